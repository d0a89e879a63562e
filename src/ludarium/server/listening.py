"""One server process: a socket, the application on it, and an orderly end."""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
import threading
import time
import webbrowser
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from ludarium.bots import add_bot
from ludarium.engine.errors import LudariumError
from ludarium.server.app import make_app
from ludarium.server.connections import Door, GuardedProtocol, raise_file_limit
from ludarium.server.context import AppContext
from ludarium.server.packs import offered_packs
from ludarium.server.settings import Settings, read_settings

LOG_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
# Going through every position in memory would stop all tables for a quarter of a second, through what 50 young generations left for a
# fifteenth: so the second often, which each time has less to do, and the first hardly ever.
CALM_COLLECTOR: Final = (3_000, 10, 5_000)
EVERYWHERE: Final = ("0.0.0.0", "::", "")


class TableServer(uvicorn.Server):
    """A server that lets event streams end when it stops, so that nobody waits for them."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: str) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, and say so."""
        await super().startup(sockets)
        if self.started:
            print(self.ready, flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop answering."""
        context: AppContext | None = self.app.state.context
        if context is not None:
            context.stop_streams()
        await super().shutdown(sockets)


def listen_and_serve(
    environment: Mapping[str, str], port: int, host: str, database: str, packs: list[Path], bots: list[str], open_page: bool
) -> None:
    """Serve on a port until the process is told to stop."""
    logging.basicConfig(level=environment.get("LUDARIUM_LOG", "INFO").upper(), format=LOG_FORMAT)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    wanted = read_settings(environment, database, packs, bots)
    try:
        offered_packs(wanted.packs)
    except LudariumError as wrong:
        raise SystemExit(f"The server does not start with this pack: {wrong}") from None
    try:
        for spec in wanted.bots:
            add_bot(spec)
    except LudariumError as wrong:
        raise SystemExit(f"The server does not start with this bot: {wrong}") from None
    listener = listen(host, port)
    address = f"http://{'127.0.0.1' if host in EVERYWHERE else host}:{listener.getsockname()[1]}/"
    if open_page:
        threading.Thread(target=open_soon, args=(address,), daemon=True).start()
    place = str(wanted.data) if wanted.is_sqlite else "PostgreSQL"
    run(wanted, listener, f"Ludarium is at {address} (tables in {place}); stop with Ctrl+C.")


def listen(host: str, port: int) -> socket.socket:
    """Return a socket on that port, or say that it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as wrong:
        raise SystemExit(f"Cannot listen on {host}:{port}: {wrong.strerror}. Choose another with --port.") from None
    listener.listen(2048)
    return listener


def run(wanted: Settings, listener: socket.socket, ready: str) -> None:
    """Serve until told to stop. Requests are not logged: their addresses name tables."""
    app = make_app(wanted)
    options: dict[str, Any] = {"log_config": None, "access_log": False, "server_header": False, "timeout_keep_alive": 75}
    options |= {"proxy_headers": True, "forwarded_allow_ips": list(wanted.proxies), "lifespan": "on"}
    options |= {"http": partial(GuardedProtocol, door=Door(wanted, raise_file_limit())), "ws": "none"}
    config = uvicorn.Config(app, timeout_graceful_shutdown=5, **options)
    server = TableServer(config, app, ready)
    gc.set_threshold(*CALM_COLLECTOR)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if not server.started:
        raise SystemExit(3)


def open_soon(address: str) -> None:
    """Open the page once the server answers."""
    time.sleep(1.0)
    webbrowser.open(address)
