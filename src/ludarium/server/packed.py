"""Games with packs in a process of its own: a job brings the texts of the packs, and the games that they make are kept for the next one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import ludarium
from ludarium.engine.pack import parse_pack

KEPT: Final = 16


class PackedGames:
    """The games that jobs were about last."""

    def __init__(self) -> None:
        self.games: OrderedDict[tuple[str, ...], ludarium.Game[Any]] = OrderedDict()

    def game(self, name: str, packs: Sequence[str]) -> ludarium.Game[Any]:
        """Return a game with packs as their texts say."""
        if not packs:
            return ludarium.game(name)
        key = (name, *packs)
        if key not in self.games:
            self.games[key] = ludarium.game(name, [parse_pack(text, "pack") for text in packs])
        self.games.move_to_end(key)
        while len(self.games) > KEPT:
            self.games.popitem(last=False)
        return self.games[key]
