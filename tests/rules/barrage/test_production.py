"""Production (section L), contracts (section M), company abilities (section W), and the worked examples about them."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.barrage.content.components import COMPANIES, CONTRACTS
from ludarium.games.barrage.content.effects import VOCABULARY
from ludarium.games.barrage.rules.production import can_produce, productions
from ludarium.games.barrage.state import NEUTRAL, NOTHING
from ludarium.text import Speaker
from tests.rule import rule
from tests.rules.barrage.scene import GAME, Scene, given

FULL: dict[str, object] = {"game": "full"}


def plant(water: int = 2, level: int = 3) -> Scene:
    """Side 0 has a dam in basin 1, the conduit C1L of value 5 to basin 8 and a powerhouse there."""
    return given().company(0, "france").company(1, "germany").dam("D1L", 0, level=level, water=water).conduit("C1L", 0).house("P8a", 0)


@rule("BR-L1", "BR-F17", "BR-F18", "BR-F19", "BR-R17")
def test_a_production_needs_dam_conduit_and_own_powerhouse() -> None:
    scene = given().dam("D8L", 0, level=2, water=2).house("P8a", 0)
    assert scene.refusal("space:turbine-zero-left") == ("no-production", "BR-R64"), "same basin, no conduit"
    scene.conduit("C8L", 1)
    assert scene.refusal("space:turbine-zero-left") == ("no-production", "BR-R64"), "no own powerhouse where it ends"
    scene.house("P11a", 0)
    assert "space turbine-zero-left" in scene.moves()
    foreign = given().dam("D8L", 1, level=2, water=2).conduit("C8L", 0).house("P11a", 0)
    assert foreign.refusal("space:turbine-zero-left") == ("no-production", "BR-R64"), "dams of other players are not for you"
    assert given().refusal("space:turbine-zero-left") == ("no-powerhouse", "BR-L1")


@rule("BR-E9", "BR-L2")
def test_each_powerhouse_is_linked_with_both_dams_of_a_basin() -> None:
    scene = given(2).dam("D5U", 0, water=1).dam("D5L", NEUTRAL, level=2, water=1).conduit("C5L", 0).conduit("C5R", 1)
    scene.house("P8a", 0).house("P10a", 0).play("space turbine-zero-left")
    assert scene.family("produce") == ["D5U-C5L-1", "D5U-C5R-1", "D5L-C5L-1", "D5L-C5R-1"]


@rule("BR-L3", "BR-L4", "BR-L10", "BR-E10")
def test_the_player_chooses_the_drops() -> None:
    scene = plant(water=3).play("space turbine-zero-left")
    assert scene.family("produce") == ["D1L-C1L-1", "D1L-C1L-2", "D1L-C1L-3"]
    assert [scene.label(f"produce D1L-C1L-{drops}")["energy"] for drops in (1, 2, 3)] == [5, 10, 15]
    assert [scene.label(f"produce D1L-C1L-{drops}")["toll"] for drops in (1, 2, 3)] == [0, 0, 0]
    scene.play("produce D1L-C1L-1")
    assert (scene.side(0).energy, scene.water("D1L"), scene.side(0).points) == (5, [2], 10)


@rule("BR-L5", "BR-L6", "BR-W2", "BR-I6")
@pytest.mark.parametrize(("houses", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 3)])
def test_modifier_and_company_bonus_are_added(houses: int, bonus: int) -> None:
    scene = plant()
    for site in ("P5a", "P6a", "P7a")[: houses - 1]:
        scene.house(site, 0)
    scene.play("space turbine-plus2-left", "produce D1L-C1L-2")
    assert scene.side(0).energy == 10 + 2 + bonus


@rule("BR-L7", "BR-E46", "BR-R64")
def test_a_total_below_1_is_not_allowed() -> None:
    scene = given().dam("D8L", 0, level=2, water=1).conduit("C8R", 0).house("P9a", 0)
    assert scene.refusal("space:turbine-minus2-left") == ("no-production", "BR-R64")
    scene.state.dam_water[15] = 2
    scene.play("space turbine-minus2-left")
    assert scene.family("produce") == ["D8L-C8R-2"]
    scene.play("produce D8L-C8R-2")
    assert scene.side(0).energy == 2


@rule("BR-L8", "BR-L9", "BR-E11", "BR-R44")
def test_a_foreign_conduit_costs_a_credit_a_drop_and_gives_its_owner_a_point() -> None:
    scene = given().dam("D2L", NEUTRAL, level=2, water=2).conduit("C2L", 1).house("P6a", 0)
    scene.play("space turbine-zero-left")
    said = {"dam": 0, "conduit": 0, "sum": 0, "to": 6, "drops": 2, "energy": 6, "toll": 2}
    assert scene.label("produce D2L-C2L-2") | {"dam": 0, "conduit": 0, "sum": 0} == said
    scene.play("produce D2L-C2L-2")
    assert (scene.side(0).energy, scene.side(0).credits, scene.side(1).credits, scene.side(1).points) == (6, 4, 8, 12)


@rule("BR-E19")
def test_nine_energy_through_an_italian_conduit() -> None:
    scene = given(4).dam("D1L", NEUTRAL, level=2, water=2).conduit("C1R", 2).house("P5a", 0)
    scene.play("space turbine-plus1-left", "produce D1L-C1R-2")
    assert (scene.side(0).energy, scene.side(0).credits, scene.side(2).credits, scene.side(2).points) == (9, 4, 8, 12)


@rule("BR-R43")
def test_the_toll_limits_the_drops_after_the_price_of_the_space() -> None:
    scene = given().dam("D2L", NEUTRAL, level=3, water=3).conduit("C2L", 1).house("P6a", 0).holds(0, credits=4)
    scene.play("space turbine-plus2-right")
    assert scene.family("produce") == ["D2L-C2L-1"]
    poor = given().dam("D2L", NEUTRAL, level=3, water=3).conduit("C2L", 1).house("P6a", 0).holds(0, credits=3)
    assert poor.refusal("space:turbine-plus2-right") == ("no-production", "BR-R64")


@rule("BR-L11", "BR-L17", "BR-E20")
def test_energy_adds_up_on_the_track() -> None:
    scene = plant(water=1).holds(0, energy=5).play("space turbine-plus2-left", "produce D1L-C1L-1")
    assert scene.side(0).energy == 12


@rule("BR-L13", "BR-L14", "BR-E23", "BR-L21")
def test_water_goes_on_from_the_powerhouse() -> None:
    scene = given().dam("D5L", 0, level=2, water=2).conduit("C5L", 0).house("P8a", 0).dam("D8U", 0, water=1).dam("D8L", 1)
    scene.play("space turbine-zero-left", "produce D5L-C5L-1")
    assert scene.water("D5L", "D8U", "D8L") == [1, 1, 1]
    scene.turn(0).play("space turbine-plus2-left", "produce D5L-C5L-1")
    assert scene.water("D5L", "D8U", "D8L") == [0, 1, 1]


@rule("BR-L15", "BR-L16", "BR-E14", "BR-J3", "BR-J4")
def test_prices_of_the_turbine_station() -> None:
    spaces = {
        space.name: (space.engineers, space.surcharge, space.price) for space in GAME.content.spaces if space.name.startswith("turbine")
    }
    for modifier in ("plus2", "plus1", "zero", "minus1"):
        assert (spaces[f"turbine-{modifier}-left"], spaces[f"turbine-{modifier}-right"]) == ((2, 0, 0), (3, 3, 0))
    assert (spaces["turbine-minus2-left"], spaces["turbine-minus2-right"]) == ((1, 0, 0), (2, 0, 0))
    scene = plant().play("space turbine-plus2-right", "produce D1L-C1L-1")
    assert (scene.side(0).engineers, scene.side(0).credits) == (9, 3)


# ---------------------------------------------------------------------------------------------------------------------
# Contracts
# ---------------------------------------------------------------------------------------------------------------------


@rule("BR-M1", "BR-M5", "BR-M4", "BR-L12", "BR-E4", "BR-M6")
def test_a_production_fulfils_a_contract() -> None:
    scene = given().dam("D2L", 0, water=1).conduit("C2L", 0).house("P6a", 0).contracts(0, "G10")
    scene.play("space turbine-zero-left", "produce D2L-C2L-1", "fulfil G10")
    own = scene.side(0)
    assert (own.energy, own.points, own.credits, own.contracts, len(own.fulfilled)) == (3, 14, 8, [], 1)
    scene.state.dam_water[3] = 1
    scene.turn(0).play("space turbine-plus2-left", "produce D2L-C2L-1")
    assert scene.state.to_move == [1], "a fulfilled contract is never offered again"


@rule("BR-M2", "BR-E21", "BR-R63")
def test_one_contract_a_production_the_other_stays_open() -> None:
    scene = plant(water=1).contracts(0, "G09", "G10")
    scene.play("space turbine-plus2-left", "produce D1L-C1L-1", "fulfil G09")
    assert scene.side(0).energy == 7 + 2
    assert scene.happened().count("wheel-turned") == 1
    assert len(scene.side(0).contracts) == 1
    assert scene.state.to_move == [1]


@rule("BR-M3", "BR-M9")
def test_totals_are_never_added_and_fulfilling_is_optional() -> None:
    scene = plant(water=2).contracts(0, "R01")
    scene.play("space turbine-plus2-left", "produce D1L-C1L-1").turn(0)
    assert scene.side(0).energy == 7
    scene.play("space turbine-zero-left", "produce D1L-C1L-1")
    assert scene.state.to_move == [1], "5 is not enough for 8 though 12 are on the track"
    ready = plant(water=2).contracts(0, "R01").play("space turbine-zero-left", "produce D1L-C1L-2", "skip")
    assert len(ready.side(0).contracts) == 1


@rule("BR-M7", "BR-M8", "BR-E22", "BR-R18")
def test_a_national_contract_instead_of_an_own_one() -> None:
    scene = plant(water=3).contracts(0, "G10").national("N3", "N4")
    scene.play("space turbine-zero-left", "produce D1L-C1L-3")
    assert scene.moves() == ["fulfil G10", "fulfil N3", "fulfil N4", "skip"]
    scene.play("fulfil N3")
    assert (scene.side(0).points, scene.side(0).credits) == (18, 14)
    assert scene.state.national == [NOTHING, 7]
    assert scene.state.to_move == [1]
    assert len(scene.side(0).contracts) == 1
    assert len(scene.side(0).fulfilled) == 1


@rule("BR-R18", "BR-R19")
def test_tile_energy_is_for_own_contracts_only_and_france_has_its_relief() -> None:
    scene = given(2, FULL).company(0, "france").house("P5a", 0).house("P6a", 0).house("P7a", 0).tiles(0, "III-conduit")
    scene.holds(0, excavators=10).contracts(0, "R12").national("N1")
    scene.play("build III-conduit", "at C1L")
    assert scene.moves() == ["fulfil R12", "skip"], "10 reach 13 less 3, but not for a national contract"
    assert scene.refusal("contract:N1") == ("needs-production", "BR-R18")
    less = given(2, FULL).company(0, "france").house("P5a", 0).house("P6a", 0).house("P7a", 0).tiles(0, "III-conduit")
    less.holds(0, excavators=8).contracts(0, "R12").play("build III-conduit", "at C1R")
    assert less.moves() == ["fulfil R12", "skip"], "8 reach 10 less 3"


@rule("BR-M13")
def test_any_machines_is_any_mix() -> None:
    scene = plant(water=1).contracts(0, "Y09").play("space turbine-plus2-left", "produce D1L-C1L-1", "fulfil Y09")
    assert scene.moves() == ["machines 2,0", "machines 1,1", "machines 0,2"]
    scene.play("machines 1,1")
    assert scene.stock(0) == "6 credits, 7 excavators, 5 mixers"


@rule("BR-M14")
def test_rotate_returns_content_at_each_step() -> None:
    scene = plant(water=1).contracts(0, "G14")
    own = scene.side(0)
    own.wheel_excavators[(own.gate - 1) % 6] = 1
    own.wheel_mixers[(own.gate - 3) % 6] = 2
    own.wheel_mixers[(own.gate - 4) % 6] = 5
    scene.play("space turbine-zero-left", "produce D1L-C1L-1", "fulfil G14")
    assert scene.stock(0) == "6 credits, 7 excavators, 6 mixers"


@rule("BR-R38", "BR-M16")
def test_drops_of_a_reward_may_be_declined() -> None:
    scene = plant(water=1).contracts(0, "G15").dam("D2L", 0)
    scene.play("space turbine-zero-left", "produce D1L-C1L-1", "fulfil G15")
    assert "done" in scene.moves()
    scene.play("drop H2", "done")
    assert scene.water("D2L") == [1]
    assert scene.side(0).points == 13


@rule("BR-M17")
@pytest.mark.parametrize(("contract", "most", "count"), [("G11", 2, 6), ("Y08", 3, 13), ("R04", 4, 17), ("R11", 5, 19)])
def test_a_conduit_as_a_reward_has_a_highest_value(contract: str, most: int, count: int) -> None:
    scene = plant(water=3).contracts(0, contract).play("space turbine-zero-left", "produce D1L-C1L-3", f"fulfil {contract}")
    sites = scene.family("at")
    values = GAME.content.map.value
    assert len(sites) == sum(1 for value in values if value <= most) - (1 if most == 5 else 0)
    assert len(sites) == count
    scene.play("at C9L")
    assert scene.owner("C9L") == 0
    assert scene.side(0).excavators == 6


@rule("BR-M18")
@pytest.mark.parametrize(("contract", "basins"), [("G12", {8, 9, 10}), ("Y06", {5, 6, 7, 8, 9, 10}), ("R02", {2, 3, 4, 5, 6, 7, 8, 9, 10})])
def test_a_base_as_a_reward_is_for_some_areas(contract: str, basins: set[int]) -> None:
    scene = plant(water=3).contracts(0, contract).play("space turbine-zero-left", "produce D1L-C1L-3", f"fulfil {contract}")
    assert {int(site[1:-1]) for site in scene.family("at")} == basins
    scene.play("at D8U")
    assert (scene.owner("D8U"), scene.side(0).credits) == (0, 3)


@rule("BR-R15")
def test_a_piece_that_cannot_be_placed_is_lost_and_placing_is_optional() -> None:
    scene = given().dam("D1L", 0, level=3, water=2).conduit("C1L", 0).house("P8a", 0).contracts(0, "Y10")
    scene.play("space turbine-zero-left", "produce D1L-C1L-2", "fulfil Y10")
    assert (scene.side(0).points, scene.state.to_move, "piece-lost" in scene.happened()) == (12, [1], True)
    free = plant(water=2, level=2).contracts(0, "Y10").play("space turbine-zero-left", "produce D1L-C1L-2", "fulfil Y10", "skip")
    assert free.side(0).built[1] == 1


@rule("BR-R62", "BR-M19")
@pytest.mark.parametrize("first", ["1", "2"])
def test_parts_of_a_reward_in_any_order(first: str) -> None:
    scene = plant(water=2, level=2).contracts(0, "R10").play("space turbine-zero-left", "produce D1L-C1L-2", "fulfil R10")
    assert scene.moves() == ["choose 1", "choose 2"]
    scene.play(f"choose {first}")
    if first == "1":
        scene.play("at D1L", "drop H1", "drop H1")
    else:
        scene.play("drop H1", "drop H1", "at D1L")
    assert (scene.water("D1L"), scene.state.dam_level[1]) == ([2], 3)


@rule("BR-R58")
def test_a_base_of_the_contract_does_not_catch_the_water_of_its_production() -> None:
    scene = plant(water=3).contracts(0, "R02").play("space turbine-zero-left", "produce D1L-C1L-3", "fulfil R02", "at D8L")
    assert scene.water("D8L") == [0]
    kinds = [kind for kind in scene.happened() if kind in ("produced", "gained-energy", "drop-left", "fulfilled")]
    assert kinds == ["produced", "gained-energy", "drop-left", "drop-left", "drop-left", "fulfilled"]


@rule("BR-L19", "BR-R59")
def test_energy_of_a_reward_is_for_the_track_only() -> None:
    scene = plant(water=2).contracts(0, "R05", "S3").play("space turbine-zero-left", "produce D1L-C1L-2", "fulfil R05")
    assert (scene.side(0).energy, scene.side(0).points, scene.state.to_move) == (15, 14, [1])


# ---------------------------------------------------------------------------------------------------------------------
# Companies
# ---------------------------------------------------------------------------------------------------------------------

INCOMES = {
    "usa": "turn 1 | credit 6 | point 7 / machine 1 | point 2, flow 2 | point 7 / point 3 | turn 1, point 2 | point 7",
    "germany": "point 3 | machine 2 | point 7 / credit 3 | point 2, energy 2 | point 7 / turn 1 | point 2, flow 2 | point 7",
    "italy": "credit 3 | point 5 | point 7 / turn 1 | energy 4 | point 7 / machine 1 | point 2, credit 3 | point 7",
    "france": "machine 1 | turn 2 | point 7 / point 3 | point 2, machine 1 | point 7 / credit 3 | energy 4 | point 7",
}


@rule("BR-W10", "BR-W11", "BR-W12", "BR-W13", "BR-I5")
@pytest.mark.parametrize("company", COMPANIES)
def test_incomes_of_the_companies(company: str) -> None:
    rows = GAME.content.companies[COMPANIES.index(company)].incomes
    assert " / ".join(" | ".join(income.source() for income in row) for row in rows) == INCOMES[company]


@rule("BR-W5", "BR-R31")
def test_italy_gains_3_more_after_a_production_for_the_track_only() -> None:
    scene = plant(water=1).company(0, "italy").house("P5a", 0).house("P6a", 0).contracts(0, "R01")
    scene.play("space turbine-zero-left", "produce D1L-C1L-1")
    assert scene.side(0).energy == 5 + 1 + 3
    assert scene.state.to_move == [1], "6 is too little for the contract though 9 are on the track"


@rule("BR-L4", "BR-L5", "BR-L6", "BR-X3", "BR-W5")
def test_a_production_says_how_its_energy_adds_up_and_who_adds_more_before_and_after_it() -> None:
    scene = given().company(0, "italy", "viktor-fiesler").house("P10a", 0).house("P5a", 0).house("P6a", 0)
    scene.dam("D7L", 0, level=2, water=1).conduit("C7L", 0)
    say = Speaker("en", "barrage", {0: "Nell"}).say
    scene.play("space turbine-plus2-left")
    question = scene.state.ask(0)
    assert question is not None
    assert say(question.prompt) == "Production: at least 4, turbine +2, powerhouses +1, then +3 (Italy)."
    total = "1 × 2 → 4 (Viktor Fiesler) +2 +1 = 7 energy"
    assert [say(option.label) for option in question.options] == [f"{total}, then +3 (Italy): basin 7 (lower) → 10"]
    scene.play("produce D7L-C7L-1")
    told = [say(happening.words(None)) for happening in scene.log.happenings if happening.kind in ("produced", "ability-energy")]
    assert told == [
        f"Nell drives 1 drop from basin 7 (lower) to basin 10 and produces {total}.",
        "Nell gains 3 energy (Italy) and stands at 10.",
    ]


@rule("BR-W6", "BR-W7", "BR-W8", "BR-E36", "BR-R2", "BR-R61")
def test_german_double_production() -> None:
    scene = given(4).company(0, "germany").company(3, "france").holds(0, credits=6)
    scene.house("P7a", 0).house("P10a", 0).house("P5a", 0)
    scene.dam("D6L", 0, level=2, water=2).conduit("C6R", 0).dam("D7L", 0, level=3, water=1).conduit("C7L", 3)
    scene.contracts(0, "Y12", "Y10")
    points = scene.side(3).points
    scene.play("space turbine-plus2-left", "produce D6L-C6R-2")
    assert scene.side(0).energy == 2 * 2 + 1 + 2
    assert scene.water("D7L") == [3]
    scene.play("fulfil Y12")
    assert scene.family("produce") == ["D7L-C7L-1", "D7L-C7L-2", "D7L-C7L-3"]
    scene.play("produce D7L-C7L-3")
    assert scene.side(0).energy == 7 + 6
    assert (scene.side(0).credits, scene.side(3).credits, scene.side(3).points) == (3, 9, points + 3)
    assert scene.moves() == ["fulfil Y10", "skip"], "each production may fulfil one contract"
    scene.play("skip")
    assert scene.state.to_move == [1], "there is no third production"


@rule("BR-R2")
def test_the_second_production_is_optional_and_needs_another_powerhouse() -> None:
    scene = plant(water=3).company(0, "germany").house("P5a", 0).house("P6a", 0).play("space turbine-zero-left", "produce D1L-C1L-1")
    assert scene.state.to_move == [1], "only the powerhouse of the first production could be used"
    other = plant(water=3).company(0, "germany").house("P5a", 0).house("P6a", 0).conduit("C1R", 1)
    other.play("space turbine-zero-left", "produce D1L-C1L-1")
    assert other.moves() == ["produce D1L-C1R-1", "produce D1L-C1R-2", "skip"], "the same dam through another conduit"
    other.play("skip")
    assert other.state.to_move == [1]


@rule("BR-R74", "BR-E50")
def test_a_third_powerhouse_of_the_contract_comes_too_late() -> None:
    scene = plant(water=2).company(0, "germany").house("P5a", 0).conduit("C1R", 0).contracts(0, "Y02")
    scene.play("space turbine-zero-left", "produce D1L-C1L-1", "fulfil Y02", "at P6a")
    assert (scene.side(0).built[3], scene.water("D1L"), scene.state.to_move) == (3, [1], [1]), "no second production"
    scene.state.dam_water[1] = 2
    scene.turn(0).play("space turbine-plus2-left", "produce D1L-C1L-1")
    assert scene.moves() == ["produce D1L-C1R-1", "skip"]


@rule("BR-W9", "BR-E37", "BR-R20")
def test_france_needs_3_energy_less() -> None:
    scene = plant(water=2).house("P5a", 0).house("P6a", 0).national("N3").contracts(0, "G01")
    scene.play("space turbine-zero-left", "produce D1L-C1L-2")
    assert scene.side(0).energy == 11
    assert scene.moves() == ["fulfil G01", "fulfil N3", "skip"]
    without = plant(water=2).national("N3").contracts(0).play("space turbine-zero-left", "produce D1L-C1L-2")
    assert without.state.to_move == [1]


@rule("BR-R20")
def test_any_energy_fulfils_a_small_contract_of_france() -> None:
    scene = given().company(0, "france").dam("D9L", 0, water=1).conduit("C9L", 0).house("P11a", 0).house("P5a", 0).house("P6a", 0)
    scene.contracts(0, "S4", "G10").play("space turbine-zero-left", "produce D9L-C9L-1")
    assert scene.side(0).energy == 2
    assert scene.moves() == ["fulfil S4", "fulfil G10", "skip"]


@rule("BR-L8", "BR-L9", "BR-L13", "BR-W3", "BR-H15", "BR-H16", "BR-R17", "BR-R58")
def test_a_production_chain_through_a_foreign_conduit_past_the_usa_into_another_dam() -> None:
    """The worked chain of the issue: toll, energy, water past a US powerhouse into a third dam."""
    scene = given(3).company(0, "italy").company(1, "usa").company(2, "germany")
    scene.house("P11a", 1).house("P9a", 1).house("P10a", 1)
    scene.dam("D3L", NEUTRAL, level=1, water=1).conduit("C3R", 2).house("P6a", 0).dam("D10L", 2, level=1)
    energy = scene.side(1).energy
    scene.play("space turbine-plus2-left", "produce D3L-C3R-1")
    assert (scene.side(0).energy, scene.side(0).credits, scene.side(2).credits, scene.side(2).points) == (5, 5, 7, 11)
    assert (scene.side(1).energy - energy, scene.water("D10L")) == (1, [1])


@rule("BR-K26", "BR-I7", "BR-G11", "BR-M5", "BR-M13")
def test_a_base_of_a_contract_uncovers_an_income_that_comes_before_the_turn_goes_on() -> None:
    """The second base of France gives a machine at once, in the middle of the reward that placed it."""
    scene = plant(water=1).contracts(0, "G12").play("space turbine-zero-left", "produce D1L-C1L-1", "fulfil G12", "at D8L")
    assert scene.moves() == ["machines 1,0", "machines 0,1"]
    scene.play("machines 0,1")
    assert (scene.owner("D8L"), scene.stock(0), scene.state.to_move) == (0, "6 credits, 6 excavators, 5 mixers", [1])
    assert scene.side(0).fulfilled == [CONTRACTS.index("G12")]


@rule("BR-K26", "BR-M20", "BR-L6", "BR-L19")
def test_a_powerhouse_of_a_contract_counts_from_the_next_production_on() -> None:
    """R09 places the second powerhouse, then gives 3 energy for the track; the company bonus of 1 comes with the next production."""
    scene = plant(water=3).contracts(0, "R09").play("space turbine-minus2-left", "produce D1L-C1L-3")
    assert scene.side(0).energy == 13
    scene.play("fulfil R09", "at P5a")
    assert (scene.owner("P5a"), scene.side(0).mixers, scene.side(0).energy) == (0, 4, 16)
    scene.state.dam_water[1] = 1
    scene.turn(0).play("space turbine-zero-left", "produce D1L-C1L-1")
    assert scene.side(0).energy == 16 + 5 + 1


def test_the_vocabulary_reads_back() -> None:
    for source in ("point 4 per own base", "free-production plus-2", "place-base plains-or-hills", "on produced: energy 3"):
        assert VOCABULARY.parse(source).source() == source


@rule("BR-L7", "BR-R43", "BR-R64")
def test_the_quick_look_for_a_production_agrees_with_the_list_of_all() -> None:
    luck = ludarium.chance(3)
    seen = {True: 0, False: 0}
    for turn in range(200):
        scene = given().company(0, COMPANIES[luck.below(4)]).holds(0, credits=luck.below(3))
        for dam, conduit, house in (("D1L", "C1L", "P8a"), ("D5U", "C5R", "P10a"), ("D8L", "C8L", "P11a")):
            scene.dam(dam, luck.pick([0, 1, NEUTRAL]), level=3, water=luck.below(4)).conduit(conduit, luck.below(2)).house(
                house, luck.below(2)
            )
        for modifier in (-9, -5, -2, 0, 2):
            for excluded in (NOTHING, 7):
                for second in (False, True):
                    able = can_produce(scene.state, 0, modifier, second, excluded)
                    assert able == bool(productions(scene.state, 0, modifier, second, excluded))
                    seen[able] += 1
    assert min(seen.values()) > 100
