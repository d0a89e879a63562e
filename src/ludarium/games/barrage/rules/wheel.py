"""The construction wheel (BR-K5 to BR-K9, BR-K21, BR-P2): what reaches the open sector is back in supply at once."""

from __future__ import annotations

from typing import Final

from ludarium.engine.happening import Happening
from ludarium.engine.phrase import Icon, Phrase, Preview
from ludarium.games.barrage.state import NOTHING, SECTORS, BarrageState, Company

HOME_NEWS: Final = ["tile-returned", "machines-returned"]  # what tells that something came home


def turn_wheel(state: BarrageState, side: int, sectors: int) -> None:
    """Turn the wheel sector by sector; the content of each new open sector returns (BR-P2, BR-R39)."""
    company = state.sides[side]
    for turn in range(sectors):
        company.gate = (company.gate - 1) % SECTORS
        gate = company.gate
        tile = company.wheel_tiles[gate]
        excavators = company.wheel_excavators[gate]
        mixers = company.wheel_mixers[gate]
        if tile == NOTHING and not excavators and not mixers:
            continue
        if tile != NOTHING:
            company.tiles.append(tile)
            company.tiles.sort()
        company.excavators += excavators
        company.mixers += mixers
        company.wheel_tiles[gate] = NOTHING
        company.wheel_excavators[gate] = 0
        company.wheel_mixers[gate] = 0
        if state.listener is not None:
            report_return(state, side, tile, excavators, mixers)
    if state.listener is not None:
        state.report("wheel-turned", side, {"sectors": sectors})


def report_return(state: BarrageState, side: int, tile: int, excavators: int, mixers: int) -> None:
    """Tell what has come home."""
    machines: dict[str, object] = {"excavators": excavators, "mixers": mixers}
    if tile == NOTHING:
        state.report("machines-returned", side, machines)
    else:
        state.report("tile-returned", side, {"tile": state.content.tile_words(tile), **machines})


def on_and_off(side: int, happenings: list[Happening]) -> list[Preview]:
    """Return the machines that happenings laid on a side's wheel, and those that came home from it (BR-K5, BR-P2)."""
    laid = machines_in([happening for happening in happenings if happening.seat == side and happening.kind == "built"])
    home = machines_in([happening for happening in happenings if happening.seat == side and happening.kind in HOME_NEWS])
    found = [Preview(laid, [], [], Phrase("preview-laid"))] if laid else []
    return [*found, Preview([], home, [], Phrase("preview-home"))] if home else found


def machines_in(happenings: list[Happening]) -> list[Icon]:
    """Return the machines that happenings tell of."""
    found: list[Icon] = []
    for good, fact in (("excavator", "excavators"), ("mixer", "mixers")):
        count = 0
        for happening in happenings:
            amount = happening.facts[fact]
            assert isinstance(amount, int)
            count += amount
        if count:
            found.append(Icon(good, count))
    return found


def load_wheel(company: Company, tile: int, excavators: int, mixers: int) -> None:
    """Put a tile (or none, BR-X12) and machines from supply into the open sector, which is always empty before (BR-R73)."""
    gate = company.gate
    if tile != NOTHING:
        company.tiles.remove(tile)
    company.wheel_tiles[gate] = tile
    company.excavators -= excavators
    company.mixers -= mixers
    company.wheel_excavators[gate] = excavators
    company.wheel_mixers[gate] = mixers


def is_wheel_empty(company: Company) -> bool:
    """Say whether nothing lies on the wheel (BA-90)."""
    for sector in range(SECTORS):
        if company.wheel_tiles[sector] != NOTHING or company.wheel_excavators[sector] or company.wheel_mixers[sector]:
            return False
    return True
