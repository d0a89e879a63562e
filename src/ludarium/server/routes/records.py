"""What can be had of what was played, most of it when the game is over, and bringing records from elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from sqlalchemy import Connection

import ludarium
from ludarium.engine.record import Entry
from ludarium.server.context import AppContext
from ludarium.server.models import HistoryReply, ImportOrder, PositionReply, SinceReply, SyncReply, VerifyReply
from ludarium.server.problems import Problem
from ludarium.server.routes.common import Anybody, Context, Guest, SeatWanted, answer, limited, problems, reply
from ludarium.server.tables.livegame import StoredEntry
from ludarium.server.tables.loading import game_of, replay
from ludarium.server.tables.meta import FINISHED, Meta
from ludarium.server.tables.opening import commitment_to
from ludarium.server.tables.records import load_entries

router = APIRouter(tags=["records"])

AFTERWARDS = ("no_such_table", "not_over", "rules_changed")
MOST_SINCE = 60  # entries that are told again


async def finished(context: AppContext, table_id: str) -> tuple[Meta, list[StoredEntry]]:
    """Return a finished table and its entries; 409 before it is over, since seed and hidden moves are in them."""
    async with context.tables.use(table_id) as table:
        if context.bus.shared or table.meta.status != FINISHED:
            await context.tables.ready(table)
        if table.meta.status != FINISHED:
            raise Problem("not_over", status_of_table=table.meta.status)
        meta = table.meta

    def work(connection: Connection) -> list[StoredEntry]:
        return load_entries(connection, table_id)

    return meta, await context.storage.read(work)


@router.get(
    "/api/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **problems(*AFTERWARDS, changes=False)},
)
async def export_record(request: Request, context: Context, person: Anybody, table_id: str) -> Response:
    """Export the record of a finished game."""
    limited(request, context, person, "read")
    meta, entries = await finished(context, table_id)
    text = await asyncio.to_thread(record_text, meta, entries)
    headers = {"Content-Disposition": f'attachment; filename="{meta.game}-{meta.id}.record"'}
    return Response(text, 200, headers, "text/plain; charset=utf-8")


def record_text(meta: Meta, entries: Sequence[StoredEntry]) -> str:
    """Return the record as text: names as they are now, result only if the game was played to its end."""
    record = ludarium.Record(meta.game, meta.rules, meta.players, meta.seed, meta.generator)
    game = game_of(meta)
    record.options = {spec.name: spec.write(meta.options[spec.name]) for spec in game.options if spec.name in meta.options}
    record.packs = meta.packs
    record.names = {seat.seat: seat.shown_name for seat in meta.seats if seat.shown_name}
    record.entries = [Entry(entry.seat, entry.move) for entry in entries]
    if meta.result is not None and meta.result["reason"] == "played":
        record.result = list(meta.result["scores"])
    return str(record)


@router.get("/api/tables/{table_id}/history", response_model=HistoryReply, responses=problems(*AFTERWARDS, changes=False))
async def history(request: Request, context: Context, person: Anybody, table_id: str) -> Response:
    """List the entries of a finished game with the scores after each."""
    limited(request, context, person, "read")
    meta, entries = await finished(context, table_id)
    return reply(request, await asyncio.to_thread(history_of, meta, entries))


def history_of(meta: Meta, entries: Sequence[StoredEntry]) -> dict[str, Any]:
    """Return what happened, entry by entry."""
    live = replay(meta, [])
    told: list[dict[str, Any]] = [
        {"number": 0, "seat": None, "move": "", "by": "", "scores": list(live.match.state.scores), "log": len(live.lines)}
    ]
    for entry in entries:
        live.follow_one(entry)
        told.append(
            {
                "number": entry.number,
                "seat": entry.seat,
                "move": entry.move,
                "by": entry.by,
                "scores": list(live.match.state.scores),
                "log": len(live.lines),
            }
        )
    return {"count": len(entries), "entries": told}


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
) -> Response:
    """Return the position after so many entries, from any seat: the game is over, nothing is hidden any more."""
    limited(request, context, person, "read")
    meta, entries = await finished(context, table_id)
    if number > len(entries):
        raise Problem("no_such_position")
    viewer = meta.players if seat in (None, -1) else seat
    if viewer is None or viewer > meta.players or (seat is not None and seat >= meta.players):
        raise Problem("no_such_seat")
    live = await asyncio.to_thread(replay, meta, entries[:number])
    return answer(request, live.position(viewer, 0))


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
        game, meta = table.running_game(), table.meta
        viewer = viewer if viewer >= 0 else game.spectator
        start = max(game.turn_end(viewer), meta.number - MOST_SINCE)
    entries = await context.storage.read(lambda connection: load_entries(connection, table_id))
    told = await asyncio.to_thread(glimpses, meta, entries[: meta.number], start, viewer)
    return answer(request, f'{{"positions":[{",".join(told)}]}}')


def glimpses(meta: Meta, entries: Sequence[StoredEntry], start: int, viewer: int) -> list[str]:
    """Return what a viewer saw after so many entries, and after each later one that changed it."""
    live = replay(meta, entries[:start])
    told = [live.glimpse(viewer, 0)]
    for entry in entries[start:]:
        number = live.number(viewer)
        live.follow_one(entry)
        if live.number(viewer) != number:
            told.append(live.glimpse(viewer, number))
    return told


@router.get("/api/tables/{table_id}/verify", response_model=VerifyReply, responses=problems(*AFTERWARDS, changes=False))
async def verify(request: Request, context: Context, person: Anybody, table_id: str) -> Response:
    """Check the shuffle: the seed against what was promised, the record against the final position."""
    limited(request, context, person, "read")
    meta, entries = await finished(context, table_id)
    message, digest = "", ""
    try:
        live = await asyncio.to_thread(replay, meta, entries)
        digest = live.match.state.digest()
    except Problem as problem:
        message = problem.detail
    found = {
        "seed": meta.seed,
        "generator": meta.generator,
        "commitment": meta.commitment,
        "seed_matches": meta.commitment == commitment_to(meta.seed),
        "entries": len(entries),
        "digest": digest,
        "replay_matches": bool(digest) and digest == meta.digest,
        "message": message,
    }
    return reply(request, found)


@router.post(
    "/api/import",
    status_code=201,
    response_model=SyncReply,
    responses=problems("bad_record", "bad_options", "unknown_bot", "too_many_tables"),
)
async def import_record(request: Request, context: Context, person: Guest, order: ImportOrder) -> Response:
    """Make a table of a record."""
    limited(request, context, person, "open")
    identity = await context.imports.bring(order.record, order.seats, person.id)
    async with context.tables.use(identity) as table:
        await context.tables.ready(table)
        return answer(request, table.sync(person.id, table.viewer_for(person.id, None)), 201)
