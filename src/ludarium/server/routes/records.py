"""What can be had of what was played, most of it when the game is over, and bringing records from elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from sqlalchemy import Connection

import ludarium
from ludarium.engine.record import Entry
from ludarium.server.context import AppContext
from ludarium.server.models import HistoryReply, ImportOrder, PlayOnOrder, PositionReply, SinceReply, SyncReply, VerifyReply
from ludarium.server.people import Person
from ludarium.server.problems import Problem
from ludarium.server.routes.common import Anybody, Context, Guest, SeatWanted, answer, asker, limited, origin_of, problems, reply
from ludarium.server.tables.loading import game_of, replay_order
from ludarium.server.tables.meta import FINISHED, Meta
from ludarium.server.tables.notes import LINE, follow_line, load_notes, notes_of, rows_of_line, with_notes
from ludarium.server.tables.opening import commitment_to
from ludarium.server.tables.records import load_rows

router = APIRouter(tags=["records"])

AFTERWARDS = ("no_such_table", "not_over", "rules_changed")
MOST_SINCE = 60  # entries that are told again

Line = Annotated[str, Query(pattern=LINE, max_length=120)]


async def finished(context: AppContext, table_id: str) -> Meta:
    """Return a finished table; 409 before it is over, since seed and hidden moves are in its record."""
    async with context.tables.use(table_id) as table:
        if context.bus.shared or table.meta.status != FINISHED:
            await context.tables.ready(table)
        if table.meta.status != FINISHED:
            raise Problem("not_over", status_of_table=table.meta.status)
        return table.meta


async def look(
    request: Request, context: AppContext, person: Person | None, meta: Meta, what: str, number: int, viewer: int = 0, line: str = ""
) -> str:
    """Return what a finished game, or a line of its record, was like after so many entries, worked out once and remembered."""

    async def order() -> dict[str, Any]:
        noted = bool(line) or what == "history"
        rows, record = await context.storage.read(lambda connection: line_of(connection, meta.id, line, noted))
        if number > len(rows):
            raise Problem("no_such_position")
        more = notes_of(record) if what == "history" else {"viewer": viewer}
        found = replay_order(meta, what, rows[:number] if number >= 0 else rows, **more)
        return {**found, "table": f"{meta.id} {line}"}

    return await context.replays.look(f"{meta.id} {what} {number} {viewer} {line}", order, asker(request, person))


def line_of(connection: Connection, table: str, line: str, noted: bool) -> tuple[list[list[Any]], ludarium.Record | None]:
    """Return the rows of a table, or of a line of its record, and if that is wanted what its record says about it."""
    rows, record = load_rows(connection, table), load_notes(connection, table) if noted else None
    if not line:
        return rows, record
    found = follow_line(record, line)
    return rows_of_line(rows, found, line), found


@router.get(
    "/api/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **problems(*AFTERWARDS, changes=False)},
)
async def export_record(request: Request, context: Context, person: Anybody, table_id: str) -> Response:
    """Export the record of a finished game."""
    limited(request, context, person, "read")
    meta = await finished(context, table_id)
    rows, noted = await context.storage.read(lambda connection: line_of(connection, table_id, "", True))
    text = await asyncio.to_thread(record_text, meta, [Entry(seat, move) for _number, seat, move, *_more in rows], noted)
    headers = {"Content-Disposition": f'attachment; filename="{meta.game}-{meta.id}.record"'}
    return Response(text, 200, headers, "text/plain; charset=utf-8")


def record_text(meta: Meta, entries: list[Entry], noted: ludarium.Record | None) -> str:
    """Return the record as text: names as they are now, result only if the game was played to its end, comments as they were brought."""
    record = record_of(meta, with_notes(entries, noted))
    record.names = {seat.seat: seat.shown_name for seat in meta.seats if seat.shown_name}
    record.comment = "" if noted is None else noted.comment
    if meta.result is not None and meta.result["reason"] == "played":
        record.result = list(meta.result["scores"])
    return str(record)


def record_of(meta: Meta, entries: list[Entry]) -> ludarium.Record:
    """Return the record of some entries, without names, comments and result."""
    record = ludarium.Record(meta.game, meta.rules, meta.players, meta.seed, meta.generator)
    record.position = meta.position or ""
    game = game_of(meta)
    record.options = {spec.name: spec.write(meta.options[spec.name]) for spec in game.options if spec.name in meta.options}
    record.packs = meta.packs
    record.entries = entries
    return record


@router.get(
    "/api/tables/{table_id}/history", response_model=HistoryReply, responses=problems(*AFTERWARDS, "no_such_position", changes=False)
)
async def history(request: Request, context: Context, person: Anybody, table_id: str, line: Line = "") -> Response:
    """List the entries of a finished game with the scores after each, and what is said about them."""
    limited(request, context, person, "read")
    meta = await finished(context, table_id)
    return answer(request, await look(request, context, person, meta, "history", -1, line=line))


@router.get(
    "/api/tables/{table_id}/positions/{number}",
    response_model=PositionReply,
    responses=problems(*AFTERWARDS, "no_such_position", "no_such_seat", changes=False),
)
async def past_position(
    request: Request,
    context: Context,
    person: Anybody,
    table_id: str,
    number: Annotated[int, Path(ge=0, le=100_000)],
    seat: Annotated[int | None, Query(ge=-1, le=99)] = None,
    line: Line = "",
) -> Response:
    """Return the position after so many entries, from any seat: the game is over, nothing is hidden any more."""
    limited(request, context, person, "read")
    meta = await finished(context, table_id)
    viewer = meta.players if seat in (None, -1) else seat
    if viewer is None or viewer > meta.players or (seat is not None and seat >= meta.players):
        raise Problem("no_such_seat")
    return answer(request, await look(request, context, person, meta, "position", number, viewer, line))


@router.get(
    "/api/tables/{table_id}/since",
    response_model=SinceReply,
    responses=problems("no_such_table", "no_such_seat", "not_your_seat", "not_running", "rules_changed", changes=False),
)
async def since_own_turn(request: Request, context: Context, person: Anybody, table_id: str, seat: SeatWanted = None) -> Response:
    """Return what this viewer saw since the own last turn, position by position; the first has the whole log."""
    limited(request, context, person, "read")
    user = None if person is None else person.id
    async with context.tables.use(table_id) as table:
        await context.tables.ready(table)
        viewer = table.viewer_for(user, seat)
        game, meta, number = table.running_game(), table.meta, table.meta.number
        viewer = viewer if viewer >= 0 else game.spectator
        start = max(game.turn_end(viewer), number - MOST_SINCE)
    rows = await context.storage.read(lambda connection: load_rows(connection, table_id))
    order = replay_order(meta, "since", rows[:start], later=rows[start:number], viewer=viewer)
    told = await context.replays.run(order, asker(request, person))
    return answer(request, f'{{"positions":{told}}}')


@router.get("/api/tables/{table_id}/verify", response_model=VerifyReply, responses=problems(*AFTERWARDS, changes=False))
async def verify(request: Request, context: Context, person: Anybody, table_id: str) -> Response:
    """Check the shuffle: the seed against what was promised, the record against the final position."""
    limited(request, context, person, "read")
    meta = await finished(context, table_id)
    message, digest = "", ""
    try:
        digest = await look(request, context, person, meta, "digest", meta.number)
    except Problem as problem:
        if problem.code != "rules_changed":
            raise
        message = problem.detail
    found = {
        "seed": meta.seed,
        "generator": meta.generator,
        "commitment": meta.commitment,
        "seed_matches": meta.commitment == commitment_to(meta.seed),
        "entries": meta.number,
        "digest": digest,
        "replay_matches": bool(digest) and digest == meta.digest,
        "message": message,
    }
    return reply(request, found)


@router.post(
    "/api/import",
    status_code=201,
    response_model=SyncReply,
    responses=problems("bad_record", "bad_options", "unknown_pack", "bad_pack", "unknown_bot", "too_many_tables"),
)
async def import_record(request: Request, context: Context, person: Guest, order: ImportOrder) -> Response:
    """Make a table of a record."""
    limited(request, context, person, "open")
    return await brought(request, context, person, order.record, order.seats)


async def brought(request: Request, context: AppContext, person: Person, text: str, seats: list[str] | None) -> Response:
    """Make a table of a record; return it as whoever brought it sees it."""
    identity = await context.imports.bring(text, seats, person.id, origin_of(request))
    async with context.tables.use(identity) as table:
        await context.tables.ready(table)
        return answer(request, table.sync(person.id, table.viewer_for(person.id, None)), 201)


@router.post(
    "/api/tables/{table_id}/play-on",
    status_code=201,
    response_model=SyncReply,
    responses=problems(*AFTERWARDS, "no_such_position", "bad_record", "unknown_pack", "bad_pack", "unknown_bot", "too_many_tables"),
)
async def play_on(request: Request, context: Context, person: Guest, table_id: str, order: PlayOnOrder) -> Response:
    """Open a table that goes on from a point of a finished game, after so many of its entries."""
    limited(request, context, person, "open")
    meta = await finished(context, table_id)
    if order.number >= meta.number:
        raise Problem("no_such_position")
    rows = await context.storage.read(lambda connection: load_rows(connection, table_id))
    entries = [Entry(seat, move) for _number, seat, move, *_more in rows[: order.number]]
    text = str(await asyncio.to_thread(record_of, meta, entries))
    return await brought(request, context, person, text, order.seats)
