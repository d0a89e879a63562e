"""What positions of Underwater Cities are worth to a bot, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium.bots import Bot, GreedyBot, RandomBot
from ludarium.engine.agenda import Ask
from ludarium.engine.chance import Chance, chance
from ludarium.engine.value import Value
from ludarium.games.underwater.ai.features import FEATURES, features
from ludarium.games.underwater.ai.heuristics import after_turn, city_chance, estimate, is_between_turns, kelp_worth, with_goal, worths
from ludarium.games.underwater.ai.outlook import Outlook, productions_left, turns_left
from ludarium.games.underwater.ai.rollout_policy import rollout_policy
from ludarium.games.underwater.content.kinds import BUILDING_KINDS, FARM, FIRST_BUILDING, KELP, SITES_OF_CITY, WHITE_CITY
from ludarium.games.underwater.rules.production import network_outputs, output_of, total
from ludarium.games.underwater.state import UnderwaterState
from tests.bots.valuing import check_that_points_count

GAME: Any = ludarium.game("underwater")


def any_move(state: UnderwaterState, luck: Chance) -> None:
    """Make any legal move."""
    seat = state.to_move[0]
    state.play(seat, luck.pick(state.moves(seat)))


def in_round(number: int, players: int = 2, seed: int = 3) -> UnderwaterState:
    """Return a position at the beginning of a round, after random play."""
    state: UnderwaterState = GAME.new(players, seed)
    luck = chance(seed)
    while state.round < number or not is_between_turns(state) or state.lanes:
        any_move(state, luck)
    return state


def farms(state: UnderwaterState, count: int, upgraded: bool = False) -> UnderwaterState:
    """Return the position with farms beside the first player's starting city and nothing else there."""
    changed = state.copy()
    side = changed.sides[0]
    first = changed.board_of(0).start * SITES_OF_CITY
    for place in range(SITES_OF_CITY):
        side.buildings[first + place] = (FARM + 1 + (BUILDING_KINDS if upgraded else 0)) if place < count else 0
    changed.refresh(0)
    return changed


def test_turns_and_productions_run_out() -> None:
    assert [turns_left(in_round(number), 0) for number in (1, 5, 10)] == [30, 18, 3]
    assert [productions_left(in_round(number)) for number in (1, 4, 5, 8, 10)] == [3, 3, 2, 1, 1]
    early, late = Outlook(in_round(1), 0), Outlook(in_round(10), 0)
    for good in range(4):
        assert early.now[good] > late.now[good] > 0.2
        assert early.later[good] > late.later[good]


def test_buildings_and_their_upgrades_make_the_position_better() -> None:
    state = in_round(2)
    values = [estimate(farms(state, count), 0) for count in (0, 1, 2)]
    values.append(estimate(farms(state, 2, upgraded=True), 0))
    assert values == sorted(values)
    assert values[3] > values[0] + 4


def test_an_upgrade_is_worth_more_with_more_productions_to_come() -> None:
    site = FIRST_BUILDING + in_round(1).board_of(0).start * SITES_OF_CITY
    worth = [Outlook(farms(in_round(number), 1), 0).upgrade(site) for number in (1, 6, 10)]
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > worth[2] + 0.5


@pytest.mark.parametrize(("players", "options"), [(2, {}), (2, {"boards": "advanced"}), (1, {})])
def test_what_is_counted_of_a_production_is_what_its_pieces_give(players: int, options: dict[str, object]) -> None:
    found: set[str] = set()
    for seed in range(4):
        state: UnderwaterState = GAME.new(players, seed, options)
        luck = chance(seed)
        while not state.over:
            for seat in range(players):
                assert output_of(state, seat) == total(network_outputs(state, seat))
                found.add(str(output_of(state, seat)))
            any_move(state, luck)
    assert len(found) > 20


def test_hunger_costs_points() -> None:
    state = in_round(10)
    side = state.sides[0]
    side.goods[KELP] = 0
    hungry = kelp_worth(Outlook(state, 0))
    side.goods[KELP] = 9
    assert kelp_worth(Outlook(state, 0)) > hungry + 2


def test_alone_both_points_and_cities_are_needed() -> None:
    state = in_round(9, players=1)
    few = city_chance(state)
    side = state.sides[0]
    board = state.board_of(0)
    for city in range(board.cities):
        side.cities[city] = side.cities[city] or WHITE_CITY
    for tunnel in range(board.tunnels):
        side.tunnels[tunnel] = 1
    state.refresh(0)
    assert few < 0.3
    assert city_chance(state) > 0.9
    low, high = (with_goal(state, Value([points], 5.0)).win_probabilities()[0] for points in (80.0, 120.0))
    assert low < 0.1
    assert high > 0.85


@pytest.mark.parametrize("players", [1, 2, 4])
def test_valuing_leaves_the_position_as_it_is_in_the_middle_of_a_turn_too(players: int) -> None:
    luck = chance(3)
    state: UnderwaterState = GAME.new(players, 5)
    for step in range(200):
        digest = state.digest() if step % 8 == 0 else ""
        assert len(worths(state)) == players
        assert not digest or state.digest() == digest
        if is_between_turns(state):
            assert {len(row) for row in features(state)} == {FEATURES}
        any_move(state, luck)
        if state.over:
            break


def test_the_rollout_policy_is_legal_and_a_turn_in_its_middle_is_played_to_its_end() -> None:
    luck = chance(9)
    asked: set[str] = set()
    for seed in range(4):
        state: UnderwaterState = GAME.new(1 + seed % 4, seed)
        while not state.over:
            seat = state.to_move[0]
            ask = state.pending(seat)
            assert isinstance(ask, Ask)
            asked.add(type(ask).__name__)
            assert rollout_policy(state, ask) in state.moves(seat)
            settled = after_turn(state)
            assert settled.over or is_between_turns(settled)
            any_move(state, luck)
    assert {"ChooseSlot", "ChooseStep", "ChooseSite", "ChooseKind", "ChooseUpgrade", "ChooseActionCard", "ChooseSpecial"} <= asked


def test_the_estimate_of_a_finished_game_is_the_lead() -> None:
    state: UnderwaterState = GAME.new(2, 2)
    luck = chance(2)
    while not state.over:
        any_move(state, luck)
    first, second = state.scores
    assert estimate(state, 0) == pytest.approx(first - second)
    assert estimate(state, 1) == pytest.approx(second - first)


def test_greedy_beats_random_and_feeds_its_cities() -> None:
    won = 0
    cities = 0
    for number in range(2):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[number] = GreedyBot()
        state: UnderwaterState = GAME.new(2, number)
        luck = chance(number + 1_000_000)
        while not state.over:
            seat = state.to_move[0]
            state.play(seat, bots[seat].choose(state, seat, luck))
        won += state.scores[number] > state.scores[1 - number] + 20
        cities += state.sides[number].cities.count(0) <= 4
    assert won == 2
    assert cities == 2


def test_sides_are_valued_by_what_they_have_and_not_by_their_seat() -> None:
    def add(state: UnderwaterState, side: int, points: int) -> None:
        state.sides[side].points += points

    check_that_points_count(GAME, {}, add)
