"""Two worlds that a viewer cannot tell apart: every byte the server sends to that viewer is the same in both.

A table is copied in the database with its position redrawn by `State.resample`, so the two differ in exactly what the
viewer cannot know. Then both are looked at and played on through real HTTP: the viewer makes the same moves at both, the others
make different hidden ones. Whatever comes back (first look, answers, errors, events, their ids and their number) is compared.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
import time
import zlib
from contextlib import closing
from typing import Any

import pytest

import ludarium
from tests.server.driver import Person, Server, Stream

TIMES = re.compile(r'"(now|created|updated|absent_since|at|left)": ?[0-9.e+-]+')
LEXICON = ludarium.game("ginkgopolis").lexicon


class World:
    """One of the two tables, as one viewer meets it."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.heard: list[str] = []

    def tidy(self, text: str) -> str:
        """Return a text without what must differ: the table's name and the time of day."""
        return TIMES.sub(r'"\1":0', text.replace(self.table, "TABLE"))

    def ask(self, method: str, path: str, order: object = None) -> None:
        """Ask something and note everything that came back, headers included."""
        answer = self.person.ask(method, f"/api/tables/{self.table}{path}", order)
        headers = {name: value for name, value in answer.headers.items() if name not in ("date", "content-length")}
        self.heard.append(f"{method} {path} {order} -> {answer.status_code} {headers} {self.tidy(answer.text)}")

    def look_around(self, luck: random.Random) -> None:
        """Look at and try everything a curious player can."""
        self.ask("GET", f"?seat={self.seat}")
        self.ask("GET", "?seat=-1")
        for what in ("/record", "/history", "/positions/0", "/positions/3?seat=1", "/verify"):
            self.ask("GET", what)
        for other in range(3):
            self.ask("GET", f"?seat={other}") if other != self.seat else None
            self.ask("POST", "/moves", {"seat": other, "number": 1, "move": "alone"}) if other != self.seat else None
            self.ask("POST", f"/seats/{other}/stand-in")
            self.ask("POST", f"/seats/{other}/return")
        question = self.position()["question"]
        number = question["number"] if question else 1
        legal = {option["move"] for option in question["options"]} if question else set()
        for move in luck.sample(range(LEXICON.size), 40):
            if LEXICON.text(move) not in legal:
                self.ask("POST", "/moves", {"seat": self.seat, "number": number, "move": LEXICON.text(move)})
        self.ask("POST", "/undo", {"seat": self.seat, "number": 10_000})

    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = self.person.sync(self.table, self.seat)["position"]
        return found


def copy_world(server: Server, table: str, seat: int, luck: int) -> str:
    """Copy a stopped server's table with everything redrawn that a seat cannot know; return the copy's id."""
    copy = "other" + table[5:]
    game = ludarium.game("ginkgopolis")
    with closing(sqlite3.connect(server.folder / "tables.sqlite3")) as database:
        row = database.execute('select number, data from snapshots where "table" = ?', [table]).fetchone()
        snapshot = json.loads(zlib.decompress(row[1]))
        state = game.load(snapshot["anchor"])
        for mover, move in snapshot["steps"]:
            state.play(mover, LEXICON.parse(move))
        world = state.resample(seat, ludarium.chance(luck))
        assert world.view(seat) == state.view(seat)
        assert world.digest() != state.digest()
        assert not snapshot["steps"], "the copy would forget what can be taken back"
        snapshot["anchor"] = world.dump()
        for name, key in (("tables", "id"), ("seats", '"table"'), ("entries", '"table"'), ("snapshots", '"table"')):
            columns = [column[1] for column in database.execute(f"pragma table_info({name})")]
            chosen = ", ".join(f"'{copy}'" if column == key.strip('"') else f'"{column}"' for column in columns)
            database.execute(f"insert into {name} select {chosen} from {name} where {key} = ?", [table])
        database.execute('update snapshots set data = ? where "table" = ?', [zlib.compress(json.dumps(snapshot).encode()), copy])
        database.commit()
    return copy


def begin(server: Server, people: list[Person], moves: int, luck: random.Random, options: dict[str, object]) -> str:
    """Play a three-player game up to the beginning of a round of secret choices, when nothing can be taken back."""
    table = people[0].open("me", "open", "open", options=options)
    for seat in (1, 2):
        people[seat].post(f"/api/tables/{table}/seats/{seat}/take")
    made = 0
    while True:
        to_move = people[0].sync(table)["table"]["to_move"]
        undo = [people[seat].sync(table, seat)["position"]["undo"]["possible"] for seat in range(3)]
        if made >= moves and to_move == [0, 1, 2] and not any(undo):
            return table
        seat = luck.choice(to_move)
        question = people[seat].sync(table, seat)["position"]["question"]
        people[seat].move(table, seat, question["number"], luck.choice(question["options"])["move"])
        made += 1


def choose_in_secret(person: Person, table: str, seat: int, luck: random.Random) -> None:
    """Make all hidden steps of a seat's choice, with second thoughts; a new hand would be seen and is left out."""
    second_thoughts = luck.randrange(3)
    while seat in person.sync(table)["table"]["to_move"]:
        position = person.sync(table, seat)["position"]
        if position["undo"]["possible"] and second_thoughts:
            second_thoughts -= 1
            person.post(f"/api/tables/{table}/undo", {"seat": seat, "number": position["undo"]["number"]})
            continue
        question = position["question"]
        moves = [option["move"] for option in question["options"] if option["move"] != "new-hand"]
        person.move(table, seat, question["number"], luck.choice(moves))


def events_of(stream: Stream, world: World) -> list[str]:
    """Return the raw events of a stream, each with its id; table events speak of presence only and come in any number."""
    with stream.changed:
        return [world.tidy(event.raw) for event in stream.events if event.kind != "table"]


def settle(stream: Stream, number: int) -> None:
    stream.position(number)
    time.sleep(0.3)


@pytest.mark.parametrize(("seed", "moves", "options"), [(1, 0, {}), (2, 25, {}), (3, 60, {}), (4, 0, {"characters": "draft"})])
def test_a_seat_cannot_tell_two_worlds_apart_by_anything_the_server_sends(
    own_server: Any, seed: int, moves: int, options: dict[str, object]
) -> None:
    server: Server = own_server(LUDARIUM_ABSENCE="1000")
    people = [server.person(f"Player {seat}") for seat in range(3)]
    luck = random.Random(seed)
    table = begin(server, people, moves, luck, options)
    seat = luck.randrange(3)
    assert server.stop() in (0, -15)
    copy = copy_world(server, table, seat, seed)
    server.start()
    worlds = [World(people[seat], table, seat), World(people[seat], copy, seat)]
    streams = [world.person.watch(world.table, seat) for world in worlds]
    watching = [Person(server).watch(world.table, -1) for world in worlds]
    own = [random.Random(seed + 100), random.Random(seed + 100)]
    for world, same in zip(worlds, own, strict=True):
        world.look_around(same)
    assert worlds[0].heard == worlds[1].heard
    others = [other for other in range(3) if other != seat]
    luck.shuffle(others)
    for other in others[:1]:  # different choices, different second thoughts: nothing of it shows
        for number, world in enumerate(worlds):
            choose_in_secret(people[other], world.table, other, random.Random(seed * 10 + number))
    for world, same in zip(worlds, own, strict=True):
        world.look_around(same)
        question = world.position()["question"]
        for step in range(3):
            if question is None:
                break
            moves_now = [option["move"] for option in question["options"] if option["move"] != "new-hand"]
            world.ask("POST", "/moves", {"seat": seat, "number": question["number"], "move": same.choice(moves_now)})
            question = world.position()["question"]
        world.look_around(same)
    assert worlds[0].heard == worlds[1].heard
    assert any("200" in line for line in worlds[0].heard if line.startswith("POST /moves"))
    for pair in (streams, watching):
        numbers = [world.person.sync(world.table, seat if pair is streams else -1)["position"]["number"] for world in worlds]
        assert numbers[0] == numbers[1]
        for stream, number in zip(pair, numbers, strict=True):
            settle(stream, number)
        told = [events_of(stream, world) for stream, world in zip(pair, worlds, strict=True)]
        assert told[0] == told[1]
        assert len(told[0]) >= 2
    last = [stream.last_id() for stream in streams]
    assert last[0] == last[1]
    for stream in (*streams, *watching):
        stream.close()
    again = [world.person.watch(world.table, seat, last="1.0") for world in worlds]
    for stream, world in zip(again, worlds, strict=True):
        settle(stream, world.position()["number"])
    assert events_of(again[0], worlds[0]) == events_of(again[1], worlds[1])
    for stream in again:
        stream.close()


def test_the_comparison_would_notice_a_difference(own_server: Any) -> None:
    """The other player's own bytes do differ between the two worlds: the test above compares something."""
    server: Server = own_server(LUDARIUM_ABSENCE="1000")
    people = [server.person(f"Player {seat}") for seat in range(3)]
    table = begin(server, people, 10, random.Random(9), {})
    assert server.stop() in (0, -15)
    copy = copy_world(server, table, 0, 9)
    server.start()
    seen = [World(people[1], identity, 1) for identity in (table, copy)]
    for world in seen:
        world.ask("GET", "?seat=1")
    assert seen[0].heard != seen[1].heard


def test_no_list_or_table_tells_when_a_hidden_step_was_made(server: Server) -> None:
    nell, ada, eve = server.person("Nell"), server.person("Ada"), server.person("Eve")
    table = nell.open("me", "open", public=True)
    ada.post(f"/api/tables/{table}/seats/1/take")

    def seen() -> str:
        found = [eve.sync(table), eve.get("/api/tables?list=running&limit=100"), nell.sync(table), nell.get("/api/tables?list=mine")]
        found[1]["tables"] = [listed for listed in found[1]["tables"] if listed["id"] == table]
        return re.sub(r'"(now|absent_since)": [0-9.]+', "", json.dumps(found))

    before = seen()
    question = ada.sync(table, 1)["position"]["question"]
    card = next(option["move"] for option in question["options"] if option["move"] != "new-hand")
    after = ada.move(table, 1, question["number"], card)
    assert after["question"]["prompt"]["key"] == "ask-lay-tile"
    assert seen() == before
    ada.post(f"/api/tables/{table}/undo", {"seat": 1, "number": after["undo"]["number"]})
    assert seen() == before
