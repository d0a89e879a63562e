"""The set-up (section S), hands to begin with, and its worked examples."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.miners.state import KEEPING, MinersState
from tests.rule import rule
from tests.rules.miners.scene import GAME, opened, played


@rule("IM-S1", "IM-K11")
def test_the_side_of_each_board_is_random_on_its_own() -> None:
    found = {tuple(opened(1, seed).sides) for seed in range(60)}
    assert len(found) == 8
    seen = opened(1, 3).view(0)
    assert [board["board"] for board in seen["boards"]] == [1, 2, 3]


@rule("IM-S2", "IM-S3", "IM-S4", "IM-H2")
def test_a_shuffled_deck_and_an_empty_pile_for_each_level() -> None:
    one, other = opened(1, 1), opened(1, 2)
    for level in range(3):
        assert one.decks[level] != other.decks[level]
        assert one.decks[level] != sorted(one.decks[level])
    assert one.discards == [[], [], [], []]
    for level, deck in enumerate(one.decks):
        assert all(GAME.content.design[card].level == level for card in deck)


@rule("IM-S5", "IM-S6", "IM-H3")
def test_ten_events_of_eighteen_unseen() -> None:
    state = opened(2)
    assert (len(state.event_deck), len(state.removed)) == (10, 8)
    removed = {tuple(sorted(GAME.resample(state, 0, ludarium.chance(number)).removed)) for number in range(5)}
    assert len(removed) > 1  # nobody knows which
    end = played(opened(2), 5)
    assert len(end.removed) == 8
    assert "removed" not in end.view(0)


@rule("IM-S8", "IM-S9", "IM-S10")
def test_everybody_begins_with_nothing() -> None:
    for miner in opened(4).miners:
        assert (miner.gold, miner.points(), miner.mine.chambers) == (0, 0, [])
        assert (miner.board, miner.step, miner.steps) == (-1, 0, 0)


@rule("IM-S11", "IM-S14", "IM-R2")
def test_four_of_eight_cards_are_kept_in_secret_and_the_others_laid_open() -> None:
    state = opened(2)
    miner = state.miners[0]
    assert [GAME.content.design[card].level for card in miner.hand] == [0, 0, 1, 1, 1, 2, 2, 2]
    assert state.phase == KEEPING
    assert state.is_secret
    keep = [card for card in miner.hand if GAME.content.design[card].level]  # any levels, also none of level I
    for card in keep[:4]:
        state.play(0, GAME.content.moves.keep.at(card))
    assert state.to_move == [1]
    assert state.discards == [[], [], [], []]
    assert state.view(1)["miners"][0]["cards"] == 8
    for turn in range(4):
        state.play(1, state.moves(1)[0])
    assert state.miners[0].hand == keep[:4]
    assert sum(len(pile) for pile in state.discards) == 8
    assert all(state.cards.knows(1, card) for pile in state.discards for card in pile)


@rule("IM-S12", "IM-S13", "IM-R46", "IM-E48")
@pytest.mark.parametrize(
    ("players", "options", "hands"),
    [
        (3, {"hands": "beginner"}, [6, 6, 6]),
        (3, {}, [4, 4, 4]),
        (3, {"hand-3": "beginner"}, [4, 4, 6]),
        (2, {"hands": "beginner", "hand-1": "normal"}, [4, 6]),
        (1, {"hands": "beginner"}, [6]),
    ],
)
def test_who_begins_with_which_hand_is_an_option(players: int, options: dict[str, object], hands: list[int]) -> None:
    seed = next(number for number in range(200) if first_event(GAME.new(players, number, options)) == "EV01")
    state = GAME.new(players, seed, options)
    while state.phase == KEEPING:
        state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    drawn = sum(len(pile) for pile in state.discards)
    assert drawn == 4 * hands.count(4)
    assert [len(miner.hand) + (miner.chosen >= 0) for miner in state.miners] == hands
    assert [len(miner.hand) + (miner.chosen >= 0) for miner in GAME.new(players, 1, options).miners] == [
        8 if hand == 4 else 6 for hand in hands
    ]
    if hands == [4, 4, 6]:  # the worked example
        table = GAME.new(players, 1, options)
        assert [len(deck) for deck in table.decks] == [30, 35, 35, 14]
        assert drawn == 8


@rule("IM-E7", "IM-S11", "IM-S15")
def test_five_players_with_normal_hands() -> None:
    state = opened(5, seed_with("EV01", 5))
    while state.phase == KEEPING:
        state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    assert [len(deck) for deck in state.decks] == [26, 28, 28, 14]
    assert [len(miner.hand) for miner in state.miners] == [4] * 5
    assert sum(len(pile) for pile in state.discards) == 20
    assert len(state.event_deck) + len(state.past) == 10


@rule("IM-E8", "IM-S12", "IM-S15")
def test_three_players_with_beginner_hands() -> None:
    state = opened(3, seed_with("EV01", 3, hands="beginner"), hands="beginner")
    assert [len(deck) for deck in state.decks] == [30, 37, 37, 14]
    assert [len(miner.hand) for miner in state.miners] == [6] * 3
    assert state.discards == [[], [], [], []]


def seed_with(event: str, players: int, **options: object) -> int:
    """Return a seed whose first event is this one, so that nothing else has moved cards."""
    return next(seed for seed in range(200) if first_event(opened(players, seed, **options)) == event)


def first_event(state: MinersState) -> str:
    """Return the event of the first round."""
    return GAME.content.events[state.past[0] if state.past else state.event_deck[-1]].name


@rule("IM-S15", "IM-O1")
def test_the_set_up_is_the_same_for_every_number_of_players() -> None:
    for players in range(1, 6):
        state = opened(players)
        assert [len(deck) for deck in state.decks] == [36 - 2 * players, 43 - 3 * players, 43 - 3 * players, 14]
        assert len(state.event_deck) == 10
        assert [len(miner.hand) for miner in state.miners] == [8] * players
