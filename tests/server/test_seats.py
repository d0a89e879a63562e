"""Sitting down, getting up, invitations."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.server.driver import Server


def test_a_table_starts_when_its_last_seat_is_taken(server: Server) -> None:
    nell, ada, bob = server.person("Nell"), server.person("Ada"), server.person("Bob")
    table = nell.open("me", "open", "open")
    assert nell.sync(table)["position"] is None
    assert ada.post(f"/api/tables/{table}/seats/2/take")["table"]["status"] == "waiting"
    sync = bob.post(f"/api/tables/{table}/seats/1/take")
    assert sync["table"]["status"] == "running"
    assert sync["position"]["seat"] == 1
    assert [seat["name"] for seat in sync["table"]["seats"]] == ["Nell", "Bob", "Ada"]
    ada.refused(409, "not_waiting", "POST", f"/api/tables/{table}/seats/1/take")


def test_of_many_who_want_one_seat_one_gets_it(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "open", "open")
    people = [server.person() for turn in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda person: person.ask("POST", f"/api/tables/{table}/seats/1/take"), people))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"seat_taken"}


def test_getting_up_opens_the_seat_again(server: Server) -> None:
    nell, ada = server.person(), server.person()
    table = nell.open("me", "open", "open")
    ada.post(f"/api/tables/{table}/seats/1/take")
    assert ada.post(f"/api/tables/{table}/seats/1/take")["table"]["seats"][1]["mine"] is True
    nell.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/seats/1/leave")
    stream = ada.watch(table, 1)
    assert ada.post(f"/api/tables/{table}/seats/1/leave")["seats"][1]["kind"] == "open"
    stream.wait(lambda events: any(event.kind == "gone" and event.data == {"code": "not_your_seat"} for event in events))
    stream.close()
    ada.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/seats/1/leave")
    ada.refused(404, "no_such_seat", "POST", f"/api/tables/{table}/seats/3/leave")


def test_the_host_arranges_free_seats(server: Server) -> None:
    nell, ada = server.person(), server.person()
    table = nell.open("me", "open", "invite")
    ada.refused(403, "not_host", "PUT", f"/api/tables/{table}/seats/1", {"kind": "bot:random"})
    assert nell.told(nell.ask("PUT", f"/api/tables/{table}/seats/2", {"kind": "open"}))["seats"][2]["kind"] == "open"
    ada.post(f"/api/tables/{table}/seats/2/take")
    nell.refused(409, "seat_taken", "PUT", f"/api/tables/{table}/seats/2", {"kind": "bot:random"})
    nell.refused(422, "unknown_bot", "PUT", f"/api/tables/{table}/seats/1", {"kind": "bot:none"})
    started = nell.told(nell.ask("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot:random"}))
    assert started["status"] == "running"
    nell.refused(409, "not_waiting", "PUT", f"/api/tables/{table}/seats/1", {"kind": "open"})


def test_an_invitation_seats_one_friend_once(server: Server) -> None:
    nell, ada, eve = server.person("Nell"), server.person("Ada"), server.person("Eve")
    made = nell.post("/api/tables", {"game": "ginkgopolis", "seats": ["me", "invite", "invite"]})
    table = made["table"]["id"]
    first, second = made["invites"]
    assert (first["seat"], second["seat"]) == (1, 2)
    assert first["path"] == f"/join#{first['code']}"
    assert len(first["code"]) >= 20
    eve.refused(409, "seat_taken", "POST", f"/api/tables/{table}/seats/1/take")
    looked = ada.post("/api/invites/look", {"code": first["code"]})
    assert (looked["seat"], looked["table"]["id"]) == (1, table)
    assert ada.post("/api/invites/accept", {"code": first["code"]})["table"]["seats"][1]["name"] == "Ada"
    eve.refused(404, "no_invite", "POST", "/api/invites/accept", {"code": first["code"]})
    eve.refused(404, "no_invite", "POST", "/api/invites/look", {"code": "x" * 24})


def test_an_invitation_can_be_revoked_and_replaced(server: Server) -> None:
    nell, ada = server.person(), server.person()
    made = nell.post("/api/tables", {"game": "ginkgopolis", "seats": ["me", "invite"]})
    table, old = made["table"]["id"], made["invites"][0]["code"]
    ada.refused(403, "not_host", "DELETE", f"/api/tables/{table}/seats/1/invite")
    nell.told(nell.ask("DELETE", f"/api/tables/{table}/seats/1/invite"))
    ada.refused(404, "no_invite", "POST", "/api/invites/accept", {"code": old})
    ada.refused(403, "not_host", "POST", f"/api/tables/{table}/seats/1/invite")
    nell.refused(409, "not_invitable", "POST", f"/api/tables/{table}/seats/0/invite")
    lost = nell.post(f"/api/tables/{table}/seats/1/invite")["code"]
    new = nell.post(f"/api/tables/{table}/seats/1/invite")["code"]
    ada.refused(404, "no_invite", "POST", "/api/invites/accept", {"code": lost})
    assert ada.post("/api/invites/accept", {"code": new})["table"]["status"] == "running"
    nell.refused(409, "not_waiting", "POST", f"/api/tables/{table}/seats/1/invite")


def test_friends_choose_their_seats_by_one_link(server: Server) -> None:
    nell, ada, bob, eve = (server.person(name) for name in ("Nell", "Ada", "Bob", "Eve"))
    made = nell.post("/api/tables", {"game": "ginkgopolis", "seats": ["me", "invite", "bot:random", "open"]})
    table, code = made["table"]["id"], made["link"]["code"]
    assert made["link"]["path"] == f"/join#{code}"
    looked = ada.post("/api/invites/look", {"code": code})
    assert (looked["seat"], looked["seats"], looked["table"]["id"]) == (None, [1, 3], table)
    ada.refused(409, "seat_taken", "POST", "/api/invites/accept", {"code": code, "seat": 2})
    ada.refused(404, "no_such_seat", "POST", "/api/invites/accept", {"code": code, "seat": 4})
    assert ada.post("/api/invites/accept", {"code": code, "seat": 3})["table"]["seats"][3]["name"] == "Ada"
    again = ada.post("/api/invites/accept", {"code": code})
    assert [seat["mine"] for seat in again["table"]["seats"]] == [False, False, False, True], "whoever sits already, stays"
    bob.refused(409, "seat_taken", "POST", "/api/invites/accept", {"code": code, "seat": 3})
    assert bob.post("/api/invites/look", {"code": code})["seats"] == [1]
    assert bob.post("/api/invites/accept", {"code": code})["table"]["status"] == "running"
    late = eve.post("/api/invites/look", {"code": code})
    assert (late["seats"], late["table"]["status"]) == ([], "running"), "whoever is late finds the table and may watch"
    eve.refused(409, "not_waiting", "POST", "/api/invites/accept", {"code": code})


def test_of_many_who_follow_one_link_each_gets_a_seat_of_their_own(server: Server) -> None:
    nell = server.person()
    made = nell.post("/api/tables", {"game": "ginkgopolis", "seats": ["me", "invite", "invite", "invite"]})
    people = [server.person() for turn in range(8)]
    order = {"code": made["link"]["code"]}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda person: person.ask("POST", "/api/invites/accept", order), people))
    assert sorted(answer.status_code for answer in answers) == [200] * 3 + [409] * 5
    seats = nell.sync(made["table"]["id"])["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["human"] * 4


def test_a_seat_kept_for_somebody_is_not_for_other_friends(server: Server) -> None:
    nell, ada, eve = server.person("Nell"), server.person("Ada"), server.person("Eve")
    made = nell.post("/api/tables", {"game": "ginkgopolis", "seats": ["me", "open"]})
    first = made["table"]["id"]
    ada.post("/api/invites/accept", {"code": made["link"]["code"]})
    nell.post(f"/api/tables/{first}/resign", {"seat": 0})
    again = nell.post(f"/api/tables/{first}/rematch")["id"]
    code = nell.post(f"/api/tables/{again}/invite")["code"]
    assert eve.post("/api/invites/look", {"code": code})["seats"] == []
    eve.refused(409, "seat_taken", "POST", "/api/invites/accept", {"code": code})
    assert ada.post("/api/invites/accept", {"code": code})["table"]["status"] == "running"


def test_the_table_s_link_can_be_renewed_and_closed_by_its_host(server: Server) -> None:
    nell, ada = server.person(), server.person()
    made = nell.post("/api/tables", {"game": "ginkgopolis", "seats": ["me", "invite", "open"]})
    table, old = made["table"]["id"], made["link"]["code"]
    ada.refused(403, "not_host", "POST", f"/api/tables/{table}/invite")
    ada.refused(403, "not_host", "DELETE", f"/api/tables/{table}/invite")
    new = nell.post(f"/api/tables/{table}/invite")["code"]
    ada.refused(404, "no_invite", "POST", "/api/invites/look", {"code": old})
    assert ada.post("/api/invites/look", {"code": new})["seats"] == [1, 2]
    assert nell.told(nell.ask("DELETE", f"/api/tables/{table}/invite"))["id"] == table
    ada.refused(404, "no_invite", "POST", "/api/invites/accept", {"code": new})
    last = nell.post(f"/api/tables/{table}/invite")["code"]
    nell.told(nell.ask("DELETE", f"/api/tables/{table}"))
    ada.refused(404, "no_invite", "POST", "/api/invites/look", {"code": last})
    nell.refused(409, "not_waiting", "POST", f"/api/tables/{table}/invite")


def test_a_table_where_nobody_is_missing_has_no_link(server: Server) -> None:
    assert server.person().post("/api/tables", {"game": "ginkgopolis", "seats": ["me", "bot:random"]})["link"] is None


def test_codes_are_kept_as_fingerprints_and_never_logged(server: Server) -> None:
    nell = server.person()
    made = nell.post("/api/tables", {"game": "ginkgopolis", "seats": ["me", "invite"]})
    for code in (made["invites"][0]["code"], made["link"]["code"]):
        nell.post("/api/invites/look", {"code": code})
        assert code not in server.text()
        for path in server.folder.glob("tables.sqlite3*"):
            assert code.encode() not in path.read_bytes()


def test_a_person_may_have_only_so_many_tables(own_server: object) -> None:
    assert callable(own_server)
    server = own_server(LUDARIUM_TABLES_PER_PERSON="2")
    nell = server.person()
    first = nell.open("me", "open")
    nell.open("me", "open")
    nell.refused(429, "too_many_tables", "POST", "/api/tables", {"game": "ginkgopolis", "seats": ["me", "open"]})
    nell.ask("DELETE", f"/api/tables/{first}")
    nell.open("me", "open")
