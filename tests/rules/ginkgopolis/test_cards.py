"""Card texts come from the effects: each reads well in each language, and different effects read differently."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludarium.engine.effect import Effect
from ludarium.games.ginkgopolis.content.components import LETTERS, TILES, card_id
from ludarium.games.ginkgopolis.game import GinkgopolisGame
from ludarium.text import LANGUAGES, Speaker
from tests.rules.ginkgopolis.known import GAME


def pack_effects() -> dict[str, Effect[Any]]:
    """Return every effect of the base pack by its card."""
    assert isinstance(GAME, GinkgopolisGame)
    content = GAME.content
    effects: dict[str, Effect[Any]] = {card_id(tile): content.buildings[tile].effect for tile in range(TILES)}
    effects.update(zip(LETTERS, content.urbanization, strict=True))
    for character in content.characters:
        effects[f"character {character.index + 1}"] = character.effect
        effects[f"start {character.index + 1}"] = character.start
    return effects


EFFECTS = pack_effects()


def test_the_pack_has_all_its_cards() -> None:
    assert len(EFFECTS) == 60 + 12 + 27 + 27


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_of_the_pack_read_alike_only_if_they_are_alike(language: str) -> None:
    speaker = Speaker(language, "ginkgopolis")
    texts: dict[str, str] = {}
    for effect in EFFECTS.values():
        words = speaker.say(effect.words())
        assert words != ""
        assert texts.setdefault(words, effect.source()) == effect.source()
    assert len(texts) == len({effect.source() for effect in EFFECTS.values()}) == 37


@pytest.mark.parametrize("language", LANGUAGES)
def test_made_up_effects_read_alike_only_if_they_are_alike(language: str) -> None:
    speaker = Speaker(language, "ginkgopolis")
    luck = random.Random(5)
    texts: dict[str, str] = {}
    for turn in range(1500):
        occasion = luck.choice(["", "", "on exploit: ", "on urbanize: ", "on floor: ", "on end: "])
        effect = GAME.vocabulary.parse(occasion + made_up(luck, 3))
        words = speaker.say(effect.words())
        assert texts.setdefault(words, effect.source()) == effect.source(), words
    assert len(texts) > 700


def made_up(luck: random.Random, depth: int) -> str:
    """Return a random effect in the effect language."""
    good = luck.choice(["resource", "tile", "point"])
    amount = luck.randint(1, 3)
    if depth == 0 or luck.random() < 0.2:
        return f"{good} {amount}"
    first, second = made_up(luck, depth - 1), made_up(luck, depth - 1)
    count = luck.choice(
        ["resources-on red", "buildings-up-to 1", "buildings-up-to 2", "buildings-from 3", "cards-with floor", "cards blue"]
    )
    return luck.choice(
        [
            f"({first}), ({second})",
            f"({first}) + ({second})",
            f"({first}) or ({second})",
            f"{good} {amount}: ({second})",
            f"may ({first})",
            f"{amount} times ({first})",
            f"up to {amount} times ({first})",
            f"{good} {amount} per {amount} {count}",
            f"{good} {amount} per {count} max {amount + 3}",
            f"{good} by {count} 0 {amount} 4",
            f"({first}) if {count} >= {amount}",
        ]
    )


@pytest.mark.parametrize(
    ("card", "english", "german", "hungarian"),
    [
        ("A", "1 resource or 1 tile", "1 Ressource oder 1 Gebäudeplättchen", "1 erőforrás vagy 1 épületlapka"),
        ("red-1", "When you exploit: 1 resource", "Beim Nutzen: 1 Ressource", "Hasznosításkor: 1 erőforrás"),
        (
            "blue-8",
            "When you urbanize: 1 tile and 1 point",
            "Beim Urbanisieren: 1 Gebäudeplättchen und 1 Erfolgspunkt",
            "Bővítéskor: 1 épületlapka és 1 sikerpont",
        ),
        ("yellow-9", "When you build a floor: 2 points", "Beim Aufstocken: 2 Erfolgspunkte", "Szintépítéskor: 2 sikerpont"),
        (
            "red-12",
            "End of the game: 1 point for each own resource on blue buildings",
            "Am Spielende: 1 Erfolgspunkt für jede eigene Ressource auf blauen Gebäuden",
            "A játék végén: 1 sikerpont minden saját erőforrás után, amely kék épületen van",
        ),
        (
            "blue-14",
            "End of the game: 1 point for each own building of height 2 or less",
            "Am Spielende: 1 Erfolgspunkt für jedes eigene Gebäude der Höhe 1 oder 2",
            "A játék végén: 1 sikerpont minden legfeljebb 2 szintes saját épület után",
        ),
        (
            "yellow-15",
            "End of the game: 3 points for each own building of height 3 or more",
            "Am Spielende: 3 Erfolgspunkte für jedes eigene Gebäude ab Höhe 3",
            "A játék végén: 3 sikerpont minden legalább 3 szintes saját épület után",
        ),
        (
            "red-17",
            "End of the game: 2 points for each own card with an urbanization bonus, characters included",
            "Am Spielende: 2 Erfolgspunkte für jede eigene Karte mit Urbanisierungsbonus, Charaktere eingeschlossen",
            "A játék végén: 2 sikerpont minden saját kártya után, amely bővítési bónuszt ad (a karakterek után is)",
        ),
        (
            "yellow-19",
            "End of the game: 2 points for each own yellow card, this one and characters included",
            "Am Spielende: 2 Erfolgspunkte für jede eigene gelbe Karte, diese und Charaktere eingeschlossen",
            "A játék végén: 2 sikerpont minden saját sárga kártya után (ez és a karakterek után is)",
        ),
        ("blue-20", "End of the game: 9 points", "Am Spielende: 9 Erfolgspunkte", "A játék végén: 9 sikerpont"),
        (
            "start 14",
            "2 resources, 1 tile and 2 points",
            "2 Ressourcen, 1 Gebäudeplättchen und 2 Erfolgspunkte",
            "2 erőforrás, 1 épületlapka és 2 sikerpont",
        ),
        ("character 22", "When you build a floor: 1 resource", "Beim Aufstocken: 1 Ressource", "Szintépítéskor: 1 erőforrás"),
    ],
)
def test_the_text_of_a_card(card: str, english: str, german: str, hungarian: str) -> None:
    said = [Speaker(language, "ginkgopolis").say(EFFECTS[card].words()) for language in LANGUAGES]
    assert said == [english, german, hungarian]


@pytest.mark.parametrize(
    ("source", "english", "german", "hungarian"),
    [
        (
            "point 2 per 3 cards red max 8",
            "2 points for every 3 own red cards, this one and characters included, at most 8",
            "2 Erfolgspunkte für je 3 eigene rote Karten, diese und Charaktere eingeschlossen, höchstens 8",
            "2 sikerpont minden 3 piros saját kártya (ez és a karakterek is) után, legfeljebb 8",
        ),
        (
            "point by buildings-up-to 1 0 1 3",
            "points by the number of own buildings of height 1: 1 → 1, 2+ → 3",
            "Erfolgspunkte nach Anzahl der eigenen Gebäude der Höhe 1: 1 → 1, 2+ → 3",
            "sikerpont az egyszintes saját épületek száma szerint: 1 → 1, 2+ → 3",
        ),
        (
            "tile 1 if buildings-from 3 >= 1",
            "1 tile if you have at least 1 own building of height 3 or more",
            "1 Gebäudeplättchen, wenn du mindestens 1 eigenes Gebäude ab Höhe 3 hast",
            "1 épületlapka, ha legalább 1 legalább 3 szintes saját épület van",
        ),
        (
            "tile 2 if cards yellow >= 2",
            "2 tiles if you have at least 2 own yellow cards, this one and characters included",
            "2 Gebäudeplättchen, wenn du mindestens 2 eigene gelbe Karten, diese und Charaktere eingeschlossen hast",
            "2 épületlapka, ha legalább 2 sárga saját kártya (ez és a karakterek is) van",
        ),
        (
            "resource 1: point 3",
            "for 1 resource: 3 points",
            "für 1 Ressource: 3 Erfolgspunkte",
            "1 erőforrás fejében: 3 sikerpont",
        ),
        (
            "may resource 1, (tile 1 or point 2)",
            "(optionally 1 resource) and (1 tile or 2 points)",
            "(auf Wunsch 1 Ressource) und (1 Gebäudeplättchen oder 2 Erfolgspunkte)",
            "(ha szeretnéd, 1 erőforrás) és (1 épületlapka vagy 2 sikerpont)",
        ),
        (
            "up to 3 times (resource 1 + tile 1)",
            "up to 3 times (1 resource and 1 tile, in any order)",
            "bis zu 3-mal (1 Ressource und 1 Gebäudeplättchen in beliebiger Reihenfolge)",
            "legfeljebb 3 alkalommal (1 erőforrás és 1 épületlapka, tetszőleges sorrendben)",
        ),
    ],
)
def test_the_text_of_an_effect_that_a_pack_may_have(source: str, english: str, german: str, hungarian: str) -> None:
    said = [Speaker(language, "ginkgopolis").say(GAME.vocabulary.parse(source).words()) for language in LANGUAGES]
    assert said == [english, german, hungarian]
