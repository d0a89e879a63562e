"""A project with one game more: the toy game in its places, and one line of registration (docs/new-game.md)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import ludarium

PACKAGE = Path(ludarium.__file__).parent
ROOT = Path(__file__).parent.parent
TOY = ROOT / "tests" / "toy"
REGISTRY = ("REGISTERED = (\n", 'REGISTERED = (\n    "toy",\n')
BUILT = shutil.ignore_patterns("__pycache__", "*.so", "static")


class Project:
    """A copy of the project in a folder of its own, with the toy game beside the others."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.source = root / "src"
        shutil.copytree(PACKAGE, self.source / "ludarium", ignore=BUILT)
        for folder in ("tests", "tools", "docs"):
            shutil.copytree(ROOT / folder, root / folder, ignore=BUILT)
        shutil.copy(ROOT / "pyproject.toml", root)
        self.add_toy()

    def add_toy(self) -> None:
        """Put every file of the toy game where a game has it, and register it. No other file is touched."""
        shutil.copytree(
            TOY,
            self.source / "ludarium" / "games" / "toy",
            ignore=shutil.ignore_patterns("__pycache__", "*.so", "text", "known.py", "toy.md"),
        )
        shutil.copytree(TOY / "text", self.source / "ludarium" / "text", dirs_exist_ok=True)
        shutil.copy(TOY / "toy.md", self.root / "docs" / "rules")
        own_tests = self.root / "tests" / "rules" / "toy"
        own_tests.mkdir()
        (own_tests / "__init__.py").touch()
        shutil.copy(TOY / "known.py", own_tests)
        registry = self.source / "ludarium" / "games" / "__init__.py"
        registry.write_text(registry.read_text(encoding="utf-8").replace(*REGISTRY), encoding="utf-8")

    @property
    def environment(self) -> dict[str, str]:
        """Variables with which a process finds this project's package and no other."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LUDARIUM_", "PYTEST_"))}
        return {**kept, "PYTHONPATH": str(self.source), "LUDARIUM_DATA": str(self.root / "data"), "COLUMNS": "120"}

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run Python with these words in the project."""
        return subprocess.run(
            [sys.executable, *words], cwd=self.root, env=self.environment, input=typed, capture_output=True, text=True, check=False
        )
