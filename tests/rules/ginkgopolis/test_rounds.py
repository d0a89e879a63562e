"""The round and its three phases (section T)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.games.ginkgopolis.rules.rounds import EndRound
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, card, given, plain
from tests.rules.ginkgopolis.watching import SEVERAL, everybody_exploits, finished_game, plays_alone, seen, seen_side

PHASE_OF = {"round-began": 0, "has-chosen": 1, "played-alone": 2, "played-with-tile": 2, "played-unpaid": 2, "cards-passed": 3}


@rule("GK-T1")
def test_the_number_of_rounds_is_not_fixed() -> None:
    assert len({finished_game(3, seed).table.round for seed in range(20)}) > 3


@rule("GK-T2", "GK-T6")
@pytest.mark.parametrize("players", SEVERAL)
def test_a_round_is_choosing_acting_preparing_and_everybody_does_each_once(players: int) -> None:
    for seed in range(6):
        scene = finished_game(players, seed)
        heard = [happening for happening in scene.log.happenings if happening.kind in PHASE_OF]
        one_round = [1] * players + [2] * players + [3, 0]
        expected = one_round * scene.table.round
        assert [PHASE_OF[happening.kind] for happening in heard] == expected[:-2]  # the last round has no phase 3
        actions = Counter(happening.seat for happening in heard if PHASE_OF[happening.kind] == 2)
        assert actions == dict.fromkeys(range(players), scene.table.round)


@rule("GK-T3")
@pytest.mark.parametrize("players", SEVERAL)
def test_all_players_choose_at_the_same_time_in_any_order(players: int) -> None:
    scene = given(players)
    assert scene.table.to_move == list(range(players))
    for seat in reversed(range(1, players)):
        plays_alone(scene, seat, min(scene.cards(scene.side(seat).hand)))
        assert scene.table.to_move == list(range(seat))
        assert seen(scene, None)["phase"] == "choose"
        assert "played-alone" not in scene.happened()
    plays_alone(scene, 0, min(scene.cards(scene.side(0).hand)))
    assert "played-alone" in scene.happened()


@rule("GK-T4")
@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("first", [0, 1])
def test_players_act_clockwise_from_the_first_player(players: int, first: int) -> None:
    scene = everybody_exploits(given(players, first=first))
    acted = [happening.seat for happening in scene.log.happenings if happening.kind == "played-alone"]
    assert acted == [(first + turn) % players for turn in range(players)]


@rule("GK-T5", "GK-H2")
def test_an_action_is_finished_before_the_next_player_reveals() -> None:
    scene = plain(2).characters(0, 17).hand(0, "D", "red-1", "red-2", "red-3").hand(1, "E", "blue-1", "blue-2", "blue-3")
    scene.holds(0, resources=0, points=0, tiles=[], supply=25).holds(1, tiles=[])
    scene.play(0, "play D").play(1, "play E")
    assert scene.table.to_move == [0]
    assert seen_side(scene, 0, 1)["played"] == {"card": "D", "tile": None}
    assert seen_side(scene, 1, 0)["played"] == {"card": None, "tile": False}
    scene.play(0, "choose 1")
    assert scene.goods(0) == "1 resources, 0 tiles, 1 points; supply 24"  # the exploit bonus is paid already
    assert card("D") in scene.table.discard
    assert scene.table.to_move == [1]
    assert seen_side(scene, 1, 0)["played"] == {"card": "E", "tile": None}
    happened = scene.happened()
    last_played = len(happened) - 1 - happened[::-1].index("played-alone")
    assert happened.index("gained-points") < last_played


@rule("GK-T6")
def test_nobody_acts_twice_in_a_round() -> None:
    scene = everybody_exploits(given(4))
    assert scene.happened().count("played-alone") == 4
    assert scene.table.round == 2


def before_phase_three(first: int) -> Scene:
    """Return seats 1, 2, 3 of the example as 0, 1, 2 with three cards each; the deck begins with three known cards."""
    scene = plain(3, first=first)
    scene.hand(0, "A", "B", "C").hand(1, "D", "E", "F").hand(2, "G", "H", "I")
    return scene.deck("red-1", "red-2", "red-3", "J", "K")


@rule("GK-E21", "GK-T7", "GK-T8", "GK-T9")
def test_passing_and_drawing() -> None:
    scene = before_phase_three(first=1).run(EndRound())
    assert scene.table.first == 2
    assert scene.cards(scene.side(2).hand) == {"D", "E", "F", "red-1"}
    assert scene.cards(scene.side(0).hand) == {"G", "H", "I", "red-2"}
    assert scene.cards(scene.side(1).hand) == {"A", "B", "C", "red-3"}


@rule("GK-T7", "GK-T8", "GK-T9", "GK-T10", "GK-N5")
@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("first", [0, 1])
def test_the_cards_not_chosen_and_the_first_player_card_go_to_the_left(players: int, first: int) -> None:
    scene = given(players, 3, first=first)
    aside = []
    for seat in range(players):
        hand = scene.cards(scene.side(seat).hand)
        aside.append(hand - {min(hand)})
    everybody_exploits(scene)
    for seat in range(players):
        hand = scene.cards(scene.side(seat).hand)
        assert len(hand) == 4
        assert aside[(seat - 1) % players] < hand
    assert scene.table.first == (first + 1) % players
    passed = scene.happened().index("cards-passed")
    drew = [happening.seat for happening in scene.log.happenings[passed:] if happening.kind == "drew-card"]
    assert drew == [(first + 1 + turn) % players for turn in range(players)]


@rule("GK-T10")
def test_with_two_players_the_left_neighbour_is_the_other_player() -> None:
    scene = plain(2, first=1).hand(0, "A", "B", "C").hand(1, "D", "E", "F").deck("red-1", "red-2", "red-3").run(EndRound())
    assert scene.table.first == 0
    assert scene.cards(scene.side(0).hand) == {"D", "E", "F", "red-1"}
    assert scene.cards(scene.side(1).hand) == {"A", "B", "C", "red-2"}


@rule("GK-T8")
def test_the_first_player_card_goes_once_round_the_table() -> None:
    scene = given(5, first=3)
    firsts = []
    for turn in range(6):
        firsts.append(scene.table.first)
        everybody_exploits(scene)
    assert firsts == [3, 4, 0, 1, 2, 3]
