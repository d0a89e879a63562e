"""Dynamic: whole games of every game, said in every language to every seat and the spectator."""

from __future__ import annotations

import re

import pytest

import ludarium
from ludarium.engine.trials import Mode
from ludarium.text import LANGUAGES, Speaker
from tests.known import known
from tests.text.corpus import examples, questions, said_in

RAW = re.compile(r"[{}$]|\?\?\?|  | [.,;:!?)]|\( |\.\.|[\u2068\u2069]|\b(?:log|ask|move|refusal|score|effect|gain|count|trigger)-[a-z]")
LONGEST = 54  # letters of a question: two lines of a phone's prompt
# The log and the sheet are read by everybody, whoever they tell of: what a card says in them must not speak to its owner.
TO_READERS = {"en": r"\b[Yy]ours?\b|\b[Yy]ou\b", "de": r"\b[Dd](?:u|ir|ich|ein\w*)\b", "hu": r"\b(?:[Tt]e|[Nn]eked|bányád\w*|aranyad\w*)\b"}
NAMES = ["Nell", "Miley", "Faye", "Owen", "Iris"]
CASES = [pytest.param(name, mode, id=f"{name}: {mode}") for name in ludarium.GAMES for mode in known(name).said]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "mode"), CASES)
def test_a_whole_game_can_be_told(name: str, mode: Mode, language: str) -> None:
    game = ludarium.game(name)
    sides = game.automatic_sides(mode.players, mode.options)
    speaker = Speaker(language, name, {**dict(enumerate(NAMES[: mode.players])), **sides})
    said: dict[str, str] = {}
    phrases = list({repr(phrase): phrase for phrase in said_in(game, mode, 11)}.values())
    for phrase in phrases:
        words = speaker.say(phrase)
        assert words.strip() == words != ""
        assert not RAW.search(words), words
        said[words] = phrase.key
    logged = [words for words, key in said.items() if key.startswith("log-")]
    asked = [words for words, key in said.items() if key.startswith("ask-")]
    labels = [words for words, key in said.items() if key.startswith(("move-", "refusal-", "score-", "gain-"))]
    scored = [words for words, key in said.items() if key.startswith("score-")]
    assert [words for words in logged + scored if re.search(TO_READERS[language], words)] == []
    assert len(logged) > 25
    assert len(asked) > 2
    assert all(words[-1] in ".!?" and (words[0].isupper() or words[0].isdigit()) for words in logged + asked)
    assert all(words[-1] not in ".!?:," and (words[0].isupper() or words[0].isdigit()) for words in labels)
    short = [phrase for phrase in questions([*phrases, *examples(name)]) if phrase.key not in known(name).long_questions]
    assert {words for words in map(speaker.say, short) if len(words) > LONGEST} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(ludarium.GAMES))
def test_what_games_rarely_say_can_be_said(name: str, language: str) -> None:
    speaker = Speaker(language, name)
    for phrase in examples(name):
        words = speaker.say(phrase)
        assert words.strip() == words != ""
        assert not RAW.search(words), words
