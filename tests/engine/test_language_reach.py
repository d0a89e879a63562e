"""The effect language can say what the next games need: vocabularies of Imperial Miners, Underwater Cities and Barrage.

The expressions of Imperial Miners are the complete proposed seed of its catalogue (IM-C49), rewritten mechanically:
`may PRICE: EFFECT` becomes `may (PRICE: EFFECT)`, `discard up to N` becomes `discard-up-to N`.
"""

from __future__ import annotations

import re

import pytest

from ludarium.engine.ability import LESS, MORE, On
from ludarium.engine.effect import By, Effect, If, Per, Priced
from ludarium.engine.errors import PackError
from ludarium.engine.language import ModifierWord, Parameter, Vocabulary
from tests.engine.small.spoken import count, needed, number, perhaps, trigger, verb

FACTIONS = "scots barbarians egyptians japanese atlanteans romans"
LEVELS = "I II III IV"

MINERS = Vocabulary(
    verbs=[
        *[verb(word, [number()]) for word in ("gold", "vp", "draw-IV", "research", "cart", "uncollapse", "discard", "discard-up-to")],
        *[verb(word, [number()]) for word in ("move-machine", "next-cost", "all-costs", "research-longer")],
        *[verb(word, []) for word in ("surface-twice", "collapse-passes")],
        verb("draw", [number(), perhaps("level", LEVELS)]),
        verb("faction-draw", [number(), needed("faction", f"any {FACTIONS}")]),
        verb("machine", [number(), needed("where", "here other any")]),
        verb("collapse", [number(), needed("where", "here any")]),
        verb("activate", [needed("which", f"any adjacent {FACTIONS} {LEVELS}")]),
        verb("pay", [number(), perhaps("reduction", "scots")]),
        verb("spend", [number(), needed("what", "machines")]),
    ],
    counts=[
        count(word, [])
        for word in (
            f"{FACTIONS} factions machines-here machines collapses uncollapsed full-carts full-carts-here adjacent row-here "
            "row-I row-II row-III row-IV height steps boards hand discarded gold activated"
        ).split()
    ],
    events=[],
)

MINERS_SEED = """
I-S1 | gold 2 | pay 3 scots: vp 2
I-S2 | gold 2 | pay 3 scots: research 2
I-S3 | gold 1, draw 1 | pay 5 scots: vp 3
I-B1 | gold 3, collapse here | vp 2, collapse here
I-B2 | gold 3, collapse here | uncollapse 1, gold 1
I-B3 | draw 3, collapse here | gold 1, gold 1 per collapses max 3
I-E1 | research 1 | gold 2
I-E2 | research 1 | gold 1, draw 1
I-E3 | research 1, gold 1 | gold 1 per 2 steps max 3
I-J1 | gold 1 per factions max 3 | draw 2
I-J2 | gold 2 | vp 1 per 2 factions max 2
I-J3 | faction-draw 1 any, gold 1 | vp 1 per 2 japanese max 2
I-A1 | machine 1 here, gold 1 per machines-here | vp 1 per machines-here max 2
I-A2 | machine 1 here, gold 1 | gold 1, gold 1 per machines-here
I-A3 | machine 1 any, gold 2 | draw 2
I-R1 | gold 1, gold 1 per adjacent max 2 | cart 1
I-R2 | gold 2 | cart 1
I-R3 | gold 1 per 2 full-carts max 4 | draw 2
I-N1 | gold 2 | draw 2
I-N2 | gold 1, draw 1 | vp 1
II-S1 | pay 7 scots: vp 4 | gold 3
II-S2 | pay 5 scots: vp 3 | gold 2, draw 1
II-B1 | vp 3, collapse here | gold 4, collapse here
II-B2 | uncollapse 2, vp 2 | vp 1 per collapses max 3
II-E1 | research 2 | gold 3
II-E2 | research 2 | vp 1 per 3 steps max 3
II-J1 | vp 1 per 2 factions max 3 | gold 1 per factions max 5
II-J2 | vp 1 per japanese max 3 | faction-draw 2 any
II-A1 | machine 1 here, gold 1, vp 1 per machines-here | gold 2, gold 1 per machines-here
II-A2 | machine 1 any, gold 3 | vp 1 per 2 machines max 3
II-R1 | cart 1, gold 1 | vp 1 per 2 full-carts max 4
II-R2 | vp 1 per 2 adjacent max 3 | gold 1, gold 1 per adjacent max 4
II-N1 | gold 4 | draw 3
II-N2 | gold 4 | vp 2
II-N3 | activate any | gold 3
II-N4 | activate any | vp 2
II-SB | pay 6 scots: vp 4 | vp 3, collapse here
II-SE | pay 6 scots: vp 4 | research 2
II-SJ | pay 6 scots: vp 4 | vp 1 per 2 factions max 3
II-SA | pay 6 scots: vp 4 | machine 1 here, vp 1 per machines-here
II-SR | pay 6 scots: vp 4 | cart 1, vp 1 per 4 full-carts max 2
II-BE | vp 3, collapse here | research 2
II-BJ | vp 3, collapse here | vp 1 per 2 factions max 3
II-BA | vp 3, collapse here | machine 1 here, vp 1 per machines-here
II-BR | vp 3, collapse here | cart 1, vp 1 per 4 full-carts max 2
II-EJ | research 2 | vp 1 per 2 factions max 3
II-EA | research 2 | machine 1 here, vp 1 per machines-here
II-ER | research 2 | cart 1, vp 1 per 4 full-carts max 2
II-JA | vp 1 per 2 factions max 3 | machine 1 here, vp 1 per machines-here
II-JR | vp 1 per 2 factions max 3 | cart 1, vp 1 per 4 full-carts max 2
II-AR | machine 1 here, vp 1 per machines-here | cart 1, vp 1 per 4 full-carts max 2
III-S1 | pay 8 scots: vp 7 | gold 5
III-B1 | vp 4, collapse here | gold 3
III-E1 | research 2, vp 3 | gold 4
III-J1 | vp 1 per factions max 4 | gold 4
III-A1 | machine 1 here, vp 2, vp 1 per machines-here | gold 4
III-R1 | vp 1, vp 1 per full-carts max 2 | gold 3
III-S3 | pay 9 scots: vp 8 | vp 4
III-B3 | vp 6, collapse here | vp 4
III-E3 | research 2, vp 3 | vp 4
III-J3 | vp 1 per factions max 6, vp 2 | vp 5
III-A3 | machine 1 here, vp 4, vp 1 per machines-here | gold 6
III-R3 | vp 3, vp 1 per full-carts max 5 | vp 5
III-S2 | pay 5 scots: vp 3 | gold 2
III-B2 | vp 3, collapse here | gold 2
III-E2 | research 2, vp 1 | gold 3
III-J2 | vp 1 per japanese max 3 | gold 2
III-A2 | machine 1 here, vp 2, vp 1 per machines-here | gold 3
III-R2 | vp 1, vp 1 per full-carts max 1 | gold 2
III-N1 | vp 1 | gold 2
III-N2 | vp 1 | draw 2
III-N3 | vp 1, gold 1 | draw 3
III-N4 | activate any, vp 2 | vp 4
III-SB | pay 7 scots: vp 5 | vp 5, collapse here
III-SE | pay 8 scots: vp 7 | research 2, vp 3
III-SJ | pay 7 scots: vp 5 | vp 1 per factions max 3
III-SA | pay 9 scots: vp 8 | machine 1 here, vp 3, vp 1 per machines-here
III-SR | pay 5 scots: vp 3 | vp 1, vp 1 per full-carts max 1
III-BE | vp 5, collapse here | research 2, vp 3
III-BJ | vp 5, collapse here | vp 1 per factions max 4
III-BA | vp 4, collapse here | machine 1 here, vp 2, vp 1 per machines-here
III-BR | vp 6, collapse here | vp 2, vp 1 per full-carts max 4
III-EJ | research 2, vp 3 | vp 1 per factions max 4, vp 1
III-EA | research 2, vp 3 | machine 1 here, vp 2, vp 1 per machines-here
III-ER | research 2, vp 3 | vp 2, vp 1 per full-carts max 4
III-JA | vp 1 per factions max 6, vp 2 | machine 1 here, vp 3, vp 1 per machines-here
III-JR | vp 1 per factions max 6, vp 2 | vp 2, vp 1 per full-carts max 4
III-AR | machine 1 here, vp 2, vp 1 per machines-here | vp 1, vp 1 per full-carts max 2
IV-1 | vp 6
EV01 | gold 3
EV02 | draw 2
EV03 | discard up to 3, gold 2 per discarded max 6
EV04 | research 2
EV05 | faction-draw 2 any
EV06 | gold 1, machine 1 any
EV07 | gold 1, cart 1
EV08 | vp 1 per factions max 3
EV09 | gold 2, uncollapse 1
EV10 | may pay 4: draw-IV 1
EV11 | gold 1 per row-I max 4
EV12 | all-costs 2
EV13 | research-longer 1
EV14 | surface-twice
EV15 | collapse-passes
EV16 | vp 1 per 4 gold max 3
EV17 | gold 1 per activated max 5
EV18 | activate any
"""

# What IM-C49 allows beyond the seed.
MINERS_MORE = """
draw 2 II
faction-draw 1 scots
collapse 1 any, vp 4
activate adjacent, activate egyptians, activate III
discard 2: research 3
spend 2 machines: vp 4
move-machine 1, vp 1 per machines-here max 3
next-cost 3
uncollapse 2, gold 1 per uncollapsed
vp 1 per full-carts-here max 6, gold 1 per row-here, vp 1 per height
"""

RESOURCES = "kelp steelplast science credit biomass"
KINDS = "farm desalination lab building tunnel structure city symbiotic-city metropolis"

UNDERWATER = Vocabulary(
    verbs=[
        *[verb(word, [number()]) for word in f"{RESOURCES} card point federation different use-action refresh".split()],
        verb("pay", [needed("what", f"{RESOURCES} card"), number()]),
        verb("production-of", [number(), needed("kind", KINDS)]),
        verb("tile", [needed("colour", "blue brown")]),
        verb("build", [needed("kind", KINDS), number(), perhaps("cost", "free"), perhaps("site", "expansion")]),
        verb("for-less", [needed("what", RESOURCES), number(), needed("kind", KINDS)]),
        verb("build-upgraded", [needed("kind", KINDS), perhaps("cost", "free")]),
        verb("upgrade", [needed("kind", KINDS), number(), perhaps("cost", "free")]),
        verb("convert-city", []),
        verb("slot", [needed("which", "available occupied not-mine coloured yellow-1 yellow-2")]),
        verb("more", [needed("kind", KINDS), needed("what", RESOURCES), number()]),
    ],
    counts=[
        count("connected", [perhaps("state", "upgraded"), needed("kind", KINDS)]),
        count("space", [number()]),
        *[count(word, []) for word in ("upgraded-tunnels", "cities-with-all-kinds", "claimed-cards", "sets", "tunnels-next-to-city")],
    ],
    events=[
        trigger("build", [needed("kind", KINDS), perhaps("which", "second-in-city second-in-turn")]),
        trigger("upgrade", [needed("kind", KINDS), perhaps("which", "second-in-city")]),
        trigger("use-slot", [needed("which", "yellow-1 yellow-2 coloured")]),
        trigger("slot-gives", [needed("what", RESOURCES), number()]),
        trigger("enter-space", [number()]),
        trigger("produce", [needed("kind", KINDS)]),
        *[trigger(word, []) for word in ("connect-metropolis", "no-match", "turn-end", "turn", "production", "end", "always")],
    ],
    modifiers=[
        ModifierWord("cheaper", 0, LESS, ["always"], about=[needed("what", RESOURCES), needed("kind", KINDS)]),
        ModifierWord("hand-limit", 100, MORE, ["always"]),
    ],
    periods=["turn", "round"],
)

UNDERWATER_NEEDS = """
UC-C18 | kelp 2, steelplast 1, card 1, point 2
UC-C18 | science 2 if connected lab >= 2
UC-C18 | point 3 if connected upgraded farm >= 3
UC-C18 | credit 4 if space 3 >= 1
UC-C18 | credit 1 per 2 connected farm
UC-C18 | pay credit 2: card 3
UC-C18 | up to 5 times (pay science 2: point 3)
UC-C18 | (pay kelp 1: steelplast 1) or (pay steelplast 1: kelp 1)
UC-C18 | different 2
UC-C18 | federation 2
UC-C18 | production-of 1 farm
UC-C18 | pay credit 3: tile blue
UC-C19 | build farm 2
UC-C19 | (build farm or build lab or build desalination) + card 1
UC-C19 | build tunnel 1 free
UC-C19 | pay credit 2: build tunnel 1 free
UC-C19 | for-less credit 1 city, build city
UC-C19 | build building 1 free expansion
UC-C19 | build-upgraded structure free
UC-C19 | up to 3 times ((pay science 1 or pay credit 2): upgrade farm)
UC-C19 | pay kelp 1, pay credit 1: convert-city
UC-C20 | use-action 2
UC-C20 | refresh 1, credit 1
UC-C20 | may (pay credit 1: slot available)
UC-C20 | slot occupied or slot not-mine
UC-C20 | slot yellow-2
UC-C21 | on build farm: kelp 1
UC-C21 | on build lab second-in-city: science 2
UC-C21 | on build tunnel second-in-turn: credit 2
UC-C21 | on upgrade farm second-in-city: point 1
UC-C21 | on use-slot yellow-1: federation 1
UC-C21 | on use-slot coloured: may (pay credit 1: card 1)
UC-C21 | on slot-gives kelp 2: credit 1
UC-C21 | on connect-metropolis: point 2
UC-C21 | on enter-space 3: science 1
UC-C21 | on no-match: kelp 1 or credit 1
UC-C21 | on turn-end: card 1 if connected city >= 3
UC-C21 | on always: cheaper steelplast tunnel 1
UC-C21 | on turn once per turn: may ((pay kelp 1: credit 2) or (pay credit 2: kelp 1))
UC-C21 | on always: hand-limit 1
UC-C22 | on production: credit 1, science 1
UC-C22 | on production: kelp 1 per 2 connected farm
UC-C22 | on production: more farm kelp 1
UC-C22 | instead of produce lab: kelp 1
UC-C22 | instead of produce lab once per round: steelplast 1, kelp 1
UC-C22 | on production: may (pay biomass 1: steelplast 1 + credit 1)
UC-C22 | on end: point 2 per connected upgraded desalination
UC-C22 | on end: point by connected city 0 0 0 2 4 7 10
UC-C22 | on end: point 4 per sets
UC-C22 | on end: up to 5 times (pay science 2: point 3)
UC-C22 | on end: point 3 if connected city >= 7 if connected metropolis >= 2
UC-C28 | point 5 if connected city >= 5 if claimed-cards >= 3
"""

AREAS = "plains plains-hills plains-hills-mountains"
STRUCTURES = "base elevation conduit powerhouse"

BARRAGE_GAINS = "credit vp energy excavator mixer turn-wheel drops-flow drops-wait contract patent"
BARRAGE_TILES = "fill-empty-dams fill-raised-dam no-engineers no-machines waive-red cap-excavators"
BARRAGE_COUNTS = "bases elevations conduits powerhouses patents contracts big-dams engineers-here sections new-conduit"

BARRAGE = Vocabulary(
    verbs=[
        *[verb(word, [number()]) for word in BARRAGE_GAINS.split()],
        verb("lose", [needed("what", "vp credit"), number()]),
        verb("pay", [needed("what", "credit excavator mixer engineer"), number()]),
        verb("place", [needed("what", STRUCTURES), perhaps("where", f"{AREAS} up-to-2 up-to-3 up-to-4 up-to-5")]),
        verb("construct", []),
        verb("produce", [perhaps("sign", "plus minus"), number(0)]),
        *[verb(word, [number(0)]) for word in BARRAGE_TILES.split()],
        verb("copy-officer", []),
    ],
    counts=[
        *[count(word, []) for word in BARRAGE_COUNTS.split()],
    ],
    events=[
        trigger("build", [needed("what", STRUCTURES), Parameter("which")]),
        *[trigger(word, []) for word in ("income", "water-passes", "round-end")],
    ],
)

# All different rewards of contracts and incomes of the company boards.
BARRAGE_REWARDS = """
credit 2, energy 2
credit 2, turn-wheel 1
credit 3
credit 2, (excavator 1 or mixer 1)
vp 7, turn-wheel 4
vp 6, 4 times (excavator 1 or mixer 1)
vp 8, credit 8
vp 8, energy 6
vp 12
vp 9, drops-flow 3
credit 1, turn-wheel 2
2 times (excavator 1 or mixer 1)
credit 5
vp 2, energy 3
credit 3, drops-wait 2
credit 4, excavator 1
vp 3, mixer 1
credit 4, drops-flow 1
energy 2, turn-wheel 2
vp 4, credit 2
place conduit up-to-2
place base plains
vp 5, excavator 1
vp 1, turn-wheel 3
vp 3, drops-flow 2
vp 4, excavator 2
place powerhouse
credit 3, mixer 2
vp 2, drops-flow 1, turn-wheel 2
vp 3, excavator 1, energy 2
place base plains-hills
turn-wheel 3, drops-flow 1
place conduit up-to-3
vp 3, 2 times (excavator 1 or mixer 1)
vp 2, place elevation
vp 6, excavator 1
vp 7, turn-wheel 1
vp 3, drops-flow 2, mixer 1
vp 6, drops-wait 3
credit 4, drops-wait 2, (excavator 1 or mixer 1)
vp 4, turn-wheel 3
place base plains-hills-mountains
credit 4, mixer 1, turn-wheel 2
place conduit up-to-4
vp 4, energy 5
vp 3, credit 2, 2 times (excavator 1 or mixer 1)
vp 8, turn-wheel 1
vp 5, drops-wait 3, excavator 1
place powerhouse, energy 3
place elevation, drops-flow 2
place conduit up-to-5
vp 7, credit 3
vp 8, drops-flow 1
vp 6, turn-wheel 2, drops-wait 2
vp 2, 3 times (excavator 1 or mixer 1)
turn-wheel 1
credit 6
vp 7
excavator 1 or mixer 1
vp 2, drops-flow 2
vp 3
turn-wheel 1, vp 2
vp 2, energy 2
vp 5
energy 4
vp 2, credit 3
turn-wheel 2
vp 2, (excavator 1 or mixer 1)
"""

# Action spaces, advanced technology, bonus tiles, the energy track, abilities.
BARRAGE_MORE = """
construct
produce plus 2
produce
produce minus 2
pay credit 3: drops-flow 1
credit 1 per engineers-here
pay credit 2: turn-wheel 2
pay credit 5, pay engineer 1: (excavator 1 + mixer 1)
contract 2
patent 3
copy-officer
fill-empty-dams 1
turn-wheel 1 per elevations
credit 2 per new-conduit
energy 1 per bases
energy 2 per new-conduit
fill-raised-dam
cap-excavators 5
may produce plus 2
no-engineers, no-machines
vp 3 per big-dams
vp 4 per patents
vp 2 per contracts
credit 3, lose vp 3
vp 1 by sections 0 4 8 12 16 20
on build base 4: credit 6
on income: vp 2, drops-flow 2
on water-passes: energy 1 per powerhouses
on round-end: vp 5 per powerhouses
"""


def rewritten(source: str) -> str:
    """Write an expression of IM-C49 as the effect language has it."""
    source = source.replace("discard up to", "discard-up-to")
    return re.sub(r"^may (.*: .*)$", r"may (\1)", source)


def rows(text: str) -> list[str]:
    return [line for line in text.strip().split("\n") if line]


def miners() -> list[str]:
    """Return every effect of the seed."""
    return [effect for row in rows(MINERS_SEED) for effect in row.split(" | ")[1:]]


def says(vocabulary: Vocabulary, source: str) -> Effect[object]:  # type: ignore[type-var]
    """Return the effect, having checked that it reads, is drawn and is written back the same."""
    effect = vocabulary.parse(source)
    assert effect.words().key
    assert effect.icons()
    again = vocabulary.parse(effect.source())
    assert again == effect
    assert again.words() == effect.words()
    return effect


def test_the_seed_is_complete() -> None:
    names = [row.split(" | ")[0] for row in rows(MINERS_SEED)]
    assert len([name for name in names if not name.startswith("EV")]) == 89
    assert len([name for name in names if name.startswith("EV")]) == 18
    assert len(set(names)) == 107


@pytest.mark.parametrize("row", rows(MINERS_SEED), ids=lambda row: row.split(" | ")[0])
def test_every_card_and_event_of_imperial_miners(row: str) -> None:
    for source in row.split(" | ")[1:]:
        effect = says(MINERS, rewritten(source))
        numbers = [int(found) for found in re.findall(r"\d+", source)]
        assert [int(found) for found in re.findall(r"\d+", effect.source()) if int(found) > 1] == [n for n in numbers if n > 1]


@pytest.mark.parametrize("source", rows(MINERS_MORE))
def test_the_rest_of_the_notation_of_imperial_miners(source: str) -> None:
    says(MINERS, source)


def test_miners_expressions_have_the_intended_form() -> None:
    priced = MINERS.parse("pay 7 scots: vp 4")
    assert isinstance(priced, Priced)
    assert (priced.price.source(), priced.then.source()) == ("pay 7 scots", "vp 4")
    scaled = MINERS.parse("vp 1 per 2 full-carts max 4")
    assert isinstance(scaled, Per)
    assert (scaled.every, scaled.limit, scaled.count.source()) == (2, 4, "full-carts")
    assert MINERS.parse(rewritten("may pay 4: draw-IV 1")).source() == "may (pay 4: draw-IV 1)"
    with pytest.raises(PackError, match="a price cannot have 'may'"):
        MINERS.parse("may pay 4: draw-IV 1")


@pytest.mark.parametrize("row", rows(UNDERWATER_NEEDS))
def test_what_underwater_cities_needs(row: str) -> None:
    says(UNDERWATER, row.split(" | ")[1])


def test_underwater_covers_all_five_lists() -> None:
    named = {row.split(" | ")[0] for row in rows(UNDERWATER_NEEDS)}
    assert named >= {"UC-C18", "UC-C19", "UC-C20", "UC-C21", "UC-C22"}


def test_underwater_expressions_have_the_intended_form() -> None:
    steps = UNDERWATER.parse("on end: point by connected city 0 0 0 2 4 7 10")
    assert isinstance(steps, On)
    assert isinstance(steps.effect, By)
    assert steps.effect.steps == [0, 0, 0, 2, 4, 7, 10]
    both = UNDERWATER.parse("point 3 if connected city >= 7 if connected metropolis >= 2")
    assert isinstance(both, If)
    assert isinstance(both.effect, If)
    second = UNDERWATER.parse("on build lab second-in-city: science 2")
    assert isinstance(second, On)
    assert second.trigger.arguments == ["lab", "second-in-city"]


@pytest.mark.parametrize("source", [*rows(BARRAGE_REWARDS), *rows(BARRAGE_MORE)])
def test_rewards_incomes_and_tiles_of_barrage(source: str) -> None:
    says(BARRAGE, source)
