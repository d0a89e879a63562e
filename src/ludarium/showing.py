"""What `print(state)` shows: the table as the terminal draws it, where the libraries of `ludarium[play]` are installed."""

from __future__ import annotations

from ludarium.engine.state import State


def drawing(state: State) -> str | None:
    """Return a table as the terminal draws it; None where it cannot draw."""
    try:
        from ludarium.boards import drawn  # noqa: PLC0415 - the rules themselves need no words and no terminal
    except ImportError:
        return None
    return drawn(state)
