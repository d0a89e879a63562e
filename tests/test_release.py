"""What is published, and how: the Pythons that are named are tested, and the workflow calls for what there is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
JOBS: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "build.yml").read_text(encoding="utf-8"))["jobs"]


def steps(job: str) -> str:
    """Return all commands and actions of a job."""
    return "\n".join(f"{step.get('uses', '')} {step.get('run', '')}" for step in JOBS[job]["steps"])


def test_every_python_that_is_named_is_tested_and_has_compiled_wheels() -> None:
    found = (re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line) for line in PROJECT["project"]["classifiers"])
    named = [version[1] for version in found if version]
    assert JOBS["check"]["strategy"]["matrix"]["python"] == named
    assert PROJECT["project"]["requires-python"] == f">={named[0]}"
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{version.replace('.', '')}-*" for version in named]


def test_wheels_are_compiled_on_every_system() -> None:
    assert PROJECT["tool"]["cibuildwheel"]["environment"] == {"LUDARIUM_COMPILE": "1"}
    machines = JOBS["wheels"]["strategy"]["matrix"]["machine"]
    assert {name.split("-")[0] for name in machines} == {"ubuntu", "macos", "windows"}
    assert any(name.endswith("-arm") for name in machines)
    assert "cibuildwheel" in steps("wheels")


def test_one_switch_compiles_the_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    from tools import package
    from tools.compile import PACKAGED

    for value, is_compiled in (("1", True), ("0", False), ("", False)):
        monkeypatch.setenv("LUDARIUM_COMPILE", value)
        assert (package.COMPILER in package.requirements()) is is_compiled
        assert package.Package().has_ext_modules() is is_compiled, "the wheel is for one system then, else for all"
    assert not [path for path in PACKAGED.sources(ROOT / "src", ROOT) if "tests" in path.relative_to(ROOT).parts]


def test_only_a_tag_that_passed_everything_is_published() -> None:
    publish = JOBS["publish"]
    assert set(publish["needs"]) == {"check", "docs", "sdist", "wheels"}
    assert publish["if"] == "startsWith(github.ref, 'refs/tags/')"
    assert publish["permissions"] == {"id-token": "write"}
    assert "password" not in str(publish)
    assert ".ci/run" in steps("check")
    assert (ROOT / ".ci" / "run").is_file()
    assert "src/ludarium/version.py" in steps("sdist")


def test_the_site_lists_pages_that_there_are() -> None:
    site = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    listed = re.findall(r"[\w/-]+\.md", str(site["nav"]))
    made = {"index.md", "contributing.md", "changelog.md", "reference.md"}
    assert [page for page in listed if page not in made and not (ROOT / "docs" / page).is_file()] == []
    assert site["strict"] is True
    assert all((ROOT / hook).is_file() for hook in site["hooks"])


def test_the_strength_in_the_readme_is_what_was_measured() -> None:
    """The percentages of the README stand in the table of docs/bots.md, rounded down."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    bullet = next(part for part in readme.split("\n- ") if part.startswith("**Bots"))
    said = {int(number) for number in re.findall(r"\d+(?= %| to \d+ %)", bullet)}
    table = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").partition("## How strong they are")[2]
    measured = {int(float(number)) for number in re.findall(r"\| (\d+(?:\.\d+)?) % \|", table)}
    assert said
    assert said <= measured


def test_what_checks_a_commit_is_there() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
    tools = [word for hook in hooks for word in hook["entry"].split() if word.startswith("tools/")]
    assert all((ROOT / tool).is_file() for tool in tools)
    templates = [yaml.safe_load(file.read_text(encoding="utf-8")) for file in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")]
    forms = [template for template in templates if "body" in template]
    assert all({"name", "description"} <= set(form) and form["body"] for form in forms)
    assert len(forms) >= 2


def test_the_speed_in_the_readme_is_what_was_measured() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    bullet = next(part for part in readme.split("\n- ") if part.startswith("**A library"))
    said = re.findall(r"\d+,000", bullet)
    table = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8").partition("## Where the games stand")[2].partition("\n## ")[0]
    assert said
    assert [number for number in said if f" {number} " not in table] == []
