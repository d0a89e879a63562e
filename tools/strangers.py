"""Strangers who mean harm, and how long others wait meanwhile: `make strangers`.

    python tools/strangers.py [--half 1100] [--guests 12] [--tables 15] [--moves 15] [--seconds 25]

Starts servers of its own with the limits that they have by default, directly exposed, and measures what somebody else feels: the time
to an answer while half-sent requests are held open, and the time of a greedy bot's move while guests ask for hints as often as they may,
or somebody has opened tables of experts. Everybody has an address of their own on this machine. Exit status 1 if anybody waits longer
than they should.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table as Drawing

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.driver import PATIENCE, Person, Server  # noqa: E402

AS_HOSTED = {
    "LUDARIUM_RATE": "1",
    "LUDARIUM_SWEEP": "1",
    "LUDARIUM_ABSENCE": "30",
    "LUDARIUM_HEARTBEAT": "15",
    "LUDARIUM_TABLES_PER_PERSON": "50",
    "LUDARIUM_PROXIES": "",  # so that this machine is as strange as any other
    "LUDARIUM_COMPILED": str(ROOT / "build" / "compiled"),
}
HALF = b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: "
HOLDING = 500  # connections of one address, which may have 600
ANSWER_TARGET = 1.0
BOT_TARGET = 5.0
PAUSE = 0.5


class Waits:
    """How long somebody waited, again and again."""

    def __init__(self, name: str, target: float) -> None:
        self.name = name
        self.target = target
        self.seconds: list[float] = []

    @property
    def is_fine(self) -> bool:
        """Say whether nobody waited too long; nothing at all is not fine."""
        return bool(self.seconds) and max(self.seconds) <= self.target


@contextlib.contextmanager
def server() -> Iterator[Server]:
    """Run a server as somebody would host it."""
    with tempfile.TemporaryDirectory(prefix="ludarium-strangers-") as folder:
        made = Server(Path(folder), **AS_HOSTED)
        made.start()
        try:
            yield made
        finally:
            made.close()


def hold_half_requests(port: int, count: int) -> list[socket.socket]:
    """Send so many half requests, from as many addresses as that takes."""
    held: list[socket.socket] = []
    for number in range(count):
        link = socket.create_connection(("127.0.0.1", port), PATIENCE, (f"127.0.2.{1 + number // HOLDING}", 0))
        link.sendall(HALF)
        held.append(link)
    return held


def still_open(links: list[socket.socket]) -> int:
    """Return how many of the connections the server has not closed."""
    count = 0
    for link in links:
        link.setblocking(False)
        try:
            link.recv(1)  # the answer that it took too long, or the end
        except BlockingIOError:
            count += 1
        except OSError:
            pass
    return count


def half_requests(wish: argparse.Namespace) -> tuple[list[Waits], list[str]]:
    """Hold half-sent requests open, and ask for other things meanwhile."""
    asking, moving = Waits("an answer to a question", ANSWER_TARGET), Waits("a move, saved", ANSWER_TARGET)
    with server() as site:
        nell = site.person("Nell", address="127.0.0.9")
        table = nell.open("me", "me")
        held = hold_half_requests(int(site.port), wish.half)
        at_first = still_open(held)
        until = time.monotonic() + wish.seconds
        while time.monotonic() < until:
            asking.seconds.append(timed(lambda: nell.get("/healthz")))
            seat = nell.sync(table)["table"]["to_move"][0]
            question = nell.sync(table, seat)["position"]["question"]
            order = (table, seat, question["number"], question["options"][0]["move"])
            moving.seconds.append(timed(lambda order=order: nell.move(*order)))
            time.sleep(PAUSE / 2)
        said = [f"of {wish.half} half-sent requests {at_first} were held, and {still_open(held)} after {wish.seconds:g} seconds"]
        for link in held:
            link.close()
    return [asking, moving], said


def timed(work: object) -> float:
    """Return how long something takes."""
    began = time.monotonic()
    assert callable(work)
    work()
    return time.monotonic() - began


def bot_moves(person: Person, waits: Waits, count: int) -> None:
    """Play against a greedy bot; note how long it takes to move when it is alone to move."""
    table, began = person.open("me", "bot:greedy"), time.monotonic()
    while len(waits.seconds) < count:
        sync = person.sync(table)
        if sync["table"]["status"] != "running":
            table = person.open("me", "bot:greedy")
            continue
        if 0 in sync["table"]["to_move"]:
            person.answer(table, 0)
            began = time.monotonic()
            continue
        while 0 not in person.sync(table)["table"]["to_move"] and person.sync(table)["table"]["status"] == "running":
            time.sleep(0.05)
        waits.seconds.append(time.monotonic() - began)
        time.sleep(PAUSE)


def ask_for_hints(site: Server, number: int, stop: threading.Event) -> None:
    """Ask for hints at a table of one's own, as often as one may."""
    guest = site.person(f"Guest {number}", address=f"127.0.3.{number + 1}")
    table = guest.open("me", "bot:beginner")
    while not stop.is_set():
        with contextlib.suppress(Exception):  # the table moves on, or too much was asked
            question = guest.sync(table)["position"]["question"]
            if question is not None:
                guest.ask("POST", f"/api/tables/{table}/hint", {"seat": 0, "number": question["number"]})
                guest.answer(table, 0)
        stop.wait(PAUSE)


def bots(wish: argparse.Namespace) -> list[Waits]:
    """Measure a bot's move alone, among guests who ask for hints, and among tables of experts that somebody opened."""
    alone = Waits("a greedy bot's move, alone", BOT_TARGET)
    hints = Waits(f"a greedy bot's move, {wish.guests} guests ask for hints", BOT_TARGET)
    experts = Waits(f"a greedy bot's move, {wish.tables} tables of experts of one person", BOT_TARGET)
    with server() as site:
        nell = site.person("Nell", address="127.0.0.9")
        bot_moves(nell, Waits("warming up", BOT_TARGET), 2)
        bot_moves(nell, alone, wish.moves)
        stop = threading.Event()
        guests = [threading.Thread(target=ask_for_hints, args=(site, number, stop), daemon=True) for number in range(wish.guests)]
        for guest in guests:
            guest.start()
        time.sleep(3)
        bot_moves(nell, hints, wish.moves)
        stop.set()
        for guest in guests:
            guest.join(PATIENCE)
        mallory = site.person("Mallory", address="127.0.4.1")
        for _ in range(wish.tables):
            mallory.open("bot:expert", "bot:expert")
        time.sleep(3)
        bot_moves(nell, experts, wish.moves)
    return [alone, hints, experts]


def main() -> int:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--half", type=int, default=1100, help="half-sent requests")
    parser.add_argument("--guests", type=int, default=12, help="who ask for hints")
    parser.add_argument("--tables", type=int, default=15, help="of experts that one person opens")
    parser.add_argument("--moves", type=int, default=15, help="of the bot that are measured each time")
    parser.add_argument("--seconds", type=float, default=25, help="for which half requests are held; the server closes them after 20")
    wish = parser.parse_args()
    console = Console()
    waits, said = half_requests(wish)
    waits += bots(wish)
    drawing = Drawing("waited for", "times", "median", "longest", "at most", "", title=f"{os.cpu_count()} cores, {platform.machine()}")
    for each in waits:
        median, longest = statistics.median(each.seconds), max(each.seconds)
        fine = "[green]reached[/]" if each.is_fine else "[red]missed[/]"
        drawing.add_row(each.name, str(len(each.seconds)), f"{median:.2f} s", f"{longest:.2f} s", f"{each.target:g} s", fine)
    console.print(drawing)
    for line in said:
        console.print(line)
    return 0 if all(each.is_fine for each in waits) else 1


if __name__ == "__main__":
    raise SystemExit(main())
