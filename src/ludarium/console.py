"""Where words go: the console, its width, the keyboard or the pipe on the other end."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from io import TextIOWrapper

from rich.cells import cell_len, set_cell_size
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ludarium.text import LANGUAGES

NARROWEST, PIPED, WIDEST = 40, 80, 120
CLEAR_WITH_HISTORY = "\x1b[H\x1b[2J\x1b[3J"


class Quit(Exception):
    """The person wants to leave, or the input has ended."""


def default_language() -> str:
    """Return the language of the person's environment if there are words in it, else English."""
    for variable in ("LUDARIUM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
        if os.environ.get(variable):
            break
    return LANGUAGES[0]


class Screen:
    """The terminal, or a pipe: 80 columns there, no colour, nothing is cleared."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.interactive = sys.stdin.isatty() and self.console.is_terminal
        wide = self.console.width if self.console.is_terminal else PIPED
        self.width = max(NARROWEST, min(wide, WIDEST))
        self.console.width = self.width
        self.height = self.console.height if self.interactive else 0  # 0: as long as it gets

    def show(self, *parts: RenderableType) -> None:
        """Print lines, wrapped to the width."""
        self.console.print(Group(*parts))

    def show_copyable(self, line: str) -> None:
        """Print a line that somebody may want to copy: only a pipe gets it wrapped."""
        self.console.print(Text(line, overflow="fold"), soft_wrap=self.interactive)

    def lines(self, texts: Iterable[Text], width: int = 0) -> list[Text]:
        """Return texts as lines of at most a width, the screen's own unless told."""
        return [line for text in texts for line in text.wrap(self.console, width or self.width, overflow="fold")]

    def heading(self, title: str) -> Text:
        """Return a line across with a title in it."""
        head = f"── {shortened(title, self.width - 4)} "
        return Text(head, style="bold").append("─" * (self.width - cell_len(head)), style="not bold dim")

    def rule(self, title: str) -> None:
        """Print a line across with a title in it."""
        self.console.print(self.heading(title))

    def clear(self, history: bool = False) -> None:
        """Begin a new screen; with `history` nobody can scroll back to the old one."""
        if not self.interactive:
            return
        if history:
            self.console.file.write(CLEAR_WITH_HISTORY)
            self.console.file.flush()
        else:
            self.console.clear()

    def read(self, prompt: str, choices: Sequence[str] = ()) -> str:
        """Return the next line that is typed or piped in, completed from some choices by Tab; Quit at its end."""
        self.console.file.flush()
        try:
            if self.interactive:
                offer(choices)
                return input(prompt).strip()
            line = sys.stdin.readline()
        except EOFError:
            raise Quit from None
        if not line:
            raise Quit
        self.show(Text(shortened(prompt + line.strip(), self.width)))
        return line.strip()

    def pause(self, prompt: str) -> None:
        """Wait for Enter; a pipe is not kept waiting."""
        if self.interactive:
            self.read(prompt)


def offer(choices: Sequence[str]) -> None:
    """Let Tab complete a line to one of some choices, or list those that are left."""
    try:
        import readline  # noqa: PLC0415
    except ImportError:  # Windows: the console has a line editor of its own, without completion
        return

    def complete(typed: str, number: int) -> str | None:
        found = [choice for choice in choices if choice.lower().startswith(typed.lower())]
        return found[number] if number < len(found) else None

    readline.set_completer_delims("")  # a move may consist of several words
    readline.set_completer(complete)
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")


@contextmanager
def progress_bar(total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """Show how far something is, if somebody sits before a terminal; what is given is called after each step."""
    bar = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=bar, transient=True, disable=not bar.is_terminal) as progress:
        task = progress.add_task("", total=total, completed=done)
        yield partial(progress.advance, task)


def shortened(text: str, width: int) -> str:
    """Return the text, cut to a width with a sign that something is missing."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return printable if cell_len(printable) <= width else set_cell_size(printable, width - 1) + "…"


def listed(rows: Iterable[tuple[Text, RenderableType]], first: int = 4) -> Table:
    """Return rows of a short sign and a text that wraps beside it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=first, justify="right", no_wrap=True)
    grid.add_column(overflow="fold")
    for sign, text in rows:
        grid.add_row(sign, text)
    return grid
