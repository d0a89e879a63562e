"""What a table of Barrage can choose when it is opened: names that records keep."""

from __future__ import annotations

from typing import Final

AUTOMA_OPTIONS: Final = ["automa-1", "automa-2", "automa-3"]
NO_AUTOMA: Final = "none"
MORE_OFFICERS: Final = "mahiri-officers"  # officers besides those in play for whoever copies officers (BR-R6)
MORE_CREDITS: Final = "mahiri-credits"  # and credits to begin with (BR-R7)
