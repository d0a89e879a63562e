"""What is wrong with an effect is said in every language, in English as the exception says it."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ludarium
from ludarium.engine.errors import PackError
from ludarium.engine.language import Parameter
from ludarium.engine.mistakes import ENGLISH, named, said
from ludarium.text import LANGUAGES, Speaker
from ludarium.text.speaker import FOLDER
from tests.toy.content.effects import VOCABULARY

# One for each sentence and each part of one; `mistake-in` is what a game makes of it.
WRONG = [
    "gold ? 1",
    "golt 1",
    "gold 1,",
    "gold 1 vp 1",
    "gold 0",
    "machine 1",
    "machine here",
    "up 3 times gold",
    "gold per fams",
    "on: gold",
    "on build once per day: gold 1",
    "(" * 100,
    "3 times gold 1: vp",
    "gold 1, on round: vp",
    "draw 1 per",
    "gold 2 by farms 1",
]


def mistake(source: str) -> PackError:
    with pytest.raises(PackError) as wrong:
        VOCABULARY.parse(source)
    return wrong.value


def plain(text: str) -> str:
    """Return a sentence without what typography adds to it."""
    return re.sub("[“”]", "'", re.sub("[\u2068\u2069]", "", text))


@pytest.mark.parametrize("source", WRONG)
def test_english_is_what_the_exception_says(source: str) -> None:
    wrong = mistake(source)
    assert wrong.words is not None
    assert plain(Speaker("en").say(wrong.words)) == wrong.message
    told = {Speaker(language).say(wrong.words) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_a_mistake_travels_with_its_words() -> None:
    import pickle

    wrong = mistake("golt 1")
    again = pickle.loads(pickle.dumps(wrong))
    assert (again.words, again.message, again.column) == (wrong.words, wrong.message, wrong.column)


def written(language: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse((FOLDER / language / "mistakes.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_says_all_it_is_given(language: str) -> None:
    assert set(written(language)) == {"mistake-name", *(f"mistake-{key}" for key in ENGLISH)}
    speaker = Speaker(language)
    for key, english in ENGLISH.items():
        given: dict[str, object] = {name: f"<{name}>" for name in re.findall(r"\{(\w+)\}", english)}
        if "occasions" in given:
            given["occasions"] = [said("on", {"word": "<occasions>"})]
        sentence = said(key, given)
        told = speaker.say(sentence.words)
        assert language != "en" or plain(told) == sentence.english
        assert [name for name in given if f"<{name}>" not in told] == []


def parameters() -> set[str]:
    """Return what the parameters of all words of all games are called."""
    vocabularies = [ludarium.game(name).vocabulary for name in ludarium.GAMES]
    words = [entry for made in vocabularies for entry in (*made.verbs.values(), *made.counts.values(), *made.events.values())]
    return {parameter.name for entry in words for parameter in entry.parameters}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_parameter_has_a_name(language: str) -> None:
    names = {*parameters(), "how many times", "how many of it", "the limit", "the least count"}
    told = {name: Speaker(language).say(named(name).words) for name in names}
    if language == "en":
        assert told == {name: name for name in names}
    assert [name for name, words in told.items() if words == name.replace(" ", "-") and language != "en"] == []
    assert Parameter("how many").expected_after("gold").english == "a number (how many) after 'gold'"
