"""Outcomes: won, lost, a grade, in words; a player alone without a second side, everywhere where a game's end counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.arena.playing import play_bout
from ludarium.arena.report import Report
from ludarium.arena.results import append_ending, begin_results, read_results
from ludarium.arena.schedule import Setting, schedule
from ludarium.bots import SearchBot, bot
from ludarium.engine.chance import chance
from ludarium.engine.lexicon import CHOOSE, SKIP
from ludarium.engine.outcome import Grades, lost, won
from ludarium.engine.phrase import Phrase
from ludarium.engine.value import Value, result_of
from ludarium.env.rewards import by_lead, by_place
from ludarium.server.tables.livegame import LiveGame
from tests.engine.small.quarry import QUARRY, Quarry, QuarryState

STONE, BLAST = CHOOSE.at(0), SKIP.at(0)


def before_the_last_round(game: Quarry = QUARRY) -> QuarryState:
    """Return a game alone with six points: a stone makes nine, a blast thirteen, one time in three."""
    state = game.new(1, 5)
    for _ in range(2):
        state.play(0, STONE)
    assert state.points == [6]
    return state


def finished(points: int, game: Quarry = QUARRY) -> QuarryState:
    state = before_the_last_round(game)
    state.points = [points - 3]
    state.play(0, STONE)
    assert state.over
    return state


def test_grades_begin_at_their_bounds() -> None:
    grades = Grades("grade", [35, 46, 56])
    found = [grades.of(points) for points in (0, 34, 35, 45, 46, 55, 56, 90)]
    assert [outcome.words.arguments["grade"] for outcome in found] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [outcome.worth for outcome in found] == pytest.approx([0, 0, 1 / 3, 1 / 3, 2 / 3, 2 / 3, 1, 1])
    assert found[3].words == Phrase("grade", {"grade": 2, "points": 45})
    assert won("there").worth == 1.0
    assert lost("gone", {"points": 3}).plain() == {"words": {"key": "gone", "args": {"points": 3}}, "worth": 0.0}


def test_an_outcome_is_there_when_the_game_is_over_and_not_before() -> None:
    assert before_the_last_round().outcomes == []
    assert [outcome.worth for outcome in finished(9).outcomes] == [0.0]
    assert [outcome.worth for outcome in finished(10).outcomes] == [1.0]
    assert ludarium.game("ginkgopolis").new(2, 1).outcomes == []


def test_what_an_end_is_worth_to_a_player_alone() -> None:
    assert result_of(finished(9)) == [0.0]
    assert result_of(finished(10)) == [1.0]
    assert result_of(finished(10, Quarry(grades=None))) == [0.5], "without a goal there is nothing to win"


def test_the_chances_of_a_player_alone_are_the_goals_that_should_be_reached() -> None:
    assert Value([20.0], 4.0).win_probabilities() == [0.5]
    assert not Value([20.0], 4.0).has_goal()
    far, near = Value([20.0], 4.0, [100]), Value([20.0], 4.0, [20])
    assert far.win_probabilities()[0] < 0.001
    assert 0.5 < near.win_probabilities()[0] < 0.6
    assert Value([20.0], 4.0, [0, 100]).win_probabilities()[0] == pytest.approx(0.5, abs=0.01)
    assert Value([20.0], 4.0, wins=[0.25]).win_probabilities() == [0.25], "where it takes more than points the game says so"
    assert Value([20.0, 20.0], 4.0, wins=[0.25, 0.75]).has_goal()


def test_search_goes_for_the_goal_and_not_for_points() -> None:
    searcher = SearchBot(simulations=120)
    assert searcher.choose(before_the_last_round(), 0, chance(1)) == BLAST, "nine points are as lost as none"
    assert searcher.choose(before_the_last_round(Quarry(grades=None)), 0, chance(1)) == STONE, "without a goal points count"
    safe = before_the_last_round()
    safe.points = [7]
    assert searcher.choose(safe, 0, chance(1)) == STONE, "the goal is reached by a stone"


def test_an_analysis_tells_a_player_alone_how_likely_the_goal_is() -> None:
    found = SearchBot(simulations=150).analyse(before_the_last_round(), 0, chance(2))
    assert found.of(STONE).win == 0.0
    assert 0.15 < found.of(BLAST).win < 0.55
    assert found.of(STONE).points == [9.0]


def test_greedy_plays_alone() -> None:
    state = QUARRY.new(1, 3)
    while not state.over:
        state.play(0, bot("greedy").choose(state, 0, chance(1)))
    assert state.points == [9]


def test_rewards_of_a_player_alone_follow_the_outcome() -> None:
    assert by_place(finished(9)) == [-1.0]
    assert by_place(finished(10)) == [1.0]
    assert by_place(finished(10, Quarry(grades=None))) == [0.0]
    assert by_lead(finished(10)) == [0.1]


@pytest.fixture
def quarry_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(packs: list[Path]) -> Quarry:
        return QUARRY

    monkeypatch.setitem(ludarium.GAMES, "quarry", make)


def arena(folder: Path) -> Any:
    setting = Setting("quarry", [], 1, {}, ["random", "greedy"], "7")
    file = folder / "alone.jsonl"
    begin_results(file, setting, resume=False)
    for bout in schedule(setting, 6):
        append_ending(file, play_bout(setting, bout))
    return read_results(file)


@pytest.mark.usefixtures("quarry_is_known")
def test_an_arena_counts_outcomes_and_keeps_them_in_its_file(tmp_path: Path) -> None:
    results = arena(tmp_path)
    assert {ending.win(0) for ending in results.endings} == {0.0, 1.0}
    for ending in results.endings:
        assert ending.win(0) == (1.0 if ending.scores[0] >= 10 else 0.0)
        assert ending.outcomes[0]["words"]["args"]["points"] == ending.scores[0]


@pytest.mark.usefixtures("quarry_is_known")
def test_the_report_of_an_arena_alone_says_how_often_the_goal_was_reached(tmp_path: Path) -> None:
    results = arena(tmp_path)
    standing = {found.bot: found for found in Report(results, "", "en").standings}
    for who in ("random", "greedy"):
        scores = [ending.scores[0] for ending in results.endings if ending.bout.seating == [who]]
        assert standing[who].wins == sum(score >= 10 for score in scores)
        assert standing[who].mean_points == sum(scores) / 6


def test_a_damaged_outcome_in_a_results_file_is_refused(tmp_path: Path, quarry_is_known: None) -> None:
    arena(tmp_path)
    file = tmp_path / "alone.jsonl"
    file.write_text(file.read_text().replace('"worth":0.0', '"worth":7', 1))
    with pytest.raises(ludarium.LudariumError, match="the game is damaged"):
        read_results(file)


def test_the_server_tells_the_outcome() -> None:
    live = LiveGame(ludarium.Match(QUARRY, 1, 5, {}))
    live.begin()
    live.look()
    while not live.match.state.over:
        live.accept(live.play(0, QUARRY.lexicon.text(STONE), live.marks.asked[0]))
    told = live.final("played")
    assert told["ranking"] == [1]
    assert told["outcomes"] == [{"words": {"key": "quarry-grade", "args": {"grade": 1, "points": 9}}, "worth": 0.0}]


def test_a_player_alone_who_resigns_has_no_outcome() -> None:
    live = LiveGame(ludarium.Match(QUARRY, 1, 5, {}))
    live.begin()
    told = live.result("resigned", 0)
    assert told["ranking"] == [2]
    assert told["outcomes"] == []
