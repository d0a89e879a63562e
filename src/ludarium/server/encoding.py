"""JSON as the server writes it: compact, and by a library that is several times as fast as Python's own."""

from __future__ import annotations

from typing import Final

import msgspec

_ENCODER: Final = msgspec.json.Encoder()


def encode(value: object) -> str:
    """Return a value as compact JSON."""
    return _ENCODER.encode(value).decode()
