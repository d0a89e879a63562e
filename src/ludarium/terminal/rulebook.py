"""Looking a rule up in the catalogue: a wheel has docs/rules/ in the package, a checkout beside it."""

from __future__ import annotations

import re
from pathlib import Path

import ludarium


def catalogue(game: str) -> Path | None:
    """Return the rule catalogue of a game; None if it has none."""
    package = Path(ludarium.__file__).resolve().parent
    folders = [package / "rules", *(folder / "docs" / "rules" for folder in package.parents[:2])]
    return next((folder / f"{game}.md" for folder in folders if (folder / f"{game}.md").is_file()), None)


def rule_text(file: Path, name: str) -> str | None:
    """Return the words of a rule, ruling or worked example; None if the catalogue, its further volumes included, has no such id."""
    begin = re.compile(rf"^(?:- )?\*\*{re.escape(name.upper())}\b")
    found: list[str] = []
    volumes = [file, *sorted(file.parent.glob(f"{file.stem}-*.md"))]
    for line in [line for volume in volumes for line in [*volume.read_text(encoding="utf-8").splitlines(), ""]]:
        if found and (not line.strip() or line.startswith(("- **", "**", "#", "---"))):
            break
        if found or begin.match(line):
            found.append(line)
    if not found:
        return None
    return "\n".join(line.removeprefix("- ").replace("**", "").replace("`", "") for line in found)
