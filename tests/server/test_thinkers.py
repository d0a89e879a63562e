"""A bot that searches uses all workers that the server allows and nobody else needs."""

from __future__ import annotations

import asyncio
from typing import Any

import ludarium
from ludarium.bots.analysis import analysis_from, merged
from ludarium.bots.search import SearchBot, luck_for
from ludarium.engine.chance import chance
from ludarium.server.thinkers import CHOOSE, PONDER, Thinkers, Thought
from ludarium.server.thinking import Thinking

LUCK = "0000000000000000000000000000002a"


class Asked(Thinkers):
    """Thinkers that note what they are asked and answer at once, in this process."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, 5.0, None)
        self.asked: list[Thought] = []
        self.thinking = Thinking()

    def _think(self, thought: Thought) -> Any:
        self.asked.append(thought)
        if thought.task == PONDER:
            state = ludarium.game(thought.game).load(thought.position)
            return SearchBot(simulations=12).ponder(state, thought.seat, luck_for(chance(thought.luck), thought.part)).plain()
        return self.thinking.answer(thought._asdict())


def a_thought(bot: str) -> Thought:
    return Thought(CHOOSE, "ginkgopolis", ludarium.game("ginkgopolis").new(2, 5).dump(), 0, LUCK, bot, "a-table")


def chosen(thinkers: Asked, thought: Thought) -> int | None:
    try:
        return asyncio.run(thinkers.choose(thought))
    finally:
        thinkers.close()


def test_a_search_is_shared_among_idle_workers_and_added_up() -> None:
    thinkers = Asked(2)
    move = chosen(thinkers, a_thought("expert"))
    assert sorted((one.task, one.part) for one in thinkers.asked) == [(PONDER, 0), (PONDER, 1)]
    state = ludarium.game("ginkgopolis").new(2, 5)
    parts = [SearchBot(simulations=12).ponder(state, 0, luck_for(chance(LUCK), part)) for part in range(2)]
    assert move == merged([analysis_from(part.plain()) for part in parts]).best.move
    assert parts[0].plain() != parts[1].plain()


def test_a_bot_that_does_not_search_needs_one_worker() -> None:
    thinkers = Asked(2)
    assert chosen(thinkers, a_thought("greedy")) is not None
    assert [one.task for one in thinkers.asked] == [CHOOSE]


def test_what_others_wait_for_is_not_taken_from_them() -> None:
    for thinkers, waiting in ((Asked(2), 1), (Asked(1), 0)):
        thinkers.waiting = waiting
        assert chosen(thinkers, a_thought("advanced")) is not None
        assert [one.task for one in thinkers.asked] == [CHOOSE]


def test_a_worker_answers_its_part_of_a_search() -> None:
    thought = a_thought("advanced")._replace(task=PONDER, part=1)
    answer = Thinking().answer(thought._asdict())
    assert analysis_from(answer).best.move in ludarium.game("ginkgopolis").load(thought.position).moves(0)
