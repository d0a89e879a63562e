"""A program at a table (docs/bot-api.md): takes the seat of an invite link and plays random moves to the end.

python examples/bot.py "http://localhost:8080/join#CODE"
LUDARIUM_TOKEN=… python examples/bot.py http://localhost:8080/t/ID      back to the seat it has
"""

import json
import os
import random
import sys
import time
from typing import Any
from urllib.parse import urldefrag, urljoin

import httpx

LINK, CODE = urldefrag(sys.argv[1])
server = httpx.Client(base_url=urljoin(LINK, "/"), timeout=60)


def choose(position: Any) -> str:
    """Think: one of the options, by all that the seat may see (`position["view"]`)."""
    return str(random.choice(position["question"]["options"])["move"])


def checked(answer: httpx.Response) -> httpx.Response:
    if answer.is_client_error and answer.status_code not in (409, 429):  # the table has moved on; too fast: trying again helps
        sys.exit(f"{answer.request.url}: {answer.read().decode()}")
    return answer.raise_for_status()


def ask(path: str, order: Any = None) -> Any:
    while (answer := server.request("POST" if order else "GET", path, json=order)).status_code in (429, 503):
        time.sleep(int(answer.headers.get("Retry-After", 1)))
    return checked(answer).json()


def play(table: str, seat: int) -> Any:
    """Answer every question that comes, until the game is over; return how it ended."""
    while True:
        try:
            with server.stream("GET", f"{table}/events?seat={seat}") as stream:  # begins with the newest position
                for name, _, value in (line.partition(": ") for line in checked(stream).iter_lines()):
                    data = json.loads(value) if name == "data" else {}
                    if data.get("status") == "closed":
                        sys.exit("The table was closed before the game began.")
                    while data.get("question"):
                        data = ask(f"{table}/moves", {"seat": seat, "number": data["question"]["number"], "move": choose(data)})
                    if data.get("end"):
                        return data["end"]
        except httpx.HTTPError:
            time.sleep(1)


token = os.environ.get("LUDARIUM_TOKEN") or ask("/api/programs", {"name": "Random program"})["token"]
server.headers["Authorization"] = f"Bearer {token}"
print(f"LUDARIUM_TOKEN={token}", file=sys.stderr, flush=True)
table = (ask("/api/invites/accept", {"code": CODE}) if CODE else ask(f"/api/tables/{LINK.rsplit('/', 1)[1]}"))["table"]
print(json.dumps(play(f"/api/tables/{table['id']}", next(seat["seat"] for seat in table["seats"] if seat["mine"]))["scores"]))
