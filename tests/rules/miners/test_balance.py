"""How the content plays: small simulations of the players of IM-C35, and the numbers of docs/balance (IM-C36 to IM-C45, IM-C52).

A test run has time for a few games only, so the bands are widened here by what chance does to so few; docs/balance/miners.md has the
numbers of many games.
"""

from __future__ import annotations

import re
from functools import cache
from math import sqrt
from pathlib import Path

import pytest

import ludarium
from ludarium.engine.facts import Facts
from ludarium.engine.happening import Log
from ludarium.games.miners.ai.policy import quick_move
from ludarium.games.miners.ai.worth import GOLD, fading, gold_worth, worth
from ludarium.games.miners.content.components import DIG
from ludarium.games.miners.state import MinersState
from ludarium.games.miners.statistics import measure_kinds
from tests.rule import rule
from tests.rules.miners.known import busy_pick
from tests.rules.miners.scene import GAME, given

CATALOGUE = Path(__file__).parents[3] / "docs" / "rules" / "miners.md"
PAGE = Path(__file__).parents[3] / "docs" / "balance" / "miners.md"
RANDOM_GAMES = 150
QUICK_GAMES = 60


class Games:
    """Some finished games and what was counted about them."""

    def __init__(self) -> None:
        self.ends: list[MinersState] = []
        self.facts: list[Facts] = []

    @property
    def scores(self) -> list[int]:
        return [score for end in self.ends for score in end.scores]

    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)

    def spread(self) -> float:
        return sqrt(sum((score - self.mean()) ** 2 for score in self.scores) / len(self.scores))

    def measured(self, name: str) -> float:
        pairs = [facts.measures[name] for facts in self.facts if name in facts.measures]
        return sum(pair[0] for pair in pairs) / sum(pair[1] for pair in pairs)


@cache
def games(manner: str, count: int, players: int = 1) -> Games:
    """Play games: `random` never declines (IM-C35), `quick` is the policy with which greedy finishes a phase."""
    found = Games()
    for seed in range(count):
        opening = GAME.new(players, seed)
        state = opening.copy()
        log = Log()
        state.listener = log
        luck = ludarium.chance(seed + 50)
        while not state.over:
            seat = state.to_move[0]
            moves = state.moves(seat)
            ask = state.pending(seat)
            assert ask is not None
            state.apply(seat, busy_pick(luck, moves) if manner == "random" else quick_move(state, ask, moves))
        found.ends.append(state)
        found.facts.append(GAME.facts(opening, log.happenings, state))
    return found


@rule("IM-C35", "IM-C36", "IM-C44")
def test_random_players_score_in_their_band() -> None:
    found = games("random", RANDOM_GAMES)
    error = found.spread() / sqrt(RANDOM_GAMES)
    assert 20 - 2 * error <= found.mean() <= 28 + 2 * error
    assert 4.5 <= found.spread() <= 9.5
    assert sum(score < 35 for score in found.scores) >= 0.85 * RANDOM_GAMES
    assert max(found.scores) <= 130


@rule("IM-C36", "IM-C45")
def test_who_plans_scores_much_more_and_nobody_too_much() -> None:
    quick = games("quick", QUICK_GAMES)
    assert quick.mean() >= games("random", RANDOM_GAMES).mean() + 15
    assert max(quick.scores) <= 130


@rule("IM-C37", "IM-C38")
def test_points_come_from_everywhere_and_mines_have_their_shape() -> None:
    found = games("quick", QUICK_GAMES)
    shares = {
        name: found.measured(f"share:{name}") for name in ("cards-I", "cards-II", "cards-III", "cards-IV", "boards", "carts", "events")
    }
    assert abs(sum(shares.values()) - 1) < 1e-9
    assert all(share > 0.01 for share in shares.values())
    assert max(shares.values()) < 0.5
    rows = [found.measured(f"shape:row-{level}") for level in ("I", "II", "III", "IV")]
    assert abs(sum(rows) - 10) < 0.2
    assert 2.0 <= rows[0] <= 5.0
    assert rows[3] <= 1.5
    assert found.measured("blind:blind") <= 0.2
    assert {kind.name for kind in measure_kinds()} == {"shape", "share", "blind"}


@rule("IM-C39", "IM-C40", "IM-C41")
def test_factions_cards_boards_and_events_are_tagged_for_the_page_of_balance() -> None:
    found = games("quick", QUICK_GAMES)
    kinds = {kind.name: kind for kind in GAME.fact_kinds()}
    assert set(kinds) == {"turn", "faction", "card", "sides", "event"}
    assert (len(kinds["faction"].names), len(kinds["card"].names), len(kinds["sides"].names), len(kinds["event"].names)) == (6, 89, 8, 18)
    for end, facts in zip(found.ends, found.facts, strict=True):
        assert len([tag for tag in facts.sides[0] if tag.startswith("card:")]) == len(end.miners[0].mine.chambers)
        for tag in facts.sides[0]:
            if tag.startswith("faction:"):
                assert end.cards_of(0, list(kinds["faction"].names).index(tag[8:])) >= 4
        assert len([tag for tag in facts.table if tag.startswith("event:")]) == 10
        assert [tag for tag in facts.table if tag.startswith("sides:")][0][6:] in kinds["sides"].names  # noqa: RUF015


@rule("IM-C42")
def test_the_number_of_players_and_the_seat_hardly_matter() -> None:
    alone, three = games("quick", QUICK_GAMES), games("quick", QUICK_GAMES // 3, 3)
    error = sqrt(alone.spread() ** 2 / QUICK_GAMES + three.spread() ** 2 / QUICK_GAMES)
    assert abs(alone.mean() - three.mean()) <= 2 + 2.5 * error
    seats = [sum(end.scores[seat] for end in three.ends) / len(three.ends) for seat in range(3)]
    assert max(seats) - min(seats) <= 1 + 3.5 * three.spread() / sqrt(len(three.ends))


@rule("IM-C43")
def test_the_printed_supply_would_last_on_average() -> None:
    found = games("quick", QUICK_GAMES)
    assert sum(end.miners[0].points() for end in found.ends) / QUICK_GAMES <= 55 * 1.1
    assert found.measured("shape:machines") <= 8.8
    assert found.measured("shape:collapses") <= 4.8
    assert found.measured("shape:tokens") <= 8


@rule("IM-C44", "IM-C45")
def test_the_catalogue_tells_the_trial_beside_which_the_page_of_balance_stands() -> None:
    text = CATALOGUE.read_text(encoding="utf-8")
    trial = re.search(r"\| Greedy \| 12000 \| ([\d.]+)", text)
    assert trial is not None
    assert float(trial[1]) == 53.4
    page = PAGE.read_text(encoding="utf-8")
    assert "Imperial Miners" in page
    assert "greedy" in page


@rule("IM-C52")
@pytest.mark.parametrize(("phases", "gold"), [(0, 0.0), (1, 0.32), (2, 0.42), (3, 0.5), (9, 0.5)])
def test_what_gold_is_worth_to_greedy(phases: int, gold: float) -> None:
    assert gold_worth(10, phases) == pytest.approx(10 * gold)
    assert gold_worth(16, phases) == pytest.approx(14 * gold + (0.2 if phases else 0.0))
    assert fading(phases) == min(1.0, phases / 3)
    assert len(GOLD) == 4


@rule("IM-C52")
def test_what_else_a_position_is_worth_to_greedy() -> None:
    def of(text: list[str], **more: int) -> float:
        scene = given().mine("I-N1 1,0 carts=", *text)
        for name, value in more.items():
            setattr(scene.miner(), name, value)
        scene.table.round = 5
        scene.table.phase = DIG
        return worth(scene.table, 0)

    plain = of(["I-N2 1,2 carts="])
    assert of(["I-N2 1,2 carts=W"]) - plain == pytest.approx(0.15)
    assert of(["I-N2 1,2 carts= machines=1"]) - plain == pytest.approx(0.1)
    assert of(["I-A1 1,2 carts= machines=1"]) - of(["I-A1 1,2 carts="]) == pytest.approx(0.35)
    assert of(["I-N2 1,2 carts= collapsed"]) - plain == pytest.approx(-0.8)
    assert of(["I-N2 1,2 carts="], board=0, step=4) - plain == pytest.approx(2.0)
    assert of(["I-N2 1,2 carts="], vp=[3, 0, 0, 0, 0, 0, 0]) - plain == pytest.approx(3.0)  # type: ignore[arg-type]
