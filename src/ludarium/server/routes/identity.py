"""Who you are."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ludarium.server.house import House
from ludarium.server.models import GuestOrder, MeReply, NameOrder, ProgramReply
from ludarium.server.people import Person
from ludarium.server.routes.common import Anybody, Somebody, TheHouse, limited, make_guest, make_person, problems, reply, set_cookie
from ludarium.server.streams import EventStream, check_streams, counted, turn_events

router = APIRouter(tags=["identity"])


def me(request: Request, person: Person | None) -> Response:
    """Return who somebody is."""
    return reply(request, {"user": None if person is None else {"id": person.id, "name": person.name}})


async def rename(house: House, person: Person, name: str) -> Person:
    """Give somebody another name and have it shown at all tables, in all processes."""
    renamed = await house.people.rename(person, name)
    await house.storage.write(lambda connection: house.bus.announce(connection, {"renamed": person.id}))
    house.tables.renamed(person.id)
    return renamed


@router.post("/api/guest", response_model=MeReply, responses=problems())
async def become_guest(request: Request, house: TheHouse, person: Anybody, order: GuestOrder | None = None) -> Response:
    """Become a guest, or stay the one you are."""
    name = (order.name if order else None) or ""
    if person is None:
        person = await make_guest(request, name)
    elif name:
        limited(request, house, person, "seat")
        person = await rename(house, person, name)
    return me(request, person)


@router.post("/api/programs", status_code=201, response_model=ProgramReply, responses=problems())
async def become_program(request: Request, house: TheHouse, order: NameOrder) -> Response:
    """Become somebody new who is known by a token, not by a cookie."""
    person = await make_person(request, order.name, program=True)
    return reply(request, {"user": {"id": person.id, "name": person.name}, "token": house.people.cookie_for(person)}, 201)


@router.get("/api/me", response_model=MeReply, responses=problems(changes=False))
async def who_am_i(request: Request, house: TheHouse, person: Anybody) -> Response:
    """Say who you are."""
    limited(request, house, person, "read")
    return me(request, person)


@router.patch("/api/me", response_model=MeReply, responses=problems("no_identity"))
async def change_name(request: Request, house: TheHouse, person: Somebody, order: NameOrder) -> Response:
    """Change your name, at once at all your tables."""
    limited(request, house, person, "seat")
    return me(request, await rename(house, person, order.name))


@router.post("/api/sign-out", response_model=MeReply, responses=problems())
async def sign_out(request: Request) -> Response:
    """Forget this browser."""
    set_cookie(request, "", 0)
    return me(request, None)


@router.get(
    "/api/me/events",
    response_class=Response,
    responses={200: {"content": {"text/event-stream": {}}}, **problems("no_identity", "too_many_streams", changes=False)},
)
async def my_events(request: Request, house: TheHouse, person: Somebody) -> Response:
    """Tell when it is your turn somewhere (server-sent events)."""
    limited(request, house, person, "read")
    check_streams(house, person.id)
    return EventStream(counted(house, person.id, turn_events(house, person.id)))
