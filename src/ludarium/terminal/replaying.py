"""Going through a record: all at once, or step by step, forwards and back."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from ludarium.boards import board_for
from ludarium.console import Quit, Screen, listed
from ludarium.engine.match import Match, replay
from ludarium.engine.record import UNDO, Record
from ludarium.records import game_of, read_record, replayed
from ludarium.terminal.picture import show_picture
from ludarium.terminal.sheet import show_result, speaker_for


class Replay:
    """A record being looked at, as a spectator sees it."""

    def __init__(self, file: Path, packs: list[Path], language: str, screen: Screen) -> None:
        self.record: Record = read_record(file)[0]
        self.game = game_of(self.record, packs)
        self.match: Match = replayed(file, self.record, self.game)  # the whole record is sound before anything is shown
        self.speaker = speaker_for(self.match, language)
        self.board = board_for(self.game, self.speaker)
        self.screen = screen

    def all_at_once(self) -> None:
        """Print every move and what came of it, then the end."""
        begun = replay(self.record, self.game, 0)
        self.show_happenings(begun, 0)
        for number, entry in enumerate(self.record.entries, start=1):
            told = len(begun.log)
            if entry.move == UNDO:
                begun.undo(entry.seat)
            else:
                begun.play(entry.seat, entry.move)
            self.show_entry(number)
            self.show_happenings(begun, min(told, len(begun.log)))
        self.show_board(begun)
        show_result(self.screen, begun.state, self.speaker)

    def step_by_step(self) -> None:
        """Show the table after each move: Enter goes on, b goes back, q leaves."""
        number = 0
        while True:
            match = replay(self.record, self.game, number)
            told = len(replay(self.record, self.game, number - 1).log) if number else 0
            self.screen.clear()
            self.show_entry(number)
            self.show_happenings(match, min(told, len(match.log)))
            self.show_board(match)
            if number == len(self.record.entries):
                show_result(self.screen, match.state, self.speaker)
            try:
                typed = self.screen.read(self.speaker.text("term-step", number=number, moves=len(self.record.entries)) + " ").lower()
            except (Quit, KeyboardInterrupt):
                return
            if typed.startswith("q"):
                return
            step = -1 if typed.startswith("b") else 1
            if number + step > len(self.record.entries):
                return
            number = max(0, number + step)

    def show_entry(self, number: int) -> None:
        """Print a line of the record."""
        if not number:
            self.screen.rule(f"{self.game.title} · {self.speaker.text('term-beginning')}")
            return
        entry = self.record.entries[number - 1]
        line = Text(f"{number:>4}  {self.speaker.name(entry.seat)}: ", style="bold")
        self.screen.show(line.append(entry.move, style="not bold cyan"))

    def show_happenings(self, match: Match, begin: int) -> None:
        """Print what came of a move."""
        rows = [(Text("·", style="dim"), Text(self.speaker.say(happening.words(None)))) for happening in match.log[begin:]]
        if rows:
            self.screen.show(listed(rows, 6))

    def show_board(self, match: Match) -> None:
        """Print the table as everybody sees it."""
        view = match.state.view(None)
        show_picture(self.screen, self.board.picture(view, self.screen.width, {}), self.board.areas(view, None))
