"""The short way of a move: only what is whole goes it, and whatever else is refused where it always was."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import Request, Response
from starlette.types import Message, Receive, Scope, Send

from ludarium.server import shortcut
from ludarium.server.models import MoveOrder
from ludarium.server.problems import Problem
from ludarium.server.shortcut import Shortcut
from ludarium.server.storage import Unavailable
from tests.server.awaiting import awaited

GOOD = b'{"seat": 0, "number": 7, "move": "draw"}'


class Framework:
    """Notes which bodies came the long way."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.bodies.append((await receive())["body"])


def asked(framework: Framework, body: bytes, **more: object) -> list[Message]:
    """Ask for a move; return what was answered on the short way."""
    sent: list[Message] = []
    scope = {"type": "http", "method": "POST", "path": "/api/tables/h7k2/moves", "query_string": b"", "headers": [], **more}

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    awaited(Shortcut(framework)(scope, receive, send))
    return sent


@pytest.fixture
def moves(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, MoveOrder]]:
    """Return the moves that are made, by somebody who is known."""
    made: list[tuple[str, MoveOrder]] = []

    async def known(request: object) -> str:
        return "nell"

    async def play(request: Request, context: object, person: object, table: str, order: MoveOrder) -> Response:
        assert request.scope["route"].path == "/api/tables/{table_id}/moves", "by which requests are counted"
        made.append((table, order))
        if order.move == "fail":
            raise Unavailable
        return Response("done")

    monkeypatch.setattr(shortcut, "known_person", known)
    monkeypatch.setattr(shortcut, "context_of", lambda request: None)
    monkeypatch.setattr(shortcut, "play_move", play)
    return made


def test_a_move_does_not_pass_the_framework(moves: list[Any]) -> None:
    framework = Framework()
    scope: dict[str, Any] = {"state": {}}
    assert asked(framework, GOOD, **scope)[-1]["body"] == b"done"
    assert moves == [("h7k2", MoveOrder(seat=0, number=7, move="draw"))]
    assert framework.bodies == []


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"seat": 0}', b'{"seat": -9, "number": 7, "move": "draw"}', b'{"seat": 0, "number": 7, "move": ""}'],
)
def test_what_cannot_be_read_goes_the_long_way(body: bytes, moves: list[Any]) -> None:
    framework = Framework()
    assert asked(framework, body) == []
    assert (framework.bodies, moves) == ([body], [])


@pytest.mark.parametrize(
    "other",
    [
        {"method": "GET"},
        {"path": "/api/tables/h7k2/undo"},
        {"path": "/api/tables/a/b/moves"},
        {"path": "/api/tables//moves"},
        {"query_string": b"seat=1"},
        {"type": "lifespan"},
    ],
)
def test_what_is_no_move_goes_the_long_way(other: dict[str, object], moves: list[Any]) -> None:
    framework = Framework()
    asked(framework, GOOD, **other)
    assert (framework.bodies, moves) == ([GOOD], [])


def test_a_database_that_is_away_is_told_as_on_the_long_way(moves: list[Any]) -> None:
    with pytest.raises(Problem) as problem:
        asked(Framework(), GOOD.replace(b"draw", b"fail"))
    assert problem.value.code == "unavailable"
    assert problem.value.headers == {"Retry-After": "2"}
