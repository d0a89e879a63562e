"""What the expert thinks: a hint in a game without other people, and a review of a game that is over."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import ludarium
from ludarium.engine.chance import seed_of
from ludarium.engine.record import taken_back
from ludarium.server.fair_queue import Asker
from ludarium.server.packs import texts_of
from ludarium.server.problems import Problem
from ludarium.server.tables.livegame import StoredEntry, start_game
from ludarium.server.tables.meta import BOT, HUMAN, Meta
from ludarium.server.worker_pool import ANALYSE, Job, WorkerPool

HINT_SECONDS: Final = 1.5
HINT_PATIENCE: Final = 20.0  # seconds that a hint may wait for its turn; bots' moves come first
REVIEW_SECONDS: Final = 0.15  # for each decision of the game
HINTS_KEPT: Final = 500
REVIEWS_KEPT: Final = 200
SHOWN: Final = 4  # moves of a hint: the best and its main alternatives
TURNING: Final = 0.05  # a move that gives away so much of the chance to win turns the game
MOST_TURNING: Final = 3


@dataclass
class Review:
    """A review in the making: the decisions of the game that were judged so far."""

    of: int
    judged: list[dict[str, Any]] = field(default_factory=list)
    failed: bool = False

    def plain(self) -> dict[str, Any]:
        """Return the review as it goes over the wire."""
        return {"of": self.of, "judged": self.judged, "turning": self.turning(), "failed": self.failed}

    def turning(self) -> list[int]:
        """Return the numbers of the entries that gave most away, in the order of the game."""
        costly = sorted((one for one in self.judged if one["loss"] >= TURNING), key=lambda one: -one["loss"])
        return sorted(one["number"] for one in costly[:MOST_TURNING])


class Adviser:
    """Asks the search for its opinion, and remembers it."""

    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers
        self.hints: OrderedDict[tuple[str, int, int], list[dict[str, Any]]] = OrderedDict()
        self.reviews: OrderedDict[str, Review] = OrderedDict()

    async def hint(self, asker: Asker, number: int, game: ludarium.Game[Any], position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
        """Return the best moves of a seat, as the search and then the chance to win order them; 503 if there was no answer in time."""
        key = (asker.table, seat, number)
        if key not in self.hints:
            luck = seed_of(asker.table, number)
            job = Job(ANALYSE, game.name, position, seat, luck, seconds=HINT_SECONDS, explains=0.0, packs=texts_of(game))
            found = await self.workers.run(job, asker, HINT_PATIENCE)
            if found is None:
                raise Problem("expert_busy")
            self.hints[key] = sorted(with_shares(found), key=lambda one: (-one["share"], -one["win"]))[:SHOWN]
            forget_oldest(self.hints, HINTS_KEPT)
        return self.hints[key]

    def review(self, table: str) -> Review | None:
        """Return a table's review as far as it is; None if nobody asked for one."""
        return self.reviews.get(table)

    def begin(self, meta: Meta, count: int) -> Review:
        """Note that a review is on its way."""
        review = self.reviews[meta.id] = Review(count)
        forget_oldest(self.reviews, REVIEWS_KEPT)
        return review

    async def judge(self, review: Review, game: ludarium.Game[Any], meta: Meta, entries: Sequence[StoredEntry], asker: Asker) -> None:
        """Judge one decision after the other, each when nobody waits for anything else."""
        try:
            for entry, state in decisions(game, meta, entries):
                await self._judge_one(review, game, state.dump(), entry, asker)
        except Exception:
            review.failed = True
            raise

    async def _judge_one(
        self, review: Review, game: ludarium.Game[Any], position: dict[str, Any], entry: StoredEntry, asker: Asker
    ) -> None:
        luck, packs = seed_of(entry.number), texts_of(game)
        job = Job(ANALYSE, game.name, position, entry.seat, luck, seconds=REVIEW_SECONDS, played=entry.move, explains=TURNING, packs=packs)
        found = await self.workers.run(job, asker)
        if found is None:
            review.of -= 1  # better a gap in the chart than no review
            return
        best, played = found[0], next(one for one in found if one["move"] == entry.move)
        review.judged.append(
            {
                "number": entry.number,
                "seat": entry.seat,
                "move": entry.move,
                "win": played["win"],
                "points": played["points"],
                "best": best["move"],
                "loss": max(0.0, best["win"] - played["win"]),
                "overlooked": best.get("reasons", []),
                "words": best.get("words", []),
            }
        )


def only_person(meta: Meta, user: str) -> bool:
    """Say whether somebody plays alone against bots, programs and rules: nobody else can be harmed by advice."""
    people = [seat for seat in meta.seats if seat.kind != BOT and not (seat.kind == HUMAN and seat.program)]
    return len(people) == 1 and people[0].player == user


def with_shares(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the candidates with the share of the search that went into each."""
    total = max(1, sum(one["visits"] for one in found))
    return [
        {
            "move": one["move"],
            "win": one["win"],
            "points": one["points"],
            "share": one["visits"] / total,
            "reasons": one.get("reasons", []),
            "words": one.get("words", []),
        }
        for one in found
    ]


def decisions(game: ludarium.Game[Any], meta: Meta, entries: Sequence[StoredEntry]) -> Iterator[tuple[StoredEntry, ludarium.State]]:
    """Yield the entries of a game that there are to judge, each with the position in which it was chosen."""
    match = start_game(game, meta.deal).match
    gone = taken_back(entries)
    for place, entry in enumerate(entries):
        if place in gone:
            continue
        if len(match.state.moves(entry.seat)) > 1:
            yield entry, match.state
        match.play(entry.seat, entry.move)


def count_decisions(game: ludarium.Game[Any], meta: Meta, entries: Sequence[StoredEntry]) -> int:
    """Return how many entries of a game there are to judge."""
    return sum(1 for decision in decisions(game, meta, entries))


def forget_oldest(kept: OrderedDict[Any, Any], most: int) -> None:
    """Keep no more than so many."""
    while len(kept) > most:
        kept.popitem(last=False)
