"""What a screen needs of a game's drawing. Everything is drawn from a seat's view, so nothing hidden can show."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from ludarium.engine.game import Game
from ludarium.engine.happening import Happening
from ludarium.text import Speaker

View = Mapping[str, Any]


class Picture:
    """Lines of a drawing and their width; `note` says what was left out."""

    def __init__(self, lines: list[Text], width: int, note: str = "") -> None:
        self.lines = lines
        self.width = width
        self.note = note


class Board:
    """The drawing of a game that has none of its own: its view as it reads."""

    def __init__(self, game: Game[Any], speaker: Speaker) -> None:
        self.game = game
        self.speaker = speaker

    def title(self, view: View) -> str:
        """Return where the game stands, in a few words."""
        return self.game.title

    def picture(self, view: View, width: int, marks: Mapping[str, str]) -> Picture:
        """Return the board within a width; `marks` are signs to be put on targets."""
        lines = [Text(line[:width]) for line in json.dumps(dict(view), ensure_ascii=False, indent=1).splitlines()]
        return Picture(lines, width)

    def pages(self, view: View, width: int) -> list[Picture]:
        """Return the whole board, in parts that fit the width."""
        return [self.picture(view, width, {})]

    def areas(self, view: View, player: int | None) -> list[Text]:
        """Return the supplies and what lies openly before each side."""
        return []

    def legend(self) -> str:
        """Return how the signs of the picture are read."""
        return ""

    def is_minor(self, happening: Happening, player: int | None) -> bool:
        """Say whether something that happened is left out of what a player is told before a decision."""
        return False

    def own(self, view: View, player: int, hand: bool) -> list[Text]:
        """Return what a player has and nobody else sees; `hand` says whether the cards in hand are wanted."""
        return []

    def about(self, view: View, player: int, target: str) -> str:
        """Return what a choice would do, where its label does not say it."""
        return ""
