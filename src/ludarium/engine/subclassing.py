"""The mark of compiled classes that programs may subclass in plain Python.

The compiler knows it by the name that `mypy_extensions` gives it. Nobody else needs that package.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

__all__ = ["mypyc_attr"]

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr
except ImportError:

    def mypyc_attr(*names: str, **values: object) -> Callable[[T], T]:
        """Leave the class as it is."""
        return lambda made: made
