"""Live tables of scripted players through real HTTP on this machine: `make load`.

    python tools/load.py [--game GAME] [--tables 400] [--bots 3] [--finished 8] [--seconds 30] [--rate 1.0] [--players 2,3]
                         [--idle 10000] [--cores 0,1] [--interpreted] [--processes 2] [--database URL]

Starts a server of its own in a temporary folder, compiled where `make compile` has been, and seats scripted people with one event
stream each at tables of all games, or of one; at every third table the last seat is a greedy bot's. The people of every table
together make `rate` moves a second, unless only the bot is to move; what bots move comes on top. Then the server is started anew and
holds `idle` tables, each with the event stream of one person who does nothing; with `--tables 0` it does that alone, which the machine's
other work does not spoil. `cores` keeps the servers and their workers on those processors, and this script off them. Draws what was
measured against what is to be reached. Exit status 1 if something is not.

With `processes`, so many serve on one PostgreSQL database, and everybody at a table asks the process that its id names, as behind the
proxy of docs/hosting.md. The database is the empty one that `database` names, or one of a PostgreSQL that is started for it, on the
same processors as the servers, where its programs are installed.

It needs no connection to anywhere, and of packages those of `ludarium[play,serve]`; with `processes` those of `ludarium[postgres]`, too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Drawing

import ludarium

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
P99_TARGET = 0.100
MEMORY_TARGET = 0.5
IDLE_TARGET = 1000.0  # MB for 10,000 tables
OPENING_TARGET = 0.050
STEP = 1000  # idle tables between two lines that say how far it is
BOT = "bot:greedy"
MIRROR = ROOT / "build" / "compiled"

Row = Callable[..., None]  # of a drawing: what was measured, its value, what is to be reached, whether it is


class Server:
    """One server process of our own."""

    def __init__(self, environment: dict[str, str], cores: set[int]) -> None:
        self.environment = environment
        self.cores = cores
        self.process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self) -> None:
        command = [sys.executable, "-P", "-m", "ludarium.server", "--port", "0"]
        with on_cores(self.cores):  # its workers inherit them
            self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("Ludarium is at"):
                self.port = int(line.split(":")[2].split("/")[0])
                return
        raise SystemExit("the server did not start")

    def tell_to_stop(self) -> None:
        if self.process is not None:
            self.process.terminate()

    def wait(self) -> None:
        """Wait for the end of a process that was told to stop; one that does not end in time is killed, so that none is left behind."""
        if self.process is not None:
            try:
                self.process.wait(60)
            finally:
                self.process.kill()
                assert self.process.stdout is not None
                self.process.stdout.close()
                self.process = None

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self.process is not None
        return self.process.pid


class Site:
    """A database and the processes that serve its tables; a table has its process, which its id names."""

    def __init__(self, folder: str, arguments: argparse.Namespace, database: str, keeper: int = 0) -> None:
        compiled = (MIRROR / "stamp").exists() and not arguments.interpreted
        environment = {
            **os.environ,
            "LUDARIUM_DATA": folder,
            "LUDARIUM_RATE": "0",
            "LUDARIUM_TABLES_PER_PERSON": "1000000",
            "LUDARIUM_PEOPLE_PER_ADDRESS": "1000000",
            "LUDARIUM_COMPILED": "" if arguments.interpreted else str(MIRROR),
            "LUDARIUM_LOG": "WARNING",
            "PYTHONPATH": str(MIRROR if compiled else ROOT / "src"),
        }
        if database:
            environment["LUDARIUM_DATABASE_URL"] = database
        self.servers = [Server(environment, arguments.cores) for _ in range(arguments.processes)]
        self.engine = "compiled" if compiled else "interpreted"
        self.keeper = keeper  # the first process of the database, if it is ours
        self.turns = itertools.cycle(self.servers)

    def start(self) -> None:
        for server in self.servers:
            server.start()

    def stop(self) -> None:
        """Stop all of them at the same time."""
        for server in self.servers:
            server.tell_to_stop()
        with contextlib.ExitStack() as all_of_them:
            for server in self.servers:
                all_of_them.callback(server.wait)

    def any_port(self) -> int:
        """Return where something is asked that concerns no table: everywhere by turns."""
        return next(self.turns).port

    def port_of(self, table: str) -> int:
        """Return where everything is asked that concerns a table."""
        return self.servers[zlib.crc32(table.encode()) % len(self.servers)].port

    def memory(self) -> float:
        """Resident memory of the server processes in MB."""
        return sum(memory_of(server.pid) for server in self.servers)

    def whole_memory(self) -> float:
        """Resident memory of the server processes with their workers in MB."""
        return self.memory() + total(memory_of, self.workers())

    def processor(self) -> float:
        """Processor seconds that the server processes have used."""
        return sum(processor_of(server.pid) for server in self.servers)

    def workers_processor(self) -> float:
        """Processor seconds that their workers have used."""
        return total(processor_of, self.workers())

    def database_processor(self) -> float:
        """Processor seconds that the database has used in processes of its own, as far as they are ours."""
        if not self.keeper:
            return 0.0
        return processor_of(self.keeper, ended_too=True) + total(running_time_of, children_of(self.keeper))

    def workers(self) -> list[int]:
        """The processes that they have started."""
        return [child for server in self.servers for child in children_of(server.pid)]


def children_of(process: int) -> list[int]:
    """Return the processes that a process has started and that still run."""
    return [int(child) for folder in Path(f"/proc/{process}/task").iterdir() for child in (folder / "children").read_text().split()]


def total(read: Callable[[int], float], processes: list[int]) -> float:
    """Return a sum over processes; one that has ended meanwhile counts nothing."""
    found = 0.0
    for process in processes:
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            found += read(process)
    return found


def memory_of(process: int) -> float:
    """Return the resident memory of a process in MB."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor_of(process: int, ended_too: bool = False) -> float:
    """Return the processor seconds that a process has used; with `ended_too` also those that it has started and that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(int(ticks) for ticks in fields[11 : 15 if ended_too else 13]) / os.sysconf("SC_CLK_TCK")


def running_time_of(process: int) -> float:
    """Return the processor seconds of a process with one thread, to the nanosecond: a short transaction is less than a tick."""
    exact = Path(f"/proc/{process}/schedstat")
    return int(exact.read_text().split()[0]) / 1e9 if exact.exists() else processor_of(process)


@contextlib.contextmanager
def database_for(arguments: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """Have a database for several processes; give its address and the first process of its server, or '' and 0 if none is ours."""
    if arguments.database or arguments.processes == 1:
        yield arguments.database, 0
        return
    from tests.server.postgres import Cluster, NotHere  # which needs psycopg, and one process does not

    try:
        with on_cores(arguments.cores):
            cluster = Cluster(durable=True)
    except NotHere as reason:
        raise SystemExit(f"Several processes need a PostgreSQL database; name an empty one with --database URL ({reason})") from None
    try:
        yield cluster.database(), cluster.keeper()
    finally:
        cluster.stop()


@contextlib.contextmanager
def on_cores(cores: set[int]) -> Iterator[None]:
    """Have what is started meanwhile run on these processors only; on all if none are named."""
    own = os.sched_getaffinity(0)
    try:
        if cores:
            os.sched_setaffinity(0, cores)
        yield
    finally:
        os.sched_setaffinity(0, own)


class Refused(RuntimeError):
    """The server did not do what was asked."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class Line:
    """One kept connection, as plain as can be: the measuring must not cost more than what is measured."""

    def __init__(self, port: int, host: str = "here") -> None:
        self.port = port
        self.host = host
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()

    async def head(self, method: str, path: str, body: bytes = b"") -> tuple[int, dict[str, str]]:
        if self.writer is None:
            await self.open()
        assert self.reader is not None
        assert self.writer is not None
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body or method == "POST" else ""
        self.writer.write(f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{cookie}{kind}\r\n".encode() + body)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in head[1:] if ": " in line)}
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        return int(head[0].split(" ")[1]), headers

    async def ask(self, method: str, path: str, order: object = None) -> Any:
        """Return the answer's JSON; complain about anything but success."""
        body = b"" if order is None else msgspec.json.encode(order)
        status, headers = await self.head(method, path, body)
        assert self.reader is not None
        data = await self.reader.readexactly(int(headers.get("content-length", "0")))
        if status >= HTTPStatus.MULTIPLE_CHOICES:
            raise Refused(status, f"{method} {path}: {status} {data[:300]!r}")
        return msgspec.json.decode(data) if headers.get("content-type", "").startswith("application/json") else data.decode()

    async def events(self, path: str) -> AsyncIterator[tuple[str, str]]:
        """Yield the events of a stream."""
        await self.head("GET", path)
        assert self.reader is not None
        buffer = b""
        while True:
            size = int((await self.reader.readuntil(b"\r\n")).strip(), 16)
            chunk = await self.reader.readexactly(size + 2)
            if not size:
                return
            buffer += chunk[:-2]
            *whole, buffer = buffer.split(b"\n\n")
            for event in whole:
                lines = event.decode().split("\n")
                if lines[0].startswith("event: "):
                    yield lines[0][7:], lines[-1][6:]

    async def swallow(self) -> None:
        """Take whatever comes and forget it."""
        assert self.reader is not None
        while await self.reader.read(1 << 16):
            pass


class Player:
    """One scripted person on one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.line = Line(0)
        self.stream = Line(0)
        self.question: dict[str, Any] | None = None
        self.number = 0
        self.ready = asyncio.Event()

    def go_to(self, port: int) -> None:
        """Ask for everything there from now on, as the same person."""
        self.line.close()
        cookie, self.line, self.stream = self.line.cookie, Line(port), Line(port)
        self.line.cookie = self.stream.cookie = cookie

    async def watch(self, table: Live, figures: Figures) -> None:
        self.stream.cookie = self.line.cookie
        async for kind, data in self.stream.events(f"/api/tables/{table.id}/events?seat={self.seat}"):
            if kind != "position":
                continue
            if table.sent and not table.bots:  # what a bot did is no delivery of a move
                figures.deliveries.append(time.perf_counter() - table.sent)
            self.take(msgspec.json.decode(data))
            self.ready.set()

    def take(self, position: dict[str, Any]) -> None:
        if position["number"] >= self.number:
            self.number = position["number"]
            self.question = position["question"]


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.trips: list[float] = []
        self.deliveries: list[float] = []
        self.late: list[float] = []
        self.waited = 0  # moves that were not due because only a bot was to move
        self.outrun = 0  # moves that came too late, since a bot had moved


class Live:
    """One table with its people."""

    def __init__(self, site: Site, game: str, players: int, bots: int = 0) -> None:
        self.site = site
        self.game = game
        self.bots = bots
        self.id = ""
        self.sent = 0.0
        self.players = [Player(seat) for seat in range(players - bots)]
        self.watching: list[asyncio.Task[None]] = []

    async def open(self, figures: Figures) -> None:
        await self.make(["me"] + ["open"] * (len(self.players) - 1) + [BOT] * self.bots)
        for player in self.players[1:]:
            await player.line.ask("POST", f"/api/tables/{self.id}/seats/{player.seat}/take", {})
        for player in self.players:
            self.watching.append(asyncio.create_task(player.watch(self, figures)))
        for player in self.players:
            await asyncio.wait_for(player.ready.wait(), 30)

    async def make(self, seats: list[str]) -> None:
        """Have the first person open the table anywhere; then everybody goes where it is served."""
        host = self.players[0]
        host.go_to(self.site.any_port())
        made = await host.line.ask("POST", "/api/tables", {"game": self.game, "seats": seats})
        self.id = made["table"]["id"]
        for player in self.players:
            player.go_to(self.site.port_of(self.id))

    async def move(self, luck: random.Random, figures: Figures) -> bool:
        """Make one move; False if nobody is to move but a bot, or the game is over."""
        asked = [player for player in self.players if player.question]
        if not asked:
            figures.waited += self.bots
            return False
        player = luck.choice(asked)
        assert player.question is not None
        order = {"seat": player.seat, "number": player.question["number"], "move": luck.choice(player.question["options"])["move"]}
        self.sent = time.perf_counter()
        try:
            position = await player.line.ask("POST", f"/api/tables/{self.id}/moves", order)
        except Refused as refused:
            if not self.bots or refused.status != HTTPStatus.CONFLICT:
                raise
            figures.outrun += 1
            return True
        figures.trips.append(time.perf_counter() - self.sent)
        player.take(position)
        return True

    async def run(self, rate: float, until: float, seed: int, figures: Figures) -> None:
        luck = random.Random(seed)
        following = time.perf_counter() + luck.random() / rate
        while following < until:
            await asyncio.sleep(max(0.0, following - time.perf_counter()))
            figures.late.append(max(0.0, time.perf_counter() - following))
            following += 1 / rate
            if not await self.move(luck, figures) and all(not player.question for player in self.players):
                await asyncio.sleep(0)

    async def close(self) -> None:
        for task in self.watching:
            task.cancel()
        await asyncio.gather(*self.watching, return_exceptions=True)
        for player in self.players:
            player.line.close()
            player.stream.close()


class Idle(Live):
    """A table that one person has opened for two, and at which nothing happens."""

    def __init__(self, site: Site, game: str) -> None:
        super().__init__(site, game, 1)

    async def open(self, figures: Figures) -> None:
        """Open the table, then its stream; what comes is not looked at, as that would cost this script more memory than the server."""
        await self.make(["me", "me"])
        player = self.players[0]
        await player.stream.head("GET", f"/api/tables/{self.id}/events")
        self.watching.append(asyncio.create_task(player.stream.swallow()))


async def bound(tasks: list[Any], at_once: int) -> None:
    """Do many things, a few at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(task: Any) -> None:
        async with gate:
            await task

    await asyncio.gather(*[one(task) for task in tasks])


async def play_big_games(site: Site, names: list[str], count: int) -> list[str]:
    """Play so many games, of as many players as can be, by one person to the end; return their tables."""
    line = Line(site.any_port())
    found: list[str] = []
    luck = random.Random(5)
    for game in range(count):
        name = names[game % len(names)]
        made = await line.ask("POST", "/api/tables", {"game": name, "seats": ["me"] * ludarium.game(name).counts[-1]})
        identity = made["table"]["id"]
        found.append(identity)
        while True:
            sync = await line.ask("GET", f"/api/tables/{identity}")
            question = sync["position"]["question"]
            if question is None:
                break
            order = {"seat": question["seat"], "number": question["number"], "move": luck.choice(question["options"])["move"]}
            await line.ask("POST", f"/api/tables/{identity}/moves", order)
    line.close()
    return found


async def time_openings(site: Site, tables: list[str]) -> list[float]:
    """Return how long the first look at each table takes."""
    line = Line(site.any_port())
    await line.ask("GET", "/api/me")
    times = []
    for table in tables:
        began = time.perf_counter()
        await line.ask("GET", f"/api/tables/{table}")
        times.append(time.perf_counter() - began)
    line.close()
    return times


async def entries_of(site: Site) -> float:
    """Return how many moves were made so far, by people and bots."""
    made = 0.0
    for server in site.servers:
        line = Line(server.port, "localhost")
        text = await line.ask("GET", "/metrics")
        line.close()
        made += sum(float(row.split()[1]) for row in text.splitlines() if row.startswith("ludarium_entries_total{"))
    return made


async def hold_idle(site: Site, arguments: argparse.Namespace) -> float:
    """Open many tables, each with the stream of one person who plays all its seats and does nothing; return the memory in MB."""
    figures = Figures()
    tables = [Idle(site, arguments.games[number % len(arguments.games)]) for number in range(arguments.idle)]
    for start in range(0, len(tables), STEP):
        await bound([table.open(figures) for table in tables[start : start + STEP]], 20)
        print(f"{min(start + STEP, len(tables))} idle tables: {site.whole_memory():.0f} MB", file=sys.stderr, flush=True)
    await asyncio.sleep(3)
    memory = site.whole_memory()
    for table in tables:
        await table.close()
    return memory


def counts_of(arguments: argparse.Namespace, game: str) -> list[int]:
    """Return the numbers of players of a game's tables: those that were asked for, or all but a player alone."""
    if arguments.players:
        return [int(count) for count in arguments.players.split(",")]
    return [players for players in ludarium.game(game).counts if players > 1]


def laid_out(site: Site, arguments: argparse.Namespace) -> list[Live]:
    """Return the tables: all games by turns, all numbers of players, at every so many of them a bot."""
    made: list[Live] = []
    for number in range(arguments.tables):
        game = arguments.games[number % len(arguments.games)]
        counts = counts_of(arguments, game)
        players = counts[number // len(arguments.games) % len(counts)]
        made.append(Live(site, game, players, int(arguments.bots > 0 and number % arguments.bots == 0)))
    return made


async def measure(site: Site, arguments: argparse.Namespace) -> tuple[Figures, dict[str, float], list[str]]:
    """Run the load; return the figures."""
    figures = Figures()
    warm = Live(site, arguments.games[0], 2)
    await warm.open(figures)
    big = await play_big_games(site, arguments.games, arguments.finished)
    before = site.memory()
    tables = laid_out(site, arguments)
    await bound([table.open(figures) for table in tables], 20)
    await asyncio.sleep(1)
    fresh = site.memory()
    figures.trips.clear()
    figures.deliveries.clear()
    entries = await entries_of(site)
    used, thought, kept, began = site.processor(), site.workers_processor(), site.database_processor(), time.perf_counter()
    mine = time.process_time()
    until = began + arguments.seconds
    await asyncio.gather(*[table.run(arguments.rate, until, number, figures) for number, table in enumerate(tables)])
    took = time.perf_counter() - began
    spent, thought, kept = site.processor() - used, site.workers_processor() - thought, site.database_processor() - kept
    mine = time.process_time() - mine
    entries = await entries_of(site) - entries
    await asyncio.sleep(1)
    after = site.memory()
    for table in [warm, *tables]:
        await table.close()
    facts = {
        "rate": len(figures.trips) / took,
        "wanted": len(tables) * arguments.rate - (figures.waited + figures.outrun) / took,
        "fresh": (fresh - before) / len(tables),
        "idle": (after - before) / len(tables),
        "entries": entries / took,
        "each": spent / max(1.0, entries),
        "server": spent / took,
        "workers": thought / took,
        "database": kept / took,
        "kept": kept / max(1.0, entries),
        "client": mine / took,
        "streams": float(sum(len(table.players) for table in tables)),
        "memory": after,
    }
    return figures, facts, big


def percentile(values: list[float], share: float) -> float:
    """Return the value below which that share lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def draw_live(row: Row, figures: Figures, facts: dict[str, float], openings: list[float]) -> None:
    """Draw what was measured at the tables at which somebody plays."""
    wanted = facts["wanted"]
    row("moves/s of people", f"{facts['rate']:.1f}", f"{wanted:.0f}", facts["rate"] >= 0.97 * wanted)
    row("moves/s of people and bots", f"{facts['entries']:.1f}")
    row("a move's round trip, p50", f"{percentile(figures.trips, 0.5) * 1000:.1f} ms")
    row(
        "a move's round trip, p99",
        f"{percentile(figures.trips, 0.99) * 1000:.1f} ms",
        "100 ms",
        percentile(figures.trips, 0.99) < P99_TARGET,
    )
    row("event delivery, p50", f"{percentile(figures.deliveries, 0.5) * 1000:.1f} ms")
    row(
        "event delivery, p99",
        f"{percentile(figures.deliveries, 0.99) * 1000:.1f} ms",
        "100 ms",
        percentile(figures.deliveries, 0.99) < P99_TARGET,
    )
    row("memory per fresh idle table", f"{facts['fresh']:.3f} MB", "0.5 MB", facts["fresh"] < MEMORY_TARGET)
    row("memory per played idle table", f"{facts['idle']:.3f} MB", "0.5 MB", facts["idle"] < MEMORY_TARGET)
    if openings:
        opening = "opening a finished game of as many as can play"
        row(f"{opening}, median", f"{statistics.median(openings) * 1000:.1f} ms")
        row(f"{opening}, worst", f"{max(openings) * 1000:.1f} ms", "50 ms", max(openings) < OPENING_TARGET)
    row("processor of the server / its workers / this script", f"{facts['server']:.0%} / {facts['workers']:.0%} / {facts['client']:.0%}")
    row("processor of the server for a move", f"{facts['each'] * 1000:.2f} ms")
    if facts["database"]:
        row("processor of the database, and for a move", f"{facts['database']:.0%}, {facts['kept'] * 1000:.2f} ms")
    row("memory of the server", f"{facts['memory']:.0f} MB")


def draw(arguments: argparse.Namespace, engine: str, figures: Figures, facts: dict[str, float], openings: list[float]) -> bool:
    """Draw the table; say whether everything was reached."""
    where = f"{engine}, {f'{arguments.processes} processes, ' if arguments.processes > 1 else ''}"
    where += f"on cores {arguments.cores}" if arguments.cores else "on all cores"
    live = f"{arguments.tables} live tables, {arguments.rate:g} move/s each, {facts.get('streams', 0):.0f} event streams"
    drawing = Drawing(title=f"{live if arguments.tables else 'idle tables'}; {where}")
    for column, justify in (("measured", "left"), ("value", "right"), ("to reach", "right"), ("", "left")):
        drawing.add_column(column, justify=justify)  # type: ignore[arg-type]
    reached = True

    def row(name: str, value: str, target: str = "", ok: bool | None = None) -> None:
        nonlocal reached
        reached = reached and ok is not False
        drawing.add_row(name, value, target, "" if ok is None else ("[green]reached[/]" if ok else "[red]missed[/]"))

    if arguments.tables:
        draw_live(row, figures, facts, openings)
    if arguments.idle:
        most = IDLE_TARGET * arguments.idle / 10_000
        row(
            f"memory with {arguments.idle} idle tables, workers too",
            f"{facts['all idle']:.0f} MB",
            f"{most:.0f} MB",
            facts["all idle"] < most,
        )
    Console().print(drawing)
    return reached


def main() -> int:
    """Run everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="", choices=list(ludarium.GAMES), help="only this one; all by turns unless it is named")
    parser.add_argument("--tables", type=int, default=400, help="tables at which people play; 0: none, and only idle ones are measured")
    parser.add_argument("--bots", type=int, default=3, help="at one in so many tables the last seat is a greedy bot's; 0: nowhere")
    parser.add_argument("--finished", type=int, default=8, help="games that are played before, to see how long opening them takes")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--players", default="", help="numbers of players; all but one unless they are named")
    parser.add_argument("--idle", type=int, default=10_000, help="tables at which nothing happens; 0: none")
    parser.add_argument("--cores", type=cores_in, default=set(), help="processors for the server, as in 0,1; this script takes the others")
    parser.add_argument("--interpreted", action="store_true", help="do not use the compiled engine")
    parser.add_argument("--processes", type=int, default=1, help="server processes on one PostgreSQL database")
    parser.add_argument(
        "--database", default="", help="an empty one; SQLite, or for several processes a PostgreSQL of its own, unless named"
    )
    arguments = parser.parse_args()
    if arguments.processes < 1 or (arguments.processes > 1 and arguments.database.startswith("sqlite")):
        parser.error("--processes must be 1 or more, and several need PostgreSQL: a SQLite file has one process")
    arguments.games = [arguments.game] if arguments.game else list(ludarium.GAMES)
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    os.sched_setaffinity(0, os.sched_getaffinity(0) - arguments.cores or os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="ludarium-load-") as folder, database_for(arguments) as (database, keeper):
        site = Site(folder, arguments, database, keeper)
        try:
            site.start()
            figures, facts, openings = Figures(), dict[str, float](), list[float]()
            if arguments.tables:
                figures, facts, big = asyncio.run(measure(site, arguments))
                site.stop()
                site.start()
                openings = asyncio.run(time_openings(site, big))
            if arguments.idle:
                facts["all idle"] = asyncio.run(hold_idle(site, arguments))
        finally:
            with contextlib.suppress(subprocess.TimeoutExpired):
                site.stop()
    return 0 if draw(arguments, site.engine, figures, facts, openings) else 1


def cores_in(text: str) -> set[int]:
    """Return the processors that an argument names."""
    return {int(core) for core in text.split(",")}


if __name__ == "__main__":
    raise SystemExit(main())
