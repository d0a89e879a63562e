from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

import ludarium
from ludarium.arena.contest import Contest
from ludarium.arena.playing import Ending, luck_for, play_bout
from ludarium.arena.results import plain_ending
from ludarium.arena.schedule import Bout, Setting, schedule
from ludarium.bots import BOTS, Bot, BotKind, RandomBot, parse_bot
from ludarium.engine.facts import FactKind, MeasureKind
from ludarium.parallel import Here, Processes, WorkplaceError
from ludarium.records import read_record
from ludarium.text import LANGUAGES, Speaker
from tests.known import few_tables
from tests.toy.game import TOY

LONG = 60.0  # seconds
PACK = """[pack]
name = "own"
game = "ginkgopolis"
version = 1

[[building]]
id = "red-1"
effect = "on floor: tile 1"
source = "ludarium"
"""


def plain(ending: Ending) -> dict[str, object]:
    """Return all of a game but what the machine decides."""
    data = plain_ending(ending)
    del data["seconds"]
    return data


def random_setting(game: str, players: int, options: dict[str, object] | None = None) -> Setting:
    return Setting(game, [], players, options or {}, ["random"], "3".rjust(32, "0"))


@pytest.mark.parametrize("game", list(ludarium.GAMES))
def test_a_bout_is_repeatable(game: str) -> None:
    setting = Setting(game, [], 2, {}, ["random", "greedy"], "3".rjust(32, "0"))
    bouts = list(schedule(setting, 2))
    first = [plain(play_bout(setting, bout)) for bout in bouts]
    assert first == [plain(play_bout(setting, bout)) for bout in bouts]
    assert first[0]["scores"] != first[1]["scores"]


def test_processes_give_the_games_in_order_and_the_same_ones() -> None:
    setting = random_setting("ginkgopolis", 2)
    bouts = list(schedule(setting, 9))
    alone = [plain(ending) for ending in Here().in_order(partial(play_bout, setting), bouts)]
    assert [plain(ending) for ending in Processes(2).in_order(partial(play_bout, setting), bouts)] == alone
    assert [game["deal"] for game in alone] == list(range(9))


def test_whoever_stops_asking_stops_the_processes() -> None:
    setting = random_setting("ginkgopolis", 2)
    games = Processes(2).in_order(partial(play_bout, setting), list(schedule(setting, 1000)))
    assert next(games).bout.number == 0
    games.close()  # type: ignore[attr-defined]


def killed_at(number: int) -> int:
    """Return a number, unless it is the one at which the process is killed, as the system does when there is no memory left."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing is killed like that here")
def test_a_process_that_is_killed_ends_the_work_with_a_sentence() -> None:
    with pytest.raises(WorkplaceError, match="was killed"):
        list(Processes(2).in_order(killed_at, range(20)))


def said_and_slept(number: int) -> int:
    """Say that the work has begun, and take long for it."""
    os.write(1, f"begun {number}\n".encode())  # a line at once, however the process buffers
    time.sleep(LONG)
    return number


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing is killed like that here")
def test_processes_end_with_the_one_they_work_for() -> None:
    names = f"from ludarium.parallel import Processes; from {__name__} import said_and_slept"
    master = f"{names}; list(Processes(2).in_order(said_and_slept, [1, 2]))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", master], env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert sorted(process.stdout.readline() for worker in range(2)) == ["begun 1\n", "begun 2\n"]
        process.kill()
        began = time.monotonic()
        assert process.stdout.read() == "", "the end of what they could still say is the end of all of them"
        assert time.monotonic() - began < LONG / 2


def test_packs_are_read_once_and_go_where_the_games_are_played(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    pack.write_text(PACK, encoding="utf-8")
    setting = Setting("ginkgopolis", [pack], 2, {}, ["random"], "3".rjust(32, "0"))
    pack.unlink()
    travelled: Setting = pickle.loads(pickle.dumps(setting))
    assert [one.name for one in travelled.opened().packs] == ["base", "own"]
    assert travelled.opened() is travelled.opened(), "not made for every game"
    assert travelled.header() == setting.header()
    assert play_bout(travelled, next(schedule(travelled, 1))).scores


def test_each_seat_has_its_own_luck() -> None:
    lucks = {(luck_for(seed, seat, bot).word()) for seed in ("1", "2") for seat in (0, 1) for bot in ("random", "greedy")}
    assert len(lucks) == 8


@pytest.mark.parametrize("seat", [0, 1])
def test_what_one_bot_thinks_does_not_change_what_another_draws(seat: int) -> None:
    first_moves = []
    for opponent in ("random", "greedy"):
        seating = ["random", opponent] if seat == 0 else [opponent, "random"]
        setting = Setting("ginkgopolis", [], 2, {}, seating, "1".rjust(32, "0"))
        texts = [play_bout(setting, Bout(deal, deal, str(deal), seating), recorded=True).record for deal in range(6)]
        records = [ludarium.parse_record(text) for text in texts]
        first_moves.append([next(entry.move for entry in record.entries if entry.seat == seat) for record in records])
    assert first_moves[0] == first_moves[1], "cards are chosen in secret, so the first choice depends on nothing else"
    assert len(set(first_moves[0])) > 2


def test_decisions_and_thinking_time_are_counted_by_seat() -> None:
    setting = Setting("ginkgopolis", [], 2, {}, ["random", "greedy"], "1".rjust(32, "0"))
    ending = play_bout(setting, Bout(0, 0, "5", ["random", "greedy"]))
    assert all(count > 20 for count in ending.decisions)
    assert ending.seconds[1] > 5 * ending.seconds[0] > 0


def test_records_are_kept_and_replay_to_the_same_scores(tmp_path: Path) -> None:
    contest = Contest(random_setting("barrage", 2), 2)
    endings = list(contest.play(Here(), tmp_path))
    assert contest.results.endings == endings
    assert not any(ending.record for ending in endings), "what lies in the folder is not kept in memory, too"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["000000.record", "000001.record"]
    for number, ending in enumerate(endings):
        record, seats = read_record(tmp_path / f"{number:06d}.record")
        assert seats == ending.bout.seating
        assert record.names == dict(enumerate(ending.bout.seating))
        assert ludarium.replay(record, ludarium.game("barrage")).state.scores == ending.scores


# ---------------------------------------------------------------------------------------------------------------------
# Facts
# ---------------------------------------------------------------------------------------------------------------------

MODES = [table for table in few_tables() if ludarium.game(table[0]).fact_kinds()]


def named(kinds: Sequence[FactKind | MeasureKind]) -> set[str]:
    return {f"{kind.name}:{name}" for kind in kinds for name in kind.names}


@pytest.mark.parametrize(("game", "players", "options"), MODES, ids=str)
def test_every_tag_of_a_game_is_one_that_has_words(game: str, players: int, options: dict[str, object]) -> None:
    setting = random_setting(game, players, options)
    known = named(ludarium.game(game).fact_kinds())
    measured = named(ludarium.game(game).measure_kinds())
    for bout in schedule(setting, 3):
        ending = play_bout(setting, bout)
        tags = [tag for side in ending.facts.sides for tag in side] + ending.facts.table
        assert set(tags) <= known
        assert set(ending.facts.measures) <= measured
        assert all(cases >= 0 for amount, cases in ending.facts.measures.values())
        assert len(ending.facts.sides) == len(ending.scores)
        turns = [tag for side in ending.facts.sides for tag in side if tag.startswith("turn:")]
        assert sorted(turns) == [f"turn:{place + 1}" for place in range(len(turns))]
        assert len(turns) >= players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [name for name in ludarium.GAMES if ludarium.game(name).fact_kinds()])
def test_every_kind_of_fact_can_be_said(game: str, language: str) -> None:
    speaker = Speaker(language, game)
    kinds = ludarium.game(game).fact_kinds()
    assert kinds[0].name == "turn"
    assert len({speaker.say(kind.title) for kind in kinds}) == len(kinds)
    for kind in kinds:
        assert len({speaker.say(words) for words in kind.names.values()}) == len(kind.names) > 1
    for measure in ludarium.game(game).measure_kinds():
        assert speaker.say(measure.title)
        assert len({speaker.say(words) for words in measure.names.values()}) == len(measure.names) >= 1


def test_a_game_need_not_have_facts() -> None:
    state = TOY.new(2, 1)
    assert TOY.fact_kinds() == []
    assert TOY.facts(state, [], state).sides == [[], []]


def tags_of(ending: Ending, side: int, kind: str) -> list[str]:
    return [tag.partition(":")[2] for tag in ending.facts.sides[side] if tag.startswith(f"{kind}:")]


def test_facts_of_ginkgopolis() -> None:
    setting = random_setting("ginkgopolis", 3, {"characters": "draft", "first": 1, "colours": ["black", "white", "green"]})
    ending = play_bout(setting, next(schedule(setting, 1)))
    assert [tags_of(ending, seat, "turn") for seat in range(3)] == [["3"], ["1"], ["2"]]
    assert [tags_of(ending, seat, "colour") for seat in range(3)] == [["black"], ["white"], ["green"]]
    characters = [name for seat in range(3) for name in tags_of(ending, seat, "character")]
    assert len(set(characters)) == 9
    kept = [name for seat in range(3) for name in tags_of(ending, seat, "building")]
    assert kept
    assert len(set(kept)) == len(kept)
    assert set(kept) <= {f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(1, 21)}


def test_facts_of_barrage() -> None:
    setting = random_setting("barrage", 4)
    ending = play_bout(setting, next(schedule(setting, 1)))
    for kind in ("company", "officer", "start", "turn"):
        names = [tags_of(ending, seat, kind) for seat in range(4)]
        assert all(len(name) == 1 for name in names), kind
        assert len({name[0] for name in names}) == 4
    opening = ludarium.game("barrage").new(4, ending.bout.seed)
    assert [tags_of(ending, seat, "turn") for seat in opening.order] == [["1"], ["2"], ["3"], ["4"]]
    assert len([tag for tag in ending.facts.table if tag.startswith("objective:")]) == 1
    assert len([tag for tag in ending.facts.table if tag.startswith("bonus:")]) == 5


def test_facts_of_the_introductory_game_name_the_contracts_given() -> None:
    setting = random_setting("barrage", 2, {"game": "introductory"})
    ending = play_bout(setting, next(schedule(setting, 1)))
    assert all(len(tags_of(ending, seat, "start")) == 1 for seat in range(2))


# ---------------------------------------------------------------------------------------------------------------------
# Bots with settings
# ---------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def tuned(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """Register a bot with two settings and return those it was made with last."""
    given: dict[str, float] = {}

    def make(**settings: float) -> Bot:
        given.clear()
        given.update(settings)
        return RandomBot()

    monkeypatch.setitem(BOTS, "tuned", BotKind("tuned", make, "bot-random", {"depth": int, "seconds": float}))
    return given


@pytest.mark.parametrize(
    ("spec", "settings"),
    [
        ("tuned", {}),
        ("tuned:depth=3", {"depth": 3}),
        ("tuned:seconds=0.1", {"seconds": 0.1}),
        ("tuned:depth=2,seconds=2", {"depth": 2, "seconds": 2.0}),
    ],
)
def test_a_bot_can_be_written_with_settings(tuned: dict[str, float], spec: str, settings: dict[str, float]) -> None:
    parse_bot(spec)
    assert tuned == settings
    assert {name: type(value) for name, value in tuned.items()} == {name: type(value) for name, value in settings.items()}


@pytest.mark.usefixtures("tuned")
@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("tunde", "Did you mean 'tuned'"),
        ("tunde:depth=3", "Did you mean 'tuned'"),
        ("tuned:dept=3", "Did you mean 'depth'"),
        ("tuned:depth=x", "whole number above 0"),
        ("tuned:depth=0", "whole number above 0"),
        ("tuned:depth=1.5", "whole number above 0"),
        ("tuned:seconds=-1", "number above 0"),
        ("tuned:seconds=inf", "number above 0"),
        ("tuned:seconds=nan", "number above 0"),
        ("tuned:seconds=", "number above 0"),
        ("tuned:", "no setting ''"),
        ("tuned:depth=1,depth=2", "twice"),
        ("random:depth=3", "no setting 'depth'"),
    ],
)
def test_a_wrong_setting_is_refused(spec: str, says: str) -> None:
    with pytest.raises(ludarium.OptionError, match=says):
        parse_bot(spec)


@pytest.mark.parametrize("spec", ["advanced:simulations=20", "expert:simulations=20", "advanced:seconds=0.01"])
def test_a_search_can_be_given_another_budget(spec: str) -> None:
    state: ludarium.State = ludarium.game("ginkgopolis").new(2, 1)
    seat = state.to_move[0]
    assert parse_bot(spec).choose(state, seat, ludarium.chance(1)) in state.moves(seat)
