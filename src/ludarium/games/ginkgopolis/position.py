"""A position as plain data and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludarium.engine.chance import Chance
from ludarium.engine.errors import LoadError
from ludarium.engine.hidden import load_hidden
from ludarium.engine.saving import Reader
from ludarium.games.ginkgopolis.city import CELLS, NOBODY, OFF_TABLE, Building
from ludarium.games.ginkgopolis.content import CARDS, TILES, TOKENS, Content
from ludarium.games.ginkgopolis.setup import DRAFT_CARDS, DRAFT_PICKS
from ludarium.games.ginkgopolis.table import HAL, NOTHING, PHASES, Side, Table

if TYPE_CHECKING:
    from ludarium.engine.game import Game

MOST = 1_000_000


def dump_table(table: Table) -> dict[str, object]:
    """Return everything but the engine's own part."""
    return {
        "sides": [dump_side(side) for side in table.sides],
        "city": [dump_building(table.city.at[cell]) for cell in sorted(table.city.at)],
        "tokens": table.city.tokens.copy(),
        "deck": table.deck.copy(),
        "discard": table.discard.copy(),
        "supply": table.supply.copy(),
        "removed": table.removed.copy(),
        "cards": table.cards.dump(),
        "faces": table.faces.dump(),
        "packs": [pack.copy() for pack in table.packs],
        "picks": table.picks,
        "first": table.first,
        "turn": table.turn,
        "round": table.round,
        "phase": table.phase,
        "exhaustions": table.exhaustions,
        "ending": table.ending,
        "hal_card": table.hal_card,
    }


def dump_side(side: Side) -> dict[str, object]:
    """Return one side as plain data."""
    return {
        "supply": side.supply,
        "resources": side.resources,
        "points": side.points,
        "new_hands": side.new_hands,
        "tiles": side.tiles.copy(),
        "hand": side.hand.copy(),
        "chosen": side.chosen,
        "laid": side.laid,
        "committed": side.committed,
        "shown": side.shown,
        "returning": side.returning.copy(),
        "characters": side.characters.copy(),
        "kept": side.kept.copy(),
    }


def dump_building(building: Building) -> dict[str, object]:
    """Return one building as plain data; owners of covered levels are part of its history and are kept."""
    under = None if building.under is None else dump_building(building.under)
    return {"cell": building.cell, "tile": building.tile, "owner": building.owner, "marked": building.marked, "under": under}


def load_table(game: Game[Any], content: Content, players: int, options: Mapping[str, object], luck: Chance, reader: Reader) -> Table:
    """Return the position that `dump_table` wrote."""
    table = Table(game, players, options, luck, content)
    sides = reader.items("sides")
    if len(sides) != max(players, HAL + 1):
        raise LoadError(f"{reader.where}.sides: one side for each player expected (and Hal in the solo game)")
    characters = len(content.characters)
    table.sides = [load_side(Reader(side, f"{reader.where}.sides[{seat}]"), characters) for seat, side in enumerate(sides)]
    for index, data in enumerate(reader.items("city")):
        building = load_building(Reader(data, f"{reader.where}.city[{index}]"), len(sides))
        table.city.put(building)
    table.city.tokens = reader.numbers("tokens", OFF_TABLE, CELLS - 1, TOKENS)
    for letter, cell in enumerate(table.city.tokens):
        if cell != OFF_TABLE:
            table.city.token_at[cell] = letter
    table.deck = reader.numbers("deck", 0, CARDS - 1)
    table.discard = reader.numbers("discard", 0, CARDS - 1)
    table.supply = reader.numbers("supply", 0, TILES - 1)
    table.removed = reader.numbers("removed", 0, TILES - 1)
    table.cards = load_hidden(reader.part("cards"), CARDS, players)
    table.faces = load_hidden(reader.part("faces"), TILES, players)
    table.packs = load_packs(reader, players, characters)
    table.picks = reader.number("picks", 0, DRAFT_PICKS)
    table.first = reader.number("first", 0, players - 1)
    table.turn = reader.number("turn", NOTHING, len(sides) - 1)
    table.round = reader.number("round", 0, MOST)
    table.phase = reader.number("phase", 0, len(PHASES) - 1)
    table.exhaustions = reader.number("exhaustions", 0, MOST)
    table.ending = reader.truth("ending")
    table.hal_card = reader.number("hal_card", NOTHING, CARDS - 1)
    return table


def load_packs(reader: Reader, players: int, characters: int) -> list[list[int]]:
    """Return the packs of a draft that is going on."""
    packs: list[list[int]] = []
    for pack in reader.items("packs"):
        packs.append(Reader({"pack": pack}, reader.where).numbers("pack", 0, characters - 1, DRAFT_CARDS))
    dealt = [character for pack in packs for character in pack]
    if len(packs) not in (0, players) or len(set(dealt)) < len(dealt):
        raise LoadError(f"{reader.where}.packs: one pack of different characters for each player expected")
    return packs


def load_side(reader: Reader, characters: int) -> Side:
    """Return the side that `dump_side` wrote."""
    side = Side(reader.number("supply", 0, MOST), reader.number("new_hands", 0, MOST))
    side.resources = reader.number("resources", 0, MOST)
    side.points = reader.number("points", 0, MOST)
    side.tiles = reader.numbers("tiles", 0, TILES - 1)
    side.hand = reader.numbers("hand", 0, CARDS - 1)
    side.chosen = reader.number("chosen", NOTHING, CARDS - 1)
    side.laid = reader.number("laid", NOTHING, TILES - 1)
    side.committed = reader.truth("committed")
    side.shown = reader.truth("shown")
    side.returning = reader.numbers("returning", 0, TILES - 1)
    side.characters = reader.numbers("characters", 0, characters - 1)
    side.kept = reader.numbers("kept", 0, TILES - 1)
    return side


def load_building(reader: Reader, sides: int) -> Building:
    """Return the building that `dump_building` wrote."""
    under = None if reader.value("under") is None else load_building(reader.part("under"), sides)
    height = 1 if under is None else under.height + 1
    cell = reader.number("cell", 0, CELLS - 1)
    if under is not None and under.cell != cell:
        raise LoadError(f"{reader.where}.cell: a building stands on one cell")
    tile = reader.number("tile", 0, TILES - 1)
    owner = reader.number("owner", NOBODY, sides - 1)
    return Building(cell, tile, height, owner, reader.truth("marked"), under)
