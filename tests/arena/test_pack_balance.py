"""The balance of a pack: entries counted by hand, and the command that plays for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.arena.balance import Group
from ludarium.arena.pack_balance import Counted
from ludarium.arena.results import Results
from ludarium.arena.schedule import Setting
from ludarium.engine.game import Game
from ludarium.engine.pack import parse_pack
from ludarium.text import LANGUAGES
from tests.arena.made import ending
from tests.terminal.run import ludarium as run

HEAD = '[pack]\nname = "mine"\ngame = "ginkgopolis"\nversion = 4\n'
BUILDINGS = [f"red-{number}" for number in range(1, 6)]
TEXT = (
    HEAD
    + "".join(f'\n[[building]]\nid = "{name}"\neffect = "on floor: tile 1"\nsource = "ludarium"\n' for name in BUILDINGS)
    + '\n[[urbanization]]\nid = "A"\ncell = "-1,2"\neffect = "tile 1"\nsource = "ludarium"\n'
)


def counted(cases: dict[str, list[bool]]) -> Counted:
    """Return the count of games of two in which seat 0 had a card and won, or did not."""
    pack = parse_pack(TEXT, "mine")
    game: Game[Any] = ludarium.game("ginkgopolis", [pack])
    header = Setting("ginkgopolis", [], 2, {}, ["greedy"], "0" * 32).header()
    endings = [
        ending(0, ["greedy"] * 2, [60 if won else 40, 50], [[f"building:{name}"], []]) for name, games in cases.items() for won in games
    ]
    results = Results(header, endings)
    group = Group(results)
    group.add(results)
    return Counted(group, game, pack)


def test_what_stands_out_comes_first() -> None:
    won, lost = [True], [False]
    found = counted({"red-1": won * 30, "red-2": lost * 30, "red-3": (won + lost) * 15, "red-4": won * 3})
    assert [(row.name, row.verdict) for row in found.rows] == [
        ("building red-1", "strong"),
        ("building red-2", "weak"),
        ("building red-5", "never"),
        ("building red-3", "even"),
        ("building red-4", "few"),
    ]
    assert found.rows[0].row.lead == pytest.approx(5.0)  # 60 where the table has 55 on average
    assert found.uncounted == ["urbanization A"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_play_with_the_pack(tmp_path: Path, language: str) -> None:
    file, chart = tmp_path / "mine.toml", tmp_path / "mine.svg"
    file.write_text(TEXT)
    order = ["--games", "4", "--bot", "random", "--workers", "1", "--seed", "3", "--chart", str(chart), "--language", language]
    done = run(tmp_path, "pack", "balance", str(file), *order)
    assert done.status == 0, done.err
    assert "mine" in done.out
    assert all(f"building {name}" in done.out for name in BUILDINGS)
    assert "urbanization A" in done.out
    assert "red-" in chart.read_text()
    refused = run(tmp_path, "pack", "balance", str(file), "--games", "0")
    assert (refused.status, "--games must be at least 1" in refused.err) == (2, True)


def test_kinds_of_facts_name_the_tables_of_packs() -> None:
    """Every kind that is called like a table, or says which table it belongs to, knows ids of the base pack's entries."""
    for name in ludarium.GAMES:
        game: Game[Any] = ludarium.game(name)
        base = game.packs[0]
        for kind in game.fact_kinds():
            if kind.table in base.tables:
                ids = {str(entry.data.get("id", entry.number + 1)) for entry in base.entries(kind.table)}
                assert set(kind.names) <= ids, (name, kind.name)
        assert any(kind.table in base.tables for kind in game.fact_kinds())
