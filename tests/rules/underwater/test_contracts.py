"""Government contracts (UC-V1 to UC-V4, UC-R41)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.underwater.scene import Scene, given, new, packed

ON = {"contracts": True}
REWARD = "(point 4, credit 2) if connected farm >= 2 if upgraded farm >= 1"
FARMS = f'[[contract]]\nid = "K1"\nname = "farm-estate"\neffect = "{REWARD}"\nsource = "ludarium"\n'


def farms(players: int = 2) -> Scene:
    """Return a table with one contract: two connected farms, one of them upgraded."""
    return given(players, packed(FARMS), ON).contracts("K1")


@rule("UC-V1", "UC-A7")
def test_three_of_eight_lie_open() -> None:
    scene = new(3, ON)
    assert len(scene.state.contracts) == 3
    assert len(scene.state.content.contracts) == 8
    assert len({tuple(new(3, ON, seed).state.contracts) for seed in range(1, 9)}) > 3, "they are drawn at random"
    assert new(3).state.contracts == []


@rule("UC-V2", "UC-V3", "UC-R41")
def test_a_contract_is_claimed_at_the_first_moment_and_pays_at_once() -> None:
    scene = farms().built(0, "c1.1:farm+").holds(0, kelp=1).hand(0, 1)
    scene.tile("R1", -1).turn(0)
    assert scene.state.contracts == [0]
    scene.effect(0, "build farm")
    scene.play("at c1.2")
    assert scene.points(0) == 4
    assert scene.goods(0) == "2 credit"
    assert scene.side(0).contracts == [0]


@rule("UC-V4")
def test_a_claimed_contract_is_not_replaced_and_nobody_else_gets_it() -> None:
    scene = farms().built(0, "c1.1:farm+ c1.2:farm").built(1, "c1.1:farm+ c1.2:farm")
    scene.turn(1)
    assert scene.state.contracts == []
    assert (scene.points(0), scene.points(1)) == (0, 4), "only the own turn counts"
    scene.turn(0)
    assert scene.points(0) == 0


@rule("UC-V2")
def test_all_conditions_are_needed() -> None:
    scene = farms().built(0, "c1.1:farm c1.2:farm")
    scene.turn(0)
    assert scene.points(0) == 0
    scene.holds(0, science=1).effect(0, "upgrade farm")
    scene.play("at c1.1")
    assert scene.points(0) == 4


@rule("UC-V2", "UC-K33")
def test_unconnected_pieces_do_not_count() -> None:
    scene = farms().built(0, "c1.1:farm+ c2 c2.1:farm").holds(0, steelplast=1, credit=1)
    scene.turn(0)
    assert scene.points(0) == 0
    scene.effect(0, "build tunnel")
    scene.play("at t1")
    assert scene.points(0) == 4, "the tunnel connected the second farm"


@rule("UC-R41")
def test_in_a_production_the_turn_order_decides() -> None:
    card = '\n[[contract]]\nid = "K2"\nname = "farm-estate"\neffect = "point 5 if connected city >= 1"\nsource = "ludarium"\n'
    scene = given(3, packed(FARMS + card), ON)
    scene.state.order = [2, 0, 1]
    scene.contracts("K2").produce()
    assert [side.contracts for side in scene.state.sides] == [[], [], [1]]
    assert scene.points(2) == 5


@rule("UC-R41")
def test_final_scoring_claims_nothing() -> None:
    scene = farms().era(3, 10).built(0, "c1.1:farm+ c1.2:farm")
    scene.score()
    assert scene.side(0).contracts == []


@rule("UC-V19")
def test_there_are_none_in_the_solo_game() -> None:
    scene = new(1)
    assert scene.state.contracts == []
    assert "contracts" not in scene.state.options
