"""What the tests of all games are told of Underwater Cities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import ludarium
from ludarium.engine.chance import Chance
from ludarium.engine.lexicon import SKIP
from ludarium.engine.phrase import Phrase, Refusal
from ludarium.engine.state import State
from ludarium.engine.trials import Mode
from ludarium.games.underwater.content.boards import METROPOLIS_COLOURS
from ludarium.games.underwater.content.effects import CONNECTED, UPGRADED
from ludarium.games.underwater.content.kinds import ALWAYS, GOODS, GROUPS, PIECES, RESOURCES, SLOTS, site_words
from ludarium.games.underwater.notation import SLOT
from ludarium.games.underwater.rules.actions import SCOPES
from ludarium.games.underwater.rules.agenda import BEFORE
from ludarium.games.underwater.state import PHASES
from tests.known import Known

PLAIN_COUNTS = ["tunnel", "tunnel-at-city", "upgraded-tunnel-at-city", "upgraded-set"]
FORMS = [
    "credit 1 per on-space 3",
    *["kelp 1 or credit 1", "may point 1", "2 times credit 1", "up to 3 times (pay credit 1: point 1)", "point 1 if connected city >= 2"],
    *["point by connected city 0 1 3", "track 1 + credit 1", "point 1 per 2 connected farm max 4", "different 2 kelp credit"],
    *["exchange kelp 1 credit 2", "build-for city credit 2", "build-less lab steelplast 1", "build-upgraded-free tunnel"],
    *["upgrade-free farm 2", "make-symbiotic", "refresh 2", "use-action 2", "metropolis brown", "take-special", "produce-one lab"],
    *["on production: forgo any biomass 1: point 2", "on production: forgo lab science 1: kelp 1", "build building expansion"],
    *["build-free city", "upgrade-for farm 2 credit 1 science 1", "build-upgraded lab science 1"],
    *["perform available", "perform available-coloured", "perform occupied", "perform not-mine", "perform Y1"],
    *["on use Y1: both", "on space 3 once per turn: credit 1", "on match: credit 1", "on any-time once per turn: exchange kelp 1 credit 1"],
    *["on second lab: credit 1", "on second-upgraded farm: point 1", "on second-tunnel: card 1", "on connect: point 2"],
    *["on slot-gives steelplast: point 1", "on no-match: steelplast 1", "on turn-end: credit 1", "on upgrade farm: kelp 1"],
    *["on build: cheaper tunnel credit 2", "on hand: hand-limit 1", "on production: more farm kelp 1", "on build: credit 1"],
    *["point 1 per claimed-card", "point 1 per claimed-type", "point 2 per paid-special", "credit 2 if on-space 3 >= 1"],
    *["point 1 per tunnel", "point 1 per tunnel-at-city", "point 1 per upgraded-tunnel-at-city", "point 4 per upgraded-set"],
    *["point 1 per upgraded structure", "on end: point 1", "on build city: point 1"],
]
RARE_REFUSALS = [
    *["bought-out", "card-used", "expansion", "gives-nothing", "leaves-undone", "no-action-card", "no-city-near", "no-cloning", "no-dome"],
    *["no-metropolis", "no-slot", "no-special", "no-tunnel", "no-upgrade", "no-white-city", "none-used", "not-adjacent", "not-clonable"],
    *["not-linked", "not-produced", "nothing-to-upgrade", "nothing-upgraded", "own-tile", "slot-taken"],
]
RARE_ASKS = [
    "ask-either",
    *["ask-ability", "ask-action-card", "ask-exchange", "ask-first", "ask-looked", "ask-metropolis", "ask-perform", "ask-price"],
    *["ask-producer", "ask-purchase", "ask-refresh", "ask-special", "ask-step", "ask-under", "ask-upgrade", "ask-white-city", "nothing"],
    *["move-unclaimed", "move-unpaid", "move-go-on", "move-stay", "move-done", "move-skip", "ask-one", "ask-any-order", "preview-card"],
]


def busy_pick(luck: Chance, moves: list[int]) -> int:
    """Choose at random, but do things rather than not, and use coloured slots: random play alone hardly builds."""
    doing = [move for move in moves if not SKIP.has(move) and move != SLOT.at(ALWAYS)]
    return luck.pick(doing) if doing and luck.below(12) else luck.pick(moves)


def disturbed(state: Any) -> Iterator[tuple[str, State]]:
    """Yield positions with another order of turns, and with goods kept back: a single number of these cannot be otherwise."""
    if state.players > 1:
        other = state.copy()
        other.order = [*state.order[1:], state.order[0]]
        yield "order", other
        other = state.copy()
        other.sides[0].before = [9] * BEFORE
        yield "sides.before", other


def rare() -> list[Phrase]:
    """Return what Underwater Cities rarely says."""
    game = ludarium.game("underwater")
    content = game.content
    seat = Phrase("seat", {"seat": 0})
    card = content.designs[0].words()
    kelp = [Phrase("gain-kelp", {"count": 1})]
    effects = [effect for design in content.designs for effect in design.effects()]
    effects += [contract.effect for contract in content.contracts]
    tiles = content.metropolises
    effects += [found for tile in tiles for found in (tile.instant, tile.production, tile.scoring) if found is not None]
    cost = {"card": card, "cost": 3}
    facts: dict[str, object] = {"points": 90, "cities": 6}
    return [
        *[game.vocabulary.parse(source).words() for source in FORMS],
        *[effect.words() for effect in effects],
        *[design.words() for design in content.designs],
        *[tile.words() for tile in tiles],
        *[contract.words() for contract in content.contracts],
        *[Phrase("board-name", {"id": board.theme}) for board in content.boards],
        *[Phrase(key) for key in RARE_ASKS],
        Phrase("task", {"name": "PlayRound"}),
        Phrase("ask-one-of", {"parts": [game.vocabulary.parse(source).words() for source in ("credit 1", "kelp 1")]}),
        Phrase("ask-optional", {"what": game.vocabulary.parse("credit 1").words()}),
        *[Phrase(key, {"card": card}) for key in ("ask-step-of", "ask-either-of", "ask-last-use")],
        Phrase("ask-goods", {"count": 2}),
        Phrase("ask-payment", {"kind": "farm"}),
        Phrase("ask-replaced", {"card": card}),
        Phrase("ask-pay-special", cost),
        Phrase("ask-reject", {"count": 1, "limit": 3}),
        Phrase("ask-discard", {"count": 2, "limit": 3}),
        Phrase("move-take", cost),
        Phrase("move-look", {"count": 3}),
        Phrase("move-under", {"card": card}),
        Phrase("move-pay-special", {"cost": 1}),
        Phrase("move-replace", {"card": card, "unused": "yes"}),
        Phrase("move-purchase", {"card": card, "goods": kelp, "count": 3}),
        Phrase("move-ability", {"card": card, "effect": content.designs[0].effect.words()}),
        Phrase("move-use", {"card": card, "effect": content.designs[0].effect.words()}),
        Phrase("move-refresh", {"card": card}),
        Phrase("move-perform", {"slot": content.slots[0].words()}),
        Phrase("move-clone", {"slot": content.slots[0].words()}),
        Phrase("move-metropolis", {"metropolis": tiles[0].words()}),
        Phrase("move-producer", {"kind": "lab", "site": site_words(30)}),
        Phrase("move-exchange", {"one": kelp[0], "other": kelp[0]}),
        Phrase("move-price", {"goods": kelp}),
        Phrase("move-goods", {"goods": kelp}),
        Phrase("move-payment", {"goods": kelp}),
        *[Refusal(reason, "UC-G6").words() for reason in RARE_REFUSALS],
        Refusal("no-site", "UC-G6", {"kind": "tunnel"}).words(),
        Refusal("cannot-pay", "UC-J4", {"goods": kelp}).words(),
        Refusal("condition", "UC-K33", {"least": 2, "count": Phrase("count-connected", {"kind": "farm"})}).words(),
        Phrase("outcome-won", facts),
        Phrase("outcome-lost", facts),
        Phrase("log-contract", {"seat": seat, "contract": content.contracts[0].words()}),
        Phrase("log-made-symbiotic", {"seat": seat, "site": site_words(2)}),
        Phrase("log-reshuffled", {"count": 3}),
        Phrase("log-chose-production", {"seat": seat, "paid": kelp, "goods": kelp}),
        Phrase("log-beyond", {"seat": seat}),
        Phrase("log-replaced", {"seat": seat, "card": card}),
        Phrase("log-refreshed", {"seat": seat, "card": card}),
        Phrase("log-answered", {"seat": seat, "card": card}),
        Phrase("log-performed", {"seat": seat, "slot": content.slots[0].words()}),
        Phrase("log-cloned", {"seat": seat, "slot": content.slots[0].words(), "id": "Y1"}),
        Phrase("log-fourth-tile", {"slot": content.slots[0].words(), "card": card, "number": 1, "id": "Y1"}),
        Phrase("log-connected", {"seat": seat, "metropolis": tiles[0].words()}),
        Phrase("log-looked", {"seat": seat, "count": 3}),
        Phrase("log-kept-special", {"seat": seat}),
        Phrase("log-kept-special-secret", {"seat": seat, "card": card}),
        Phrase("log-took-special", {"seat": seat, "card": card}),
        Phrase("log-starved", {"seat": seat, "cities": 2, "count": 6}),
        Phrase("resource", {"kind": "kelp"}),
    ]


ADDITIONS = """
[[card]]
id = "drifting-market"
name = "Drifting Market"
era = "I"
colour = "green"
type = "instant"
effect = "credit 3 + card 1"
source = "ludarium"

[[card]]
id = "tide-mill"
era = "I"
colour = "yellow"
type = "permanent"
effect = "on any-time once per turn: exchange kelp 1 credit 1"
source = "ludarium"

[[card]]
id = "ebb-works"
name = "Ebb Works"
era = "I"
colour = "red"
type = "action"
effect = "kelp 2 + refresh 1"
tags = "kelp"
source = "ludarium"

[[card]]
id = "deep-harvest"
name = "Deep Harvest"
era = "II"
colour = "red"
type = "production"
effect = "on production: kelp 2"
source = "ludarium"

[[card]]
id = "old-maps"
name = "Old Maps"
era = "III"
colour = "green"
type = "end-scoring"
effect = "on end: point 1 per tunnel"
source = "ludarium"

[[special]]
id = "kraken-watch"
name = "Kraken Watch"
cost = 3
colour = "yellow"
type = "end-scoring"
effect = "on end: point 2 per connected city"
source = "ludarium"

[[special]]
id = "pearl-divers"
name = "Pearl Divers"
cost = 2
colour = "green"
type = "action"
effect = "credit 4"
source = "ludarium"

[[metropolis]]
id = "blue-gate"
name = "Blue Gate"
colour = "blue"
instant = "credit 2 + card 1"
production = "on production: credit 1"
source = "ludarium"

[[metropolis]]
id = "amber-spire"
colour = "brown"
scoring = "on end: point 1 per claimed-card"
source = "ludarium"

[[contract]]
id = "kelp-league"
name = "Kelp League"
effect = "point 5 if connected farm >= 2"
source = "ludarium"

[[board]]
id = "shallow-bay"
name = "Shallow Bay"
side = "basic"
cities = '''
c1 790 790 3 start
c2 790 470 3
c3 790 150 3
c4 490 150 3
c5 370 342 3
c6 190 470 3
c7 190 790 3
'''
metropolises = '''
m1 960 50 blue
m2 50 950 blue
m3 60 50 brown
'''
tunnels = '''
t1 c1 c2
t2 c2 c3
t3 c3 c4
t4 c4 c5
t5 c5 c6
t6 c6 c7
t7 c7 c1
t8 c3 m1
t9 c7 m2
t10 c4 m3
t11 c6 m3
'''
bonuses = '''
t2 steelplast 1
c4 track 1, card 1
'''
features = ""
source = "ludarium"
"""
CARD = 'colour = "green"\ntype = "instant"\neffect = "credit 1"\n'
REFUSALS = [
    (f'[[card]]\nid = 206\nera = "I"\n{CARD}', "there is no [[card]] 206: the box has 1 to 180, and the id of a new card is a word"),
    (f'[[card]]\nid = "190"\nera = "I"\n{CARD}', "there is no [[card]] 190"),
    (f'[[card]]\nid = "assistant"\nera = "I"\n{CARD}', "there is no [[card]] assistant"),
    (f'[[card]]\nid = "two words"\nera = "I"\n{CARD}', "a new id is letters and digits"),
    (f'[[card]]\nid = "tide"\n{CARD}', "era must be a text"),
    (
        f'[[special]]\nid = "tide"\ncost = 1\n{CARD}source = "ludarium"\n\n[[card]]\nid = "tide"\nera = "I"\n{CARD}',
        "a special card has this id",
    ),
    (f'[[special]]\nid = "tide"\ncost = 4\n{CARD}', "cost must be a whole number from 1 to 3"),
    ('[[slot]]\nid = "Y6"\ncolour = "yellow"', "no slot can be added: the main board has these slots"),
    ('[[piece]]\nid = "dome"\nsupply = 0', "no piece can be added: the game has these pieces"),
    ("[[table]]\nplayers = 5", "no table can be added: up to four people play"),
    ('[[metropolis]]\nid = "gate"\ncolour = "brown"\ninstant = "credit 1"', "a blue metropolis has an instant effect"),
    ("[[board]]\nid = 9", "there is no [[board]] 9: the box has 1 to 8, and the id of a new board is a word of its own"),
]


KNOWN = Known(
    goods=GOODS,
    phases=PHASES,
    phrases={
        "'count-claimed-type' if self.types else 'count-claimed-card'": ["count-claimed-type", "count-claimed-card"],
        "f'count-{self.word}'": ["count-connected", "count-upgraded", *[f"count-{word}" for word in PLAIN_COUNTS]],
        "f'do-{VERBS[self.mode]}'": ["do-build", "do-build-free", "do-build-for", "do-build-less"],
        "f'gain-{GOODS[good]}'": [f"gain-{good}" for good in GOODS],
        "f'gain-{RESOURCES[resource]}'": [f"gain-{good}" for good in RESOURCES],
    },
    icons={
        "'build-upgraded' if self.upgrade_cost is not None else 'build'": ["build-upgraded", "build"],
        "'for' if self.mode == STATED else 'less'": ["for", "less"],
        "GROUPS[self.group]": list(GROUPS),
        "PIECES[self.piece]": list(PIECES),
        "RESOURCES[kind]": list(RESOURCES),
        "RESOURCES[resource]": list(RESOURCES),
        "RESOURCES[self.one]": list(RESOURCES),
        "RESOURCES[self.other]": list(RESOURCES),
        "RESOURCES[self.resource]": list(RESOURCES),
        "f'metropolis-{METROPOLIS_COLOURS[self.colour]}'": [f"metropolis-{colour}" for colour in METROPOLIS_COLOURS],
        "f'slot-{self.scope}' if self.scope in SCOPES else self.scope": [*[f"slot-{scope}" for scope in SCOPES], *SLOTS[:-1]],
        "f'{self.word}-{self.what}' if self.what else self.word": [
            *[f"connected-{kind}" for kind in CONNECTED],
            *[f"upgraded-{kind}" for kind in UPGRADED],
            *PLAIN_COUNTS,
        ],
        "self.source()": ["claimed-type", "claimed-card"],
    },
    few=[Mode(1), Mode(2), Mode(3, {"contracts": True}), Mode(4, {"boards": "advanced", "contracts": True})],
    said=[Mode(1), Mode(2), Mode(3, {"contracts": True}), Mode(4, {"boards": "advanced", "contracts": True})],
    rare=rare,
    seen=frozenset(
        {
            *("round", "era", "turns", "turn", "phase", "order", "tiles", "clones", "always", "cloning", "contracts"),
            *("metropolises", "tunnels", "white", "symbiotic", "deck", "discard", "shown", "specials", "card", "slot"),
            *("sides.board", "sides.goods", "sides.points", "sides.gained", "sides.history", "sides.cities", "sides.tunnels"),
            *("sides.buildings", "sides.metropolises", "sides.extra", "sides.hand", "sides.rejected", "sides.looked", "sides.claimed"),
            *("sides.used", "sides.under", "sides.contracts", "sides.space", "sides.arrived", "sides.advanced", "sides.before"),
        }
    ),
    same_in_all=frozenset({"game-title"}),
    same_in_some=frozenset({"icon-farm"}),
    sometimes={"ability": {"arg0", "arg1"}},
    disturbed=disturbed,
    busy=busy_pick,
    additions=ADDITIONS,
    unseen=frozenset({"board"}),
    refusals=REFUSALS,
)
