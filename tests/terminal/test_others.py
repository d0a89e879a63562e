from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludarium as library
from ludarium.games.ginkgopolis.game import BASE_PACK
from ludarium.terminal.rulebook import catalogue, rule_text
from ludarium.text import LANGUAGES, Speaker
from tests.terminal.run import COLUMNS, ludarium, ludarium_process

PACK = """
[pack]
name = "mine"
game = "ginkgopolis"
version = 3

[[building]]
id = "red-4"
effect = "on floor: resource 2, point 1"
source = "ludarium"

[[character]]
id = 28
colour = "blue"
set = 0
start = "tile 2"
effect = "on exploit: tile 1 or point 2"
source = "ludarium"
"""


def test_version_and_help(tmp_path: Path) -> None:
    assert ludarium(tmp_path, "--version").out == f"ludarium {library.__version__}\n"
    for words in ([], ["--help"], ["play", "--help"], ["pack", "--help"]):
        done = ludarium(tmp_path, *words)
        assert done.status == 0
        assert "Usage" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_players_and_options(tmp_path: Path, language: str) -> None:
    done = ludarium(tmp_path, "games", "--language", language)
    assert "ginkgopolis" in done.out
    assert "1-5" in done.out
    assert "characters=…  beginner, draft  (GK-S13)" in done.out
    assert done.width() <= COLUMNS


def without_time(out: str) -> list[str]:
    return [line for line in out.splitlines() if " s," not in line and not line.endswith(" s")]


def test_a_simulation_is_the_same_for_a_seed(tmp_path: Path) -> None:
    words = ["simulate", "ginkgopolis", "--players", "3", "--games", "4", "--bot", "random", "--seed", "7"]
    first, second = ludarium(tmp_path, *words), ludarium(tmp_path, *words)
    assert without_time(first.out) == without_time(second.out)
    assert without_time(first.out) != without_time(ludarium(tmp_path, *words[:-1], "8").out)
    assert "Seed: 00000000000000000000000000000007" in first.out
    assert first.width() <= COLUMNS


def test_one_process_or_several_play_the_same_games(tmp_path: Path) -> None:
    words = ["simulate", "ginkgopolis", "--games", "30", "--bot", "random", "--seed", "7"]
    from ludarium.arena.playing import play_bout
    from ludarium.arena.schedule import Bout, Setting, seed_for
    from ludarium.terminal.simulate import play_all

    done = ludarium_process(tmp_path, *words)
    assert (done.status, done.err) == (0, "")
    seed = "7".rjust(32, "0")
    setting = Setting("ginkgopolis", [], 2, {}, ["random", "random"], seed)
    alone = [play_bout(setting, Bout(number, number, seed_for(seed, number), setting.bots)) for number in range(30)]
    mean = sum(outcome.scores[0] for outcome in alone) / 30
    assert f"{mean:.1f}" in done.out
    assert [outcome.scores for outcome in play_all(setting, 3)] == [outcome.scores for outcome in alone[:3]]


def test_a_simulation_shows_who_wins(tmp_path: Path) -> None:
    words = ["simulate", "ginkgopolis", "--games", "6", "--bot", "greedy", "--bot", "random", "--seed", "1", "--option", "characters=draft"]
    lines = ludarium(tmp_path, *words).out.splitlines()
    assert lines[1].split()[:3] == ["Player", "1", "greedy"]
    assert lines[1].endswith("100.0 %")
    assert lines[2].split()[:3] == ["Player", "2", "random"]
    assert lines[2].endswith(" 0.0 %")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solo_simulation_names_hal(tmp_path: Path, language: str) -> None:
    done = ludarium(tmp_path, "simulate", "ginkgopolis", "--players", "1", "--games", "2", "--language", language)
    assert done.status == 0
    assert "Hal" in done.out


def test_a_good_pack_shows_its_cards(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PACK)
    done = ludarium(tmp_path, "pack", "check", str(file))
    assert done.status == 0
    assert "mine, version 3, is a good pack for Ginkgopolis: 2 entries." in done.out
    assert "[on-floor] [resource 2] [point 1]" in done.out
    assert "When you build a floor: 2 resources and 1 point" in done.out
    texts = {ludarium(tmp_path, "pack", "check", str(file), "--language", language).out for language in LANGUAGES}
    assert len(texts) == 3
    for language in LANGUAGES:
        words = Speaker(language, "ginkgopolis").say(library.game("ginkgopolis").vocabulary.parse("on floor: resource 2, point 1").words())
        assert f"{language} {words}" in done.out
    assert "start: [" in done.out
    assert "colour blue · set 0" in done.out


MINERS_PACK = """
[pack]
name = "seams"
game = "miners"
version = 1

[[card]]
id = "opal-stair"
level = "II"
faction = "romans"
cost = 2
first = "research 1, cart 1"
second = "vp 1"
carts = "W NE SE"
source = "ludarium"

[[event]]
id = "EV01"
effect = "on reveal: gold 2"
source = "ludarium"
"""


@pytest.mark.parametrize(
    ("first", "says"),
    [("research 1, cart 1", "worth 1.7, between 1.6"), ("vp 9", "worth 9.0, too much"), ("gold 1", "worth 1.0, too little")],
)
def test_the_check_says_what_a_card_is_worth(tmp_path: Path, first: str, says: str) -> None:
    file = tmp_path / "seams.toml"
    file.write_text(MINERS_PACK.replace("research 1, cart 1", first))
    done = ludarium(tmp_path, "pack", "check", str(file), "--language", "en")
    assert says in done.out
    assert "worth 0.9, between 0.3 and 2.8" in done.out


def test_the_check_marks_what_is_new(tmp_path: Path) -> None:
    file = tmp_path / "seams.toml"
    file.write_text(MINERS_PACK)
    for language, word in (("en", "new"), ("de", "neu"), ("hu", "új")):
        lines = ludarium(tmp_path, "pack", "check", str(file), "--language", language).out.splitlines()
        assert next(line for line in lines if "opal-stair" in line).split()[1:3] == [word, "·"]
        assert word not in next(line for line in lines if "EV01" in line).split()


def test_every_wrong_entry_is_told(tmp_path: Path) -> None:
    file = tmp_path / "seams.toml"
    file.write_text(MINERS_PACK.replace("cost = 2", "cost = 99").replace("gold 2", "glod 2"))
    done = ludarium(tmp_path, "pack", "check", str(file), "--language", "en")
    assert done.status == 2
    assert "2 mistakes" in done.err
    said = "".join(done.out.split())  # long paths are folded anywhere
    assert "seams.toml:11:8:[[card]]opal-stair:costmustbe" in said
    assert "seams.toml:19:" in said
    assert "Didyoumean“gold”?" in said
    german = "".join(ludarium(tmp_path, "pack", "check", str(file), "--language", "de").out.split())
    assert re.search(r"seams\.toml:19:\d+:.*„glod“.War„gold“gemeint\?", german)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_base_pack_is_good(tmp_path: Path, language: str) -> None:
    done = ludarium(tmp_path, "pack", "check", str(BASE_PACK), "--language", language)
    assert done.status == 0
    assert done.width() <= COLUMNS
    assert "104" in done.out.splitlines()[-1]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("resource 2", "resorce 2", "mine.toml:9:"),
        ("on floor", "on flor", "Did you mean “floor”"),
        ('source = "ludarium"', 'source = "me"', "source"),
        ('game = "ginkgopolis"', 'game = "ginkopolis"', "Did you mean 'ginkgopolis'"),
        ('id = "red-4"', 'id = "red-40"', "mine.toml:8:"),
        ("[pack]", "[pack", "mine.toml:2:"),
    ],
)
def test_a_wrong_pack_says_where(tmp_path: Path, old: str, new: str, says: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PACK.replace(old, new, 1))
    done = ludarium(tmp_path, "pack", "check", str(file))
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert says in done.err


def test_a_game_with_a_pack_is_resumed_with_it(tmp_path: Path) -> None:
    pack, file = tmp_path / "mine.toml", tmp_path / "game.record"
    pack.write_text(PACK)
    left = ludarium(tmp_path, "play", "ginkgopolis", "--pack", str(pack), "--seed", "1", "--save", str(file), typed="1\nquit\n")
    assert "--pack" in left.out
    assert ludarium(tmp_path, "play", "ginkgopolis", "--resume", str(file)).status == 2
    assert ludarium(tmp_path, "play", "ginkgopolis", "--resume", str(file), "--pack", str(pack)).status == 0
    assert ludarium(tmp_path, "show", str(file), "--pack", str(pack)).status == 0


def test_rules_are_found_by_id() -> None:
    file = catalogue("ginkgopolis")
    assert file is not None
    rule = rule_text(file, "gk-a3")
    assert rule is not None
    assert rule.startswith("GK-A3 A player who reveals")
    example = rule_text(file, "GK-E1")
    assert example is not None
    assert "Then: she holds 4 resources" in example
    assert rule_text(file, "GK-A") is None
    assert rule_text(file, "GK-A99") is None
