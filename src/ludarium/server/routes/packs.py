"""Packs that people write, and bring for own tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ludarium.server.context import AppContext
from ludarium.server.models import DraftReply, OwnPacksReply, PackOrder
from ludarium.server.people import Person
from ludarium.server.routes.common import Anybody, Context, Guest, Somebody, asker, limited, problems, reply

router = APIRouter(tags=["packs"])


async def own_packs(request: Request, context: AppContext, person: Person | None, status: int = 200) -> Response:
    """Return the packs of a person, and how many there may be."""
    packs = [] if person is None else await context.shelf.brought(person.id)
    return reply(request, {"packs": packs, "most": context.shelf.most}, status)


@router.get("/api/packs", response_model=OwnPacksReply, responses=problems(changes=False))
async def list_packs(request: Request, context: Context, person: Anybody) -> Response:
    """List the packs that you brought."""
    limited(request, context, person, "read")
    return await own_packs(request, context, person)


@router.post(
    "/api/packs", status_code=201, response_model=OwnPacksReply, responses=problems("packs_not_taken", "bad_pack", "too_many_packs")
)
async def bring_pack(request: Request, context: Context, person: Guest, order: PackOrder) -> Response:
    """Bring a pack for own tables."""
    limited(request, context, person, "open")
    await context.shelf.bring(order.text, person.id)
    return await own_packs(request, context, person, 201)


@router.post("/api/packs/check", response_model=DraftReply, responses=problems())
async def check_pack(request: Request, context: Context, person: Anybody, order: PackOrder) -> Response:
    """Check a pack that you write: its entries in words and icons, and every mistake at its place."""
    limited(request, context, person, "draft")
    return reply(request, await context.shelf.look_at(order.text, asker(request, person)))


@router.delete("/api/packs/{game}/{name}/{version}", response_model=OwnPacksReply, responses=problems("no_such_pack"))
async def remove_pack(
    request: Request, context: Context, person: Somebody, game: str, name: str, version: Annotated[int, Path(ge=1, le=999_999)]
) -> Response:
    """Remove a pack that you brought."""
    limited(request, context, person, "open")
    await context.shelf.remove(person.id, game, name, version)
    return await own_packs(request, context, person)
