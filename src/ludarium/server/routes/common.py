"""What routes share: who asks, how problems are described, how answers are made."""

from __future__ import annotations

import gzip
from typing import Annotated, Any, Final

from fastapi import Depends, Query, Request, Response

from ludarium.server.context import AppContext
from ludarium.server.encoding import encode
from ludarium.server.models import ProblemReply
from ludarium.server.people import COOKIE, COOKIE_AGE, Person
from ludarium.server.problems import MEDIA_TYPE, PROBLEMS, Problem
from ludarium.server.storage import Conflict, Unavailable

BEARER: Final = "bearer"
WORTH_PACKING: Final = 8 * 1024
EVERYWHERE: Final = ("bad_request", "no_identity", "invalid", "too_many_requests", "internal", "unavailable")
IN_CHANGES: Final = ("cross_origin", "too_large", "not_json")


async def app_context(request: Request) -> AppContext:
    """Return the application context (a dependency; a plain function would run in a thread)."""
    return context_of(request)


def context_of(request: Request) -> AppContext:
    """Return the application context."""
    context: AppContext = request.app.state.context
    return context


async def person_of(request: Request) -> Person | None:
    """Return who asks, if known: by the cookie of a browser or the token of a program; 401 for a token that is not true."""
    people = context_of(request).people
    scheme, _blank, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != BEARER:
        return await people.by_cookie(request.cookies.get(COOKIE))
    person = await people.by_cookie(token.strip())
    if person is None:
        raise Problem("no_identity")
    return person


async def known_person(request: Request) -> Person:
    """Return who asks, or 401."""
    person = await person_of(request)
    if person is None:
        raise Problem("no_identity")
    return person


async def guest_of(request: Request) -> Person:
    """Return who asks; somebody unknown becomes a guest."""
    return await person_of(request) or await make_guest(request, "")


async def make_guest(request: Request, name: str) -> Person:
    """Make a guest and have the answer set the cookie."""
    person = await make_person(request, name, program=False)
    set_cookie(request, context_of(request).people.cookie_for(person), COOKIE_AGE)
    return person


async def make_person(request: Request, name: str, program: bool) -> Person:
    """Make somebody new, as often as one address may."""
    context = context_of(request)
    context.limits.take("guest", somebody_at(request, None))
    return await context.people.add(name, program)


def set_cookie(request: Request, value: str, age: int) -> None:
    """Have the answer set the cookie: not for scripts, not for other sites, and over https only if this is https."""
    secure = "; Secure" if request.url.scheme == "https" else ""
    request.scope["state"]["cookie"] = f"{COOKIE}={value}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}"


def address_of(request: Request) -> str:
    """Return the address somebody asks from."""
    return request.client.host if request.client is not None else ""


def asker(request: Request, person: Person | None) -> str:
    """Return by whom somebody is counted: the person, or the address of whoever has no name."""
    return address_of(request) if person is None else person.id


Context = Annotated[AppContext, Depends(app_context)]
Anybody = Annotated[Person | None, Depends(person_of)]
Somebody = Annotated[Person, Depends(known_person)]
Guest = Annotated[Person, Depends(guest_of)]
SeatWanted = Annotated[int | None, Query(ge=-1, le=99)]


def problems(*codes: str, changes: bool = True) -> dict[int | str, dict[str, Any]]:
    """Return the description of a route's errors."""
    found: dict[int | str, list[str]] = {}
    for code in dict.fromkeys((*codes, *EVERYWHERE, *(IN_CHANGES if changes else ()))):
        found.setdefault(PROBLEMS[code][0], []).append(code)
    return {
        status: {"description": ", ".join(names), "content": {MEDIA_TYPE: {"schema": ProblemReply.model_json_schema()}}}
        for status, names in found.items()
    }


def problem_of(wrong: Conflict | Unavailable) -> Problem:
    """Return what is told of something that could not be written or read."""
    if isinstance(wrong, Unavailable):
        return Problem("unavailable", headers={"Retry-After": "2"})
    return Problem("unavailable", "Somebody changed the same thing at this moment; try again.")


def answer(request: Request, text: str, status: int = 200) -> Response:
    """Return JSON that is already written; a long one is packed."""
    body = text.encode()
    headers = {"Vary": "Accept-Encoding"}
    if len(body) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 1, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(body, status, headers, "application/json")


def reply(request: Request, value: object, status: int = 200) -> Response:
    """Return a value as JSON."""
    return answer(request, encode(value), status)


def limited(request: Request, context: AppContext, person: Person | None, what: str) -> None:
    """Count a request against what somebody may ask for."""
    counted = context.addresses.counted(address_of(request))
    context.limits.take(what, somebody_at(request, person), counted)


def origin_of(request: Request) -> str:
    """Return from where somebody asks, as it is stored with a table."""
    return context_of(request).addresses.origin(address_of(request))


def somebody_at(request: Request, person: Person | None) -> str:
    """Return as whom limits know who asks: a person, and whoever is unknown by the address."""
    address = address_of(request)
    return person.id if person is not None else context_of(request).addresses.counted(address) or address
