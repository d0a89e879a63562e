"""Connections of strangers: how many an address may have, how large a request's head may be, how long a request may take to arrive.

Without a proxy in front anybody can open connections and send half a request, or a head without end. Such a connection is
closed after a time, and no address gets more of them than a few people need.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludarium.server.addresses import Addresses
from ludarium.server.settings import Settings

if sys.platform != "win32":  # where a process may open as many files as it likes
    import resource

LARGEST_HEAD: Final = 32 * 1024
OWN_FILES: Final = 200  # that the server itself may have open: database, workers, log
MANY: Final = 1_000_000
FOR_A_STREAM: Final = 4  # connections that a browser has for each event stream, this one among them
BETWEEN, HEAD, BODY = range(3)  # what of a request is to come next: nothing, unless there is another one; its head; its body


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows it; return how many connections that leaves."""
    if sys.platform == "win32":
        return MANY
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems promise more than they give
        resource.setrlimit(resource.RLIMIT_NOFILE, (MANY if hard == resource.RLIM_INFINITY else hard, hard))
    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, (MANY if soft == resource.RLIM_INFINITY else soft) - OWN_FILES)


class Door:
    """Counts the connections that are open, and says whether there may be one more."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.addresses = Addresses(settings.proxies)
        self.seconds = settings.request_seconds
        self.most = most
        self.of_an_address = FOR_A_STREAM * settings.streams_per_person * settings.people_per_address if settings.rate > 0 else MANY
        self.open: Counter[str] = Counter()
        self.count = 0  # of all addresses together

    def enter(self, address: str) -> bool:
        """Count one more, if there may be one; a proxy's are not counted, as its clients are by their requests."""
        if self.count >= self.most or (address and self.open[address] >= self.of_an_address):
            return False
        self.open[address] += 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self.count -= 1
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class GuardedProtocol(HttpToolsProtocol):
    """One connection: uvicorn's own way to talk HTTP, with limits for what has not arrived yet."""

    def __init__(self, *given: Any, door: Door, **named: Any) -> None:
        super().__init__(*given, **named)
        self.door = door
        self.address: str | None = None  # as which the connection is counted
        self.next = HEAD
        self.head = 0  # bytes of a head that is not complete
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, unless there are too many already."""
        super().connection_made(transport)
        address = self.door.addresses.counted(self.client[0] if self.client else "")
        if not self.door.enter(address):
            transport.abort()
            return
        self.address = address
        self._expect(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._expect(BETWEEN)
        if self.address is not None:
            self.door.leave(self.address)
        super().connection_lost(exc)

    def _expect(self, part: int) -> None:
        """Wait for a part of a request, but not for ever."""
        self.next = part
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if part == BETWEEN else self.loop.call_later(self.door.seconds, self._give_up)

    def _give_up(self) -> None:
        """Close the connection of somebody who takes too long; say so if nothing else is being said."""
        cycle = self.cycle
        silent = cycle is None or (cycle.response_complete if self.next == HEAD else not cycle.response_started)
        if silent and not self.transport.is_closing():
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.abort()

    def _refuse(self, status: HTTPStatus) -> None:
        self.transport.write(f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode())
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Take what has arrived."""
        if self.transport.is_closing():
            return
        if self.next == BETWEEN:
            self.head = 0
            self._expect(HEAD)
        if self.next == HEAD:
            self.head += len(data)
        super().data_received(data)
        if self.next == HEAD and self.head > LARGEST_HEAD and not self.transport.is_closing():
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self.next == BETWEEN:  # it came together with the end of the one before
            self.head = 0
        self._expect(HEAD)

    def on_headers_complete(self) -> None:
        """The head is there: begin to answer."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > LARGEST_HEAD:
            raise ValueError("the head is too large")  # which makes it an invalid request, see below
        self._expect(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._expect(BETWEEN)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that is none, or whose head arrived in one piece and is too large."""
        if self.next == HEAD and self.head > LARGEST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            super().send_400_response(msg)

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection on which nothing more was asked; what was not fetched meanwhile is not waited for."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        super().timeout_keep_alive_handler()

    def shutdown(self) -> None:
        """Close when the server stops; a request of which a part is missing is not waited for."""
        if self.next == BODY:
            self.transport.abort()
        else:
            super().shutdown()
