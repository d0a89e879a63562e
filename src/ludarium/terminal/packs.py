"""Checking a pack: every card it defines with its text and its icons, or the place where it is wrong."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

import ludarium
from ludarium.console import Screen, listed
from ludarium.engine.effect import Effect
from ludarium.engine.game import Game
from ludarium.engine.pack import Pack, read_pack
from ludarium.engine.phrase import Icon
from ludarium.text import Speaker


def check_pack(file: Path, language: str, screen: Screen) -> None:
    """Load a pack on top of its game's base pack and print what it defines; PackError says where it is wrong."""
    pack = read_pack(file)
    game = ludarium.game(pack.game)
    if pack.digest not in [own.digest for own in game.packs]:
        game = ludarium.game(pack.game, [file])
    speaker = Speaker(language, game.name)
    cards = 0
    for table in pack.tables:
        cards += show_entries(pack, table, game, speaker, screen)
    screen.show(Text(speaker.text("term-pack-good", name=pack.name, version=pack.version, count=cards, game=game.title), style="bold"))


def show_entries(pack: Pack, table: str, game: Game[ludarium.State], speaker: Speaker, screen: Screen) -> int:
    """Print the entries of one table that have effects; return how many there are."""
    rows = []
    for entry in pack.entries(table):
        for field, source in entry.data.items():
            if field in ("effect", "start") and isinstance(source, str):
                effect: Effect[ludarium.State] = game.vocabulary.parse(source)
                words = Text(speaker.say(effect.words())).append(f"\n{icon_row(effect.icons())}", style="cyan")
                name = str(entry.data.get("id", entry.number + 1)) if field == "effect" else ""
                rows.append((Text(name, style="bold"), words))
    if rows:
        screen.rule(table)
        screen.show(listed(rows, 10))
    return sum(1 for entry in pack.entries(table) if "effect" in entry.data)


def icon_row(icons: list[Icon]) -> str:
    """Return the row of icons, each by its name."""
    return "[" + "] [".join(f"{icon.name} {icon.count}" if icon.count else icon.name for icon in icons) + "]"
