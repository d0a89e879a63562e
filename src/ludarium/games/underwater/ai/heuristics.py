"""What a position is worth to a side, in points at the end of the game: an estimate written by hand.

A side's worth is what it has scored, what its network, cards and metropolises should bring in the productions to come, the cities of the
final scoring, its goods with their use, what feeding will cost, and what its claimed cards and those in hand should still bring. In the
middle of a turn the rest of it is played by the rollout policy on a copy first.
"""

from __future__ import annotations

from typing import Final

from ludarium.engine.agenda import Ask
from ludarium.engine.value import Value, logistic
from ludarium.games.underwater.ai.outlook import (
    GOAL_CITY,
    LINK,
    MATCHED,
    SITE_ROOM,
    STANDS,
    UPGRADABLE,
    Outlook,
    turns_left,
)
from ludarium.games.underwater.ai.rollout_policy import rollout_policy
from ludarium.games.underwater.content.boards import BROWN
from ludarium.games.underwater.content.goods import amounts_of
from ludarium.games.underwater.content.kinds import (
    ACTION,
    BIOMASS,
    BUILDING_KINDS,
    KELP,
    METROPOLIS_PLACES,
    POINT,
    RESOURCE_COUNT,
    TUNNEL,
)
from ludarium.games.underwater.rules.cards import ChooseDiscard, hand_limit
from ludarium.games.underwater.rules.network import AT_CITY, BUILT, CITY, CITY_POINTS, UPGRADED_AT_CITY, UPGRADED_OF, is_joined
from ludarium.games.underwater.rules.production import output_of
from ludarium.games.underwater.rules.scoring import GOAL_CITIES, GOAL_POINTS, quick_scores
from ludarium.games.underwater.rules.turns import ChooseCard
from ludarium.games.underwater.state import PRODUCING, ROUNDS, SCORING, TURNS, UnderwaterState

TURN: Final = 2.8  # what a turn to come is worth
CARDS_WORTH: Final = 0.35  # any card in hand
COLOURS_WORTH: Final = 0.4  # a colour among the cards in hand
PLENTY: Final = [3.0, 4.0, 3.0, 4.0, 2.0]  # of a resource; what is more counts less, early on
HUNGRY: Final = 1.6  # points for a kelp that is missing in the long run
STARVING: Final = 3.0  # and in the next feeding
TURNS_A_CITY: Final = 4.0  # that a connected city takes a player alone
GOAL_SPREAD: Final = 0.25  # cities by which the number at the end is uncertain, and more for each turn to come
SPREAD: Final = 4.0  # by how many points a lead may still shift at the end, and more for each round to come
SPREAD_PER_ROUND: Final = 1.2
LONGEST_REST: Final = 40  # decisions of a turn played on before evaluating


# ---------------------------------------------------------------------------------------------------------------------
# The parts of a side's worth
# ---------------------------------------------------------------------------------------------------------------------


def network_worth(outlook: Outlook) -> float:
    """Return what the network should produce and score, kelp not counted: it is eaten."""
    side = outlook.side
    output = output_of(outlook.state, outlook.seat)
    worth = float(side.tally[CITY_POINTS])
    for good in range(len(output)):
        if good != KELP:
            worth += output[good] * outlook.later[good]
    board = outlook.board
    for city in range(board.cities):
        if side.cities[city]:
            worth += SITE_ROOM * outlook.early * board.sites[city]
            if not side.connected >> city & 1:
                worth += STANDS * outlook.city_content(city)
        elif outlook.kinds[city]:
            worth += 0.5 * STANDS * outlook.city_content(city)
        if side.linked >> city & 1:
            worth += LINK * outlook.early
    return worth + plain_worth(outlook) + metropolis_worth(outlook)


def plain_worth(outlook: Outlook) -> float:
    """Return what structures that are not upgraded yet promise."""
    tally = outlook.side.tally
    worth = (tally[AT_CITY] - tally[UPGRADED_AT_CITY]) * outlook.made_more[TUNNEL]
    for kind in range(BUILDING_KINDS):
        worth += (tally[kind] - tally[UPGRADED_OF + kind]) * outlook.made_more[kind]
    return UPGRADABLE * outlook.early * worth


def metropolis_worth(outlook: Outlook) -> float:
    """Return what metropolises should bring in productions and at the end, and what tunnels on the way to one promise."""
    side, board = outlook.side, outlook.board
    metropolises = outlook.state.content.metropolises
    worth = 0.0
    for place in range(METROPOLIS_PLACES):
        tile = side.metropolises[place]
        if tile < 0:
            continue
        data = metropolises[tile]
        if is_joined(side, board, place):
            if data.production is not None:
                worth += outlook.flow(data.production.effect)
            if data.scoring is not None:
                worth += data.scoring.measure(outlook.state, outlook.context) + 1.5 * outlook.early
        elif data.colour == BROWN:
            for tunnel in board.place_tunnels[place]:
                if side.tunnels[tunnel]:
                    worth += 0.4 * outlook.early * outlook.metropolis(tile)
    for tile in side.extra:
        production = metropolises[tile].production
        if production is not None:
            worth += outlook.flow(production.effect)
    return worth


def kelp_worth(outlook: Outlook) -> float:
    """Return what kelp and biomass are worth, or what their lack costs: every connected city eats one in each feeding (UC-S7)."""
    state, side = outlook.state, outlook.side
    goods = side.goods
    feedings = outlook.productions + (1 if state.phase == PRODUCING else 0)
    kelp = float(goods[KELP])
    output = output_of(state, outlook.seat)[KELP]
    cities = side.tally[CITY]
    worth = goods[BIOMASS] * outlook.now[BIOMASS]
    if feedings:
        have = kelp + (output if outlook.productions == feedings else 0)
        missing = cities - have
        if missing > 0:
            instead = min(float(goods[BIOMASS]), missing)
            sure = 1.0 - 0.5 * min(1.0, outlook.era_turns / 6.0) if outlook.productions == feedings else 1.0
            worth -= instead * outlook.now[BIOMASS] * sure + (missing - instead) * STARVING * sure
            have = float(cities)
        spare = have - cities
        if feedings > 1:
            short = cities - output
            if short > 0:
                worth -= (feedings - 1) * HUNGRY * max(0.0, short - spare / (feedings - 1)) * 0.8
                spare = max(0.0, spare - (feedings - 1) * short)
            else:
                worth += (feedings - 1) * -short * 0.5 * outlook.now[KELP]
        kelp = spare
    return worth + concave(kelp, 3.0, outlook.now[KELP], outlook.early)


def concave(amount: float, plenty: float, price: float, early: float) -> float:
    """Return what an amount of a good is worth: what is more than plenty counts less."""
    if amount <= plenty:
        return amount * price
    return plenty * price + (amount - plenty) * (0.25 + 0.5 * (price - 0.25))


def goods_worth(outlook: Outlook) -> float:
    """Return what steelplast, science and credits are worth."""
    goods = outlook.side.goods
    worth = 0.0
    for resource in range(1, RESOURCE_COUNT - 1):
        worth += concave(float(goods[resource]), PLENTY[resource], outlook.now[resource], outlook.early)
    return worth


def claimed_worth(outlook: Outlook) -> float:
    """Return what claimed cards should still bring."""
    side = outlook.side
    designs = outlook.state.content.designs
    worth = 0.0
    actions = 0
    for card in side.claimed:
        design = designs[card]
        if design.type == ACTION:
            actions += 1
            worth += outlook.action_card(design, card in side.used) * (1.0 if actions <= 2 else 0.7)
        else:
            worth += outlook.claimed(design)
    return worth


def hand_worth(outlook: Outlook) -> float:
    """Return what the cards in hand should bring: the best of them, as many as may be kept and played."""
    side = outlook.side
    most = min(hand_limit(outlook.state, outlook.seat), outlook.left)
    if most <= 0:
        return 0.0
    designs = outlook.state.content.designs
    worths: list[float] = []
    colours = 0
    for card in side.hand:
        design = designs[card]
        colours |= 1 << design.colour
        worths.append(CARDS_WORTH * outlook.early + MATCHED * max(0.6 * outlook.early, outlook.card(design)))
    if len(worths) > most:
        worths.sort(reverse=True)
        worths = worths[:most]
    kinds = (colours & 1) + (colours >> 1 & 1) + (colours >> 2 & 1)
    return sum(worths) + COLOURS_WORTH * min(kinds, most)


def track_worth(outlook: Outlook) -> float:
    """Return what the place on the track is worth: an early turn in the next round, or no fourth tile for a player alone."""
    state, side = outlook.state, outlook.side
    if outlook.left <= TURNS:
        return 0.0
    if state.players == 1:
        return 0.5 if side.advanced else 0.0
    ahead = 0
    for other in state.sides:
        if other.space and (not side.space or other.space < side.space or (other.space == side.space and other.arrived > side.arrived)):
            ahead += 1
    return 0.8 * (1.0 - ahead / (state.players - 1)) if side.space else 0.0


def contracts_worth(outlook: Outlook) -> float:
    """Return what open contracts promise: the more, the nearer their conditions are."""
    state = outlook.state
    worth = 0.0
    for contract in state.contracts:
        data = state.content.contracts[contract]
        near = 1.0
        for condition in data.conditions:
            near *= min(1.0, (condition.count.value(state, outlook.context) + 0.5) / (condition.least + 0.5))
        reward = amounts_of(data.reward)
        points = float(reward[POINT])
        for good in range(RESOURCE_COUNT):
            points += reward[good] * outlook.now[good]
        worth += 0.5 * near * near * outlook.early * points
    return worth


def side_worth(state: UnderwaterState, seat: int) -> float:
    """Return the points a side can expect at the end."""
    outlook = Outlook(state, seat)
    worth = outlook.side.points + TURN * outlook.left
    worth += network_worth(outlook) + kelp_worth(outlook) + goods_worth(outlook)
    worth += claimed_worth(outlook) + hand_worth(outlook) + track_worth(outlook)
    if state.players == 1:
        worth += goal_worth(outlook)
    return worth + contracts_worth(outlook)


def goal_worth(outlook: Outlook) -> float:
    """Return what cities are worth to a player alone beyond their points: seven must be connected at the end (UC-V26)."""
    tally = outlook.side.tally
    return GOAL_CITY * (min(GOAL_CITIES, tally[CITY]) + STANDS * min(tally[BUILT] - tally[CITY], max(0, GOAL_CITIES - tally[CITY])))


# ---------------------------------------------------------------------------------------------------------------------
# The whole position
# ---------------------------------------------------------------------------------------------------------------------


def is_between_turns(state: UnderwaterState) -> bool:
    """Say whether nobody is in the middle of a turn: a card is to be chosen, surplus ones to be discarded, or all choose at once."""
    return bool(state.lanes) or isinstance(state.agenda[-1], (ChooseCard, ChooseDiscard))


def after_turn(state: UnderwaterState) -> UnderwaterState:
    """Return the position after the turn in whose middle somebody is asked, or the position itself between turns."""
    position = state
    for step in range(LONGEST_REST):
        if position.over or is_between_turns(position):
            break
        ask = position.agenda[-1]
        assert isinstance(ask, Ask)
        if position is state:
            position = state.copy()
            position.careless = True  # the policy does not leave a slot undone on purpose, so nothing need be tried out for it
        position.apply(ask.seat, rollout_policy(position, ask))
    return position


def worths(state: UnderwaterState) -> list[float]:
    """Return the points each side can expect at the end; in the middle of a turn its rest is played by the rollout policy first."""
    state = after_turn(state)
    if state.over or state.phase == SCORING:
        return [float(points) for points in quick_scores(state)]
    return [side_worth(state, seat) for seat in range(state.players)]


def spread(state: UnderwaterState) -> float:
    """Return how far a lead may still shift."""
    return SPREAD + SPREAD_PER_ROUND * (ROUNDS - state.round)


def is_valued(state: UnderwaterState) -> bool:
    """Say whether there is something to expect still: the final scoring has not begun."""
    return not state.over and state.phase != SCORING


def with_goal(state: UnderwaterState, value: Value) -> Value:
    """Return a value that knows what a player alone needs to win: points, and cities that are connected (UC-V26)."""
    if state.players > 1:
        return value
    points = logistic((value.points[0] - GOAL_POINTS + 0.5) / value.spread)
    return Value(value.points, value.spread, None, [points * city_chance(state)])


def city_chance(state: UnderwaterState) -> float:
    """Return how likely a player alone ends with enough connected cities."""
    tally = state.sides[0].tally
    if not is_valued(state):
        return 1.0 if tally[CITY] >= GOAL_CITIES else 0.0
    left = turns_left(state, 0)
    hoped = tally[CITY] + 0.7 * (tally[BUILT] - tally[CITY]) + left / TURNS_A_CITY
    return logistic((hoped - GOAL_CITIES - 0.2) / (GOAL_SPREAD + 0.04 * left))


def heuristic_value(state: UnderwaterState) -> Value:
    """Return the points each side can expect at the end, and how far a lead may still shift."""
    return with_goal(state, Value(worths(state), spread(state)))


def estimate(state: UnderwaterState, player: int) -> float:
    """Return about the lead of a player at the end: the own worth less the strongest other side's."""
    return heuristic_value(state).lead(player)
