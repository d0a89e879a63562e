"""Compact actions: fewer than there are moves, and in every position one to one with those that are legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ludarium
from ludarium.engine.compact import PER_SLOT, Compact

WHY = "Gymnasium is not installed: pip install 'ludarium[env]'"
np = pytest.importorskip("numpy", reason=WHY)
pytest.importorskip("gymnasium", reason=WHY)
pettingzoo_test = pytest.importorskip("pettingzoo.test", reason=WHY)

import ludarium.env  # noqa: E402

GAMES = list(ludarium.GAMES)


def questions(name: str, seeds: range) -> Iterator[tuple[ludarium.State, int]]:
    """Return the decisions of random games with every number of players."""
    game = ludarium.game(name)
    for players in game.counts:
        for seed in seeds:
            state = game.new(players, seed)
            luck = ludarium.chance(seed)
            while not state.over:
                player = luck.pick(state.to_move)
                yield state, player
                state.play(player, luck.pick(state.moves(player)))


@pytest.mark.parametrize("name", GAMES)
def test_legal_moves_and_actions_are_one_to_one(name: str) -> None:
    lexicon = ludarium.game(name).lexicon
    compact = Compact(lexicon)
    assert compact.size <= lexicon.size
    met: set[str] = set()
    for state, player in questions(name, range(3)):
        moves = state.moves(player)
        actions = compact.actions(moves)
        assert len(set(actions)) == len(moves)
        assert all(0 <= action < compact.size for action in actions)
        assert [compact.move(action, moves) for action in actions] == moves
        met |= {lexicon.family(move).word for move in moves if lexicon.family(move).most}
        other = next(action for action in range(compact.size) if action not in actions)
        with pytest.raises(ludarium.IllegalMove, match="stands for no legal move"):
            compact.move(other, moves)
    assert met == {family.word for family in lexicon.families if family.most}, "what is made smaller was not met"


def test_ginkgopolis_has_few_actions_then() -> None:
    lexicon = ludarium.game("ginkgopolis").lexicon
    assert Compact(lexicon).size < 0.04 * lexicon.size


def test_no_city_offers_more_places_than_there_are_actions() -> None:
    """The bound of a city in which no building has more neighbours than it must: a straight line."""
    from ludarium.games.ginkgopolis.content.components import TILES
    from ludarium.games.ginkgopolis.notation import MOST_PLACES, TOKEN

    compact = Compact(ludarium.game("ginkgopolis").lexicon)
    places = [TOKEN.at(cell) for cell in range(MOST_PLACES)]
    assert len(set(compact.actions(places))) == MOST_PLACES == 2 * TILES + 2
    with pytest.raises(ValueError, match="more than 122"):
        compact.actions([*places, TOKEN.at(MOST_PLACES)])


def test_the_numbers_say_which_place_an_action_stands_for() -> None:
    env = ludarium.env.single("ginkgopolis", players=2, seat=0, rivals="random", actions="compact")
    luck = np.random.default_rng(2)
    game = env.seats.game
    width = round(next(family for family in game.lexicon.families if family.word == "token").size ** 0.5)
    told = 0
    for seed in range(6):
        seen, _info = env.reset(seed=seed)
        over = False
        while not over:
            part = seen[env.seats.parts["actions"]].reshape(-1, PER_SLOT)
            places = [move for move in sorted(env.seats.state.moves(0)) if game.lexicon.family(move).word == "token"]
            told += len(places)
            index = [game.lexicon.family(move).index(move) for move in places]
            wanted = [[(number // width + 1) / width, (number % width + 1) / width] for number in index]
            assert part[: len(places)] == pytest.approx(np.array(wanted, np.float32).reshape(-1, PER_SLOT))
            assert not part[len(places) :].any()
            seen, _reward, over, _cut, _info = env.step(luck.choice(np.flatnonzero(env.action_masks())))
    assert told > 5


@pytest.mark.parametrize("name", list(ludarium.GAMES))
def test_the_vector_plays_the_same_with_them(name: str) -> None:
    """The nth legal action is the nth legal move, in all environments."""
    compact = ludarium.env.vector(name, players=2, tables=2, actions="compact")
    smaller = compact.seats.compact
    assert smaller is not None
    plain = ludarium.env.vector(name, players=2, tables=2)
    luck = np.random.default_rng(1)
    seen, _info = compact.reset(seed=3)
    plainly, _info = plain.reset(seed=3)
    for step in range(150):
        assert seen[:, : plainly.shape[1]].tolist() == plainly.tolist()
        assert compact.observation_space.contains(seen)
        moves = [int(luck.choice(legal)) for legal in plain.games.legal]
        actions = [smaller.actions(legal)[legal.index(move)] for legal, move in zip(plain.games.legal, moves, strict=True)]
        assert all(mask[action] for mask, action in zip(compact.action_masks(), actions, strict=True))
        assert compact.action_masks().sum(1).tolist() == [len(legal) for legal in plain.games.legal]
        seen, rewards, over, _cut, _info = compact.step(actions)
        plainly, rewarded, ended, _cut, _info = plain.step(moves)
        assert (rewards.tolist(), over.tolist()) == (rewarded.tolist(), ended.tolist())


@pytest.mark.filterwarnings("ignore:.*")
def test_the_other_environments_take_them(capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_test.api_test(ludarium.env.aec("ginkgopolis", players=2, actions="compact"), num_cycles=200)
    together: Any = ludarium.env.parallel("ginkgopolis", players=2, actions="compact")
    pettingzoo_test.parallel_api_test(together, num_cycles=200)
    assert together.wait == together.seats.compact.size


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ludarium.OptionError, match="Did you mean 'compact'"):
        ludarium.env.aec("ginkgopolis", players=2, actions="compct")
    made: list[tuple[Any, Any]] = [
        (ludarium.env.aec("ginkgopolis", players=2, actions="compact"), 5000),
        (ludarium.env.parallel("ginkgopolis", players=2, actions="compact"), {"player_0": 5000, "player_1": 5000}),
    ]
    for env, wrong in made:
        env.reset(seed=1)
        with pytest.raises(ludarium.IllegalMove):
            env.step(wrong)
