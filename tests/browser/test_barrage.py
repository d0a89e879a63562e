"""Barrage played by clicking its drawing: two browsers, a phone against an Automa, keys alone, axe, what is refused says why."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import ludarium
from tests.browser.drawing import Drawing, moves
from tests.browser.test_axe import AXE, faults
from tests.browser.visitor import ANSWERED, PATIENCE, PHONE, SMALLEST, WIDE, Visitor

Arrive = Callable[..., Visitor]
GAME = ludarium.game("barrage")
BY_FINGER = 25  # decisions of a solo game on a phone, about its first round; test_counts.py plays whole games so
MOST = 300  # decisions that no game alone has


def quick(options: list[str], luck: random.Random) -> str:
    """Choose so that a game has a bit of everything and ends soon: build and act now and then, else send everybody to the bank."""
    families = {
        word: [move for move in options if move.split()[0] == word] for word in ("fulfil", "produce", "build", "copy", "space", "bank")
    }
    for word, share in (("fulfil", 1.0), ("produce", 1.0), ("build", 0.6), ("copy", 0.5), ("space", 0.3)):
        if families[word] and luck.random() < share:
            return luck.choice(families[word])
    return families["bank"][-1] if families["bank"] else luck.choice(options)


# Where on the small map a place of the map lies that is out of sight; null if it is in sight.
AWAY = """(place) => {
  const overview = document.querySelector('[data-overview]')?.getBoundingClientRect();
  const box = place.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const board = document.querySelector('.board-place').getBoundingClientRect();
  const isSeen = x > 4 && x < board.right - 4 && y > board.top + 4 && y < board.bottom - 66; // buttons lie over the foot of the map
  if (!overview || !(place instanceof SVGGraphicsElement) || isSeen) return null;
  const at = place.getBBox(), all = document.querySelector('[data-overview]').viewBox.baseVal;
  const [right, down] = [(at.x + at.width / 2) / all.width, (at.y + at.height / 2) / all.height];
  return [overview.left + right * overview.width, overview.top + down * overview.height];
}"""


class Map(Drawing):
    """A phone shows a part of the map: the small map leads to the others."""

    def bring_into_sight(self, person: Visitor, move: str, patience: int = PATIENCE) -> None:
        """Put a finger or the pointer on the small map where the place of a move lies, if the map does not show it."""
        if not person.page.locator("[data-overview]").locator("visible=true").count():
            super().bring_into_sight(person, move, patience)
        elif at := self.element(person, move).evaluate(AWAY, timeout=patience):
            (person.page.touchscreen.tap if person.touch else person.page.mouse.click)(*at)
            person.page.wait_for_timeout(60)


DRAWING = Map(GAME)


def open_barrage(person: Visitor, seats: list[str], options: dict[str, object] | None = None) -> str:
    """Open a table of Barrage and wait for its first question."""
    table = person.open_table(seats, options, game="barrage")
    person.wait_until_asked()
    return table


def test_two_people_play_a_whole_game_by_clicking_the_drawing(visit: Arrive) -> None:
    ada, ben = visit(), visit()
    table = ada.open_table(["me", "open"], {"game": "full"}, game="barrage")
    ben.go(f"/t/{table}")
    ben.press("Sit down here")
    luck = random.Random(3)
    kinds: set[str] = set()
    for _ in range(600):
        ada.page.wait_for_function("() => document.querySelector('.prompt, #end-title')")
        if ada.is_over or ben.is_over:
            break
        for person in (ada, ben):
            if person.is_asked:
                offered = moves(person)
                if not offered:
                    continue  # answered meanwhile: the only choice that was left
                new = [move for move in offered if move.split()[0] not in kinds]
                move = new[0] if new else quick(offered, luck)
                kinds.add(move.split()[0])
                DRAWING.press(person, move)
        ada.page.wait_for_timeout(10)
    ben.page.wait_for_selector("#end-title")
    ada.page.wait_for_selector("#end-title")
    assert {"company", "take", "build", "at", "space", "bank"} <= kinds
    assert ada.scores() == ben.scores() == ada.columns()
    rows = ada.page.locator(".sheet tbody").inner_text()
    assert "At the start" in rows
    assert "Objective" in rows


def test_solo_against_an_automa_on_a_phone(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    open_barrage(nell, ["me"], {"automa-1": "3"})
    luck = random.Random(5)
    for turn in range(300):
        nell.wait_until_asked()
        assert nell.sideways() == 0
        if nell.is_over:
            break
        if turn < BY_FINGER:
            DRAWING.press(nell, quick(moves(nell), luck), tap=True)
        else:
            nell.play_unseen(MOST)
    assert nell.is_over
    assert len(nell.scores()) == 2
    assert nell.columns() == nell.scores()
    assert "Automa" in nell.page.locator(".sheet thead").inner_text()


def test_the_smallest_phone_shows_everything_without_scrolling_sideways(visit: Arrive) -> None:
    nell = visit(viewport=SMALLEST, has_touch=True, is_mobile=True, locale="hu-HU")
    open_barrage(nell, ["me", "bot:random", "bot:random", "bot:random"])
    luck = random.Random(1)
    for _ in range(6):
        nell.wait_until_asked()
        DRAWING.press(nell, quick(moves(nell), luck), tap=True)
        assert nell.sideways() == 0
    for page in nell.page.locator(".board nav button").all():
        page.tap()
        assert nell.sideways() == 0


def test_a_question_about_the_map_brings_the_map_into_sight(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    open_barrage(nell, ["me", "bot:random"], {"game": "introductory"})
    assert nell.page.locator("[data-plane=map]").locator("visible=true").count() == 0, "the board shows the actions"
    DRAWING.press(nell, next(move for move in moves(nell) if move.startswith("build")), tap=True)
    nell.page.wait_for_selector("[data-plane=map]")


def test_a_line_of_the_log_that_was_looked_up_does_not_keep_the_board_from_the_next_question(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_at_the_lesson(nell)
    nell.wait_until_asked()
    DRAWING.press(nell, "space workshop-1-left", tap=True)
    nell.wait_until_asked()
    nell.page.locator("button[aria-label='Log and chat']").tap()
    nell.page.locator("#log .entry").filter(has_text="1 turn of the wheel").first.tap()
    nell.page.locator("button[aria-label='Board']").tap()
    nell.page.wait_for_selector("[data-target='space:workshop-1-left'].lit")
    DRAWING.press(nell, "space water-one-flow-left", tap=True)
    nell.page.wait_for_selector("[data-plane=map]")
    assert nell.page.locator("[data-target='space:workshop-1-left'].lit").count() == 0, "the line points no longer"


class Finger:
    """A finger that rests on something until it can be lifted, carries it, and lets it go."""

    def __init__(self, person: Visitor) -> None:
        self.wire = person.context.new_cdp_session(person.page)
        self.page = person.page

    def touch(self, kind: str, at: tuple[float, float] | None) -> None:
        points = [] if at is None else [{"x": at[0], "y": at[1], "id": 0}]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def carry(self, start: tuple[float, float], end: Callable[[], tuple[float, float]]) -> None:
        """Where it ends is known only after it was lifted: the board turns to the map."""
        self.touch("touchStart", start)
        self.page.wait_for_timeout(600)
        self.touch("touchMove", (start[0], start[1] - 30))
        x, y = end()
        for step in range(1, 6):
            self.touch("touchMove", (start[0] + (x - start[0]) * step / 5, start[1] + (y - start[1]) * step / 5))
        self.touch("touchEnd", None)


def middle(person: Visitor, selector: str) -> tuple[float, float]:
    """Return the middle of the first such thing that can be seen, lies on top and lies still: nobody aims at a map that slides."""
    found = person.page.wait_for_function(
        """(selector) => {
          for (const element of document.querySelectorAll(selector)) {
            const { left, top, width, height } = element.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            if (!width || !document.elementsFromPoint(x, y).includes(element)) continue;
            const before = window.aimed;
            window.aimed = [selector, x, y].join();
            return window.aimed === before ? [x, y] : false;
          }
        }""",
        arg=selector,
        polling=100,
    ).json_value()
    return (float(found[0]), float(found[1]))


SITE = ".spot.open [data-target^='site:']"


@pytest.mark.parametrize("lifted", ["[data-target='tile:basic-base']", "[data-anchor='row:0:base'] .place.carried"], ids=["tile", "piece"])
def test_a_tile_or_piece_is_dragged_onto_the_map(visit: Arrive, lifted: str) -> None:
    ada = visit()
    open_barrage(ada, ["me", "bot:random"], {"game": "introductory"})
    number = ada.question()
    mouse = ada.page.mouse
    mouse.move(*middle(ada, lifted))
    mouse.down()
    mouse.move(400, 500, steps=4)
    place = middle(ada, SITE)  # lifting chooses the tile: its places light up
    mouse.move(*place, steps=4)
    ada.page.wait_for_selector(".ghost")
    mouse.up()
    ada.page.locator("#confirm:enabled").click()  # the turn ends with it
    ada.page.wait_for_function("(number) => Number(document.querySelector('.prompt')?.dataset.question) > Number(number) + 1", arg=number)
    assert ada.page.locator("[data-anchor='gate:0']").count() == 1
    assert "basic-base" not in " ".join(moves(ada)), "the tile lies on the wheel"


def test_a_finger_carries_a_tile_onto_the_map(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    open_barrage(nell, ["me", "bot:random"], {"game": "introductory"})
    number = nell.question()
    Finger(nell).carry(middle(nell, "[data-target='tile:basic-base']"), lambda: middle(nell, SITE))
    nell.page.locator("#confirm:enabled").click()
    nell.page.wait_for_function("(number) => Number(document.querySelector('.prompt')?.dataset.question) > Number(number) + 1", arg=number)
    assert "basic-base" not in " ".join(moves(nell)), "the tile lies on the wheel"


PLANT = (
    "build basic-base", "at D8L", "space water-one-flow-left", "drop H1", "space shop-excavator-left", "build basic-conduit", "at C8R",
    "build basic-powerhouse", "at P9a", "space turbine-plus2-left",
)  # fmt: skip  # the first game of the lesson, up to its production


def sit_at_the_lesson(person: Visitor) -> None:
    """Sit down at a table that begins as the lesson does."""
    person.take_over(ludarium.Match(GAME, players=2, seed=689, options={"game": "introductory"}))


def test_production_is_chosen_at_its_conduit_and_shows_its_water_first(visit: Arrive) -> None:
    ada = visit()
    ada.context.add_init_script("localStorage.setItem('ludarium.confirm', 'always')")  # else the only production is taken by itself
    sit_at_the_lesson(ada)
    for move in PLANT:
        ada.wait_until_asked()
        DRAWING.press(ada, move)
    produce = next(move for move in moves(ada) if move.startswith("produce"))
    DRAWING.element(ada, produce).hover()
    ada.page.wait_for_selector(".forecast .way")
    DRAWING.press(ada, produce)


# How far and how long wheels were turned, and for how long every drop could be seen on its way.
WATCH = """
  window.turns = [];
  window.ways = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (frames.at(-1)['--turn']) window.turns.push([this.dataset.anchor, frames.at(-1)['--turn'], options.duration]);
    return animate.call(this, frames, options);
  };
  const since = new Map();
  new MutationObserver(() => {
    const drops = new Set(document.querySelectorAll('[data-motion=run]'));
    for (const drop of drops) if (!since.has(drop)) since.set(drop, performance.now());
    for (const [drop, start] of since) if (!drops.has(drop)) { window.ways.push(performance.now() - start); since.delete(drop); }
  }).observe(document, { subtree: true, childList: true });
"""
# The sine of the angle by which the wheel's sectors stand turned when the story says 30 degrees.
TURNED = """() => {
  const wheel = document.querySelector('.own-place .wheel');
  wheel.style.setProperty('--turn', '30deg');
  return new DOMMatrix(getComputedStyle(wheel.querySelector('.rotor')).transform).b;
}"""


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_wheel_turns_in_sight_and_every_drop_runs_for_half_a_second(visit: Arrive, screen: dict[str, int]) -> None:
    touch = screen is PHONE
    ada = visit(told=True, viewport=screen, **({"has_touch": True, "is_mobile": True} if touch else {}))
    ada.context.add_init_script("localStorage.setItem('ludarium.speed', 'fast')")
    ada.context.add_init_script(WATCH)
    sit_at_the_lesson(ada)
    for move in PLANT[:4]:
        ada.wait_until_asked()
        DRAWING.press(ada, move, tap=touch)
    ada.wait_until_asked()
    turns = ada.page.evaluate("() => window.turns")
    assert [angle for wheel, angle, _ in turns if wheel == "wheel:0"] == ["60deg"], "one own construction, one sector"
    assert min(duration for _, _, duration in turns) >= 500
    assert abs(ada.page.evaluate(TURNED) - 0.5) < 0.01
    ways = ada.page.evaluate("() => window.ways")
    assert ways, "the drop that was placed ran to the dam"
    assert min(ways) >= 500


def sit_where(person: Visitor, seed: int, word: str, *wanted: str) -> None:
    """Sit down at a table whose first side, led by what is `wanted` where it is offered, is asked for moves of a kind."""
    match = ludarium.Match(GAME, players=2, seed=seed, options={"game": "full"})
    luck = random.Random(4)
    while True:
        seat = match.state.to_move[0]
        offered = [GAME.lexicon.text(move) for move in match.state.moves(seat)]
        if seat == 0 and any(move.startswith(word) for move in offered):
            break
        build = [move for move in offered if move.split()[0] in ("build", "at")]
        led = [move for move in wanted if seat == 0 and move in offered]
        match.play(seat, led[0] if led else luck.choice(build or offered))
    person.take_over(match)


# Of every element: how wide and high it is, how far it stands out of the tray, and how much of its text is cut off.
FITTING = """(elements) => elements.map((element) => {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const tray = document.querySelector('.own-place').getBoundingClientRect();
  const out = Math.max(0, tray.left - left, right - tray.right, tray.top - top, bottom - tray.bottom);
  return { width, height, out, cut: element.scrollWidth - element.clientWidth };
})"""


def test_a_phone_names_the_tiles_and_shows_officers_beside_the_wheel(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_where(nell, 8, "officer", "company germany")
    tray = nell.page.locator(".own-place")
    names = tray.locator(".tile .name").locator("visible=true").evaluate_all(FITTING)
    assert len(names) == tray.locator("[data-target^='tile:']").count() >= 4
    assert all(name["cut"] <= 0 and name["height"] >= 10 for name in names), names
    for thing in (".wheel", "[data-target^='officer:']", "[data-target^='tile:']"):
        found = tray.locator(thing).evaluate_all(FITTING)
        assert found
        assert all(each["out"] <= 3 and each["height"] >= 40 for each in found), f"{thing}: {found}"  # a gate stands out of its wheel


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_ways_to_pay_lie_in_the_own_area_and_leave_the_map_free(visit: Arrive, screen: dict[str, int]) -> None:
    ada = visit(viewport=screen)
    sit_where(ada, 8, "pay", "company usa")
    ways = ada.page.locator("[data-target^='pay:']:not(.option)").evaluate_all(FITTING)
    assert len(ways) > 1
    assert all(way["out"] == 0 and way["cut"] <= 0 and way["height"] >= 40 for way in ways), ways


# A contract may bring four machines of any kind: that are five answers. There are as many here, and then more than a tray shows at once.
MORE = """(count) => {
  const all = document.querySelector('.own-place .choices');
  while (all.children.length < count) all.append(all.lastElementChild.cloneNode(true));
}"""


@pytest.mark.parametrize("screen", [PHONE, SMALLEST], ids=["phone", "smallest"])
def test_many_answers_in_words_can_all_be_reached_on_a_phone(visit: Arrive, screen: dict[str, int]) -> None:
    nell = visit(viewport=screen, has_touch=True, is_mobile=True)
    sit_where(nell, 8, "pay", "company usa")
    answers = nell.page.locator(".own-place .choices > button")
    nell.page.evaluate(MORE, 6)
    fitting = answers.evaluate_all(FITTING)
    assert len(fitting) == 6
    assert all(each["out"] == 0 and each["cut"] <= 0 and each["height"] >= 40 for each in fitting), fitting
    nell.page.evaluate(MORE, 9)
    for answer in answers.all():
        answer.evaluate("(button) => button.scrollIntoView()")
        assert answer.evaluate_all(FITTING)[0]["out"] == 0


def test_the_buttons_over_the_boards_stay_when_a_finger_brings_a_contract_closer(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_at_the_lesson(nell)
    nell.wait_until_asked()
    buttons = nell.page.locator(".board nav")
    place = buttons.bounding_box()
    DRAWING.press(nell, "space contract-one-a-left", tap=True)
    nell.page.locator("button.open[data-target^='contract:']").first.tap()
    nell.page.wait_for_selector("#confirm:enabled")
    assert nell.page.get_by_role("button", name="Whole view").is_visible()
    assert buttons.bounding_box() == place


def test_drop_by_drop_the_map_stays_where_a_finger_moved_it(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_at_the_lesson(nell)
    nell.wait_until_asked()
    DRAWING.press(nell, "space water-two-left", tap=True)
    last = nell.page.locator("[data-target='headstream:H4']:not(.option)")
    overview = nell.page.locator("[data-overview]")
    box = overview.bounding_box()
    assert box is not None
    overview.tap(position={"x": box["width"] - 4, "y": box["height"] / 2})
    place, number = last.bounding_box(), nell.question()
    last.tap()
    nell.page.wait_for_function(ANSWERED, arg=number)
    nell.wait_until_asked()
    assert "1 drop" in nell.prompt
    assert last.bounding_box() == place


# Whether a finger at the foot of a price reaches the powerhouse it belongs to; only prices in sight are asked.
AT_PRICES = """() => {
  const prices = [...document.querySelectorAll('.tag.upright .price')].map((price) => price.getBoundingClientRect());
  return [...document.querySelectorAll('.spot.direct .touch[data-site^=P]')].flatMap((touch) => {
    const { left, width, top } = touch.getBoundingClientRect();
    const own = (price) => Math.abs(price.left + price.width / 2 - left - width / 2) < 2 && price.top > top && price.top < top + 60;
    const price = prices.find(own);
    const under = document.elementFromPoint(left + width / 2, price.bottom - 4);
    return under?.closest('[data-plane=map]') ? [under.dataset.site === touch.dataset.site] : [];
  });
}"""


def test_a_powerhouse_is_pressed_at_its_price(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_where(nell, 8, "at P")
    reached = nell.page.evaluate(AT_PRICES)
    assert len(reached) > 5
    assert all(reached)


def test_what_a_finger_marked_can_be_read(visit: Arrive) -> None:
    """A finger leaves the pointer's state on what it pressed; its ground must not win over the mark's."""
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    sit_where(nell, 8, "pay", "company usa")
    way = nell.page.locator(".own-place .choice").first
    way.tap()
    nell.page.wait_for_selector("#confirm:enabled")
    ground = way.evaluate("(button) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).borderTopColor]")
    assert ground[0] == ground[1], "as bright as its edge"


def test_a_phone_shows_productions_with_all_their_numbers(visit: Arrive) -> None:
    nell = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_where(nell, 395, "produce")
    numbers = nell.page.locator("[data-target^='route:']:not(.option)")
    assert numbers.count() == 2
    for number in numbers.all():
        box = number.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]


# How many signs and words tell what a choice does, how far they stand out of the prompt, and how much of its question is cut.
OUT_OF_PROMPT = """() => {
  const bar = document.querySelector('.prompt').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.prompt .effects > *')].map((part) => part.getBoundingClientRect());
  const parts = boxes.filter(({ width }) => width);
  const out = Math.max(0, ...parts.map(({ top, bottom }) => Math.max(bar.top - top, bottom - bar.bottom)));
  const question = document.querySelector('#prompt');
  const name = document.querySelector('.prompt .effects .name');
  return { parts: parts.length, out, cut: question.scrollHeight - question.clientHeight, name: name.scrollHeight - name.clientHeight };
}"""


@pytest.mark.parametrize("locale", ["de-DE", "hu-HU"])
def test_the_prompt_holds_all_that_a_construction_pays_and_brings(visit: Arrive, locale: str) -> None:
    """German and Hungarian words are long, and this tile brings credits beside what goes onto the wheel."""
    ada = visit(locale=locale)
    sit_where(ada, 37, "at", "space patent-2", "build I-conduit")
    sites = [move.split()[1] for move in moves(ada)]
    assert len(sites) > 5
    for site in sites:
        ada.page.locator(f"[data-target='site:{site}']:not(.option)").hover()
        ada.page.locator(".prompt .effects").wait_for()
        found = ada.page.evaluate(OUT_OF_PROMPT)
        assert found["parts"] > 2, f"{site}: {found}"
        assert found["out"] == 0, f"{site}: {found}"
        assert found["cut"] <= 2, f"{site}: {found}"
        assert found["name"] <= 2, f"{site}: {found}"


# What is cut off or covered beside the map: titles, names of tiles, abilities, rewards of contracts, coins, names of sides.
CUT = """() => {
  const found = [];
  const box = (element) => element.getBoundingClientRect();
  const say = (what, element) => found.push([what, element.textContent.trim()].join(': '));
  for (const element of document.querySelectorAll('.plaque .title, .tile.full .name, .rival.card small'))
    if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1) say('cut', element);
  for (const element of document.querySelectorAll('.contract .reward > .row')) {
    const [row, card] = [box(element), box(element.closest('.contract'))];
    const out = Math.max(card.left + 26 - row.left, row.right - card.right, card.top - 1 - row.top, row.bottom - card.bottom - 1);
    if (out > 0) say('reward', element);
  }
  for (const element of document.querySelectorAll('.row > .what > :last-child'))
    if (box(element).right > box(element.parentElement.nextElementSibling).left) say('coin', element);
  for (const element of document.querySelectorAll('.rival.card h3')) {
    const words = document.createRange();
    words.selectNode(element.firstChild);
    if (words.getClientRects().length > 1) say('name', element);
  }
  return found;
}"""


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "hu-HU"])
def test_nothing_is_cut_off_beside_the_map(visit: Arrive, locale: str) -> None:
    """Looked at after a rival passed: that takes no room from its name."""
    ada = visit(locale=locale)
    match: Any = ludarium.Match(GAME, players=3, seed=7, options={"game": "full"})
    luck = random.Random(4)
    while not (match.state.to_move[0] == 0 and match.state.round >= 2 and any(side.passed for side in match.state.sides[1:])):
        seat = match.state.to_move[0]
        match.play(seat, quick([GAME.lexicon.text(move) for move in match.state.moves(seat)], luck))
    ada.take_over(match, "bot:medium", "bot:medium")
    assert ada.page.locator(".rival .out").count() >= 1
    assert ada.page.locator("[data-pile]").count() == 4
    assert ada.page.evaluate(CUT) == []


# Prices on the map that cover a basin's number or one another, or lie under the frame of the map.
COVERED = """() => {
  const boxes = (parts) => [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
  const shared = (one, other, from, to) => Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
  const meet = (one, other) => shared(one, other, 'left', 'right') > 1 && shared(one, other, 'top', 'bottom') > 1;
  const [prices, numbers, map] = [boxes('.tag .price'), boxes('.number circle'), boxes('.map')[0]];
  const out = prices.filter(({ left, right, bottom }) => left < map.left + 5 || right > map.right - 5 || bottom > map.bottom - 5);
  const over = prices.filter((price, index) => [...numbers, ...prices.slice(0, index)].some((other) => meet(price, other)));
  return [prices.length > 5, numbers.length > 5, out.length, over.length];
}"""


@pytest.mark.parametrize("tile", ["conduit", "powerhouse"])
def test_prices_on_the_map_leave_its_numbers_free(visit: Arrive, tile: str) -> None:
    ada = visit()
    sit_where(ada, 8, "at", "company italy", f"build basic-{tile}")
    assert ada.page.evaluate(COVERED) == [True, True, 0, 0]


def test_the_rules_page_has_pictures_drawn_as_at_the_table(visit: Arrive) -> None:
    ada = visit()
    ada.go("/rules/barrage")
    ada.page.wait_for_function("() => document.querySelectorAll('[data-picture=drawn]').length >= 25")
    assert ada.page.locator("[data-picture=waiting]").count() == 0
    assert ada.page.locator("#rule-production .chip").count() == 2, "a production with one and with two drops"
    assert ada.page.locator("#rule-wheel .wheel").count() == 2, "the wheel before and after"
    assert ada.page.locator("#rule-map image").count() == 1
    assert ada.sideways() == 0


def test_what_cannot_be_picked_says_why_with_its_rule(visit: Arrive) -> None:
    ada = visit()
    open_barrage(ada, ["me", "bot:random"], {"game": "introductory"})
    ada.wait_until_asked()
    closed = ada.page.locator('button[data-target="space:turbine-plus1-left"]')
    assert closed.get_attribute("aria-disabled") == "true"
    closed.click(force=True)
    note = ada.page.get_by_role("tooltip")
    note.wait_for()
    assert note.locator("a").inner_text() == "BR-B15"
    note.locator("a").click()
    ada.page.wait_for_function("() => document.querySelector('dialog')?.scrollTop > 100")
    top = ada.page.locator("dialog > .head").evaluate("(head) => head.getBoundingClientRect().top")
    assert 0 <= top <= 2, "the way out of the rules stays in sight"
    ada.page.locator("dialog > .head button").click()
    closed.click(force=True)
    note.wait_for()
    ada.page.keyboard.press("Escape")
    note.wait_for(state="detached")
    assert ada.page.locator('button.choice[data-target^="space:patent"]').count() == 0, "the introductory game has no patent office"


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_at_one_device_no_curtain_falls_and_the_question_names_whom_it_asks(visit: Arrive, screen: dict[str, int]) -> None:
    pair = visit(viewport=screen)
    pair.open_table(["me", "me"], {"game": "introductory"}, game="barrage", names={"0": "Ada", "1": "Ben"})
    pair.wait_until_asked()
    for name in ("Ada", "Ben", "Ada"):
        pair.page.wait_for_function("(name) => document.querySelector('#prompt')?.innerText === `${name}: Choose an action.`", arg=name)
        pair.page.locator('.option[data-move="bank 1"]').focus()
        pair.page.keyboard.press("Enter")
        pair.page.locator("#confirm:enabled").click()
        assert pair.page.locator(".curtain").count() == 0, "nothing is secret here"


def test_beginning_by_keyboard_alone(visit: Arrive) -> None:
    kim = visit()
    open_barrage(kim, ["me", "bot:random"], {"game": "introductory"})
    keys = kim.page.keyboard
    number = kim.question()
    focused = "() => document.activeElement?.classList.contains('tile') && document.activeElement.ariaDisabled === 'false'"
    for _ in range(200):
        keys.press("Tab")
        if kim.page.evaluate(focused):
            break
    assert kim.page.evaluate(focused), "the tiles of the own company are in the order of the tab key"
    keys.press("Enter")
    kim.confirm(number)
    assert kim.prompt.startswith("Where do you build with")
    kim.choose(0)
    kim.wait_until_asked()


@pytest.mark.parametrize(("scheme", "screen"), [("light", WIDE), ("dark", PHONE)], ids=["light", "dark-phone"])
def test_axe_finds_nothing_serious_at_the_table(visit: Arrive, scheme: str, screen: dict[str, int]) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run tools/web.py")
    ada = visit(color_scheme=scheme, viewport=screen)
    open_barrage(ada, ["me"], {"automa-1": "2", "automa-2": "4", "automa-3": "1"})
    complaints = faults(ada)
    luck = random.Random(8)
    for _ in range(30):
        ada.wait_until_asked()
        if ada.is_over:
            break
        DRAWING.press(ada, quick(moves(ada), luck))
    complaints += faults(ada)
    assert not complaints, "\n".join(complaints)
