"""A real cluster on this machine, started as people start one. Its machines are all this one; each could be another."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import ludarium
from tests.ports import free_port

PATIENCE = 120.0
SOURCES = Path(ludarium.__file__).parent.parent
ROOT = Path(__file__).parents[2]
SMALL = ["--object-store-memory=80000000", "--disable-usage-stats"]


def until(true: Callable[[], bool], what: str) -> None:
    """Wait for something."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, f"{what}: not within {PATIENCE:g} seconds"
        time.sleep(0.1)


def line_of(process: int) -> str:
    """Return the command line of a process; '' if it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


class Started:
    """A cluster. It leaves nothing behind: each of its processes has its folder on its command line or is a child of one that has."""

    def __init__(self, cores: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lud"))  # a socket's whole name has little more than a hundred characters
        self.address = f"127.0.0.1:{free_port()}"
        self.programs: list[subprocess.Popen[bytes]] = []
        self.seen: dict[int, str] = {}  # all processes of the cluster, as far as somebody looked
        port = self.address.partition(":")[2]
        self.start("--head", f"--port={port}", f"--temp-dir={self.folder}", "--include-dashboard=false", f"--num-cpus={cores}")

    def start(self, *words: str, sources: Path = SOURCES) -> subprocess.Popen[bytes]:
        """Start a machine, with the library of a folder."""
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--node-ip-address=127.0.0.1", *SMALL, *words]
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("RAY_", "LUDARIUM_"))}
        environment |= {"PYTHONPATH": f"{sources}{os.pathsep}{ROOT}"}
        log = self.folder / f"{len(self.programs)}.log"
        with log.open("wb") as stream:
            program = subprocess.Popen(command, env=environment, cwd=self.folder, stdout=stream, stderr=stream, start_new_session=True)
        self.programs.append(program)
        until(lambda: b"Ray runtime started" in log.read_bytes() or program.poll() is not None, "ray start")
        assert program.poll() is None, log.read_text()
        return program

    def add(self, cores: int, sources: Path = SOURCES) -> subprocess.Popen[bytes]:
        """Start a further machine."""
        return self.start(f"--address={self.address}", f"--num-cpus={cores}", sources=sources)

    def remove(self, program: subprocess.Popen[bytes]) -> None:
        """Let a machine leave."""
        self.processes()
        program.terminate()
        program.wait(PATIENCE)
        self.programs.remove(program)

    def cut(self, program: subprocess.Popen[bytes]) -> None:
        """As a power cut of a machine."""
        self.processes()
        for number in self.processes(program):
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        program.wait(PATIENCE)
        self.programs.remove(program)

    def processes(self, machine: subprocess.Popen[bytes] | None = None) -> dict[int, str]:
        """Return the processes of the cluster or of one of its machines, with their command lines."""
        lines: dict[int, str] = {}
        parents: dict[int, int] = {}
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                lines[int(entry.name)] = line_of(int(entry.name))
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue  # it has just ended
        own = {number for number, line in lines.items() if str(self.folder) in line} | {program.pid for program in self.programs}
        if machine is not None:
            own = {machine.pid}
        while further := {number for number, parent in parents.items() if parent in own} - own:
            own |= further
        found = {number: lines[number] for number in own - {os.getpid()} if lines.get(number)}
        self.seen |= found
        return found

    def workers(self, machine: subprocess.Popen[bytes] | None = None) -> list[int]:
        """Return the processes that play."""
        return [number for number, line in self.processes(machine).items() if line.startswith("ray::play")]

    def kill_head(self) -> None:
        """As a power cut of the machine on which the cluster's head is."""
        for number, line in self.processes().items():
            if "gcs_server" in line:
                os.kill(number, signal.SIGKILL)

    def close(self) -> None:
        """End everything, also what has lost its parent and hides its command line."""
        self.processes()
        for program in reversed(self.programs):
            program.terminate()
        for program in self.programs:
            try:
                program.wait(30)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()
        self.processes()
        for number, line in self.seen.items():
            if line_of(number) == line:
                with suppress(ProcessLookupError):
                    os.kill(number, signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)
