"""The speaker's own rules: names, forms, lists, errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium import OptionError, Phrase
from ludarium.games.ginkgopolis.content.components import card_words, tile_words
from ludarium.text import LANGUAGES, Speaker, TextError, figure, speaker
from tests.rules.ginkgopolis.known import GAME, effect, seat


def test_the_languages() -> None:
    assert LANGUAGES == ("en", "de", "hu")


def test_an_unknown_language_is_refused_with_a_suggestion() -> None:
    with pytest.raises(OptionError, match=r"there is no language 'dee'\. Did you mean 'de'\? Known: en, de, hu"):
        Speaker("dee")


def test_a_missing_message_raises() -> None:
    with pytest.raises(TextError, match="hu: there is no message 'log-nonsense'"):
        Speaker("hu", "ginkgopolis").text("log-nonsense")


def test_a_missing_variable_raises() -> None:
    with pytest.raises(TextError, match=r"en: gain-resource: Unknown external: count.*\(given: amount\)"):
        Speaker("en", "ginkgopolis").text("gain-resource", amount=1)


@pytest.mark.parametrize("value", [True, 1.5, None, ("a",)])
def test_an_argument_of_another_kind_raises(value: object) -> None:
    with pytest.raises(TextError, match="gain-point: count must be"):
        Speaker("en", "ginkgopolis").text("gain-point", count=value)


def test_names_stand_where_the_seats_are() -> None:
    speaker = Speaker("en", "ginkgopolis", {0: "Nell", 2: "Faye"})
    assert [speaker.say(seat(number)) for number in range(4)] == ["Nell", "Player 2", "Faye", "Player 4"]


def test_a_side_played_by_the_rules_is_named_by_its_phrase() -> None:
    speaker = Speaker("hu", "ginkgopolis", {0: "Nell", **GAME.automatic_sides(1)})
    assert speaker.text("log-gained-points", seat=seat(1), count=3) == "Hal 3 sikerpontot kap."


def test_a_name_is_never_read_as_fluent() -> None:
    speaker = Speaker("de", "ginkgopolis", {0: "{ $count } {hal}"})
    assert speaker.text("log-has-chosen", seat=seat(0)) == "{ $count } {hal} hat eine Karte gewählt."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_true_minus(language: str) -> None:
    speaker = Speaker(language, "ginkgopolis", {0: "A-1"})
    assert "−3" in speaker.text("log-gained-points", seat=seat(0), count=-3)
    assert speaker.text("term-place", place=1, name="A-1 (-2,-3)", points=-12).startswith("1. A-1 (-2,-3): −12")
    assert [speaker.text("gain-point", count=number)[:2] for number in (-1, 1)] == ["−1", "1 "]


def test_figures() -> None:
    assert [figure(-7), figure(7), figure(0)] == ["−7", "7", "0"]
    assert [figure(-1.25, 1), figure(-0.01, 1), figure(2, 1, signed=True)] == ["−1.2", "0.0", "+2.0"]


def test_nobody_is_no_variable() -> None:
    speaker = Speaker("en", "ginkgopolis")
    assert speaker.text("log-game-over", seat=seat(-1), round=12) == "The game is over after 12 rounds."
    with pytest.raises(TextError, match="Unknown external: seat"):
        speaker.text("log-has-chosen", seat=seat(-1))


@pytest.mark.parametrize(
    ("language", "one", "two", "three", "either"),
    [
        ("en", "red 9", "red 9 and blue 1", "red 9, blue 1 and yellow 20", "1 resource, 1 tile or 1 point"),
        ("de", "Rot 9", "Rot 9 und Blau 1", "Rot 9, Blau 1 und Gelb 20", "1 Ressource, 1 Gebäudeplättchen oder 1 Erfolgspunkt"),
        (
            "hu",
            "piros 9-es",
            "piros 9-es és kék 1-es",
            "piros 9-es, kék 1-es és sárga 20-as",
            "1 erőforrás, 1 épületlapka vagy 1 sikerpont",
        ),
    ],
)
def test_lists_are_joined_in_the_manner_of_the_language(language: str, one: str, two: str, three: str, either: str) -> None:
    speaker = Speaker(language, "ginkgopolis")
    tiles = [tile_words(tile) for tile in (8, 20, 59)]
    said = [speaker.text("effect-sequence", parts=tiles[:count]) for count in range(4)]
    assert said == ["", one, two, three]
    assert speaker.listed([speaker.say(tile) for tile in tiles]) == three
    assert speaker.say(effect("resource 1 or tile 1 or point 1")) == either


def test_every_form_of_a_phrase_is_a_variable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = """
thing = a thing
    .acc = the thing
say = { $what }, { $what-acc }, { $what-group }; { $all-acc }
list-pair = { $first } & { $second }
list-or-pair = { $first } | { $second }
list-steps-pair = { $first }; { $second }
"""
    alone = make_speaker(monkeypatch, tmp_path, words)
    assert alone.text("say", what=Phrase("thing"), all=[Phrase("thing")] * 2) == "a thing, the thing, a thing; the thing & the thing"


def test_every_file_that_is_there_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    for name in ("engine", "terminal", "chess-lobby", "chess", "chess-page", "other"):
        (tmp_path / "en" / f"{name}.ftl").write_text(f"from-{name} = {name}\n", encoding="utf-8")
    monkeypatch.setattr(speaker, "FOLDER", tmp_path)
    chess = Speaker("en", "chess")
    assert [chess.text(f"from-{name}") for name in ("engine", "terminal", "chess-lobby", "chess")] == [
        "engine",
        "terminal",
        "chess-lobby",
        "chess",
    ]
    for name in ("chess-page", "other"):
        with pytest.raises(TextError):
            chess.text(f"from-{name}")


def test_a_file_with_a_mistake_is_not_passed_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"en/engine\.ftl: not valid Fluent: broken = \{ \$x"):
        make_speaker(monkeypatch, tmp_path, "fine = fine\nbroken = { $x\n")


def make_speaker(monkeypatch: pytest.MonkeyPatch, folder: Path, words: str) -> Speaker:
    (folder / "en").mkdir()
    (folder / "en" / "engine.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(speaker, "FOLDER", folder)
    return Speaker("en", f"game of {folder.name}")


def test_the_words_of_a_game_are_read_once() -> None:
    assert speaker.bundle_of("hu", "ginkgopolis") is speaker.bundle_of("hu", "ginkgopolis")
    assert speaker.bundle_of("hu", "ginkgopolis") is not speaker.bundle_of("de", "ginkgopolis")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_invisible_marks_are_put_around_variables(language: str) -> None:
    said = Speaker(language, "ginkgopolis").text("log-played-with-tile", seat=seat(0), card=card_words(60), tile=tile_words(8))
    assert all(mark not in said for mark in "\u2068\u2069\u200e\u200f")
