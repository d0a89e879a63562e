"""Labels, refusals and previews say what is really paid, needed and gained."""

from __future__ import annotations

import pytest

from ludarium.engine.phrase import Option
from ludarium.text import Speaker
from tests.rule import rule
from tests.rules.barrage.scene import Scene, given

FULL: dict[str, object] = {"game": "full"}
SAY = Speaker("en", "barrage").say


def option(scene: Scene, move: str) -> Option:
    question = scene.state.ask(scene.state.to_move[0], previews=True)
    assert question is not None
    return next(option for option in question.options if option.notation == move)


def label(scene: Scene, move: str) -> str:
    return SAY(option(scene, move).label)


def preview(scene: Scene, move: str) -> str:
    """Return what a move pays and brings: '-2 credit, +4 energy; onto the wheel -3 excavator'."""
    parts = []
    for found in option(scene, move).previews:
        signs = [*[f"-{icon.count} {icon.name}" for icon in found.pays], *[f"+{icon.count} {icon.name}" for icon in found.brings]]
        parts.append(f"{SAY(found.label)} {', '.join(signs)}" if found.label else ", ".join(signs))
    return "; ".join(parts)


def reason(scene: Scene, target: str) -> str:
    question = scene.state.ask(scene.state.to_move[0])
    assert question is not None
    return next(SAY(blocked.refusal.words()) for blocked in question.blocked if blocked.target == target)


# -- what is paid -----------------------------------------------------------------------------------------------------------


@rule("BR-T1")
def test_a_space_of_the_patent_office_names_its_tile() -> None:
    scene = given(2, FULL).patents("I-base", "I-joker", "II-base").holds(0, credits=20)
    assert label(scene, "space patent-3") == "Action: take base tile II (2 engineers, 5 credits)"
    scene.play("space patent-3")
    question = scene.state.ask(scene.state.to_move[0])
    assert question is not None
    taken = next(blocked for blocked in question.blocked if blocked.target == "space:patent-3")
    assert SAY(taken.label) == "Action: take advanced tile 3 (2 engineers, 5 credits)"


@rule("BR-K16", "BR-K18", "BR-K19")
def test_a_site_says_what_it_takes_and_of_which_machines() -> None:
    scene = given().holds(0, excavators=20, mixers=20).dam("D8L", 0)
    assert label(scene.play("build basic-base"), "at D1L").endswith("for 5 excavators")
    assert label(scene.turn(0).play("build basic-elevation"), "at D8L").endswith("for 2 mixers")
    assert label(scene.turn(0).play("build basic-conduit"), "at C8L").endswith("for 6 excavators")
    assert label(scene.turn(0).play("build basic-powerhouse"), "at P11a").endswith("for 2 mixers")


@rule("BR-X6", "BR-K12")
def test_credits_that_replace_machines_are_told() -> None:
    scene = given().officer(0, "solomon-p-jordan").holds(0, excavators=4, credits=7)
    scene.play("build basic-conduit")
    assert label(scene, "at C8L").endswith("for 4 excavators and 6 credits")
    assert preview(scene, "at C8L") == "-1 engineer, -6 credit; onto the wheel -4 excavator"
    scene.play("at C8L")
    assert scene.stock(0) == "1 credits, 0 excavators, 4 mixers"


@rule("BR-X4", "BR-R46")
def test_a_conduit_paid_with_mixers_says_so() -> None:
    scene = given().officer(0, "jill-mcdowell").holds(0, excavators=2, mixers=4)
    assert label(scene.play("build basic-conduit"), "at C8L").endswith("for 3 mixers")
    scene = given().officer(0, "jill-mcdowell").holds(0, excavators=6, mixers=4)
    assert label(scene.play("build basic-conduit"), "at C8L").endswith("for 6 excavators, or paid in another way")


@rule("BR-K12", "BR-K4")
def test_surcharge_and_company_space_are_part_of_the_price() -> None:
    scene = given().holds(0, excavators=9, credits=9)
    scene.side(0).constructions = 3
    said = label(scene.play("build basic-base"), "at D8U")
    assert said.endswith("for 3 excavators and 6 credits"), said
    scene.play("at D8U")
    assert scene.side(0).credits == 3


@rule("BR-Y14")
def test_what_costs_nothing_is_said_to_cost_nothing() -> None:
    scene = given(2, FULL).tiles(0, "III-base").holds(0, excavators=0, mixers=0, credits=0)
    assert label(scene.play("build III-base"), "at D8L").endswith("at no cost")


@rule("BR-K8")
@pytest.mark.parametrize(("tile", "target", "words"), [("base", "D1L", "5 excavators"), ("powerhouse", "P11a", "2 mixers")])
def test_what_is_missing_is_told_with_its_kind(tile: str, target: str, words: str) -> None:
    scene = given(2, FULL).tiles(0, f"basic-{tile}", "I-joker").holds(0, excavators=4, mixers=1)
    scene.play("build I-joker")
    assert reason(scene, f"site:{target}") == f"It takes {words}"


# -- contracts and spaces ----------------------------------------------------------------------------------------------------


@rule("BR-W9")
def test_what_a_contract_needs_is_told_as_the_company_needs_it() -> None:
    scene = given(2, FULL).company(0, "france").office("G05", "", "", "", "", "").house("P11a", 0).house("P12a", 0)
    energy = int(str(scene.play("space contract-one-a-left").label("take G05")["energy"]))
    scene = given(2, FULL).company(0, "france").office("G05", "", "", "", "", "")
    for house in ("P11a", "P12a", "P10a"):
        scene.house(house, 0)
    said = label(scene.play("space contract-one-a-left"), "take G05")
    assert f"(needs {max(1, energy - 3)}, {energy - max(1, energy - 3)} less than printed)" in said


@rule("BR-B12", "BR-B14", "BR-B15")
def test_a_closed_space_says_why_it_is_closed() -> None:
    assert given(2).refusal("space:turbine-minus1-left") == ("space-closed", "BR-B15")
    assert reason(given(2), "space:turbine-minus1-left") == "This space is used with 3 or more companies only"
    assert given(3).refusal("space:turbine-plus1-left") == ("space-closed", "BR-B14")
    assert given(2).refusal("space:patent-1") == ("no-patent-office", "BR-B12")


# -- previews ------------------------------------------------------------------------------------------------------------------


@rule("BR-L4", "BR-L8", "BR-H3")
def test_a_production_shows_energy_toll_and_where_the_water_goes() -> None:
    scene = given(2).dam("D6L", 0, level=3, water=3).conduit("C6L", 1).house("P9a", 0).dam("D9U", 1, level=1)
    scene.play("space turbine-zero-left")
    assert preview(scene, "produce D6L-C6L-2") == f"-2 credit, +{scene.label('produce D6L-C6L-2')['energy']} energy"
    lines = option(scene, "produce D6L-C6L-2").previews[0].lines
    assert [line["kind"] for line in lines] == ["drop-stopped", "drop-left"]


@rule("BR-N3")
def test_a_drop_that_runs_at_once_shows_its_way() -> None:
    scene = given(2).dam("D1L", 0, level=1)
    scene.play("space water-one-flow-left")
    (found,) = option(scene, "drop H1").previews
    assert [line["kind"] for line in found.lines] == ["drop-stopped"]
    assert option(scene, "drop H1").final, "the other company is next"


@rule("BR-K7", "BR-K9", "BR-P2")
def test_what_goes_onto_the_wheel_is_told_apart_from_what_comes_home() -> None:
    scene = given(2).holds(0, excavators=5)
    own = scene.side(0)
    own.wheel_excavators[(own.gate - 1) % 6] = 3
    own.wheel_mixers[(own.gate - 1) % 6] = 2
    assert preview(scene, "space workshop-1-left") == "-1 engineer; comes home +3 excavator, +2 mixer"
    scene.play("build basic-base")
    assert preview(scene, "at D5L") == "-1 engineer; onto the wheel -4 excavator; comes home +3 excavator, +2 mixer"
    scene.play("at D5L")
    assert (own.engineers, own.excavators) == (11, 4)


@rule("BR-J5", "BR-S4")
def test_an_action_says_what_it_takes_and_whether_it_can_be_taken_back() -> None:
    scene = given(2)
    assert preview(scene, "space shop-excavator-left") == "-1 engineer, -2 credit, +1 excavator"
    assert preview(scene, "bank 3") == "-3 engineer, +3 credit"
    assert option(scene, "bank 3").final, "the other company is next"
    assert not option(scene, "space contract-one-a-left").final, "the contract is still to be chosen"
    scene.play("space contract-one-a-left")
    assert all(option(scene, move).final for move in scene.moves()), "a new contract is turned up"
