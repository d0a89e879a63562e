"""A table server in a process of its own, as `ludarium serve` starts it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.browser.dealt import FILE
from tests.ports import reserve_port

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
SERVER = "ludarium.server" if os.environ.get("WANDER") else "tests.browser.dealt"


class House:
    """Starts, kills and restarts the server; its tables stay in one folder."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.port = reserve_port(self)
        self.settings = settings
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        environment = {**os.environ, "LUDARIUM_DATA": str(self.folder), "LUDARIUM_RATE": "0", "LUDARIUM_TABLES_PER_PERSON": "500"}
        environment.update(self.settings)
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        command = [sys.executable, "-m", SERVER, "--port", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise RuntimeError("the server did not start:\n" + (self.folder / "server.log").read_text()[-2000:])
            time.sleep(0.05)

    def deal_for(self, test: str) -> None:
        """Let the deals of the next tables follow from the name of a test."""
        (self.folder / FILE).write_text(test)

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def answers(self) -> bool:
        """Say whether the server is up."""
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def kill(self) -> None:
        """End the server without any warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask the server to end."""
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
