"""The moves of Barrage and how they are written."""

from __future__ import annotations

from typing import Final

from ludarium.engine.lexicon import CHOOSE, FIRST_FREE_MOVE, SKIP, Family, Lengthened, Lexicon
from ludarium.games.barrage.content.abilities import MOST_DROPS, MOST_MACHINES
from ludarium.games.barrage.content.components import COMPANIES, CONTRACTS, OFFICERS, SPACES, TILES
from ludarium.games.barrage.content.sites import CONDUIT_IDS, DAM_BASINS, DAM_IDS, HEADSTREAM_IDS, SITE_IDS

ENGINEERS: Final = 12
USUAL_DROPS: Final = 4  # behind one dam; packs can allow more
MOST_CHOSEN: Final = 4  # machines of choice named in one move


class Routes:
    """Productions by number: dam and conduit of one basin, and how many drops (BR-L2, BR-L3); those of many drops come last."""

    def __init__(self) -> None:
        self.dams: list[int] = []
        self.conduits: list[int] = []
        self.drops: list[int] = []
        self.items: list[str] = []
        self._add(1, USUAL_DROPS)
        self.usual = len(self.items)
        self._add(USUAL_DROPS + 1, MOST_DROPS)

    def _add(self, least: int, most: int) -> None:
        for basin in range(DAM_BASINS):
            for dam in (2 * basin, 2 * basin + 1):
                for conduit in (2 * basin, 2 * basin + 1):
                    for drops in range(least, most + 1):
                        self.dams.append(dam)
                        self.conduits.append(conduit)
                        self.drops.append(drops)
                        self.items.append(f"{DAM_IDS[dam]}-{CONDUIT_IDS[conduit]}-{drops}")


def route_index(dam: int, conduit: int, drops: int) -> int:
    """Return the number of a production."""
    way = dam // 2 * 4 + dam % 2 * 2 + conduit % 2
    if drops <= USUAL_DROPS:
        return way * USUAL_DROPS + drops - 1
    return ROUTES.usual + way * (MOST_DROPS - USUAL_DROPS) + drops - USUAL_DROPS - 1


class Payments:
    """Payments by number: excavators, mixers, and machines replaced by credits."""

    def __init__(self) -> None:
        self.excavators: list[int] = []
        self.mixers: list[int] = []
        self.replaced: list[int] = []
        self.items: list[str] = []
        self.index: list[int] = [0] * (MOST_MACHINES + 1) ** 3
        for excavators in range(MOST_MACHINES + 1):
            for mixers in range(MOST_MACHINES + 1 - excavators):
                for replaced in range(MOST_MACHINES + 1 - excavators - mixers):
                    self.index[(excavators * 11 + mixers) * 11 + replaced] = len(self.items)
                    self.excavators.append(excavators)
                    self.mixers.append(mixers)
                    self.replaced.append(replaced)
                    self.items.append(f"{excavators},{mixers},{replaced}")

    def of(self, excavators: int, mixers: int, replaced: int) -> int:
        """Return the number of a payment."""
        return self.index[(excavators * 11 + mixers) * 11 + replaced]


ROUTES: Final = Routes()
PAYMENTS: Final = Payments()


def _mixes() -> list[str]:
    """Return every mix of machines that can be chosen at once, fewest machines first."""
    return [f"{count - mixers},{mixers}" for count in range(1, MOST_CHOSEN + 1) for mixers in range(count + 1)]


MIXES: Final = _mixes()
FIRST_MIX: Final = [0, 0, 2, 5, 9]  # of so many machines

COMPANY: Final = Family("company", list(COMPANIES), FIRST_FREE_MOVE)
TAKE: Final = Family("take", list(CONTRACTS), COMPANY.base + COMPANY.size)
FULFIL: Final = Family("fulfil", list(CONTRACTS), TAKE.base + TAKE.size)
DISCARD: Final = Family("discard", list(CONTRACTS), FULFIL.base + FULFIL.size)
SPACE: Final = Family("space", list(SPACES), DISCARD.base + DISCARD.size)
BANK: Final = Family("bank", [str(number) for number in range(1, ENGINEERS + 1)], SPACE.base + SPACE.size)
BUILD: Final = Family("build", list(TILES), BANK.base + BANK.size)
COPY: Final = Family("copy", list(TILES), BUILD.base + BUILD.size)
OFFICER: Final = Family("officer", list(OFFICERS), COPY.base + COPY.size)
PASS: Final = Family("pass", [""], OFFICER.base + OFFICER.size)
AT: Final = Family("at", list(SITE_IDS), PASS.base + PASS.size)
PAY: Final = Family("pay", PAYMENTS.items, AT.base + AT.size)
PRODUCE: Final = Family("produce", ROUTES.items[: ROUTES.usual], PAY.base + PAY.size)
DROP: Final = Family("drop", list(HEADSTREAM_IDS), PRODUCE.base + PRODUCE.size)
DONE: Final = Family("done", [""], DROP.base + DROP.size)
MACHINES: Final = Family("machines", list(MIXES), DONE.base + DONE.size)

FLOOD: Final = Family("produce", ROUTES.items[ROUTES.usual :], MACHINES.base + MACHINES.size)  # with more drops than usual

USUAL: Final = [
    CHOOSE,
    SKIP,
    COMPANY,
    TAKE,
    FULFIL,
    DISCARD,
    SPACE,
    BANK,
    BUILD,
    COPY,
    OFFICER,
    PASS,
    AT,
    PAY,
    PRODUCE,
    DROP,
    DONE,
    MACHINES,
]


class Moves:
    """The moves of what packs can add to: all others, and those of what is in the box, have the same number with any packs."""

    def __init__(self, companies: list[str], contracts: list[str], officers: list[str], tiles: list[str], most_drops: int) -> None:
        self.company = Lengthened(COMPANY, companies[COMPANY.size :], FLOOD.base + FLOOD.size)
        more = contracts[TAKE.size :]
        self.take = Lengthened(TAKE, more, self.company.after())
        self.fulfil = Lengthened(FULFIL, more, self.take.after())
        self.discard = Lengthened(DISCARD, more, self.fulfil.after())
        self.build = Lengthened(BUILD, tiles[BUILD.size :], self.discard.after())
        self.copy = Lengthened(COPY, tiles[COPY.size :], self.build.after())
        self.officer = Lengthened(OFFICER, officers[OFFICER.size :], self.copy.after())
        grown = [self.company, self.take, self.fulfil, self.discard, self.build, self.copy, self.officer]
        further = [family.further for family in grown if family.further.size]
        floods = [FLOOD] if further or most_drops > USUAL_DROPS else []
        self.lexicon = Lexicon([*USUAL, *floods, *further])


def produce_move(route: int) -> int:
    """Return the move that makes a production."""
    return PRODUCE.at(route) if route < ROUTES.usual else FLOOD.at(route - ROUTES.usual)


def produced_route(move: int) -> int:
    """Return the production that a move makes, -1 for other moves."""
    if PRODUCE.has(move):
        return PRODUCE.index(move)
    return ROUTES.usual + FLOOD.index(move) if FLOOD.has(move) else -1


KINDS: Final = {
    "take": "contract",
    "fulfil": "contract",
    "discard": "contract",
    "build": "tile",
    "copy": "wheel",
    "at": "site",
    "produce": "route",
    "drop": "headstream",
}


def target_of(lexicon: Lexicon, move: int) -> str:
    """Return the board element a move points at."""
    family = lexicon.family(move)
    item = family.items[family.index(move)]
    if not item:
        return family.word
    return f"choice:{item}" if family.word == CHOOSE.word else f"{KINDS.get(family.word, family.word)}:{item}"
