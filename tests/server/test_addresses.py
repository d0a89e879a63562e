"""Limits of an address: many guests of one get no more than a few people may have, whatever they say where they come from."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import Any

import pytest

from ludarium.server.addresses import Addresses
from ludarium.server.limits import ALLOWANCES, RateLimiter
from ludarium.server.problems import Problem
from ludarium.server.settings import Settings, read_settings
from tests.server.driver import Person, Stream

ADDRESSES = Addresses(Settings.proxies)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("127.0.0.1", ""),
        ("::1", ""),
        ("127.0.0.2", "127.0.0.2"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(host: str, counted: str) -> None:
    assert ADDRESSES.counted(host) == counted


def test_proxies_are_named_by_address_or_network() -> None:
    proxies = read_settings({"LUDARIUM_PROXIES": "10.0.0.0/8, 192.0.2.1"}).proxies
    assert [Addresses(proxies).counted(host) for host in ("10.1.2.3", "192.0.2.1", "192.0.2.2")] == ["", "", "192.0.2.2"]
    assert read_settings({"LUDARIUM_PROXIES": ""}).proxies == ()
    for wrong in ("*", "proxy.example.org", "10.0.0.1/8"):
        with pytest.raises(SystemExit, match="LUDARIUM_PROXIES"):
            read_settings({"LUDARIUM_PROXIES": wrong})


def test_many_guests_of_one_address_share_what_a_few_people_may_ask_for() -> None:
    limits = RateLimiter(1.0, people_per_address=3)

    def taken(address: str) -> int:
        count = 0
        for guest in range(30):
            for _ in range(int(ALLOWANCES["open"].burst)):
                try:
                    limits.take("open", f"guest {guest} of {address}", address)
                except Problem:
                    break
                count += 1
        return count

    burst = ALLOWANCES["open"].burst
    assert 3 * burst <= taken("203.0.113.7") <= 3 * burst + 2
    assert taken("203.0.113.8") >= 3 * burst
    assert taken("") == 30 * burst, "a proxy that does not say for whom it asks is no address"


def streams_of(people: list[Person], table: str, each: int) -> list[Stream]:
    """Let everybody open so many streams; return those that are open."""
    asked = [person.watch(table) for person in people for _ in range(each)]
    for stream in asked:
        if stream.status != 200:
            stream.close()
    return [stream for stream in asked if stream.status == 200]


def test_streams_are_counted_by_address_behind_a_proxy_and_not_by_what_strangers_say(own_server: Any) -> None:
    server = own_server(LUDARIUM_RATE="1", LUDARIUM_STREAMS_PER_PERSON="2", LUDARIUM_PEOPLE_PER_ADDRESS="2")
    table = server.person("Host").open("me", "open", public=True)
    house = [server.person(behind="203.0.113.7") for _ in range(4)]
    others = [server.person(behind=f"203.0.113.{last}") for last in (8, 9, 10)]
    strangers = [server.person(address="127.0.0.2", behind=f"198.51.100.{last}") for last in range(4)]
    streams = []
    for people, most in ((house, 4), (others, 6), (strangers, 4)):
        opened = streams_of(people, table, 2)
        assert len(opened) == most
        streams += opened
    house[3].refused(429, "too_many_streams", "GET", f"/api/tables/{table}/events")
    for stream in streams:
        stream.close()


def test_tables_are_counted_by_address_however_they_are_opened(own_server: Any) -> None:
    server = own_server(LUDARIUM_TABLES_PER_PERSON="2", LUDARIUM_PEOPLE_PER_ADDRESS="2")
    first, second, third = (server.person(behind=f"2001:db8:1:2::{last}") for last in range(3))
    tables = [person.open("me", "me") for person in (first, first, second, second)]
    order = {"game": "ginkgopolis", "seats": ["me", "me"]}
    first.refused(429, "too_many_tables", "POST", "/api/tables", order)  # as a person
    third.refused(429, "too_many_tables", "POST", "/api/tables", order)  # as one of the household
    server.person(behind="2001:db8:1:3::1").open("me", "me")
    server.person().open("me", "me")
    first.post(f"/api/tables/{tables[0]}/resign", {"seat": 0})
    record = first.ask("GET", f"/api/tables/{tables[0]}/record").text
    third.post("/api/import", {"record": record.partition("result")[0]})  # the game goes on here: one more that runs
    first.refused(429, "too_many_tables", "POST", f"/api/tables/{tables[0]}/rematch")
    with contextlib.closing(sqlite3.connect(server.folder / "tables.sqlite3")) as database:
        origins = {row[0] for row in database.execute("SELECT origin FROM tables")}
    assert len(origins) == 3
    assert not any("2001" in origin for origin in origins), "addresses are stored"


def test_many_people_behind_one_address_can_play(own_server: Any) -> None:
    server = own_server(LUDARIUM_RATE="1")
    streams = []
    for _ in range(12):
        person = server.person(behind="203.0.113.7")
        table = person.open("me", "bot:random")
        streams += [person.watch(table), Stream(person, "/api/me/events")]
        for _ in range(3):
            if 0 in person.sync(table)["table"]["to_move"]:
                person.answer(table, 0)
    assert [stream.status for stream in streams] == [200] * 24
    for stream in streams:
        stream.close()
