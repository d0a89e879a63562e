"""Abilities: events with what they are about, limits in time, quantities that add up, replacements."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.engine.ability import AT_LEAST, AT_MOST, LESS, MORE, SET, Modifier, On, changed
from ludarium.engine.chance import chance
from ludarium.engine.context import Context
from ludarium.engine.rollout import rollout
from tests.engine.scene import effect, goods, labels, offered, play, run, saved
from tests.toy.content.effects import VOCABULARY
from tests.toy.game import ToyGame, make
from tests.toy.rules.rounds import TakeTurn
from tests.toy.state import KINDS, NOTHING, Site, ToyState

parse = VOCABULARY.parse


def packed(tmp_path: Path, *standing: str) -> ToyGame:
    """Return the game with a card for each of these standing effects."""
    text = '[pack]\nname = "more"\ngame = "toy"\nversion = 1\n'
    for number, source in enumerate(standing):
        text += f'\n[[card]]\nid = "card{"abcdefgh"[number]}"\nkind = "farm"\ncost = 2\neffect = "vp 1"\n'
        text += f'standing = "{source}"\nsource = "ludarium"\n'
    path = tmp_path / "more.toml"
    path.write_text(text, encoding="utf-8")
    return make([path])


def owning(game: ToyGame, *names: str, gold: int = 0) -> ToyState:
    """Return a table on which seat 0 has the sites of these cards, and nothing is to be done."""
    state = game.new(2, 7, {"first": 0})
    state.agenda.clear()
    state.lanes = []
    state.stack = state.agenda
    for farmer in state.farmers:
        farmer.gold = gold
    for name in names:
        card = game.content.names.index(f"{name}-a")
        for cards in (state.deck, *[farmer.hand for farmer in state.farmers]):
            if card in cards:
                cards.remove(card)
        state.cards.reveal(card)
        state.farmers[0].sites.append(Site(game.content.of(card).kind, card, 0))
    return state


# -- events -----------------------------------------------------------------------------------------------------------------


def test_an_event_tells_what_it_is_about() -> None:
    farm, mill, any_kind = (parse(f"on build {kind}: gold 1") for kind in ("farm", "mill", "anything"))
    assert farm.words() != mill.words() != any_kind.words()
    assert [str(icon) for icon in farm.icons()] == ["on-build", "farm", "gold×1"]
    assert [str(icon) for icon in mill.icons()] == ["on-build", "mill", "gold×1"]
    assert farm.source() == "on build farm: gold 1"


def test_only_what_it_is_about_sets_it_going(tmp_path: Path) -> None:
    game = packed(tmp_path, "on build mill: gold 3", "on build anything: vp 1")
    state = run(owning(game, "carda", "cardb"), effect("build farm, build mill, build tower"))
    assert goods(state) == "3 gold, 3 vp"


def test_the_context_says_where_it_happened_and_on_which_card_the_answer_stands(tmp_path: Path) -> None:
    game = packed(tmp_path, "on build mill: machine 1 here")
    state = run(owning(game, "carda"), effect("build farm, build mill"))
    assert [site.machines for site in state.farmers[0].sites] == [0, 0, 1], "'here' is the new mill"
    asked = run(owning(game, "carda"), effect("build mill, gold 1 or vp 1"))
    assert asked.digest() == saved_with(game, asked).digest()


def saved_with(game: ToyGame, state: ToyState) -> ToyState:
    return game.load(state.dump())


def test_a_context_is_saved_with_its_task(tmp_path: Path) -> None:
    game = packed(tmp_path, "on build mill: may (machine 1 here)")
    state = run(owning(game, "carda"), effect("build mill"))
    assert offered(state) == "choose 1, skip"
    data = state.dump()
    task = data["agenda"][-1][2]  # type: ignore[index]
    assert task == ["Perform", [0, 0, game.content.names.index("carda-a"), 1, 0], "machine 1 here"]
    again = game.load(data)
    for other in (state, again):
        play(other, "choose 1")
        assert [site.machines for site in other.farmers[0].sites] == [0, 1]


def test_once_in_a_time_is_once(tmp_path: Path) -> None:
    game = packed(tmp_path, "on build farm once per turn: gold 1", "on build farm once per round: vp 1")
    state = run(owning(game, "carda", "cardb"), effect("build farm, build farm"))
    assert goods(state) == "1 gold, 1 vp"
    assert game.load(state.dump()).used == state.used != []
    run(state, TakeTurn(0))
    assert goods(state) == "2 gold, 1 vp", "a rest"
    run(state, effect("build farm"))
    assert goods(state) == "3 gold, 1 vp", "a new turn, but the same round"
    other = run(owning(game, "carda", "cardb"), effect("build farm", seat=1))
    assert goods(other, 1) == "0 gold, 0 vp", "somebody else's ability"


def test_what_is_used_is_copied(tmp_path: Path) -> None:
    game = packed(tmp_path, "on build farm once per turn: gold 1")
    state = run(owning(game, "carda"), effect("build farm"))
    other = state.copy()
    other.used.clear()
    assert goods(run(state, effect("build farm"))) == "1 gold, 0 vp"
    assert goods(run(other, effect("build farm"))) == "2 gold, 0 vp"


# -- quantities ---------------------------------------------------------------------------------------------------------------


def modifier(change: int, amount: int) -> Modifier:
    return Modifier("word", [], 0, change, amount, True)


@pytest.mark.parametrize(
    ("modifiers", "value"),
    [
        ([], 5),
        ([(LESS, 1), (LESS, 2)], 2),
        ([(MORE, 3), (LESS, 1)], 7),
        ([(SET, 3)], 3),
        ([(SET, 3), (LESS, 1)], 2),
        ([(LESS, 1), (SET, 3)], 2),
        ([(SET, 3), (SET, 4)], 4),
        ([(LESS, 9)], 0),
        ([(AT_LEAST, 4), (LESS, 3)], 4),
        ([(AT_MOST, 4), (MORE, 3)], 4),
        ([(AT_LEAST, 4)], 5),
        ([(AT_MOST, 9)], 5),
    ],
)
def test_changes_of_a_quantity_add_up_whatever_their_order(modifiers: list[tuple[int, int]], value: int) -> None:
    found = [modifier(change, amount) for change, amount in modifiers]
    assert (changed(5, found) if found else 5) == value
    if not any(change == SET for change, amount in modifiers):
        assert changed(5, found[::-1]) == value


def test_cards_can_become_cheaper_by_kind(tmp_path: Path) -> None:
    game = packed(tmp_path, "on play: cheaper farm 1", "on play: cheaper farm 1", "on play: cheaper mill 1")
    state = owning(game, "carda", "cardb", "cardc")
    standing = state.standing(0)
    assert [standing.value(kind, 2) for kind in range(len(KINDS))] == [0, 1, 2]
    assert state.standing(1).value(0, 2) == 2


def test_a_farmer_with_more_room_sets_more_machines(tmp_path: Path) -> None:
    game = packed(tmp_path, "on play: more-room 2")
    state = run(owning(game, "carda"), effect("machine 9 any"))
    assert [site.machines for site in state.farmers[0].sites] == [5]


def test_a_modifier_reads_and_is_drawn() -> None:
    cheaper = parse("on play: cheaper mill 2")
    assert isinstance(cheaper, On)
    assert cheaper.effect.words().plain() == {"key": "ability", "args": {"kind": "cheaper", "amount": 2, "arg0": "mill"}}
    assert [str(icon) for icon in cheaper.icons()] == ["on-play", "cheaper", "mill×2"]
    assert parse(cheaper.source()) == cheaper


# -- replacements -------------------------------------------------------------------------------------------------------------


def test_something_else_may_stand_for_what_would_happen(tmp_path: Path) -> None:
    game = packed(tmp_path, "instead of rest: vp 2")
    state = run(owning(game, "carda"), TakeTurn(0))
    assert labels(state) == ["toy-gold", "toy-vp"]
    assert goods(play(state.copy(), "choose 1")) == "1 gold, 0 vp"
    assert goods(play(state, "choose 2")) == "0 gold, 2 vp"
    assert goods(run(owning(game), TakeTurn(0))) == "1 gold, 0 vp"


def test_a_replacement_reads_and_is_drawn() -> None:
    instead = parse("instead of rest once per round: vp 2")
    assert instead.words().plain()["key"] == "effect-instead"
    assert [str(icon) for icon in instead.icons()] == ["instead", "on-rest", "once-per-round", "vp×2"]
    assert parse(instead.source()) == instead


# -- whole games ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_with_all_of_them(seed: int, tmp_path: Path) -> None:
    abilities = ["on play: cheaper farm 1", "instead of rest: vp 1", "on build anything once per turn: may (machine 1 here)"]
    game = packed(tmp_path, *abilities, "on play: more-room 1", "on round: gold 1 per machines here max 2")
    state = game.new(3, seed, {"rounds": 4, "rich": True})
    luck = chance(seed)
    while not state.over:
        seat = luck.pick(state.to_move)
        state.play(seat, luck.pick(state.moves(seat)))
        game.check(state)
        assert game.load(state.dump()).digest() == state.digest() == state.copy().digest()
    rollout(game.new(4, seed), luck)


def test_an_effect_of_which_nothing_is_known_has_no_place() -> None:
    assert Context(0).place == NOTHING
    assert Context(1, 2, 3, 4, 5) == Context(1, 2, 3, 4, 5) != Context(1, 2, 3, 4, 6)
    assert repr(Context(1).on(7)) == "Context(1, -1, 7, -1, 0)"
    assert saved(run(owning(make([])), effect("gold 1 or vp 1"))).to_move == [0]
