"""The editor of packs: a card is changed, mended, seen in three languages, sent by link and played with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.engine.pack import parse_pack
from ludarium.packs import check
from ludarium.text import LANGUAGES, Speaker
from tests.browser.house import House
from tests.browser.test_axe import AXE, faults
from tests.browser.visitor import PHONE, WIDE, Visitor, visitors_of

EFFECT = "[data-field=effect]"
GOOD = "A good pack with"
MENDED = "on exploit: resource 2 or point 1"


@pytest.fixture(scope="module")
def taking(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose host lets people bring packs."""
    with House(tmp_path_factory.mktemp("house"), LUDARIUM_PACKS_PER_PERSON="2") as house:
        yield house


@pytest.fixture
def come(chromium: Any, taking: House, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Open browsers before that server."""
    taking.deal_for(request.node.nodeid)
    with visitors_of(chromium, taking.address) as arrive:
        yield arrive


def take(person: Visitor, table: str, name: str = "") -> None:
    """Take an entry of the game into the pack, to change it: the first one, or that of a name."""
    form = person.page.locator("form.add")
    form.locator("select").first.select_option(table)
    if name:
        choice = form.locator("select").nth(1)
        names = [text.split(" ")[0] for text in choice.locator("option").all_inner_texts()]
        choice.select_option(index=names.index(name))
    form.get_by_role("button").first.click()


def words_of(effect: str, language: str) -> str:
    return Speaker(language, "ginkgopolis").say(ludarium.game("ginkgopolis").vocabulary.parse(effect).words())


def written(person: Visitor, folder: Path) -> str:
    """Return the file that the editor lets one download."""
    with person.page.expect_download() as found:
        person.press("Download")
    file: Path = folder / found.value.suggested_filename
    found.value.save_as(file)
    return file.read_text(encoding="utf-8")


def test_a_card_is_changed_mended_shared_and_played(come: Callable[..., Visitor], tmp_path: Path) -> None:
    ada = come()
    ada.set_up()
    ada.page.get_by_role("link", name="Write a pack of your own").click()
    ada.page.wait_for_url("**/packs/edit/ginkgopolis")
    take(ada, "building", "red-7")
    field = ada.page.locator(f"{EFFECT} textarea")
    given = {card["id"]: card["effect"] for card in ludarium.game("ginkgopolis").packs[0].tables["building"]}
    assert field.input_value() == given["red-7"]
    ada.wait_for(GOOD)

    field.fill("on exploit: resorce 2 or point 1")
    ada.page.locator(f"{EFFECT} .wrong").wait_for()
    assert "Did you mean “resource”?" in ada.page.locator(f"{EFFECT} .wrong").inner_text()
    assert field.get_attribute("aria-invalid") == "true"
    assert ada.page.locator(".entries .count").inner_text() == "1 mistake"
    assert ada.page.locator(".face .card").count() == 1  # as it was before the mistake
    play = ada.page.get_by_role("button", name="Try it against bots")
    assert play.is_disabled()

    field.fill("on exploit: reso")
    ada.page.get_by_role("group", name="Words that fit here").get_by_role("button", name="resource").click()
    assert field.input_value() == "on exploit: resource "
    field.press_sequentially("2 or point 1")
    ada.wait_for(GOOD)
    assert ada.page.locator(f"{EFFECT} .wrong").count() == 0
    for language in LANGUAGES:
        assert ada.page.locator(f"dd[lang={language}]").inner_text() == words_of(MENDED, language)
    assert ada.page.locator(".icons .sign").count() == 4

    name = ada.page.get_by_label("Name of the pack")
    name.fill("My Harvest")
    ada.page.locator("#name-wrong .wrong").wait_for()
    assert ada.page.locator("dd[lang=hu]").inner_text() == words_of(MENDED, "hu")
    name.fill("harvest")
    ada.wait_for(GOOD)
    ada.page.reload()
    ada.wait_for(GOOD)
    assert (name.input_value(), field.input_value()) == ("harvest", MENDED)

    found = check(parse_pack(written(ada, tmp_path), "harvest.toml"))
    assert found.mistakes == []
    assert [entry.data["effect"] for entry in found.entries()] == [MENDED]

    ada.press("Share by link")
    link = ada.page.get_by_label("Link that carries the pack").input_value()
    assert len(link) < 250
    shared_with(come(), link)
    play.click()
    ada.wait_until_asked()
    assert "/t/" in ada.page.url
    ada.press("Menu", exact=True)
    ada.wait_for("Pack harvest, version 1")


def shared_with(bob: Visitor, link: str) -> None:
    """Open the link somewhere else: the pack is there, an own draft is not lost, and what is no pack is refused."""
    bob.go("/packs/edit/ginkgopolis")
    take(bob, "building", "blue-3")
    bob.wait_for(GOOD)
    bob.page.goto(link)
    bob.wait_for("You look at “harvest”")
    assert bob.page.locator(f"{EFFECT} textarea").input_value() == MENDED
    assert "#" not in bob.page.url
    bob.press("Back to my own draft")
    assert bob.page.locator(".entries .entry b").all_inner_texts() == ["blue-3"]
    bob.page.goto(link[:-9])
    bob.wait_for("This link is damaged")
    bob.page.goto(link + "A" * 9000)
    bob.wait_for("There is more in this link")
    assert bob.page.locator(".entries .entry b").all_inner_texts() == ["blue-3"]
    bob.page.goto(link.replace("ginkgopolis", "miners"))
    bob.page.wait_for_url("**/packs/edit/ginkgopolis")
    bob.wait_for("You look at “harvest”")


@pytest.mark.parametrize("game", ludarium.GAMES)
def test_every_kind_of_entry_has_its_form_and_its_preview(visit: Callable[..., Visitor], game: str) -> None:
    place = list(ludarium.GAMES).index(game)
    ada = visit(viewport=[WIDE, PHONE][place % 2], color_scheme=["light", "dark"][place // 2 % 2])
    ada.go(f"/packs/edit/{game}")
    ada.page.wait_for_selector("form.add")
    tables = ada.page.locator("form.add select").first.locator("option").evaluate_all("(options) => options.map((each) => each.value)")
    assert sorted(tables) == sorted(ludarium.game(game).packs[0].tables)
    for table in tables:
        take(ada, table)
    ada.wait_for(f"{GOOD} {len(tables)}")  # what is not changed is as good as before
    for entry in ada.page.locator(".entries .entry").all():
        entry.click()
        ada.page.locator(".preview .shown").wait_for()
        assert ada.sideways() == 0
    if AXE.is_file():
        assert faults(ada) == []
    assert "This server takes no packs from its players" in ada.page.locator(".actions").inner_text()
    assert ada.page.get_by_role("button", name="Try it against bots").count() == 0


def test_a_file_is_opened_and_one_more_card_made(come: Callable[..., Visitor], tmp_path: Path) -> None:
    ada = come()
    ada.go("/packs/edit/miners")
    take(ada, "card", "I-N1")
    ada.page.get_by_role("button", name="Add a new one like it").click()
    assert ada.page.locator("[data-field=id] input").input_value() == "I-N1-1"
    ada.page.locator("[data-field=first] textarea").fill("vp 9")
    ada.wait_for("too much")
    file = tmp_path / "mine.toml"
    file.write_text(written(ada, tmp_path))
    bob = come(viewport=PHONE)
    bob.go("/packs/edit/miners")
    bob.page.locator("input[type=file]").set_input_files(file)
    bob.wait_for(f"{GOOD} 2")
    bob.page.locator(".entries .entry").nth(1).click()
    bob.wait_for("too much")
    file.write_text("[pack]\nname = oops")
    bob.page.locator("input[type=file]").set_input_files(file)
    bob.wait_for("This is no pack that can be read (line 2)")


def test_a_file_is_brought_where_packs_are_chosen(come: Callable[..., Visitor], tmp_path: Path) -> None:
    ada = come()
    ada.go("/packs/edit/ginkgopolis")
    take(ada, "building")
    (tmp_path / "own.toml").write_text(written(ada, tmp_path))
    ada.set_up()
    ada.page.locator("dialog input[type=file]").set_input_files(tmp_path / "own.toml")
    ada.page.get_by_label("my-pack, version 1").check()
    ada.page.get_by_role("button", name="Remove").click()
    ada.page.get_by_label("my-pack, version 1").wait_for(state="detached")


def test_what_only_new_entries_say_can_be_said(visit: Callable[..., Visitor]) -> None:
    ada = visit(viewport=PHONE)
    ada.go("/packs/edit/barrage")
    ada.page.wait_for_selector("form.add")
    ada.page.locator("form.add select").first.select_option("contract")
    ada.press("Add a new one like it")
    ada.page.locator("[data-field=kind] .wrong").wait_for()
    assert "says its kind" in ada.page.locator("[data-field=kind] .wrong").inner_text()
    ada.page.locator("[data-field=kind] select").select_option("green")
    ada.wait_for(f"{GOOD} 1")
    assert ada.page.locator(".face .contract.green").count() == 1
    assert ada.sideways() == 0
