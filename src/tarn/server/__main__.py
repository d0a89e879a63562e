"""`python -m tarn.server` is `tarn serve`."""

from __future__ import annotations

import typer

from tarn.server.command import serve

if __name__ == "__main__":
    typer.run(serve)
