"""A cluster as a workplace."""

from __future__ import annotations

import multiprocessing
import pickle
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final, Self, TypeVar

from ludarium.cluster.build import build_here, files_to_send
from ludarium.cluster.driver import AUTO, CONNECTION_LOST, LOST, TROUBLE, drive, is_reachable, parsed
from ludarium.cluster.worker import WRONG
from ludarium.engine.errors import OptionError
from ludarium.parallel import Lost, Workplace, WorkplaceError

ADDRESS: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+):[0-9]{1,5}")
REACHED: Final = 5.0  # seconds for an address to answer
JOINED: Final = 30.0  # seconds to join a cluster
ENDED: Final = 5.0  # seconds for the process that speaks with Ray to end by itself

NOT_INSTALLED = '--cluster needs Ray: pip install "ludarium[cluster]" (ray is missing)'
NO_ADDRESS = (
    "--cluster must be HOST:PORT, as `ray start --head` prints it, or auto for the cluster that this machine belongs to, not {address!r}"
)
NO_CLIENT = "; a machine outside the cluster cannot start games there: let it belong to it by `ray start --address=HOST:PORT --num-cpus=0`"
NOBODY = "nobody answers at {address}: is the cluster running, and is that the address that `ray start --head` printed?"
SLOW = "the cluster at {address} could not be joined within {seconds:g} seconds: {questions}"
QUESTIONS = "is it Ray that answers there, and does this machine belong to it (`ray start --address=…`)?"

T = TypeVar("T")
R = TypeVar("R")


def lay(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files into a folder, and a list of them: Ray sends no empty folder."""
    for name, content in {**files, "sent.txt": "\n".join(files).encode()}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


class Cluster(Workplace):
    """The machines of a Ray cluster, where these bots are to play, at most so many games at once; 0: one for each core."""

    def __init__(self, address: str, workers: int = 0, bots: Sequence[str] = ()) -> None:
        super().__init__()
        if address != AUTO and ADDRESS.fullmatch(address) is None:
            raise OptionError(NO_ADDRESS.format(address=address) + (NO_CLIENT if "://" in address else ""))
        if find_spec("ray") is None:
            raise OptionError(NOT_INSTALLED)
        self.address = address
        self.workers = workers
        self.build = build_here(bots)
        self.files = files_to_send(bots)
        self.pipe: Connection | None = None

    def __enter__(self) -> Self:
        self._join()
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        self._leave()

    def in_order(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        if self.pipe is None:
            self._join()
        done = False
        try:
            self._send((pickle.dumps(work), [pickle.dumps(item) for item in items]))
            for item in items:
                kind, data = self._next()
                if kind == WRONG:
                    raise pickle.loads(data)
                if kind == LOST:
                    self.lost.append(Lost(item, data.decode()))
                else:
                    yield pickle.loads(data)
            done = True
        finally:
            if not done:
                self._leave()

    def _join(self) -> None:
        """Join the cluster; WorkplaceError if that cannot be done, or if it is not fit."""
        if self.address != AUTO and not is_reachable(parsed(self.address), REACHED):
            raise WorkplaceError(NOBODY.format(address=self.address))
        with TemporaryDirectory(prefix="ludarium-") as folder:
            lay(Path(folder), self.files)
            self._start(Path(folder))
            try:
                if self.pipe is None or not self.pipe.poll(JOINED):
                    raise WorkplaceError(SLOW.format(address=self.address, seconds=JOINED, questions=QUESTIONS))
                self._next()  # it is joined
                self._next()  # its machines are fit
            except BaseException:
                self._leave()
                raise

    def _start(self, sent: Path) -> None:
        """Start the process that speaks with Ray, with a folder that is sent to the workers."""
        spawned = multiprocessing.get_context("spawn")
        self.pipe, other = spawned.Pipe()
        self.driver = spawned.Process(target=drive, args=(other, self.address, self.workers, self.build, sent), daemon=True)
        self.driver.start()
        other.close()  # so that the end of that process is the end of the pipe

    def _leave(self) -> None:
        """End the process that speaks with Ray, and with it all that is still done on the cluster."""
        if self.pipe is None:
            return
        self.pipe.close()
        self.pipe = None
        self.driver.join(ENDED)
        self.driver.kill()
        self.driver.join()

    def _send(self, order: tuple[bytes, list[bytes]]) -> None:
        assert self.pipe is not None
        try:
            self.pipe.send(order)
        except OSError:
            raise WorkplaceError(CONNECTION_LOST.format(address=self.address)) from None

    def _next(self) -> tuple[str, bytes]:
        """Return what comes next through the pipe; WorkplaceError if there is nothing more to come."""
        assert self.pipe is not None
        try:
            kind, data = self.pipe.recv()
        except (EOFError, OSError):
            raise WorkplaceError(CONNECTION_LOST.format(address=self.address)) from None
        if kind == TROUBLE:
            raise WorkplaceError(data.decode())
        return kind, data
