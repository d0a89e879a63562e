"""A person with a browser: what they click, and what must never happen meanwhile."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import TimeoutError

from ludarium import Match

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SMALLEST = {"width": 360, "height": 740}
PATIENCE = 60_000  # milliseconds: a machine may be busy
MOVED = "(number) => document.querySelector('#end-title') || document.querySelector('.prompt')?.dataset.question !== number"
ASKED = "() => document.querySelector('.option') || document.querySelector('#end-title')"
ANSWERED = f"(number) => document.querySelector('#confirm:enabled') || ({MOVED})(number)"
SHOWN = "(number) => document.querySelector('#end-title') || Number(document.querySelector('.prompt')?.dataset.question) >= Number(number)"
QUICK = "if (!localStorage.getItem('ludarium.speed')) localStorage.setItem('ludarium.speed', 'at-once')"


class Visitor:
    """One browser with its own cookies. Console errors and requests to other machines are kept as complaints.

    What the others do is shown at once and nothing moves, unless `told` wants it told as people see it.
    """

    def __init__(self, chromium: Any, address: str, told: bool = False, **choices: Any) -> None:
        self.address = address
        self.touch = bool(choices.get("has_touch"))
        self.complaints: list[str] = []
        self.offline = False  # while the server is down, failed requests are no fault
        motion = "no-preference" if told else "reduce"  # half of a browser's work is drawing what moves
        settings: dict[str, Any] = {"viewport": WIDE, "locale": "en-US", "reduced_motion": motion, **choices}
        self.context = chromium.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        if not told:
            self.context.add_init_script(QUICK)
        self.page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"exception: {error}"))
        self.context.on("request", self._watch)

    def _hear(self, message: Any) -> None:
        expected = self.offline and "ERR_" in message.text
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _watch(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"a request left the machine: {request.url}")

    def leave(self) -> None:
        self.context.close()

    def assert_quiet(self) -> None:
        assert self.complaints == [], self.complaints

    # -- going about ---------------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def press(self, name: str | re.Pattern[str], exact: bool = False) -> None:
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def start(self, way: str, game: str = "ginkgopolis") -> None:
        """Press one of the buttons at the game's window in the lobby."""
        self.page.locator(f"article[data-game={game}]").get_by_role("button", name=way).click()

    def set_up(self, game: str = "ginkgopolis") -> None:
        """Open the lobby and the sheet in which a table of the game is arranged, with all there is in it."""
        self.go("/")
        self.page.locator(f"article[data-game={game}] .window").click()
        self.page.locator("dialog details").evaluate("(more) => (more.open = true)")

    def call_oneself(self, name: str) -> None:
        """Change one's name."""
        self.go("/")
        self.page.locator("header").get_by_role("button", name="Your name").click()
        self.page.get_by_role("textbox", name="Your name").fill(name)
        self.press("Save")
        self.page.wait_for_selector("dialog", state="detached")

    def open_table(self, seats: list[str], options: dict[str, object] | None = None, **more: object) -> str:
        """Open a table through the interface and look at it; returns its id."""
        order = {"game": "ginkgopolis", "seats": seats, "options": options or {}, **more}
        self.go("/about")
        answer = self.page.request.post(f"{self.address}/api/tables", data=order)
        assert answer.status == 201, answer.text()
        table = str(answer.json()["table"]["id"])
        self.go(f"/t/{table}")
        return table

    def take_over(self, match: Match, *bots: str) -> None:
        """Go on with a game at a table of one's own, in the first seat."""
        self.go("/about")
        order = {"record": str(match.record), "seats": ["me", *(bots or ["bot:random"])]}
        answer = self.page.request.post(f"{self.address}/api/import", data=order)
        assert answer.status == 201, answer.text()
        self.go(f"/t/{answer.json()['table']['id']}")
        self.wait_until_asked()

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        return str(self.page.locator("#prompt").inner_text())

    @property
    def is_over(self) -> bool:
        return int(self.page.locator("#end-title").count()) > 0

    @property
    def is_asked(self) -> bool:
        return int(self.page.locator(".option").count()) > 0

    def wait_until_asked(self) -> None:
        self.page.wait_for_function(ASKED)

    def question(self) -> str | None:
        found = self.page.evaluate("() => document.querySelector('.prompt')?.dataset.question ?? null")
        return None if found is None else str(found)

    def choose(self, index: int = 0) -> None:
        """Take an option from the list by keyboard, confirm it if it cannot be taken back, and wait until it is answered."""
        options = self.page.locator(".option")
        self.take(options.nth(min(index, options.count() - 1)))

    def take(self, option: Any) -> None:
        """Take this option of the list."""
        number = self.question()
        option.focus()
        self.page.keyboard.press("Enter")
        self.confirm(number)

    def confirm(self, number: str | None) -> None:
        """Confirm what is marked, if it is not done without, and wait until it is answered."""
        self.page.wait_for_function(ANSWERED, arg=number)
        if self.question() == number and self.page.locator("#confirm:enabled").count():
            try:
                self.page.locator("#confirm").click()
            except TimeoutError:
                if self.question() == number:
                    raise  # otherwise the move was already on its way when the button was found
        self.page.wait_for_function(MOVED, arg=number)

    def position(self, table: str) -> dict[str, Any]:
        """Return the position of a table as the server tells it to this person."""
        found: dict[str, Any] = self.page.request.get(f"{self.address}/api/tables/{table}").json()["position"]
        return found

    def answer(self, table: str, question: dict[str, Any], index: int) -> dict[str, Any]:
        """Answer a question through the interface; return the position after it."""
        options = question["options"]
        order = {"seat": question["seat"], "number": question["number"], "move": options[min(index, len(options) - 1)]["move"]}
        answer = self.page.request.post(f"{self.address}/api/tables/{table}/moves", data=order)
        assert answer.ok, answer.text()
        position: dict[str, Any] = answer.json()
        return position

    def play_unseen(self, decisions: int) -> None:
        """Make so many decisions through the interface, or all that are left, while the page shows something else."""
        table = self.page.url.rsplit("/", 1)[1]
        made = 0
        with looking_away([self], table):
            position = self.position(table)
            while made < decisions and not position["over"]:
                if position["question"] is None:
                    self.page.wait_for_timeout(10)  # somebody else's turn
                    position = self.position(table)
                else:
                    position = self.answer(table, position["question"], made % 5)
                    made += 1

    def resign(self, seat: int = 0) -> None:
        """Give up a game of two, which ends it, and wait for its end."""
        table = self.page.url.rsplit("/", 1)[1]
        answer = self.page.request.post(f"{self.address}/api/tables/{table}/resign", data={"seat": seat})
        assert answer.ok, answer.text()
        self.page.wait_for_selector("#end-title")

    def menu(self, name: str) -> None:
        """Press something in the table's menu."""
        self.press("Menu", exact=True)
        self.page.get_by_role("dialog").get_by_role("button", name=name).click()

    def play_to_the_end(self, most: int = 400) -> int:
        """Click through a game in which nobody else in a browser plays; returns the number of decisions."""
        for turn in range(most):
            self.wait_until_asked()
            if self.is_over:
                return turn
            self.choose(turn % 3)
        raise AssertionError(f"the game is not over after {most} decisions")

    # -- looking -------------------------------------------------------------------------------------------------------

    def rivals(self) -> list[str]:
        """The names on the cards of the other sides."""
        return [str(text).split("\n")[0] for text in self.page.locator("[data-rival] header h3").all_inner_texts()]

    def open_sheet(self) -> None:
        """Turn to the score sheet of the end."""
        self.page.locator("[data-part=sheet]").click()
        self.page.wait_for_selector(".sheet")

    def scores(self) -> list[int]:
        """The totals of the score sheet."""
        self.open_sheet()
        return [whole(text) for text in self.page.locator(".sheet tfoot td").all_inner_texts()]

    def columns(self) -> list[int]:
        """What the rows of the score sheet add up to, side by side."""
        totals = [0] * len(self.scores())
        rows = self.page.locator(".sheet tbody tr").all()
        for row in rows:
            for side, cell in enumerate(row.locator("td").all_inner_texts()):
                totals[side] += whole(cell.split("\n")[0]) if cell.strip() else 0
        return totals

    def sideways(self) -> int:
        """How far the page can be scrolled sideways: 0 on a page that fits."""
        return int(self.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))

    def wait_for(self, what: str, patience: float = PATIENCE / 1000) -> None:
        """Wait until the page's text has these words."""
        deadline = time.monotonic() + patience
        while what not in str(self.page.inner_text("body")):
            assert time.monotonic() < deadline, f"{what!r} does not appear; the page says: {self.page.inner_text('body')[:1500]}"
            self.page.wait_for_timeout(50)


def whole(text: str) -> int:
    """Return a number that stands on the page: below zero it has a true minus."""
    assert "-" not in text, f"a hyphen where a minus belongs: {text}"
    return int(text.replace("\N{MINUS SIGN}", "-"))


@contextmanager
def looking_away(people: list[Visitor], table: str) -> Iterator[None]:
    """Show people something else than their table: what nobody looks at need not be drawn."""
    for person in people:
        person.go("/about")
    yield
    for person in people:
        person.go(f"/t/{table}")


@contextmanager
def visitors_of(chromium: Any, address: str) -> Iterator[Callable[..., Visitor]]:
    """Let people arrive before a server; at the end none of them may have seen an error or left the machine."""
    visitors: list[Visitor] = []

    def arrive(**choices: Any) -> Visitor:
        visitors.append(Visitor(chromium, address, **choices))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.leave()
    for visitor in visitors:
        visitor.assert_quiet()
