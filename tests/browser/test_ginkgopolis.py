"""Ginkgopolis in the browser: the own strip, and tiles with what they cost and bring, however many there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludarium
from ludarium.bots import GreedyBot
from tests.browser.visitor import PHONE, Visitor

Arrive = Callable[..., Visitor]
GAME = ludarium.game("ginkgopolis")


# Bonuses in the own strip that are cut off, in the way of the goods, or under the tab that folds the own area.
HIDDEN_BONUSES = """() => {
  const boxOf = (path) => document.querySelector(path).getBoundingClientRect();
  const [strip, goods, fold] = [boxOf('.own .strip'), boxOf('.own .strip .who'), boxOf('.fold')];
  const chips = [...document.querySelectorAll('.own .strip .chip')].map((chip) => chip.getBoundingClientRect());
  const isCut = (chip) => chip.top < strip.top || chip.bottom > strip.bottom || chip.left < goods.right || chip.right > strip.right;
  return chips.length ? chips.filter((chip) => isCut(chip) || (chip.right > fold.left && chip.left < fold.right)).length : -1;
}"""


def far_on(kept: int) -> Any:
    """Play a game of two until a side that has kept so many cards is asked."""
    match: Any = ludarium.Match(GAME, players=2, seed=3)
    bot = GreedyBot()
    luck = ludarium.chance(3)
    while len(match.state.sides[0].kept) < kept or 0 not in match.state.to_move:
        seat = match.state.to_move[-1]
        match.play(seat, bot.choose(match.state, seat, luck))
    return match


@pytest.mark.parametrize("kept", [6, 8, 11])
def test_every_bonus_stands_whole_in_the_own_strip(visit: Arrive, kept: int) -> None:
    ada = visit()
    ada.take_over(far_on(kept))
    for width in (1440, 1280, 1100):
        ada.page.set_viewport_size({"width": width, "height": 900})
        ada.page.wait_for_function(f"() => ({HIDDEN_BONUSES})() === 0")  # they say less when they do not fit


# What the shown choice pays and brings, as far as the prompt does not show it whole.
CUT_SUMS = """() => {
  const place = document.querySelector('.prompt').getBoundingClientRect();
  const room = document.querySelector('.does').getBoundingClientRect();
  const sums = [...document.querySelectorAll('.does .sum')].map((sum) => sum.getBoundingClientRect());
  return sums.filter(({ top, right, bottom }) => top < place.top || right > room.right + 1 || bottom > place.bottom).length;
}"""


def test_the_prompt_shows_whole_what_a_tile_pays_and_brings(visit: Arrive) -> None:
    ada = visit(locale="de-DE")  # whose words leave it the least room
    ada.take_over(far_on(kept=8))
    cards = ada.page.locator(".hand [data-target]")
    for index in range(cards.count()):
        cards.nth(index).click()
        ada.page.wait_for_selector("[data-target='alone']:not(.option)")
        for tile in ada.page.locator("[data-target^='tile:']:not(.option)").all():
            tile.hover()
            ada.page.wait_for_selector(".does .sum")
            assert ada.page.evaluate(CUT_SUMS) == 0, ada.page.locator(".does").inner_text()
        ada.page.keyboard.press("u")
        ada.page.wait_for_selector("[data-target='alone']:not(.option)", state="detached")


# Offers in the tray beyond whose edges something of them stands.
BURST_OFFERS = """() => {
  const isOutside = (inner, outer) => inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
  const boxesIn = (offer) => [...offer.querySelectorAll('.price > *, .gets > *, .good')].map((part) => part.getBoundingClientRect());
  const offers = [...document.querySelectorAll('.tiles .offer')];
  return offers.filter((offer) => boxesIn(offer).some((part) => isOutside(part, offer.getBoundingClientRect()))).length;
}"""


def test_what_a_tile_costs_and_brings_stays_within_its_offer_in_a_narrow_window(visit: Arrive) -> None:
    ada = visit()
    ada.open_table(["me", "bot:greedy"], {"first": 0})
    ada.wait_until_asked()
    ada.page.locator(".hand [data-target]").first.click()
    ada.page.wait_for_selector("[data-target='alone']:not(.option)")
    for width in (1440, 1280, 1100):
        ada.page.set_viewport_size({"width": width, "height": 768})
        ada.page.wait_for_function(f"() => ({BURST_OFFERS})() === 0")


def hoard(tiles: int, move: str = "lay") -> Any:
    """Play a game of two in which the first side only collects tiles, until so many of them can be laid, or returned."""
    match: Any = ludarium.Match(GAME, players=2, seed=1)
    bot = GreedyBot()
    luck = ludarium.chance(3)
    while True:
        seat = match.state.to_move[-1]
        offered = [GAME.lexicon.text(each) for each in match.state.moves(seat)]
        if seat == 0 and sum(each.startswith(f"{move} ") for each in offered) >= tiles:
            return match
        collects = [each for each in offered if each == "alone" or each.endswith("tile")] if seat == 0 else []
        match.play(seat, collects[0] if collects else bot.choose(match.state, seat, luck))


# Offers that reach out of the own area.
OUTSIDE = """() => {
  const own = document.querySelector('.own-place').getBoundingClientRect();
  const offers = [...document.querySelectorAll('.own-place .offer')].map((offer) => offer.getBoundingClientRect());
  return offers.filter(({ left, right, top, bottom }) => left < own.left || right > own.right ||
    top < own.top || bottom > own.bottom).length;
}"""


@pytest.mark.parametrize(("move", "tiles"), [("lay", 14), ("lay", 20), ("lay", 25), ("return", 28)])
def test_every_tile_of_a_hoard_is_in_sight(visit: Arrive, move: str, tiles: int) -> None:
    ada = visit()
    ada.take_over(hoard(tiles, move))
    offers = ada.page.locator(".own-place .offer[data-target^='tile:']")
    for width in (1440, 1280, 1100):
        ada.page.set_viewport_size({"width": width, "height": 768})
        ada.page.wait_for_function(f"() => ({OUTSIDE})() === 0")
        assert offers.count() >= tiles
        if width > 1100 or move == "return":
            ada.page.wait_for_function(f"() => ({BURST_OFFERS})() === 0")
    offers.nth(tiles - 1).click()
    # What is laid is marked first; a tile that goes back can be taken back, so it lies apart at once.
    ada.page.wait_for_selector(".own-place .offer.on" if move == "lay" else ".own-place .back")


def test_all_prices_of_a_few_tiles_are_read_in_the_tray(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE")
    nell.open_table(["me", "bot:random"], {"first": 0})
    read = 0
    for turn in range(8):
        nell.wait_until_asked()
        if nell.page.locator(".option[data-move^='lay ']").count():
            nell.page.locator(".own-place .gets").first.wait_for()
            cut = nell.page.locator(".own-place .gets").evaluate_all("(all) => all.map((each) => each.scrollHeight - each.clientHeight)")
            assert all(pixels <= 1 for pixels in cut), cut
            read += len(cut)
        nell.choose(turn % 2)
    assert read >= 4


def test_what_many_tiles_are_worth_at_the_end_is_read_in_the_tray(visit: Arrive) -> None:
    """Seven tiles are so small that what they bring needs two lines."""
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="hu-HU")
    nell.take_over(hoard(7))
    assert nell.page.locator(".own-place .gets .end").count() >= 4
    lines = nell.page.locator(".own-place :is(.gets, .gets .row)")
    cut = lines.evaluate_all("(all) => all.map((each) => each.scrollHeight - each.clientHeight)")
    assert all(pixels <= 1 for pixels in cut), cut


def of_three(rounds: int) -> Any:
    """Play a game of three until the first side chooses its card in a late round."""
    match: Any = ludarium.Match(GAME, players=3, seed=3)
    bot = GreedyBot()
    luck = ludarium.chance(3)
    while match.state.round < rounds or 0 not in match.state.to_move or len(match.state.sides[0].hand) < 4:
        seat = match.state.to_move[-1]
        match.play(seat, bot.choose(match.state, seat, luck))
    return match


# Parts of the district's bar beyond its edges.
BURST_BAR = """() => {
  const bar = document.querySelector('.quarter');
  const edge = bar.getBoundingClientRect();
  const boxes = [...bar.querySelectorAll('.then, li')].map((part) => part.getBoundingClientRect());
  return boxes.filter(({ left, right }) => left < edge.left || right > edge.right).length;
}"""


def test_a_tap_on_a_city_larger_than_the_board_moves_nothing(visit: Arrive) -> None:
    ada = visit(viewport={"width": 360, "height": 640}, locale="hu-HU", has_touch=True, is_mobile=True)
    ada.context.add_init_script("localStorage.setItem('ludarium.confirm', 'always')")
    ada.take_over(of_three(rounds=13), "bot:random", "bot:random")
    assert ada.page.locator(".city .mini").count() == 1, "not all of the city is in sight"
    place = "() => document.querySelector('.city .plane').style.transform"
    before = ada.page.evaluate(place)
    ada.page.locator(".cell.open .touch").first.tap()
    ada.page.wait_for_selector("#confirm:enabled")
    assert ada.page.evaluate(place) == before
    ada.page.locator("#confirm").tap()
    ada.page.wait_for_selector("[data-target='alone']:not(.option)")
    tiles = ada.page.locator("[data-target^='tile:']:not(.option)")
    for index in range(tiles.count()):
        tiles.nth(index).tap()
        if ada.page.locator(".quarter").count():
            assert ada.page.evaluate(BURST_BAR) == 0, ada.page.locator(".quarter").inner_text()
