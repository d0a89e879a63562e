"""Playing a schedule through, or to its end where an earlier run was broken off."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from ludarium.arena.playing import PATIENCE, Ending, play_bout
from ludarium.arena.results import Results, append_ending, begin_results
from ludarium.arena.schedule import Bout, Setting, is_line_up, schedule
from ludarium.bots import parse_bot
from ludarium.engine.errors import LudariumError, OptionError
from ludarium.parallel import Lost, Workplace
from ludarium.records import write_text


class NotPlayed(LudariumError):
    """Games of a contest were given up."""


class Contest:
    """The games of a schedule and what has come out of them so far; with a file, they are in it as soon as they are over."""

    def __init__(self, setting: Setting, games: int, save: Path | None = None, resume: bool = False) -> None:
        check_bots(setting.bots, setting.players)
        self.setting = setting
        self.save = save
        self.results = Results(setting.header(), []) if save is None else begin_results(save, setting, resume)
        self.bouts = list(schedule(setting, games))

    def play(self, place: Workplace, records: Path | None = None, patience: float = PATIENCE) -> Iterator[Ending]:
        """Play what is not played yet, and yield each game when it is kept; its record goes to the folder, if there is one."""
        played = {ending.bout.key for ending in self.results.endings}
        still_open = [bout for bout in self.bouts if bout.key not in played]
        for ending in place.in_order(partial(play_bout, self.setting, patience=patience, recorded=records is not None), still_open):
            if records is not None:
                write_text(records / f"{ending.bout.number:06d}.record", ending.record)
                ending.record = ""  # it lies in the folder now
            if self.save is not None:
                append_ending(self.save, ending)
            self.results.endings.append(ending)
            yield ending


def check_bots(bots: list[str], players: int = 0) -> None:
    """Refuse bots that do not exist or come twice, before anything is played; a whole table, seat by seat, may name one several times."""
    is_table = is_line_up(bots, players)
    for place, spec in enumerate(bots):
        parse_bot(spec)
        if spec in bots[:place] and not is_table:
            raise OptionError(f"the bot {spec!r} is given twice: only a table of three or more, written seat by seat, may name it again")


def check_whole(lost: list[Lost]) -> None:
    """Say which games were given up, if any were: NotPlayed."""
    if not lost:
        return
    numbers = ", ".join(str(each.item.number) for each in lost if isinstance(each.item, Bout))
    again = "the others count; with --save and --resume only these are played again"
    raise NotPlayed(f"{len(lost)} of the games could not be played, by their numbers from 0 on: {numbers} ({lost[0].why}); {again}")
