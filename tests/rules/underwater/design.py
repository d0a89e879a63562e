"""The measures that the content of Underwater Cities is checked against: design.toml, and the scale by which cards are valued."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from ludarium.games.underwater.content.worth import SCALE

DESIGN: Final[dict[str, Any]] = {**SCALE, **tomllib.loads((Path(__file__).parent / "design.toml").read_text(encoding="utf-8"))}
ERAS: Final = ("I", "II", "III")
COLOURS: Final = ("yellow", "red", "green")
