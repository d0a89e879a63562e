"""The screen of a decision: board, own things and question in sight at once; what does not fit waits for a command."""

from __future__ import annotations

from rich.text import Text

LEAST = 2  # lines of the log and of the own things that are shown however large the board is
INPUT = 1  # the line where the answer is typed
CUT = "…"


class Parts:
    """What a decision shows, in lines as wide as the screen at most."""

    def __init__(self) -> None:
        self.title: list[Text] = []
        self.log: list[Text] = []
        self.board: list[Text] = []
        self.marked: list[int] = []  # the lines of the board on which something can be chosen
        self.areas: list[Text] = []
        self.own: list[Text] = []
        self.question: list[Text] = []

    def fitted(self, height: int) -> list[Text]:
        """Return the lines that fit a height; all of them if it is 0. Where something is cut a sign says so: `board` and `log` show it."""
        if not height:
            return [*self.title, *self.log, *self.board, *self.areas, *self.own, *self.question]
        room = self.shares(height)
        log = [*cut(self.log[::-1], room["log"])][::-1]
        board = window(self.board, self.marked, room["board"])
        return [*self.title, *log, *board, *cut(self.areas, room["areas"]), *cut(self.own, room["own"]), *self.question]

    def shares(self, height: int) -> dict[str, int]:
        """Return how many lines each part gets: title and question all of theirs, then the board, what the person has, what happened."""
        room = height - INPUT - len(self.title) - len(self.question)
        given = {"own": min(len(self.own), LEAST), "log": min(len(self.log), LEAST), "areas": 0}
        given["board"] = max(0, min(len(self.board), room - sum(given.values())))
        room -= sum(given.values())
        for name, whole in (("own", self.own), ("log", self.log), ("areas", self.areas)):
            more = max(0, min(room, len(whole) - given[name]))
            given[name] += more
            room -= more
        return given


def window(lines: list[Text], marked: list[int], most: int) -> list[Text]:
    """Return so many lines of the board, those among them on which something can be chosen."""
    if len(lines) <= most:
        return lines
    middle = (min(marked) + max(marked)) // 2 if marked else 0
    start = max(0, min(middle - most // 2, len(lines) - most))
    return with_signs(lines[start : start + most], start > 0, start + most < len(lines))


def cut(lines: list[Text], most: int) -> list[Text]:
    """Return the first so many lines, with a sign at the end if there are more."""
    return with_signs(lines[:most], False, len(lines) > most)


def with_signs(lines: list[Text], above: bool, below: bool) -> list[Text]:
    """Return lines with signs where others were left out."""
    shown = [line.copy() for line in lines]
    for line, is_cut in ((shown[0], above), (shown[-1], below)) if shown else ():
        if is_cut:
            line.rstrip()
            line.append(f" {CUT}", style="dim")
    return shown


def columns(cells: list[Text], width: int) -> list[Text]:
    """Return short texts in two columns, filled from top to bottom."""
    rows = (len(cells) + 1) // 2
    lines = []
    for row in range(rows):
        line = cells[row].copy()
        if row + rows < len(cells):
            line.truncate(width // 2, overflow="ellipsis", pad=True)
            line.append_text(cells[row + rows])
        lines.append(line)
    return lines
