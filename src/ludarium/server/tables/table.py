"""A table in memory: its seats, who is watching, and, while it is in use, its game."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

import ludarium
from ludarium.server import steady
from ludarium.server.encoding import encode
from ludarium.server.listener import Listener
from ludarium.server.problems import Problem
from ludarium.server.tables.clock import PER_GAME, PER_MOVE, Clock, SeatClock, full_clocks, returning_seconds
from ludarium.server.tables.due import is_final
from ludarium.server.tables.livegame import LiveGame
from ludarium.server.tables.meta import FINISHED, HUMAN, INVITE, RUNNING, TIME, Meta, Seat

CHAT_KEPT: Final = 200
POSITIONS_KEPT: Final = 40  # whoever is further behind gets the rest in one piece
SPECTATOR: Final = -1
RESULT: Final = ("reason", "scores", "ranking", "outcomes")  # what everybody is told of a result
YOURS: Final = "@"  # stands for what is different for everybody; as a value of these two names it can be nothing else


class Message(NamedTuple):
    """Something somebody said."""

    id: int
    seat: int
    name: str
    text: str
    at: float


class Crowd(NamedTuple):
    """Who is connected to a table at another process, and until when that is believed."""

    until: float
    people: set[str]
    spectators: int


class Watcher(Listener):
    """One open event stream: what it was sent last, and a signal that there may be more."""

    def __init__(self, viewer: int, user: str | None) -> None:
        super().__init__()
        self.viewer = viewer  # a seat, or SPECTATOR
        self.user = user
        self.number = 0
        self.chat = 0
        self.look = ""  # of the table when it was told last
        self.gone = ""
        self.told: list[tuple[int, str]] = []  # positions in their order that it is still to be sent, each with its number

    def keep(self, table: Table) -> None:
        """Keep the position of now, so that a page shows one action after the other however fast they come."""
        last = self.told[-1][0] if self.told else self.number
        number = table.number(self.viewer)
        if table.game is not None and 0 < last < number and len(self.told) < POSITIONS_KEPT:
            self.told.append((number, table.position(self.viewer, last)))


class Table:
    """One table. Its lock is held by whoever changes it or loads its game."""

    def __init__(self, meta: Meta, chat: list[Message], boot: float) -> None:
        self.id = meta.id
        self.meta = meta
        self.chat = chat
        self.boot = boot
        self.game: LiveGame | None = None
        self.written = ""  # the table as JSON, until it changes
        self.looks = ""  # the same without what only time changes
        self.numbers: list[int] = []  # what viewers count, also while the game is not in memory
        self.lock = asyncio.Lock()
        self.busy = 0  # requests that use it
        self.stale = False  # another process has written something that is not here yet
        self.watchers: set[Watcher] = set()
        self.bots_choosing: set[int] = set()  # seats whose bot has been asked for a move
        self.left_at: dict[str, float] = {}
        self.opened = steady.now()
        self.elsewhere: dict[str, Crowd] = {}  # by process

    # -- who is here ---------------------------------------------------------------------------------------------------

    def people_here(self) -> set[str]:
        """Return everybody who has a connection to this table."""
        here = {watcher.user for watcher in self.watchers if watcher.user}
        now = steady.now()
        for crowd in self.elsewhere.values():
            if crowd.until > now:
                here |= crowd.people
        return here

    def spectators(self) -> int:
        """Return how many people watch without sitting here."""
        seated = self.meta.people()
        now = steady.now()
        local = sum(1 for watcher in self.watchers if watcher.user not in seated)
        return local + sum(crowd.spectators for crowd in self.elsewhere.values() if crowd.until > now)

    def watched(self) -> set[int]:
        """Return the viewers that have a stream, as games count them: the spectator after the last seat."""
        return {watcher.viewer if watcher.viewer >= 0 else self.meta.players for watcher in self.watchers}

    def absent_since(self, user: str | None, here: set[str]) -> float | None:
        """Return since when a player has had no connection to any process, as far as this one can know; None: is here."""
        if user is None or user in here:
            return None
        lost = [crowd.until for crowd in self.elsewhere.values() if user in crowd.people]  # of a process that tells nothing any more
        return max([self.left_at.get(user, self.opened), *lost])

    def hear(self, process: str, crowd: Crowd) -> None:
        """Note who is connected at another process now. Who was before and is not any more has left this moment."""
        now = steady.now()
        for other, before in list(self.elsewhere.items()):
            if other == process or before.until <= now:
                del self.elsewhere[other]
                for user in before.people - (crowd.people if other == process else set()):
                    self.left_at[user] = max(self.left_at.get(user, 0.0), min(before.until, now))
        self.elsewhere[process] = crowd
        self.notify()

    # -- who may see what ----------------------------------------------------------------------------------------------

    def viewer_for(self, user: str | None, wish: int | None) -> int:
        """Return from where somebody looks: the seat wished for, the own seat that is to move, the own seat, or SPECTATOR."""
        own = self.meta.seats_of(user)
        if wish is None:
            return next((seat for seat in own if seat in self.meta.to_move), own[0] if own else SPECTATOR)
        if wish == SPECTATOR:
            return SPECTATOR
        self.seat(wish)
        if wish not in own:
            raise Problem("not_your_seat")
        return wish

    def seat(self, number: int) -> Seat:
        """Return a seat, or 404."""
        if not 0 <= number < len(self.meta.seats):
            raise Problem("no_such_seat")
        return self.meta.seats[number]

    def own_seat(self, user: str, number: int) -> Seat:
        """Return a seat on which this person sits, or 403."""
        seat = self.seat(number)
        if seat.player != user:
            raise Problem("not_your_seat")
        return seat

    # -- what can be done now ------------------------------------------------------------------------------------------

    def running_game(self) -> LiveGame:
        """Return the game of a table that has begun; 409 otherwise."""
        if self.game is None:
            raise self.not_running()
        return self.game

    def not_running(self) -> Problem:
        """Return why nothing can be played here."""
        return Problem("not_running", status_of_table=self.meta.status)

    def not_asked(self, asked: int) -> Problem:
        """Return why an answer is too late or too early, where `asked` is the number of the question now (0: there is none)."""
        if self.meta.status != RUNNING:
            return self.not_running()
        if not asked:
            return Problem("not_your_turn", number=None)
        return Problem("stale_number", number=asked)

    # -- clocks --------------------------------------------------------------------------------------------------------

    def clocks(self) -> list[SeatClock]:
        """Return the clocks as they stand: a bot needs none, and nobody loses time while the server is down."""
        clock = self.meta.clock
        if clock is None:
            return []
        stored = self.game.marks.clocks if self.game is not None else []
        return [
            self._clock_of(seat, clock, before)
            for seat, before in zip(self.meta.seats, stored or full_clocks(clock, self.meta.players), strict=True)
        ]

    def _clock_of(self, seat: Seat, clock: Clock, stored: SeatClock) -> SeatClock:
        if clock.kind == PER_GAME and seat.stand_in_reason == TIME:
            return SeatClock(0.0, None)
        if self.meta.status != RUNNING or seat.seat not in self.meta.to_move or seat.bot_now is not None:
            return SeatClock(stored.left, None)
        return self._running_clock(seat, clock, stored)

    def _running_clock(self, seat: Seat, clock: Clock, stored: SeatClock) -> SeatClock:
        reset = seat.clock_reset or 0.0
        since = max(stored.since or self.meta.started or 0.0, reset, self.boot)
        renewed = clock.kind == PER_MOVE and reset > (stored.since or 0.0)
        return SeatClock(returning_seconds(clock, seat.timeouts) if renewed else stored.left, since, stored.behind)

    def resumed_clock(self, number: int, clock: Clock) -> SeatClock:
        """Return a seat's clock for a turn that is over, as if it had run on."""
        past = [] if self.game is None else self.game.past
        ran = (marks.clocks[number] for marks in reversed(past) if marks.clocks and marks.clocks[number].since is not None)
        return self._running_clock(self.meta.seats[number], clock, next(ran, SeatClock(clock.seconds, None)))

    def returned_in_turn(self, number: int) -> bool:
        """Say whether somebody who is to move took the seat back from a bot since the time for what is asked began."""
        stored = self.game.marks.clocks if self.game is not None else []
        since = stored[number].since if stored else None
        reset = self.meta.seats[number].clock_reset
        return reset is not None and reset >= (since or 0.0)

    # -- as JSON -------------------------------------------------------------------------------------------------------

    def look(self) -> str:
        """Return what the table looks like to its watchers, whatever the time: they are told of it when it differs, and only then."""
        self._write()
        return self.looks

    def _write(self) -> None:
        """Write the table down, if it has changed; what is the same for all watchers is written only once."""
        if self.written:
            return
        told = self.plain(None)
        seats: list[dict[str, object]] = told["seats"]  # type: ignore[assignment]
        told["hosting"] = YOURS
        for each, seat in zip(seats, self.meta.seats, strict=True):
            each["mine"] = f"{YOURS}{seat.seat}"
        self.written = encode(told)
        for each, clock in zip(seats, self.clocks(), strict=False):  # a table without clocks has none
            each["left"] = [clock.left, clock.since]
        yours = [self.meta.host, *(seat.user for seat in self.meta.seats)]
        self.looks = encode({**told, "now": None, "yours": yours})

    def text(self, user: str | None) -> str:
        """Return the table as JSON for one of its watchers."""
        self._write()
        text = self.written.replace(f'"hosting":"{YOURS}"', f'"hosting":{encode(user is not None and self.meta.host == user)}')
        for seat in self.meta.seats:
            text = text.replace(f'"mine":"{YOURS}{seat.seat}"', f'"mine":{encode(is_mine(seat, user))}')
        return text

    def plain(self, user: str | None) -> dict[str, object]:
        """Return the table as this person may see it. Nothing in it depends on what lies behind a screen."""
        meta, now = self.meta, steady.now()
        here = self.people_here()
        clocks = self.clocks()
        return {
            **summary(meta, user),
            "now": now,
            "seats": [
                {
                    **seat_summary(meta, seat, user),
                    "connected": seat.player in here if seat.player else False,
                    "absent_since": self.absent_since(seat.player, here),
                    "left": max(0.0, round(clocks[index].left_at(now), 2)) if clocks else None,
                }
                for index, seat in enumerate(meta.seats)
            ],
            "spectators": self.spectators(),
        }

    def position(self, viewer: int, since: int) -> str:
        """Return a viewer's position as JSON; 'null' while the table waits."""
        if self.game is None:
            return "null"
        return self.game.position(viewer if viewer >= 0 else self.game.spectator, since)

    def number(self, viewer: int) -> int:
        """Return a viewer's number; 0 while the table waits."""
        if self.game is not None:
            self.numbers = self.game.marks.numbers
        return self.numbers[viewer] if self.numbers else 0

    @property
    def last_chat(self) -> int:
        """The id of the last message."""
        return self.chat[-1].id if self.chat else 0

    def sync(self, user: str | None, viewer: int) -> str:
        """Return everything one viewer may know, as JSON."""
        chat = encode([message._asdict() for message in self.chat])
        cursor = f"{self.number(viewer)}.{self.last_chat}"
        return f'{{"table":{encode(self.plain(user))},"position":{self.position(viewer, 0)},"chat":{chat},"cursor":"{cursor}"}}'

    # -- changes -------------------------------------------------------------------------------------------------------

    def take_over(self, meta: Meta) -> None:
        """Be as the database has it; watchers who lost their seat are told to go."""
        lost = self.meta.people() - meta.people()
        self.meta = meta
        for watcher in self.watchers:
            if watcher.viewer >= 0 and (watcher.user in lost or watcher.viewer not in meta.seats_of(watcher.user)):
                watcher.gone = "not_your_seat"
        result = meta.result
        if result is not None and result["reason"] == "resigned" and self.game is not None and not self.game.end:
            self.game.resign(result["resigner"])

    def notify(self, table_too: bool = True) -> None:
        """Tell all watchers that something may have changed."""
        if table_too:
            self.written = ""
        for watcher in self.watchers:
            watcher.keep(self)
            watcher.ring()

    def dismiss(self, user: str) -> None:
        """Tell the watchers of somebody who signed out to go."""
        for watcher in self.watchers:
            if watcher.user == user:
                watcher.gone = "no_identity"
                watcher.ring()

    def say(self, message: Message) -> None:
        """Add a message and tell everybody."""
        if message.id > self.last_chat:
            self.chat.append(message)
            del self.chat[:-CHAT_KEPT]
        self.notify(table_too=False)


def summary(meta: Meta, user: str | None) -> dict[str, object]:
    """Return what a list of tables shows of one."""
    result = meta.result and {"outcomes": [], **{name: meta.result[name] for name in RESULT if name in meta.result}}
    game = ludarium.game(meta.game) if meta.game in ludarium.GAMES else None
    automatic = {} if game is None else game.automatic_sides(meta.players, meta.options)
    return {
        "id": meta.id,
        "game": meta.game,
        "title": meta.game if game is None else game.title,
        "rules": meta.rules,
        "players": meta.players,
        "options": meta.options,
        "packs": meta.further_packs,
        "secrets": game is None or game.has_secrets(meta.players, meta.options),
        "status": meta.status,
        "public": meta.public,
        "hosting": user is not None and meta.host == user,
        "created": meta.created,
        "updated": meta.updated,
        "now": steady.now(),
        "commitment": meta.commitment,
        "seed": meta.seed if meta.status == FINISHED else None,
        "imported": meta.imported,
        "to_move": meta.to_move,
        "clock": None if meta.clock is None else meta.clock.plain(),
        "absent_after": meta.absent_after,
        "seats": [seat_summary(meta, seat, user) for seat in meta.seats],
        "automatic_sides": [{"side": side, "name": name.plain()} for side, name in automatic.items()],
        "result": result,
        "rematch": meta.rematch,
        "spectators": 0,
    }


def is_mine(seat: Seat, user: str | None) -> bool:
    """Say whether somebody sits on a seat, or it is kept for them."""
    return user is not None and seat.user == user and seat.kind in (HUMAN, INVITE)


def seat_summary(meta: Meta, seat: Seat, user: str | None) -> dict[str, object]:
    """Return a seat without what only the table in memory knows."""
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.shown_name,
        "bot": seat.bot,
        "program": seat.kind == HUMAN and seat.program,
        "mine": is_mine(seat, user),
        "reserved": seat.kind == INVITE and seat.user is not None,
        "connected": False,
        "absent_since": None,
        "stand_in": stand_in_summary(meta, seat),
        "votes": seat.votes,
        "resigned": seat.resigned,
        "left": None,
    }


def stand_in_summary(meta: Meta, seat: Seat) -> dict[str, object] | None:
    """Return the bot that plays for a person, why, and whether it keeps the seat to the end."""
    if seat.stand_in is None:
        return None
    return {"bot": seat.stand_in, "reason": seat.stand_in_reason, "final": is_final(meta, seat.seat)}
