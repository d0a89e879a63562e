"""Pickling values whose constructor does not take everything. Compiled classes ignore the state that `__reduce__` may give besides."""

from __future__ import annotations

from typing import Any


def rebuilt(kind: Any, arguments: tuple[Any, ...], more: dict[str, Any]) -> Any:
    """Return a value that was pickled: made by its constructor, with the further attributes it had."""
    made = kind(*arguments)
    for name, value in more.items():
        setattr(made, name, value)
    return made
