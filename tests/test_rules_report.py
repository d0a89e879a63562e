"""`make rules`: the report on which rules have a test (tools/rules.py)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import rules

ROOT = Path(__file__).resolve().parent.parent

CATALOGUE = """# A game
| Letter | Section |
Text that mentions **GK-A9** in passing, and GK-A8.

## A. Actions
- **GK-A1** One thing. [Source]
- **GK-A2** Another, see **GK-A1**.
## Worked examples
**GK-E1 A title** [example]
## Rulings
- **GK-R12 A question?** An answer.
"""


def project(folder: Path, tests: str, catalogue: str = CATALOGUE) -> Path:
    """Write a small project and return its folder."""
    (folder / "docs" / "rules").mkdir(parents=True)
    (folder / "docs" / "rules" / "game.md").write_text(catalogue)
    (folder / "tests" / "rules").mkdir(parents=True)
    (folder / "tests" / "rules" / "test_game.py").write_text(tests)
    return folder


def test_a_catalogue_defines_the_ids_that_begin_a_line_in_bold() -> None:
    sections = rules.read_catalogue(CATALOGUE)
    assert {letter: (section.title, section.ids) for letter, section in sections.items()} == {
        "GK-A": ("Actions", ["GK-A1", "GK-A2"]),
        "GK-E": ("Worked examples", ["GK-E1"]),
        "GK-R": ("Rulings", ["GK-R12"]),
    }


def test_an_id_defined_twice_is_an_error() -> None:
    with pytest.raises(SystemExit, match="GK-A1 is defined twice"):
        rules.read_catalogue(CATALOGUE + "- **GK-A1** Again.\n")


def test_markers_are_found_without_importing_the_tests() -> None:
    text = """
import a_module_that_is_not_there

@rule("GK-A1", "GK-R12")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("GK-A3")), pytest.param(3, marks=[rule("GK-A4")])])
def test_one(): ...

@pytest.mark.rule("GK-A1")
async def test_two(): ...

@rule("GK-A2")
def helper(): ...

class TestThree:
    @rule("GK-E1")
    def test_inside(self): ...
"""
    assert dict(rules.read_tests(text, "tests/test_x.py")) == {
        "GK-A1": ["tests/test_x.py::test_one", "tests/test_x.py::test_two"],
        "GK-R12": ["tests/test_x.py::test_one"],
        "GK-A3": ["tests/test_x.py::test_one"],
        "GK-A4": ["tests/test_x.py::test_one"],
        "GK-E1": ["tests/test_x.py::test_inside"],
    }


@pytest.mark.parametrize(
    "mark", ["@pytest.mark.skip", '@pytest.mark.skip(reason="later")', "@pytest.mark.xfail", "@pytest.mark.xfail(strict=True)"]
)
def test_a_test_that_is_skipped_or_expected_to_fail_proves_nothing(mark: str) -> None:
    assert rules.read_tests(f'{mark}\n@rule("GK-A1")\ndef test_one(): ...\n', "t.py") == {}


def test_an_id_that_is_not_written_out_is_an_error() -> None:
    with pytest.raises(SystemExit, match=r"t\.py:1: a rule is named by a string"):
        rules.read_tests("@rule(*ALL)\ndef test_one(): ...\n", "t.py")


def test_the_report_says_how_many_rules_of_each_section_are_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = '@rule("GK-A1", "GK-E1")\ndef test_one(): ...\n'
    assert rules.report(project(tmp_path, tests)) == 1
    assert capsys.readouterr().out.splitlines() == [
        "game: 2 of 4 rules proven",
        "  ! GK-A    1 of   2  Actions",
        "    GK-E    1 of   1  Worked examples",
        "  ! GK-R    0 of   1  Rulings",
        "",
        "No test names 2 of them: GK-A2, GK-R12",
    ]


def test_a_test_that_names_an_unknown_rule_fails_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = '@rule("GK-A1", "GK-A2", "GK-E1", "GK-R12", "GK-A9")\ndef test_one(): ...\n'
    assert rules.report(project(tmp_path, tests)) == 1
    assert "No catalogue defines GK-A9, named by tests/rules/test_game.py::test_one" in capsys.readouterr().out


@pytest.mark.parametrize(("ids", "code"), [('"GK-A1", "GK-A2", "GK-E1", "GK-R12"', 0), ('"GK-A1", "GK-A2", "GK-E1"', 1)])
def test_the_exit_code_tells_whether_all_is_proven(tmp_path: Path, ids: str, code: int) -> None:
    folder = project(tmp_path, f"@rule({ids})\ndef test_one(): ...\n")
    ran = subprocess.run([sys.executable, ROOT / "tools" / "rules.py", folder], capture_output=True, text=True, check=False)
    assert ran.returncode == code
    assert ran.stdout.startswith(f"game: {4 - code} of 4 rules proven\n")
    assert ran.stderr == ""


def test_the_catalogue_of_ginkgopolis_is_read_whole() -> None:
    sections = rules.read_catalogue((ROOT / "docs" / "rules" / "ginkgopolis.md").read_text(encoding="utf-8"))
    numbers = {"C": 13, "B": 19, "H": 14, "S": 20, "D": 10, "T": 10, "N": 12, "A": 11, "X": 8, "U": 15, "F": 21, "P": 24, "K": 11}
    numbers |= {"G": 11, "V": 17, "L": 29, "M": 8, "I": 11, "E": 32, "R": 99}
    for letter, number in numbers.items():
        assert sections[f"GK-{letter}"].ids == [f"GK-{letter}{count}" for count in range(1, number + 1)]
    assert len(sections) == len(numbers)
