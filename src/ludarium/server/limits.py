"""How much one person, and one address, may ask for: token buckets that fill again with time."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from typing import Final, NamedTuple

from ludarium.server.problems import Problem

BUCKETS: Final = 50_000


class Allowance(NamedTuple):
    """So many at once, and so many a second again."""

    burst: float
    per_second: float


ALLOWANCES: Final = {
    "read": Allowance(120, 30),
    "move": Allowance(60, 15),
    "chat": Allowance(6, 0.7),
    "seat": Allowance(60, 2),
    "advice": Allowance(20, 0.5),
    "draft": Allowance(30, 1),
    "open": Allowance(15, 0.2),
    "guest": Allowance(30, 0.2),
    "invite": Allowance(30, 1),
}


class RateLimiter:
    """The buckets of everybody who was here lately."""

    def __init__(self, rate: float, people_per_address: float) -> None:
        self.rate = rate
        self.people_per_address = people_per_address
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, who: str, address: str = "") -> None:
        """Take one from somebody's bucket and from that of the address, if one is to count; 429 if either is empty."""
        if self.rate <= 0:
            return
        self._take(what, who, self.rate)
        if address:
            self._take(what, f"address {address}", self.rate * self.people_per_address)

    def _take(self, what: str, who: str, rate: float) -> None:
        burst, per_second = ALLOWANCES[what]
        burst, per_second = max(1.0, burst * rate), per_second * rate
        now = time.monotonic()
        key = (what, who)
        held, last = self.buckets.get(key, (burst, now))
        held = min(burst, held + (now - last) * per_second)
        if held < 1:
            wait = math.ceil((1 - held) / per_second)
            raise Problem("too_many_requests", headers={"Retry-After": str(wait)})
        self.buckets[key] = (held - 1, now)
        self.buckets.move_to_end(key)
        if len(self.buckets) > BUCKETS:
            self.buckets.popitem(last=False)
