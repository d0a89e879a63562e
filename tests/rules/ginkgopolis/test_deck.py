"""Drawing and rebuilding the deck (section K, GK-R30 to GK-R37)."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium.games.ginkgopolis.content.components import TILES, card_id
from ludarium.games.ginkgopolis.rules.deck import draw_card
from ludarium.games.ginkgopolis.rules.hal import HalTurn, PlaySoloRound
from ludarium.games.ginkgopolis.rules.rounds import EndRound
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, card, given, plain, tile
from tests.rules.ginkgopolis.watching import (
    EVERY_COUNT,
    SEVERAL,
    circulating,
    everybody_exploits,
    facts,
    finished_game,
    leave_in_deck,
    plays_alone,
    random_game,
    seen,
    worlds,
)

NEW_BUILDINGS = {"yellow-4": "-2,2", "yellow-5": "2,2", "yellow-9": "2,-2", "red-7": "-2,-2", "blue-6": "3,2"}


def with_new_buildings(scene: Scene) -> Scene:
    """Add five marked buildings to the start city."""
    for name, where in NEW_BUILDINGS.items():
        scene.building(name, where, owner=0, marked=True)
    return scene


def draws(scene: Scene, seat: int) -> int:
    """Let a seat draw a card."""
    number = draw_card(scene.table, seat)
    scene.side(seat).hand.append(number)
    return number


def pile(scene: Scene) -> set[str]:
    """Return the cards of deck and discard pile."""
    return scene.cards(scene.table.deck + scene.table.discard)


@rule("GK-K1")
def test_cards_are_drawn_from_the_top_of_the_deck() -> None:
    scene = plain(4).deck("red-1", "A", "blue-2")
    assert [card_id(draws(scene, seat)) for seat in (0, 1, 0)] == ["red-1", "A", "blue-2"]


@rule("GK-E6", "GK-K2", "GK-K4", "GK-K5", "GK-K6", "GK-K7", "GK-K11")
def test_the_deck_runs_out_while_drawing() -> None:
    miley, nell, faye = 0, 1, 2
    scene = with_new_buildings(plain(3, first=faye))
    scene.hand(miley, "A", "B", "C").hand(nell, "D", "E", "F").hand(faye, "G", "H", "I").deck("L")
    leave_in_deck(scene, 1)
    assert len(scene.table.discard) == 11
    assert len(scene.table.city.at) == 14
    shuffled = scene.discarded() | set(NEW_BUILDINGS)
    assert len(shuffled) == 16
    scene.run(EndRound())
    assert scene.table.first == miley
    assert scene.cards(scene.side(miley).hand) == {"G", "H", "I", "L"}
    assert facts(scene, "deck-rebuilt") == [(miley, {"cards": 9, "new": 5})]
    told = [(heard.kind, heard.seat) for heard in scene.log.happenings if heard.kind in ("drew-card", "deck-rebuilt")]
    assert told == [("drew-card", miley), ("deck-rebuilt", miley), ("drew-card", nell), ("drew-card", faye)]
    assert not any(building.marked for building in scene.table.city.at.values())
    assert len(scene.table.deck) == 7
    assert len(scene.table.discard) == 7
    drawn = scene.cards([scene.side(nell).hand[3], scene.side(faye).hand[3]])
    assert pile(scene) | drawn == shuffled
    assert [len(side.hand) for side in scene.table.sides] == [4, 4, 4]


@rule("GK-E19", "GK-K2", "GK-K6")
def test_five_players_at_the_end_of_round_one() -> None:
    scene = given(5)
    (last,) = scene.cards(scene.table.deck)
    everybody_exploits(scene)
    assert scene.table.round == 2
    assert last in scene.cards(scene.side(1).hand)
    assert facts(scene, "deck-rebuilt") == [(1, {"cards": 5, "new": 0})]
    assert len(scene.table.deck) == 1
    assert scene.table.discard == []
    assert [len(side.hand) for side in scene.table.sides] == [4] * 5


@rule("GK-K2", "GK-R30")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_deck_is_rebuilt_when_its_last_card_is_drawn(players: int) -> None:
    scene = leave_in_deck(given(players).hand(0), 2)
    draws(scene, 0)
    assert len(scene.table.deck) == 1
    before = scene.discarded()
    draws(scene, 0)
    assert pile(scene) == before
    assert len(scene.table.deck) == len(before) - (7 if players < 4 else 0) > 0


@rule("GK-R30")
def test_what_is_built_after_the_last_draw_of_a_round_misses_that_rebuild() -> None:
    scene = plain(2, first=1).hand(0, "A", "B", "C").hand(1, "D", "E", "F")
    leave_in_deck(scene, 2).run(EndRound())
    assert len(scene.table.deck) == 12 + 9 - 8 - 7  # rebuilt by the last draw, though nobody needs a further card yet
    scene.hand(0, "A", "B", "C", "G").hand(1, "D", "E", "F", "H").holds(0, resources=1, tiles=["red-9"])
    scene.play(0, "play A", "lay red-9")
    plays_alone(scene, 1, "D")
    scene.play(0, "token -1,3")
    assert scene.find("red-9").marked
    assert tile("red-9") not in circulating(scene.table)


@rule("GK-K3")
@pytest.mark.parametrize("players", SEVERAL)
def test_the_current_first_player_rebuilds_the_deck(players: int) -> None:
    scene = given(players, first=1)
    leave_in_deck(scene, 1)
    scene.play(0, "new-hand")
    assert [seat for seat, _ in facts(scene, "deck-rebuilt")] == [1]


@rule("GK-K4", "GK-K7")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_a_rebuild_takes_in_the_cards_of_marked_buildings_and_takes_the_markers_off(players: int) -> None:
    scene = leave_in_deck(with_new_buildings(plain(players)), 1)
    scene.building("blue-19", "4,4", owner=0, marked=False)
    before = scene.discarded()
    draws(scene, 0)
    assert pile(scene) == before | set(NEW_BUILDINGS)
    assert not any(building.marked for building in scene.table.city.at.values())


@rule("GK-K4")
def test_of_a_marked_building_only_the_top_tile_counts() -> None:
    scene = plain(4).building("blue-9", "0,0", height=3, owner=0, marked=True)
    under = {card_id(number) for number in scene.at("0,0").tiles()[:-1]}
    draws(leave_in_deck(scene, 1), 0)
    assert "blue-9" in pile(scene)
    assert under.isdisjoint(scene.cards(circulating(scene.table)))


@rule("GK-K5")
def test_the_discard_pile_is_shuffled() -> None:
    orders: list[list[int]] = []
    for seed in range(60):
        scene = given(4, seed)
        scene.hand(0, *"ABCD").hand(1, *"EFGH").hand(2, *"IJKL").hand(3, "red-1", "red-2", "red-3", "blue-1").deck("blue-2")
        leave_in_deck(scene, 1)
        scene.table.discard.sort()
        draws(scene, 0)
        assert scene.table.discard == []
        orders.append(scene.table.deck)
    assert {card_id(order[-1]) for order in orders} == {"blue-3", "yellow-1", "yellow-2", "yellow-3"}
    assert {card_id(order[0]) for order in orders} == {"blue-3", "yellow-1", "yellow-2", "yellow-3"}


@rule("GK-K6")
@pytest.mark.parametrize(("players", "discarded"), [(1, 7), (2, 7), (3, 7), (4, 0), (5, 0)])
def test_seven_cards_of_a_new_deck_are_discarded_for_up_to_three_players(players: int, discarded: int) -> None:
    scene = leave_in_deck(with_new_buildings(given(players)), 1)
    total = len(scene.table.discard) + 5
    draws(scene, 0)
    assert (len(scene.table.discard), len(scene.table.deck)) == (discarded, total - discarded)


@rule("GK-K6")
def test_any_card_can_be_among_the_seven() -> None:
    met: set[str] = set()
    for seed in range(60):
        scene = given(2, seed)
        scene.hand(0, "A", "B", "C", "D").hand(1, "E", "F", "G", "H").deck("I")
        draws(leave_in_deck(scene, 1), 0)
        met |= scene.discarded()
    assert met == {"J", "K", "L", *(f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in (1, 2, 3))}


@rule("GK-K8")
def test_hands_chosen_and_kept_cards_take_no_part_in_a_rebuild() -> None:
    scene = given(3).keeps(2, "yellow-9", "blue-1").hand(0, *"ABCD").hand(1, *"EFGH").hand(2, *"IJKL")
    scene.holds(0, tiles=[]).play(0, "play A")
    leave_in_deck(scene, 1).play(1, "new-hand")
    assert scene.side(0).chosen == card("A")
    assert scene.cards(scene.side(0).hand) == set("BCD")
    assert scene.cards(scene.side(2).hand) == set("IJKL")
    assert scene.side(2).kept == [tile("yellow-9"), tile("blue-1")]
    assert {*"ABCDIJKL", "yellow-9", "blue-1"}.isdisjoint(pile(scene) | scene.cards(scene.side(1).hand))


@rule("GK-K8", "GK-K11")
def test_alone_your_cards_and_hals_take_no_part_in_a_rebuild() -> None:
    scene = given(1)
    scene.hand(0)
    scene.table.deck[:0] = [scene.table.hal_card]
    scene.table.hal_card = -1
    scene.deck("A", "B", "C", "D")
    leave_in_deck(scene, 4).run(PlaySoloRound())
    assert scene.cards(scene.side(0).hand) == set("ABC")
    assert scene.table.hal_card == card("D")
    assert set("ABCD").isdisjoint(pile(scene))
    assert facts(scene, "deck-rebuilt") == [(0, {"cards": 12 + 9 - 4 - 7, "new": 0})]


@rule("GK-K9")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_cards_discarded_unplayed_are_part_of_the_next_rebuild(players: int) -> None:
    scene = leave_in_deck(given(players), 1)
    draws(scene, 0)
    unplayed = scene.discarded()
    assert len(unplayed) == 7
    leave_in_deck(scene, 1)
    draws(scene, 0)
    assert unplayed <= pile(scene)


@rule("GK-K10", "GK-R34")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_card_of_a_marked_building_is_nowhere_in_the_game(players: int) -> None:
    met = 0
    for seed in range(6):
        for scene in random_game(players, seed):
            held = {*circulating(scene.table), *(number for side in scene.table.sides for number in side.kept)}
            marked = [building.tile for building in scene.table.city.at.values() if building.marked]
            assert held.isdisjoint(marked)
            met += len(marked)
    assert met > 100


@rule("GK-K10", "GK-R34")
def test_a_marked_building_is_exploited_as_a_neighbour() -> None:
    scene = plain().building("yellow-9", "-1,1", height=2, owner=1, marked=True)
    scene.holds(0, resources=1, points=0, tiles=["red-6"]).takes_turn(0, "A", "red-6").play(0, "token -1,3")
    assert scene.side(0).points == 2
    assert scene.at("-1,1").marked


@rule("GK-K11", "GK-K2")
@pytest.mark.parametrize("players", SEVERAL)
def test_the_size_of_every_rebuilt_deck_follows_from_buildings_and_hands(players: int) -> None:
    rebuilt = 0
    for seed in range(12):
        hands, buildings = [4] * players, 9
        for heard in finished_game(players, seed).log.happenings:
            if heard.kind == "new-hand":
                hands[heard.seat] = 0
            elif heard.kind == "drew-card":
                hands[heard.seat] += 1
            elif heard.kind.startswith("played-"):
                hands[heard.seat] -= 1
            elif heard.kind == "urbanized":
                buildings += 1
            elif heard.kind == "deck-rebuilt":
                rebuilt += 1
                assert heard.facts["cards"] == 12 + buildings - sum(hands) - (7 if players < 4 else 0)
    assert rebuilt > 12


@rule("GK-R31")
def test_the_cards_just_discarded_may_be_drawn_again() -> None:
    back: set[str] = set()
    for seed in range(40):
        scene = given(5, seed)
        scene.hand(2, "A", "B", "C", "D")
        scene.play(2, "new-hand")
        back |= scene.cards(scene.side(2).hand) & set("ABCD")
    assert back == set("ABCD")


@rule("GK-R31")
def test_a_rebuild_during_a_new_hand_leaves_other_hands_and_choices_alone() -> None:
    scene = leave_in_deck(given(3), 2).holds(0, tiles=[])
    chosen = min(scene.cards(scene.side(0).hand))
    scene.play(0, f"play {chosen}")
    aside, other = scene.side(0).hand.copy(), scene.side(2).hand.copy()
    old = scene.cards(scene.side(1).hand)
    last = set(scene.table.deck)
    scene.play(1, "new-hand")
    assert scene.side(0).hand == aside
    assert scene.side(0).chosen == card(chosen)
    assert scene.side(2).hand == other
    assert last < set(scene.side(1).hand)
    assert old <= pile(scene) | scene.cards(scene.side(1).hand)
    assert len(scene.table.deck) == 21 - 4 - 4 - 2 - 7 - 2


@rule("GK-R32")
@pytest.mark.parametrize(("players", "least"), [(1, 10), (2, 6), (3, 2), (4, 5), (5, 1)])
def test_a_rebuilt_deck_is_never_too_small(players: int, least: int) -> None:
    sizes: list[Any] = []
    for seed in range(15):
        for scene in random_game(players, seed):
            assert len(scene.table.deck) > 0
        sizes += [known["cards"] for _, known in facts(scene, "deck-rebuilt")]
    assert min(sizes) >= least
    assert len(sizes) >= 15


@rule("GK-R32")
@pytest.mark.parametrize(("players", "least"), [(2, 6), (3, 2), (4, 5), (5, 1)])
def test_the_smallest_deck_comes_with_full_hands_and_no_new_building(players: int, least: int) -> None:
    scene = given(players)
    scene.side(0).hand.pop()
    missing = (set(range(TILES, TILES + 12)) | {tile(f"{c}-{n}") for c in ("red", "blue", "yellow") for n in (1, 2, 3)}) - set(
        circulating(scene.table)
    )
    scene.table.discard.extend(missing)
    draws(leave_in_deck(scene, 1), 0)
    assert len(scene.table.deck) == least


@rule("GK-R33")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_every_building_card_in_circulation_has_its_building(players: int) -> None:
    for seed in range(6):
        for scene in random_game(players, seed):
            tops = sorted(building.tile for building in scene.table.city.at.values() if not building.marked)
            cards = sorted(number for number in circulating(scene.table) if number < TILES)
            played = [side.chosen for side in scene.table.sides if side.shown]
            assert cards == tops or [number for number in cards if number not in played] == tops


@rule("GK-R33")
def test_the_engine_asserts_that_a_played_card_has_its_building() -> None:
    with pytest.raises(AssertionError):
        plain().takes_turn(0, "red-9")
    scene = given(3)
    scene.table.deck[0] = tile("red-9")
    with pytest.raises(ludarium.LoadError):
        ludarium.game("ginkgopolis").load(scene.table.dump())


@rule("GK-R35", "GK-R34", "GK-K7")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_a_marked_building_is_never_built_over(players: int) -> None:
    floors = 0
    for seed in range(12):
        marked: list[object] = []
        for heard in finished_game(players, seed).log.happenings:
            if heard.kind == "urbanized":
                marked.append(heard.facts["tile"])
            elif heard.kind == "built-floor":
                assert heard.facts["under"] not in marked
                marked.append(heard.facts["tile"])
                floors += 1
            elif heard.kind == "deck-rebuilt":
                assert heard.facts["new"] == len(marked)
                marked = []
    assert floors > 20


@rule("GK-R36", "GK-H10")
@pytest.mark.parametrize("players", [2, 3])
def test_the_seven_cards_of_the_setup_are_unseen_and_only_the_size_of_the_pile_is_shown(players: int) -> None:
    scene = given(players)
    own = scene.cards(scene.side(0).hand)
    everything = scene.cards(circulating(scene.table))
    assert {card_id(number) for world in worlds(scene, 0, 100) for number in world.discard} == everything - own
    assert seen(scene, 0)["discard"] == seen(scene, None)["discard"] == 7


@rule("GK-R36")
def test_a_played_card_is_known_to_lie_on_the_pile_and_a_replaced_hand_is_not() -> None:
    scene = given(4)
    old = set(scene.side(1).hand)
    scene.play(1, "new-hand")
    own = set(scene.side(0).hand)
    guesses = worlds(scene, 0, 200)
    assert {number for world in guesses for number in world.discard} == set(circulating(scene.table)) - own
    assert all(set(world.discard) == old for world in worlds(scene, 1, 20))  # who discarded them knows them
    scene = given(4)
    scene.hand(0, "red-1", "A", "B", "C")
    for seat in range(4):
        plays_alone(scene, seat, "red-1" if seat == 0 else min(scene.cards(scene.side(seat).hand)))
    assert all(tile("red-1") in world.discard for player in range(4) for world in worlds(scene, player, 20))


@rule("GK-R36")
def test_the_seven_cards_of_a_rebuild_are_unseen() -> None:
    scene = leave_in_deck(given(3), 1)
    for number in scene.table.discard:
        scene.table.cards.reveal(number)
    scene.play(1, "new-hand")
    own = set(scene.side(0).hand)
    assert {number for world in worlds(scene, 0, 100) for number in world.discard} == set(circulating(scene.table)) - own


@rule("GK-R37")
@pytest.mark.parametrize("players", SEVERAL)
def test_with_several_players_no_rebuild_falls_in_phase_two(players: int) -> None:
    rebuilt = 0
    for seed in range(12):
        chosen = 0
        for heard in finished_game(players, seed).log.happenings:
            if heard.kind == "has-chosen":
                chosen += 1
            elif heard.kind == "cards-passed":
                chosen = 0
            elif heard.kind == "deck-rebuilt":
                rebuilt += 1
                assert chosen < players
    assert rebuilt > 12


@rule("GK-R37")
def test_in_the_expert_variant_hals_replacement_can_be_the_last_card() -> None:
    scene = given(1, expert=True).hand(0, "A", "B").hal_has("C").deck("red-1")
    leave_in_deck(scene, 1)
    scene.run(HalTurn())
    assert facts(scene, "deck-rebuilt") == [(0, {"cards": 21 - 4 - 7, "new": 0})]
    assert {"A", "B", "C", "red-1"}.isdisjoint(scene.cards(scene.table.deck))
    assert scene.cards(scene.side(0).hand) == {"A", "B"}
    assert scene.side(1).kept == [tile("red-1")]
    assert "C" in scene.discarded()
