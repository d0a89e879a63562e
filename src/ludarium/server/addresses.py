"""Which address counts: that of the browser, also behind a proxy, and for IPv6 the network that one household has."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

ORIGIN: Final = 32  # hexadecimal digits
REMEMBERED: Final = 10_000  # addresses
HOUSEHOLD: Final = 64  # bits of an IPv6 address that one customer of a provider has; the others are theirs to choose


class Addresses:
    """Tells what counts as one address."""

    def __init__(self, proxies: Sequence[str], key: str = "") -> None:
        self.proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self.key = key.encode()
        self.counted = lru_cache(REMEMBERED)(self._counted)  # every request asks

    def _counted(self, host: str) -> str:
        """Return what is counted as one address; '' for a proxy's own, from behind which anybody may come."""
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return host
        if self.is_proxy(host):
            return ""
        if isinstance(address, ipaddress.IPv6Address):
            if address.ipv4_mapped is not None:
                return str(address.ipv4_mapped)
            return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))
        return str(address)

    def origin(self, host: str) -> str:
        """Return what is stored of an address that counts: the same for the same address, and without the server's secret of no use."""
        counted = self.counted(host)
        return hmac.new(self.key, counted.encode(), hashlib.sha256).hexdigest()[:ORIGIN] if counted else ""

    def is_proxy(self, host: str) -> bool:
        """Say whether an address is one of the proxies that are believed."""
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address.version == proxy.version and address in proxy for proxy in self.proxies)
