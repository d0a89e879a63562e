# ruff: noqa: E501 - a mistake and its message stand side by side
"""Packs: what is wrong in a file is told with line, column and a suggestion."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludarium
from ludarium.engine.errors import PackError
from ludarium.engine.pack import parse_pack, read_pack
from tests.toy.game import BASE_PACK, make

HEAD = '[pack]\nname = "mine"\ngame = "toy"\nversion = 1\n'
CARD = '\n[[card]]\nid = "inn"\nkind = "tower"\ncost = 1\neffect = "vp 1"\nsource = "ludarium"\n'


def mistake(text: str, tmp_path: Path) -> PackError:
    """Return what is wrong with a pack for the toy game."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(PackError) as caught:
        make([path])
    return caught.value


def test_a_pack_adds_and_replaces(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + CARD + CARD.replace("inn", "field"))
    game = make([path])
    assert len(game.content.designs) == 9
    assert game.content.designs[0].effect.source() == "vp 1"
    assert game.content.designs[8].name == "inn"
    assert [pack.plain() for pack in game.packs][1] == {"name": "mine", "version": 1, "digest": read_pack(path).digest}


def test_the_digest_tells_what_a_pack_says_not_how_it_is_laid_out() -> None:
    digest = parse_pack(HEAD + CARD, "a").digest
    assert parse_pack(HEAD + "# a remark\n" + CARD.replace("\n", "\n\n"), "b").digest == digest
    assert parse_pack((HEAD + CARD).replace("\n", "\r\n"), "c").digest == digest
    assert parse_pack(HEAD + CARD.replace("vp 1", "vp 2"), "a").digest != digest
    assert parse_pack(HEAD + CARD.replace("cost = 1", "cost = 2"), "a").digest != digest


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("", 1, 1, "a pack begins with [pack] giving name, game and version"),
        (CARD, 1, 1, "a pack begins with [pack] giving name, game and version"),
        ("pack = 3\n", 1, 1, "a pack begins with [pack] giving name, game and version"),
        (HEAD.replace('"mine"', '"My Pack"'), 2, 8, "[pack] name must be a word of small letters, digits and hyphens, not 'My Pack'"),
        (HEAD.replace('name = "mine"\n', ""), 1, 1, "[pack] name must be a word of small letters, digits and hyphens, not None"),
        (HEAD.replace('"toy"', "5"), 3, 8, "[pack] game must name the game the pack is for"),
        (HEAD.replace("1", "0"), 4, 11, "[pack] version must be a whole number from 1 to 999999, not 0"),
        (HEAD.replace("1", "true"), 4, 11, "[pack] version must be a whole number from 1 to 999999, not True"),
        (HEAD.replace("1", '"1"'), 4, 11, "[pack] version must be a whole number from 1 to 999999, not '1'"),
        ("\n\n" + HEAD + "verion = 2\n", 7, 10, "[pack] verion means nothing here; the head has name, game, version. Did you mean 'version'?"),
        (HEAD + CARD.replace("[[card]]", "[[crad]]"), 6, 1, "'crad' means nothing here; a pack has card, feast. Did you mean 'card'?"),
        (HEAD + CARD.replace("[[card]]", "[card]"), 6, 1, "'card' must be a list of tables, each begun by [[card]]"),
        ("feast = 3\n" + HEAD, 1, 1, "'feast' must be a list of tables, each begun by [[feast]]"),
        (HEAD + CARD.replace("cost", "csot"), 6, 1, "[[card]] inn: cost must be a whole number from 0 to 9, not None"),
        (HEAD + CARD + "cots = 2\n", 12, 8, "[[card]] inn: 'cots' means nothing here. Did you mean 'cost'?"),
        (HEAD + CARD.replace("= 1", "= 10"), 9, 8, "[[card]] inn: cost must be a whole number from 0 to 9, not 10"),
        (HEAD + CARD.replace("= 1", '= "1"'), 9, 8, "[[card]] inn: cost must be a whole number from 0 to 9, not '1'"),
        (HEAD + CARD.replace("= 1", "= true"), 9, 8, "[[card]] inn: cost must be a whole number from 0 to 9, not True"),
        (HEAD + CARD.replace("tower", "twoer"), 8, 8, "[[card]] inn: kind must be one of farm, mill, tower, not 'twoer'. Did you mean 'tower'?"),
        (HEAD + CARD.replace('"tower"', "3"), 8, 8, "[[card]] inn: kind must be a text"),
        (HEAD + CARD.replace('source = "ludarium"\n', ""), 6, 1, "[[card]] inn: every entry says where it is from: source = 'rulebook' or 'ludarium'"),
        (HEAD + CARD.replace("ludarium", "me"), 11, 10, "[[card]] inn: every entry says where it is from: source = 'rulebook' or 'ludarium'"),
        (HEAD + CARD.replace("vp 1", "on round: vp 1"), 10, 10, "[[card]] inn: effect is carried out at once, so it cannot begin with 'on round:'"),
        (HEAD + CARD + 'standing = "vp 1"\n', 12, 12, "[[card]] inn: standing has an occasion: 'on build / turn-wheel / round / end / rest / play: …'"),
        (HEAD.replace("toy", "chess") + CARD, 0, 0, "this pack is for 'chess', not for 'toy'"),
        (HEAD.replace("mine", "base") + CARD, 0, 0, "two packs are called 'base'"),
        ("[pack\n", 1, 6, "not valid TOML: Expected ']' at the end of a table declaration"),
        (HEAD + 'a = "x\n', 5, 7, "not valid TOML: Illegal character '\\n'"),
        (HEAD + "version = 2\n", 5, 12, "not valid TOML: Cannot overwrite a value"),
        ("a = " + "[" * 100_000, 0, 0, "not valid TOML: nested too deeply"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_pack_is_told_with_its_place(text: str, line: int, column: int, message: str, tmp_path: Path) -> None:
    error = mistake(text, tmp_path)
    assert (error.line, error.column, error.message) == (line, column, message)
    assert error.where == str(tmp_path / "mine.toml")
    assert str(error).startswith(f"{error.where}:{line}:{column}: " if line else f"{error.where}: ")


def test_a_number_of_too_many_digits_is_no_toml() -> None:
    with pytest.raises(PackError, match="not valid TOML"):
        parse_pack("a = " + "9" * 5000, "x")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="cannot be read: No such file"):
        make([tmp_path / "none.toml"])
    latin = tmp_path / "latin.toml"
    latin.write_bytes(HEAD.encode() + "# é".encode("latin-1"))
    with pytest.raises(PackError, match="is not UTF-8 text"):
        make([latin])


BAD = "golt 1"
EXPECTED = "found 'golt'. Did you mean 'gold'?"


@pytest.mark.parametrize(
    ("field", "line", "column"),
    [
        ('effect = "golt 1"', 10, 11),
        ('effect="golt 1"', 10, 9),
        ('   effect   =   "golt 1"', 10, 18),
        ('"effect" = "golt 1"', 10, 13),
        ("effect = 'golt 1'", 10, 11),
        ('effect = "vp 1, golt 1"', 10, 17),
        ('effect = "vp 1,\\tgolt 1"', 10, 18),
        ('effect = "vp 1,\\u0020\\n golt 1"', 10, 25),
        ('effect = """golt 1"""', 10, 13),
        ('effect = """\ngolt 1"""', 11, 1),
        ('effect = """\n  vp 1,\n  golt 1\n"""', 12, 3),
        ("effect = '''\n  vp 1,\n  golt 1\n'''", 12, 3),
        ('effect = """vp 1,\n golt 1"""', 11, 2),
        ('effect = """\\\n   vp 1, \\\n\n   golt 1"""', 13, 4),
        ('effect = """vp \\\n 1, golt 1"""', 11, 5),
    ],
)
def test_a_mistake_inside_an_effect_points_into_the_file(field: str, line: int, column: int, tmp_path: Path) -> None:
    error = mistake(HEAD + CARD.replace('effect = "vp 1"', field), tmp_path)
    assert (error.line, error.column) == (line, column)
    assert error.message.startswith("[[card]] inn: effect: expected an effect (")
    assert error.message.endswith(EXPECTED)


def test_the_mistake_is_found_in_the_right_entry(tmp_path: Path) -> None:
    text = HEAD + CARD + CARD.replace("inn", "jail") + CARD.replace("inn", "keep").replace("vp 1", "vp 0")
    error = mistake(text, tmp_path)
    assert text.split("\n")[error.line - 1][error.column - 1 :] == '0"'
    assert error.message == "[[card]] keep: effect: expected how many, a number from 1 to 999, found '0'."


BASE = BASE_PACK.read_text(encoding="utf-8")


@given(st.integers(0, len(BASE)), st.integers(0, 12), st.text(alphabet="[]\"'=\n\\#ab1, :{}.é", max_size=4))
@settings(max_examples=300)
def test_a_damaged_pack_is_a_pack_or_a_mistake(at: int, cut: int, piece: str) -> None:
    from tests.toy.content.components import load_content
    from tests.toy.content.effects import VOCABULARY

    text = BASE[:at] + piece + BASE[at + cut :]
    error: PackError | None = None
    try:
        pack = parse_pack(text, "damaged.toml")
        load_content([pack], VOCABULARY)
    except PackError as mistaken:
        error = mistaken
    if error is not None:
        assert error.message
        assert error.line <= text.count("\n") + 1


# -- Ginkgopolis ------------------------------------------------------------------------------------------------------


def ginkgopolis_mistake(text: str, tmp_path: Path) -> str:
    path = tmp_path / "mine.toml"
    path.write_text('[pack]\nname = "mine"\ngame = "ginkgopolis"\nversion = 1\n' + text)
    with pytest.raises(PackError) as caught:
        ludarium.game("ginkgopolis", [path])
    return str(caught.value).removeprefix(f"{path}:")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[building]]\nid = "red-7"\neffect = "on exploit: (on floor: point 1)"\nsource = "ludarium"\n',
         "7:24: [[building]] red-7: effect: 'on' can only stand at the very beginning, once"),
        ('[[urbanization]]\nid = "A"\ncell = "-1,2"\neffect = "on end: point 1"\nsource = "ludarium"\n',
         "8:10: [[urbanization]] A: effect is carried out at once, so it cannot begin with 'on end:'"),
        ('[[character]]\nid = 1\ncolour = "red"\nset = 1\nstart = "on end: tile"\neffect = "on end: point 1"\nsource = "ludarium"\n',
         "9:9: [[character]] 1: start is carried out at once, so it cannot begin with 'on end:'"),
        ('[[buildng]]\nid = "red-7"\n',
         "5:1: 'buildng' means nothing here; a pack has table, urbanization, building, character. Did you mean 'building'?"),
    ],
)  # fmt: skip
def test_a_pack_cannot_put_an_occasion_where_it_would_never_come(text: str, message: str, tmp_path: Path) -> None:
    assert ginkgopolis_mistake(text, tmp_path) == message


def test_a_position_with_a_pack_that_was_read_survives_pickling() -> None:
    pack = parse_pack(
        '[pack]\nname = "mine"\ngame = "ginkgopolis"\nversion = 1\n\n[[building]]\nid = "red-7"\neffect = "on floor: tile 1"\nsource = "ludarium"\n',
        "mine",
    )
    state: ludarium.State = ludarium.game("ginkgopolis", [pack]).new(2, 1)
    again = pickle.loads(pickle.dumps(state))
    assert again.digest() == state.digest()
    assert [one.name for one in again.game.packs] == ["base", "mine"]
