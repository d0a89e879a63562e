"""Turns and engineers (section J), bank, workshop, machinery shop, contract office, patent office (sections O to T)."""

from __future__ import annotations

import pytest

from ludarium.games.barrage.content.components import CONTRACTS, TILES
from ludarium.games.barrage.rules.patents import show_patents
from ludarium.games.barrage.rules.rounds import EndRound
from ludarium.games.barrage.state import NOTHING
from tests.rule import rule
from tests.rules.barrage.scene import GAME, given

FULL: dict[str, object] = {"game": "full"}


@rule("BR-J1", "BR-J2", "BR-J8")
def test_turns_go_round_one_action_each() -> None:
    scene = given(3)
    movers = []
    for turn in range(5):
        movers.append(scene.state.to_move[0])
        scene.play("bank 1")
    assert movers == [0, 1, 2, 0, 1]


@rule("BR-J3", "BR-J6")
def test_a_space_needs_its_number_of_engineers_and_credits() -> None:
    scene = given(2).holds(0, engineers=1, credits=2)
    assert scene.refusal("space:workshop-1-right") == ("too-few-engineers", "BR-J3")
    assert scene.refusal("space:contract-one-a-right") == ("too-few-credits", "BR-J5")
    scene.play("space contract-one-a-left", f"take {CONTRACTS[scene.state.office[0]]}")
    assert scene.side(0).engineers == 0


@rule("BR-J5", "BR-J16", "BR-Q4")
def test_price_and_surcharge_are_paid_together() -> None:
    scene = given().holds(0, credits=7)
    assert scene.refusal("space:shop-both-right") == ("too-few-credits", "BR-J5")
    scene.holds(0, credits=8).play("space shop-both-right")
    assert (scene.stock(0), scene.side(0).engineers, scene.side(1).credits) == ("0 credits, 7 excavators, 5 mixers", 9, 6)


@rule("BR-J7", "BR-R66")
def test_a_space_needs_an_action_that_can_be_carried_out() -> None:
    scene = given().office("", "", "", "", "", "")
    assert scene.refusal("space:contract-one-a-left") == ("no-contract", "BR-R40")
    assert "space workshop-1-left" in scene.moves(), "turning an empty wheel is allowed, useful or not"
    scene.play("space workshop-1-left")
    assert scene.state.to_move == [1]


@rule("BR-J9", "BR-R34")
def test_passing_is_a_duty_without_engineers_and_forbidden_with_them() -> None:
    scene = given().holds(0, engineers=1)
    assert "pass" not in scene.moves()
    assert scene.refusal("pass") == ("engineers-left", "BR-R34")
    scene.play("bank 1", "bank 12")
    assert scene.side(0).passed or scene.state.round == 2
    assert scene.state.round == 2, "both had no engineers left and passed by themselves"


@rule("BR-R35", "BR-J10")
def test_who_has_passed_takes_no_more_turns() -> None:
    scene = given().holds(0, engineers=1)
    scene.play("bank 1", "bank 1")
    assert scene.state.to_move == [1]
    assert scene.side(0).passed
    scene.play("bank 1")
    assert scene.state.to_move == [1]


@rule("BR-J12", "BR-J13", "BR-J14", "BR-J15")
def test_a_used_space_is_closed_for_all_but_its_twin_is_not() -> None:
    scene = given().play("space workshop-1-right")
    assert scene.refusal("space:workshop-1-right") == ("space-taken", "BR-J13")
    scene.play("space workshop-1-left")
    assert scene.refusal("space:workshop-1-left") == ("space-taken", "BR-J13")
    both = given().play("space workshop-1-left").turn(0).play("space workshop-1-right")
    assert both.side(0).engineers == 9


@rule("BR-O1", "BR-O2", "BR-J3")
def test_the_bank_is_always_open() -> None:
    scene = given().play("bank 3", "bank 2", "bank 4")
    assert (scene.side(0).credits, scene.side(0).engineers, scene.side(1).credits) == (13, 5, 8)
    assert list(scene.family("bank")) == [str(number) for number in range(1, 11)]


@rule("BR-P1", "BR-P3", "BR-P4", "BR-P5", "BR-Q2", "BR-Q3", "BR-S6", "BR-S7", "BR-T1")
def test_prices_of_the_spaces() -> None:
    printed = {
        "workshop-1": (1, 0, 0, 2, 0),
        "workshop-2": (2, 0, 2, 3, 3),
        "workshop-3": (2, 0, 5, 3, 3),
        "shop-excavator": (1, 0, 2, 1, 3),
        "shop-any": (1, 0, 4, 2, 0),
        "shop-both": (2, 0, 5, 3, 3),
        "contract-one-a": (1, 0, 0, 1, 3),
        "contract-one-b": (1, 0, 0, 1, 3),
        "contract-two": (2, 0, 1, 3, 0),
    }
    spaces = {space.name: space for space in GAME.content.spaces}
    for name, expected in printed.items():
        left, right = spaces[f"{name}-left"], spaces[f"{name}-right"]
        assert (left.engineers, left.surcharge, left.price, right.engineers, right.surcharge) == expected
        assert left.price == right.price
    assert [(spaces[f"patent-{slot}"].engineers, spaces[f"patent-{slot}"].credits) for slot in (1, 2, 3)] == [(2, 5)] * 3


@rule("BR-E26", "BR-P2")
def test_two_sectors_for_2_credits() -> None:
    scene = given(3)
    own = scene.side(0)
    own.wheel_excavators[(own.gate - 1) % 6] = 2
    own.wheel_mixers[(own.gate - 2) % 6] = 1
    scene.play("space workshop-2-left")
    assert scene.stock(0) == "4 credits, 8 excavators, 5 mixers"


@rule("BR-Q1", "BR-Q3")
def test_the_machinery_shop() -> None:
    scene = given(4).play("space shop-any-left", "machines 0,1")
    assert scene.stock(0) == "2 credits, 6 excavators, 5 mixers"


@rule("BR-S1", "BR-S3", "BR-S4")
def test_taking_one_contract() -> None:
    scene = given(2)
    wanted = CONTRACTS[scene.state.office[2]]
    scene.play("space contract-one-a-left")
    assert scene.moves() == [f"take {CONTRACTS[contract]}" for contract in scene.state.office]
    scene.play(f"take {wanted}")
    assert [CONTRACTS[contract] for contract in scene.side(0).contracts] == [wanted]
    assert NOTHING not in scene.state.office
    assert len(scene.state.piles[1]) == 12


@rule("BR-S2", "BR-R40", "BR-S4")
def test_taking_two_contracts_without_refill_between() -> None:
    scene = given(2).office("G01", "G02", "", "", "", "")
    scene.play("space contract-two-left", "take G01")
    assert scene.moves() == ["take G02"]
    scene.play("take G02")
    assert scene.side(0).credits == 5
    assert len(scene.side(0).contracts) == 2
    single = given(2).office("G01", "", "", "", "", "").play("space contract-two-left", "take G01")
    assert single.side(0).credits == 5
    assert single.state.to_move == [1]


@rule("BR-S5", "BR-M10", "BR-M11", "BR-R41", "BR-R42")
def test_more_than_three_open_contracts_are_discarded_at_once() -> None:
    scene = given(2).contracts(0, "S1", "G01", "G02")
    scene.side(0).fulfilled = [CONTRACTS.index("S2")]
    taken = CONTRACTS[scene.state.office[5]]
    scene.play("space contract-one-a-left", f"take {taken}")
    assert scene.family("discard") == ["S1", "G01", "G02", taken]
    scene.play(f"discard {taken}")
    assert [CONTRACTS[contract] for contract in scene.side(0).contracts] == ["S1", "G01", "G02"]
    assert len(scene.side(0).fulfilled) == 1
    everywhere = scene.state.office + [contract for pile in scene.state.piles for contract in pile]
    assert CONTRACTS.index(taken) not in everywhere


@rule("BR-R14")
def test_an_empty_pile_leaves_its_places_empty() -> None:
    scene = given(2).office("G01", "G02", "", "", "", "")
    scene.state.piles[0] = []
    scene.play("space contract-one-a-left", "take G01")
    assert scene.state.office[0] == NOTHING
    assert scene.state.office[1] == CONTRACTS.index("G02")


@rule("BR-T1", "BR-T2", "BR-T3", "BR-T4", "BR-T5", "BR-T6")
def test_patents() -> None:
    scene = given(2, FULL).patents("I-base", "I-joker", "II-base").holds(0, credits=20)
    scene.play("space patent-2")
    assert (scene.side(0).credits, scene.side(0).engineers) == (15, 10)
    assert scene.supply(0)[-1] == "I-joker"
    assert scene.refusal("space:patent-2") == ("space-taken", "BR-J13")
    assert scene.state.patents[1] == NOTHING
    scene.turn(0)
    assert "build I-joker" in scene.moves()
    scene.play("space patent-1")
    assert {"I-base", "I-joker"} <= set(scene.supply(0))
    scene.play("bank 1").turn(0).holds(0, energy=1).run(EndRound())
    assert {"I-base", "I-joker"} <= set(scene.supply(0))


@rule("BR-V5", "BR-V6", "BR-V7")
@pytest.mark.parametrize("seed", range(4))
def test_levels_shown_by_round(seed: int) -> None:
    state = GAME.new(2, seed, FULL)
    shown = [[TILES[tile].split("-")[0] for tile in state.patents]]
    for turn in range(4):
        show_patents(state)
        shown.append([TILES[tile].split("-")[0] for tile in state.patents])
    assert [" ".join(levels) for levels in shown] == ["I I I", "I I II", "II II II", "II III III", "III III III"]
