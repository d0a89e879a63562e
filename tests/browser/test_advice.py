"""The expert in the page: a hint while one plays alone against bots, a review when the game is over."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.visitor import PHONE, WIDE, Visitor

Arrive = Callable[..., Visitor]
THINKS = 30_000
# What is remarked on a move is to be read in the bar of the replay, all of it.
REMARKED = """() => {
  const said = document.querySelector('.replay p');
  return said?.textContent.includes('The expert:') && said.scrollHeight <= said.clientHeight + 1;
}"""


def asked_expert(person: Visitor) -> tuple[Any, Any]:
    """Ask for a hint; return its sheet and the best move in it."""
    person.page.locator("button[title='Hint: what would the expert do?']").click()
    sheet = person.page.get_by_role("region", name="Hint: what would the expert do?")
    best = sheet.locator(".best")
    best.wait_for(timeout=THINKS)
    return sheet, best


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_expert_says_what_it_would_do_and_its_move_can_be_taken(visit: Arrive, size: dict[str, int]) -> None:
    nell = visit(viewport=size)
    nell.open_table(["me", "bot:random"])
    nell.wait_until_asked()
    number = nell.question()
    sheet, best = asked_expert(nell)
    assert "% chance to win" in sheet.inner_text()
    assert "at the end about" in sheet.locator("li").first.inner_text()
    options = nell.page.locator(".option .words").all_text_contents()
    advised = sheet.locator("li button").all_inner_texts()
    assert 2 <= len(advised) <= 4
    assert set(advised) <= set(options)
    assert nell.sideways() == 0
    best.click()
    nell.confirm(number)
    nell.wait_until_asked()
    assert sheet.count() == 0, "an old hint stands beside a new question"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_expert_says_what_its_move_is_for_and_shows_it(visit: Arrive, size: dict[str, int]) -> None:
    nell = visit(viewport=size)
    nell.open_table(["me", "bot:greedy"], game="underwater")
    said = ""
    for _ in range(8):
        nell.wait_until_asked()
        number = nell.question()
        sheet, best = asked_expert(nell)
        if sheet.locator(".why").count():
            said = sheet.locator(".why").inner_text()
            break
        best.click()
        nell.confirm(number)
    assert re.search(r"(it brings you more: .* \+\d|You give up: .* −\d)", said)
    assert "undefined" not in said
    assert nell.sideways() == 0
    losses = sheet.locator("li").nth(1).inner_text()
    assert "less than with the first" in losses or "as good as the first" in losses


def test_nobody_is_advised_against_people(visit: Arrive) -> None:
    nell = visit()
    nell.open_table(["me", "me"])
    nell.page.locator(".curtain button").click()
    nell.wait_until_asked()
    assert nell.page.get_by_role("button", name="Hint").count() == 0


def test_a_finished_game_is_reviewed_and_its_turning_points_can_be_seen(visit: Arrive) -> None:
    """A game that was given up early has few decisions to think about."""
    nell = visit()
    nell.open_table(["me", "bot:random"])
    for turn in range(12):
        nell.wait_until_asked()
        nell.choose(turn % 3)
    nell.resign()
    nell.page.locator("[data-part=review]").click()
    nell.press("Review the game with the expert")
    nell.page.wait_for_selector("progress")
    nell.page.wait_for_function("() => !document.querySelector('progress')", timeout=4 * THINKS)
    figure = nell.page.locator("figure", has_text="What the expert thinks")
    assert figure.locator("polyline").count() >= 2, "everybody's chance to win is drawn"
    turns = figure.locator("ol li")
    assert turns.count() == figure.locator("circle").count()
    if turns.count():
        assert "The expert:" in turns.first.inner_text()
        turns.first.get_by_role("button", name="Show").click()
        nell.page.wait_for_function(REMARKED)
        nell.page.set_viewport_size(PHONE)
        remark = nell.page.locator(".notes .remark")
        assert "The expert:" in remark.inner_text()
        assert remark.evaluate("(words) => words.scrollHeight <= words.clientHeight"), "on a phone all of the remark is read"
        nell.page.set_viewport_size(WIDE)
        plays_on_from_the_first_turn(nell)
    else:
        assert "No single move turned this game." in figure.inner_text()


def plays_on_from_the_first_turn(person: Visitor) -> None:
    """Leave the replay, and play on at a table of one's own from where the game turned."""
    before = person.page.url
    person.page.get_by_role("button", name="Leave the replay").click()
    if person.page.locator("[data-part=review]").get_attribute("aria-selected") != "true":
        person.page.locator("[data-part=review]").click()
    person.page.get_by_role("button", name="Play on from here").first.click()
    person.page.wait_for_url(lambda address: "/t/" in address and address != before)
    person.wait_until_asked()


HASTY = """
const wait = window.setTimeout;
window.setTimeout = (act, delay, ...more) => wait(act, delay === 8000 || delay === 6000 ? 0 : delay, ...more);
window.said = new Set();
const hear = () => document.querySelectorAll('#prompt, [role=status]').forEach((place) => window.said.add(place.textContent));
new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_the_page_says_that_many_are_waiting_when_it_takes_longer(visit: Arrive) -> None:
    """A browser in whose time a moment is already long."""
    nell = visit()
    nell.context.add_init_script(HASTY)
    nell.open_table(["me", "bot:expert"])
    nell.wait_until_asked()
    nell.page.locator("button[title='Hint: what would the expert do?']").click()
    heard = "(words) => [...window.said].some((text) => text.includes(words))"
    nell.page.wait_for_function(heard, arg="Many are asking the expert")
    for turn in range(12):
        nell.wait_until_asked()
        nell.choose(turn % 3)
        if nell.page.evaluate(heard, "Many bots are thinking here"):
            return
    raise AssertionError("nothing was said of the bots")
