"""The cards and feasts of the toy game, loaded from packs."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.effect import Effect, On
from ludarium.engine.language import Vocabulary
from ludarium.engine.pack import Pack, PackEntry
from tests.engine.toy.moves import Moves, card_names
from tests.engine.toy.valley import COPIES, KINDS

BASE: Final = """
[pack]
name = "base"
game = "toy"
version = 1

[[feast]]
effect = "gold 2 or draw 1"
source = "ludarium"

[[feast]]
effect = "(gold 1 + draw 1 + vp 1), may (pay gold 2: vp 2)"
source = "ludarium"

[[feast]]
effect = "up to 2 times (pay gold 1: vp 1) or 2 times (gold 1 or machine 1 any)"
source = "ludarium"

[[card]]
id = "field"
kind = "farm"
cost = 0
effect = "gold 2"
standing = "on build mill: gold 1 or draw 1"
source = "ludarium"

[[card]]
id = "orchard"
kind = "farm"
cost = 1
effect = "draw 1 + gold 1"
standing = "on end: vp 1 per farms max 4"
source = "ludarium"

[[card]]
id = "windmill"
kind = "mill"
cost = 1
effect = "turn-wheel 1, may (pay gold 1: machine 1 here)"
standing = "on turn-wheel: vp 1"
source = "ludarium"

[[card]]
id = "watermill"
kind = "mill"
cost = 1
effect = "invest 1 or turn-wheel 2"
standing = "on build farm: turn-wheel 1 or gold 1"
source = "ludarium"

[[card]]
id = "tower"
kind = "tower"
cost = 2
effect = "vp 1 by farms 0 1 3 6"
standing = "on round: vp 1 per machines max 2"
source = "ludarium"

[[card]]
id = "smithy"
kind = "mill"
cost = 1
effect = "machine 2 here, machine 1 other"
standing = "on build tower: up to 2 times (pay gold 1: vp 1)"
source = "ludarium"

[[card]]
id = "fair"
kind = "tower"
cost = 0
effect = "roll or vp 1 if hand >= 2"
source = "ludarium"

[[card]]
id = "barn"
kind = "farm"
cost = 0
effect = "build farm, (throw 1: vp 2) or gold 1"
standing = "on round: (pay gold 1: vp 1) + gold 1 if farms >= 2"
source = "ludarium"
"""


class Design:
    """One kind of card; there are `COPIES` of each."""

    def __init__(self, name: str, kind: int, cost: int, effect: Effect[Any], standing: On[Any] | None) -> None:
        self.name = name
        self.kind = kind
        self.cost = cost
        self.effect = effect
        self.standing = standing


class Content:
    """Everything the packs say."""

    def __init__(self, designs: list[Design], feasts: list[Effect[Any]]) -> None:
        self.designs = designs
        self.feasts = feasts
        self.kinds = KINDS
        names = [design.name for design in designs]
        self.names = card_names(names)
        self.moves = Moves(names)

    def cards(self) -> int:
        """Return how many cards there are."""
        return len(self.designs) * COPIES

    def of(self, card: int) -> Design:
        """Return the design of a card."""
        return self.designs[card // COPIES]

    def name(self, card: int) -> str:
        """Return how a card is written."""
        return self.names[card]


class _Loader:
    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.designs: dict[str, Design] = {}
        self.feasts: list[Effect[Any]] = []

    def read(self, pack: Pack) -> None:
        pack.allow_tables(["card", "feast"])
        for entry in pack.entries("feast"):
            self.feasts.append(entry.immediate("effect", self.vocabulary))
            entry.close()
        for entry in pack.entries("card"):
            self._card(entry)

    def _card(self, entry: PackEntry) -> None:
        name = entry.text("id")
        kind = KINDS.index(entry.word("kind", KINDS))
        cost = entry.number_in("cost", 0, 9)
        effect = entry.immediate("effect", self.vocabulary)
        standing: On[Any] | None = None
        if "standing" in entry.data:
            found = entry.effect("standing", self.vocabulary)
            if not isinstance(found, On):
                raise entry.error("standing", "a standing effect has an occasion: 'on …: …'")
            standing = found
        entry.close()
        self.designs[name] = Design(name, kind, cost, effect, standing)


def load_content(packs: list[Pack], vocabulary: Vocabulary) -> Content:
    """Return the content of the packs together."""
    loader = _Loader(vocabulary)
    for pack in packs:
        loader.read(pack)
    return Content(list(loader.designs.values()), loader.feasts)
