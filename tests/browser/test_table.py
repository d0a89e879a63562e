"""What surrounds a game: spectators, reload, a killed server, languages, chat, speed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

import ludarium
from ludarium.bots import GreedyBot
from tests.browser.drawing import moves
from tests.browser.house import House
from tests.browser.visitor import PHONE, SMALLEST, Visitor

Arrive = Callable[..., Visitor]
KEY = re.compile(r"\b(ui|ask|move|log|refusal|option|score|undo)-[a-z]+(-[a-z]+)*\b")


def test_reload_and_a_killed_server_lose_nothing(visit: Arrive, house: House) -> None:
    ada = visit()
    ada.open_table(["me", "bot:random"])
    for turn in range(5):
        ada.wait_until_asked()
        ada.choose(turn % 3)
    ada.wait_until_asked()
    ada.page.wait_for_timeout(600)  # the bot chooses while Ada does, which the log tells
    prompt, options = ada.prompt, moves(ada)
    log = ada.page.locator("#log .entry .main").all_inner_texts()

    ada.page.reload()
    ada.wait_until_asked()
    assert (ada.prompt, moves(ada)) == (prompt, options)
    assert ada.page.locator("#log .entry .main").all_inner_texts() == log

    ada.offline = True
    house.kill()
    ada.wait_for("Connection lost. Trying again …")
    ada.page.locator(".option").first.focus()
    ada.page.keyboard.press("Enter")
    if ada.page.locator("#confirm:enabled").count():
        ada.page.keyboard.press("Enter")
    ada.wait_for("The server cannot be reached.")
    house.start()
    ada.page.wait_for_selector(".lost", state="detached")
    ada.offline = False
    assert (ada.prompt, moves(ada)) == (prompt, options)
    ada.choose(0)
    ada.wait_until_asked()
    assert ada.page.locator("#log .entry .main").all_inner_texts()[: len(log)] == log


def test_a_spectator_sees_the_public_game_live_and_nothing_more(visit: Arrive) -> None:
    ada, wim = visit(), visit()
    table = ada.open_table(["me", "bot:greedy"], {"first": 0}, public=True)
    ada.wait_until_asked()
    wim.go("/")
    wim.press(re.compile("[Ww]atch"))
    wim.page.locator(f"a[href='/t/{table}']").click()
    wim.wait_for("You are watching.")
    assert not wim.is_asked
    for what in ("Undo", "Why?", "Since your turn"):
        assert wim.page.get_by_role("button", name=what).count() == 0, f"{what} is for those who play"
    wim.press("Menu", exact=True)
    assert wim.page.get_by_role("button", name="Resign").count() == 0
    wim.page.keyboard.press("Escape")
    ada.press("Menu", exact=True)
    ada.wait_for("1 person is watching")
    ada.page.keyboard.press("Escape")
    for turn in range(6):
        ada.wait_until_asked()
        ada.choose(turn % 2)
    ada.wait_until_asked()
    wim.page.wait_for_function(
        "(count) => document.querySelectorAll('#log .entry').length >= count", arg=ada.page.locator("#log .entry").count()
    )
    secret = [
        line
        for line in ada.page.locator("#log .entry .main").all_inner_texts()
        if line.startswith("Guest") and " draws " in line and ":" in line
    ]
    watched = wim.page.locator("#log").inner_text()
    assert all(line not in watched for line in secret)
    answer = wim.page.request.post(f"{wim.address}/api/tables/{table}/chat", data={"text": "hello"})
    assert answer.status in (401, 403)


def test_chat_reaches_the_other_player(visit: Arrive) -> None:
    ada, ben = visit(), visit()
    table = ada.open_table(["me", "open"])
    ben.go(f"/t/{table}")
    ben.press("Sit down here")
    ben.wait_until_asked()
    ada.wait_until_asked()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Message").fill("<b>Good luck</b>")
    ada.press("Send")
    ben.page.get_by_role("tab", name="Chat").get_by_text("1", exact=True).wait_for()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.wait_for("<b>Good luck</b>")
    assert ben.page.locator(".tabs .count").count() == 0, "what is shown is read"
    ben.page.get_by_role("tab", name="Log").click()
    ben.page.set_viewport_size(PHONE)
    ada.page.get_by_label("Message").fill("Your turn")
    ada.press("Send")
    ben.page.locator("[data-tab=talk] .count").wait_for()
    ben.page.locator("[data-tab=talk]").click()
    ben.wait_for("Your turn")
    ada.press("Menu", exact=True)
    assert "watching" not in ada.page.inner_text("dialog"), "whoever sat down is no spectator any more"


def test_invitations_can_be_withdrawn(visit: Arrive) -> None:
    ada, eve = visit(), visit()
    ada.open_table(["me", "invite"])
    ada.press("Make a link for friends")
    link = ada.page.get_by_label("Link to this table").input_value()
    ada.press("Close the link")
    ada.page.get_by_label("Link to this table").wait_for(state="detached")
    eve.offline = True  # the refused look is a failed request on purpose
    eve.page.goto(link)
    eve.wait_for("This invitation does not hold any more.")
    eve.complaints = [each for each in eve.complaints if "404" not in each]


def test_everybody_sees_who_is_a_program(visit: Arrive) -> None:
    ada = visit()
    table = ada.open_table(["me", "open", "open"])

    def sit_down(seat: int) -> None:
        made = httpx.post(f"{ada.address}/api/programs", json={"name": f"Deep Grey {seat}"}).json()
        headers = {"Authorization": f"Bearer {made['token']}"}
        assert httpx.post(f"{ada.address}/api/tables/{table}/seats/{seat}/take", headers=headers).status_code == 200

    sit_down(1)
    marked = ada.page.get_by_text("program", exact=True)
    ada.page.get_by_text("Deep Grey 1").locator("..").get_by_text("program", exact=True).wait_for()
    assert marked.count() == 1
    sit_down(2)
    ada.wait_until_asked()
    assert marked.count() == 2


def test_resigning_asks_first_and_ends_a_game_of_two(visit: Arrive) -> None:
    ada = visit()
    ada.open_table(["me", "bot:medium"])
    ada.wait_until_asked()
    ada.menu("Resign")
    ada.press("Play on")
    assert not ada.is_over
    ada.press("Resign")
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ada.wait_for("Medium bot wins")
    assert re.search(r"The game ended because Guest \d+ resigned\.", ada.page.inner_text(".end"))


def test_every_page_speaks_three_languages(visit: Arrive) -> None:
    words = {
        "en": ("against 2 bots", "Round 1: choose a card.", "Since your turn"),
        "de": ("gegen 2 Bots", "Runde 1", "Seit deinem Zug"),
        "hu": ("2 bot ellen", "1. kör", "A lépésed óta"),
    }
    ada = visit(locale="hu-HU")
    table = ada.open_table(["me", "bot:greedy"])
    ada.wait_for(words["hu"][2])  # the browser's own language comes first
    names = {"en": "English", "de": "Deutsch", "hu": "Magyar"}
    for language, (lobby, prompt, log) in words.items():
        ada.go("/")
        ada.press(names[language])
        ada.wait_for(lobby)
        ada.page.locator("article[data-game=ginkgopolis] .window").click()
        assert ada.page.evaluate("() => document.documentElement.lang") == language
        for path in ("/", f"/t/{table}", "/about", "/rules/ginkgopolis", "/nowhere"):
            ada.go(path)
            ada.page.wait_for_selector("main h1", state="attached")
            ada.page.wait_for_timeout(150)
            text = str(ada.page.inner_text("body"))
            assert KEY.search(text) is None, f"{language} {path}: {KEY.search(text)}"
            if path.startswith("/t/"):
                ada.wait_until_asked()
                assert prompt in ada.prompt
                assert log in ada.page.inner_text("body")


def test_the_plain_view_plays_any_game(visit: Arrive) -> None:
    ada = visit()
    ada.open_table(["me"])
    ada.wait_until_asked()
    ada.menu("Settings")
    ada.page.get_by_label("The table as lists and words").check()
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(".generic")
    assert "Tile supply" in ada.page.locator(".generic").inner_text()
    for turn in range(8):
        ada.wait_until_asked()
        ada.choose(turn % 3)
    assert ada.page.locator(".generic table tbody tr").count() > 9  # the nine first buildings and what was built
    assert ada.sideways() == 0
    ada.menu("Settings")
    ada.page.get_by_label("The table as lists and words").uncheck()
    ada.page.wait_for_selector(".generic", state="detached")


def test_five_players_late_in_a_game_fit_the_window(visit: Arrive) -> None:
    match: Any = ludarium.Match(ludarium.game("ginkgopolis"), players=5, seed=11)
    bot = GreedyBot()
    luck = ludarium.chance(3)
    while match.state.round < 9 or 0 not in match.state.to_move:
        seat = match.state.to_move[-1]
        match.play(seat, bot.choose(match.state, seat, luck))
    ada = visit(viewport={"width": 1440, "height": 740})
    ada.take_over(match, *["bot:random"] * 4)
    assert ada.page.locator("[data-rival]").count() == 4
    lowest = "() => Math.max(...[...document.querySelectorAll('[data-rival]')].map((each) => each.getBoundingClientRect().bottom))"
    ada.page.wait_for_function(f"() => ({lowest})() <= 740")  # the cards become strips when it is seen that they do not fit
    assert ada.page.evaluate("() => document.documentElement.scrollHeight") == 740
    assert ada.page.evaluate("() => document.querySelector('#log').getBoundingClientRect().height") > 100, "the log stays readable"
    ada.page.locator("[data-rival] .lift").first.click()
    ada.page.locator(".lifted").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.locator(".lifted").wait_for(state="detached")


# How far the last mark of the header, with its ring, reaches, and where it is cut off.
MARKS = """() => {
  const place = document.querySelector('.bar .now').getBoundingClientRect();
  const marks = [...document.querySelectorAll('.bar .order li')].map((mark) => mark.getBoundingClientRect().right);
  return { marks, end: place.right, menu: document.querySelector('.bar .menu').getBoundingClientRect().left };
}"""


@pytest.mark.parametrize("game", ludarium.GAMES)
def test_a_narrow_header_shows_everybody_s_mark(visit: Arrive, game: str) -> None:
    """In the narrowest window with everything side by side, with the longest words."""
    zsofi = visit(viewport={"width": 1100, "height": 768}, locale="hu-HU")
    zsofi.open_table(["me", "bot:random", "bot:random", "bot:random"], game=game)
    zsofi.wait_until_asked()
    seen = zsofi.page.evaluate(MARKS)
    assert len(seen["marks"]) in (0, 4), "a game without an order of turns has no marks here"
    assert all(mark <= seen["end"] <= seen["menu"] for mark in seen["marks"]), seen


# How many lines the round takes, and how wide its longest word is beside the place it has.
ROUND = """() => {
  const round = document.querySelector('.bar b.round');
  if (round === null || round.offsetParent === null) return { lines: 1, cut: 0 };
  const words = document.createRange();
  words.selectNodeContents(round);
  const lines = new Set([...words.getClientRects()].map((line) => Math.round(line.top)));
  return { lines: lines.size, cut: round.scrollWidth - round.clientWidth };
}"""


@pytest.mark.parametrize("locale", ["hu-HU", "de-DE"])
@pytest.mark.parametrize("game", ludarium.GAMES)
def test_a_phone_s_header_shows_everybody_s_mark(visit: Arrive, game: str, locale: str) -> None:
    zsofi = visit(viewport=SMALLEST, has_touch=True, is_mobile=True, locale=locale)
    players = ludarium.game(game).counts[-1]
    zsofi.open_table(["me"] + ["bot:random"] * (players - 1), game=game)
    zsofi.wait_until_asked()
    seen = zsofi.page.evaluate(MARKS)
    assert len(seen["marks"]) in (0, players)
    assert all(0 < mark <= seen["end"] <= seen["menu"] for mark in seen["marks"]), seen
    told = zsofi.page.evaluate(ROUND)
    assert told["lines"] <= 2, "no word of the round is broken"
    assert told["cut"] <= 0, "nor cut off"


def test_the_first_load_is_small(visit: Arrive) -> None:
    ada = visit(locale="hu-HU")
    ada.go("/")
    ada.page.wait_for_selector("article")
    ada.page.wait_for_load_state("load")
    ada.page.wait_for_timeout(300)
    sizes = ada.page.evaluate("""() => ['navigation', 'resource']
        .flatMap((kind) => performance.getEntriesByType(kind)).map((each) => each.encodedBodySize)""")
    assert 20_000 < sum(sizes) < 300_000


def test_a_move_is_on_the_board_within_one_frame_of_its_event(visit: Arrive) -> None:
    ada, ben = visit(), visit()
    ben.context.add_init_script("""
        const Plain = window.EventSource;
        window.frames_late = [];
        window.EventSource = class extends Plain {
          addEventListener(name, heard) {
            super.addEventListener(name, (event) => {
              heard(event);
              if (name !== 'position') return;
              const lines = JSON.parse(event.data).log;
              requestAnimationFrame(() => {
                window.frames_late.push(Number(document.querySelector('#log').dataset.lines) >= lines.keep + lines.lines.length);
              });
            });
          }
        };
    """)
    table = ada.open_table(["me", "open"], {"first": 0})
    ben.go(f"/t/{table}")
    ben.press("Sit down here")
    ben.wait_until_asked()
    for turn in range(3):
        for person in (ada, ben):
            while person.is_asked:
                person.choose(turn)
    late = ben.page.evaluate("() => window.frames_late")
    assert len(late) >= 3
    assert all(late)


def test_what_happened_since_the_own_turn_survives_a_reload(visit: Arrive) -> None:
    ada = visit()
    ada.open_table(["me", "bot:greedy", "bot:greedy"], {"first": 1})
    fresh = ada.page.locator(".city .fresh")
    for turn in range(12):
        ada.wait_until_asked()
        if fresh.count():
            break
        ada.choose(turn % 3)
    question = ada.question()
    brackets = fresh.count()
    assert brackets, "what the others changed is marked"
    marked = "(brackets) => document.querySelectorAll('.city .fresh').length === brackets"
    ada.page.reload()
    ada.wait_until_asked()
    assert ada.question() == question
    ada.page.wait_for_function(marked, arg=brackets)
    ada.press("Since your turn")
    ada.page.wait_for_function("() => Number(document.querySelector('.stage').dataset.scenes) > 0")
    assert not ada.is_asked, "first it is told"
    ada.wait_until_asked()
    assert ada.question() == question
    ada.page.wait_for_function(marked, arg=brackets)


# What the prompt says beside each scene at a round's end.
LISTEN = """() => {
  window.said = [];
  new MutationObserver(() => {
    const title = document.querySelector('.interlude h2')?.innerText;
    if (title) window.said.push([title, document.querySelector('#prompt').innerText]);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_a_scene_at_a_round_s_end_is_named_in_the_prompt(visit: Arrive) -> None:
    ada = visit(told=True)
    ada.context.add_init_script("localStorage.setItem('ludarium.speed', 'fast')")
    ada.open_table(["me", "bot:greedy", "bot:greedy"], {"first": 0})
    ada.wait_until_asked()
    ada.page.evaluate(LISTEN)
    for _ in range(20):
        ada.choose(0)
        ada.wait_until_asked()
        if ada.page.evaluate("() => window.said.length"):
            break
    said = ada.page.evaluate("() => window.said")
    assert said, "no scene was shown"
    assert all(title == prompt for title, prompt in said), said


def test_the_last_scenes_of_a_game_are_named_in_the_prompt_too(visit: Arrive) -> None:
    """Only when everything is told the prompt says that the game is over."""
    match: Any = ludarium.Match(ludarium.game("ginkgopolis"), players=2, seed=11)
    bot = GreedyBot()
    luck = ludarium.chance(3)
    last = match
    while not match.state.over:
        seat = match.state.to_move[-1]
        last = match.copy() if seat == 0 else last
        match.play(seat, bot.choose(match.state, seat, luck))
    ada = visit(told=True)
    ada.context.add_init_script("localStorage.setItem('ludarium.speed', 'fast')")
    ada.take_over(last, "bot:greedy")
    ada.page.evaluate(LISTEN)
    while not ada.is_over:
        ada.choose(0)
        ada.wait_until_asked()
    said = ada.page.evaluate("() => window.said")
    assert said, "the districts are a scene"
    assert all(title == prompt for title, prompt in said), said


def test_a_chosen_card_keeps_its_place_in_the_hand(visit: Arrive) -> None:
    ada = visit()
    ada.open_table(["me", "bot:greedy"], {"first": 0})
    ada.wait_until_asked()
    hand = ada.page.locator(".hand button")
    before = hand.evaluate_all("cards => cards.map((card) => card.dataset.target)")
    hand.nth(1).click()
    ada.page.wait_for_selector(".hand li.up")
    assert hand.evaluate_all("cards => cards.map((card) => card.dataset.target)") == before


def test_a_focus_outside_the_seen_part_of_the_city_leaves_the_board_in_its_place(visit: Arrive) -> None:
    ada = visit()
    ada.open_table(["me", "bot:greedy"], {"first": 0})
    ada.wait_until_asked()
    closer = ada.page.get_by_role("button", name="Zoom in")
    before = closer.bounding_box()
    for _ in range(4):
        closer.click()
    ada.page.mouse.move(500, 300)
    ada.page.mouse.down()
    ada.page.mouse.move(1000, 560, steps=5)
    ada.page.mouse.up()
    ada.page.locator("[data-cell='2,-1']").evaluate("cell => cell.focus()")  # as the Tab key does
    assert closer.bounding_box() == before, "the browser has scrolled the board"
