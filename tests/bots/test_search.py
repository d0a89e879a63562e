from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludarium
from ludarium.bots import Bot, GreedyBot, SearchBot
from ludarium.bots.analysis import analysis_from, merged
from ludarium.bots.experience import Experience
from ludarium.bots.mcts import Search
from ludarium.bots.tree import NOT_SET, Edge, Node
from ludarium.engine.chance import chance
from ludarium.engine.search_settings import SearchSettings
from tests.engine.small.pennies import PENNIES
from tests.known import few_tables
from tests.toy.game import TOY

FEW = 24  # simulations: enough to see a difference, few enough for interpreted code

TABLES = few_tables()


def a_search(simulations: int = FEW) -> SearchBot:
    return SearchBot(simulations=simulations)


def midgame(name: str, players: int, moves: int, options: dict[str, object] | None = None, seed: int = 11) -> ludarium.State:
    """Return a position after so many random moves, or near the end of a shorter game, at which the last to move has a choice."""
    state: ludarium.State = ludarium.game(name).new(players, seed, options)
    luck = chance(seed)
    latest = state.copy()
    for number in range(1, 10_000):
        seat = state.to_move[number % len(state.to_move)]
        state.play(seat, luck.pick(state.moves(seat)))
        if state.over:
            break
        if len(state.moves(state.to_move[-1])) > 1:
            latest = state.copy()
            if number >= moves:
                break
    return latest


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_plays_a_whole_stretch_of_every_kind_of_game(name: str, players: int, options: dict[str, object]) -> None:
    """From the first decision, drafts included, through the middle to the end: legal moves, and the state is left as it is."""
    for first, count in ((0, 14), (60, 10), (100_000, 6)):
        state: ludarium.State = ludarium.game(name).new(players, 4, options)
        luck = chance(9)
        history: list[ludarium.State] = [state]
        while not state.over and len(history) <= first:
            state = state.copy()
            state.play(state.to_move[0], luck.pick(state.moves(state.to_move[0])))
            history.append(state)
        state = history[max(0, len(history) - 1 - count)].copy() if state.over else state
        bot = a_search(3)
        for step in range(count):
            if state.over:
                break
            seat = state.to_move[-1]
            before = state.digest()
            move = bot.choose(state, seat, luck)
            assert state.digest() == before
            state.play(seat, move)


@pytest.mark.parametrize("name", list(ludarium.GAMES))
def test_the_same_luck_and_simulations_give_the_same_move(name: str) -> None:
    for moves in (0, 20, 45):
        state = midgame(name, 2, moves)
        seat = state.to_move[-1]
        once, again = (a_search().analyse(state, seat, chance(5)).plain() for attempt in range(2))
        assert once == again


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in ludarium.GAMES for players in ludarium.game(name).counts if players > 2]
)
def test_knows_no_more_than_its_seat_among_many(name: str, players: int) -> None:
    """Where cards are handed on and decks made anew, what others know of a place must not tell which piece lies there."""
    for moves in (25, 50, 75, 100):
        state = midgame(name, players, moves)
        for seat in state.to_move:
            other = state.resample(seat, chance(moves))
            here, there = (GreedyBot().choose(world, seat, chance(2)) for world in (state, other))
            assert here == there
            assert state.resample(seat, chance(3)).dump() == other.resample(seat, chance(3)).dump()


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_knows_no_more_than_its_seat(name: str, players: int, options: dict[str, object]) -> None:
    """In any world that the seat cannot tell from the real one, the same luck leads to the same thoughts, to the last digit."""
    for moves in (1, 12, 33, 60):
        state = midgame(name, players, moves, options)
        seat = state.to_move[-1]
        other = state.resample(seat, chance(moves))
        here, there = (a_search(8).analyse(world, seat, chance(2)).plain() for world in (state, other))
        assert here == there


def test_a_search_needs_exactly_one_budget() -> None:
    for budget in ({}, {"simulations": 5, "seconds": 1.0}):
        with pytest.raises(ludarium.OptionError, match="simulations or of seconds"):
            SearchBot(**budget)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", list(ludarium.GAMES))
def test_keeps_its_time(name: str) -> None:
    """An analysis takes all of it, a move at most that. The last simulation is finished, no other is begun."""
    state = midgame(name, 2, 30)
    seat = state.to_move[-1]
    began = time.process_time()
    a_search(1).choose(state, seat, chance(1))
    longest = time.process_time() - began
    began = time.process_time()  # of this process alone: others may hold up the clock on the wall
    assert SearchBot(seconds=0.3).choose(state, seat, chance(1)) in state.moves(seat)
    assert time.process_time() - began < 0.3 + 20 * longest + 1.0
    began, by_the_wall = time.process_time(), time.perf_counter()
    looked_at = len(SearchBot(seconds=0.3).analyse(state, seat, chance(1)).candidates)
    assert time.perf_counter() - by_the_wall >= 0.3
    assert time.process_time() - began < 0.3 + (20 + looked_at) * longest + 1.0


@pytest.mark.parametrize("name", list(ludarium.GAMES))
def test_stops_early_only_where_nothing_can_change_the_move(name: str) -> None:
    """It takes the very move that all simulations would have led to, in far fewer of them where one move is clearly best."""
    saved = 0
    for moves in (10, 30, 50, 70):
        state = midgame(name, 2, moves)
        seat = state.to_move[-1]
        short = a_search(3 * FEW).search(state, seat, chance(moves))
        assert short.best.move == a_search(3 * FEW).analyse(state, seat, chance(moves)).best.move
        assert short.simulations <= 3 * FEW
        saved += 3 * FEW - short.simulations
    assert saved > FEW


def test_what_was_thought_about_a_card_counts_for_its_tile() -> None:
    """A turn of several decisions is thought through once; the later ones take what is left of the simulations."""
    state = ludarium.game("ginkgopolis").new(2, 3, {"characters": "beginner"})
    search = a_search(3 * FEW)
    first = search.search(state, 0, chance(1))
    after = state.copy()
    after.play(0, first.best.move)
    assert len(after.moves(0)) > 1
    second = search.search(after, 0, chance(2))
    assert second.simulations < 3 * FEW
    assert second.simulations + first.best.visits <= 3 * FEW + 1
    fresh = a_search(3 * FEW).search(after, 0, chance(2))
    assert fresh.simulations > second.simulations


def test_one_legal_move_needs_no_thought() -> None:
    state: ludarium.State = ludarium.game("barrage").new(2, 11)
    luck = chance(1)
    while len(state.moves(state.to_move[0])) > 1:
        state.play(state.to_move[0], luck.pick(state.moves(state.to_move[0])))
    seat = state.to_move[0]
    bot = SearchBot(seconds=60.0)
    began = time.perf_counter()
    assert bot.choose(state, seat, chance(1)) == state.moves(seat)[0]
    assert time.perf_counter() - began < 30


def test_analysis_says_something_about_every_move() -> None:
    state = midgame("ginkgopolis", 2, 40)
    seat = state.to_move[0]
    analysis = a_search(40).analyse(state, seat, chance(3))
    assert sorted(candidate.move for candidate in analysis.candidates) == sorted(state.moves(seat))
    assert analysis.best is analysis.candidates[0]
    for candidate in analysis.candidates:
        assert 0 <= candidate.win <= 1
        assert len(candidate.points) == 2
        assert analysis.of(candidate.move) is candidate
    assert analysis_from(analysis.plain()).plain() == analysis.plain()
    with pytest.raises(KeyError):
        analysis.of(-5)


def test_a_move_that_was_played_is_looked_at_closely_and_not_favoured_for_it() -> None:
    state = midgame("ginkgopolis", 2, 40)
    seat = state.to_move[0]
    plain = a_search(60).analyse(state, seat, chance(3))
    worst = plain.candidates[-1].move
    closely = a_search(60).analyse(state, seat, chance(3), worst)
    assert closely.simulations >= 60 + 60 // 4
    assert [one.visits for one in closely.candidates] == [one.visits for one in plain.candidates]
    assert closely.best.move == plain.best.move


def test_searches_of_one_decision_add_up() -> None:
    state = midgame("ginkgopolis", 2, 40)
    seat = state.to_move[0]
    parts = [a_search().analyse(state, seat, chance(seed)) for seed in (1, 2)]
    together = merged(parts)
    assert together.simulations == parts[0].simulations + parts[1].simulations
    for candidate in together.candidates:
        first, second = (part.of(candidate.move) for part in parts)
        assert candidate.visits == first.visits + second.visits
        assert min(first.win, second.win) <= candidate.win <= max(first.win, second.win)
    visits = [candidate.visits for candidate in together.candidates]
    assert visits == sorted(visits, reverse=True)


def test_goes_on_with_what_it_thought_when_it_decides_again() -> None:
    """After the card comes the tile: the tree below the card is kept, unless the seat sees something else by then."""
    game = ludarium.game("ginkgopolis")
    match = ludarium.Match(game, 2, 5)
    bot = a_search(60)
    card = bot.choose(match.state, 0, chance(1))
    assert bot.kept is not None
    match.play(0, card)
    tile = bot.choose(match.state, 0, chance(2))
    assert tile in match.state.moves(0)
    match.undo(0)
    again = bot.choose(match.state, 0, chance(3))
    assert again in match.state.moves(0)
    other = next(move for move in match.state.moves(0) if move != again)
    match.play(0, other)
    assert bot.choose(match.state, 0, chance(4)) in match.state.moves(0)


# -- simultaneous decisions --------------------------------------------------------------------------------------------


def test_who_decides_last_in_secret_does_not_profit() -> None:
    """Seat 1 wants an unequal coin; where seat 0's already lies there, the choice does not depend on it."""
    for seed in range(12):
        chosen = []
        for coin in (0, 1):
            state = PENNIES.new(2, 1)
            state.play(0, coin)
            chosen.append(a_search(60).choose(state, 1, chance(seed)))
        assert chosen[0] == chosen[1]


def test_nobody_reacts_to_what_is_hidden_from_him() -> None:
    """Both sides of the coin are worth the same; if the other answered the own hidden choice, both would be worth nothing."""
    state = PENNIES.new(2, 1)
    for seat in (0, 1):
        analysis = a_search(400).analyse(state, seat, chance(seat))
        for candidate in analysis.candidates:
            assert 0.3 < candidate.win < 0.7
        assert all(candidate.visits > 80 for candidate in analysis.candidates)


def test_everybody_knows_what_has_been_shown() -> None:
    """In the next round of Ginkgopolis a seat's tree tells apart what the others did in this one, and not before."""
    state = ludarium.game("ginkgopolis").new(2, 5, {"characters": "beginner"})
    search = Search(state, 0, chance(1), SearchSettings(), [])
    for number in range(300):
        search.simulate()
    lexicon = state.game.lexicon
    for seat in (0, 1):
        below = [(edge, depth) for mover, edge, depth in edges_below(search.trees[seat], lexicon.size) if mover != seat]
        seen = [(lexicon.text(edge.move), depth) for edge, depth in below]
        assert any(text.startswith("play") for text, depth in seen)
        assert any(text.startswith("lay") for text, depth in seen)
        assert all(depth > 0 for text, depth in seen)  # seat 0 decides first: seen at once, its card would lie at the root of seat 1


def test_a_tree_that_does_not_follow_the_others_has_own_moves_only() -> None:
    state = ludarium.game("miners").new(2, 5)
    settings = state.game.evaluator.settings(2)
    settings.follows_others = False
    search = Search(state, 0, chance(1), settings, [])
    for number in range(60):
        search.simulate()
    for seat in (0, 1):
        movers = [mover for mover, edge, depth in edges_below(search.trees[seat], state.game.lexicon.size)]
        assert movers
        assert set(movers) == {seat}


def test_a_rollout_goes_on_from_a_leaf_as_far_as_it_is_told_to() -> None:
    """The value has fractions; played to the end, scores come out. In between it is the value of a later position."""
    state = midgame("miners", 2, 60)
    seat = state.to_move[-1]
    found: list[list[float]] = []
    for length in (0, 1, 1000):
        settings = state.game.evaluator.settings(2)
        settings.rollout_length = length
        search = Search(state, seat, chance(1), settings, [])
        search.simulate()
        found.append(search.root_statistics.popitem()[1].point_sums)
    assert found[2] == [round(points) for points in found[2]]
    assert found[0] != [round(points) for points in found[0]]
    assert found[1] not in (found[0], found[2])


@pytest.mark.parametrize("name", list(ludarium.GAMES))
def test_a_rollout_may_meet_the_end_of_any_game(name: str) -> None:
    state = midgame(name, 2, 60)
    settings = state.game.evaluator.settings(2)
    settings.rollout_length = 1000
    search = Search(state, state.to_move[-1], chance(1), settings, [])
    search.simulate()
    points = search.root_statistics.popitem()[1].point_sums
    assert points == [round(score) for score in points]


def edges_below(node: Node, size: int, depth: int = 0) -> Iterator[tuple[int, Edge, int]]:
    """Yield who made a move, its edge and how many others lie above it, for every edge of a tree."""
    for key, edge in node.edges.items():
        yield key // size, edge, depth
        if edge.child is not None:
            yield from edges_below(edge.child, size, depth + 1)


def test_an_abstract_node_counts_until_a_move_has_visits_enough_of_its_own() -> None:
    here, abstract = Node(), Node()
    here.set_priors([0, 1], 0, [5.0, 5.0], 2.0)
    for visit in range(40):
        for key, brought in ((0, 0.2), (1, 0.6)):
            learn(abstract, key, brought)
    assert here.select([0, 1], 0.01, 0.0).move == 0  # nothing speaks for either
    assert here.select([0, 1], 0.01, 0.0, abstract, 16.0).move == 1
    for visit in range(60):
        for key, brought in ((0, 0.6), (1, 0.2)):
            learn(here, key, brought)
    assert here.select([0, 1], 0.01, 0.0, abstract, 16.0).move == 0


def learn(node: Node, key: int, brought: float) -> None:
    """Count one visit of a move that was legal."""
    edge = node.edge(key, key)
    edge.available += 1
    edge.add(brought)
    node.add(brought)


def test_later_rounds_have_abstract_trees_only_where_a_game_asks_for_it() -> None:
    for players, has in [(2, True), (3, False)]:
        state = ludarium.game("ginkgopolis").new(players, 5)
        search = Search(state, state.to_move[0], chance(1), state.game.evaluator.settings(players), [])
        for number in range(150):
            search.simulate()
        assert bool(search.abstract_trees) == has
        if has:
            next_round = search.abstract_trees[0]
            assert all(node.visits > 0 and any(edge.visits for edge in node.edges.values()) for node in next_round)
            for node in next_round:  # what a round begins with, nothing from the one before it
                assert {state.game.lexicon.text(edge.move).split()[0] for edge in node.edges.values()} == {"play", "new-hand"}


def test_a_node_borrows_its_priors_until_it_is_visited_often() -> None:
    state = midgame("barrage", 2, 60)
    asked: dict[int, int] = {}
    for visits in (0, 8, 1000):
        settings = SearchSettings()
        settings.own_prior_visits = visits
        search = Search(state, state.to_move[0], chance(1), settings, [])
        for number in range(150):
            search.simulate()
        nodes = [node for tree in search.trees for node in nodes_below(tree) if node.baseline != NOT_SET]
        asked[visits] = sum(node.has_own_priors for node in nodes)
        assert search.trees[search.player].has_own_priors, "the decision itself is always looked at"
        for node in nodes:
            assert node.has_own_priors or node.visits <= visits
    assert asked[0] > asked[8] > asked[1000] == 1


def test_what_is_borrowed_tells_moves_apart_as_where_they_were_judged() -> None:
    experience = Experience()
    assert experience.lacking([1, 2, 3]) == [1, 2, 3]
    experience.learn([1, 2, 3], [5.0, 9.0, 4.0])
    assert experience.recall([3, 1]) == [4.0, 5.0]
    assert experience.lacking([1, 3]) == []
    assert experience.lacking([1, 3, 7]) == [7, 1], "a new move is judged beside the best of the known ones"
    experience.learn([7, 1], [20.0, 22.0])
    assert experience.recall([7, 1, 2]) == [3.0, 5.0, 9.0], "elsewhere everything may be worth more: the difference counts"
    assert experience.after(2).lacking([1]) == [1], "after another own move a move may be worth something else"
    assert experience.after(2) is experience.after(2)


def nodes_below(node: Node) -> Iterator[Node]:
    """Yield a node and all below it."""
    yield node
    for edge in node.edges.values():
        if edge.child is not None:
            yield from nodes_below(edge.child)


def test_c_puct_grows_with_the_visits_only_where_a_game_asks_for_it() -> None:
    settings = SearchSettings()
    assert settings.c_puct_after(10_000) == settings.c_puct_after(0) == settings.c_puct
    settings.c_puct_growth = 0.5
    assert settings.c_puct_after(0) == settings.c_puct
    assert settings.c_puct < settings.c_puct_after(100) < settings.c_puct_after(1000) < 3 * settings.c_puct


def test_the_program_in_the_documentation_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    for program in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(program, "docs/bots.md", "exec"), {})
    assert "play " in capsys.readouterr().out


def test_plays_games_without_an_evaluator_of_their_own() -> None:
    state = TOY.new(2, 3)
    luck = chance(1)
    bot = a_search(10)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, bot.choose(state, seat, luck))
    assert len(state.ranking) == 2


# -- strength ----------------------------------------------------------------------------------------------------------


def share_of_wins(strong: Bot, weak: Bot, deals: int) -> float:
    """Return the share of games of the toy that the first bot wins, each deal played from both seats."""
    won = 0.0
    for number in range(2 * deals):
        seat = number % 2
        state = TOY.new(2, 100 + number // 2)
        luck = chance(number)
        while not state.over:
            mover = state.to_move[0]
            state.play(mover, (strong if mover == seat else weak).choose(state, mover, luck))
        ranking = state.ranking
        won += 0.5 if ranking[0] == ranking[1] else float(ranking[seat] == 1)
    return won / (2 * deals)


def test_searching_beats_looking_one_move_ahead() -> None:
    """In a game without an evaluator of its own it is the search alone that makes the difference."""
    assert share_of_wins(a_search(40), GreedyBot(), 16) >= 0.65
