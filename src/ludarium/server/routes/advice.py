"""What would the expert do? A hint while one plays alone against bots, a review when the game is over."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from ludarium.server.adviser import count_decisions, only_person
from ludarium.server.fair_queue import HINT, REVIEW, Asker
from ludarium.server.models import HintOrder, HintReply, ReviewReply
from ludarium.server.problems import Problem
from ludarium.server.routes.common import Anybody, Context, Somebody, limited, problems, reply
from ludarium.server.routes.playing import AT_A_TABLE
from ludarium.server.routes.records import AFTERWARDS, finished
from ludarium.server.tables.loading import game_of
from ludarium.server.tables.records import load_entries

router = APIRouter(tags=["advice"])


@router.post(
    "/api/tables/{table_id}/hint",
    response_model=HintReply,
    responses=problems(*AT_A_TABLE, "stale_number", "no_hints", "expert_busy"),
)
async def hint(request: Request, context: Context, person: Somebody, table_id: str, order: HintOrder) -> Response:
    """Return what the expert would do in your place; not in games with other people."""
    limited(request, context, person, "advice")
    async with context.tables.use(table_id) as table:
        async with table.lock:
            await context.tables.refresh(table)
            live = table.running_game()
            table.own_seat(person.id, order.seat)
            if not only_person(table.meta, person.id):
                raise Problem("no_hints")
            if order.seat not in live.to_move or live.marks.asked[order.seat] != order.number:
                raise table.not_asked(live.marks.asked[order.seat])
            game, position = live.match.game, live.match.state.dump()
        found = await context.adviser.hint(Asker(HINT, person.id, table_id), order.number, game, position, order.seat)
        return reply(request, {"seat": order.seat, "number": order.number, "moves": found})


@router.post("/api/tables/{table_id}/review", status_code=202, response_model=ReviewReply, responses=problems(*AFTERWARDS, "no_identity"))
async def begin_review(request: Request, context: Context, person: Somebody, table_id: str) -> Response:
    """Have a finished game judged, decision by decision; ask for the review until it is complete."""
    limited(request, context, person, "advice")
    meta = await finished(context, table_id)
    review = context.adviser.review(table_id)
    if review is None or review.failed:
        game = game_of(meta)
        if meta.rules != game.rules_version:
            raise Problem("rules_changed")
        entries = await context.storage.read(lambda connection: load_entries(connection, table_id))
        count = await asyncio.to_thread(count_decisions, game, meta, entries)
        review = context.adviser.begin(meta, count)
        context.background.start(context.adviser.judge(review, game, meta, entries, Asker(REVIEW, person.id, table_id)))
    return reply(request, review.plain(), 202)


@router.get("/api/tables/{table_id}/review", response_model=ReviewReply, responses=problems(*AFTERWARDS, "no_review", changes=False))
async def review_so_far(request: Request, context: Context, person: Anybody, table_id: str) -> Response:
    """Return the review as far as it is."""
    limited(request, context, person, "read")
    await finished(context, table_id)
    review = context.adviser.review(table_id)
    if review is None:
        raise Problem("no_review")
    return reply(request, review.plain())
