from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium.bots import bot
from ludarium.engine.chance import chance
from ludarium.engine.context import OF_SEAT
from ludarium.engine.rollout import rollout
from ludarium.games.ginkgopolis.ai.heuristics import (
    Outlook,
    action_worth,
    best_action,
    bonus_worth,
    district_change,
    estimate,
    exploit_worth,
    heuristic_prior,
    is_quiet,
    rounds_left,
)
from ludarium.games.ginkgopolis.content.components import TILES
from ludarium.games.ginkgopolis.notation import PLAY
from ludarium.games.ginkgopolis.rules.city import Building
from ludarium.games.ginkgopolis.rules.scoring import district_points
from ludarium.games.ginkgopolis.rules.worlds import reopen
from ludarium.games.ginkgopolis.state import NOTHING, GinkgopolisState
from tests.bots.valuing import check_that_points_count

RED_1, RED_9, RED_20, YELLOW_1, YELLOW_20 = 0, 8, 19, 40, 59


def table(players: int = 2, seed: int = 1) -> GinkgopolisState:
    made = ludarium.game("ginkgopolis").new(players, seed)
    assert isinstance(made, GinkgopolisState)
    return made


def test_the_end_comes_nearer_as_the_tiles_go() -> None:
    position = table()
    early = rounds_left(position)
    position.supply = position.supply[:10]
    late = rounds_left(position)
    assert early > 12
    assert 2 < late < 8
    position.ending = True
    assert rounds_left(position) == 0


@pytest.mark.parametrize("players", [2, 4])
def test_a_building_changes_the_districts_as_counting_them_anew_says(players: int) -> None:
    position = table(players, 3)
    luck = chance(3)
    seen = 0
    while not position.over:
        seat = position.to_move[0]
        position.play(seat, luck.pick(position.moves(seat)))
        if luck.below(9):
            continue
        city = position.city
        before = district_points(position)
        for cell in [*city.at, *city.tokens]:
            old = city.at.get(cell)
            for tile in (RED_9, YELLOW_20, 30):
                new = Building(cell, tile, 1 if old is None else old.height + 1, seat, True, old)
                change = [0.0] * players
                buildings = list(city.at.items())
                district_change(position, new, change)
                assert list(city.at.items()) == buildings, "the city is as it was, in its order"
                city.at[cell] = new
                assert change == [after - was for after, was in zip(district_points(position), before, strict=True)]
                seen += any(change)
                if old is None:
                    del city.at[cell]
                else:
                    city.at[cell] = old
    assert seen > 100


def test_goods_are_worth_less_late_and_points_always_the_same() -> None:
    position = table()
    side = position.sides[0]
    early, late = Outlook(position, 0, 15.0), Outlook(position, 0, 0.5)
    assert early.good(0, 1, side) > late.good(0, 1, side)
    assert early.good(2, 3, side) == late.good(2, 3, side) == 3


def test_what_cannot_be_paid_is_worth_an_exploit() -> None:
    position = table()
    position.sides[0].resources = 1
    outlook = Outlook(position, 0, 15.0)
    tile = outlook.tiles(len(position.sides[0].tiles) + 1) - outlook.tiles(len(position.sides[0].tiles))
    assert action_worth(position, 0, RED_1, RED_9, outlook) == pytest.approx(exploit_worth(position, 0, RED_1, outlook) + tile)
    position.sides[0].resources = 2
    as_exploit = exploit_worth(position, 0, RED_1, outlook) + tile
    assert abs(action_worth(position, 0, RED_1, RED_9, outlook) - as_exploit) > 0.1


def test_a_permanent_bonus_is_worth_more_early_and_nine_points_are_nine_points() -> None:
    position = table()
    early, late = Outlook(position, 0, 15.0), Outlook(position, 0, 0.5)
    worth = {}
    for card in (YELLOW_1, YELLOW_20):
        kept = position.content.buildings[card]
        for name, outlook in (("early", early), ("late", late)):
            worth[card, name] = bonus_worth(position, position.sides[0], kept.trigger, kept.bonus, outlook)
    assert worth[YELLOW_1, "early"] > 4
    assert worth[YELLOW_1, "late"] < 0.5
    assert worth[YELLOW_20, "early"] == worth[YELLOW_20, "late"] == 9


def test_an_urbanization_beside_a_high_building_is_worth_its_goods() -> None:
    position = table()
    position.sides[0].resources = 5
    outlook = Outlook(position, 0, 10.0)
    letter = position.city.tokens.index(position.city.tokens[0])
    low = action_worth(position, 0, TILES + letter, RED_20, outlook)
    neighbour = position.city.neighbours(position.city.tokens[letter])[0]
    tall = type(neighbour)(neighbour.cell, YELLOW_20, 5, 1, False, neighbour)
    position.city.put(tall)
    assert action_worth(position, 0, TILES + letter, RED_20, outlook) >= low + 3


def test_valuing_leaves_the_position_as_it_is() -> None:
    position = table(3)
    before = position.digest()
    for seat in range(3):
        estimate(position, seat)
        for card in position.sides[seat].hand:
            best_action(position, seat, card, Outlook(position, seat, 9.0))
    assert position.digest() == before
    assert position.sides[0].chosen == NOTHING


def test_a_new_hand_token_is_worth_two_points() -> None:
    position = table()
    before = estimate(position, 0)
    position.sides[0].new_hands -= 1
    assert estimate(position, 0) == pytest.approx(before - 2)


# -- for the search ----------------------------------------------------------------------------------------------------


def test_a_round_is_quiet_until_somebody_has_chosen() -> None:
    position = table()
    assert is_quiet(position)
    position.play(0, position.moves(0)[0])
    assert not is_quiet(position)


def test_others_take_back_what_lies_face_down_and_choose_again() -> None:
    position = table()
    held = sorted(position.sides[1].hand), sorted(position.sides[1].tiles)
    position.play(0, position.moves(0)[0])
    while position.moves(1):
        position.play(1, position.moves(1)[0])
    own = position.sides[0].chosen
    reopen(position, 0)
    assert position.to_move == [0, 1]
    assert (sorted(position.sides[1].hand), sorted(position.sides[1].tiles)) == held
    assert not position.sides[1].committed
    assert position.sides[0].chosen == own
    rollout(position, chance(1))
    assert position.over


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_question_has_a_prior_over_its_moves(players: int) -> None:
    """As many logits as moves, the position as before; a card is as promising as the best that can be done with it."""
    position = table(players, 3)
    luck = chance(3)
    for step in range(60):
        seat = position.to_move[-1]
        moves = position.moves(seat)
        before = position.digest()
        logits = heuristic_prior(position, seat, moves)
        assert len(logits) == len(moves)
        assert position.digest() == before
        if PLAY.has(moves[0]):
            outlook = Outlook(position, seat, rounds_left(position))
            assert logits[0] == pytest.approx(best_action(position, seat, PLAY.index(moves[0]), outlook))
        position.play(seat, luck.pick(moves))
        if position.over:
            break


def test_sides_are_valued_by_what_they_have_and_not_by_their_seat() -> None:
    def add(state: GinkgopolisState, side: int, points: int) -> None:
        state.sides[side].points += points

    check_that_points_count(ludarium.game("ginkgopolis"), {"characters": "beginner"}, add)


@pytest.mark.parametrize(("players", "options"), [(1, {"expert": True}), (2, {})])
def test_two_sides_have_features_for_what_the_cards_in_circulation_would_score(players: int, options: dict[str, object]) -> None:
    game = ludarium.game("ginkgopolis")
    state: Any = game.new(players, 3, options)
    luck = chance(3)
    while state.round < 8 or not game.evaluator.is_sample(state):
        seat = state.to_move[0]
        state.play(seat, bot("greedy").choose(state, seat, luck))
    marked = [building.tile for building in state.city.at.values() if building.marked]
    cards = [state.content.buildings[card] for card in state.circulating() + marked if card < 60]
    ending = [card for card in cards if card.trigger == 3]
    assert ending
    for seat, row in enumerate(game.evaluator.features(state)):
        start = len(row) - 14
        own, others, kinds = row[start : start + 4], row[start + 4 : start + 8], row[start + 8 :]
        assert sum(kinds) == pytest.approx(0.1 * len(cards))
        assert kinds[0] + kinds[3] == pytest.approx(0.1 * len(ending))
        for side, promised in ((seat, own), (1 - seat, others)):
            points = [card.bonus.measure(state, OF_SEAT[side]) for card in ending]
            assert promised[0] + promised[1] == pytest.approx(0.02 * sum(points))
            assert max(promised[2:]) == pytest.approx(0.1 * max(points))
