"""The server of the tests of the browser: as `ludarium serve`, but the deal of a table follows from the test that opens it.

So a test plays the same game every time, on every machine. WANDER=1 lets every run deal anew, to look for what no test has met yet.
"""

from __future__ import annotations

import os
from pathlib import Path
from unittest.mock import patch

import typer

from ludarium.engine.chance import FAST, seed_of, seed_text
from ludarium.server.command import serve
from ludarium.server.tables import opening

FILE = "test"  # in the server's folder: the name of the test that is running


class Deals:
    """Seeds by the name of the running test and the number of the table in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.test = ""
        self.tables = 0

    def seed(self, given: str | None) -> str:
        """Return the digits of a new table's seed; an imported record brings its own."""
        if given is not None:
            return seed_text(given)
        test = (self.folder / FILE).read_text() if (self.folder / FILE).is_file() else ""
        self.tables = self.tables + 1 if test == self.test else 0
        self.test = test
        return seed_of(test, self.tables)


if __name__ == "__main__":
    deals = Deals(Path(os.environ["LUDARIUM_DATA"]))
    with patch.object(opening, "seed_text", deals.seed), patch.object(opening, "GENERATOR", FAST):  # the deals that the tests know
        typer.run(serve)
