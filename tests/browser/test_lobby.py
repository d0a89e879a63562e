"""The lobby: windows into the games, one click to play, one link for friends, a small sheet for everything else."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest

from tests.browser.visitor import PHONE, SMALLEST, WIDE, Visitor
from tools.web import FIRST_LANGUAGE, WEB, first_load

Arrive = Callable[..., Visitor]
LINK = "Link to this table"
# How many lines the words of each element take.
LINES = """(all) => all.map((each) => {
  const words = new Range();
  words.selectNode(each.lastChild);
  return words.getClientRects().length;
})"""
YEAR = re.compile(r"published = (\d+)")


def choose(person: Visitor, option: str, value: str) -> None:
    """Choose a value of an option in the sheet, whatever it looks like."""
    field = person.page.locator(f"#barrage-{option}")
    if field.evaluate("(each) => each.tagName") == "SELECT":
        field.select_option(value)
    else:
        field.locator(f"input[value={value}]").check()


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_choices_that_do_not_go_together_are_explained_before_the_button_is_pressed(
    visit: Arrive, language: str, screen: dict[str, int]
) -> None:
    quotes = {"en": ("“Game: Introductory game”", "“First Automa: Level 3"), "de": ("„Spiel: Einführungsspiel“", "„Erster Automa: Stufe 3")}
    quotes["hu"] = ("„Játék: Bevezető játék”", "„Első automa: 3. szint")
    ada = visit(locale=language, viewport=screen)
    ada.set_up("barrage")
    button = ada.page.locator("form .primary")
    assert button.is_enabled()
    choose(ada, "game", "introductory")
    assert button.is_enabled()
    choose(ada, "automa-1", "3")
    note = ada.page.locator(".conflict").inner_text()
    assert all(quote in note for quote in quotes[language])
    assert button.is_disabled()
    assert ada.sideways() == 0
    choose(ada, "game", "full")
    assert ada.page.locator(".conflict").count() == 0
    assert button.is_enabled()


def test_nobody_plays_together_alone(visit: Arrive) -> None:
    """A game for one is no choice together at one device or with friends, and the sheet says where it is one."""
    ada = visit()
    ada.set_up("underwater")
    sheet = ada.page.get_by_role("dialog")
    alone = sheet.get_by_label("1", exact=True)
    why = sheet.get_by_text("For one person alone, choose “Against bots”.")
    assert alone.is_enabled()
    assert why.count() == 0
    for way in ("Together at this device", "With friends, by link"):
        sheet.get_by_label("Against bots").check()
        alone.check()
        sheet.get_by_label(way).check()
        assert sheet.get_by_label("2", exact=True).is_checked(), "the choice brings a second player"
        assert alone.is_disabled()
        assert why.is_visible()
    sheet.get_by_label("Against bots").check()
    assert alone.is_enabled()
    assert why.count() == 0


def test_whoever_is_left_alone_at_a_device_is_oneself(visit: Arrive) -> None:
    ada = visit()
    ada.set_up("underwater")
    sheet = ada.page.get_by_role("dialog")
    seat = sheet.locator("#underwater-seat-0")
    seat.select_option("here")
    sheet.get_by_label("1", exact=True).check()
    assert seat.input_value() == "me"
    assert seat.locator("option[value=here]").count() == 0


@pytest.mark.parametrize("screen", [WIDE, PHONE, SMALLEST], ids=["wide", "phone", "smallest"])
def test_the_titles_on_the_buttons_that_invite_stand_on_one_line(visit: Arrive, screen: dict[str, int]) -> None:
    ada = visit(viewport=screen)
    ada.go("/")
    buttons = ada.page.locator(".which button")
    buttons.first.wait_for()
    cut = buttons.evaluate_all("(all) => all.map((each) => each.scrollWidth - each.clientWidth)")
    assert all(pixels <= 0 for pixels in cut), cut
    assert buttons.evaluate_all(LINES) == [1] * buttons.count()


def test_the_lobby_loads_what_is_counted_as_its_first_load_and_nothing_else(visit: Arrive) -> None:
    ada = visit(locale=FIRST_LANGUAGE)
    loaded: set[str] = set()
    ada.page.on("request", lambda request: loaded.add(urlsplit(request.url).path.lstrip("/") or "index.html"))
    ada.go("/")
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.locator("article .window > svg").count() == ada.page.locator("article").count()
    asked = {file for file in loaded if not file.startswith("api/")}
    counted = set(first_load())
    signs = {file for file in counted if "/Emblem" in file}  # loaded where somebody looks for players
    assert asked | {"icon.svg"} | signs == counted, "a browser without a window asks for no icon"


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("de", "dark"), ("hu", "light")])
def test_the_whole_lobby_lies_on_one_screen(visit: Arrive, language: str, scheme: str) -> None:
    ada, eve = visit(locale=language, color_scheme=scheme), visit()
    eve.go("/about")
    for _ in range(3):  # what others have opened is listed, too
        eve.page.request.post(f"{eve.address}/api/tables", data={"game": "barrage", "seats": ["me", "open"], "public": True})
    ada.open_table(["me", "bot:random"])
    ada.open_table(["me", "invite", "invite"])
    ada.go("/")
    ada.page.wait_for_selector("[data-table]")
    assert ada.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") == 0
    assert ada.sideways() == 0


def announced() -> list[str]:
    """Return the games that the page announces, the older ones first."""
    files = sorted(WEB.glob("src/games/*/announced.ts"), key=lambda path: YEAR.findall(path.read_text(encoding="utf-8")))
    return [path.parent.name for path in files]


def test_games_that_are_not_there_yet_are_announced_and_cannot_be_played(visit: Arrive) -> None:
    ada = visit()
    ada.go("/")
    ada.page.wait_for_selector("article")
    games = [game["name"] for game in ada.page.request.get(f"{ada.address}/api/games").json()["games"]]
    for window in ada.page.locator("article").all():
        playable = window.get_attribute("data-game") in games
        assert (window.locator("button, a").count() > 0) == playable
        assert ("in the making" in window.inner_text()) == (not playable)
    shown = [window.get_attribute("data-game") for window in ada.page.locator("article").all()]
    assert shown == [*games, *(name for name in announced() if name not in games)], "as they came out"


def test_one_click_plays_against_bots(visit: Arrive) -> None:
    ada = visit()
    ada.go("/")
    ada.start("Play now")
    ada.wait_until_asked()
    assert ada.rivals() == ["Medium bot I", "Medium bot II"]


def test_what_was_chosen_last_is_played_by_the_next_click(visit: Arrive) -> None:
    ada = visit()
    ada.set_up()
    sheet = ada.page.get_by_role("dialog")
    bots = ada.page.request.get(f"{ada.address}/api/games").json()["bots"]
    levels = [bot for bot in bots if bot["level"]]
    shown = sheet.locator("input[name=level]").evaluate_all("(all) => all.map((each) => each.value)")
    assert shown == [bot["name"] for bot in levels], "in their order; what is for programs is not offered"
    assert len(shown) < len(bots)
    assert sheet.locator("input[name=level][value=medium]").is_checked()
    for bot in levels:
        sheet.locator(f"input[name=level][value={bot['name']}]").check()
        words = sheet.locator("fieldset", has_text="How strong are the bots?").locator("p").inner_text()
        assert len(words) > 20, f"{bot['name']} says how it plays"
    sheet.get_by_label("2", exact=True).check()
    sheet.get_by_label("Beginner bot").check()
    sheet.get_by_label("Draft").check()
    sheet.get_by_role("button", name="Play now").click()
    ada.wait_until_asked()
    ada.go("/")
    ada.wait_for("against 1 bot")
    ada.start("Play now")
    ada.wait_until_asked()
    assert ada.rivals() == ["Beginner bot"]
    table = ada.page.request.get(f"{ada.address}/api/tables/{ada.page.url.rsplit('/', 1)[1]}").json()["table"]
    assert table["options"]["characters"] == "draft"


@pytest.mark.parametrize("screen", [WIDE, PHONE, SMALLEST], ids=["wide", "phone", "smallest"])
@pytest.mark.parametrize("language", ["de", "hu"])
def test_the_levels_of_the_bots_fit_into_the_sheet(visit: Arrive, language: str, screen: dict[str, int]) -> None:
    ada = visit(locale=language, viewport=screen)
    ada.set_up()
    tiles = ada.page.locator(".levels .tile")
    cut = tiles.evaluate_all("(all) => all.map((each) => [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight])")
    assert len(cut) == 7
    assert [pixels for pair in cut for pixels in pair if pixels > 0] == []
    assert ada.sideways() == 0


def test_a_table_of_before_keeps_the_bots_that_are_no_longer_offered(visit: Arrive) -> None:
    ada = visit()
    ada.open_table(["me", "invite", "bot:greedy"])
    seat = ada.page.get_by_label("Who sits at seat 3?")
    assert seat.input_value() == "bot:greedy"
    assert ada.page.get_by_label("Who sits at seat 2?").locator("option[value='bot:random']").count() == 0
    ada.wait_for("Greedy bot: looks one move ahead and takes what looks best.")


def test_alone_there_is_always_an_automa(visit: Arrive) -> None:
    ada = visit()
    ada.set_up("barrage")
    choose(ada, "automa-1", "none")
    ada.page.get_by_role("dialog").get_by_label("1", exact=True).check()
    ada.wait_for("Play alone against an Automa")
    chosen = ada.page.locator("#barrage-automa-1 input")
    values = chosen.evaluate_all("(all) => all.map((each) => each.value)")
    assert "none" not in values
    assert ada.page.locator("#barrage-automa-1 input:checked").input_value() == "2", "what cannot be chosen alone does not stay chosen"
    assert ada.page.locator("#barrage-game").count() == 0
    choose(ada, "automa-2", "4")
    ada.page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    ada.wait_until_asked()
    assert [name.split(" (")[0] for name in ada.rivals()] == ["Automa 1", "Automa 2"]


def test_only_the_sides_that_play_are_named(visit: Arrive) -> None:
    ada = visit()
    table = ada.open_table(["me", "bot:random"], game="barrage")
    ada.wait_until_asked()
    assert ada.rivals() == ["Random bot"]
    ada.go("/")
    card = ada.page.locator(f"[data-table='{table}']")
    assert "Random bot" in card.inner_text()
    assert "Automa 1" not in card.inner_text()


def test_a_seat_can_be_anybody_s(visit: Arrive) -> None:
    ada, ben = visit(), visit()
    ada.set_up()
    ada.page.get_by_role("dialog").get_by_label("2", exact=True).check()
    ada.page.get_by_label("Seat 2", exact=True).select_option("bot:easy")
    ada.wait_for("Easy bot: looks one move ahead and sometimes misjudges what it sees.")
    ada.page.get_by_label("Seat 2", exact=True).select_option("open")
    ada.press("Open and get the link")
    ada.page.wait_for_url("**/t/*")
    ben.go("/")
    ben.page.locator(f"[data-table='{ada.page.url.rsplit('/', 1)[1]}']").get_by_role("button", name="Sit down").click()
    ben.wait_until_asked()
    ada.wait_until_asked()


def test_friends_choose_their_seats_by_one_link(visit: Arrive) -> None:
    ada, ben, eve, tim = visit(), visit(), visit(), visit(viewport=PHONE)
    ada.go("/")
    ada.start("invite friends")
    ada.page.get_by_role("dialog").get_by_label("3", exact=True).check()
    ada.press("Open and get the link")
    field = ada.page.get_by_label(LINK)
    first = field.input_value()
    ada.page.wait_for_selector("[data-modules] path:not([d=''])")  # the link is also a QR code
    ada.wait_for("Works on this device only")  # the house of these tests is at 127.0.0.1
    ada.page.reload()
    assert field.input_value() == first
    ada.go("/")
    ada.page.wait_for_selector("[data-table]")
    assert field.input_value() == first, "the lobby shows the same link"

    ada.page.locator("[data-table]").first.click()
    ada.press("New link")
    ada.page.wait_for_function("([label, old]) => document.querySelector(`[aria-label='${label}']`)?.value !== old", arg=[LINK, first])
    eve.offline = True  # the refused look is a failed request on purpose
    eve.page.goto(first)
    eve.wait_for("This invitation does not hold any more.")
    eve.complaints = [each for each in eve.complaints if "404" not in each]
    eve.offline = False

    eve.page.goto(field.input_value())
    eve.wait_for("Choose your seat.")
    ben.page.goto(field.input_value())
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.press("Sit down at seat 3")
    ben.page.wait_for_url("**/t/*")
    eve.offline = True
    eve.press("Sit down at seat 3")
    eve.wait_for("Somebody else was faster")
    eve.wait_for("One seat is free for you.")
    eve.complaints = [each for each in eve.complaints if "409" not in each]
    link = field.input_value()
    eve.press("Sit down at seat 2")
    ada.wait_until_asked()
    assert ada.page.evaluate("() => Object.keys(localStorage).filter((key) => key.startsWith('ludarium.link'))") == []

    ben.page.goto(link)
    ben.page.wait_for_url("**/t/*")  # whoever plays already finds the way back
    tim.page.goto(link)
    tim.wait_for("All seats are taken by now.")
    tim.page.get_by_role("link", name="Watch the game").click()
    tim.page.wait_for_url(re.compile("/t/"))


def test_another_link_in_the_same_window_forgets_the_first(visit: Arrive) -> None:
    ada, ben = visit(), visit()
    ada.go("/")
    ada.start("invite friends")
    ada.press("Open and get the link")
    ben.page.goto(ada.page.get_by_label(LINK).input_value())
    ben.wait_for("Choose your seat.")
    ben.offline = True
    ben.page.goto(f"{ben.address}/join#nothing")
    ben.wait_for("This invitation does not hold any more.")
    assert ben.page.get_by_role("button", name="Sit down").count() == 0
    ben.complaints = [each for each in ben.complaints if "404" not in each]
