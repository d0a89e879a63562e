"""`tarn serve`: start the table server with no configuration."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer
import uvicorn
from fastapi import FastAPI

from tarn.server.app import make_app
from tarn.server.house import House
from tarn.server.settings import Settings, read_settings


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
        house: House | None = self.app.state.house
        if house is not None:
            house.stop_streams()
        await super().shutdown(sockets)


def serve(
    port: Annotated[int, typer.Option(help="The port to listen on; 0 takes any free one.")] = 8080,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    database: Annotated[str, typer.Option(help="Where tables are kept; default: TARN_DATABASE_URL, or a file in your data folder.")] = "",
    open: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Start the table server."""
    logging.basicConfig(level=os.environ.get("TARN_LOG", "INFO").upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    wanted = read_settings(os.environ, database)
    listener = listen(host, port)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    place = str(Path(wanted.data)) if wanted.is_sqlite else "PostgreSQL"
    if open:
        threading.Thread(target=open_page, args=(address,), daemon=True).start()
    run(wanted, listener, f"Tarn is at {address} (tables in {place}); stop with Ctrl+C.")


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
    """Serve until the process is told to stop. Requests are not logged: their addresses name tables."""
    app = make_app(wanted)
    options: dict[str, Any] = {"log_config": None, "access_log": False, "server_header": False, "timeout_keep_alive": 75}
    config = uvicorn.Config(app, proxy_headers=True, timeout_graceful_shutdown=5, lifespan="on", **options)
    server = TableServer(config, app, ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if not server.started:
        raise SystemExit(3)


def open_page(address: str) -> None:
    """Open the page once the server answers."""
    time.sleep(1.0)
    webbrowser.open(address)
