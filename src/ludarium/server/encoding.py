"""JSON as the server writes it: compact, and by a library that is several times as fast as Python's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

_ENCODER: Final = msgspec.json.Encoder()


def encode(value: object) -> str:
    """Return a value as compact JSON."""
    return _ENCODER.encode(value).decode()


def encode_views(views: Sequence[Mapping[str, object]]) -> list[str]:
    """Return views as compact JSON; the parts that they share, and what lists that differ have in common, are written once."""
    if len(views) == 1:
        return [encode(views[0])]
    written: dict[int, msgspec.Raw] = {}  # by what it is, not by what it looks like: all of it lives as long as the views
    texts: dict[int, str] = {}

    def once(value: object) -> object:
        if type(value) is not dict and type(value) is not list:
            return value
        if id(value) not in written:
            written[id(value)] = msgspec.Raw(_ENCODER.encode(value))
        return written[id(value)]

    for place, view in enumerate(views):
        other = views[place - 1]
        if id(view) not in texts:
            parts = {
                name: [once(item) for item in value] if type(value) is list and value is not other.get(name) else once(value)
                for name, value in view.items()
            }
            texts[id(view)] = encode(parts)
    return [texts[id(view)] for view in views]
