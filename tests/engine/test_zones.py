"""Zones: drawing and shuffling keep what is known true, and other worlds follow from the declarations alone."""

from __future__ import annotations

import pytest

from ludarium.engine.chance import chance
from ludarium.engine.errors import LoadError
from ludarium.engine.fields import Loading, read_fields, write_fields
from ludarium.engine.zones import NOTHING, contents, draw, redraw, shuffle
from tests.engine.small.shelf import CARD, CARDS, SHELVES, TILE, TILES, Shelf, age


def shelf() -> Shelf:
    """Return a shelf in the middle of something: hands, a chosen card, cards on show, thrown away and taken out unseen."""
    state = SHELVES.blank(2, {}, chance(7))
    state.deck = list(range(CARDS))
    shuffle(state, state.deck, state.known)
    for seat, reader in enumerate(state.readers):
        reader.hand = [draw(state, state.deck, state.known, seat) for _ in range(4)]
        reader.chosen = reader.hand.pop()
        reader.table = [draw(state, state.deck, state.known, NOTHING)]
        state.known.reveal(reader.table[0])
    state.display = [draw(state, state.deck, state.known, NOTHING) for _ in range(3)]
    for card in state.display:
        state.known.reveal(card)
    state.aside = [draw(state, state.deck, state.known, NOTHING)]
    state.discard = [state.readers[1].hand.pop()]
    state.tiles = [*range(5), *range(6, TILES)]
    state.heaps = [[5], []]
    return state


def open_to(state: Shelf, player: int) -> object:
    """Return all that a player sees of it."""
    own = state.readers[player]
    sizes = [len(state.deck), len(state.discard), len(state.aside), [len(reader.hand) for reader in state.readers]]
    tables = [reader.table for reader in state.readers]
    layers = [age(tile) for tile in state.tiles]
    return own.hand, own.chosen, tables, state.display, sizes, layers, state.tiles[-1:], [len(heap) for heap in state.heaps]


def everything(state: Shelf) -> list[int]:
    found = [*contents(state, CARD), *state.display, *[card for reader in state.readers for card in reader.table]]
    return sorted(found)


def test_whoever_draws_a_card_knows_it_and_it_cannot_be_taken_back() -> None:
    state = shelf()
    seals = state.seals
    top = state.deck[-1]
    assert draw(state, state.deck, state.known, 1) == top
    assert state.known.knows(1, top)
    assert not state.known.knows(0, top)
    assert state.seals == seals + 1
    nobody = draw(state, state.deck, state.known, NOTHING)
    assert not state.known.knows(0, nobody)
    assert not state.known.knows(1, nobody)
    assert draw(state, state.tiles, None, 0) == TILES - 1, "where only the order is a secret nobody's knowledge is kept"


def test_shuffling_makes_unknown_what_was_known() -> None:
    state = shelf()
    mine = state.readers[0].hand
    assert all(state.known.knows(0, card) for card in mine)
    shuffle(state, mine, state.known)
    assert not any(state.known.knows(0, card) for card in mine)


@pytest.mark.parametrize("player", [0, 1])
def test_a_redrawn_world_looks_the_same_to_the_player_and_keeps_every_piece(player: int) -> None:
    state = shelf()
    differ = 0
    for seed in range(60):
        world = state.copy()
        for pieces in (CARD, TILE):
            redraw(world, pieces, player, chance(seed))
        assert open_to(world, player) == open_to(state, player)
        assert everything(world) == list(range(CARDS))
        assert sorted([*world.tiles, *world.heaps[0], *world.heaps[1]]) == list(range(TILES))
        differ += world.readers[1 - player].hand != state.readers[1 - player].hand
    assert differ > 40


def test_with_the_same_luck_the_same_world_comes_out_however_things_really_lie() -> None:
    state = shelf()
    for seed in range(20):
        other = state.copy()
        redraw(other, CARD, 0, chance(seed + 1000))
        worlds = [state.copy(), other]
        for world in worlds:
            redraw(world, CARD, 0, chance(seed))
        assert write_fields(worlds[0], worlds[0].fields()) == write_fields(worlds[1], worlds[1].fields())


def test_what_lies_on_top_and_the_order_of_layers_stay() -> None:
    state = shelf()
    orders = set()
    for seed in range(30):
        world = state.copy()
        redraw(world, TILE, 0, chance(seed))
        assert world.tiles[-1] == TILES - 1, "the next tile is on show"
        assert [age(tile) for tile in world.tiles] == [age(tile) for tile in state.tiles]
        orders.add(tuple(world.tiles))
    assert len(orders) > 25


def test_zones_are_saved_and_what_cannot_lie_there_is_refused() -> None:
    state = shelf()
    data = write_fields(state, state.fields())
    again = SHELVES.blank(2, {}, chance(1))
    loading = Loading(again, lambda *given: None, lambda text: None)
    read_fields(again, again.fields(), data, "shelf", loading)
    assert write_fields(again, again.fields()) == data
    with pytest.raises(LoadError, match="deck"):
        read_fields(again, again.fields(), {**data, "deck": [CARDS]}, "shelf", loading)
    with pytest.raises(LoadError, match="heaps"):
        read_fields(again, again.fields(), {**data, "heaps": [[TILES], []]}, "shelf", loading)
    readers = data["readers"]
    assert isinstance(readers, list)
    with pytest.raises(LoadError, match="table"):
        read_fields(again, again.fields(), {**data, "readers": [{**readers[0], "table": [20]}, readers[1]]}, "shelf", loading)
