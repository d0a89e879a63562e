"""The application: routes, problems, page, and what begins and ends with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

import ludarium
from ludarium.server.context import AppContext
from ludarium.server.middleware import RequestMiddleware
from ludarium.server.page import Page
from ludarium.server.problems import Problem
from ludarium.server.routes import advice, games, identity, operators, packs, playing, records, seats, tables
from ludarium.server.routes.common import problem_of
from ludarium.server.settings import Settings, settings
from ludarium.server.shortcut import Shortcut
from ludarium.server.storage import Conflict, Unavailable


def make_app(given: Settings | None = None) -> FastAPI:
    """Return the application for these settings, by default those of the environment."""
    wanted = given or settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        context = AppContext(wanted)
        await context.open()
        app.state.context = context
        try:
            yield
        finally:
            await context.close()

    app = FastAPI(
        title="Ludarium",
        version=ludarium.__version__,
        description="Tables for heavy board games; docs/api.md tells it in prose.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},  # looked for at every request otherwise
    )
    app.state.context = None
    for part in PARTS:
        app.include_router(part.router)
    page = Page()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def other(request: Request, path: str) -> Response:
        if allowed_at(request.url.path):
            raise HTTPException(HTTPStatus.METHOD_NOT_ALLOWED)
        return page.respond(request)

    add_problems(app)
    app.add_middleware(Shortcut)
    app.add_middleware(RequestMiddleware)
    return app


PARTS: Final = (playing, tables, identity, games, seats, records, packs, advice, operators)  # what is asked most is looked for first


def allowed_at(path: str) -> list[str]:
    """Return the methods that an address of the interface takes; none if it is not one."""
    routes = [route for part in PARTS for route in part.router.routes if isinstance(route, APIRoute)]
    return sorted({method for route in routes if route.path_regex.match(path) for method in route.methods or ()})


def add_problems(app: FastAPI) -> None:
    """Have every error answered as a problem."""

    @app.exception_handler(Problem)
    async def problem(request: Request, wrong: Problem) -> Response:
        return wrong.response()

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, wrong: RequestValidationError) -> Response:
        errors = [{"where": ".".join(str(part) for part in error["loc"]), "message": error["msg"]} for error in wrong.errors()]
        if any(error["type"] == "json_invalid" for error in wrong.errors()):
            return Problem("bad_request", "The body is not valid JSON.", errors=errors).response()
        return Problem("invalid", describe(errors), errors=errors).response()

    @app.exception_handler(HTTPException)
    async def http(request: Request, wrong: HTTPException) -> Response:
        if wrong.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            return Problem("method_not_allowed", headers={"Allow": ", ".join(allowed_at(request.url.path) or ["GET", "HEAD"])}).response()
        codes = {404: "not_found", 400: "bad_request"}
        code = codes.get(wrong.status_code, "internal" if wrong.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR else "bad_request")
        return Problem(code, headers=dict(wrong.headers or {})).response()

    @app.exception_handler(Unavailable)
    async def unavailable(request: Request, wrong: Unavailable) -> Response:
        return problem_of(wrong).response()

    @app.exception_handler(Conflict)
    async def conflict(request: Request, wrong: Conflict) -> Response:
        return problem_of(wrong).response()


def describe(errors: list[dict[str, Any]]) -> str:
    """Return what is wrong with a request in one sentence."""
    return "; ".join(f"{error['where']}: {error['message']}" for error in errors[:3]) + "."
