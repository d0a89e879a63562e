"""Few workers, many who wait: people's tables first, and nobody in the way of all others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ludarium.server.fair_queue import HINT, LONELY_MOVE, MOVE, REVIEW, Asker, FairQueue
from tests.server.awaiting import awaited


class Bench:
    """A queue with a clock of its own: jobs take as long as they say, and the order in which they are served is noted."""

    def __init__(self, places: int = 1) -> None:
        self.now = 0.0
        self.queue = FairQueue(places, clock=lambda: self.now)
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.gate = asyncio.Event()  # until it opens everybody stays: one has a place, the others wait

    async def ask(self, name: str, asker: Asker, seconds: float = 1.0) -> None:
        """Get in line."""

        async def job() -> None:
            async with self.queue.place(asker, seconds):
                self.served.append(name)
                await self.gate.wait()
                self.now += seconds

        self.tasks.append(asyncio.create_task(job()))
        await asyncio.sleep(0)

    async def end(self) -> list[str]:
        """Return who was served, in their order."""
        self.gate.set()
        await asyncio.gather(*self.tasks)
        self.gate.clear()
        return self.served


def served(work: Callable[[Bench], Awaitable[None]], places: int = 1) -> list[str]:
    """Return the order in which askers are served."""

    async def all_of_it() -> list[str]:
        bench = Bench(places)
        await work(bench)
        return await bench.end()

    return awaited(all_of_it())


def test_twelve_who_ask_for_hints_hold_up_a_move_by_one_job() -> None:
    async def work(bench: Bench) -> None:
        for guest in range(12):
            await bench.ask(f"hint {guest}", Asker(HINT, f"guest {guest}", f"table {guest}"))
        await bench.ask("move", Asker(MOVE, "nell", "hers"))

    assert served(work).index("move") == 1  # after the one that ran already


def test_one_with_fifteen_tables_of_experts_holds_up_a_move_by_one_job() -> None:
    async def work(bench: Bench) -> None:
        for table in range(15):
            await bench.ask(f"expert {table}", Asker(MOVE, "eve", f"table {table}"), 4.0)
        await bench.ask("move", Asker(MOVE, "nell", "hers"), 0.1)

    assert served(work).index("move") == 1


def test_many_new_guests_with_long_jobs_do_not_come_before_short_ones() -> None:
    async def work(bench: Bench) -> None:
        await bench.ask("earlier", Asker(MOVE, "nell", "hers"), 0.1)
        for guest in range(30):
            await bench.ask(f"expert {guest}", Asker(MOVE, f"guest {guest}", f"table {guest}"), 4.0)
        await bench.ask("move", Asker(MOVE, "nell", "hers"), 0.1)

    assert served(work).index("move") <= 2


def test_two_who_ask_for_much_are_served_by_turns_whoever_came_first() -> None:
    async def work(bench: Bench) -> None:
        for turn in range(6):
            await bench.ask(f"eve {turn}", Asker(MOVE, "eve", f"table {turn}"))
        for turn in range(6):
            await bench.ask(f"bob {turn}", Asker(MOVE, "bob", f"other {turn}"))

    order = [name.split()[0] for name in served(work)]
    for count in range(2, 12, 2):
        assert order[:count].count("bob") == count // 2


def test_of_one_persons_tables_the_one_that_had_least_comes_first() -> None:
    async def work(bench: Bench) -> None:
        for turn in range(4):
            await bench.ask("busy", Asker(MOVE, "eve", "busy"))
        await bench.ask("other", Asker(MOVE, "eve", "other"))

    assert served(work).index("other") == 1


def test_hints_come_before_tables_of_bots_and_those_before_reviews() -> None:
    async def work(bench: Bench) -> None:
        for name, rank in (("first", REVIEW), ("review", REVIEW), ("lonely", LONELY_MOVE), ("hint", HINT), ("move", MOVE)):
            await bench.ask(name, Asker(rank, name, name))

    assert served(work) == ["first", "move", "hint", "lonely", "review"]


def test_of_several_places_one_is_kept_for_moves() -> None:
    async def work() -> None:
        queue = FairQueue(2)
        async with queue.place(Asker(HINT, "eve", "one"), 1.0):
            with pytest.raises(TimeoutError):
                async with queue.place(Asker(HINT, "bob", "two"), 1.0, patience=0.05):
                    pass
            async with queue.place(Asker(MOVE, "nell", "hers"), 1.0):
                pass
        assert not queue.waiting
        assert queue.free == 2

    awaited(work())


def test_whoever_gives_up_leaves_no_place_empty() -> None:
    async def work() -> None:
        queue = FairQueue(1)

        async def stay() -> None:
            async with queue.place(Asker(MOVE, "eve", "one"), 1.0):
                await asyncio.Event().wait()

        tasks = [asyncio.create_task(stay()) for _ in range(3)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (queue.free, queue.waiting) == (1, [])

    awaited(work())


def test_what_somebody_has_had_is_forgotten_with_time() -> None:
    async def work(bench: Bench) -> None:
        await bench.ask("eve", Asker(MOVE, "eve", "one"), 100.0)
        await bench.end()
        bench.now += 3600
        await bench.ask("running", Asker(MOVE, "ada", "three"), 1.0)
        await bench.ask("bob", Asker(MOVE, "bob", "two"), 2.0)
        await bench.ask("eve again", Asker(MOVE, "eve", "one"), 1.0)

    assert served(work)[2:] == ["eve again", "bob"]
