"""What is counted for the balance of the game, against games in which it can be counted another way; and that every card finds a use."""

from __future__ import annotations

from functools import cache

import pytest

import ludarium
from ludarium.engine.facts import Facts, tag
from ludarium.engine.happening import Happening, Log
from ludarium.engine.lexicon import SKIP
from ludarium.games.underwater.content.kinds import CARD_IDS, CONTRACTS, ERA_CARDS, INSTANT, METROPOLISES, SLOTS
from ludarium.games.underwater.game import make
from ludarium.games.underwater.notation import BEGIN, SLOT
from ludarium.games.underwater.rules.turns import SLOT_FIRST, ChooseSlot, matches
from ludarium.games.underwater.state import FROM_FEEDING, UnderwaterState
from ludarium.games.underwater.statistics import (
    ALWAYS,
    CLAIMED,
    CLONED,
    CONNECTED,
    EMPTY,
    FIRST_PICK,
    MATCHED,
    POINTS,
    STARVED,
    TAKEN,
    TURNS,
    USED,
    WINNER,
    deck_of,
)
from tests.rule import rule

GAME = make([])
ROUNDS = 10
TURNS_A_ROUND = 3
GAMES = 14


class Played:
    """A game of players who like to match and to do things, with all that happened."""

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.state: UnderwaterState = GAME.new(players, seed, {"contracts": players > 1} if players > 1 else {})
        self.opening = self.state.copy()
        log = Log()
        self.state.listener = log
        luck = ludarium.chance(seed)
        while not self.state.over:
            seat = self.state.to_move[0]
            moves = liked(self.state, self.state.moves(seat))
            self.state.play(seat, moves[luck.below(len(moves))])
        self.log: list[Happening] = log.happenings
        self.facts: Facts = GAME.facts(self.opening, self.log, self.state)

    def of(self, kind: str, name: str) -> list[int]:
        """Return a measure: the amount and its cases."""
        return self.facts.measures.get(tag(kind, name), [0, 0])


def liked(state: UnderwaterState, moves: list[int]) -> list[int]:
    """Return the moves that match card and slot, let the slot come first, and do something."""
    ask = state.agenda[-1] if state.agenda else None
    if isinstance(ask, ChooseSlot):
        matching = [move for move in moves if SLOT.has(move) and matches(state, ask.card, SLOT.index(move))]
        return matching or moves
    if BEGIN.at(SLOT_FIRST) in moves:
        return [BEGIN.at(SLOT_FIRST)]
    return [move for move in moves if not SKIP.has(move)] or moves


@cache
def played(players: int, seed: int) -> Played:
    """Return a game; several tests look at the same ones."""
    return Played(players, seed)


@rule("UC-C31")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_turns_and_slots_add_up(players: int) -> None:
    game = played(players, 1)
    turns = players * TURNS_A_ROUND * ROUNDS
    on_coloured = [happening for happening in game.log if happening.kind == "played" and happening.facts["id"] != SLOTS[-1]]
    assert game.of(TURNS, ALWAYS) == [turns - len(on_coloured), turns]
    matched = [happening for happening in on_coloured if happening.facts["match"] == "yes"]
    assert game.of(TURNS, MATCHED) == [len(matched), len(on_coloured)]
    ring = [SLOTS[slot] for slot in game.state.ring()]
    assert sum(game.of(FIRST_PICK, slot)[0] for slot in ring) == ROUNDS
    cloned = [happening for happening in game.log if happening.kind == "cloned"]
    assert game.of(TURNS, CLONED) == ([len(cloned), ROUNDS] if players == 4 else [0, 0])
    if players > 1:
        assert {game.of(EMPTY, slot)[1] for slot in ring} == {ROUNDS}
        used = len(on_coloured) - len(cloned)
        assert sum(game.of(EMPTY, slot)[0] for slot in ring) == ROUNDS * len(ring) - used


@rule("UC-C33")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_points_are_those_of_the_end(players: int) -> None:
    game = played(players, 1)
    assert game.of(POINTS, WINNER) == [max(game.state.scores), 1]
    assert game.of(POINTS, STARVED) == [-sum(side.gained[FROM_FEEDING] for side in game.state.sides), players]


@rule("UC-C30")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_card_is_held_before_it_is_used(players: int) -> None:
    game = played(players, 1)
    used = {(happening.seat, number(happening)) for happening in game.log if happening.kind in ("claimed", "played-instant")}
    shown = {(happening.seat, number(happening)) for happening in game.log if happening.kind == "played"}
    assert used <= shown
    counted = {card: game.of(f"{USED}-{deck_of(GAME.content, card)}", card) for card in CARD_IDS}
    assert sum(amount for amount, cases in counted.values()) == len(used)
    assert all(amount <= cases <= players for amount, cases in counted.values())
    for card in {card for seat, card in shown}:
        assert counted[card][1] >= 1
    for seat, card in used:
        assert tag(f"card-{deck_of(GAME.content, card)}", card) in game.facts.sides[seat]


@rule("UC-C29", "UC-C32", "UC-C34")
def test_tags_say_what_lay_on_the_boards() -> None:
    game = played(4, 1)
    for seat, side in enumerate(game.state.sides):
        tags = game.facts.sides[seat]
        assert tag("board", str(side.board + 1)) in tags
        assert len([found for found in tags if found.startswith("brown:")]) == 1
        assert len([found for found in tags if found.startswith("blue:")]) == 2
        assert len([found for found in tags if found.startswith("contract:")]) == len(side.contracts)


@rule("UC-C29", "UC-C34")
def test_tiles_contracts_and_special_cards_are_counted_as_the_log_tells() -> None:
    game = played(4, 1)
    claimed = [happening for happening in game.log if happening.kind == "contract"]
    assert sum(game.of(CLAIMED, contract)[0] for contract in CONTRACTS) == len(claimed)
    assert sum(game.of(CLAIMED, contract)[1] for contract in CONTRACTS) == len(game.opening.contracts) == 3
    joined = [happening for happening in game.log if happening.kind == "connected"]
    gained = sum(len(side.extra) for side in game.state.sides)
    assert sum(game.of(CONNECTED, tile)[0] for tile in METROPOLISES) == len(joined) - gained
    assert sum(game.of(CONNECTED, tile)[1] for tile in METROPOLISES) == 3 * 4
    open_ones = set(game.opening.shown)
    taken = {number(happening) for happening in game.log if happening.kind == "took-special"}
    dear = {card for card in taken if int(card) - 1 in open_ones}
    assert {card for card in CARD_IDS if game.of(TAKEN, card)[0]} == dear
    assert {card for card in CARD_IDS if game.of(TAKEN, card)[1]} == {CARD_IDS[card] for card in open_ones}


def number(happening: Happening) -> str:
    """Return the number of the card that a happening tells of."""
    words = happening.facts["card"]
    assert isinstance(words, ludarium.Phrase)
    return str(words.arguments["number"])


def found_a_use(game: Played) -> set[str]:
    """Return the cards that did something: claimed ones, and instants after which something happened before the turn's last draw."""
    found: set[str] = set()
    card = ""
    since = 0
    for happening in game.log:
        if happening.kind == "claimed":
            found.add(number(happening))
        elif happening.kind == "played-instant":
            card, since = number(happening), 0
        elif card and happening.kind in ("played", "round-began", "production-began"):
            if since > 1:  # the last one is the draw at the end of the turn
                found.add(card)
            card = ""
        elif card:
            since += 1
    return found


@rule("UC-C38")
def test_every_era_card_has_a_use_in_some_game() -> None:
    missing = set(CARD_IDS[:ERA_CARDS])
    for seed in range(GAMES):
        missing -= found_a_use(played(4, seed))
    instants = [card for card in missing if GAME.content.designs[int(card) - 1].type == INSTANT]
    assert missing == set(), instants
