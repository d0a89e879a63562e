"""The levels below those that search for a time. Each game says what they mean in it: the steps between them should be even."""

from __future__ import annotations

from ludarium.bots.bot import Bot
from ludarium.bots.greedy import MisjudgingBot
from ludarium.bots.search import SearchBot
from ludarium.engine.chance import Chance
from ludarium.engine.skill import Skill
from ludarium.engine.state import State


class LevelBot(Bot):
    """Plays any game at one level, or with a skill of its own."""

    def __init__(self, level: str, points: float = 0.0, simulations: int = 0) -> None:
        self.name = level
        self.own_skill = Skill(points, simulations) if points > 0 or simulations > 0 else None
        self.skill = Skill()
        self.player: Bot | None = None

    def choose(self, state: State, player: int, luck: Chance) -> int:
        skill = state.game.evaluator.skill(self.name) if self.own_skill is None else self.own_skill
        if self.player is None or skill is not self.skill:
            self.skill = skill
            self.player = SearchBot(skill.simulations, misjudges=skill.points) if skill.simulations else MisjudgingBot(skill.points)
        return self.player.choose(state, player, luck)
