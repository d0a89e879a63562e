"""The end of the game, the solo game and the factions (sections G, O and F)."""

from __future__ import annotations

import pytest

from ludarium.games.miners.content.components import ATLANTEANS, BARBARIANS, EGYPTIANS, JAPANESE, ROMANS, SCOTS, leaves
from ludarium.games.miners.notation import FACTIONS
from ludarium.games.miners.rules.scoring import GRADES
from tests.rule import rule
from tests.rules.miners.scene import GAME, Scene, given, opened, played


def ending(points: int, gold: int, carts: int, seat: int = 0, scene: Scene | None = None) -> Scene:
    """Return a table at its end with a player of so many points in all, gold, and full carts."""
    made = given() if scene is None else scene
    miner = made.table.miners[seat]
    miner.vp[0] = points - carts
    miner.gold = gold
    miner.mine.full = carts
    made.table.over = True
    return made


@rule("IM-G3", "IM-G4", "IM-E1", "IM-R1")
def test_markers_and_full_carts_count_and_nothing_else() -> None:
    scene = given(gold=7).holds("IV-1").mine("I-A1 1,0 machines=3 collapsed carts=E,SE", "I-N1 1,2 carts=W").pickaxe(1, 9)
    scene.miner().vp[1] = 31
    assert scene.table.scores == [32]
    assert ending(39, 7, 8).table.scores == [39]
    lines = {line.source.key: line.points for line in ending(39, 7, 8).table.sheet}
    assert lines == {"score-cards": 31, "score-carts": 8}


@rule("IM-E2", "IM-E3", "IM-O2", "IM-O3", "IM-R40")
@pytest.mark.parametrize(
    ("points", "grade"),
    [(0, 1), (34, 1), (35, 2), (39, 2), (45, 2), (46, 3), (55, 3), (56, 4), (60, 4), (61, 5), (65, 5), (66, 6), (130, 6)],
)
def test_the_grades_of_a_player_alone(points: int, grade: int) -> None:
    assert GRADES.of(points).words.arguments["grade"] == grade
    outcomes = ending(points, 0, 0).table.outcomes
    assert [outcome.words.arguments["grade"] for outcome in outcomes] == [grade]


@rule("IM-O1", "IM-O2")
def test_alone_the_same_game_is_rated_and_with_others_it_is_not() -> None:
    state = played(opened(1), 2)
    assert state.ranking == [1]
    assert len(state.outcomes) == 1
    assert GAME.goals(state) == [35, 46, 56, 61, 66]
    assert played(opened(2), 2).outcomes == []


def placed(one: tuple[int, int, int], other: tuple[int, int, int]) -> list[int]:
    """Return the places of two players with so many points, gold and full carts."""
    scene = given(2)
    ending(*one, seat=0, scene=scene)
    return ending(*other, seat=1, scene=scene).table.ranking


@rule("IM-T1", "IM-G5", "IM-G6", "IM-G7", "IM-E4", "IM-E5", "IM-E6", "IM-R1")
def test_ties() -> None:
    assert placed((51, 0, 0), (50, 9, 9)) == [1, 2]
    assert placed((50, 3, 6), (50, 3, 7)) == [2, 1]  # equal gold: more full carts
    assert placed((50, 4, 2), (50, 3, 9)) == [1, 2]  # more gold first
    assert placed((50, 3, 7), (50, 3, 7)) == [1, 1]  # both win


@rule("IM-G2", "IM-G4")
def test_gold_and_cards_are_worth_nothing_at_the_end() -> None:
    state = played(opened(2), 6)
    for seat, miner in enumerate(state.miners):
        assert state.scores[seat] == miner.points() + miner.mine.full


@rule("IM-F1", "IM-A7")
def test_there_are_six_factions() -> None:
    assert FACTIONS == ["scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans"]
    assert {faction for design in GAME.content.designs for faction in design.factions} == set(range(6))


def words_of(faction: int) -> list[str]:
    """Return the effects of the cards that belong to one faction only."""
    return [effect.source() for design in GAME.content.designs if design.factions == [faction] for effect in design.effects]


@rule("IM-F2", "IM-F3", "IM-F4", "IM-R25", "IM-E20", "IM-E21")
def test_scots_prices_fall_with_every_scots_card() -> None:
    assert any("scots:" in effect for effect in words_of(SCOTS))
    scene = given(gold=6).mine("I-S1 1,0", "I-S2 1,2", "II-SR 2,1").performs("pay 6 scots: vp 4", "2,1")
    assert scene.goods() == "3 gold, 4 points"  # two others and the activated card itself, which is Scots and Roman
    free = given().mine("I-S1 1,0", "I-S1 1,2", "I-S2 1,4", "I-S2 1,6").performs("pay 3 scots: vp 2", "1,0")
    assert free.goods() == "0 gold, 2 points"
    other = given(gold=5).mine("I-N1 1,0").performs("pay 3 scots: vp 2", "1,0")
    assert other.goods() == "2 gold, 2 points"  # a card that is no Scots card does not count itself


@rule("IM-F5", "IM-F6")
def test_barbarians_collapse_clear_and_count() -> None:
    words = words_of(BARBARIANS)
    assert sum("collapse here" in effect for effect in words) >= len(words) / 3
    assert any(effect.startswith("uncollapse") for effect in words)
    assert any("per collapses" in effect for effect in words)
    for design in GAME.content.designs:
        if any("collapse here" in effect.source() for effect in design.effects):
            assert BARBARIANS in design.factions


def steps_of(faction: int) -> float:
    """Return the steps of research that a card of a faction has on average."""
    cards = [design for design in GAME.content.designs if design.factions == [faction]]
    leaf = [leaf.effect.source() for design in cards for effect in design.effects for leaf in leaves(effect)]
    return sum(int(word.split(" ")[1]) for word in leaf if word.startswith("research")) / len(cards)


@rule("IM-F7", "IM-F8")
def test_egyptians_move_fastest_and_count_their_progress() -> None:
    assert all(steps_of(EGYPTIANS) > steps_of(faction) for faction in range(6) if faction != EGYPTIANS)
    assert any("steps" in effect for effect in words_of(EGYPTIANS))


@rule("IM-F9", "IM-E43", "IM-A9", "IM-A10")
def test_japanese_count_factions_and_their_own_cards() -> None:
    words = words_of(JAPANESE)
    assert any("per factions" in effect or "2 factions" in effect for effect in words)
    assert any("per japanese" in effect for effect in words)
    scene = given().mine("I-N1 1,0", "II-SR 2,1", "I-R1 1,2")
    assert scene.performs("vp 1 per factions").miner().points() == 2
    assert scene.performs("vp 1 per romans").miner().points() == 4


@rule("IM-F10", "IM-F11")
def test_atlanteans_collect_machines() -> None:
    words = words_of(ATLANTEANS)
    assert any("machine 1 here" in effect for effect in words)
    assert any("machine 1 any" in effect for effect in words)
    assert any("per machines-here" in effect for effect in words)


@rule("IM-F12", "IM-F13")
def test_romans_count_neighbours_and_carts_and_fill_them() -> None:
    words = words_of(ROMANS)
    assert any("adjacent" in effect for effect in words)
    assert any("full-carts" in effect for effect in words)
    assert sum(effect.startswith("cart") for effect in words) >= 3


@rule("IM-R45", "IM-C6")
def test_counts_round_down_and_stop_at_the_limit() -> None:
    scene = given().mine("I-S1 1,0", "I-R1 1,2", "I-E1 1,4", "I-B1 1,6", "I-J1 1,8")
    assert scene.performs("vp 1 per 2 factions").miner().points() == 2
    assert scene.performs("gold 2 per factions max 7").miner().gold == 7


@rule("IM-C9")
def test_all_other_counts() -> None:
    scene = given(gold=9).mine("I-S1 1,0 activated", "I-R1 1,2").holds("I-N1", "I-N2", "II-N1")
    assert scene.performs("vp 1 per 4 gold").miner().points() == 2
    assert scene.performs("vp 1 per activated").miner().points() == 3
    assert scene.performs("vp 1 per hand").miner().points() == 6
    scene.performs("discard-up-to 3, vp 2 per discarded").play("discard I-N1a", "discard II-N1", "done")
    assert scene.miner().points() == 10
