"""Players that are programs. A bot sees no more than its seat may know."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.bots.analysis import Analysis, Candidate
from ludarium.bots.bot import BOTS, Bot, BotKind, level_names
from ludarium.bots.finding import add_bot, bot, known_bots, parse_bot
from ludarium.bots.greedy import GreedyBot
from ludarium.bots.levels import LevelBot
from ludarium.bots.random import RandomBot
from ludarium.bots.search import SearchBot
from ludarium.engine.errors import BotError

BUDGET: dict[str, type] = {"simulations": int, "seconds": float}
SKILL: dict[str, type] = {"points": float, "simulations": int}


def thinks_for(seconds: float) -> Callable[..., Bot]:
    """Return what makes a search bot with so much time for a move, or with the budget it is given instead."""

    def make(**budget: float) -> Bot:
        return SearchBot(int(budget.get("simulations", 0)), budget.get("seconds", 0.0)) if budget else SearchBot(seconds=seconds)

    return make


def plays_at(level: str) -> Callable[..., Bot]:
    """Return what makes a bot of a level, as the game defines it or with the skill it is given instead."""

    def make(**skill: float) -> Bot:
        return LevelBot(level, skill.get("points", 0.0), int(skill.get("simulations", 0)))

    return make


# From the weakest to the strongest; what each is worth against the others is measured in docs/bots.md. Random and greedy are for programs.
BOTS["random"] = BotKind("random", RandomBot, "bot-random")
BOTS["beginner"] = BotKind("beginner", plays_at("beginner"), "bot-beginner", SKILL, is_level=True)
BOTS["easy"] = BotKind("easy", plays_at("easy"), "bot-easy", SKILL, is_level=True)
BOTS["medium"] = BotKind("medium", plays_at("medium"), "bot-medium", SKILL, is_level=True)
BOTS["greedy"] = BotKind("greedy", GreedyBot, "bot-greedy")
BOTS["skilled"] = BotKind("skilled", plays_at("skilled"), "bot-skilled", SKILL, is_level=True)
BOTS["experienced"] = BotKind("experienced", plays_at("experienced"), "bot-experienced", SKILL, is_level=True)
BOTS["advanced"] = BotKind("advanced", thinks_for(0.1), "bot-advanced", BUDGET, searches=True, is_level=True)
BOTS["expert"] = BotKind("expert", thinks_for(1.0), "bot-expert", BUDGET, searches=True, is_level=True)

__all__ = [
    "BOTS",
    "Analysis",
    "Bot",
    "BotError",
    "BotKind",
    "Candidate",
    "GreedyBot",
    "LevelBot",
    "RandomBot",
    "SearchBot",
    "add_bot",
    "bot",
    "known_bots",
    "level_names",
    "parse_bot",
]
