"""What the view tells beyond what lies on the table: prospects, the draft to its end, the Automa's next tile."""

from __future__ import annotations

from typing import Any

import ludarium
from ludarium.games.barrage.content.sites import CONDUIT_IDS
from ludarium.text import Speaker
from tests.rule import rule
from tests.rules.barrage.scene import GAME, given


@rule("BR-U3", "BR-U7", "BR-U8", "BR-U12")
def test_prospects_are_what_the_scoring_would_give_now() -> None:
    scene = given(players=3).dam("D8U", 0).dam("D9L", 0).holds(0, energy=13).holds(1, energy=6)
    scene.state.round = 3
    scene.state.bonuses = [3, 4, 1, 2, 0]  # bases in round 3
    prospects: Any = scene.state.view(None)["prospects"]
    assert [each["place"] for each in prospects] == [6, 2, 0]
    assert [each["credits"] for each in prospects] == [5, 3, 3]
    assert [each["loss"] for each in prospects] == [0, 0, 3]
    assert [each["bonus"] for each in prospects] == [2 * 4 - 4, 0, 0]


@rule("BR-Y23")
def test_prospects_count_the_objective() -> None:
    scene = given(players=2).dam("D8U", 0).house("P9c", 0).dam("D9L", 1)
    scene.state.objective = 0  # red sites
    prospects: Any = scene.state.view(None)["prospects"]
    assert [each["objective"] for each in prospects] == [2, 0]


@rule("BR-D4")
def test_the_last_starting_contract_is_seen_until_it_is_taken() -> None:
    state = GAME.new(players=2, seed=4, options={"game": "full"})
    luck = ludarium.chance(4)
    while state.view(None)["draft"] is not None:
        draft: Any = state.view(None)["draft"]
        seat = state.to_move[0]
        question: Any = state.ask(seat)
        targets = [option.target for option in question.options]
        shown = [f"company:{name}" for name in draft["companies"]] + [f"contract:{name}" for name in draft["contracts"]]
        assert set(targets) <= set(shown)
        state.play(seat, luck.pick(state.moves(seat)))
    assert state.view(None)["round"] == 1


@rule("BA-23")
def test_the_next_tile_of_the_automa_is_told_in_words_and_icons() -> None:
    state = GAME.new(players=1, seed=9, options={"automa-1": "2"})
    while state.view(None)["draft"] is not None:
        state.play(0, state.moves(0)[0])
    automa: Any = state.view(None)["automa"]
    rows = GAME.content.automa[automa["front"] - 1].rows
    assert [row["words"] for row in automa["rows"]] == [row.words().plain() for row in rows]
    assert all(row["icons"] for row in automa["rows"])
    said = [Speaker("en", "barrage").say(row.words()) for row in rows]
    assert said[-1] == "bank"


@rule("BR-W9", "BR-R20")
def test_the_energy_a_side_needs_is_told_where_it_is_not_what_is_printed() -> None:
    scene = given(2, {"game": "full"}).company(0, "france").office("G05", "", "", "", "", "").national("N5").contracts(0, "S4")
    sides: Any = scene.house("P11a", 0).house("P12a", 0).state.view(None)["sides"]
    assert [side["requirements"] for side in sides] == [{}, {}]
    sides = scene.house("P10a", 0).state.view(None)["sides"]
    printed = {name: GAME.content.contracts[GAME.content.contract_ids.index(name)].energy for name in ("S4", "N5", "G05")}
    assert sides[0]["requirements"] == {name: max(1, energy - 3) for name, energy in printed.items()}
    assert sides[1]["requirements"] == {}


@rule("BR-G5", "BR-L1")
def test_sites_are_told_at_which_an_own_conduit_and_powerhouse_would_meet() -> None:
    scene = given(players=2).conduit("C5L", 0).conduit("C6L", 1).house("P9a", 0)
    sides: Any = scene.state.view(None)["sides"]
    ends = scene.state.content.map.end
    houses = {site for site in sides[0]["joins"] if site.startswith("P")}
    assert houses == {"P8a", "P8b", "P8c"}, "C5L ends in basin 8"
    conduits = [site for site in sides[0]["joins"] if site.startswith("C")]
    assert conduits
    assert all(ends[CONDUIT_IDS.index(site)] == 8 for site in conduits), "they lead to the powerhouse in basin 9"
    both = given(players=2).conduit("C5L", 0).house("P8b", 0)
    sides = both.state.view(None)["sides"]
    assert not [site for site in sides[0]["joins"] if site.startswith("P")], "a second powerhouse in the basin cannot be built"
