"""Errors as problem+json: a code for programs, a sentence for people (docs/api.md lists them)."""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any, Final

from starlette.responses import Response

MEDIA_TYPE: Final = "application/problem+json"

# code: (status, sentence). Routes may say the sentence more precisely.
PROBLEMS: Final[dict[str, tuple[int, str]]] = {
    "bad_request": (400, "The request cannot be read."),
    "no_identity": (401, "Nobody is known by this cookie or token; become a guest first."),
    "not_your_seat": (403, "This seat is not yours."),
    "not_seated": (403, "Only people who sit at this table can do that."),
    "not_host": (403, "Only the one who opened the table can do that."),
    "cross_origin": (403, "A page from elsewhere cannot do this in your name."),
    "not_found": (404, "There is nothing here."),
    "no_such_table": (404, "There is no such table."),
    "no_such_seat": (404, "This table has no such seat."),
    "no_such_game": (404, "There is no such game."),
    "no_such_position": (404, "The game has no such position."),
    "no_invite": (404, "This invitation is unknown, was used already or was revoked."),
    "method_not_allowed": (405, "This address does not take such a request."),
    "stale_number": (409, "The table has moved on; this was an answer to an earlier question."),
    "not_your_turn": (409, "This seat has nothing to decide now."),
    "illegal_move": (409, "This move is not allowed now."),
    "cannot_undo": (409, "This cannot be taken back."),
    "no_hints": (409, "Hints are for games without other people."),
    "no_review": (404, "Nobody has asked for a review of this game yet."),
    "not_running": (409, "The game is not running."),
    "not_waiting": (409, "The table does not wait for players any more."),
    "not_over": (409, "The game is not over yet: seed and hidden moves stay secret until then."),
    "seat_taken": (409, "Somebody sits there already."),
    "not_invitable": (409, "Only a seat that waits for an invited player has a link."),
    "not_absent": (409, "This player is here, or was here a moment ago."),
    "no_stand_in": (409, "No bot stands in for this seat that could give it back."),
    "out_of_time": (409, "Your time is used up, that for the game or that for a turn three times in a row; the bot plays to the end."),
    "stand_in_plays": (409, "A bot stands in for you; take the seat back first."),
    "rules_changed": (409, "This table was played by other rules than this server's; it cannot be replayed here."),
    "too_large": (413, "The request is too large."),
    "not_json": (415, "The body must be JSON (Content-Type: application/json)."),
    "invalid": (422, "Something in the request is missing or of the wrong kind."),
    "bad_options": (422, "The table cannot be opened like this."),
    "bad_record": (422, "The record cannot be read or does not replay."),
    "unknown_pack": (422, "This server does not have that pack."),
    "bad_pack": (422, "The pack is wrong, or does not go with the others."),
    "packs_not_taken": (403, "This server takes no packs from its players."),
    "no_such_pack": (404, "You have brought no such pack."),
    "too_many_packs": (429, "You have brought as many packs as this server keeps for one person; remove one first."),
    "unknown_bot": (422, "There is no such bot."),
    "too_many_requests": (429, "Too many requests; wait a moment."),
    "too_many_tables": (429, "You have too many tables waiting or running; finish or close one first."),
    "too_many_streams": (429, "Too many open connections."),
    "internal": (500, "Something went wrong on our side."),
    "expert_busy": (503, "The expert had no answer in time; many ask at this moment. Try again."),
    "unavailable": (503, "The server cannot answer right now; try again in a moment."),
}


class Problem(Exception):
    """A request that cannot be carried out, and why."""

    def __init__(self, code: str, detail: str = "", headers: dict[str, str] | None = None, **more: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status, sentence = PROBLEMS[code]
        self.detail = detail or sentence
        self.headers = headers or {}
        self.more = more

    def response(self) -> Response:
        """Return the problem as an answer."""
        title = HTTPStatus(self.status).phrase
        body = {"type": "about:blank", "title": title, "status": self.status, "code": self.code, "detail": self.detail, **self.more}
        return Response(json.dumps(body), self.status, self.headers, MEDIA_TYPE)
