"""How even the entries of a pack are: bots play many games with it, and each entry is counted as the balance report counts cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table
from rich.text import Text

import ludarium
from ludarium.arena.balance import Group, Row, rows_of, table_rows_of
from ludarium.arena.contest import Contest
from ludarium.arena.drawing import QUIET, draw, list_rows, mark
from ludarium.arena.schedule import Setting
from ludarium.arena.words import interval, percent
from ludarium.console import Screen, progress_bar
from ludarium.engine.facts import FactKind
from ludarium.engine.game import Game
from ludarium.engine.pack import Pack, PackEntry
from ludarium.parallel import Workplace
from ludarium.text import Speaker, figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FEW: Final = 20  # seats from which on a share of victories says something
NEVER: Final = "never"
RARE: Final = "few"
STRONG: Final = "strong"
WEAK: Final = "weak"
EVEN: Final = "even"
SEEN: Final = "seen"
ROW: Final = 0.3  # inches
FRAME: Final = 1.1
WIDTH: Final = 6.5


class EntryRow:
    """One entry of the pack: how often seats had it and won with it, or in how many games it lay on the table."""

    def __init__(self, name: str, row: Row, games: int, fair: float) -> None:
        self.name = name
        self.row = row
        self.games = games
        self.fair = fair

    @property
    def verdict(self) -> str:
        """How the entry fared; what lies on the table for all has no winner."""
        if not self.row.seats:
            return SEEN if self.games else NEVER
        if self.row.seats < FEW:
            return RARE
        low, high = self.row.interval
        return STRONG if low > self.fair else WEAK if high < self.fair else EVEN


class Counted:
    """The entries of a pack that a game counts, those that stand out first, and the names of the others."""

    def __init__(self, group: Group, game: Game[Any], pack: Pack) -> None:
        self.rows: list[EntryRow] = []
        self.uncounted: list[str] = []
        kinds = game.fact_kinds()
        for table in pack.tables:
            for entry in pack.entries(table):
                kind = next((kind for kind in kinds if kind.table == table and id_of(entry) in kind.names), None)
                if kind is None:
                    self.uncounted.append(f"{table} {id_of(entry)}")
                else:
                    self.rows.append(counted(group, kind, entry))
        order = [STRONG, WEAK, NEVER, EVEN, RARE, SEEN]
        self.rows.sort(key=lambda row: (order.index(row.verdict), -row.row.lead if row.row.seats else 0.0))


def id_of(entry: PackEntry) -> str:
    """Return the name by which statistics know an entry."""
    return str(entry.data.get("id", entry.number + 1))


def counted(group: Group, kind: FactKind, entry: PackEntry) -> EntryRow:
    """Return how one entry fared."""
    name = id_of(entry)
    row = next((row for row in rows_of(group, kind) if row.name == name), Row(name))
    games = next((row.games for row in table_rows_of(group, kind) if row.name == name), 0)
    return EntryRow(f"{entry.table} {name}", row, games, group.fair)


def play_with(setting: Setting, games: int, place: Workplace) -> Group:
    """Play the games, with a bar that shows how far they are."""
    contest = Contest(setting, games)
    with progress_bar(len(contest.bouts)) as advance:
        for _ending in contest.play(place):
            advance()
    group = Group(contest.results)
    group.add(contest.results)
    return group


def show_balance(file: Path, setting: Setting, games: int, place: Workplace, speaker: Speaker, chart: Path | None, screen: Screen) -> None:
    """Play with a pack and print how its entries fared; with a path, draw it."""
    game = ludarium.game(setting.game, [file])
    pack = game.packs[-1]
    group = play_with(setting, games, place)
    found = Counted(group, game, pack)
    about = {"name": pack.name, "version": pack.version, "games": len(group.endings), "players": group.players}
    further = {"bot": ", ".join(group.bots), "seed": setting.seed.lstrip("0") or "0", "fair": percent(group.fair)}
    screen.show(Text(speaker.text("pack-balance-about", **about, **further)))
    if found.rows:
        screen.show(table_of(found.rows, speaker), Text(speaker.text("pack-balance-reading"), style="dim"))
    if found.uncounted:
        screen.show(Text(speaker.text("pack-balance-uncounted", entries=", ".join(found.uncounted))))
    drawn = [row for row in found.rows if row.row.seats]
    if chart is not None and drawn:
        draw(chart, WIDTH, ROW * len(drawn) + FRAME, [1.0], lambda axes: paint(axes[0], drawn, speaker), f"{game.title}: {pack.name}")


def table_of(rows: list[EntryRow], speaker: Speaker) -> Table:
    """Return a line for each entry."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(speaker.text("pack-balance-entry"), overflow="fold")
    for key in ("seats", "wins", "interval", "lead"):
        table.add_column(speaker.text(f"balance-{key}"), justify="right")
    table.add_column(speaker.text("pack-balance-verdict"))
    for entry in rows:
        row = entry.row
        cells = ["0", "–", "–", "–"]
        if row.seats:
            cells = [str(row.seats), percent(row.rate), interval(*row.interval), figure(row.lead, 1, signed=True)]
        verdict = Text(speaker.text("pack-balance-says", verdict=entry.verdict, games=entry.games))
        if entry.verdict in (STRONG, WEAK, NEVER):
            verdict.stylize("bold yellow")
        table.add_row(entry.name, *cells, verdict)
    return table


def paint(axes: Axes, rows: list[EntryRow], speaker: Speaker) -> None:
    """Paint the share of victories of each entry with its interval; the dashed line is the fair share."""
    list_rows(axes, [entry.name for entry in rows])
    axes.axvline(100 * rows[0].fair, color=QUIET, linewidth=1, linestyle=(0, (4, 3)))
    for place, entry in enumerate(rows):
        low, high = entry.row.interval
        mark(axes, place, 100 * entry.row.rate, 100 * low, 100 * high)
    axes.set_xlabel(speaker.text("arena-wins-share"))
