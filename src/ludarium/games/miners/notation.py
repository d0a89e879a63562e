"""How the moves of Imperial Miners are written."""

from __future__ import annotations

from typing import Final

from ludarium.engine.lexicon import CHOOSE, FIRST_FREE_MOVE, SKIP, Family, Lexicon
from ludarium.games.miners.rules.mine import JOINS, LEVELS, SLOTS, join_text, slot_text

BOARDS: Final = 3
STEPS: Final = 10  # to the top of a research board (IM-C31)
FACTIONS: Final = ["scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans"]
DRAWN_LEVELS: Final = 3  # an ordinary draw uses the decks of the first three levels (IM-D2)

_SLOTS: Final = [slot_text(slot) for slot in range(SLOTS)]
_SPACES: Final = [f"{board + 1}.{step + 1}" for board in range(BOARDS) for step in range(STEPS)]

PLACE: Final = Family("place", _SLOTS, FIRST_FREE_MOVE)
CLIMB: Final = Family("climb", _SLOTS, PLACE.base + SLOTS)
ACTIVATE: Final = Family("activate", _SLOTS, CLIMB.base + SLOTS)
MACHINE: Final = Family("machine", _SLOTS, ACTIVATE.base + SLOTS)
FETCH: Final = Family("fetch", _SLOTS, MACHINE.base + SLOTS)
COLLAPSE: Final = Family("collapse", _SLOTS, FETCH.base + SLOTS)
CLEAR: Final = Family("clear", _SLOTS, COLLAPSE.base + SLOTS)
CART: Final = Family("cart", [join_text(join) for join in range(JOINS)], CLEAR.base + SLOTS)
EFFECT: Final = Family("effect", ["1", "2"], CART.base + JOINS)
DECK: Final = Family("deck", LEVELS[:DRAWN_LEVELS], EFFECT.base + 2)
FACTION: Final = Family("faction", FACTIONS, DECK.base + DRAWN_LEVELS)
RESEARCH: Final = Family("research", _SPACES, FACTION.base + len(FACTIONS))
BOARD: Final = Family("board", [str(board + 1) for board in range(BOARDS)], RESEARCH.base + len(_SPACES))
DONE: Final = Family("done", [""], BOARD.base + BOARDS)
DIG: Final = Family("dig", [""], DONE.base + 1)
FIRST_OF_CONTENT: Final = DIG.base + 1

_AT_A_SLOT: Final = [PLACE, CLIMB, ACTIVATE, MACHINE, FETCH, COLLAPSE, CLEAR]
_FIXED: Final = [CHOOSE, SKIP, *_AT_A_SLOT, CART, EFFECT, DECK, FACTION, RESEARCH, BOARD, DONE, DIG]


class Moves:
    """The moves that depend on the packs: cards of the hand, effects of the surface."""

    def __init__(self, cards: list[str], surface: list[str]) -> None:
        self.surface = Family("surface", surface, FIRST_OF_CONTENT)
        self.play = Family("play", cards, self.surface.base + len(surface))
        self.keep = Family("keep", cards, self.play.base + len(cards))
        self.discard = Family("discard", cards, self.keep.base + len(cards))
        self.lexicon = Lexicon([*_FIXED, self.surface, self.play, self.keep, self.discard])

    def target(self, move: int) -> str:
        """Return the element on the table that a move points at."""
        if CHOOSE.has(move):
            return f"choice:{CHOOSE.index(move) + 1}"
        family = self.lexicon.family(move)
        item = family.items[move - family.base]
        if family in _AT_A_SLOT:
            return f"slot:{item}"
        if family in (self.play, self.keep, self.discard):
            return f"card:{item}"
        if family is CART:
            return f"join:{item}"
        if family is RESEARCH:
            return f"space:{item}"
        return f"{family.word}:{item}" if item else family.word
