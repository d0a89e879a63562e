"""The event phase (section V) and the events of the base pack."""

from __future__ import annotations

import pytest

from ludarium.games.miners.content.components import TIMINGS
from tests.rule import rule
from tests.rules.miners.scene import GAME, game_with, given, opened, played

IMMEDIATE = [f"EV{number:02}" for number in range(1, 12)]
MODIFYING = ["EV12", "EV13", "EV14", "EV15"]
AT_THE_END = ["EV16", "EV17", "EV18"]


@rule("IM-V1", "IM-V2", "IM-V4", "IM-V9")
def test_the_top_event_is_turned_over_and_carried_out_by_all_before_cards_are_chosen() -> None:
    scene = given(3).turns_event("EV01")
    assert [miner.gold for miner in scene.table.miners] == [3, 3, 3]
    assert scene.happened("event")[0].facts["event"].arguments["id"] == "EV01"  # type: ignore[attr-defined]
    state = opened(2)
    while state.round < 1:
        state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    assert state.past == [state.past[0]]
    assert state.phase in (1, 2)


@rule("IM-V3", "IM-V12", "IM-C28", "IM-C47")
def test_an_event_has_one_of_three_timings_and_most_are_immediate() -> None:
    timings = {event.name: TIMINGS[event.timing] for event in GAME.content.events}
    assert [name for name, timing in timings.items() if timing == "reveal"] == IMMEDIATE
    assert [name for name, timing in timings.items() if timing == "dig"] == MODIFYING
    assert [name for name, timing in timings.items() if timing == "round-end"] == AT_THE_END


@rule("IM-V5", "IM-R36", "IM-E19")
def test_a_modifying_event_changes_costs_of_its_round_only() -> None:
    scene = given(gold=1).mine("I-N1 1,0", "II-N1 2,1").holds("II-N2", "III-N3").event("EV12").chooses()
    assert scene.asks() == "play II-N2, play III-N3"
    scene.play("play III-N3")  # cost 1, lowered by 2: nothing is paid and nothing gained
    assert scene.miner().gold == 1
    later = given(gold=1).mine("I-N1 1,0", "II-N1 2,1").holds("II-N2", "I-N2").event("EV01").chooses()
    assert later.table.miners[0].chosen == later.table.content.names.index("I-N2a")  # II-N2 costs 2 again


@rule("IM-V5", "IM-C29")
def test_every_research_of_the_round_goes_further() -> None:
    scene = given(gold=4).event("EV13").boards("alchemy", "technology", "diplomacy").pickaxe(1, 2)
    assert scene.performs("research 2").asks() == "research 1.3, research 1.4, research 1.5"


@rule("IM-R49", "IM-E52", "IM-C29")
def test_two_different_effects_of_the_surface() -> None:
    scene = given(gold=3).mine("I-N2 1,0").event("EV14").digs("I-N1").play("place 1,2", "skip")
    assert scene.asks() == "surface gold, surface draw"
    scene.play("surface gold")
    assert scene.asks() == "surface draw, surface research-1"  # with 5 gold 4 can be paid, and gold is used
    assert scene.refusals()["surface:gold"] == "surface-used"
    scene.play("surface research-1")
    assert scene.asks().startswith("research")
    scene.play("research 1.1")
    assert scene.asks() == ""
    both = given(gold=20).mine("I-N2 1,0").event("EV14").digs("I-N1").play("place 1,2", "skip", "surface research-1", "research 1.1")
    assert both.asks() == "surface gold, surface draw"  # paying 4 and paying 8 are the same effect


@rule("IM-C29", "IM-B3")
def test_with_loose_rubble_a_collapsed_card_works_too() -> None:
    scene = given().mine("I-N2 1,0 collapsed").event("EV15").performs("activate any")
    assert not scene.at("1,0").collapsed
    assert scene.asks() == "effect 1, effect 2, skip"


@rule("IM-V6", "IM-X13", "IM-R38", "IM-E42")
def test_an_event_of_the_end_comes_after_all_have_dug_in_the_last_round_too() -> None:
    scene = given(gold=9).event("EV16")
    assert scene.goods() == "9 gold, 0 points"
    scene.table.round = 10
    scene.ends_round()
    assert scene.table.over
    assert scene.goods() == "9 gold, 2 points"  # before the scoring
    assert scene.table.scores == [2]


@rule("IM-V7", "IM-R39", "IM-R50")
def test_events_are_mandatory_unless_they_say_may() -> None:
    scene = given().boards("alchemy", "technology", "diplomacy").turns_event("EV04")
    assert "skip" not in scene.asks()
    assert "done" not in scene.asks()
    rich = given(gold=5).turns_event("EV10")
    assert rich.asks() == "choose 1, skip"
    rich.play("choose 1")
    assert (rich.miner().gold, rich.hand()) == (1, ["IV-1"])
    assert given(gold=5).turns_event("EV10").play("skip").goods() == "5 gold, 0 points"
    poor = given(gold=3).turns_event("EV10")
    assert (poor.asks(), poor.goods()) == ("", "3 gold, 0 points")


@rule("IM-V8", "IM-E41", "IM-R13", "IM-R39")
def test_who_cannot_do_all_does_as_much_as_possible_but_a_price_is_paid_whole() -> None:
    scene = given().holds("I-N1").performs("discard 2, gold 4")
    assert (scene.hand(), scene.miner().gold) == ([], 4)
    priced = given().holds("I-N1").performs("discard 2: gold 4")
    assert (priced.hand(), priced.miner().gold) == (["I-N1"], 0)


@rule("IM-V8", "IM-R50", "IM-W7")
@pytest.mark.parametrize("name", IMMEDIATE + AT_THE_END)
def test_every_event_can_be_carried_out_with_nothing(name: str) -> None:
    scene = given(2).carries_out(name)
    while scene.asks(0) or scene.asks(1):
        seat = 0 if scene.asks(0) else 1
        scene.table.play(seat, scene.table.moves(seat)[0])
    assert all(miner.gold >= 0 for miner in scene.table.miners)


@rule("IM-V10")
def test_an_event_comes_once() -> None:
    state = played(opened(1), 3)
    assert len(set(state.past)) == 10
    assert state.event_deck == []


@rule("IM-V11", "IM-C10")
@pytest.mark.parametrize("name", IMMEDIATE + AT_THE_END)
def test_no_event_does_harm(name: str) -> None:
    """Nobody loses anything but what was given by choice."""
    scene = given(gold=2).mine("I-B1 1,0", "I-A1 1,2 machines=1", "I-E1 1,4 collapsed").holds("I-N1", "II-N1")
    before = (scene.miner().gold, scene.miner().points(), scene.miner().mine.machines(), len(scene.miner().hand))
    scene.carries_out(name)
    while scene.asks():
        moves = scene.table.moves(0)
        ways = [move for move in moves if scene.game.lexicon.text(move) in ("skip", "done")]
        scene.table.play(0, ways[0] if ways else moves[0])
    after = (scene.miner().gold, scene.miner().points(), scene.miner().mine.machines(), len(scene.miner().hand))
    assert all(now >= then for now, then in zip(after, before, strict=True))


@rule("IM-C29")
@pytest.mark.parametrize(
    ("name", "moves", "goods"),
    [
        ("EV01", [], "5 gold, 0 points"),
        ("EV03", ["discard I-N1a", "discard II-N1", "done"], "6 gold, 0 points"),
        ("EV06", ["machine 1,0"], "3 gold, 0 points"),
        ("EV07", [], "3 gold, 0 points"),
        ("EV08", [], "2 gold, 3 points"),
        ("EV09", ["clear 1,4"], "4 gold, 0 points"),
        ("EV11", [], "5 gold, 0 points"),
        ("EV16", [], "2 gold, 0 points"),
        ("EV17", [], "3 gold, 0 points"),
        ("EV18", ["activate 1,0", "effect 2"], "2 gold, 2 points"),
    ],
)
def test_what_events_do(name: str, moves: list[str], goods: str) -> None:
    scene = given(gold=2).mine("I-B1 1,0 carts=", "I-A1 1,2 machines=1 activated carts=", "I-E1 1,4 collapsed carts=")
    scene.holds("I-N1a", "II-N1", "III-N1").carries_out(name).play(*moves)
    assert (scene.asks(), scene.goods()) == ("", goods)


@rule("IM-C29", "IM-D15")
def test_events_that_give_cards() -> None:
    scene = given().carries_out("EV02").play("deck III", "deck I")
    assert [scene.level_of(card) for card in scene.miner().hand] == [2, 0]
    scene = given().carries_out("EV05").play("faction romans", "deck II", "faction scots", "deck I")
    romans, scots = scene.miner().hand
    assert scene.table.content.factions[romans] >> 5 & 1
    assert scene.table.content.factions[scots] & 1
    assert scene.asks() == ""


def test_a_pack_may_replace_an_event() -> None:
    game = game_with('\n[[event]]\nid = "EV01"\neffect = "on reveal: gold 9"\nsource = "ludarium"\n')
    assert given(game=game).carries_out("EV01").goods() == "9 gold, 0 points"
