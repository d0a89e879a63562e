"""Who you are."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from ludarium.server.context import AppContext
from ludarium.server.models import GuestOrder, MeReply, NameOrder, ProgramReply
from ludarium.server.people import Person
from ludarium.server.routes.common import (
    Anybody,
    Context,
    Somebody,
    address_of,
    limited,
    make_guest,
    make_person,
    problems,
    reply,
    set_cookie,
)
from ludarium.server.streams import EventStream, check_streams, turn_events

router = APIRouter(tags=["identity"])


def me(request: Request, person: Person | None) -> Response:
    """Return who somebody is."""
    return reply(request, {"user": None if person is None else {"id": person.id, "name": person.name}})


async def rename(context: AppContext, person: Person, name: str) -> Person:
    """Give somebody another name and have it shown at all tables, in all processes."""
    renamed = await context.people.rename(person, name)
    await context.storage.write(lambda connection: context.bus.announce(connection, {"renamed": person.id}), person.id)
    context.tables.reload_tables_of(person.id)
    return renamed


async def end(context: AppContext, person: Person) -> None:
    """Let nobody be this person any more, in all processes; streams that are open end."""

    def work(connection: Connection) -> None:
        context.people.sign_out(connection, person)
        context.bus.announce(connection, {"signed_out": person.id})

    await context.storage.write(work, person.id)
    context.peers.dismiss(person.id)


@router.post("/api/guest", response_model=MeReply, responses=problems())
async def become_guest(request: Request, context: Context, person: Anybody, order: GuestOrder | None = None) -> Response:
    """Become a guest, or stay the one you are."""
    name = (order.name if order else None) or ""
    if person is None:
        person = await make_guest(request, name)
    elif name:
        limited(request, context, person, "seat")
        person = await rename(context, person, name)
    return me(request, person)


@router.post("/api/programs", status_code=201, response_model=ProgramReply, responses=problems())
async def become_program(request: Request, context: Context, order: NameOrder) -> Response:
    """Become somebody new who is known by a token, not by a cookie."""
    person = await make_person(request, order.name, program=True)
    return reply(request, {"user": {"id": person.id, "name": person.name}, "token": context.people.cookie_for(person)}, 201)


@router.get("/api/me", response_model=MeReply, responses=problems(changes=False))
async def who_am_i(request: Request, context: Context, person: Anybody) -> Response:
    """Say who you are."""
    limited(request, context, person, "read")
    return me(request, person)


@router.patch("/api/me", response_model=MeReply, responses=problems("no_identity"))
async def change_name(request: Request, context: Context, person: Somebody, order: NameOrder) -> Response:
    """Change your name, at once at all your tables."""
    limited(request, context, person, "seat")
    return me(request, await rename(context, person, order.name))


@router.post("/api/sign-out", response_model=MeReply, responses=problems())
async def sign_out(request: Request, context: Context, person: Anybody) -> Response:
    """Forget who you are, here and everywhere: the cookie or token is worth nothing any more."""
    if person is not None:
        limited(request, context, person, "seat")
        await end(context, person)
    set_cookie(request, "", 0)
    return me(request, None)


@router.get(
    "/api/me/events",
    response_class=Response,
    responses={200: {"content": {"text/event-stream": {}}}, **problems("no_identity", "too_many_streams", changes=False)},
)
async def my_events(request: Request, context: Context, person: Somebody) -> Response:
    """Tell when it is your turn somewhere (server-sent events)."""
    limited(request, context, person, "read")
    whose = check_streams(context, person.id, context.addresses.counted(address_of(request)))
    return EventStream(context, whose, turn_events(context, person.id))
