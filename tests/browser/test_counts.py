"""What a table promises, counted at every decision of whole games played by pressing the drawing (docs/table.md, "How we know").

On the usual screen everything moves as people see it; on the others with reduced motion, which takes half the time.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

import ludarium
from tests.browser.visitor import ANSWERED, MOVED, PHONE, WIDE, Visitor

Arrive = Callable[..., Visitor]
LARGE = {"width": 1920, "height": 1080}
WHOLE = 600  # decisions that no game has
TAPS = 4  # a finger may have to come closer first
FINGER = 39.5  # pixels of a target, rounded by the browser
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+\d+\b")
CODE = re.compile(r"[\d,].*[\d,A-Z]|[A-Z]\d|\d[A-Z]")  # what in a move's notation is no word or plain number

# For every choice: where the drawing shows it, that it lies on top there, how large it is, and whether it can come closer.
LOOK = """() => {
  const POINTS = [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.3, .3], [.7, .7], [.3, .7], [.7, .3], [.1, .5], [.9, .5],
    [.5, .08], [.5, .92]];
  const hit = (element, name) => {
    const rect = element.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1) return null;
    for (const [a, b] of POINTS) {
      const x = rect.left + rect.width * a, y = rect.top + rect.height * b;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      if (top && (element.contains(top) || top.closest('[data-target]')?.dataset.target === name))
        return { x, y, width: rect.width, height: rect.height, board: !!element.closest('.board-place') && !element.closest('.loose') };
    }
    return null;
  };
  const options = [...document.querySelectorAll('.option')].map(({ dataset }) => {
    const shown = [...document.querySelectorAll(`[data-target="${CSS.escape(dataset.for)}"]`)];
    const places = shown.map((element) => hit(element, dataset.for)).filter(Boolean);
    return { move: dataset.move, target: dataset.for, final: dataset.final !== undefined, place: places[0] ?? null, places };
  });
  const box = document.querySelector('.board-place').getBoundingClientRect();
  const list = document.querySelector('.list');
  const text = [...document.querySelector('.stage').children].map((part) => part.innerText).join(' ').replace(list?.innerText ?? '', '');
  return { options, board: [box.left, box.top, box.width, box.height].map(Math.round), text,
    page: [document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth] };
}"""

# A press was answered, or what was pressed has come closer.
ANSWERED_OR_CLOSER = f"""([number, target, width]) => {{
  const shown = [...document.querySelectorAll(`[data-target="${{CSS.escape(target)}}"]`)];
  return ({ANSWERED})(number) || shown.some((element) => element.getBoundingClientRect().width > width * 1.05);
}}"""


def is_small(place: dict[str, Any]) -> bool:
    return bool(min(place["width"], place["height"]) < FINGER)


class Counter:
    """Plays by pressing the drawing, and writes down every promise that is broken."""

    def __init__(self, person: Visitor, touch: bool) -> None:
        self.person = person
        self.touch = touch
        self.faults: list[str] = []
        self.board: list[int] | None = None
        self.luck = random.Random(7)

    def fault(self, words: str) -> None:
        self.faults.append(f"{self.person.prompt!r}: {words}")

    def play(self, most: int) -> int:
        """Play so many decisions, or to the end; return how many there were."""
        for decisions in range(most):
            self.person.wait_until_asked()
            if self.person.is_over:
                return decisions
            self.person.page.wait_for_timeout(30)
            seen = self.person.page.evaluate(LOOK)
            self.count(seen)
            self.decide(seen)
        return most

    def count(self, seen: dict[str, Any]) -> None:
        """Count what can be counted without touching anything."""
        height, window, width, window_width = seen["page"]
        if height != window or width != window_width:
            self.fault(f"the page is {width}x{height} in a window of {window_width}x{window}")
        if self.board is not None and seen["board"] != self.board:
            self.fault(f"the board moved from {self.board} to {seen['board']}")
        self.board = seen["board"]
        hidden = [option["target"] for option in seen["options"] if option["place"] is None]
        if hidden and (not self.touch or len(hidden) == len(seen["options"])):
            self.fault(f"not in sight, or under something: {hidden}")
        for option in seen["options"] if self.touch else ():
            for place in option["places"]:
                if is_small(place) and not place["board"]:
                    self.fault(f"{option['target']} is {place['width']:.0f}x{place['height']:.0f} to the finger and cannot come closer")
        if found := RULE.search(seen["text"]):
            self.fault(f"a rule's number is to be read: {found.group()}")
        for option in seen["options"]:
            code = option["move"].partition(" ")[2]
            if not code.isdecimal() and CODE.search(code) and re.search(rf"(?<![\w-]){re.escape(code)}(?![\w-])", seen["text"]):
                self.fault(f"notation is to be read: {code}")

    def decide(self, seen: dict[str, Any]) -> None:
        """Press one of the choices at its place; confirm what cannot be taken back."""
        options = [option for option in seen["options"] if option["place"] is not None]
        if not options:
            self.person.choose(0)
            return
        option = self.luck.choice(options)
        number = self.person.question()
        self.press(option, number)
        if self.person.question() == number and not self.person.is_over:
            self.person.page.locator("#confirm").click()
        elif option["final"]:
            self.fault(f"{option['move']} cannot be taken back, but one press was enough")
        self.person.page.wait_for_function(MOVED, arg=number)

    def press(self, option: dict[str, Any], number: str | None) -> None:
        """Press a choice until it is marked or done. What is too small for a finger has to come closer first."""
        page = self.person.page
        place = option["place"]
        for _ in range(TAPS if self.touch else 1):
            (page.touchscreen.tap if self.touch else page.mouse.click)(place["x"], place["y"])
            try:
                page.wait_for_function(ANSWERED_OR_CLOSER, arg=[number, option["target"], place["width"]], timeout=5_000)
            except TimeoutError:
                break
            if page.evaluate(ANSWERED, number):
                if self.touch and is_small(place):
                    self.fault(f"{option['target']} is {place['width']:.0f}x{place['height']:.0f} to the finger and was chosen by one tap")
                return
            again = next(each for each in page.evaluate(LOOK)["options"] if each["move"] == option["move"])
            place = again["place"] or place
        self.fault(f"pressing {option['target']} did nothing")
        self.person.take(page.locator(f'.option[data-move="{option["move"]}"]'))


@pytest.mark.parametrize("game", ludarium.GAMES)
@pytest.mark.parametrize("screen", [WIDE, LARGE, PHONE], ids=["1440", "1920", "phone"])
def test_a_table_keeps_what_it_promises(visit: Arrive, game: str, screen: dict[str, int]) -> None:
    touch = screen is PHONE
    motion = "no-preference" if screen is WIDE else "reduce"
    ada = visit(viewport=screen, reduced_motion=motion, **({"has_touch": True, "is_mobile": True} if touch else {}))
    ada.open_table(["me", "bot:random"], game=game)
    counter = Counter(ada, touch)
    decisions = counter.play(WHOLE)
    assert ada.is_over
    assert not counter.faults, f"{len(counter.faults)} faults in {decisions} decisions:\n" + "\n".join(counter.faults[:40])


# Every scene and every piece that runs, with its time.
WATCH = """
  window.scenes = [];
  window.runs = [];
  const times = new Map();
  new MutationObserver(() => {
    const count = Number(document.querySelector('.stage')?.dataset.scenes ?? 0);
    if (count && window.scenes.at(-1)?.count !== count) window.scenes.push({ count, at: performance.now() });
    const now = new Set(document.querySelectorAll('[data-motion=run]'));
    for (const element of now) if (!times.has(element)) times.set(element, performance.now());
    for (const [element, since] of times) if (!now.has(element)) { window.runs.push(performance.now() - since); times.delete(element); }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-scenes'] });
"""


@pytest.mark.parametrize("game", ludarium.GAMES)
def test_the_others_are_told_one_after_the_other(visit: Arrive, game: str) -> None:
    ada = visit(told=True)
    ada.context.add_init_script(WATCH)
    ada.open_table(["me", "bot:random", "bot:random", "bot:random"], game=game)
    for turn in range(8):
        ada.wait_until_asked()
        ada.choose(turn % 3)
    ada.wait_until_asked()
    scenes = ada.page.evaluate("() => window.scenes")
    assert len(scenes) >= 6, "three actions of rivals take three scenes, each turn anew"
    gaps = [later["at"] - earlier["at"] for earlier, later in itertools.pairwise(scenes)]
    assert min(gaps) > 100, "every scene has its time"
    assert all(time >= 400 for time in ada.page.evaluate("() => window.runs")), "what runs can be followed with the eyes"
