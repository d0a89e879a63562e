"""The rows on the front of the Automa's tiles, in a small effect language of their own (BA-31): `construction 2 base hills`."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.effect import Effect
from ludarium.engine.language import Parameter, Verb, Vocabulary
from ludarium.engine.phrase import Icon, Phrase
from ludarium.games.barrage.content.sites import PIECES

PRODUCTION: Final = 0
WATER_ROW: Final = 1
CONTRACTS_ROW: Final = 2
CONSTRUCTION: Final = 3
PATENT_ROW: Final = 4
WORKSHOP_ROW: Final = 5
MACHINERY: Final = 6
BANK_ROW: Final = 7
ACTIONS: Final = ["production", "water", "contracts", "construction", "patent", "workshop", "machinery", "bank"]

MODIFIERS: Final = ["minus-2", "minus-1", "plain", "plus-1", "plus-2"]
MIDDLE: Final = 2
COLOURS: Final = ["green", "yellow", "red"]
WHEN: Final = ["wait", "flow"]
LIMITS: Final = ["anywhere", "mountains", "hills", "from-3", "from-4"]
MACHINES: Final = ["excavator", "mixer", "any", "both"]


class Row(Effect[Any]):
    """One row. What `what`, `number` and `cost` mean depends on the action; `cost` is in points."""

    def __init__(self, action: int, engineers: int, what: str, limit: str, number: int, cost: int) -> None:
        self.action = action
        self.engineers = engineers
        self.what = what
        self.limit = limit
        self.number = number
        self.cost = cost

    def goes_on(self) -> bool:
        """Say whether the turn goes on after the row: those in a dashed frame (BA-34)."""
        return self.action in (WATER_ROW, CONTRACTS_ROW)

    def modifier(self) -> int:
        """Return the modifier of a production row."""
        return MODIFIERS.index(self.what) - MIDDLE

    def words(self) -> Phrase:
        facts: dict[str, object] = {"action": ACTIONS[self.action], "what": self.what, "limit": self.limit, "number": self.number}
        return Phrase("row", facts)

    def icons(self) -> list[Icon]:
        return [Icon(f"row-{ACTIONS[self.action]}", self.engineers)]

    def source(self) -> str:
        numbers = [str(number) for number in (self.number, self.cost) if number]
        words = [self.what, self.limit]
        parts = [ACTIONS[self.action], str(self.engineers), *([*numbers, *words] if self.action == WATER_ROW else [*words, *numbers])]
        return " ".join(part for part in parts if part)


ENGINEERS: Final = Parameter("engineers")
NUMBER: Final = Parameter("how many")
COST: Final = Parameter("cost in points", default=0)
PIECE: Final = Parameter("structure", list(PIECES))

ROWS: Final = Vocabulary(
    verbs=[
        Verb(
            "production",
            [ENGINEERS, Parameter("modifier", list(MODIFIERS)), Parameter("colour", list(COLOURS))],
            lambda given: Row(PRODUCTION, given[0], given[1], given[2], 0, 0),
        ),
        Verb(
            "water", [ENGINEERS, NUMBER, Parameter("when", list(WHEN))], lambda given: Row(WATER_ROW, given[0], given[2], "", given[1], 0)
        ),
        Verb(
            "contracts",
            [ENGINEERS, Parameter("colour", list(COLOURS)), NUMBER],
            lambda given: Row(CONTRACTS_ROW, given[0], given[1], "", given[2], 0),
        ),
        Verb(
            "construction",
            [ENGINEERS, PIECE, Parameter("limit", list(LIMITS), "anywhere")],
            lambda given: Row(CONSTRUCTION, given[0], given[1], given[2], 0, 0),
        ),
        Verb("patent", [ENGINEERS, PIECE, COST], lambda given: Row(PATENT_ROW, given[0], given[1], "", 0, given[2])),
        Verb("workshop", [ENGINEERS, NUMBER, COST], lambda given: Row(WORKSHOP_ROW, given[0], "", "", given[1], given[2])),
        Verb(
            "machinery",
            [ENGINEERS, Parameter("machine", list(MACHINES)), NUMBER, COST],
            lambda given: Row(MACHINERY, given[0], given[1], "", given[2], given[3]),
        ),
        Verb("bank", [ENGINEERS, NUMBER], lambda given: Row(BANK_ROW, given[0], "", "", given[1], 0)),
    ],
    counts=[],
    events=[],
)
