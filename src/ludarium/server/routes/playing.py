"""Playing at a table."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ludarium.server.models import ChatOrder, MessageReply, MoveOrder, PositionReply, ResignOrder, TableIdReply, TableReply, UndoOrder
from ludarium.server.problems import Problem
from ludarium.server.routes.common import Context, Somebody, answer, limited, origin_of, problems, reply

router = APIRouter(tags=["playing"])

AT_A_TABLE = ("no_identity", "no_such_table", "no_such_seat", "not_your_seat", "not_running", "rules_changed")


@router.post("/api/tables/{table_id}/moves", response_model=PositionReply, responses=problems(*AT_A_TABLE, "stale_number", "illegal_move"))
async def play_move(request: Request, context: Context, person: Somebody, table_id: str, order: MoveOrder) -> Response:
    """Answer a question with a move; saved before it is answered."""
    limited(request, context, person, "move")
    async with context.tables.use(table_id) as table:
        return answer(request, await context.moves.play(table, order.seat, order.number, order.move, person.id))


@router.post("/api/tables/{table_id}/undo", response_model=PositionReply, responses=problems(*AT_A_TABLE, "stale_number", "cannot_undo"))
async def undo_move(request: Request, context: Context, person: Somebody, table_id: str, order: UndoOrder) -> Response:
    """Take your last move back, or the whole turn."""
    limited(request, context, person, "move")
    async with context.tables.use(table_id) as table:
        return answer(request, await context.moves.undo(table, order.seat, order.number, person.id, order.turn))


@router.post("/api/tables/{table_id}/resign", response_model=TableReply, responses=problems(*AT_A_TABLE))
async def resign(request: Request, context: Context, person: Somebody, table_id: str, order: ResignOrder) -> Response:
    """Give up."""
    limited(request, context, person, "seat")
    async with context.tables.use(table_id) as table:
        table.own_seat(person.id, order.seat)
        await context.resigning.resign(table, person.id, order.seat)
        return reply(request, table.plain(person.id))


@router.post(
    "/api/tables/{table_id}/chat",
    status_code=201,
    response_model=MessageReply,
    responses=problems("no_identity", "no_such_table", "not_seated"),
)
async def say(request: Request, context: Context, person: Somebody, table_id: str, order: ChatOrder) -> Response:
    """Say something to everybody at the table."""
    limited(request, context, person, "chat")
    async with context.tables.use(table_id) as table:
        await context.tables.ready(table)
        seats = table.meta.seats_of(person.id)
        if not seats:
            raise Problem("not_seated")
        name = table.meta.seats[seats[0]].shown_name
        message = await context.chat.say(table, seats[0], name, order.text)
        return reply(request, message._asdict(), 201)


@router.post(
    "/api/tables/{table_id}/rematch",
    status_code=201,
    response_model=TableIdReply,
    responses=problems("no_identity", "no_such_table", "not_seated", "not_over", "too_many_tables"),
)
async def rematch(request: Request, context: Context, person: Somebody, table_id: str) -> Response:
    """Play again with the same people, everybody one seat further."""
    limited(request, context, person, "open")
    async with context.tables.use(table_id) as table:
        return reply(request, {"id": await context.rematches.rematch(table, person.id, origin_of(request))}, 201)
