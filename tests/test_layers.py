"""Dependencies point one way: engine <- games <- {bots, arena, env, training, server, terminal}."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludarium

SOURCE = Path(ludarium.__file__).parent
RULES = {"engine", "games", "version"}  # what `import ludarium` brings

# What each part of the package may import besides itself. Imports inside functions count, too.
MAY_IMPORT: dict[str, set[str]] = {
    "version": set(),
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "parallel": {"engine"},
    "cluster": {*RULES, "bots", "parallel"},
    "text": {"engine"},
    "console": {"text"},
    "records": RULES,
    "packs": RULES,
    "boards": {*RULES, "text"},
    "arena": {*RULES, "bots", "text", "console", "records", "parallel"},
    "env": {*RULES, "bots", "text", "boards"},
    "training": {*RULES, "bots", "console", "parallel", "cluster"},
    "terminal": {*RULES, "bots", "text", "console", "records", "packs", "parallel", "boards", "arena"},
    "server": {*RULES, "bots", "text", "packs"},
    "showing": {*RULES, "boards"},
    "__init__": {*RULES, "showing"},
}
DRAWING = "terminal.py"  # in the folder of a game


def part_of(path: Path) -> str:
    """Return the part of the package that a file belongs to: a folder, or a module beside the folders.

    A game's drawing for the terminal lies in the game's folder and is one of the boards: the rules never import it.
    """
    part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    return "boards" if part == "games" and path.name == DRAWING else part


def imported(path: Path) -> Iterator[str]:
    """Yield the parts of the package that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            top, _, rest = name.partition(".")
            part = rest.partition(".")[0]
            if top == "ludarium":
                yield part if part in PARTS else "games"  # names of the package itself are those of the rules


FILES = sorted(path for path in SOURCE.rglob("*.py"))
PARTS = {part_of(path) for path in FILES}


def test_every_part_has_its_place() -> None:
    assert {*MAY_IMPORT, "cli", "start", "__main__"} == PARTS  # the command line may import everything


@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    for path in FILES:
        if part_of(path) == part:
            beyond = {name for name in imported(path) if name != part} - MAY_IMPORT[part]
            assert not beyond, f"{path.relative_to(SOURCE)} imports {', '.join(sorted(beyond))}"


def test_a_game_imports_no_other_game() -> None:
    for path in FILES:
        parts = path.relative_to(SOURCE).parts
        if parts[0] == "games" and len(parts) > 2:
            others = [name for name in ludarium.GAMES if name != parts[1]]
            assert not [name for name in others if f"ludarium.games.{name}" in path.read_text(encoding="utf-8")]


def test_only_the_terminal_asks_for_the_drawing_of_a_game() -> None:
    for path in FILES:
        assert not re.search(r"games\.\w+(\.terminal| import .*\bterminal)\b", path.read_text(encoding="utf-8")), path.relative_to(SOURCE)
