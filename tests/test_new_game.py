"""A new game touches its own folders and one line of registration, docs/new-game.md says: so the toy game is added, and all know it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.overlay import Project
from tests.server.driver import Server

LANGUAGES = ("en", "de", "hu")
TITLES = {"en": "Toy farm", "de": "Spielzeughof", "hu": "Játékfarm"}
ENV = """
import ludarium.env
env = ludarium.env.aec("toy", players=3, options={"rounds": 2})
env.reset(seed=4)
for agent in env.agent_iter():
    seen, reward, over, cut, info = env.last()
    env.step(None if over else int(env.action_space(agent).sample(seen["action_mask"])))
print(env.seats.state.over, env.seats.state.round)
"""
SPOKEN = """
import sys
import ludarium
from ludarium.text import Speaker
game = ludarium.game("toy")
match = ludarium.Match(game, 2, 5)
speaker = Speaker(sys.argv[1], "toy")
print(speaker.text("game-title"))
while not match.state.over:
    seat = match.state.to_move[0]
    question = match.state.ask(seat, previews=True)
    print(speaker.say(question.prompt), [speaker.say(option.label) for option in question.options])
    for happening in match.play(seat, question.options[-1].move):
        print(speaker.say(happening.words(seat)))
"""
RULE_TEST = """
from tests.rule import rule


@rule("TOY-2", "TOY-15")
def test_everybody_draws_a_card() -> None:
    pass
"""
CHECKS = (
    *("games/test_fields.py", "games/test_observation.py", "games/test_damage.py"),
    *("text/test_keys.py", "text/test_games.py", "text/test_page.py"),
)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return Project(tmp_path_factory.mktemp("project"))


def ludarium(project: Project, *words: str, typed: str = "") -> str:
    """Return what the program says."""
    done = project.run("-m", "ludarium.cli", *words, typed=typed)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_listed_with_its_options(project: Project, language: str) -> None:
    said = ludarium(project, "games", "--language", language)
    assert re.search(r"^toy +Toy.*2-4", said, re.MULTILINE)
    assert "--option rich=…" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_at_the_terminal_to_its_end(project: Project, language: str, tmp_path: Path) -> None:
    file = tmp_path / "toy.record"
    table = ["--players", "2", "--seed", "3", "--option", "rounds=2", "--language", language, "--save", str(file)]
    said = ludarium(project, "play", "toy", *table, typed="board\nrules TOY-2\nhelp\n" + "1\n" * 60)
    assert "TOY-2 Cards are drawn unseen." in said
    assert '"farmers": [' in said, "without a drawing of its own the view is shown"
    assert file.read_text(encoding="utf-8").splitlines()[-1].startswith("result ")
    assert ludarium(project, "show", str(file), "--language", language)


def test_bots_play_it(project: Project) -> None:
    assert ludarium(project, "simulate", "toy", "--players", "3", "--games", "3", "--bot", "random", "--language", "en")
    said = ludarium(project, "arena", "toy", "random", "greedy", "--games", "4", "--seed", "1", "--workers", "1", "--language", "en")
    assert "greedy" in said


def test_programs_that_learn_play_it(project: Project) -> None:
    pytest.importorskip("pettingzoo")
    done = project.run("-c", ENV)
    assert done.stdout.split() == ["True", "2"], done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language(project: Project, language: str) -> None:
    done = project.run("-c", SPOKEN, language)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.startswith(TITLES[language])
    assert len(done.stdout.splitlines()) > 30


@pytest.fixture
def server(project: Project, tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path, PYTHONPATH=str(project.source))
    made.started_in = project.root
    yield made.start()
    made.close()


def test_a_table_is_opened_on_a_server_and_played_through_http(server: Server) -> None:
    nell = server.person("Nell")
    listed = {game["name"]: game for game in nell.get("/api/games")["games"]}
    assert [option["name"] for option in listed["toy"]["options"]] == ["rounds", "rich", "first", "colours"]
    table = nell.open("me", "bot:random", game="toy", options={"rounds": 2})
    question = nell.sync(table)["position"]["question"]
    after = nell.move(table, question["seat"], question["number"], question["options"][0]["move"])
    assert after["number"] > question["number"]
    nell.play_out(table)
    assert len(nell.sync(table)["table"]["result"]["scores"]) == 2


def test_the_report_of_rules_counts_its_catalogue(project: Project) -> None:
    proof = project.root / "tests" / "rules" / "toy" / "test_cards.py"
    proof.write_text(RULE_TEST, encoding="utf-8")
    done = project.run("tools/rules.py")
    proof.unlink()
    assert "toy: 2 of 17 rules proven" in done.stdout
    assert "TOY-1, " in done.stdout


def test_type_checkers_are_told_of_it(project: Project) -> None:
    stale = project.run("tools/game_types.py", "--check")
    assert "Run `make types`" in stale.stderr
    assert project.run("tools/game_types.py").returncode == 0
    typed = (project.source / "ludarium" / "games" / "typed.py").read_text(encoding="utf-8")
    assert "    from ludarium.games.toy.game import ToyGame\n" in typed
    assert 'Literal["toy"]' in typed
    assert project.run("tools/game_types.py", "--check").returncode == 0


def test_what_is_checked_for_every_game_is_checked_for_it(project: Project) -> None:
    done = project.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *[f"tests/{file}" for file in CHECKS], "-k", "toy")
    passed = re.search(r"(\d+) passed", done.stdout)
    assert done.returncode == 0, done.stdout[-4000:]
    assert passed is not None
    assert int(passed.group(1)) > 40


def test_random_games_of_all_its_modes_hold_everything_that_must_hold(project: Project) -> None:
    done = project.run("tools/soak.py", "--games", "19")  # one of each mode of the game that is registered first
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "19 games ran" in done.stdout
