"""Playing a schedule through, or to its end where an earlier run was broken off."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from ludarium.arena.playing import PATIENCE, Ending, play_bout
from ludarium.arena.results import Results, append_ending, begin_results
from ludarium.arena.schedule import Setting, schedule
from ludarium.bots import parse_bot
from ludarium.engine.errors import OptionError
from ludarium.parallel import in_order


class Contest:
    """The games of a schedule and what has come out of them so far; with a file, they are in it as soon as they are over."""

    def __init__(self, setting: Setting, games: int, save: Path | None = None, resume: bool = False) -> None:
        check_bots(setting.bots)
        self.setting = setting
        self.save = save
        self.results = Results(setting.header(), []) if save is None else begin_results(save, setting, resume)
        self.bouts = list(schedule(setting, games))

    def play(self, workers: int, records: Path | None = None, patience: float = PATIENCE) -> Iterator[Ending]:
        """Play what is not played yet, and yield each game when it is kept."""
        still_open = self.bouts[len(self.results.endings) :]
        for ending in in_order(partial(play_bout, self.setting, records, patience=patience), still_open, workers):
            if self.save is not None:
                append_ending(self.save, ending)
            self.results.endings.append(ending)
            yield ending


def check_bots(bots: list[str]) -> None:
    """Refuse bots that do not exist or come twice, before anything is played."""
    for place, spec in enumerate(bots):
        parse_bot(spec)
        if spec in bots[:place]:
            raise OptionError(f"the bot {spec!r} is given twice")
