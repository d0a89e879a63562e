"""The end of an era: action cards, feeding, the new deck (UC-S)."""

from __future__ import annotations

from ludarium.games.underwater.content.kinds import ASSISTANT, FIRST_OF_ERA
from tests.rule import rule
from tests.rules.underwater.scene import Scene, game_with, given

FIVE_CITIES = "c2 t1 c3 t2 c7 t7 c5"  # c5 is not connected


def fed(kelp: int, biomass: int, points: int, pieces: str = FIVE_CITIES) -> tuple[str, int]:
    """Return goods and points after a feeding in the last era."""
    scene = given(2).era(3, 10).built(0, pieces).holds(0, kelp=kelp, biomass=biomass, points=points)
    scene.feed()
    return scene.goods(0), scene.points(0)


@rule("UC-S7", "UC-S11", "UC-K31")
def test_every_connected_city_eats_a_kelp() -> None:
    assert fed(6, 0, 0) == ("2 kelp", 0), "the start and three others; the unconnected one needs none"
    assert fed(6, 0, 0, "") == ("5 kelp", 0), "the starting city eats too"
    assert fed(6, 0, 0, "t1 c2*") == ("4 kelp", 0), "a symbiotic one as well"


@rule("UC-S8", "UC-S9", "UC-S10", "UC-E49", "UC-R29")
def test_kelp_then_biomass_then_points_without_a_choice() -> None:
    assert fed(2, 1, 10) == ("nothing", 7)
    assert fed(2, 1, 2) == ("nothing", 0), "points never fall below 0"
    assert fed(1, 9, 10) == ("6 biomass", 10)
    assert fed(0, 0, 20) == ("nothing", 8)


@rule("UC-S8")
def test_steelplast_and_credits_feed_nobody() -> None:
    scene = given(2).era(3, 10).holds(0, steelplast=5, credit=5, points=9)
    scene.feed()
    assert (scene.goods(0), scene.points(0)) == ("5 steelplast, 5 credit", 6)


@rule("UC-S1", "UC-F17")
def test_the_end_of_an_era_in_its_order() -> None:
    scene = given(2).claims(0, 19, used=True).assistant(0, True).holds(0, kelp=1)
    scene.feed()
    assert scene.side(0).used == [], "action cards are unused again"
    kinds = [happening.kind for happening in scene.log.happenings]
    wanted = ["actions-refreshed", "fed", "era-began", "drew"]
    assert [kinds.index(kind) for kind in wanted] == sorted(kinds.index(kind) for kind in wanted)
    assert scene.state.era == 1


@rule("UC-S2")
def test_the_old_deck_leaves_the_game_hands_and_claimed_cards_stay() -> None:
    scene = given(2).hand(0, 1, 2).claims(0, 19)
    scene.state.discard.append(scene.withdraw(5))
    scene.feed()
    old = range(FIRST_OF_ERA[1])
    assert not any(card in old for card in [*scene.state.deck, *scene.state.discard])
    assert scene.cards(0)[:2] == [1, 2]
    assert scene.side(0).claimed == [ASSISTANT, 18]


@rule("UC-S3", "UC-S4", "UC-S5", "UC-E45", "UC-R7", "UC-P3")
def test_three_new_cards_and_the_limit_for_all_together() -> None:
    scene = given(2).hand(0, 1, 2, 3, 4, 191)
    scene.feed()
    hand = scene.cards(0)
    new = hand[5:]
    assert len(new) == 3
    assert all(66 < card <= 123 for card in new)
    assert scene.state.to_move == [0], "the other one holds three cards only"
    below = scene.state.specials[0]
    reject(scene, 0, [1, 2, 191, new[0], new[1]])
    assert scene.cards(0) == [3, 4, new[2]]
    assert [card + 1 for card in scene.state.discard] == [new[0], new[1]], "old cards leave the game, new ones go to the pile"
    assert scene.state.specials[0] == 190
    assert scene.state.specials[1] == below


def reject(scene: Scene, seat: int, numbers: list[int]) -> None:
    """Lay cards aside, one after the other."""
    for number in numbers:
        scene.state.play(seat, scene.state.game.lexicon.parse(f"discard {number}"))


@rule("UC-S4", "UC-P6", "UC-R7")
def test_a_raised_limit_keeps_four() -> None:
    game = game_with((33, "red", "permanent", "on hand: hand-limit 1"))
    scene = given(2, game).claims(0, 33).hand(0, 1, 2)
    scene.feed()
    new = scene.cards(0)[2:]
    reject(scene, 0, [1])
    assert scene.cards(0) == [2, *new]


@rule("UC-R56")
def test_cards_are_laid_aside_in_secret() -> None:
    scene = given(2).hand(0, 1, 2, 3).hand(1, 4, 5, 6)
    scene.feed()
    assert scene.state.to_move == [0, 1]
    before = dict(scene.state.view(1), to_move=[1])
    reject(scene, 0, [1, 2, 3])
    assert scene.state.view(1) == before
    assert scene.state.discard == []
    reject(scene, 1, [4, 5, 6])
    assert scene.state.discard == [], "old cards go out of the game"
    assert len(scene.cards(0)) == 3


@rule("UC-S6", "UC-D13")
def test_after_the_third_era_cities_are_fed_and_nothing_else() -> None:
    scene = given(2).era(3, 10).hand(0, 130).assistant(0, True).holds(0, kelp=3)
    deck = len(scene.state.deck)
    scene.feed()
    assert scene.goods(0) == "2 kelp"
    assert scene.side(0).used == [ASSISTANT]
    assert (scene.cards(0), len(scene.state.deck), scene.state.era) == ([130], deck, 2)


@rule("UC-S1", "UC-D11", "UC-D12")
def test_production_comes_before_feeding() -> None:
    scene = given(2).built(0, "c1.1:farm").holds(0, points=9).holds(1, points=9)
    scene.state.round = 4
    scene.end_round()
    assert (scene.goods(0), scene.points(0)) == ("nothing", 9), "the kelp of this production feeds the city"
    assert scene.points(1) == 6
    assert scene.side(0).history == [9]
