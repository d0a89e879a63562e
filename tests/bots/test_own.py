"""Bots that are not Ludarium's: written in Python, found by their class or as something installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludarium
from ludarium.bots import BOTS, Bot, BotError, GreedyBot, add_bot, bot, known_bots, parse_bot
from ludarium.bots.own import OwnBot, installed_bots
from ludarium.engine.chance import chance
from ludarium.engine.happening import Happening, Listener
from tests.bots import brought

HERE = "tests.bots.brought"


@pytest.fixture
def restored() -> Iterator[None]:
    """Leave the list of bots as it was."""
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


class Ear(Listener):
    """Counts what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def hear(self, happening: Happening) -> None:
        self.heard.append(happening.kind)


def a_state() -> ludarium.State:
    return ludarium.game("ginkgopolis").new(2, 5)


def play_out(state: ludarium.State, bots: list[Bot]) -> None:
    while not state.over:
        player = state.to_move[0]
        state.play(player, bots[player].choose(state, player, chance(1)))


def test_classes_written_in_python_play_whole_games() -> None:
    state = a_state()
    ear = Ear()
    state.listener = ear
    play_out(state, [parse_bot(f"{HERE}:LastBot"), parse_bot(f"{HERE}:Wild")])
    assert len(ear.heard) > 100, "a listener written in Python hears the rules"


def test_what_a_subclass_changes_is_what_counts() -> None:
    """The compiled bots call the methods of classes that were never compiled."""
    state = a_state()
    chosen = {brought.Wild().choose(state, 0, chance(seed)) for seed in range(20)}
    assert len(chosen) > 3, "greedy takes the best of them, whatever the luck"
    assert brought.Deep().choose(state, 0, chance(1)) in state.moves(0)


def test_a_class_is_found_with_its_settings() -> None:
    made = parse_bot(f"{HERE}:LastBot:step=3,hurry=0.5")
    assert isinstance(made, OwnBot)
    assert (made.name, made.inner.step, made.inner.hurry) == (f"{HERE}:LastBot", 3, 0.5)
    state = a_state()
    assert made.choose(state, 0, chance(1)) == state.moves(0)[-3]


def test_a_class_is_found_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = "def choose(self, state, player, luck):\n        return state.moves(player)[0]\n"
    (tmp_path / "in_this_folder.py").write_text(f"from ludarium.bots import Bot\n\nclass First(Bot):\n    {choose}", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    assert parse_bot("in_this_folder:First").choose(a_state(), 0, chance(1)) == a_state().moves(0)[0]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nowhere_to_be_found:Bot", "there is no module 'nowhere_to_be_found'"),
        ("tests.bots.nowhere:Bot", "there is no module 'tests.bots.nowhere'"),
        (f"{HERE}:Nobody", "'Nobody' of the module 'tests.bots.brought' is not a bot"),
        (f"{HERE}:NOT_A_BOT", "must be a class made from ludarium.bots.Bot"),
        (f"{HERE}:Needy", "cannot be made: TypeError"),
        (f"{HERE}:LastBot:stop=2", "has no setting 'stop'. Did you mean 'step'? Known: step, hurry"),
        (f"{HERE}:LastBot:mood=2", "has no setting 'mood'"),
        (f"{HERE}:LastBot:step=0", "is a whole number above 0, not '0'"),
        ("gredy:simulations=3", "there is no bot 'gredy'. Did you mean 'greedy'?"),
    ],
)
def test_what_is_not_there_is_refused(spec: str, said: str) -> None:
    with pytest.raises(ludarium.OptionError) as wrong:
        parse_bot(spec)
    assert said in str(wrong.value)


def test_a_module_that_fails_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_brought.py").write_text("import ludarium\n\nludarium.game('chess')\n", encoding="utf-8")
    (tmp_path / "needing_brought.py").write_text("import nowhere_to_be_found\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ludarium.OptionError, match="'broken_brought' cannot be loaded: UnknownGame"):
        parse_bot("broken_brought:Bot")
    with pytest.raises(ludarium.OptionError, match=r"'needing_brought' cannot be loaded: ModuleNotFoundError.*nowhere_to_be_found"):
        parse_bot("needing_brought:Bot")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Raising", r"failed in ginkgopolis: ValueError: no idea \(brought.py, line \d+\)"),
        ("Cheat", r"chose \d+ in ginkgopolis, which is not one of \d+ legal moves"),
        ("Talker", r"chose 'play .*' in ginkgopolis, which is not one of"),
    ],
)
def test_a_bot_that_fails_is_named(name: str, said: str) -> None:
    state = a_state()
    made = parse_bot(f"{HERE}:{name}")
    with pytest.raises(BotError, match=f"the bot 'tests.bots.brought:{name}' {said}"):  # noqa: PT012
        made.choose(state, 0, chance(1))
        made.choose(state, 0, chance(1))


def test_a_bot_cannot_change_the_position() -> None:
    state = a_state()
    before = state.digest()
    assert parse_bot(f"{HERE}:Player").choose(state, 0, chance(1)) in state.moves(0)
    assert state.digest() == before


def test_a_bot_may_choose_by_any_whole_number() -> None:
    np = pytest.importorskip("numpy", reason="numpy is not installed")

    class Array(Bot):
        def choose(self, state: ludarium.State, player: int, luck: ludarium.Chance) -> int:
            chosen: int = np.array(state.moves(player))[0]
            return chosen

    assert OwnBot("array", Array()).choose(a_state(), 0, chance(1)) == a_state().moves(0)[0]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a package that brings bots: its entry points, as pip writes them."""
    info = tmp_path / "brought-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1.0\n", encoding="utf-8")
    points = [f"last = {HERE}:LastBot", f"greedy = {HERE}:Wild", f"<b> = {HERE}:Wild", f"gone = {HERE}:Gone", "odd = nothing"]
    (info / "entry_points.txt").write_text("\n".join(["[ludarium.bots]", *points, ""]), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    installed_bots.cache_clear()
    yield tmp_path
    installed_bots.cache_clear()


def test_installed_bots_have_names(installed: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert list(known_bots()) == [*BOTS, "last", "gone"]
    assert [kind.is_own for kind in known_bots().values()] == [False] * len(BOTS) + [True, True]
    for left_out in ("'greedy' of tests.bots.brought:Wild", "'<b>' of tests.bots.brought:Wild", "'odd' of nothing"):
        assert f"the bot {left_out} is left out" in caplog.text
    state = a_state()
    assert bot("last").choose(state, 0, chance(1)) == state.moves(0)[-1]
    assert parse_bot("last:step=2").choose(state, 0, chance(1)) == state.moves(0)[-2]
    assert known_bots()["last"].make().choose(state, 0, chance(1)) == state.moves(0)[-1]
    assert type(bot("greedy")) is GreedyBot
    with pytest.raises(ludarium.OptionError, match="'Gone' of the module"):
        bot("gone")
    with pytest.raises(ludarium.OptionError, match="Did you mean 'last'"):
        bot("lost")


@pytest.mark.usefixtures("restored")
def test_a_host_can_add_bots() -> None:
    assert add_bot(f"{HERE}:LastBot:step=2") == "last-bot"
    assert add_bot(f"{HERE}:LastBot:step=2") == "last-bot", "once more is no harm"
    assert add_bot(f"{HERE}:Wild") == "wild"
    state = a_state()
    assert bot("last-bot").choose(state, 0, chance(1)) == state.moves(0)[-2]
    assert list(known_bots())[-2:] == ["last-bot", "wild"]


@pytest.mark.usefixtures("restored")
@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("greedy", "is written module:Class, not 'greedy'"),
        (f"{HERE}:Loud", "cannot be called '<b>LOUD</b>'"),
        (f"{HERE}:Impostor", "there is a bot 'expert' already"),
        (f"{HERE}:Needy", "cannot be made"),
    ],
)
def test_a_host_cannot_add_what_a_table_cannot_show(spec: str, said: str) -> None:
    before = list(BOTS)
    with pytest.raises(ludarium.OptionError) as wrong:
        add_bot(spec)
    assert said in str(wrong.value)
    assert list(BOTS) == before
