"""The time by which the server counts never jumps."""

from __future__ import annotations

import re
from pathlib import Path

import ludarium.server
from ludarium.server.steady import CATCHING_UP, SteadyTime
from ludarium.server.tables.clock import SeatClock

HOUR = 3600.0


class Machine:
    """A machine whose time can be set."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.passed = 50.0
        self.time = SteadyTime(lambda: self.wall, lambda: self.passed)

    def wait(self, seconds: float) -> float:
        """Let time pass; return what it is then."""
        self.wall += seconds
        self.passed += seconds
        return self.time.now()


def test_time_is_that_of_the_machine() -> None:
    machine = Machine()
    assert machine.time.now() == machine.wall
    assert machine.wait(5 * HOUR) == machine.wall


def test_a_clock_does_not_run_out_because_the_machines_was_set() -> None:
    machine = Machine()
    clock = SeatClock(90.0, machine.time.now())
    for jump in (HOUR, -2 * HOUR, 24 * HOUR):
        machine.wall += jump
        left = clock.left_at(machine.time.now())
        after = clock.left_at(machine.wait(10.0))
        assert 10 * (1 - CATCHING_UP) - 0.01 <= left - after <= 10 * (1 + CATCHING_UP) + 0.01


def test_it_catches_up_with_the_machine() -> None:
    machine = Machine()
    machine.wall += 60
    before = machine.time.now()
    assert before < machine.wall - 59
    for _ in range(60):
        assert machine.wait(60) > before
        before = machine.time.now()
    assert abs(machine.time.now() - machine.wall) < 0.001


def test_nothing_of_the_server_asks_the_machine_itself() -> None:
    root = Path(ludarium.server.__file__).parent
    asking = [path.name for path in root.rglob("*.py") if re.search(r"\btime\.time\b|\bdatetime\b", path.read_text())]
    assert asking == ["steady.py"]
