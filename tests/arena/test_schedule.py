from __future__ import annotations

from collections import Counter

import pytest

from ludarium.arena.schedule import Setting, line_ups, schedule, seatings, seed_for


def setting(bots: list[str], players: int = 2) -> Setting:
    return Setting("ginkgopolis", [], players, {}, bots, "0" * 31 + "7")


def test_two_bots_change_seats_in_every_deal() -> None:
    bouts = list(schedule(setting(["a", "b"]), 6))
    assert [bout.seating for bout in bouts] == [["a", "b"], ["b", "a"]] * 3
    assert [bout.deal for bout in bouts] == [0, 0, 1, 1, 2, 2]
    assert [bout.number for bout in bouts] == list(range(6))
    assert [bout.seed for bout in bouts] == [seed_for("0" * 31 + "7", deal) for deal in (0, 0, 1, 1, 2, 2)]


def test_every_pair_plays_the_same_deals_as_often_from_either_seat() -> None:
    bouts = list(schedule(setting(["a", "b", "c"]), 10))
    counted = Counter((bout.deal, tuple(bout.seating)) for bout in bouts)
    pairs = [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert counted == Counter({(deal, pair): 1 for deal in range(5) for pair in pairs})


def test_an_odd_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert len(list(schedule(setting(["a", "b"]), 7))) == 8
    assert len(list(schedule(setting(["a", "b", "c"], 3), 1))) == 3


def test_a_longer_schedule_begins_with_the_shorter_one() -> None:
    short, long = ([(bout.number, bout.seed, bout.seating) for bout in schedule(setting(["a", "b", "c"]), games)] for games in (4, 12))
    assert long[: len(short)] == short


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        (["a"], 1, [["a"]]),
        (["a", "b"], 1, [["a"], ["b"]]),
        (["a"], 3, [["a", "a", "a"]]),
        (["a", "b"], 3, [["a", "a", "b"], ["a", "b", "b"]]),
        (["a", "b"], 4, [["a", "a", "a", "b"], ["a", "a", "b", "b"], ["a", "b", "b", "b"]]),
        (["a", "b", "b"], 3, [["a", "b", "b"]]),
        (["a", "b", "c"], 2, [["a", "b"], ["a", "c"], ["b", "c"]]),
        (["a", "b", "c", "d"], 3, [["a", "b", "c"], ["a", "b", "d"], ["a", "c", "d"], ["b", "c", "d"]]),
    ],
)
def test_who_sits_together(bots: list[str], players: int, expected: list[list[str]]) -> None:
    assert line_ups(bots, players) == expected


def test_a_mixed_table_is_moved_round_through_all_seats() -> None:
    assert seatings(["a", "b", "c"]) == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]
    assert seatings(["a", "a", "b"]) == [["a", "a", "b"], ["a", "b", "a"], ["b", "a", "a"]]
    assert seatings(["a", "a"]) == [["a", "a"]]
    for players in (2, 3, 4, 5):
        for bots in (["a", "b"], ["a", "b", "c"], list("abcdef")):
            for line_up in line_ups(bots, players):
                by_seat = [Counter(seating[seat] for seating in seatings(line_up)) for seat in range(players)]
                assert all(counted == by_seat[0] for counted in by_seat), "every bot sits in every seat equally often"


def test_seeds_differ_from_deal_to_deal_and_from_arena_to_arena() -> None:
    seeds = {seed_for(seed, deal) for seed in ("1", "2") for deal in range(50)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)


def test_a_header_is_complete_and_names_defaults() -> None:
    header = Setting("ginkgopolis", [], 2, {"characters": "draft"}, ["greedy", "random"], "0" * 32).header()
    assert header["options"] == {"characters": "draft", "first": "random", "colours": "green,orange"}
    assert header["players"] == 2
    assert header["bots"] == ["greedy", "random"]
    assert header["rules"] == 1
