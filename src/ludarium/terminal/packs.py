"""Checking a pack: every entry with its text and its icons, or every place where it is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.text import Text

from ludarium.console import Screen, listed
from ludarium.engine.errors import EntryError, PackError
from ludarium.engine.game import Game
from ludarium.engine.pack import Pack, PackEntry, read_pack
from ludarium.engine.phrase import Icon
from ludarium.packs import check, facts_of, is_new, name_of
from ludarium.text import Speaker

NARROWEST_NAME: Final = 10

Row = tuple[Text, Text]


def check_pack(file: Path, language: str, languages: list[str], screen: Screen) -> None:
    """Load a pack on top of its game's base pack and print what it defines; PackError says where it is wrong."""
    pack = read_pack(file)
    own, game = loaded(pack, language, screen)
    speakers = {spoken: Speaker(spoken, game.name) for spoken in languages}
    for table in own.tables:
        screen.rule(table)
        entries = own.entries(table)
        width = max(NARROWEST_NAME, *[len(name_of(entry)) for entry in entries])
        screen.show(listed([row for entry in entries for row in entry_rows(entry, game, speakers, language)], width))
    count = sum(len(own.entries(table)) for table in own.tables)
    speaker = Speaker(language, game.name)
    screen.show(Text(speaker.text("term-pack-good", name=pack.name, version=pack.version, count=count, game=game.title), style="bold"))


def loaded(pack: Pack, language: str, screen: Screen) -> tuple[Pack, Game[Any]]:
    """Return the pack as it was read, and the game with it; if it is wrong in several places they are all printed first."""
    checked = check(pack)
    if checked.game is not None and not checked.mistakes:
        return checked.pack, checked.game
    speaker = Speaker(language)
    told = [told_of(mistake, speaker) for mistake in checked.mistakes]
    if len(told) == 1:
        raise PackError(told[0])
    screen.show(*[Text(mistake, overflow="fold") for mistake in told])
    raise PackError(speaker.text("term-pack-wrong", count=len(told)), where=pack.where)


def told_of(mistake: PackError, speaker: Speaker) -> str:
    """Return a mistake with its place, in the reader's language as far as it can be said in it."""
    if mistake.words is None:
        return str(mistake)
    name = f"{mistake.name} " if isinstance(mistake, EntryError) else ""
    return f"{mistake.place}: {name}{speaker.say(mistake.words)}"


def entry_rows(entry: PackEntry, game: Game[Any], speakers: dict[str, Speaker], language: str) -> list[Row]:
    """Return the lines of one entry: its facts, each effect in icons and in words, and its worth."""
    facts = [f"{field} {value}" for field, value in facts_of(entry).items()]
    if is_new(entry, game):
        facts.insert(0, Speaker(language).text("term-pack-new"))
    rows = [(Text(name_of(entry), style="bold"), Text(" · ".join(" ".join(fact.split()) for fact in facts), style="dim"))]
    for field, effect in entry.effects.items():
        label = "" if field == "effect" else f"{field}: "
        rows.append((Text(""), Text(label).append(icon_row(effect.icons()), style="cyan")))
        for spoken, speaker in speakers.items():
            rows.append((Text(spoken, style="dim"), Text(speaker.say(effect.words()))))
    if not facts and len(rows) > 1:
        rows[:2] = [(rows[0][0], rows[1][1])]
    worth = game.worth(entry)
    if worth is not None:
        amounts = {"value": f"{worth.value:.1f}", "least": f"{worth.least:.1f}", "most": f"{worth.most:.1f}"}
        words = Speaker(language).text("term-pack-worth", verdict=worth.verdict(), **amounts)
        rows.append((Text(""), Text(words, style="" if worth.verdict() == "fit" else "yellow")))
    return rows


def icon_row(icons: list[Icon]) -> str:
    """Return the row of icons, each by its name."""
    return "[" + "] [".join(f"{icon.name} {icon.count}" if icon.count else icon.name for icon in icons) + "]"
