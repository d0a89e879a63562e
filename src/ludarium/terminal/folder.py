"""Where a person's own games are kept."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path


def data_folder() -> Path:
    """Return the folder for the person's games: XDG_DATA_HOME, LOCALAPPDATA, or the system's usual place."""
    if os.environ.get("XDG_DATA_HOME"):
        base = Path(os.environ["XDG_DATA_HOME"])
    elif os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path.home() / ".local" / "share"
    return base / "ludarium" / "games"


def new_file(game: str) -> Path:
    """Return a name for a new record in the data folder that is not taken."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = data_folder() / f"{stem}.record"
    number = 2
    while path.exists():
        path = data_folder() / f"{stem}-{number}.record"
        number += 1
    return path
