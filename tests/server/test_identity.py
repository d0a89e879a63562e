"""Who somebody is: guests, cookies, names."""

from __future__ import annotations

import stat

import httpx

from tests.server.driver import Person, Server, Stream


def test_a_guest_gets_a_signed_cookie_that_scripts_and_other_sites_cannot_use(server: Server) -> None:
    answer = Person(server).ask("POST", "/api/guest", {"name": "Nell"})
    assert answer.json()["user"]["name"] == "Nell"
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("ludarium=")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie


def test_behind_https_the_cookie_is_for_https_only(server: Server) -> None:
    answer = Person(server).ask("POST", "/api/guest", {}, {"X-Forwarded-Proto": "https"})
    assert "; Secure" in answer.headers["set-cookie"]


def test_a_guest_stays_the_same_and_can_change_the_name(server: Server) -> None:
    nell = server.person("Nell")
    first = nell.get("/api/me")["user"]
    assert first["name"] == "Nell"
    assert nell.post("/api/guest", {})["user"] == first
    assert nell.told(nell.ask("PATCH", "/api/me", {"name": "  Ada   L. "}))["user"] == {"id": first["id"], "name": "Ada L."}
    assert nell.get("/api/me")["user"]["name"] == "Ada L."


def test_somebody_without_a_cookie_is_nobody(server: Server) -> None:
    nobody = Person(server)
    assert nobody.get("/api/me") == {"user": None}
    nobody.refused(401, "no_identity", "PATCH", "/api/me", {"name": "x"})
    nobody.refused(401, "no_identity", "GET", "/api/me/events")
    assert nobody.cookies == {}


def test_a_false_cookie_is_worth_nothing(server: Server) -> None:
    nell = server.person("Nell")
    value = nell.cookies["ludarium"]
    for false in (value[:-2] + ("AA" if value[-2:] != "AA" else "BB"), "x" + value, "", value.split(".")[0], "\"'; drop", "a" * 5000):
        with httpx.Client(base_url=server.url) as client:
            assert client.get("/api/me", headers={"Cookie": f"ludarium={false}"}).json() == {"user": None}


def test_opening_a_table_makes_a_guest_of_somebody_unknown(server: Server) -> None:
    nobody = Person(server)
    nobody.open("me", "bot:random")
    assert nobody.get("/api/me")["user"]["name"].startswith("Guest ")


def test_signing_out_forgets_the_browser(server: Server) -> None:
    nell = server.person("Nell")
    nell.post("/api/sign-out")
    assert nell.get("/api/me") == {"user": None}


def test_after_signing_out_the_cookie_is_worth_nothing(server: Server) -> None:
    nell = server.person("Nell")
    table = nell.open("me", "open")
    streams = [nell.watch(table), Stream(nell, "/api/me/events")]
    for stream in streams:
        stream.wait(lambda events: events)
    stolen = Person(server)
    stolen.client.cookies.update(nell.client.cookies)
    nell.post("/api/sign-out")
    assert stolen.get("/api/me") == {"user": None}
    stolen.refused(401, "no_identity", "DELETE", f"/api/tables/{table}")
    for stream in streams:
        stream.wait_for_end()
        stream.close()
    assert streams[0].newest("gone") == {"code": "no_identity"}


def test_a_programs_token_can_be_signed_out(server: Server) -> None:
    program = Person(server)
    token = {"Authorization": f"Bearer {program.post('/api/programs', {'name': 'Deep Grey'})['token']}"}
    assert program.ask("GET", "/api/me", headers=token).json()["user"]["name"] == "Deep Grey"
    assert program.ask("POST", "/api/sign-out", {}, token).status_code == 200
    assert program.ask("GET", "/api/me", headers=token).status_code == 401


def test_names_are_tidied_and_bounded(server: Server) -> None:
    nell = server.person("Nell")
    for wrong in ("", "   ", "\u0000", "x" * 41):
        nell.refused(422, "invalid", "PATCH", "/api/me", {"name": wrong})
    nell.refused(422, "invalid", "PATCH", "/api/me", {"name": 7})
    nell.refused(422, "invalid", "PATCH", "/api/me", {"name": "x", "admin": True})
    assert nell.told(nell.ask("PATCH", "/api/me", {"name": "a\nb\u202e\u0007c"}))["user"]["name"] == "a b c"


def test_a_new_name_shows_at_once_at_all_tables(server: Server) -> None:
    nell = server.person("Nell")
    table = nell.open("me", "open")
    stream = nell.watch(table)
    nell.ask("PATCH", "/api/me", {"name": "Ada"})
    stream.table(lambda seen: seen["seats"][0]["name"] == "Ada")
    stream.close()
    assert nell.sync(table)["table"]["seats"][0]["name"] == "Ada"


def test_the_secret_is_for_its_owner_only(server: Server) -> None:
    assert stat.S_IMODE((server.folder / "secret").stat().st_mode) == 0o600


def test_cookies_survive_a_restart_and_are_never_logged(server: Server) -> None:
    nell = server.person("Nell")
    nell.open("me", "invite")
    text = server.text()
    assert nell.cookies["ludarium"] not in text
    assert (server.folder / "secret").read_text().strip() not in text
