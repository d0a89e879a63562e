"""From a stored table to its game in memory; a problem if this server cannot play it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import ludarium
from ludarium.server.packs import game_with, texts_of
from ludarium.server.problems import Problem
from ludarium.server.tables.livegame import LiveGame, StoredEntry, load_game
from ludarium.server.tables.meta import FINISHED, Meta

log = logging.getLogger("ludarium.server.tables")


def game_of(meta: Meta) -> ludarium.Game[Any]:
    """Return the game of a table with its packs; 409 if this server does not know it, or has other packs and the game is over."""
    if meta.game not in ludarium.GAMES:
        raise Problem("rules_changed", f"This server does not know the game {meta.game!r}.")
    try:
        game = game_with(meta.game, meta.further_packs)
    except Problem as problem:
        raise Problem("rules_changed", problem.detail) from None
    if [pack.plain() for pack in game.packs] != meta.packs and meta.status == FINISHED:
        raise Problem("rules_changed")
    return game


def load(meta: Meta, entries: Sequence[StoredEntry], snapshot: tuple[int, bytes] | None) -> LiveGame:
    """Return a table's game as it stands; 409 if neither snapshot nor record can be played by the rules of today."""
    game = game_of(meta)
    same = meta.rules == game.rules_version and meta.packs == [pack.plain() for pack in game.packs]
    may_replay = same or (snapshot is None and meta.status != FINISHED)  # a game under way that nothing else is kept of is worth a try
    try:
        live = load_game(game, meta.deal, entries[: meta.number], snapshot, may_replay)
    except Exception as wrong:  # a damaged record fails in any way, and no other table must suffer from it
        log.error("a table of %s cannot be loaded (%s: %s)", meta.game, type(wrong).__name__, wrong)
        raise Problem("rules_changed") from wrong
    if meta.result is not None and meta.result["reason"] == "resigned":
        live.resign(meta.result["resigner"])
    return live


def replay_order(meta: Meta, what: str, rows: list[list[Any]], **more: Any) -> dict[str, Any]:
    """Return the order to play entries of a table again (ludarium.server.replays); 409 if they were played by other rules."""
    game = game_of(meta)
    if meta.rules != game.rules_version:
        raise Problem("rules_changed")
    order = {"what": what, "table": meta.id, "game": meta.game, "packs": texts_of(game), "deal": list(meta.deal)}
    return {**order, "entries": rows, **more}
