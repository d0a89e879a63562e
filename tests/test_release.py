"""What is published, and how: the Pythons that are named are tested, and the workflow calls for what there is."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludarium.version import VERSION
from tests.packaging import ROOT, outside, skeleton
from tools.links import links, urls

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
    assert set(publish["needs"]) == {"check", "docs", "packages"}
    assert set(JOBS["packages"]["needs"]) == {"sdist", "wheels"}
    assert publish["steps"][0] == JOBS["packages"]["steps"][0], "what is published is what was looked at"
    assert "tools/links.py dist" in steps("packages")
    assert publish["if"] == "startsWith(github.ref, 'refs/tags/')"
    assert publish["permissions"] == {"id-token": "write"}
    assert "password" not in str(publish)
    assert ".ci/run" in steps("check")
    assert (ROOT / ".ci" / "run").is_file()
    assert "src/ludarium/version.py" in steps("sdist")


def metadata(folder: Path, **variables: str) -> Message:
    """Return the metadata that a build in a folder writes."""
    (folder / "made").mkdir(exist_ok=True)
    made = "import sys; from setuptools import build_meta; build_meta.prepare_metadata_for_build_wheel(sys.argv[1])"
    command = [sys.executable, "-c", made, str(folder / "made")]
    subprocess.run(command, cwd=folder, env=outside(**variables), capture_output=True, check=True, timeout=300)
    return message_from_string(next((folder / "made").glob("*.dist-info/METADATA")).read_text(encoding="utf-8"))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a folder with what the metadata is made of."""
    return skeleton(tmp_path)


def test_a_build_that_knows_where_the_project_lives_links_to_it(checkout: Path) -> None:
    made = metadata(checkout, GITHUB_SERVER_URL="https://git.example", GITHUB_REPOSITORY="someone/ludarium")
    assert urls(made) == links("https://git.example/someone/ludarium", VERSION)
    assert set(urls(made)) == {"Homepage", "Documentation", "Changelog", "Issues", "Source"}
    description = str(made.get_payload())
    assert "](https://git.example/someone/ludarium/blob/v" in description
    assert [found[0] for found in re.finditer(r'(?:\]\(|src=")(?!https://git\.example/someone/ludarium/)[^)"]+', description)] == []
    pictures = re.findall(r'(?:!\[[^\]]*\]\(|src=")([^)"]+)', description)
    start = f"https://git.example/someone/ludarium/raw/v{VERSION}/"
    assert pictures
    assert [name for name in pictures if not (ROOT / name.removeprefix(start)).is_file()] == []


def test_a_build_that_does_not_know_says_nothing_made_up(checkout: Path) -> None:
    made = metadata(checkout)
    assert urls(made) == {}
    assert str(made.get_payload()).strip() == (ROOT / "README.md").read_text(encoding="utf-8").strip()
    assert urls(metadata(checkout, GITHUB_SERVER_URL="https://git.example")) == {}


def test_a_wheel_from_an_sdist_links_to_where_that_came_from(checkout: Path) -> None:
    (checkout / "PKG-INFO").write_text("Metadata-Version: 2.4\nProject-URL: Source, https://git.example/first\n", encoding="utf-8")
    made = metadata(checkout, GITHUB_SERVER_URL="https://other.example", GITHUB_REPOSITORY="second")
    assert urls(made) == links("https://git.example/first", VERSION)


def test_packages_without_links_are_not_published(tmp_path: Path) -> None:
    look = [sys.executable, str(ROOT / "tools" / "links.py"), str(tmp_path)]
    assert "There is no package" in subprocess.run(look, capture_output=True, text=True, check=False, timeout=60).stderr
    known = "".join(f"Project-URL: {name}, {url}\n" for name, url in links("https://git.example/x", VERSION).items())
    good = "\nA [page](https://git.example)."
    bad = [good, f"{known}\nA [page](docs/bots.md).", f'{known}\n<img src="a.png">']
    for text in bad:
        with zipfile.ZipFile(tmp_path / "ludarium-1-py3-none-any.whl", "w") as packed:
            packed.writestr("ludarium-1.dist-info/METADATA", f"Name: ludarium\n{text}")
        done = subprocess.run(look, capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode, text
        assert "ludarium-1-py3-none-any.whl: no link for " in done.stderr
    with zipfile.ZipFile(tmp_path / "ludarium-1-py3-none-any.whl", "w") as packed:
        packed.writestr("ludarium-1.dist-info/METADATA", f"Name: ludarium\n{known}{good}")
    assert subprocess.run(look, capture_output=True, check=False, timeout=60).returncode == 0


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
