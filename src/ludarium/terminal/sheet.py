"""The score sheet: who won, and where every point came from."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from ludarium.console import Screen
from ludarium.engine.match import Match
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import State
from ludarium.text import Speaker, figure


def speaker_for(match: Match, language: str) -> Speaker:
    """Return a speaker with the names of a match's sides, those the rules play included."""
    names: dict[int, str | Phrase] = dict(match.record.names)
    names.update(match.game.automatic_sides(match.state.players, match.state.options))
    return Speaker(language, match.game.name, names)


def show_result(screen: Screen, state: State, speaker: Speaker) -> None:
    """Print the ranking and every line of the score sheet, side by side of the table."""
    scores, ranking = state.scores, state.ranking
    screen.rule(speaker.text("term-result" if state.over else "term-result-now"))
    order = sorted(range(len(scores)), key=lambda seat: (ranking[seat], seat))
    for seat in order:
        line = speaker.text("term-place", place=ranking[seat], name=speaker.name(seat), points=scores[seat])
        screen.show(Text(line, style="bold" if ranking[seat] == 1 else ""))
    if state.over:
        screen.show(*[Text(line, style="bold") for line in ending_of(state, speaker, order)])
    for seat in order:
        screen.show(Text(), Text(speaker.name(seat), style="bold"), sheet_of(state, speaker, seat, scores[seat], screen.width))


def ending_of(state: State, speaker: Speaker, order: list[int]) -> list[str]:
    """Return who has won; where the game ends with outcomes, what it means to each side."""
    outcomes = state.outcomes
    if outcomes:
        return [speaker.text("term-outcome", name=speaker.name(seat), outcome=outcomes[seat].words) for seat in order]
    winners = [Phrase("seat", {"seat": seat}) for seat in order if state.ranking[seat] == 1]
    return [speaker.text("term-winners", count=len(winners), names=winners)]


def sheet_of(state: State, speaker: Speaker, seat: int, total: int, width: int) -> Table:
    """Return one side's sheet: its sources of points, with the places on the board they speak of, and the sum."""
    grid: Table = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column(width=width - 8, overflow="fold")
    grid.add_column(width=5, justify="right")
    for line in state.sheet:
        if line.side == seat:
            grid.add_row(Text(), source_of(speaker, line.source, line.targets), Text(figure(line.points)))
    grid.add_row(Text(), Text(speaker.text("term-total"), style="bold"), Text(figure(total), style="bold"))
    return grid


def source_of(speaker: Speaker, source: Phrase, targets: list[Any]) -> Text:
    """Return a source of points in words, with the cells of a district."""
    words = Text(speaker.say(source))
    cells = [str(target).removeprefix("cell:") for target in targets if str(target).startswith("cell:")]
    if cells:
        words.append(f"  [{' '.join(cells)}]", style="dim")
    return words
