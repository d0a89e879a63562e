"""`ludarium ladder`: what it plays, that it goes on where it was broken off, and the page it writes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludarium as library
from ludarium.arena.ladder import BEGIN, END, around, contests, seated
from ludarium.arena.schedule import line_ups
from ludarium.bots import BOTS, BotKind, RandomBot, level_names
from ludarium.text import LANGUAGES
from tests.terminal.run import Done, ludarium
from tests.terminal.test_errors import assert_one_line

GAME = next(iter(library.GAMES))
ALL = ["random", *level_names()]


@pytest.fixture(autouse=True)
def quick_bots() -> Iterator[None]:
    BOTS["other"] = BotKind("other", RandomBot, "bot-random")
    yield
    del BOTS["other"]


def ladder(folder: Path, *words: str) -> Done:
    bots = ["--bot", "random", "--bot", "other"]
    return ludarium(folder, "ladder", str(folder / "games"), "--game", GAME, *bots, "--workers", "1", "--no-charts", *words)


def played(file: Path) -> list[dict[str, object]]:
    """Return the lines of a file without what the machine decides."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [{key: value for key, value in line.items() if key != "seconds"} for line in lines]


def test_every_two_levels_meet_and_tables_of_every_size_are_played(tmp_path: Path) -> None:
    found = contests(list(library.GAMES), ALL, "1", tmp_path, 2)
    sizes = {(name, count) for name in library.GAMES for count in library.game(name).counts}
    assert {(contest.setting.game, contest.setting.players) for contest in found} == sizes
    assert len({contest.save for contest in found}) == len(sizes)
    for contest in found:
        meetings = line_ups(contest.setting.bots, contest.setting.players)
        if contest.setting.players == 2:
            assert {frozenset(pair) for pair in meetings} >= {frozenset(pair) for pair in (["random", "expert"], ["beginner", "advanced"])}
            assert len(meetings) == len(ALL) * (len(ALL) - 1) // 2
        elif contest.setting.players == 1:
            assert meetings == [[bot] for bot in ALL]
        else:
            assert len(meetings) == 1
            assert {"random", "expert"} <= set(meetings[0])
    first = [contest.setting.players for contest in found][: len(library.GAMES)]
    assert first == [2] * len(library.GAMES), "those that tell most come first"


def test_beyond_two_seats_bots_are_spread_evenly() -> None:
    assert seated(ALL, 3) == ["random", "skilled", "expert"]
    assert seated(ALL[:3], 5) == ALL[:3]


def test_it_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    whole.mkdir()
    broken.mkdir()
    assert ladder(whole, "--games", "4").status == 0
    assert ladder(broken, "--games", "2").status == 0
    cut = broken / "games" / f"{GAME}-2.jsonl"
    text = cut.read_bytes()
    kept = text[: text.rindex(b"{") + 20]  # as if it had been killed in the middle of a line
    cut.write_bytes(kept)
    (broken / "games" / f"{GAME}-3.jsonl").unlink()  # and had not come so far
    done = ladder(broken, "--games", "4")
    assert done.status == 0, done.err
    assert f"{library.game(GAME).title}, 2 players: {kept.count(b'seating') - 1} of 4 games are played." in done.out
    assert cut.read_bytes().startswith(kept[: kept.rindex(b"\n")]), "no game is played twice"
    files = sorted((whole / "games").glob("*.jsonl"))
    assert len(files) == len(library.game(GAME).counts)
    for file in files:
        assert played(file) == played(broken / "games" / file.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_stand_between_the_marks_of_the_page(tmp_path: Path, language: str) -> None:
    page = tmp_path / "docs" / "bots.md"
    page.parent.mkdir()
    page.write_text(f"# Bots\n\n{BEGIN}\nold\n{END}\n\nThe end.\n", encoding="utf-8")
    done = ladder(tmp_path, "--games", "2", "--out", str(page), "--language", language)
    assert done.status == 0, done.err
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"# Bots\n\n{BEGIN}\n\n### {library.game(GAME).title}")
    assert text.endswith(f"{END}\n\nThe end.\n")
    assert "old" not in text
    assert text.count("\n### ") == len(library.game(GAME).counts)
    between = text.partition(BEGIN)[2].partition(END)[0]
    assert between.count("| `other` |") >= len(library.game(GAME).counts)
    assert " % (" in between, "win rates of pairs have their intervals"
    again = ladder(tmp_path, "--games", "2", "--out", str(page), "--language", language)
    assert again.status == 0
    assert page.read_text(encoding="utf-8") == text, "nothing more was played, so nothing changed"


def test_a_chart_is_drawn_for_tables_of_two(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    folder = tmp_path / "games"
    words = ["--game", GAME, "--bot", "random", "--bot", "other", "--games", "2", "--workers", "1"]
    assert ludarium(tmp_path, "ladder", str(folder), *words).status == 0
    chart = folder / "images" / f"ladder-{GAME}.svg"
    assert chart.exists()
    assert f"(images/{chart.name})" in (folder / "ladder.md").read_text(encoding="utf-8")


def test_what_is_wrong_is_one_line_before_anything_is_played(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# No marks\n", encoding="utf-8")
    assert_one_line(ladder(tmp_path, "--out", str(page)), "has no place for the ladder")
    assert_one_line(ladder(tmp_path, "--out", str(tmp_path / "page.html")), "ends in .md")
    assert_one_line(ladder(tmp_path, "--games", "0"), "--games must be at least 1")
    assert_one_line(ladder(tmp_path, "--bot", "other"), "given twice")
    assert_one_line(ladder(tmp_path, "--bot", "gredy"), "there is no bot 'gredy'")
    assert_one_line(ladder(tmp_path, "--game", "nothing"), "nothing")
    assert not (tmp_path / "games").exists()
    assert ladder(tmp_path, "--games", "2").status == 0
    assert_one_line(ladder(tmp_path, "--games", "2", "--seed", "2"), "another setting")


def test_the_document_has_a_place_for_it() -> None:
    page = Path(__file__).parents[2] / "docs" / "bots.md"
    head, tail = around(page)
    assert head.startswith("# Bots")
    assert tail == "\n"
