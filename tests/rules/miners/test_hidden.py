"""Hidden information, simultaneity and undo (section H)."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium.engine.errors import UndoError
from ludarium.games.miners.state import CHOOSING, DIGGING, KEEPING, MinersState
from tests.rule import rule
from tests.rules.miners.scene import GAME, given, opened, played


def seen_by(state: MinersState, player: int | None, seat: int) -> dict[str, object]:
    found: Any = state.view(player)["miners"]
    return dict(found[seat])


@rule("IM-H1", "IM-R41")
def test_hands_are_hidden_and_their_size_is_open() -> None:
    state = played(opened(3), 4, 60)
    for player in (0, 1, 2, None):
        for seat in range(3):
            seen = seen_by(state, player, seat)
            assert ("hand" in seen) == (player == seat)
            assert isinstance(seen["cards"], int)
    hands = {tuple(sorted(GAME.resample(state, 0, ludarium.chance(number)).miners[1].hand)) for number in range(8)}
    assert len(hands) > 1
    levels = [sorted(GAME.content.design[card].level for card in hand) for hand in hands]
    assert len({tuple(level) for level in levels}) == 1  # from which decks somebody drew everybody has seen


@rule("IM-H2", "IM-H3")
def test_the_order_of_decks_and_the_removed_events_are_hidden() -> None:
    state = opened(2)
    worlds = [GAME.resample(state, 0, ludarium.chance(number)) for number in range(4)]
    assert len({tuple(world.decks[1]) for world in worlds}) == 4
    assert len({tuple(world.event_deck) for world in worlds}) == 4
    seen = state.view(0)
    assert seen["decks"] == [len(deck) for deck in state.decks]
    assert "event_deck" not in seen


@rule("IM-H4", "IM-R41")
def test_everything_on_the_table_is_open_to_all() -> None:
    state = played(opened(3), 9, 150)
    for seat in range(3):
        for player in (0, 1, 2, None):
            seen = {key: value for key, value in seen_by(state, player, seat).items() if key not in ("hand", "kept", "card")}
            assert seen == {key: value for key, value in seen_by(state, None, seat).items() if key != "card"}
        assert {"gold", "vp", "carts", "chambers", "joins", "pickaxe", "machines", "collapses"} <= set(seen_by(state, None, seat))
    assert state.view(None)["discards"] == [[GAME.content.names[card] for card in pile] for pile in state.discards]


@rule("IM-H5", "IM-R42")
def test_a_chosen_card_shows_to_nobody_else_before_the_reveal() -> None:
    state = opened(2, hands="beginner")
    while state.phase != CHOOSING:
        played(state, 1, 1)
    before = seen_by(state, 1, 0)["cards"]
    state.play(0, state.moves(0)[0])
    assert seen_by(state, 1, 0)["card"] is None
    assert seen_by(state, 1, 0)["cards"] == before
    assert seen_by(state, 1, 0)["ready"] is True
    chosen = {GAME.resample(state, 1, ludarium.chance(number)).miners[0].chosen for number in range(20)}
    assert len(chosen) > 1
    assert {GAME.resample(state, 0, ludarium.chance(number)).miners[0].chosen for number in range(5)} == {state.miners[0].chosen}


@rule("IM-H6", "IM-H8")
def test_decks_and_piles_are_shared() -> None:
    scene = given(2).deck("I", "I-S1", "I-B1").holds("I-N1", seat=0).performs("discard 1, draw 1 I", seat=0).performs("draw 1 I", seat=1)
    assert (scene.hand(0), scene.hand(1)) == (["I-S1"], ["I-B1"])
    assert scene.performs("draw 1 I", seat=1).hand(1) == ["I-B1", "I-N1"]  # what the other discarded


@rule("IM-H9", "IM-R34")
def test_a_card_found_by_faction_is_known_to_all() -> None:
    scene = given(2).deck("II", "II-S1", "II-R1").performs("faction-draw 1 romans").play("deck II")
    card = scene.miner().hand[0]
    worlds = [GAME.resample(scene.table, 1, ludarium.chance(number)) for number in range(5)]
    assert all(card in world.miners[0].hand for world in worlds)


@rule("IM-R42", "IM-H5")
def test_kept_cards_are_secret_too() -> None:
    state = opened(2)
    state.play(0, state.moves(0)[0])
    assert state.phase == KEEPING
    assert seen_by(state, 1, 0)["cards"] == 8
    assert "kept" not in seen_by(state, 1, 0)
    world = GAME.resample(state, 1, ludarium.chance(3))
    assert len(world.miners[0].hand) == 8  # how far another has got nobody sees


@rule("IM-R43")
def test_moves_can_be_taken_back_in_the_own_lane_whatever_the_others_do() -> None:
    match: Any = ludarium.Match(GAME, 2, 5, {"hands": "beginner"})
    luck = ludarium.chance(1)
    while match.state.phase != DIGGING or match.state.round < 3 or len(match.state.to_move) < 2:
        seat = luck.pick(match.state.to_move)
        match.play(seat, luck.pick(match.state.moves(seat)))
    undone = 0
    while len(match.state.to_move) == 2:
        before = match.state.digest()
        move = match.state.moves(0)[0]
        sealed = match.state.ask(0, previews=True).options[0].final
        match.play(0, move)
        if match.state.to_move != [0, 1] or sealed:
            break
        other = match.state.moves(1)[-1]
        quiet = not match.state.ask(1, previews=True).options[-1].final
        match.undo(0)
        assert match.state.digest() == before
        undone += 1
        match.play(0, move)
        if quiet and match.state.to_move == [0, 1]:
            match.play(1, other)
    assert undone > 0


@rule("IM-R43")
def test_a_draw_cannot_be_taken_back() -> None:
    match: Any = ludarium.Match(GAME, 1, 3, {"hands": "beginner"})
    luck = ludarium.chance(2)
    while not any(GAME.lexicon.text(move).startswith("deck") for move in match.state.moves(0)):
        match.play(0, luck.pick(match.state.moves(0)))
    match.play(0, "deck I")
    with pytest.raises(UndoError):
        match.undo(0)


def test_alone_the_whole_phase_can_be_taken_back() -> None:
    """Nothing is revealed to anybody: card, place and effects are taken back one by one."""
    match: Any = ludarium.Match(GAME, 1, 4, {"hands": "beginner"})
    luck = ludarium.chance(2)
    while match.state.round < 3 or match.state.phase != CHOOSING:
        match.play(0, luck.pick(match.state.moves(0)))
    before = match.state.digest()
    made = 0
    start = match.state.round
    while match.state.round == start and made < 3:
        options = match.state.ask(0, previews=True).options
        quiet = [option for option in options if not option.final]
        if not quiet:
            break
        match.play(0, quiet[0].move)
        made += 1
    assert made >= 2
    for turn in range(made):
        match.undo(0)
    assert match.state.digest() == before
