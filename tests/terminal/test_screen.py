"""A game at a real terminal of 80x24: the board stays in sight, options come on demand, Tab completes, the expert gives hints."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ludarium as library
from tests.terminal.run import environment, ludarium

fcntl = pytest.importorskip("fcntl", reason="there are no pseudo-terminals here")
pty = pytest.importorskip("pty", reason="there are no pseudo-terminals here")
termios = pytest.importorskip("termios", reason="there are no pseudo-terminals here")

ROWS, COLUMNS = 24, 80
PATIENCE = 60.0
CLEAR = "\x1b[2J"
DECISIONS = 14


class Terminal:
    """The program at a keyboard and a screen of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.keyboard, screen = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        inherited = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "HOME")}
        variables = {**inherited, **environment(folder), "TERM": "xterm"}
        del variables["COLUMNS"]  # the terminal itself says how wide it is
        command = [sys.executable, "-m", "ludarium.cli", "play", *words, "--save", str(folder / "game.record")]
        self.process = subprocess.Popen(command, stdin=screen, stdout=screen, stderr=screen, env=variables, close_fds=True)
        os.close(screen)
        self.text = ""

    def wait_for(self, sign: str) -> str:
        """Read until the screen ends with something; return what was written since the last time."""
        told = ""
        deadline = time.monotonic() + PATIENCE
        while not plain(told).endswith(sign):
            assert time.monotonic() < deadline, f"{sign!r} did not come: {told[-500:]!r}"
            told += os.read(self.keyboard, 65536).decode(errors="replace")
        return told

    def type(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def answer(self, keys: str) -> str:
        """Type a line and return what is on the screen at the next question."""
        self.type(f"{keys}\n")
        return self.wait_for("\n> ")

    def close(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.keyboard)


def plain(text: str) -> str:
    """Return what is to be read: no colours, one kind of line ends."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text.replace(CLEAR, "\f")).replace("\r", "")


def lines_of(told: str) -> list[str]:
    """Return the lines of the screen since it was cleared."""
    return plain(told).rpartition("\f")[2].split("\n")


@pytest.mark.parametrize("game", library.GAMES)
def test_every_decision_fits_the_screen(tmp_path: Path, game: str) -> None:
    seats = Terminal(tmp_path, game, "--players", "3", "--seed", "3", "--bot", "random")
    try:
        opening = plain(seats.wait_for("Press Enter. "))
        assert "(random): plays any legal move" in opening
        told = seats.answer("")
        for _turn in range(DECISIONS):
            lines = lines_of(told)
            assert len(lines) <= ROWS, told
            assert max(map(len, lines)) <= COLUMNS
            assert lines[0].startswith("── ")
            assert lines[-1] == "> "
            told = seats.answer("1")
    finally:
        seats.close()


def test_tab_completes_and_the_expert_gives_a_hint(tmp_path: Path) -> None:
    seats = Terminal(tmp_path, "ginkgopolis", "--players", "2", "--seed", "3")
    try:
        seats.wait_for("Press Enter. ")
        seats.answer("")
        seats.type("hi\t")
        assert plain(seats.wait_for("hint")).endswith("hint")
        hint = plain(seats.answer(""))
        assert "The expert would choose the first of these:" in hint
        assert re.search(r"\[\w+.*\]  \d+ % chance to win", hint)
        assert lines_of(seats.answer(""))[0].startswith("── "), "Enter alone shows the table again"
    finally:
        seats.close()


def test_many_options_and_refusals_are_shown_on_demand(tmp_path: Path) -> None:
    done = ludarium(tmp_path, "play", "barrage", "--players", "2", "--seed", "5", typed="moves\nwhy\n1\n" * 14)
    asked = 0
    for screen in done.out.split("\n── "):
        table, _moves, rest = screen.partition("> moves")
        listed, _why, refused = rest.partition("> why")
        many = re.search(r"^(\d+) moves: ", table, re.MULTILINE)
        if many is not None and refused:
            asked += 1
            assert "–" not in table
            assert len(re.findall(r"^ *\d+ ", listed, re.MULTILINE)) == int(many[1]) > 12
            assert re.search(r"– .*\(BR-\w+\)", " ".join(refused.split()))
    assert asked


def test_with_other_people_there_are_no_hints(tmp_path: Path) -> None:
    done = ludarium(tmp_path, "play", "ginkgopolis", "--hot-seat", "--seed", "3", typed="hint\n")
    assert "Hints are for games without other people." in done.out


def test_all_bots_are_named(tmp_path: Path) -> None:
    from ludarium.bots import BOTS

    done = ludarium(tmp_path, "bots")
    assert [line.split()[0] for line in done.out.splitlines() if not line.startswith(" ")] == list(BOTS)
    described = " ".join(ludarium(tmp_path, "play", "--help").out.split())
    assert all(name in described for name in BOTS)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["pl"], {"play"}),
        (["play", "gin"], {"ginkgopolis"}),
        (["simulate", "ginkgopolis", "--bot", "adv"], {"advanced"}),
        (["arena", "ginkgopolis", "gr"], {"greedy"}),
    ],
)
def test_the_shell_completes_commands_games_and_bots(words: list[str], wanted: set[str]) -> None:
    variables = {"_LUDARIUM_COMPLETE": "complete_bash", "COMP_WORDS": " ".join(["ludarium", *words]), "COMP_CWORD": str(len(words))}
    command = [sys.executable, "-c", "import sys; sys.argv = ['ludarium']; from ludarium.start import main; main()"]
    done = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True, check=False, timeout=120)
    assert set(done.stdout.split()) == wanted, done.stderr
