"""The page says phrases by the same rules as the library: thousands of them, compared word by word."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import ludarium
from ludarium.engine.phrase import Phrase
from ludarium.text import LANGUAGES, Speaker
from ludarium.text.speaker import FOLDER
from tests.browser.visitor import Visitor

WEB = Path(__file__).resolve().parents[2] / "web"
NAMES = ["Ada", "Béla", "Carla"]
CODE = re.compile(r"\b[a-z]+(?:[-_][a-z0-9]+)*[-_]\d+\b|-?\d+,-?\d+|\b[a-z]+_[a-z_]+|\b[A-Z]\d+[A-Za-z]?\b")  # red-9, -1,2, to_move, D2L


def phrases(game: str, players: int, seed: int) -> list[Phrase]:
    """Return everything that is said in one random game: questions, options, refusals, log, score sheet."""
    match = ludarium.Match(ludarium.game(game), players, seed)
    found: list[Phrase] = []
    turn = 0
    while not match.state.over:
        player = match.state.to_move[0]
        question = match.state.ask(player)
        assert question is not None
        found.append(question.prompt)
        found += [option.label for option in question.options]
        found += [phrase for blocked in question.blocked for phrase in (blocked.label, blocked.refusal.words())]
        match.play(player, question.options[turn % min(3, len(question.options))].notation)
        turn += 1
    for viewer in (None, 0):
        found += [happening.words(viewer) for happening in match.log]
    return found + [line.source for line in match.state.sheet]


@pytest.mark.parametrize("game", ludarium.GAMES)
def test_the_page_and_the_library_say_the_same(game: str, tmp_path: Path) -> None:
    if shutil.which("node") is None or not (WEB / "node_modules" / "vitest").is_dir():
        pytest.skip("Node or the page's packages are not installed: run tools/web.py")
    said = [*phrases(game, 1, 3), *phrases(game, 3, 5)]
    cases = []
    for language in LANGUAGES:
        speaker = Speaker(language, game, dict(enumerate(NAMES)))
        cases += [{"language": language, "names": NAMES, "phrase": phrase.plain(), "words": speaker.say(phrase)} for phrase in said]
    own = (f"{game}-lobby", game, f"{game}-cards", f"{game}-page", f"{game}-view")
    names = ("engine", "bots", "page", "table", *own)  # web/src/lib/files.ts
    files = {language: [FOLDER / language / f"{name}.ftl" for name in names] for language in LANGUAGES}
    sources = {language: [file.read_text(encoding="utf-8") for file in found if file.is_file()] for language, found in files.items()}
    (tmp_path / "phrases.json").write_text(json.dumps({"cases": cases, "sources": sources}), encoding="utf-8")
    vitest = ["node", str(WEB / "node_modules" / "vitest" / "vitest.mjs"), "run", "src/lib/text.test.ts"]
    environment = {**os.environ, "VITE_PHRASES": str(tmp_path / "phrases.json")}
    done = subprocess.run(vitest, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout


@pytest.mark.parametrize("game", ludarium.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_view_is_played_in_words(visit: Callable[..., Visitor], game: str, language: str) -> None:
    ada = visit(locale=language)
    ada.context.add_init_script("localStorage.setItem('ludarium.plain', 'on')")
    ada.open_table(["me", "bot:random"], game=game)
    for turn in range(8):
        ada.wait_until_asked()
        text = ada.page.locator(".board-place").inner_text() + ada.page.locator(".own-place").inner_text()
        assert not CODE.findall(text)
        ada.choose(turn % 3)
