"""What the tests of all games are told of Barrage."""

from __future__ import annotations

import ludarium
from ludarium.engine.chance import Chance
from ludarium.engine.lexicon import SKIP
from ludarium.engine.phrase import Phrase, Refusal
from ludarium.engine.trials import Mode
from ludarium.games.barrage.content.effects import GOODS
from ludarium.games.barrage.content.rows import ACTIONS, MODIFIERS
from ludarium.games.barrage.content.sites import BASE, PIECES
from ludarium.games.barrage.notation import BANK, BUILD, COPY, DONE, OFFICER
from ludarium.games.barrage.rules.construction import WHERE, piece_words
from ludarium.games.barrage.state import PHASES
from tests.known import Known

FORMS = [
    *["point 1 or credit 1", "may point 1", "2 times credit 1", "up to 3 times credit 1", "credit 2: point 3", "point 1 if contracts >= 2"],
    *["point by contracts 0 1 3", "point 1 + credit 1", "point 1 per 2 contracts max 4", "free-production plus-2", "construct"],
    *["credit 1 per engineers", "on produced once per turn: credit 1"],
]
RARE_REFUSALS = ["four-constructions", "needs-production", "no-action-left", "no-contract", "no-patent", "no-place", "wrong-area"]


def busy_pick(luck: Chance, moves: list[int]) -> int:
    """Choose at random, but build and act rather than bank: random play alone hardly builds."""
    doing = [move for move in moves if not BANK.has(move) and not SKIP.has(move) and not DONE.has(move)]
    building = [move for move in doing if BUILD.has(move) or COPY.has(move) or OFFICER.has(move)]
    if building and luck.below(2):
        return luck.pick(building)
    return luck.pick(doing) if doing and luck.below(10) else luck.pick(moves)


def productions() -> list[Phrase]:
    """Return a production to which an officer and a company add something, as it is asked, offered and told."""
    seat, dam = Phrase("seat", {"seat": 0}), Phrase("site", {"id": "D7L", "place": "lower", "basin": 7})
    italy, fiesler = Phrase("company", {"id": "italy"}), Phrase("officer", {"id": "viktor-fiesler"})
    total = Phrase(
        "energy-sum-changed", {"drops": 1, "value": 2, "modifier": 2, "bonus": 1, "energy": 7, "counted": 4, "givers": [fiesler]}
    )
    then = Phrase("energy-then", {"count": 3, "givers": [italy]})
    return [
        Phrase("ask-production", {"modifier": -2, "bonus": 1, "least": 4}),
        Phrase("ask-production-then", {"modifier": 2, "bonus": 1, "least": 4, "then": then}),
        Phrase("move-produce-then", {"dam": dam, "drops": 1, "to": 10, "energy": 7, "sum": total, "toll": 1, "then": then}),
        Phrase("log-ability-energy", {"seat": seat, "count": 3, "total": 10, "giver": italy}),
    ]


def rare() -> list[Phrase]:
    """Return what Barrage rarely says."""
    game = ludarium.game("barrage")
    content = game.content
    seat = Phrase("seat", {"seat": 0})
    return [
        *[game.vocabulary.parse(source).words() for source in FORMS],
        *[found.words() for found in [*content.officers, *content.objectives, *content.bonuses]],
        *[company.ability.words() for company in content.companies],
        *[tile.effect.words() for tile in content.technology if tile.effect is not None],
        Phrase("company-named", {"id": "alpine-union", "name": "Alpine Union"}),
        Phrase("officer-named", {"id": "ada-stone", "name": "Ada Stone"}),
        Phrase("tile-named", {"id": "chain-pump", "name": "Chain Pump", "kind": "base", "level": "II"}),
        Phrase("task", {"name": "PlayRound"}),
        Phrase("ask-one"),
        Phrase("ask-one-of", {"parts": [game.vocabulary.parse(source).words() for source in ("credit 1", "point 2")]}),
        Phrase("ask-any-order"),
        Phrase("ask-optional", {"what": game.vocabulary.parse("credit 1").words()}),
        Phrase("log-piece-lost", {"seat": seat, "piece": piece_words(BASE)}),
        Phrase("log-machines-returned", {"seat": seat, "excavators": 2, "mixers": 0}),
        Phrase("ask-second-production"),
        *productions(),
        *[Refusal(reason, "BR-J7").words() for reason in RARE_REFUSALS],
    ]


ADDITIONS = """
[[contract]]
id = "village-mill"
kind = "start"
energy = 2
reward = "credit 4"
source = "ludarium"

[[contract]]
id = "canal-treaty"
kind = "national"
energy = 9
reward = "point 9, drop 2"
source = "ludarium"

[[contract]]
id = "G16"
kind = "green"
energy = 3
reward = "machine 2"
source = "ludarium"

[[contract]]
id = "tannery"
kind = "yellow"
energy = 5
reward = "credit 3, energy 2"
source = "ludarium"

[[contract]]
id = "steel-works"
kind = "red"
energy = 8
reward = "point 6, place-conduit 3"
source = "ludarium"

[[company]]
id = "alpine-union"
name = "Alpine Union"
base_2 = "credit 3"
base_4 = "energy 2"
base_5 = "point 7"
elevation_2 = "mixer 1"
elevation_4 = "turn 2"
elevation_5 = "point 7"
conduit_2 = "excavator 1"
conduit_4 = "machine 2"
conduit_5 = "point 7"
ability = "on produced: credit 2"
source = "ludarium"

[[officer]]
id = "ada-stone"
name = "Ada Stone"
effect = "on build: base-price 2"
source = "ludarium"

[[officer]]
id = "otto-k"
effect = "on produced: credit 1"
source = "ludarium"

[[technology]]
id = "chain-pump"
name = "Chain Pump"
kind = "conduit"
level = "I"
effect = "on built: credit 1 per own conduit"
source = "ludarium"

[[technology]]
id = "night-shift"
kind = "joker"
level = "I"
effect = "on build: no-engineers"
source = "ludarium"

[[bonus]]
id = "wheels"
effect = "point 2 per contracts max 8"
intro = 1
source = "ludarium"

[[objective]]
id = "house-owners"
effect = "point 1 per own powerhouse"
source = "ludarium"

[[headstream]]
id = "spring-flood"
round_1 = 3
round_2 = 0
round_3 = 0
round_4 = 3
source = "ludarium"

[[neutral]]
id = "old-weir"
dam = "D5U"
level = 1
source = "ludarium"

[[automa]]
id = 21
rows = '''
production 1 minus-1 green
construction 2 base
workshop 1 1
bank 1 1
'''
dam = "most-powerful-conduit own-powerhouse most-water"
dam_start = 4
conduit = "most-powerful powerhouse-own-opponent dam-own-neutral-opponent"
conduit_start = "C2R"
powerhouse = "spares-opponent-dam most-powerful-conduit own-dam"
powerhouse_start = 11
headstreams = "H4 H1 H2 H3"
source = "ludarium"
"""
REFUSALS = [
    (
        '[[space]]\nid = "turbine-plus9-left"\nengineers = 1\nsurcharge = 0\nprice = 0\nplayers = 2\neffect = "produce plus-2"',
        "no space can be added: the boards have these spaces",
    ),
    ('[[basin]]\nid = 13\narea = "plains"\nriver = 0', "no basin can be added: the map has these basins"),
    ('[[introduction]]\nseat = 5\ncompany = "usa"', "no introduction can be added: the introductory game has four seats"),
    (
        '[[contract]]\nid = "G3"\nenergy = 3\nreward = "credit 1"',
        "a new contract says its kind: green, yellow, red, start, national. Did you mean",
    ),
    ('[[technology]]\nid = "pump"\nkind = "conduit"\neffect = "on built: credit 1"', "a new technology says its level: I, II, III"),
    ('[[officer]]\nid = "ada stone"\neffect = "on build: base-price 2"', "a new id is letters and digits"),
    ('[[officer]]\nid = "ada"\nname = "A\\nb"\neffect = "on build: base-price 2"', "a name has 1 to 40 printable characters"),
    ('[[objective]]\nid = "ada"\neffect = "credit 2"', "an objective compares what"),
    ("[[automa]]\nid = 23\n", "Automa tiles are numbered without gaps: the next new one is 21"),
]


KNOWN = Known(
    goods=GOODS,
    phases=PHASES,
    phrases={
        "key": [
            *["ask-drop", "ask-flow", "gain-drop", "gain-flow", "do-produce", "do-free-production"],
            *["move-fulfil", "move-take", "move-discard", "move-build", "move-copy-tile"],
        ],
        "'move-build-at' if len(ways) == 1 else 'move-build-at-ways'": ["move-build-at", "move-build-at-ways"],
        "f'{words.key}-then'": ["ask-production-then", "move-produce-then"],
        "f'gain-{good}'": ["gain-excavator", "gain-mixer", "gain-credit"],
    },
    icons={
        "'flow' if self.flows else 'drop'": ["flow", "drop"],
        "f'place-{PIECES[self.piece]}'": [f"place-{piece}" for piece in PIECES],
        "f'in-{WHERE[self.limit - 1]}'": [f"in-{where}" for where in WHERE],
        "f'own-{PIECES[self.piece]}'": [f"own-{piece}" for piece in PIECES],
        "f'row-{ACTIONS[self.action]}'": [f"row-{action}" for action in ACTIONS],
        "MODIFIERS[self.modifier + MIDDLE]": list(MODIFIERS),
    },
    few=[Mode(1, {"automa-1": "4"}), Mode(2), Mode(2, {"automa-1": "1"}), Mode(3, {"game": "introductory"}), Mode(4)],
    said=[
        Mode(4, {"mahiri-officers": True}),
        Mode(2, {"game": "introductory"}),
        Mode(2, {"automa-1": "3", "automa-2": "4"}),
        Mode(1, {"automa-1": "2", "automa-2": "4"}),
    ],
    rare=rare,
    long_questions=frozenset({"ask-production-then"}),
    seen=frozenset(
        {
            *("round", "phase", "turn", "order", "dam_owner", "dam_level", "dam_water", "conduit_owner", "house_owner", "springs"),
            *("headstreams", "space_owner", "space_engineers", "bonuses", "objective", "national", "office", "piles", "patents"),
            *("inventions", "drafted", "bound", "offered", "automa_pile", "automa_discard", "thrown", "extra_officers"),
            *("sides.company", "sides.officer", "sides.level", "sides.credits", "sides.excavators", "sides.mixers", "sides.engineers"),
            *("sides.energy", "sides.points", "sides.gained", "sides.history", "sides.built", "sides.tiles", "sides.gate"),
            *("sides.wheel_tiles", "sides.wheel_excavators", "sides.wheel_mixers", "sides.contracts", "sides.fulfilled"),
            *("sides.constructions", "sides.building", "sides.banking", "sides.copying", "sides.beside", "sides.copied", "sides.passed"),
        }
    ),
    sometimes={"site": {"to"}},  # of conduits
    same_in_all=frozenset({"game-title"}),
    other_names={
        "de": ["vertrag", "verträge", "staudämme"],
        "hu": ["kotrógép", "nemzeti szerződés", "szerződésiroda", "célkitűzés", "kezdő szerződés"],
    },
    busy=busy_pick,
    additions=ADDITIONS,
    unseen=frozenset({"headstream", "neutral", "automa"}),
    uncounted=frozenset({"headstream", "neutral", "automa", "technology"}),
    refusals=REFUSALS,
)
