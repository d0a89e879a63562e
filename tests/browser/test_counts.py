"""What a table promises, counted at every decision of whole games played by pressing the drawing (docs/table.md, "How we know").

Ten decisions are made by pressing, then twenty while the page shows something else, and so on to the end: a third of the time, and still
something of every phase. WANDER=1 deals anew and presses all. On the usual screen everything moves as people see it.
"""

from __future__ import annotations

import itertools
import os
import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

import ludarium
from tests.browser.drawing import ANSWERED_OR_CLOSER, HIT, TAPS
from tests.browser.visitor import ANSWERED, MOVED, PHONE, WIDE, Visitor

Arrive = Callable[..., Visitor]
LARGE = {"width": 1920, "height": 1080}
SEEN, UNSEEN = (600, 0) if os.environ.get("WANDER") else (10, 20)  # decisions; no game has 600
ANSWER = 30_000  # milliseconds after which a press has done nothing, and everything must lie still
TOLD, SCENES = 60, 6  # decisions within which so many actions of rivals must have been told: two rounds of the slowest game
LINE = 30  # pixels of a line of the log
FINGER = 39.5  # pixels of a target, rounded by the browser
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+\d+\b")
CODE = re.compile(r"[\d,].*[\d,A-Z]|[A-Z]\d|\d[A-Z]")  # what in a move's notation is no word or plain number

# For every choice: where the drawing shows it, that it lies on top there, how large it is, and whether it can come closer.
LOOK = (
    f"() => {{ const hit = {HIT};"
    """
  const options = [...document.querySelectorAll('.option')].map(({ dataset }) => {
    const shown = [...document.querySelectorAll(`[data-target="${CSS.escape(dataset.for)}"]`)];
    const places = shown.map((element) => hit(element, dataset.for)).filter(Boolean);
    return { move: dataset.move, target: dataset.for, final: dataset.final !== undefined, place: places[0] ?? null, places };
  });
  const box = document.querySelector('.board-place').getBoundingClientRect();
  const list = document.querySelector('.list');
  const text = [...document.querySelector('.stage').children].map((part) => part.innerText).join(' ').replace(list?.innerText ?? '', '');
  const moves = ({ target }) => target?.closest('[data-target]') || target?.querySelector('[data-target]');
  const moving = document.getAnimations().some(({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().endTime !== Infinity && moves(effect));
  return { options, moving, board: [box.left, box.top, box.width, box.height].map(Math.round), text,
    page: [document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth] };
}"""
)


# How many pixels of the log lie below what is seen of it. It follows a new line when that is drawn: between two pictures it may lag.
BEHIND = """async () => {
  const log = document.querySelector('#log');
  const behind = () => (log ? log.scrollHeight - log.scrollTop - log.clientHeight : 0);
  if (behind() === 0) return 0;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return behind();
}"""


# What lies over the middle of a target.
COVER = """(target) => [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)].map((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return `${[left, top, width, height].map(Math.round)} under ${over?.cloneNode().outerHTML.slice(0, 200)}`;
})"""

# A tap was answered, or, where a busy machine made it a long press, told what it is. A card in the hand may first become large.
HEARD = f"([number]) => ({ANSWERED})(number) || document.querySelector('[role=tooltip]')"
HEARD_OR_LARGE = f"(tapped) => ({ANSWERED_OR_CLOSER})(tapped) || ({HEARD})(tapped)"
MARKED = '(move) => document.querySelector(`.option.pressed[data-move="${CSS.escape(move)}"]`) !== null'


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

    def play(self) -> int:
        """Play to the end; return how many decisions were made by pressing."""
        decisions = 0
        while True:
            if decisions and decisions % SEEN == 0:
                self.person.play_unseen(UNSEEN)
            self.person.wait_until_asked()
            if self.person.is_over:
                return decisions
            decisions += 1
            if not self.touch:
                self.person.page.mouse.move(2, 2)  # what grows under the mouse lies over its neighbours
            seen = self.look()
            self.count(seen)
            self.decide(seen)

    def look(self) -> dict[str, Any]:
        """Return what is seen once the choices lie still: nobody aims at what slides or grows."""
        before: list[Any] = []
        deadline = time.monotonic() + ANSWER / 1000
        while True:
            seen: dict[str, Any] = self.person.page.evaluate(LOOK)
            if seen["options"] == before and not seen["moving"]:
                return seen
            if time.monotonic() > deadline:
                self.fault("the choices do not come to rest")
                return seen
            before = seen["options"]
            self.person.page.wait_for_timeout(40)

    def count(self, seen: dict[str, Any]) -> None:
        """Count what can be counted without touching anything."""
        height, window, width, window_width = seen["page"]
        if height != window or width != window_width:
            self.fault(f"the page is {width}x{height} in a window of {window_width}x{window}")
        if self.board is not None and seen["board"] != self.board:
            self.fault(f"the board moved from {self.board} to {seen['board']}")
        self.board = seen["board"]
        if (behind := self.person.page.evaluate(BEHIND)) > LINE:
            self.fault(f"the newest line of the log is {behind} pixels out of sight")
        hidden = [option["target"] for option in seen["options"] if option["place"] is None]
        if hidden and (not self.touch or len(hidden) == len(seen["options"])):
            places = {target: self.person.page.evaluate(COVER, target) for target in hidden}
            self.fault(f"not in sight, or under something: {places}")
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
        if not self.press(option, number):
            return
        if self.person.question() == number and not self.person.is_over:
            if self.touch and is_small(option["place"]):
                self.aim(option, number)
            else:
                self.person.page.locator("#confirm").click()
        elif option["final"]:
            self.fault(f"{option['move']} cannot be taken back, but one press was enough")
        self.person.page.wait_for_function(MOVED, arg=number)

    def press(self, option: dict[str, Any], number: str | None) -> bool:
        """Press a choice until it is marked or done, and say whether it was. What is too small for a finger may only be marked."""
        page = self.person.page
        place = option["place"]
        for _ in range(TAPS if self.touch else 1):
            (page.touchscreen.tap if self.touch else page.mouse.click)(place["x"], place["y"])
            try:
                if self.touch:
                    heard = HEARD if is_small(place) else HEARD_OR_LARGE
                    page.wait_for_function(heard, arg=[number, option["target"], place["width"]], timeout=ANSWER)
                else:  # under a mouse everything comes closer
                    page.wait_for_function(ANSWERED, arg=number, timeout=ANSWER)
            except TimeoutError:
                break
            again = next((each for each in self.look()["options"] if each["move"] == option["move"]), None)
            if page.evaluate(ANSWERED, number):
                if self.touch and is_small(place) and page.evaluate(MOVED, number):
                    self.fault(f"{option['target']} is {place['width']:.0f}x{place['height']:.0f} to the finger and was chosen by one tap")
                return True
            place = (again and again["place"]) or place
        self.fault(f"pressing {option['target']} did nothing")
        self.person.take(page.locator(f'.option[data-move="{option["move"]}"]'))
        return False

    def aim(self, option: dict[str, Any], number: str | None) -> None:
        """Do what was too small for a finger: the first tap has marked it and brought it closer, the second, or the button, does it."""
        page = self.person.page
        now = next(each for each in self.look()["options"] if each["move"] == option["move"])
        if not page.evaluate(MARKED, option["move"]):
            self.fault(f"{option['target']} is not marked by the first tap")
        if now["place"] is None or is_small(now["place"]):
            self.fault(f"{option['target']} was tapped, but is no place for a finger: {now['places']}")
        elif self.luck.random() < 0.5:
            page.touchscreen.tap(now["place"]["x"], now["place"]["y"])
            page.wait_for_function(f"(number) => ({MOVED})(number) || document.querySelector('[role=tooltip]')", arg=number)
        if not page.evaluate(MOVED, number):
            page.locator("#confirm").click()


@pytest.mark.parametrize("game", ludarium.GAMES)
@pytest.mark.parametrize("screen", [WIDE, LARGE, PHONE], ids=["1440", "1920", "phone"])
def test_a_table_keeps_what_it_promises(visit: Arrive, game: str, screen: dict[str, int]) -> None:
    touch = screen is PHONE
    motion = "no-preference" if screen is WIDE else "reduce"
    ada = visit(viewport=screen, reduced_motion=motion, **({"has_touch": True, "is_mobile": True} if touch else {}))
    ada.open_table(["me", "bot:random"], game=game)
    counter = Counter(ada, touch)
    if screen is LARGE and UNSEEN:
        ada.wait_until_asked()
        ada.play_unseen(SEEN)  # where the other screens do not look
    decisions = counter.play()
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
    for turn in range(TOLD):
        ada.wait_until_asked()
        if ada.page.evaluate("() => window.scenes.length") >= SCENES:
            break
        ada.choose(turn % 3)
    ada.wait_until_asked()
    scenes = ada.page.evaluate("() => window.scenes")
    assert len(scenes) >= SCENES, "three actions of rivals take three scenes, each turn anew"
    gaps = [later["at"] - earlier["at"] for earlier, later in itertools.pairwise(scenes)]
    assert min(gaps) > 100, "every scene has its time"
    assert all(time >= 400 for time in ada.page.evaluate("() => window.runs")), "what runs can be followed with the eyes"
