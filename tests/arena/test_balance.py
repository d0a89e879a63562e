"""The balance report against a file that can be counted by hand."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludarium
from ludarium.arena.balance import Group, measured, read_groups, rows_of, table_rows_of
from ludarium.arena.page import Page, measure_cell, write_page
from ludarium.arena.rating import wilson
from ludarium.arena.results import ResultsError, append_ending, append_line
from ludarium.engine.errors import OptionError
from ludarium.engine.facts import FactKind, Facts, MeasureKind
from ludarium.engine.phrase import Phrase
from ludarium.text import LANGUAGES, Speaker
from tests.arena.made import ending

HEADER: dict[str, object] = {"ludarium-arena": 1, "game": "barrage", "rules": 1, "packs": [], "players": 2, "options": {"game": "full"}}


def write(file: Path, header: dict[str, object], games: list[tuple[list[int], list[list[str]], str]]) -> Path:
    """Write a results file: scores, tags of each side, objective."""
    append_line(file, {**HEADER, "bots": ["greedy"], "seed": "0" * 32, **header})
    for deal, (scores, tags, objective) in enumerate(games):
        append_ending(file, ending(deal, ["greedy"] * len(tags), scores, tags, [f"objective:{objective}"]))
    return file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Four games of two.

    USA: 60 (won), 50 (lost), 40 (shared); Italy: 45 (lost), 40 (shared), 70 (won); Germany: 55 (won); France: 30 (lost).
    First in the turn order: won, lost, shared, lost.
    """
    return write(
        tmp_path / "results.jsonl",
        {},
        [
            ([60, 45], [["turn:1", "company:usa"], ["turn:2", "company:italy"]], "red-sites"),
            ([50, 55], [["turn:1", "company:usa"], ["turn:2", "company:germany"]], "red-sites"),
            ([40, 40], [["turn:2", "company:usa"], ["turn:1", "company:italy"]], "basins-with-1"),
            ([70, 30], [["turn:2", "company:italy"], ["turn:1", "company:france"]], "basins-with-1"),
        ],
    )


def kind(name: str) -> FactKind:
    return next(kind for kind in ludarium.game("barrage").fact_kinds() if kind.name == name)


def group_of(*files: Path) -> Group:
    (group,) = read_groups(files)
    return group


def test_companies_counted_by_hand(file: Path) -> None:
    rows = {row.name: row for row in rows_of(group_of(file), kind("company"))}
    assert {name: (row.seats, row.wins) for name, row in rows.items()} == {
        "usa": (3, 1.5),
        "italy": (3, 1.5),
        "germany": (1, 1.0),
        "france": (1, 0.0),
    }
    assert rows["usa"].rate == 0.5
    assert rows["usa"].mean_points == 50
    assert rows["usa"].lead == pytest.approx((7.5 - 2.5 + 0) / 3)  # tables of 105, 105 and 80 points
    assert rows["italy"].lead == pytest.approx((-7.5 + 0 + 20) / 3)
    assert rows["germany"].interval == wilson(1, 1)


def test_turn_order_counted_by_hand(file: Path) -> None:
    first, second = rows_of(group_of(file), kind("turn"))
    assert (first.name, first.seats, first.wins, first.mean_points) == ("1", 4, 1.5, 45.0)
    assert (second.name, second.seats, second.wins, second.mean_points) == ("2", 4, 2.5, 52.5)


def test_objectives_counted_by_hand(file: Path) -> None:
    red, basins = table_rows_of(group_of(file), kind("objective"))
    assert (red.name, red.games, red.mean_points, red.winners_points) == ("red-sites", 2, 52.5, 115)
    assert (red.first_wins, red.first_seats) == (1.0, 2)
    assert red.interval == (52.5, 52.5)  # both tables had 105 points
    assert (basins.name, basins.games, basins.mean_points, basins.winners_points) == ("basins-with-1", 2, 45.0, 110)
    assert (basins.first_wins, basins.first_seats) == (0.5, 2)
    low, high = basins.interval  # 40 and 50: a standard error of 5
    assert (low, high) == pytest.approx((45 - 1.96 * 5, 45 + 1.96 * 5), abs=0.01)


def test_measures_add_up_over_all_games(tmp_path: Path) -> None:
    file = tmp_path / "measured.jsonl"
    append_line(file, {**HEADER, "bots": ["greedy"], "seed": "0" * 32})
    for deal, pair in enumerate([[1, 2], [0, 1], [2, 5]]):
        append_ending(file, ending(deal, ["greedy"] * 2, [1, 2], measures={"used:dam": pair, "used:crane": [0, 0], "gain:dam": [-3, 1]}))
    names = {name: Phrase("fact-turn") for name in ("dam", "crane", "never")}
    assert measured(group_of(file), MeasureKind("used", Phrase("fact-turn"), names, True)) == {"dam": (3, 8)}
    assert measured(group_of(file), MeasureKind("gain", Phrase("fact-turn"), names, False)) == {"dam": (-9, 3)}


def test_a_share_is_shown_in_percent_and_a_mean_as_a_number() -> None:
    share = MeasureKind("used", Phrase("fact-turn"), {}, True)
    mean = MeasureKind("gain", Phrase("fact-turn"), {}, False)
    assert measure_cell(share, (3, 8)) == "37.5 % (8)"
    assert measure_cell(mean, (-9, 4)) == "-2.25 (4)"
    assert measure_cell(mean, None) == "–"


def test_a_measure_grows_case_by_case() -> None:
    facts = Facts(2)
    facts.measure("used", "dam", 1)
    facts.measure("used", "dam", 0, 3)
    assert facts.measures == {"used:dam": [1, 4]}


def test_a_damaged_measure_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "measured.jsonl"
    append_line(file, {**HEADER, "bots": ["greedy"], "seed": "0" * 32})
    append_ending(file, ending(0, ["greedy"] * 2, [1, 2], measures={"used:dam": [1, 2, 3]}))
    with pytest.raises(ResultsError, match="damaged"):
        read_groups([file])


def test_kinds_that_no_game_has_are_left_out(file: Path) -> None:
    assert rows_of(group_of(file), kind("officer")) == []
    assert "Officer" not in Page(read_groups([file]), Speaker("en", "barrage"), None).text()


def test_the_page_says_the_numbers(file: Path) -> None:
    text = Page(read_groups([file]), Speaker("en", "barrage"), None).text()
    low, high = wilson(1.5, 3)
    assert f"| USA | 3 | 50.0 % | {100 * low:.1f}–{100 * high:.1f} % | 50.0 | +1.7 |" in text
    assert "| France | 1 | 0.0 % |" in text
    assert "- 2 players: the first in the turn order won 37.5 % of 4 games" in text
    assert "| 2 | 4 | greedy | game=full | `0` |" in text
    assert "| bases and powerhouses on sites with a surcharge | 2 | 52.5 | 52.5–52.5 | 57.5 | 50.0 % |" in text
    assert "![" not in text, "without a file there are no charts"
    assert "###" not in text, "one group needs no titles of groups"


def test_only_a_rate_whose_interval_excludes_the_fair_share_is_bold(tmp_path: Path) -> None:
    games = [([2, 1], [["turn:1", "company:usa"], ["turn:2", "company:italy"]], "red-sites")] * 9
    games += [([1, 2], [["turn:1", "company:france"], ["turn:2", "company:germany"]], "red-sites")] * 3
    text = Page(read_groups([write(tmp_path / "r.jsonl", {}, games)]), Speaker("en", "barrage"), None).text()
    assert "| USA | 9 | **100.0 %** |" in text
    assert "| Italy | 9 | **0.0 %** |" in text
    assert "| Germany | 3 | 100.0 % |" in text


def test_games_of_different_tables_are_kept_apart(tmp_path: Path, file: Path) -> None:
    three = write(
        tmp_path / "three.jsonl",
        {"players": 3},
        [([9, 5, 5], [["turn:1", "company:usa"], ["turn:2", "company:italy"], ["turn:3", "company:france"]], "red-sites")],
    )
    solo = write(
        tmp_path / "solo.jsonl",
        {"players": 1, "options": {"automa-1": "4"}},
        [([50, 60], [["turn:2", "company:usa"], ["turn:1", "company:italy"]][:1], "red-sites")],
    ).read_text()
    fixed = tmp_path / "solo.jsonl"
    fixed.write_text(solo.replace('"sides":[["turn:2","company:usa"]]', '"sides":[["turn:2","company:usa"],["turn:1","company:italy"]]'))
    groups = read_groups([three, file, fixed])
    assert [group.players for group in groups] == [1, 2, 3]
    assert [group.fair for group in groups] == [1 / 2, 1 / 2, 1 / 3]
    alone = rows_of(groups[0], kind("company"))
    assert [(row.name, row.seats) for row in alone] == [("usa", 1)], "the rules' own sides are not counted"
    text = Page(groups, Speaker("en", "barrage"), None).text()
    assert text.count("### Alone") == 3
    assert text.count("### 3 players") == 3
    assert "Alone: the first" not in text


def test_the_same_table_with_other_options_is_another_group(tmp_path: Path, file: Path) -> None:
    other = write(tmp_path / "o.jsonl", {"options": {"game": "introductory"}}, [([2, 1], [["turn:1"], ["turn:2"]], "red-sites")])
    text = Page(read_groups([file, other]), Speaker("en", "barrage"), None).text()
    assert "### 2 players, game=full" in text
    assert "### 2 players, game=introductory" in text


def test_files_of_one_table_are_counted_together(tmp_path: Path, file: Path) -> None:
    more = write(tmp_path / "more.jsonl", {"seed": "0" * 31 + "9", "bots": ["random"]}, [([2, 1], [["turn:1"], ["turn:2"]], "red-sites")])
    group = group_of(file, more)
    assert len(group.endings) == 5
    assert group.bots == ["greedy", "random"]
    assert "`0`, `9`" in Page([group], Speaker("en", "barrage"), None).text()


def test_what_does_not_belong_together_is_refused(tmp_path: Path, file: Path) -> None:
    one = ([2, 1], [["turn:1"], ["turn:2"]], "red-sites")
    other = write(tmp_path / "other.jsonl", {"game": "ginkgopolis"}, [one])
    with pytest.raises(ResultsError, match=r"other\.jsonl: game is ginkgopolis here, barrage in"):
        read_groups([file, other])
    newer = write(tmp_path / "newer.jsonl", {"rules": 2}, [one])
    with pytest.raises(ResultsError, match="rules is 2 here, 1 in"):
        read_groups([file, newer])
    with pytest.raises(ResultsError, match="given twice"):
        read_groups([file, file])
    empty = write(tmp_path / "empty.jsonl", {}, [])
    with pytest.raises(ResultsError, match="no finished game"):
        read_groups([empty])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_written_with_its_charts(tmp_path: Path, file: Path, language: str) -> None:
    out = tmp_path / "deep" / "report.md"
    write_page(read_groups([file]), Speaker(language, "barrage"), out)
    text = out.read_text(encoding="utf-8")
    charts = {path.name for path in out.parent.glob("*.svg")}
    assert charts == {"report-turn.svg", "report-company.svg", "report-objective.svg"}
    for name in charts:
        assert f"({name})" in text
        assert ElementTree.parse(out.parent / name).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    words = (out.parent / "report-company.svg").read_text(encoding="utf-8")
    assert Speaker(language, "barrage").text("company", id="germany") in words
    assert "{" not in text
    assert "$" not in text


def test_a_page_in_another_language_has_no_english_left(tmp_path: Path, file: Path) -> None:
    texts = {language: Page(read_groups([file]), Speaker(language, "barrage"), None).text() for language in LANGUAGES}
    lines = {language: {line for line in text.splitlines() if line.strip("|-: ")} for language, text in texts.items()}
    assert len({len(text.splitlines()) for text in texts.values()}) == 1
    for language, other in (("de", "en"), ("hu", "en"), ("hu", "de")):
        alike = {line for line in lines[language] & lines[other] if not line.startswith("| USA")}
        assert all(line.startswith(("| 2 | 4 | greedy", "| 1. |", "| 2. |")) for line in alike), alike


def test_the_same_results_give_the_same_page(tmp_path: Path, file: Path) -> None:
    for name in ("one", "two"):
        write_page(read_groups([file]), Speaker("en", "barrage"), tmp_path / name / "report.md")
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()


def test_a_page_that_cannot_be_written_is_refused(tmp_path: Path, file: Path) -> None:
    with pytest.raises(OptionError, match=r"ends in \.md"):
        write_page(read_groups([file]), Speaker("en", "barrage"), tmp_path / "report.txt")
    (tmp_path / "taken").write_text("")
    with pytest.raises(OptionError, match="cannot be written"):
        write_page(read_groups([file]), Speaker("en", "barrage"), tmp_path / "taken" / "report.md")


def test_results_stay_readable_json(file: Path) -> None:
    assert all(json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
