"""The moves of Underwater Cities: a card and a slot, steps, sites, payments."""

from __future__ import annotations

from typing import Final

from ludarium.engine.lexicon import CHOOSE, FIRST_FREE_MOVE, SKIP, Family, Lengthened, Lexicon
from ludarium.games.underwater.content.kinds import (
    ACTION_IDS,
    ASSISTANT,
    CARD_IDS,
    FIRST_SPECIAL,
    METROPOLISES,
    PIECES,
    RESOURCES,
    SITE_IDS,
    SLOTS,
)

MOST_KELP: Final = 5  # of a cost, as much as biomass can replace in one move
MOST_STEELPLAST: Final = 9
MOST_STEPS: Final = 9
FIRST: Final = ["card", "slot"]


def _mixes() -> list[str]:
    """Return every set of resources of different kinds, as the bits of its number."""
    return ["+".join(RESOURCES[at] for at in range(len(RESOURCES)) if mask >> at & 1) for mask in range(1, 1 << len(RESOURCES))]


PLAY: Final = Family("play", list(CARD_IDS), FIRST_FREE_MOVE)
SLOT: Final = Family("slot", list(SLOTS), PLAY.base + PLAY.size)
CLONE: Final = Family("clone", list(SLOTS), SLOT.base + SLOT.size)
BEGIN: Final = Family("first", list(FIRST), CLONE.base + CLONE.size)
KIND: Final = Family("build", list(PIECES), BEGIN.base + BEGIN.size)
SITE: Final = Family("at", list(SITE_IDS), KIND.base + KIND.size)
BIOMASS: Final = Family(
    "biomass",
    [f"{kelp}+{steelplast}" for kelp in range(MOST_KELP + 1) for steelplast in range(MOST_STEELPLAST + 1)],
    SITE.base + SITE.size,
)  # how many kelp and how many steelplast it stands for
PRICE: Final = Family("price", list(RESOURCES), BIOMASS.base + BIOMASS.size)
MIX: Final = Family("gain", _mixes(), PRICE.base + PRICE.size)
TRACK: Final = Family("advance", [str(steps) for steps in range(1, MOST_STEPS + 1)], MIX.base + MIX.size)
USE: Final = Family("use", list(ACTION_IDS), TRACK.base + TRACK.size)
REFRESH: Final = Family("refresh", list(ACTION_IDS), USE.base + USE.size)
DISCARD: Final = Family("discard", list(ACTION_IDS), REFRESH.base + REFRESH.size)
ABILITY: Final = Family("ability", list(CARD_IDS), DISCARD.base + DISCARD.size)
PERFORM: Final = Family("perform", list(SLOTS), ABILITY.base + ABILITY.size)
TAKE: Final = Family("take", CARD_IDS[FIRST_SPECIAL:], PERFORM.base + PERFORM.size)
LOOK: Final = Family("look", [""], TAKE.base + TAKE.size)
UNDER: Final = Family("under", CARD_IDS[FIRST_SPECIAL:], LOOK.base + LOOK.size)
METROPOLIS: Final = Family("metropolis", list(METROPOLISES), UNDER.base + UNDER.size)

USUAL: Final = [
    *[CHOOSE, SKIP, PLAY, SLOT, CLONE, BEGIN, KIND, SITE, BIOMASS, PRICE, MIX, TRACK, USE, REFRESH, DISCARD, ABILITY],
    *[PERFORM, TAKE, LOOK, UNDER, METROPOLIS],
]
FIRST_FURTHER: Final = ASSISTANT + 1  # card that packs add


class Moves:
    """The moves of cards and tiles, to which packs can add: those of what is in the box have the same number with any packs.

    New special cards come before the other new cards; `take` and `under` count from the first special card on.
    """

    def __init__(self, specials: list[str], cards: list[str], metropolises: list[str]) -> None:
        new = [*specials, *cards]
        self.play = Lengthened(PLAY, new, METROPOLIS.base + METROPOLIS.size, FIRST_FURTHER)
        self.use = Lengthened(USE, new, self.play.after())
        self.refresh = Lengthened(REFRESH, new, self.use.after())
        self.discard = Lengthened(DISCARD, new, self.refresh.after())
        self.ability = Lengthened(ABILITY, new, self.discard.after(), FIRST_FURTHER)
        self.take = Lengthened(TAKE, specials, self.ability.after(), FIRST_FURTHER - FIRST_SPECIAL)
        self.under = Lengthened(UNDER, specials, self.take.after(), FIRST_FURTHER - FIRST_SPECIAL)
        self.metropolis = Lengthened(METROPOLIS, metropolises, self.under.after())
        grown = [self.play, self.use, self.refresh, self.discard, self.ability, self.take, self.under, self.metropolis]
        self.lexicon = Lexicon([*USUAL, *[family.further for family in grown if family.further.size]])


KINDS: Final = {
    "play": "card",
    "discard": "card",
    "use": "card",
    "refresh": "card",
    "ability": "card",
    "take": "card",
    "under": "card",
    "clone": "slot",
    "perform": "slot",
    "at": "site",
    "build": "kind",
}


def target_of(lexicon: Lexicon, move: int) -> str:
    """Return the board element a move points at."""
    family = lexicon.family(move)
    item = family.items[family.index(move)]
    if not item:
        return family.word
    return f"choice:{item}" if family.word == CHOOSE.word else f"{KINDS.get(family.word, family.word)}:{item}"


def biomass_move(kelp: int, steelplast: int) -> int:
    """Return the move that lets biomass stand for so much kelp and steelplast."""
    return BIOMASS.at(kelp * (MOST_STEELPLAST + 1) + steelplast)


def biomass_for(move: int) -> tuple[int, int]:
    """Return for how much kelp and steelplast biomass stands in a move."""
    index = BIOMASS.index(move)
    return index // (MOST_STEELPLAST + 1), index % (MOST_STEELPLAST + 1)
