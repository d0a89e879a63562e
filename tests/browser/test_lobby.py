"""The lobby with several games: their options in plain words, what does not go together, bots with their levels, invitations."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest

from tests.browser.visitor import PHONE, WIDE, Visitor
from tools.web import FIRST_LANGUAGE, first_load

Arrive = Callable[..., Visitor]


def arrange_barrage(person: Visitor) -> None:
    person.go("/")
    person.page.locator("article", has_text="Barrage").locator("[aria-expanded]").click()


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_choices_that_do_not_go_together_are_explained_before_the_button_is_pressed(
    visit: Arrive, language: str, screen: dict[str, int]
) -> None:
    quotes = {"en": ("“Game: Introductory game”", "“First Automa: Level 3"), "de": ("„Spiel: Einführungsspiel“", "„Erster Automa: Stufe 3")}
    quotes["hu"] = ("„Játék: Bevezető játék”", "„Első automa: 3. szint")
    ada = visit(locale=language, viewport=screen)
    arrange_barrage(ada)
    button = ada.page.locator("form .primary")
    assert button.is_enabled()
    ada.page.locator("#barrage-game").select_option("introductory")
    assert button.is_enabled()
    ada.page.locator("#barrage-automa-1").select_option("3")
    note = ada.page.locator(".conflict").inner_text()
    assert all(quote in note for quote in quotes[language])
    assert button.is_disabled()
    assert ada.sideways() == 0
    ada.page.locator("#barrage-game").select_option("full")
    assert ada.page.locator(".conflict").count() == 0
    assert button.is_enabled()


def test_the_lobby_loads_what_is_counted_as_its_first_load_and_nothing_else(visit: Arrive) -> None:
    ada = visit(locale=FIRST_LANGUAGE)
    loaded: set[str] = set()
    ada.page.on("request", lambda request: loaded.add(urlsplit(request.url).path.lstrip("/") or "index.html"))
    ada.go("/")
    ada.page.wait_for_load_state("networkidle")
    games = ada.page.request.get(f"{ada.address}/api/games").json()["games"]
    assert ada.page.locator("article .emblem").count() == len(games)
    asked = {file for file in loaded if not file.startswith("api/")}
    assert asked | {"icon.svg"} == set(first_load()), "a browser without a window asks for no icon"


def test_alone_there_is_always_an_automa(visit: Arrive) -> None:
    ada = visit()
    arrange_barrage(ada)
    ada.page.locator("#barrage-automa-1").select_option("none")
    ada.page.get_by_label("1", exact=True).check()
    first = ada.page.locator("#barrage-automa-1")
    assert first.input_value() == "2", "what cannot be chosen alone does not stay chosen"
    assert "none" not in first.locator("option").evaluate_all("(all) => all.map((each) => each.value)")
    assert ada.page.locator("#barrage-game").count() == 0
    ada.page.locator("#barrage-automa-2").select_option("4")
    ada.press("Open the table")
    ada.wait_until_asked()
    names = ada.page.locator("aside li .name").all_inner_texts()
    assert [name.split(" (")[0] for name in names[1:]] == ["Automa 1", "Automa 2"]


def test_only_the_sides_that_play_are_named(visit: Arrive) -> None:
    ada = visit()
    ada.open_table(["me", "bot:random"], game="barrage")
    ada.wait_until_asked()
    assert len(ada.page.locator("aside li .name").all_inner_texts()) == 2
    ada.go("/")
    ada.wait_for("Random bot")
    assert "Automa 1" not in ada.page.locator("section", has_text="Go on playing").inner_text()


def test_one_click_plays_alone_against_an_automa(visit: Arrive) -> None:
    ada = visit()
    ada.go("/")
    ada.press("Play alone against an Automa")
    ada.wait_until_asked()
    assert ada.page.locator("aside li .name").all_inner_texts()[1:] == ["Automa 1"]


def test_the_level_of_the_bots_is_chosen_in_words_and_remembered(visit: Arrive) -> None:
    ada = visit()
    ada.go("/")
    level = ada.page.locator("#ginkgopolis-bots")
    level.wait_for()
    bots = ada.page.request.get(f"{ada.address}/api/games").json()["bots"]
    assert level.input_value() == bots[len(bots) // 2]["name"]
    for bot in bots:
        level.select_option(bot["name"])
        words = ada.page.locator("#ginkgopolis-bot").inner_text()
        assert len(words) > 10, f"{bot['name']} says how it plays"
    level.select_option("random")
    ada.page.reload()
    assert level.input_value() == "random"
    ada.start("Play against bots")
    ada.wait_until_asked()
    assert ada.page.locator("aside li .name").all_inner_texts()[1:] == ["Random bot I", "Random bot II"]


def test_every_kind_of_bot_at_a_new_table_says_how_it_plays(visit: Arrive) -> None:
    ada = visit()
    ada.go("/")
    ada.start("Set up a table")
    ada.page.get_by_label("Seat 2", exact=True).select_option("bot:greedy")
    ada.wait_for("Medium bot: looks one move ahead and takes what looks best.")
    ada.page.get_by_label("Seat 2", exact=True).select_option("invite")
    assert "Medium bot: looks" not in ada.page.locator("form").inner_text()


def test_the_host_sees_the_same_links_after_a_reload_and_can_renew_them(visit: Arrive) -> None:
    ada, ben, eve = visit(), visit(), visit()
    ada.go("/")
    ada.start("Set up a table")
    ada.page.get_by_label("3", exact=True).check()
    ada.press("Open the table")
    second, third = ada.page.get_by_label("Link for seat 2"), ada.page.get_by_label("Link for seat 3")
    links = [second.input_value(), third.input_value()]
    ada.page.reload()
    assert [second.input_value(), third.input_value()] == links

    ada.page.locator("li", has_text="Seat 3").get_by_role("button", name="Withdraw the link").click()
    third.wait_for(state="detached")
    ada.page.reload()
    second.wait_for()
    assert third.count() == 0
    ada.wait_for("A new link replaces the earlier one")
    ada.press("Make a new link")
    third.wait_for()
    assert third.input_value() != links[1]
    eve.offline = True  # the refused look is a failed request on purpose
    eve.page.goto(links[1])
    eve.wait_for("This invitation does not hold any more.")
    eve.complaints = [each for each in eve.complaints if "404" not in each]

    for person, link in ((ben, links[0]), (eve, third.input_value())):
        person.page.goto(link)
        person.press("Sit down and play")
        person.page.wait_for_url("**/t/*")
    ada.wait_until_asked()
    assert ada.page.evaluate("() => Object.keys(localStorage).filter((key) => key.startsWith('ludarium.invites'))") == []


def test_another_link_in_the_same_window_forgets_the_first(visit: Arrive) -> None:
    ada, ben = visit(), visit()
    ada.go("/")
    ada.start("Set up a table")
    ada.press("Open the table")
    ben.page.goto(ada.page.get_by_label("Link for seat 2").input_value())
    ben.wait_for("Sit down and play")
    ben.offline = True
    ben.page.goto(f"{ben.address}/join#nothing")
    ben.wait_for("This invitation does not hold any more.")
    assert ben.page.get_by_role("button", name="Sit down and play").count() == 0
    ben.complaints = [each for each in ben.complaints if "404" not in each]
