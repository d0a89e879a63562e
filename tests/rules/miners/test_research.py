"""Research (section L), with its worked examples and rulings."""

from __future__ import annotations

import pytest

import ludarium
from tests.rule import rule
from tests.rules.miners.scene import GAME, Scene, card_entry, game_with, given

SIDES = ("alchemy", "technology", "diplomacy")


def table(gold: int = 0) -> Scene:
    return given(gold=gold).boards(*SIDES)


@rule("IM-L1", "IM-L2", "IM-L3", "IM-L5", "IM-E37")
def test_the_first_research_begins_on_any_board_and_the_lowest_space_costs_no_step() -> None:
    scene = table().performs("research 2")
    assert scene.asks() == "research 1.1, research 1.2, research 2.1, research 2.2, research 3.1, research 3.2"
    scene.play("research 3.1")
    assert (scene.miner().board, scene.miner().step, scene.goods()) == (2, 1, "2 gold, 0 points")
    assert scene.miner().steps == 1


@rule("IM-L4", "IM-L1", "IM-L5", "IM-R26")
def test_later_research_goes_on_upwards_by_at_least_one_step() -> None:
    scene = table().pickaxe(1, 3).performs("research 3")
    assert scene.asks() == "research 1.4, research 1.5, research 1.6"
    with pytest.raises(ludarium.IllegalMove):
        scene.play("research 1.3")
    with pytest.raises(ludarium.IllegalMove):
        scene.play("research 2.1")


@rule("IM-L6", "IM-R26")
def test_only_the_space_where_the_pickaxe_stops_gives_something() -> None:
    scene = table().performs("research 4").play("research 1.4")
    assert scene.goods() == "0 gold, 1 points"  # not the 1 gold, the card and the 2 gold on the way


@rule("IM-L8", "IM-L9", "IM-L10", "IM-L11", "IM-E38", "IM-R28")
def test_the_top_completes_a_board() -> None:
    scene = table().pickaxe(1, 8).performs("research 5")
    assert scene.asks() == "research 1.9, research 1.10"
    scene.play("research 1.10")
    assert scene.goods() == "0 gold, 7 points"  # the top effect first
    assert scene.asks() == "board 2, board 3"
    assert scene.refusals() == {"board:1": "board-just-completed"}
    scene.play("board 2")
    miner = scene.miner()
    assert (miner.board, miner.step, miner.steps, miner.completed) == (1, 0, 10, 1)  # three steps are lost
    scene.pickaxe(2, 9).performs("research 1")
    assert scene.asks() == "board 1, board 3"  # one that was completed before may come again


@rule("IM-E39")
def test_stopping_below_the_top_stays_on_the_board() -> None:
    scene = table().pickaxe(1, 8).performs("research 5").play("research 1.9")
    assert (scene.goods(), scene.miner().board, scene.miner().step) == ("5 gold, 0 points", 0, 9)


@rule("IM-E51", "IM-R26")
def test_one_step_below_the_top_there_is_only_the_top() -> None:
    scene = table().pickaxe(1, 9).performs("research 2")
    assert scene.asks() == "board 2, board 3"
    assert (scene.goods(), scene.miner().steps) == ("0 gold, 7 points", 10)


@rule("IM-L7", "IM-R1")
def test_most_spaces_give_gold_points_or_cart_tokens() -> None:
    spaces = [effect.source() for sides in GAME.content.boards for side in sides for effect in side.spaces]
    plain = [space for space in spaces if all(part.split(" ")[0] in ("gold", "vp", "cart") for part in space.split(", "))]
    assert len(plain) >= 0.6 * len(spaces)


@rule("IM-L12", "IM-R27")
def test_pickaxes_do_not_block_each_other() -> None:
    scene = given(3).boards(*SIDES).carries_out("EV04")
    for seat in range(3):
        scene.play("research 1.1", seat=seat)
    assert [miner.gold for miner in scene.table.miners] == [1, 1, 1]
    assert [(miner.board, miner.step) for miner in scene.table.miners] == [(0, 1)] * 3


@rule("IM-R48")
def test_research_in_the_middle_of_a_top_effect_finds_nothing_above() -> None:
    side = "\n".join(f'step_{step} = "gold 1"' for step in range(1, 10))
    entries = f'\n[[side]]\nid = "alchemy"\nboard = 1\nside = "a"\n{side}\nstep_10 = "activate any, vp 1"\nsource = "ludarium"\n'
    game = game_with(entries + card_entry("T-1", "research 2, gold 5"))
    scene = given(game=game).boards(*SIDES).mine("T-1 1,0").pickaxe(1, 9).performs("research 1").play("effect 1")
    assert scene.goods() == "5 gold, 1 points"
    assert scene.asks() == "board 2, board 3"


@rule("IM-C9", "IM-F8")
def test_height_steps_and_boards_are_counted() -> None:
    scene = table().pickaxe(1, 4, steps=14)
    scene.miner().completed = 1
    assert scene.performs("gold 1 per height").miner().gold == 4
    assert scene.performs("gold 1 per 3 steps").miner().gold == 8
    assert scene.performs("gold 1 per boards").miner().gold == 9


@rule("IM-L6", "IM-C32")
@pytest.mark.parametrize("side", range(6))
def test_every_space_of_every_board_gives_what_it_says(side: int) -> None:
    names = [GAME.content.boards[board][side % 2 if board == side // 2 else 0].name for board in range(3)]
    for step in range(1, 11):
        scene = (
            given()
            .boards(*names)
            .mine("I-B1 1,0 collapsed carts=E,SE", "I-N1 1,2 carts=", "II-N2 2,1 carts=")
            .pickaxe(side // 2 + 1, step - 1)
        )
        scene.performs("research 1")
        while scene.asks():
            scene.table.play(0, scene.table.moves(0)[0])
        assert scene.miner().steps == step
        changed = scene.log.happenings
        assert len([happening for happening in changed if happening.kind not in ("researched", "board-completed", "board-begun")]) > 0
