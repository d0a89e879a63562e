from __future__ import annotations

import builtins
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ludarium.arena.chart import draw_arena
from ludarium.arena.drawing import DARK, check_drawable
from ludarium.arena.playing import Ending
from ludarium.arena.report import Report, rated
from ludarium.arena.results import Results
from ludarium.engine.errors import OptionError
from ludarium.text import LANGUAGES, Speaker
from tests.arena.made import ending, results_of_pair


def chart_of(file: Path, found: Results, anchor: str = "", language: str = "en") -> Path:
    """Draw the chart that `ludarium arena --chart` draws."""
    report = Report(found, anchor, language)
    draw_arena(file, report.speaker, found, report.ratings, report.standings)
    return file


def results(bots: list[str], endings: list[Ending], players: int = 2) -> Results:
    return Results({"game": "ginkgopolis", "players": players, "bots": bots, "options": {}}, endings)


LADDER = results(
    ["random", "greedy", "advanced:simulations=400"],
    [
        *results_of_pair("greedy", "random", 20, 0, 0),
        *results_of_pair("advanced:simulations=400", "random", 20, 0, 0),
        *results_of_pair("advanced:simulations=400", "greedy", 15, 1, 4),
    ],
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_svg_is_valid_and_says_names_and_numbers(tmp_path: Path, language: str) -> None:
    file = tmp_path / "deep" / "chart.svg"
    chart_of(file, LADDER, language=language)
    words = {element.text for element in ElementTree.parse(file).iter("{http://www.w3.org/2000/svg}text")}
    assert {"random", "greedy", "advanced:simulations=400", "78 %", "100 %", "0 %"} <= words
    assert Speaker(language).text("arena-matrix") in words
    assert any(word is not None and word.startswith("≥ ") for word in words)


def test_an_svg_turns_dark_with_the_page(tmp_path: Path) -> None:
    file = tmp_path / "chart.svg"
    chart_of(file, LADDER)
    text = file.read_text(encoding="utf-8")
    assert "@media (prefers-color-scheme: dark)" in text
    style, _, drawing = text.partition("</style>")
    for light, dark in DARK.items():
        assert f"{dark} !important" in style
        assert light in drawing
    used = {part[:7] for part in drawing.split("fill: #")[1:]} | {part[:7] for part in drawing.split("stroke: #")[1:]}
    assert {f"#{colour[:6]}" for colour in used} <= set(DARK), "every colour has its dark counterpart"


def test_a_png_is_valid(tmp_path: Path) -> None:
    file = tmp_path / "chart.png"
    chart_of(file, LADDER, "greedy")
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert width > 800
    assert height > 250


def test_the_same_results_give_the_same_svg(tmp_path: Path) -> None:
    for name in ("a.svg", "b.svg"):
        chart_of(tmp_path / name, LADDER)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


def test_alone_there_are_win_rates_only(tmp_path: Path) -> None:
    solo = results(["random", "greedy"], [ending(0, ["random"], [10, 20]), ending(0, ["greedy"], [30, 20])], players=1)
    assert rated(solo, "random") == []
    chart_of(tmp_path / "solo.svg", solo)
    words = [element.text for element in ElementTree.parse(tmp_path / "solo.svg").iter("{http://www.w3.org/2000/svg}text")]
    assert words.index("greedy") < words.index("random"), "the better one is on top"
    assert "Win rate, %" in words


def test_other_kinds_of_files_are_refused(tmp_path: Path) -> None:
    for name in ("chart.pdf", "chart", "svg"):
        with pytest.raises(OptionError, match=r"ends in \.svg or \.png"):
            check_drawable(tmp_path / name)
    (tmp_path / "folder.svg").mkdir()
    with pytest.raises(OptionError, match="folder"):
        check_drawable(tmp_path / "folder.svg")


def test_without_matplotlib_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    real = builtins.__import__

    def missing(
        name: str,
        globals: Mapping[str, Any] | None = None,
        locals: Mapping[str, Any] | None = None,
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> Any:
        if name.startswith("matplotlib"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, globals, locals, fromlist, level)

    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(OptionError, match=r'pip install "ludarium\[arena\]" \(matplotlib is missing\)'):
        check_drawable(tmp_path / "chart.svg")
