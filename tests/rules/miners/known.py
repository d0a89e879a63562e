"""What the tests of all games are told of Imperial Miners."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludarium.engine.ability import On, Trigger
from ludarium.engine.chance import Chance
from ludarium.engine.lexicon import SKIP
from ludarium.engine.phrase import Phrase, Refusal
from ludarium.engine.state import State
from ludarium.engine.trials import Mode
from ludarium.games.miners.content.effects import COUNTS, GOODS, VOCABULARY
from ludarium.games.miners.game import make
from ludarium.games.miners.notation import FACTIONS
from ludarium.games.miners.rules.activation import WHICH
from ludarium.games.miners.rules.mine import LEVELS
from ludarium.games.miners.rules.tokens import WHERE
from ludarium.games.miners.state import PHASES
from tests.known import Known

GAME = make([])
EFFECTS = [
    *[f"vp 1 per {count}" for count in COUNTS],
    *[f"vp by {count} 0 1 2" for count in COUNTS],
    *[f"gold 1 if {count} >= 2" for count in COUNTS],
    *[f"activate {which}" for which in WHICH],
    *[f"faction-draw 2 {faction}" for faction in ("any", *FACTIONS)],
    *[f"machine 2 {where}" for where in WHERE],
    *[f"draw 1 {level}" for level in LEVELS[:3]],
    "on reveal: gold 2, vp 1 + draw 2",
    "on round-end: may (pay 4: draw-IV 1)",
    "on dig: all-costs 2, research-longer 1, surface-twice, collapse-passes",
    "2 times (discard 1: vp 5)",
    "up to 3 times (spend 1 machines: research 1)",
    "move-machine or next-cost 2",
    "collapse any, uncollapse 2, cart 2",
    "pay 3 scots, discard-up-to 3",
]


def busy_pick(luck: Chance, moves: list[int]) -> int:
    """Choose any move, but decline no effect."""
    eager = [move for move in moves if not SKIP.has(move)]
    return luck.pick(eager or moves)


def seat(number: int) -> Phrase:
    return Phrase("seat", {"seat": number})


def rare() -> list[Phrase]:
    """Return what Imperial Miners rarely says."""
    card = GAME.content.words(0)
    deck = Phrase("deck", {"level": "II"})
    return [
        *[VOCABULARY.parse(source).words() for source in EFFECTS],
        *[Phrase("card", {"id": design.name}) for design in GAME.content.designs],
        *[Phrase("event", {"id": event.name}) for event in GAME.content.events],
        *[Phrase("grade", {"grade": grade, "points": 30 + grade}) for grade in range(1, 7)],
        *[Phrase("research-board", {"id": side.name}) for sides in GAME.content.boards for side in sides],
        *[Phrase("ask-search", {"faction": faction}) for faction in FACTIONS],
        *[
            Phrase("log-searched-in-vain", {"seat": seat(0), "faction": "romans", "deck": deck, "count": n, "turned": [card] * n})
            for n in (1, 2)
        ],
        *[Phrase("log-deck-renewed", {"level": level, "count": count}) for level in LEVELS for count in (1, 5)],
        On(Trigger("reveal", []), VOCABULARY.parse("gold 1"), "round", 0).words(),  # the game has no such card
        Phrase("log-declined", {"seat": seat(0), "card": card}),
        Phrase("log-already-activated", {"seat": seat(0), "card": card}),
        Phrase("preview-idle", {"card": card, "slot": "1,0"}),
        Phrase("card-named", {"id": "opal-stair", "name": "Opal Stair"}),
        Phrase("event-named", {"id": "cave-in", "name": "Cave-In"}),
        Phrase("research-board-named", {"id": "geology", "name": "Geology"}),
        Phrase("task", {"name": "Dig"}),
        Phrase("ask-one"),
        Phrase("ask-one-of", {"parts": [VOCABULARY.parse(source).words() for source in ("gold 1", "gold 2")]}),
        Phrase("ask-any-order"),
        Phrase("ask-optional", {"what": VOCABULARY.parse("pay 4: draw-IV 1").words()}),
        Phrase("move-skip"),
        Phrase("move-nothing-left"),
        Phrase("ask-discard", {"count": 1}),
        Phrase("ask-discard", {"count": 2}),
        Phrase("ask-fetch"),
        Phrase("move-fetch", {"card": card}),
        Phrase("ask-collapse"),
        Phrase("move-collapse", {"card": card}),
        Phrase("log-no-card", {"seat": seat(0)}),
        Phrase("log-nothing-to-draw", {"seat": seat(0)}),
        Phrase("log-faction-not-found", {"seat": seat(0), "faction": "romans"}),
        Phrase("log-machine-fetched", {"seat": seat(0), "card": card}),
        Phrase("log-machines-spent", {"seat": seat(0), "card": card, "count": 1}),
        Phrase("log-machines-spent", {"seat": seat(0), "card": card, "count": 2}),
        Phrase("log-discount", {"seat": seat(0), "count": 2}),
        Phrase("score-surface"),
        Refusal("too-few-machines", "IM-R13", {"needed": 2, "held": 1}).words(),
        Refusal("too-few-cards", "IM-R13", {"needed": 2, "held": 1}).words(),
        Refusal("deck-is-empty", "IM-R31").words(),
        Refusal("deck-was-searched", "IM-D13").words(),
        Refusal("already-activated", "IM-Q5").words(),
        Refusal("board-just-completed", "IM-L10").words(),
        Refusal("surface-used", "IM-R49").words(),
    ]


def disturbed_mines(state: Any) -> Iterator[tuple[str, State]]:
    """Yield copies with one chamber otherwise."""
    for number, miner in enumerate(state.miners):
        for chamber in miner.mine.chambers[:2]:
            for what, other in {
                "machines": chamber.with_machines((chamber.machines + 1) % 4),
                "collapsed": chamber.with_collapse(not chamber.collapsed),
                "activated": chamber.with_mark(not chamber.activated),
            }.items():
                copy = state.copy()
                copy.miners[number].mine.put(other)
                yield f"chamber.{what}", copy
        for join in miner.mine.half_full[:1]:
            copy = state.copy()
            copy.miners[number].mine.put_token(join)
            yield "token", copy


AT_A_CHAMBER = ["move-machine", "move-fetch", "move-collapse", "move-clear", "move-activate"]

STEPS = "\n".join(f'step_{step} = "gold {step}"' for step in range(1, 10)) + '\nstep_10 = "vp 6"\n'
ADDITIONS = f"""
[[card]]
id = "opal-stair"
name = "Opal Stair"
level = "II"
faction = "egyptians romans"
cost = 2
first = "research 1, cart 1"
second = "discard 1: vp 3"
carts = "W NE SE, E NW SW, W E"
source = "ludarium"

[[card]]
id = "toll-gate"
level = "I"
faction = "none"
cost = 1
first = "gold 2"
carts = "E"
source = "ludarium"

[[card]]
id = "glass-hall"
name = "Glass Hall"
level = "III"
faction = "scots"
cost = 3
first = "vp 2"
carts = "W E"
source = "ludarium"

[[card]]
id = "old-heart"
level = "IV"
faction = "none"
cost = 5
first = "vp 7"
carts = "W E NW NE"
source = "ludarium"

[[event]]
id = "market-day"
name = "Market Day"
effect = "on reveal: gold 3"
source = "ludarium"

[[side]]
id = "geology"
name = "Geology"
board = 2
{STEPS}source = "ludarium"

[[surface]]
id = "forage"
effect = "pay 2: vp 1"
source = "ludarium"
"""
CARD = 'level = "I"\nfaction = "none"\ncost = 1\nfirst = "gold 2"\n'
REFUSALS = [
    (f'[[card]]\nid = "two words"\n{CARD}carts = "E"', "a new id is letters and digits"),
    (f'[[card]]\nid = "toll"\nname = "{"x" * 41}"\n{CARD}carts = "E"', "a name has 1 to 40 printable characters"),
    (
        f'[[card]]\nid = "toll"\n{CARD}carts = "E, W"\nsource = "ludarium"\n\n[[card]]\nid = "tollb"\n{CARD}carts = "E"',
        "'tollb' is already part of [[card]] toll",
    ),
    ('[[surface]]\nid = "research-2"\neffect = "gold 1"', "'research-2' is already part of [[surface]] research"),
    (f'[[side]]\nid = "geology"\nboard = 2\nside = "a"\n{STEPS}', "a new side has no letter: it is one more of its board"),
    (f'[[side]]\nid = "geology"\nboard = 4\n{STEPS}', "board must be a whole number from 1 to 3"),
    (f'[[side]]\nid = "alchemy"\nboard = 2\nside = "a"\n{STEPS}', "two sides, a and b, for each of the 3 research boards"),
]


KNOWN = Known(
    goods=GOODS,
    phases=PHASES,
    phrases={
        "label": AT_A_CHAMBER,
        "key": ["score-boards", "score-events", "score-surface"],
        "'ask-discard-up-to' if self.free else 'ask-discard'": ["ask-discard-up-to", "ask-discard"],
    },
    icons={
        "'card' if self.level == ANY_LEVEL else f'card-{LEVELS[self.level]}'": ["card", *[f"card-{level}" for level in LEVELS]],
        "f'draw-{self.name()}'": [f"draw-{faction}" for faction in ("any", *FACTIONS)],
        "f'machine-{self.where}'": [f"machine-{where}" for where in WHERE],
        "f'collapse-{self.where}'": ["collapse-here", "collapse-any"],
        "f'activate-{self.which}'": [f"activate-{which}" for which in WHICH],
        "'pay-scots' if self.scots else 'pay'": ["pay-scots", "pay"],
        "'discard-up-to' if self.free else 'discard'": ["discard-up-to", "discard"],
        "f'count-{self.word}'": [f"count-{count}" for count in COUNTS],
    },
    few=[Mode(1), Mode(2), Mode(3, {"hand-2": "beginner"}), Mode(5, {"hands": "beginner"})],
    said=[Mode(players, {"hands": hands}) for players in (1, 2, 3, 5) for hands in ("normal", "beginner")],
    rare=rare,
    seen=frozenset(
        {
            *("round", "phase", "past", "event_deck", "sides", "decks", "discards", "token"),
            *("chamber.machines", "chamber.collapsed", "chamber.activated"),
            *("miners.gold", "miners.vp", "miners.hand", "miners.kept", "miners.chosen", "miners.ready", "miners.board", "miners.step"),
            *("miners.steps", "miners.completed", "miners.discount", "miners.path", "miners.surfaces"),
        }
    ),
    same_in_all=frozenset({"game-title"}),
    disturbed=disturbed_mines,
    busy=busy_pick,
    additions=ADDITIONS,
    uncounted=frozenset({"side", "surface"}),
    refusals=REFUSALS,
)
