"""axe-core finds nothing serious on any page, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.visitor import PHONE, WIDE, Visitor

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def faults(person: Visitor, part: str = "html") -> list[str]:
    """Return what axe-core complains about seriously on the page as it is now, or in a part that has opened on a page looked at before."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    person.page.wait_for_selector(part)
    look = "async (part) => (await axe.run(part, { resultTypes: ['violations'] })).violations"
    found: list[dict[str, Any]] = person.page.evaluate(look, part)
    return [
        f"{person.page.url} {fault['id']}: {fault['help']}: {node['html'][:200]} {node.get('failureSummary', '')[:200]}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize(("scheme", "screen"), [("light", WIDE), ("dark", PHONE)], ids=["light", "dark-phone"])
def test_axe_finds_nothing_serious(visit: Callable[..., Visitor], scheme: str, screen: dict[str, int]) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run tools/web.py")
    ada = visit(color_scheme=scheme, viewport=screen)
    ada.go("/")
    ada.page.wait_for_selector("article")
    complaints = faults(ada)
    ada.set_up()
    complaints += faults(ada)
    for path in ("/about", "/nowhere", "/rules/ginkgopolis"):
        ada.go(path)
        ada.page.wait_for_selector("main h1")
        ada.page.wait_for_timeout(200)
        complaints += faults(ada)
    ada.open_table(["me", "invite", "open"])
    ada.wait_for("The table waits for its players")
    complaints += faults(ada)
    ada.open_table(["me", "bot:greedy"], {"characters": "draft"})
    ada.wait_until_asked()
    complaints += faults(ada)
    for turn in range(12):
        ada.wait_until_asked()
        ada.choose(turn % 3)
    complaints += faults(ada)
    for key in ("l", "w"):
        ada.page.keyboard.press(key)
        complaints += faults(ada, ".prompt-place")
        ada.page.keyboard.press("Escape")
    ada.menu("Settings")
    complaints += faults(ada, "dialog")
    ada.page.keyboard.press("Escape")
    ada.menu("Resign")
    complaints += faults(ada, "dialog")
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ada.page.wait_for_selector("#end-title")
    for part in ("bars", "sheet", "chart", "review"):
        ada.page.locator(f"[data-part={part}]").click()
        complaints += faults(ada, ".end")
    ada.page.locator("footer button", has_text="Replay").click()
    ada.page.wait_for_selector("input[type=range]")
    complaints += faults(ada)
    assert not complaints, "\n".join(complaints)
