"""Connections of strangers to a server without a proxy: half a request, a head without end, too many of one address."""

from __future__ import annotations

import contextlib
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.connections import LARGEST_HEAD
from tests.server.driver import PATIENCE, Person, Server, until

STRANGER = "127.0.0.2"  # no proxy: what comes from there is counted
HALF_A_HEAD = b"GET /api/me HTTP/1.1\r\nHost: here\r\nX-Slow: "
HALF_A_BODY = b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that waits half a second for requests."""
    made = Server(tmp_path_factory.mktemp("ludarium"), LUDARIUM_REQUEST_SECONDS="0.5").start()
    yield made
    made.close()


def connect(server: Server, address: str = STRANGER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(server.port)), PATIENCE, (address, 0))


def answer(connection: socket.socket) -> bytes:
    """Return what the server says until it closes the connection."""
    told = b""
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65536):
            told += part
    connection.close()
    return told


@pytest.mark.parametrize("sent", [b"", HALF_A_HEAD, HALF_A_BODY, b"\r\n"], ids=["nothing", "head", "body", "blank"])
def test_half_a_request_is_not_waited_for(impatient: Server, sent: bytes) -> None:
    connection = connect(impatient)
    connection.sendall(sent)
    assert answer(connection).startswith(b"HTTP/1.1 408 ")
    assert Person(impatient).get("/healthz")["status"] == "ok"


def test_a_second_request_may_not_dawdle_either(impatient: Server) -> None:
    connection = connect(impatient)
    connection.sendall(b"GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n" + HALF_A_HEAD)
    told = answer(connection)
    assert told.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in told


def test_a_drop_now_and_then_gives_no_more_time(impatient: Server) -> None:
    connection = connect(impatient)
    drops = 0
    with contextlib.suppress(OSError):
        connection.sendall(HALF_A_HEAD)
        for drops in range(600):
            connection.sendall(b"x")
            time.sleep(0.1)
    connection.close()
    assert drops < 599, "the connection was never closed"


def test_streams_and_long_pauses_between_requests_have_all_the_time(impatient: Server) -> None:
    nell = impatient.person()
    stream = nell.watch(nell.open("me", "open"))
    connection = connect(impatient)
    for _ in range(2):
        connection.sendall(b"GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n")
        told = b""
        while not told.endswith(b"}"):
            part = connection.recv(65536)
            assert part, "the connection was closed"
            told += part
        assert told.startswith(b"HTTP/1.1 200 ")
        time.sleep(1.5)
    beats = stream.comments
    until(lambda: stream.comments > beats, "a further heartbeat")
    connection.close()
    stream.close()


@pytest.mark.parametrize("piece", [b"X-More: " + b"a" * 990 + b"\r\n", b"a" * 1000], ids=["many headers", "one header"])
def test_a_head_without_end_is_refused(server: Server, piece: bytes) -> None:
    connection = connect(server)
    sent = 0
    with contextlib.suppress(ConnectionError):
        connection.sendall(HALF_A_HEAD)
        while sent < 64 * 1024 * 1024:
            connection.sendall(piece)
            sent += len(piece)
    assert sent < 64 * 1024 * 1024, "everything was taken"
    connection.close()


def test_a_large_head_in_one_piece_is_refused_and_a_usual_one_is_not(server: Server) -> None:
    for size, status in ((LARGEST_HEAD + 1, b"431"), (LARGEST_HEAD // 2, b"200")):
        connection = connect(server)
        connection.sendall(HALF_A_HEAD + b"a" * size + b"\r\nConnection: close\r\n\r\n")
        assert answer(connection).startswith(b"HTTP/1.1 " + status)


def test_an_address_has_only_so_many_connections(own_server: Any) -> None:
    server = own_server(LUDARIUM_RATE="1", LUDARIUM_STREAMS_PER_PERSON="1", LUDARIUM_PEOPLE_PER_ADDRESS="2")
    crowd = [connect(server) for _ in range(8)]
    until(lambda: refused(server, STRANGER), "a refusal")
    assert not refused(server, "127.0.0.3")
    assert Person(server).get("/healthz")["status"] == "ok"
    for connection in crowd:
        connection.close()
    until(lambda: not refused(server, STRANGER), "a free place")


def refused(server: Server, address: str) -> bool:
    """Say whether a new connection from an address is closed at once."""
    connection = connect(server, address)
    with contextlib.suppress(ConnectionError):
        connection.sendall(b"GET /api/me HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    return answer(connection) == b""


def test_more_half_requests_than_files_may_be_open_stop_nobody(own_server: Any) -> None:
    """As a host starts it: with the usual soft limit of open files, which the server raises."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 2000:
        pytest.skip(f"this system allows {hard} open files only")
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        server = own_server()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    assert next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3] == str(hard)
    crowd = []
    for _ in range(400):
        crowd.append(connect(server))
        crowd[-1].sendall(HALF_A_HEAD)
    assert Person(server).get("/healthz")["status"] == "ok"
    for connection in crowd:
        connection.close()


def test_stopping_waits_for_no_half_request(own_server: Any) -> None:
    server = own_server()
    waiting = [connect(server) for _ in range(3)]
    for connection, sent in zip(waiting, (b"", HALF_A_HEAD, HALF_A_BODY), strict=True):
        connection.sendall(sent)
    Person(server).get("/healthz")  # by then the others have arrived
    time.sleep(0.3)
    assert server.stop() in (0, -15)
    assert "graceful shutdown exceeded" not in server.text()
    for connection in waiting:
        connection.close()
