"""What is for all games names none: a new game then needs no change there. Games are named in their own folders, docs, and examples."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludarium

ROOT = Path(__file__).parent.parent
PACKAGE = Path(ludarium.__file__).parent
GAMES = list(ludarium.GAMES)
NAMES = re.compile("|".join(GAMES), re.IGNORECASE)
READ = {".py", ".ftl", ".ts", ".svelte", ".css", ".html", ".toml", ".json", ".mako"}
MADE = {"static", "node_modules", "__pycache__"}

# Where a file that is for all games may name one, and why.
MAY_NAME = {
    "ludarium/games/__init__.py": "the line of registration",
    "ludarium/games/typed.py": "made from the lines of registration (tools/game_types.py)",
    "tests/server/driver.py": "the game that is played on the server unless a test names another",
    "tests/browser/visitor.py": "the game that is played on the page unless a test names another",
    "web/src/games/shared/gallery/Gallery.svelte": "what the developers' page of drawings shows unless it is asked for another game",
}

# Tests that tell several games apart on purpose, and why.
MAY_LIST = {
    "tests/arena/test_results.py": "results of one game are not continued by another",
    "tests/arena/test_command.py": "what is refused, and who sits there without a player, is another thing in each game",
}


def own_folders(game: str) -> list[str]:
    """Return how the paths of a game's own files begin."""
    texts = [f"ludarium/text/{language}/{game}" for language in ("en", "de", "hu")]
    return [*texts, f"ludarium/games/{game}/", f"web/src/games/{game}/", f"tests/rules/{game}/", f"tests/golden/{game}-"]


OWN = tuple(start for game in GAMES for start in own_folders(game))


def files() -> Iterator[tuple[str, Path]]:
    """Yield every file of the package, the page, the tools and the tests that is no game's own, with its name."""
    for folder, name in ((PACKAGE, "ludarium"), (ROOT / "tools", "tools"), (ROOT / "tests", "tests"), (ROOT / "web" / "src", "web/src")):
        for path in sorted(folder.rglob("*")):
            relative = path.relative_to(folder)
            if path.suffix in READ and not MADE & set(relative.parts):
                called = f"{name}/{relative.as_posix()}"
                if not called.startswith(OWN):
                    yield called, path
    yield "Makefile", ROOT / "Makefile"


FILES = dict(files())
TESTS = {name: path for name, path in FILES.items() if re.match(r"tests/(.*/)?test_\w+\.py$", name)}


def said(path: Path) -> str:
    """Return the text of a file without the docstring of a module, which may show a game as an example."""
    text = path.read_text(encoding="utf-8")
    example = (ast.get_docstring(ast.parse(text), clean=False) or "") if path.suffix == ".py" else ""
    return text.replace(example, "", 1)


def test_what_is_for_all_games_names_none() -> None:
    assert {name for name, path in FILES.items() if name not in TESTS and NAMES.search(said(path))} <= set(MAY_NAME)


def test_every_exception_is_needed() -> None:
    assert [name for name in MAY_NAME if name in FILES and not NAMES.search(said(FILES[name]))] == []
    assert [name for name in MAY_LIST if name in FILES and not lists_of_games(FILES[name])] == []


def test_a_game_is_registered_by_one_line() -> None:
    lines = said(PACKAGE / "games" / "__init__.py").splitlines()
    assert [line for line in lines if NAMES.search(line)] == [f'    "{name}",' for name in GAMES]


def lists_of_games(path: Path) -> list[int]:
    """Return the lines at which a list, tuple, set or dictionary that is written out names several games."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            words = [word.value for word in ast.walk(node) if isinstance(word, ast.Constant) and isinstance(word.value, str)]
            if len({game for game in GAMES if any(re.search(rf"(^|_){game}$", word) for word in words)}) > 1:
                found.append(node.lineno)
    return found


@pytest.mark.parametrize("name", sorted(TESTS))
def test_no_test_lists_the_games(name: str) -> None:
    """A test takes one game as its example, or all of them from `ludarium.GAMES`."""
    assert name in MAY_LIST or lists_of_games(TESTS[name]) == []
