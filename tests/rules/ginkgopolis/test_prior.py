"""The trained prior for a player alone in Ginkgopolis: features of actions, and what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.engine.chance import chance
from ludarium.engine.prior import LinearPrior
from ludarium.games.ginkgopolis.ai import prior as trained
from ludarium.games.ginkgopolis.ai.features import write_bonus
from ludarium.games.ginkgopolis.ai.heuristics import heuristic_prior, is_payable
from ludarium.games.ginkgopolis.content.components import EXPLOIT, FLOOR, NUMBERS, TILES, URBANIZE, colour_of, is_building_card, number_of
from ludarium.games.ginkgopolis.rules.city import NOBODY, Building
from ludarium.games.ginkgopolis.rules.exploit import designated
from ludarium.games.ginkgopolis.rules.floor import price_in_points, price_in_resources
from ludarium.games.ginkgopolis.rules.scoring import district_lines
from ludarium.games.ginkgopolis.state import NOTHING

Prior = Callable[[Any, int, list[int]], list[float]]


def played_by(prior: Prior, seed: int) -> Iterator[Any]:
    """Play a game against Hal by the highest prior, and yield the position before every choice."""
    state: Any = ludarium.game("ginkgopolis").new(1, seed, {"expert": True})
    while not state.over:
        moves = state.moves(0)
        if len(moves) > 1:
            yield state
            found = prior(state, 0, moves)
            state.play(0, moves[found.index(max(found))])
        else:
            state.play(0, moves[0])
    yield state


def rounds_of(seed: int) -> Iterator[Any]:
    """Yield the positions at the beginning of each round of a game."""
    evaluator: Any = ludarium.game("ginkgopolis").evaluator
    for state in played_by(evaluator.prior, seed):
        if not state.over and evaluator.is_quiet(state):
            yield state


def lead(prior: Prior, seed: int) -> int:
    *_, end = played_by(prior, seed)
    return int(end.scores[0] - end.scores[1])


def test_the_trained_prior_plays_better_than_that_of_the_heuristics() -> None:
    evaluator: Any = ludarium.game("ginkgopolis").evaluator
    deals = range(24)
    learnt = sum(lead(evaluator.prior, seed) for seed in deals) / len(deals)
    by_hand = sum(lead(heuristic_prior, seed) for seed in deals) / len(deals)
    assert learnt > by_hand + 4


def test_the_features_of_an_action_say_its_gains_and_its_price() -> None:
    kinds = {"exploit": 0, "urbanize": 0, "floor": 0}
    for state in rounds_of(5):
        side = state.sides[0]
        for card in side.hand:
            for tile in [NOTHING, *side.tiles]:
                row = trained.action_features(trained.Situation(state, 0), card, tile)
                if tile == NOTHING or not is_payable(state, 0, card, tile):
                    kinds["exploit"] += 1
                    check_exploit(state, card, tile, row)
                elif is_building_card(card):
                    kinds["floor"] += 1
                    check_floor(state, card, tile, row)
                else:
                    kinds["urbanize"] += 1
                    check_urbanize(state, card, tile, row)
    assert min(kinds.values()) > 10


def check_exploit(state: Any, card: int, tile: int, row: list[float]) -> None:
    assert row[trained.TILE] == row[trained.FOUNDED] == row[trained.RAISED] == row[trained.SPENT] == 0
    assert row[trained.COMES_BACK] == (tile != NOTHING)
    goods = paid_for(state, EXPLOIT)
    if is_building_card(card):
        building = designated(state, card)
        goods[colour_of(building.tile)] += building.height
    else:
        write_bonus(state.content.urbanization[card - TILES], 0, goods)
    assert gained(row) == goods


def check_urbanize(state: Any, card: int, tile: int, row: list[float]) -> None:
    cell = state.city.tokens[card - TILES]
    assert (row[trained.TILE], row[trained.FOUNDED], row[trained.RAISED], row[trained.SPENT]) == (1, 1, 0, 1)
    assert row[trained.TILE_NUMBER] == pytest.approx(0.1 * number_of(tile))
    goods = paid_for(state, URBANIZE)
    for building in state.city.neighbours(cell):
        goods[colour_of(building.tile)] += building.height
    assert gained(row) == goods
    check_districts(state, Building(cell, tile, 1, 0, True, None), row)


def check_floor(state: Any, card: int, tile: int, row: list[float]) -> None:
    old = designated(state, card)
    assert (row[trained.TILE], row[trained.FOUNDED], row[trained.RAISED]) == (1, 0, 1)
    assert row[trained.PRICE] == price_in_points(old, tile)
    assert row[trained.SPENT] == price_in_resources(old, tile) - (old.height if old.owner == 0 else 0)
    assert gained(row) == paid_for(state, FLOOR)
    over = {0: trained.OVER_OWN, 1: trained.OVER_HAL, NOBODY: trained.OVER_NOBODY}
    assert {owner: row[place] for owner, place in over.items()} == {owner: float(owner == old.owner) for owner in over}
    kept = [row[trained.KEPT + 5 * trigger] for trigger in range(3)]
    assert sum(kept) + row[trained.ENDING] == 1
    check_districts(state, Building(old.cell, tile, old.height + 1, 0, True, old), row)


def gained(row: list[float]) -> list[float]:
    return [row[trained.GAINED + 4 * good] for good in range(3)]


def paid_for(state: Any, trigger: int) -> list[float]:
    """Return the goods that the player's bonuses pay for an action."""
    goods = [0.0] * 3
    for card in state.bonus_cards(0):
        if card.trigger == trigger:
            write_bonus(card.bonus, 0, goods)
    return goods


def check_districts(state: Any, new: Building, row: list[float]) -> None:
    """Put the building there: the districts of the whole city then score by so much more or less."""
    after = state.copy()
    after.city.at[new.cell] = new
    changes = [b - a for a, b in zip(district_points(state), district_points(after), strict=True)]
    assert [row[trained.DISTRICTS], row[trained.DISTRICTS + 2]] == changes


def district_points(state: Any) -> list[int]:
    points = [0, 0]
    for district in state.city.districts(NUMBERS):
        for line in district_lines(district, 2):
            points[line.side] += line.points
    return points


def test_the_prior_changes_nothing_and_goes_by_what_the_player_sees() -> None:
    luck = chance(4)
    evaluator: Any = ludarium.game("ginkgopolis").evaluator
    for state in rounds_of(6):
        before = state.dump()
        found = evaluator.prior(state, 0, state.moves(0))
        assert state.dump() == before
        assert evaluator.prior(state.resample(0, luck), 0, state.moves(0)) == found


def test_a_card_is_as_promising_as_with_the_tile_that_suits_it() -> None:
    """Of each colour the lowest tile that costs no points is laid, else the highest: none of the others is much better."""
    evaluator: Any = ludarium.game("ginkgopolis").evaluator
    for state in rounds_of(7):
        situation = trained.Situation(state, 0)
        for card in state.sides[0].hand:
            tiles = [tile for tile in state.sides[0].tiles if is_payable(state, 0, card, tile)]
            best = max(evaluator.action_prior.of(situation, card, tile) for tile in [NOTHING, *tiles])
            assert best - 0.5 < evaluator.action_prior.of_card(situation, card) <= best


def test_weights_for_other_features_are_refused() -> None:
    prior = LinearPrior(Path("none"), 3)
    prior.load("[1, 2, 3]")
    with pytest.raises(ValueError, match="ludarium train"):
        prior.load("[1, 2]")
    assert prior.logit([1.0, 0.0, 2.0]) == 7.0
