"""Choosing a card, and the new hand (section N, GK-R41 to GK-R44)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.ginkgopolis.content.components import card_id
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, card, given, plain, tile
from tests.rules.ginkgopolis.watching import SEVERAL, facts, plays_alone, random_game, seen, seen_side


def table_with_known_cards() -> Scene:
    """Return three players who hold A to D, E to H and I to L; the deck begins red-1, red-2, red-3, blue-1, ..."""
    scene = plain(3).hand(0, "A", "B", "C", "D").hand(1, "E", "F", "G", "H").hand(2, "I", "J", "K", "L")
    scene.deck("red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3", "yellow-1", "yellow-2", "yellow-3")
    assert len(scene.table.deck) == 9
    return scene


def refused(scene: Scene, seat: int, move: str) -> bool:
    """Say whether a move is refused and leaves the position as it was."""
    before = scene.table.digest()
    with pytest.raises(ludarium.IllegalMove):
        scene.play(seat, move)
    return scene.table.digest() == before


@rule("GK-N1")
@pytest.mark.parametrize("players", SEVERAL)
def test_a_player_chooses_one_of_four_cards_and_cannot_choose_none(players: int) -> None:
    for seat in range(players):
        scene = given(players)
        hand = {f"play {name}" for name in scene.cards(scene.side(seat).hand)}
        assert len(hand) == 4
        assert scene.offers(seat) == {*hand, "new-hand"}


@rule("GK-N1")
def test_alone_a_player_chooses_one_of_three_cards() -> None:
    scene = given(1)
    assert scene.offers(0) == {f"play {name}" for name in scene.cards(scene.side(0).hand)}
    assert len(scene.offers(0)) == 3


@rule("GK-N1", "GK-N5", "GK-H2", "GK-H4")
def test_the_chosen_card_and_the_three_others_lie_face_down() -> None:
    scene = table_with_known_cards().holds(0, tiles=[])
    scene.play(0, "play B")
    assert scene.side(0).chosen == card("B")
    assert scene.cards(scene.side(0).hand) == {"A", "C", "D"}
    assert scene.table.moves(0) == []
    for player in (1, 2, None):
        shown = seen_side(scene, 0, player)
        assert (shown["committed"], shown["played"]) == (True, None)
        assert not {"hand", "chosen", "laid"} & set(shown)


@rule("GK-N2")
def test_at_most_one_held_tile_is_laid_on_the_card() -> None:
    scene = table_with_known_cards().holds(0, tiles=["red-9", "blue-12"])
    scene.play(0, "play B")
    assert scene.offers(0) == {"alone", "lay red-9", "lay blue-12"}
    scene.play(0, "lay blue-12")
    assert scene.side(0).laid == tile("blue-12")
    assert scene.side(0).tiles == [tile("red-9")]
    assert scene.table.moves(0) == []
    assert refused(scene, 0, "lay red-9")


@rule("GK-N2")
def test_a_tile_need_not_be_laid() -> None:
    scene = table_with_known_cards().holds(0, tiles=["red-9"]).play(0, "play B", "alone")
    assert scene.side(0).laid == -1
    assert scene.side(0).tiles == [tile("red-9")]
    assert scene.side(0).committed


@rule("GK-N3")
def test_without_a_tile_the_card_is_played_alone() -> None:
    scene = table_with_known_cards().holds(0, tiles=[]).play(0, "play B")
    assert (scene.side(0).committed, scene.side(0).laid) == (True, -1)
    assert scene.table.to_move == [1, 2]


@rule("GK-N4")
@pytest.mark.parametrize("name", ["A", "red-9"])
def test_any_tile_may_be_laid_on_any_card_and_nothing_is_paid_when_choosing(name: str) -> None:
    scene = plain(3).building("red-9", "0,0", height=3, owner=1).hand(0, name, "B", "C", "D")
    scene.holds(0, resources=0, points=0, tiles=["red-4", "yellow-20"], supply=20)
    scene.play(0, f"play {name}")
    assert scene.offers(0) == {"alone", "lay red-4", "lay yellow-20"}
    scene.play(0, "lay red-4")
    assert scene.goods(0) == "0 resources, 1 tiles, 0 points; supply 20"
    assert (scene.at("0,0").height, scene.at("0,0").owner) == (3, 1)
    assert scene.side(0).laid == tile("red-4")


@rule("GK-N5")
def test_alone_the_two_other_cards_are_laid_aside() -> None:
    scene = given(1).hand(0, "A", "B", "C").holds(0, tiles=["red-9"])
    scene.play(0, "play A", "alone")
    assert scene.cards(scene.side(0).hand) == {"B", "C"}


@rule("GK-N5")
def test_the_first_player_card_stays_with_its_player_until_phase_three() -> None:
    scene = table_with_known_cards()
    for seat, name in enumerate("AEI"):
        plays_alone(scene, seat, name)
        assert seen(scene, None)["first"] == 0
    scene.play(0, "choose 1").play(1, "choose 1")
    assert seen(scene, None)["first"] == 0
    scene.play(2, "choose 1")
    assert seen(scene, None)["first"] == 1


@rule("GK-N6", "GK-K1")
def test_a_new_hand_costs_a_token_and_replaces_all_four_cards() -> None:
    scene = table_with_known_cards().play(1, "new-hand")
    assert scene.cards(scene.side(1).hand) == {"red-1", "red-2", "red-3", "blue-1"}
    assert {"E", "F", "G", "H"} <= scene.discarded()
    assert scene.side(1).new_hands == 1
    assert [scene.side(seat).new_hands for seat in (0, 2)] == [2, 2]
    assert scene.cards(scene.side(0).hand) == {"A", "B", "C", "D"}


@rule("GK-N7", "GK-H14")
def test_everybody_hears_of_a_new_hand_and_nobody_else_sees_its_cards() -> None:
    scene = table_with_known_cards().play(1, "new-hand")
    for player in (0, 2, None):
        assert facts(scene, "new-hand", player) == [(1, {"left": 1})]
        assert facts(scene, "drew-card", player) == [(1, {})] * 4
    assert all("card" in known for seat, known in facts(scene, "drew-card", 1))


@rule("GK-N8", "GK-R43")
@pytest.mark.parametrize("order", [[0, 1], [1, 0], [2, 0], [2, 1]])
def test_new_hands_are_drawn_in_the_order_they_were_asked_for(order: list[int]) -> None:
    scene = table_with_known_cards()
    for seat in order:
        scene.play(seat, "new-hand")
    assert scene.cards(scene.side(order[0]).hand) == {"red-1", "red-2", "red-3", "blue-1"}
    assert scene.cards(scene.side(order[1]).hand) == {"blue-2", "blue-3", "yellow-1", "yellow-2"}


@rule("GK-R43")
@pytest.mark.parametrize(("first", "served"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_requests_that_arrive_together_are_served_clockwise_from_the_first_player(first: int, served: list[int]) -> None:
    scene = table_with_known_cards()
    scene.table.first = first
    ask = scene.table.game.lexicon.parse("new-hand")
    scene.table.play_together({0: ask, 2: ask})
    assert scene.cards(scene.side(served[0]).hand) == {"red-1", "red-2", "red-3", "blue-1"}
    assert scene.cards(scene.side(served[1]).hand) == {"blue-2", "blue-3", "yellow-1", "yellow-2"}


@rule("GK-R43")
def test_the_order_of_requests_is_recorded_for_replay() -> None:
    game = ludarium.game("ginkgopolis")
    match = ludarium.Match(game, 3, 8)
    for seat in (2, 0, 1):
        match.play(seat, "new-hand")
    again = ludarium.replay(ludarium.parse_record(str(match.record)), game)
    assert again.state.digest() == match.state.digest()
    other = ludarium.Match(game, 3, 8)
    for seat in (0, 1, 2):
        other.play(seat, "new-hand")
    assert other.state.digest() != match.state.digest()


@rule("GK-N9", "GK-E20", "GK-N6", "GK-R31")
def test_five_players_and_a_new_hand_in_round_one() -> None:
    scene = given(5)
    old = scene.cards(scene.side(3).hand)
    others = [scene.side(seat).hand.copy() for seat in (0, 1, 2, 4)]
    (last,) = scene.cards(scene.table.deck)
    assert scene.table.discard == []
    scene.play(3, "new-hand")
    new = scene.cards(scene.side(3).hand)
    assert len(new) == 4
    assert last in new
    assert len(new & old) == 3
    assert scene.cards(scene.table.deck) == old - new
    assert len(scene.table.deck) == 1
    assert scene.table.discard == []
    assert scene.side(3).new_hands == 1
    assert [scene.side(seat).hand for seat in (0, 1, 2, 4)] == others
    assert facts(scene, "deck-rebuilt") == [(0, {"cards": 4, "new": 0})]


@rule("GK-N10", "GK-R42")
def test_two_new_hands_are_possible_even_in_one_round_and_not_a_third() -> None:
    scene = table_with_known_cards().play(0, "new-hand", "new-hand")
    assert scene.cards(scene.side(0).hand) == {"blue-2", "blue-3", "yellow-1", "yellow-2"}
    assert {"A", "B", "C", "D", "red-1", "red-2", "red-3", "blue-1"} == scene.discarded()
    assert "new-hand" not in scene.offers(0)
    assert scene.refuses(0) == {"new-hand": "GK-N10"}
    assert refused(scene, 0, "new-hand")
    assert scene.side(0).new_hands == 0


@rule("GK-N10")
@pytest.mark.parametrize("players", SEVERAL)
def test_nobody_takes_more_than_two_new_hands_in_a_game(players: int) -> None:
    for seed in range(5):
        *_, scene = random_game(players, seed)
        asked = [seat for seat, _ in facts(scene, "new-hand")]
        assert max(asked.count(seat) for seat in range(players)) == 2
        assert all(asked.count(seat) + scene.side(seat).new_hands == 2 for seat in range(players))


@rule("GK-N11")
def test_a_token_handed_in_scores_nothing_and_one_kept_two_points() -> None:
    scene = table_with_known_cards()
    before = scene.table.scores
    scene.play(0, "new-hand")
    assert [now - then for now, then in zip(scene.table.scores, before, strict=True)] == [-2, 0, 0]


@rule("GK-N11")
def test_a_token_handed_in_does_not_come_back() -> None:
    scene = table_with_known_cards().play(0, "new-hand", "new-hand")
    scene = plays_alone(scene, 0, "yellow-1")
    for seat, name in ((1, "E"), (2, "I")):
        plays_alone(scene, seat, name)
    scene.play(1, "choose 1").play(2, "choose 1")
    assert scene.table.round == 2
    assert [seen_side(scene, seat, None)["new_hands"] for seat in range(3)] == [0, 2, 2]


@rule("GK-N12")
def test_after_a_new_hand_the_player_chooses_from_it_and_the_round_goes_on() -> None:
    scene = table_with_known_cards().holds(0, tiles=[]).play(0, "new-hand")
    assert scene.offers(0) == {"play red-1", "play red-2", "play red-3", "play blue-1", "new-hand"}
    scene.play(0, "play red-2")
    assert scene.table.to_move == [1, 2]
    assert scene.cards(scene.side(0).hand) == {"red-1", "red-3", "blue-1"}


@rule("GK-R41")
@pytest.mark.parametrize("alone", [True, False])
def test_a_committed_choice_is_final(alone: bool) -> None:
    scene = table_with_known_cards().holds(0, tiles=["red-9"]).play(0, "play A", "alone" if alone else "lay red-9")
    assert scene.table.to_move == [1, 2]
    for move in ("new-hand", "play B", "play A", "lay red-9", "alone"):
        assert refused(scene, 0, move)


@rule("GK-R41")
@pytest.mark.parametrize("players", SEVERAL)
def test_a_new_hand_can_be_asked_for_in_phase_one_of_any_round_and_never_later(players: int) -> None:
    rounds: set[int] = set()
    for seed in range(12):
        for scene in random_game(players, seed):
            for seat in scene.table.to_move:
                offers = {move.split(" ", maxsplit=1)[0] for move in scene.offers(seat)}
                choosing = "play" in offers
                assert choosing <= (seen(scene, None)["phase"] == "choose")
                assert ("new-hand" in offers) == (choosing and scene.side(seat).new_hands > 0)
                if "new-hand" in offers:
                    rounds.add(scene.table.round)
    assert {1, 2, 3, 4} <= rounds


@rule("GK-R44")
def test_no_part_of_the_hand_can_be_kept() -> None:
    scene = table_with_known_cards()
    (offer,) = [move for move in scene.offers(0) if move.startswith("new-hand")]
    scene.play(0, offer)
    assert {"A", "B", "C", "D"}.isdisjoint(card_id(number) for number in scene.side(0).hand)
    assert {"A", "B", "C", "D"} <= scene.discarded()
    assert len(facts(scene, "drew-card")) == 4
