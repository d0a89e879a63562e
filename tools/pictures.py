"""Take the still pictures of the README anew: `make pictures`.

docs/images/pictures.toml says what each shows: a real table in a real Chromium.

    python tools/pictures.py [--only table barrage-phone] [--out docs/images]
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
sys.path.insert(0, str(ROOT))

import ludarium  # noqa: E402
from ludarium.bots.greedy import GreedyBot  # noqa: E402
from tests.browser.conftest import ARGUMENTS, CHROMIUM  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.visitor import PHONE, WIDE, Visitor  # noqa: E402

FINE = 1.5  # pixels of a phone's picture for each of the page's
COLOURS = 256  # of a picture: drawn, not photographed
SETTLE = 1500  # milliseconds until everything is drawn and lies still


@dataclass(frozen=True)
class Still:
    """What a picture shows: a position reached by so many decisions, or the lobby, and on which screen."""

    name: str
    game: str | None = None
    players: int = 3
    seed: int = 1
    decisions: int = 0
    phone: bool = False
    theme: str = "light"
    locale: str = "en-US"


STILLS = [Still(name, **told) for name, told in tomllib.loads((IMAGES / "pictures.toml").read_text("utf-8")).items()]


def match_of(still: Still) -> Any:
    """Play a game up to the first turn of the first seat after so many decisions."""
    assert still.game is not None
    match: Any = ludarium.Match(ludarium.game(still.game), players=still.players, seed=still.seed)
    bot, luck = GreedyBot(), ludarium.chance(still.seed)
    made = 0
    while not match.state.over and (made < still.decisions or 0 not in match.state.to_move or match.record.entries[-1].seat == 0):
        seat = match.state.to_move[-1]
        match.play(seat, bot.choose(match.state, seat, luck))
        made += 1
    return match


def visitor(chromium: Any, address: str, still: Still) -> Visitor:
    """Open a browser as a still wants it."""
    screen: dict[str, Any] = {"viewport": WIDE}
    if still.phone:
        screen = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": FINE}
    return Visitor(chromium, address, color_scheme=still.theme, locale=still.locale, **screen)


def name(person: Visitor, wanted: str) -> None:
    """Give somebody a name, whatever language the page speaks."""
    person.go("/about")
    answer = person.page.request.post(f"{person.address}/api/guest", data={"name": wanted})
    assert answer.ok, answer.text()


def furnish(chromium: Any, address: str, person: Visitor) -> None:
    """Look at a lobby in which something is going on: games of one's own, and a table that waits for players."""
    friend = Visitor(chromium, address)
    name(friend, "Ada")
    waiting, *running = sorted(ludarium.GAMES, reverse=True)
    friend.open_table(["me", "open", "open"], game=waiting, public=True)
    friend.leave()
    for game in running:
        person.open_table(["me", "bot:greedy", "bot:greedy"], game=game)
    person.go("/")
    person.page.wait_for_selector("article[data-game]")


def take(chromium: Any, address: str, still: Still) -> bytes:
    """Return the picture as PNG."""
    person = visitor(chromium, address, still)
    name(person, "Nell")
    if still.game is None:
        furnish(chromium, address, person)
    else:
        person.take_over(match_of(still), *["bot:greedy"] * (still.players - 1))
    person.page.wait_for_timeout(SETTLE)
    shot = bytes(person.page.screenshot())
    person.leave()
    person.assert_quiet()
    return shot


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", choices=[still.name for still in STILLS])
    parser.add_argument("--out", type=Path, default=IMAGES)
    chosen = parser.parse_args()
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for still in STILLS:
            if chosen.only and still.name not in chosen.only:
                continue
            picture = Image.open(io.BytesIO(take(chromium, house.address, still))).convert("RGB")
            path = chosen.out / f"{still.name}.png"
            picture.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
            print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB", flush=True)
        chromium.close()


if __name__ == "__main__":
    main()
