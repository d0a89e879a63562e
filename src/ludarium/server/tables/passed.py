"""What has passed at tables, worked out from their records: positions, histories, the end, and the tables that records make.

This runs in a process of its own (ludarium.server.replays). An order is plain data: what is wanted, the game, the deal and the entries.
"""

from __future__ import annotations

import base64
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import ludarium
from ludarium.engine.record import UNDO, Entry, taken_back
from ludarium.server.encoding import encode
from ludarium.server.packed import PackedGames
from ludarium.server.tables.drafts import checked_draft
from ludarium.server.tables.livegame import Change, Deal, LiveGame, StoredEntry, pack_snapshot, read_marks, start_game
from ludarium.server.tables.records import entry_row
from ludarium.server.tables.trial import tried

REFUSED: Final = {"import": "bad_record", "trial": "bad_pack"}
REMEMBERED: Final = 8  # games in which somebody goes from one position to the next


class Passed:
    """Answers orders, and goes on with the games it has replayed last."""

    def __init__(self) -> None:
        self.packed = PackedGames()
        self.games: OrderedDict[str, tuple[int, LiveGame]] = OrderedDict()  # by table: how many entries were carried out

    def answer(self, order: dict[str, Any]) -> dict[str, Any]:
        """Return the answer, or the problem that there is."""
        try:
            return {"answer": self._do(order)}
        except ludarium.LudariumError as wrong:
            if order["what"] in REFUSED:
                return {"problem": REFUSED[order["what"]], "detail": str(wrong)}
            return {"problem": "rules_changed", "detail": f"The record does not replay: {wrong}"}

    def _do(self, order: dict[str, Any]) -> Any:
        if order["what"] == "trial":
            return tried(order["text"])
        if order["what"] == "draft":
            return checked_draft(order["text"])
        game, deal = self.packed.game(order["game"], order["packs"]), Deal(*order["deal"])
        if order["what"] == "import":
            if order["varied"]:
                ludarium.replay(ludarium.parse_record(order["varied"]), game)  # which plays the variations, too
            return import_entries(game, deal, [Entry(seat, move) for seat, move in order["entries"]], order["table"], order["at"])
        entries = [entry_of(row) for row in order["entries"]]
        if order["what"] == "history":
            return encode({"comment": order["comment"], **history_of(start_game(game, deal), entries, order["notes"])})
        live = self._replayed(order["table"], game, deal, entries)
        if order["what"] == "position":
            return live.position(order["viewer"], 0)
        if order["what"] == "since":
            later = [entry_of(row) for row in order["later"]]
            self.games[order["table"]] = (len(entries) + len(later), live)
            return f"[{','.join(glimpses(live, later, order['viewer']))}]"
        return live.match.state.digest()

    def _replayed(self, table: str, game: ludarium.Game[Any], deal: Deal, entries: list[StoredEntry]) -> LiveGame:
        """Return the game after these entries, from where it was looked at last if that was before."""
        done, live = self.games.pop(table, (0, None))
        if live is None or done > len(entries):
            done, live = 0, start_game(game, deal)
        live.follow(entries[done:])
        self.games[table] = (len(entries), live)
        while len(self.games) > REMEMBERED:
            self.games.popitem(last=False)
        return live


def entry_of(row: Sequence[Any]) -> StoredEntry:
    """Return an entry from the row that an order has of it."""
    number, seat, move, by, answers, marks, at = row
    return StoredEntry(number, seat, move, by, answers, read_marks(marks), at)


def history_of(live: LiveGame, entries: Sequence[StoredEntry], notes: Sequence[tuple[str, int]]) -> dict[str, Any]:
    """Return what happened, entry by entry, with the scores after each; what was taken back is told as if nothing came of it.

    `notes` are the comments on the first entries, and how many variations each has.
    """
    gone = taken_back(entries)
    told = [told_of(live, None)]
    for place, entry in enumerate(entries):
        if place not in gone:
            live.carry_out(entry)
        told.append(told_of(live, entry, *(notes[place] if place < len(notes) else ())))
    return {"count": len(entries), "entries": told}


def told_of(live: LiveGame, entry: StoredEntry | None, comment: str = "", variations: int = 0) -> dict[str, Any]:
    """Return what a history says of one entry, None for the beginning."""
    number, seat, move, by = (0, None, "", "") if entry is None else (entry.number, entry.seat, entry.move, entry.by)
    after = {"scores": list(live.match.state.scores), "log": len(live.lines)}
    return {"number": number, "seat": seat, "move": move, "by": by, **after, "comment": comment, "variations": variations}


def glimpses(live: LiveGame, entries: Sequence[StoredEntry], viewer: int) -> list[str]:
    """Return what a viewer sees of a position, and after each later entry that changes it."""
    told = [live.glimpse(viewer, 0)]
    for entry in entries:
        number = live.number(viewer)
        live.follow_one(entry)
        if live.number(viewer) != number:
            told.append(live.glimpse(viewer, number))
    return told


# -- records from elsewhere --------------------------------------------------------------------------------------------


def import_entries(game: ludarium.Game[Any], deal: Deal, entries: list[Entry], table: str, at: float) -> dict[str, Any]:
    """Play a record's entries; return them as rows, with what every viewer counts, and how far the game has come."""
    live = start_game(game, deal)
    live.look()
    rows: list[dict[str, Any]] = []
    for number, entry in enumerate(entries, start=1):
        try:
            change = carry_out(live, entry)
        except ludarium.LudariumError as wrong:
            raise ludarium.RecordError(f"move {number} ({entry.seat} {entry.move}): {wrong}") from None
        live.accept(change)
        rows.append(entry_row(table, number, change, "player", at))
    over = bool(live.end)
    return {
        "rows": rows,
        "snapshot": base64.b64encode(pack_snapshot(live.snapshot())).decode(),
        "to_move": live.to_move,
        "result": live.result("played") if over else None,
        "scores": live.match.record.result,
        "digest": live.match.state.digest() if over else None,
    }


def carry_out(live: LiveGame, entry: Entry) -> Change:
    """Play an entry, whatever question it answered when it was first played."""
    if not 0 <= entry.seat < live.players:
        raise ludarium.RecordError(f"there is no seat {entry.seat}")
    if entry.move == UNDO:
        return live.undo(entry.seat, live.own[entry.seat])
    return live.play(entry.seat, entry.move, live.marks.asked[entry.seat])
