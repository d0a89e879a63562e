"""Film a round of every game for the README, as an animated WebP: `make animation`.

Each game is played in a real Chromium; what the browser paints while the others' actions are told is kept with its times. Of
several rounds the one is taken in which most runs along paths, as water does, else in which most is painted.

    python tools/animation.py [--games ginkgopolis barrage] [--out docs/images/evening.webp]
"""

from __future__ import annotations

import argparse
import base64
import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import ludarium  # noqa: E402
from tests.browser.conftest import ARGUMENTS, CHROMIUM  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.visitor import ASKED, WIDE, Visitor  # noqa: E402

SIZE = (900, 562)
LONGEST, SHORTEST, LAST = 900, 60, 1400  # milliseconds that a picture stays
MOST_PICTURES = 42  # of one game
MOST_BYTES = 1_500_000
FIRST, TURNS = 4, 16  # the beginning shows little; of these decisions the one that lets most happen is shown
RUNS = "() => { const runs = window.runs; window.runs = 0; return runs; }"
COUNT_RUNS = """
  window.runs = 0;
  const known = new WeakSet();
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('[data-motion=run]')) if (!known.has(each)) { known.add(each); window.runs += 1; }
  }).observe(document, { subtree: true, childList: true });
"""


class Camera:
    """Keeps what the browser paints, with its times in milliseconds."""

    def __init__(self, person: Visitor) -> None:
        self.film: list[tuple[float, Image.Image]] = []
        self.wire = person.context.new_cdp_session(person.page)
        self.wire.on("Page.screencastFrame", self._keep)

    def _keep(self, frame: dict[str, Any]) -> None:
        self.wire.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        picture = Image.open(io.BytesIO(base64.b64decode(frame["data"]))).convert("RGB")
        self.film.append((frame["metadata"]["timestamp"] * 1000, picture.resize(SIZE, Image.Resampling.LANCZOS)))

    def roll(self) -> None:
        self.film = []
        self.wire.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 2})

    def stop(self) -> None:
        self.wire.send("Page.stopScreencast")

    def pack_up(self) -> None:
        """A last picture may still be on its way when the browser closes."""
        self.wire.remove_listener("Page.screencastFrame", self._keep)


def film(chromium: Any, address: str, game: str) -> list[tuple[float, Image.Image]]:
    """Play until a round is worth seeing, and return its pictures."""
    person = Visitor(chromium, address, told=True, viewport=WIDE, color_scheme="light")
    person.context.add_init_script(COUNT_RUNS)
    person.open_table(["me", "bot:greedy", "bot:greedy"], game=game)
    person.wait_until_asked()
    camera = Camera(person)
    best: list[tuple[float, Image.Image]] = []
    most = 0
    for turn in range(TURNS):
        if person.is_over:
            break
        camera.roll()
        person.page.wait_for_timeout(500)
        person.choose(turn % 3)
        person.page.wait_for_function(ASKED, timeout=90_000)
        person.page.wait_for_timeout(400)
        camera.stop()
        worth = MOST_PICTURES * person.page.evaluate(RUNS) + len(camera.film)
        if turn >= FIRST and worth > most:
            best, most = camera.film, worth
    camera.pack_up()
    person.leave()
    return best


def shots(kept: list[tuple[float, Image.Image]]) -> list[tuple[int, Image.Image]]:
    """Return at most MOST_PICTURES pictures, each with the time it stays."""
    step = max(1, -(-len(kept) // MOST_PICTURES))
    chosen = kept[::step]
    ends = [time for time, _ in chosen[1:]]
    times = [min(LONGEST, max(SHORTEST, round(end - start))) for (start, _), end in zip(chosen, ends, strict=False)]
    return [(time, picture) for time, (_, picture) in zip([*times, LAST], chosen, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=list(ludarium.GAMES))
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "images" / "evening.webp")
    chosen = parser.parse_args()
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        reel = [shot for game in chosen.games for shot in shots(film(chromium, house.address, game))]
        chromium.close()
    for quality in range(72, 20, -8):
        pictures = [picture for _, picture in reel]
        durations = [time for time, _ in reel]
        pictures[0].save(
            chosen.out, save_all=True, append_images=pictures[1:], duration=durations, loop=0, quality=quality, method=4, minimize_size=True
        )
        if chosen.out.stat().st_size < MOST_BYTES:
            break
    print(f"{chosen.out.name}: {len(reel)} pictures, {sum(durations) / 1000:.0f} s, {chosen.out.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
