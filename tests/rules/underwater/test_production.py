"""Production: what the network, cards and metropolises give (UC-Q)."""

from __future__ import annotations

from ludarium.games.underwater.game import UnderwaterGame
from tests.rule import rule
from tests.rules.underwater.scene import GAME, game_with, given, packed


def produced(pieces: str, game: UnderwaterGame = GAME, cards: tuple[int, ...] = ()) -> tuple[str, int]:
    """Return goods and points of one production of a board whose metropolises produce nothing."""
    scene = given(2, game).metropolises(0, m1="ML2", m2="ML3").built(0, pieces).claims(0, *cards)
    assert not any(game.content.metropolises[tile].production for tile in scene.side(0).metropolises)
    scene.produce()
    return scene.goods(0), scene.points(0)


@rule("UC-Q1")
def test_all_produce_in_the_same_production() -> None:
    scene = given(3)
    for seat in range(3):
        scene.built(seat, "c1.1:farm")
    scene.produce()
    assert [scene.goods(seat) for seat in range(3)] == ["1 kelp"] * 3


@rule("UC-Q2", "UC-Q3", "UC-Q4", "UC-R59")
def test_tunnels_produce_next_to_a_city_only() -> None:
    assert produced("t1") == ("1 credit", 0)
    assert produced("t1+") == ("1 credit", 1)
    assert produced("t1+ t2+") == ("1 credit", 1), "the second joins two empty sites"
    assert produced("t1 t2 t11") == ("1 credit", 0), "a metropolis is no city"
    assert produced("t1 t2 t11 c3") == ("3 credit", 0)


@rule("UC-Q5", "UC-Q6", "UC-E21", "UC-E22")
def test_farms() -> None:
    assert produced("c1.1:farm") == ("1 kelp", 0)
    assert produced("c1.1:farm+") == ("1 kelp", 1)


@rule("UC-Q7", "UC-E23", "UC-Q14", "UC-R12")
def test_two_upgraded_farms_at_a_city_are_a_pair_once() -> None:
    assert produced("c1.1:farm+ c1.2:farm+") == ("3 kelp", 3)
    assert produced("c1.1:farm+ c1.2:farm") == ("2 kelp", 1)
    assert produced("c1.1:farm+ c1.2:farm+ c1.3:farm+ c1.x:farm+") == ("5 kelp", 5)
    assert produced("t1 c2 c1.1:farm+ c2.1:farm+") == ("2 kelp, 1 credit", 2), "at two cities they are no pair"


@rule("UC-Q8", "UC-Q9", "UC-Q10")
def test_desalination_plants() -> None:
    assert produced("c1.1:desal") == ("1 credit", 0)
    assert produced("c1.1:desal+") == ("1 credit, 1 biomass", 0)
    assert produced("c1.1:desal+ c1.2:desal+") == ("3 credit, 2 biomass", 0)
    assert produced("c1.1:desal+ c1.2:desal+ c1.3:desal+") == ("4 credit, 3 biomass", 0)


@rule("UC-Q11", "UC-Q12", "UC-Q13", "UC-E44", "UC-R11")
def test_laboratories() -> None:
    assert produced("c1.1:lab") == ("1 science", 0)
    assert produced("c1.1:lab+") == ("1 steelplast, 1 science", 0)
    assert produced("c1.1:lab c1.2:lab+") == ("1 steelplast, 2 science", 0)
    assert produced("c1.1:lab+ c1.2:lab+") == ("3 steelplast, 2 science", 0)
    assert produced("t1 c2 c1.1:lab+ c2.1:lab+") == ("2 steelplast, 2 science, 1 credit", 0)


@rule("UC-R11")
def test_what_a_plain_laboratory_gives_is_data() -> None:
    lab = '[[piece]]\nid = "lab"\ncost = "steelplast 1"\nproduces = "steelplast 1"\nupgraded = "science 1"\n'
    other = packed(f'{lab}pair = "steelplast 1"\nsupply = 0\nsource = "ludarium"\n')
    assert produced("c1.1:lab", other) == ("1 steelplast", 0)


@rule("UC-Q14")
def test_pairs_of_different_kinds_count_each() -> None:
    assert produced("c1.1:farm+ c1.2:farm+ c1.3:lab+ c1.x:lab+") == ("3 kelp, 3 steelplast, 2 science", 3)


@rule("UC-Q15", "UC-Q16")
def test_cities() -> None:
    assert produced("t1 c2*") == ("1 credit", 2)
    assert produced("t1 c2") == ("1 credit", 0)


@rule("UC-Q17", "UC-K30")
def test_what_is_not_connected_produces_nothing() -> None:
    assert produced("c2* c2.1:farm+ c2.2:lab") == ("nothing", 0), "no tunnel touches the city"
    assert produced("t1 c2.1:farm+") == ("1 credit", 0), "there is no city beside the farm"


@rule("UC-Q18", "UC-F25", "UC-F26")
def test_production_cards_work_in_every_production_from_then_on() -> None:
    game = game_with((11, "yellow", "production", "on production: credit 1"), (18, "yellow", "production", "on production: point 2"))
    scene = given(2, game).claims(0, 11, 18)
    scene.produce().produce()
    assert (scene.goods(0), scene.points(0)) == ("2 credit", 4)
    assert (scene.goods(1), scene.points(1)) == ("nothing", 0)


@rule("UC-Q18", "UC-N8", "UC-N17")
def test_a_metropolis_produces_once_it_is_connected() -> None:
    scene = given(2).metropolises(0, m2="ML1")
    assert scene.produce().points(0) == 0
    scene.built(0, "t7 t12")
    assert scene.produce().points(0) == 2


@rule("UC-Q19", "UC-G41", "UC-R20", "UC-K33")
def test_production_that_counts_looks_at_connected_pieces_and_rounds_down() -> None:
    game = game_with((83, "yellow", "production", "on production: kelp 1 per 3 connected lab"))
    assert produced("c1.1:lab c1.2:lab", game, (83,)) == ("2 science", 0)
    assert produced("c1.1:lab c1.2:lab c1.3:lab+", game, (83,)) == ("1 kelp, 1 steelplast, 3 science", 0)
    assert produced("c1.1:lab c1.2:lab c2 c2.1:lab", game, (83,)) == ("2 science", 0), "the third has no connected city"
    assert produced("c1.1:farm c1.2:farm c1.3:farm", game, (83,)) == ("3 kelp", 0), "farms do not count for it"


@rule("UC-Q20", "UC-R45")
def test_a_card_that_changes_pieces_works_for_those_that_produce() -> None:
    game = game_with((120, "green", "production", "on production: more farm credit 1"))
    assert produced("c1.1:farm c1.2:farm+", game, (120,)) == ("2 kelp, 2 credit", 1)
    assert produced("c1.1:farm c2 c2.1:farm", game, (120,)) == ("1 kelp, 1 credit", 0)


@rule("UC-Q20")
def test_more_of_upgraded_ones_only() -> None:
    game = game_with((102, "red", "production", "on production: more upgraded-tunnel credit 1"))
    assert produced("t1 t7+", game, (102,)) == ("3 credit", 1)


@rule("UC-G42")
def test_produced_biomass_may_become_something_else_if_there_is_any() -> None:
    game = game_with((101, "red", "production", "on production: forgo any biomass 1: point 2"))
    scene = given(2, game).claims(0, 101).built(0, "c1.1:desal+").holds(0, biomass=1)
    scene.produce()
    assert scene.state.to_move == [0]
    scene.play(next(move for move in scene.moves() if move != "skip"))
    assert (scene.goods(0), scene.points(0)) == ("1 credit, 1 biomass", 2)
    without = given(2, game).claims(0, 101).built(0, "c1.1:desal").holds(0, biomass=1)
    without.produce()
    assert (without.goods(0), without.points(0)) == ("1 credit, 1 biomass", 0), "biomass from before is not produced biomass"
    assert without.question() == "ask-card"


@rule("UC-Q20", "UC-F26")
def test_one_laboratory_may_give_something_instead_of_its_science() -> None:
    game = game_with((42, "red", "production", "on production: forgo lab science 1: steelplast 1, kelp 1"))
    scene = given(2, game).claims(0, 42).built(0, "c1.1:lab+ c1.2:lab")
    scene.produce()
    scene.play(next(move for move in scene.moves() if move != "skip"))
    assert scene.goods(0) == "1 kelp, 2 steelplast, 1 science", "one of the two science became the two goods, the upgrade stays"
    assert scene.question() == "ask-card", "one laboratory only"


@rule("UC-R56", "UC-Q1")
def test_choices_of_a_production_are_made_by_all_at_once_in_secret() -> None:
    game = game_with(
        (101, "red", "production", "on production: pay kelp 1: point 2"), (103, "red", "production", "on production: pay kelp 1: credit 3")
    )
    scene = given(2, game).claims(0, 101).claims(1, 103).holds(0, kelp=1).holds(1, kelp=1)
    scene.produce()
    assert scene.state.to_move == [0, 1]
    before = dict(scene.state.view(1), to_move=[1])
    scene.play(next(move for move in scene.moves(0) if move != "skip"))
    assert scene.state.view(1) == before, "that somebody has chosen is all the others see"
    scene.play(next(move for move in scene.moves(1) if move != "skip"))
    assert (scene.points(0), scene.goods(1)) == (2, "3 credit")


@rule("UC-R45")
def test_the_network_produces_before_the_cards() -> None:
    game = game_with((103, "red", "production", "on production: pay steelplast 1: point 2"))
    scene = given(2, game).claims(0, 103).built(0, "c1.1:lab+")
    scene.produce()
    scene.play(next(move for move in scene.moves() if move != "skip"))
    assert (scene.goods(0), scene.points(0)) == ("1 science", 2), "steelplast of this production pays the card"


@rule("UC-E24")
def test_the_production_example() -> None:
    game = game_with((18, "yellow", "production", "on production: credit 1"))
    scene = given(2, game).claims(0, 18).metropolises(0, m1="ML1")
    scene.built(0, "c2* c8 c8.1:lab c1.1:farm c1.2:farm+ c1.3:desal c2.1:desal c2.2:lab+ c2.3:lab+ t1+ t2 t7 t11")
    assert scene.connected(0) == ["c1", "c2"]
    scene.produce()
    assert scene.goods(0) == "2 kelp, 3 steelplast, 2 science, 6 credit"
    assert scene.points(0) == 6
    scene.feed()
    assert scene.goods(0) == "3 steelplast, 2 science, 6 credit"
    assert scene.points(0) == 6
