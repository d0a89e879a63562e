"""The ladder: how strong the levels are in every game, at tables of every size. It is played in many sittings and goes on where it was.

With two seats every two bots meet; alone everybody plays the game itself; at larger tables sit as many bots as there are
seats, spread evenly from the weakest to the strongest.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

import ludarium
from ludarium.arena.chart import draw_arena
from ludarium.arena.contest import Contest, check_bots
from ludarium.arena.drawing import check_drawable
from ludarium.arena.rating import wilson
from ludarium.arena.report import Report
from ludarium.arena.results import Results
from ludarium.arena.schedule import PAIR, Setting
from ludarium.arena.standings import compared
from ludarium.arena.words import elo_interval, elo_text, interval, markdown_table, percent
from ludarium.engine.errors import OptionError

BEGIN: Final = "<!-- ladder: what stands from here on is written by `ludarium ladder` -->"
END: Final = "<!-- ladder: to here -->"
PICTURES: Final = "images"  # beside the page


def contests(games: Sequence[str], bots: list[str], seed: str, folder: Path, each: int) -> list[Contest]:
    """Return all that is to be played, or has been, with a file for each: tables of two in every game first, for they tell most."""
    if len(bots) < PAIR:
        raise OptionError("a ladder needs two bots or more")
    check_bots(bots)
    sizes = sorted({count for name in games for count in ludarium.game(name).counts}, key=lambda count: (count != PAIR, count))
    tables = [(name, players) for players in sizes for name in games if players in ludarium.game(name).counts]
    return [
        Contest(Setting(name, [], players, {}, seated(bots, players), seed), each, folder / f"{name}-{players}.jsonl", resume=True)
        for name, players in tables
    ]


def seated(bots: list[str], players: int) -> list[str]:
    """Return who plays at tables of a size: everybody, or beyond two seats one bot for each, from the first to the last of them."""
    if players <= PAIR or len(bots) <= players:
        return bots
    return [bots[round(seat * (len(bots) - 1) / (players - 1))] for seat in range(players)]


# ---------------------------------------------------------------------------------------------------------------------
# The page
# ---------------------------------------------------------------------------------------------------------------------


class LadderPage:
    """A page of Markdown with the tables of each contest, between its marks where it has them; charts lie beside it."""

    def __init__(self, path: Path, language: str, charts: bool) -> None:
        around(path)
        if charts:
            check_drawable(path.with_suffix(".svg"))
        self.path = path
        self.language = language
        self.charts = charts
        self.sections: dict[tuple[int, str], list[str]] = {}

    def note(self, results: Results) -> None:
        """Take what came out of a contest so far."""
        report = Report(results, "", self.language)
        lines = section(report)
        if self.charts and results.players == PAIR:
            chart = self.path.parent / PICTURES / f"ladder-{results.game}.svg"
            draw_arena(chart, report.speaker, results, report.ratings, report.standings)
            lines += [f"![{report.title()}]({PICTURES}/{chart.name})", ""]
        self.sections[results.players, results.game] = lines

    def write(self) -> None:
        """Write the page."""
        found = sorted(self.sections, key=lambda key: (key[0] != PAIR, key[0]))
        write_between(self.path, "\n".join(line for key in found for line in self.sections[key]))


def section(report: Report) -> list[str]:
    """Return the tables of one contest: each bot, and where pairs were played, each against each."""
    lines = [f"### {report.title()}", ""]
    lines += standings_lines(report)
    if report.results.players == PAIR:
        lines += matrix_lines(report)
    return lines


def standings_lines(report: Report) -> list[str]:
    """Return a line for each bot, the strongest first."""
    text = report.speaker.text
    keys = ["bot", *(["elo", "interval"] if report.ratings else []), "games", "wins", "interval", "points", "thinking"]
    elos = {rating.bot: [elo_text(rating), elo_interval(rating)] for rating in report.ratings}
    cells: list[list[str]] = []
    for standing in report.standings:
        share = [percent(standing.wins / max(1, standing.games)), interval(*wilson(standing.wins, standing.games))]
        numbers = [str(standing.games), *share, f"{standing.mean_points:.1f}", f"{standing.milliseconds:.1f}"]
        cells.append([f"`{standing.bot}`", *elos.get(standing.bot, []), *numbers])
    return markdown_table([text(f"arena-{key}") for key in keys], ["left", *["right"] * (len(keys) - 1)], cells)


def matrix_lines(report: Report) -> list[str]:
    """Return how often each bot was placed better than each that is not stronger, with intervals."""
    bots = [standing.bot for standing in report.standings]
    rates: dict[tuple[str, str], str] = {}
    for bot, other in combinations(bots, PAIR):
        pair = compared(bot, other, report.results.endings)
        low, high = pair.interval
        rates[bot, other] = f"{100 * pair.rate:.0f} % ({100 * low:.0f}–{100 * high:.0f})" if pair.games else ""
    cells = [[f"`{bot}`", *[rates.get((bot, other), "") for other in bots[1:]]] for bot in bots[:-1]]
    table = markdown_table(["", *[f"`{bot}`" for bot in bots[1:]]], ["left", *["right"] * len(bots[1:])], cells)
    return [f"{report.speaker.text('arena-matrix')}:", "", *table]


def around(page: Path) -> tuple[str, str]:
    """Return what stands before and after the ladder in a page, nothing for a new one; OptionError if it has no place for it."""
    if page.suffix != ".md":
        raise OptionError(f"the ladder's page is a file whose name ends in .md, not {page.name!r}")
    try:
        text = page.read_text(encoding="utf-8") if page.exists() else f"{BEGIN}{END}\n"
    except (OSError, UnicodeDecodeError) as wrong:
        raise OptionError(f"{page} cannot be read: {wrong}") from None
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not (begin and end):
        raise OptionError(f"{page} has no place for the ladder: write {BEGIN} and {END} into it, or name a new page")
    return head, tail


def write_between(page: Path, text: str) -> None:
    """Put the text between the marks of a page."""
    head, tail = around(page)
    try:
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(f"{head}{BEGIN}\n\n{text}\n{END}{tail}", encoding="utf-8")
    except OSError as wrong:
        raise OptionError(f"{page} cannot be written: {wrong.strerror}") from None
