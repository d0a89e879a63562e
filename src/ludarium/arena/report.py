"""What an arena shows: tables for people at a terminal, and the chart."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from rich.table import Table
from rich.text import Text

import ludarium
from ludarium.arena.chart import draw_arena
from ludarium.arena.rating import AT_LEAST, AT_MOST, SAMPLES, Rating, ratings, wilson
from ludarium.arena.results import Results
from ludarium.arena.standings import Standing, automatic_points, compared, standings
from ludarium.arena.words import elo_interval, elo_text, interval, percent
from ludarium.console import Screen
from ludarium.engine.phrase import Phrase
from ludarium.text import Speaker

USUAL_ANCHOR = "random"


class Report:
    """The standings of an arena. Elo is counted from the anchor, unless one is named from random or else the first bot."""

    def __init__(self, results: Results, anchor: str, language: str) -> None:
        self.results = results
        self.anchor = anchor or (USUAL_ANCHOR if USUAL_ANCHOR in results.bots else results.bots[0])
        self.speaker = speaker_of(results, language)
        self.ratings = rated(results, self.anchor)
        self.standings = ordered(standings(results.bots, results.endings), self.ratings)

    def show(self, screen: Screen, saved: Path | None, chart: Path | None) -> None:
        """Print everything, and draw the chart if one is wanted."""
        screen.rule(self.title())
        screen.show(self.standings_table())
        if self.ratings:
            screen.show(Text(), self.pairs_table(), Text())
            screen.show(Text(self.speaker.text("arena-anchor", bot=self.anchor, samples=SAMPLES)))
        if any(rating.kind in (AT_LEAST, AT_MOST) for rating in self.ratings):
            screen.show(Text(self.speaker.text("arena-bound")))
        screen.show(Text(self.speaker.text("term-sim-seed", seed=str(self.results.header["seed"]))))
        if chart is not None:
            draw_arena(chart, self.speaker, self.results, self.ratings, self.standings)
        for key, file in (("arena-saved", saved), ("arena-drawn", chart)):
            if file is not None:
                screen.show_copyable(self.speaker.text(key, file=str(file)))

    def title(self) -> str:
        """Return what was played: the game, how many at a table, how often."""
        endings = self.results.endings
        deals = len({ending.bout.deal for ending in endings})
        title = ludarium.game(self.results.game).title
        return self.speaker.text("arena-title", title=title, players=self.results.players, games=len(endings), deals=deals)

    def standings_table(self) -> Table:
        """Return a line for each bot, the strongest first, with the points of the sides that the rules play."""
        table = self._table(["bot"], [*(["elo", "interval"] if self.ratings else []), "games", "wins", "interval", "points", "thinking"])
        automatic = list(range(self.results.players, len(self.results.endings[0].scores)))
        for side in automatic:
            table.add_column(Text(self.speaker.name(side)), justify="right", no_wrap=True)
        elos = {rating.bot: [elo_text(rating), elo_interval(rating)] for rating in self.ratings}
        for standing in self.standings:
            rate = [percent(standing.wins / max(1, standing.games)), interval(*wilson(standing.wins, standing.games))]
            cells = [str(standing.games), *rate, f"{standing.mean_points:.1f}", f"{standing.milliseconds:.1f}"]
            played = [ending for ending in self.results.endings if standing.bot in ending.bout.seating]
            others = [f"{automatic_points(played, side):.1f}" for side in automatic]
            table.add_row(standing.bot, *elos.get(standing.bot, []), *cells, *others)
        return table

    def pairs_table(self) -> Table:
        """Return a line for every two bots: how often the stronger one was placed better."""
        table = self._table(["bot", "other"], ["games", "won", "tied", "lost", "rate", "interval"])
        for better, worse in combinations([rating.bot for rating in self.ratings], 2):
            pair = compared(better, worse, self.results.endings)
            if not pair.games:  # results of several arenas together: not everybody has met
                continue
            counts = [str(number) for number in (pair.games, pair.won, pair.tied, pair.lost)]
            table.add_row(better, worse, *counts, percent(pair.rate), interval(*pair.interval))
        return table

    def _table(self, names: list[str], numbers: list[str]) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold")
        for key in names:
            table.add_column(self.speaker.text(f"arena-{key}"), overflow="fold")
        for key in numbers:
            table.add_column(self.speaker.text(f"arena-{key}"), justify="right", no_wrap=True)
        return table


def rated(results: Results, anchor: str) -> list[Rating]:
    """Return the Elo of all bots, the strongest first; none where nobody met anybody else."""
    if results.players < 2 or len(results.bots) < 2:
        return []
    return sorted(ratings(results.bots, results.endings, anchor), key=lambda rating: -rating.elo)


def ordered(found: list[Standing], elos: list[Rating]) -> list[Standing]:
    """Return the standings, the strongest bot first: by Elo, or by victories where there is none."""
    if elos:
        places = [rating.bot for rating in elos]
        return sorted(found, key=lambda standing: places.index(standing.bot))
    return sorted(found, key=lambda standing: -standing.wins / max(1, standing.games))


def speaker_of(results: Results, language: str) -> Speaker:
    """Return a speaker that knows the sides the rules play."""
    game = ludarium.game(results.game)
    specs = {spec.name: spec for spec in game.options}
    options = {name: specs[name].parse(text) for name, text in results.header["options"].items()}
    names: dict[int, str | Phrase] = dict(game.automatic_sides(results.players, options))
    return Speaker(language, results.game, names)
