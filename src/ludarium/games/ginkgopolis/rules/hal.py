"""The solo game against Hal and its expert variant (sections L and M)."""

from __future__ import annotations

from typing import ClassVar

from ludarium.engine.ability import begin_period
from ludarium.engine.agenda import Task
from ludarium.engine.fields import Field
from ludarium.engine.phrase import Refusal
from ludarium.games.ginkgopolis.content.components import ROUND, TILES, card_words, is_building_card, tile_words
from ludarium.games.ginkgopolis.rules.actions import TakeTurn
from ludarium.games.ginkgopolis.rules.city import CELL
from ludarium.games.ginkgopolis.rules.deck import discard_played, draw_card
from ludarium.games.ginkgopolis.rules.exploit import designated
from ludarium.games.ginkgopolis.rules.floor import raise_building, return_resources
from ludarium.games.ginkgopolis.rules.rounds import ChooseCard, clear_choices
from ludarium.games.ginkgopolis.rules.supply import SUPPLY_EMPTY, check_resources_spent, draw_tile, gain_points
from ludarium.games.ginkgopolis.rules.tokens import MoveToken
from ludarium.games.ginkgopolis.rules.urbanize import found_building
from ludarium.games.ginkgopolis.state import ACTING, CHOOSING, HAL, NOTHING, GinkgopolisState

YOU = 0
SOLO_HAND = 3


class PlaySoloRound(Task[GinkgopolisState]):
    """Three cards for you, one face down for Hal; your action, then Hal's (GK-L8, GK-L9, GK-L11)."""

    def run(self, state: GinkgopolisState) -> None:
        state.round += 1
        state.phase = CHOOSING
        begin_period(state, ROUND, YOU)
        state.report("round-began", YOU, {"round": state.round})
        for turn in range(SOLO_HAND):
            state.sides[YOU].hand.append(draw_card(state, YOU))
        state.hal_card = draw_card(state, NOTHING)
        state.push_all([ChooseCard(YOU), BeginSoloActions(), TakeTurn(YOU), HalTurn(), EndSoloRound()])


class BeginSoloActions(Task[GinkgopolisState]):
    """Your card lies on the table."""

    def run(self, state: GinkgopolisState) -> None:
        state.phase = ACTING


class HalTurn(Task[GinkgopolisState]):
    """Hal's card is revealed; he always plays it with a tile drawn from the supply (GK-L11). Without a tile he cannot act (GK-R78)."""

    def run(self, state: GinkgopolisState) -> None:
        state.turn = HAL
        state.seal()
        card = state.hal_card
        state.cards.reveal(card)
        state.report("hal-revealed", HAL, {"card": card_words(card)})
        if not state.supply:
            state.report("hal-without-tile", HAL)
            discard_hals_card(state)
            return
        if state.options["expert"] and not is_building_card(card):
            replace_hals_card(state)
            card = state.hal_card
        if is_building_card(card) and why_hal_cannot_build(state, card) is not None:
            state.report("hal-cannot-pay", HAL, {"card": card_words(card)})
            end_at_once(state)
            return
        tile = draw_tile(state, HAL)
        state.faces.reveal(tile)
        state.report("hal-drew-tile", HAL, {"tile": tile_words(tile)})
        if is_building_card(card):
            hal_builds_floor(state, card, tile)
        else:
            hal_urbanizes(state, card - TILES, tile)


def discard_hals_card(state: GinkgopolisState) -> None:
    """Hal's card goes to the discard pile."""
    discard_played(state, state.hal_card)
    state.hal_card = NOTHING


def replace_hals_card(state: GinkgopolisState) -> None:
    """Expert variant: a drawn replacement is played if it is a floor Hal can pay for or is worth more points (GK-M2 to GK-M8)."""
    first = state.hal_card
    second = draw_card(state, NOTHING)
    state.cards.reveal(second)
    if prefers_replacement(state, first, second):
        state.hal_card = second
        discard_played(state, first)
    else:
        discard_played(state, second)
    facts = {"first": card_words(first), "second": card_words(second), "played": card_words(state.hal_card)}
    state.report("hal-compared", HAL, facts)


def prefers_replacement(state: GinkgopolisState, first: int, second: int) -> bool:
    """Say whether Hal plays the replacement; equal points keep the first card (GK-M3 to GK-M5, GK-R90)."""
    if is_building_card(second):
        return why_hal_cannot_build(state, second) is None
    return hal_points_at(state, second - TILES) > hal_points_at(state, first - TILES)


def hal_points_at(state: GinkgopolisState, letter: int) -> int:
    """Return the points Hal gets for urbanizing at a token: the heights of the adjacent buildings (GK-L13, GK-R89)."""
    return state.city.heights_around(state.city.tokens[letter])


def why_hal_cannot_build(state: GinkgopolisState, card: int) -> Refusal | None:
    """Return what Hal lacks for a floor, or None: only resources count, his own on the building included (GK-R82)."""
    building = designated(state, card)
    available = state.sides[HAL].supply + (building.height if building.owner == HAL else 0)
    if available < building.height + 1:
        return Refusal("too-few-resources", "GK-R82", {"needed": building.height + 1, "held": available})
    return None


def hal_urbanizes(state: GinkgopolisState, letter: int, tile: int) -> None:
    """Tile, resource and marker, then points for the neighbours; you move the token (GK-L12 to GK-L14)."""
    state.sides[HAL].supply -= 1
    cell = found_building(state, HAL, letter, tile)
    check_resources_spent(state, HAL)
    state.push(AfterHalUrbanized(cell))
    state.push(MoveToken(YOU, letter, cell))


class AfterHalUrbanized(Task[GinkgopolisState]):
    """Hal's points for the neighbours, his card to the discard pile, and the end if he took the last tile (GK-L13, GK-R79)."""

    saved: ClassVar[list[Field]] = [CELL]

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def run(self, state: GinkgopolisState) -> None:
        gain_points(state, HAL, state.city.heights_around(self.cell))
        discard_hals_card(state)
        check_last_tile(state)


def hal_builds_floor(state: GinkgopolisState, card: int, tile: int) -> None:
    """As anybody, but from his supply, without points to pay and without a price for the colour (GK-L15 to GK-L19)."""
    building = designated(state, card)
    return_resources(state, HAL, building)
    side = state.sides[HAL]
    side.supply -= building.height + 1
    raise_building(state, HAL, building, tile)
    check_resources_spent(state, HAL)
    side.kept.append(card)
    state.hal_card = NOTHING
    state.report("kept-card", HAL, {"card": card_words(card)})
    check_last_tile(state)


def check_last_tile(state: GinkgopolisState) -> None:
    """Hal's own draw can empty the supply; his action is carried out first (GK-R79)."""
    if not state.supply:
        state.push(SUPPLY_EMPTY)


def end_at_once(state: GinkgopolisState) -> None:
    """Hal cannot pay: nothing of his action happens and the game is over (GK-L24, GK-R83)."""
    discard_hals_card(state)
    state.ending = True


class EndSoloRound(Task[GinkgopolisState]):
    """Your two cards not chosen are discarded (GK-L10, GK-R75); if the end was triggered the game is over."""

    def run(self, state: GinkgopolisState) -> None:
        side = state.sides[YOU]
        state.discard.extend(side.hand)
        side.hand = []
        clear_choices(state)
        if not state.ending:
            state.push(PlaySoloRound())
