"""The recipes for hosting, step by step and without Docker or systemd: their own lines are run, in folders of the test."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludarium.version import VERSION
from tests.packaging import ROOT, need_packages, outside
from tests.server.driver import Person, Server
from tests.server.test_deploy import UNIT, commands, in_context, instructions, last, shell

# What the packages need is the tests' own: tests/test_install.py sees that each extra brings it.
ALONE = {"PIP_NO_DEPS": "1", "PYTHONPATH": ""}
LENT = sysconfig.get_path("purelib")
OLDER = "0.0.1"


def lay_out(folder: Path) -> None:
    """Copy what Docker is given to build from, and the page as it is built, which would take a minute here."""
    from tools.package import make_page

    make_page()
    given = [line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line.startswith("!")]
    for top in given:
        for file in [ROOT / top] if (ROOT / top).is_file() else files_below(ROOT / top):
            there = folder / file.relative_to(ROOT)
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, there)
    page = Path("src/ludarium/server/static")
    shutil.copytree(ROOT / page, folder / page)


def files_below(folder: Path) -> Iterator[Path]:
    """Yield the files below a folder that Docker is given."""
    for path in sorted(folder.iterdir()):
        if in_context(path.relative_to(ROOT).as_posix()):
            yield from files_below(path) if path.is_dir() else [path]


class Image:
    """The image of the Dockerfile in a folder: each stage is an empty environment, the steps are those of the file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stages = 0
        self.at = folder
        self.variables: dict[str, str] = {}

    def here(self, text: str) -> str:
        """Return a text with the image's folders in ours."""
        return re.sub(r"(?<![\w.])/(wheels|data|source)\b", rf"{self.folder}/\1", text)

    def build(self) -> None:
        """Take all steps; those that say something of a running image are taken by the tests."""
        steps = {"FROM": self.begin, "WORKDIR": self.go_to, "COPY": self.copy, "ARG": self.clear, "ENV": self.say, "RUN": self.run}
        for name, value in instructions():
            if name in steps:
                steps[name](value)

    def begin(self, base: str) -> None:
        """Begin a stage with nothing but Python."""
        assert base.startswith("python:3")
        self.stages += 1
        venv.create(self.programs.parent, with_pip=True, symlinks=True)
        self.variables = {"PATH": f"{self.programs}{os.pathsep}{os.environ['PATH']}"}

    @property
    def programs(self) -> Path:
        """Return the programs of the stage."""
        return self.folder / f"stage{self.stages}" / "bin"

    def go_to(self, path: str) -> None:
        self.at = Path(self.here(path))
        self.at.mkdir(exist_ok=True)

    def copy(self, what: str) -> None:
        assert what == ". ."
        lay_out(self.at)

    def clear(self, text: str) -> None:
        name = text.partition("=")[0]
        self.variables[name] = ""  # as with `--build-arg LUDARIUM_COMPILE=`: compiling takes minutes

    def say(self, text: str) -> None:
        self.variables |= dict(word.split("=", 1) for word in self.here(text).split())

    def run(self, command: str) -> None:
        if command.startswith("useradd"):
            self.add_user(command)
            return
        plain = self.here(re.sub(r"--mount=\S+ ", "", command))
        variables = outside(**ALONE, **self.variables)
        done = subprocess.run(["sh", "-ec", plain], cwd=self.at, env=variables, capture_output=True, text=True, check=False, timeout=600)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"

    def add_user(self, command: str) -> None:
        """Add the user to files of the image, where we may, and make the home."""
        (self.folder / "data").mkdir()
        if os.geteuid() or shutil.which("useradd") is None:
            return
        (self.folder / "etc").mkdir()
        for name in ("passwd", "group"):
            (self.folder / "etc" / name).write_text("")
        words = shlex.split(command)
        subprocess.run([words[0], "--prefix", str(self.folder), *words[1:]], capture_output=True, check=True, timeout=60)
        assert f":{last('USER')}:" in (self.folder / "etc" / "passwd").read_text()


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """Return the image, built by the lines of the Dockerfile."""
    folder = tmp_path_factory.mktemp("image")
    need_packages(folder, "no package can be built as in the image")
    made = Image(folder)
    made.build()
    return made


def started(server: Server, command: list[str], folder: Path, **variables: str) -> Server:
    """Start the server of a recipe by its own command, on a free port."""
    assert command[-2:] == ["--port", "8080"]
    server.program = command[:-2]
    server.started_in = folder
    server.settings |= variables
    return server.start()


@pytest.fixture
def nobodys(tmp_path: Path) -> Iterator[Server]:
    """Return a server that is not started, without the checkout on its path."""
    server = Server(tmp_path, PYTHONPATH=LENT)
    yield server
    server.close()


def test_the_steps_of_the_image_make_one_that_plays(image: Image, nobodys: Server) -> None:
    assert image.stages == 2
    assert len(list((image.folder / "wheels").glob("ludarium-*.whl"))) == 1
    program, *words = json.loads(last("CMD"))
    server = started(nobodys, [str(image.programs / program), *words], image.at, **image.variables)
    nell = server.person("Nell")
    assert "/assets/" in nell.ask("GET", "/").text
    nell.play_out(nell.open("me", "bot:random"))
    python, *check = json.loads(last("HEALTHCHECK").partition(" CMD ")[2])
    ask = [str(image.programs / python), *[word.replace(":8080/", f":{server.port}/") for word in check]]
    assert subprocess.run(ask, capture_output=True, check=False, timeout=60).returncode == 0
    assert {file.name for file in (image.folder / "data").iterdir()} >= {"secret", "tables.sqlite3"}
    assert server.stop() in (0, -15)


def older(wheel: Path, folder: Path) -> Path:
    """Return the same package as an older version."""
    made = folder / wheel.name.replace(f"-{VERSION}-", f"-{OLDER}-")
    with zipfile.ZipFile(wheel) as packed, zipfile.ZipFile(made, "w") as repacked:
        for name in packed.namelist():
            content = packed.read(name)
            if name.endswith(("/METADATA", "/version.py", "/RECORD")):
                content = content.replace(VERSION.encode(), OLDER.encode())
            if name.endswith("/RECORD"):  # sums of what was changed
                content = re.sub(rb"(?m)^(.*(?:METADATA|version\.py)),.*$", rb"\1,,", content)
            repacked.writestr(name.replace(f"-{VERSION}.", f"-{OLDER}."), content)
    return made


class Service:
    """The commands of docs/hosting.md for a service, where `systemctl` does what the unit says with a server of the test."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server = server
        self.folder = folder
        self.published = folder / "published"
        for made in (self.published, folder / "units"):
            made.mkdir()

    def offer(self, wheel: Path) -> None:
        """Let pip find this package, as if it had just been published."""
        shutil.copy(wheel, self.published)

    def here(self, text: str) -> str:
        """Return a text with the recipe's folders in ours."""
        for ours, theirs in (("/opt/ludarium", "opt"), ("/etc/systemd/system/", "units/"), ("/var/lib/ludarium", "state")):
            text = text.replace(ours, f"{self.folder}/{theirs}")
        return text.replace("deploy/", f"{ROOT}/deploy/")

    def do(self, command: str) -> None:
        """Run one line of the documents."""
        words = shlex.split(command)
        if words[0] == "systemctl":
            assert words[-1] == UNIT.stem
            getattr(self, words[1])()
            return
        if words[0] == "python3":
            command = command.replace("python3", sys.executable, 1)
        command = command.replace(":8080/", f":{self.server.port}/")
        shell(self.here(command), **ALONE, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(self.published))

    def enable(self) -> None:
        """Start what the unit that was copied says."""
        unit = self.here((self.folder / "units" / UNIT.name).read_text(encoding="utf-8"))
        command = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)
        assert command is not None
        variables = dict(re.findall(r"^Environment=(\w+)=(.*)$", unit, re.MULTILINE))
        Path(variables["LUDARIUM_DATA"]).mkdir(mode=0o700)  # StateDirectory=
        started(self.server, shlex.split(command[1]), self.folder, **variables)

    def stop(self) -> None:
        assert self.server.stop() in (0, -15)

    def start(self) -> None:
        self.server.start()


def play_some(nell: Person, table: str) -> None:
    """Make five moves at a table."""
    for _turn in range(5):
        nell.answer(table, nell.sync(table)["table"]["to_move"][0])


def test_the_service_is_installed_and_upgraded_as_documented(image: Image, nobodys: Server, tmp_path: Path) -> None:
    """Install an older version, play, upgrade in the middle of the game, and go on."""
    wheel = next((image.folder / "wheels").glob("ludarium-*.whl"))
    service = Service(nobodys, tmp_path)
    service.offer(older(wheel, tmp_path))
    for command in commands("### As a service"):
        service.do(command)
    nell = nobodys.person("Nell")
    table = nell.open("me", "me")
    play_some(nell, table)
    before = nell.sync(table, 0)["position"]
    assert list(tmp_path.glob(f"opt/lib/*/site-packages/ludarium-{OLDER}.dist-info"))
    service.offer(wheel)
    for command in commands("### Upgrade"):
        service.do(command)
    assert list(tmp_path.glob(f"opt/lib/*/site-packages/ludarium-{VERSION}.dist-info"))
    assert nell.sync(table, 0)["position"]["view"] == before["view"]
    play_some(nell, table)
