from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.terminal.run import Done, ludarium, ludarium_process

WRONG = [
    (["play", "ginkgopolys"], "Did you mean 'ginkgopolis'"),
    (["play"], "'game'"),
    (["plya"], "plya"),
    (["play", "ginkgopolis", "--players", "6"], "6"),
    (["play", "ginkgopolis", "--players", "0"], "0"),
    (["play", "ginkgopolis", "--players", "two"], "--players"),
    (["play", "ginkgopolis", "--bot", "gredy"], "Did you mean 'greedy'"),
    (["play", "ginkgopolis", "--bot", "greedy", "--bot", "random"], "too many"),
    (["play", "ginkgopolis", "--option", "characters"], "name=value"),
    (["play", "ginkgopolis", "--option", "characters=drfat"], "Did you mean 'draft'"),
    (["play", "ginkgopolis", "--option", "charcters=draft"], "Did you mean 'characters'"),
    (["play", "ginkgopolis", "--option", "expert=yes"], "no meaning with 2 players"),
    (["play", "ginkgopolis", "--option", "first=7"], "seat from 0 to 1"),
    (["play", "ginkgopolis", "--option", "first=0", "--option", "first=1"], "twice"),
    (["play", "ginkgopolis", "--option", "colours=green,green"], "same value"),
    (["play", "ginkgopolis", "--seed", "xyz"], "seed"),
    (["play", "ginkgopolis", "--seed", "-1"], "-1"),
    (["play", "ginkgopolis", "--language", "fr"], "language 'fr'"),
    (["play", "ginkgopolis", "--name", ""], "name"),
    (["play", "ginkgopolis", "--name", "x" * 41], "name"),
    (["play", "ginkgopolis", "--name", "a", "--name", "b", "--name", "c"], "too many"),
    (["play", "ginkgopolis", "--pack", "missing.toml"], "missing.toml"),
    (["play", "ginkgopolis", "--resume", "missing.record"], "missing.record"),
    (["play", "ginkgopolis", "--resume", "missing.record", "--players", "3"], "--players"),
    (["play", "ginkgopolis", "--save", "."], "exists already"),
    (["play", "ginkgopolis", "--wrong"], "--wrong"),
    (["simulate", "chess"], "chess"),
    (["simulate", "ginkgopolis", "--games", "0"], "at least 1"),
    (["simulate", "ginkgopolis", "--players", "9"], "9"),
    (["simulate", "ginkgopolis", "--bot", "deep"], "deep"),
    (["replay", "missing.record"], "missing.record"),
    (["show", "missing.record"], "missing.record"),
    (["show", "."], "."),
    (["pack", "check", "missing.toml"], "missing.toml"),
    (["pack", "chekc", "missing.toml"], "chekc"),
]


def assert_one_line(done: Done, says: str) -> None:
    assert done.status == 2
    assert done.out == ""
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1
    assert done.err.startswith("ludarium: ")
    assert says in done.err


@pytest.mark.parametrize(("words", "says"), WRONG, ids=[" ".join(words)[:60] for words, says in WRONG])
def test_what_is_wrong_is_one_line(tmp_path: Path, words: list[str], says: str) -> None:
    assert_one_line(ludarium(tmp_path, *words), says)


def test_a_real_process_says_it_in_one_line_too(tmp_path: Path) -> None:
    assert_one_line(ludarium_process(tmp_path, "play", "ginkgopolis", "--option", "x=1"), "no option 'x'")
    assert_one_line(ludarium_process(tmp_path, "play", "ginkgopolis", "--playrs", "2"), "--playrs")


def test_a_damaged_record_is_one_line_whatever_is_damaged(tmp_path: Path) -> None:
    good = tmp_path / "good.record"
    ludarium(tmp_path, "play", "ginkgopolis", "--players", "3", "--seed", "4", "--save", str(good), typed="1\n1\n" * 20)
    text = good.read_text()
    luck = random.Random(11)
    refused = 0
    for number in range(80):
        place = luck.randrange(len(text))
        change = luck.choice(["", "\n", "9", "-", "red-1", "\x00", "ő", "undo", " "])
        bad = tmp_path / f"bad{number}.record"
        bad.write_text(text[:place] + change + text[place + luck.randrange(1, 12) :], encoding="utf-8")
        done = ludarium(tmp_path, luck.choice(["show", "replay"]), str(bad))
        if done.status:
            assert_one_line(done, bad.name if "game" not in done.err else "ludarium: ")
            refused += 1
    assert refused > 40


def test_bytes_that_are_no_text_are_no_record(tmp_path: Path) -> None:
    bad = tmp_path / "bad.record"
    bad.write_bytes(b"\xff\xfe\x00ludarium-record")
    assert_one_line(ludarium(tmp_path, "show", str(bad)), "not UTF-8")
    assert_one_line(ludarium(tmp_path, "play", "ginkgopolis", "--resume", str(bad)), "not UTF-8")


def test_a_game_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    ludarium(tmp_path, "play", "ginkgopolis", "--seed", "1", "--save", str(file), typed="1\n")
    before = file.read_text()
    assert_one_line(ludarium(tmp_path, "play", "ginkgopolis", "--seed", "2", "--save", str(file)), "exists already")
    assert file.read_text() == before


def test_random_command_lines_never_show_a_traceback(tmp_path: Path) -> None:
    luck = random.Random(5)
    words = [
        "play",
        "simulate",
        "replay",
        "show",
        "pack",
        "check",
        "games",
        "ginkgopolis",
        "--players",
        "--games",
        "--seed",
        "--bot",
        "--option",
    ]
    words += [
        "--name",
        "--language",
        "--pack",
        "--resume",
        "1",
        "3",
        "-5",
        "",
        "x=y",
        "first=0",
        "random",
        "hu",
        "0",
        "--",
        "\x00",
        "ő",
        "--hot-seat",
    ]
    for turn in range(150):
        line = [luck.choice(words) for place in range(luck.randrange(1, 7))]
        done = ludarium(tmp_path, *line)
        assert done.status in (0, 2), line
        assert done.status == 0 or (done.err.count("\n") == 1 and done.err.startswith("ludarium: ")), line
