"""The process that speaks with Ray.

It is another one than the one that wants results, because Ray may end a process whose cluster is gone, waits for minutes where nobody
answers, and writes to the terminal. All it says goes through a pipe, as pairs; when the other end is gone, it ends.
"""

from __future__ import annotations

import logging
import os
import pickle
import socket
import time
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from ludarium.cluster.build import Build
from ludarium.cluster.worker import UNFIT, Answer
from ludarium.parallel import AHEAD, WorkplaceError, leave_interrupts

AUTO: Final = "auto"  # in place of an address: the cluster that this machine belongs to
CONNECTED: Final = "connected"
READY: Final = "ready"
LOST: Final = "lost"  # why a piece of work was given up
TROUBLE: Final = "trouble"  # why there will be no more results

RETRIES: Final = 3  # how often Ray begins again with what was lost with a worker
HELD: Final = 8  # results for each worker that may wait for one before them, so that one long game keeps nobody idle
PAUSE: Final = 2.0  # seconds between two looks at the cluster
ANSWER: Final = 60.0  # seconds for a machine to start a worker
GONE: Final = 20.0  # seconds until a cluster that cannot be reached, or has no workers any more, is given up

NO_WORKERS = "the cluster at {address} has no workers: start some with `ray start --address={address}` on the machines that are to play"
NO_ANSWER = "the machine {name!r} of the cluster did not start a worker within {seconds:g} seconds; see Ray's logs there"
CONNECTION_LOST = "the connection to the cluster at {address} is lost"
NOT_JOINED = "the cluster at {address} cannot be joined: {why}"


def drive(pipe: Connection, address: str, most: int, build: Build, sent: Path) -> None:
    """Join a cluster, look at its machines, and let them do the work that comes through the pipe, until its other end is closed."""
    leave_interrupts()
    silence()
    with suppress(EOFError, OSError):  # nobody listens any more
        try:
            driver = Driver(pipe, address, most, build)
            driver.join(sent)
            pipe.send((CONNECTED, b""))
            driver.check_machines()
            pipe.send((READY, b""))
            while True:
                driver.do_all(*pipe.recv())
        except WorkplaceError as wrong:
            pipe.send((TROUBLE, str(wrong).encode()))
        except (EOFError, OSError):
            raise
        except Exception as wrong:
            pipe.send((TROUBLE, f"the cluster at {address}: {type(wrong).__name__}: {wrong}".encode()))
    os._exit(0)  # Ray would wait for a cluster that is gone; where it is there, it sees that the process has ended


def silence() -> None:
    """Keep what Ray writes off the terminal of whoever waits for results."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)


def is_reachable(place: tuple[str, int], seconds: float = PAUSE) -> bool:
    """Say whether somebody answers at a host and a port."""
    try:
        socket.create_connection(place, seconds).close()
    except (OSError, OverflowError, UnicodeError):  # nobody there; no such port; no such name
        return False
    return True


def parsed(address: str) -> tuple[str, int]:
    """Return host and port."""
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


class Driver:
    """A cluster that was joined."""

    def __init__(self, pipe: Connection, address: str, most: int, build: Build) -> None:
        self.pipe = pipe
        self.address = address
        self.most = most
        self.expected = pickle.dumps(build)
        self.ray: Any = import_module("ray")
        self.play = self._remote()
        self.head = ("", 0)
        self.slots = 0  # pieces of work that can be done at once
        self.ahead = 0  # that may be handed out
        self.seen = time.monotonic()  # when the cluster was last known to be there, with workers

    def _remote(self) -> Any:
        """Return the task that workers carry out. It is sent as code: a worker that lacks the library can say so."""

        def play(expected: bytes, work: bytes, item: bytes) -> Answer:
            import platform  # noqa: PLC0415 - nothing of this module is there

            try:
                from ludarium.cluster.worker import do  # noqa: PLC0415
            except ImportError as missing:
                name = platform.node()
                return (
                    "unfit",
                    f"the machine {name!r} of the cluster has no ludarium that can be loaded, or an older one: {missing}".encode(),
                )
            return do(expected, work, item)

        return self.ray.remote(max_retries=RETRIES)(play)

    def join(self, sent: Path) -> None:
        """Join the cluster. Workers find what lies in a folder, the files of own bots, in their current one."""
        env = {"working_dir": str(sent)}
        try:
            self.ray.init(self.address, namespace="ludarium", logging_level=logging.ERROR, log_to_driver=False, runtime_env=env)
        except Exception as wrong:
            why = f"{type(wrong).__name__}: {' '.join(str(wrong).split())[:500]}"
            raise WorkplaceError(NOT_JOINED.format(address=self.address, why=why)) from None
        found = self.ray.get_runtime_context().gcs_address
        self.head = parsed(found)
        if self.address == AUTO:
            self.address = found

    def machines(self) -> list[dict[str, Any]]:
        """Return the machines that are to work."""
        return [node for node in self.ray.nodes() if node["Alive"] and node["Resources"].get("CPU", 0) >= 1]

    def count_slots(self) -> None:
        """Count how many pieces of work can be done at once."""
        found = sum(int(node["Resources"]["CPU"]) for node in self.machines())
        is_limited = 0 < self.most < found
        self.slots = self.most if is_limited else found
        self.ahead = self.most if is_limited else AHEAD * found  # Ray begins with whatever it can
        if self.slots:
            self.seen = time.monotonic()

    def check_machines(self) -> None:
        """Ask every machine whether it is fit; WorkplaceError if one is not, or if there is none."""
        self.count_slots()
        if not self.slots:
            raise WorkplaceError(NO_WORKERS.format(address=self.address))
        pinned = import_module("ray.util.scheduling_strategies").NodeAffinitySchedulingStrategy
        asked: dict[Any, str] = {}
        for node in self.machines():
            there = self.play.options(num_cpus=0, scheduling_strategy=pinned(node["NodeID"], soft=False))
            asked[there.remote(self.expected, b"", b"")] = node["NodeManagerHostname"]
        answered, silent = self.ray.wait(list(asked), num_returns=len(asked), timeout=ANSWER)
        for question in answered:
            self.answer(question)
        if silent:
            raise WorkplaceError(NO_ANSWER.format(name=asked[silent[0]], seconds=ANSWER))

    def do_all(self, work: bytes, items: list[bytes]) -> None:
        """Let the work be done, and send what comes of it in the order of the items."""
        expected, shared = self.ray.put(self.expected), self.ray.put(work)
        handed_out, sent = 0, 0
        waiting: dict[Any, int] = {}
        done: dict[int, Answer] = {}
        while sent < len(items):
            while len(waiting) < self.ahead and handed_out < min(len(items), sent + HELD * self.slots):
                waiting[self.play.remote(expected, shared, items[handed_out])] = handed_out
                handed_out += 1
            ready: list[Any] = []
            if waiting:
                ready, _ = self.ray.wait(list(waiting), num_returns=1, timeout=PAUSE)
            else:  # nobody works any more
                time.sleep(PAUSE)
            for piece in ready:
                done[waiting.pop(piece)] = self.answer(piece)
            while sent in done:
                self.pipe.send(done.pop(sent))
                sent += 1
            if not ready:
                self.look_round()

    def answer(self, piece: Any) -> Answer:
        """Return what came of a piece of work; WorkplaceError if no other can come to a good end, either."""
        errors = self.ray.exceptions
        try:
            answer: Answer = self.ray.get(piece)
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError, errors.ObjectLostError) as wrong:
            return LOST, f"{RETRIES + 1} attempts, the last one ended with {type(wrong).__name__}".encode()
        if answer[0] == UNFIT:
            raise WorkplaceError(answer[1].decode())
        return answer

    def look_round(self) -> None:
        """See whether somebody still wants results, whether the cluster is there, and who works now; WorkplaceError if it is lost."""
        if self.pipe.poll():
            self.pipe.recv()  # nothing is sent while work is done: it is the end
        if is_reachable(self.head):
            self.count_slots()
        if time.monotonic() - self.seen > GONE:
            why = NO_WORKERS if is_reachable(self.head) else CONNECTION_LOST
            raise WorkplaceError(why.format(address=self.address))
