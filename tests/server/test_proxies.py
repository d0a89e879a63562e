"""The recipes of deploy/ with the real proxies, where they are installed: TLS, cookies, event streams and addresses pass through."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from tests.ports import free_port
from tests.server.driver import PATIENCE, Server, until

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
NAME = "ludarium.example.org"
PATHS = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])


def certificate(folder: Path) -> tuple[Path, Path]:
    """Return a certificate for the name of the recipes, and its key."""
    made, key = folder / "cert.pem", folder / "key.pem"
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", str(key), "-out", str(made), *names]
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    return made, key


def nginx(folder: Path, port: int, server: Server) -> list[str]:
    """Return the command that starts nginx with its recipe."""
    return nginx_with((DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8080", f"127.0.0.1:{server.port}"), folder, port)


def nginx_with(recipe: str, folder: Path, port: int) -> list[str]:
    """Return the command that starts nginx with a recipe that names its servers."""
    made, key = certificate(folder)
    for ours, theirs in (
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(made)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
    ):
        assert ours in recipe
        recipe = recipe.replace(ours, theirs)
    (folder / "ludarium.conf").write_text(recipe)
    kept = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    within = f"http {{\naccess_log off;\n{kept}\ninclude {folder}/ludarium.conf;\n}}\n"
    (folder / "nginx.conf").write_text(f"daemon off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\n{within}")
    return ["nginx", "-p", str(folder), "-e", str(folder / "log"), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, server: Server) -> list[str]:
    """Return the command that starts Caddy with its recipe."""
    return caddy_with("Caddyfile", NAME, "127.0.0.1:8080", folder, port, server)


def compose(folder: Path, port: int, server: Server) -> list[str]:
    """Return the command that starts Caddy as compose.yaml does: the name is a variable, and the server has one in the network."""
    return caddy_with("compose.Caddyfile", "{$DOMAIN}", "server:8080", folder, port, server)


def caddy_with(name: str, domain: str, behind: str, folder: Path, port: int, server: Server) -> list[str]:
    """Return the command that starts Caddy with one of its recipes, on a port of ours and with a certificate that it makes itself."""
    recipe = (DEPLOY / name).read_text()
    for ours, theirs in (
        ("{\n\tservers", "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tservers"),
        (f"\n{domain} {{\n", f"\nhttps://{domain}:{port} {{\n\tbind 127.0.0.1\n\ttls internal\n"),
        (behind, f"127.0.0.1:{server.port}"),
    ):
        assert ours in recipe
        recipe = recipe.replace(ours, theirs)
    (folder / "Caddyfile").write_text(recipe)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.fixture(params=[nginx, caddy, compose], ids=["nginx", "caddy", "compose"])
def proxied(request: pytest.FixtureRequest, own_server: Callable[..., Server], tmp_path: Path) -> Iterator[int]:
    """Return the port of a proxy in front of a server with the usual limits, but two streams at most for an address."""
    need("nginx" if request.param is nginx else "caddy")
    server = own_server(LUDARIUM_RATE="1", LUDARIUM_STREAMS_PER_PERSON="2", LUDARIUM_PEOPLE_PER_ADDRESS="1")
    port = free_port()
    with running(request.param(tmp_path, port, server), tmp_path, port):
        yield port


def need(proxy: str) -> None:
    """Skip the test where a proxy, or what makes its certificate, is not installed."""
    for program in (proxy, "openssl"):
        if shutil.which(program, path=PATHS) is None:
            pytest.skip(f"there is no {program} on this machine (apt package {'nginx-light' if program == 'nginx' else program})")


@contextlib.contextmanager
def running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    """Have a proxy run meanwhile."""
    program, *arguments = command
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "DOMAIN": NAME}
    with (folder / "said").open("wb") as said:
        proxy = subprocess.Popen([shutil.which(program, path=PATHS) or program, *arguments], env=environment, stdout=said, stderr=said)
    try:
        until(lambda: proxy.poll() is not None or answers(port), f"{program}'s start")
        assert proxy.poll() is None, (folder / "said").read_text()
        yield
    finally:
        proxy.terminate()
        proxy.wait(PATIENCE)


def answers(port: int) -> bool:
    """Say whether the proxy has its certificate, which Caddy makes after it has begun to listen, and finds the server."""
    with contextlib.suppress(httpx.TransportError), browser(port, "127.0.0.4") as visitor:
        return visitor.get("/healthz").status_code == 200
    return False


def browser(port: int, address: str, **headers: str) -> httpx.Client:
    """Return a client at an address of this machine that believes any certificate and knows the proxy by its name."""
    transport = httpx.HTTPTransport(verify=False, local_address=address)
    headers = {"Host": f"{NAME}:{port}", "Origin": f"https://{NAME}:{port}", **headers}
    client = httpx.Client(transport=transport, base_url=f"https://127.0.0.1:{port}", headers=headers, timeout=PATIENCE)
    client.event_hooks["request"] = [lambda asked: asked.extensions.update(sni_hostname=NAME)]
    return client


def open_streams(client: httpx.Client, path: str, count: int, stack: contextlib.ExitStack) -> list[httpx.Response]:
    """Ask for so many event streams and leave them open."""
    return [stack.enter_context(client.stream("GET", path)) for _ in range(count)]


def test_the_recipe_of_a_proxy_works(proxied: int) -> None:
    with contextlib.ExitStack() as stack:
        nell = stack.enter_context(browser(proxied, "127.0.0.5"))
        guest = nell.post("/api/guest", json={"name": "Nell"})
        assert guest.status_code == 200, guest.text
        assert "; Secure" in guest.headers["set-cookie"]
        cookie = guest.headers["set-cookie"].split(";")[0]
        nell.headers["Cookie"] = cookie
        opened = nell.post("/api/tables", json={"game": "ginkgopolis", "seats": ["me", "open"], "public": True})
        assert opened.status_code == 201, opened.text
        events = f"/api/tables/{opened.json()['table']['id']}/events"
        first, _second = open_streams(nell, events, 2, stack)
        told = first.iter_text()  # kept: without it the stream would be closed
        assert "event: table" in next(told), "the stream is held back"
        forging = stack.enter_context(browser(proxied, "127.0.0.5", **{"X-Forwarded-For": "198.51.100.7"}))
        assert open_streams(forging, events, 1, stack)[0].status_code == 429, "an address could be made up"
        elsewhere = stack.enter_context(browser(proxied, "127.0.0.6"))
        assert open_streams(elsewhere, events, 1, stack)[0].status_code == 200
        stranger = stack.enter_context(browser(proxied, "127.0.0.6", Origin="https://elsewhere.example"))
        assert stranger.post("/api/guest", json={}).status_code == 403


class Named(BaseHTTPRequestHandler):
    """Answers everything with the port it was asked at."""

    def do_GET(self) -> None:
        body = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *given: object) -> None:
        """Say nothing."""


def test_nginx_keeps_a_table_in_one_of_several_processes(tmp_path: Path) -> None:
    need("nginx")
    found = re.search(r"```nginx\n(.*?)```", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    port = free_port()
    with contextlib.ExitStack() as stack:
        several = found[1]
        for named in ("127.0.0.1:8081", "127.0.0.1:8082"):
            server = stack.enter_context(ThreadingHTTPServer(("127.0.0.1", 0), Named))
            stack.callback(server.shutdown)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            assert named in several
            several = several.replace(named, f"127.0.0.1:{server.server_port}")
        recipe = (DEPLOY / "nginx.conf").read_text().replace("http://127.0.0.1:8080", "http://ludarium")
        stack.enter_context(running(nginx_with(several + recipe, tmp_path, port), tmp_path, port))
        client = stack.enter_context(browser(port, "127.0.0.1"))
        asked = ("", "?seat=1", "/moves", "/events?seat=1", "/events?seat=-1", "/seats/2/take", "/positions/7")
        serving = [{client.get(f"/api/tables/table{number}{path}").text for path in asked} for number in range(40)]
        assert [len(processes) for processes in serving] == [1] * 40, "a table is served by several processes"
        assert len(set.union(*serving)) == 2, "all tables are served by one process"
        assert len({client.get("/api/games").text for _time in range(60)}) == 2, "what concerns no table is served by one process"
