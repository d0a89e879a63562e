"""What holds in every position (section I). Loading refuses positions that break it; the tests check it in random play."""

from __future__ import annotations

from ludarium.engine.errors import LoadError
from ludarium.games.ginkgopolis.content.components import CARDS, TILES, TOKENS, is_building_card, is_start_tile
from ludarium.games.ginkgopolis.rules.city import DIRECTIONS, NOBODY, OFF_TABLE, START_CELLS
from ludarium.games.ginkgopolis.rules.rounds import HAND
from ludarium.games.ginkgopolis.state import CHOOSING, NOTHING, GinkgopolisState


def check_position(state: GinkgopolisState) -> None:
    """Raise LoadError, naming the invariant, if the position breaks one."""
    for name, broken in (
        ("GK-I1", resources_lost(state)),
        ("GK-I2", tiles_lost(state)),
        ("GK-I3", cards_lost(state)),
        ("GK-I4", tokens_astray(state)),
        ("GK-I5", circulation_wrong(state)),
        ("GK-K10", stock_wrong(state)),
        ("GK-I6", owners_wrong(state)),
        ("GK-I7", any(building.marked and building.owner == NOBODY for building in state.city.at.values())),
        ("GK-I8", not state.deck),
        ("GK-I9", any(side.points < 0 or side.resources < 0 or side.supply < 0 for side in state.sides)),
        ("GK-I10", hands_wrong(state)),
        ("GK-I11", block_broken(state)),
    ):
        if broken:
            raise LoadError(f"position: invariant {name} does not hold")


def resources_lost(state: GinkgopolisState) -> bool:
    """GK-I1: supply, held and on buildings are as many as at the start."""
    placed = [0] * len(state.sides)
    for building in state.city.at.values():
        if building.owner != NOBODY:
            placed[building.owner] += building.height
    total = state.content.tables[state.players].resources
    return any(side.supply + side.resources + placed[seat] != total for seat, side in enumerate(state.sides))


def tiles_lost(state: GinkgopolisState) -> bool:
    """GK-I2: every tile is in exactly one place."""
    tiles = state.loose_tiles()
    for building in state.city.at.values():
        tiles.extend(building.tiles())
    return sorted(tiles) != list(range(TILES))


def cards_lost(state: GinkgopolisState) -> bool:
    """GK-I3: no card is in two places; those in none are the stock."""
    cards = state.circulating()
    for side in state.sides:
        cards = cards + side.kept
    return len(set(cards)) != len(cards)


def tokens_astray(state: GinkgopolisState) -> bool:
    """GK-I4: all urbanization cards circulate; all tokens lie on different edge cells, but for one that is being moved."""
    letters = [card for card in state.circulating() if not is_building_card(card)]
    if len(letters) != CARDS - TILES:
        return True
    city = state.city
    lying = [cell for cell in city.tokens if cell != OFF_TABLE]
    if len(lying) < TOKENS - 1 or (len(lying) < TOKENS and not token_moves(state)) or len(set(lying)) < len(lying):
        return True
    return any(cell in city.at or not any(cell + way in city.at for way in DIRECTIONS) for cell in lying)


def token_moves(state: GinkgopolisState) -> bool:
    """Say whether a token waits for its new cell."""
    return bool(state.agenda) and type(state.agenda[-1]).__name__ in ("PlaceToken", "PlaceFreely", "GiveWay", "ChooseGivingWay")


def circulation_wrong(state: GinkgopolisState) -> bool:
    """GK-I5: the building cards in circulation are those of unmarked buildings; while floor bonuses are paid the played one is extra."""
    cards = {card for card in state.circulating() if is_building_card(card)}
    tops = {building.tile for building in state.city.at.values() if not building.marked}
    played = {side.chosen for side in state.sides if side.shown and side.chosen != NOTHING}
    return cards != tops and cards - played != tops


def stock_wrong(state: GinkgopolisState) -> bool:
    """GK-K10: the card of a marked building is in the stock, so nobody keeps it; the next rebuild would bring it back."""
    marked = {building.tile for building in state.city.at.values() if building.marked}
    return any(card in marked for side in state.sides for card in side.kept)


def owners_wrong(state: GinkgopolisState) -> bool:
    """GK-I6: only a start building that nobody has built over has no owner."""
    return any((building.owner == NOBODY) != (building.height == 1 and is_start_tile(building.tile)) for building in state.city.at.values())


def block_broken(state: GinkgopolisState) -> bool:
    """GK-I11: no building ever goes, so the start tiles are the ground of the nine buildings of the block and of no other."""
    ground = [building.cell for building in state.city.at.values() if is_start_tile(building.tiles()[0])]
    return sorted(ground) != sorted(START_CELLS)


def hands_wrong(state: GinkgopolisState) -> bool:
    """GK-I10: while cards are chosen everybody has four, counting the chosen one (solo: you three, Hal one)."""
    if state.phase != CHOOSING or state.over:
        return False
    size = HAND if not state.solo() else HAND - 1
    if state.solo() and state.hal_card == NOTHING:
        return True
    return any(len(state.sides[seat].hand) + (state.sides[seat].chosen != NOTHING) != size for seat in range(state.players))
