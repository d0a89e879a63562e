"""The middleware that every request passes: limits of size, origin, security headers, metrics, and a problem for whatever went wrong."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludarium.server.context import AppContext
from ludarium.server.problems import Problem

LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 512 * 1024
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
STREAM: Final = b"text/event-stream"

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

log = logging.getLogger("ludarium.server")


class RequestMiddleware:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request pass."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})
        response = ResponseWriter(scope, send)
        try:
            if scope["method"] in CHANGING:
                receive = replay(await self._check(scope, receive), receive)
            await self.app(scope, receive, response.send)
        except Problem as problem:
            await response.problem(problem, receive)
        except Exception:
            incident = secrets.token_hex(4)
            log.exception("incident %s in %s", incident, route_of(scope))
            await response.problem(Problem("internal", incident=incident), receive)
        finally:
            context: AppContext | None = scope["app"].state.context
            if context is not None and response.status and not response.streams:
                context.metrics.count_request(route_of(scope), response.status, time.perf_counter() - response.began)

    async def _check(self, scope: Scope, receive: Receive) -> bytes:
        """Refuse what is too large or comes from elsewhere; return the body."""
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host", b"sec-fetch-site", b"content-type")}
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin and urlsplit(origin).netloc != headers.get(b"host", b"").decode("latin-1"):
            raise Problem("cross_origin")
        if headers.get(b"sec-fetch-site", b"") == b"cross-site":
            raise Problem("cross_origin")
        body = await read_body(receive, LARGEST_RECORD if scope["path"] == "/api/import" else LARGEST_BODY)
        kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
        if body and kind != b"application/json":
            raise Problem("not_json")
        return body


class ResponseWriter:
    """Sends the response: adds headers, and knows whether one has begun."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.out = send
        self.status = 0
        self.streams = False
        self.began = time.perf_counter()

    async def send(self, message: Message) -> None:
        """Send a part of the response."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = message.setdefault("headers", [])
            self.streams = any(name == b"content-type" and value.startswith(STREAM) for name, value in headers)
            message["headers"] = [*headers, *HEADERS, *self._more(headers)]
        await self.out(message)

    def _more(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        more = []
        if not any(name == b"cache-control" for name, value in headers):
            more.append((b"cache-control", b"no-store"))
        cookie = self.scope["state"].get("cookie")
        if cookie:
            more.append((b"set-cookie", cookie.encode("latin-1")))
        return more

    async def problem(self, problem: Problem, receive: Receive) -> None:
        """Answer with a problem, if nothing was answered yet."""
        if not self.status:
            await problem.response()(self.scope, receive, self.send)


def route_of(scope: Scope) -> str:
    """Return the pattern of the address, without anything that names a table or a person."""
    route: Any = scope.get("route")
    return str(getattr(route, "path", "other"))


async def read_body(receive: Receive, limit: int) -> bytes:
    """Return the whole body, at most `limit` bytes."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Problem("bad_request", "The connection was closed before the whole request had come.")
        size += len(message.get("body", b""))
        if size > limit:
            raise Problem("too_large", limit=limit)
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def replay(body: bytes, receive: Receive) -> Callable[[], Awaitable[Message]]:
    """Return a receiver that gives the body that was read already, then what comes after it."""
    given = False

    async def again() -> Message:
        nonlocal given
        if not given:
            given = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again
