"""Drives a real server through real HTTP: a process, people with cookies, and event streams."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx

from tests.ports import reserve_port

PATIENCE = 60.0
A_GAME = 300.0  # seconds for a whole game of bots, on a busy machine
BUSY = {
    "LUDARIUM_RATE": "0",
    "LUDARIUM_SWEEP": "0.15",
    "LUDARIUM_ABSENCE": "0.4",
    "LUDARIUM_HEARTBEAT": "1",
    "LUDARIUM_TABLES_PER_PERSON": "100000",
}


class Server:
    """A server process on a folder of its own."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = {**BUSY, **settings}
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"
        self.url = ""
        self.port = "0"
        self.people: list[Person] = []
        self.program = [sys.executable, "-m", "ludarium.server"]
        self.started_in: Path | None = None  # Python looks for the package there first

    def start(self) -> Server:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("LUDARIUM_")}
        environment |= {"LUDARIUM_DATA": str(self.folder), **self.settings}
        said = self.log.stat().st_size if self.log.exists() else 0
        if self.port == "0":
            self.port = str(reserve_port(self))
        with self.log.open("ab") as log:
            command = [*self.program, "--port", self.port]
            self.process = subprocess.Popen(command, env=environment, cwd=self.started_in, stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            for line in self.log.read_bytes()[said:].decode().splitlines():
                if line.startswith("Ludarium is at"):
                    self.url = line.split(" ")[3].rstrip("/")
                    self.port = self.url.rsplit(":", 1)[1]
                    return self
            time.sleep(0.02)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def stop(self) -> int:
        """Stop in order; return the exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As a power cut: no chance to write anything."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def close(self) -> None:
        self.forget_people()
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def forget_people(self) -> None:
        for person in self.people:
            person.client.close()
        self.people = []

    def person(self, name: str = "", **where: str) -> Person:
        """Return a new guest."""
        person = Person(self, **where)
        person.post("/api/guest", {"name": name} if name else {})
        return person

    def text(self) -> str:
        """Return everything the server has logged."""
        return self.log.read_text()


class Person:
    """Somebody with a cookie, at an address of this machine; `behind` is the address that the request says it comes from."""

    def __init__(self, server: Server, address: str = "", behind: str = "") -> None:
        self.server = server
        self.address = address
        self.headers = {"X-Forwarded-For": behind} if behind else {}
        transport = httpx.HTTPTransport(verify=False, local_address=address or None)
        self.client = httpx.Client(transport=transport, timeout=PATIENCE, headers=self.headers)
        server.people.append(self)

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self.client.cookies)

    def ask(self, method: str, path: str, order: object = None, headers: dict[str, str] | None = None) -> httpx.Response:
        """Send one request and return the answer, whatever it is."""
        address = self.server.url + path
        if order is None:
            return self.client.request(method, address, headers=headers)
        return self.client.request(method, address, json=order, headers=headers)

    def get(self, path: str) -> Any:
        return self.told(self.ask("GET", path))

    def post(self, path: str, order: object = None) -> Any:
        return self.told(self.ask("POST", path, order))

    def told(self, answer: httpx.Response) -> Any:
        """Return the JSON of a success."""
        assert answer.status_code in (200, 201, 202), f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
        return answer.json()

    def refused(self, status: int, code: str, method: str, path: str, order: object = None) -> dict[str, Any]:
        """Expect a problem and return it."""
        answer = self.ask(method, path, order)
        assert (answer.status_code, answer.json()["code"]) == (status, code), f"{method} {path}: {answer.status_code} {answer.text}"
        assert answer.headers["content-type"] == "application/problem+json"
        problem: dict[str, Any] = answer.json()
        assert problem["status"] == status
        assert problem["detail"]
        return problem

    def open(self, *seats: str, **more: object) -> str:
        """Open a table; return its id."""
        made = self.post("/api/tables", {"game": "ginkgopolis", "seats": list(seats), **more})
        identity: str = made["table"]["id"]
        return identity

    def sync(self, table: str, seat: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))
        return found

    def move(self, table: str, seat: int, number: int, move: str) -> dict[str, Any]:
        position: dict[str, Any] = self.post(f"/api/tables/{table}/moves", {"seat": seat, "number": number, "move": move})
        return position

    def answer(self, table: str, seat: int, choice: int = 0) -> dict[str, Any]:
        """Answer a seat's question with one of its options."""
        question = self.sync(table, seat)["position"]["question"]
        options = question["options"]
        return self.move(table, seat, question["number"], options[choice % len(options)]["move"])

    def play_out(self, table: str, choose: Callable[[dict[str, Any]], str] | None = None, most: int = 2000) -> int:
        """Play all own seats until the game is over; return the number of moves."""
        for made in range(most):
            sync = until(lambda: self.asked_or_done(table), "a question or the end")
            if sync["table"]["status"] == "finished":
                return made
            question = sync["position"]["question"]
            move = choose(question) if choose is not None else question["options"][made % len(question["options"])]["move"]
            self.move(table, question["seat"], question["number"], move)
        raise AssertionError("the game does not end")

    def asked_or_done(self, table: str) -> dict[str, Any] | None:
        """Return a table where an own seat is to answer or the game is over; None while others are to move."""
        sync = self.sync(table)
        return sync if sync["position"]["question"] or sync["table"]["status"] == "finished" else None

    def watch(self, table: str, seat: int | None = None, after: str = "", last: str = "") -> Stream:
        wish = "&".join(part for part in ("" if seat is None else f"seat={seat}", f"after={after}" if after else "") if part)
        return Stream(self, f"/api/tables/{table}/events?{wish}", last)


class Event:
    """One event of a stream."""

    def __init__(self, kind: str, identity: str, data: Any, raw: str) -> None:
        self.kind = kind
        self.id = identity
        self.data = data
        self.raw = raw


class Stream:
    """An open event stream, read in a thread."""

    def __init__(self, person: Person, path: str, last: str = "") -> None:
        address = urlsplit(person.server.url)
        source = (person.address, 0) if person.address else None
        self.socket = socket.create_connection((address.hostname or "", address.port or 80), PATIENCE, source)
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        lines = [f"GET {path} HTTP/1.1", f"Host: {address.netloc}", "Accept: text/event-stream"]
        lines += [f"{name}: {value}" for name, value in person.headers.items()]
        lines += [f"Cookie: {cookie}"] if cookie else []
        lines += [f"Last-Event-ID: {last}"] if last else []
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.file = self.socket.makefile("rb")
        self.status = int(self.file.readline().split()[1])
        self.headers: dict[str, str] = {}
        while (line := self.file.readline().decode().strip()) != "":
            name, _colon, value = line.partition(": ")
            self.headers[name.lower()] = value
        self.events: list[Event] = []
        self.comments = 0
        self.ended = False
        self.changed = threading.Condition()
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            buffer = ""
            for chunk in self._chunks():
                buffer += chunk.decode()
                *whole, buffer = buffer.split("\n\n")
                with self.changed:
                    for text in whole:
                        self._take(text)
                    self.changed.notify_all()
        with self.changed:
            self.ended = True
            self.changed.notify_all()

    def _chunks(self) -> Iterator[bytes]:
        while True:
            size = int(self.file.readline().strip() or b"0", 16)
            if not size:
                return
            chunk = self.file.read(size)
            self.file.readline()
            yield chunk

    def _take(self, text: str) -> None:
        if text.startswith(":"):
            self.comments += 1
            return
        fields = dict(line.split(": ", 1) for line in text.split("\n"))
        self.events.append(Event(fields["event"], fields.get("id", ""), json.loads(fields["data"]), text))

    def wait(self, found: Callable[[list[Event]], Any], what: str = "the event", seconds: float = PATIENCE) -> Any:
        """Wait until the events so far satisfy a condition; return what it returns."""
        deadline = time.monotonic() + seconds
        with self.changed:
            while True:
                result = found(self.events)
                if result:
                    return result
                left = deadline - time.monotonic()
                if left <= 0 or self.ended:
                    raise AssertionError(f"{what} did not come; so far: {[(event.kind, event.id) for event in self.events]}")
                self.changed.wait(left)

    def position(self, number: int) -> dict[str, Any]:
        """Wait until a position with at least this number has come; return the newest."""
        self.wait(lambda events: any(event.kind == "position" and event.data["number"] >= number for event in events), f"position {number}")
        return self.newest("position")

    def newest(self, kind: str) -> dict[str, Any]:
        """Return the data of the last event of a kind."""
        with self.changed:
            data: dict[str, Any] = [event.data for event in self.events if event.kind == kind][-1]
            return data

    def table(self, found: Callable[[dict[str, Any]], Any], what: str = "the table") -> dict[str, Any]:
        """Wait for a table event that satisfies a condition."""
        table: dict[str, Any] = self.wait(
            lambda events: next((event.data for event in events if event.kind == "table" and found(event.data)), None), what
        )
        return table

    def kinds(self) -> list[str]:
        with self.changed:
            return [event.kind for event in self.events]

    def last_id(self) -> str:
        with self.changed:
            return self.events[-1].id

    def wait_for_end(self) -> None:
        """Wait until the server ends the stream."""
        deadline = time.monotonic() + PATIENCE
        with self.changed:
            while not self.ended and time.monotonic() < deadline:
                self.changed.wait(0.2)
        assert self.ended, "the stream goes on"

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.thread.join(5)
        self.file.close()
        self.socket.close()


class Follower:
    """What a client makes of its events: applies positions as docs/api.md says and keeps log and chat."""

    def __init__(self) -> None:
        self.number = 0
        self.position: dict[str, Any] = {}
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.seen = 0

    def take(self, events: list[Event]) -> None:
        for event in events[self.seen :]:
            if event.kind == "position":
                self.apply(event.data)
            elif event.kind == "chat":
                self.chat.append(event.data)
        self.seen = len(events)

    def apply(self, position: dict[str, Any]) -> None:
        if position["number"] < self.number:
            return
        assert position["since"] <= self.number, "a gap: something was missed"
        self.log = self.log[: position["log"]["keep"]] + position["log"]["lines"]
        self.number, self.position = position["number"], position

    def reconnected(self) -> None:
        """Begin to read a new stream."""
        self.seen = 0


def until(found: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
    """Look again and again until something is so."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        result = found()
        if result:
            return result
        time.sleep(0.05)
    raise AssertionError(f"{what} did not happen")
