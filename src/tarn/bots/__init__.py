"""Players that are programs. A bot sees no more than its seat may know."""

from __future__ import annotations

from tarn.bots.bot import BOTS, Bot, BotKind, bot
from tarn.bots.greedy import GreedyBot
from tarn.bots.random import RandomBot

BOTS["random"] = BotKind("random", RandomBot, "bot-random")
BOTS["greedy"] = BotKind("greedy", GreedyBot, "bot-greedy")

__all__ = ["BOTS", "Bot", "BotKind", "GreedyBot", "RandomBot", "bot"]
