"""A short way for what is asked most: a move passes by the framework, whose way costs as much as the move itself."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ludarium.server.middleware import LARGEST_BODY, read_body, replay
from ludarium.server.models import MoveOrder
from ludarium.server.routes.common import context_of, known_person, problem_of
from ludarium.server.routes.playing import play_move, router
from ludarium.server.storage import Conflict, Unavailable

BEFORE: Final = "/api/tables/"
BEHIND: Final = "/moves"
ROUTE: Final = next(route for route in router.routes if isinstance(route, APIRoute) and route.endpoint is play_move)


class Shortcut:
    """Answers moves by the very function that the framework would call; whatever is unusual goes the long way, and is refused there."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request pass."""
        table = moved_at(scope)
        if not table:
            await self.app(scope, receive, send)
            return
        body = await read_body(receive, LARGEST_BODY)
        order = read_order(body)
        if order is None:
            await self.app(scope, replay(body, receive), send)
            return
        scope["route"] = ROUTE  # by which it is counted
        response = await answer(Request(scope, receive), table, order)
        await response(scope, receive, send)


def moved_at(scope: Scope) -> str:
    """Return the table of a move; '' if something else is asked."""
    path: str = scope.get("path", "")
    if (
        scope["type"] != "http"
        or scope["method"] != "POST"
        or not (path.startswith(BEFORE) and path.endswith(BEHIND))
        or scope["query_string"]
    ):
        return ""
    table = path[len(BEFORE) : -len(BEHIND)]
    return "" if "/" in table else table


def read_order(body: bytes) -> MoveOrder | None:
    """Return what is asked; None if it cannot be read."""
    try:
        data: Any = msgspec.json.decode(body)
        return MoveOrder.model_validate(data)
    except (msgspec.MsgspecError, ValidationError, UnicodeError):
        return None


async def answer(request: Request, table: str, order: MoveOrder) -> Response:
    """Carry out a move."""
    try:
        return await play_move(request, context_of(request), await known_person(request), table, order)
    except (Conflict, Unavailable) as wrong:
        raise problem_of(wrong) from wrong
