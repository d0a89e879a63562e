"""What viewers count and see: numbers that tell nothing, logs in pieces, snapshots."""

from __future__ import annotations

import json
import random
import time
import zlib
from collections.abc import Callable
from typing import Any

import pytest

import ludarium
from ludarium.engine.chance import FAST
from ludarium.engine.record import UNDO
from ludarium.server.encoding import encode, encode_views
from ludarium.server.tables.clock import Clock, Moved, SeatClock, advance, deadline, full_clocks
from ludarium.server.tables.livegame import Deal, LiveGame, StoredEntry, load_game, pack_snapshot, read_marks

GAME = ludarium.game("ginkgopolis")


def fresh(players: int, seed: int, options: dict[str, object] | None = None) -> LiveGame:
    live = LiveGame(ludarium.Match(GAME, players, seed, options or {}))
    live.begin()
    live.look()
    return live


@pytest.mark.parametrize("name", list(ludarium.GAMES))
def test_views_that_are_written_together_are_those_of_each_viewer(name: str) -> None:
    game = ludarium.game(name)
    luck = random.Random(7)
    match = ludarium.Match(game, game.counts[-1], 7, {})
    viewers: list[int | None] = [*range(game.counts[-1]), None]
    for _move in range(40):
        together = match.state.views(viewers)
        assert encode_views(together) == [encode(match.state.view(viewer)) for viewer in viewers]
        assert encode_views(together[1:2]) == [encode(together[1])]
        shared = [part for part in together[0].values() if isinstance(part, list) and any(part is other for other in together[-1].values())]
        assert shared, "everything is worked out for each viewer"
        seat = luck.choice(match.state.to_move)
        match.play(seat, luck.choice(match.state.moves(seat)))


def test_a_person_takes_back_nothing_of_a_stand_in() -> None:
    live = fresh(2, 5)
    move = next(text for move in live.match.state.moves(0) if (text := GAME.lexicon.text(move)) != "new-hand")
    change = live.play(0, move, live.marks.asked[0], by="stand-in")
    live.accept(change)
    assert not live.match.undo_refusal(0), "by the rules it could be taken back"
    loaded = fresh(2, 5)
    loaded.follow([StoredEntry(1, 0, change.move, "stand-in", change.answers, read_marks(change.marks.text()), 0.0)])
    for game in (live, loaded):
        assert game.undo_refusal(0) == "stand-in"
        assert game.undo_count(0) == 0
        assert json.loads(game.position(0, 0))["undo"]["reason"] == "stand-in"


def step(live: LiveGame, luck: random.Random) -> StoredEntry:
    """Make a random move, or take one back."""
    free = [seat for seat in range(live.players) if not live.match.undo_refusal(seat)]
    if free and luck.random() < 0.15:
        seat = luck.choice(free)
        change = live.undo(seat, live.own[seat])
    else:
        seat = luck.choice(live.to_move)
        change = live.play(seat, GAME.lexicon.text(luck.choice(live.match.state.moves(seat))), live.marks.asked[seat])
    live.accept(change)
    marks = read_marks(change.marks.text())
    return StoredEntry(len(live.match.record.entries), change.seat, change.move, "player", change.answers, marks, 0.0)


def visible(live: LiveGame, viewer: int) -> object:
    """Return all that a viewer sees, without numbers."""
    return live.face(viewer), [line.for_viewer(viewer) for line in live.lines]


def play(live: LiveGame, seat: int, move: int = 0) -> None:
    live.accept(live.play(seat, GAME.lexicon.text(live.match.state.moves(seat)[move]), live.marks.asked[seat]))


def end_turn(live: LiveGame, seat: int) -> None:
    while live.marks.asked[seat]:
        play(live, seat)


def test_what_is_new_begins_where_the_own_turn_ended() -> None:
    live = fresh(2, 1, {"first": 0})
    opening = len(live.lines)
    assert live.marks.seen == [opening, opening]
    play(live, 0)
    assert live.marks.seen[0] == opening, "in the middle of a turn nothing ends"
    end_turn(live, 0)
    ended = len(live.lines)
    assert live.marks.seen == [ended, opening]
    live.accept(live.undo(0, live.own[0]))
    assert live.marks.seen[0] == opening, "who goes back is in that turn again"
    end_turn(live, 0)
    while live.match.state.view(None)["round"] == 1:
        play(live, live.to_move[0])
    for seat in (0, 1):
        assert live.marks.seen[seat] < len(live.lines), "the round has happened since"
        new = [json.loads(line.public)["seat"] for line in live.lines[live.marks.seen[seat] :]]
        assert 1 - seat in new
        assert live.turn_end(seat) > 0


def recorded(players: int, seed: int) -> list[StoredEntry]:
    """Return the entries of a stretch of a random game in which moves are taken back, also after others have moved."""
    live, luck = fresh(players, seed), random.Random(seed)
    entries: list[StoredEntry] = []
    while not live.match.state.over and len(entries) < 160:
        entries.append(step(live, luck))
    return entries


def all_of(live: LiveGame) -> object:
    """Return everything about a game that anybody could see."""
    live.look()
    viewers = range(live.players + 1)
    return [
        [live.position(viewer, 0) for viewer in viewers],
        (live.match.state.digest(), live.match.anchor.digest(), str(live.match.record)),
        [(step.seat, step.move, step.lanes, step.sealed) for step in live.match.steps],
        (live.lines, live.past, live.own, live.last_orders, live.since_snapshot),
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_entries_that_were_taken_back_need_not_be_carried_out(players: int) -> None:
    for seed in range(3):
        entries = recorded(players, seed)
        assert any(entry.move == UNDO for entry in entries)
        slow = fresh(players, seed)
        for number, entry in enumerate(entries):
            slow.follow_one(entry)
            if number % 37 == 11 or entry is entries[-1]:
                for split in (0, number // 2, number):  # also where an undo takes back what was followed before
                    fast = fresh(players, seed)
                    fast.follow(entries[:split])
                    fast.follow(entries[split : number + 1])
                    assert all_of(fast) == all_of(slow)


def seconds_to_follow(entries: list[StoredEntry]) -> float:
    """Return what following the entries costs the processor; of three times the best, since others work on the machine too."""
    times = []
    for attempt in range(3):
        live = fresh(2, 1)
        began = time.process_time()
        live.follow(entries)
        times.append(time.process_time() - began)
    return min(times)


def played_to_follow(entries: list[StoredEntry]) -> int:
    """Return how many of the entries are carried out to follow them all."""
    live = fresh(2, 1)
    played: list[StoredEntry] = []
    carry_out = live.carry_out

    def counted(entry: StoredEntry) -> None:
        played.append(entry)
        carry_out(entry)

    live.carry_out = counted  # type: ignore[method-assign]
    live.follow(entries)
    return len(played)


def test_what_was_taken_back_costs_nothing_when_a_table_is_loaded() -> None:
    plain = recorded(2, 1)
    live = fresh(2, 1)
    change = live.play(0, GAME.lexicon.text(live.match.state.moves(0)[0]), live.marks.asked[0])
    live.accept(change)
    live.accept(live.undo(0, live.own[0]))
    move = plain[0]._replace(seat=0, move=change.move)
    again = [move, move._replace(move=UNDO)] * 3000 + plain
    standing = len(plain) - 2 * sum(entry.move == UNDO for entry in plain)
    assert played_to_follow(again) == played_to_follow(plain) == standing
    assert seconds_to_follow(again) < 10 * seconds_to_follow(plain), "there are forty times as many entries, and each is noted"


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_every_viewer_can_follow_with_gaps_and_gets_the_same_log(players: int) -> None:
    luck = random.Random(players)
    live = fresh(players, players, {"characters": "draft"} if players > 1 else None)
    viewers = range(players + 1)
    logs = [json.loads(live.position(viewer, 0))["log"]["lines"] for viewer in viewers]
    numbers = [live.number(viewer) for viewer in viewers]
    unseen = 0
    while not live.match.state.over:
        before = [(live.number(viewer), visible(live, viewer)) for viewer in viewers]
        entry = step(live, luck)
        for viewer in viewers:
            grown = live.number(viewer) - before[viewer][0]
            changed = visible(live, viewer) != before[viewer][1]
            assert grown == (1 if changed else 0), "a number grows exactly when the viewer sees a change"
            unseen += not changed
            assert entry.seat != viewer or grown == 1
            if luck.random() < 0.3:
                piece = json.loads(live.position(viewer, numbers[viewer]))
                assert piece["since"] == numbers[viewer]
                logs[viewer] = logs[viewer][: piece["log"]["keep"]] + piece["log"]["lines"]
                numbers[viewer] = piece["number"]
                assert len(logs[viewer]) == len(live.lines)
    replayed = ludarium.replay(live.match.record, GAME).log
    for viewer in viewers:
        piece = json.loads(live.position(viewer, numbers[viewer]))
        seat = viewer if viewer < players else None
        assert logs[viewer][: piece["log"]["keep"]] + piece["log"]["lines"] == [happening.plain(seat) for happening in replayed]
    assert unseen > 5


def test_a_question_keeps_its_number_while_others_choose() -> None:
    live = fresh(4, 1)
    number, question = live.marks.asked[3], live.faces[3].question
    for seat in (1, 0, 2):
        while live.marks.asked[seat]:
            live.accept(live.play(seat, GAME.lexicon.text(live.match.state.moves(seat)[0]), live.marks.asked[seat]))
        assert (live.marks.asked[3], live.faces[3].question) == (number, question)
    assert live.number(3) == number + 3
    live.accept(live.play(3, GAME.lexicon.text(live.match.state.moves(3)[0]), number))
    assert live.marks.asked[3] != number


def played(players: int, at: int, most: int = 90) -> tuple[LiveGame, list[StoredEntry], bytes]:
    """Return a game, its entries, and the snapshot that was made after `at` of them."""
    luck = random.Random(at)
    live = fresh(players, at)
    entries: list[StoredEntry] = []
    snapshot = b""
    while len(entries) < most and not live.match.state.over:
        entries.append(step(live, luck))
        if len(entries) == at:
            snapshot = pack_snapshot(live.snapshot())
    return live, entries, snapshot


def loaded(live: LiveGame, entries: list[StoredEntry], snapshot: tuple[int, bytes] | None, may_replay: bool = True) -> LiveGame:
    return load_game(GAME, Deal(live.players, live.match.record.seed, FAST, {}), entries, snapshot, may_replay)


def assert_same(again: LiveGame, live: LiveGame) -> None:
    """Compare everything that a table needs of two games: position, record, log, numbers, undo."""
    assert again.match.state.digest() == live.match.state.digest()
    assert str(again.match.record) == str(live.match.record)
    assert again.own == live.own
    assert again.last_orders == live.last_orders
    assert again.marks == live.marks
    for viewer in range(live.players + 1):
        for since in (0, 1, live.number(viewer) // 2, live.number(viewer)):
            assert again.position(viewer, since) == live.position(viewer, since)
    for seat in range(live.players):
        assert again.match.undo_refusal(seat) == live.match.undo_refusal(seat)


@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.parametrize("at", [1, 17, 40, 63])
def test_a_snapshot_and_the_entries_after_it_make_the_same_game(players: int, at: int) -> None:
    live, entries, snapshot = played(players, at)
    for given in ((at, snapshot), None):
        assert_same(loaded(live, entries, given), live)


def changed(snapshot: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """Return a snapshot with something else in it."""
    data = json.loads(zlib.decompress(snapshot))
    change(data)
    return pack_snapshot(data)


UNREADABLE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda snapshot: b"",
    "cut off": lambda snapshot: snapshot[: len(snapshot) // 2],
    "one byte wrong": lambda snapshot: snapshot[:100] + bytes([snapshot[100] ^ 1]) + snapshot[101:],
    "not JSON": lambda snapshot: zlib.compress(b"{"),
    "nothing in it": lambda snapshot: zlib.compress(b"{}"),
    "a list": lambda snapshot: zlib.compress(b"[]"),
    "other format": lambda snapshot: changed(snapshot, lambda data: data.update(format=999)),
    "position of another format": lambda snapshot: changed(snapshot, lambda data: data["anchor"].update(format=999)),
    "position without a field": lambda snapshot: changed(snapshot, lambda data: data["anchor"].pop("agenda")),
    "other packs": lambda snapshot: changed(snapshot, lambda data: data["anchor"]["packs"][0].update(digest="0" * 16)),
    "another game": lambda snapshot: changed(snapshot, lambda data: data["anchor"].update(game="chess")),
    "unknown move": lambda snapshot: changed(snapshot, lambda data: data["steps"].append([0, "castle"])),
    "damaged log": lambda snapshot: changed(snapshot, lambda data: data.update(lines=[1, 2])),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_snapshot_that_cannot_be_read_gives_way_to_the_record(what: str, caplog: pytest.LogCaptureFixture) -> None:
    live, entries, snapshot = played(3, 40, most=60)
    again = loaded(live, entries, (40, UNREADABLE[what](snapshot)))
    assert_same(again, live)
    assert again.since_snapshot == 60, "the next snapshot is due"
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "the record is replayed" in caplog.text


def test_a_snapshot_that_can_be_read_needs_no_entry_before_it() -> None:
    live, entries, snapshot = played(2, 40, most=60)
    old = [entry._replace(move="a move of old rules") if entry.number <= 10 else entry for entry in entries]
    assert loaded(live, old, (40, snapshot), may_replay=False).match.state.digest() == live.match.state.digest()


def test_what_neither_snapshot_nor_record_tells_is_an_error() -> None:
    live, entries, snapshot = played(2, 40, most=60)
    damaged = (40, UNREADABLE["cut off"](snapshot))
    with pytest.raises(ludarium.RecordError, match="other rules"):
        loaded(live, entries, damaged, may_replay=False)
    broken = [entries[0]._replace(move="castle"), *entries[1:]]
    with pytest.raises(ludarium.NotationError):
        loaded(live, broken, damaged)


def test_a_clock_per_move_starts_anew_only_with_what_everybody_saw() -> None:
    clock = Clock("move", 60)
    clocks = advance(clock, full_clocks(clock, 2), {0, 1}, 100.0)
    assert clocks == [SeatClock(60, 100.0), SeatClock(60, 100.0)]
    assert advance(clock, clocks, {0, 1}, 110.0) == clocks
    assert advance(clock, clocks, {0, 1}, 110.0, moved=Moved(0)) == [SeatClock(60, 110.0), SeatClock(60, 100.0)]
    assert advance(clock, clocks, {1}, 110.0, moved=Moved(0)) == [SeatClock(60, None), SeatClock(60, 100.0)]
    assert deadline(clocks) == 160.0


def test_a_clock_per_game_counts_what_was_used() -> None:
    clock = Clock("game", 60)
    clocks = advance(clock, full_clocks(clock, 2), {0}, 100.0)
    clocks = advance(clock, clocks, {0}, 105.0, moved=Moved(0))
    assert clocks == [SeatClock(60, 100.0), SeatClock(60, None)]
    clocks = advance(clock, clocks, {1}, 110.0, moved=Moved(0))
    assert clocks == [SeatClock(50, None), SeatClock(60, 110.0)]
    clocks = advance(clock, clocks, {0}, 111.0, moved=Moved(1))
    assert clocks == [SeatClock(50, 111.0), SeatClock(59, None)]
    assert deadline(clocks) == 161.0
    assert deadline(full_clocks(clock, 2)) is None
