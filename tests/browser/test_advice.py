"""The expert in the page: a hint while one plays alone against bots, a review when the game is over."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import ludarium
from tests.browser.visitor import PHONE, WIDE, Visitor

Arrive = Callable[..., Visitor]
THINKS = 30_000


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_expert_says_what_it_would_do_and_its_move_can_be_taken(visit: Arrive, size: dict[str, int]) -> None:
    nell = visit(viewport=size)
    nell.open_table(["me", "bot:random"])
    nell.wait_until_asked()
    number = nell.question()
    nell.page.locator("button[title='Hint: what would the expert do?']").click()
    sheet = nell.page.get_by_role("region", name="Hint: what would the expert do?")
    best = sheet.locator(".best")
    best.wait_for(timeout=THINKS)
    assert "% to win" in sheet.inner_text()
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


def test_nobody_is_advised_against_people(visit: Arrive) -> None:
    nell = visit()
    nell.open_table(["me", "me"])
    nell.page.locator(".curtain button").click()
    nell.wait_until_asked()
    assert nell.page.get_by_role("button", name="Hint").count() == 0


def short_game() -> str:
    """Return the record of a random game that is over soon."""
    match = ludarium.Match(ludarium.game("ginkgopolis"), 2, 50)
    luck = random.Random(50)
    while not match.state.over:
        seat = match.state.to_move[0]
        match.play(seat, luck.choice(match.state.moves(seat)))
    return str(match.record)


def test_a_finished_game_is_reviewed_and_its_turning_points_can_be_seen(visit: Arrive) -> None:
    nell = visit()
    nell.go("/about")
    answer = nell.page.request.post(f"{nell.address}/api/import", data={"record": short_game(), "seats": ["me", "bot:random"]})
    assert answer.status == 201, answer.text()
    nell.go(f"/t/{answer.json()['table']['id']}")
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
        nell.page.wait_for_selector("input[type=range]")
    else:
        assert "No single move turned this game." in figure.inner_text()
