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
    assert set(publish["needs"]) == {"check", "sdist", "wheels"}
    assert publish["if"] == "startsWith(github.ref, 'refs/tags/')"
    assert publish["permissions"] == {"id-token": "write"}
    assert "password" not in str(publish)
    assert ".ci/run" in steps("check")
    assert (ROOT / ".ci" / "run").is_file()
    assert "src/ludarium/version.py" in steps("sdist")
