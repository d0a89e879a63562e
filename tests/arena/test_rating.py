from __future__ import annotations

import math
import random

import pytest

from ludarium.arena.playing import Ending
from ludarium.arena.rating import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    UNKNOWN,
    Rating,
    added,
    careful,
    fitted,
    points_by_deal,
    ratings,
    wilson,
)
from tests.arena.made import ending, results_of_pair


def elo_of(rate: float) -> float:
    """Return the Elo difference at which a bot scores this rate."""
    return 400 * math.log10(rate / (1 - rate))


def by_name(found: list[Rating]) -> dict[str, Rating]:
    return {rating.bot: rating for rating in found}


# ---------------------------------------------------------------------------------------------------------------------
# Win rates
# ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),  # published examples of Wilson's interval
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (190, 200, 0.9104, 0.9726),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilson(points: float, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=1e-4)


def test_wilson_without_games_and_with_shared_wins() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(2.5, 10)
    assert wilson(2, 10)[0] < low < 0.25 < high < wilson(3, 10)[1]


# ---------------------------------------------------------------------------------------------------------------------
# Elo with a known answer
# ---------------------------------------------------------------------------------------------------------------------


def test_two_bots_have_the_elo_of_their_win_rate() -> None:
    for won, tied, lost in ((3, 0, 1), (10, 20, 10), (150, 2, 48), (1, 0, 199)):
        found = by_name(ratings(["a", "b"], results_of_pair("a", "b", won, tied, lost), "b", samples=20))
        assert found["a"].elo == pytest.approx(elo_of((won + tied / 2) / (won + tied + lost)), abs=1e-6)
        assert found["b"].elo == found["b"].low == found["b"].high == 0
        assert found["a"].kind == EXACT


def test_results_that_fit_the_model_give_its_strengths_back() -> None:
    true = {"a": 0.0, "b": 120.0, "c": 400.0, "d": -250.0}
    bots = list(true)
    points = [[0.0 if i == j else 1000 / (1 + 10 ** ((true[j] - true[i]) / 400)) for j in bots] for i in bots]
    assert fitted(points, 0, careful) == pytest.approx(list(true.values()), abs=1e-6)
    assert fitted(points, 2, careful) == pytest.approx([elo - 400 for elo in true.values()], abs=1e-6)


def test_games_against_others_count_too() -> None:
    games = results_of_pair("a", "b", 30, 0, 10) + results_of_pair("b", "c", 30, 0, 10, first_deal=20)
    found = by_name(ratings(["a", "b", "c"], games, "c", samples=20))
    assert found["b"].elo == pytest.approx(elo_of(0.75), abs=1e-6)
    assert found["a"].elo == pytest.approx(2 * elo_of(0.75), abs=1e-6)


def test_a_table_of_three_counts_every_two_by_their_places() -> None:
    games = [ending(0, ["a", "b", "c"], [9, 5, 5]), ending(0, ["b", "c", "a"], [3, 1, 2])]
    deals = points_by_deal(["a", "b", "c"], games)
    assert deals == {0: [[0, 1, 2], [1, 0, 1.5], [0, 0.5, 0]]}


def test_bots_of_the_same_kind_are_not_compared_with_themselves() -> None:
    deals = points_by_deal(["a", "b"], [ending(4, ["a", "a", "b"], [3, 2, 1])])
    assert deals == {4: [[0, 2], [0, 0]]}


# ---------------------------------------------------------------------------------------------------------------------
# Intervals
# ---------------------------------------------------------------------------------------------------------------------


def drawn_games(luck: random.Random, deals: int, rate: float, alike: float) -> list[Ending]:
    """Return games whose two results of a deal are the same, bot for bot, in this share of deals."""
    games: list[Ending] = []
    for deal in range(deals):
        first = luck.random() < rate
        second = first if luck.random() < alike else luck.random() < rate
        for seating, won in ((["a", "b"], first), (["b", "a"], second)):
            games.append(ending(deal, seating, [2, 1] if (seating[0] == "a") == won else [1, 2]))
    return games


@pytest.mark.parametrize("alike", [0.0, 1.0])
def test_intervals_cover_the_truth_as_often_as_they_say(alike: float) -> None:
    luck = random.Random(4)
    covered = 0
    for trial in range(120):
        rating = by_name(ratings(["a", "b"], drawn_games(luck, 60, 0.7, alike), "b", samples=160))["a"]
        covered += rating.low <= elo_of(0.7) <= rating.high
    assert 106 <= covered <= 120  # 95 % of 120 are 114; a right interval misses 14 or more once in a thousand


def test_the_bootstrap_draws_deals_not_games() -> None:
    """If both games of a deal always end alike there is half the evidence, and the interval must be wider."""
    luck = random.Random(9)

    def width(alike: float) -> float:
        rating = by_name(ratings(["a", "b"], drawn_games(luck, 400, 0.7, alike), "b", samples=400))["a"]
        return rating.high - rating.low

    assert 1.2 < width(1.0) / width(0.0) < 1.7  # the square root of two


def test_more_games_make_narrower_intervals_and_the_same_games_the_same() -> None:
    few, many = (ratings(["a", "b"], results_of_pair("a", "b", 7 * n, 0, 3 * n), "b", samples=200)[0] for n in (4, 40))
    assert few.low < many.low < many.elo < many.high < few.high
    again = ratings(["a", "b"], results_of_pair("a", "b", 28, 0, 12), "b", samples=200)[0]
    assert (again.low, again.high) == (few.low, few.high)


# ---------------------------------------------------------------------------------------------------------------------
# Who won everything
# ---------------------------------------------------------------------------------------------------------------------


def test_who_won_everything_has_at_least_so_much() -> None:
    found = by_name(ratings(["a", "b"], results_of_pair("a", "b", 200, 0, 0), "b", samples=50))
    assert found["a"].kind == AT_LEAST
    assert found["a"].elo == pytest.approx(elo_of(wilson(200, 200)[0]), abs=1e-6) == pytest.approx(686.6, abs=0.1)
    other = by_name(ratings(["a", "b"], results_of_pair("a", "b", 200, 0, 0), "a", samples=50))
    assert other["b"].kind == AT_MOST
    assert other["b"].elo == pytest.approx(-found["a"].elo)


def test_a_bot_that_lost_everything_does_not_disturb_the_others() -> None:
    games = results_of_pair("a", "b", 30, 0, 10) + results_of_pair("a", "z", 40, 0, 0) + results_of_pair("b", "z", 40, 0, 0)
    from_b = by_name(ratings(["a", "b", "z"], games, "b", samples=50))
    assert from_b["a"].elo == pytest.approx(elo_of(0.75), abs=1e-6)
    assert (from_b["a"].kind, from_b["z"].kind) == (EXACT, AT_MOST)
    from_z = by_name(ratings(["a", "b", "z"], games, "z", samples=50))
    assert (from_z["a"].kind, from_z["b"].kind, from_z["z"].kind) == (AT_LEAST, AT_LEAST, EXACT)
    assert from_z["a"].elo - from_z["b"].elo == pytest.approx(elo_of(0.75), abs=1e-6)


def test_a_ladder_of_clean_sweeps_is_finite_and_in_order() -> None:
    games = [game for better, worse in ("ab", "ac", "ad", "bc", "bd", "cd") for game in results_of_pair(better, worse, 100, 0, 0)]
    for anchor in "abcd":
        found = by_name(ratings(list("dbca"), games, anchor, samples=20))
        elos = [found[bot].elo for bot in "abcd"]
        assert elos == sorted(elos, reverse=True)
        assert all(math.isfinite(value) for rating in found.values() for value in (rating.elo, rating.low, rating.high))
        assert [found[bot].kind for bot in "abcd"] == [AT_LEAST] * "abcd".index(anchor) + [EXACT] + [AT_MOST] * ("dcba".index(anchor))


def test_drawn_deals_without_a_loss_are_the_extreme_ones() -> None:
    """One loss in forty: many drawn sets have none. They must widen the interval upwards, never pull it in."""
    rating = ratings(["a", "b"], results_of_pair("a", "b", 39, 0, 1), "b", samples=400)[0]
    assert rating.kind == EXACT
    assert rating.high == pytest.approx(elo_of(39.5 / 40), abs=1e-6)
    assert rating.low < rating.elo < rating.high


def test_bots_that_no_games_connect_are_unknown() -> None:
    found = by_name(ratings(["a", "b", "c"], results_of_pair("a", "b", 3, 0, 1), "b", samples=20))
    assert found["c"].kind == UNKNOWN
    assert found["a"].kind == EXACT
    nothing = ratings(["a", "b"], [], "a", samples=20)
    assert [rating.kind for rating in nothing] == [EXACT, UNKNOWN]
    assert all(rating.elo == 0 for rating in nothing)


def test_adding_up() -> None:
    assert added([[[0, 1.0], [2.0, 0]], [[0, 0.5], [0.5, 0]]], 2) == [[0, 1.5], [2.5, 0]]
    assert added([], 2) == [[0, 0], [0, 0]]
