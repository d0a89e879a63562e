"""Components, anatomy of a card and the frame of a game (sections K, A and T)."""

from __future__ import annotations

from collections import Counter

from ludarium.games.miners.content.components import EVENT_DECK, PLAYER_COLOURS
from ludarium.games.miners.notation import BOARDS
from ludarium.games.miners.rules.mine import LEVELS, Chamber
from ludarium.games.miners.state import ROUNDS
from tests.rule import rule
from tests.rules.miners.scene import GAME, card_entry, game_with, given, opened, played

CONTENT = GAME.content


@rule("IM-K1", "IM-K2", "IM-K3", "IM-K11", "IM-K13")
def test_there_are_136_cards_18_events_and_six_sides() -> None:
    assert CONTENT.cards == 136
    assert [len(deck) for deck in CONTENT.decks] == [36, 43, 43, 14]
    assert len(CONTENT.events) == 18
    assert [len(sides) for sides in CONTENT.boards] == [2] * BOARDS == [2, 2, 2]
    state = played(opened(5), 1)  # whatever happens, every card stays one card
    places = [card for pile in (*state.decks, *state.discards) for card in pile]
    for miner in state.miners:
        places += [*miner.hand, *[chamber.card for chamber in miner.mine.chambers]]
    assert sorted(places) == list(range(136))


@rule("IM-K4", "IM-K5", "IM-K12", "IM-K14", "IM-R3")
def test_gold_and_points_are_plain_numbers_without_end() -> None:
    """The box has 132 gold and 275 points in coins and markers; neither is a limit."""
    scene = given().performs("gold 500").performs("vp 600")
    assert scene.goods() == "500 gold, 600 points"


@rule("IM-K6", "IM-K7", "IM-K8", "IM-K12")
def test_machines_collapses_and_cart_tokens_never_run_out() -> None:
    """Five mines can hold more than the 44 machines, 24 collapses and 40 cart tokens of the box."""
    scene = given(5)
    names = [CONTENT.names[card] for card in CONTENT.decks[0]]
    places = ["1,0", "1,2", "1,4", "1,6", "1,-2", "1,-4", "1,8"]
    for seat in range(5):
        for number, place in enumerate(places):
            carts = "carts=E" if number == 0 else "carts="
            scene.mine(f"{names[7 * seat + number]} {place} {carts}", seat=seat)
        for place in places:
            scene.performs("machine 3 here, collapse here, cart 1", place, seat=seat)
    miners = scene.table.miners
    assert sum(miner.mine.machines() for miner in miners) == 105
    assert sum(miner.mine.collapses() for miner in miners) == 35
    assert [miner.mine.tokens for miner in miners] == [[27]] * 5  # the half-full cart right of the first card


@rule("IM-K9", "IM-K10", "IM-K16", "IM-K17", "IM-S7")
def test_one_to_five_players_have_a_colour_each_and_the_same_surface() -> None:
    assert GAME.counts == [1, 2, 3, 4, 5]
    seen = opened(5).view(None)["miners"]
    assert [miner["colour"] for miner in seen] == PLAYER_COLOURS
    assert len(set(PLAYER_COLOURS)) == 5
    for seat in range(2):
        scene = given(2, gold=9).mine("I-N1 1,0", seat=0).mine("I-N1 1,0", seat=1)
        scene.digs("I-N2", seat=seat).play("place 1,2", "effect 1", seat=seat)
        scene.play("deck I", seat=seat)
        assert scene.asks(seat) == "surface gold, surface draw, surface research-1, surface research-2"


@rule("IM-K15", "IM-A5", "IM-R35")
def test_all_cards_of_level_iv_are_alike() -> None:
    assert len({CONTENT.design[card] for card in CONTENT.decks[3]}) == 1
    assert len({CONTENT.masks[card] for card in CONTENT.decks[3]}) == 1
    assert {CONTENT.design[card].cost for card in CONTENT.decks[3]} == {0}
    assert {CONTENT.factions[card] for card in CONTENT.decks[3]} == {0}


@rule("IM-A1", "IM-A2", "IM-A3", "IM-A4", "IM-A18")
def test_names_costs_and_levels() -> None:
    costs = [{design.cost for design in CONTENT.designs if design.level == level} for level in range(4)]
    assert costs[0] == {0}
    assert costs[1] == {2}
    assert min(costs[2]) == 0
    assert max(costs[2]) == 13
    assert len({design.name for design in CONTENT.designs}) == len(CONTENT.designs)
    scene = given().mine("I-N1 1,0", "II-N1 2,1").digs("III-N1")
    assert scene.asks() == "place 3,0, place 3,2"  # a card of level III goes to row 3


@rule("IM-A7", "IM-A8", "IM-A9", "IM-A10")
def test_a_card_belongs_to_at_most_two_factions_and_to_both_at_once() -> None:
    sizes = Counter(len(CONTENT.design[card].factions) for card in range(CONTENT.cards))
    assert set(sizes) == {0, 1, 2}
    assert sizes[1] + sizes[2] > CONTENT.cards / 2
    scene = given().mine("I-N1 1,0", "II-SR 2,1")
    assert (scene.table.cards_of(0, 0), scene.table.cards_of(0, 5)) == (1, 1)  # Scots and Roman
    assert scene.table.factions_of(0).bit_count() == 2
    assert given().mine("I-N1 1,0").table.factions_of(0) == 0


@rule("IM-A11", "IM-A12", "IM-A13")
def test_a_card_has_six_half_carts_each_full_or_empty() -> None:
    assert all(0 <= mask < 1 << 6 for mask in CONTENT.masks)
    assert all(any(mask >> side & 1 for mask in CONTENT.masks) for side in range(6))
    assert all(any(not mask >> side & 1 for mask in CONTENT.masks) for side in range(6))


@rule("IM-A14", "IM-A15", "IM-A16", "IM-A17", "IM-X2")
def test_a_card_has_one_or_two_effects_of_which_one_is_performed_anew_each_time() -> None:
    sizes = Counter(len(CONTENT.design[card].effects) for card in range(CONTENT.cards))
    assert set(sizes) == {1, 2}
    assert sizes[2] > sizes[1]
    scene = given().mine("I-N2 1,0").performs("activate any")
    assert scene.asks() == "effect 1, effect 2, skip"
    scene.play("effect 2")
    assert scene.asks() == ""
    assert scene.goods() == "0 gold, 1 points"
    scene.miner().mine.put(scene.at("1,0").with_mark(False))  # another round
    scene.performs("activate any").play("effect 1")
    assert scene.asks() == "deck I, deck II, deck III"


@rule("IM-T1", "IM-T2", "IM-T3", "IM-T4", "IM-T5", "IM-T6", "IM-T8", "IM-T9", "IM-G1", "IM-G2")
def test_ten_rounds_of_one_event_and_one_card_each() -> None:
    state = opened(3)
    rounds = set()
    while not state.over:
        if state.round:
            assert len(state.event_deck) == EVENT_DECK - state.round  # as many events as rounds still to come, and all may count them
            assert state.view(None)["events_left"] == EVENT_DECK - state.round
            assert len(state.past) == state.round
            rounds.add(state.round)
        done = [len(miner.mine.chambers) for miner in state.miners]
        if state.phase < 3 and state.round:  # before the digging: as many cards as mine phases completed
            assert done == [state.round - 1] * 3
        played(state, 4 + sum(done), 1)
    assert rounds == set(range(1, ROUNDS + 1))
    assert [len(miner.mine.chambers) for miner in state.miners] == [ROUNDS] * 3
    best = max(state.scores)
    assert all(state.scores[seat] == best for seat in range(3) if state.ranking[seat] == 1)


@rule("IM-T7", "IM-H7", "IM-L12", "IM-R27")
def test_no_move_changes_what_another_player_has() -> None:
    """What one player does in a phase reaches others through the decks only: their own areas stay as they are."""
    state = opened(3)
    turn = 0
    while not state.over:
        for seat in state.to_move:
            after = state.copy()
            after.apply(seat, after.moves(seat)[0])
            for other in after.to_move:
                if other != seat and other in state.to_move and after.rounds_of_lanes == state.rounds_of_lanes:
                    now, then = after.miners[other], state.miners[other]
                    assert (now.gold, now.vp, now.hand, now.mine.tokens) == (then.gold, then.vp, then.hand, then.mine.tokens)
                    assert [vars_of(chamber) for chamber in now.mine.chambers] == [vars_of(chamber) for chamber in then.mine.chambers]
                    assert (now.board, now.step, now.steps) == (then.board, then.step, then.steps)
        played(state, turn, 1)
        turn += 1


def vars_of(chamber: Chamber) -> tuple[int, int, int, bool, bool]:
    return chamber.slot, chamber.card, chamber.machines, chamber.collapsed, chamber.activated


def test_levels_are_written_in_roman_numerals() -> None:
    assert LEVELS == ["I", "II", "III", "IV"]


@rule("IM-C6")
def test_a_pack_may_add_cards_of_its_own() -> None:
    game = game_with(card_entry("T-1", "pay 2: vp 1 per 2 factions max 3", carts="W, E NE"))
    assert game.content.cards == 138
    assert game.content.names[-2:] == ["T-1a", "T-1b"]
