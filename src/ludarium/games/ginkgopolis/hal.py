"""The solo game against Hal and its expert variant (sections L and M)."""

from __future__ import annotations

from ludarium.engine.agenda import Task
from ludarium.engine.phrase import Refusal
from ludarium.games.ginkgopolis.actions import TakeTurn
from ludarium.games.ginkgopolis.content import TILES, card_words, is_building_card, tile_words
from ludarium.games.ginkgopolis.deck import discard_played, draw_card
from ludarium.games.ginkgopolis.exploit import designated
from ludarium.games.ginkgopolis.floor import raise_building, return_resources
from ludarium.games.ginkgopolis.rounds import ChooseCard, clear_choices
from ludarium.games.ginkgopolis.supply import SUPPLY_EMPTY, check_resources_spent, draw_tile, gain_points
from ludarium.games.ginkgopolis.table import ACTING, CHOOSING, HAL, NOTHING, Table
from ludarium.games.ginkgopolis.tokens import MoveToken
from ludarium.games.ginkgopolis.urbanize import found_building

YOU = 0
SOLO_HAND = 3


class PlaySoloRound(Task[Table]):
    """Three cards for you, one face down for Hal; your action, then Hal's (GK-L8, GK-L9, GK-L11)."""

    def run(self, table: Table) -> None:
        table.round += 1
        table.phase = CHOOSING
        table.report("round-began", YOU, {"round": table.round})
        for turn in range(SOLO_HAND):
            table.sides[YOU].hand.append(draw_card(table, YOU))
        table.hal_card = draw_card(table, NOTHING)
        table.push_all([ChooseCard(YOU), BeginSoloActions(), TakeTurn(YOU), HalTurn(), EndSoloRound()])


class BeginSoloActions(Task[Table]):
    """Your card lies on the table."""

    def run(self, table: Table) -> None:
        table.phase = ACTING


class HalTurn(Task[Table]):
    """Hal's card is revealed; he always plays it with a tile drawn from the supply (GK-L11). Without a tile he cannot act (GK-R78)."""

    def run(self, table: Table) -> None:
        table.turn = HAL
        table.seal()
        card = table.hal_card
        table.cards.reveal(card)
        table.report("hal-revealed", HAL, {"card": card_words(card)})
        if not table.supply:
            table.report("hal-without-tile", HAL)
            discard_hals_card(table)
            return
        if table.options["expert"] and not is_building_card(card):
            replace_hals_card(table)
            card = table.hal_card
        if is_building_card(card) and why_hal_cannot_build(table, card) is not None:
            table.report("hal-cannot-pay", HAL, {"card": card_words(card)})
            end_at_once(table)
            return
        tile = draw_tile(table, HAL)
        table.faces.reveal(tile)
        table.report("hal-drew-tile", HAL, {"tile": tile_words(tile)})
        if is_building_card(card):
            hal_builds_floor(table, card, tile)
        else:
            hal_urbanizes(table, card - TILES, tile)


def discard_hals_card(table: Table) -> None:
    """Hal's card goes to the discard pile."""
    discard_played(table, table.hal_card)
    table.hal_card = NOTHING


def replace_hals_card(table: Table) -> None:
    """Expert variant: a drawn replacement is played if it is a floor Hal can pay for or is worth more points (GK-M2 to GK-M8)."""
    first = table.hal_card
    second = draw_card(table, NOTHING)
    table.cards.reveal(second)
    if prefers_replacement(table, first, second):
        table.hal_card = second
        discard_played(table, first)
    else:
        discard_played(table, second)
    facts = {"first": card_words(first), "second": card_words(second), "played": card_words(table.hal_card)}
    table.report("hal-compared", HAL, facts)


def prefers_replacement(table: Table, first: int, second: int) -> bool:
    """Say whether Hal plays the replacement; equal points keep the first card (GK-M3 to GK-M5, GK-R90)."""
    if is_building_card(second):
        return why_hal_cannot_build(table, second) is None
    return hal_points_at(table, second - TILES) > hal_points_at(table, first - TILES)


def hal_points_at(table: Table, letter: int) -> int:
    """Return the points Hal gets for urbanizing at a token: the heights of the adjacent buildings (GK-L13, GK-R89)."""
    return table.city.heights_around(table.city.tokens[letter])


def why_hal_cannot_build(table: Table, card: int) -> Refusal | None:
    """Return what Hal lacks for a floor, or None: only resources count, his own on the building included (GK-R82)."""
    building = designated(table, card)
    available = table.sides[HAL].supply + (building.height if building.owner == HAL else 0)
    if available < building.height + 1:
        return Refusal("too-few-resources", "GK-R82", {"needed": building.height + 1, "held": available})
    return None


def hal_urbanizes(table: Table, letter: int, tile: int) -> None:
    """Tile, resource and marker, then points for the neighbours; you move the token (GK-L12 to GK-L14)."""
    table.sides[HAL].supply -= 1
    cell = found_building(table, HAL, letter, tile)
    check_resources_spent(table, HAL)
    table.push(AfterHalUrbanized(cell))
    table.push(MoveToken(YOU, letter, cell))


class AfterHalUrbanized(Task[Table]):
    """Hal's points for the neighbours, his card to the discard pile, and the end if he took the last tile (GK-L13, GK-R79)."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def arguments(self) -> list[object]:
        return [self.cell]

    def run(self, table: Table) -> None:
        gain_points(table, HAL, table.city.heights_around(self.cell))
        discard_hals_card(table)
        check_last_tile(table)


def hal_builds_floor(table: Table, card: int, tile: int) -> None:
    """As anybody, but from his supply, without points to pay and without a price for the colour (GK-L15 to GK-L19)."""
    building = designated(table, card)
    return_resources(table, HAL, building)
    side = table.sides[HAL]
    side.supply -= building.height + 1
    raise_building(table, HAL, building, tile)
    check_resources_spent(table, HAL)
    side.kept.append(card)
    table.hal_card = NOTHING
    table.report("kept-card", HAL, {"card": card_words(card)})
    check_last_tile(table)


def check_last_tile(table: Table) -> None:
    """Hal's own draw can empty the supply; his action is carried out first (GK-R79)."""
    if not table.supply:
        table.push(SUPPLY_EMPTY)


def end_at_once(table: Table) -> None:
    """Hal cannot pay: nothing of his action happens and the game is over (GK-L24, GK-R83)."""
    discard_hals_card(table)
    table.ending = True


class EndSoloRound(Task[Table]):
    """Your two cards not chosen are discarded (GK-L10, GK-R75); if the end was triggered the game is over."""

    def run(self, table: Table) -> None:
        side = table.sides[YOU]
        table.discard.extend(side.hand)
        side.hand = []
        clear_choices(table)
        if not table.ending:
            table.push(PlaySoloRound())
