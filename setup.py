"""Builds the packages: pyproject.toml says what is in them, tools/package.py what has to be made first."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))

from tools.package import COMMANDS, Package, requirements, told

setup(distclass=Package, cmdclass=COMMANDS, setup_requires=requirements(), **told())
