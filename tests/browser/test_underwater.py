"""Underwater Cities played by clicking its drawing: two browsers, alone on a phone, a card dragged onto a slot, axe."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

import ludarium
from tests.browser.drawing import Drawing, moves
from tests.browser.test_axe import AXE, faults
from tests.browser.visitor import PHONE, Visitor, looking_away

Arrive = Callable[..., Visitor]
GAME = ludarium.game("underwater")
DRAWING = Drawing(GAME)
CLICKED = (1, 10)  # rounds that two people play by clicking: the first and the last, with a production and the scoring

# Texts of cards and slots that do not fit into their places.
CUT = """() => [...document.querySelectorAll('.card .words, .card .name, .plate .label > span')]
  .filter((text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1)
  .map((text) => text.textContent)"""


def busy(options: list[str], luck: random.Random) -> str:
    """Choose as somebody who builds what can be built, and else takes what comes."""
    built = [move for move in options if move.startswith(("at ", "build "))]
    return luck.choice(built or options)


def is_clicked(position: dict[str, Any]) -> bool:
    return bool(position["over"] or position["view"]["round"] in CLICKED)


def hurry(people: list[Visitor], table: str, luck: random.Random) -> None:
    """Play through the interface until a round comes that is to be clicked."""
    position = people[0].position(table)
    if not is_clicked(position):
        with looking_away(people, table):
            while not is_clicked(position):
                for person in people:
                    position = person.position(table)
                    while position["question"] is not None and not is_clicked(position):
                        options = [option["move"] for option in position["question"]["options"]]
                        position = person.answer(table, position["question"], options.index(busy(options, luck)))
    for person in people:
        catch_up(person, table)


def catch_up(person: Visitor, table: str) -> None:
    """Wait until the page asks what the server asks."""
    position = person.position(table)
    if position["over"]:
        person.page.wait_for_selector("#end-title")
    elif position["question"] is not None:
        number = str(position["question"]["number"])
        person.page.wait_for_function("(number) => document.querySelector('.prompt')?.dataset.question === number", arg=number)


def test_two_people_play_a_whole_game_by_clicking_the_drawing(visit: Arrive) -> None:
    ada, ben = visit(), visit()
    table = ada.open_table(["me", "open"], {"contracts": True}, game="underwater")
    ben.go(f"/t/{table}")
    ben.press("Sit down here")
    ada.page.wait_for_selector(".prompt")  # the table has begun
    luck = random.Random(3)
    kinds: set[str] = set()
    while not (ada.is_over or ben.is_over):
        hurry([ada, ben], table, luck)
        for person in (ada, ben):
            person.page.wait_for_function("() => document.querySelector('.prompt, #end-title')")
            if person.is_asked:
                offered = moves(person)
                new = [move for move in offered if move.split()[0] not in kinds]
                move = new[0] if new else busy(offered, luck)
                kinds.add(move.split()[0])
                DRAWING.press(person, move)
    ben.page.wait_for_selector("#end-title")
    ada.page.wait_for_selector("#end-title")
    assert {"discard", "play", "slot", "at", "skip"} <= kinds
    assert ada.scores() == ben.scores() == ada.columns()


def assert_nothing_cut(person: Visitor) -> None:
    """Wait until all texts have found their size."""
    try:
        person.page.wait_for_function(f"() => ({CUT})().length === 0")
    except TimeoutError:
        assert person.page.evaluate(CUT) == []


def test_alone_on_a_phone(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE")
    table = nell.open_table(["me"], game="underwater")
    luck = random.Random(5)
    while not nell.is_over:
        hurry([nell], table, luck)
        nell.wait_until_asked()
        assert nell.sideways() == 0
        assert_nothing_cut(nell)
        if nell.is_asked:
            DRAWING.press(nell, busy(moves(nell), luck), tap=True)
        nell.wait_until_asked()
    assert nell.columns() == nell.scores()


def test_a_card_dragged_onto_a_slot_chooses_both(visit: Arrive) -> None:
    ada = visit()
    ada.open_table(["me", "bot:random"], game="underwater")
    for _ in range(30):
        ada.wait_until_asked()
        if any(move.startswith("play ") for move in moves(ada)):
            break
        ada.choose()
    card = next(move for move in moves(ada) if move.startswith("play ")).split()[1]
    ada.page.drag_and_drop(f'[data-target="card:{card}"]:not(.option)', '[data-target="slot:W"]:not(.option)')
    ada.page.wait_for_selector('[data-target="slot:W"].marked')
    assert not any(move.startswith("play ") for move in moves(ada))


def test_a_table_has_no_faults_of_access(visit: Arrive) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run tools/web.py")
    for theme in ("light", "dark"):
        ada = visit(color_scheme=theme)
        ada.open_table(["me", "bot:random"], {"contracts": True}, game="underwater")
        for _ in range(5):
            ada.wait_until_asked()
            ada.choose()
        ada.wait_until_asked()
        assert faults(ada) == []


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "hu-HU"])
def test_the_turn_is_read_beside_the_rounds_of_three_eras(visit: Arrive, locale: str) -> None:
    ada = visit(locale=locale)
    ada.open_table(["me", "bot:random"], game="barrage")  # another table calls with a bell
    ada.wait_until_asked()
    ada.open_table(["me", "bot:random", "bot:random", "bot:random"], game="underwater")
    for _ in range(4):
        ada.wait_until_asked()
        ada.choose(0)
    ada.wait_until_asked()
    assert ada.page.locator(".rounds .before").all_inner_texts() == ["I", "II", "III"]
    words = ada.page.locator(".phases .on")
    assert words.evaluate("(each) => each.scrollWidth - each.clientWidth") <= 0, words.inner_text()
