"""Sitting down, getting up, invitations and stand-ins."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ludarium.server.models import AcceptOrder, CodeOrder, InviteReply, LinkReply, SeatAtReply, SeatOrder, SyncReply, TableReply
from ludarium.server.routes.common import Anybody, Context, Guest, Somebody, answer, limited, problems, reply, somebody_at
from ludarium.server.tables.invites import choices

router = APIRouter(tags=["seats"])

Seat = Annotated[int, Path(ge=0, le=99)]
SEAT = ("no_such_table", "no_such_seat")


@router.post("/api/tables/{table_id}/seats/{seat}/take", response_model=SyncReply, responses=problems(*SEAT, "not_waiting", "seat_taken"))
async def take_seat(request: Request, context: Context, person: Guest, table_id: str, seat: Seat) -> Response:
    """Sit down on an open seat or on one reserved for you."""
    limited(request, context, person, "seat")
    async with context.tables.use(table_id) as table:
        table.seat(seat)
        await context.seats.take(table, person.id, seat)
        return answer(request, table.sync(person.id, table.viewer_for(person.id, seat)))


@router.post(
    "/api/tables/{table_id}/seats/{seat}/leave",
    response_model=TableReply,
    responses=problems(*SEAT, "no_identity", "not_your_seat", "not_waiting"),
)
async def leave_seat(request: Request, context: Context, person: Somebody, table_id: str, seat: Seat) -> Response:
    """Get up while the table waits."""
    limited(request, context, person, "seat")
    async with context.tables.use(table_id) as table:
        table.seat(seat)
        await context.seats.leave(table, person.id, seat)
        return reply(request, table.plain(person.id))


@router.put(
    "/api/tables/{table_id}/seats/{seat}",
    response_model=TableReply,
    responses=problems(*SEAT, "no_identity", "not_host", "not_waiting", "seat_taken", "unknown_bot"),
)
async def arrange_seat(request: Request, context: Context, person: Somebody, table_id: str, seat: Seat, order: SeatOrder) -> Response:
    """Say what a seat is for."""
    limited(request, context, person, "seat")
    async with context.tables.use(table_id) as table:
        table.seat(seat)
        await context.seats.arrange(table, person.id, seat, order.kind)
        return reply(request, table.plain(person.id))


@router.post(
    "/api/tables/{table_id}/invite",
    status_code=201,
    response_model=LinkReply,
    responses=problems("no_such_table", "no_identity", "not_host", "not_waiting"),
)
async def open_link(request: Request, context: Context, person: Somebody, table_id: str) -> Response:
    """Make a new link for the table: whoever follows it chooses a free seat. An older one stops working."""
    limited(request, context, person, "seat")
    async with context.tables.use(table_id) as table:
        return reply(request, await context.invites.open_link(table, person.id), 201)


@router.delete("/api/tables/{table_id}/invite", response_model=TableReply, responses=problems("no_such_table", "no_identity", "not_host"))
async def close_link(request: Request, context: Context, person: Somebody, table_id: str) -> Response:
    """Make the table's link worthless."""
    limited(request, context, person, "seat")
    async with context.tables.use(table_id) as table:
        await context.invites.revoke(table, person.id, None)
        return reply(request, table.plain(person.id))


@router.post(
    "/api/tables/{table_id}/seats/{seat}/invite",
    status_code=201,
    response_model=InviteReply,
    responses=problems(*SEAT, "no_identity", "not_host", "not_waiting", "not_invitable"),
)
async def invite(request: Request, context: Context, person: Somebody, table_id: str, seat: Seat) -> Response:
    """Make a new link for a seat; an older one stops working."""
    limited(request, context, person, "seat")
    async with context.tables.use(table_id) as table:
        table.seat(seat)
        return reply(request, await context.invites.invite(table, person.id, seat), 201)


@router.delete(
    "/api/tables/{table_id}/seats/{seat}/invite", response_model=TableReply, responses=problems(*SEAT, "no_identity", "not_host")
)
async def revoke(request: Request, context: Context, person: Somebody, table_id: str, seat: Seat) -> Response:
    """Make a seat's link worthless."""
    limited(request, context, person, "seat")
    async with context.tables.use(table_id) as table:
        table.seat(seat)
        await context.invites.revoke(table, person.id, seat)
        return reply(request, table.plain(person.id))


@router.post("/api/invites/look", response_model=SeatAtReply, responses=problems("no_invite"))
async def look_at_invite(request: Request, context: Context, person: Anybody, order: CodeOrder) -> Response:
    """See where an invitation leads."""
    context.limits.take("invite", somebody_at(request, None))
    invited = await context.invites.look_up(order.code)
    user = None if person is None else person.id
    async with context.tables.use(invited.table) as table:
        await context.tables.ready(table)
        seats = choices(table.meta, invited, user)
        return reply(request, {"table": table.plain(user), "seat": invited.seat, "seats": seats})


@router.post("/api/invites/accept", response_model=SyncReply, responses=problems("no_invite", "no_such_seat", "not_waiting", "seat_taken"))
async def accept_invite(request: Request, context: Context, person: Guest, order: AcceptOrder) -> Response:
    """Sit down where an invitation says, or on a seat of your choice."""
    context.limits.take("invite", somebody_at(request, None))
    invited = await context.invites.look_up(order.code)
    async with context.tables.use(invited.table) as table:
        if order.seat is not None:
            table.seat(order.seat)
        seat = await context.invites.accept(table, person.id, order.code, order.seat)
        return answer(request, table.sync(person.id, table.viewer_for(person.id, seat)))


@router.post(
    "/api/tables/{table_id}/seats/{seat}/stand-in",
    response_model=TableReply,
    responses=problems(*SEAT, "no_identity", "not_seated", "not_running", "not_absent"),
)
async def vote_for_stand_in(request: Request, context: Context, person: Somebody, table_id: str, seat: Seat) -> Response:
    """Vote for a bot in place of somebody absent."""
    limited(request, context, person, "seat")
    async with context.tables.use(table_id) as table:
        await context.tables.ready(table)
        table.seat(seat)
        await context.stand_ins.vote(table, person.id, seat)
        return reply(request, table.plain(person.id))


@router.post(
    "/api/tables/{table_id}/seats/{seat}/return",
    response_model=TableReply,
    responses=problems(*SEAT, "no_identity", "not_your_seat", "not_running", "no_stand_in", "out_of_time"),
)
async def come_back(request: Request, context: Context, person: Somebody, table_id: str, seat: Seat) -> Response:
    """Take your seat back from the bot."""
    limited(request, context, person, "seat")
    async with context.tables.use(table_id) as table:
        table.seat(seat)
        await context.stand_ins.give_back(table, person.id, [seat])
        return reply(request, table.plain(person.id))
