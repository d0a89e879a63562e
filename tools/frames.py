"""How smooth the tables are: script of drawing a new position, and frames in motion, in a real Chromium.

Two games are played on each screen. In the first the moves are sent past the page, which shows everything at once: what it computes,
divided by the positions that came to it, is the cost of drawing one. In the second everything is told: frames are counted while
something moves. Times are those of the page's own thread. How fast this machine runs a page's script at that moment is measured beside
every decision, as Lighthouse's benchmark index does (docs/throttling.md of Lighthouse: a desktop computer of the low end has 1000 to
1500, a telephone of the middle 125 to 800). The script is judged as it was measured; what it would take on a plain laptop, with an index
of 1000, stands beside it.

    python tools/frames.py                   # every game, 1440x900 and a phone
    python tools/frames.py --decisions 40 --games barrage
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import ludarium  # noqa: E402
from tests.browser.conftest import ARGUMENTS, CHROMIUM  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.visitor import PHONE, WIDE, Visitor  # noqa: E402

SCREENS: dict[str, dict[str, Any]] = {"1440x900": {"viewport": WIDE}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}
SETTLE = 250  # milliseconds in which what has come is drawn
BUDGET = 16.0  # milliseconds of a frame
COSTS = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")

PLAIN_LAPTOP = 1000.0

# Strings of 10,000 letters put together, and lists of 100,000 numbers copied: ten of them a second count as one.
SPEED = """() => {
  const rate = (work) => {
    const start = performance.now();
    let times = 0;
    for (; performance.now() - start < 60 || times < 2; times += 1) work();
    return (100 * times) / (performance.now() - start);
  };
  const numbers = Array.from({ length: 100_000 }, (_, index) => index);
  const copy = [];
  const letters = () => { let text = ''; for (let at = 0; at < 10_000; at += 1) text += 'a'; window.spelt = text.length; };
  const lists = () => { for (let at = 0; at < numbers.length; at += 1) copy[at] = numbers[at]; };
  return (rate(letters) + rate(lists)) / 2;
}"""

# Frames and their time while something moves; a pause between two motions is none.
COUNT_FRAMES = """
  window.moved = { frames: 0, time: 0, gaps: [] };
  let before = null;
  const look = (now) => {
    const moves = document.querySelector('[data-motion]') !== null;
    if (moves && before !== null) {
      window.moved.frames += 1;
      window.moved.time += now - before;
      window.moved.gaps.push(now - before);
    }
    before = moves ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


class Meter:
    """Reads how long the page's thread has worked, in milliseconds, and counts the positions that it was sent."""

    def __init__(self, person: Visitor) -> None:
        self.positions = 0
        self.wire = person.context.new_cdp_session(person.page)
        self.wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.wire.send("Network.enable")
        self.wire.on("Network.eventSourceMessageReceived", self.hear)

    def hear(self, message: dict[str, Any]) -> None:
        self.positions += message["eventName"] == "position"

    def read(self) -> list[float]:
        """Return script, layout and style so far."""
        found = {metric["name"]: metric["value"] for metric in self.wire.send("Performance.getMetrics")["metrics"]}
        return [found[name] * 1000 for name in COSTS]


class Drawn:
    """What drawing new positions took, a number for each decision, in milliseconds; and how fast the machine was then."""

    def __init__(self) -> None:
        self.scripts: list[float] = []
        self.layouts: list[float] = []
        self.speeds: list[float] = []

    def on_laptop(self) -> list[float]:
        """Return what the script would take on a plain laptop."""
        return [script * speed / PLAIN_LAPTOP for script, speed in zip(self.scripts, self.speeds, strict=True)]


def drawing(chromium: Any, address: str, game: str, screen: dict[str, Any], decisions: int) -> Drawn:
    """Measure script, and layout with style, of each new position. Moves are sent past the page: it only draws what comes."""
    person = Visitor(chromium, address, **screen)
    table = person.open_table(["me", "bot:greedy", "bot:greedy"], game=game)
    person.wait_until_asked()
    meter = Meter(person)
    drawn = Drawn()
    position = asked(person, table)
    for turn in range(decisions):
        question = position["question"]
        if question is None:
            break
        person.page.wait_for_timeout(SETTLE)
        before = meter.read()
        known = meter.positions
        move = question["options"][turn % min(3, len(question["options"]))]["move"]
        order = {"seat": question["seat"], "number": question["number"], "move": move}
        person.page.request.post(f"{address}/api/tables/{table}/moves", data=order)
        later = asked(person, table)
        person.page.wait_for_timeout(SETTLE)
        script, layout, style = (after - early for early, after in zip(before, meter.read(), strict=True))
        positions = max(1, meter.positions - known)
        drawn.scripts.append(script / positions)
        drawn.layouts.append((layout + style) / positions)
        drawn.speeds.append(person.page.evaluate(SPEED))
        position = later
    person.leave()
    return drawn


def asked(person: Visitor, table: str) -> dict[str, Any]:
    """Return the person's position as soon as there is something to decide, or the game is over."""
    while True:
        position: dict[str, Any] = person.page.request.get(f"{person.address}/api/tables/{table}").json()["position"]
        if position["question"] is not None or position["over"]:
            return position
        person.page.wait_for_timeout(50)


def motion(chromium: Any, address: str, game: str, screen: dict[str, Any], decisions: int) -> tuple[float, float]:
    """Return frames a second while something moves, and what the page's thread works for each of them."""
    person = Visitor(chromium, address, told=True, **screen)
    person.context.add_init_script(COUNT_FRAMES)
    person.open_table(["me", "bot:greedy", "bot:greedy"], game=game)
    person.wait_until_asked()
    meter = Meter(person)
    before = sum(meter.read())
    for turn in range(decisions):
        if person.is_over:
            break
        person.choose(turn % 3)
        person.page.wait_for_function("() => document.querySelector('.option') || document.querySelector('#end-title')", timeout=60_000)
    worked = sum(meter.read()) - before
    moved = person.page.evaluate("() => window.moved")
    person.leave()
    frames = max(1, moved["frames"])
    return 1000 * frames / max(1.0, moved["time"]), worked / frames


def line(*cells: object) -> None:
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=list(ludarium.GAMES))
    parser.add_argument("--decisions", type=int, default=30, help="of each game that is played")
    chosen = parser.parse_args()
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        line(
            "game",
            "screen",
            "speed",
            "script a position: median",
            "90 %",
            "median on a laptop",
            "layout and style",
            "frames a second",
            "work a frame",
        )
        line(*["---"] * 9)
        slow = []
        for game in chosen.games:
            for name, screen in SCREENS.items():
                house.deal_for(f"frames of {game}, {name}")  # the same games every time, so that two runs can be compared
                drawn = drawing(chromium, house.address, game, screen, chosen.decisions)
                rate, work = motion(chromium, house.address, game, screen, chosen.decisions // 3)
                middle, most = statistics.median(drawn.scripts), sorted(drawn.scripts)[int(len(drawn.scripts) * 0.9)]
                line(
                    game,
                    name,
                    f"{statistics.median(drawn.speeds):.0f}",
                    f"{middle:.1f} ms",
                    f"{most:.1f} ms",
                    f"{statistics.median(drawn.on_laptop()):.1f} ms",
                    f"{statistics.median(drawn.layouts):.1f} ms",
                    f"{rate:.0f}",
                    f"{work:.1f} ms",
                )
                if middle > BUDGET:
                    slow.append(f"{game} {name}")
        chromium.close()
    if slow:
        sys.exit(f"Script of more than {BUDGET:.0f} ms a position: {', '.join(slow)}")


if __name__ == "__main__":
    main()
