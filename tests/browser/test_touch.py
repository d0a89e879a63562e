"""Fingers on the board: two zoom, one moves what is zoomed, and neither plays a card by accident."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.browser.visitor import PHONE, Visitor

FRAME = """() => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.city .plane')).transform);
    return [a, e, f];
}"""  # the scale of the city and where its origin lies
ASKS_ELSE = "(number) => document.querySelector('.prompt')?.dataset.question !== number"
TELLS = "document.querySelector('[role=tooltip]')"  # what a busy machine made last is a long press
MARKED = "(target) => document.querySelector(`[data-target='${target}'].marked`) && document.querySelector('#confirm:enabled')"
TAPS = 6
LEAST = 43.5  # pixels of a place for a finger, rounded by the browser
STAYS = 800  # milliseconds: longer than a note stays when a mouse leaves it
Point = tuple[float, float]


class Hand:
    """Fingers on a screen; their ways are straight lines in a few steps."""

    def __init__(self, person: Visitor) -> None:
        self.page = person.page
        self.wire = person.context.new_cdp_session(person.page)

    def draw(self, *ways: tuple[Point, Point], steps: int = 8) -> None:
        """Put one finger down for each way, move all of them together, lift them."""
        self.put(*(begin for begin, _ in ways))
        self.slide(*ways, steps=steps)

    def tap(self, place: Any, until: str, given: object) -> None:
        """Tap on a place until the page's script says that the tap was heard."""
        for _ in range(TAPS):
            self.put(middle(place))
            self._touch("touchEnd", ())
            self.page.wait_for_function(f"(given) => ({until})(given) || {TELLS}", arg=given)
            if self.page.evaluate(until, given):
                return
            self.page.evaluate("() => window.dispatchEvent(new Event('scroll'))")  # what hides a note and nothing else
            self.page.wait_for_function(f"() => !{TELLS}")
        raise AssertionError(f"no tap was short enough in {TAPS}")

    def put(self, *points: Point) -> None:
        self._touch("touchStart", points)

    def slide(self, *ways: tuple[Point, Point], steps: int = 8) -> None:
        """Move the fingers that are down, and lift them."""
        for step in range(1, steps + 1):
            part = step / steps
            self._touch("touchMove", [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in ways])
        self._touch("touchEnd", ())
        self.page.wait_for_timeout(100)

    def _touch(self, kind: str, points: Sequence[Point]) -> None:
        fingers = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_pinch_zooms_the_board_and_a_finger_moves_it(visit: Callable[..., Visitor]) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    nell.open_table(["me", "bot:greedy"], {"first": 0})
    nell.wait_until_asked()
    question = nell.question()
    place: Any = nell.page.locator(".city").bounding_box()
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    hand = Hand(nell)
    whole = nell.page.evaluate(FRAME)

    hand.draw(((x - 30, y), (x - 110, y)), ((x + 30, y), (x + 110, y)))
    near = nell.page.evaluate(FRAME)
    assert near[0] > whole[0] * 1.6, "two fingers apart: less of the city, larger"
    assert nell.page.evaluate("() => visualViewport.scale") == 1, "the board zooms, not the page"

    hand.draw(((x, y), (x + 80, y + 60)))
    moved = nell.page.evaluate(FRAME)
    assert moved[0] == near[0]
    assert moved[1] > near[1] + 10
    assert moved[2] > near[2] + 10

    hand.draw(((x - 150, y), (x - 10, y)), ((x + 150, y), (x + 10, y)))
    assert nell.page.evaluate(FRAME) == whole, "two fingers together: the whole city again"
    assert nell.question() == question, "no gesture is taken for a tap"
    hand.draw(((x, y), (x, y - 200)))
    assert nell.page.evaluate("() => scrollY") == 0, "the page never scrolls"
    assert nell.question() == question
    assert nell.sideways() == 0


def test_a_tap_on_the_board_picks_what_glows(visit: Callable[..., Visitor]) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    nell.open_table(["me", "bot:greedy"], {"first": 0})
    nell.wait_until_asked()
    question = nell.question()
    hand = Hand(nell)
    hand.tap(nell.page.locator(".city .cell.open").first, ASKS_ELSE, question)
    assert nell.prompt.startswith("Lay a tile on")


def middle(place: Any) -> Point:
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_a_finger_could_miss_is_first_marked_and_brought_closer(visit: Callable[..., Visitor]) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    nell.open_table(["me", "bot:random"], game="barrage")
    nell.wait_until_asked()
    while not nell.page.locator(".option[data-move^='space ']").count():  # the draft
        nell.choose()
        nell.wait_until_asked()
    nell.page.locator("button.choice.space.open").first.wait_for()
    hand = Hand(nell)
    question, asked = nell.question(), nell.prompt
    # Turning the wheel cannot be taken back, water can: neither is done by a tap that could have meant its neighbour.
    for name in ("workshop-1-left", "water-two-left"):
        space = nell.page.locator(f"button[data-target='space:{name}']")
        assert space.bounding_box()["height"] < LEAST
        hand.tap(space, MARKED, f"space:{name}")
        assert nell.question() == question, "the first tap only marks"
        assert LEAST <= space.bounding_box()["height"] < 1.2 * LEAST, "as large as a finger needs, and no larger"
        board: Any = space.locator("xpath=ancestor::section[@class][1]").bounding_box()
        assert board["x"] >= 0, "what the space is for stays in sight"
        assert board["x"] + board["width"] <= PHONE["width"]
        assert nell.prompt == "Tap again, or ✓"
        nell.press("Whole view")
        assert space.bounding_box()["height"] < LEAST
        assert nell.page.locator("#confirm:enabled").count() == 1, "what is marked stays so"
        assert nell.prompt == asked
        assert nell.page.get_by_role("button", name="Whole view").count() == 0
    water = nell.page.locator("button[data-target='space:water-two-left']")
    hand.tap(water, "() => document.querySelector('#prompt').innerText.startsWith('Tap')", None)
    other = nell.page.locator("button[data-target='space:water-one-flow-left']")
    hand.tap(other, MARKED, "space:water-one-flow-left")
    assert nell.question() == question, "another place near it is marked first, too"
    hand.tap(other, ASKS_ELSE, question)


@pytest.mark.parametrize("rests", [True, False], ids=["lifted by a long press", "pulled up"])
def test_a_finger_drags_a_card_onto_its_place(visit: Callable[..., Visitor], rests: bool) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    nell.open_table(["me", "bot:greedy"], {"first": 0})
    nell.wait_until_asked()
    question = nell.question()
    hand = Hand(nell)
    card = middle(nell.page.locator(".hand button").first)

    def carry(find: Callable[[], Point]) -> None:
        hand.put(card)
        if rests:
            nell.page.wait_for_selector("[role=tooltip]")
        hand.slide((card, find()))

    if rests:
        carry(lambda: card)
        nell.page.wait_for_timeout(STAYS)
        assert nell.page.locator("[role=tooltip]").count() == 1, "it can be read without the finger on it"
        assert nell.question() == question, "a long press says what it is and plays nothing"
    carry(lambda: (30, 90))
    assert nell.question() == question, "let go elsewhere it goes back"
    carry(lambda: middle(nell.page.locator(".city .cell.chosen .touch")))
    nell.page.wait_for_function(ASKS_ELSE, arg=question)
    assert nell.prompt.startswith("Lay a tile on")


def test_every_tab_of_a_phone_is_seen_from_its_top(visit: Callable[..., Visitor]) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    nell.open_table(["me", "bot:random"], {"first": 0})
    nell.wait_until_asked()
    nell.play_unseen(24)
    place = nell.page.locator(".tab-place")
    nell.page.locator("[data-tab=own]").tap()
    place.evaluate("(own) => own.scrollTo(0, 9999)")
    assert place.evaluate("(own) => own.scrollTop") > 0, "there is more than fits"
    nell.page.locator("[data-tab=talk]").tap()
    nell.page.locator("#log").wait_for()
    assert place.evaluate("(talk) => [talk.scrollTop, talk.scrollHeight - talk.clientHeight]") == [0, 0], "only the log in it is scrolled"
