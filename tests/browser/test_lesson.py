"""The first game of each game, played to its last step: every text is there, and what a step asks for can be done."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludarium.text.speaker import FOLDER
from tests.browser.visitor import PHONE, WIDE, Visitor

Arrive = Callable[..., Visitor]
WEB = Path(__file__).resolve().parents[2] / "web"
TAUGHT = sorted(path.parent.name for path in WEB.glob("src/games/*/lesson.ts"))
LOCALES = {"en": "en-US", "de": "de-DE", "hu": "hu-HU"}
READY = "() => !document.querySelector('.lesson') || document.querySelector('.lesson .primary, .option, #end-title')"
FITS = "(text) => text.scrollHeight <= text.clientHeight + 1"
IN_SIGHT = "(number) => number.getBoundingClientRect().right <= number.parentElement.getBoundingClientRect().right + 1"
READ_SCRIPT = """
const { transpileModule, ModuleKind } = require('typescript');
const source = require('fs').readFileSync(process.argv[1], 'utf8');
const code = transpileModule(source, { compilerOptions: { module: ModuleKind.CommonJS, target: 'ES2022' } }).outputText;
const script = {};
new Function('exports', code)(script);
const steps = script.lesson.steps.map(({ id, targets, until, tab }) => ({
  id,
  targets: targets ?? [],
  waits: until === 'next' ? 'Next' : until.move ? 'move' : 'position',
  move: until.move?.source ?? null,
  passes: Boolean(until.or ?? until.when),
  tab,
}));
process.stdout.write(JSON.stringify(steps));
"""


def steps_of(game: str) -> list[dict[str, Any]]:
    """Return the steps of a game's first game as the page has them: targets, what they wait for, and if they can pass without it."""
    if shutil.which("node") is None or not (WEB / "node_modules" / "typescript").is_dir():
        pytest.skip("Node or the page's packages are not installed: run tools/web.py")
    script = WEB / "src" / "games" / game / "lesson.ts"
    done = subprocess.run(["node", "-e", READ_SCRIPT, str(script)], cwd=WEB, capture_output=True, text=True, check=True)
    steps: list[dict[str, Any]] = json.loads(done.stdout)
    return steps


def pointed_at(step: dict[str, Any], moves: list[str]) -> str:
    """Return the offered move that the step points at, in the order of its targets, else the first one."""
    things = [target.split(":", 1)[-1] for target in step["targets"]]
    return next((move for thing in things for move in moves if move.split(" ", 1)[-1] == thing), moves[0])


def answer(person: Visitor, step: dict[str, Any]) -> None:
    """Do what the step asks for; it must be all that is offered, unless the step shows by several targets the way to it."""
    moves = [str(option.get_attribute("data-move")) for option in person.page.locator(".option").all()]
    if step["waits"] == "move":
        meant = [move for move in moves if re.search(step["move"], move)]
        assert meant == moves or (not meant and len(step["targets"]) > 2), f"{step['id']!r} is met with {moves}"
    person.take(person.page.locator(f'.option[data-move="{pointed_at(step, moves)}"]'))


def words_of(game: str, language: str) -> dict[str, str]:
    """Return the messages of a lesson: one line each."""
    text = (FOLDER / language / f"{game}-lesson.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(lesson-[a-z-]+) = (.+)$", text, re.MULTILINE))


def learn(person: Visitor, steps: list[dict[str, Any]], words: dict[str, str]) -> list[int]:
    """Follow the lesson until it is over; returns the numbers of the steps that were seen."""
    lesson = person.page.locator(".lesson")
    seen: list[int] = []
    for _ in range(4 * len(steps)):
        person.page.wait_for_function(READY)
        if not lesson.count():
            return seen
        seen.append(int(re.findall(r"(\d+) / \d+", lesson.inner_text())[0]))
        step = steps[seen[-1] - 1]
        text = lesson.locator(".text")
        assert text.is_visible()
        assert words[f"lesson-{step['id']}"] in text.inner_text()
        assert text.evaluate(FITS), f"{step['id']!r} is longer than its place"
        assert lesson.locator(".count b").evaluate(IN_SIGHT), "which step it is stays in sight beside a long title"
        if person.page.locator("[data-tab]").count():
            person.page.locator(f"[data-tab={step.get('tab', 'board')}][aria-selected=true]").wait_for()
        if step["waits"] == "Next":
            assert not person.is_asked, "while a text is read nothing can be chosen"
            lesson.locator(".primary").click()
        else:
            answer(person, step)
    raise AssertionError(f"the lesson does not end; steps seen: {seen}")


def test_what_a_step_does_not_offer_lies_there_without_a_price(visit: Arrive) -> None:
    nell = visit()
    nell.go("/first/ginkgopolis")
    steps = steps_of("ginkgopolis")
    for step in steps[: next(at for at, step in enumerate(steps) if step["id"] == "alone")]:
        nell.page.wait_for_selector(".lesson")
        nell.page.wait_for_function(READY)
        if step["waits"] == "Next":
            nell.page.locator(".lesson .primary").click()
        else:
            answer(nell, step)
    tiles = nell.page.locator(".own-place [data-target^='tile:']")
    tiles.first.wait_for()
    assert nell.page.locator(".own-place [data-target='alone'] .price").count() == 1
    assert tiles.locator(".price, .gets").count() == 0, "an empty price looks like a card without a text"


@pytest.mark.parametrize(
    ("game", "language", "screen"),
    [
        pytest.param(game, language, screen, id=f"{game}-{language}-{name}")
        for game in TAUGHT
        for language, screen, name in (("en", WIDE, "wide"), ("de", PHONE, "phone"), ("hu", PHONE, "phone"))
    ],
)
def test_the_first_game_can_be_learned_to_its_last_step(visit: Arrive, game: str, language: str, screen: dict[str, int]) -> None:
    steps = steps_of(game)
    nell = visit(viewport=screen, locale=LOCALES[language])
    nell.go(f"/first/{game}")
    nell.page.wait_for_selector(".lesson")
    seen = learn(nell, steps, words_of(game, language))
    assert seen == sorted(seen)
    assert seen[-1] == len(steps)
    missed = set(range(1, len(steps) + 1)) - set(seen)
    assert all(steps[number - 1]["passes"] for number in missed), f"steps that cannot pass by themselves were not seen: {missed}"
    nell.wait_until_asked()
    assert nell.is_asked, "the game goes on freely"
    assert nell.sideways() == 0
