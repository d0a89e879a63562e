"""Beginner setup and character draft (section D), and what a player knows of the draft (GK-R71, GK-R72)."""

from __future__ import annotations

from collections import Counter

import pytest

import ludarium
from ludarium.games.ginkgopolis.game import GinkgopolisGame
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, given
from tests.rules.ginkgopolis.watching import SEVERAL, facts, seen_side, worlds

SETS = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18]]
EVERYBODY = set(range(1, 28))


def draft(players: int, seed: int = 1) -> Scene:
    """Return a table at the beginning of the draft."""
    scene = given(players, seed, characters="draft")
    scene.table.listener = scene.log
    return scene


def packs(scene: Scene) -> list[set[int]]:
    """Return the characters each seat may pick from, by their printed ids."""
    return [{int(move.removeprefix("draft ")) for move in scene.offers(seat)} for seat in range(scene.table.players)]


def picks(scene: Scene, *characters: int) -> Scene:
    """Let the seats pick, in seat order."""
    for seat, character in enumerate(characters):
        scene.play(seat, f"draft {character}")
    return scene


def everybody_picks_lowest(scene: Scene) -> list[int]:
    lowest = [min(pack) for pack in packs(scene)]
    picks(scene, *lowest)
    return lowest


def characters(scene: Scene, seat: int) -> list[int]:
    return [character + 1 for character in scene.side(seat).characters]


@rule("GK-D1")
def test_the_numbered_characters_are_six_sets_with_one_of_each_colour() -> None:
    game = ludarium.game("ginkgopolis")
    assert isinstance(game, GinkgopolisGame)
    for number, ids in enumerate(SETS, start=1):
        members = [character for character in game.content.characters if character.beginner_set == number]
        assert [character.index + 1 for character in members] == ids
        assert sorted(character.colour for character in members) == [0, 1, 2]
    assert Counter(character.beginner_set for character in game.content.characters)[0] == 9


@rule("GK-D2")
@pytest.mark.parametrize("players", SEVERAL)
def test_each_player_gets_another_set_at_random_and_nobody_an_unnumbered_character(players: int) -> None:
    dealt = [[characters(scene, seat) for seat in range(players)] for scene in (given(players, seed) for seed in range(80))]
    for hands in dealt:
        assert all(hand in SETS for hand in hands)
        assert len({tuple(hand) for hand in hands}) == players
    for seat in range(players):
        assert sorted({tuple(hands[seat]) for hands in dealt}) == [tuple(ids) for ids in SETS]


@rule("GK-D3", "GK-R71")
@pytest.mark.parametrize("players", SEVERAL)
def test_each_player_is_dealt_four_of_all_27_characters(players: int) -> None:
    met: set[int] = set()
    for seed in range(60):
        dealt = packs(draft(players, seed))
        assert [len(pack) for pack in dealt] == [4] * players
        assert len(set().union(*dealt)) == 4 * players
        met |= dealt[0]
    assert met == EVERYBODY


@rule("GK-D4", "GK-D5", "GK-D6")
@pytest.mark.parametrize("players", SEVERAL)
def test_what_is_not_picked_goes_to_the_left_neighbour(players: int) -> None:
    scene = draft(players)
    own: list[list[int]] = [[] for seat in range(players)]
    for left_over in (3, 2, 1):
        before = packs(scene)
        picked = everybody_picks_lowest(scene)
        for seat in range(players):
            own[seat].append(picked[seat])
        rest = [pack - {character} for pack, character in zip(before, picked, strict=True)]
        assert [len(pack) for pack in rest] == [left_over] * players
        if left_over > 1:
            assert packs(scene) == [rest[(seat - 1) % players] for seat in range(players)]
    assert [characters(scene, seat) for seat in range(players)] == [sorted(three) for three in own]


@rule("GK-D4", "GK-H12")
def test_all_players_pick_at_the_same_time_and_in_any_order() -> None:
    scene = draft(3)
    assert scene.table.to_move == [0, 1, 2]
    before = packs(scene)
    scene.play(2, f"draft {min(before[2])}")
    assert scene.table.to_move == [0, 1]
    assert packs(scene)[:2] == before[:2]  # nothing is passed on before everybody has picked
    with pytest.raises(ludarium.IllegalMove):
        scene.play(2, f"draft {max(before[2])}")


@rule("GK-D4", "GK-D7", "GK-H12")
@pytest.mark.parametrize("players", SEVERAL)
def test_picks_are_secret_until_all_three_are_revealed_together(players: int) -> None:
    scene = draft(players)
    for turn in range(3):
        for seat, pack in enumerate(packs(scene)):
            scene.play(seat, f"draft {min(pack)}")
            if scene.table.round:
                break
            for player in (*range(players), None):
                for side in range(players):
                    assert seen_side(scene, side, player)["characters"] == []
                    assert ("picked" in seen_side(scene, side, player)) == (side == player)
            assert seen_side(scene, seat, seat)["picked"] == [character + 1 for character in scene.side(seat).characters]
            assert not facts(scene, "characters-revealed")
    assert all(known == {} for seat in range(players) for _, known in facts(scene, "has-picked", seat))
    for side in range(players):
        assert seen_side(scene, side, None)["characters"] == characters(scene, side)
        assert len(characters(scene, side)) == 3
    assert [seat for seat, _ in facts(scene, "characters-revealed")] == list(range(players))


@rule("GK-D6", "GK-D8")
@pytest.mark.parametrize("players", SEVERAL)
def test_what_is_not_picked_goes_back_to_the_box(players: int) -> None:
    scene = draft(players)
    dealt = set().union(*packs(scene))
    assert len(EVERYBODY - dealt) == 27 - 4 * players
    for turn in range(3):
        everybody_picks_lowest(scene)
    owned = {character for seat in range(players) for character in characters(scene, seat)}
    assert owned < dealt
    assert len(dealt - owned) == players
    assert scene.table.packs == []
    assert all("pack" not in seen_side(scene, seat, seat) for seat in range(players))


@rule("GK-D9")
def test_nothing_is_taken_before_the_reveal_and_the_goods_after_it() -> None:
    scene = draft(3)
    for turn in range(2):
        everybody_picks_lowest(scene)
    assert scene.goods(0) == "0 resources, 0 tiles, 0 points; supply 20"
    everybody_picks_lowest(scene)
    assert scene.side(0).resources == 20 - scene.side(0).supply > 0
    kinds = [kind for kind in scene.happened() if kind in ("characters-revealed", "gained-resources", "drew-card")]
    assert kinds[:3] == ["characters-revealed"] * 3
    assert kinds.index("gained-resources") < kinds.index("drew-card")


@rule("GK-D10")
def test_the_solo_game_uses_no_characters() -> None:
    assert [side.characters for side in given(1).table.sides] == [[], []]
    with pytest.raises(ludarium.OptionError):
        given(1, characters="draft")


@rule("GK-R72")
def test_a_player_knows_what_was_passed_on_but_not_what_was_taken_of_it() -> None:
    scene = draft(3)
    passed = packs(scene)[0]
    first = min(passed)
    everybody_picks_lowest(scene)
    passed = passed - {first}
    own = packs(scene)[0]
    assert {frozenset(character + 1 for character in world.packs[0][1:]) for world in worlds(scene, 0)} == {frozenset(passed)}
    scene.play(1, f"draft {min(passed)}")
    guesses = worlds(scene, 0)
    assert {world.sides[1].characters[1] + 1 for world in guesses} == passed
    assert {world.sides[0].characters[0] + 1 for world in guesses} == {first}
    assert {move - scene.table.game.lexicon.parse("draft 1") + 1 for world in guesses for move in world.moves(0)} == own


@rule("GK-R72")
def test_a_player_knows_nothing_of_packs_that_have_not_come_round() -> None:
    scene = draft(3)
    own = packs(scene)[0]
    scene.play(1, f"draft {min(packs(scene)[1])}")
    guesses = worlds(scene, 0, 300)
    assert {world.sides[1].characters[0] + 1 for world in guesses} == EVERYBODY - own
    assert {character + 1 for world in guesses for character in world.packs[2]} == EVERYBODY - own


@rule("GK-R72")
def test_with_two_players_the_first_pack_comes_back_and_shows_what_was_taken() -> None:
    scene = draft(2)
    dealt = packs(scene)
    mine, theirs = everybody_picks_lowest(scene)
    received = packs(scene)[0]
    assert received == dealt[1] - {theirs}
    everybody_picks_lowest(scene)
    taken = min(dealt[0] - {mine})
    assert packs(scene)[0] == dealt[0] - {mine, taken}
    guesses = worlds(scene, 0, 200)
    assert {world.sides[1].characters[1] + 1 for world in guesses} == {taken}
    assert {world.sides[1].characters[0] + 1 for world in guesses} == EVERYBODY - dealt[0] - received
    assert {frozenset(character + 1 for character in world.packs[1][2:]) for world in guesses} == {frozenset(packs(scene)[1])}


@rule("GK-R72")
@pytest.mark.parametrize("players", SEVERAL)
def test_after_the_reveal_everybody_knows_all_characters(players: int) -> None:
    scene = draft(players)
    for turn in range(3):
        everybody_picks_lowest(scene)
    revealed = [side.characters for side in scene.table.sides]
    for player in range(players):
        assert all([side.characters for side in world.sides] == revealed for world in worlds(scene, player, 10))
