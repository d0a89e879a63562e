"""Metrics for Prometheus. Nothing in them names a person or a table."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The metrics of one server process, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("ludarium_requests_total", "Answered requests", ["route", "status"], registry=self.registry)
        self.seconds = Histogram("ludarium_request_seconds", "Time to answer", ["route"], buckets=BUCKETS, registry=self.registry)
        self.moves = Counter("ludarium_entries_total", "Entries added to records", ["by"], registry=self.registry)
        self.add_gauge("ludarium_memory_bytes", "Memory of this process", memory)

    def add_gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """Show a value that is read whenever somebody asks for the metrics."""
        Gauge(name, text, registry=self.registry).set_function(read)

    def count_move(self, by: str) -> None:
        """Count an entry."""
        self.moves.labels(by).inc()

    def count_request(self, route: str, status: int, seconds: float) -> None:
        """Count an answered request."""
        self.requests.labels(route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)

    def text(self) -> bytes:
        """Return all metrics in Prometheus' text form."""
        return generate_latest(self.registry)


def memory() -> float:
    """Return the resident memory of this process in bytes; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return float(pages * os.sysconf("SC_PAGE_SIZE"))
