"""A short run of `make chaos`: every fault comes once while people play, and nothing that was acknowledged is lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.faults import ON_POSTGRES, ON_SQLITE, Fault, Found, Player, Site, compare, one_round
from tests.server.postgres import Cluster, NotHere

SECONDS = 0.4


def run(site: Site, faults: dict[str, Fault]) -> None:
    players = [Player(site, number) for number in range(3)]
    luck = random.Random(1)
    try:
        for name, fault in faults.items():
            found = one_round(site, players, fault, luck, SECONDS)
            assert (found.acknowledged - found.found, found.wrong) == (0, []), name
    finally:
        site.close()


def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    run(Site(tmp_path, processes=1), ON_SQLITE)


def test_nothing_is_lost_on_postgresql_with_two_processes(tmp_path: Path) -> None:
    try:
        cluster = Cluster()
    except NotHere as reason:
        pytest.skip(str(reason))
    names = ["kill -9", "cut connections", *(["database restart"] if cluster.can_restart else [])]
    try:
        run(Site(tmp_path, 2, cluster), {name: ON_POSTGRES[name] for name in names})
    finally:
        cluster.stop()


def test_a_loss_would_be_found() -> None:
    moves = [(0, 1, "play A"), (1, 1, "play B"), (0, 2, "lay C")]
    tried = dict.fromkeys(moves, True)
    assert compare(tried, moves) == Found(3, 3, [])
    assert compare({**tried, (1, 2, "lay D"): False}, moves) == Found(3, 3, []), "what was never answered need not be there"
    assert compare({**tried, moves[2]: False}, moves) == Found(2, 2, []), "but may be"
    lost = compare(tried, moves[:2])
    assert (lost.acknowledged, lost.found, len(lost.wrong)) == (3, 2, 1)
    for there in ([*moves, (1, 2, "lay D")], [moves[1], moves[0], moves[2]], [*moves, moves[2]]):
        assert compare(tried, there).wrong, "what nobody sent, another order, and a move that was made twice are noticed"
