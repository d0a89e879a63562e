"""Players who note what was acknowledged while servers fail under them, and the faults that make servers fail."""

from __future__ import annotations

import json
import random
import resource
import socket
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import httpx
import psycopg

from tests.server.driver import Person, Server
from tests.server.jumping import FILE
from tests.server.postgres import Cluster

JUMPING: Final = str(Path(__file__).parent / "jumping.py")
SECRET: Final = "the same for all processes that faults come over"
ENTRIES: Final = 'select number, seat, answers, move from entries where "table" = {} order by number'
DAY: Final = 86400.0
CUT_SHARE: Final = 0.2  # of the moves, while connections are being cut

Move = tuple[int, int, str]  # seat, number of the question, move


class Found(NamedTuple):
    """What became of the moves that were acknowledged."""

    acknowledged: int
    found: int
    wrong: list[str]  # what else is not as it should be


def compare(tried: dict[Move, bool], there: list[Move]) -> Found:
    """Compare the moves that were sent, in their order and with whether each was acknowledged, with a record."""
    expected = [move for move in tried if tried[move] or move in there]
    wrong = [] if there == expected else [f"a record is {there}, by what was sent and acknowledged it should be {expected}"]
    return Found(sum(tried.values()), sum(1 for move, told in tried.items() if told and move in there), wrong)


def together(parts: list[Found]) -> Found:
    """Return what became of all of them."""
    wrong = [text for part in parts for text in part.wrong]
    return Found(sum(part.acknowledged for part in parts), sum(part.found for part in parts), wrong)


def stored(server: Server, table: str) -> list[Move]:
    """Return a table's record as the SQLite file of a server has it."""
    with closing(sqlite3.connect(server.folder / "tables.sqlite3")) as file:
        return moves_of(file.execute(ENTRIES.format("?"), [table]).fetchall())


def moves_of(rows: list[Any]) -> list[Move]:
    """Return the moves of a record; its numbers have no gap."""
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "a record has a gap"
    return [(seat, answers, move) for _number, seat, answers, move in rows]


class Site:
    """A database and the server processes on it."""

    def __init__(self, folder: Path, processes: int, cluster: Cluster | None = None) -> None:
        self.cluster = cluster
        self.database = "" if cluster is None else cluster.database()
        shared = {} if cluster is None else {"LUDARIUM_DATABASE_URL": self.database, "LUDARIUM_SECRET": SECRET}
        self.servers: list[Server] = []
        for number in range(processes):
            (folder / str(number)).mkdir(parents=True)
            server = Server(folder / str(number), LUDARIUM_LOG="ERROR", **shared)
            server.program = [sys.executable, JUMPING]
            self.servers.append(server.start())

    def entries(self, table: str) -> list[Move]:
        """Return a table's record as the database has it."""
        if self.cluster is None:
            return stored(self.servers[0], table)
        with psycopg.connect(self.database) as connection:
            return moves_of(connection.execute(ENTRIES.format("%s"), [table]).fetchall())

    def close(self) -> None:
        """End all processes."""
        for server in self.servers:
            server.close()


class Player:
    """Plays tables of own seats as fast as it can, at any process, and notes what it tried and what was acknowledged."""

    def __init__(self, site: Site, number: int) -> None:
        self.site = site
        self.luck = random.Random(number)
        self.people = [site.servers[0].person()]
        for server in site.servers[1:]:
            self.people.append(Person(server))
            self.people[-1].client.cookies.update(self.people[0].client.cookies)
        for person in self.people:
            person.client.timeout = httpx.Timeout(10.0)
        self.tried: dict[str, dict[Move, bool]] = {}  # by table: every move that was sent, and whether it was acknowledged
        self.table = ""
        self.cutting = False
        self.stopped = False
        self.thread = threading.Thread(target=self._play, daemon=True)

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged."""
        return sum(sum(moves.values()) for moves in self.tried.values())

    def start(self) -> None:
        """Begin to play."""
        self.stopped = False
        self.thread = threading.Thread(target=self._play, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """Finish the move under way."""
        self.stopped = True
        self.thread.join(60)
        assert not self.thread.is_alive(), "a request is neither answered nor refused"

    def _play(self) -> None:
        while not self.stopped:
            try:
                self._move(self.luck.choice(self.people))
            except (httpx.TransportError, AssertionError, OSError):  # the server is down, or cannot save
                time.sleep(0.05)

    def _move(self, person: Person) -> None:
        if not self.table:
            self.table = person.open("me", "me")
            self.tried[self.table] = {}
        question = person.sync(self.table)["position"]["question"]
        if question is None:
            self.table = ""
            return
        move = (question["seat"], question["number"], self.luck.choice(question["options"])["move"])
        moves = self.tried[self.table]
        moves.setdefault(move, False)
        if self.cutting and self.luck.random() < CUT_SHARE:
            self._send_and_leave(person, move)
            return
        person.move(self.table, *move)
        moves[move] = True

    def _send_and_leave(self, person: Person, move: Move) -> None:
        """Send a move and cut the connection before the answer: it may be made or not."""
        address = urlsplit(person.server.url)
        body = json.dumps({"seat": move[0], "number": move[1], "move": move[2]}).encode()
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        head = f"POST /api/tables/{self.table}/moves HTTP/1.1\r\nHost: {address.netloc}\r\nCookie: {cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        whole = head.encode() + body
        with socket.create_connection((address.hostname or "", address.port or 80), timeout=10) as line:
            line.sendall(whole if self.luck.random() < 0.5 else whole[: self.luck.randrange(len(whole))])

    def check(self) -> Found:
        """Compare what was acknowledged with what the database has."""
        return together([compare(moves, self.site.entries(table)) for table, moves in self.tried.items()])


# -- faults ------------------------------------------------------------------------------------------------------------


def kill_9(site: Site, players: list[Player], luck: random.Random) -> None:
    """As a power cut of one process."""
    server = luck.choice(site.servers)
    server.kill()
    server.start()


def sigterm(site: Site, players: list[Player], luck: random.Random) -> None:
    """Stop one process in order."""
    server = luck.choice(site.servers)
    assert server.stop() in (0, -15)
    server.start()


def full_disk(site: Site, players: list[Player], luck: random.Random) -> None:
    """Let the server write nothing for a while."""
    process = site.servers[0].process
    assert process is not None
    _now, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, most))
    time.sleep(0.7)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))


def clock_jump(site: Site, players: list[Player], luck: random.Random) -> None:
    """Set the clock of one process a day ahead, then a day back, then right."""
    file = luck.choice(site.servers).folder / FILE
    for ahead in (DAY, -DAY, 0.0):
        file.write_text(str(ahead))
        time.sleep(0.3)


def cut_connections(site: Site, players: list[Player], luck: random.Random) -> None:
    """Let players go away in the middle of a request or before its answer; on PostgreSQL cut the servers off the database, too."""
    for player in players:
        player.cutting = True
    time.sleep(0.7)
    if site.cluster is not None:
        name = site.database.rsplit("/", 1)[1]
        with psycopg.connect(site.cluster.url, autocommit=True) as connection:
            connection.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = %s", [name])
    time.sleep(0.3)
    for player in players:
        player.cutting = False


def database_restart(site: Site, players: list[Player], luck: random.Random) -> None:
    """Restart the database without letting it finish anything."""
    assert site.cluster is not None
    site.cluster.restart()


Fault = Callable[[Site, list[Player], random.Random], None]
EVERYWHERE: Final[dict[str, Fault]] = {"kill -9": kill_9, "SIGTERM": sigterm, "clock jump": clock_jump, "cut connections": cut_connections}
ON_SQLITE: Final[dict[str, Fault]] = {**EVERYWHERE, "full disk": full_disk}
ON_POSTGRES: Final[dict[str, Fault]] = {**EVERYWHERE, "database restart": database_restart}


def one_round(site: Site, players: list[Player], fault: Fault, luck: random.Random, seconds: float) -> Found:
    """Let a fault come while everybody plays, play on, and compare what was acknowledged with what is there."""
    before = sum(player.acknowledged for player in players)
    for player in players:
        player.start()
    try:
        time.sleep(seconds * luck.uniform(0.5, 1.0))
        fault(site, players, luck)
        goes_on(players, seconds)
    finally:
        for player in players:
            player.stop()
    found = together([player.check() for player in players])
    if found.acknowledged == before:
        found.wrong.append("nobody could move")
    return found


def goes_on(players: list[Player], seconds: float) -> None:
    """Wait until somebody's move is acknowledged again, and a little longer."""
    before, deadline = sum(player.acknowledged for player in players), time.monotonic() + 60
    while sum(player.acknowledged for player in players) == before:
        assert time.monotonic() < deadline, "nobody can move any more after the fault"
        time.sleep(0.05)
    time.sleep(seconds / 2)


def open_all(site: Site, players: list[Player]) -> list[str]:
    """Load every table from the database alone; return what is wrong with any."""
    wrong: list[str] = []
    for server in site.servers:
        server.kill()
        server.start()
    for player in players:
        for table in player.tried:
            answer = player.people[-1].ask("GET", f"/api/tables/{table}")
            if answer.status_code != 200:
                wrong.append(f"a table cannot be opened any more: {answer.text[:200]}")
    return wrong
