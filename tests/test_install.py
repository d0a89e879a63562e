"""The packages as somebody without a checkout gets them: a wheel from the sdist, in an environment that grows from nothing."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

import ludarium
from tests.packaging import ROOT, need_packages, outside, skeleton
from tests.server.driver import Server
from tools.links import missing

SDIST = "import sys; from setuptools import build_meta; print(build_meta.build_sdist(sys.argv[1]))"
WHEEL = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"

LIVES = {"GITHUB_SERVER_URL": "https://git.example", "GITHUB_REPOSITORY": "someone/ludarium"}  # where the sdist is made


class Installed:
    """An empty environment in a folder of its own, with what is installed into it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "env", symlinks=os.name != "nt")
        self.programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        self.empty = folder / "empty"
        self.empty.mkdir()

    def pip(self, *words: str) -> None:
        """Install something, with the pip of this environment of tests."""
        run(sys.executable, "-m", "pip", "--quiet", "--python", str(self.programs / "python"), "install", *words, folder=self.empty)

    def run(self, program: str, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program of the environment in an empty folder."""
        variables = outside(XDG_DATA_HOME=str(self.folder / "data"))
        command = [str(self.programs / program), *words]
        return subprocess.run(command, cwd=self.empty, env=variables, input=typed, capture_output=True, text=True, check=False, timeout=600)

    def package(self) -> Path:
        """Return where the package is installed."""
        done = self.run("python", "-c", "import ludarium; print(ludarium.__file__)")
        return Path(done.stdout.strip()).parent


def run(*command: str, folder: Path = ROOT, variables: Mapping[str, str] | None = None) -> str:
    """Run a command that must succeed; return what it printed."""
    done = subprocess.run(command, cwd=folder, env=outside(**(variables or {})), capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a wheel that is made from the sdist alone."""
    folder = tmp_path_factory.mktemp("packages")
    need_packages(folder, "nothing can be installed into an empty environment")
    sdist = folder / run(sys.executable, "-c", SDIST, str(folder), variables=LIVES).splitlines()[-1]
    check_sources(sdist)
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(sdist), folder=folder)
    return next(folder.glob("ludarium-*.whl"))


def check_sources(sdist: Path) -> None:
    """See that the sdist is the project: what is built, read and tested; nothing that was installed or made beside it."""
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    wanted = [
        "web/package-lock.json",
        "web/src/main.ts",
        "docs/hosting.md",
        "tools/web.py",
        "tests/test_install.py",
        "Makefile",
        "SECURITY.md",
    ]
    assert [name for name in wanted if name not in names] == []
    assert "src/ludarium/server/static/index.html" in names
    assert [name for name in names if re.search(r"node_modules|\.venv|__pycache__|\.so$|^build/", name)] == []


def test_no_wheel_without_the_page(tmp_path: Path) -> None:
    """Where the page cannot be built the build says so and makes nothing."""
    skeleton(tmp_path)
    command = [sys.executable, "-c", WHEEL, str(tmp_path / "dist")]
    done = subprocess.run(command, cwd=tmp_path, env=outside(), capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode
    assert "The page could not be built" in done.stderr.splitlines()[-1]
    assert list((tmp_path / "dist").glob("*.whl")) == []


def test_what_is_installed_plays_every_game_in_every_way(wheel: Path, tmp_path: Path) -> None:
    """One test, as an environment grows: the library, then the server with its page, then the terminal."""
    check_wheel(wheel)
    installed = Installed(tmp_path)
    installed.pip("--no-index", str(wheel))
    play_by_library(installed)
    installed.pip(f"ludarium[serve] @ {wheel.as_uri()}")
    play_by_server(installed)
    installed.pip(f"ludarium[play,serve] @ {wheel.as_uri()}")
    play_by_terminal(installed)


def check_wheel(wheel: Path) -> None:
    """See that links, page, rules, types, texts and weights are in the wheel, and nothing of the checkout beside the package."""
    assert missing(wheel) == []
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    catalogues = {file.name for file in (ROOT / "docs" / "rules").glob("*.md")}
    assert {f"ludarium/rules/{name}" for name in catalogues} <= names
    assert {"ludarium/py.typed", "ludarium/server/static/index.html", "ludarium/text/hu/engine.ftl"} <= names
    assert {name.partition("/")[0] for name in names} == {"ludarium", f"ludarium-{ludarium.__version__}.dist-info"}
    for name in ludarium.GAMES:
        assert f"ludarium/games/{name}/content/packs/base.toml" in names
        assert any(re.fullmatch(rf"ludarium/games/{name}/ai/\w+\.json", file) for file in names)


def play_by_library(installed: Installed) -> None:
    """Play every game with nothing but the library; its program says what it needs."""
    done = installed.run("python", str(shutil.copy(ROOT / "tools" / "played.py", installed.empty)))
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split()[0] for line in done.stdout.splitlines()] == [*ludarium.GAMES, "interpreted"]
    refused = installed.run("ludarium", "games")
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert 'pip install "ludarium[play]"' in refused.stderr


def play_by_server(installed: Installed) -> None:
    """Fetch the page and all that it names, and open a table of every game and make moves there."""
    data = installed.folder / "server"
    data.mkdir()
    server = Server(data, PYTHONPATH="")
    server.program = [str(installed.programs / "ludarium"), "serve"]
    server.started_in = installed.empty
    server.start()
    try:
        nell = server.person("Nell")
        page = nell.ask("GET", "/").text
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert assets
        assert [name for name in assets if nell.ask("GET", name).status_code != 200] == []
        assert [game["name"] for game in nell.get("/api/games")["games"]] == list(ludarium.GAMES)
        for name in ludarium.GAMES:
            table = nell.open("me", "me", game=name)
            seat = nell.sync(table)["table"]["to_move"][0]
            before = nell.sync(table, seat)["position"]["number"]
            assert nell.answer(table, seat)["number"] > before
        bot = nell.open("me", "bot:greedy")
        nell.play_out(bot)
        assert server.stop() in (0, -15)
        assert "Traceback" not in server.text()
    finally:
        server.close()


def play_by_terminal(installed: Installed) -> None:
    """Play every game at the keyboard to its end, and look a rule up."""
    package = installed.package()
    assert ROOT not in package.parents
    for name in ludarium.GAMES:
        rule = re.search(r"\*\*([A-Z]+-[A-Z]*\d+)", (package / "rules" / f"{name}.md").read_text(encoding="utf-8"))
        assert rule is not None
        luck = random.Random(name)
        typed = f"rules {rule[1]}\n" + "".join(f"{luck.randint(1, 4)}\n" for turn in range(2000))
        file = installed.folder / f"{name}.record"
        players = str(ludarium.game(name).counts[0])
        done = installed.run("ludarium", "play", name, "--players", players, "--seed", "3", "--save", str(file), typed=typed)
        assert (done.returncode, done.stderr) == (0, "")
        assert f"{rule[1]} " in done.stdout
        assert re.search(r"^result ", file.read_text(encoding="utf-8"), re.MULTILINE), name
