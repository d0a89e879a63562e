"""What the tests of all games are told of the toy game; in a project that has it, this is tests/rules/toy/known.py."""

from __future__ import annotations

import ludarium
from ludarium.engine.phrase import Phrase, Refusal
from ludarium.engine.trials import Mode
from tests.known import Known

KINDS = ["farm", "mill", "tower"]
WHERE = ["here", "other", "any"]
FORMS = [
    *["vp 1 per 2 hand max 3", "vp 1 if machines here >= 1", "gold 1 per mills", "gold by towers 0 1", "throw 2: vp 1", "pay vp 1: gold 1"],
    *["on play: cheaper farm 1", "on play: more-room 1", "instead of rest: gold 2", "on build anything: gold 1"],
    *["on end once per round: vp 1"],
]


def rare() -> list[Phrase]:
    """Return what the toy game rarely says."""
    game = ludarium.game("toy")
    designs = game.content.designs  # type: ignore[attr-defined]
    return [
        *[game.vocabulary.parse(source).words() for source in FORMS],
        *[design.standing.words() for design in designs if design.standing is not None],
        Phrase("task", {"name": "TakeTurn"}),
        Phrase("ask-one"),
        Phrase("ask-one-of", {"parts": [game.vocabulary.parse(source).words() for source in ("gold 1", "vp 1")]}),
        *[Refusal(reason, "TOY-5").words() for reason in ("no-cards", "too-few-cards", "too-little-gold", "too-little-vp")],
        *[Refusal(reason, "TOY-6").words() for reason in ("no-site", "site-full", "site-elsewhere", "no-room")],
    ]


KNOWN = Known(
    goods=[],
    phases=["feast", "choose", "act", "over"],
    phrases={"f'toy-{self.word}'": [f"toy-{word}" for word in ("gold", "vp", "draw", "turn-wheel", "throw", "invest")]},
    icons={
        "self.word": ["gold", "vp", "draw", "turn-wheel", "throw", "invest", "pay"],
        "f'machine-{self.where}'": [f"machine-{where}" for where in WHERE],
        "self.kind": KINDS,
        "KINDS[self.kind]": KINDS,
    },
    few=[Mode(2), Mode(4, {"rounds": 4, "rich": True})],
    said=[Mode(2, {"rounds": 4}), Mode(3, {"rich": True}), Mode(4, {"rounds": 4, "rich": True})],
    rare=rare,
    seen=frozenset(
        {
            *("round", "phase", "first", "deck", "discard", "farmers.gold", "farmers.vp", "farmers.hand", "farmers.chosen"),
            *("farmers.committed", "farmers.sites", "farmers.wheel", "farmers.gate"),
        }
    ),
    long_questions=frozenset({"ask-optional", "ask-one-of"}),
    same_in_all=frozenset(),
    same_in_some=frozenset({"icon-farm"}),
    sometimes={"ability": {"arg0"}},
)
