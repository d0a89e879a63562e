"""`python -m ludarium.server` is `ludarium serve`."""

from __future__ import annotations

import typer

from ludarium.server.command import serve

if __name__ == "__main__":
    typer.run(serve)
