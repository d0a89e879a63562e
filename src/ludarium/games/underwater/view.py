"""What a seat may see (UC-R48): a list of what is open to it, so that a new field starts hidden.

What stands on cards, slots, tiles and boards comes from the packs by their ids; here is where they lie. The page's types are made
from the types here, with what is said beside the fields (tools/page_types.py).
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from ludarium.games.underwater.content.boards import METROPOLIS_COLOURS, NO_FEATURE, Board
from ludarium.games.underwater.content.kinds import (
    ALWAYS,
    BUILDING_IDS,
    BUILDING_KINDS,
    CITIES,
    CITY_IDS,
    COLOURS,
    EXPANSION,
    FEATURES,
    FIRST_BUILDING,
    FIRST_TUNNEL,
    GOODS,
    METROPOLIS_PLACES,
    PLACE_IDS,
    RESOURCE_COUNT,
    RESOURCES,
    SITES_OF_CITY,
    SLOTS,
    SYMBIOTIC_CITY,
    TUNNEL_IDS,
    UPGRADED,
    WHITE_CITY,
)
from ludarium.games.underwater.rules.building import can_found, founded
from ludarium.games.underwater.rules.cards import hand_limit
from ludarium.games.underwater.rules.contracts import meets
from ludarium.games.underwater.rules.network import CITY, CITY_POINTS, is_joined, touches_city
from ludarium.games.underwater.rules.production import metropolis_goods, network_outputs, total
from ludarium.games.underwater.rules.scoring import GOAL_CITIES, GOAL_POINTS, prospects
from ludarium.games.underwater.state import (
    NEUTRAL,
    NOBODY,
    NOTHING,
    PHASES,
    PRODUCTION_AFTER,
    ROUNDS,
    SOURCES,
    TURNS,
    Phase,
    Side,
    UnderwaterState,
)

Owner = int | Literal["neutral"]


class BuildingView(TypedDict):
    """A building site: what stands there, and what the board prints on it."""

    id: str
    expansion: bool
    kind: Literal["farm", "desal", "lab"] | None
    upgraded: bool
    connected: bool
    bonus: str | None  # in the effect language, as the packs have it
    feature: str | None  # the kind of special site
    surcharge: dict[str, int]


class CityView(TypedDict):
    """A city site with its building sites; x and y from 0 to 1000."""

    id: str
    x: int
    y: int
    start: bool
    city: Literal["white", "symbiotic"] | None
    connected: bool
    open: bool  # a new city may be founded here
    linked: bool  # tunnels join the site to the start
    bonus: str | None
    feature: str | None
    surcharge: dict[str, int]
    buildings: list[BuildingView]  # the expansion site last


class TunnelView(TypedDict):
    """A tunnel site between two city sites, or a city site and a metropolis."""

    id: str
    ends: list[str]
    built: bool
    upgraded: bool
    producing: bool  # built, and next to a city
    bonus: str | None
    feature: str | None
    surcharge: dict[str, int]


class PlaceView(TypedDict):
    """A metropolis place with its tile."""

    id: str
    x: int
    y: int
    tile: str | None
    colour: Literal["blue", "brown"]
    connected: bool
    tunnels: list[str]  # the tunnel sites that must be built


class BoardView(TypedDict):
    """A player board as a graph, with all that stands on it."""

    number: int
    side: str
    theme: str
    cities: list[CityView]
    tunnels: list[TunnelView]
    metropolises: list[PlaceView]


class HandView(TypedDict):
    """A card in a hand: its back, and which one it is for who may know."""

    back: Literal["I", "II", "III", "special"]
    card: str | None


class ClaimedView(TypedDict):
    """A claimed card."""

    card: str
    used: bool  # an action card that was used in this era


class ProspectView(TypedDict):
    """What is ahead: the next production and feeding, and final scoring, if they came now."""

    production: dict[str, int]  # by the network and what comes by itself, without cards that ask or count
    hungry: int  # connected cities to be fed
    scoring: dict[str, int]  # brown, end-cards, cities, resources
    total: int  # points with all of final scoring


class SideView(TypedDict):
    """What somebody sees of a player."""

    seat: int
    board: BoardView
    goods: dict[str, int]
    points: int
    sources: dict[str, int]  # where the points come from
    history: list[int]  # points at the end of each era
    hand: list[HandView]
    hand_limit: int
    claimed: list[ClaimedView]
    under: list[str]  # paid instant special cards
    metropolises: list[str]  # gained by cards, beside the board
    contracts: list[str]
    space: int  # of the federation track, 0 below it
    advanced: bool  # in this round
    turns: int  # taken in this round
    connected_cities: int
    city_points: int
    prospects: ProspectView
    looked: NotRequired[list[str]]  # one's own: special cards being looked at
    rejected: NotRequired[list[str]]  # one's own: laid aside until all have chosen


class SlotView(TypedDict):
    """A slot of this game's side of the main board."""

    id: str
    colour: Literal["yellow", "red", "green"] | None
    place: int
    tiles: list[Owner]  # in the order in which they came


class ContractView(TypedDict):
    """An open contract, and who would meet it now."""

    id: str
    met: list[int]


class TrackView(TypedDict):
    """A space of the federation track; markers from the bottom of the stack to its top."""

    space: int
    bonus: dict[str, int]
    seats: list[int]


class PlayedView(TypedDict):
    """What is being played in this turn."""

    card: str | None
    slot: str | None


class GoalView(TypedDict):
    """What the solo game asks for."""

    points: int
    cities: int


class View(TypedDict):
    """The table as somebody sees it."""

    game: str
    players: int
    phase: Phase
    round: int
    rounds: int
    era: int
    productions: list[int]  # the rounds after which there is one
    turn: int | None
    turns: int  # every player takes so many in a round
    order: list[int]
    to_move: list[int]
    over: bool
    advanced: bool  # the side of the player boards
    slots: list[SlotView]  # clockwise from the first green one, the always-available one last
    cloning: bool | None  # whether the cloning tile lies there; null where it is not in the game
    track: list[TrackView]  # space 4 first
    contracts: list[ContractView]
    specials: list[str]  # special cards of 3 credits on show
    special_top: str | None  # the face-up card of the other deck
    special_deck: int
    deck: int
    discard: list[str]
    metropolises: list[str]  # tiles left over
    supply: dict[str, int | None]  # tunnels and domes left; null: any number
    played: PlayedView
    goal: GoalView | None
    sides: list[SideView]
    scores: list[int] | None


BACKS: Final[list[Literal["I", "II", "III", "special"]]] = ["I", "II", "III", "special"]


def view(state: UnderwaterState, player: int | None) -> View:
    """Return the table as this player sees it; None is the spectator's view."""
    return seen_by(state, player, open_table(state))


def seen_by(state: UnderwaterState, player: int | None, table: View) -> View:
    """Return the table as this player sees it: as everybody does, but for the own side, and cards in hands that were seen taken."""
    seen = table.copy()
    seen["sides"] = [
        side_view(state, seat, player, side["board"]) if seat == player else with_hand(side, hand_view(state, seat, player))
        for seat, side in enumerate(table["sides"])
    ]
    return seen


def with_hand(side: SideView, hand: list[HandView]) -> SideView:
    """Return a side with the hand as somebody sees it."""
    if hand == side["hand"]:
        return side
    seen = side.copy()
    seen["hand"] = hand
    return seen


def open_table(state: UnderwaterState) -> View:
    """Return the table as everybody sees it."""
    content = state.content
    return {
        "game": state.game.name,
        "players": state.players,
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": ROUNDS,
        "era": state.era + 1,
        "productions": list(PRODUCTION_AFTER),
        "turn": state.turn if state.turn != NOTHING else None,
        "turns": TURNS,
        "order": list(state.order),
        "to_move": state.to_move,
        "over": state.over,
        "advanced": state.advanced(),
        "slots": [slot_view(state, slot) for slot in [*state.ring(), ALWAYS]],
        "cloning": state.cloning if state.content.tables[state.players - 1].cloning else None,
        "track": [track_view(state, space) for space in (4, 3, 2, 1)],
        "contracts": [contract_view(state, contract) for contract in state.contracts],
        "specials": [content.designs[card].id for card in state.shown],
        "special_top": content.designs[state.specials[-1]].id if state.specials and not is_looking(state) else None,
        "special_deck": len(state.specials),
        "deck": len(state.deck),
        "discard": [content.designs[card].id for card in state.discard],
        "metropolises": [content.metropolises[tile].id for tile in state.metropolises],
        "supply": supply_view(state),
        "played": {
            "card": content.designs[state.card].id if state.card != NOTHING else None,
            "slot": SLOTS[state.slot] if state.slot != NOTHING else None,
        },
        "goal": {"points": GOAL_POINTS, "cities": GOAL_CITIES} if state.solo() else None,
        "sides": [side_view(state, seat, None, board_view(state, seat)) for seat in range(len(state.sides))],
        "scores": state.scores if state.over else None,
    }


def is_looking(state: UnderwaterState) -> bool:
    """Say whether somebody looks at special cards: the next one is not turned up yet."""
    return any(side.looked for side in state.sides)


def slot_view(state: UnderwaterState, slot: int) -> SlotView:
    """Return a slot with the tiles on it."""
    data = state.content.slots[slot]
    tiles: list[Owner] = [*state.always] if slot == ALWAYS else []
    for owner in (state.tiles[slot], state.clones[slot]):
        if owner != NOBODY:
            tiles.append("neutral" if owner == NEUTRAL else owner)
    colour: Literal["yellow", "red", "green"] | None = None
    if data.colour >= 0:
        colour = "yellow" if data.colour == 0 else "red" if data.colour == 1 else "green"
    assert colour is None or colour in COLOURS
    return {"id": SLOTS[slot], "colour": colour, "place": data.place, "tiles": tiles}


def track_view(state: UnderwaterState, space: int) -> TrackView:
    """Return a space of the track with the markers there."""
    seats = [seat for seat in range(len(state.sides)) if state.sides[seat].space == space]
    seats.sort(key=lambda seat: (state.sides[seat].arrived, -state.order.index(seat)))
    bonus = {GOODS[good]: amount for good, amount in enumerate(state.content.spaces[space - 1]) if amount}
    return {"space": space, "bonus": bonus, "seats": seats}


def contract_view(state: UnderwaterState, contract: int) -> ContractView:
    """Return an open contract."""
    return {"id": state.content.contracts[contract].id, "met": [seat for seat in range(state.players) if meets(state, seat, contract)]}


def supply_view(state: UnderwaterState) -> dict[str, int | None]:
    """Return what is left of the limited pieces."""
    limited = bool(state.content.tables[state.players - 1].symbiotic)
    return {"tunnel": state.tunnels, "white-city": state.white, "symbiotic-city": state.symbiotic if limited else None}


# ---------------------------------------------------------------------------------------------------------------------
# Boards
# ---------------------------------------------------------------------------------------------------------------------


def board_view(state: UnderwaterState, seat: int) -> BoardView:
    """Return a player's board."""
    side = state.sides[seat]
    board = state.board_of(seat)
    return {
        "number": board.number,
        "side": board.side,
        "theme": board.theme,
        "cities": [city_view(side, board, city) for city in range(board.cities)],
        "tunnels": [tunnel_view(side, board, tunnel) for tunnel in range(board.tunnels)],
        "metropolises": [place_view(state, side, board, place) for place in range(METROPOLIS_PLACES)],
    }


def printed_feature(board: Board, site: int) -> str | None:
    """Return the kind of special site, if it is one."""
    return None if board.feature[site] == NO_FEATURE else FEATURES[board.feature[site]]


def surcharge_of(board: Board, site: int) -> dict[str, int]:
    """Return what building on a site costs besides."""
    amounts = board.surcharges[site]
    return amounts.copy() if amounts else {}


def city_view(side: Side, board: Board, city: int) -> CityView:
    """Return a city site."""
    value = side.cities[city]
    kind: Literal["white", "symbiotic"] | None = "white" if value == WHITE_CITY else "symbiotic" if value == SYMBIOTIC_CITY else None
    first = city * SITES_OF_CITY
    return {
        "id": CITY_IDS[city],
        "x": board.xs[city],
        "y": board.ys[city],
        "start": city == board.start,
        "city": kind,
        "connected": bool(side.connected >> city & 1),
        "open": can_found(board, founded(side, board), city),
        "linked": bool(side.linked >> city & 1),
        "bonus": board.bonus_words[city],
        "feature": printed_feature(board, city),
        "surcharge": surcharge_of(board, city),
        "buildings": [building_view(side, board, first + place) for place in [*range(board.sites[city]), EXPANSION]],
    }


def building_view(side: Side, board: Board, building: int) -> BuildingView:
    """Return a building site."""
    value = side.buildings[building]
    kinds: list[Literal["farm", "desal", "lab"]] = ["farm", "desal", "lab"]
    site = FIRST_BUILDING + building
    return {
        "id": BUILDING_IDS[building],
        "expansion": building % SITES_OF_CITY == EXPANSION,
        "kind": kinds[(value - 1) % BUILDING_KINDS] if value else None,
        "upgraded": value > BUILDING_KINDS,
        "connected": bool(value) and bool(side.connected >> building // SITES_OF_CITY & 1),
        "bonus": board.bonus_words[site],
        "feature": printed_feature(board, site),
        "surcharge": surcharge_of(board, site),
    }


def tunnel_view(side: Side, board: Board, tunnel: int) -> TunnelView:
    """Return a tunnel site."""
    site = FIRST_TUNNEL + tunnel
    return {
        "id": TUNNEL_IDS[tunnel],
        "ends": [CITY_IDS[end] if end < CITIES else PLACE_IDS[end - CITIES] for end in board.ends[tunnel]],
        "built": side.tunnels[tunnel] > 0,
        "upgraded": side.tunnels[tunnel] == UPGRADED,
        "producing": side.tunnels[tunnel] > 0 and touches_city(side, board, tunnel),
        "bonus": board.bonus_words[site],
        "feature": printed_feature(board, site),
        "surcharge": surcharge_of(board, site),
    }


def place_view(state: UnderwaterState, side: Side, board: Board, place: int) -> PlaceView:
    """Return a metropolis place."""
    tile = side.metropolises[place]
    return {
        "id": PLACE_IDS[place],
        "x": board.place_xs[place],
        "y": board.place_ys[place],
        "tile": state.content.metropolises[tile].id if tile != NOTHING else None,
        "colour": "brown" if METROPOLIS_COLOURS[board.place_colour[place]] == "brown" else "blue",
        "connected": is_joined(side, board, place),
        "tunnels": [TUNNEL_IDS[tunnel] for tunnel in board.place_tunnels[place]],
    }


# ---------------------------------------------------------------------------------------------------------------------
# Players
# ---------------------------------------------------------------------------------------------------------------------


class Open:
    """What others see of a player's goods and points: while choices of a production are secret, what was there before (UC-R56)."""

    def __init__(self, state: UnderwaterState, seat: int, player: int | None) -> None:
        side = state.sides[seat]
        hidden = bool(side.before) and bool(state.lanes) and seat != player
        self.goods = side.before[:RESOURCE_COUNT] if hidden else side.goods
        self.points = side.before[RESOURCE_COUNT] if hidden else side.points
        self.gained = list(side.gained)
        if hidden:
            self.gained[SOURCES.index("production")] -= side.points - self.points


def side_view(state: UnderwaterState, seat: int, player: int | None, board: BoardView) -> SideView:
    """Return what the player sees of one side, with its board."""
    side = state.sides[seat]
    seen = Open(state, seat, player)
    content = state.content
    shown: SideView = {
        "seat": seat,
        "board": board,
        "goods": {RESOURCES[resource]: seen.goods[resource] for resource in range(RESOURCE_COUNT)},
        "points": seen.points,
        "sources": {SOURCES[source]: points for source, points in enumerate(seen.gained) if points},
        "history": list(side.history),
        "hand": hand_view(state, seat, player),
        "hand_limit": hand_limit(state, seat),
        "claimed": [{"card": content.designs[card].id, "used": card in side.used} for card in side.claimed],
        "under": [content.designs[card].id for card in side.under],
        "metropolises": [content.metropolises[tile].id for tile in side.extra],
        "contracts": [content.contracts[contract].id for contract in side.contracts],
        "space": side.space,
        "advanced": side.advanced,
        "turns": turns_taken(state, seat),
        "connected_cities": side.tally[CITY],
        "city_points": side.tally[CITY_POINTS],
        "prospects": prospect_view(state, seat, seen),
    }
    if seat == player:
        shown["looked"] = [content.designs[card].id for card in side.looked]
        shown["rejected"] = [content.designs[card].id for card in side.rejected]
    return shown


def turns_taken(state: UnderwaterState, seat: int) -> int:
    """Return how many turns a player has finished in this round."""
    full, more = divmod(state.turns, state.players)
    return full + (state.order.index(seat) < more if state.order else 0)


def hand_view(state: UnderwaterState, seat: int, player: int | None) -> list[HandView]:
    """Return a hand: cards for its owner and for who has seen them taken, backs for the others."""
    side = state.sides[seat]
    designs = state.content.designs
    cards = [*side.hand] if seat == player else sorted([*side.hand, *side.rejected], key=lambda card: designs[card].back)
    found: list[HandView] = []
    for card in cards:
        known = seat == player or (player is not None and state.cards.knows(player, card))
        found.append({"back": BACKS[designs[card].back], "card": designs[card].id if known else None})
    if seat != player:
        found.sort(key=lambda entry: (entry["back"], entry["card"] is None, entry["card"] or ""))
    return found


def prospect_view(state: UnderwaterState, seat: int, seen: Open) -> ProspectView:
    """Return what production, feeding and scoring would do now."""
    side = state.sides[seat]
    goods = total(network_outputs(state, seat))
    more = metropolis_goods(state, seat)
    parts = prospects(state, seat, seen.goods)
    scoring = dict(zip(SOURCES[-len(parts) :], parts, strict=True))
    return {
        "production": {GOODS[good]: goods[good] + more[good] for good in range(len(goods)) if goods[good] + more[good]},
        "hungry": side.tally[CITY],
        "scoring": scoring,
        "total": seen.points + sum(parts),
    }
