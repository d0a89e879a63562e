"""Players that are programs. A bot sees no more than its seat may know."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.bots.analysis import Analysis, Candidate
from ludarium.bots.bot import BOTS, Bot, BotKind
from ludarium.bots.finding import add_bot, bot, known_bots, parse_bot
from ludarium.bots.greedy import BeginnerBot, GreedyBot
from ludarium.bots.random import RandomBot
from ludarium.bots.search import SearchBot
from ludarium.engine.errors import BotError

BUDGET: dict[str, type] = {"simulations": int, "seconds": float}


def thinks_for(seconds: float) -> Callable[..., Bot]:
    """Return what makes a search bot with so much time for a move, or with the budget it is given instead."""

    def make(**budget: float) -> Bot:
        return SearchBot(int(budget.get("simulations", 0)), budget.get("seconds", 0.0)) if budget else SearchBot(seconds=seconds)

    return make


# From the weakest to the strongest; what each is worth against the others is measured in docs/bots.md.
BOTS["random"] = BotKind("random", RandomBot, "bot-random")
BOTS["beginner"] = BotKind("beginner", BeginnerBot, "bot-beginner")
BOTS["greedy"] = BotKind("greedy", GreedyBot, "bot-greedy")
BOTS["advanced"] = BotKind("advanced", thinks_for(0.1), "bot-advanced", BUDGET, searches=True)
BOTS["expert"] = BotKind("expert", thinks_for(1.0), "bot-expert", BUDGET, searches=True)

__all__ = [
    "BOTS",
    "Analysis",
    "BeginnerBot",
    "Bot",
    "BotError",
    "BotKind",
    "Candidate",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "add_bot",
    "bot",
    "known_bots",
    "parse_bot",
]
