"""What a hint says for a move."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.bots import GreedyBot
from ludarium.bots.reasons import NOTABLE, TOLD, Averages, overlooked, reasons_for, sentences, strongest_other
from ludarium.engine.chance import chance
from ludarium.engine.network import ValueNetwork
from ludarium.engine.state import State
from ludarium.engine.worths import Reason, Worths, attributed, reasons_between
from ludarium.text import LANGUAGES, Speaker
from tests.toy.game import TOY

GAMES = list(ludarium.GAMES)
LATE = 40  # decisions into a game, where every worth counts for something


def later(name: str, players: int, seed: int) -> State:
    """Return a position in the middle of a game in which somebody can choose."""
    state: State = ludarium.game(name).new(players, seed)
    luck, bot = chance(seed), GreedyBot()
    decisions = 0
    while decisions < LATE or len(state.moves(state.to_move[0])) < 3:
        seat = state.to_move[0]
        state.apply(seat, bot.choose(state, seat, luck))
        decisions += 1
    return state


def worths_of(name: str) -> Worths:
    worths = ludarium.game(name).evaluator.worths()
    assert worths is not None
    return worths


@pytest.mark.parametrize("name", GAMES)
def test_no_feature_belongs_to_two_worths(name: str) -> None:
    worths = worths_of(name)
    places = [place for worth in worths.worths for place in worth.places]
    assert len(places) == len(set(places))
    assert all(0 <= place < worths.width for place in places)
    assert len({worth.name for worth in worths.worths}) == len(worths.worths)


def test_slopes_are_those_of_the_points() -> None:
    network = a_network()
    features = [0.5, -1.0, 2.0]
    for place, slope in enumerate(network.slopes(features)):
        more = features.copy()
        more[place] += 1e-4
        assert (network.points(more) - network.points(features)) / 1e-4 == pytest.approx(slope, abs=1e-3)


def test_shares_add_up_to_the_difference() -> None:
    network = a_network()
    before, after = [0.5, -1.0, 2.0], [0.6, -0.9, 2.2]
    assert sum(attributed(network, before, after)) == pytest.approx(network.points(after) - network.points(before), abs=1e-6)


def a_network() -> ValueNetwork:
    """Return a small network with units that are on, off and none."""
    hidden = [[1.0, 0.5, -0.5], [-1.0, 2.0, 0.25], [0.5, 0.0, 1.0], *([[0.0, 0.0, 0.0]] * 5)]
    parts = {"base": 3, "direct": [1, 2, -1], "bias": [0.1, 0.2, -0.3, 0, 0, 0, 0, 0], "out": [2, 3, -1, 0, 0, 0, 0, 0]}
    return ValueNetwork({**parts, "hidden": hidden, "spread": [1, 0]})


@pytest.mark.parametrize("name", GAMES)
def test_own_and_others_make_up_the_lead(name: str) -> None:
    """With two sides all that differs is a side's own, another's or common; the worths and the rest are the whole lead."""
    state = later(name, 2, 7)
    seat = state.to_move[0]
    moves = state.moves(seat)
    trial = Averages(state, seat, chance(3))
    after, before = trial.features_after(moves[0]), trial.features_after(moves[-1])
    network = trial.network
    assert network is not None
    rival = strongest_other(network, after, seat)
    assert rival == 1 - seat
    worths = worths_of(name)
    named = sum(reason.own + reason.others for reason in reasons_between(worths, network, seat, rival, before, after))
    own, other = attributed(network, before[seat], after[seat]), attributed(network, before[rival], after[rival])
    places = {place for worth in worths.worths for place in worth.places}
    unnamed = set(range(len(own))) - places - {worths.width + place for place in places}
    lead = [network.points(rows[seat]) - network.points(rows[rival]) for rows in (before, after)]
    assert named + sum(own[place] - other[place] for place in unnamed) == pytest.approx(lead[1] - lead[0], abs=0.5)


@pytest.mark.parametrize("name", GAMES)
def test_something_speaks_for_the_better_move(name: str) -> None:
    """Of the best and the worst by the value one step later, the best has more for it than against it."""
    state, seat, best, worst = a_real_choice(name)
    found = reasons_for(state, seat, [best, worst], chance(5))
    assert found
    assert all(max(abs(reason.own), abs(reason.others)) >= NOTABLE for reason in found)
    assert sum(reason.own + reason.others for reason in found) > 0


def a_real_choice(name: str) -> tuple[State, int, int, int]:
    """Return a position with who is to move, the best and the worst move by the value one step later: points apart."""
    for seed in range(11, 31):
        state = later(name, 2, seed)
        seat = state.to_move[0]
        trial = Averages(state, seat, chance(5))
        rows = {move: trial.features_after(move) for move in state.moves(seat)}
        network = trial.network
        if network is None:
            continue
        leads = {move: network.points(each[seat]) - network.points(each[1 - seat]) for move, each in rows.items() if each}
        best, worst = max(leads, key=leads.__getitem__), min(leads, key=leads.__getitem__)
        if leads[best] - leads[worst] >= 2.0:
            return state, seat, best, worst
    raise AssertionError("in none of these games there is a real choice")


@pytest.mark.parametrize("name", GAMES)
def test_reasons_know_no_more_than_the_seat(name: str) -> None:
    state = later(name, 3, 5)
    seat = state.to_move[0]
    other = state.resample(seat, chance(9))
    moves = state.moves(seat)[:3]
    said = [[(reason.worth.name, reason.own) for reason in reasons_for(one, seat, moves, chance(4))] for one in (state, other)]
    assert said[0] == said[1]


def test_where_nothing_is_explained_there_are_no_reasons() -> None:
    state = TOY.new(2, 1)
    assert reasons_for(state, state.to_move[0], state.moves(state.to_move[0]), chance(1)) == []
    barrage = ludarium.game("barrage").new(2, 1)
    assert reasons_for(barrage, barrage.to_move[0], barrage.moves(barrage.to_move[0])[:1], chance(1)) == []


def test_reasons_are_said_by_sign_and_side_the_weightiest_first() -> None:
    """The words are made once, for the page and for the terminal."""
    found = ludarium.game("barrage").evaluator.worths()
    assert found is not None
    worths = found.worths
    assert len(worths) > TOLD
    reasons = [Reason(worths[0], 1.5, -0.6), Reason(worths[1], 7.4, 0.2), Reason(worths[2], -2.6, 0.0), Reason(worths[3], 0.4, 3.0)]
    speaker = Speaker("en", "barrage")
    names = [speaker.say(worth.words()) for worth in worths]
    assert [speaker.say(phrase) for phrase in sentences(reasons)] == [
        f"Compared with the other choices it brings you more: {names[1]} +7 and {names[0]} +2.",
        f"It holds the others back: {names[3]} +3.",
        f"You give up: {names[2]} −3.",
        f"But it helps the others: {names[0]} −1.",
    ]
    assert [speaker.say(phrase) for phrase in overlooked(reasons, 1)] == [
        f"What Player 2 overlooked: {names[1]} +7 and {names[0]} +2.",
        f"It would have held the others back: {names[3]} +3.",
    ]
    many = [Reason(worth, 1.0 + number, 0.0) for number, worth in enumerate(worths)]
    (gains,) = sentences(many)
    assert gains.arguments["reasons"] == overlooked(many, 1)[0].arguments["reasons"]
    assert len(gains.plain()["args"]["reasons"]) == TOLD  # type: ignore[arg-type]
    assert (sentences([]), overlooked(reasons[2:3], 1)) == ([], [])
    assert [phrase.key for phrase in overlooked(reasons[3:], 1)] == ["hint-overlooked-others"]
    told = {tuple(Speaker(language, "barrage").say(phrase) for phrase in sentences(reasons)) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
