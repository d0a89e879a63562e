"""Components and set-up (sections A to D), the map (section F)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.games.barrage.content.components import (
    COMPANIES,
    CONTRACTS,
    FIRST_NATIONAL,
    FIRST_PRIVATE,
    OFFICERS,
    PILE,
    SPACES,
    SPECIAL,
    TILES,
    is_advanced,
)
from ludarium.games.barrage.content.sites import CONDUIT_IDS, DAM_IDS, HOUSE_BASIN, HOUSE_IDS, OUT, PIECE_COUNTS
from ludarium.games.barrage.state import CLOSED, NEUTRAL, NOTHING
from tests.rule import rule
from tests.rules.barrage.scene import GAME, INTRO, given, new

CONTENT = GAME.content


@rule("BR-A1", "BR-F6")
def test_there_is_one_map_with_all_its_sites() -> None:
    assert (len(CONTENT.map.area), len(DAM_IDS), len(CONDUIT_IDS), len(HOUSE_IDS)) == (12, 20, 20, 23)
    assert "map" not in [spec.name for spec in GAME.options], "both sides of the map are the same"


@rule("BR-A2")
def test_boards_are_energy_track_management_and_patents() -> None:
    sections = {space.name.split("-")[0] for space in CONTENT.spaces}
    assert sections == {"turbine", "water", "workshop", "shop", "contract", "patent"}
    assert given().side(0).energy == 0


@rule("BR-A3")
def test_tiles_are_as_many_as_in_the_box() -> None:
    assert [sum(1 for tile in range(len(TILES)) if GAME.content.tile_levels[tile] == level) for level in (1, 2, 3)] == [5, 5, 5]
    counts = (len(CONTENT.bonuses), len(CONTENT.objectives), len(CONTENT.headstreams), len(CONTENT.neutral), len(CONTENT.officers))
    assert counts == (6, 6, 8, 10, 7)
    assert TILES[SPECIAL] == "anton"
    assert len(CONTENT.automa) == 20


@rule("BR-A4", "BR-M12")
def test_contracts_are_as_many_and_as_demanding_as_in_the_box() -> None:
    energies = [contract.energy for contract in CONTENT.contracts]
    assert len(energies) == 55
    assert energies[:4] == [3, 3, 2, 4]
    assert sorted(energies[FIRST_NATIONAL:FIRST_PRIVATE]) == [13, 13, 14, 14, 15, 15]
    for colour, values in enumerate([(2, 3, 4), (5, 6, 7), (8, 9, 10)]):
        pile = energies[FIRST_PRIVATE + colour * PILE : FIRST_PRIVATE + (colour + 1) * PILE]
        assert sorted(pile) == sorted(values * 5)
    assert [GAME.content.colours[CONTRACTS.index(name)] for name in ("G01", "Y15", "R10")] == [0, 1, 2]


@rule("BR-A5", "BR-R12", "BR-H12")
def test_drops_never_run_out() -> None:
    scene = given().springs(40, 0, 0, 0)
    scene.play("space water-two-left", "drop H1", "drop H1")
    assert scene.state.springs[0] == 42


@rule("BR-A6", "BR-A7", "BR-A8", "BR-R13", "BR-B1")
def test_credits_and_machines_never_run_out() -> None:
    scene = given().holds(0, credits=200, excavators=80, mixers=80)
    scene.play("space shop-both-left")
    assert scene.stock(0) == "195 credits, 81 excavators, 81 mixers"


@rule("BR-A9", "BR-B9", "BR-B10", "BR-B11", "BR-R60")
@pytest.mark.parametrize("seed", range(12))
def test_one_neutral_dam_an_area_with_one_drop(seed: int) -> None:
    state = GAME.new(2, seed, INTRO)
    found = [
        (CONTENT.map.area[dam // 2], state.dam_level[dam], state.dam_water[dam]) for dam in range(20) if state.dam_owner[dam] == NEUTRAL
    ]
    assert sorted(found) == [(0, 1, 1), (1, 2, 1), (2, 3, 1)]
    assert all(dam % 2 == 1 for dam in range(20) if state.dam_owner[dam] == NEUTRAL), "on the lower, free site"
    assert [len([1 for tile in CONTENT.neutral if CONTENT.map.area[tile.dam // 2] == area]) for area in range(3)] == [4, 3, 3]


@rule("BR-A10", "BR-A14")
def test_there_are_four_companies() -> None:
    assert COMPANIES == ["usa", "germany", "italy", "france"]


@rule("BR-A11", "BR-A12", "BR-C7", "BR-D8", "BR-B18", "BR-B19", "BR-Z12")
@pytest.mark.parametrize("options", [INTRO, {"game": "full"}], ids=str)
def test_everybody_starts_alike(options: dict[str, object]) -> None:
    scene = new(3, options)
    assert PIECE_COUNTS == [5, 5, 5, 4]
    for side in range(3):
        own = scene.side(side)
        assert scene.stock(side) == "6 credits, 6 excavators, 4 mixers"
        assert (own.engineers, own.energy, own.points, own.built) == (12, 0, 10, [0, 0, 0, 0])
        assert own.wheel_tiles == [NOTHING] * 6


@rule("BR-A13", "BR-C8", "BR-D7")
def test_the_joker_is_in_the_introductory_game_only() -> None:
    names = ["basic-base", "basic-elevation", "basic-conduit", "basic-powerhouse"]
    assert new(2, INTRO).supply(0) == [*names, "basic-joker"]
    full = new(2, {"game": "full"}, seed=2)
    assert [tile for tile in full.supply(0) if tile != "anton"] == names


@rule("BR-B2")
def test_four_headstream_tiles_are_laid_at_random() -> None:
    laid = [GAME.new(2, seed, INTRO).headstreams for seed in range(30)]
    assert all(len(set(tiles)) == 4 for tiles in laid)
    assert {tile for tiles in laid for tile in tiles} == set(range(8))


@rule("BR-B3", "BR-B4", "BR-B5")
def test_five_bonus_tiles_are_laid() -> None:
    intro = [GAME.new(2, seed, INTRO).bonuses for seed in range(10)]
    assert all(sorted(tiles) == [0, 1, 2, 3, 4] for tiles in intro)
    full = [GAME.new(2, seed, {"game": "full"}).bonuses for seed in range(20)]
    assert all(len(set(tiles)) == 5 for tiles in full)
    assert any(5 in tiles for tiles in full)
    assert any(5 not in tiles for tiles in full)


@rule("BR-B6", "BR-R57")
def test_one_objective_is_drawn_face_up() -> None:
    drawn = {GAME.new(2, seed, INTRO).view(None)["objective"] for seed in range(40)}
    assert len(drawn) == 6


@rule("BR-B7", "BR-B8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_contracts_are_laid_out(players: int) -> None:
    state = GAME.new(players, 1, INTRO)
    assert len(state.national) == players - 1
    assert [state.content.colours[contract] for contract in state.office] == [0, 0, 1, 1, 2, 2]
    assert [len(pile) for pile in state.piles] == [13, 13, 13]


@rule("BR-B12", "BR-B13")
def test_patents_are_for_the_full_game() -> None:
    assert GAME.new(2, 1, INTRO).patents == [NOTHING] * 3
    assert given().refusal("space:patent-1") == ("no-patent-office", "BR-B12")
    state = GAME.new(2, 1, {"game": "full"})
    assert [state.content.tile_levels[tile] for tile in state.patents] == [1, 1, 1]
    assert [state.content.tile_levels[tile] for tile in state.inventions] == [3] * 5 + [2] * 5 + [1] * 2


@rule("BR-B14", "BR-B15", "BR-B16", "BR-B17", "BR-E49", "BR-R55")
def test_spaces_for_more_players_are_filled_for_the_whole_game() -> None:
    closed = {
        players: {SPACES[space] for space, owner in enumerate(GAME.new(players, 1, {"game": "full"}).space_owner) if owner == CLOSED}
        for players in (2, 3, 4)
    }
    four = {f"{name}-{side}" for name in ("turbine-plus1", "shop-any", "contract-one-b") for side in ("left", "right")}
    three = {f"{name}-{side}" for name in ("turbine-minus1", "workshop-2") for side in ("left", "right")}
    assert closed == {2: four | three, 3: four, 4: set()}
    assert sum(CONTENT.spaces[SPACES.index(name)].engineers for name in four) == 10
    assert sum(CONTENT.spaces[SPACES.index(name)].engineers for name in three) == 10
    state = GAME.new(2, 1, INTRO)
    while state.round < 3:
        state.play(state.to_move[0], state.moves(state.to_move[0])[-1])
    assert {SPACES[space] for space, owner in enumerate(state.space_owner) if owner == CLOSED} == four | three | {
        f"patent-{n}" for n in (1, 2, 3)
    }


@rule("BR-C1", "BR-C2", "BR-C3", "BR-C4", "BR-C5", "BR-C6", "BR-R56", "BR-C9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_introductory_game_gives_out_everything(players: int) -> None:
    state = GAME.new(players, 5, INTRO)
    given_out = [
        (COMPANIES[own.company], OFFICERS[own.officer], [CONTRACTS[contract] for contract in own.contracts]) for own in state.sides
    ]
    table = [
        ("usa", "wilhelm-adler", ["S1"]),
        ("germany", "jill-mcdowell", ["S2"]),
        ("italy", "solomon-p-jordan", ["S3"]),
        ("france", "viktor-fiesler", ["S4"]),
    ]
    assert given_out == table[:players]
    assert state.order == list(range(players))
    assert [CONTENT.contracts[CONTRACTS.index(name)].energy for name in ("S1", "S2", "S3", "S4")] == [3, 3, 2, 4]
    assert all([ability.on for ability in own.standing.abilities] == [CONTENT.officers[own.officer]] for own in state.sides)


@rule("BR-D1", "BR-D2", "BR-D3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_companies_officers_and_contracts_as_players_are_drawn(players: int) -> None:
    state = GAME.new(players, 3, {"game": "full"})
    assert (len(set(state.drafted)), len(set(state.bound)), len(set(state.offered))) == (players, players, players)
    assert all(contract < 4 for contract in state.offered)


@rule("BR-D4", "BR-D5", "BR-D6", "BR-E12")
def test_the_draft_goes_clockwise_and_the_turn_order_is_its_reverse() -> None:
    firsts = set()
    for seed in range(12):
        state = GAME.new(4, seed, {"game": "full"})
        picks = []
        while not state.round:
            seat = state.to_move[0]
            question = state.ask(seat)
            assert question is not None
            if question.prompt.key == "ask-company":
                picks.append(seat)
                company = question.options[0].notation.split(" ")[1]
                officer = state.bound[state.drafted.index(COMPANIES.index(company))]
            state.play(seat, state.moves(seat)[0])
            if question.prompt.key == "ask-start":
                assert (COMPANIES[state.sides[seat].company], state.sides[seat].officer) == (company, officer)
                assert len(state.sides[seat].contracts) == 1
        firsts.add(picks[0])
        assert picks == [(picks[0] + turn) % 4 for turn in range(4)]
        assert state.order == picks[::-1]
    assert len(firsts) > 2


@rule("BR-D9")
def test_anton_starts_with_his_special_tile() -> None:
    found = 0
    for seed in range(12):
        scene = new(3, {"game": "full"}, seed)
        for side in range(3):
            anton = OFFICERS[scene.side(side).officer] == "anton-krylov"
            found += anton
            assert ("anton" in scene.supply(side)) == anton
    assert found


@rule("BR-R6", "BR-R7")
def test_the_variants_for_mahiri_are_options() -> None:
    found = 0
    for seed in range(20):
        plain = new(2, {"game": "full"}, seed)
        richer = new(2, {"game": "full", "mahiri-credits": True, "mahiri-officers": True}, seed)
        for side in range(2):
            if OFFICERS[plain.side(side).officer] == "mahiri-sekibo":
                found += 1
                assert plain.side(side).credits == 6
                assert plain.state.extra_officers == []
                assert richer.side(side).credits == 9
                assert len(richer.state.extra_officers) == 2
                assert set(richer.state.extra_officers).isdisjoint({own.officer for own in richer.state.sides})
    assert found


@rule("BR-R6")
def test_the_further_officers_lie_open_from_the_start_of_the_draft() -> None:
    found = 0
    for seed in range(20):
        state = ludarium.game("barrage").new(players=2, seed=seed, options={"game": "full", "mahiri-officers": True})
        shown = state.view(None)["extra_officers"]
        found += bool(shown)
        while state.view(None)["draft"] is not None:
            assert state.view(None)["extra_officers"] == shown, "no choice of the draft reveals anything"
            state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    assert found


# ---------------------------------------------------------------------------------------------------------------------
# The map
# ---------------------------------------------------------------------------------------------------------------------


@rule("BR-F1", "BR-F2", "BR-F3", "BR-F4", "BR-F5")
def test_basins_by_area() -> None:
    assert CONTENT.map.area == [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2]
    assert [HOUSE_BASIN.count(basin) for basin in range(12)] == [0, 0, 0, 0, 2, 2, 2, 3, 3, 3, 4, 4]
    assert [name for name in DAM_IDS if name.startswith("D5")] == ["D5U", "D5L"]
    assert [name for name in CONDUIT_IDS if name.startswith("C10")] == ["C10L", "C10R"]


@rule("BR-F7", "BR-F8", "BR-F9")
def test_red_sites() -> None:
    assert [CONTENT.map.dam_surcharge[dam] for dam in range(4)] == [3, 0, 3, 0]
    assert CONTENT.map.dam_surcharge == [3, 0] * 10
    red = [sum(1 for house in range(23) if HOUSE_BASIN[house] == basin and CONTENT.map.house_surcharge[house]) for basin in range(12)]
    assert red == [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3]
    assert sum(red) == 12


@rule("BR-F10", "BR-F11", "BR-F12", "BR-F13")
def test_conduits_have_a_value_and_an_end() -> None:
    printed = (
        "C1L 8 5, C1R 5 4, C2L 6 3, C2R 10 5, C3L 5 4, C3R 6 3, C4L 7 3, C4R 12 5, C5L 8 3, C5R 10 4, C6L 9 4, C6R 7 2, "
        "C7L 10 2, C7R 12 3, C8L 11 3, C8R 9 2, C9L 11 1, C9R 12 3, C10L 11 2, C10R 12 1"
    )
    for entry in printed.split(", "):
        name, end, value = entry.split(" ")
        conduit = CONDUIT_IDS.index(name)
        assert (CONTENT.map.end[conduit] + 1, CONTENT.map.value[conduit]) == (int(end), int(value))


@rule("BR-F14", "BR-F15")
def test_rivers() -> None:
    assert [basin + 1 for basin in CONTENT.map.river] == [8, 5, 6, 7, 9, 10, 10, 11, 11, 12, OUT + 1, OUT + 1]
    for headstream in range(4):
        scene = given().dam(f"D{headstream + 1}U", 0)
        scene.play("space water-one-flow-left", f"drop H{headstream + 1}")
        assert scene.water(f"D{headstream + 1}U") == [1]


def test_options_say_what_can_be_chosen() -> None:
    with pytest.raises(ludarium.OptionError, match="BA-9"):
        GAME.new(2, 1, {"game": "introductory", "automa-1": "2"})
    assert is_advanced(TILES.index("I-base"))
    assert not is_advanced(SPECIAL)
