"""The places of the map by number and by name (section F).

Basins are numbered from 0 inside and from 1 outside. All sites share one row of numbers: dam sites (upper before lower,
basin by basin), then conduit sites (left before right), then powerhouse sites.
"""

from __future__ import annotations

from typing import Final

from ludarium.engine.phrase import Phrase

BASINS: Final = 12
DAM_BASINS: Final = 10  # basins 11 and 12 have powerhouse sites only (BR-F5)
HEADSTREAMS: Final = 4
DAMS: Final = 20
CONDUITS: Final = 20
HOUSES: Final = 23
FIRST_CONDUIT: Final = DAMS
FIRST_HOUSE: Final = DAMS + CONDUITS
SITES: Final = DAMS + CONDUITS + HOUSES
OUT: Final = -1  # where a river leaves the map

MOUNTAINS: Final = 0
HILLS: Final = 1
PLAINS: Final = 2
AREAS: Final = ["mountains", "hills", "plains"]

# The kinds of piece (BR-A12).
BASE: Final = 0
ELEVATION: Final = 1
CONDUIT: Final = 2
POWERHOUSE: Final = 3
PIECES: Final = ["base", "elevation", "conduit", "powerhouse"]
PIECE_COUNTS: Final = [5, 5, 5, 4]
RANGES: Final = [(0, DAMS), (0, DAMS), (FIRST_CONDUIT, FIRST_HOUSE), (FIRST_HOUSE, SITES)]  # the sites of each, by first and after

HOUSES_PER_BASIN: Final = [0, 0, 0, 0, 2, 2, 2, 3, 3, 3, 4, 4]


def _houses() -> list[list[int]]:
    """Return the powerhouse sites of each basin."""
    found: list[list[int]] = []
    following = 0
    for count in HOUSES_PER_BASIN:
        found.append(list(range(following, following + count)))
        following += count
    return found


HOUSES_IN: Final = _houses()
HOUSE_BASIN: Final = [basin for basin in range(BASINS) for house in HOUSES_IN[basin]]


def dam_id(dam: int) -> str:
    """Return how a dam site is written: D1U."""
    return f"D{dam // 2 + 1}{'UL'[dam % 2]}"


def conduit_id(conduit: int) -> str:
    """Return how a conduit site is written: C1L."""
    return f"C{conduit // 2 + 1}{'LR'[conduit % 2]}"


def house_id(house: int) -> str:
    """Return how a powerhouse site is written: P5a."""
    basin = HOUSE_BASIN[house]
    return f"P{basin + 1}{'abcd'[HOUSES_IN[basin].index(house)]}"


def headstream_id(headstream: int) -> str:
    """Return how a headstream is written: H1."""
    return f"H{headstream + 1}"


DAM_IDS: Final = [dam_id(dam) for dam in range(DAMS)]
CONDUIT_IDS: Final = [conduit_id(conduit) for conduit in range(CONDUITS)]
HOUSE_IDS: Final = [house_id(house) for house in range(HOUSES)]
SITE_IDS: Final = [*DAM_IDS, *CONDUIT_IDS, *HOUSE_IDS]
HEADSTREAM_IDS: Final = [headstream_id(headstream) for headstream in range(HEADSTREAMS)]


def basin_of(site: int) -> int:
    """Return the basin of a site; a conduit belongs to the basin where it starts (BR-F10)."""
    if site < FIRST_CONDUIT:
        return site // 2
    return (site - FIRST_CONDUIT) // 2 if site < FIRST_HOUSE else HOUSE_BASIN[site - FIRST_HOUSE]


def site_words(site: int) -> Phrase:
    """Return a site in words: where it lies, as anybody sees it on the map."""
    if site < FIRST_CONDUIT:
        place = "upper" if site % 2 == 0 else "lower"
    elif site < FIRST_HOUSE:
        place = "left" if (site - FIRST_CONDUIT) % 2 == 0 else "right"
    else:
        place = "powerhouse"
    return Phrase("site", {"id": SITE_IDS[site], "place": place, "basin": basin_of(site) + 1})


def headstream_words(headstream: int) -> Phrase:
    """Return a headstream in words."""
    return Phrase("site", {"id": HEADSTREAM_IDS[headstream], "place": "headstream", "basin": headstream + 1})
