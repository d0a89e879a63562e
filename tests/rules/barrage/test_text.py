"""Whole games of Barrage and every effect of its pack can be told in every language (its keys: tests/text/test_keys.py)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium import Phrase
from ludarium.engine.effect import Effect
from ludarium.games.barrage.content.components import CONDUIT_CRITERIA, DAM_CRITERIA, HOUSE_CRITERIA
from ludarium.games.barrage.rules.automa_turn import AutomaTurn
from ludarium.games.barrage.rules.scoring import ScoreRound
from ludarium.text import LANGUAGES, Speaker
from tests.rule import rule
from tests.rules.barrage.automata import AUTOMA, solo
from tests.rules.barrage.known import busy_pick
from tests.rules.barrage.scene import BUSY_MODES, GAME, given
from tests.text.test_keys import used_keys

SOURCES = Path(ludarium.__file__).parent / "games" / "barrage"
RAW = re.compile(r"[{}$]|\?\?\?|  | [.,;:!?)]|\( |\.\.|[\u2068\u2069]|\b(?:log|ask|move|refusal|score|effect|gain|count|trigger)-[a-z]")
NAMES = ["Nell", "Miley", "Faye", "Owen"]


def said_in(players: int, options: dict[str, object], seed: int) -> Iterator[Phrase]:
    """Play a game in which much is built; yield everything that is said in it."""
    match = ludarium.Match(GAME, players, seed, options)
    luck = ludarium.chance(seed + 1)
    yield from (happening.words(None) for happening in match.opening)
    while not match.state.over:
        seat = match.state.to_move[0]
        question = match.state.ask(seat)
        assert question is not None
        yield question.prompt
        yield from (option.label for option in question.options)
        for blocked in question.blocked:
            yield blocked.label
            yield blocked.refusal.words()
        yield from (happening.words(None) for happening in match.play(seat, busy_pick(luck, match.state.moves(seat))))
    yield from (line.source for line in match.state.sheet)


@cache
def said() -> dict[str, Phrase]:
    found: dict[str, Phrase] = {}
    for players, options in BUSY_MODES:
        for seed in (3, 4):
            for phrase in said_in(players, options, seed):
                found.setdefault(repr(phrase), phrase)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    names: dict[int, str | Phrase] = {**dict(enumerate(NAMES)), **GAME.automatic_sides(2)}
    speaker = Speaker(language, "barrage", names)
    keys = set()
    for phrase in said().values():
        words = speaker.say(phrase)
        keys.add(phrase.key)
        assert words.strip() == words != ""
        assert not RAW.search(words), words
        if phrase.key.startswith(("log-", "ask-")):
            assert words[-1] in ".!?", words
            assert words[0].isupper() or words[0].isdigit(), words
        if phrase.key.startswith(("move-", "refusal-", "score-", "gain-", "place-")):
            assert words[-1] not in ".!?:,", words
            assert words[0].isupper() or words[0].isdigit(), words
    assert len(keys) > 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_phrases_can_be_said(language: str) -> None:
    speaker = Speaker(language, "barrage")
    every = {*DAM_CRITERIA, *CONDUIT_CRITERIA, *HOUSE_CRITERIA, "only", "completes-system", "preference", "start-order"}
    assert len({speaker.text("criterion", id=name) for name in every}) == len(every)
    reasons = ["no-system", "leads", "no-contract", "no-water", "cannot-build", "no-patent", "empty-wheel", "last-round"]
    assert len({speaker.text("automa-reason", id=name) for name in reasons}) == len(reasons)


def pack_effects() -> dict[str, Effect[Any]]:
    """Return every effect of the pack by a name of its own."""
    content = GAME.content
    found: dict[str, Effect[Any]] = {}
    groups: list[tuple[str, list[Effect[Any]]]] = [
        ("contract", [contract.reward for contract in content.contracts]),
        ("space", [space.effect for space in [*content.spaces, *content.company_spaces, *content.officer_spaces]]),
        ("officer", list(content.officers)),
        ("ability", [company.ability for company in content.companies]),
        ("income", [income for company in content.companies for row in company.incomes for income in row]),
        ("technology", [tile.effect for tile in content.technology if tile.effect is not None]),
        ("bonus", list(content.bonuses)),
        ("objective", list(content.objectives)),
        ("row", [row for tile in content.automa for row in tile.rows]),
    ]
    for group, effects in groups:
        for number, effect in enumerate(effects):
            found[f"{group} {number}"] = effect
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_read_draw_and_differ(language: str) -> None:
    speaker = Speaker(language, "barrage")
    texts: dict[str, str] = {}
    for name, effect in pack_effects().items():
        words = speaker.say(effect.words())
        assert words
        assert not RAW.search(words), words
        assert effect.icons(), name
        alike = effect.source().replace("water-now ", "flow ").replace("water ", "drop ") if name.startswith("space") else effect.source()
        if not name.startswith("row"):
            assert GAME.vocabulary.parse(effect.source()).source() == effect.source()
            assert texts.setdefault(words, alike) == alike, words


TOLD_BY_AN_AUTOMA = {
    "en": [
        "Automa 1 turns a tile: criteria of tile 9, rows of tile 4.",
        "Automa 1 skips row 1 (production −1 for a green contract): no system with water yields energy.",
        "Automa 1 carries out row 2: build base in the mountains.",
        "Automa 1 chooses basin 1 (upper): red space and first from the tile's start site.",
        "Automa 1 builds a base in basin 1 (upper) with the base tile: 2 engineers, 5 excavators.",
    ],
    "de": [
        "Automa 1 deckt ein Plättchen auf: Kriterien von Plättchen 9, Zeilen von Plättchen 4.",
        "Automa 1 überspringt Zeile 1 (Stromerzeugung −1 für einen grünen Auftrag): kein System mit Wasser bringt Energie.",
        "Automa 1 führt Zeile 2 aus: Basis im Gebirge bauen.",
        "Automa 1 wählt Becken 1 (oben): roter Platz und der erste ab dem Startplatz des Plättchens.",
        "Automa 1 baut eine Basis in Becken 1 (oben) mit dem Basis-Plättchen: 2 Ingenieure, 5 Bagger.",
    ],
    "hu": [
        "1. Automa lapkát fordít (szempontok: 9. lapka, sorok: 4. lapka).",
        "1. Automa kihagy egy sort (1. sor, áramtermelés −1 egy zöld szerződésért): nincs energiát adó rendszere vízzel.",
        "1. Automa végrehajt egy sort (2. sor): gátalap építése a hegységben.",
        "1. Automa választása: 1. medence (felső) – piros hely és az első a lapka kezdőhelyétől.",
        "1. Automa gátalapot épít ide: 1. medence (felső) (gátalaplapka, 2 mérnök, 5 markoló).",
    ],
}


@rule("BA-25", "BA-26", "BA-31", "BA-32", "BA-33")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_automa_tells_which_row_it_carries_out_and_why_that_site(language: str) -> None:
    scene = solo(level=2)
    tiles = [tile for tile in range(20) if tile not in (9 - 1, 4 - 1)]
    scene.state.automa_pile, scene.state.automa_discard = [*tiles, 4 - 1, 9 - 1], []
    scene.run(AutomaTurn(AUTOMA))
    speaker = Speaker(language, "barrage", GAME.automatic_sides(1))
    told = [speaker.say(happening.words(0)) for happening in scene.log.happenings]
    assert told[:5] == TOLD_BY_AN_AUTOMA[language]


BONUS_TOLD = {
    "en": [
        "Nell scores the bonus tile (5 points for each own powerhouse): 10.",
        "Miley scores the bonus tile (5 points for each own powerhouse): 15, less 4 for missing energy: 11.",
        "Faye scores the bonus tile (5 points for each own powerhouse): 5, less 5 for missing energy: 0.",
    ],
    "de": [
        "Nell wertet das Bonusplättchen (5 Siegpunkte für jedes eigene Kraftwerk): 10.",
        "Miley wertet das Bonusplättchen (5 Siegpunkte für jedes eigene Kraftwerk): 15, abzüglich 4 für fehlende Energie: 11.",
        "Faye wertet das Bonusplättchen (5 Siegpunkte für jedes eigene Kraftwerk): 5, abzüglich 5 für fehlende Energie: 0.",
    ],
    "hu": [
        "Nell a bónuszlapkáért pontot kap (5 győzelmi pont minden saját erőmű után): 10.",
        "Miley a bónuszlapkáért pontot kap (5 győzelmi pont minden saját erőmű után): 15 − 4 a hiányzó energia miatt: 11.",
        "Faye a bónuszlapkáért pontot kap (5 győzelmi pont minden saját erőmű után): 5 − 5 a hiányzó energia miatt: 0.",
    ],
}


@rule("BR-U9", "BR-U11", "BR-U12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bonus_says_what_missing_energy_costs(language: str) -> None:
    scene = given(4, round=3).bonus("powerhouses")
    for side, (energy, houses) in enumerate([(18, 2), (12, 3), (6, 1), (5, 0)]):
        scene.holds(side, energy=energy).side(side).built = [0, 0, 0, houses]
    scene.run(ScoreRound())
    speaker = Speaker(language, "barrage", dict(enumerate(NAMES)))
    told = [speaker.say(happening.words(0)) for happening in scene.log.happenings if happening.kind == "bonus-scored"]
    assert told == BONUS_TOLD[language]


def test_the_sources_use_as_many_keys_as_we_think() -> None:
    used = used_keys("barrage")
    assert {"log-automa-site", "gain-power", "move-copy-tile", "icon-in-plains", "icon-on-pass", "refusal-dam-in-basin"} <= used
    assert not [key for key in used if key.endswith("-secret")]
