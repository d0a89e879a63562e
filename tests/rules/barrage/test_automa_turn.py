"""The Automa: set-up, levels, tiles, turns and rows (BA-1 to BA-95)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.barrage.content.abilities import BASE_MACHINES, PRODUCED
from ludarium.games.barrage.content.components import CONTRACTS, DAM_CRITERIA, SPACES, TILES
from ludarium.games.barrage.content.rows import CONTRACTS_ROW, MACHINERY, PATENT_ROW, WATER_ROW
from ludarium.games.barrage.content.sites import HEADSTREAM_IDS
from ludarium.games.barrage.notation import PRODUCE
from ludarium.games.barrage.rules.automa import best_placement, best_system
from ludarium.games.barrage.rules.automa_turn import AutomaTurn, turn_tile
from ludarium.games.barrage.rules.rounds import EndTurn, GainIncomes, NextTurn
from ludarium.games.barrage.state import CLOSED, NEUTRAL, NOBODY, NOTHING
from tests.rule import rule
from tests.rules.barrage.automata import AUTOMA, do, row, solo, why
from tests.rules.barrage.scene import GAME, Scene, given, new

TILES_20 = GAME.content.automa


def letters(scene: Scene, drops: int, flows: bool) -> str:
    return "".join("ABCD"[headstream] for headstream in best_placement(scene.state, AUTOMA, drops, flows))


def route(scene: Scene, modifier: int = 0) -> str:
    """Return the production an Automa would make."""
    found = best_system(scene.state, AUTOMA, modifier, False, NOTHING)
    return "" if found == NOTHING else PRODUCE.items[found]


# -- words and set-up ---------------------------------------------------------------------------------------------------


@rule("BA-7", "BA-8", "BA-44")
@pytest.mark.parametrize(("players", "levels"), [(1, "1"), (1, "12"), (1, "234"), (2, "3"), (2, "14"), (3, "2")])
def test_automas_count_as_players(players: int, levels: str) -> None:
    options: dict[str, object] = {f"automa-{number + 1}": level for number, level in enumerate(levels)}
    state = GAME.new(players, 2, options)
    sides = players + len(levels)
    assert (len(state.sides), len(state.national), len(state.drafted), len(state.offered)) == (sides, sides - 1, sides, sides)
    closed = {SPACES[space] for space, owner in enumerate(state.space_owner) if owner == CLOSED}
    assert ("turbine-plus1-left" in closed) == (sides < 4)
    assert ("workshop-2-left" in closed) == (sides < 3)
    assert [own.level for own in state.sides] == [0] * players + [int(level) for level in levels]


@rule("BA-7", "BA-9", "BA-R1", "BA-17")
def test_what_cannot_be_chosen() -> None:
    for players, options in [
        (2, {"game": "introductory", "automa-1": "1"}),
        (1, {"automa-1": "none"}),
        (3, {"automa-2": "1"}),
        (2, {"automa-1": "5"}),
    ]:
        with pytest.raises(ludarium.OptionError):
            GAME.new(players, 1, options)
    assert GAME.new(1, 1).sides[1].level == 2


@rule("BA-10", "BA-11", "BA-12", "BA-13", "BA-14", "BA-67")
def test_what_an_automa_starts_with() -> None:
    scene = new(2, {"automa-1": "2", "automa-2": "3"}, seed=4)
    assert len({own.company for own in scene.state.sides}) == 4
    for side in (2, 3):
        own = scene.side(side)
        assert (own.excavators, own.mixers, own.credits, own.contracts, own.engineers) == (6, 4, 0, [], 12) or own.engineers < 12
        assert own.gained[0] == 16
        assert [tile for tile in scene.supply(side) + scene.on_wheel(side) if tile.startswith("basic")] != []
    assert [scene.side(side).gained[0] for side in (0, 1)] == [10, 10]
    assert scene.state.offered == []
    assert [len(scene.side(side).contracts) for side in (0, 1)] == [1, 1]


@rule("BA-15", "BA-R2")
def test_automas_act_first_the_last_one_first_of_all() -> None:
    state = GAME.new(2, 3, {"automa-1": "1", "automa-2": "1"})
    assert state.order[:2] == [3, 2]
    assert sorted(state.order[2:]) == [0, 1]


@rule("BA-16", "BA-24", "BA-25", "BA-26", "BA-27", "BA-28", "BA-R3", "BA-R4")
def test_the_deck_of_tiles() -> None:
    state = GAME.new(1, 1).copy()
    state.automa_discard = []
    state.automa_pile = list(range(20))[::-1]
    for turn in range(1, 20):
        turn_tile(state)
        assert (state.automa_discard[-1] + 1, state.automa_pile[-1] + 1) == (turn, turn + 1)
    seals = state.seals
    turn_tile(state)
    assert state.automa_discard == [19]
    assert sorted(state.automa_pile) == list(range(19))
    assert state.seals > seals


@rule("BA-23", "BA-30", "BA-2", "BA-31", "BA-40")
def test_the_tiles_have_rows_criteria_starts_and_letters() -> None:
    for tile in TILES_20:
        assert (len(tile.dam), len(tile.conduit), len(tile.house)) == (3, 3, 3)
        assert sorted(tile.headstreams) == [0, 1, 2, 3]
        assert tile.rows[-1].source() == "bank 1 1"
    assert [entry.source() for entry in TILES_20[3].rows][:2] == ["production 1 minus-1 green", "construction 2 base mountains"]
    assert (TILES_20[3].conduit_start, TILES_20[3].house_start + 1, TILES_20[3].dam_start + 1) == (3, 11, 4)
    assert [HEADSTREAM_IDS[letter] for letter in TILES_20[1].headstreams] == ["H2", "H3", "H4", "H1"]
    assert sum(len(tile.rows) for tile in TILES_20) == 126


@rule("BA-R6", "BA-108")
def test_the_upstream_criterion_has_no_order_of_colours() -> None:
    tiles = [tile.number for tile in TILES_20 if DAM_CRITERIA.index("upstream-powerhouse") in tile.dam]
    assert tiles == [1, 5, 17, 18, 19, 20]


# -- levels -------------------------------------------------------------------------------------------------------------


@rule("BA-18", "BA-19", "BA-20", "BA-21", "BA-22", "BA-59")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_levels(level: int) -> None:
    scene = solo(level, "italy").officer(AUTOMA, "wilhelm-adler")
    own = scene.side(AUTOMA)
    own.built = [2, 0, 0, 4]
    scene.state.refresh(AUTOMA)
    points = own.points
    scene.run(GainIncomes(AUTOMA))
    assert own.points - points == (0 if level == 1 else 3), "the credits of the income as points"
    assert own.production_bonus() == (0 if level == 1 else 3)
    assert bool(own.standing.answers[PRODUCED]) == (level >= 3)
    assert own.uses_effects() == (level >= 3)
    assert own.standing.has(BASE_MACHINES) == (level == 4)


@rule("BA-83", "BA-129", "BA-R20", "BA-R21", "BA-49", "BA-123")
def test_uncovered_income_is_gained_from_level_2_on() -> None:
    for level, expected in ((1, 0), (2, 3)):
        scene = solo(level, "italy").dam("D8L", AUTOMA)
        points = scene.side(AUTOMA).points
        do(scene, "construction 2 base hills")
        assert scene.side(AUTOMA).points - points == expected


# -- turns ---------------------------------------------------------------------------------------------------------------


def rows_tile(scene: Scene, number: int) -> Scene:
    """Let the next turn have the rows of this tile and the criteria of tile 1."""
    others = [tile for tile in range(20) if tile not in (number - 1, 0)]
    scene.state.automa_pile = [*others, number - 1, 0]
    scene.state.automa_discard = []
    return scene


@rule("BA-31", "BA-32", "BA-33", "BA-36")
def test_the_first_possible_row_ends_the_turn() -> None:
    scene = rows_tile(solo(2).holds(AUTOMA, excavators=0), 4).run(AutomaTurn(AUTOMA))
    told = [
        (happening.kind, happening.words(None).arguments.get("row")) for happening in scene.log.happenings if "automa" in happening.kind
    ]
    assert [kind for kind, words in told] == ["automa-tile", "automa-skips", "automa-skips", "automa-row"]
    assert scene.side(AUTOMA).excavators == 1
    assert scene.side(AUTOMA).engineers == 11
    assert scene.side(AUTOMA).building == 0, "what is skipped changes nothing"


@rule("BA-34", "BA-35", "BA-R7")
def test_the_turn_goes_on_after_a_dashed_row() -> None:
    scene = rows_tile(solo(2).dam("D2L", AUTOMA).holds(AUTOMA, excavators=0, mixers=0), 2).run(AutomaTurn(AUTOMA))
    assert scene.water("D2L") == [1]
    rows = [happening.kind for happening in scene.log.happenings if happening.kind == "automa-row"]
    assert len(rows) == 2
    assert scene.side(AUTOMA).engineers == 10
    assert {entry.action for tile in TILES_20 for entry in tile.rows if entry.goes_on()} == {WATER_ROW, CONTRACTS_ROW}


@rule("BA-37", "BA-38", "BA-39", "BA-R8")
def test_too_few_engineers_still_carry_a_row_out() -> None:
    scene = do(solo(2).holds(AUTOMA, engineers=1), "construction 2 base hills")
    assert scene.side(AUTOMA).engineers == 0
    assert scene.side(AUTOMA).built[0] == 1
    assert scene.side(AUTOMA).building == 1
    scene.state.agenda = [NextTurn()]
    scene.state.turn = 0
    scene.state.run()
    assert scene.side(AUTOMA).passed
    last = rows_tile(solo(2).dam("D2L", AUTOMA).holds(AUTOMA, engineers=1), 2).run(AutomaTurn(AUTOMA))
    assert [happening.kind for happening in last.log.happenings].count("automa-row") == 1, "the last engineer went to the water"


@rule("BA-28", "BA-39")
def test_no_tile_is_turned_for_an_automa_that_passes() -> None:
    scene = solo(2).holds(AUTOMA, engineers=0)
    before = scene.state.automa_pile.copy()
    scene.state.agenda = [NextTurn()]
    scene.state.turn = 0
    scene.state.order = [0, 1]
    scene.state.run()
    assert scene.side(AUTOMA).passed
    assert scene.state.automa_pile == before


# -- engineers and points -------------------------------------------------------------------------------------------------


@rule("BA-41", "BA-42", "BA-43", "BA-45")
def test_engineers_take_the_first_free_space_of_the_section() -> None:
    scene = solo(2)
    scene.side(AUTOMA).wheel_mixers[2] = 1
    for expected in ("workshop-1-left", "workshop-3-left", "workshop-1-right", "workshop-3-right"):
        points = scene.side(AUTOMA).points
        do(scene, "workshop 1 1")
        scene.side(AUTOMA).wheel_mixers[(scene.side(AUTOMA).gate + 2) % 6] = 1
        assert scene.state.space_owner[SPACES.index(expected)] == AUTOMA, "left column first, closed ones are not free"
        assert scene.side(AUTOMA).points == points, "the price of the space is ignored"
    do(scene, "workshop 1 1")
    assert scene.side(AUTOMA).beside == 1
    assert scene.side(AUTOMA).engineers == 7


@rule("BA-46")
def test_constructions_are_not_limited_to_four_spaces() -> None:
    scene = solo(2).holds(AUTOMA, excavators=40)
    for turn in range(5):
        scene.side(AUTOMA).tiles = [0, 1, 2, 3]
        scene.side(AUTOMA).wheel_tiles = [NOTHING] * 6
        do(scene, "construction 2 base")
    assert scene.side(AUTOMA).built[0] == 5
    assert scene.side(AUTOMA).building == 10
    assert scene.side(AUTOMA).constructions == 0


@rule("BA-47", "BA-86", "BA-87", "BA-88", "BA-89", "BA-R9", "BA-R32")
def test_a_patent_row() -> None:
    scene = solo(2).patents("I-joker", "I-base", "II-conduit")
    points = scene.side(AUTOMA).points
    do(scene, "patent 1 base 2")
    assert "I-base" in scene.supply(AUTOMA)
    assert scene.state.patents[1] == NOTHING
    assert scene.state.space_owner[SPACES.index("patent-2")] == AUTOMA
    assert scene.state.space_owner[SPACES.index("patent-1")] == NOBODY
    assert scene.side(AUTOMA).points == points - 2
    levels = solo(2).patents("I-base", "II-joker", "II-conduit")
    do(levels, "patent 1 base 2")
    assert "II-joker" in levels.supply(AUTOMA), "level before structure"
    assert why(solo(2).patents("I-conduit", "", ""), "patent 1 base 2") == "no-patent"


@rule("BA-48", "BA-95")
def test_the_bank_row() -> None:
    scene = solo(2)
    points = scene.side(AUTOMA).points
    do(scene, "bank 1 1")
    assert (scene.side(AUTOMA).points, scene.side(AUTOMA).engineers, scene.side(AUTOMA).banking) == (points + 1, 11, 1)
    scene.turn(0).play("bank 1")
    assert scene.side(0).banking == 1


@rule("BA-50", "BA-51", "BA-81")
def test_an_automa_can_always_pay() -> None:
    scene = solo(2)
    own = scene.side(AUTOMA)
    own.points = own.gained[0] = 1
    own.wheel_mixers[2] = 1
    do(scene, "workshop 2 3 5")
    assert own.points == -4


@rule("BA-52", "BA-82", "BA-99")
def test_red_building_spaces_cost_3_points() -> None:
    scene = solo(2, criteria=9)
    points = scene.side(AUTOMA).points
    do(scene, "construction 2 base hills")
    assert scene.side(AUTOMA).points == points - 3, "tile 9 looks for red spaces first"
    dam = scene.state.dam_owner.index(AUTOMA)
    assert dam % 2 == 0
    do(scene, "construction 2 elevation")
    assert scene.side(AUTOMA).points == points - 3
    assert scene.state.dam_level[dam] == 2
    assert scene.on_wheel(AUTOMA) == ["basic-base", "basic-elevation"]


@rule("BA-53", "BA-54", "BA-R22", "BA-63")
def test_tolls() -> None:
    scene = solo(2).dam("D1L", AUTOMA, level=3, water=2).conduit("C1L", 0).house("P8a", AUTOMA)
    points = scene.side(AUTOMA).points
    do(scene.office("R11", "", "", "", "R12", ""), "production 2 plain red")
    assert scene.side(0).credits == 8
    assert scene.side(0).points == 12
    assert scene.side(AUTOMA).gained[8] == -2 + 3, "two tolls, and the credits of contract R12"
    assert scene.side(AUTOMA).energy == 10
    assert points
    human = solo(2).dam("D1L", 0, level=3, water=3).conduit("C1L", AUTOMA).house("P8a", 0)
    points = human.side(AUTOMA).points
    human.turn(0).play("space turbine-zero-left", "produce D1L-C1L-3")
    assert human.side(0).credits == 3
    assert human.side(AUTOMA).points >= points + 6


# -- production and contracts -----------------------------------------------------------------------------------------------


def plant(level: int = 2, company: str = "italy", water: int = 2, criteria: int = 1) -> Scene:
    """The Automa has a dam in basin 1, the conduit C1L of value 5 and a powerhouse in basin 8."""
    scene = solo(level, company, criteria)
    return (
        scene.dam("D1L", AUTOMA, level=3, water=water)
        .conduit("C1L", AUTOMA)
        .house("P8a", AUTOMA)
        .office("G03", "", "", "", "", "")
        .national("N1")
    )


@rule("BA-1", "BA-3", "BA-4", "BA-5", "BA-56")
def test_a_system_is_dam_built_conduit_and_own_powerhouse() -> None:
    assert route(plant()) == "D1L-C1L-2"
    assert route(solo(2).dam("D1L", AUTOMA, water=1).house("P8a", AUTOMA)) == "", "no conduit"
    assert route(solo(2).dam("D1L", 0, water=1).conduit("C1L", 0).house("P8a", AUTOMA)) == "", "an opponent's dam"
    assert route(solo(2).dam("D1L", NEUTRAL, water=1).conduit("C1L", 0).house("P8a", AUTOMA)) == "D1L-C1L-1"
    assert why(plant(water=0), "production 1 plain green") == "no-system"
    weak = solo(2).dam("D9L", AUTOMA, water=1).conduit("C9L", AUTOMA).house("P11a", AUTOMA)
    assert why(weak, "production 1 minus-2 green") == "no-system"


@rule("BA-55", "BA-57", "BA-R10")
@pytest.mark.parametrize(("own", "other", "produces"), [(12, 11, False), (12, 12, True), (11, 3, True)])
def test_the_reason_on_the_energy_track(own: int, other: int, produces: bool) -> None:
    scene = plant()
    scene.state.round = 2
    scene.holds(AUTOMA, energy=own).holds(0, energy=other)
    assert why(scene, "production 1 plain green") == ("" if produces else "leads")


@rule("BA-58", "BA-55")
def test_a_contract_of_the_colour_must_be_within_reach() -> None:
    scene = plant(water=1).office("G03", "", "Y06", "", "", "")
    assert why(scene, "production 1 plain green") == ""
    assert why(scene, "production 1 plain yellow") == "no-contract"
    assert why(scene, "production 1 plus-1 yellow") == ""
    assert why(scene, "production 1 plus-2 red") == "no-contract"


@rule("BA-60", "BA-61", "BA-R11")
def test_the_best_system_with_all_its_drops() -> None:
    scene = plant(water=2).dam("D9L", AUTOMA, level=3, water=3).conduit("C9R", AUTOMA).house("P12a", AUTOMA)
    assert route(scene) == "D1L-C1L-2"
    scene.state.dam_water[1] = 1
    assert route(scene) == "D9L-C9R-3"


@rule("BA-62", "BA-R12")
def test_equal_systems() -> None:
    scene = solo(2, criteria=1).dam("D3U", AUTOMA, water=1).dam("D3L", NEUTRAL, water=1).conduit("C3L", AUTOMA).house("P5a", AUTOMA)
    assert route(scene) == "D3L-C3L-1", "a neutral dam first"
    even = (
        solo(2, criteria=1).dam("D1L", AUTOMA, water=1).dam("D3L", AUTOMA, water=1).conduit("C1R", 0).conduit("C3L", 0).house("P5a", AUTOMA)
    )
    assert route(even) == "D1L-C1R-1", "from start site 1A on"
    even.state.automa_discard = [4]
    assert route(even) == "D3L-C3L-1", "from start site 3A on"


@rule("BA-64", "BA-65", "BA-66", "BA-R13", "BA-R14")
def test_the_highest_contract_is_fulfilled_from_the_office() -> None:
    scene = plant(water=2).office("G03", "G01", "Y06", "", "R12", "R11")
    do(scene, "production 2 plain green")
    assert [CONTRACTS[contract] for contract in scene.side(AUTOMA).fulfilled] == ["R11"], "of two that need 10 the one further right"
    assert scene.state.office[5] == NOTHING, "replaced at the end of the turn"
    scene.state.turn = AUTOMA
    scene.run(EndTurn())
    assert scene.state.office[5] not in (NOTHING, CONTRACTS.index("R11"))
    national = plant(water=3).office("G03", "", "", "", "R12", "R11").national("N5", "N2")
    do(national, "production 2 plain green")
    assert [CONTRACTS[contract] for contract in national.side(AUTOMA).fulfilled] == ["N5"]
    assert national.state.national[0] == NOTHING


@rule("BA-68", "BA-69", "BA-70", "BA-R15")
def test_the_contracts_row() -> None:
    scene = solo(2).office("G03", "G01", "Y06", "", "R12", "R11")
    scene.state.piles[0] = [CONTRACTS.index("G05")]
    do(scene, "contracts 1 green 2")
    assert (scene.side(AUTOMA).energy, scene.side(AUTOMA).engineers, scene.side(AUTOMA).fulfilled) == (2, 11, [])
    assert scene.state.office[0] == CONTRACTS.index("G05")
    shown = [CONTRACTS[contract] for contract in scene.state.office[:2]]
    assert shown[0] == "G05"
    assert shown[1] in ("G03", "G01"), "the discards are shuffled when the pile is empty"
    assert scene.state.space_owner[SPACES.index("contract-one-a-left")] == AUTOMA


# -- water ------------------------------------------------------------------------------------------------------------------


@rule("BA-71", "BA-72", "BA-73", "BA-75", "BA-76", "BA-77", "BA-R16")
def test_the_water_row_of_the_examples() -> None:
    scene = solo(2, criteria=2).dam("D5L", AUTOMA, level=2)
    assert letters(scene, 2, False) == "BB"
    scene.springs(0, 1, 0, 0)
    assert letters(scene, 2, False) == "B"
    one = solo(2, criteria=2).dam("D5L", AUTOMA, level=1).springs(0, 1, 0, 0)
    assert why(one, "water 1 2 wait") == "no-water"
    do(scene, "water 1 2 wait")
    assert scene.state.springs == [0, 2, 0, 0]
    assert scene.side(AUTOMA).engineers == 11
    assert scene.state.space_owner[SPACES.index("water-two-left")] == AUTOMA


@rule("BA-74", "BA-R17")
def test_water_behind_a_foreign_dam() -> None:
    scene = solo(2, criteria=2).dam("D5L", AUTOMA, level=1).dam("D2L", 0, level=1)
    assert letters(scene, 2, False) == "BB", "the first fills the opponent's dam so that the second arrives"
    assert why(scene, "water 1 1 flow") == "no-water"
    at_once = solo(2, criteria=2).dam("D5L", AUTOMA, level=1).springs(0, 3, 0, 0)
    do(at_once, "water 1 1 flow")
    assert at_once.water("D5L") == [1]
    assert at_once.state.springs == [0, 3, 0, 0]


@rule("BA-76")
def test_equal_ways_follow_the_letters() -> None:
    scene = solo(2, criteria=5).dam("D1L", AUTOMA).dam("D4L", AUTOMA)
    assert letters(scene, 2, False) == "DA", "tile 5: D C B A"
    assert letters(scene, 1, True) == "D"


# -- construction, workshop, machinery --------------------------------------------------------------------------------------


@rule("BA-78", "BA-79", "BA-R25", "BA-80")
def test_when_an_automa_can_build() -> None:
    assert why(solo(2).holds(AUTOMA, excavators=2), "construction 2 base") == "cannot-build"
    assert why(solo(2).holds(AUTOMA, excavators=3), "construction 2 base hills") == "cannot-build"
    assert why(solo(2).holds(AUTOMA, excavators=4), "construction 2 base hills") == ""
    assert why(solo(2).holds(AUTOMA, excavators=4), "construction 2 base mountains") == "cannot-build"
    assert why(solo(2).holds(AUTOMA, excavators=7), "construction 2 conduit from-4") == "cannot-build"
    assert why(solo(2).holds(AUTOMA, excavators=6), "construction 2 conduit from-3") == ""
    assert why(solo(2).tiles(AUTOMA, "basic-base"), "construction 2 powerhouse") == "cannot-build"
    assert why(solo(2).tiles(AUTOMA, "I-joker"), "construction 2 powerhouse") == ""
    spent = solo(2)
    spent.side(AUTOMA).built = [5, 5, 5, 4]
    assert why(spent, "construction 2 base") == "cannot-build"


@rule("BA-80")
def test_restrictions_of_the_printed_rows() -> None:
    limits = {
        tile.number: [entry.limit for entry in tile.rows if entry.limit not in ("", "anywhere", "green", "yellow", "red")]
        for tile in TILES_20
    }
    assert {number: found for number, found in limits.items() if found} == {2: ["hills"], 4: ["mountains"], 9: ["from-3"], 12: ["from-4"]}


@rule("BA-84", "BA-85", "BA-R31")
def test_the_highest_tile_is_used_and_works_like_a_basic_one_below_level_3() -> None:
    scene = solo(2).tiles(AUTOMA, "basic-base", "I-base", "I-joker", "II-joker").dam("D1L", AUTOMA)
    do(scene, "construction 2 base")
    assert scene.on_wheel(AUTOMA) == ["II-joker"]
    equal = solo(2).tiles(AUTOMA, "basic-base", "I-base", "I-joker").dam("D1L", AUTOMA)
    do(equal, "construction 2 base")
    assert equal.on_wheel(AUTOMA) == ["I-base"]
    assert equal.water("D1L") == [0]


@rule("BA-90", "BA-91", "BA-51", "BA-125")
def test_the_workshop_row() -> None:
    scene = solo(2)
    assert why(scene, "workshop 1 2 2") == "empty-wheel"
    own = scene.side(AUTOMA)
    own.wheel_mixers[(own.gate - 1) % 6] = 2
    own.wheel_excavators[(own.gate - 2) % 6] = 3
    points = own.points
    do(scene, "workshop 1 2 2")
    assert (own.mixers, own.excavators, own.points) == (6, 9, points - 2)


@rule("BA-92", "BA-93", "BA-R5", "BA-51")
def test_the_machinery_row() -> None:
    scene = solo(2)
    points = scene.side(AUTOMA).points
    do(scene, "machinery 2 both 1 5")
    assert (scene.side(AUTOMA).excavators, scene.side(AUTOMA).mixers, scene.side(AUTOMA).points) == (7, 5, points - 5)
    assert all(
        why(solo(2, round=5), entry.source()) == "last-round" for tile in TILES_20 for entry in tile.rows if entry.action == MACHINERY
    )


@rule("BA-94", "BA-124")
def test_machines_of_free_choice() -> None:
    scene = do(solo(2).holds(AUTOMA, excavators=3, mixers=3), "machinery 1 any 3 3")
    gained = [
        (happening.facts["excavators"], happening.facts["mixers"])
        for happening in scene.log.happenings
        if happening.kind == "gained-machines"
    ]
    assert gained == [(1, 0), (0, 1), (1, 0)]


def test_rows_read_back_and_patent_rows_cost_2_points() -> None:
    for tile in TILES_20:
        for entry in tile.rows:
            assert row(entry.source()).source() == entry.source()
            assert entry.action != PATENT_ROW or (entry.engineers, entry.cost) == (1, 2)
    assert TILES[0] == "basic-base"
    assert given().state.automa_pile == []
