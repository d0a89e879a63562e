"""Components and the set-up (UC-A, UC-B)."""

from __future__ import annotations

import pytest

from ludarium.games.underwater.content.boards import BLUE, BROWN
from ludarium.games.underwater.content.kinds import ASSISTANT, FIRST_CHEAP, FIRST_OF_ERA, FIRST_SPECIAL, SLOTS
from ludarium.games.underwater.rules.supply import draw_cards
from tests.rule import rule
from tests.rules.underwater.scene import GAME, game_with, given, new

CONTENT = GAME.content


@rule("UC-A1", "UC-B1", "UC-H30", "UC-R13")
def test_the_main_board_has_two_sides() -> None:
    few = ["G1", "G2", "GS3", "G4", "GS5", "Y1", "Y2", "YS3", "Y4", "Y5", "RS1", "R2", "R3", "RS4", "RS5"]
    many = ["G1", "G2", "G3", "G4", "G5", "Y1", "Y2", "Y3", "Y4", "Y5", "R1", "R2", "R3", "R4", "R5"]
    for players, wanted in ((1, few), (2, few), (3, many), (4, many)):
        assert [SLOTS[slot] for slot in new(players).state.ring()] == wanted


@rule("UC-A2", "UC-B11", "UC-B12", "UC-N5")
def test_four_boards_with_two_sides_each_other_bonuses() -> None:
    assert len(CONTENT.boards) == 8
    basic = [tuple(str(bonus and bonus.source()) for bonus in board.bonus) for board in CONTENT.boards[:4]]
    assert len(set(basic)) == 4
    for options, numbers in (({}, {0, 1, 2, 3}), ({"boards": "advanced"}, {4, 5, 6, 7})):
        assert {side.board for side in new(4, options).state.sides} == numbers
    assert len({tuple(side.board for side in new(4, seed=seed).state.sides) for seed in range(1, 9)}) > 2, "at random"


@rule("UC-A3", "UC-B9", "UC-F24")
def test_everybody_has_a_personal_assistant_unused() -> None:
    for side in new(4).state.sides:
        assert side.claimed == [ASSISTANT]
        assert side.used == []
    assert CONTENT.designs[ASSISTANT].effect.source() == "steelplast 1 or credit 1"


@rule("UC-A4", "UC-A12", "UC-A13", "UC-A14")
def test_what_never_runs_out() -> None:
    scene = given(2).holds(0, kelp=500, steelplast=500, science=500, credit=500, biomass=500)
    scene.effect(0, "kelp 9, steelplast 9, science 9, credit 9, biomass 9")
    assert scene.side(0).goods == [509] * 5
    assert [CONTENT.pieces[kind].supply for kind in range(3)] == [0, 0, 0], "markers of buildings are not counted"


@rule("UC-A5", "UC-A6", "UC-F1", "UC-F3", "UC-R15")
def test_the_decks() -> None:
    assert [FIRST_OF_ERA[era + 1] - FIRST_OF_ERA[era] for era in range(3)] == [66, 57, 57]
    costs = [CONTENT.designs[card].cost for card in range(FIRST_SPECIAL, FIRST_SPECIAL + 25)]
    assert costs[:10] == [3] * 10
    assert all(cost in (1, 2) for cost in costs[10:])
    assert all(design.colour in (0, 1, 2) and design.type in range(5) for design in CONTENT.designs[:ASSISTANT])


@rule("UC-A8")
def test_sixteen_metropolises() -> None:
    colours = [tile.colour for tile in CONTENT.metropolises]
    assert (colours.count(BLUE), colours.count(BROWN)) == (11, 5)


@rule("UC-A9", "UC-A10", "UC-A11")
def test_pieces_as_there_are_in_the_box() -> None:
    assert [CONTENT.pieces[kind].supply for kind in (3, 4, 5)] == [46, 17, 13]


@rule("UC-A15", "UC-A16", "UC-A17", "UC-K14")
@pytest.mark.parametrize(("supply", "effect"), [("tunnels", "tunnel"), ("white", "white-city"), ("symbiotic", "symbiotic-city")])
def test_without_a_piece_in_the_supply_nobody_builds_one(supply: str, effect: str) -> None:
    scene = given(2).rich(0).hand(0, 1)
    setattr(scene.state, supply, 0)
    scene.effect(0, f"build {effect}")
    assert scene.question() == "ask-card"
    scene = given(2).rich(0).hand(0, 1)
    setattr(scene.state, supply, 1)
    scene.effect(0, f"build {effect}").play(f"at {'t1' if supply == 'tunnels' else 'c2'}")
    if scene.question() == "ask-payment":
        scene.play(scene.moves()[0])
    assert getattr(scene.state, supply) == 0


@rule("UC-A18")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    scene = given(2)
    scene.state.discard = scene.state.deck[:5]
    scene.state.deck = []
    wanted = set(scene.state.discard)
    assert draw_cards(scene.state, 0, 3) == 3
    assert set(scene.state.sides[0].hand) | set(scene.state.deck) == wanted
    assert scene.state.discard == []


@rule("UC-R47")
def test_with_deck_and_pile_empty_no_card_is_drawn() -> None:
    scene = given(2)
    scene.state.deck, scene.state.discard = [], []
    assert draw_cards(scene.state, 0, 2) == 0
    assert scene.cards(0) == []


@rule("UC-A19", "UC-B8")
def test_six_special_cards_of_three_credits_are_shown() -> None:
    scene = new(3)
    assert len(scene.state.shown) == 6
    assert all(CONTENT.designs[card].cost == 3 for card in scene.state.shown)
    assert len({tuple(new(3, seed=seed).state.shown) for seed in range(1, 9)}) > 3


@rule("UC-A20", "UC-F34", "UC-R27")
def test_a_cheap_special_card_goes_under_its_deck() -> None:
    scene = given(2).hand(0, 191)
    scene.turn(0).play("play 191", "slot W")
    assert scene.state.specials[0] == 190
    assert 190 not in scene.state.discard


@rule("UC-B2")
def test_the_first_era_begins_with_its_deck_shuffled() -> None:
    scene = new(2)
    everywhere = [*scene.state.deck, *scene.state.discard, *[card for side in scene.state.sides for card in side.hand]]
    assert sorted(everywhere) == list(range(66))
    assert scene.state.deck != sorted(scene.state.deck)


@rule("UC-B3", "UC-B4", "UC-D1")
def test_the_game_begins_in_the_first_round_with_no_points() -> None:
    scene = new(3)
    assert (scene.state.round, scene.state.era) == (1, 0)
    assert [side.points for side in scene.state.sides] == [0, 0, 0]


@rule("UC-B5")
def test_the_cloning_tile_is_there_with_four_players_only() -> None:
    assert [new(players).state.cloning for players in (1, 2, 3, 4)] == [False, False, False, True]


@rule("UC-B7")
def test_the_cheap_special_cards_are_a_deck_with_its_top_card_face_up() -> None:
    scene = new(2)
    assert sorted(scene.state.specials) == list(range(FIRST_CHEAP, FIRST_CHEAP + 15))
    top = scene.state.specials[-1]
    assert all(scene.state.cards.knows(seat, top) for seat in range(2))
    assert not scene.state.cards.knows(0, scene.state.specials[-2])
    assert len({new(2, seed=seed).state.specials[-1] for seed in range(1, 9)}) > 2


@rule("UC-B10")
def test_starting_goods() -> None:
    scene = new(2)
    assert all(scene.goods(seat) == "1 kelp, 1 steelplast, 1 science, 2 credit" for seat in range(2))


@rule("UC-B13", "UC-C1")
def test_the_starting_city_is_white_and_at_the_bottom_right() -> None:
    scene = new(4)
    for seat, side in enumerate(scene.state.sides):
        board = scene.state.board_of(seat)
        assert side.cities[board.start] == 1
        assert sum(side.cities) == 1
        assert board.xs[board.start] >= 750
        assert board.ys[board.start] >= 750


@rule("UC-B14", "UC-B15", "UC-B16", "UC-R8")
def test_one_brown_and_two_blue_metropolises_at_random() -> None:
    seen = set()
    for seed in range(1, 12):
        scene = new(3, seed=seed)
        for seat, side in enumerate(scene.state.sides):
            board = scene.state.board_of(seat)
            colours = [CONTENT.metropolises[tile].colour for tile in side.metropolises]
            assert colours == list(board.place_colour)
            assert colours.count(BROWN) == 1
        seen.add(tuple(scene.side(0).metropolises))
        everywhere = [*scene.state.metropolises, *[tile for side in scene.state.sides for tile in side.metropolises]]
        assert sorted(everywhere) == list(range(16))
    assert len(seen) > 6
    board = CONTENT.boards[0]
    brown = list(board.place_colour).index(BROWN)
    assert board.place_xs[brown] < 200
    assert board.place_ys[brown] < 200


@rule("UC-B17")
def test_the_first_order_is_random() -> None:
    assert len({tuple(new(4, seed=seed).state.order) for seed in range(1, 12)}) > 5


@rule("UC-B22", "UC-R10")
def test_with_fewer_players_only_entries_are_missing() -> None:
    for players, spaces in ((2, [0, 4]), (3, [0, 4, 3])):
        scene = new(players)
        assert [scene.side(seat).space for seat in scene.state.order] == spaces
        assert sum(side.points for side in scene.state.sides) == 0, "no bonus for where a marker starts"


@rule("UC-B23", "UC-B24", "UC-R56")
def test_six_cards_of_which_three_are_kept() -> None:
    state = GAME.new(2, 5)
    assert [len(side.hand) for side in state.sides] == [6, 6]
    assert state.to_move == [0, 1]
    kept = sorted(state.sides[0].hand)[3:]
    for card in sorted(state.sides[0].hand)[:3]:
        state.play(0, state.game.lexicon.parse(f"discard {card + 1}"))
    assert sorted(state.sides[0].hand) == kept
    assert state.discard == [], "nobody sees them before all have chosen"
    for card in sorted(state.sides[1].hand)[:3]:
        state.play(1, state.game.lexicon.parse(f"discard {card + 1}"))
    assert len(state.discard) == 6
    assert state.round == 1


@rule("UC-R19")
def test_the_card_that_raises_the_hand_limit() -> None:
    raising = [design for design in CONTENT.designs if design.effect.source() == "on hand: hand-limit 1"]
    assert raising
    assert all(design.type == 1 for design in raising)


@rule("UC-R1")
def test_where_editions_differ_the_reading_of_two_counts() -> None:
    assert CONTENT.features[0].surcharge[:4] == [0, 3, 0, 3], "3 steelplast and 3 credits (UC-R6)"
    assert game_with().content.pieces[3].supply == 46, "46 tunnels (UC-R2)"


@rule("UC-R48")
def test_what_is_open_and_what_is_secret() -> None:
    scene = given(2).hand(0, 1, 2).claims(0, 19)
    seen = scene.state.view(1)
    own = scene.state.view(0)
    assert [held["card"] for held in own["sides"][0]["hand"]] == ["1", "2"]
    assert [held["card"] for held in seen["sides"][0]["hand"]] == [None, None]
    assert [held["card"] for held in seen["sides"][0]["claimed"]] == ["assistant", "19"]
