"""Two games that were played apart and look the same to a seat: with the same luck the same world is drawn from both.

A world is drawn from a position, and both are played on: whatever happens in one, something happens in the other that the seat cannot
tell from it. So hands, piles and what others know come to differ in ways that no single drawing makes.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import ludarium
from ludarium.engine.happening import Log
from ludarium.engine.hidden import Hidden
from ludarium.engine.state import State
from ludarium.engine.zones import Pieces, owned_zones

SEEDS = [1, 8, 17, 28, 34, 75, 101, 109]  # among them those that once told worlds apart
STEPS = 60
OWN_TRIES, OTHER_TRIES = 15, 60  # moves that are tried to find two that look the same


def look(state: State, seat: int) -> str:
    """Return all that a seat sees and is asked."""
    question = state.ask(seat)
    return json.dumps([state.view(seat), state.view(None), None if question is None else question.plain()], sort_keys=True)


def played(state: State, mover: int, move: int, seat: int) -> tuple[State, str]:
    """Return the position after a move, and all that a seat sees of it."""
    after, log = state.copy(), Log()
    after.listener = log
    after.play(mover, move)
    after.listener = None
    return after, json.dumps([happening.plain(seat) for happening in log.happenings]) + look(after, seat)


def go_on(real: State, twin: State, seat: int, luck: random.Random) -> tuple[State, State] | None:
    """Play a move in both that looks the same to the seat; None if none is found."""
    mover = luck.choice(real.to_move)
    moves, others = real.moves(mover), twin.moves(mover)
    luck.shuffle(moves)
    luck.shuffle(others)
    for move in moves[:OWN_TRIES]:
        after, seen = played(real, mover, move, seat)
        like = [move] if move in others else []
        if mover != seat:
            like += [other for other in others if other != move][:OTHER_TRIES]
        for other in like:
            beside, seen_there = played(twin, mover, other, seat)
            if seen_there == seen:
                return after, beside
    return None


def kinds_of_pieces(state: State) -> list[Pieces]:
    """Return the kinds of pieces of which it is remembered who knows where they lie."""
    found: list[Pieces] = []
    fields = state.fields()
    for zone in [*fields, *(part for field in fields for part in getattr(field, "fields", []))]:
        pieces = getattr(zone, "pieces", None)
        if isinstance(pieces, Pieces) and pieces.knowledge and pieces not in found:
            found.append(pieces)
    return found


def shuffles_of(state: State, seat: int) -> list[list[int]]:
    """Return for each zone the shuffles from which the pieces there are that a seat does not know.

    Where these differ the worlds may, too: docs/decisions/0005-hidden-information.md.
    """
    found: list[list[int]] = []
    for pieces in kinds_of_pieces(state):
        hidden: Hidden = getattr(state, pieces.knowledge)
        for owner, field in owned_zones(state, pieces):
            value: Any = getattr(owner, field.name)
            parts = [value] if isinstance(value, int) else value
            lying = [piece for part in parts for piece in (part if isinstance(part, list) else [part])]
            found.append(sorted([hidden.dealt[piece] for piece in lying if piece >= 0 and not hidden.knows(seat, piece)]))
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ludarium.GAMES)
def test_games_played_apart_that_look_the_same_give_the_same_worlds(name: str, seed: int) -> None:
    game = ludarium.game(name)
    counts = [count for count in game.counts if count > 2]
    real: State = ludarium.Match(game, counts[seed % len(counts)], seed).state
    luck = random.Random(seed)
    seat = luck.randrange(real.players)
    for _ in range(luck.randrange(120)):
        mover = luck.choice(real.to_move)
        real.play(mover, luck.choice(real.moves(mover)))
        if real.over:
            return
    twin: State = real.resample(seat, ludarium.chance(1000 + seed))
    for _ in range(STEPS):
        if real.over or real.to_move != twin.to_move:
            return
        following = go_on(real, twin, seat, luck)
        if following is None:
            return
        real, twin = following
        if shuffles_of(real, seat) == shuffles_of(twin, seat):
            here, there = (position.resample(seat, ludarium.chance(7)).dump() for position in (real, twin))
            assert here == there
