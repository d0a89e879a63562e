"""Five clients dig at one table of Imperial Miners: all choose at the same time, and one dies in the middle and comes back."""

from __future__ import annotations

import itertools
import multiprocessing
import random
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Barrier
from typing import Any

from tests.server.driver import A_GAME, Follower, Person, Server, until
from tests.server.faults import stored

SEATS = range(5)
VICTIM = 2
SPAWN = multiprocessing.get_context("spawn")  # a process of its own, as a client has it
CHOICES = ("play ", "dig")
ROUNDS = 4  # of ten: enough to be away for a while


def gather(server: Server) -> tuple[list[Person], str]:
    """Return five people at one table, the seats taken one after the other."""
    people = [server.person(f"Miner {seat}") for seat in SEATS]
    table = people[0].open("me", *["open"] * 4, game="miners", options={"hands": "beginner"})
    for seat in SEATS[1:]:
        people[seat].post(f"/api/tables/{table}/seats/{seat}/take")
    return people, table


def asked_for_a_card(people: list[Person], table: str) -> list[dict[str, Any]] | None:
    """Return everybody's question if all are to choose a card; else answer what the event of the round asks."""
    questions = [person.sync(table, seat)["position"]["question"] for seat, person in enumerate(people)]
    if all(question and question["prompt"]["key"] == "ask-card" for question in questions):
        return questions
    for seat, question in enumerate(questions):
        if question and question["prompt"]["key"] != "ask-card":
            people[seat].answer(table, seat, -1)
    return None


# -- choosing at the same time ---------------------------------------------------------------------------------------------


def test_five_choose_at_the_same_moment_and_nobody_sees_a_card_before_all_have(server: Server) -> None:
    people, table = gather(server)
    questions = until(lambda: asked_for_a_card(people, table), "the event of the round being over")
    assert people[0].sync(table)["table"]["to_move"] == list(SEATS)
    streams = [person.watch(table, seat) for seat, person in enumerate(people)]
    start = Barrier(5)

    def choose(seat: int) -> dict[str, Any]:
        start.wait()
        option = questions[seat]["options"][seat % len(questions[seat]["options"])]
        return people[seat].move(table, seat, questions[seat]["number"], option["move"])

    with ThreadPoolExecutor(5) as pool:
        answers = list(pool.map(choose, SEATS))
    number = max(answer["number"] for answer in answers)
    for seat, stream in enumerate(streams):
        stream.position(number)
        for event in stream.events:
            if event.kind == "position" and event.data["view"]["phase"] == "choose" and event.data["view"]["round"] == 1:
                others = [miner for miner in event.data["view"]["miners"] if miner["seat"] != seat]
                assert all(miner["card"] is None and "hand" not in miner for miner in others), "a card is seen before the reveal"
        last = stream.newest("position")["view"]
        assert all(miner["card"] or miner["chambers"] for miner in last["miners"]), "all five cards are turned over"
        stream.close()


# -- one dies and comes back -----------------------------------------------------------------------------------------------


def dig(address: str, cookies: dict[str, str], table: str, seat: int, diary: Path) -> None:
    """Play one seat for some rounds as a client does: follow the stream, answer what is asked, write down what was acknowledged."""
    server = Server(diary.parent)
    server.url = address
    person = Person(server)
    person.client.cookies.update(cookies)
    luck = random.Random(seat)
    follower, answered = Follower(), -1
    with closing(server), closing(person.watch(table, seat)) as stream, diary.open("a", buffering=1) as lines:
        while True:
            stream.wait(lambda events: len(events) > follower.seen)
            follower.take(stream.events)
            if follower.position and follower.position["view"]["round"] > ROUNDS:
                break
            question = follower.position.get("question")
            if question is None or question["number"] <= answered:
                continue
            answered = question["number"]
            offered = [option["move"] for option in question["options"]]
            move = "skip" if "skip" in offered else luck.choice(offered)  # a quick game, so that the test is one
            lines.write(f"? {move}\n")
            answer = person.ask("POST", f"/api/tables/{table}/moves", {"seat": seat, "number": answered, "move": move})
            if answer.status_code == 409 and answer.json()["code"] == "stale_number":
                lines.write("x\n")  # somebody drew meanwhile: the stream brings the question anew
                continue
            assert answer.status_code == 200, answer.text
            lines.write(f"! {move}\n")
        whole = person.sync(table, seat)["position"]
        assert follower.log == whole["log"]["lines"], "the stream brought everything"


class Client:
    """A miner's client and what it wrote down. It runs in a thread; the one that will be killed in a process of its own."""

    def __init__(self, person: Person, table: str, seat: int, folder: Path) -> None:
        self.diary = folder / f"{seat}.txt"
        self.given = (person.server.url, person.cookies, table, seat, self.diary)
        self.process: BaseProcess | None = None

    def spawn(self) -> None:
        """Start in a process."""
        self.process = SPAWN.Process(target=dig, args=self.given, daemon=True)
        self.process.start()

    def kill(self) -> None:
        """As somebody who closes the lid in the middle of a request."""
        assert self.process is not None
        self.process.kill()
        self.process.join()
        assert self.process.exitcode == -signal.SIGKILL

    def lines(self) -> list[str]:
        return self.diary.read_text().splitlines() if self.diary.exists() else []

    def acknowledged(self) -> list[str]:
        """Return the moves that the server said were made."""
        return [line[2:] for line in self.lines() if line.startswith("!")]

    def sent(self) -> list[str]:
        """Return the moves that the server did not refuse: those, and perhaps one to which no answer came."""
        lines = [*self.lines(), "end"]
        return [line[2:] for line, after in itertools.pairwise(lines) if line.startswith("?") and after != "x"]


def test_a_client_that_is_killed_comes_back_to_its_mine_and_nothing_is_lost(server: Server, tmp_path: Path) -> None:
    people, table = gather(server)
    clients = [Client(person, table, seat, tmp_path) for seat, person in enumerate(people)]
    victim, witness = clients[VICTIM], people[0]
    victim.spawn()
    with ThreadPoolExecutor(4) as pool:
        others = [pool.submit(dig, *client.given) for client in clients if client is not victim]
        until(lambda: len(victim.acknowledged()) >= 5, "some rounds")
        victim.kill()
        until(lambda: witness.sync(table)["table"]["to_move"] == [VICTIM], "everybody waiting for the one who is gone")
        until(lambda: not witness.sync(table)["table"]["seats"][VICTIM]["connected"], "the empty chair to be seen")
        assert witness.sync(table, 0)["position"]["question"] is None
        there = people[VICTIM].sync(table, VICTIM)["position"]
        assert there["question"]["options"], "the question is still open to the same person"
        assert "hand" in there["view"]["miners"][VICTIM]
        victim.spawn()
        for other in others:
            other.result(A_GAME)
    assert victim.process is not None
    victim.process.join(A_GAME)
    assert victim.process.exitcode == 0
    record = stored(server, table)
    for seat, client in enumerate(clients):
        made = [move for side, _, move in record if side == seat]
        assert made in (client.acknowledged(), client.sent()), "a move was lost or made twice"
        assert sum(move.startswith(CHOICES) for move in made) == ROUNDS, "a card in each round"
