"""Snapshots of games: one now and then, so that opening a long game is fast, and one when a game leaves the memory."""

from __future__ import annotations

import asyncio
from typing import Final

from ludarium.server.background import Background
from ludarium.server.storage import Storage
from ludarium.server.tables.livegame import LiveGame, pack_snapshot
from ludarium.server.tables.meta import RUNNING
from ludarium.server.tables.records import try_to_save_snapshot
from ludarium.server.tables.table import Table

EVERY: Final = 32  # entries
PAUSE: Final = 0.05  # seconds, while another process writes at the table


class Snapshots:
    """Saves snapshots in the background: a record without one is as good, only slower to open."""

    def __init__(self, storage: Storage, background: Background) -> None:
        self.storage = storage
        self.background = background

    def after_entry(self, table: Table, live: LiveGame) -> None:
        """Save one after every so many entries, and at the end of the game."""
        if live.since_snapshot >= EVERY or live.end:
            self._save(table, live)

    def after_loading(self, table: Table, live: LiveGame) -> None:
        """Save one if there was none that could be read: whoever loads this game next need not replay it all."""
        if live.since_snapshot >= EVERY:
            self._save(table, live)

    def before_forgetting(self, table: Table) -> None:
        """Save the very last position of a running game, so that a server with newer rules can go on from there."""
        live = table.game
        if live is not None and table.meta.status == RUNNING and (live.since_snapshot or not table.meta.number):
            self._save(table, live)

    def _save(self, table: Table, live: LiveGame) -> None:
        live.since_snapshot = 0
        self.background.start(self._write(table.id, table.meta.number, live.snapshot()))

    async def _write(self, table: str, number: int, data: dict[str, object]) -> None:
        """Write a snapshot in a transaction that waits for nobody and lasts no longer than it must: many are written at once."""
        packed = await asyncio.to_thread(pack_snapshot, data)
        while not await self.storage.write(lambda connection: try_to_save_snapshot(connection, table, number, packed), table):
            await asyncio.sleep(PAUSE)
