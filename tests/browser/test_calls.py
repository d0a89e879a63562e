"""Whoever looks elsewhere learns that it is their turn: title, sound, notification, a sign at every other page."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from tests.browser.visitor import PATIENCE, Visitor

Arrive = Callable[..., Visitor]
TURN = 20  # seconds of a clock that runs out: long enough for a busy machine to show it running

# What a page does to call its reader is written down; `window.away` plays the reader who looks at another window.
SPIES = """
    window.away = false;
    Object.defineProperty(document, 'hidden', { get: () => window.away });
    Object.defineProperty(document, 'visibilityState', { get: () => (window.away ? 'hidden' : 'visible') });
    document.hasFocus = () => !window.away;

    window.notices = [];
    window.Notification = class extends window.Notification {
      constructor(title, options) {
        super(title, options);
        window.notices.push(this);
      }
    };

    window.sounds = [];
    window.tones = [];
    window.AudioContext = class extends window.AudioContext {
      constructor() {
        super();
        window.sounds.push(this);
      }
      createOscillator() {
        const tone = super.createOscillator();
        const start = tone.start.bind(tone);
        tone.start = (at) => {
          window.tones.push(tone.frequency.value);
          start(at);
        };
        return tone;
      }
    };
"""


def spied(visit: Arrive) -> Visitor:
    """Somebody who allows notifications and whose page is listened to."""
    person = visit()
    person.context.grant_permissions(["notifications"], origin=person.address)
    person.context.add_init_script(SPIES)
    return person


def look_away(page: Any, away: bool = True) -> None:
    page.evaluate("(away) => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }", away)


def sit_together(ada: Visitor, ben: Visitor) -> str:
    """Ada opens a table, Ben sits down; both are asked. Returns the table's id."""
    table = ada.open_table(["me", "open"], {"first": 0})
    ben.go(f"/t/{table}")
    ben.press("Sit down here")
    ben.wait_until_asked()
    ada.wait_until_asked()
    return table


def decide(person: Visitor) -> None:
    """Answer until it is somebody else's turn."""
    while person.is_asked:
        person.choose(0)


def move_until(mover: Visitor, waiter: Any, expression: str) -> None:
    """Let somebody play on until something is true on another page."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not waiter.evaluate(expression):
        assert time.monotonic() < deadline, f"never happened: {expression}"
        if mover.is_asked:
            mover.choose(0)
        mover.page.wait_for_timeout(50)


def test_somebody_away_is_called_by_title_sound_and_notification(visit: Arrive) -> None:
    ada, ben = spied(visit), visit()
    sit_together(ada, ben)
    assert ada.page.title() == "● Your turn – Ginkgopolis"
    decide(ada)
    ada.page.wait_for_function("() => document.title === 'Ginkgopolis – Ludarium'")
    assert ada.page.evaluate("() => [tones.length, notices.length]") == [0, 0], "nobody who looks at the table is disturbed"
    look_away(ada.page)
    move_until(ben, ada.page, "() => document.title === '● Your turn – Ginkgopolis'")
    ada.page.wait_for_function("() => notices.length === 1")
    assert ada.page.evaluate("() => tones") == [523.25, 783.989990234375]
    ada.page.wait_for_function("() => sounds.length === 1 && sounds[0].state === 'running'")
    title, body = ada.page.evaluate("() => [notices[0].title, notices[0].body]")
    assert title == "Your turn"
    assert body == ada.prompt


def test_sound_can_be_switched_off_and_stays_off(visit: Arrive) -> None:
    ada, ben = spied(visit), visit()
    sit_together(ada, ben)
    ada.menu("Settings")
    ada.page.get_by_label("Sound").uncheck()
    ada.page.reload()
    ada.wait_until_asked()
    ada.menu("Settings")
    assert not ada.page.get_by_label("Sound").is_checked()
    ada.page.keyboard.press("Escape")
    decide(ada)
    look_away(ada.page)
    move_until(ben, ada.page, "() => notices.length === 1")
    assert ada.page.evaluate("() => tones.length") == 0


def test_a_page_that_was_never_touched_stays_silent(visit: Arrive) -> None:
    ada, ben = spied(visit), visit()
    table = sit_together(ada, ben)
    decide(ada)
    ada.page.close()
    untouched = ada.context.new_page()
    # Playwright's own questions count as touches, so the page is told that there were none.
    untouched.add_init_script("Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })")
    untouched.goto(f"{ada.address}/t/{table}")
    untouched.wait_for_selector("#prompt")
    look_away(untouched)
    move_until(ben, untouched, "() => notices.length === 1")
    assert untouched.evaluate("() => sounds.length") == 0, "a browser would refuse the sound and complain"


def test_a_turn_at_another_table_shows_on_every_page(visit: Arrive) -> None:
    ada, ben = spied(visit), visit()
    table = sit_together(ada, ben)
    decide(ada)
    ada.go("/rules/ginkgopolis")
    ada.page.wait_for_function("() => document.title === 'Rules of Ginkgopolis – Ludarium'")
    assert ada.page.locator("header .turn").count() == 0
    ada.page.get_by_role("heading", level=1).click()  # the gesture without which browsers allow no sound
    move_until(ben, ada.page, "() => document.querySelector('header .turn') !== null")
    assert ada.page.locator("header .turn").inner_text() == "Your turn at another table"
    assert ada.page.title() == "(1) Rules of Ginkgopolis – Ludarium"
    ada.page.wait_for_function("() => tones.length === 2")

    other = ada.open_table(["me"])
    ada.wait_until_asked()
    ada.page.wait_for_function("() => document.title === '(1) ● Your turn – Ginkgopolis'")
    ada.go("/")
    ada.page.wait_for_function("() => document.title === '(2) Ludarium'")
    listed = ada.page.locator("[data-table].mine")
    listed.nth(1).wait_for()  # the header hears of turns before the lobby has its list
    tables = listed.evaluate_all("(links) => links.map((link) => link.pathname)")
    assert set(tables) == {f"/t/{table}", f"/t/{other}"}
    ada.go(f"/t/{other}")
    ada.page.locator("header .turn").click()
    ada.page.wait_for_url(re.compile(f"/t/{table}$"))
    ada.wait_until_asked()


def test_two_pages_of_one_person_share_a_connection_and_call_once(visit: Arrive) -> None:
    ada, ben = spied(visit), visit()
    table = sit_together(ada, ben)
    decide(ada)
    ada.go("/about")
    second = ada.context.new_page()
    listening: list[str] = []
    second.on("request", lambda request: listening.append(request.url))
    second.goto(f"{ada.address}/about")
    second.wait_for_selector("main h1")
    for page in (ada.page, second):
        look_away(page)
    move_until(ben, second, "() => document.title === '(1) About – Ludarium'")
    ada.page.wait_for_function("() => document.title === '(1) About – Ludarium'")
    ada.page.wait_for_function("() => notices.length === 1")
    assert second.evaluate("() => notices.length") == 0
    assert not [url for url in listening if url.endswith("/api/me/events")]
    ada.page.evaluate("() => notices[0].onclick()")
    ada.page.wait_for_url(re.compile(f"/t/{table}$"))
    with second.expect_request("**/api/me/events"):  # the page that is left takes over
        ada.page.close()


def test_time_for_a_turn_runs_out_and_the_seat_can_be_taken_back(visit: Arrive) -> None:
    ada, ben = visit(), visit()
    table = ada.open_table(["me", "open"], {"first": 0}, clock={"kind": "move", "seconds": TURN})
    ada.wait_for(f"Clock: {TURN} seconds for each turn")
    ben.go(f"/t/{table}")
    ben.press("Sit down here")
    ben.wait_until_asked()
    decide(ben)
    ada.wait_until_asked()
    clock = ada.page.get_by_role("timer", name="Your time")
    shown = re.fullmatch(r"0:(\d\d)", clock.inner_text())
    assert shown is not None
    assert 0 < int(shown[1]) <= TURN
    ada.wait_for("Your time for this turn ran out: a bot is playing for you.")
    assert not ada.is_asked
    assert clock.count() == 0
    ben.wait_for("a bot stands in")
    ada.press("Take the seat back")
    ben.page.wait_for_function("() => !document.body.innerText.includes('a bot stands in')")
    decide(ben)
    ada.wait_until_asked()
    assert clock.count() == 1


def test_time_for_the_whole_game_runs_out_for_good(visit: Arrive) -> None:
    ada, ben = visit(), visit()
    table = ada.open_table(["me", "open"], {"first": 0}, clock={"kind": "game", "seconds": TURN})
    ben.go(f"/t/{table}")
    ben.press("Sit down here")
    ben.wait_until_asked()
    decide(ben)
    ada.wait_for("Your time ran out: a bot plays your seat to the end.")
    assert ada.page.get_by_role("button", name="Take the seat back").count() == 0
    assert not ada.is_asked


def test_the_sign_of_other_tables_leaves_the_menu_of_a_table_free(visit: Arrive) -> None:
    ada = visit(locale="de-DE")
    for _ in range(3):
        ada.open_table(["me", "bot:random"], {"game": "full"}, game="barrage")
        ada.wait_until_asked()
    while "Aktion" not in ada.prompt:  # then the header is fullest: rounds, phases and whose turn it is
        ada.choose()
        ada.wait_until_asked()
    sign, menu = (ada.page.locator(name).bounding_box() for name in (".elsewhere a", "nav.menu"))
    assert sign is not None
    assert menu is not None
    assert sign["x"] + sign["width"] <= menu["x"]


def test_the_sign_of_other_tables_is_never_cut_off(visit: Arrive) -> None:
    ada = visit(locale="de-DE")
    for _ in range(2):
        ada.open_table(["me", "bot:random"], game="underwater")
        ada.wait_until_asked()
    ada.page.wait_for_selector(".elsewhere a")
    assert ada.page.evaluate("() => [...document.querySelectorAll('.elsewhere a')].every((sign) => sign.scrollWidth <= sign.clientWidth)")
    assert ada.page.locator(".elsewhere a").get_attribute("title") == "Du bist an einem anderen Tisch am Zug"
