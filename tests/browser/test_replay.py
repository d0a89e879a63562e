"""The replay of a record that somebody wrote something about: comments at their moves, variations to go into and out of."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.server.test_records import annotated

NOTES = "Comments and variations"


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_comments_are_read_and_variations_entered_and_left(visit: Callable[..., Visitor], screen: dict[str, int]) -> None:
    ada = visit(viewport=screen)
    ada.go("/")
    ada.press("Finished games")
    ada.page.get_by_text("Bring a game or a position").first.click()
    ada.page.locator("details textarea").fill(str(annotated()))
    ada.press("Open it")
    ada.page.wait_for_url("**/t/*")
    ada.page.wait_for_selector("#end-title")
    ada.page.get_by_role("button", name="Replay").last.click()  # below the points: they may cover the bar
    notes = ada.page.get_by_role("complementary", name=NOTES)
    slider = ada.page.get_by_role("slider")
    notes.get_by_text("A quiet game.").wait_for()
    ada.press("One move on")
    notes.get_by_text("Very solid.").wait_for()
    assert ada.sideways() == 0
    ada.press("One move on")
    notes.get_by_role("button", name="variation 1").click()
    notes.get_by_text("Bolder.").wait_for()
    assert "Variation of move 2" in notes.inner_text()
    assert slider.get_attribute("max") == "5"
    ada.press("One move on")
    notes.get_by_role("button", name="variation 1").click()
    ada.page.wait_for_function("() => document.querySelector('.replay input').max === '3'")
    notes.get_by_role("button", name="Back to the variation before").click()
    ada.page.wait_for_function("() => document.querySelector('.replay input').max === '5'")
    notes.get_by_role("button", name="Back to the game").click()
    ada.page.wait_for_function("() => Number(document.querySelector('.replay input').max) > 20")
    assert slider.input_value() == "2"
    ada.press("One move on")
    notes.wait_for(state="detached")
