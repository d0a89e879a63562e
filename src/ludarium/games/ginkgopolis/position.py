"""A position as plain data and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludarium.engine.chance import Chance
from ludarium.engine.errors import LoadError
from ludarium.engine.hidden import load_hidden
from ludarium.engine.saving import Reader
from ludarium.games.ginkgopolis.content.components import CARDS, TILES, TOKENS, Content
from ludarium.games.ginkgopolis.rules.city import CELLS, NOBODY, OFF_TABLE, Building
from ludarium.games.ginkgopolis.rules.setup import DRAFT_CARDS, DRAFT_PICKS
from ludarium.games.ginkgopolis.state import HAL, NOTHING, PHASES, GinkgopolisState, Side

if TYPE_CHECKING:
    from ludarium.engine.game import Game

MOST = 1_000_000


def dump_table(state: GinkgopolisState) -> dict[str, object]:
    """Return everything but the engine's own part."""
    return {
        "sides": [dump_side(side) for side in state.sides],
        "city": [dump_building(state.city.at[cell]) for cell in sorted(state.city.at)],
        "tokens": state.city.tokens.copy(),
        "deck": state.deck.copy(),
        "discard": state.discard.copy(),
        "supply": state.supply.copy(),
        "removed": state.removed.copy(),
        "cards": state.cards.dump(),
        "faces": state.faces.dump(),
        "packs": [pack.copy() for pack in state.packs],
        "picks": state.picks,
        "first": state.first,
        "turn": state.turn,
        "round": state.round,
        "phase": state.phase,
        "exhaustions": state.exhaustions,
        "ending": state.ending,
        "hal_card": state.hal_card,
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


def load_table(
    game: Game[Any], content: Content, players: int, options: Mapping[str, object], luck: Chance, reader: Reader
) -> GinkgopolisState:
    """Return the position that `dump_table` wrote."""
    state = GinkgopolisState(game, players, options, luck, content)
    sides = reader.items("sides")
    if len(sides) != max(players, HAL + 1):
        raise LoadError(f"{reader.where}.sides: one side for each player expected (and Hal in the solo game)")
    characters = len(content.characters)
    state.sides = [load_side(Reader(side, f"{reader.where}.sides[{seat}]"), characters) for seat, side in enumerate(sides)]
    for index, data in enumerate(reader.items("city")):
        building = load_building(Reader(data, f"{reader.where}.city[{index}]"), len(sides))
        state.city.put(building)
    state.city.tokens = reader.numbers("tokens", OFF_TABLE, CELLS - 1, TOKENS)
    for letter, cell in enumerate(state.city.tokens):
        if cell != OFF_TABLE:
            state.city.token_at[cell] = letter
    state.deck = reader.numbers("deck", 0, CARDS - 1)
    state.discard = reader.numbers("discard", 0, CARDS - 1)
    state.supply = reader.numbers("supply", 0, TILES - 1)
    state.removed = reader.numbers("removed", 0, TILES - 1)
    state.cards = load_hidden(reader.part("cards"), CARDS, players)
    state.faces = load_hidden(reader.part("faces"), TILES, players)
    state.packs = load_packs(reader, players, characters)
    state.picks = reader.number("picks", 0, DRAFT_PICKS)
    state.first = reader.number("first", 0, players - 1)
    state.turn = reader.number("turn", NOTHING, len(sides) - 1)
    state.round = reader.number("round", 0, MOST)
    state.phase = reader.number("phase", 0, len(PHASES) - 1)
    state.exhaustions = reader.number("exhaustions", 0, MOST)
    state.ending = reader.truth("ending")
    state.hal_card = reader.number("hal_card", NOTHING, CARDS - 1)
    return state


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
