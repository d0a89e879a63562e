"""The expert variant of the solo game (section M, rulings GK-R89 to GK-R93)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.ginkgopolis.content.components import card_id
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, given

YOU, HAL = 0, 1
WAIT = ("play L", "alone", "choose 1")  # your action in most tests: card L alone, for one resource
HEIGHT_AT_C = "1,1"  # token C lies on 1,2, token F on 2,-1
HEIGHT_AT_F = "1,-1"


def expert(first: str, replacement: str, hand: tuple[str, str, str] = ("L", "K", "J")) -> Scene:
    """Return the first choice of an expert game in which Hal's card, the next card of the deck and your hand are known."""
    return given(players=1, expert=True).hand(YOU, *hand).hal_has(first).deck(replacement)


def tokens_worth(scene: Scene, at_c: int, at_f: int) -> Scene:
    """Make urbanizing at tokens C and F worth so many points."""
    return scene.building("red-10", HEIGHT_AT_C, height=at_c, owner=YOU).building("red-11", HEIGHT_AT_F, height=at_f, owner=YOU)


def hal_acts(scene: Scene) -> Scene:
    """Play your waiting action, let Hal act, and put his token somewhere."""
    scene.play(YOU, *WAIT)
    if not scene.table.over and scene.table.round == 1:
        scene.play(YOU, sorted(scene.offers(YOU))[0])
    return scene


def hals_buildings(scene: Scene) -> list[tuple[str, int]]:
    """Return the cells and heights of Hal's buildings."""
    view = scene.table.view(None)["city"]
    assert isinstance(view, list)
    return [(building["cell"], building["height"]) for building in view if building["owner"] == HAL]


def kept_by_hal(scene: Scene) -> set[str]:
    return scene.cards(scene.side(HAL).kept)


@rule("GK-M1")
def test_the_variant_is_an_option_of_the_solo_game_only() -> None:
    game = ludarium.game("ginkgopolis")
    assert given(players=1).table.options["expert"] is False
    for players in (2, 3, 4, 5):
        with pytest.raises(ludarium.OptionError, match="GK-M1"):
            game.new(players, 1, {"expert": True})


@rule("GK-M1")
def test_the_variant_changes_nothing_before_hal_reveals_an_urbanization_card() -> None:
    for seed in range(1, 9):
        usual, variant = given(players=1, seed=seed), given(players=1, seed=seed, expert=True)
        assert usual.table.dump()["state"] == variant.table.dump()["state"]
        for scene in (usual, variant):
            scene.hand(YOU, "L", "K", "J").hal_has("red-6").building("red-6", "5,5", height=2, owner=YOU).play(YOU, *WAIT)
        assert usual.table.dump()["state"] == variant.table.dump()["state"]


@rule("GK-M1", "GK-M2")
def test_without_the_variant_no_replacement_is_drawn() -> None:
    scene = tokens_worth(given(players=1).hand(YOU, "L", "K", "J").hal_has("C").deck("F"), 1, 3)
    scene.play(YOU, *WAIT)
    assert hals_buildings(scene) == [("1,2", 1)]
    assert card_id(scene.table.deck[-1]) == "F"


@rule("GK-M2", "GK-M7", "GK-R91")
@pytest.mark.parametrize("replacement", ["F", "red-6"])
def test_exactly_one_replacement_is_drawn_for_an_urbanization_card(replacement: str) -> None:
    scene = tokens_worth(expert("C", replacement).building("red-6", "5,5", owner=YOU), 1, 3).deck(replacement, "G", "H")
    deck = len(scene.table.deck)
    scene.play(YOU, *WAIT)
    if replacement == "F":  # you are asked where the token goes; nothing more was drawn although F is an urbanization card again
        assert len(scene.table.deck) == deck - 1
        assert card_id(scene.table.deck[-1]) == "G"
        scene.play(YOU, "token 3,-1")
    assert len(scene.table.deck) == deck - 1 - 4  # and the four cards of round 2
    assert scene.happened().count("hal-compared") == 1


@rule("GK-M3")
def test_a_replacement_that_is_a_building_card_is_played_as_a_floor() -> None:
    scene = hal_acts(tokens_worth(expert("C", "red-6").building("red-6", "5,5", owner=YOU), 5, 1))
    assert hals_buildings(scene) == [("5,5", 2)]  # although C would be worth 5 points
    assert kept_by_hal(scene) == {"red-6"}
    assert "C" in scene.discarded()
    assert scene.token("C") == "1,2"


@rule("GK-M4", "GK-M5", "GK-M8", "GK-R92")
@pytest.mark.parametrize(("at_c", "at_f", "played"), [(1, 2, "F"), (2, 3, "F"), (2, 2, "C"), (3, 2, "C"), (1, 1, "C")])
def test_a_replacement_letter_is_played_only_if_it_is_worth_more(at_c: int, at_f: int, played: str) -> None:
    scene = hal_acts(tokens_worth(expert("C", "F"), at_c, at_f))
    assert hals_buildings(scene) == [("1,2", 1) if played == "C" else ("2,-1", 1)]
    assert scene.side(HAL).points == (at_c if played == "C" else at_f)
    assert {"C", "F"} <= scene.discarded()  # the one played and the one not played
    assert scene.token("F" if played == "C" else "C") in {"1,2", "2,-1"}


@rule("GK-R89")
def test_the_points_compared_are_the_heights_of_all_neighbours_of_any_colour() -> None:
    scene = expert("C", "F").building("blue-10", HEIGHT_AT_C, height=2).building("yellow-11", HEIGHT_AT_F).token_on("E", "4,0")
    scene.building("blue-11", "2,0", height=2)  # F is next to both
    hal_acts(scene)
    assert hals_buildings(scene) == [("2,-1", 1)]
    assert scene.side(HAL).points == 3


@rule("GK-R89", "GK-M4")
def test_points_are_compared_after_your_action() -> None:
    scene = tokens_worth(expert("C", "F", hand=("red-11", "K", "J")), 1, 1).holds(YOU, resources=5, tiles=["red-12"])
    scene.play(YOU, "play red-11", "lay red-12")  # you raise the building next to F to height 2
    assert hals_buildings(scene) == [("2,-1", 1)]
    assert scene.cards([scene.table.hal_card]) == {"F"}


@rule("GK-R89")
def test_the_replacement_is_drawn_only_when_hals_card_is_revealed() -> None:
    scene = expert("C", "F")
    deck = len(scene.table.deck)
    scene.play(YOU, "play L", "alone")
    assert scene.offers(YOU) == {"choose 1", "choose 2"}
    assert len(scene.table.deck) == deck
    scene.play(YOU, "choose 1")
    assert len(scene.table.deck) == deck - 1


@rule("GK-M6")
def test_a_building_card_is_not_replaced() -> None:
    scene = tokens_worth(expert("red-6", "F").building("red-6", "5,5", owner=YOU), 1, 9).deck("F", "G", "H", "I", "B")
    scene.play(YOU, *WAIT)
    assert kept_by_hal(scene) == {"red-6"}
    assert "hal-compared" not in scene.happened()
    assert scene.cards(scene.table.sides[YOU].hand) == {"F", "G", "H"}


@rule("GK-M6", "GK-L24")
def test_a_building_card_hal_cannot_pay_for_ends_the_game_in_the_variant_too() -> None:
    scene = expert("red-6", "F").building("red-6", "5,5", height=4, owner=YOU).holds(HAL, supply=3).play(YOU, *WAIT)
    assert scene.table.over
    assert hals_buildings(scene) == []


@rule("GK-R90", "GK-M5", "GK-M8", "GK-R92")
def test_a_replacement_hal_cannot_pay_for_is_discarded_and_the_first_card_played() -> None:
    scene = expert("C", "red-6").building("red-6", "5,5", height=3, owner=YOU).holds(HAL, supply=3)
    hal_acts(scene)
    assert hals_buildings(scene) == [("1,2", 1)]
    assert {"C", "red-6"} <= scene.discarded()
    assert not scene.table.over
    enough = hal_acts(expert("C", "red-6").building("red-6", "5,5", height=3, owner=HAL).holds(HAL, supply=2))
    assert hals_buildings(enough) == [("5,5", 4)]  # his own three resources count


@rule("GK-R93")
@pytest.mark.parametrize("replacement", ["F", "G", "red-6"])
def test_hal_draws_his_tile_after_it_is_clear_which_card_he_plays(replacement: str) -> None:
    scene = expert("C", replacement).building("red-6", "5,5", owner=YOU)
    next_tile = scene.table.supply[-1]
    scene.play(YOU, *WAIT)
    happened = scene.happened()
    assert happened.index("hal-revealed") < happened.index("hal-compared") < happened.index("hal-drew-tile")
    assert [building.owner for building in scene.table.city.at.values() if building.tile == next_tile] == [HAL]


@rule("GK-M2", "GK-R78")
def test_without_a_tile_left_there_is_no_replacement() -> None:
    scene = expert("C", "F", hand=("blue-9", "K", "J")).building("blue-9", "5,5").tile_supply(1)
    scene.play(YOU, "play blue-9", "alone")
    assert scene.table.over
    assert "C" in scene.discarded()
    assert "hal-drew-tile" not in scene.happened()


@rule("GK-R37", "GK-M8")
def test_a_replacement_can_be_the_last_card_and_the_rebuild_leaves_hals_and_your_cards_alone() -> None:
    scene = tokens_worth(expert("C", "F"), 2, 1)
    table = scene.table
    while len(table.deck) > 1:
        table.discard.append(table.deck.pop(0))
    scene.play(YOU, *WAIT)
    assert scene.happened().count("deck-rebuilt") == 1
    assert scene.cards(table.sides[YOU].hand) == {"K", "J"}
    assert scene.cards([table.hal_card]) == {"C"}
    assert "F" in scene.discarded()
    assert not {"C", "F", "K", "J"} & scene.cards(table.deck)


# -- the worked example ------------------------------------------------------------------------------------------------


@rule("GK-E28")
@pytest.mark.parametrize(("at_f", "cell", "discarded"), [(3, "2,-1", "C"), (2, "1,2", "F")], ids=["a", "b"])
def test_example_replacement_letter(at_f: int, cell: str, discarded: str) -> None:
    scene = tokens_worth(expert("C", "F"), 2, at_f).play(YOU, *WAIT)
    assert hals_buildings(scene) == [(cell, 1)]
    assert discarded in scene.discarded()
    scene.play(YOU, sorted(scene.offers(YOU))[0])
    assert scene.side(HAL).points == (3 if at_f == 3 else 2)


@rule("GK-E28")
def test_example_replacement_building_hal_can_pay_for() -> None:
    scene = tokens_worth(expert("C", "red-5").building("red-5", "5,5", height=2, owner=YOU), 2, 1).play(YOU, *WAIT)
    assert hals_buildings(scene) == [("5,5", 3)]
    assert "C" in scene.discarded()
    assert kept_by_hal(scene) == {"red-5"}


@rule("GK-E28")
def test_example_replacement_building_hal_cannot_pay_for() -> None:
    scene = tokens_worth(expert("C", "red-5").building("red-5", "5,5", height=4, owner=YOU), 2, 1).holds(HAL, supply=3)
    scene.play(YOU, *WAIT)
    assert hals_buildings(scene) == [("1,2", 1)]
    assert "red-5" in scene.discarded()
    assert kept_by_hal(scene) == set()
