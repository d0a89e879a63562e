"""The recipes for hosting: Dockerfile, compose file, proxy, systemd unit and the commands of docs/hosting.md, as far as they run here."""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server.driver import Server

ROOT = Path(__file__).parent.parent.parent
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
UNIT = ROOT / "deploy" / "ludarium.service"


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile, each on one line."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = [line.strip() for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    return [(line.split(" ", 1)[0], " ".join(line.split(" ", 1)[1].split())) for line in lines]


def last(name: str) -> str:
    """Return what the image that is run says of something."""
    return [value for found, value in instructions() if found == name][-1]


def in_context(file: str) -> bool:
    """Say whether Docker is given a file to build from, by the order of .dockerignore."""
    given = True
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.strip().removeprefix("!")
        if pattern and not pattern.startswith("#"):
            parents = [file, *[str(parent) for parent in Path(file).parents]]
            tried = [pattern, pattern.removeprefix("**/")]
            if any(fnmatch.fnmatch(part, one) or fnmatch.fnmatch(Path(part).name, one) for part in parents for one in tried):
                given = line.startswith("!")
    return given


def test_docker_is_given_what_the_wheel_is_made_of_and_no_more() -> None:
    from tools import web

    needed = [path.relative_to(ROOT).as_posix() for path in web.sources()]
    needed += ["setup.py", "pyproject.toml", "MANIFEST.in", "tools/package.py", "tools/compile.py", "tools/links.py", "README.md"]
    needed += [path.relative_to(ROOT).as_posix() for path in (ROOT / "docs" / "rules").glob("*.md")]
    needed += [path.relative_to(ROOT).as_posix() for path in (ROOT / "src" / "ludarium").rglob("*.py")]
    assert [file for file in needed if not in_context(file)] == []
    beside = [".git/config", ".venv/bin/python", ".env", "build/compiled/stamp", "web/node_modules/vite/package.json", "tests/conftest.py"]
    assert [file for file in [*beside, "src/ludarium/server/static/index.html"] if in_context(file)] == []


def test_the_image_is_small_and_not_root() -> None:
    stages = [value for name, value in instructions() if name == "FROM"]
    assert stages[-1].endswith("-slim")
    assert int(last("USER")) > 999
    order = [name for name, value in instructions()]
    assert order.index("USER") < order.index("CMD")
    installed = next(value for name, value in instructions() if name == "RUN" and "pip install" in value)
    assert "--no-cache-dir" in installed
    assert "[postgres]" in installed


def test_the_image_starts_a_server_that_its_check_finds_well(own_server: Callable[..., Server]) -> None:
    """Run the image's own command and its health check, on another port."""
    command = json.loads(last("CMD"))
    assert command[:2] == ["ludarium", "serve"]
    server = own_server()
    check = json.loads(last("HEALTHCHECK").partition(" CMD ")[2])
    assert f":{command[-1]}/" in check[-1]
    ask = [sys.executable, *check[1:-1], check[-1].replace(f":{command[-1]}/", f":{server.port}/")]
    assert subprocess.run(ask, capture_output=True, check=False, timeout=60).returncode == 0
    server.stop()
    assert subprocess.run(ask, capture_output=True, check=False, timeout=60).returncode != 0


def test_compose_names_what_there_is() -> None:
    services: dict[str, Any] = COMPOSE["services"]
    server, proxy = services["server"], services["proxy"]
    port = json.loads(last("CMD"))[-1]
    assert server["expose"] == [port]
    assert "ports" not in server
    assert "ports" not in services["db"]
    assert f"reverse_proxy server:{port}" in (ROOT / "deploy" / "compose.Caddyfile").read_text(encoding="utf-8")
    mounted = [volume.split(":")[0] for service in services.values() for volume in service["volumes"]]
    assert all((ROOT / name).is_file() if name.startswith(".") else name in COMPOSE["volumes"] for name in mounted)
    assert {name for service in services.values() for name in service.get("depends_on", {})} <= set(services)
    assert "healthcheck" in services["db"]
    assert server["environment"]["LUDARIUM_PROXIES"] == COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]
    asked = set(re.findall(r"\$\{(\w+):\?", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    assert all(f"{name}=" in HOSTING for name in asked)
    assert proxy["environment"]["DOMAIN"].startswith("${DOMAIN")


def test_the_unit_is_one_that_systemd_accepts(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze here to read the unit")
    text = UNIT.read_text(encoding="utf-8")
    assert "DynamicUser=yes" in text
    here = tmp_path / UNIT.name
    here.write_text(text.replace("/opt/ludarium/bin/ludarium", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(here)], capture_output=True, text=True, check=False, timeout=60)
    own = [line for line in done.stderr.splitlines() if UNIT.name in line]  # of this machine's own units it may complain, too
    assert own == []


def commands(heading: str) -> list[str]:
    """Return the shell commands of a chapter of docs/hosting.md."""
    chapter = HOSTING.partition(f"\n{heading}\n")[2]
    assert chapter, f"docs/hosting.md has no chapter {heading}"
    block = re.search(r"```sh\n(.*?)```", re.split(r"\n#{2,3} ", chapter)[0], re.DOTALL)
    assert block is not None
    return [line for line in block[1].splitlines() if line and not line.startswith("#")]


def shell(command: str, **variables: str) -> None:
    """Run a command of the documents."""
    done = subprocess.run(["sh", "-ec", command], env={**os.environ, **variables}, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


def test_backup_and_restore_as_documented(own_server: Callable[..., Server], tmp_path: Path) -> None:
    """Save a game in the middle with the documented commands, lose everything, restore it with them, and go on."""
    if shutil.which("sqlite3") is None:
        pytest.skip("there is no sqlite3 here to make the backup with")
    server = own_server()
    nell = server.person("Nell")
    table = nell.open("me", "me")
    for _turn in range(5):
        seat = nell.sync(table)["table"]["to_move"][0]
        nell.answer(table, seat)
    before = nell.sync(table, 0)["position"]
    places = {"DATA": str(server.folder), "BACKUP": str(tmp_path)}
    for command in commands("### Backup"):
        shell(command, **places)
    nell.answer(table, nell.sync(table)["table"]["to_move"][0])
    server.stop()
    (server.folder / "secret").unlink()
    for command in commands("### Restore"):
        shell(command, **places)
    server.start()
    assert nell.sync(table, 0)["position"]["view"] == before["view"]
    nell.answer(table, nell.sync(table)["table"]["to_move"][0])


def test_the_documented_upgrade_stops_before_it_installs() -> None:
    steps = [shlex.split(line) for line in commands("### Upgrade")]
    words = [next(word for word in step if word in ("stop", "install", "start", "curl")) for step in steps]
    assert words == ["stop", "install", "start", "curl"]
    assert "--upgrade" in steps[1]
    extras = set(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"])
    assert set(re.findall(r"ludarium\[(\w+)\]", HOSTING)) <= extras
