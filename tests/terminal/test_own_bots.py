"""Bots that are not Ludarium's at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.bots.own import installed_bots
from ludarium.records import read_record
from tests.terminal.run import ludarium
from tests.terminal.test_errors import assert_one_line

LAST = "tests.bots.brought:LastBot"


def test_a_person_plays_an_own_bot_and_goes_on_later(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    done = ludarium(tmp_path, "play", "ginkgopolis", "--bot", LAST, "--seed", "1", "--save", str(file), typed="1\n" * 4)
    assert done.status == 0, done.err
    assert f"({LAST}): plays in a way of its own" in " ".join(done.out.split())
    assert f"--bot {LAST}" in " ".join(done.out.split()), "how to come back names the class"
    record, seats = read_record(file)
    assert seats == ["person", LAST]
    again = ludarium(tmp_path, "play", "ginkgopolis", "--resume", str(file), "--bot", LAST, typed="1\n")
    assert again.status == 0, again.err
    assert len(read_record(file)[0].entries) > len(record.entries)


def test_a_file_does_not_choose_which_class_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "loaded_by_a_file.py").write_text("raise SystemExit('loaded')\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "game.record"
    ludarium(tmp_path, "play", "ginkgopolis", "--bot", LAST, "--seed", "1", "--save", str(file), typed="1\n")
    file.write_text(file.read_text(encoding="utf-8").replace(LAST, "loaded_by_a_file:Bot"), encoding="utf-8")
    done = ludarium(tmp_path, "play", "ginkgopolis", "--resume", str(file))
    assert_one_line(done, "was played with the bot 'loaded_by_a_file:Bot': name the bots again with --bot")


def test_a_mistake_ends_the_game_in_one_line_and_it_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ["play", "ginkgopolis", "--bot", "tests.bots.brought:Raising", "--seed", "1", "--save", str(file)]
    done = ludarium(tmp_path, *words, typed="1\n" * 40)
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert "the bot 'tests.bots.brought:Raising' failed in ginkgopolis: ValueError: no idea" in done.err
    assert read_record(file)[0].entries


def test_a_bot_with_settings_plays_too(tmp_path: Path) -> None:
    done = ludarium(tmp_path, "play", "ginkgopolis", "--bot", "advanced:simulations=2", "--seed", "1", typed="1\n" * 3)
    assert done.status == 0, done.err
    assert "(advanced:simulations=2): searches ahead" in " ".join(done.out.split())


def test_installed_bots_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "brought-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[ludarium.bots]\nlast = {LAST}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    installed_bots.cache_clear()
    try:
        listed = ludarium(tmp_path, "bots")
        played = ludarium(tmp_path, "play", "ginkgopolis", "--bot", "last", "--seed", "1", typed="1\n" * 3)
    finally:
        installed_bots.cache_clear()
    assert listed.out.splitlines()[-2:] == ["last", "  plays in a way of its own: not one of Ludarium's bots"]
    assert played.status == 0, played.err
