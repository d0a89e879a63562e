"""The balance report: a page of Markdown with a chart for each kind of fact."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import ludarium
from ludarium.arena.balance import Group, Row, TableRow, first_of, measured, rows_of, table_rows_of
from ludarium.arena.drawing import QUIET, draw, list_rows, mark
from ludarium.arena.rating import wilson
from ludarium.arena.results import shown
from ludarium.arena.words import interval, markdown_table, percent
from ludarium.engine.errors import OptionError
from ludarium.engine.facts import FactKind, MeasureKind
from ludarium.text import Speaker, figure
from ludarium.version import VERSION

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    Paint = Callable[[list[Axes]], None]

ROW = 0.26  # inches
PANEL = 2.9
LABELS = 2.4
FRAME = 1.0

R = TypeVar("R", Row, TableRow)


class Page:
    """A report that grows section by section. With a path its charts lie beside it."""

    def __init__(self, groups: list[Group], speaker: Speaker, path: Path | None) -> None:
        self.groups = groups
        self.speaker = speaker
        self.path = path
        self.title = ludarium.game(groups[0].game).title
        self.lines: list[str] = []

    def text(self) -> str:
        """Return the whole page."""
        kinds = ludarium.game(self.groups[0].game).fact_kinds()
        self.lines = [f"# {self.say('balance-title', title=self.title)}", ""]
        self._introduction(kinds)
        for kind in kinds:
            by_seat = [(group, rows_of(group, kind)) for group in self.groups]
            by_table = [(group, table_rows_of(group, kind)) for group in self.groups]
            if any(rows for group, rows in by_seat):
                self._seats(kind, [(group, rows) for group, rows in by_seat if rows])
            elif any(rows for group, rows in by_table):
                self._tables(kind, [(group, rows) for group, rows in by_table if rows])
        for measure in ludarium.game(self.groups[0].game).measure_kinds():
            self._measures(measure)
        return "\n".join(self.lines).rstrip("\n") + "\n"

    def say(self, key: str, **facts: object) -> str:
        """Return a message in words."""
        return self.speaker.text(key, **facts)

    # -- sections ------------------------------------------------------------------------------------------------------

    def _introduction(self, kinds: list[FactKind]) -> None:
        self.lines += [self.say("balance-about", version=VERSION), ""]
        heads = [self.say(f"balance-{key}") for key in ("players", "games", "bots", "options", "seed")]
        cells = [
            [
                str(group.players),
                str(len(group.endings)),
                ", ".join(group.bots),
                shown(group.options),
                ", ".join(f"`{seed.lstrip('0') or '0'}`" for seed in group.seeds),
            ]
            for group in self.groups
        ]
        self._table(heads, ["left", "right", "left", "left", "left"], cells)
        for group, row in first_of(self.groups, kinds):
            numbers = {"rate": percent(row.rate), "interval": interval(*row.interval), "fair": percent(group.fair)}
            self.lines.append(f"- {self.say('balance-first', players=group.players, games=row.seats, **numbers)}")
        self.lines += ["", self.say("balance-reading"), ""]

    def _seats(self, kind: FactKind, found: list[tuple[Group, list[Row]]]) -> None:
        self._section(kind, found, self._paint_seats)
        for group, rows in found:
            self._subtitle(group)
            heads = [self.speaker.say(kind.title), *[self.say(f"balance-{key}") for key in ("seats", "wins", "interval", "points", "lead")]]
            cells = [self._seat_cells(kind, group, row) for row in rows]
            self._table(heads, ["left", *["right"] * 5], cells)

    def _seat_cells(self, kind: FactKind, group: Group, row: Row) -> list[str]:
        low, high = row.interval
        stands_out = not low <= group.fair <= high
        rate = f"**{percent(row.rate)}**" if stands_out else percent(row.rate)
        words = self.speaker.say(kind.names[row.name])
        return [words, str(row.seats), rate, interval(low, high), f"{row.mean_points:.1f}", figure(row.lead, 1, signed=True)]

    def _tables(self, kind: FactKind, found: list[tuple[Group, list[TableRow]]]) -> None:
        self._section(kind, found, self._paint_tables)
        for group, rows in found:
            self._subtitle(group)
            keys = ["games", "table-points", "interval", "winner", *(["first-wins", "interval"] if group.players > 1 else [])]
            heads = [self.speaker.say(kind.title), *[self.say(f"balance-{key}") for key in keys]]
            self._table(heads, ["left", *["right"] * len(keys)], [self._table_cells(kind, group, row) for row in rows])

    def _table_cells(self, kind: FactKind, group: Group, row: TableRow) -> list[str]:
        low, high = row.interval
        cells = [self.speaker.say(kind.names[row.name]), str(row.games), f"{row.mean_points:.1f}", f"{low:.1f}–{high:.1f}"]
        cells.append(f"{row.winners_points / row.games:.1f}")
        if group.players > 1:
            cells += [percent(row.first_wins / max(1, row.first_seats)), interval(*wilson(row.first_wins, row.first_seats))]
        return cells

    def _measures(self, kind: MeasureKind) -> None:
        """Show one kind of measures: a line for each name, a column for each group."""
        found = [measured(group, kind) for group in self.groups]
        names = [name for name in kind.names if any(name in values for values in found)]
        if not names:
            return
        self.lines += [f"## {self.speaker.say(kind.title)}", ""]
        heads = [self.speaker.say(kind.title), *[self._group_title(group) for group in self.groups]]
        cells = [[self.speaker.say(kind.names[name]), *[measure_cell(kind, values.get(name)) for values in found]] for name in names]
        self._table(heads, ["left", *["right"] * len(self.groups)], cells)

    # -- pieces --------------------------------------------------------------------------------------------------------

    def _section(self, kind: FactKind, found: list[tuple[Group, list[R]]], paint: Callable[..., None]) -> None:
        """Begin the section of a kind, with its chart."""
        title = self.speaker.say(kind.title)
        self.lines += [f"## {title}", ""]
        names = [name for name in kind.names if any(name == row.name for group, rows in found for row in rows)]
        self._chart(kind, title, len(found), ROW * len(names) + FRAME, lambda axes: paint(axes, kind, names, found))

    def _subtitle(self, group: Group) -> None:
        if len(self.groups) > 1:
            self.lines += [f"### {self._group_title(group)}", ""]

    def _group_title(self, group: Group) -> str:
        title = self.say("balance-group", players=group.players)
        alike = [other for other in self.groups if other.players == group.players and other is not group]
        differing = [name for name in group.options if any(other.options.get(name) != group.options[name] for other in alike)]
        return ", ".join([title, *[f"{name}={group.options[name]}" for name in differing]])

    def _table(self, heads: list[str], sides: list[str], cells: list[list[str]]) -> None:
        self.lines += markdown_table(heads, sides, cells)

    def _chart(self, kind: FactKind, title: str, panels: int, height: float, paint: Paint) -> None:
        if self.path is None:
            return
        file = self.path.with_name(f"{self.path.stem}-{kind.name}.svg")
        draw(file, LABELS + PANEL * panels, height, [1.0] * panels, paint, f"{self.title}: {title}")
        self.lines += [f"![{self.say('balance-chart', what=title)}]({file.name})", ""]

    def _paint_seats(self, axes: list[Axes], kind: FactKind, names: list[str], found: list[tuple[Group, list[Row]]]) -> None:
        for panel, (group, rows) in zip(axes, found, strict=True):
            self._frame(panel, kind, names, group, first=panel is axes[0])
            panel.axvline(100 * group.fair, color=QUIET, linewidth=1, linestyle=(0, (4, 3)))
            for row in rows:
                low, high = row.interval
                mark(panel, names.index(row.name), 100 * row.rate, 100 * low, 100 * high)
            panel.set_xlabel(self.say("arena-wins-share"))

    def _paint_tables(self, axes: list[Axes], kind: FactKind, names: list[str], found: list[tuple[Group, list[TableRow]]]) -> None:
        for panel, (group, rows) in zip(axes, found, strict=True):
            self._frame(panel, kind, names, group, first=panel is axes[0])
            for row in rows:
                low, high = row.interval
                mark(panel, names.index(row.name), row.mean_points, low, high)
            panel.set_xlabel(self.say("balance-table-points"))

    def _frame(self, panel: Axes, kind: FactKind, names: list[str], group: Group, first: bool) -> None:
        list_rows(panel, [self.speaker.say(kind.names[name]) if first else "" for name in names])
        panel.set_title(self._group_title(group))


def measure_cell(kind: MeasureKind, value: tuple[int, int] | None) -> str:
    """Return a measure as it is shown, with the number of its cases."""
    if value is None:
        return "–"
    amount, cases = value
    return f"{percent(amount / cases)} ({cases})" if kind.share else f"{amount / cases:.2f} ({cases})"


def write_page(groups: list[Group], speaker: Speaker, path: Path) -> None:
    """Write the report and its charts; OptionError if that is not possible."""
    if path.suffix != ".md":
        raise OptionError(f"a report is a file whose name ends in .md, not {path.name!r}")
    text = Page(groups, speaker, path).text()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise OptionError(f"{path} cannot be written: {wrong.strerror}") from None
