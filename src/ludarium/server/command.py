"""`ludarium serve`: start the table server with no configuration. What it needs is loaded only when it is called."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

MISSING = 'The server needs more packages: pip install "ludarium[serve]" ({name} is missing).'


def serve(
    port: Annotated[int, typer.Option("--port", help="The port to listen on; 0 takes any free one.")] = 8080,
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    database: Annotated[str, typer.Option("--database", help="Where tables are kept, if not in your data folder.")] = "",
    pack: Annotated[list[Path] | None, typer.Option("--pack", help="A pack, or a folder of packs, for new tables; repeatable.")] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", help="A bot of your own for the tables, module:Class; repeatable.")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Start the table server."""
    try:
        from ludarium.server.listening import listen_and_serve  # noqa: PLC0415  (loading it takes a second)
    except ModuleNotFoundError as missing:
        raise SystemExit(MISSING.format(name=missing.name)) from None
    listen_and_serve(os.environ, port, host, database, pack or [], bot or [], open_page)


def main() -> None:
    """Run this command as a program of its own."""
    typer.run(serve)
