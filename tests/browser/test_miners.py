"""Imperial Miners played by pressing its drawing: two browsers, alone on a phone, keys, axe, what a place shows, what is refused."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

import ludarium
from tests.browser.drawing import Drawing, moves
from tests.browser.test_axe import AXE, faults
from tests.browser.visitor import ANSWERED, MOVED, PHONE, WIDE, Visitor, looking_away

Arrive = Callable[..., Visitor]
GAME = ludarium.game("miners")
DRAWING = Drawing(GAME)
MOST = 400  # decisions that no game has
PRESSED = 15  # decisions made by pressing: some rounds
LUCK = 5
DEEPER = ("play II-", "surface gold", "effect ", "place 1,0", "place 1,2", "place 1,-2")  # what leads to a card of level II
DUG = "() => document.querySelector('.option') && document.querySelectorAll('[data-plane=mine] [data-slot]').length > 1"
DRAWN = ".stage [data-target]:not(.option, [aria-disabled=true])"


def play_until(person: Visitor, prompt: str, luck: random.Random) -> None:
    """Play by the list until something is asked."""
    for _ in range(MOST):
        person.wait_until_asked()
        if prompt in person.prompt:
            return
        assert not person.is_over
        person.choose(luck.randrange(3))
    raise AssertionError(f"nobody asks {prompt!r}")


def hurry(people: list[Visitor], table: str, luck: random.Random, to_round: int = 99) -> None:
    """Play on to the end or to a round without pressing anything; test_counts presses whole games."""
    with looking_away(people, table):
        for turn in range(4 * MOST):
            person = people[turn % len(people)]
            position = person.position(table)
            question = position["question"]
            if position["over"] or (question and position["view"]["round"] >= to_round):
                return
            if question:
                person.answer(table, question, luck.randrange(len(question["options"])))
    raise AssertionError("the game does not end")


def test_two_people_dig_a_whole_game_in_two_browsers(visit: Arrive) -> None:
    luck = random.Random(LUCK)
    ada, ben = visit(), visit()
    table = ada.open_table(["me", "open"], {"hands": "beginner"}, game="miners")
    ben.go(f"/t/{table}")
    ben.press("Sit down")
    for person in (ada, ben):
        person.wait_until_asked()
    while not all("Round 1: which card do you play?" in person.prompt for person in (ada, ben)):
        for person in (ada, ben):  # what the event of the round asks
            if person.is_asked and "Round 1" not in person.prompt:
                person.choose()
        ada.page.wait_for_timeout(20)
    ada.choose()
    assert "ready" in ben.page.locator("[data-rival='0']").inner_text(), "who has chosen is seen, but not what"
    for _ in range(PRESSED):
        for person in (ada, ben):
            if person.is_asked:
                DRAWING.press(person, luck.choice(moves(person)))
        if not ada.is_asked and not ben.is_asked:
            ada.page.wait_for_timeout(20)
    hurry([ada, ben], table, luck)
    for person in (ada, ben):
        person.page.wait_for_selector("#end-title")
    assert ada.scores() == ben.scores() == ada.columns()


def test_alone_on_a_phone_for_a_grade(visit: Arrive) -> None:
    luck = random.Random(LUCK)
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE")
    table = nell.open_table(["me"], game="miners")
    for _ in range(PRESSED):
        nell.wait_until_asked()
        assert nell.sideways() == 0
        DRAWING.press(nell, luck.choice(moves(nell)), tap=True)
    hurry([nell], table, luck)
    nell.page.wait_for_selector("#end-title")
    assert nell.sideways() == 0
    title = nell.page.locator("#end-title").inner_text()
    assert re.search("Handlanger|Stollengräber|Jungbergmann|Bergingenieur|Hauer|Herr der Tiefe", title), title


def dig_into_row_two(person: Visitor) -> str:
    """Play alone, for gold and deep cards, until a card of level II is to be placed; return the table."""
    for _ in range(3):
        table = person.open_table(["me"], {"hands": "beginner"}, game="miners")
        person.wait_until_asked()
        while not person.is_over:
            offered = moves(person)
            if any(move.startswith("place 2,") for move in offered):
                return table
            wanted = next((move for start in DEEPER for move in offered if move.startswith(start)), offered[0])
            person.take(person.page.locator(f'.option[data-move="{wanted}"]'))
            person.wait_until_asked()
    raise AssertionError("no card of level II was ever dug")


def test_a_place_shows_which_halves_meet_and_the_way_it_opens(visit: Arrive) -> None:
    ada = visit()
    table = dig_into_row_two(ada)
    miner = ada.page.request.get(f"{ada.address}/api/tables/{table}").json()["position"]["view"]["miners"][0]
    dug = {(chamber["row"], chamber["x"]) for chamber in miner["chambers"]}
    places = [(move, int(move.split(",")[1])) for move in moves(ada) if move.startswith("place 2,")]
    place, x = next((move, x) for move, x in places if len(dug & {(1, x - 1), (1, x + 1)}) == 1)
    drawn = ada.page.locator("svg[data-plane=mine]")
    assert drawn.locator(".ghost").count() == 0
    DRAWING.element(ada, place).hover()
    drawn.locator(".ghost").wait_for()
    neighbours = dug & {(1, x - 1), (1, x + 1), (2, x - 2), (2, x + 2), (3, x - 1), (3, x + 1)}
    assert drawn.locator(".meets").count() == len(neighbours), "the halves of every card it touches"
    assert drawn.locator(".runs").count() == 1, "the way up is traced"


def test_what_cannot_be_played_says_why(visit: Arrive) -> None:
    ada = visit()
    ada.open_table(["me"], {"hands": "beginner"}, game="miners")
    ada.wait_until_asked()
    play_until(ada, "Round 1: which card", random.Random(LUCK))
    refused = ada.page.locator(".own-place .card[aria-disabled=true]").first
    refused.click(force=True)
    ada.page.get_by_role("tooltip").get_by_text("No place: row").wait_for()
    assert ada.is_asked


def test_two_rounds_are_played_with_keys_alone(visit: Arrive) -> None:
    ada = visit()
    ada.open_table(["me"], {"hands": "beginner"}, game="miners")
    ada.wait_until_asked()
    while ada.question() is not None and "3" not in ada.page.locator(".rounds .now").inner_text():
        number = ada.question()
        ada.page.locator(DRAWN).locator("visible=true").first.focus()
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_function(ANSWERED, arg=number)
        if ada.question() == number:
            ada.page.keyboard.press("Enter")
        ada.page.wait_for_function(MOVED, arg=number)
        ada.wait_until_asked()
    assert ada.page.locator("svg[data-plane=mine] [data-slot]").count() >= 2, "two cards are dug"


@pytest.mark.parametrize(("scheme", "screen"), [("light", WIDE), ("dark", PHONE)], ids=["light", "dark-phone"])
def test_axe_finds_nothing_serious_in_a_mine(visit: Arrive, scheme: str, screen: dict[str, int]) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run tools/web.py")
    luck = random.Random(LUCK)
    ada = visit(color_scheme=scheme, viewport=screen)
    table = ada.open_table(["me", "bot:random"], game="miners")
    ada.wait_until_asked()
    complaints = faults(ada)
    hurry([ada], table, luck, to_round=4)
    ada.page.wait_for_function(DUG)
    complaints += faults(ada)
    ada.go("/rules/miners")
    ada.page.wait_for_selector("main h1")
    ada.page.wait_for_timeout(200)
    assert [*complaints, *faults(ada)] == []
