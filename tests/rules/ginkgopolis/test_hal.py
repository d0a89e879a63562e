"""The solo game against Hal (section L, rulings GK-R75 to GK-R88)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import ludarium
from ludarium.games.ginkgopolis.content.components import card_id
from ludarium.games.ginkgopolis.state import GinkgopolisState
from tests.rule import rule
from tests.rules.ginkgopolis.scene import NOTHING, Scene, card, given, tile

YOU, HAL, NO_OWNER = 0, 1, -1
WAIT = ("play L", "alone", "choose 1")  # your action in most tests: card L alone, for one resource


def against(hal: str, hand: tuple[str, str, str] = ("L", "K", "J")) -> Scene:
    """Return the first choice of a solo game in which Hal's card and your hand are known."""
    return given(players=1).hand(YOU, *hand).hal_has(hal)


def hal_acts(scene: Scene, with_tile: str = "") -> Scene:
    """Play your waiting action and let Hal act with this tile, up to the next decision."""
    if with_tile:
        scene.next_tile(with_tile)
    return scene.play(YOU, *WAIT)


def new_games() -> list[GinkgopolisState]:
    """Return new solo games of several seeds."""
    return [given(players=1, seed=seed).table for seed in range(1, 13)]


def random_solo(seed: int, expert: bool = False) -> Iterator[GinkgopolisState]:
    """Play a solo game at random and yield it at every decision and at its end."""
    table = given(players=1, seed=seed, expert=expert).table
    luck = random.Random(seed)
    while not table.over:
        yield table
        table.play(YOU, luck.choice(table.moves(YOU)))
    yield table


# -- setting up --------------------------------------------------------------------------------------------------------


@rule("GK-L1")
def test_hal_is_a_second_side_with_a_colour_of_its_own() -> None:
    table = ludarium.game("ginkgopolis").new(1, 1, {"colours": ["white", "black"]})
    view: Mapping[str, Any] = table.view(YOU)
    assert [(side["hal"], side["colour"]) for side in view["sides"]] == [(False, "white"), (True, "black")]
    assert list(table.game.automatic_sides(1)) == [HAL]
    assert table.to_move == [YOU]
    with pytest.raises(ludarium.OptionError):
        ludarium.game("ginkgopolis").new(1, 1, {"colours": ["white", "white"]})


@rule("GK-L2", "GK-L29")
def test_the_table_is_laid_as_for_two_players() -> None:
    for table in new_games():
        you, hal = table.sides
        assert (you.supply + you.resources, hal.supply + hal.resources) == (25, 25)
        assert len(table.removed) == 6
        assert len(table.supply) + len(you.tiles) == 45
        assert len(table.discard) == 7
        assert len(table.deck) == 14 - 3 - 1
        circulating = [*table.deck, *table.discard, *you.hand, table.hal_card]
        assert sorted(circulating) == sorted(card(name) for name in first_deck())
        assert len(table.city.at) == 9


def first_deck() -> list[str]:
    return [*"ABCDEFGHIJKL", *[f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in (1, 2, 3)]]


@rule("GK-L2")
def test_a_rebuild_discards_the_top_seven_cards() -> None:
    scene = against("K", hand=("L", "J", "I"))
    table = scene.table
    while len(table.deck) > 4:
        table.discard.append(table.deck.pop())
    scene.play(YOU, *WAIT)
    # Hal's card of round 2 was the last: 12 letters + 10 buildings - 4 cards drawn = 18, less 7.
    assert (len(table.deck), len(table.discard)) == (11, 7)
    assert not any(building.marked for building in table.city.at.values())


@rule("GK-L3")
def test_you_begin_with_six_points_six_tiles_and_six_resources() -> None:
    starts = set()
    for table in new_games():
        scene = Scene(table)
        assert scene.goods(YOU) == "6 resources, 6 tiles, 6 points; supply 19"
        assert len(table.supply) == 39
        starts.add(tuple(sorted(table.sides[YOU].tiles)))
    assert len(starts) > 1


@rule("GK-L4", "GK-D10", "GK-L29")
def test_alone_there_are_no_characters_and_no_new_hand() -> None:
    for table in new_games():
        assert [side.characters for side in table.sides] == [[], []]
        assert [side.new_hands for side in table.sides] == [0, 0]
        assert "new-hand" not in Scene(table).offers(YOU)
        assert Scene(table).refuses(YOU) == {"new-hand": "GK-L4"}
    with pytest.raises(ludarium.IllegalMove):
        Scene(new_games()[0]).play(YOU, "new-hand")


@rule("GK-L5")
def test_hal_begins_with_nothing() -> None:
    for table in new_games():
        hal = table.sides[HAL]
        assert Scene(table).goods(HAL) == "0 resources, 0 tiles, 0 points; supply 25"
        assert (hal.kept, hal.hand, hal.characters) == ([], [], [])


@rule("GK-L6", "GK-L7", "GK-L8", "GK-L11")
@pytest.mark.parametrize("seed", range(20))
def test_hal_holds_nothing_and_you_are_first_in_every_round(seed: int) -> None:
    rounds = 0
    for table in random_solo(seed):
        hal = table.sides[HAL]
        assert (hal.resources, hal.tiles, hal.hand, hal.chosen, hal.laid) == (0, [], [], NOTHING, NOTHING)
        assert table.first == YOU
        if table.phase == 1 and len(table.sides[YOU].hand) == 3:
            rounds += 1
            assert table.round == rounds
            assert table.hal_card != NOTHING
    assert rounds > 3


# -- the round ---------------------------------------------------------------------------------------------------------


@rule("GK-L8", "GK-R76")
def test_a_round_begins_with_three_cards_for_you_then_one_for_hal() -> None:
    scene = against("K").deck("red-1", "B", "blue-2", "G", "C")
    scene.play(YOU, *WAIT)
    assert [card_id(number) for number in scene.table.sides[YOU].hand] == ["red-1", "B", "blue-2"]
    assert card_id(scene.table.hal_card) == "G"
    assert card_id(scene.table.deck[-1]) == "C"


@rule("GK-R76")
def test_a_rebuild_while_drawing_leaves_the_cards_already_drawn_alone() -> None:
    scene = against("K")
    table = scene.table
    while table.deck:
        table.discard.append(table.deck.pop())
    scene.deck("red-1", "B")
    scene.play(YOU, *WAIT)
    assert scene.happened().count("deck-rebuilt") == 1
    assert [card_id(number) for number in table.sides[YOU].hand[:2]] == ["red-1", "B"]
    drawn = [*table.sides[YOU].hand, table.hal_card]
    assert len(set(drawn)) == 4
    assert not set(drawn) & {*table.deck, *table.discard}
    # 12 + 10 buildings - 2 cards already drawn, 7 discarded, then your third card and Hal's.
    assert (len(table.deck), len(table.discard)) == (20 - 7 - 2, 7)


@rule("GK-L9", "GK-L29")
def test_you_act_exactly_as_in_the_game_with_several_players() -> None:
    scene = against("K", hand=("A", "L", "J")).holds(YOU, resources=3, points=1, supply=10, tiles=["red-4", "red-5"])
    scene.token_on("B", "0,3").building("red-9", "-1,1").building("blue-9", "0,2", height=2).keeps(YOU, "red-2", "yellow-1")
    scene.play(YOU, "play A", "lay red-4")
    assert scene.offers(YOU) == {"token -2,2", "token -1,3"}
    scene.play(YOU, "token -2,2")
    assert (scene.at("-1,2").tile, scene.at("-1,2").owner, scene.at("-1,2").marked) == (tile("red-4"), YOU, True)
    # One resource placed, one from the red neighbour, one as the bonus of red 2; two tiles from the blue one.
    assert scene.goods(YOU) == "4 resources, 3 tiles, 1 points; supply 8"


@rule("GK-L9", "GK-L29")
def test_what_you_cannot_pay_for_becomes_an_exploit_with_its_bonuses() -> None:
    scene = against("K", hand=("A", "L", "J")).holds(YOU, resources=0, points=0, supply=10, tiles=["red-4"]).keeps(YOU, "yellow-1")
    scene.play(YOU, "play A", "lay red-4", "choose 1")
    assert scene.goods(YOU) == "1 resources, 1 tiles, 1 points; supply 9"
    assert scene.token("A") == "-1,2"


@rule("GK-L10", "GK-R75", "GK-L29")
def test_your_cards_not_chosen_are_discarded_after_hals_action() -> None:
    scene = hal_acts(against("I", hand=("L", "K", "J")))
    assert scene.offers(YOU) == {"token -1,-3", "token -2,-2"}  # Hal's action is not finished
    assert scene.cards(scene.table.sides[YOU].hand) == {"K", "J"}
    assert not {"K", "J"} & scene.discarded()
    scene.play(YOU, "token -1,-3")
    assert {"I", "J", "K", "L"} <= scene.discarded()
    assert not {"J", "K"} & scene.cards(scene.table.sides[YOU].hand)
    assert len(scene.table.sides[YOU].hand) == 3


@rule("GK-L11")
@pytest.mark.parametrize("seed", range(8))
def test_hal_plays_card_and_tile_every_round_and_never_exploits(seed: int) -> None:
    table = given(players=1, seed=seed).table
    log = ludarium.Log()
    table.listener = log
    luck = random.Random(seed)
    while not table.over:
        table.play(YOU, luck.choice(table.moves(YOU)))
    deeds = [happening.kind for happening in log.happenings if happening.seat == HAL and happening.kind in HALS_DEEDS]
    turns = "".join({"hal-revealed": " R", "urbanized": "U", "built-floor": "F"}.get(kind, "T") for kind in deeds).split()
    assert set(turns[:-1]) <= {"RTU", "RTF"}
    assert turns[-1] in {"RTU", "RTF", "R"}
    assert not any(happening.kind in {"gained-tiles", "gained-resources"} for happening in log.happenings if happening.seat == HAL)


HALS_DEEDS = {"hal-revealed", "hal-drew-tile", "urbanized", "built-floor", "played-alone", "played-with-tile"}


@rule("GK-L11")
def test_hals_tile_is_the_next_of_the_shuffled_supply() -> None:
    tops = set()
    for seed in range(1, 13):
        scene = given(players=1, seed=seed).hand(YOU, "L", "K", "J").hal_has("H")
        expected = scene.table.supply[-1]
        hal_acts(scene)
        assert scene.at("0,-2").tile == expected
        assert len(scene.table.supply) == 39 - 1
        tops.add(expected)
    assert len(tops) > 3


@rule("GK-L13", "GK-R84")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_hal_gets_points_for_every_neighbour_whatever_its_colour(colour: str) -> None:
    scene = against("H").building(f"{colour}-9", "0,-1", height=3, owner=YOU)
    supply = len(scene.table.supply)
    hal_acts(scene, "blue-12")
    assert scene.goods(HAL) == "0 resources, 0 tiles, 3 points; supply 24"
    assert len(scene.table.supply) == supply - 1


@rule("GK-L14", "GK-R53")
def test_you_move_the_token_when_hal_urbanizes() -> None:
    scene = hal_acts(against("D"), "blue-12")
    assert scene.offers(YOU) == {"token 2,2", "token 3,1"}
    scene.play(YOU, "token 3,1")
    assert scene.token("D") == "3,1"


@rule("GK-L14", "GK-R53")
def test_you_decide_which_token_gives_way_to_hals() -> None:
    scene = against("B").token_on("A", "-1,3").token_on("C", "0,3")
    scene.building("red-9", "-1,2", owner=YOU).building("red-10", "1,2", owner=YOU).building("red-11", "1,3", owner=YOU)
    hal_acts(scene, "blue-12")
    assert scene.offers(YOU) == {"shift A", "shift C"}
    scene.play(YOU, "shift A")
    assert scene.offers(YOU) == {"token -2,2"}
    scene.play(YOU, "token -2,2")
    assert scene.offers(YOU) == {"token -1,3"}


@rule("GK-L15", "GK-L6")
@pytest.mark.parametrize("height", [1, 2, 4])
def test_hals_floor_takes_one_of_his_resources_per_level_and_he_keeps_the_card(height: int) -> None:
    scene = against("red-6").building("red-6", "5,5", height=height, owner=YOU).holds(HAL, supply=20)
    hal_acts(scene, "red-9")
    built = scene.at("5,5")
    assert (built.tile, built.height, built.owner, built.marked) == (tile("red-9"), height + 1, HAL, True)
    assert scene.goods(HAL) == f"0 resources, 0 tiles, 0 points; supply {20 - height - 1}"
    assert scene.cards(scene.side(HAL).kept) == {"red-6"}
    assert "red-6" not in scene.discarded()


@rule("GK-L17", "GK-R86")
def test_hals_own_resources_come_back_to_his_supply_without_points() -> None:
    scene = against("red-6").building("red-6", "5,5", height=3, owner=HAL).holds(HAL, supply=10)
    hal_acts(scene, "red-9")
    assert scene.goods(HAL) == "0 resources, 0 tiles, 0 points; supply 9"
    assert (scene.at("5,5").height, scene.at("5,5").owner) == (4, HAL)


@rule("GK-L18")
def test_hal_pays_no_points_for_a_lower_number() -> None:
    scene = against("red-20").building("red-20", "5,5", owner=YOU).holds(HAL, supply=10, points=5)
    assert hal_acts(scene, "red-4").goods(HAL) == "0 resources, 0 tiles, 5 points; supply 8"


@rule("GK-L19", "GK-R81", "GK-R82")
def test_a_colour_change_costs_hal_nothing_and_is_not_needed_to_act() -> None:
    scene = against("red-6").building("red-6", "5,5", height=2, owner=YOU).holds(HAL, supply=4)
    assert hal_acts(scene, "blue-9").goods(HAL) == "0 resources, 0 tiles, 0 points; supply 1"
    exactly = against("red-6").building("red-6", "5,5", height=2, owner=YOU).holds(HAL, supply=3)
    hal_acts(exactly, "blue-9")
    assert exactly.at("5,5").owner == HAL
    assert exactly.side(HAL).supply == 0


@rule("GK-L20")
def test_hal_gets_no_permanent_bonuses() -> None:
    permanent = [f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(4, 10)]
    urbanizes = against("H").keeps(HAL, *permanent)
    assert hal_acts(urbanizes, "blue-12").goods(HAL) == "0 resources, 0 tiles, 1 points; supply 24"
    builds = against("red-12").keeps(HAL, *permanent).building("red-12", "5,5", owner=YOU)
    assert hal_acts(builds, "red-13").goods(HAL) == "0 resources, 0 tiles, 0 points; supply 23"
    assert all("gained-tiles" not in scene.happened() for scene in (urbanizes, builds))


@rule("GK-L20", "GK-L26")
def test_hals_score_is_points_end_game_cards_and_districts() -> None:
    scene = given(players=1).empty_city().holds(HAL, points=11).keeps(HAL, "yellow-20", "red-14", "red-3", "blue-9")
    scene.building("red-6", "0,0", height=2, owner=HAL).building("red-7", "0,1", owner=HAL).building("red-8", "1,1", owner=YOU)
    assert scene.table.scores[HAL] == 11 + 9 + 2 + 4
    sources = sorted(line.source.key for line in scene.table.sheet if line.side == HAL)
    assert sources == ["score-card", "score-card", "score-district-first", "score-points"]


@rule("GK-L27")
def test_your_score_has_no_new_hand_tokens() -> None:
    scene = given(players=1).empty_city().keeps(YOU, "yellow-20", "red-1").building("red-6", "0,0", owner=YOU)
    scene.building("red-7", "0,1", height=3, owner=YOU)
    assert scene.table.scores[YOU] == 6 + 9 + 8
    sources = sorted(line.source.key for line in scene.table.sheet if line.side == YOU)
    assert sources == ["score-card", "score-district-alone", "score-points"]


@rule("GK-R85")
def test_hals_cards_16_to_19_count_what_is_printed_on_his_cards() -> None:
    scene = given(players=1).empty_city().keeps(HAL, "red-16", "yellow-4", "blue-4", "red-7", "red-5")
    assert scene.table.scores[HAL] == 2 * 3
    assert scene.keeps(HAL, "red-17", "yellow-5", "red-8", "red-3").table.scores[HAL] == 2 * 2
    assert scene.keeps(HAL, "blue-18", "yellow-6").table.scores[HAL] == 2
    assert scene.keeps(HAL, "red-19", "red-4", "red-5", "blue-5").table.scores[HAL] == 2 * 3


@rule("GK-L28", "GK-R88")
def test_you_win_only_with_more_points_than_hal() -> None:
    scene = given(players=1).empty_city().holds(YOU, points=20).holds(HAL, points=19)
    assert scene.table.ranking == [1, 2]
    assert scene.holds(HAL, points=20).table.ranking == [1, 1]
    assert scene.holds(HAL, points=21).table.ranking == [2, 1]


# -- the end -----------------------------------------------------------------------------------------------------------


@rule("GK-L22", "GK-R80", "GK-L29")
def test_the_first_time_the_supply_is_empty_is_the_end_and_nobody_returns_tiles() -> None:
    scene = against("H", hand=("blue-9", "K", "J")).building("blue-9", "5,5", height=2).tile_supply(2)
    scene.play(YOU, "play blue-9", "alone")
    assert scene.table.over
    assert len(scene.side(YOU).tiles) == 8
    assert scene.table.supply == []
    assert "tiles-returned" not in scene.happened()


@rule("GK-L23", "GK-L25", "GK-R77")
def test_your_last_resource_ends_the_game_after_hals_action() -> None:
    scene = against("H", hand=("A", "K", "J")).holds(YOU, resources=1, supply=0, tiles=["yellow-9"])
    scene.building("yellow-2", "-1,1")  # the neighbour gives a point, no resource
    scene.next_tile("blue-12").play(YOU, "play A", "lay yellow-9", "token -1,3")
    assert scene.at("0,-2").owner == HAL  # he has acted
    assert scene.table.over
    assert scene.table.round == 1


@rule("GK-L23")
def test_you_go_on_with_a_resource_in_the_supply() -> None:
    scene = against("H", hand=("A", "K", "J")).holds(YOU, resources=1, supply=1, tiles=["yellow-9"])
    scene.building("yellow-2", "-1,1").next_tile("blue-12").play(YOU, "play A", "lay yellow-9", "token -1,3")
    assert not scene.table.over
    assert scene.table.round == 2


@rule("GK-L25", "GK-R77", "GK-G10")
def test_an_end_you_triggered_stays_although_hal_gives_resources_back() -> None:
    scene = against("red-6", hand=("A", "K", "J")).holds(YOU, resources=1, supply=0, tiles=["yellow-9"])
    scene.building("yellow-2", "-1,1").building("red-6", "5,5", height=2, owner=YOU)
    scene.next_tile("red-9").play(YOU, "play A", "lay yellow-9", "token -1,3")
    assert scene.side(YOU).resources == 2
    assert scene.at("5,5").owner == HAL
    assert scene.table.over


@rule("GK-L23")
@pytest.mark.parametrize(("supply", "over"), [(1, True), (2, False)])
def test_hals_last_resource_ends_the_game_when_he_urbanizes(supply: int, over: bool) -> None:
    scene = hal_acts(against("H").holds(HAL, supply=supply), "blue-12")
    assert scene.side(HAL).supply == supply - 1
    assert scene.side(HAL).points == 1  # the action is finished
    assert scene.table.over == over


@rule("GK-L23")
@pytest.mark.parametrize(("supply", "over"), [(3, True), (4, False)])
def test_hals_last_resource_ends_the_game_when_he_builds_a_floor(supply: int, over: bool) -> None:
    scene = against("red-6").building("red-6", "5,5", height=2, owner=YOU).holds(HAL, supply=supply)
    hal_acts(scene, "red-9")
    assert scene.cards(scene.side(HAL).kept) == {"red-6"}
    assert scene.table.over == over


@rule("GK-L24", "GK-R82", "GK-R83")
@pytest.mark.parametrize(("supply", "owner", "builds"), [(2, YOU, False), (3, YOU, True), (2, NO_OWNER, False), (1, HAL, True)])
def test_hal_needs_the_new_height_counting_his_own_resources_there(supply: int, owner: int, builds: bool) -> None:
    scene = against("red-6").building("red-6", "5,5", height=2, owner=owner).holds(HAL, supply=supply)
    tiles = len(scene.next_tile("yellow-9").table.supply)
    hal_acts(scene)
    assert (scene.at("5,5").owner, scene.at("5,5").height) == ((HAL, 3) if builds else (owner, 2))
    assert scene.side(HAL).supply == (supply + (2 if owner == HAL else 0) - 3 if builds else supply)
    assert ("red-6" in scene.cards(scene.side(HAL).kept)) == builds
    assert scene.table.over == (not builds or scene.side(HAL).supply == 0)
    assert len(scene.table.supply) == tiles - builds


@rule("GK-R82")
@pytest.mark.parametrize("seed", range(20))
def test_hal_always_has_a_resource_for_urbanizing(seed: int) -> None:
    for table in random_solo(seed):
        if table.phase == 1:
            assert table.sides[HAL].supply > 0


@rule("GK-R78")
def test_without_a_tile_hal_does_not_act_and_the_game_is_over() -> None:
    scene = against("red-6", hand=("blue-9", "K", "J")).building("blue-9", "5,5").building("red-6", "6,6", owner=YOU).tile_supply(1)
    scene.play(YOU, "play blue-9", "alone")
    assert (scene.at("6,6").owner, scene.at("6,6").height) == (YOU, 1)
    assert scene.side(HAL).kept == []
    assert "red-6" in scene.discarded()
    assert scene.table.over


@rule("GK-R79")
@pytest.mark.parametrize("hal", ["H", "red-6"])
def test_hal_acts_with_the_last_tile_and_then_the_game_is_over(hal: str) -> None:
    scene = against(hal).building("red-6", "5,5", height=2, owner=YOU).tile_supply(0).next_tile("red-9")
    hal_acts(scene)
    assert scene.find("red-9").owner == HAL
    assert scene.side(HAL).points == (1 if hal == "H" else 0)
    assert scene.cards(scene.side(HAL).kept) == ({"red-6"} if hal == "red-6" else set())
    assert scene.table.over


# -- what is hidden ----------------------------------------------------------------------------------------------------


@rule("GK-R87")
def test_hals_card_the_deck_and_the_supply_are_hidden_until_his_turn() -> None:
    table = given(players=1, seed=3).table
    hals, decks, supplies, discards = set(), set(), set(), set()
    for seed in range(200):
        world = table.resample(YOU, ludarium.chance(seed))
        assert isinstance(world, GinkgopolisState)
        assert world.view(YOU) == table.view(YOU)
        assert world.sides[YOU].hand == table.sides[YOU].hand
        assert world.sides[YOU].tiles == table.sides[YOU].tiles
        hals.add(world.hal_card)
        decks.add(tuple(world.deck))
        supplies.add(tuple(world.supply))
        discards.add(tuple(sorted(world.discard)))
    assert {card_id(number) for number in hals} == set(first_deck()) - {card_id(number) for number in table.sides[YOU].hand}
    assert min(len(decks), len(supplies)) == 200
    assert len(discards) > 150


@rule("GK-R87")
def test_all_else_of_hal_is_public() -> None:
    scene = against("H").holds(HAL, points=7, supply=13).keeps(HAL, "red-6", "blue-20")
    for player in (YOU, None):
        view: Mapping[str, Any] = scene.table.view(player)
        hal = view["sides"][HAL]
        assert (hal["points"], hal["supply"], hal["kept"], hal["characters"]) == (7, 13, ["red-6", "blue-20"], [])
        assert view["hal_card"]
        assert hal["played"] is None


@rule("GK-R87", "GK-L11")
def test_hals_card_is_open_from_his_turn_on() -> None:
    scene = hal_acts(against("I"), "blue-12")
    assert scene.offers(YOU) == {"token -1,-3", "token -2,-2"}
    view: Mapping[str, Any] = scene.table.view(YOU)
    assert view["sides"][HAL]["played"]["card"] == "I"
    worlds = [scene.table.resample(YOU, ludarium.chance(seed)) for seed in range(20)]
    assert {world.hal_card for world in worlds if isinstance(world, GinkgopolisState)} == {card("I")}
    revealed = [happening for happening in scene.log.happenings if happening.kind == "hal-revealed"]
    assert len(revealed) == 1
    assert "card" in revealed[0].known_to(None)


# -- worked examples ---------------------------------------------------------------------------------------------------


@rule("GK-E24", "GK-L12", "GK-L13", "GK-L14")
def test_example_hal_urbanizes() -> None:
    scene = against("H").token_on("I", "-2,-2").building("red-9", "0,-1", height=2).building("yellow-9", "-1,-2")
    assert (scene.token("H"), scene.token("G"), scene.side(HAL).supply) == ("0,-2", "1,-2", 25)
    hal_acts(scene, "blue-12")
    built = scene.at("0,-2")
    assert (built.tile, built.height, built.owner, built.marked) == (tile("blue-12"), 1, HAL, True)
    assert scene.goods(HAL) == "0 resources, 0 tiles, 3 points; supply 24"
    assert scene.token("H") == "0,-3"
    assert "H" in scene.discarded()


@rule("GK-E25", "GK-L15", "GK-L16", "GK-L18", "GK-L19")
def test_example_hal_builds_over_you() -> None:
    scene = against("red-6").building("red-6", "5,5", height=2, owner=YOU).holds(HAL, supply=20)
    scene.holds(YOU, resources=1, points=1, supply=10, tiles=["blue-20"])
    hal_acts(scene, "yellow-4")
    # Your own action gave one resource besides.
    assert scene.goods(YOU) == "4 resources, 1 tiles, 3 points; supply 9"
    assert scene.goods(HAL) == "0 resources, 0 tiles, 0 points; supply 17"
    built = scene.at("5,5")
    assert (built.tile, built.height, built.owner, built.marked) == (tile("yellow-4"), 3, HAL, True)
    assert scene.cards(scene.side(HAL).kept) == {"red-6"}


@rule("GK-E26", "GK-L21")
def test_example_you_build_over_hal() -> None:
    scene = against("H", hand=("blue-8", "K", "J")).building("blue-8", "5,5", height=2, owner=HAL)
    scene.holds(HAL, supply=17).holds(YOU, resources=4, supply=9, tiles=["blue-14"])
    scene.takes_turn(YOU, "blue-8", "blue-14")
    assert scene.goods(HAL) == "0 resources, 0 tiles, 2 points; supply 19"
    assert scene.side(YOU).resources == 1
    built = scene.at("5,5")
    assert (built.tile, built.height, built.owner, built.marked) == (tile("blue-14"), 3, YOU, True)
    assert scene.cards(scene.side(YOU).kept) == {"blue-8"}


@rule("GK-E27", "GK-L24", "GK-R83")
def test_example_hal_cannot_pay_for_your_building() -> None:
    scene = against("yellow-9").building("yellow-9", "5,5", height=2, owner=YOU).holds(HAL, supply=2)
    scene.holds(YOU, resources=1, points=1, supply=10, tiles=["blue-20"])
    hal_acts(scene, "yellow-12")
    assert scene.table.over
    assert scene.goods(YOU) == "2 resources, 1 tiles, 1 points; supply 9"  # only your own action's resource
    assert (scene.at("5,5").tile, scene.at("5,5").height, scene.at("5,5").owner) == (tile("yellow-9"), 2, YOU)
    assert scene.goods(HAL) == "0 resources, 0 tiles, 0 points; supply 2"
    assert scene.side(HAL).kept == []


@rule("GK-E27", "GK-L17")
def test_example_hal_can_pay_for_his_own_building() -> None:
    scene = against("yellow-9").building("yellow-9", "5,5", height=2, owner=HAL).holds(HAL, supply=2)
    hal_acts(scene, "yellow-12")
    assert scene.goods(HAL) == "0 resources, 0 tiles, 0 points; supply 1"
    assert (scene.at("5,5").height, scene.at("5,5").owner) == (3, HAL)
    assert not scene.table.over
    assert scene.table.round == 2


@rule("GK-E32", "GK-L22", "GK-L25", "GK-R78", "GK-R80")
def test_example_the_last_tile_goes_on_your_turn() -> None:
    scene = against("H", hand=("blue-9", "K", "J")).building("blue-9", "5,5", height=3).tile_supply(2)
    scene.play(YOU, "play blue-9", "alone")
    assert len(scene.side(YOU).tiles) == 6 + 2
    assert scene.table.over
    assert scene.table.ending
    assert {"H", "blue-9", "J", "K"} <= scene.discarded()
    assert scene.token("H") == "0,-2"
    assert scene.side(HAL).supply == 25
    assert "tiles-lost" in scene.happened()
