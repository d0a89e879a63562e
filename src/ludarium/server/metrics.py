"""Figures for Prometheus. Nothing in them names a person or a table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ludarium.server.storage import Storage
from ludarium.server.tables import Tables
from ludarium.server.worker_pool import WorkerPool

BUCKETS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one server process, in a registry of its own."""

    def __init__(self, tables: Tables, storage: Storage, workers: WorkerPool) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("ludarium_requests_total", "Answered requests", ["route", "status"], registry=self.registry)
        self.seconds = Histogram("ludarium_request_seconds", "Time to answer", ["route"], buckets=BUCKETS, registry=self.registry)
        self.moves = Counter("ludarium_entries_total", "Entries added to records", ["by"], registry=self.registry)
        gauges = {
            "ludarium_tables_in_memory": ("Tables in memory", lambda: len(tables.tables)),
            "ludarium_games_in_memory": ("Games in memory", lambda: len(tables.games)),
            "ludarium_streams": ("Open event streams of tables", lambda: sum(len(table.watchers) for table in tables.tables.values())),
            "ludarium_commits": ("Transactions committed since the start", lambda: storage.commits),
            "ludarium_writes": ("Writes committed since the start", lambda: storage.writes),
            "ludarium_bots_waiting": ("Jobs of bots that run or wait for a worker", lambda: workers.pending),
            "ludarium_bots_killed": ("Worker processes that were stopped or died", lambda: workers.killed),
            "ludarium_memory_bytes": ("Memory of this process", memory),
        }
        for name, (text, read) in gauges.items():
            Gauge(name, text, registry=self.registry).set_function(read)

    def count_move(self, by: str) -> None:
        """Count an entry."""
        self.moves.labels(by).inc()

    def count_request(self, route: str, status: int, seconds: float) -> None:
        """Count an answered request."""
        self.requests.labels(route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)

    def text(self) -> bytes:
        """Return all figures in Prometheus' text form."""
        return generate_latest(self.registry)


def memory() -> float:
    """Return the resident memory of this process in bytes; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return float(pages * os.sysconf("SC_PAGE_SIZE"))
