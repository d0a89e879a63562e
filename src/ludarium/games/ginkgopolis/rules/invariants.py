"""What holds in every position (section I). Loading refuses positions that break it; the tests check it in random play."""

from __future__ import annotations

import re
from typing import Final

from ludarium.engine.errors import LoadError
from ludarium.games.ginkgopolis.content.components import CARDS, TILES, TOKENS, is_building_card, is_start_tile
from ludarium.games.ginkgopolis.rules.city import DIRECTIONS, NOBODY, OFF_TABLE, START_CELLS
from ludarium.games.ginkgopolis.rules.rounds import HAND
from ludarium.games.ginkgopolis.rules.setup import DRAFT_CARDS
from ludarium.games.ginkgopolis.state import ACTING, CHOOSING, DRAFT_PICKS, HAL, NOTHING, GinkgopolisState


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
    check_agenda(state)


# ---------------------------------------------------------------------------------------------------------------------
# What is still to be done
# ---------------------------------------------------------------------------------------------------------------------

# From the bottom up. What belongs to an action or an effect may stand on top of what belongs to the round.
ROUND: Final = re.compile(r"EndRound( TakeTurn)*(?P<rest>( \w+)*)")
CHOICES: Final = re.compile(r"EndRound ForEachPlayer BeginActions")
DRAFT: Final = re.compile(r"PlayRound DealHands RevealCharacters( DraftPick)* PassPacks")
START: Final = re.compile(r"(PlayRound DealHands|PlaySoloRound)(?P<rest>( \w+)*)")
SOLO_CHOICE: Final = re.compile(r"EndSoloRound HalTurn TakeTurn BeginSoloActions (ChooseCard|LayTile)")
SOLO_ROUND: Final = re.compile(r"EndSoloRound( HalTurn)?(?P<rest>( \w+)*)")
ON_TOP: Final = {
    *["Sequence", "OneOf", "ChooseOne", "AnyOrder", "ChooseNext", "Optional", "DoOrSkip", "Repeat", "Perform", "PayBonuses"],
    *["TakeGoods", "DiscardCard", "KeepCard", "ExploitNeighbours", "GainTiles", "SupplyEmpty", "NewSupply", "AfterHalUrbanized"],
    *["MoveToken", "PlaceToken", "UnstickToken", "ChooseGivingWay", "GiveWay", "PlaceFreely"],
}
TOKEN_TASKS: Final = ("MoveToken", "PlaceToken", "UnstickToken", "PlaceFreely")


def check_agenda(state: GinkgopolisState) -> None:
    """Raise LoadError if what is still to be done does not fit where the game stands."""
    if state.over:
        return
    names = " ".join([type(task).__name__ for task in state.agenda])
    fits = [SOLO_CHOICE, SOLO_ROUND, START] if state.solo() else [CHOICES, DRAFT, ROUND, START]
    found = next((match for shape in fits if (match := shape.fullmatch(names)) is not None), None)
    if found is None or any(name not in ON_TOP for name in found.groupdict().get("rest", "").split()):
        raise LoadError("position.agenda: this is not what is left to do in a round")
    for what, broken in (
        ("the draft", found.re is DRAFT and draft_wrong(state)),
        ("who has still to choose", found.re is CHOICES and lanes_wrong(state)),
        ("who has still to act", found.re is ROUND and turns_wrong(state)),
        ("the played card", played_card_wrong(state)),
        ("the moving token", moving_token_wrong(state)),
    ):
        if broken:
            raise LoadError(f"position.agenda: {what} does not fit")


def draft_wrong(state: GinkgopolisState) -> bool:
    """Each seat has one pack of different characters, picks in the lane before it, and has picked as often as rounds have passed."""
    dealt = [character for pack in state.packs for character in pack]
    if [len(pack) for pack in state.packs] != [DRAFT_CARDS] * state.players or len(set(dealt)) < len(dealt) or not state.lanes:
        return True
    if len([1 for task in state.agenda if type(task).__name__ == "DraftPick"]) != DRAFT_PICKS - 1 - state.picks:
        return True
    for seat, lane in enumerate(state.lanes):
        picked = state.sides[seat].characters
        taken = [state.packs[(seat - pick) % state.players][pick] for pick in range(len(picked))]
        if [type(task).__name__ for task in lane] not in ([], ["PickCharacter"]) or picked != taken:
            return True
        if len(picked) != state.picks + (0 if lane else 1):
            return True
    return False


def lanes_wrong(state: GinkgopolisState) -> bool:
    """Who has not committed a choice is asked for the card, or for the tile once it is chosen."""
    for seat, lane in enumerate(state.lanes):
        side = state.sides[seat]
        asked = "LayTile" if side.chosen != NOTHING else "ChooseCard"
        if [type(task).__name__ for task in lane] != ([] if side.committed else [asked]):
            return True
        if side.committed != (side.chosen != NOTHING and not lane):
            return True
    return not state.lanes or state.phase != CHOOSING


def turns_wrong(state: GinkgopolisState) -> bool:
    """Those who act after the present player wait in turn order, each with a chosen card that nobody has seen."""
    waiting = [getattr(task, "seat", NOTHING) for task in state.agenda if type(task).__name__ == "TakeTurn"]
    order = [(state.first + turn) % state.players for turn in range(state.players)]
    if state.turn not in order or state.phase != ACTING or waiting[::-1] != order[order.index(state.turn) + 1 :]:
        return True
    return any(state.sides[seat].shown or state.sides[seat].chosen == NOTHING for seat in waiting)


def played_card_wrong(state: GinkgopolisState) -> bool:
    """A card that is being carried out is discarded or kept in the end, by whoever plays it; otherwise there is none to."""
    ends = [task for task in state.agenda if type(task).__name__ in ("DiscardCard", "KeepCard")]
    playing = [seat for seat in range(state.players) if state.sides[seat].shown and state.sides[seat].chosen != NOTHING]
    hals = len([1 for task in state.agenda if type(task).__name__ == "AfterHalUrbanized"])
    return [getattr(task, "seat", NOTHING) for task in ends] != playing or hals != (
        state.turn == HAL and state.solo() and state.hal_card != NOTHING
    )


def moving_token_wrong(state: GinkgopolisState) -> bool:
    """The token that is off the table, and no other, waits for its new cell."""
    off = [letter for letter, cell in enumerate(state.city.tokens) if cell == OFF_TABLE]
    moving = [getattr(task, "letter", NOTHING) for task in state.agenda if type(task).__name__ in TOKEN_TASKS]
    stuck = [getattr(task, "stuck", NOTHING) for task in state.agenda if type(task).__name__ in ("ChooseGivingWay", "GiveWay")]
    return off != moving + stuck


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
