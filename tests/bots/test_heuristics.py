from __future__ import annotations

import pytest

import tarn
from tarn.games.ginkgopolis.content import TILES
from tarn.games.ginkgopolis.heuristics import Outlook, action_worth, best_action, bonus_worth, evaluate, exploit_worth, rounds_left
from tarn.games.ginkgopolis.table import NOTHING, Table

RED_1, RED_9, RED_20, YELLOW_1, YELLOW_20 = 0, 8, 19, 40, 59


def table(players: int = 2, seed: int = 1) -> Table:
    made = tarn.game("ginkgopolis").new(players, seed)
    assert isinstance(made, Table)
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
        evaluate(position, seat)
        for card in position.sides[seat].hand:
            best_action(position, seat, card, Outlook(position, seat, 9.0))
    assert position.digest() == before
    assert position.sides[0].chosen == NOTHING


def test_a_new_hand_token_is_worth_two_points() -> None:
    position = table()
    before = evaluate(position, 0)
    position.sides[0].new_hands -= 1
    assert evaluate(position, 0) == pytest.approx(before - 2)
