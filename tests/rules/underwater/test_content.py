"""The cards, metropolises and contracts of Underwater Cities, measured against chapter C of the rules."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from ludarium.engine.ability import Modifier, On
from ludarium.engine.effect import Effect, Goods, If, InAnyOrder, InOrder, Per, Priced, Times
from ludarium.engine.phrase import Phrase
from ludarium.games.underwater.content.effects import VOCABULARY
from ludarium.games.underwater.content.worth import VALUATION, Usual, Valuation, difficulty, goods, weight
from ludarium.games.underwater.game import BASE_PACK, make
from ludarium.text import LANGUAGES, Speaker
from tests.rule import rule
from tests.rules.underwater.design import COLOURS, DESIGN, ERAS

GAME = make([])
PACK: dict[str, list[dict[str, Any]]] = tomllib.loads(BASE_PACK.read_text(encoding="utf-8"))
CARDS = PACK["card"]
SPECIALS = PACK["special"]
ALL_CARDS = [*CARDS, *SPECIALS]
TILES = {tile["id"]: tile for tile in PACK["metropolis"]}
TYPES = ("instant", "permanent", "action", "production", "end-scoring")
TOPICS = ("kelp", "steelplast", "science", "credit", "track", "cards", "building", "upgrading")
SURVEY = "build building expansion"
TEST_RUN = "produce-one structure"
HAND_LIMIT = "on hand: hand-limit 1"
KNOWN_ERA_CARDS = {
    19: ("action", "build structure + track 1"),
    28: ("instant", "kelp 1 if upgraded tunnel >= 1"),
    34: ("action", "build farm-or-desal + card 1"),
    37: ("permanent", "on second lab: credit 1"),
}
KNOWN_SPECIALS = {
    "on end: point 2 per upgraded lab",
    "on end: up to 14 times (pay steelplast 1: point 1)",
    "on end: up to 5 times (pay kelp 2: point 3)",
    "on end: pay credit 15: point 13",
    "on end: point 2 per connected symbiotic-city",
    "on end: point 3 per 2 upgraded farm",
}
# Effects the glossary or an example proves, as patterns: each is on at least one card (UC-C38).
KNOWN_EFFECTS = {
    "points per connected farms": r"on end: point 1 per 3 connected farm",
    "kelp per connected labs": r"on production: kelp 1 per 3 connected lab",
    "use of one produced biomass": r"on production: forgo any biomass 1: ",
    "a production card of one credit": r"on production: credit 1$",
    "one or two farms upgraded": r"upgrade-for farm 2 credit 1 science 1",
    "second tunnel of a turn": r"on second-tunnel: ",
    "second upgraded farm of a city": r"on second-upgraded farm: ",
    "slot gives steelplast": r"on slot-gives steelplast: point 1$",
    "depicted slot": r"on use \w+: ",
    "third space of the track": r"if on-space 3 >= 1",
    "at least three connected desalination plants": r"if connected desal >= 3",
    "an available slot": r"perform available\b",
    "a slot of another player": r"perform occupied",
    "exchange of kelp and steelplast": r"exchange kelp 1 steelplast 1",
    "two credits off tunnels": r"cheaper tunnel credit 2",
    "use of one action card": r"use-action( \+|$)",
    "an action card refreshed": r"\brefresh\b",
    "city becomes symbiotic": r"make-symbiotic",
    "a metropolis tile gained": r"metropolis blue",
    "points for science": r"pay science 2: point 3",
    "points for kelp and steelplast": r"pay kelp 1, pay steelplast 1: point 1",
}


def parse(text: str) -> Effect[Any]:
    """Return an effect of the pack."""
    return VOCABULARY.parse(text)


USUAL = Usual(GAME.packs, parse)


def effects(card: dict[str, Any]) -> list[Effect[Any]]:
    """Return all that stands on a card."""
    return [parse(card[field]) for field in ("effect", "also") if field in card]


def worth(card: dict[str, Any]) -> float:
    """Return the worth of a card; special cards are valued in era II (UC-C27)."""
    valuation = Valuation(USUAL, card.get("era", "II"))
    return valuation.action(effects(card)[0]) if card["type"] == "action" else valuation.card(effects(card))


def parts(effect: Effect[Any]) -> list[Effect[Any]]:
    """Return an effect and everything inside it."""
    found = [effect]
    if isinstance(effect, On | If | Times | Per):
        found += parts(effect.effect)
    elif isinstance(effect, Priced):
        found += [*parts(effect.price), *parts(effect.then)]
    elif hasattr(effect, "parts"):
        for part in effect.parts:
            found += parts(part)
    return found


def conditions(card: dict[str, Any]) -> list[If[Any]]:
    """Return the conditions on a card."""
    return [part for effect in effects(card) for part in parts(effect) if isinstance(part, If)]


def cards_of(era: str, colour: str) -> list[dict[str, Any]]:
    """Return the era cards of one colour."""
    return [card for card in CARDS if card["era"] == era and card["colour"] == colour]


def band(era: str, colour: str) -> tuple[float, float]:
    """Return between which worths the mean of an era and colour lies."""
    least, most = DESIGN["value_of_effect"][f"era_{era}"][colour]
    return least, most


# ---------------------------------------------------------------------------------------------------------------------
# Decks
# ---------------------------------------------------------------------------------------------------------------------


@rule("UC-C11", "UC-C38")
@pytest.mark.parametrize("era", ERAS)
def test_an_era_deck_has_so_many_cards_of_each_colour_and_type(era: str) -> None:
    wanted = DESIGN["deck"][era]
    assert len([card for card in CARDS if card["era"] == era]) == wanted["total"]
    for column, colour in enumerate(COLOURS):
        found = Counter(card["type"] for card in cards_of(era, colour))
        assert {kind: found[kind] for kind in TYPES} == {kind: wanted[kind][column] for kind in TYPES}
    assert {len(cards_of(era, colour)) for colour in COLOURS} == {wanted["total"] // 3}


@rule("UC-C11")
def test_eras_lean_on_other_types() -> None:
    share = {era: Counter(card["type"] for card in CARDS if card["era"] == era) for era in ERAS}
    lasting = {era: sum(share[era][kind] for kind in ("action", "permanent", "production")) / sum(share[era].values()) for era in ERAS}
    assert lasting["I"] > lasting["II"] > lasting["III"]
    assert share["III"]["end-scoring"] > 2 * max(share["I"]["end-scoring"], share["II"]["end-scoring"])
    upgrading = {era: len([card for card in CARDS if card["era"] == era and "upgrade" in card["effect"]]) for era in ERAS}
    assert upgrading["II"] / 57 > upgrading["I"] / 66


@rule("UC-C12", "UC-C38", "UC-R15")
def test_every_number_is_used_once_in_its_range() -> None:
    assert [card["id"] for card in CARDS] == list(range(1, 181))
    assert [card["id"] for card in SPECIALS] == list(range(181, 206))
    for era, first, last in (("I", 1, 66), ("II", 67, 123), ("III", 124, 180)):
        assert {card["era"] for card in CARDS if first <= card["id"] <= last} == {era}
    assert {card["cost"] for card in SPECIALS[:10]} == {3}
    assert {card["cost"] for card in SPECIALS[10:]} == {1, 2}


@rule("UC-C12", "UC-V24")
def test_digit_sums_of_era_cards_reach_eighteen_and_wrap() -> None:
    sums = [sum(int(digit) for digit in str(card["id"])) for card in CARDS]
    assert max(sums) == 18
    slots = Counter((total - 1) % 15 for total in sums)
    assert set(slots) == set(range(15))


@rule("UC-C12", "UC-C38", "UC-C41")
def test_known_cards_keep_their_effects() -> None:
    by_number = {card["id"]: card for card in CARDS}
    for number, (kind, effect) in KNOWN_ERA_CARDS.items():
        assert (by_number[number]["type"], by_number[number]["effect"]) == (kind, effect)
        assert by_number[number]["source"] == "rulebook"
        assert by_number[number]["era"] == "I"
    assert by_number[28]["colour"] == "red"
    for effect, kind in ((SURVEY, "instant"), (TEST_RUN, "instant"), (HAND_LIMIT, "permanent")):
        copies = [card for card in CARDS if card["effect"] == effect]
        assert copies
        assert {(card["type"], card["source"]) for card in copies} == {(kind, "rulebook")}
        assert len({card["name"] for card in copies}) == 1
        assert len(copies) == 1 or effect in (SURVEY, TEST_RUN)


@rule("UC-C37", "UC-C41")
def test_what_was_chosen_for_a_known_card_is_listed() -> None:
    for card in ALL_CARDS:
        known = card["id"] in KNOWN_ERA_CARDS or card["effect"] in (SURVEY, TEST_RUN, HAND_LIMIT, *KNOWN_SPECIALS)
        assert card["source"] == ("rulebook" if known else "ludarium")
        assert ("chosen" in card) == known
        if not known:
            continue
        chosen = set(card["chosen"].split())
        assert "name" in chosen
        assert ("colour" in chosen) == (card["id"] != 28)
        assert ("number" in chosen) == (card["id"] not in KNOWN_ERA_CARDS)
        assert ("copies" in chosen) == (card["effect"] in (SURVEY, TEST_RUN))


@rule("UC-C13", "UC-C38", "UC-F2")
@pytest.mark.parametrize("era", ERAS)
def test_colours_grow_stronger_from_yellow_over_red_to_green(era: str) -> None:
    means = []
    for colour in COLOURS:
        mean = sum(worth(card) for card in cards_of(era, colour)) / len(cards_of(era, colour))
        least, most = band(era, colour)
        assert least <= mean <= most, (colour, mean)
        means.append(mean)
    for weaker, stronger in pairwise(means):
        assert 1.15 <= stronger / weaker <= 1.45


@rule("UC-C13", "UC-C36", "UC-C38")
@pytest.mark.parametrize("card", [pytest.param(card, id=str(card["id"])) for card in CARDS if card["source"] == "ludarium"])
def test_a_designed_card_lies_near_the_middle_of_its_band(card: dict[str, Any]) -> None:
    least, most = band(card["era"], card["colour"])
    middle = (least + most) / 2
    assert abs(worth(card) - middle) <= VALUATION["card_tolerance"] * middle + 1e-9, worth(card)


@rule("UC-C13", "UC-C27", "UC-C35")
def test_the_game_says_what_a_card_of_a_pack_is_worth() -> None:
    for table, cards in (("card", CARDS), ("special", SPECIALS)):
        for card, entry in zip(cards, GAME.packs[0].entries(table), strict=True):
            found = GAME.worth(entry)
            if card.get("cost") == 3:
                assert found is None
                continue
            assert found is not None
            assert found.value == pytest.approx(worth(card))
            assert found.verdict() == "fit" or card["source"] == "rulebook", card["id"]
    assert all(GAME.worth(entry) is None for table in ("slot", "contract", "piece") for entry in GAME.packs[0].entries(table))


@rule("UC-C13")
def test_a_matched_turn_is_worth_about_the_same_in_each_colour() -> None:
    """Strong cards go with weak slots; slots are valued like cards, on the side for three and four players."""
    turns = {}
    for colour in COLOURS:
        slots = [slot for slot in PACK["slot"] if slot.get("colour") == colour and slot["sides"] in ("both", "3-4")]
        slot_mean = sum(Valuation(USUAL, "II").of(parse(slot["effect"])) for slot in slots) / len(slots)
        card_mean = sum(worth(card) for card in cards_of("I", colour)) / len(cards_of("I", colour))
        turns[colour] = slot_mean + card_mean
    assert max(turns.values()) / min(turns.values()) < 1.35


@rule("UC-C14", "UC-C38")
def test_families_are_there_and_nothing_else_comes_in_copies() -> None:
    copies = Counter((card["era"], card["effect"]) for card in CARDS if card["effect"] not in (SURVEY, TEST_RUN))
    assert max(copies.values()) <= DESIGN["checks"]["same_effect_per_era_max"]
    of = Counter(card["effect"] for card in CARDS)
    assert DESIGN["checks"]["survey_copies"][0] <= of[SURVEY] <= DESIGN["checks"]["survey_copies"][1]
    assert DESIGN["checks"]["test_run_copies"][0] <= of[TEST_RUN] <= DESIGN["checks"]["test_run_copies"][1]
    texts = [card["effect"] for card in CARDS]
    assert {kind for kind in ("farm", "desal", "lab") if any(text.startswith(f"on second {kind}:") for text in texts)} == {
        "farm",
        "desal",
        "lab",
    }
    assert len({match.group(1) for text in texts if (match := re.search(r"upgrade-for (\w+) ", text))}) >= 3
    assert len({match.group(1) for text in texts if (match := re.search(r"(?:build-less|build-free|cheaper) ([\w-]+) ", text))}) >= 3


@rule("UC-C15", "UC-F31")
def test_no_card_reaches_another_board_or_the_special_decks() -> None:
    """The vocabulary has no word for another player's goods; the two words that come near are checked."""
    assert "take-special" in VOCABULARY.verbs
    for card in ALL_CARDS:
        assert "take-special" not in card["effect"] + card.get("also", "")
    for tile in TILES.values():
        assert "take-special" not in tile.get("instant", "")
    for special in SPECIALS:
        assert not re.search(r"perform available\b(?!-)", special["effect"])


@rule("UC-C16", "UC-C38")
@pytest.mark.parametrize("era", ERAS)
def test_conditions_stay_within_their_thresholds(era: str) -> None:
    instants = [card for card in CARDS if card["era"] == era and card["type"] == "instant"]
    levels = [difficulty(era, found.count.source(), found.least) for card in instants for found in conditions(card)]
    assert None not in levels
    conditional = [card for card in instants if conditions(card)]
    assert len(conditional) <= DESIGN["checks"]["condition_share_of_instants_max"] * len(instants)
    assert levels.count("hard") <= DESIGN["checks"]["hard_share_of_conditions_max"] * len(levels)
    others = [card for card in CARDS if card["era"] == era and card["type"] != "instant"]
    assert all(difficulty(era, found.count.source(), found.least) for card in others for found in conditions(card))


@rule("UC-C17", "UC-C38")
@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_of_an_era_helps_every_topic(era: str, colour: str) -> None:
    found = Counter(tag for card in cards_of(era, colour) for tag in card["tags"].split())
    assert {topic: found[topic] for topic in TOPICS if found[topic] < DESIGN["checks"]["cards_per_topic_colour_and_era_min"]} == {}


WORDS_OF_TAG = {
    "kelp": r"\bkelp\b|\bfarm\b",
    "steelplast": r"\bsteelplast\b",
    "science": r"\bscience\b|\blab\b|upgrade-free structure 3",
    "credit": r"\bcredit\b|\bdesal\b|produce-one",
    "biomass": r"\bbiomass\b",
    "track": r"\btrack\b|on-space|on space|G1\b",
    "cards": r"\bcard\b|claimed-card|hand-limit",
    "building": r"build|perform|tunnel|city|use-action 2",
    "upgrading": r"upgrade|Y5\b",
    "points": r"\bpoint\b|make-symbiotic|metropolis",
}


@rule("UC-C17")
@pytest.mark.parametrize("card", [pytest.param(card, id=str(card["id"])) for card in ALL_CARDS])
def test_tags_say_what_the_effect_helps(card: dict[str, Any]) -> None:
    tags = card["tags"].split()
    assert len(set(tags)) == len(tags)
    assert tags
    text = card["effect"] + " " + card.get("also", "")
    for tag in tags:
        assert re.search(WORDS_OF_TAG[tag], text), tag


# ---------------------------------------------------------------------------------------------------------------------
# Words of effects
# ---------------------------------------------------------------------------------------------------------------------


def any_card(pattern: str) -> bool:
    """Say whether an effect of some card or tile has these words."""
    texts = [card[field] for card in ALL_CARDS for field in ("effect", "also") if field in card]
    texts += [tile["instant"] for tile in TILES.values() if "instant" in tile]
    return any(re.search(pattern, text) for text in texts)


@rule("UC-C18")
@pytest.mark.parametrize(
    "pattern",
    [
        *[
            r"\bkelp 1, card",
            r" if connected \w+ >= ",
            r" if upgraded \w+ >= ",
            r" if on-space 3 >= 1",
            r" per 2 connected ",
            r"pay \w+ \d: \w+",
        ],
        *[r"up to \d times \(pay", r"exchange \w+ 1 \w+ 1", r"different 2 ", r"track 2", TEST_RUN, r"metropolis blue"],
    ],
)
def test_gains_and_payments_are_on_cards(pattern: str) -> None:
    assert any_card(pattern)


@rule("UC-C19")
@pytest.mark.parametrize(
    "pattern",
    [
        *[r"build structure", r"build farm-or-desal", r"build-free ", r"build-less ", r"build-for ", SURVEY, r"build-upgraded "],
        *[r"upgrade structure 2", r"upgrade-for \w+ 2 \w+ 1 \w+ 1", r"upgrade-free ", r"make-symbiotic"],
    ],
)
def test_building_and_upgrading_are_on_cards(pattern: str) -> None:
    assert any_card(pattern)


@rule("UC-C20")
@pytest.mark.parametrize(
    "pattern",
    [
        r"use-action\b",
        r"use-action 2",
        r"\brefresh\b",
        r"perform available\b",
        r"perform occupied",
        r"perform not-mine",
        r"perform [YRG]\d",
    ],
)
def test_actions_are_on_cards(pattern: str) -> None:
    assert any_card(pattern)


@rule("UC-C21")
@pytest.mark.parametrize(
    "pattern",
    [
        *[
            r"on build \w+: ",
            r"on second \w+: ",
            r"on second-tunnel: ",
            r"on second-upgraded farm: ",
            r"on use \w+: ",
            r"on slot-gives steelplast: ",
        ],
        *[
            r"on connect: ",
            r"on space \d: ",
            r"on no-match: ",
            r"on turn-end: ",
            r"cheaper ",
            r"on any-time once per turn: ",
            r"hand-limit 1",
        ],
    ],
)
def test_permanent_effects_are_on_cards(pattern: str) -> None:
    assert any_card(pattern)


@rule("UC-C22")
@pytest.mark.parametrize(
    "pattern",
    [
        *[r"on production: \w+ 1$", r"on production: \w+ 1 per \d? ?connected", r"on production: more ", r"on production: forgo lab "],
        *[r"on production: forgo any biomass 1: ", r"on end: point \d per ", r"on end: point by ", r"on end: point \d per upgraded-set"],
        r"on end: up to \d times \(pay",
    ],
)
def test_production_and_end_scoring_are_on_cards(pattern: str) -> None:
    assert any_card(pattern)


@rule("UC-C38")
@pytest.mark.parametrize("name", KNOWN_EFFECTS)
def test_every_known_effect_is_on_a_card(name: str) -> None:
    assert any_card(KNOWN_EFFECTS[name])


@rule("UC-C38", "UC-L7")
def test_exactly_one_card_turns_a_white_city_into_a_symbiotic_one() -> None:
    assert len([card for card in ALL_CARDS if "make-symbiotic" in card["effect"]]) == 1


# ---------------------------------------------------------------------------------------------------------------------
# Form and words
# ---------------------------------------------------------------------------------------------------------------------

FIELDS = {
    "card": ({"id", "era", "colour", "type", "name", "effect", "tags", "source"}, {"also", "chosen"}),
    "special": ({"id", "cost", "colour", "type", "name", "effect", "tags", "source"}, {"also", "chosen"}),
    "metropolis": ({"id", "colour", "name", "source"}, {"instant", "production", "scoring", "not_in_solo"}),
    "contract": ({"id", "name", "effect", "source"}, set()),
    "board": ({"id", "side", "theme", "cities", "metropolises", "tunnels", "bonuses", "features", "source"}, set()),
}


@rule("UC-C37")
@pytest.mark.parametrize("table", FIELDS)
def test_entries_have_exactly_the_fields_of_their_table(table: str) -> None:
    needed, allowed = FIELDS[table]
    for entry in PACK[table]:
        assert needed <= set(entry) <= needed | allowed
        assert entry["source"] in ("rulebook", "ludarium")


@rule("UC-C37")
@pytest.mark.parametrize("card", [pytest.param(card, id=str(card["id"])) for card in ALL_CARDS])
def test_an_effect_can_be_written_back_and_reads_and_draws(card: dict[str, Any]) -> None:
    for field in ("effect", "also"):
        if field not in card:
            continue
        effect = parse(card[field])
        assert parse(effect.source()) == effect
        assert effect.icons()
        for language in LANGUAGES:
            assert Speaker(language, "underwater").say(effect.words())


@rule("UC-C37")
@pytest.mark.parametrize(
    ("source", "english", "german", "hungarian"),
    [
        (
            "build-less city steelplast 1 + kelp 1",
            "build a city for 1 steelplast less; 1 kelp",
            "1 Stadt für 1 Stahlplastik weniger bauen; 1 Tang",
            "1 város építése 1 acéllemezzel olcsóbban; 1 hínár",
        ),
        (
            "build-for white-city kelp 1 credit 1 + card 1",
            "build a white city for 1 kelp and 1 credit; 1 card",
            "1 weiße Stadt für 1 Tang und 1 Credit bauen; 1 Karte",
            "1 fehér város építése 1 hínárért és 1 kreditért; 1 kártya",
        ),
        (
            "point 5 if connected farm >= 4 if upgraded farm >= 2",
            "5 points if you have at least 4 connected farms and at least 2 upgraded connected farms",
            "5 Punkte, wenn du mindestens 4 verbundene Farmen hast und mindestens 2 aufgewertete verbundene Farmen hast",
            "5 pont, ha van legalább 4 csatlakoztatott farm és legalább 2 csatlakoztatott fejlesztett farm",
        ),
        (
            "on end: point 2 per connected full-city",
            "At the end of the game: 2 points for each connected city with all three kinds of buildings",
            "Am Ende des Spiels: 2 Punkte für jede verbundene Stadt mit allen drei Arten von Gebäuden",
            "A játék végén: 2 pont minden mindháromféle épülettel rendelkező csatlakoztatott város után",
        ),
    ],
)
def test_the_text_of_effects_that_are_hard_to_say(source: str, english: str, german: str, hungarian: str) -> None:
    said = [Speaker(language, "underwater").say(parse(source).words()) for language in LANGUAGES]
    assert said == [english, german, hungarian]


NAMED = [
    *[("card", "card-name", "name"), ("special", "card-name", "name"), ("metropolis", "metropolis-name", "name")],
    *[("contract", "contract-name", "name"), ("board", "board-name", "theme")],
]


@rule("UC-C12")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("table", "message", "field"), NAMED)
def test_everything_has_a_name_of_its_own_without_a_number(language: str, table: str, message: str, field: str) -> None:
    speaker = Speaker(language, "underwater")
    slugs = {entry[field] for entry in PACK[table]}
    said = {slug: speaker.say(Phrase(message, {"id": slug})) for slug in slugs}
    assert len(set(said.values())) == len(slugs)
    for slug, name in said.items():
        assert name != slug
        assert not re.search(r"\d", name)
        assert len(name) <= 30


@rule("UC-C12")
def test_known_cards_have_names_of_our_own() -> None:
    speaker = Speaker("en", "underwater")
    names = {speaker.say(Phrase("card-name", {"id": card["name"]})) for card in ALL_CARDS}
    assert not names & {"Survey", "Test Run", "Seafood Harvest", "Underwater Server Farm"}


# ---------------------------------------------------------------------------------------------------------------------
# Metropolises
# ---------------------------------------------------------------------------------------------------------------------


@rule("UC-C23", "UC-N17")
def test_blue_metropolises_are_worth_about_the_same() -> None:
    blue = {name: tile for name, tile in TILES.items() if tile["colour"] == "blue"}
    assert len(blue) == 11
    valuation = Valuation(USUAL, "II")
    producing = {name for name, tile in blue.items() if "production" in tile}
    assert len(producing) == 5
    for name, tile in blue.items():
        at_once = valuation.of(parse(tile["instant"]))
        if name not in producing:
            assert 5 <= at_once <= 7, (name, at_once)
            continue
        ability = parse(tile["production"])
        assert isinstance(ability, On)
        assert 1 <= at_once <= 1.5
        assert 2 <= weight(goods(ability.effect)) <= 3, name
    assert (TILES["ML1"]["instant"], TILES["ML1"]["production"], TILES["ML1"]["source"]) == ("kelp 1", "on production: point 2", "rulebook")


@rule("UC-C23")
@pytest.mark.parametrize("word", ["kelp", "steelplast", "science", "credit", "biomass", "card", "track", "upgrade"])
def test_some_blue_metropolis_helps_with_everything(word: str) -> None:
    texts = [tile.get("instant", "") + " " + tile.get("production", "") for tile in TILES.values()]
    assert any(word in text for text in texts)


@rule("UC-C23", "UC-R9")
def test_the_tile_that_performs_an_occupied_slot_stays_out_of_the_solo_game() -> None:
    out = [name for name, tile in TILES.items() if tile.get("not_in_solo")]
    assert len(out) == 1
    assert "perform occupied" in TILES[out[0]]["instant"]
    assert [name for name, tile in TILES.items() if "perform" in tile.get("instant", "")] == out


@rule("UC-C24", "UC-N12", "UC-N13", "UC-N14", "UC-N15", "UC-N16")
def test_the_five_brown_metropolises_are_the_known_ones() -> None:
    brown = {name: tile["scoring"] for name, tile in TILES.items() if tile["colour"] == "brown"}
    assert brown == {
        "MB1": "on end: point 3 per connected metropolis",
        "MB2": "on end: point by tunnel-at-city 0 0 0 0 0 0 0 0 5 7 9",
        "MB3": "on end: point by connected city 0 0 0 0 0 4 8 12",
        "MB4": "on end: point 2 per paid-special",
        "MB5": "on end: point 4 per upgraded-set",
    }
    assert {TILES[name]["source"] for name in brown} == {"rulebook"}


# ---------------------------------------------------------------------------------------------------------------------
# Special cards and contracts
# ---------------------------------------------------------------------------------------------------------------------


@rule("UC-C25", "UC-R22")
def test_ten_cards_for_three_credits_score_at_the_end() -> None:
    dear = SPECIALS[:10]
    assert {card["type"] for card in dear} == {"end-scoring"}
    assert [Counter(card["colour"] for card in dear)[colour] for colour in COLOURS] == DESIGN["deck"]["special_3"]["end-scoring"]
    assert {card["effect"] for card in dear if card["source"] == "rulebook"} == KNOWN_SPECIALS
    assert {card["effect"] for card in dear if card["source"] == "ludarium"} == {
        "on end: up to 5 times (pay science 2: point 3)",
        "on end: point 2 per upgraded desal",
        "on end: point 1 per tunnel-at-city",
        "on end: point 3 per connected metropolis",
    }


def points(card: dict[str, Any], board: dict[str, int]) -> int:
    """Return what an end-scoring card gives on a final board, bought as often as the goods allow."""
    ability = effects(card)[0]
    assert isinstance(ability, On)
    effect = ability.effect
    times = effect.times if isinstance(effect, Times) else 1
    bought = effect.effect if isinstance(effect, Times) else effect
    if isinstance(bought, Priced):
        good, amount = bought.price.source().split()[-2:]
        return min(times, board[good] // int(amount)) * goods(bought.then)["point"]
    assert isinstance(effect, Per)
    return board[effect.count.source()] // effect.every * goods(effect.effect)["point"]


@rule("UC-C26")
@pytest.mark.parametrize("card", [pytest.param(card, id=card["name"]) for card in SPECIALS[:10]])
def test_a_card_for_three_credits_pays_for_whoever_plays_for_it(card: dict[str, Any]) -> None:
    assert 6 <= points(card, DESIGN["boards"]["played_for"]) <= 14
    assert 3 <= points(card, DESIGN["boards"]["usual"]) <= 6 or card["name"] == "pearl-bank"
    assert points(card, DESIGN["boards"]["played_for"]) > points(card, DESIGN["boards"]["usual"])


@rule("UC-C27", "UC-C38")
def test_fifteen_cards_for_one_or_two_credits() -> None:
    cheap = SPECIALS[10:]
    wanted = DESIGN["deck"]["special_1_2"]
    for column, colour in enumerate(COLOURS):
        found = Counter(card["type"] for card in cheap if card["colour"] == colour)
        assert {kind: found[kind] for kind in TYPES} == {kind: wanted[kind][column] for kind in TYPES}
    assert Counter(card["cost"] for card in cheap) == {1: wanted["cost_1"], 2: wanted["cost_2"]}
    for pattern in (r"perform not-mine", r"make-symbiotic", r"metropolis blue"):
        assert len([card for card in cheap if re.search(pattern, card["effect"])]) == 1


@rule("UC-C27", "UC-C38")
@pytest.mark.parametrize("card", [pytest.param(card, id=card["name"]) for card in SPECIALS[10:]])
def test_a_cheap_special_card_is_worth_a_green_card_and_its_cost(card: dict[str, Any]) -> None:
    least, most = band("II", "green")
    assert least + card["cost"] - 1e-9 <= worth(card) <= most + card["cost"] + 1e-9


@rule("UC-C28")
def test_contracts_ask_for_one_to_three_things_and_reward_at_once() -> None:
    asked = []
    for contract in GAME.content.contracts:
        assert 1 <= len(contract.conditions) <= 3
        asked.append(frozenset(condition.count.source() for condition in contract.conditions))
        reward = goods(contract.reward)
        assert "track" not in reward
        assert 4 <= weight(reward) / weight({"point": 1}) <= 8
    assert len(asked) == len(set(asked)) == 8


# ---------------------------------------------------------------------------------------------------------------------
# The valuation itself
# ---------------------------------------------------------------------------------------------------------------------


@rule("UC-C35")
@pytest.mark.parametrize(
    ("era", "source", "expected"),
    [
        ("I", "kelp 1, point 2", 1 + 2 * 1.5),
        ("I", "pay kelp 1: steelplast 2, card 1", 2.0),
        ("I", "kelp 1 or credit 2", 2.3),
        ("I", "build farm", 1.0),
        ("I", "build-free tunnel", 3.0),
        ("I", "build-less city steelplast 2", 3.0),
        ("I", "build structure", 1.3),
        ("I", "build-for white-city kelp 1 credit 1", 3.0),
        ("I", "upgrade-for farm 2 credit 1 science 1", 2.6),
        ("II", "upgrade-free lab 2", 4.0),
        ("I", "kelp 1 if upgraded tunnel >= 1", 0.6),
        ("II", "kelp 2 if connected desal >= 3", 1.2),
        ("III", "card 2 if connected city >= 5", 1.7),
        ("I", "on production: credit 1", 2.4),
        ("II", "on production: point 1, kelp 1", 5.0),
        ("III", "on production: credit 1", 0.4),
        ("I", "on second lab: credit 1", 1.7),
        ("II", "on build: cheaper tunnel credit 2", 4.0),
        ("I", "on hand: hand-limit 1", 2.55),
        ("III", "on end: up to 5 times (pay science 1: point 1)", 5 * 1.5 - 5 * 0.375),
        ("III", "on end: point 2 per connected metropolis", 6.0),
    ],
)
def test_the_valuation_counts_as_written(era: str, source: str, expected: float) -> None:
    assert Valuation(USUAL, era).of(parse(source)) == pytest.approx(expected)


@rule("UC-C35")
def test_an_action_card_is_worth_what_it_gives_beyond_the_assistant() -> None:
    assert Valuation(USUAL, "I").action(parse("science 1, card 1")) == pytest.approx(2.0)
    assert Valuation(USUAL, "III").action(parse("science 1, card 1")) == pytest.approx(0.8)


def test_the_valuation_knows_every_word_on_a_card() -> None:
    for card in ALL_CARDS:
        assert worth(card) > 0
        assert not any(isinstance(part, Modifier) for effect in effects(card) if not isinstance(effect, On) for part in parts(effect))
        assert all(isinstance(part, InOrder | InAnyOrder | Goods | Effect) for effect in effects(card) for part in parts(effect))
