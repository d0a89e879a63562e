"""The cards and feasts of the toy game as typed objects, loaded from packs."""

from __future__ import annotations

from typing import Any

from ludarium.engine.ability import On
from ludarium.engine.effect import Effect
from ludarium.engine.language import Vocabulary
from ludarium.engine.pack import Pack, PackEntry
from ludarium.engine.phrase import Phrase

from ..notation import Moves, card_names
from ..state import COPIES, EVENTS, KINDS


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

    def card_words(self, card: int) -> Phrase:
        """Return a card in words."""
        return Phrase("card", {"id": self.of(card).name})


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
        standing = entry.ability("standing", self.vocabulary, EVENTS) if "standing" in entry.data else None
        entry.close()
        self.designs[name] = Design(name, kind, cost, effect, standing)


def load_content(packs: list[Pack], vocabulary: Vocabulary) -> Content:
    """Return the content of the packs together."""
    loader = _Loader(vocabulary)
    for pack in packs:
        loader.read(pack)
    return Content(list(loader.designs.values()), loader.feasts)
