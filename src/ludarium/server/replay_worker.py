"""What the process that replays records does its whole life: answer orders, one line of JSON each (see replays.py)."""

from __future__ import annotations

from ludarium.server.tables.passed import Passed
from ludarium.server.worker import answer_lines

if __name__ == "__main__":
    answer_lines(Passed().answer)
