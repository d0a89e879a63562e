"""The Automa: choosing sites, rewards, scoring, abilities and officers (BA-96 to BA-155)."""

from __future__ import annotations

import pytest

from ludarium.games.barrage.content.components import CONTRACTS, OFFICERS, TILES
from ludarium.games.barrage.content.sites import CONDUIT_IDS, DAM_IDS, FIRST_CONDUIT, SITE_IDS
from ludarium.games.barrage.notation import PAYMENTS
from ludarium.games.barrage.rules.automa_sites import (
    completes_system,
    keep_basins,
    keep_conduits,
    keep_dams,
    next_dam_below,
)
from ludarium.games.barrage.rules.automa_turn import automa_payment
from ludarium.games.barrage.rules.contracts import push_reward
from ludarium.games.barrage.rules.rounds import GainIncomes, new_order
from ludarium.games.barrage.rules.scoring import ScoreRound, objective_points, places, resource_points, water_points
from ludarium.games.barrage.rules.setup import another_officer
from ludarium.games.barrage.state import NEUTRAL, NOTHING
from tests.rule import rule
from tests.rules.barrage.automata import AUTOMA, choice, do, solo, why
from tests.rules.barrage.scene import GAME, Scene, busy_game, given, new


def dams(scene: Scene, criterion: str, sites: str) -> str:
    kept = keep_dams(scene.state, AUTOMA, criterion, [DAM_IDS.index(site) for site in sites.split()])
    return " ".join(DAM_IDS[site] for site in kept)


def conduits(scene: Scene, criterion: str, sites: str) -> str:
    kept = keep_conduits(scene.state, AUTOMA, criterion, [CONDUIT_IDS.index(site) for site in sites.split()])
    return " ".join(CONDUIT_IDS[site] for site in kept)


def basins(scene: Scene, criterion: str, numbers: str) -> str:
    kept = keep_basins(scene.state, AUTOMA, criterion, [int(number) - 1 for number in numbers.split()])
    return " ".join(str(basin + 1) for basin in kept)


def reward(scene: Scene, contract: str) -> Scene:
    """Give the Automa the reward of a contract."""
    scene.state.agenda = []
    scene.state.stack = scene.state.agenda
    scene.turn(0)
    scene.state.listener = scene.log
    push_reward(scene.state, AUTOMA, CONTRACTS.index(contract))
    scene.state.run()
    scene.state.listener = None
    return scene


# -- choosing a site ------------------------------------------------------------------------------------------------------


@rule("BA-96")
def test_the_only_site_is_taken() -> None:
    assert choice(solo(), "base", "D7U") == "D7U"


@rule("BA-97", "BA-R23", "BA-4")
def test_sites_that_complete_a_system_push_out_others() -> None:
    scene = solo().conduit("C1L", 0).house("P8a", AUTOMA)
    assert choice(scene, "base", "D1L D2L D9L") == "D1L"
    assert completes_system(scene.state, AUTOMA, 0, SITE_IDS.index("D1U"))
    assert not completes_system(scene.state, AUTOMA, 0, SITE_IDS.index("D2L"))
    neutral = solo().dam("D1L", NEUTRAL).house("P8a", AUTOMA)
    assert choice(neutral, "conduit", "C4R C1L C2R") == "C1L"
    assert choice(solo().dam("D7L", NEUTRAL).conduit("C7R", 0), "powerhouse", "P5a P12a P8a") == "P12a"
    assert not completes_system(solo().dam("D1L", 0).house("P8a", AUTOMA).state, AUTOMA, 2, SITE_IDS.index("C1L")), (
        "not for an opponent's dam"
    )


@rule("BA-98", "BA-100")
@pytest.mark.parametrize(
    ("criteria", "piece", "sites", "order"),
    [
        (18, "conduit", "C9R C10L C10R C1L C9L", "C9R C10L C10R C1L C9L"),
        (14, "powerhouse", "P11a P12a P5a P10a", "P11a P12a P5a P10a"),
        (5, "base", "D6L D10L D1L D5L", "D6L D10L D1L D5L"),
    ],
)
def test_the_order_from_the_start_site(criteria: int, piece: str, sites: str, order: str) -> None:
    scene = solo(criteria=criteria)
    tile = GAME.content.automa[criteria - 1]
    tile_copy = (tile.conduit, tile.house, tile.dam)
    tile.conduit, tile.house, tile.dam = [], [], []
    try:
        left = sites.split()
        taken = []
        while left:
            taken.append(choice(scene, piece, " ".join(left)))
            left.remove(taken[-1])
    finally:
        tile.conduit, tile.house, tile.dam = tile_copy
    assert " ".join(taken) == order


@rule("BA-98")
def test_criteria_apply_in_order() -> None:
    scene = solo(criteria=2).conduit("C1L", 0).house("P10b", AUTOMA)
    assert choice(scene, "base", "D1L D5L D6U") == "D1L", "tile 2: first the most powerful built conduit"
    assert choice(scene, "base", "D5L D6U D7U") == "D7U", "then linked to an own powerhouse (basins 5 and 7), then red"


@rule("BA-99")
def test_elevations_use_the_dam_column() -> None:
    scene = solo(criteria=9).dam("D8L", AUTOMA).dam("D5U", AUTOMA).dam("D6L", AUTOMA, level=3)
    do(scene, "construction 2 elevation")
    assert scene.state.dam_level[DAM_IDS.index("D5U")] == 2, "tile 9: the red space first"


@rule("BA-101", "BA-102", "BA-R29")
def test_free_spaces_before_red_ones() -> None:
    assert choice(solo(), "base", "D1U D1L") == "D1L"
    assert choice(solo(), "powerhouse", "P8c P8b P8a") == "P8a"
    assert choice(solo(), "powerhouse", "P12b P12c") == "P12b"


# -- criteria -------------------------------------------------------------------------------------------------------------


@rule("BA-103")
def test_dam_most_powerful_conduit() -> None:
    scene = solo().conduit("C1R", 0).conduit("C3L", AUTOMA).conduit("C9L", AUTOMA)
    assert dams(scene, "most-powerful-conduit", "D1L D3L D9L D2L") == "D3L", "value 4 twice, an own conduit first"
    assert dams(solo(), "most-powerful-conduit", "D1L D3L") == "D1L D3L"


@rule("BA-104", "BA-3", "BA-R24")
def test_dam_own_powerhouse() -> None:
    assert dams(solo().house("P8a", AUTOMA).house("P6a", 0), "own-powerhouse", "D1L D2L D5U D7L") == "D1L D5U"


@rule("BA-105", "BA-106", "BA-R28")
def test_dam_most_water() -> None:
    scene = solo(criteria=2).springs(2, 1, 0, 0)
    assert dams(scene, "most-water", "D1L D2L D8L D5L") == "D1L D8L"
    scene.dam("D1U", 0, level=1)
    assert dams(scene, "most-water", "D1L D8L D2L") == "D2L", "one drop each; tile 2 begins with letter B"
    assert dams(solo(), "most-water", "D1L D2L") == "D1L D2L"
    order = solo(criteria=1).springs(1, 0, 0, 1)
    assert dams(order, "most-water", "D4L D1L") == "D1L"


@rule("BA-107")
def test_dam_red_space() -> None:
    assert dams(solo(), "red-space", "D1L D2U D3L D4U") == "D2U D4U"


@rule("BA-108", "BA-R27")
def test_dam_upstream_powerhouse() -> None:
    scene = solo().house("P5a", 0)
    assert dams(scene, "upstream-powerhouse", "D5U D5L D9U D8L") == "D5U D5L D9U"
    scene.dam("D5L", NEUTRAL, level=1, water=1)
    assert dams(scene, "upstream-powerhouse", "D5U D9U D8L") == "D5U"


@rule("BA-109", "BA-R26")
def test_dam_downstream_own_dam() -> None:
    own = solo().dam("D8L", AUTOMA)
    assert dams(own, "downstream-own-dam", "D1L D2L D3L D5L D6L") == "D1L D5L"
    foreign = solo().dam("D5L", 0)
    assert dams(foreign, "downstream-own-dam", "D1L D2L D3L D4L D8L D9L") == "D2L D4L D8L D9L"


@rule("BA-110", "BA-111")
def test_conduit_values() -> None:
    assert conduits(solo(), "most-powerful", "C1L C1R C2R C9L") == "C1L C2R"
    assert conduits(solo(), "second-most-powerful", "C1L C1R C3L C2L") == "C1R C3L"
    assert conduits(solo(), "second-most-powerful", "C2L C3R") == "C2L C3R"


@rule("BA-112", "BA-113")
def test_conduit_dams() -> None:
    scene = solo().dam("D1L", AUTOMA).dam("D2L", NEUTRAL).dam("D3L", 0)
    assert conduits(scene, "dam-own-neutral-opponent", "C1L C2L C3L C4L") == "C1L"
    assert conduits(scene, "dam-own-neutral-opponent", "C2L C3L C4L") == "C2L"
    assert conduits(scene, "dam-own-neutral-opponent", "C3L C4L") == "C3L"
    assert conduits(scene, "dam-own-neutral-opponent", "C4L C5L") == "C4L C5L"
    assert conduits(scene, "dam-opponent-neutral-own", "C1L C2L C3L C4L") == "C3L"
    assert conduits(scene, "dam-opponent-neutral-own", "C1L C2L C4L") == "C2L"


@rule("BA-114", "BA-115")
def test_conduit_powerhouses() -> None:
    scene = solo().house("P8a", AUTOMA).house("P5a", 0)
    assert conduits(scene, "powerhouse-own-opponent", "C1L C1R C2L") == "C1L"
    assert conduits(scene, "powerhouse-own-opponent", "C1R C2L") == "C1R"
    assert conduits(scene, "powerhouse-opponent-own", "C1L C1R C2L") == "C1R"
    assert conduits(scene, "powerhouse-opponent-own", "C1L C2L") == "C1L"


@rule("BA-116", "BA-117")
def test_powerhouse_conduits_and_dams() -> None:
    scene = solo().conduit("C1R", 0).conduit("C6L", AUTOMA).dam("D2L", AUTOMA)
    assert basins(scene, "most-powerful-conduit", "5 9 8") == "9", "value 4 twice, an own conduit first"
    assert basins(scene, "own-dam", "5 6 10 8") == "6 10", "both conduit sites of basin 2, built or not"


@rule("BA-6", "BA-118", "BA-119", "BA-R27")
def test_powerhouse_next_dam_below() -> None:
    scene = solo().dam("D9U", AUTOMA).dam("D10L", 0).dam("D8L", NEUTRAL, water=1)
    assert [next_dam_below(scene.state, basin - 1) for basin in (5, 6, 8, 11)] == [16, 19, 15, NOTHING]
    assert basins(scene, "feeds-own-dam", "5 6 8 11") == "5"
    assert basins(scene, "feeds-own-dam", "6 8 11") == "8 11"
    assert basins(scene, "spares-opponent-dam", "5 6 8 11") == "5 8 11"
    assert basins(scene, "spares-opponent-dam", "6 7") == "6 7"


@rule("BA-120", "BA-121")
def test_powerhouse_places() -> None:
    assert [basins(solo(), f"in-basin-{number}", "5 6 7 8") for number in (5, 6, 7)] == ["5", "6", "7"]
    assert basins(solo(), "in-plains", "5 8 12") == "8 12"
    assert basins(solo(), "in-basin-5", "6 8") == "6 8"


# -- rewards and scoring ----------------------------------------------------------------------------------------------------


@rule("BA-122", "BA-127", "BA-R18")
def test_contract_r10_raises_the_dam_before_the_drops() -> None:
    scene = reward(solo(criteria=1).dam("D1L", AUTOMA, level=1), "R10")
    assert (scene.state.dam_level[1], scene.water("D1L")) == (2, [2])
    assert scene.state.to_move == [0], "an Automa is never asked"
    waits = reward(solo(criteria=1).dam("D1L", AUTOMA, level=3), "Y14")
    assert waits.state.springs == [3, 0, 0, 0]
    dry = reward(solo(), "Y14")
    assert dry.state.springs == [0, 0, 0, 0]


@rule("BA-123", "BA-124", "BA-125", "BA-126", "BA-49")
def test_plain_rewards() -> None:
    scene = solo().holds(AUTOMA, excavators=2, mixers=5)
    points = scene.side(AUTOMA).points
    reward(scene, "R06")
    assert (scene.side(AUTOMA).points - points, scene.side(AUTOMA).credits) == (3 + 2, 0)
    assert (scene.side(AUTOMA).excavators, scene.side(AUTOMA).mixers) == (4, 5)
    energy = reward(solo(), "R05")
    assert energy.side(AUTOMA).energy == 5
    assert energy.side(AUTOMA).fulfilled == []
    turns = reward(solo(), "G14")
    assert "wheel-turned" in turns.happened()


@rule("BA-128", "BA-R19", "BA-83")
def test_free_structures() -> None:
    scene = solo(criteria=9)
    points = scene.side(AUTOMA).points
    reward(scene, "G12")
    dam = scene.state.dam_owner.index(AUTOMA)
    assert (SITE_IDS[dam], scene.side(AUTOMA).points) == ("D8U", points - 3), "tile 9: red space, then from basin 1 on"
    full = solo()
    full.side(AUTOMA).built = [5, 0, 0, 0]
    reward(full, "G12")
    assert "piece-lost" in full.happened()
    value = reward(solo(criteria=1), "G11")
    built = value.state.conduit_owner.index(AUTOMA)
    assert GAME.content.map.value[built] == 2


@rule("BA-130", "BA-131", "BA-132")
def test_scoring_of_an_automa() -> None:
    scene = solo(2, round=1).holds(AUTOMA, energy=7).holds(0, energy=2).bonus("bases").dam("D1L", AUTOMA)
    before = [scene.side(side).points for side in (0, 1)]
    scene.run(ScoreRound())
    assert scene.side(AUTOMA).points == before[1] + 6 + 4 + 4, "place, credits as points, bonus"
    assert (scene.side(0).points, scene.side(0).credits) == (before[0] + 2, 8)
    none = solo(2).holds(0, energy=3)
    points = none.side(AUTOMA).points
    none.run(ScoreRound())
    assert none.side(AUTOMA).points == points, "3 gained, 3 lost"


@rule("BA-133")
def test_automas_are_in_the_turn_order() -> None:
    scene = given(2, {"automa-1": "2"}).holds(0, energy=5).holds(1, energy=1).holds(2, energy=3)
    assert new_order(scene.state) == [1, 2, 0]


def free_basins(free: list[str], count: int) -> list[int]:
    """Return so many different basins that still have a free conduit site."""
    return sorted({int(name[1:-1]) for name in free})[:count]


@rule("BA-134", "BA-R39")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1, 0), (15, 10, 10, 0)),
        ((1, 0, 3, 2), (5, 0, 20, 15)),
        ((3, 1, 3, 0), (13, 5, 18, 0)),
        ((3, 3, 3, 0), (10, 10, 15, 0)),
        ((2, 2, 2, 2), (8, 8, 13, 13)),
        ((6, 2, 2, 0), (15, 8, 13, 0)),
        ((6, 2, 2, 2), (15, 5, 10, 10)),
        ((5, 4, 2, 2), (15, 10, 8, 8)),
    ],
)
def test_objective_points_of_automas(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    scene = given(2, {"automa-1": "1", "automa-2": "2"}).objective("basins-with-1")
    free = list(CONDUIT_IDS)
    for side, count in enumerate(counts):
        own = [next(name for name in free if name[1:-1] == str(basin)) for basin in free_basins(free, count)]
        for name in own:
            scene.conduit(name, side)
            free.remove(name)
    assert tuple(objective_points(scene.state)) == points


@rule("BA-135", "BA-136")
def test_the_end_for_an_automa() -> None:
    scene = solo().holds(AUTOMA, excavators=6, mixers=5).dam("D1L", AUTOMA, level=2, water=2)
    assert (resource_points(scene.state, AUTOMA), water_points(scene.state, AUTOMA)) == (2, 2)
    scene.holds(AUTOMA, points=400)
    assert places(scene.state) == [2, 1]


# -- levels 3 and 4 -----------------------------------------------------------------------------------------------------------


def plant(level: int, company: str, officer: str = "") -> Scene:
    """The Automa has three powerhouses, one of them in basin 8, with conduit C1L and a dam in basin 1."""
    scene = solo(level, company).dam("D1L", AUTOMA, level=3, water=2).conduit("C1L", AUTOMA)
    scene.house("P8a", AUTOMA).house("P5a", AUTOMA).house("P12a", AUTOMA).office("G03", "", "", "", "", "").national("N1")
    return scene.officer(AUTOMA, officer) if officer else scene


@rule("BA-137")
def test_the_usa_prefer_water_that_passes_their_powerhouses() -> None:
    scene = solo(3, "usa", criteria=3).dam("D9L", AUTOMA, level=1)
    scene.house("P5a", AUTOMA).house("P8a", AUTOMA).house("P12a", AUTOMA).dam("D10L", AUTOMA, level=1)
    do(scene, "water 1 1 flow")
    assert scene.water("D9L") == [1], "past the powerhouse in basin 5, though letter C comes first on tile 3"
    assert scene.side(AUTOMA).energy == 1


@rule("BA-138", "BA-R35", "BA-20")
def test_germany_produces_twice_from_level_3_on() -> None:
    for level, energy in ((2, 11), (3, 11 + 4)):
        scene = plant(level, "germany").dam("D3L", AUTOMA, level=1, water=1).conduit("C3L", 0)
        do(scene, "production 2 plain green")
        assert scene.side(AUTOMA).energy == energy


@rule("BA-139")
def test_italy_gains_3_more() -> None:
    assert do(plant(3, "italy"), "production 2 plain green").side(AUTOMA).energy == 11 + 3
    assert do(plant(2, "italy"), "production 2 plain green").side(AUTOMA).energy == 11


@rule("BA-140")
def test_france_needs_3_less() -> None:
    scene = plant(3, "france").office("", "", "", "", "R12", "")
    scene.state.dam_water[1] = 1
    assert why(scene, "production 2 plus-1 red") == ""
    assert why(scene, "production 2 plain red") == "no-contract"
    do(scene, "production 2 plus-1 red")
    assert [CONTRACTS[contract] for contract in scene.side(AUTOMA).fulfilled] == ["R12"]


@rule("BA-141", "BA-85")
def test_tile_effects_work_from_level_3_on() -> None:
    for level, water in ((2, 0), (3, 1)):
        scene = do(solo(level).tiles(AUTOMA, "I-base").dam("D1L", AUTOMA), "construction 2 base")
        assert scene.water("D1L") == [water]
    points = do(solo(3).tiles(AUTOMA, "I-conduit"), "construction 2 conduit").side(AUTOMA).gained[8]
    assert points == 2 * 3, "credits as points: the highest payable value is 3"


@rule("BA-142", "BA-R30")
def test_the_conduit_tile_of_level_2_prefers_values_from_3() -> None:
    scene = solo(3, criteria=17).tiles(AUTOMA, "II-conduit")
    do(scene, "construction 2 conduit")
    conduit = scene.state.conduit_owner.index(AUTOMA)
    assert GAME.content.map.value[conduit] >= 3
    assert choice(solo(3, criteria=17), "conduit", "C9L C7L C2L C1R", 3) == "C2L", "then the second most powerful of the rest"


@rule("BA-143", "BA-R34")
def test_the_powerhouse_tile_of_level_2_produces_at_once() -> None:
    scene = solo(3, "usa", criteria=5).tiles(AUTOMA, "II-powerhouse").dam("D1L", AUTOMA, water=1).conduit("C1R", AUTOMA)
    scene.office("", "", "Y11", "", "", "").holds(AUTOMA, energy=40)
    do(scene, "construction 2 powerhouse")
    assert scene.side(AUTOMA).energy == 40 + 4 + 2
    lost = do(solo(3, "usa").tiles(AUTOMA, "II-powerhouse"), "construction 2 powerhouse")
    assert lost.side(AUTOMA).energy == 0


@rule("BA-144")
def test_the_joker_of_level_1_takes_the_red_space() -> None:
    scene = solo(3).tiles(AUTOMA, "I-joker")
    points = scene.side(AUTOMA).points
    do(scene, "construction 2 base hills")
    assert scene.state.dam_owner.index(AUTOMA) % 2 == 0
    assert scene.side(AUTOMA).points == points


@rule("BA-145")
def test_the_joker_of_level_2_takes_the_other_kind_for_what_is_missing() -> None:
    scene = do(solo(3).tiles(AUTOMA, "II-joker").holds(AUTOMA, excavators=3, mixers=4), "construction 2 base mountains")
    assert (scene.side(AUTOMA).excavators, scene.side(AUTOMA).mixers) == (0, 2)


@rule("BA-146", "BA-R33")
def test_engineer_free_tiles_save_engineers() -> None:
    scene = do(solo(3).tiles(AUTOMA, "III-base").holds(AUTOMA, excavators=0), "construction 2 base")
    assert (scene.side(AUTOMA).engineers, scene.side(AUTOMA).built[0]) == (12, 1)


@rule("BA-147", "BA-R34")
def test_tile_energy_fulfils_a_private_contract() -> None:
    scene = solo(3).tiles(AUTOMA, "III-conduit").office("G03", "", "Y06", "", "", "").national("N1").holds(AUTOMA, excavators=6)
    do(scene, "construction 2 conduit")
    assert scene.side(AUTOMA).energy == 6
    assert [CONTRACTS[contract] for contract in scene.side(AUTOMA).fulfilled] == ["Y06"]


@rule("BA-148", "BA-R36", "BA-155", "BA-R38", "BA-R40")
def test_officers_of_automas() -> None:
    for seed in range(8):
        scene = new(1, {"automa-1": "4", "automa-2": "2"}, seed)
        assert OFFICERS[scene.side(1).officer] != "mahiri-sekibo"
        assert len({own.officer for own in scene.state.sides}) == 3
    scene = solo(2).officer(0, "mahiri-sekibo").officer(AUTOMA, "wilhelm-adler").turn(0)
    assert scene.family("officer") == ["wilhelm-adler"], "also below level 4"
    assert OFFICERS[another_officer(scene.state)] not in ("mahiri-sekibo", "wilhelm-adler")


@rule("BA-149", "BA-R30")
def test_wilhelm_prefers_mountains_then_hills() -> None:
    scene = do(solo(4).officer(AUTOMA, "wilhelm-adler").holds(AUTOMA, excavators=3), "construction 2 base")
    assert scene.state.dam_owner.index(AUTOMA) // 2 < 4
    assert choice(solo(4), "base", "D5L D8L D9U", 0) == "D5L"


@rule("BA-150")
def test_graziano_builds_elevations_instead() -> None:
    scene = solo(4).officer(AUTOMA, "graziano-del-monte").dam("D8L", AUTOMA)
    do(scene, "construction 2 base mountains")
    assert scene.side(AUTOMA).built == [1, 1, 0, 0]
    scene.side(AUTOMA).mixers = 0
    do(scene.tiles(AUTOMA, "basic-base"), "construction 2 base")
    assert scene.side(AUTOMA).built == [2, 1, 0, 0]


@rule("BA-151", "BA-R37")
def test_viktor_uses_one_drop_of_a_weak_conduit() -> None:
    scene = solo(4).officer(AUTOMA, "viktor-fiesler").dam("D7L", AUTOMA, level=3, water=3).conduit("C7L", AUTOMA).house("P10a", AUTOMA)
    scene.office("G03", "", "", "", "", "").national("N1")
    do(scene, "production 2 plain green")
    assert (scene.side(AUTOMA).energy, scene.water("D7L")) == (4, [2])


@rule("BA-152")
def test_jill_pays_with_mixers_while_she_has_at_least_as_many() -> None:
    tile, site = TILES.index("basic-conduit"), SITE_IDS.index("C2L")
    for excavators, mixers, paid in ((6, 6, "0,3,0"), (7, 6, "6,0,0"), (5, 3, "0,3,0"), (5, 2, "")):
        scene = solo(4).officer(AUTOMA, "jill-mcdowell").holds(AUTOMA, excavators=excavators, mixers=mixers)
        payment = automa_payment(scene.state, AUTOMA, tile, 2, site)
        assert ("" if payment == NOTHING else PAYMENTS.items[payment]) == paid
    scene = do(solo(4).officer(AUTOMA, "jill-mcdowell").holds(AUTOMA, excavators=0, mixers=9), "machinery 1 any 1 3")
    assert scene.side(AUTOMA).mixers == 10
    assert site >= FIRST_CONDUIT


@rule("BA-153")
def test_solomon_replaces_exactly_one_missing_machine() -> None:
    scene = solo(4).officer(AUTOMA, "solomon-p-jordan").holds(AUTOMA, excavators=3)
    points = scene.side(AUTOMA).points
    do(scene, "construction 2 base hills")
    assert (scene.side(AUTOMA).excavators, scene.side(AUTOMA).gained[8]) == (0, -3)
    assert points
    assert why(solo(4).officer(AUTOMA, "solomon-p-jordan").holds(AUTOMA, excavators=2), "construction 2 base hills") == "cannot-build"


@rule("BA-154")
def test_antons_tile_is_the_last_resort() -> None:
    scene = solo(4).officer(AUTOMA, "anton-krylov")
    own = scene.side(AUTOMA)
    do(scene, "construction 2 base hills")
    assert scene.on_wheel(AUTOMA) == ["basic-base"]
    own.excavators = 9
    do(scene, "construction 2 base hills")
    assert scene.on_wheel(AUTOMA) == ["anton", "basic-base"]
    own.excavators = 9
    assert why(scene, "construction 2 base hills") == "cannot-build", "nothing is left to lay"


@rule("BA-29", "BA-127")
def test_income_goes_by_the_tile_on_the_discard_pile() -> None:
    scene = solo(2, "usa", criteria=5).dam("D1L", AUTOMA).dam("D4L", AUTOMA)
    scene.side(AUTOMA).built[1] = 4
    scene.run(GainIncomes(AUTOMA))
    assert scene.water("D1L", "D4L") == [1, 1]
    one = solo(2, "usa", criteria=5).dam("D1L", AUTOMA, water=1).dam("D4L", AUTOMA, level=1)
    one.side(AUTOMA).built[1] = 4
    one.run(GainIncomes(AUTOMA))
    assert one.water("D4L") == [1]


@pytest.mark.parametrize("levels", ["1", "4", "123", "444"])
def test_whole_solo_games(levels: str) -> None:
    options: dict[str, object] = {f"automa-{number + 1}": level for number, level in enumerate(levels)}
    state = busy_game(1, options, 5)
    assert state.over
    assert len(state.scores) == 1 + len(levels)
