"""What a table of Underwater Cities can choose when it is opened: names that records keep."""

from __future__ import annotations

from typing import Final

BOARDS: Final = "boards"  # which side of the player boards (UC-B12)
BASIC: Final = "basic"
ADVANCED: Final = "advanced"
CONTRACTS: Final = "contracts"  # UC-V1
START_PLACE: Final = "start-place"  # of the neutral tiles in the solo game (UC-R30)
