"""The round (section I), scoring (section U), end of round (section V), bonus and objective tiles (section Y), the end (section Z)."""

from __future__ import annotations

import pytest

from ludarium.games.barrage.content.components import COMPANIES
from ludarium.games.barrage.rules.rounds import EndRound, FillHeadstreams, GainIncomes, PlayRound, new_order
from ludarium.games.barrage.rules.scoring import (
    ScoreRound,
    bonus_points,
    energy_credits,
    objective_count,
    objective_points,
    places,
    quick_scores,
    rank_points,
    resource_points,
    section_of,
    shared_ranks,
    water_points,
)
from ludarium.games.barrage.state import NEUTRAL, ROUNDS
from tests.harness import check_game
from tests.rule import rule
from tests.rules.barrage.scene import BUSY_MODES, GAME, INTRO, Scene, busy_game, given

FULL: dict[str, object] = {"game": "full"}


@rule("BR-I1", "BR-U16", "BR-V8", "BR-Z1")
def test_five_rounds_in_their_phases() -> None:
    state = busy_game(2, INTRO, 1)
    assert state.over
    assert state.round == ROUNDS == 5
    assert [len(own.history) for own in state.sides] == [5, 5]
    assert any(own.energy for own in state.sides) or state.sides[0].engineers == 0, "nothing is reset after round 5"
    assert all(own.engineers == 0 for own in state.sides)


@rule("BR-I2", "BR-I3", "BR-I4", "BR-I12", "BR-E3")
def test_all_active_incomes_are_gained_every_round() -> None:
    scene = given().company(0, "germany")
    scene.side(0).built = [2, 5, 4, 0]
    scene.run(GainIncomes(0))
    own = scene.side(0)
    assert own.points == 10 + 3 + (2 + 7) + 2, "bases 3; elevations 2 and 7; conduits 2"
    assert (own.credits, own.energy) == (9, 2)
    assert scene.moves() == ["drop H1", "drop H2", "drop H3", "drop H4", "done"], "two flowing drops"


@rule("BR-I3", "BR-I8")
@pytest.mark.parametrize(("built", "points"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 5), (5, 12)])
def test_incomes_by_pieces(built: int, points: int) -> None:
    scene = given().company(0, "italy")
    scene.side(0).built = [built, 0, 0, 0]
    scene.run(GainIncomes(0))
    assert scene.side(0).points == 10 + points
    assert scene.side(0).credits == 6 + (3 if built >= 2 else 0)


@rule("BR-R26")
def test_incomes_come_in_reverse_turn_order_before_the_headstreams() -> None:
    scene = given(3)
    for side in range(3):
        scene.side(side).built = [2, 2, 2, 0]
        scene.company(side, ("germany", "italy", "france")[side])
    scene.state.order = [2, 0, 1]
    scene.run(PlayRound())
    while scene.family("machines"):
        scene.play("machines 1,0")
    gainers = [happening.seat for happening in scene.log.happenings if happening.kind == "income"]
    assert gainers == [1, 0, 2]
    kinds = [kind for kind in scene.happened() if kind in ("income", "headstreams-filled")]
    assert kinds == ["income"] * 3 + ["headstreams-filled"]


@rule("BR-I9", "BR-I10", "BR-I11", "BR-E13")
def test_headstreams_get_the_drops_of_their_tiles() -> None:
    printed = [[0, 2, 2, 0], [0, 0, 1, 3], [2, 0, 2, 0], [1, 1, 1, 1], [0, 1, 0, 2], [0, 0, 1, 2], [1, 0, 2, 2], [0, 1, 2, 1]]
    assert GAME.content.headstreams == printed
    for number in range(1, 6):
        scene = given(round=number)
        scene.state.headstreams = [0, 1, 2, 3]
        scene.run(FillHeadstreams())
        assert scene.state.springs == ([tile[number - 1] for tile in printed[:4]] if number < 5 else [0, 0, 0, 0])


@rule("BR-V9", "BR-V3", "BR-V4", "BR-B17")
def test_what_a_new_round_resets_and_what_it_keeps() -> None:
    scene = given().dam("D1U", 0, level=2, water=2).contracts(0, "S1").play("build basic-base", "at D8L", "bank 4")
    scene.holds(0, energy=7).run(EndRound())
    own = scene.side(0)
    assert (own.energy, own.engineers, own.constructions) == (0, 12, 0)
    assert (scene.water("D1U"), scene.on_wheel(0), len(own.contracts), own.excavators) == ([2], ["basic-base"], 1, 3)
    assert scene.side(1).credits == 10


# ---------------------------------------------------------------------------------------------------------------------
# Scoring
# ---------------------------------------------------------------------------------------------------------------------


@rule("BR-U3", "BR-U4", "BR-U5", "BR-U6", "BR-E1", "BR-E29", "BR-E42", "BR-R21", "BR-R22", "BR-R23", "BR-R11")
@pytest.mark.parametrize(
    ("energies", "points"),
    [
        ([9, 4], [6, 2]),
        ([9, 0], [6, 0]),
        ([0, 0], [0, 0]),
        ([9, 4, 4], [6, 1, 1]),
        ([9, 4, 4, 4], [6, 1, 1, 1]),
        ([5, 5], [4, 4]),
        ([5, 5, 5], [3, 3, 3]),
        ([5, 5, 5, 5], [2, 2, 2, 2]),
        ([5, 5, 3], [4, 4, 0]),
        ([75, 60, 31], [6, 2, 0]),
    ],
)
def test_places_on_the_energy_track(energies: list[int], points: list[int]) -> None:
    assert rank_points(energies) == points


@rule("BR-U7", "BR-E43", "BR-L18")
def test_credits_by_energy() -> None:
    assert [energy_credits(energy) for energy in (0, 1, 3, 6, 10, 15, 21, 28, 29, 45)] == [3, 1, 2, 3, 4, 5, 6, 7, 8, 8]


@rule("BR-U8", "BR-E30", "BR-R24")
def test_credits_and_the_loss_without_energy() -> None:
    scene = given(4).holds(0, energy=7).holds(1, energy=5).holds(3, energy=4)
    scene.bonus("contracts")
    for side in range(4):
        scene.side(side).points = scene.side(side).gained[0] = 1
    scene.run(ScoreRound())
    assert [scene.side(side).credits for side in range(4)] == [10, 9, 9, 9]
    assert [scene.side(side).points for side in range(4)] == [7, 3, -2, 1]


@rule("BR-U10", "BR-E44")
def test_sections() -> None:
    assert [section_of(energy) for energy in (5, 6, 11, 12, 29, 30, 61)] == [0, 1, 1, 2, 4, 5, 5]


@rule("BR-U9", "BR-U11", "BR-U12", "BR-U13", "BR-U14", "BR-U15", "BR-E31", "BR-Y20")
def test_the_bonus_tile_is_reduced_for_missing_sections() -> None:
    scene = given(4, round=3).bonus("powerhouses")
    for side, (energy, houses) in enumerate([(18, 2), (12, 3), (6, 1), (5, 3)]):
        scene.holds(side, energy=energy).side(side).built = [0, 0, 0, houses]
    assert [bonus_points(scene.state, side) for side in range(4)] == [10, 11, 0, 0]
    scene.state.round = 4
    assert scene.state.bonuses[3] != scene.state.bonuses[2], "the next round has another tile"


@rule("BR-E2", "BR-Y19", "BR-Y21", "BR-Y22")
@pytest.mark.parametrize(
    ("bonus", "points"),
    [("bases", 8), ("elevations", 12), ("conduits", 4), ("powerhouses", 15), ("contracts", 6), ("advanced-technology", 8)],
)
def test_bonus_tiles(bonus: str, points: int) -> None:
    scene = given(2, FULL).holds(0, energy=6).bonus(bonus).tiles(0, "basic-base", "I-base", "anton")
    own = scene.side(0)
    own.built = [2, 3, 1, 3]
    own.fulfilled = [0, 5, 20]
    own.wheel_tiles[(own.gate + 1) % 6] = 10
    assert bonus_points(scene.state, 0) == points


@rule("BR-V1", "BR-V2", "BR-E32", "BR-R1")
@pytest.mark.parametrize(
    ("before", "energies", "after"),
    [
        ([0, 1, 2, 3], [9, 4, 1, 4], [2, 3, 1, 0]),
        ([3, 2, 1, 0], [9, 4, 1, 4], [2, 1, 3, 0]),
        ([0, 1, 2, 3], [5, 5, 5, 1], [3, 2, 1, 0]),
        ([1, 0, 2, 3], [31, 60, 30, 75], [2, 0, 1, 3]),
    ],
)
def test_the_new_turn_order(before: list[int], energies: list[int], after: list[int]) -> None:
    scene = given(4)
    scene.state.order = before
    for side, energy in enumerate(energies):
        scene.holds(side, energy=energy)
    assert new_order(scene.state) == after


# ---------------------------------------------------------------------------------------------------------------------
# Objectives and the end
# ---------------------------------------------------------------------------------------------------------------------


@rule("BR-Z2", "BR-Z3", "BR-Z4", "BR-E6", "BR-E45", "BR-R52")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 2, 1], [15, 10, 5]),
        ([0, 3], [10, 15]),
        ([9, 5, 1, 1], [15, 10, 3, 3]),
        ([2, 2, 2, 2], [8, 8, 8, 8]),
        ([9, 4, 4, 4], [15, 5, 5, 5]),
        ([4, 4, 1], [13, 13, 5]),
        ([9, 8, 7, 6], [15, 10, 5, 0]),
    ],
)
def test_ranks_of_the_objective(counts: list[int], points: list[int]) -> None:
    assert shared_ranks(counts) == points


def objective(scene: Scene, name: str, side: int = 0) -> int:
    scene.objective(name)
    return objective_count(scene.state, side, scene.state.objective)


@rule("BR-Y23")
def test_objective_red_sites() -> None:
    scene = given().dam("D1U", 0, level=3).dam("D2L", 0).house("P5b", 0).house("P6a", 0).house("P12d", 0).dam("D3U", 1)
    assert objective(scene, "red-sites") == 3


@rule("BR-Y24", "BR-R53")
def test_objective_connected_bases() -> None:
    scene = given().dam("D1L", 0, level=2).dam("D3U", 0).dam("D5L", 0).dam("D2L", NEUTRAL)
    scene.house("P5a", 0).house("P8a", 0).conduit("C1L", 0).conduit("C1R", 0).conduit("C3L", 0).conduit("C5L", 1).conduit("C2L", 0)
    assert objective(scene, "connected-bases") == 2


@rule("BR-Y25", "BR-Y26", "BR-E40", "BR-E41", "BR-Y29", "BR-R54")
def test_objectives_largest_and_smallest_area() -> None:
    scene = given(3)
    scene.dam("D1L", 0, level=3).dam("D8L", 0, level=2).conduit("C8L", 0).conduit("C9L", 0).conduit("C10L", 0).house("P11a", 0)
    scene.conduit("C1L", 1).dam("D5L", 1, level=3).conduit("C5L", 1).house("P6a", 1).dam("D9L", 1, level=2).house("P9a", 1).house("P12a", 1)
    scene.dam("D2L", 2, level=3).dam("D6L", 2, level=3).dam("D10L", 2, level=3)
    assert [objective(scene, "largest-area", side) for side in range(3)] == [6, 5, 3]
    assert objective_points(scene.state) == [15, 10, 5]
    assert [objective(scene, "smallest-area", side) for side in range(3)] == [0, 1, 3]
    assert objective_points(scene.state) == [5, 10, 15]


@rule("BR-Y27", "BR-Y28", "BR-R72", "BR-R54")
def test_objectives_basins() -> None:
    scene = given().dam("D1L", 0, level=2).conduit("C1L", 0).dam("D5L", 0, level=3).conduit("C8L", 0).conduit("C8R", 0).house("P8a", 0)
    scene.house("P11a", 0).house("P12a", 0)
    assert objective(scene, "basins-with-1") == 5
    assert objective(scene, "basins-with-3") == 3


@rule("BR-R72")
def test_six_basins_with_three_pieces_are_possible() -> None:
    scene = given()
    for basin in range(1, 6):
        scene.dam(f"D{basin}L", 0, level=2)
    for conduit in ("C1L", "C2L", "C3L"):
        scene.conduit(conduit, 0)
    scene.conduit("C6L", 0).conduit("C6R", 0).house("P6a", 0).house("P5a", 0)
    assert objective(scene, "basins-with-3") == 5
    scene.state.dam_level[7] = 3
    assert objective(scene, "basins-with-3") == 6


@rule("BR-Z5", "BR-Z6", "BR-E33")
def test_resources_left() -> None:
    scene = given().holds(0, credits=7, excavators=5, mixers=3)
    scene.side(0).wheel_mixers[2] = 3
    scene.side(0).wheel_excavators[2] = 4
    assert resource_points(scene.state, 0) == 3
    assert resource_points(scene.holds(0, credits=6).state, 0) == 2


@rule("BR-Z7", "BR-E34")
def test_water_behind_own_dams() -> None:
    scene = given().dam("D1L", 0, level=2, water=1).dam("D8L", 0, water=1).dam("D2L", 1, water=1).dam("D3L", NEUTRAL, water=1)
    assert [water_points(scene.state, side) for side in (0, 1)] == [2, 1]


@rule("BR-Z8", "BR-Z9", "BR-R25", "BR-Z10")
def test_the_winner_and_the_tie_break() -> None:
    scene = given(3).objective("red-sites")
    for side, (points, energy) in enumerate([(150, 3), (150, 7), (120, 50)]):
        scene.holds(side, points=points, energy=energy)
    assert quick_scores(scene.state) == [163, 163, 133]
    assert places(scene.state) == [2, 1, 3]
    assert places(scene.holds(0, energy=7).state) == [1, 1, 3]


@rule("BR-Z11", "BR-R59")
@pytest.mark.parametrize(("players", "options"), BUSY_MODES, ids=str)
def test_every_point_has_a_source(players: int, options: dict[str, object]) -> None:
    state = busy_game(players, options, 7)
    assert [sum(own.gained) for own in state.sides] == [own.points for own in state.sides]
    totals = [0] * len(state.sides)
    for line in state.sheet:
        totals[line.side] += line.points
    assert totals == state.scores
    assert [own.history[-1] for own in state.sides] == [own.points for own in state.sides]


@rule("BR-R57")
@pytest.mark.parametrize(("players", "options"), BUSY_MODES, ids=str)
def test_random_games_hold_everything_that_must_hold(players: int, options: dict[str, object]) -> None:
    for seed in range(2):
        check_game(GAME, players, options, seed, seed == 0)


@rule("BR-R71")
def test_where_tables_differ_the_rulebook_is_followed() -> None:
    scene = given(2).officer(0, "mahiri-sekibo")
    assert scene.side(0).credits == 6
    assert scene.state.extra_officers == []
    assert all(len(own.incomes) == 3 for own in GAME.content.companies)
    assert len(COMPANIES) == 4


@rule("BR-R73")
def test_the_open_sector_is_always_empty() -> None:
    scene = given().holds(0, excavators=20, mixers=20)
    for tile, site in (("base", "D8L"), ("elevation", "D8L"), ("conduit", "C8L")):
        scene.turn(0).play(f"build basic-{tile}", f"at {site}")
        assert scene.side(0).wheel_tiles[scene.side(0).gate] == -1
