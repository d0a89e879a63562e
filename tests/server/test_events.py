"""Event streams: complete, resumable, only what concerns the viewer."""

from __future__ import annotations

import random
import time
from typing import Any

from ludarium.server.listener import TURNS, Listener
from tests.server.driver import PATIENCE, Follower, Person, Server, Stream, until


def play_some(person: Person, table: str, moves: int, luck: random.Random) -> None:
    """Play random moves for all own seats, and take some back."""
    for turn in range(moves):
        sync = person.sync(table)
        if sync["table"]["status"] != "running":
            return
        seat = luck.choice(sync["table"]["to_move"])
        position = person.sync(table, seat)["position"]
        if position["undo"]["possible"] and luck.random() < 0.2:
            person.post(f"/api/tables/{table}/undo", {"seat": seat, "number": position["undo"]["number"]})
        else:
            person.move(table, seat, position["question"]["number"], luck.choice(position["question"]["options"])["move"])


def test_a_stream_begins_with_everything_and_brings_every_change(server: Server) -> None:
    nell = server.person("Nell")
    table = nell.open("me", "me", "me")
    streams = {seat: nell.watch(table, seat) for seat in (0, 1, 2, -1)}
    followers = {seat: Follower() for seat in streams}
    luck = random.Random(1)
    for part in range(8):
        play_some(nell, table, 12, luck)
        for seat, stream in streams.items():
            whole = nell.sync(table, seat)["position"]
            stream.position(whole["number"])
            followers[seat].take(stream.events)
            assert followers[seat].log == whole["log"]["lines"]
            assert followers[seat].position | {"since": 0, "log": 0} == whole | {"since": 0, "log": 0}
    for stream in streams.values():
        stream.close()


def test_a_stream_brings_every_position_in_its_order(server: Server) -> None:
    """A page shows one action after the other, however fast bots play."""
    nell = server.person()
    table = nell.open("me", "bot:random", "bot:random")
    stream = nell.watch(table)
    nell.play_out(table)
    stream.position(nell.sync(table)["position"]["number"])
    stream.close()
    numbers = [event.data["number"] for event in stream.events if event.kind == "position"]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))


def test_the_events_end_with_the_score_sheet(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "bot:random")
    stream = nell.watch(table)
    nell.play_out(table)
    stream.table(lambda seen: seen["status"] == "finished" and seen["seed"])
    position = stream.position(nell.sync(table)["position"]["number"])
    assert position["end"]["sheet"]
    stream.close()


def test_whoever_reconnects_misses_nothing(server: Server) -> None:
    nell = server.person("Nell")
    table = nell.open("me", "me")
    luck = random.Random(2)
    follower = Follower()
    last = ""
    for part in range(8):
        stream = nell.watch(table, 0, last=last)
        follower.reconnected()
        whole = nell.sync(table, 0)["position"]
        if follower.number < whole["number"]:
            stream.position(whole["number"])
        play_some(nell, table, 3, luck)
        whole = nell.sync(table, 0)["position"]
        if follower.number < whole["number"]:
            stream.position(whole["number"])
        if part:
            stream.wait(lambda events: any(event.kind == "chat" for event in events), "what was said meanwhile")
        follower.take(stream.events)
        last = stream.last_id()
        stream.close()
        assert follower.log == whole["log"]["lines"]
        play_some(nell, table, 6, luck)
        nell.post(f"/api/tables/{table}/chat", {"text": f"while you were away {part}"})
    assert [message["text"] for message in follower.chat] == [f"while you were away {part}" for part in range(7)]


def test_a_cursor_of_the_first_look_can_be_gone_on_from(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    play_some(nell, table, 10, random.Random(3))
    sync = nell.sync(table, 0)
    stream = nell.watch(table, 0, after=sync["cursor"])
    stream.wait(lambda events: events)
    time.sleep(0.3)
    assert "position" not in stream.kinds()
    nell.answer(table, nell.sync(table)["table"]["to_move"][0])
    nell.post(f"/api/tables/{table}/chat", {"text": "hello"})
    stream.wait(lambda events: any(event.kind == "chat" for event in events))
    stream.close()


def test_a_cursor_that_means_nothing_is_the_beginning(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    for false in ("x", "999999.7", "1", "-1.-1", "1.2.3"):
        stream = nell.watch(table, 0, after=false)
        assert stream.position(1)["since"] == 0
        stream.close()


def test_a_hidden_step_of_another_player_is_no_event_and_no_number(server: Server) -> None:
    nell, ada = server.person("Nell"), server.person("Ada")
    table = nell.open("me", "open")
    ada.post(f"/api/tables/{table}/seats/1/take")
    stream = nell.watch(table)
    stream.position(1)
    asked = ada.sync(table, 1)["position"]["question"]
    card = next(option["move"] for option in asked["options"] if option["move"] != "new-hand")
    stream.wait(lambda events: events)
    time.sleep(0.4)
    before = len(stream.events)
    ada.move(table, 1, asked["number"], card)
    time.sleep(0.6)
    assert ada.sync(table, 1)["position"]["question"]["prompt"]["key"] == "ask-lay-tile"
    assert len(stream.events) == before, "the other player sees that a step was made"
    assert nell.sync(table)["position"]["number"] == 1
    ada.answer(table, 1)
    seen = stream.position(2)
    assert seen["view"]["sides"][1]["committed"] is True
    stream.close()


def test_presence_is_shown_and_spectators_are_counted(server: Server) -> None:
    nell, ada, eve = server.person("Nell"), server.person("Ada"), server.person("Eve")
    table = nell.open("me", "open", "open")
    ada.post(f"/api/tables/{table}/seats/1/take")
    first = nell.watch(table)
    first.table(lambda seen: seen["seats"][0]["connected"] and not seen["seats"][1]["connected"])
    second, third = ada.watch(table), eve.watch(table)
    first.table(lambda seen: seen["seats"][1]["connected"] and seen["spectators"] == 1)
    second.close()
    first.table(lambda seen: seen["seats"][1]["absent_since"] is not None and seen["seats"][1]["connected"] is False)
    third.close()
    first.wait(lambda events: [event.data["spectators"] for event in events if event.kind == "table"][-1] == 0)
    first.close()


def test_a_quiet_stream_shows_that_it_lives(server: Server) -> None:
    nell = server.person()
    stream = nell.watch(nell.open("me", "open"))
    assert stream.status == 200
    assert stream.headers["content-type"].startswith("text/event-stream")
    assert stream.headers["x-accel-buffering"] == "no"
    deadline = time.monotonic() + PATIENCE
    while stream.comments < 2 and time.monotonic() < deadline:
        time.sleep(0.1)
    stream.close()
    assert stream.comments >= 2


def test_heartbeats_of_many_streams_do_not_come_all_at_once() -> None:
    turns = [Listener().turn for _ in range(40 * TURNS)]
    assert set(turns) == set(range(TURNS))


def test_hidden_steps_and_undo_send_nothing_to_others(own_server: Any) -> None:
    server: Server = own_server(LUDARIUM_HEARTBEAT="100000")
    nell, ada, eve = server.person("Nell"), server.person("Ada"), server.person("Eve")
    assert_nothing_is_told(nell, ada, eve, ada)


def assert_nothing_is_told(nell: Person, ada: Person, eve: Person, moving: Person) -> None:
    """Whoever watches gets not one byte while somebody chooses in secret and takes it back."""
    table = nell.open("me", "open")
    ada.post(f"/api/tables/{table}/seats/1/take")
    streams = [nell.watch(table, 0), eve.watch(table, -1), Stream(nell, "/api/me/events")]
    for stream in streams[:2]:
        stream.table(lambda seen: seen["seats"][0]["connected"] and seen["spectators"] == 1)
        stream.position(1)
    streams[2].wait(turns_of, "whose turn it is")
    time.sleep(1)  # what presence has to tell is told

    def heard() -> list[tuple[int, int]]:
        return [(len(stream.events), stream.comments) for stream in streams]

    before = heard()
    for _ in range(3):
        question = moving.sync(table, 1)["position"]["question"]
        card = next(option["move"] for option in question["options"] if option["move"] != "new-hand")
        after = moving.move(table, 1, question["number"], card)
        moving.post(f"/api/tables/{table}/undo", {"seat": 1, "number": after["undo"]["number"]})
    time.sleep(1)
    assert heard() == before
    for stream in streams:
        stream.close()


def turns_of(events: list[Any]) -> list[tuple[str, int]]:
    told = [event.data["turns"] for event in events if event.kind == "turns"]
    return [(turn["table"], turn["seat"]) for turn in told[-1]] if told else []


def test_everybody_is_told_when_it_becomes_their_turn(server: Server) -> None:
    nell, ada = server.person("Nell"), server.person("Ada")
    table = nell.open("me", "open")
    stream = Stream(nell, "/api/me/events")
    stream.wait(lambda events: any(event.kind == "turns" for event in events))
    assert turns_of(stream.events) == []
    ada.post(f"/api/tables/{table}/seats/1/take")
    stream.wait(lambda events: turns_of(events) == [(table, 0)])
    while 0 in nell.sync(table)["table"]["to_move"]:
        nell.answer(table, 0)
    stream.wait(lambda events: turns_of(events) == [])
    for turn in range(30):
        if nell.sync(table)["table"]["to_move"] == [0]:
            break
        ada.answer(table, 1)
    stream.wait(lambda events: turns_of(events) == [(table, 0)])
    stream.close()


def test_too_many_streams_of_one_person_are_refused(own_server: Any) -> None:
    server: Server = own_server(LUDARIUM_STREAMS_PER_PERSON="2", LUDARIUM_RATE="1")
    nell = server.person()
    table = nell.open("me", "me")
    streams = [nell.watch(table) for turn in range(2)]
    nell.refused(429, "too_many_streams", "GET", f"/api/tables/{table}/events")
    streams[0].close()

    def taken() -> Stream | None:
        stream = nell.watch(table)
        if stream.status == 200:
            return stream
        stream.close()
        return None

    third = until(taken, "the place of the stream that was closed")
    for stream in (streams[1], third):
        stream.close()
