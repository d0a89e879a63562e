"""What the tests of packages share: a process that knows nothing of the checkout, and what a build reads first."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OURS = ("PYTHON", "PYTEST", "LUDARIUM", "VIRTUAL", "GITHUB")


def outside(**more: str) -> dict[str, str]:
    """Return the variables of a process that knows nothing of the checkout and of this test run."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    return {**kept, "LUDARIUM_LANGUAGE": "en", "COLUMNS": "80", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_COMPILE": "1", **more}


def need_packages(folder: Path, so: str) -> None:
    """Skip the test where pip cannot reach packages; `so` is what follows from it."""
    reachable = [sys.executable, "-m", "pip", "download", "--no-deps", "--dest", str(folder), "setuptools>=77"]
    if subprocess.run(reachable, env=outside(), capture_output=True, check=False, timeout=300).returncode:
        pytest.skip(f"pip cannot reach packages here, so {so}")


def skeleton(folder: Path) -> Path:
    """Lay into a folder what the metadata of a package is made of, and no more; return the folder."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "tools", folder / "tools")
    (folder / "src" / "ludarium").mkdir(parents=True)
    for name in ("__init__.py", "version.py"):
        shutil.copy(ROOT / "src" / "ludarium" / name, folder / "src" / "ludarium")
    return folder
