"""Problems, headers, limits, health, figures, and the description of it all."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import ludarium
from ludarium.server import limits
from ludarium.server.problems import Problem
from tests.server.driver import Person, Server

CONFIG = """
[parameters]
table_id = "{table}"
seat = 0
game = "ginkgopolis"

[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "415", "422", "429"]

[checks.ensure_resource_availability]
enabled = false

[[operations]]
include-path-regex = "^/api/(import|tables|packs/check)$"
[operations.checks.positive_data_acceptance]
enabled = false
"""


def test_every_answer_has_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/openapi.json"):
        headers = Person(server).ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
    assert Person(server).ask("GET", "/api/me").headers["cache-control"] == "no-store"


def test_every_error_is_a_problem(server: Server) -> None:
    nobody = Person(server)
    nobody.refused(404, "not_found", "GET", "/api/nothing")
    nobody.refused(404, "not_found", "GET", "/api")
    assert nobody.ask("DELETE", "/api/me").headers["allow"] == "GET, PATCH"
    nobody.refused(405, "method_not_allowed", "DELETE", "/api/me")
    nobody.refused(405, "method_not_allowed", "GET", "/api/guest")
    nobody.refused(405, "method_not_allowed", "POST", "/anything")
    problem = nobody.refused(422, "invalid", "POST", "/api/tables", {"game": "ginkgopolis", "seats": "me"})
    assert problem["errors"][0]["where"] == "body.seats"
    with httpx.Client(base_url=server.url, verify=False) as client:
        broken = client.post("/api/guest", content=b'{"name": ', headers={"Content-Type": "application/json"})
        assert (broken.status_code, broken.json()["code"]) == (400, "bad_request")
        form = client.post("/api/guest", data={"name": "x"})
        assert (form.status_code, form.json()["code"]) == (415, "not_json")
        large = client.post("/api/guest", content=b" " * 70_000, headers={"Content-Type": "application/json"})
        assert (large.status_code, large.json()["code"], large.json()["limit"]) == (413, "too_large", 65536)
        chunked = client.post("/api/guest", content=(b" " * 10_000 for part in range(10)), headers={"Content-Type": "application/json"})
        assert chunked.status_code == 413


def test_a_page_of_another_site_cannot_act_for_somebody(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    for headers in ({"Origin": "https://elsewhere.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        answer = nell.ask("POST", f"/api/tables/{table}/resign", {"seat": 0}, headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "cross_origin")
    assert nell.ask("POST", f"/api/tables/{table}/chat", {"text": "x"}, {"Origin": server.url}).status_code == 201
    assert "access-control-allow-origin" not in nell.ask("GET", "/api/me", None, {"Origin": "https://elsewhere.example"}).headers


def test_limits_of_rate_are_told_with_the_time_to_wait(own_server: Any) -> None:
    server: Server = own_server(LUDARIUM_RATE="0.1")  # so little a second that a slow machine comes to the end of it, too
    nell = server.person()
    table = nell.open("me", "me")
    answers = [nell.ask("POST", f"/api/tables/{table}/chat", {"text": str(number)}) for number in range(10)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert answers[0].status_code == 201
    assert refused[0].json()["code"] == "too_many_requests"
    assert int(refused[0].headers["retry-after"]) >= 1
    reads = [nell.ask("GET", "/api/me").status_code for number in range(200)]
    assert 429 in reads
    assert server.person().ask("GET", "/api/me").status_code == 200
    guests = [Person(server).ask("POST", "/api/guest").status_code for number in range(6)]
    assert guests[0] == 200
    assert guests[-1] == 429


def test_what_somebody_may_do_at_once_and_how_soon_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    limiter = limits.RateLimiter(1.0, people_per_address=5)

    def said() -> tuple[int, str]:
        """Return how many messages in a row are taken, and after how many seconds there may be another."""
        for number in range(100):
            try:
                limiter.take("chat", "nell")
            except Problem as problem:
                return number, problem.headers["Retry-After"]
        return 100, ""

    assert said() == (6, "2")
    now += 2
    assert said() == (1, "1")
    now += 3600
    assert said() == (6, "2"), "more than at first is never saved up"


def test_health_and_figures(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me")
    nell.answer(table, 0)
    assert nell.get("/healthz") == {"status": "ok", "version": ludarium.__version__}
    figures = nell.ask("GET", "/metrics")
    assert figures.headers["content-type"].startswith("text/plain")
    assert 'ludarium_entries_total{by="player"}' in figures.text
    assert 'ludarium_requests_total{route="/api/tables/{table_id}/moves",status="200"}' in figures.text
    assert table not in figures.text
    outside = nell.ask("GET", "/metrics", None, {"X-Forwarded-For": "203.0.113.7"})
    assert outside.status_code == 404
    other_name = nell.ask("GET", "/metrics", None, {"Host": "figures.example"})
    assert other_name.status_code == 404, "a page of another site that points its own name here"


def test_what_can_be_no_table_is_none(server: Server) -> None:
    nell = server.person()
    for name in ("%00", "a%00b", "ä", "no-such-table", "..%2f.."):
        assert nell.ask("GET", f"/api/tables/{name}").status_code == 404, name


def test_figures_can_be_had_with_a_token(own_server: Any) -> None:
    server: Server = own_server(LUDARIUM_METRICS_TOKEN="swordfish")
    nobody = Person(server)
    assert nobody.ask("GET", "/metrics").status_code == 404
    assert nobody.ask("GET", "/metrics", None, {"Authorization": "Bearer catfish"}).status_code == 404
    assert nobody.ask("GET", "/metrics", None, {"Authorization": "Bearer swordfish"}).status_code == 200
    assert "swordfish" not in server.text()


def test_every_other_address_gives_the_page(server: Server) -> None:
    nobody = Person(server)
    page = nobody.ask("GET", "/")
    assert page.status_code == 200
    assert nobody.ask("GET", "/table/whatever").text == page.text
    assert nobody.ask("GET", "/join").text == page.text
    assert nobody.ask("GET", "/assets/../../settings.py").status_code in (200, 404)
    assert "LUDARIUM_SECRET" not in nobody.ask("GET", "/..%2f..%2fsettings.py").text


def test_addresses_are_not_logged(server: Server) -> None:
    nell = server.person()
    table = nell.open("me", "me", public=False)
    nell.sync(table)
    assert table not in server.text()


def test_the_description_names_every_route_of_the_docs(server: Server) -> None:
    described = Person(server).get("/openapi.json")
    routes = {f"{method.upper()} {path}" for path, methods in described["paths"].items() for method in methods}
    told = Path(__file__).parents[2].joinpath("docs", "api.md").read_text()
    for route in routes:
        method, path = route.split(" ")
        shown = path.replace("{table_id}", "{id}").replace("{seat}", "{n}").replace("positions/{number}", "positions/{n}")
        assert f"{method} {shown}" in told, f"docs/api.md does not tell of {method} {shown}"
    from ludarium.server.problems import PROBLEMS

    for code, (status, _sentence) in PROBLEMS.items():
        assert f"`{code}`" in told, f"docs/api.md does not tell of {code}"
        assert any(line.startswith(f"| {status} |") and f"`{code}`" in line for line in told.splitlines()), (status, code)


def test_the_server_keeps_what_its_description_promises(own_server: Any, tmp_path: Path) -> None:
    """schemathesis sends hundreds of right and wrong requests and holds every answer against /openapi.json."""
    server: Server = own_server()
    nell = server.person()
    table = nell.open("me", "me")
    (tmp_path / "schemathesis.toml").write_text(CONFIG.format(table=table))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", "schemathesis.toml", "run", f"{server.url}/openapi.json"]
    command += ["--exclude-path-regex", "events", "--max-examples", "12", "--workers", "1", "--seed", "7", "--suppress-health-check", "all"]
    command += ["--header", f"Cookie: ludarium={nell.cookies['ludarium']}", "--no-color"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "Traceback" not in server.text()
    assert nell.get("/healthz")["status"] == "ok"
    assert json.loads(Person(server).ask("GET", "/openapi.json").text)["openapi"].startswith("3.")
