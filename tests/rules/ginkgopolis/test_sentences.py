"""Exact sentences: plurals, cases, articles and suffixes in each language."""

from __future__ import annotations

import pytest

import ludarium
from ludarium import Phrase
from ludarium.engine.phrase import Refusal
from ludarium.games.ginkgopolis.content.components import LETTERS, TILES, card_words, tile_words
from ludarium.text import LANGUAGES, Speaker
from tests.rules.ginkgopolis.known import EFFECTS, GAME, effect, seat
from tests.text.test_keys import used_keys

RED_9, BLUE_12, YELLOW_5 = 8, 31, 44
NAMES = {0: "Nell", 1: "Miley"}


def card(letter: str) -> Phrase:
    return card_words(TILES + LETTERS.index(letter))


def log(kind: str, who: int = 0, **facts: object) -> Phrase:
    return Phrase(f"log-{kind}", {"seat": seat(who), **facts})


def too_few(needed: int, held: int) -> Phrase:
    return Refusal("too-few-resources", "GK-A5", {"needed": needed, "held": held}).words()


SENTENCES: list[tuple[Phrase, str, str, str]] = [
    # cards and tiles in their cases
    (
        log("played-with-tile", card=card_words(RED_9), tile=tile_words(BLUE_12)),
        "Nell plays the red 9 card with the blue 12 tile.",
        "Nell spielt die Karte Rot 9 mit dem Plättchen Blau 12.",
        "Nell kijátssza a piros 9-es kártyát a kék 12-es lapkával.",
    ),
    (
        log("played-alone", card=card("A")),
        "Nell plays card A without a tile.",
        "Nell spielt die Karte A ohne Plättchen.",
        "Nell lapka nélkül játssza ki az A kártyát.",
    ),
    (
        log("played-unpaid", card=card("A"), tile=tile_words(YELLOW_5)),
        "Nell cannot pay for the yellow 5 tile and plays card A without it.",
        "Nell kann das Plättchen Gelb 5 nicht bezahlen und spielt die Karte A ohne Plättchen.",
        "Nell nem tudja kifizetni a sárga 5-ös lapkát, ezért lapka nélkül játssza ki az A kártyát.",
    ),
    (log("drew-card-secret", card=card("B")), "Nell draws card B.", "Nell zieht die Karte B.", "Nell felhúzza a B kártyát."),
    (
        log("converted-secret", tile=tile_words(YELLOW_5), why=too_few(3, 1)),
        "Nell cannot pay (3 resources needed, 1 available) and takes the yellow 5 tile back.",
        "Nell kann nicht bezahlen (3 Ressourcen nötig, 1 verfügbar) und nimmt das Plättchen Gelb 5 zurück.",
        "Nell nem tud fizetni (3 erőforrás kell, 1 van), ezért visszaveszi a sárga 5-ös lapkát.",
    ),
    (
        log("built-floor", tile=tile_words(BLUE_12), under=tile_words(RED_9), cell="-1,0", height=2),
        "Nell builds a floor: the blue 12 tile on red 9, now 2 floors high.",
        "Nell stockt auf: Blau 12 auf Rot 9, jetzt 2 Etagen hoch.",
        "Nell szintet épít: a kék 12-es lapkát a piros 9-es lapkára teszi, az épület már 2 szintes.",
    ),
    (
        log("hal-compared", 1, first=card("L"), second=card_words(RED_9), played=card("L")),
        "Hal draws the red 9 card, compares it with card L and plays card L.",
        "Hal zieht die Karte Rot 9, vergleicht sie mit der Karte L und spielt die Karte L.",
        "Hal felhúzza a piros 9-es kártyát, összeveti az L kártyával, és kijátssza az L kártyát.",
    ),
    (
        log("urbanized", tile=tile_words(RED_9), letter="E", cell="2,0"),
        "Nell urbanizes: the red 9 tile replaces token E.",
        "Nell urbanisiert und legt das Plättchen Rot 9 an die Stelle des Markers E.",
        "Nell bővít: a piros 9-es lapka új épület lesz az E jelző helyén.",
    ),
    (Phrase("move-play", {"card": card_words(RED_9)}), "Play red 9", "Rot 9 spielen", "Piros 9-es kijátszása"),
    (Phrase("move-play", {"card": card("A")}), "Play card A", "Karte A spielen", "Az A kártya kijátszása"),
    (Phrase("move-lay", {"tile": tile_words(YELLOW_5)}), "Lay yellow 5", "Gelb 5 legen", "Sárga 5-ös ráhelyezése"),
    (
        Phrase("move-lay-unpaid", {"tile": tile_words(YELLOW_5), "why": too_few(1, 0)}),
        "Lay yellow 5 (for now played alone: 1 resource needed, 0 available)",
        "Gelb 5 legen (derzeit allein gespielt: 1 Ressource nötig, 0 verfügbar)",
        "Sárga 5-ös ráhelyezése (jelenleg lapka nélkül: 1 erőforrás kell, 0 van)",
    ),
    (
        Phrase("ask-give-way", {"letter": "L", "stuck": "K"}),
        "Where does token L go, to make room for token K?",
        "Wohin weicht Marker L, damit Marker K Platz hat?",
        "Hová térjen ki az L jelző, hogy elférjen a K jelző?",
    ),
    # plurals
    (log("gained-resources", count=1, lost=0), "Nell gains 1 resource.", "Nell erhält 1 Ressource.", "Nell 1 erőforrást kap."),
    (log("gained-resources", count=3, lost=0), "Nell gains 3 resources.", "Nell erhält 3 Ressourcen.", "Nell 3 erőforrást kap."),
    (
        log("gained-resources", count=1, lost=2),
        "Nell gains 1 resource; 2 are lost because the supply is empty.",
        "Nell erhält 1 Ressource; 2 verfallen, weil der Vorrat leer ist.",
        "Nell csak 1 erőforrást kap, mert elfogyott a készlete.",
    ),
    (
        log("gained-resources", count=0, lost=1),
        "Nell gains no resources, because the supply is empty.",
        "Nell erhält keine Ressourcen, weil der Vorrat leer ist.",
        "Nell nem kap erőforrást, mert elfogyott a készlete.",
    ),
    (log("gained-points", count=1), "Nell gains 1 point.", "Nell erhält 1 Erfolgspunkt.", "Nell 1 sikerpontot kap."),
    (log("gained-points", count=2), "Nell gains 2 points.", "Nell erhält 2 Erfolgspunkte.", "Nell 2 sikerpontot kap."),
    (
        log("gained-tiles-secret", count=2, tiles=[tile_words(RED_9), tile_words(BLUE_12)]),
        "Nell draws 2 tiles: red 9 and blue 12.",
        "Nell zieht 2 Gebäudeplättchen: Rot 9 und Blau 12.",
        "Nell 2 épületlapkát húz: piros 9-es és kék 12-es.",
    ),
    (
        log("tiles-returned", count=0, tiles=[]),
        "Nell returns no tiles.",
        "Nell gibt keine Gebäudeplättchen zurück.",
        "Nell nem ad vissza épületlapkát.",
    ),
    (
        log("tiles-returned", count=1, tiles=[tile_words(RED_9)]),
        "Nell returns 1 tile for 1 point: red 9.",
        "Nell gibt für 1 Erfolgspunkt 1 Gebäudeplättchen zurück: Rot 9.",
        "Nell 1 épületlapkát ad vissza 1 sikerpontért: piros 9-es.",
    ),
    (
        log("resources-returned", count=1, points=1),
        "Nell gets 1 resource back, and 1 point for it.",
        "Nell erhält 1 Ressource zurück und dafür 1 Erfolgspunkt.",
        "Nell visszakap 1 erőforrást, és ezért 1 sikerpontot kap.",
    ),
    (
        log("resources-returned", count=3, points=0),
        "Nell gets 3 resources back.",
        "Nell erhält 3 Ressourcen zurück.",
        "Nell visszakap 3 erőforrást.",
    ),
    (
        log("paid-extra", points=4, resources=1),
        "Nell pays 4 points for the lower number and 1 resource for the other colour.",
        "Nell zahlt 4 Erfolgspunkte für die niedrigere Zahl und 1 Ressource für die andere Farbe.",
        "Nell 4 sikerpontot fizet a kisebb számért és 1 erőforrást az eltérő színért.",
    ),
    (
        log("paid-extra", points=1, resources=0),
        "Nell pays 1 point for the lower number.",
        "Nell zahlt 1 Erfolgspunkt für die niedrigere Zahl.",
        "Nell 1 sikerpontot fizet a kisebb számért.",
    ),
    (
        log("paid-extra", points=0, resources=1),
        "Nell pays 1 resource for the other colour.",
        "Nell zahlt 1 Ressource für die andere Farbe.",
        "Nell 1 erőforrást fizet az eltérő színért.",
    ),
    (
        log("deck-rebuilt", cards=14, new=1),
        "The deck is shuffled anew with 1 new building card and has 14 cards.",
        "Der Nachziehstapel wird mit 1 neuen Gebäudekarte gemischt und hat 14 Karten.",
        "Új húzópakli készül 1 új épületkártyával; 14 lap van benne.",
    ),
    (
        log("new-hand", left=1),
        "Nell takes a new hand and has 1 new-hand token left.",
        "Nell nimmt eine neue Kartenhand und hat noch 1 Tauschmarker.",
        "Nell új lapokat kér, és még 1 lapdobásjelzője marad.",
    ),
    (
        Phrase("ask-one-of", {"parts": [effect("resource 1"), effect("tile 1")]}),
        "Choose: 1 resource or 1 tile.",
        "Wähle: 1 Ressource oder 1 Gebäudeplättchen.",
        "Válassz: 1 erőforrás vagy 1 épületlapka!",
    ),
    (Phrase("score-new-hands", {"count": 1}), "1 new-hand token left", "1 übriger Tauschmarker", "1 megmaradt lapdobásjelző"),
    (Phrase("score-new-hands", {"count": 2}), "2 new-hand tokens left", "2 übrige Tauschmarker", "2 megmaradt lapdobásjelző"),
    # articles before numbers, and players without a name
    (
        log("round-began", 4, round=5),
        "Round 5 begins. Player 5 goes first.",
        "Runde 5 beginnt. Spieler 5 ist zuerst am Zug.",
        "Kezdődik az 5. kör, a kezdőjátékos az 5. játékos.",
    ),
    (
        log("round-began", 1, round=11),
        "Round 11 begins. Miley goes first.",
        "Runde 11 beginnt. Miley ist zuerst am Zug.",
        "Kezdődik a 11. kör, a kezdőjátékos Miley.",
    ),
    (log("has-chosen", 2), "Player 3 has chosen a card.", "Spieler 3 hat eine Karte gewählt.", "A 3. játékos már választott kártyát."),
    (
        log("table-laid", players=1),
        "The table is laid. Nell plays against Hal.",
        "Der Tisch ist bereit. Nell spielt gegen Hal.",
        "Kezdődik a játék: Nell Hal ellen játszik.",
    ),
    (
        log("end-triggered", 1, why="resources"),
        "Miley has used up all resources. This is the last round.",
        "Miley hat alle Ressourcen verbaut. Dies ist die letzte Runde.",
        "Miley felhasználta minden erőforrását. Ez az utolsó kör.",
    ),
    (
        log("end-triggered", -1, why="tiles"),
        "There are no more tiles. This is the last round.",
        "Es gibt keine Gebäudeplättchen mehr. Dies ist die letzte Runde.",
        "Nincs több épületlapka. Ez az utolsó kör.",
    ),
    (
        Phrase("score-district-first", {"colour": "blue", "buildings": 3, "total": 5, "own": 3}),
        "Blue district (3 buildings): majority, 5 resources in all",
        "Blaues Viertel (3 Gebäude): Mehrheit, insgesamt 5 Ressourcen",
        "Kék kerület (3 épület): többség, mind az 5 erőforrás",
    ),
    (
        Phrase("score-card", {"card": card_words(RED_9 + 10), "bonus": effect("point 2 per cards red")}),
        "Red 19: 2 points for each own red card, this one and characters included",
        "Rot 19: 2 Erfolgspunkte für jede eigene rote Karte, diese und Charaktere eingeschlossen",
        "Piros 19-es: 2 sikerpont minden saját piros kártya után (ez és a karakterek után is)",
    ),
    (
        Phrase(
            "move-draft",
            {
                "character": Phrase("character", {"number": 2, "colour": "yellow", "trigger": "floor"}),
                "start": effect("resource 2, tile 1"),
                "bonus": effect("on floor: point 1"),
            },
        ),
        "Character 2 (yellow). At the start: 2 resources and 1 tile. When you build a floor: 1 point",
        "Charakter 2 (Gelb). Zu Beginn: 2 Ressourcen und 1 Gebäudeplättchen. Beim Aufstocken: 1 Erfolgspunkt",
        "2. karakter (sárga). Induláskor: 2 erőforrás és 1 épületlapka. Szintépítéskor: 1 sikerpont",
    ),
]


@pytest.mark.parametrize(("phrase", "english", "german", "hungarian"), SENTENCES, ids=lambda value: getattr(value, "key", ""))
def test_a_sentence(phrase: Phrase, english: str, german: str, hungarian: str) -> None:
    assert [Speaker(language, "ginkgopolis", NAMES).say(phrase) for language in LANGUAGES] == [english, german, hungarian]


def test_hungarian_numbers_have_the_suffix_of_their_vowels() -> None:
    speaker = Speaker("hu", "ginkgopolis")
    said = [speaker.say(tile_words(number)).split()[1] for number in range(20)]
    expected = "1-es 2-es 3-as 4-es 5-ös 6-os 7-es 8-as 9-es 10-es 11-es 12-es 13-as 14-es 15-ös 16-os 17-es 18-as 19-es 20-as"
    assert said == expected.split()


def test_hungarian_letters_have_the_article_of_their_sound() -> None:
    speaker = Speaker("hu", "ginkgopolis", NAMES)
    said = [speaker.say(log("kept-card", card=card(letter))).removeprefix("Nell megtartja ") for letter in LETTERS]
    with_vowel = "AEFIL"
    assert said == [f"{'az' if letter in with_vowel else 'a'} {letter} kártyát." for letter in LETTERS]
    moved = [speaker.say(log("token-moved", letter=letter, cell="0,3")) for letter in "AB"]
    assert moved == ["Nell áthelyezi az A jelzőt.", "Nell áthelyezi a B jelzőt."]


@pytest.mark.parametrize(
    ("language", "characters", "beginner", "yes", "choose", "green"),
    [
        ("en", "Characters", "Beginner sets", "Yes", "Choosing cards", "Green"),
        ("de", "Charaktere", "Einsteigersätze", "Ja", "Kartenwahl", "Grün"),
        ("hu", "Karakterek", "Bevezető szettek", "Igen", "Kártyaválasztás", "Zöld"),
    ],
)
def test_options_phases_and_colours(language: str, characters: str, beginner: str, yes: str, choose: str, green: str) -> None:
    keys = ["option-characters", "option-characters-beginner", "option-expert-yes", "phase-choose", "option-colours-green"]
    assert [Speaker(language, "ginkgopolis").text(key) for key in keys] == [characters, beginner, yes, choose, green]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_names_its_designer_and_publisher(language: str) -> None:
    about = Speaker(language, "ginkgopolis").text("game-about")
    assert all(name in about for name in (GAME.title, "Xavier Georges", "Pearl Games"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_secret_is_said_only_to_those_who_may_know_it(language: str) -> None:
    speaker = Speaker(language, "ginkgopolis", NAMES)
    opening = ludarium.Match(GAME, 2, 7).opening
    drawn = [happening for happening in opening if happening.secrets]
    assert {happening.kind for happening in drawn} == {"gained-tiles", "drew-card"}
    public: dict[tuple[str, int, object], set[str]] = {}
    for happening in drawn:
        pieces = happening.secrets.get("tiles", [happening.secrets.get("card")])
        assert isinstance(pieces, list)
        own, others, spectators = (speaker.say(happening.words(viewer)) for viewer in (happening.seat, 1 - happening.seat, None))
        assert all(str(piece.arguments.get("letter", piece.arguments.get("number"))) in own for piece in pieces)
        assert others == spectators
        public.setdefault((happening.kind, happening.seat, happening.facts.get("count")), set()).add(others)
    assert [len(sentences) for sentences in public.values()] == [1] * len(public)


def test_the_sources_use_as_many_keys_as_we_think() -> None:
    used = used_keys("ginkgopolis")
    assert {"log-drew-card-secret", "log-gained-tiles-secret", "move-skip", "gain-tile", "refusal-not-your-turn"} <= used
    assert {key for key in used if key.endswith("-secret")} == {
        "log-drew-card-secret",
        "log-gained-tiles-secret",
        "log-converted-secret",
    }
    assert {"option-expert-yes", "option-first-random", "icon-on-end", "icon-card-red", "hal"} <= used


def test_the_rare_phrases_have_all_forms_of_effects() -> None:
    words = {word for source in EFFECTS for word in source.replace(":", " ").replace("(", " ").split()}
    assert {"on", "or", "may", "times", "up", "per", "max", "by", "if", "+"} <= words
