from __future__ import annotations

import random
from pathlib import Path

import pytest

import ludarium as library
from ludarium.records import read_record, replayed
from ludarium.text import LANGUAGES
from tests.terminal.run import COLUMNS, ludarium, ludarium_process

GAME = library.game("ginkgopolis")


def any_choices(count: int, seed: int) -> str:
    luck = random.Random(seed)
    return "".join(f"{luck.randint(1, 4)}\n" for turn in range(count))


def digest_of(file: Path) -> str:
    return replayed(file, read_record(file)[0], GAME).state.digest()


def entries_of(file: Path) -> list[str]:
    return [entry.move for entry in read_record(file)[0].entries]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_whole_game_stays_within_eighty_columns(tmp_path: Path, players: int) -> None:
    language = LANGUAGES[players % 3]
    file = tmp_path / "game.record"
    words = ["play", "ginkgopolis", "--players", str(players), "--seed", "3", "--language", language, "--save", str(file)]
    done = ludarium(tmp_path, *words, *(["--bot", "random"] if players > 1 else []), typed=any_choices(800, players))
    assert done.status == 0
    assert done.width() <= COLUMNS
    record = read_record(file)[0]
    assert len(record.result) == max(players, 2)
    assert all(f": {points} " in done.out for points in record.result)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_game_with_every_command_in_every_language(tmp_path: Path, language: str) -> None:
    commands = "help\nlog\nboard\nrules GK-N1\nrules GK-E1\nrules nothing\nrules\nundo\nnonsense\n99\n0\nalone\nlay red-1\nsave\n"
    done = ludarium(
        tmp_path,
        "play",
        "ginkgopolis",
        "--option",
        "characters=draft",
        "--language",
        language,
        "--seed",
        "1",
        typed=commands + "1\n" * 6 + commands,
    )
    assert done.status == 0
    assert done.width() <= COLUMNS
    assert "GK-N1 A player chooses exactly one" in done.out
    assert "--resume" in done.out


def test_screens_differ_by_language(tmp_path: Path) -> None:
    screens = {ludarium(tmp_path, "play", "ginkgopolis", "--seed", "1", "--language", language).out for language in LANGUAGES}
    assert len(screens) == 3


def test_a_number_a_notation_and_its_last_word_are_the_same_move(tmp_path: Path) -> None:
    played = []
    for number, answer in enumerate(["1", "play G", "PLAY  g", "G"]):
        file = tmp_path / f"{number}.record"
        ludarium(tmp_path, "play", "ginkgopolis", "--players", "3", "--seed", "5", "--save", str(file), typed=answer + "\n")
        played.append(entries_of(file))
    assert played == [["play G"]] * 4


def test_undo_takes_the_card_back(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    fresh = tmp_path / "fresh.record"
    table = ["play", "ginkgopolis", "--players", "2", "--seed", "5", "--save"]
    ludarium(tmp_path, *table, str(fresh))
    done = ludarium(tmp_path, *table, str(file), typed="undo\n1\nundo\n")
    assert "no move of yours to take back" in done.out
    assert entries_of(file)[-1] == "undo"
    assert len(entries_of(file)) == 2
    assert digest_of(file) == digest_of(fresh)


def test_what_is_revealed_cannot_be_taken_back(tmp_path: Path) -> None:
    done = ludarium(tmp_path, "play", "ginkgopolis", "--players", "3", "--seed", "5", typed="1\nalone\nundo\n")
    assert "cannot be taken back: something hidden was revealed" in " ".join(done.out.split())


def test_resume_goes_on_at_the_same_position(tmp_path: Path) -> None:
    """A game left in the middle and resumed ends exactly as one played through."""
    choices = any_choices(400, 7).splitlines(keepends=True)
    through, halves = tmp_path / "through.record", tmp_path / "halves.record"
    table = ["play", "ginkgopolis", "--players", "3", "--seed", "9", "--option", "first=1", "--name", "Nell", "--save"]
    ludarium(tmp_path, *table, str(through), typed="".join(choices[:60]))
    ludarium(tmp_path, *table, str(halves), typed="".join(choices[:25]))
    middle = digest_of(halves)
    looked = ludarium(tmp_path, "play", "ginkgopolis", "--resume", str(halves))
    assert digest_of(halves) == middle
    assert "Nell" in looked.out
    resumed = ludarium(tmp_path, "play", "ginkgopolis", "--resume", str(halves), typed="".join(choices[25:60]))
    assert resumed.status == 0
    assert digest_of(halves) == digest_of(through)
    assert entries_of(halves) == entries_of(through)


def test_save_writes_a_copy(tmp_path: Path) -> None:
    copy = tmp_path / "a copy.record"
    file = tmp_path / "game.record"
    ludarium(tmp_path, "play", "ginkgopolis", "--seed", "2", "--save", str(file), typed=f"1\nsave {copy}\n")
    assert digest_of(copy) == digest_of(file)


def test_games_are_kept_in_the_data_folder(tmp_path: Path) -> None:
    done = ludarium(tmp_path, "play", "ginkgopolis", "--seed", "2", typed="quit\n")
    kept = list((tmp_path / "ludarium" / "games").iterdir())
    assert len(kept) == 1
    assert str(kept[0]) in "".join(done.out.split("\n"))
    assert kept[0].read_text().splitlines()[1] == "# seats person medium"


def test_hot_seat_tells_each_seat_its_own_cards_only(tmp_path: Path) -> None:
    done = ludarium(
        tmp_path,
        "play",
        "ginkgopolis",
        "--hot-seat",
        "--name",
        "Nell",
        "--name",
        "Bert",
        "--name",
        "Ida",
        "--seed",
        "4",
        typed="1\n1\n" * 6,
    )
    screens = done.out.split("Pass the keyboard to ")
    assert len(screens) > 3
    hands = {GAME.lexicon.text(move) for move in GAME.new(3, 4).moves(0)}
    assert all(f"[{card}]" in screens[1] for card in hands)
    own = {GAME.lexicon.text(move) for move in GAME.new(3, 4).moves(1)} - {"new-hand"}
    assert screens[2].startswith("Bert")
    assert not any(f"[{card}]" in screens[1] for card in own)
    assert all(f"[{card}]" in screens[2] for card in own)
    assert "Bert draws a card." not in screens[2].split("choose a card")[0] or "Nell draws the" not in screens[2]


def test_a_real_process_ends_cleanly_with_its_input(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    done = ludarium_process(tmp_path, "play", "ginkgopolis", "--seed", "6", "--save", str(file), typed=b"1\n\xff\xfe\x1b[2J\n1\n")
    assert (done.status, done.err) == (0, "")
    assert "\x1b" not in done.out
    assert done.width() <= COLUMNS
    assert len(entries_of(file)) > 0
    whole = ludarium_process(tmp_path, "play", "ginkgopolis", "--resume", str(file), typed=any_choices(500, 1).encode())
    assert (whole.status, whole.err) == (0, "")
    assert read_record(file)[0].result
