"""What a seat may see (section H): a list of what is open to it, so that a new field starts hidden.

The page's types are made from the types here, with what is said beside the fields (tools/page_types.py).
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludarium.games.ginkgopolis.content.components import COLOURS, LETTERS, NUMBERS, PLAYER_COLOURS, card_id, colour_of, tile_id
from ludarium.games.ginkgopolis.rules.city import NOBODY, Building, cell_text
from ludarium.games.ginkgopolis.rules.scoring import district_points, points_of, shares_of
from ludarium.games.ginkgopolis.rules.setup import pack_before
from ludarium.games.ginkgopolis.state import CHOOSING, DRAFT, NOTHING, PHASES, GinkgopolisState, Phase


class BuildingView(TypedDict):
    """A building; everything about it is public (GK-H7)."""

    cell: str
    tile: str
    height: int
    owner: int | None
    marked: bool  # under construction
    stack: list[str]  # its tiles from the ground up; the last one is on top


class ShareView(TypedDict):
    """What a side has in a district."""

    seat: int
    resources: int
    points: int  # if the game ended now


class DistrictView(TypedDict):
    """A district with the sides that have resources in it, best first (GK-V4 to GK-V14)."""

    colour: str
    cells: list[str]
    shares: list[ShareView]


class PlayedView(TypedDict):
    """What lies before a screen."""

    card: str | None  # null while it is face down
    tile: str | bool | None  # for a face-down card: whether one lies on it


class SideView(TypedDict):
    """What somebody sees of a side."""

    seat: int
    hal: bool
    colour: str
    supply: int
    new_hands: int
    districts: int  # points for districts if the game ended now
    kept: list[str]
    characters: list[int]
    committed: bool
    played: PlayedView | None
    points: NotRequired[int]  # Hal's, one's own, and at the end everybody's
    resources: NotRequired[int]  # this and all that follows: one's own
    tiles: NotRequired[list[str]]
    returning: NotRequired[list[str]]
    hand: NotRequired[list[str]]
    chosen: NotRequired[str | None]
    laid: NotRequired[str | None]
    picked: NotRequired[list[int]]  # in the draft
    pack: NotRequired[list[int]]


class View(TypedDict):
    """The table as somebody sees it."""

    game: str
    players: int
    phase: Phase
    round: int
    first: int
    turn: int | None
    to_move: list[int]
    over: bool
    ending: bool  # this is the last round
    city: list[BuildingView]
    tokens: dict[str, str]  # letter → cell
    districts: list[DistrictView]
    tile_supply: int
    exhaustions: int  # how often the tile supply has run out
    deck: int
    discard: int
    hal_card: bool  # a card lies face down for Hal
    sides: list[SideView]
    scores: list[int] | None


def view(state: GinkgopolisState, player: int | None) -> View:
    """Return the table as this player sees it; None is the spectator's view."""
    return seen_by(state, player, open_table(state))


def seen_by(state: GinkgopolisState, player: int | None, table: View) -> View:
    """Return the table as this player sees it: as everybody does, but for the own side."""
    seen = table.copy()
    seen["sides"] = [
        side_view(state, seat, player, side["districts"]) if seat == player else side for seat, side in enumerate(table["sides"])
    ]
    return seen


def open_table(state: GinkgopolisState) -> View:
    """Return the table as everybody sees it."""
    points = district_points(state)
    return {
        "game": state.game.name,
        "players": state.players,
        "phase": PHASES[state.phase],
        "round": state.round,
        "first": state.first,
        "turn": state.turn if state.turn != NOTHING else None,
        "to_move": state.to_move,
        "over": state.over,
        "ending": state.ending,
        "city": [building_view(state.city.at[cell]) for cell in sorted(state.city.at)],
        "tokens": {LETTERS[letter]: cell_text(cell) for letter, cell in enumerate(state.city.tokens) if cell >= 0},
        "districts": [district_view(district, len(state.sides)) for district in state.city.districts(NUMBERS)],
        "tile_supply": len(state.supply),
        "exhaustions": state.exhaustions,
        "deck": len(state.deck),
        "discard": len(state.discard),
        "hal_card": state.hal_card != NOTHING,
        "sides": [side_view(state, seat, None, points[seat]) for seat in range(len(state.sides))],
        "scores": state.scores if state.over else None,
    }


def building_view(building: Building) -> BuildingView:
    """Return a building as everybody sees it."""
    return {
        "cell": cell_text(building.cell),
        "tile": tile_id(building.tile),
        "height": building.height,
        "owner": building.owner if building.owner != NOBODY else None,
        "marked": building.marked,
        "stack": [tile_id(tile) for tile in building.tiles()],
    }


def district_view(district: list[Building], sides: int) -> DistrictView:
    """Return a district as everybody sees it."""
    shares = shares_of(district, sides)
    points = points_of(shares)
    return {
        "colour": COLOURS[colour_of(district[0].tile)],
        "cells": [cell_text(building.cell) for building in district],
        "shares": [{"seat": share.seat, "resources": share.resources, "points": points[place]} for place, share in enumerate(shares)],
    }


def side_view(state: GinkgopolisState, seat: int, player: int | None, districts: int) -> SideView:
    """Return what the player sees of one side: its public area, and everything if it is the own one."""
    side = state.sides[seat]
    seen: SideView = {
        "seat": seat,
        "hal": state.is_hal(seat),
        "colour": colours(state)[seat],
        "supply": side.supply,
        "new_hands": side.new_hands,
        "districts": districts,
        "kept": [card_id(card) for card in side.kept],
        "characters": [character + 1 for character in side.characters] if state.phase != DRAFT else [],
        "committed": side.committed,
        "played": played_view(state, seat),
    }
    if state.is_hal(seat) or state.over:
        seen["points"] = side.points
    if seat == player:
        add_own(seen, state, seat)
    return seen


def colours(state: GinkgopolisState) -> list[str]:
    """Return the colour of each side (GK-S20)."""
    chosen = state.options.get("colours")
    return [str(colour) for colour in chosen] if isinstance(chosen, list) else list(PLAYER_COLOURS)


def played_view(state: GinkgopolisState, seat: int) -> PlayedView | None:
    """Return what lies before the screen: a face-down card, from phase 2 on with or without a tile, face up once shown (GK-H2, GK-H3).

    Hal's card shows from his turn on (GK-R87); his tile is in the city by then.
    """
    side = state.sides[seat]
    if state.is_hal(seat):
        return {"card": card_id(state.hal_card), "tile": None} if state.turn == seat and state.hal_card != NOTHING else None
    if not side.committed or side.chosen == NOTHING or (state.phase == CHOOSING and not side.shown):
        return None
    if not side.shown:
        return {"card": None, "tile": side.laid != NOTHING}
    return {"card": card_id(side.chosen), "tile": tile_id(side.laid) if side.laid != NOTHING else None}


def add_own(seen: SideView, state: GinkgopolisState, seat: int) -> None:
    """Add what lies behind the own screen and in the own hand."""
    side = state.sides[seat]
    seen["resources"] = side.resources
    seen["points"] = side.points
    seen["tiles"] = [tile_id(tile) for tile in side.tiles]
    seen["returning"] = [tile_id(tile) for tile in side.returning]
    seen["hand"] = [card_id(card) for card in side.hand]
    seen["chosen"] = card_id(side.chosen) if side.chosen != NOTHING else None
    seen["laid"] = tile_id(side.laid) if side.laid != NOTHING else None
    if state.phase == DRAFT:
        pack = state.packs[pack_before(state, seat)] if state.packs else []
        has_picked = len(side.characters) > state.picks
        seen["picked"] = [character + 1 for character in side.characters]
        seen["pack"] = [] if has_picked else sorted(character + 1 for character in pack[state.picks :])
