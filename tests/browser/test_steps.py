"""The steps of one's own turn: something else of an earlier step is chosen by pressing it, without taking back by hand."""

from __future__ import annotations

from collections.abc import Callable

import ludarium
from ludarium.bots.greedy import GreedyBot
from tests.browser.drawing import moves
from tests.browser.visitor import PHONE, Visitor

Arrive = Callable[..., Visitor]
ASKS_ELSE = "(prompts) => !prompts.includes(document.querySelector('#prompt')?.innerText ?? prompts[0])"
CHOSEN = "(words) => document.querySelector('#prompt').innerText.includes(words)"


def test_another_card_is_chosen_by_pressing_it(visit: Arrive) -> None:
    nell = visit()
    table = nell.open_table(["me", "bot:random"], {"first": 0})
    first, second = letters_in_hand(nell)
    nell.page.locator(f"[data-target='card:{first}']:not(.option)").click()
    nell.page.wait_for_function(CHOSEN, arg=f"card {first}")
    nell.page.locator(f"[data-target='card:{second}']:not(.option)").click()
    nell.page.wait_for_function(CHOSEN, arg=f"card {second}")
    assert nell.position(table)["view"]["sides"][0]["chosen"] == second


def test_another_card_is_chosen_by_its_place_in_the_city(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    table = nell.open_table(["me", "bot:random"], {"first": 0})
    first, second = letters_in_hand(nell)
    nell.page.locator(f"[data-target='card:{first}']:not(.option)").tap()
    nell.page.wait_for_function(CHOSEN, arg=f"card {first}")
    cell = nell.position(table)["view"]["tokens"][second]
    nell.page.locator(f"[data-cell='{cell}']").tap(force=True)
    nell.page.wait_for_function(CHOSEN, arg=f"card {second}")
    nell.page.locator(f"[data-cell='{nell.position(table)['view']['tokens'][second]}']").tap(force=True)
    nell.page.wait_for_selector(".tip")
    assert nell.position(table)["view"]["sides"][0]["chosen"] == second, "what is chosen stays so, and says what it is"


def letters_in_hand(person: Visitor) -> tuple[str, str]:
    """Two urbanization cards that can be chosen."""
    person.wait_until_asked()
    cards = [move.removeprefix("play ") for move in moves(person)]
    first, second, *_more = [card for card in cards if len(card) == 1]
    return first, second


def test_another_action_is_chosen_by_pressing_it(visit: Arrive) -> None:
    nell = visit()
    table = nell.open_table(["me", "bot:random"], game="barrage")
    nell.wait_until_asked()
    while not nell.page.locator(".option[data-move^='space ']").count():  # the draft
        nell.choose()
        nell.wait_until_asked()
    start = nell.position(table)
    conduit, base = "tile:basic-conduit", "tile:basic-base"
    space = next(option["target"] for option in start["question"]["options"] if option["target"].startswith("space:"))
    prompts = [nell.prompt]
    for target in (conduit, base, space, conduit):
        nell.page.locator(f"button[data-target='{target}'][aria-disabled=false]:not(.option)").click()
        nell.page.wait_for_function(ASKS_ELSE, arg=[prompts[0], prompts[-1]])
        prompts.append(nell.prompt)
    assert "conduit" in prompts[1] == prompts[4]
    assert "base" in prompts[2]
    assert len(set(prompts)) == 4
    assert nell.position(table)["undo"]["turn"] == start["undo"]["turn"] + 1, "what was chosen before is taken back"


def test_the_second_half_of_a_double_click_chooses_nothing(visit: Arrive) -> None:
    nell = visit()
    nell.take_over(many_tiles_to_return())
    tile = "[data-target^='tile:']:not(.option)"
    left = nell.page.locator(tile).count()
    box = nell.page.locator(tile).first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    nell.page.mouse.click(x, y)
    fewer = f'(left) => document.querySelectorAll("{tile}").length < left'
    nell.page.wait_for_function(fewer, arg=left)
    asked = nell.question()
    nell.page.mouse.down(click_count=2)
    nell.page.mouse.up(click_count=2)
    nell.page.wait_for_timeout(500)
    assert nell.question() == asked
    nell.page.mouse.click(x, y)
    nell.page.wait_for_function(fewer, arg=left - 1)


def many_tiles_to_return() -> ludarium.Match:
    """A game of Ginkgopolis in which the first seat is asked which of several tiles it returns."""
    bot = GreedyBot()
    for seed in range(1, 20):
        match: ludarium.Match = ludarium.Match(ludarium.game("ginkgopolis"), 2, seed)
        luck = ludarium.chance(seed)
        while not match.state.over:
            seat = match.state.to_move[0]
            question = match.state.ask(seat)
            if seat == 0 and question and question.prompt.key == "ask-return-tiles" and len(question.options) > 4:
                return match
            match.play(seat, bot.choose(match.state, seat, luck))
    raise AssertionError("nobody had tiles to return")


def test_a_phone_restarts_the_turn_from_its_menu(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    table = nell.open_table(["me", "bot:random"], game="barrage")
    nell.wait_until_asked()
    begin = nell.prompt
    nell.press("Menu", exact=True)
    restart = nell.page.get_by_role("dialog").get_by_role("button", name="Restart the turn")
    assert restart.count() == 0, "nothing was chosen yet"
    nell.page.keyboard.press("Escape")
    for _choice in range(2):
        nell.choose()
        nell.wait_until_asked()
    assert nell.position(table)["undo"]["turn"] > 1
    nell.press("Menu", exact=True)
    restart.tap()
    nell.page.wait_for_function(CHOSEN, arg=begin)
    assert nell.position(table)["undo"]["turn"] == 0
    assert nell.page.get_by_role("dialog").count() == 0
