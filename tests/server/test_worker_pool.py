"""A bot that searches uses all workers that the server allows and nobody else needs."""

from __future__ import annotations

import asyncio
from typing import Any

import ludarium
from ludarium.bots.analysis import analysis_from, merged
from ludarium.bots.search import SearchBot, luck_for
from ludarium.engine.chance import chance
from ludarium.server.fair_queue import HINT, MOVE, Asker
from ludarium.server.worker import Worker
from ludarium.server.worker_pool import CHOOSE, SEARCH, Job, WorkerPool
from tests.server.awaiting import awaited

NELL = Asker(MOVE, "nell", "a-table")
LUCK = "0000000000000000000000000000002a"


class Observed(WorkerPool):
    """A pool that notes its jobs and does them at once, in this process."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, 5.0, None)
        self.jobs: list[Job] = []
        self.worker = Worker()

    def _run(self, job: Job) -> Any:
        self.jobs.append(job)
        if job.kind == SEARCH:
            state = ludarium.game(job.game).load(job.position)
            return SearchBot(simulations=12).search(state, job.seat, luck_for(chance(job.luck), job.part)).plain()
        return self.worker.run(job._asdict())


def a_job(bot: str) -> Job:
    return Job(CHOOSE, "ginkgopolis", ludarium.game("ginkgopolis").new(2, 5).dump(), 0, LUCK, bot, "a-table")


def chosen(pool: Observed, job: Job) -> int | None:
    try:
        return awaited(pool.choose(job, NELL))
    finally:
        pool.close()


def test_a_search_is_shared_among_idle_workers_and_added_up() -> None:
    pool = Observed(2)
    move = chosen(pool, a_job("expert"))
    assert sorted((one.kind, one.part) for one in pool.jobs) == [(SEARCH, 0), (SEARCH, 1)]
    state = ludarium.game("ginkgopolis").new(2, 5)
    parts = [SearchBot(simulations=12).search(state, 0, luck_for(chance(LUCK), part)) for part in range(2)]
    assert move == merged([analysis_from(part.plain()) for part in parts]).best.move
    assert parts[0].plain() != parts[1].plain()


def test_a_bot_that_does_not_search_needs_one_worker() -> None:
    pool = Observed(2)
    assert chosen(pool, a_job("greedy")) is not None
    assert [one.kind for one in pool.jobs] == [CHOOSE]


def test_what_others_wait_for_is_not_taken_from_them() -> None:
    for pool, pending in ((Observed(2), 1), (Observed(1), 0)):
        pool.pending = pending
        assert chosen(pool, a_job("advanced")) is not None
        assert [one.kind for one in pool.jobs] == [CHOOSE]


def test_moves_overtake_hints_and_the_many_jobs_of_one_person() -> None:
    pool = Observed(1)
    quick = a_job("random")

    async def ask_all() -> None:
        hints = [pool.run(quick._replace(seat=0), Asker(HINT, f"guest {guest}", f"{guest}")) for guest in range(12)]
        many = [pool.choose(quick._replace(table="eve"), Asker(MOVE, "eve", f"of eve {table}")) for table in range(15)]
        waiting = [asyncio.create_task(each) for each in [*hints, *many]]
        await asyncio.sleep(0)
        await pool.choose(quick._replace(table="nell"), NELL)
        await asyncio.gather(*waiting)

    awaited(ask_all())
    pool.close()
    assert len(pool.jobs) == 28
    assert [one.table for one in pool.jobs].index("nell") <= 2


def test_a_worker_answers_its_part_of_a_search() -> None:
    job = a_job("advanced")._replace(kind=SEARCH, part=1)
    answer = Worker().run(job._asdict())
    assert analysis_from(answer).best.move in ludarium.game("ginkgopolis").load(job.position).moves(0)


def test_whoever_waits_when_the_server_stops_is_told_that_there_is_none() -> None:
    async def ask() -> int | None:
        pool = Observed(1)
        pool.close()
        return await pool.choose(a_job("greedy"), NELL)

    assert awaited(ask()) is None
