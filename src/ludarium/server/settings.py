"""What an operator can set. Everything has a default: `ludarium serve` needs no configuration (docs/hosting.md)."""

from __future__ import annotations

import ipaddress
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

NO_DRIVER: Final = 'PostgreSQL needs more packages: pip install "ludarium[postgres]" (psycopg is missing).'


@dataclass(frozen=True)
class Settings:
    """The settings of one server process."""

    data: Path
    database: str
    secret: str = ""
    metrics_token: str = ""
    rate: float = 1.0  # multiplies every limit of requests per second; 0 switches them off
    packs_per_person: int = 0  # that somebody may bring for own tables
    packs: tuple[Path, ...] = ()  # files and folders with packs for new tables
    bots: tuple[str, ...] = ()  # beside Ludarium's and those installed, as module:Class
    cached_games: int = 1000  # of tables that are played at the same time; beyond, every move would load its game anew
    bot_workers: int = 1
    bot_seconds: float = 5.0
    compiled: Path | None = None  # where tools/compile.py puts the compiled engine; bots use it as soon as it is complete
    heartbeat: float = 15.0
    absence: float = 30.0  # seconds without connection after which the others may vote for a stand-in
    request_seconds: float = 20.0  # for the head of a request to arrive, and again for its body
    sweep: float = 1.0
    tables_per_person: int = 50
    streams_per_person: int = 30
    people_per_address: int = 5  # one address may have and ask for as much as so many people who use all that they may
    proxies: tuple[str, ...] = ("127.0.0.1", "::1", "::ffff:127.0.0.1")  # believed when they say for whom they ask
    imports_per_person: int = 100  # finished games that somebody may have brought as records
    import_days: float = 90.0  # for which those are kept

    @property
    def is_sqlite(self) -> bool:
        """Say whether the tables lie in a file of this machine."""
        return self.database.startswith("sqlite")


def read_settings(environment: Mapping[str, str], database: str = "", packs: Sequence[Path] = (), bots: Sequence[str] = ()) -> Settings:
    """Return the settings that the environment and the command line give."""
    data = Path(environment.get("LUDARIUM_DATA") or data_folder(environment))
    url = database or environment.get("LUDARIUM_DATABASE_URL") or f"sqlite:///{data / 'tables.sqlite3'}"

    def number(name: str, default: float) -> float:
        text = environment.get(name, "")
        try:
            return float(text) if text else default
        except ValueError:
            raise SystemExit(f"{name} must be a number, not {text!r}") from None

    return Settings(
        data=data,
        database=with_driver(url),
        secret=environment.get("LUDARIUM_SECRET", ""),
        metrics_token=environment.get("LUDARIUM_METRICS_TOKEN", ""),
        rate=number("LUDARIUM_RATE", Settings.rate),
        packs_per_person=int(number("LUDARIUM_PACKS_PER_PERSON", Settings.packs_per_person)),
        packs=(*packs, *[Path(place) for place in environment.get("LUDARIUM_PACKS", "").split(os.pathsep) if place]),
        bots=(*bots, *environment.get("LUDARIUM_BOTS", "").split()),
        cached_games=max(1, int(number("LUDARIUM_CACHED_GAMES", Settings.cached_games))),
        bot_workers=max(1, int(number("LUDARIUM_BOT_WORKERS", Settings.bot_workers))),
        bot_seconds=number("LUDARIUM_BOT_SECONDS", Settings.bot_seconds),
        compiled=Path(environment["LUDARIUM_COMPILED"]).resolve() if environment.get("LUDARIUM_COMPILED") else None,
        heartbeat=number("LUDARIUM_HEARTBEAT", Settings.heartbeat),
        absence=number("LUDARIUM_ABSENCE", Settings.absence),
        request_seconds=number("LUDARIUM_REQUEST_SECONDS", Settings.request_seconds),
        sweep=number("LUDARIUM_SWEEP", Settings.sweep),
        tables_per_person=int(number("LUDARIUM_TABLES_PER_PERSON", Settings.tables_per_person)),
        streams_per_person=int(number("LUDARIUM_STREAMS_PER_PERSON", Settings.streams_per_person)),
        people_per_address=max(1, int(number("LUDARIUM_PEOPLE_PER_ADDRESS", Settings.people_per_address))),
        proxies=read_proxies(environment.get("LUDARIUM_PROXIES")),
        imports_per_person=int(number("LUDARIUM_IMPORTS_PER_PERSON", Settings.imports_per_person)),
        import_days=number("LUDARIUM_IMPORT_DAYS", Settings.import_days),
    )


def read_proxies(text: str | None) -> tuple[str, ...]:
    """Return the addresses and networks that a setting names; an empty one names nobody."""
    if text is None:
        return Settings.proxies
    named = tuple(part.strip() for part in text.split(",") if part.strip())
    for each in named:
        try:
            ipaddress.ip_network(each)
        except ValueError:
            raise SystemExit(f"LUDARIUM_PROXIES must name addresses or networks, separated by commas, not {each!r}") from None
    return named


def with_driver(url: str) -> str:
    """Return a database's address with the driver that is used here: plain postgres:// addresses are understood."""
    if url.startswith("postgres") and find_spec("psycopg") is None:
        raise SystemExit(NO_DRIVER)
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return where this system keeps a user's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "ludarium"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "ludarium"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "ludarium"


def settings() -> Settings:
    """Return the settings of this process's environment."""
    return read_settings(os.environ)
