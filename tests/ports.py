"""Ports for servers that tests start."""

from __future__ import annotations

import os
import socket
import sys
import weakref


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def reserve_port(owner: object) -> int:
    """Return a port that nobody else is given while its owner lives; just a free one where nobody can listen at a bound port.

    Otherwise any connection of this machine may have been given the port of a server that is to be started, or started again.
    """
    if sys.platform != "linux":
        return free_port()
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", 0))
    port = int(place.getsockname()[1])
    weakref.finalize(owner, os.close, place.detach())
    return port
