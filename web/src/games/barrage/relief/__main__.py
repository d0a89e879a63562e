"""Write the relief in both lights and two sizes beside the map's drawing."""

from __future__ import annotations

from .ground import ROOT
from .paint import LOOKS, Scenery, paint
from .terrain import terrain

FOLDER = ROOT / "web/src/games/barrage/map/relief"
SIZES = {"small": (930, 60), "large": (1860, 54)}  # width in pixels, quality


def main() -> None:
    """Paint the relief in every light and size."""
    FOLDER.mkdir(exist_ok=True)
    scenery = Scenery(*terrain())
    for light, look in LOOKS.items():
        for size, (width, quality) in SIZES.items():
            file = FOLDER / f"{light}-{size}.webp"
            paint(scenery, look, width).save(file, quality=quality, method=6)
            print(file.name, f"{file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
