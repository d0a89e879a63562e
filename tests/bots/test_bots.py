from __future__ import annotations

import json

import pytest

import ludarium
from ludarium.bots import BOTS, Bot, GreedyBot, LevelBot, RandomBot, SearchBot, bot, level_names, parse_bot
from ludarium.bots.greedy import MisjudgingBot
from ludarium.engine.chance import chance
from ludarium.text import LANGUAGES, Speaker


def play_out(bots: list[Bot], seed: int, options: dict[str, object] | None = None) -> ludarium.State:
    state: ludarium.State = ludarium.game("ginkgopolis").new(len(bots), seed, options)
    luck = chance(seed + 1_000_000)
    while not state.over:
        player = state.to_move[0]
        state.play(player, bots[player].choose(state, player, luck))
    return state


def wins(games: int, options: dict[str, object] | None = None, strong: Bot | None = None, weak: Bot | None = None) -> float:
    """Return the share of games that the stronger bot wins (greedy against random unless told), each deal played from both seats."""
    better, worse = strong or GreedyBot(), weak or RandomBot()
    won = 0
    for number in range(games):
        seat = number % 2
        bots = [better, worse] if seat == 0 else [worse, better]
        scores = play_out(bots, number // 2, options).scores
        won += scores[seat] > scores[1 - seat]
    return won / games


def test_registry_makes_bots_by_name() -> None:
    levels = ["beginner", "easy", "medium", "skilled", "experienced", "advanced", "expert"]
    assert level_names() == levels
    assert set(BOTS) == {"random", "greedy", *levels}
    assert [type(bot(name)) for name in ("random", "greedy", *levels)] == [RandomBot, GreedyBot, *[LevelBot] * 5, *[SearchBot] * 2]
    with pytest.raises(ludarium.OptionError, match="Did you mean 'greedy'"):
        bot("gredy")


def test_the_stronger_search_thinks_longer() -> None:
    advanced, expert = bot("advanced"), bot("expert")
    assert isinstance(advanced, SearchBot)
    assert isinstance(expert, SearchBot)
    assert (advanced.seconds, expert.seconds) == (0.1, 1.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_sentence(language: str) -> None:
    sentences = [Speaker(language).text(kind.words) for kind in BOTS.values()]
    assert len(set(sentences)) == len(BOTS)


def test_greedy_beats_random() -> None:
    assert wins(40) >= 0.95


def test_greedy_beats_random_after_a_draft() -> None:
    assert wins(20, {"characters": "draft"}) >= 0.95


def test_a_beginner_stands_between_random_and_greedy() -> None:
    assert wins(12, None, bot("beginner"), RandomBot()) >= 0.75
    assert wins(12, None, GreedyBot(), bot("beginner")) >= 0.6


@pytest.mark.parametrize("game", ludarium.GAMES)
def test_a_game_says_of_every_level_how_it_plays(game: str) -> None:
    """A level searches longer than the one below, or as long and misjudges less; the lowest only look a move ahead."""
    skills = [ludarium.game(game).evaluator.skill(name) for name in level_names() if isinstance(bot(name), LevelBot)]
    assert len(skills) == 5
    ways = [(skill.simulations, -skill.points) for skill in skills]
    assert ways == sorted(set(ways))
    assert [skill.simulations for skill in skills[:2]] == [0, 0]
    assert min(skill.points for skill in skills[:3]) > 0, "a level that errs at no move would be greedy"
    assert min(skill.simulations for skill in skills[3:]) > 0


@pytest.mark.parametrize(
    ("plain", "level"),
    [
        (MisjudgingBot(9.0), "easy:points=9"),
        (SearchBot(6), "easy:simulations=6"),
        (SearchBot(6, misjudges=3.0), "easy:simulations=6,points=3"),
    ],
)
def test_a_level_plays_as_its_skill_says(plain: Bot, level: str) -> None:
    state: ludarium.State = ludarium.game("ginkgopolis").new(2, 5)
    other = parse_bot(level)
    for step in range(30):
        player = state.to_move[0]
        move = plain.choose(state, player, chance(step))
        assert other.choose(state, player, chance(step)) == move
        state.play(player, move)


def test_a_search_that_misjudges_moves_wins_less() -> None:
    """With a single simulation the first look decides; a search that is wrong about it loses to one that is not."""
    sharp, blurred = parse_bot("skilled:simulations=1"), parse_bot("skilled:simulations=1,points=60")
    assert wins(12, None, sharp, blurred) >= 0.75


def test_greedy_holds_its_own_against_hal() -> None:
    def won(player: Bot) -> int:
        scores = [play_out([player], seed).scores for seed in range(30)]
        return sum(1 for own, hal in scores if own > hal)

    assert won(GreedyBot()) >= 12
    assert won(RandomBot()) <= 6


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("name", ["random", "beginner", "greedy", "skilled"])
def test_a_bot_chooses_legal_moves_and_changes_nothing(name: str, players: int) -> None:
    state: ludarium.State = ludarium.game("ginkgopolis").new(players, 5)
    luck = chance(3)
    player_bot = bot(name)
    while not state.over:
        player = state.to_move[-1]
        before = state.digest()
        move = player_bot.choose(state, player, luck)
        assert state.digest() == before
        assert move in state.moves(player)
        state.play(player, move)


@pytest.mark.parametrize("name", ["random", "beginner", "greedy"])
def test_the_same_luck_gives_the_same_game(name: str) -> None:
    assert play_out([bot(name)] * 3, 8).digest() == play_out([bot(name)] * 3, 8).digest()


@pytest.mark.parametrize("name", ["random", "beginner", "greedy"])
def test_a_bot_knows_no_more_than_its_seat(name: str) -> None:
    """In worlds that a seat cannot tell apart, the same luck leads to the same move."""
    state: ludarium.State = ludarium.game("ginkgopolis").new(3, 21)
    luck = chance(4)
    player_bot = bot(name)
    differing = 0
    for step in range(120):
        player = state.to_move[0]
        other = state.resample(player, chance(step))
        differing += json.dumps(other.dump()) != json.dumps(state.dump())
        assert player_bot.choose(state, player, chance(step)) == player_bot.choose(other, player, chance(step))
        state.play(player, player_bot.choose(state, player, luck))
    assert differing > 100


def test_the_estimate_of_a_finished_game_is_the_lead() -> None:
    state = play_out([RandomBot(), RandomBot()], 2)
    first, second = state.scores
    assert state.game.evaluator.estimate(state, 0) == pytest.approx(first - second)
    assert state.game.evaluator.estimate(state, 1) == pytest.approx(second - first)
