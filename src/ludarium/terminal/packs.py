"""Checking a pack: every entry with its text and its icons, or every place where it is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.text import Text

import ludarium
from ludarium.console import Screen, listed
from ludarium.engine.errors import PackError
from ludarium.engine.game import Game
from ludarium.engine.pack import Pack, PackEntry, read_pack
from ludarium.engine.phrase import Icon
from ludarium.text import Speaker

MOST_MISTAKES: Final = 20
NARROWEST_NAME: Final = 10
NOT_SHOWN: Final = ("id", "source")

Row = tuple[Text, Text]


def check_pack(file: Path, language: str, languages: list[str], screen: Screen) -> None:
    """Load a pack on top of its game's base pack and print what it defines; PackError says where it is wrong."""
    pack = read_pack(file)
    game = loaded(pack, language, screen)
    own = next((one for one in game.packs if one.digest == pack.digest), pack)
    speakers = {spoken: Speaker(spoken, game.name) for spoken in languages}
    for table in own.tables:
        screen.rule(table)
        entries = own.entries(table)
        width = max(NARROWEST_NAME, *[len(name_of(entry)) for entry in entries])
        screen.show(listed([row for entry in entries for row in entry_rows(entry, game, speakers, language)], width))
    count = sum(len(own.entries(table)) for table in own.tables)
    speaker = Speaker(language, game.name)
    screen.show(Text(speaker.text("term-pack-good", name=pack.name, version=pack.version, count=count, game=game.title), style="bold"))


def loaded(pack: Pack, language: str, screen: Screen) -> Game[Any]:
    """Return the game with the pack; if that is wrong in several places they are all printed first."""
    game = ludarium.game(pack.game)
    if pack.digest in [own.digest for own in game.packs]:
        return game
    try:
        return ludarium.game(pack.game, [pack])
    except PackError as wrong:
        found = mistakes(pack)
        if len(found) < 2:
            raise
        screen.show(*[Text(str(mistake), overflow="fold") for mistake in found])
        raise PackError(Speaker(language).text("term-pack-wrong", count=len(found)), where=wrong.where) from None


def mistakes(pack: Pack) -> list[PackError]:
    """Return what is wrong with a pack, entry by entry: after each mistake the rest is read without the entry that has it."""
    found: list[PackError] = []
    rest: Pack | None = pack
    while rest is not None and len(found) < MOST_MISTAKES:
        try:
            ludarium.game(pack.game, [rest])
        except PackError as wrong:
            if found and not wrong.line:
                break  # what is missing now was in an entry that was left out
            found.append(wrong)
            rest = rest.without(wrong.line)
        else:
            break
    return found


def name_of(entry: PackEntry) -> str:
    """Return what an entry is called: by its id, or by its place where it has none."""
    return str(entry.data.get("id", entry.number + 1))


def is_new(entry: PackEntry, game: Game[Any]) -> bool:
    """Say whether an entry adds to what is in the box: an id that was meant to replace something and is misspelt shows so."""
    base = game.packs[0]
    return "id" in entry.data and entry.pack is not base and all(entry.data["id"] != own.data["id"] for own in base.entries(entry.table))


def entry_rows(entry: PackEntry, game: Game[Any], speakers: dict[str, Speaker], language: str) -> list[Row]:
    """Return the lines of one entry: its facts, each effect in icons and in words, and its worth."""
    facts = [f"{field} {value}" for field, value in entry.data.items() if field not in entry.effects and field not in NOT_SHOWN]
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
