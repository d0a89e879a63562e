"""What a worker process does its whole life: answer thoughts, one line of JSON each (see thinkers.py)."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import sys
from collections import OrderedDict
from typing import Any, Final

import ludarium
from ludarium import bots
from ludarium.bots.bot import Bot
from ludarium.bots.search import ANYTHING, SearchBot, luck_for
from ludarium.server.thinkers import ANALYSE, PONDER

NICENESS: Final = 5  # people come first
REMEMBERED: Final = 16  # bots that go on with what they thought before

log = logging.getLogger("ludarium.server.thinking")


class Thinking:
    """The bots of one worker process."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, thought: dict[str, Any]) -> Any:
        """Return a move, or all moves with their prospects."""
        game = ludarium.game(thought["game"])
        state = game.load(thought["position"])
        luck = ludarium.chance(thought["luck"])
        if thought["task"] == PONDER:
            bot = self.bot_of(thought)
            assert isinstance(bot, SearchBot)
            return bot.ponder(state, thought["seat"], luck_for(luck, thought["part"])).plain()
        if thought["task"] != ANALYSE:
            return self.bot_of(thought).choose(state, thought["seat"], luck)
        played = ANYTHING if thought["played"] is None else game.lexicon.parse(thought["played"])
        found = SearchBot(seconds=thought["seconds"]).analyse(state, thought["seat"], luck, played)
        return [
            {"move": game.lexicon.text(one.move), "visits": one.visits, "win": one.win, "points": one.points} for one in found.candidates
        ]

    def bot_of(self, thought: dict[str, Any]) -> Bot:
        """Return the bot that plays this seat of this table, with what it remembers."""
        key = (thought["table"], thought["seat"], thought["bot"])
        if not thought["table"] or key not in self.bots:
            self.bots[key] = bots.bot(thought["bot"])
        self.bots.move_to_end(key)
        if len(self.bots) > REMEMBERED:
            self.bots.popitem(last=False)
        return self.bots[key]


def main() -> None:
    """Answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    out, sys.stdout = sys.stdout, sys.stderr  # whatever a bot prints is no answer
    for name in ludarium.GAMES:
        ludarium.game(name)
    thinking = Thinking()
    for line in sys.stdin:
        answer = None
        if line.strip():
            try:
                answer = thinking.answer(json.loads(line))
            except Exception:
                log.exception("a bot failed")
        out.write(json.dumps(answer) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
