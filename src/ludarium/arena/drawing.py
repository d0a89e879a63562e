"""Charts in one manner: quiet, legible on light and dark pages. Matplotlib draws them; it is needed here only."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludarium.engine.errors import OptionError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MISSING = 'charts need more packages: pip install "ludarium[arena]" ({name} is missing)'
KINDS = (".svg", ".png")
DOTS_PER_INCH = 160

PAPER, INK, QUIET, ACCENT = "#ffffff", "#1f2933", "#66727f", "#0b6e99"
DARK = {PAPER: "#0d1117", INK: "#e6edf3", QUIET: "#9aa7b4", ACCENT: "#58b4d9"}

STYLE: Any = {
    "svg.fonttype": "none",  # words stay words: they can be searched and read aloud
    "svg.hashsalt": "ludarium",  # the same numbers give the same file
    "font.family": ["sans-serif"],
    "font.size": 10,
    "text.color": INK,
    "axes.facecolor": PAPER,
    "axes.edgecolor": QUIET,
    "axes.labelcolor": INK,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": QUIET,
    "xtick.labelcolor": INK,
    "ytick.color": QUIET,
    "ytick.labelcolor": INK,
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
}


def check_drawable(path: Path) -> None:
    """Refuse, before hours of playing, a chart that could not be drawn; OptionError says what to do."""
    if path.suffix not in KINDS:
        raise OptionError(f"a chart is a file whose name ends in .svg or .png, not {path.name!r}")
    if path.is_dir():
        raise OptionError(f"{path} is a folder, not a name for a chart")
    try:
        import matplotlib as matplotlib  # noqa: PLC0414, PLC0415  (only charts need it, and loading takes a second)
    except ModuleNotFoundError as missing:
        raise OptionError(MISSING.format(name=missing.name)) from None


def draw(path: Path, width: float, height: float, panels: list[float], paint: Callable[[list[Axes]], None], title: str) -> None:
    """Paint panels side by side, of these relative widths, and write the file; OptionError if it cannot be written."""
    check_drawable(path)
    from matplotlib import rc_context  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.subplots(1, len(panels), squeeze=False, gridspec_kw={"width_ratios": panels})[0]
        paint(list(axes))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(figure, path, title)
        except OSError as wrong:
            raise OptionError(f"{path} cannot be written: {wrong.strerror}") from None


def write(figure: Figure, path: Path, title: str) -> None:
    """Write the file; an SVG turns dark with the reader's page."""
    if path.suffix == ".png":
        figure.savefig(path, dpi=DOTS_PER_INCH, metadata={"Title": title})
        return
    figure.savefig(path, metadata={"Title": title, "Date": None, "Creator": None})
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"(<svg[^>]*>)", lambda found: found[1] + dark_style(), text, count=1), encoding="utf-8")


def dark_style() -> str:
    """Return the rules that exchange the colours on a dark page."""
    rules = ""
    for light, dark in DARK.items():
        for paint in ("fill", "stroke"):
            rules += f'[style*="{paint}: {light}"]{{{paint}:{dark} !important}}'
    return f"\n <style>@media (prefers-color-scheme: dark){{{rules}}}</style>"


def list_rows(axes: Axes, labels: list[str]) -> None:
    """Give a panel one row for each label, the first on top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=QUIET, alpha=0.25, linewidth=0.6)
    axes.set_axisbelow(True)


def mark(axes: Axes, row: int, value: float, low: float, high: float) -> None:
    """Mark a value with its interval."""
    axes.plot([low, high], [row, row], color=ACCENT, linewidth=2, solid_capstyle="round")
    axes.plot([value], [row], marker="o", markersize=5, color=ACCENT)
