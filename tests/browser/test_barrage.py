"""Barrage played by clicking its drawing: two browsers, a phone against an Automa, keys alone, axe, what is refused says why."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

import ludarium
from tests.browser.test_axe import AXE, faults
from tests.browser.visitor import ANSWERED, PHONE, SMALLEST, WIDE, Visitor

Arrive = Callable[..., Visitor]
GAME = ludarium.game("barrage")
TAPS = 4  # a finger may have to come closer first


def moves(person: Visitor) -> list[str]:
    """Return what can be chosen, as the list has it."""
    found: list[str] = person.page.locator(".option").evaluate_all("options => options.map((option) => option.dataset.move)")
    return found


def quick(options: list[str], luck: random.Random) -> str:
    """Choose so that a game has a bit of everything and ends soon: build and act now and then, else send everybody to the bank."""
    families = {
        word: [move for move in options if move.split()[0] == word] for word in ("fulfil", "produce", "build", "copy", "space", "bank")
    }
    for word, share in (("fulfil", 1.0), ("produce", 1.0), ("build", 0.6), ("copy", 0.5), ("space", 0.3)):
        if families[word] and luck.random() < share:
            return luck.choice(families[word])
    return families["bank"][-1] if families["bank"] else luck.choice(options)


def element(person: Visitor, move: str) -> Any:
    """Return the place of the drawing a move points at."""
    target = GAME.target(GAME.lexicon.parse(move))
    return person.page.locator(f'[data-target="{target}"]:not(.option)').locator("visible=true").first


def press(person: Visitor, move: str, tap: bool = False) -> None:
    """Make a move by pressing the drawing, confirm it if it is only shown, and wait until it is answered."""
    number = person.question()
    for _ in range(TAPS if tap else 1):
        if tap:
            element(person, move).tap(force=True)
        else:
            element(person, move).click()
        try:
            person.page.wait_for_function(ANSWERED, arg=number, timeout=2_000)
            break
        except TimeoutError:
            continue
    person.confirm(number)


def open_barrage(person: Visitor, seats: list[str], options: dict[str, object] | None = None) -> str:
    """Open a table of Barrage and wait for its first question."""
    table = person.open_table(seats, options, game="barrage")
    person.wait_until_asked()
    return table


def test_two_people_play_a_whole_game_by_clicking_the_drawing(visit: Arrive) -> None:
    ada, ben = visit(), visit(reduced_motion="reduce")
    table = ada.open_table(["me", "open"], {"game": "full"}, game="barrage")
    ben.go(f"/t/{table}")
    ben.press("Sit down here")
    luck = random.Random(3)
    kinds: set[str] = set()
    for _ in range(600):
        ada.page.wait_for_function("() => document.querySelector('.prompt, #end-title')")
        if ada.is_over or ben.is_over:
            break
        for person in (ada, ben):
            if person.is_asked:
                offered = moves(person)
                new = [move for move in offered if move.split()[0] not in kinds]
                move = new[0] if new else quick(offered, luck)
                kinds.add(move.split()[0])
                press(person, move)
        ada.page.wait_for_timeout(10)
    ben.page.wait_for_selector("#end-title")
    ada.page.wait_for_selector("#end-title")
    assert {"company", "take", "build", "at", "space", "bank"} <= kinds
    assert ada.scores() == ben.scores() == ada.columns()
    rows = ada.page.locator(".sheet tbody").inner_text()
    assert "At the start" in rows
    assert "Objective" in rows


def test_solo_against_an_automa_on_a_phone(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    open_barrage(nell, ["me"], {"automa-1": "3"})
    luck = random.Random(5)
    for _ in range(300):
        nell.wait_until_asked()
        assert nell.sideways() == 0
        if nell.is_over:
            break
        press(nell, quick(moves(nell), luck), tap=True)
    assert nell.is_over
    assert len(nell.scores()) == 2
    assert nell.columns() == nell.scores()
    assert "Automa" in nell.page.locator(".sheet thead").inner_text()


def test_the_smallest_phone_shows_everything_without_scrolling_sideways(visit: Arrive) -> None:
    nell = visit(viewport=SMALLEST, has_touch=True, is_mobile=True, locale="hu-HU")
    open_barrage(nell, ["me", "bot:random", "bot:random", "bot:random"])
    luck = random.Random(1)
    for _ in range(6):
        nell.wait_until_asked()
        press(nell, quick(moves(nell), luck), tap=True)
        assert nell.sideways() == 0
    for page in nell.page.locator(".board nav button").all():
        page.tap()
        assert nell.sideways() == 0


def test_a_question_about_the_map_brings_the_map_into_sight(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    open_barrage(nell, ["me", "bot:random"], {"game": "introductory"})
    assert nell.page.locator("[data-plane=map]").count() == 0, "the board shows the actions"
    press(nell, next(move for move in moves(nell) if move.startswith("build")), tap=True)
    nell.page.wait_for_selector("[data-plane=map]")


PLANT = (
    "build basic-base", "at D8L", "space water-one-flow-left", "drop H1", "space shop-excavator-left", "build basic-conduit", "at C8R",
    "build basic-powerhouse", "at P9a", "space turbine-plus2-left",
)  # fmt: skip  # the first game of the lesson, up to its production


def test_production_is_chosen_at_its_conduit_and_shows_its_water_first(visit: Arrive) -> None:
    ada = visit(reduced_motion="reduce")
    ada.context.add_init_script("localStorage.setItem('ludarium.confirm', 'always')")  # else the only production is taken by itself
    record = str(ludarium.Match(GAME, players=2, seed=689, options={"game": "introductory"}).record)
    ada.go("/about")
    answer = ada.page.request.post(f"{ada.address}/api/import", data={"record": record, "seats": ["me", "bot:random"]})
    ada.go(f"/t/{answer.json()['table']['id']}")
    for move in PLANT:
        ada.wait_until_asked()
        press(ada, move)
    produce = next(move for move in moves(ada) if move.startswith("produce"))
    element(ada, produce).hover()
    ada.page.wait_for_selector(".forecast .way")
    press(ada, produce)


def test_what_cannot_be_picked_says_why_with_its_rule(visit: Arrive) -> None:
    ada = visit()
    open_barrage(ada, ["me", "bot:random"], {"game": "introductory"})
    ada.wait_until_asked()
    closed = ada.page.locator('button[data-target="space:turbine-plus1-left"]')
    assert closed.get_attribute("aria-disabled") == "true"
    closed.click(force=True)
    note = ada.page.get_by_role("tooltip")
    note.wait_for()
    assert note.locator("a").inner_text() == "BR-B15"
    ada.page.keyboard.press("Escape")
    note.wait_for(state="detached")
    assert ada.page.locator('button.choice[data-target^="space:patent"]').count() == 0, "the introductory game has no patent office"


def test_beginning_by_keyboard_alone(visit: Arrive) -> None:
    kim = visit()
    open_barrage(kim, ["me", "bot:random"], {"game": "introductory"})
    keys = kim.page.keyboard
    number = kim.question()
    focused = "() => document.activeElement?.classList.contains('tile') && document.activeElement.ariaDisabled === 'false'"
    for _ in range(200):
        keys.press("Tab")
        if kim.page.evaluate(focused):
            break
    assert kim.page.evaluate(focused), "the tiles of the own company are in the order of the tab key"
    keys.press("Enter")
    kim.confirm(number)
    assert kim.prompt.startswith("Where do you build with")
    kim.choose(0)
    kim.wait_until_asked()


@pytest.mark.parametrize(("scheme", "screen"), [("light", WIDE), ("dark", PHONE)], ids=["light", "dark-phone"])
def test_axe_finds_nothing_serious_at_the_table(visit: Arrive, scheme: str, screen: dict[str, int]) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run tools/web.py")
    ada = visit(color_scheme=scheme, viewport=screen, reduced_motion="reduce")
    open_barrage(ada, ["me"], {"automa-1": "2", "automa-2": "4", "automa-3": "1"})
    complaints = faults(ada)
    luck = random.Random(8)
    for _ in range(30):
        ada.wait_until_asked()
        if ada.is_over:
            break
        press(ada, quick(moves(ada), luck))
    complaints += faults(ada)
    assert not complaints, "\n".join(complaints)
