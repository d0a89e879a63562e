"""Every example of docs/packs.md is run: packs load and play, effects read and are drawn as told, mistakes are told as shown."""

from __future__ import annotations

import contextlib
import re
import sys
from pathlib import Path

import pytest

import ludarium
from ludarium.engine.chance import chance
from ludarium.engine.effect import Effect
from ludarium.engine.errors import PackError
from ludarium.engine.phrase import Icon
from ludarium.engine.rollout import rollout
from tests.toy.content.effects import VOCABULARY as TOY_WORDS

DOC = (Path(__file__).parents[2] / "docs" / "packs.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", DOC, re.MULTILINE | re.DOTALL)
PACKS = [text for kind, text in BLOCKS if kind == "toml"]
GOOD = [text for text in PACKS if 'name = "wrong"' not in text]
MISTAKES = [(block[1], BLOCKS[index + 1][1].strip()) for index, block in enumerate(BLOCKS) if 'name = "wrong"' in block[1]]
CONSOLE = [text for kind, text in BLOCKS if kind == "console"]
ROW = re.compile(r"^\| `([^`]+)` \| ([^|`]+) \| (\[[^|`]+) \|$", re.MULTILINE)
# Games whose words have a section of their own; a game's name is one of the words of its title.
SECTIONS = {
    next(game for game in ludarium.GAMES if game in title.lower().split()): section
    for section, title in re.findall(r"^(### The words of ([^\n]+)$.*?)(?=^###? )", DOC, re.MULTILINE | re.DOTALL)
}
REST = re.sub("|".join(re.escape(section) for section in SECTIONS.values()), "", DOC)
ROWS = [
    *[(game, *row) for game, section in SECTIONS.items() for row in ROW.findall(section)],
    *[("ginkgopolis", *row) for row in ROW.findall(REST)],
]
BINDINGS = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|$", DOC, re.MULTILINE)
WORDS = ludarium.game("ginkgopolis").vocabulary


# The packs in the order of the page, each with the most players of its game.
EXAMPLES = {"harvest": 5, "one-of-each": 5, "wet-years": 4, "new-valleys": 4, "rich-seams": 5, "kind-sea": 4, "far-reefs": 4}


def icon_row(icons: list[Icon]) -> str:
    return " ".join(f"[{icon.name} {icon.count}]" if icon.count else f"[{icon.name}]" for icon in icons)


def written(text: str, name: str, folder: Path) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_the_page_has_its_examples() -> None:
    assert (len(GOOD), len(MISTAKES), len(CONSOLE), len(ROWS), len(BINDINGS)) == (len(EXAMPLES), 5, 4, 16 + 47 + 35 + 53, 5)


def options_for(game: str, players: int) -> dict[str, object]:
    return {"characters": "draft"} if game == "ginkgopolis" and players > 1 else {}


@pytest.mark.parametrize(
    ("text", "players"),
    [
        pytest.param(text, players, id=f"{name}-{players}")
        for text, (name, most) in zip(GOOD, EXAMPLES.items(), strict=True)
        for players in (1, 2, 3, most)
    ],
)
def test_the_packs_load_and_play(text: str, players: int, tmp_path: Path) -> None:
    name = re.findall(r'^game = "(\w+)"$', text, re.MULTILINE)[0]
    game = ludarium.game(name, [written(text, "mine.toml", tmp_path)])
    for seed in range(3):
        match = ludarium.Match(game, players, seed, options_for(name, players))
        luck = chance(seed)
        while not match.state.over:
            seat = luck.pick(match.state.to_move)
            match.play(seat, luck.pick(match.state.moves(seat)))
        assert match.record.packs == [pack.plain() for pack in game.packs]
        again = ludarium.replay(ludarium.parse_record(str(match.record)), game)
        assert again.state.digest() == match.state.digest()
        with pytest.raises(ludarium.RecordError, match="other packs"):
            ludarium.replay(match.record, ludarium.game(name))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}: {row[1]}")
def test_the_effects_read_and_are_drawn_as_told(row: tuple[str, str, str, str]) -> None:
    text = pytest.importorskip("ludarium.text")
    game, source, reads, drawn = row
    effect: Effect[ludarium.State] = ludarium.game(game).vocabulary.parse(source)
    assert text.Speaker("en", game).say(effect.words()) == reads
    assert icon_row(effect.icons()) == drawn
    for language in ("de", "hu"):
        assert text.Speaker(language, game).say(effect.words())


@pytest.mark.parametrize("game", list(SECTIONS))
def test_every_word_of_a_game_is_explained(game: str) -> None:
    words = ludarium.game(game).vocabulary
    for word in [*words.verbs, *words.counts, *words.events]:
        assert re.search(rf"`[^`]*\b{word}\b[^`]*`", SECTIONS[game]), word


@pytest.mark.parametrize("row", BINDINGS, ids=lambda row: row[0])
def test_what_binds_first(row: tuple[str, str]) -> None:
    assert WORDS.parse(row[0]) == WORDS.parse(row[1])


def test_every_form_named_in_the_text_is_one() -> None:
    """All other pieces of code in running text that are effects can be read, by one of the two vocabularies."""
    for source in ("pay gold 2: vp 3", "may (pay gold 2: vp 3)", "up to 3 times (pay gold 1: vp 1)"):
        assert f"`{source}`" in DOC
        assert TOY_WORDS.parse(source).source() == source
    counts = re.findall(r"`((?:resources-on|cards|cards-with|buildings-\S+) \w+)`", DOC)
    assert len(counts) == 5
    for count in counts:
        assert WORDS.parse(f"point per {count}").source() == f"point 1 per {count}"


@pytest.mark.parametrize("example", MISTAKES, ids=lambda example: example[1][:24])
def test_the_mistakes_are_told_as_shown(example: tuple[str, str], tmp_path: Path) -> None:
    pack, message = example
    path = written(pack, "wrong.toml", tmp_path)
    with pytest.raises(PackError) as caught:
        ludarium.game("ginkgopolis", [path])
    assert str(caught.value).replace(str(path), "wrong.toml") == message


def test_the_check_prints_what_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("typer")
    from ludarium.cli import main

    written(GOOD[0], "harvest.toml", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LUDARIUM_LANGUAGE", "en")
    command, shown = CONSOLE[0].split("\n", 1)
    assert command == "$ ludarium pack check harvest.toml"
    monkeypatch.setattr(sys, "argv", command[2:].split())
    with contextlib.suppress(SystemExit):
        main()
    printed = capsys.readouterr().out
    assert [line.rstrip() for line in printed.splitlines()] == shown.rstrip("\n").split("\n")


def test_the_commands_are_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("typer")
    from ludarium.cli import main

    for shown in CONSOLE[1:]:
        words = shown.split()[1:]
        monkeypatch.setattr(sys, "argv", [word for word in words if word.isalpha()] + ["--help"])
        with pytest.raises(SystemExit):
            main()
        told = capsys.readouterr().out
        assert all(word in told for word in words if word.startswith("--")), shown


def test_a_record_names_its_packs_as_shown(tmp_path: Path) -> None:
    match = ludarium.Match(ludarium.game("ginkgopolis", [written(GOOD[0], "harvest.toml", tmp_path)]), 2, 1)
    lines = [line for line in str(match.record).split("\n") if line.startswith("pack ")]
    assert [re.sub(r"[0-9a-f]{16}$", "…", line) for line in lines] == ["pack base 1 …", "pack harvest 1 …"]
    assert "\n".join(["```text", "pack base 1 …", "pack harvest 1 …", "```"]) in DOC


def test_the_limits_are_the_real_ones() -> None:
    assert "up to 999" in DOC
    WORDS.parse("point 999")
    WORDS.parse(" or ".join(["point"] * 12))
    WORDS.parse("(" * 19 + "point" + ")" * 19)
    for source in ("point 1000", " or ".join(["point"] * 13), " + ".join(["point"] * 13), "(" * 20 + "point" + ")" * 20):
        with pytest.raises(PackError):
            WORDS.parse(source)


def test_random_play_with_a_pack_of_every_form(tmp_path: Path) -> None:
    """Cards of Ginkgopolis may use every form of the language: whole games meet their questions and end."""
    forms = [
        "on exploit: up to 2 times (tile 1 or resource 1)",
        "on floor: (resource 1 + tile 1 + point 1)",
        "on urbanize: may (resource 1, point 1 if cards blue >= 2)",
        "on exploit: point by buildings-from 2 0 1 3",
        "on floor: 2 times may tile 1 if cards red >= 1",
    ]
    entries = [
        f'[[building]]\nid = "{colour}-{number}"\neffect = "{forms[(number + shift) % 5]}"\nsource = "ludarium"\n'
        for shift, colour in enumerate(("red", "blue", "yellow"))
        for number in range(1, 21)
    ]
    head = '[pack]\nname = "forms"\ngame = "ginkgopolis"\nversion = 1\n'
    game = ludarium.game("ginkgopolis", [written(head + "\n".join(entries), "forms.toml", tmp_path)])
    for players in (1, 2, 4):
        for seed in range(3):
            state: ludarium.State = game.new(players, seed)
            assert rollout(state, chance(seed)) > 20
