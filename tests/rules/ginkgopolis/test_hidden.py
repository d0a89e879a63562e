"""Hidden and public information (section H, GK-R36, GK-R38 to GK-R40, GK-R45): views, happenings and possible worlds."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium.engine.happening import Happening
from ludarium.engine.phrase import Phrase
from ludarium.games.ginkgopolis.content.components import LETTERS, card_id, tile_id
from ludarium.games.ginkgopolis.rules.city import NOBODY, cell_text
from ludarium.games.ginkgopolis.state import NOTHING, GinkgopolisState, Side
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, card, given, plain, tile
from tests.rules.ginkgopolis.watching import (
    EVERY_COUNT,
    SEVERAL,
    circulating,
    everybody_exploits,
    facts,
    plays_alone,
    random_game,
    seen,
    seen_side,
    worlds,
)

PUBLIC = {"seat", "hal", "colour", "supply", "new_hands", "districts", "kept", "characters", "committed", "played"}
OTHER_TILES = {f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(4, 21)}


def names(cards: list[int]) -> set[str]:
    return {card_id(number) for number in cards}


def in_hand(side: Side) -> set[str]:
    """Return the cards of a hand, the chosen one included."""
    return names(side.hand + ([side.chosen] if side.chosen != NOTHING else []))


def all_tiles(side: Side) -> set[str]:
    """Return the tiles of a side: held, laid on the card, prepared for the return."""
    return {tile_id(number) for number in side.tiles + side.returning + ([side.laid] if side.laid != NOTHING else [])}


def acting() -> Scene:
    """Return three players in phase 2: the first waits for a choice, the second has laid a tile, the third has not."""
    scene = plain(3, 5)
    for seat in range(3):
        scene.side(seat).tiles = scene.side(seat).tiles or [scene.table.supply.pop()]
        scene.table.faces.show(scene.side(seat).tiles[0], seat)
    letter = next(seat for seat in range(3) if any(number >= 60 for number in scene.side(seat).hand))
    scene.table.first = letter
    scene.table.listener = scene.log
    order = [(letter + turn) % 3 for turn in range(3)]
    plays_alone(scene, order[0], min(set(LETTERS) & scene.cards(scene.side(order[0]).hand)))
    plays_alone(scene, order[2], min(scene.cards(scene.side(order[2]).hand)))
    second = scene.side(order[1])
    scene.play(order[1], f"play {min(scene.cards(second.hand))}")
    scene.play(order[1], f"lay {tile_id(second.tiles[0])}")
    assert scene.table.to_move == [order[0]]
    return scene


# ---------------------------------------------------------------------------------------------------------------------
# Everything together
# ---------------------------------------------------------------------------------------------------------------------


@rule("GK-H1", "GK-H2", "GK-H3", "GK-H4", "GK-H5", "GK-H8", "GK-H10", "GK-H12", "GK-H13")
@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("characters", ["beginner", "draft"])
def test_a_player_sees_nothing_that_tells_the_possible_worlds_apart(players: int, characters: str) -> None:
    for seed in range(2):
        luck = ludarium.chance(seed)
        for scene in random_game(players, seed, characters=characters):
            for player in range(players):
                world = scene.table.resample(player, luck)
                assert world.view(player) == scene.table.view(player)
                asked, real = world.ask(player), scene.table.ask(player)
                assert (asked and asked.plain()) == (real and real.plain())
                scene.table.game.check(world)


@rule("GK-H8", "GK-H10")
@pytest.mark.parametrize("expert", [False, True])
def test_alone_nothing_tells_the_possible_worlds_apart(expert: bool) -> None:
    for seed in range(6):
        luck = ludarium.chance(seed)
        for scene in random_game(1, seed, expert=expert):
            world = scene.table.resample(0, luck)
            assert world.view(0) == scene.table.view(0)
            scene.table.game.check(world)


@rule("GK-H1", "GK-H4", "GK-H5")
@pytest.mark.parametrize("players", SEVERAL)
def test_of_other_players_only_the_public_area_is_shown(players: int) -> None:
    for scene in random_game(players, 2):
        for player in (*range(players), None):
            for side, shown in enumerate(seen(scene, player)["sides"]):
                if side == player:
                    assert {"hand", "tiles", "resources", "points", "chosen", "laid"} <= set(shown)
                else:
                    assert set(shown) == PUBLIC | ({"points"} if scene.table.over else set())


class Observer:
    """What one player can work out from the happenings alone: written from the rules, without the engine's own bookkeeping."""

    def __init__(self, scene: Scene, player: int) -> None:
        self.player = player
        self.players = scene.table.players
        self.heard = 0
        self.hands: dict[str, int] = dict.fromkeys(names(scene.side(player).hand), player)  # card: in whose hand it is
        self.pile: set[str] = set()  # cards known to lie on the discard pile
        self.shuffled: set[str] = set()  # cards known to have been in the last rebuild
        self.drawn = [0] * self.players  # cards in a hand that can have been drawn since
        self.tiles: dict[str, int] = {tile_id(number): player for number in scene.side(player).tiles}
        self.returned: set[str] = set()
        self.tiles_drawn = [0] * self.players  # tiles drawn since the return

    def listens(self, scene: Scene) -> None:
        for happening in scene.log.happenings[self.heard :]:
            self.hears(happening, happening.known_to(self.player))
        self.heard = len(scene.log.happenings)

    def hears(self, happening: Happening, known: dict[str, Any]) -> None:
        seat = happening.seat
        if happening.kind == "drew-card":
            self.drawn[seat] += 1
            if "card" in known:
                self.hands[name_of(known["card"])] = seat
        elif happening.kind in ("played-alone", "played-with-tile", "played-unpaid"):
            self.hands.pop(name_of(known["card"]), None)
            self.shuffled.discard(name_of(known["card"]))
            self.pile.add(name_of(known["card"]))
        elif happening.kind == "kept-card":
            self.pile.discard(name_of(known["card"]))
        elif happening.kind == "new-hand":
            self.pile |= {name for name, holder in self.hands.items() if holder == seat}
            self.hands = {name: holder for name, holder in self.hands.items() if holder != seat}
            self.drawn[seat] = 0
        elif happening.kind == "cards-passed":
            self.hands = {name: (holder + 1) % self.players for name, holder in self.hands.items()}
            self.drawn = [min(3, self.drawn[(seat - 1) % self.players]) for seat in range(self.players)]
        elif happening.kind == "deck-rebuilt":
            self.shuffled, self.pile = self.pile, set()
            self.drawn = [0] * self.players
        else:
            self.hears_of_tiles(happening, known)

    def hears_of_tiles(self, happening: Happening, known: dict[str, Any]) -> None:
        if happening.kind == "gained-tiles":
            self.tiles_drawn[happening.seat] += known["count"]
            for phrase in known.get("tiles", []):
                self.tiles[name_of(phrase)] = happening.seat
        elif happening.kind == "converted":
            self.tiles[name_of(known["tile"])] = happening.seat
        elif happening.kind in ("urbanized", "built-floor"):
            self.tiles.pop(name_of(known["tile"]), None)
            self.returned.discard(name_of(known["tile"]))
        elif happening.kind == "tiles-returned":
            for phrase in known["tiles"]:
                self.tiles.pop(name_of(phrase), None)
                self.returned.add(name_of(phrase))
            self.tiles_drawn = [0] * self.players

    def agrees_with(self, world: GinkgopolisState) -> bool:
        """Say whether a world fits everything this player knows."""
        hands = [in_hand(side) for side in world.sides]
        held = [all_tiles(side) for side in world.sides]
        played = names([side.chosen for side in world.sides if side.shown and side.chosen != NOTHING])
        shown = {tile_id(side.laid) for side in world.sides if side.shown and side.laid != NOTHING}
        return (
            all(name in hands[seat] for name, seat in self.hands.items())
            and self.pile <= names(world.discard) | played
            and all(len(self.shuffled & hands[seat]) <= self.drawn[seat] for seat in range(self.players))
            and all(name in held[seat] for name, seat in self.tiles.items())
            and all(len(self.returned & (held[seat] - shown)) <= self.tiles_drawn[seat] for seat in range(self.players))
        )


def name_of(phrase: object) -> str:
    """Return the name of a card or tile that a happening speaks of."""
    assert isinstance(phrase, Phrase)
    if phrase.key == "urbanization-card":
        return str(phrase.arguments["letter"])
    return f"{phrase.arguments['colour']}-{phrase.arguments['number']}"


@rule("GK-H11", "GK-R36", "GK-R39", "GK-R45")
@pytest.mark.parametrize("players", SEVERAL)
def test_every_possible_world_fits_what_a_player_has_heard(players: int) -> None:
    for seed in range(4):
        luck = ludarium.chance(seed)
        observers: list[Observer] = []
        for scene in random_game(players, seed):
            observers = observers or [Observer(scene, player) for player in range(players)]
            for observer in observers:
                observer.listens(scene)
                assert observer.agrees_with(scene.table)
                world = scene.table.resample(observer.player, luck)
                assert isinstance(world, GinkgopolisState)
                assert observer.agrees_with(world)


# ---------------------------------------------------------------------------------------------------------------------
# Rule by rule
# ---------------------------------------------------------------------------------------------------------------------


@rule("GK-H1")
@pytest.mark.parametrize("players", SEVERAL)
def test_another_hand_can_be_any_cards_one_does_not_have(players: int) -> None:
    scene = given(players, 2)
    own = in_hand(scene.side(0))
    guesses = worlds(scene, 0, 150)
    assert {name for world in guesses for name in in_hand(world.sides[1])} == names(circulating(scene.table)) - own
    assert all(in_hand(world.sides[0]) == own for world in guesses)


@rule("GK-H1")
def test_only_its_player_learns_which_card_was_drawn() -> None:
    scene = everybody_exploits(given(4))
    drawn = [heard for heard in scene.log.happenings if heard.kind == "drew-card"]
    assert len(drawn) == 4
    for heard in drawn:
        assert name_of(heard.known_to(heard.seat)["card"]) in scene.cards(scene.side(heard.seat).hand)
        assert all(heard.known_to(player) == {} for player in (*range(4), None) if player != heard.seat)


@rule("GK-H2", "GK-R38")
def test_a_chosen_card_lies_face_down_until_its_players_own_turn() -> None:
    scene = acting()
    first, second, third = ((scene.table.first + turn) % 3 for turn in range(3))
    for player in (second, third, None):
        assert seen_side(scene, first, player)["played"] == {"card": card_id(scene.side(first).chosen), "tile": None}
    for player in (first, third, None):
        assert seen_side(scene, second, player)["played"] == {"card": None, "tile": True}
    for player in (first, second, None):
        assert seen_side(scene, third, player)["played"] == {"card": None, "tile": False}
    assert seen_side(scene, second, second)["chosen"] == card_id(scene.side(second).chosen)
    assert [seat for seat, known in facts(scene, "played-alone") + facts(scene, "played-with-tile")] == [first]


@rule("GK-H2", "GK-H3", "GK-H4")
def test_choosing_tells_nothing_but_that_a_choice_is_made() -> None:
    tables = []
    for moves in (["play A", "alone"], ["play A", "lay red-9"], ["play B", "lay blue-12"]):
        scene = plain(3).hand(0, "A", "B", "C", "D").holds(0, tiles=["red-9", "blue-12"]).play(0, *moves)
        assert facts(scene, "has-chosen", 1) == [(0, {})]
        assert scene.happened() == ["has-chosen"]
        tables.append([scene.table.view(1), scene.table.view(2), scene.table.view(None)])
    assert tables[0] == tables[1] == tables[2]
    assert seen_side(scene, 0, 1)["committed"]


@rule("GK-H3", "GK-R38")
def test_that_there_is_a_tile_is_public_in_phase_two_and_which_it_is_is_not() -> None:
    scene = acting()
    first, second, third = ((scene.table.first + turn) % 3 for turn in range(3))
    guesses = worlds(scene, first, 400)
    laid = {tile_id(world.sides[second].laid) for world in guesses}
    assert laid == OTHER_TILES - all_tiles(scene.side(first))
    assert all(world.sides[third].laid == NOTHING for world in guesses)


@rule("GK-H3")
def test_before_phase_two_it_is_not_known_whether_there_is_a_tile() -> None:
    scene = given(3)
    scene.play(1, f"play {min(scene.cards(scene.side(1).hand))}", "alone")
    assert {world.sides[1].laid == NOTHING for world in worlds(scene, 0)} == {True, False}


@rule("GK-H4")
def test_the_cards_laid_aside_stay_unknown_through_phase_two() -> None:
    scene = acting()
    first, second = scene.table.first, (scene.table.first + 1) % 3
    aside = {name for world in worlds(scene, first, 200) for name in names(world.sides[second].hand)}
    assert aside == names(circulating(scene.table)) - in_hand(scene.side(first))
    assert all(len(world.sides[second].hand) == 3 for world in worlds(scene, first, 10))


@rule("GK-H5")
@pytest.mark.parametrize(
    ("resources", "points", "tiles"), [(1, 5, ["red-9"]), (7, 0, ["red-9", "red-10", "blue-9"]), (0, 99, ["blue-20", "yellow-8"])]
)
def test_what_is_behind_a_screen_does_not_show(resources: int, points: int, tiles: list[str]) -> None:
    scene = plain(3)
    others = [scene.table.view(player) for player in (0, 2, None)]
    supply = len(scene.table.supply)
    scene.holds(1, resources=resources, points=points, tiles=tiles)
    scene.tile_supply(supply)  # the number of tiles in the supply is public
    assert [scene.table.view(player) for player in (0, 2, None)] == others
    assert seen_side(scene, 1, 1)["tiles"] == tiles


@rule("GK-H5", "GK-R39")
@pytest.mark.parametrize(("resources", "points"), [(1, 9), (9, 1)])
def test_a_conversion_does_not_tell_the_others_how_much_is_held(resources: int, points: int) -> None:
    scene = plain(3).building("red-9", "0,0", height=2, owner=1).holds(0, resources=resources, points=points, tiles=["red-4"])
    scene.takes_turn(0, "red-9", "red-4")
    (heard,) = [happening for happening in scene.log.happenings if happening.kind == "converted"]
    assert "held" not in str(heard.known_to(1))
    assert "held" not in str(heard.known_to(None))


@rule("GK-H6")
def test_characters_and_kept_cards_are_public() -> None:
    scene = given(3).characters(1, 4, 5, 6).keeps(1, "red-2", "blue-1")
    for player in (0, 1, 2, None):
        assert seen_side(scene, 1, player)["characters"] == [4, 5, 6]
        assert seen_side(scene, 1, player)["kept"] == ["red-2", "blue-1"]


@rule("GK-H7", "GK-H14", "GK-R40", "GK-H6")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_everybody_sees_the_city_the_tokens_the_supplies_and_the_first_player(players: int) -> None:
    for scene in random_game(players, 3):
        table = scene.table
        for player in (*range(players), None):
            shown = seen(scene, player)
            for building in shown["city"]:
                real = scene.at(building["cell"])
                owner = real.owner if real.owner != NOBODY else None
                assert (building["tile"], building["height"], building["owner"], building["marked"]) == (
                    tile_id(real.tile),
                    real.height,
                    owner,
                    real.marked,
                )
            assert len(shown["city"]) == len(table.city.at)
            assert shown["tokens"] == {
                letter: cell_text(table.city.tokens[index]) for index, letter in enumerate(LETTERS) if table.city.tokens[index] >= 0
            }
            assert shown["first"] == table.first
            assert [side["supply"] for side in shown["sides"]] == [side.supply for side in table.sides]
            assert [side["new_hands"] for side in shown["sides"]] == [side.new_hands for side in table.sides]
            assert [side["kept"] for side in shown["sides"]] == [[card_id(number) for number in side.kept] for side in table.sides]


@rule("GK-H8", "GK-H9", "GK-H10")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_sizes_of_supply_deck_and_discard_pile_are_public_and_nothing_more(players: int) -> None:
    for scene in random_game(players, 4):
        for player in (*range(players), None):
            shown = seen(scene, player)
            table = scene.table
            assert (shown["tile_supply"], shown["deck"], shown["discard"]) == (len(table.supply), len(table.deck), len(table.discard))
            assert "removed" not in shown


@rule("GK-H8")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_next_tile_can_be_any_that_a_player_has_not_seen(players: int) -> None:
    scene = given(players, 6)
    assert {tile_id(world.supply[-1]) for world in worlds(scene, 0, 400)} == OTHER_TILES - all_tiles(scene.side(0))


@rule("GK-H10")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_next_card_can_be_any_that_a_player_has_not_seen(players: int) -> None:
    scene = given(players, 6)
    assert {card_id(world.deck[-1]) for world in worlds(scene, 0, 250)} == names(circulating(scene.table)) - in_hand(scene.side(0))


@rule("GK-H10")
def test_future_chance_differs_between_worlds() -> None:
    scene = given(5, 6)
    first, second = scene.table.resample(0, ludarium.chance(1)), scene.table.resample(0, ludarium.chance(2))
    assert len({tuple(state.chance.dump()) for state in (scene.table, first, second)}) == 3


@rule("GK-H11")
@pytest.mark.parametrize("players", SEVERAL)
def test_a_player_knows_the_three_cards_passed_on_and_nothing_about_the_fourth(players: int) -> None:
    scene = given(players, 4)
    passed = in_hand(scene.side(0)) - {min(in_hand(scene.side(0)))}
    everybody_exploits(scene)
    fourth = set()
    for world in worlds(scene, 0, 200):
        assert passed < in_hand(world.sides[1])
        fourth |= in_hand(world.sides[1]) - passed
    # The neighbour drew first, from the old deck: what was played this round cannot have been on it.
    played = {name_of(known["card"]) for _, known in facts(scene, "played-alone")}
    assert fourth == names(circulating(scene.table)) - in_hand(scene.side(0)) - passed - played


@rule("GK-H11")
def test_a_third_player_knows_nothing_of_the_cards_passed() -> None:
    scene = given(4, 4)
    passed = in_hand(scene.side(0)) - {min(in_hand(scene.side(0)))}
    everybody_exploits(scene)
    assert len({frozenset(in_hand(world.sides[1]) & passed) for world in worlds(scene, 3, 100)}) > 3


@rule("GK-H12")
@pytest.mark.parametrize("players", [3, 5])
def test_a_draft_pick_can_be_any_character_the_others_have_not_seen(players: int) -> None:
    scene = given(players, characters="draft")
    own = scene.offers(0)
    before = [scene.table.view(player) for player in (0, None)]
    scene.play(1, min(scene.offers(1)))
    after = [scene.table.view(player) for player in (0, None)]
    for then, now in zip(before, after, strict=True):
        assert now == {**then, "to_move": [seat for seat in range(players) if seat != 1]}
    picked = {f"draft {world.sides[1].characters[0] + 1}" for world in worlds(scene, 0, 400)}
    assert picked == {f"draft {number}" for number in range(1, 28)} - own
    assert [known for _, known in facts(scene, "has-picked", 0)] == [{}]


@rule("GK-H13")
def test_what_is_returned_is_prepared_in_secret_and_revealed_together() -> None:
    scene = plain(3).building("blue-9", "0,0").holds(0, tiles=[]).holds(1, tiles=["red-6", "red-7"]).holds(2, tiles=["blue-12"])
    scene.tile_supply(1).takes_turn(0, "blue-9")
    assert scene.table.to_move == [0, 1, 2]
    before = [scene.table.view(player) for player in (0, 2, None)]
    told = len(scene.log.happenings)
    scene.play(1, "return red-7")
    assert [scene.table.view(player) for player in (0, 2, None)] == before
    assert seen_side(scene, 1, 1)["returning"] == ["red-7"]
    scene.play(1, "done")
    assert [{**scene.table.view(player), "to_move": [0, 1, 2]} for player in (0, 2, None)] == before
    scene.play(2, "done")
    assert len(scene.log.happenings) == told
    scene.play(0, "done")
    returned = [(seat, [name_of(phrase) for phrase in known["tiles"]]) for seat, known in facts(scene, "tiles-returned", None)]
    assert returned == [(0, []), (1, ["red-7"]), (2, [])]


@rule("GK-H13")
def test_while_tiles_are_returned_nobody_can_tell_how_many_others_return() -> None:
    scene = given(3, 2)
    scene.building("blue-9", "0,0").holds(1, tiles=["red-6", "red-7", "red-8"]).tile_supply(1).takes_turn(0, "blue-9")
    scene.play(1, "return red-7", "done")
    assert {len(world.sides[1].returning) for world in worlds(scene, 0)} == {0, 1, 2, 3}
    assert all(len(all_tiles(world.sides[1])) == 3 for world in worlds(scene, 0))


@rule("GK-H14", "GK-R40")
def test_the_new_hand_tokens_left_are_public() -> None:
    scene = given(3).play(1, "new-hand")
    for player in (0, 1, 2, None):
        assert [side["new_hands"] for side in seen(scene, player)["sides"]] == [2, 1, 2]


def amounts_told(scene: Scene, start: list[list[int]]) -> list[list[int]]:
    """Return each player's resources, tiles and points as a spectator can work them out from the log."""
    held = [amounts.copy() for amounts in start]
    for heard in scene.log.happenings:
        known: dict[str, Any] = heard.known_to(None)
        if heard.kind == "gained-resources":
            held[heard.seat][0] += known["count"]
        elif heard.kind == "gained-tiles":
            held[heard.seat][1] += known["count"]
        elif heard.kind == "gained-points":
            held[heard.seat][2] += known["count"]
        elif heard.kind == "urbanized":
            held[heard.seat][0] -= 1
            held[heard.seat][1] -= 1
        elif heard.kind == "built-floor":
            held[heard.seat][0] -= known["height"]
            held[heard.seat][1] -= 1
        elif heard.kind == "paid-extra":
            held[heard.seat][0] -= known["resources"]
            held[heard.seat][2] -= known["points"]
        elif heard.kind == "resources-returned":
            held[heard.seat][0] += known["count"]
            held[heard.seat][2] += known["points"]
        elif heard.kind == "tiles-returned":
            held[heard.seat][1] -= known["count"]
            held[heard.seat][2] += known["count"]
    return held


def amounts(table: GinkgopolisState) -> list[list[int]]:
    return [[side.resources, len(all_tiles(side)), side.points] for side in table.sides]


@rule("GK-R39")
@pytest.mark.parametrize("players", SEVERAL)
def test_the_public_log_lists_all_gains_and_payments(players: int) -> None:
    for seed in range(4):
        start = amounts(given(players, seed).table)
        for scene in random_game(players, seed):
            assert amounts_told(scene, start) == amounts(scene.table)


@rule("GK-R39", "GK-R73")
@pytest.mark.parametrize("players", SEVERAL)
def test_amounts_are_the_same_in_all_worlds(players: int) -> None:
    luck = ludarium.chance(1)
    for scene in random_game(players, 7):
        world = scene.table.resample(0, luck)
        assert isinstance(world, GinkgopolisState)
        assert amounts(world) == amounts(scene.table)
        assert [len(in_hand(side)) for side in world.sides] == [len(in_hand(side)) for side in scene.table.sides]


@rule("GK-R45")
def test_a_tile_that_goes_back_after_a_conversion_is_known_to_all() -> None:
    scene = given(3, 3)
    hidden = next(seat for seat in range(3) if len(scene.side(seat).tiles) > 1)
    other = (hidden + 1) % 3
    shown, kept = scene.side(hidden).tiles[:2]
    scene.holds(hidden, resources=0).takes_turn(hidden, card_id(scene.side(hidden).hand[0]), tile_id(shown))
    assert "converted" in scene.happened()
    guesses = worlds(scene, other, 100)
    assert all(shown in world.sides[hidden].tiles for world in guesses)
    assert not all(kept in world.sides[hidden].tiles for world in guesses)
    assert [name_of(known["tile"]) for _, known in facts(scene, "converted", None)] == [tile_id(shown)]


@rule("GK-R36")
def test_a_spectator_learns_of_played_cards_and_of_no_others() -> None:
    scene = plain(3).hand(0, "red-1", "A", "B", "C")
    scene.holds(0, tiles=[]).holds(1, tiles=[]).holds(2, tiles=[]).play(1, "new-hand").play(0, "play red-1")
    for seat in (1, 2):
        scene.play(seat, f"play {min(scene.cards(scene.side(seat).hand))}")
    named = [name_of(known["card"]) for heard in scene.log.happenings if "card" in (known := heard.known_to(None))]
    assert named[0] == "red-1"
    assert len(named) == scene.happened().count("played-alone")
    assert card("red-1") in scene.table.discard
    assert tile("red-1") == card("red-1")
