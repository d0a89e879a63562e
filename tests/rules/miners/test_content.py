"""The content of the base pack (section C): numbers, masks, costs, effects and their values."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from ludarium.engine.effect import Per, Priced
from ludarium.engine.errors import PackError
from ludarium.games.miners.content.components import ATLANTEANS, BARBARIANS, JAPANESE, ROMANS, SCOTS, Design, leaves
from ludarium.games.miners.content.effects import COUNTS, VOCABULARY, Activate, Counted, Pay
from ludarium.games.miners.content.worth import Counts, budget_of, value, values_of
from ludarium.games.miners.notation import FACTIONS, STEPS
from ludarium.games.miners.rules.activation import WHICH
from ludarium.games.miners.rules.mine import SIDES
from tests.engine.test_language_reach import MINERS_SEED, rewritten
from tests.rule import rule
from tests.rules.miners.scene import GAME, card_entry, game_with, given, opened, played

CONTENT = GAME.content
BOARD_SIDES = [side for sides in CONTENT.boards for side in sides]
DESIGNS = CONTENT.designs
CATALOGUE = Path(__file__).parents[3] / "docs" / "rules" / "miners.md"
BY_NAME = {design.name: design for design in DESIGNS}
MEANS = {SCOTS: 3.0, BARBARIANS: 2.5, 2: 3.0, JAPANESE: 3.0, ATLANTEANS: 3.0, ROMANS: 3.5}


def of_level(level: int) -> list[Design]:
    return [design for design in DESIGNS if design.level == level]


def own(faction: int, level: int) -> list[Design]:
    return [design for design in of_level(level) if design.factions == [faction]]


def copies(designs: list[Design]) -> int:
    return sum(len(design.masks) for design in designs)


# -- masks -------------------------------------------------------------------------------------------------------------


@rule("IM-C5", "IM-C46")
@pytest.mark.parametrize("level", range(3))
def test_masks(level: int) -> None:
    masks = [mask for design in of_level(level) for mask in design.masks]
    assert all(1 <= mask.bit_count() <= 5 for mask in masks)
    for side in range(len(SIDES)):
        assert 0.45 <= sum(mask >> side & 1 for mask in masks) / len(masks) <= 0.55
    for faction, mean in MEANS.items():
        found = [mask.bit_count() for design in own(faction, level) for mask in design.masks]
        assert abs(sum(found) / len(found) - mean) <= 0.3
    assert all(len(set(design.masks)) == len(design.masks) for design in of_level(level))
    assert max(Counter(masks).values()) <= 4


@rule("IM-C5", "IM-R35")
def test_masks_of_level_iv() -> None:
    assert {mask for design in of_level(3) for mask in design.masks} == {1 << SIDES.index("NW") | 1 << SIDES.index("NE")}


# -- the language ------------------------------------------------------------------------------------------------------


@rule("IM-C7", "IM-C49", "IM-C46")
def test_every_verb_of_the_catalogue_is_a_word() -> None:
    words = (
        "gold vp draw draw-IV faction-draw research machine cart collapse uncollapse activate pay discard discard-up-to spend move-machine"
    )
    assert set(words.split()) | {"next-cost"} == set(VOCABULARY.verbs) - set(VOCABULARY.modifiers)
    assert set(VOCABULARY.modifiers) == {"all-costs", "research-longer", "surface-twice", "collapse-passes"}
    assert ["any", "adjacent", *FACTIONS, "I", "II", "III", "IV"] == WHICH


@rule("IM-C9", "IM-C49")
def test_every_count_of_the_catalogue_is_a_word() -> None:
    written = re.search(r"\| COUNT \| (.*) \|", CATALOGUE.read_text(encoding="utf-8"))
    assert written is not None
    words = set(re.findall(r"`([a-zA-Z-]+)`", written[1])) - {"row-I", "row-IV"}
    assert words <= set(COUNTS)
    assert set(COUNTS) == {*FACTIONS, *words, "row-I", "row-II", "row-III", "row-IV"}


@rule("IM-C8", "IM-C7", "IM-C10")
@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (card_entry("T", "draw-IV 1"), "IM-D4"),
        (card_entry("T", "pay 3, vp 1"), "is a price"),
        (card_entry("T", "spend 1 machines, vp 1"), "is a price"),
        (card_entry("T", "vp 1", faction="goths"), "faction is none"),
        (card_entry("T", "vp 1", carts="N"), "full halves"),
        (card_entry("T", "on reveal: vp 1"), "carried out at once"),
        ('\n[[event]]\nid = "T"\neffect = "gold 3"\nsource = "ludarium"\n', "has an occasion"),
        ('\n[[event]]\nid = "T"\neffect = "on dig: gold 3"\nsource = "ludarium"\n', "nothing happens"),
    ],
)
def test_a_pack_with_a_word_in_the_wrong_place_is_refused(entry: str, message: str) -> None:
    with pytest.raises(PackError, match=message):
        game_with(entry)


@rule("IM-C10", "IM-C7", "IM-C12")
def test_words_stand_where_they_may() -> None:
    for design in DESIGNS:
        for effect in design.effects:
            words = [leaf.word for leaf in leaves(effect)]
            assert "draw-IV" not in words
            assert "collapse" not in words or BARBARIANS in design.factions
            assert "move-machine" not in words or ATLANTEANS in design.factions
    for side in BOARD_SIDES:
        assert all(leaf.word != "research" for space in side.spaces for leaf in leaves(space))


@rule("IM-C10")
def test_every_scaled_amount_has_a_limit() -> None:
    natural = ("machines-here", "factions", "adjacent", "full-carts-here")
    effects = [effect for design in DESIGNS for effect in design.effects]
    effects += [space for side in BOARD_SIDES for space in side.spaces] + [event.on.effect for event in CONTENT.events]
    for effect in effects:
        for part in getattr(effect, "parts", [effect]):
            if isinstance(part, Per):
                assert isinstance(part.count, Counted)
                assert part.limit or part.count.word in natural, effect.source()


@rule("IM-C10", "IM-C48")
@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.name)
def test_every_effect_can_be_performed_in_a_mine_of_its_own_card_and_one_gives_something(design: Design) -> None:
    above = {0: [], 1: ["I-N1 1,0"], 2: ["I-N1 1,0", "II-N1 2,1"], 3: ["I-N1 1,0", "II-N1 2,1", "III-N1 3,2"]}[design.level]
    above = [card for card in above if not card.startswith(design.name)]
    place = ["1,0", "2,1", "3,2", "4,3"][design.level] if above or design.level == 0 else "1,0"
    place = {"I-N1": "1,0", "II-N1": "2,1", "III-N1": "3,2"}.get(design.name, place)
    gave = 0
    for number, effect in enumerate(design.effects):
        scene = given(gold=20).mine(*above, f"{design.name} {place}")
        before = scene.table.digest()
        scene.performs(effect.source(), place)
        while scene.asks():
            scene.table.play(0, scene.table.moves(0)[0])
        gave += not isinstance(effect, Priced) and scene.table.digest() != before and number < 2
    assert gave or any(isinstance(effect, Activate) for effect in design.effects)


# -- factions ----------------------------------------------------------------------------------------------------------


def price_of(effect: Priced[Any]) -> int:
    assert isinstance(effect.price, Pay)
    assert effect.price.scots
    return effect.price.amount


@rule("IM-C11", "IM-C53")
def test_a_scots_effect_is_dear_with_one_scots_card_and_a_bargain_with_five() -> None:
    dear = [(design, effect) for design in DESIGNS for effect in design.effects if isinstance(effect, Priced)]
    assert len(dear) > 10
    for design, effect in dear:
        units = value(effect.then, Counts(design.level))
        assert 0.75 <= (price_of(effect) - 1) / units <= 1.5, design.name
        assert max(0, price_of(effect) - 5) / units <= 0.6, design.name
        assert SCOTS in design.factions
    assert all(design.cost >= 2 for design in of_level(2) if SCOTS in design.factions)


@rule("IM-C12", "IM-C13", "IM-C14", "IM-C15", "IM-C16")
@pytest.mark.parametrize(
    ("faction", "words"),
    [
        (BARBARIANS, ["collapse here", "uncollapse", "per collapses"]),
        (2, ["research 1", "research 2", "steps"]),
        (JAPANESE, ["factions", "per japanese", "faction-draw"]),
        (ATLANTEANS, ["machine 1 here", "per machines-here", "machine 1 any", "per 2 machines"]),
        (ROMANS, ["cart 1", "adjacent", "full-carts"]),
    ],
)
def test_each_faction_has_its_own_manner(faction: int, words: list[str]) -> None:
    sources = [effect.source() for design in DESIGNS if design.factions == [faction] for effect in design.effects]
    assert all(any(word in source for source in sources) for word in words)


@rule("IM-C12")
def test_barbarians_are_paid_more_than_others_for_their_collapse() -> None:
    """A quarter to a half more than what the level gives without a collapse: 2 and 3 gold, 2 points; level III by its formula."""
    assert BY_NAME["I-B1"].effects[0].source() == "gold 3, collapse here"
    assert [effect.source() for effect in BY_NAME["II-B1"].effects] == ["vp 3, collapse here", "gold 4, collapse here"]
    for amount, norm in ((3, 2), (3, 2), (4, 3)):
        assert 1.25 <= amount / norm <= 1.5


@rule("IM-C17")
def test_pairs_take_one_effect_of_each_faction_and_cards_without_faction_are_plain() -> None:
    marks = {0: "scots:", 1: "collapse here", 2: "research", 3: "factions", 4: "machine 1 here", 5: "cart"}
    for design in DESIGNS:
        if len(design.factions) == 2:
            for number, faction in enumerate(design.factions):
                assert marks[faction] in design.effects[number].source(), design.name
        if not design.factions:
            words = {leaf.word for effect in design.effects for leaf in leaves(effect)}
            assert words <= {"gold", "vp", "draw", "activate"}


# -- numbers -----------------------------------------------------------------------------------------------------------


@rule("IM-C18", "IM-C46", "IM-K2")
def test_cards_by_level_and_faction() -> None:
    for level, (single, pair, none) in enumerate([(5, 0, 6), (4, 15, 4), (4, 15, 4), (0, 0, 14)]):
        assert [copies(own(faction, level)) for faction in range(6)] == [single] * 6
        pairs = [tuple(design.factions) for design in of_level(level) if len(design.factions) == 2]
        assert sorted(pairs) == (sorted(combinations(range(6), 2)) if pair else [])
        assert copies([design for design in of_level(level) if not design.factions]) == none
    for faction in range(6):
        assert copies([design for design in DESIGNS if faction in design.factions]) == 23


@rule("IM-C19")
def test_designs_and_copies() -> None:
    assert len(DESIGNS) == 89
    assert [len(of_level(level)) for level in range(4)] == [20, 31, 37, 1]
    for faction in range(6):
        assert [sorted(len(design.masks) for design in own(faction, level)) for level in range(3)] == [[1, 2, 2], [2, 2], [1, 1, 2]]
    for level, expected in enumerate([[3, 3], [1] * 4, [1] * 4, [14]]):
        assert [len(design.masks) for design in of_level(level) if not design.factions] == expected


@rule("IM-C20", "IM-C51", "IM-C46", "IM-C53")
def test_costs_of_level_iii() -> None:
    counts = Counter(design.cost for design in of_level(2) for mask in design.masks)
    assert [counts[cost] for cost in range(14)] == [2, 1, 2, 3, 4, 5, 6, 5, 4, 4, 3, 2, 1, 1]
    for faction in range(6):
        costs = [design.cost for design in of_level(2) if faction in design.factions for mask in design.masks]
        assert 5.3 <= sum(costs) / 9 <= 7.3
        assert min(costs) >= (2 if faction in (SCOTS, ROMANS) else 3)
    lines = [line for line in CATALOGUE.read_text(encoding="utf-8").splitlines() if len(line.split("|")) == 12]
    table = [line for line in lines if re.match(r"\| (Scots|Barb|Egy|Jap|Atl|Rom)\w* \| \d", line)]
    for faction, line in enumerate(table):
        cells = [cell.strip() for cell in line.split("|")[2:10]]
        letters = "SBEJAR"
        names = [f"III-{letters[faction]}{number}" for number in (1, 2, 3)]
        names += [f"III-{letters[faction]}{letters[other]}" if other > faction else "" for other in range(1, 6)]
        for name, cell in zip(names, cells, strict=True):
            assert not cell or BY_NAME[name].cost == int(cell)
    assert len(table) == 6


@rule("IM-C21", "IM-A14")
def test_only_cards_of_level_iv_have_one_effect() -> None:
    assert {design.level for design in DESIGNS if len(design.effects) == 1} == {3}


# -- the seed ----------------------------------------------------------------------------------------------------------


def seed_lines() -> dict[str, list[str]]:
    """Return the effects of the seed of the catalogue, as the engine's own test has them."""
    lines = [line.split(" | ") for line in MINERS_SEED.strip().splitlines()]
    return {parts[0].strip(): [part.strip() for part in parts[1:]] for parts in lines}


@rule("IM-C24", "IM-C25", "IM-C26", "IM-C27", "IM-C51")
@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.name)
def test_cards_are_those_of_the_seed(design: Design) -> None:
    expected = [VOCABULARY.parse(text).source() for text in seed_lines()[design.name]]
    assert [effect.source() for effect in design.effects] == expected


def half_up(number: float) -> int:
    return max(1, int(number + 0.5))


@rule("IM-C26")
@pytest.mark.parametrize("design", [design for design in of_level(2) if design.factions], ids=lambda design: design.name)
def test_amounts_of_level_iii_follow_from_the_cost(design: Design) -> None:
    v = 1 + 0.45 * design.cost
    vp = max(2, half_up(1.45 * v))
    japanese = f"vp 1 per factions max {min(6, half_up(v))}" + (f", vp {int(v - 3.5 + 0.5)}" if v - 3.5 >= 0.5 else "")
    formulas = {
        SCOTS: f"pay {half_up(2 + 0.9 * vp)} scots: vp {vp}",
        BARBARIANS: f"vp {half_up(1.25 * v)}, collapse here",
        2: f"research 2, vp {half_up(v - 1.6)}",
        JAPANESE: "vp 1 per japanese max 3" if design.name == "III-J2" else japanese,
        ATLANTEANS: f"machine 1 here, vp {half_up(0.6 * v)}, vp 1 per machines-here",
        ROMANS: f"vp {half_up(0.4 * v)}, vp 1 per full-carts max {half_up(0.7 * v)}",
    }
    for number, faction in enumerate(design.factions):
        assert design.effects[number].source() == formulas[faction]
    if len(design.factions) == 1:
        plain = design.name[-1] in "12" or design.factions == [ATLANTEANS]
        assert design.effects[1].source() == (f"gold {max(2, half_up(v))}" if plain else f"vp {half_up(0.8 * v)}")


@rule("IM-C22", "IM-C23", "IM-C50", "IM-C53")
@pytest.mark.parametrize("design", of_level(0) + of_level(1) + of_level(2), ids=lambda design: design.name)
def test_the_value_of_a_card_lies_in_its_budget(design: Design) -> None:
    least, most = budget_of(design)
    better, weaker = values_of(design)
    assert least - 1e-9 <= better <= most + 1e-9
    assert weaker >= 0.3


@rule("IM-C27", "IM-C23")
def test_level_iv_is_worth_six_points() -> None:
    assert [effect.source() for effect in BY_NAME["IV-1"].effects] == ["vp 6"]


@rule("IM-C29", "IM-C28")
def test_events_are_those_of_the_seed() -> None:
    lines = seed_lines()
    for event in CONTENT.events:
        assert event.on.effect.source() == rewritten(lines[event.name][0]), event.name


@rule("IM-C30")
def test_values_of_events_and_what_they_are_worth_in_round_1() -> None:
    for event in CONTENT.events:
        if event.timing != 2 and event.name != "EV08":  # the latter over whole games, below
            assert 0.3 <= value(event.on.effect, Counts(1)) <= 2.8, event.name
    worthless = {"EV12", "EV15"}  # cards of level I cost nothing, and nothing has collapsed yet
    for event in CONTENT.events:
        if event.timing == 2:
            continue
        scene = given(gold=4 if event.timing else 0).boards("alchemy", "technology", "diplomacy").holds("I-N1", "I-N2")
        if event.timing:  # after the first card
            scene.mine("I-E1 1,0 activated")
        before = scene.goods()
        scene.carries_out(event.name)
        worthless |= {event.name} if not scene.asks() and scene.goods() == before else set()
    assert worthless == {"EV08", "EV10", "EV11", "EV12", "EV15", "EV18"}
    themes = {"gold": "EV01", "collapse": "EV09", "research": "EV04", "variety": "EV08", "machines": "EV06", "carts": "EV07"}
    words = {"gold": "gold", "collapse": "uncollapse", "research": "research", "variety": "vp", "machines": "machine", "carts": "cart"}
    for theme, name in themes.items():
        event = next(event for event in CONTENT.events if event.name == name)
        assert words[theme] in {leaf.word for leaf in leaves(event.on)}


@rule("IM-C30")
def test_the_feast_of_nations_is_worth_less_than_2_8_over_rounds_3_to_9() -> None:
    total, cases = 0, 0
    for seed in range(20):
        state = opened(1, seed)
        seen: set[int] = set()
        while not state.over:
            if 3 <= state.round <= 9 and state.round not in seen and state.phase == 2:
                seen.add(state.round)
                total += min(3, state.factions_of(0).bit_count())
                cases += 1
            played(state, seed * 1000 + state.round, 1)
    assert 0.3 <= total / cases <= 2.8


# -- boards and surface ------------------------------------------------------------------------------------------------


@rule("IM-C31", "IM-C32", "IM-C47")
def test_boards_are_those_of_the_seed() -> None:
    text = CATALOGUE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d[ab]) \| (\w+) \| (.*) \|$", text, re.MULTILINE)
    assert [name.lower() for _side, name, _spaces in rows] == [side.name for side in BOARD_SIDES]
    words = {"g": "gold", "d": "draw", "v": "vp", "c": "cart"}
    for (_number, _name, spaces), side in zip(rows, BOARD_SIDES, strict=True):
        assert len(side.spaces) == STEPS == 10
        for code, space in zip(spaces.split(" | "), side.spaces, strict=True):
            for word in re.findall(r"\b([gdvc])(\d)\b", code.split(",")[0]):
                assert f"{words[word[0]]} {word[1]}" in space.source()
            for sign, source in (("IV", "draw-IV 1"), ("a", "activate any"), ("x", "uncollapse 1"), ("m", "machine 1 any")):
                assert (source in space.source()) == (re.search(rf"\b{sign}\b", code.split(",")[0]) is not None)


@rule("IM-C33", "IM-C53", "IM-L7")
def test_values_of_boards() -> None:
    for side in BOARD_SIDES:
        steps = [value(space, Counts(2)) for space in side.spaces]
        assert 11 <= sum(steps[:9]) <= 14, side.name
        assert 5 <= steps[9] <= 7
        assert not any(steps[step] < 0.5 and steps[step + 1] < 0.5 for step in range(2, 9))
        assert all(leaf.word != "activate" for leaf in leaves(side.spaces[9]))
    sources = [[space.source() for space in side.spaces] for side in BOARD_SIDES]
    assert sum(any("draw-IV" in space for space in side) for side in sources) <= 4
    assert sum(any("cart" in space for space in side) for side in sources) >= 4


@rule("IM-C34", "IM-X14", "IM-X15", "IM-X16", "IM-C47")
def test_the_surface_is_data() -> None:
    assert [choice.does.source() for choice in CONTENT.surface] == ["gold 2", "draw 3", "pay 4: research 2", "pay 8: research 5"]
    assert [choice.effect for choice in CONTENT.surface] == [0, 1, 2, 2]
    game = game_with('\n[[surface]]\nid = "gold"\neffect = "gold 5"\nsource = "ludarium"\n')
    assert given(game=game).mine("I-N1 1,0").digs("I-N2").play("place 1,2", "skip", "surface gold").goods() == "5 gold, 0 points"


@rule("IM-C10", "IM-C53")
def test_no_effect_is_at_least_as_good_as_the_other_in_every_position() -> None:
    """Effects that give or take other things cannot be compared. Of all others each is the better one in some mine."""
    alike = [design for design in DESIGNS if len(design.effects) == 2 and kinds(design, 0) == kinds(design, 1)]
    assert {design.name for design in alike} == {"III-J3", "III-JR", "III-R3"}
    poor = ["I-N1 1,0 carts=", "II-N1 2,1 carts="]
    varied = ["I-S1 1,0 carts=", "I-B1 1,2 carts=", "I-E1 1,4 carts=", "I-A1 1,6 carts=", "I-R1 1,8 carts=", "II-N1 2,1 carts="]
    carts = [
        "I-N1 1,0 carts=E",
        "I-N1 1,2 carts=W,E",
        "I-N1 1,4 carts=W,E",
        "I-N2 1,6 carts=W,E",
        "I-N2 1,8 carts=W,E",
        "I-N2 1,10 carts=W",
    ]
    for design in alike:
        better = set()
        for mine in (poor, varied, [*carts, "II-N1 2,1 carts="]):
            made = [given().mine(*mine, f"{design.name} 3,2 carts=") for effect in design.effects]
            one, other = [
                scene.performs(effect.source(), "3,2").miner().points() for scene, effect in zip(made, design.effects, strict=True)
            ]
            better |= {0} if one > other else {1} if other > one else set()
        assert better == {0, 1}, design.name


def kinds(design: Design, number: int) -> set[str]:
    """Return the words of an effect: what it gives and what it takes."""
    return {leaf.word for leaf in leaves(design.effects[number])}
