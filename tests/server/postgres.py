"""A PostgreSQL server for tests: the one that LUDARIUM_TEST_POSTGRES names, or one of our own for the time of the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
import uuid
from pathlib import Path

import psycopg


class NotHere(Exception):
    """There is no PostgreSQL on this machine; the message says what was looked for."""


def binaries() -> Path:
    """Return the folder of PostgreSQL's programs."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    if found is None:
        raise NotHere("no PostgreSQL: LUDARIUM_TEST_POSTGRES is not set and there is no initdb (apt package postgresql)")
    return Path(found).parent


def group_of(user: str | None) -> int | None:
    """Return the group that a user belongs to first."""
    return None if user is None else pwd.getpwnam(user).pw_gid


def owner() -> str | None:
    """Return whom PostgreSQL's programs run as: they refuse to run as root, who becomes somebody else first."""
    if os.geteuid() != 0:
        return None
    return next((user.pw_name for user in pwd.getpwall() if user.pw_name == "postgres"), "nobody")


class Cluster:
    """A PostgreSQL server and databases on it. One of our own need not outlive a power cut, unless it is to be `durable`."""

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable
        self.given = os.environ.get("LUDARIUM_TEST_POSTGRES", "")
        self.folder: Path | None = None
        self.made: list[str] = []
        self.url = self.given or self._start()

    def _as_owner(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a program of PostgreSQL's."""
        groups: list[int] | None = None if owner() is None else []
        return subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            cwd="/",
            user=owner(),
            group=group_of(owner()),
            extra_groups=groups,
        )

    def _start(self) -> str:
        programs = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="ludarium-postgres-"))
        if (user := owner()) is not None:
            shutil.chown(self.folder, user)
        made = self._as_owner(
            str(programs / "initdb"), "-D", str(self.folder / "data"), "-A", "trust", "-U", "ludarium", "-E", "UTF8", "--no-sync"
        )
        if made.returncode:
            raise NotHere(f"initdb failed: {made.stderr[-300:]}")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        options = f"-p {port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync={'on' if self.durable else 'off'}"
        log = str(self.folder / "log")
        self._as_owner(str(programs / "pg_ctl"), "-D", str(self.folder / "data"), "-o", options, "-l", log, "-w", "start")
        url = f"postgresql://ludarium@127.0.0.1:{port}/postgres"
        deadline = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(url, connect_timeout=3).close()
            except psycopg.OperationalError as wrong:
                if time.monotonic() > deadline:
                    raise NotHere(f"PostgreSQL did not start: {wrong}") from wrong
                time.sleep(0.1)
            else:
                return url

    @property
    def can_restart(self) -> bool:
        """Say whether this server is our own."""
        return self.folder is not None

    def restart(self) -> None:
        """Stop the server without letting it finish anything, and start it again."""
        assert self.folder is not None
        folder, log = str(self.folder / "data"), str(self.folder / "log")
        done = self._as_owner(str(binaries() / "pg_ctl"), "-D", folder, "-m", "immediate", "-l", log, "-w", "restart")
        assert done.returncode == 0, done.stderr

    def keeper(self) -> int:
        """Return the first process of the server, which has started all others; 0 if it is not our own."""
        return 0 if self.folder is None else int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def database(self) -> str:
        """Return the address of a new, empty database."""
        name = f"ludarium_{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        self.made.append(name)
        return self.url.rsplit("/", 1)[0] + f"/{name}"

    def stop(self) -> None:
        """Leave nothing behind."""
        if self.folder is not None:
            self._as_owner(str(binaries() / "pg_ctl"), "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
            shutil.rmtree(self.folder, ignore_errors=True)
            return
        with psycopg.connect(self.url, autocommit=True) as connection:
            for name in self.made:
                connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
