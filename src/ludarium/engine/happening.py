"""What happened, as the rules report it: log, animation and statistics are made from this and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.engine.phrase import Phrase
from ludarium.engine.subclassing import mypyc_attr


class Happening:
    """One event. `facts` are for everybody; `secrets` only for the seats in `seen_by` (a bit for each seat)."""

    def __init__(
        self,
        kind: str,
        seat: int,
        facts: Mapping[str, object] | None = None,
        secrets: Mapping[str, object] | None = None,
        seen_by: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.facts: dict[str, object] = {} if facts is None else dict(facts)
        self.secrets: dict[str, object] = {} if secrets is None else dict(secrets)
        self.seen_by = seen_by

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Happening)
            and (self.kind, self.seat, self.seen_by) == (other.kind, other.seat, other.seen_by)
            and self.facts == other.facts
            and self.secrets == other.secrets
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __repr__(self) -> str:
        return f"Happening({self.kind!r}, {self.seat}, {self.facts!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Happening, (self.kind, self.seat, self.facts, self.secrets, self.seen_by)

    def known_to(self, player: int | None) -> dict[str, object]:
        """Return the facts this player (None: a spectator) may know."""
        if player is not None and self.secrets and self.seen_by >> player & 1:
            return {**self.facts, **self.secrets}
        return dict(self.facts)

    def words(self, player: int | None) -> Phrase:
        """Return the log line for this player: `log-…`, or `log-…-secret` where the player may know more."""
        facts = self.known_to(player)
        key = f"log-{self.kind}-secret" if len(facts) > len(self.facts) else f"log-{self.kind}"
        return Phrase(key, {"seat": Phrase("seat", {"seat": self.seat}), **facts})

    def plain(self, player: int | None) -> dict[str, object]:
        """Return the happening as JSON-able data for this player."""
        return {"kind": self.kind, "seat": self.seat, "words": self.words(player).plain()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Receives happenings in order. With no listener the rules do not even make them."""

    def hear(self, happening: Happening) -> None:
        """Take note of one happening."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Log(Listener):
    """A listener that keeps everything it hears."""

    def __init__(self) -> None:
        self.happenings: list[Happening] = []

    def hear(self, happening: Happening) -> None:
        self.happenings.append(happening)
