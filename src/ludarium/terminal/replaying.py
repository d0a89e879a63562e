"""Going through a record: all at once, or step by step, forwards and back, and into its variations."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from ludarium.boards import board_for
from ludarium.console import Quit, Screen, listed
from ludarium.engine.match import Match, replay
from ludarium.engine.record import UNDO, Entry, Record
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
        self.show_remark(self.record.comment)
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

    def step_by_step(self, number: int = 0) -> None:
        """Show the table after each move: Enter goes on, b goes back, v follows a variation, q leaves."""
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
                typed = self.screen.read(self.prompt(number)).lower()
            except (Quit, KeyboardInterrupt):
                return
            if typed.startswith("q"):
                return
            if typed.startswith("v"):
                self.follow(number, typed[1:].strip() or "1")
                continue
            step = -1 if typed.startswith("b") else 1
            if number + step > len(self.record.entries):
                return
            number = max(0, number + step)

    def prompt(self, number: int) -> str:
        """Return what can be typed after a move."""
        words = self.speaker.text("term-step", number=number, moves=len(self.record.entries))
        found = len(self.record.entries[number - 1].variations) if number else 0
        return f"{words} {self.speaker.text('term-step-variations', count=found)} " if found else f"{words} "

    def follow(self, number: int, which: str) -> None:
        """Go step by step through a variation of a move, then back to where it leaves the game."""
        game = self.record
        if number and which.isdecimal() and 1 <= int(which) <= len(game.entries[number - 1].variations):
            self.record = game.variation(number, int(which))
            self.step_by_step(number)
            self.record = game

    def show_entry(self, number: int) -> None:
        """Print a line of the record with what is said about it, and what could have been played instead."""
        if not number:
            self.screen.rule(f"{self.game.title} · {self.speaker.text('term-beginning')}")
            self.show_remark(self.record.comment)
            return
        entry = self.record.entries[number - 1]
        line = Text(f"{number:>4}  {self.speaker.name(entry.seat)}: ", style="bold")
        self.screen.show(line.append(entry.move, style="not bold cyan"))
        self.show_remark(entry.comment)
        rows = [(Text(f"v{which}", style="dim"), Text(self.told(line))) for which, line in enumerate(entry.variations, start=1)]
        if rows:
            self.screen.show(listed(rows, 6))

    def told(self, entries: list[Entry]) -> str:
        """Return a variation in one line: who plays what, with what is said about it."""
        remarks = [f" ({' '.join(entry.comment.split())})" if entry.comment else "" for entry in entries]
        moves = [f"{self.speaker.name(entry.seat)}: {entry.move}" for entry in entries]
        return " · ".join(move + remark for move, remark in zip(moves, remarks, strict=True))

    def show_remark(self, comment: str) -> None:
        """Print what somebody says about a move or the game."""
        for line in comment.splitlines():
            self.screen.show(Text(f"      {line}", style="italic"))

    def show_happenings(self, match: Match, begin: int) -> None:
        """Print what came of a move."""
        rows = [(Text("·", style="dim"), Text(self.speaker.say(happening.words(None)))) for happening in match.log[begin:]]
        if rows:
            self.screen.show(listed(rows, 6))

    def show_board(self, match: Match) -> None:
        """Print the table as everybody sees it."""
        view = match.state.view(None)
        show_picture(self.screen, self.board.picture(view, self.screen.width, {}), self.board.areas(view, None))
