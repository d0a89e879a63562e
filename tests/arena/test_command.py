"""`ludarium arena`, `ludarium standings` and `ludarium balance` as people call them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ludarium as library
from ludarium.bots import BOTS, BotKind, RandomBot
from ludarium.text import LANGUAGES
from ludarium.text.speaker import FOLDER
from tests.terminal.run import COLUMNS, Done, ludarium
from tests.terminal.test_errors import assert_one_line


@pytest.fixture(autouse=True)
def other_bots() -> Iterator[None]:
    for name in ("other", "third"):
        BOTS[name] = BotKind(name, RandomBot, "bot-random")
    yield
    for name in ("other", "third"):
        del BOTS[name]


def arena(folder: Path, *words: str) -> Done:
    return ludarium(folder, "arena", *words, "--workers", "1")


def test_the_tables_of_two_bots(tmp_path: Path) -> None:
    done = arena(tmp_path, "ginkgopolis", "random", "other", "--games", "8", "--seed", "1")
    assert done.status == 0
    lines = done.out.splitlines()
    assert lines[0].startswith("── Ginkgopolis, 2 players: 8 games of 4 deals ─")
    assert lines[1].split() == ["Bot", "Elo", "95", "%", "Games", "Wins", "95", "%", "Points", "ms/move"]
    assert {lines[2].split()[0], lines[3].split()[0]} == {"random", "other"}
    assert "against" in done.out
    assert "Elo is counted from random" in done.out
    assert done.width() <= COLUMNS


def test_wins_of_the_table_are_those_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    done = arena(tmp_path, "ginkgopolis", "random", "other", "--games", "10", "--seed", "1", "--save", str(file))
    games = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    won = sum(1.0 for game in games if game["ranking"][game["seating"].index("other")] < game["ranking"][game["seating"].index("random")])
    won += sum(0.5 for game in games if game["ranking"] == [1, 1])
    row = next(line for line in done.out.splitlines() if line.startswith("other"))
    assert f" {10 * won:.1f} % " in row
    points = sum(game["scores"][game["seating"].index("other")] for game in games) / 10
    assert f" {points:.1f} " in row
    assert f"The results are in {file}." in done.out.replace("\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_three_in_every_language(tmp_path: Path, language: str) -> None:
    done = arena(tmp_path, "barrage", "random", "other", "--games", "3", "--players", "3", "--seed", "1", "--language", language)
    assert done.status == 0
    assert done.width() <= COLUMNS
    assert "Barrage" in done.out
    assert "$" not in done.out


@pytest.mark.parametrize(
    ("game", "option", "name"), [("ginkgopolis", "expert=yes", "Hal"), ("barrage", "automa-1=4", "Automa 1")], ids=["Hal", "Automa"]
)
def test_alone_against_the_game_itself(tmp_path: Path, game: str, option: str, name: str) -> None:
    chart = tmp_path / "solo.svg"
    done = arena(
        tmp_path, game, "random", "other", "--players", "1", "--games", "3", "--option", option, "--seed", "1", "--chart", str(chart)
    )
    assert done.status == 0
    assert name in done.out.splitlines()[1]
    assert "Elo" not in done.out
    rows = {line.split()[0]: line.split()[1] for line in done.out.splitlines()[2:4]}
    assert rows == {"random": "3", "other": "3"}
    assert chart.stat().st_size > 1000


def test_one_bot_among_three_others_of_one_kind(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["ginkgopolis", *["other", "random", "random", "random"], "--players", "4", "--seed", "1", "--save", str(file)]
    assert arena(tmp_path, *words, "--games", "4").status == 0
    done = arena(tmp_path, *words, "--games", "8", "--resume")
    assert done.status == 0
    seatings = [json.loads(line)["seating"] for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    assert [seating.index("other") for seating in seatings] == [0, 3, 2, 1, 0, 3, 2, 1]
    assert all(seating.count("random") == 3 for seating in seatings)
    games = {line.split()[0]: line.split()[4] for line in done.out.splitlines() if line.startswith(("other ", "random "))}
    assert sorted(games) == ["other", "random"], "either has one line"


def test_one_bot_alone_plays_itself_for_the_balance_report(tmp_path: Path) -> None:
    file, page = tmp_path / "r.jsonl", tmp_path / "page.md"
    done = arena(tmp_path, "barrage", "random", "--players", "4", "--games", "5", "--seed", "1", "--save", str(file))
    assert done.status == 0
    assert "5 games of 5 deals" in done.out
    assert "Elo" not in done.out
    printed = ludarium(tmp_path, "balance", str(file))
    assert printed.status == 0
    assert "# How even is Barrage?" in printed.out
    written = ludarium(tmp_path, "balance", str(file), "--out", str(page))
    assert written.status == 0
    assert {path.name for path in tmp_path.glob("page*")} >= {"page.md", "page-turn.svg", "page-company.svg", "page-objective.svg"}
    assert page.read_text(encoding="utf-8").count("| USA | 5 |") == 1, "with four players every company is in every game"


def test_standings_of_several_files_together(tmp_path: Path) -> None:
    """Two files with a bot in common: all are rated, and who never met is not compared."""
    first, second, chart = tmp_path / "a.jsonl", tmp_path / "b.jsonl", tmp_path / "c.svg"
    alone = arena(tmp_path, "ginkgopolis", "random", "other", "--games", "10", "--seed", "1", "--save", str(first))
    arena(tmp_path, "ginkgopolis", "other", "third", "--games", "10", "--seed", "1", "--save", str(second))
    again = ludarium(tmp_path, "standings", str(first))
    tables = [[line.split()[:-1] for line in done.out.splitlines()[1:7]] for done in (alone, again)]
    assert again.status == 0
    assert tables[0] == tables[1]  # but for the last column, the thinking time, which the file has rounded
    both = ludarium(tmp_path, "standings", str(first), str(second), "--chart", str(chart), "--anchor", "other")
    assert both.status == 0
    assert "20 games of 5 deals" in both.out
    rows = [line.split() for line in both.out.splitlines()]
    assert {row[0] for row in rows[2:5]} == {"random", "other", "third"}
    pairs = sorted(sorted(row[:2]) for row in rows[6:] if len(row) > 4 and row[1] in BOTS)
    assert pairs == [["other", "random"], ["other", "third"]]
    assert chart.stat().st_size > 1000


def test_records_of_all_games(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    done = arena(tmp_path, "ginkgopolis", "random", "other", "--games", "2", "--seed", "1", "--records", str(folder))
    assert done.status == 0
    shown = ludarium(tmp_path, "show", str(folder / "000001.record"))
    assert shown.status == 0
    assert "other" in shown.out


def test_resuming_takes_the_seed_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    words = ["ginkgopolis", "random", "other", "--save", str(file)]
    first = arena(tmp_path, *words, "--games", "4")
    again = arena(tmp_path, *words, "--games", "8", "--resume")
    assert (first.status, again.status) == (0, 0)
    assert "8 games of 4 deals" in again.out
    assert len(file.read_text(encoding="utf-8").splitlines()) == 9


def test_an_anchor_can_be_named(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    words = ["ginkgopolis", "random", "other", "--games", "6", "--seed", "2", "--save", str(file), "--resume"]
    assert "Elo is counted from random" in arena(tmp_path, *words).out
    assert "Elo is counted from other" in arena(tmp_path, *words, "--anchor", "other").out


WRONG = [
    (["ginkgopolys", "random"], "Did you mean 'ginkgopolis'"),
    (["ginkgopolis"], "bots"),
    (["ginkgopolis", "random", "gredy"], "Did you mean 'greedy'"),
    (["ginkgopolis", "random", "random"], "twice"),
    (["ginkgopolis", "random:depth=3", "greedy"], "no setting 'depth'"),
    (["ginkgopolis", "advanced:simulations=0", "greedy"], "whole number above 0"),
    (["ginkgopolis", "random", "greedy", "--games", "0"], "at least 1"),
    (["ginkgopolis", "random", "greedy", "--workers", "-1"], "at least 0"),
    (["ginkgopolis", "random", "greedy", "--players", "9"], "9"),
    (["ginkgopolis", "random", "greedy", "--players", "0"], "at least 1"),
    (["ginkgopolis", "random", "greedy", "--option", "characters=drfat"], "Did you mean 'draft'"),
    (["ginkgopolis", "random", "greedy", "--option", "expert=yes"], "no meaning with 2 players"),
    (["ginkgopolis", "random", "greedy", "--option", "x"], "name=value"),
    (["ginkgopolis", "random", "greedy", "--seed", "xyz"], "seed"),
    (["ginkgopolis", "random", "greedy", "--anchor", "other"], "one of the bots: random, greedy"),
    (["ginkgopolis", "random", "greedy", "--resume"], "--resume needs --save"),
    (["ginkgopolis", "random", "greedy", "--save", "."], "exists already"),
    (["ginkgopolis", "random", "greedy", "--chart", "chart.pdf"], ".svg or .png"),
    (["ginkgopolis", "random", "greedy", "--language", "fr"], "language 'fr'"),
    (["ginkgopolis", "random", "greedy", "--pack", "missing.toml"], "missing.toml"),
    (["ginkgopolis", "random", "greedy", "--cluster", "head"], "--cluster must be HOST:PORT, as `ray start --head` prints it, or auto"),
    (
        ["ginkgopolis", "random", "greedy", "--cluster", "ray://head:10001"],
        "let it belong to it by `ray start --address=HOST:PORT --num-cpus=0`",
    ),
    (["barrage", "random", "--players", "1", "--option", "automa-1=none"], "BA-7"),
]


@pytest.mark.parametrize(("words", "says"), WRONG, ids=[" ".join(words)[:60] for words, says in WRONG])
def test_what_is_wrong_is_one_line_before_anything_is_played(tmp_path: Path, words: list[str], says: str) -> None:
    assert_one_line(ludarium(tmp_path, "arena", *words), says)


def test_wrong_files_are_one_line(tmp_path: Path) -> None:
    file, text = tmp_path / "r.jsonl", tmp_path / "text.txt"
    arena(tmp_path, "ginkgopolis", "random", "other", "--games", "2", "--seed", "1", "--save", str(file))
    text.write_text("once upon a time\n")
    (tmp_path / "taken").write_text("")
    both = ["ginkgopolis", "random", "other", "--games", "2", "--seed", "1", "--save"]
    assert_one_line(arena(tmp_path, *both, str(file)), "exists already")
    assert_one_line(arena(tmp_path, *both, str(text), "--resume"), "text.txt")
    assert_one_line(arena(tmp_path, *both, str(tmp_path / "taken" / "r.jsonl")), "cannot be written")
    assert_one_line(arena(tmp_path, *both, str(file), "--resume", "--option", "characters=draft"), "another setting")
    assert_one_line(arena(tmp_path, "ginkgopolis", "random", "greedy", "--save", str(file), "--resume"), "another setting")
    assert_one_line(ludarium(tmp_path, "balance", str(text)), "text.txt")
    assert_one_line(ludarium(tmp_path, "balance", str(tmp_path / "missing.jsonl")), "missing.jsonl")
    assert_one_line(ludarium(tmp_path, "balance", str(file), "--out", str(tmp_path / "page.html")), ".md")
    assert_one_line(ludarium(tmp_path, "balance", str(file), str(file)), "twice")
    assert_one_line(ludarium(tmp_path, "balance"), "files")
    drafted = tmp_path / "drafted.jsonl"
    arena(tmp_path, "ginkgopolis", "random", "third", "--games", "2", "--seed", "1", "--option", "characters=draft", "--save", str(drafted))
    assert_one_line(ludarium(tmp_path, "standings", str(text)), "text.txt")
    assert_one_line(ludarium(tmp_path, "standings", str(file), str(file)), "twice")
    assert_one_line(ludarium(tmp_path, "standings", str(file), str(drafted)), "options is")
    assert_one_line(ludarium(tmp_path, "standings", str(file), "--anchor", "third"), "random, other")
    assert_one_line(ludarium(tmp_path, "standings", str(file), "--chart", "c.gif"), ".svg")
    assert_one_line(ludarium(tmp_path, "standings"), "files")
    empty = tmp_path / "empty.jsonl"
    empty.write_text(file.read_text(encoding="utf-8").splitlines()[0] + "\n", encoding="utf-8")
    assert_one_line(ludarium(tmp_path, "standings", str(empty)), "no finished game")


def keys_of(language: str) -> list[str]:
    entries = FluentParser().parse((FOLDER / language / "arena.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    return [entry.id.name for entry in entries if isinstance(entry, ftl.Message) and not entry.id.name.startswith("part-")]


def test_every_message_is_there_in_every_language_and_used() -> None:
    """The sources write keys out, or put them together from `arena-` or `balance-` and a word."""
    folder = Path(library.__file__).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in [*(folder / "arena").glob("*.py"), folder / "cli.py"])
    keys = keys_of("en")
    assert keys == keys_of("de") == keys_of("hu")
    assert len(keys) == len(set(keys))
    for key in keys:
        assert any(f"{quote}{word}{quote}" in sources for quote in "'\"" for word in (key, key.partition("-")[2])), key
