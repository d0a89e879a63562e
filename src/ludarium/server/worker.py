"""What a worker process does its whole life: answer jobs, one line of JSON each (see worker_pool.py)."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import ludarium
from ludarium import bots
from ludarium.bots.bot import Bot
from ludarium.bots.mcts import ANYTHING
from ludarium.bots.reasons import overlooked, reasons_for, sentences
from ludarium.bots.search import SearchBot, luck_for
from ludarium.server.packed import PackedGames
from ludarium.server.worker_pool import ANALYSE, SEARCH

NICENESS: Final = 5  # people come first
REMEMBERED: Final = 16  # bots that go on with their search

log = logging.getLogger("ludarium.server.worker")


class Worker:
    """The bots of one worker process."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self.games = PackedGames()

    def run(self, job: dict[str, Any]) -> Any:
        """Return a move, or all moves with their prospects."""
        game = self.games.game(job["game"], job["packs"])
        state = game.load(job["position"])
        luck = ludarium.chance(job["luck"])
        if job["kind"] == SEARCH:
            bot = self.bot_of(job)
            assert isinstance(bot, SearchBot)
            return bot.search(state, job["seat"], luck_for(luck, job["part"])).plain()
        if job["kind"] != ANALYSE:
            return self.bot_of(job).choose(state, job["seat"], luck)
        played = ANYTHING if job["played"] is None else game.lexicon.parse(job["played"])
        found = SearchBot(seconds=job["seconds"]).analyse(state, job["seat"], luck, played)
        answer: list[dict[str, Any]] = [
            {"move": game.lexicon.text(one.move), "visits": one.visits, "win": one.win, "points": one.points} for one in found.candidates
        ]
        others = [one.move for one in found.candidates[1:]] if played == ANYTHING else [played]
        gap = 1.0 if played == ANYTHING else found.best.win - found.of(played).win
        if gap >= job["explains"]:
            reasons = reasons_for(state, job["seat"], [found.best.move, *others], luck)
            words = sentences(reasons) if played == ANYTHING else overlooked(reasons, job["seat"])
            answer[0] |= {"reasons": [reason.plain() for reason in reasons], "words": [phrase.plain() for phrase in words]}
        return answer

    def bot_of(self, job: dict[str, Any]) -> Bot:
        """Return the bot that plays this seat of this table, with what it remembers."""
        key = (job["table"], job["seat"], job["bot"])
        if not job["table"] or key not in self.bots:
            self.bots[key] = bots.bot(job["bot"])
        self.bots.move_to_end(key)
        if len(self.bots) > REMEMBERED:
            self.bots.popitem(last=False)
        return self.bots[key]


def answer_lines(run: Callable[[dict[str, Any]], Any]) -> None:
    """Answer until the server is gone: one line of JSON for each that comes, null where the work failed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    out, sys.stdout = sys.stdout, sys.stderr  # whatever a bot prints is no answer
    for spec in os.environ.get("LUDARIUM_BOTS", "").split():
        try:
            bots.add_bot(spec)
        except ludarium.LudariumError:
            log.exception("a bot cannot be had: %s", spec)
    for name in ludarium.GAMES:
        ludarium.game(name)
    for line in sys.stdin:
        answer = None
        if line.strip():
            try:
                answer = run(json.loads(line))
            except Exception:
                log.exception("a job failed")
        out.write(json.dumps(answer) + "\n")
        out.flush()


if __name__ == "__main__":
    answer_lines(Worker().run)
