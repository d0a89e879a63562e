"""What entries consist of, by what the games ask them for, and what is said of a pack that is wrong."""

from __future__ import annotations

import pickle

import pytest

import ludarium
from ludarium.engine.errors import EntryError
from ludarium.engine.pack import EFFECT, NUMBER, TEXT, WORD, parse_pack
from ludarium.packs import EntryKind, check, kinds_of

HEAD = """[pack]
name = "mine"
game = "miners"
version = 1
"""
CARD = """
[[card]]
id = "opal-stair"
level = "II"
faction = "romans"
cost = 2
first = "research 1, cart 1"
carts = "W NE SE"
source = "ludarium"
"""


def kinds(game: str) -> dict[str, EntryKind]:
    return {kind.table: kind for kind in kinds_of(ludarium.game(game))}


@pytest.mark.parametrize("game", ludarium.GAMES)
def test_every_entry_of_a_game_is_as_its_kind_says(game: str) -> None:
    made = ludarium.game(game)
    for table, kind in kinds(game).items():
        fields = {field.name: field for field in kind.fields}
        entries = made.packs[0].entries(table)
        for entry in entries:
            assert set(entry.data) - {"source"} <= set(fields)
            assert {name for name, field in fields.items() if field.needed} <= set(entry.data)
            for name, value in entry.data.items():
                asked = fields[name].kind if name in fields else None
                if asked is not None and asked.kind == NUMBER:
                    assert asked.least <= value <= asked.most
                elif asked is not None and asked.kind == WORD:
                    assert value in asked.words
                elif asked is not None and asked.kind == EFFECT:
                    made.vocabulary.parse(value)
        keys = {entry.data.get(kind.key) for entry in entries}
        assert len(keys) == len(entries), f"{kind.key} does not name the entries of {table}"


def test_kinds_say_what_a_form_needs() -> None:
    card = kinds("miners")["card"]
    fields = {field.name: field for field in card.fields}
    assert list(fields) == ["id", "level", "cost", "first", "second", "faction", "carts", "name"]
    assert [fields[name].kind.kind for name in ("id", "level", "cost", "first")] == [TEXT, WORD, NUMBER, EFFECT]
    assert fields["level"].kind.words == ["I", "II", "III", "IV"]
    assert (fields["cost"].kind.least, fields["cost"].kind.most) == (0, 13)
    assert fields["first"].needed
    assert not fields["second"].needed
    assert kinds("miners")["event"].fields[1].kind.words == ["reveal", "round-end", "dig"]
    assert kinds("ginkgopolis")["table"].key == "players"
    assert {table for table, kind in kinds("ginkgopolis").items() if any(field.kind.free for field in kind.fields)} == {"character"}
    assert all(kind.fields[0].kind.free for kind in kinds("miners").values())
    assert kinds("ginkgopolis")["building"].fields[0].kind.words[:2] == ["red-1", "red-2"]


def test_kinds_say_what_only_new_entries_or_only_those_of_the_box_say() -> None:
    contract = {field.name: field for field in kinds("barrage")["contract"].fields}
    assert contract["kind"].kind.words == ["green", "yellow", "red", "start", "national"]
    technology = {field.name: field for field in kinds("barrage")["technology"].fields}
    assert technology["level"].kind.words == ["I", "II", "III"]
    side = {field.name: field for field in kinds("miners")["side"].fields}
    assert not any(field.needed for field in (contract["kind"], technology["kind"], technology["level"], side["side"]))


def test_an_entry_of_the_box_may_repeat_what_its_id_says_but_not_change_it() -> None:
    entry = '[[contract]]\nid = "G03"\nkind = "green"\nenergy = 2\nreward = "credit 3"\nsource = "ludarium"\n'
    head = HEAD.replace("miners", "barrage")
    assert ludarium.game("barrage", [parse_pack(head + entry, "mine.toml")]).content.contract_kind(12) == "green"
    with pytest.raises(ludarium.PackError, match="kind must be one of green, not 'red'"):
        ludarium.game("barrage", [parse_pack(head + entry.replace("green", "red"), "mine.toml")])


def test_every_mistake_is_told_with_entry_and_field() -> None:
    text = HEAD + CARD.replace("cost = 2", "cost = 99") + CARD.replace("opal-stair", "second") + CARD.replace("cart 1", "crat 1")
    checked = check(parse_pack(text, "mine.toml"))
    assert checked.game is not None
    assert [entry.data["id"] for entry in checked.entries()] == ["second"]
    first, second = checked.mistakes
    assert isinstance(first, EntryError)
    assert isinstance(second, EntryError)
    assert (first.table, first.header, first.field, first.line) == ("card", 6, "cost", 10)
    assert first.said == "cost must be a whole number from 0 to 13, not 99"
    assert (second.table, second.header, second.field, second.line) == ("card", 24, "first", 29)
    assert second.said.startswith("expected an effect (gold,")
    assert str(second) == f"mine.toml:29:22: [[card]] opal-stair: first: {second.said}"
    again = pickle.loads(pickle.dumps(second))
    assert (str(again), again.said, again.field) == (str(second), second.said, second.field)


def test_a_mistake_of_the_head_names_its_field() -> None:
    with pytest.raises(EntryError, match="small letters") as wrong:
        parse_pack(HEAD.replace("mine", "My Pack"), "x")
    assert (wrong.value.table, wrong.value.field, wrong.value.line) == ("pack", "name", 2)
    with pytest.raises(EntryError, match="Did you mean 'miners'") as unknown:
        check(parse_pack(HEAD.replace("miners", "miner"), "x"))
    assert (unknown.value.table, unknown.value.field, unknown.value.line) == ("pack", "game", 3)


def test_a_pack_of_the_game_itself_is_good() -> None:
    game = ludarium.game("ginkgopolis")
    checked = check(parse_pack(game.packs[0].text, "base"))
    assert checked.game is game
    assert checked.mistakes == []
    assert len(checked.entries()) == 104
