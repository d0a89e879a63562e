"""Making moves by pressing the drawing of a game, with the mouse or a finger."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Error

from ludarium import Game
from tests.browser.visitor import ANSWERED, PATIENCE, Visitor

TAPS = 6  # a card may have to become large first, or go from under the finger
AGAIN = 3_000  # milliseconds after which a finger taps again

# Where an element can be pressed: a point of it that nothing else covers, with its size; null if there is none in sight.
HIT = """(element, name) => {
  const POINTS = [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.3, .3], [.7, .7], [.3, .7], [.7, .3], [.1, .5], [.9, .5],
    [.5, .08], [.5, .92]];
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
}"""

# Where a target can be pressed once it lies still: at the same point twice.
STILL = f"""(target) => {{
  const shown = [...document.querySelectorAll(`[data-target="${{CSS.escape(target)}}"]:not(.option)`)];
  const hit = shown.map((element) => ({HIT})(element, target)).find(Boolean);
  if (!hit) return null;
  const before = window.aimed;
  window.aimed = [target, hit.x, hit.y, hit.width].join();
  return window.aimed === before ? hit : null;
}}"""

# The question in which a move is offered; null if it no longer is.
OFFERED = """(move) => [...document.querySelectorAll('.option')].some((option) => option.dataset.move === move)
  ? document.querySelector('.prompt')?.dataset.question ?? null : null"""

# A press was answered, or what was pressed has become larger: a card in the hand, to be read first.
ANSWERED_OR_CLOSER = f"""([number, target, width]) => {{
  const shown = [...document.querySelectorAll(`[data-target="${{CSS.escape(target)}}"]`)];
  return ({ANSWERED})(number) || shown.some((element) => element.getBoundingClientRect().width > width * 1.05);
}}"""


def moves(person: Visitor) -> list[str]:
    """Return what can be chosen, as the list has it."""
    found: list[str] = person.page.locator(".option").evaluate_all("options => options.map((option) => option.dataset.move)")
    return found


class Drawing:
    """The drawing of one game: its places are found by the moves that point at them."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def target(self, move: str) -> str:
        """Return the element that a move points at."""
        return self.game.target(self.game.lexicon.parse(move))

    def element(self, person: Visitor, move: str) -> Any:
        """Return where a person sees what a move points at."""
        return person.page.locator(f'[data-target="{self.target(move)}"]:not(.option)').locator("visible=true").first

    def bring_into_sight(self, person: Visitor, move: str, patience: int = PATIENCE) -> None:
        """Scroll to where a place lies that is out of sight."""
        self.element(person, move).scroll_into_view_if_needed(timeout=patience)

    def press(self, person: Visitor, move: str, tap: bool = False) -> None:
        """Make a move by pressing its place, confirm it if it is only shown, and wait until it is answered.

        Between reading what is offered and here the page may have taken the only choice by itself: then there is nothing to press.
        """
        number = person.page.evaluate(OFFERED, move)
        if number is None:
            return
        if tap:
            self._tap(person, move, number)
        else:
            self._click(person, move, number)
        person.confirm(number)

    def _click(self, person: Visitor, move: str, number: str | None) -> None:
        """Click on a place. The only choice that is left the page may be taking by itself meanwhile."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not person.page.evaluate(ANSWERED, number):
            try:
                self.bring_into_sight(person, move, AGAIN)
                self.element(person, move).click(timeout=AGAIN)
                return
            except Error:  # it may have gone from under the mouse
                if time.monotonic() > deadline:
                    raise

    def _tap(self, person: Visitor, move: str, number: str | None) -> None:
        last = "each time it came closer"
        for _ in range(TAPS):
            if person.page.evaluate(ANSWERED, number):
                return
            try:
                self.bring_into_sight(person, move, AGAIN)
                place = person.page.wait_for_function(STILL, arg=self.target(move), polling=50, timeout=AGAIN).json_value()
                person.page.touchscreen.tap(place["x"], place["y"])
                arguments = [number, self.target(move), place["width"]]
                person.page.wait_for_function(ANSWERED_OR_CLOSER, arg=arguments, timeout=AGAIN)
            except Error as error:  # perhaps the answer to the last tap came late and took the place away
                last = str(error)
        if not person.page.evaluate(ANSWERED, number):
            raise AssertionError(f"{TAPS} taps on {self.target(move)} did nothing: {last}")
