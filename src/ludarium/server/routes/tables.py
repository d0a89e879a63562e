"""Opening, listing and watching tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query, Request, Response
from sqlalchemy import select

from ludarium.server import schema
from ludarium.server.encoding import encode
from ludarium.server.models import OpenedReply, SyncReply, TableOrder, TableReply, TablesReply
from ludarium.server.people import Person
from ludarium.server.routes.common import (
    Anybody,
    Context,
    Guest,
    SeatWanted,
    Somebody,
    address_of,
    answer,
    limited,
    origin_of,
    problems,
    reply,
    somebody_at,
)
from ludarium.server.streams import EventStream, check_streams, table_events
from ludarium.server.tables.clock import Clock
from ludarium.server.tables.meta import FINISHED, OPEN, RUNNING, WAITING, load_metas
from ludarium.server.tables.opening import TableSpec
from ludarium.server.tables.table import summary

router = APIRouter(tags=["tables"])

Listed = Literal["mine", "open", "running", "finished"]


@router.post(
    "/api/tables",
    status_code=201,
    response_model=OpenedReply,
    responses=problems("no_such_game", "bad_options", "unknown_pack", "bad_pack", "unknown_bot", "too_many_tables"),
)
async def open_table(request: Request, context: Context, person: Guest, order: TableOrder) -> Response:
    """Open a table."""
    limited(request, context, person, "open")
    clock = None if order.clock is None else Clock(order.clock.kind, order.clock.seconds)
    names = {int(seat): name for seat, name in order.names.items()}
    packs: list[Mapping[str, object]] = [pack.model_dump() for pack in order.packs]
    spec = TableSpec(order.game, list(order.seats), dict(order.options), order.public, clock, order.absent_after, names, packs)
    identity, invitations = await context.openings.open(spec, person.id, origin_of(request))
    async with context.tables.use(identity) as table:
        await context.tables.ready(table)
        sync = table.sync(person.id, table.viewer_for(person.id, None))
        return answer(request, f"{sync[:-1]},{encode(invitations)[1:]}", 201)


@router.get("/api/tables", response_model=TablesReply, responses=problems("no_identity", changes=False))
async def list_tables(
    request: Request,
    context: Context,
    person: Anybody,
    wanted: Annotated[Listed, Query(alias="list")] = "open",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[float | None, Query(allow_inf_nan=False)] = None,
) -> Response:
    """List tables, newest first."""
    limited(request, context, person, "read")
    statement = listing(wanted, person).limit(limit)
    if before is not None:
        statement = statement.where(schema.tables.c.updated < before)
    metas = await context.storage.read(lambda connection: load_metas(connection, statement))
    user = None if person is None else person.id
    return reply(request, {"tables": [summary(meta, user) for meta in metas]})


def listing(wanted: Listed, person: Person | None) -> Any:
    """Return the statement that selects a list."""
    tables, seats = schema.tables, schema.seats
    user = "" if person is None else person.id
    seated = select(seats.c.table).where(seats.c.user == user)
    free = select(seats.c.table).where(seats.c.kind == OPEN)
    involved = (tables.c.id.in_(seated)) | (tables.c.host == user)
    conditions = {
        "mine": (involved, tables.c.status.in_((WAITING, RUNNING))),
        "finished": (involved, tables.c.status == FINISHED),
        "open": (tables.c.public.is_(True), tables.c.status == WAITING, tables.c.id.in_(free)),
        "running": (tables.c.public.is_(True), tables.c.status == RUNNING),
    }
    return select(tables).where(*conditions[wanted]).order_by(tables.c.updated.desc())


@router.get(
    "/api/tables/{table_id}",
    response_model=SyncReply,
    responses=problems("no_such_table", "no_such_seat", "not_your_seat", "rules_changed", changes=False),
)
async def look_at_table(request: Request, context: Context, person: Anybody, table_id: str, seat: SeatWanted = None) -> Response:
    """Return all this viewer may know."""
    limited(request, context, person, "read")
    user = None if person is None else person.id
    async with context.tables.use(table_id) as table:
        await context.tables.ready(table)
        return answer(request, table.sync(user, table.viewer_for(user, seat)))


@router.delete(
    "/api/tables/{table_id}", response_model=TableReply, responses=problems("no_identity", "no_such_table", "not_host", "not_waiting")
)
async def close_table(request: Request, context: Context, person: Somebody, table_id: str) -> Response:
    """Close a table that waits for players, or remove a finished one that was brought as a record."""
    limited(request, context, person, "seat")
    async with context.tables.use(table_id) as table:
        if table.meta.imported and table.meta.status == FINISHED:
            await context.imports.remove(table, person.id)
        else:
            await context.openings.close(table, person.id)
        return reply(request, table.plain(person.id))


@router.get(
    "/api/tables/{table_id}/events",
    response_class=Response,
    responses={
        200: {"content": {"text/event-stream": {}}},
        **problems("no_such_table", "no_such_seat", "not_your_seat", "too_many_streams", "rules_changed", changes=False),
    },
)
async def watch_table(
    request: Request,
    context: Context,
    person: Anybody,
    table_id: str,
    seat: SeatWanted = None,
    after: Annotated[str | None, Query(max_length=40)] = None,
    last_event_id: Annotated[str | None, Header(max_length=40)] = None,
) -> Response:
    """Tell one viewer everything that changes (server-sent events)."""
    limited(request, context, person, "read")
    user = None if person is None else person.id
    async with context.tables.use(table_id) as table:
        await context.tables.ready(table)
        viewer = table.viewer_for(user, seat)
    whose = check_streams(context, somebody_at(request, person), context.addresses.counted(address_of(request)))
    return EventStream(context, whose, table_events(context, table_id, user, viewer, last_event_id or after))
