"""Real browsers before a real server. Skipped where Chromium, Playwright or the built page is missing."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.house import House
from tests.browser.visitor import Visitor, visitors_of

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "ludarium" / "server" / "static"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def page_built() -> None:
    """The page, built from what is in web/ now."""
    if not (ROOT / "web" / "package.json").is_file():
        pytest.skip("the page is built and tested in the checkout only, not in the compiled mirror")
    if shutil.which("node") is None and not (STATIC / "index.html").is_file():
        pytest.skip("the page is not built and there is no Node to build it: run tools/web.py")
    if shutil.which("node") is not None:
        subprocess.run([sys.executable, str(ROOT / "tools" / "web.py")], check=True)


@pytest.fixture(scope="session")
def chromium(page_built: None) -> Iterator[Any]:
    """One Chromium for all tests of a worker."""
    if CHROMIUM is None:
        pytest.skip("no Chromium is installed")
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed (pip install playwright)")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a worker."""
    server = House(tmp_path_factory.mktemp("house"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(chromium: Any, house: House, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Open browsers of different people; at the end none of them may have seen an error or left the machine."""
    house.deal_for(request.node.nodeid)
    with visitors_of(chromium, house.address) as arrive:
        yield arrive
