"""What Barrage positions are worth to a bot, and what comes of it."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.bots import Bot, GreedyBot, RandomBot
from ludarium.engine.agenda import Ask
from ludarium.engine.chance import chance
from ludarium.games.barrage.ai.heuristics import Prices, after_turn, contracts_worth, estimate, worths
from ludarium.games.barrage.ai.outlook import Network, Outlook, time_left
from ludarium.games.barrage.ai.rollout_policy import rollout_policy
from ludarium.games.barrage.state import NO_ENERGY, BarrageState
from tests.bots.valuing import check_that_points_count
from tests.rules.barrage.known import busy_pick
from tests.rules.barrage.scene import GAME, Scene, given, new


def plant(water: int = 2, round: int = 2) -> Scene:
    """Side 0 has a dam of level 3 in basin 1, the conduit C1L of value 5 to basin 8 and a powerhouse there."""
    return given(round=round).dam("D1L", 0, level=3, water=water).conduit("C1L", 0).house("P8a", 0)


def test_a_whole_system_drives_its_water_and_a_part_only_promises() -> None:
    whole, part = Network(plant().state, 0), Network(given().dam("D1L", 0).conduit("C1L", 0).state, 0)
    assert (whole.ready[0], whole.promise[0]) == (5.0, 5.0)
    assert part.ready[0] == 0.0
    assert 0.0 < part.promise[0] < 5.0
    assert Network(plant().state, 1).ready[0] == 0.0


def test_the_outlook_brings_waiting_drops_behind_the_dam_for_the_next_round() -> None:
    scene = plant(water=0).springs(2, 0, 0, 0)
    scene.state.headstreams = [1, 1, 1, 1]  # no water in rounds 1 and 2
    dry = plant(water=0)
    dry.state.headstreams = [1, 1, 1, 1]
    assert Outlook(scene.state).energy[0][2] == 0.0
    assert Outlook(scene.state).energy[0][3] >= 2 * 5
    assert Outlook(dry.state).energy[0][3] == 0.0


def test_engineers_limit_what_can_be_produced_this_round() -> None:
    scene = plant(water=2)
    assert Outlook(scene.state).energy[0][2] >= 2 * 5
    assert Outlook(scene.holds(0, engineers=0).state).energy[0][2] == 0.0


def test_time_runs_out() -> None:
    early, late = given(round=1), given(round=5)
    assert time_left(early.state, 0) == pytest.approx(5.0)
    assert time_left(late.holds(0, engineers=6).state, 0) == pytest.approx(0.5)
    assert Prices(4.0).machine > Prices(0.5).machine > 0.2
    assert Prices(4.0).good(0) == Prices(0.0).good(0) == 1.0


def test_a_contract_within_reach_is_worth_more() -> None:
    near, far = plant(water=2).contracts(0, "R07").state, given(round=2).contracts(0, "R07").state
    assert contracts_worth(near, Outlook(near), 0, Prices(3.0)) > contracts_worth(far, Outlook(far), 0, Prices(3.0)) + 3


@pytest.mark.parametrize("round", [1, 3, 5])
def test_water_behind_an_own_system_is_worth_more_than_behind_anothers(round: int) -> None:
    own, other = plant(water=3, round=round), plant(water=0, round=round).dam("D2L", 1, level=3, water=3)
    assert estimate(own.state, 0) > estimate(other.state, 0) + 2


def test_each_missing_part_of_a_system_makes_the_position_better() -> None:
    values = [estimate(given(round=2).springs(0, 0, 0, 2).state, 0)]
    values.append(estimate(given(round=2).springs(0, 0, 0, 2).dam("D7U", 0).state, 0))
    values.append(estimate(given(round=2).springs(0, 0, 0, 2).dam("D7U", 0).house("P12a", 0).state, 0))
    values.append(estimate(given(round=2).springs(0, 0, 0, 2).dam("D7U", 0).house("P12a", 0).conduit("C7R", 0).state, 0))
    assert values == sorted(values)
    assert values[3] > values[0] + 8


def test_valuing_leaves_the_position_as_it_is_in_the_middle_of_a_turn_too() -> None:
    luck = chance(3)
    state = GAME.new(3, 5, {"automa-1": "3"})
    for step in range(160):
        digest = state.digest() if step % 8 == 0 else ""
        found = worths(state)
        assert len(found) == len(state.sides)
        assert not digest or state.digest() == digest
        seat = state.to_move[0]
        state.play(seat, busy_pick(luck, state.moves(seat)))
        if state.over:
            break


def test_the_rollout_policy_is_legal_and_a_turn_in_its_middle_is_played_to_its_end() -> None:
    luck = chance(9)
    asked: set[str] = set()
    for seed in range(6):
        state = GAME.new(2 + seed % 3, seed, {"mahiri-officers": True})
        while not state.over:
            seat = state.to_move[0]
            ask = state.agenda[-1]
            assert isinstance(ask, Ask)
            moves = state.moves(seat)
            asked.add(type(ask).__name__)
            assert rollout_policy(state, ask) in moves
            settled = after_turn(state)
            assert settled.over or type(settled.agenda[-1]).__name__ in ("ChooseAction", "ChooseCompany", "ChooseStart")
            state.play(seat, busy_pick(luck, moves))
    assert {"ChooseSite", "ChooseProduction", "ChooseFulfilled", "ChooseContract", "PlaceDrops", "ChoosePlace"} <= asked


def test_the_estimate_of_a_finished_game_is_the_lead() -> None:
    state = new(2, {"game": "full"}).state
    luck = chance(2)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, busy_pick(luck, state.moves(seat)))
    first, second = state.scores
    assert estimate(state, 0) == pytest.approx(first - second)
    assert estimate(state, 1) == pytest.approx(second - first)


def play_out(bots: list[Bot], seed: int) -> BarrageState:
    state: BarrageState = ludarium.game("barrage").new(len(bots), seed)
    luck = chance(seed + 1_000_000)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, bots[seat].choose(state, seat, luck))
    return state


def test_greedy_beats_random_builds_systems_and_produces() -> None:
    won = 0
    dry = 0
    points: list[int] = []
    for number in range(6):
        seat = number % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[seat] = GreedyBot()
        state = play_out(bots, number // 2)
        own = state.sides[seat]
        won += state.scores[seat] > state.scores[1 - seat]
        dry += -own.gained[NO_ENERGY] // 3
        points.append(state.scores[seat])
        assert all(count > 0 for count in (own.built[0], own.built[2], own.built[3]))
    assert won == 6
    assert sum(points) / 6 > 60
    assert dry <= 2 * 6, "rounds without energy: the first one, and now and then another"


def test_sides_are_valued_by_what_they_have_and_not_by_their_seat() -> None:
    def add(state: BarrageState, side: int, points: int) -> None:
        state.sides[side].points += points

    check_that_points_count(ludarium.game("barrage"), {"game": "introductory"}, add)
