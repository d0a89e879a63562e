"""For those who run the server."""

from __future__ import annotations

import hmac
import ipaddress

from fastapi import APIRouter, Request, Response

import ludarium
from ludarium.server.models import HealthReply
from ludarium.server.problems import Problem
from ludarium.server.routes.common import Context, address_of, problems, reply

router = APIRouter(tags=["operators"])


@router.get("/healthz", response_model=HealthReply, responses=problems(changes=False))
async def health(request: Request, context: Context) -> Response:
    """Say whether the server works and can save."""
    await context.storage.check()
    return reply(request, {"status": "ok", "version": ludarium.__version__})


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **problems("not_found", changes=False)},
)
async def metrics(request: Request, context: Context) -> Response:
    """Return figures for Prometheus: to this machine, or to whoever has the token."""
    token = context.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    if token:
        allowed = hmac.compare_digest(given, token.encode())
    else:
        allowed = is_here(address_of(request)) and is_here(request.url.hostname or "")  # a page from elsewhere would use another name
    if not allowed:
        raise Problem("not_found")
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_here(address: str) -> bool:
    """Say whether an address or a host's name is this machine's own."""
    if address == "localhost":
        return True
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
