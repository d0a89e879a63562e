"""The tests of the browser play the same deals every time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.house import SERVER, House
from tests.browser.visitor import Visitor


@pytest.mark.skipif(SERVER == "ludarium.server", reason="WANDER deals anew in every run")
def test_the_deal_of_a_table_follows_from_the_test_that_opens_it(visit: Callable[..., Visitor], house: House) -> None:
    ada = visit()

    def commitment() -> str:
        table = ada.open_table(["me", "bot:random"])
        return str(ada.page.request.get(f"{ada.address}/api/tables/{table}").json()["table"]["commitment"])

    dealt: dict[str, list[list[str]]] = {}
    for test in ("one", "another", "one"):
        house.deal_for(test)
        dealt.setdefault(test, []).append([commitment(), commitment()])
    first, again = dealt["one"]
    assert first == again
    assert len({*first, *dealt["another"][0]}) == 4
