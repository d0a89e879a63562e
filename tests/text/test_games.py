"""Dynamic: whole games in every mode, said in every language to every seat and the spectator."""

from __future__ import annotations

import re

import pytest

import ludarium
from ludarium.text import LANGUAGES, Speaker
from tests.text.corpus import GAME, MODES, examples, said_in

RAW = re.compile(r"[{}$]|\?\?\?|  | [.,;:!?)]|\( |\.\.|[\u2068\u2069]|\b(?:log|ask|move|refusal|score|effect|gain|count|trigger)-[a-z]")
NAMES = ["Nell", "Miley", "Faye", "Owen", "Iris"]


def speaker_for(language: str, players: int) -> Speaker:
    return Speaker(language, names={**dict(enumerate(NAMES[:players])), **GAME.automatic_sides(players)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), MODES, ids=str)
def test_a_whole_game_can_be_told(players: int, options: dict[str, object], language: str) -> None:
    speaker = speaker_for(language, players)
    said: dict[str, str] = {}
    for phrase in {repr(phrase): phrase for phrase in said_in(players, options, 11)}.values():
        words = speaker.say(phrase)
        assert words.strip() == words != ""
        assert not RAW.search(words), words
        said[words] = phrase.key
    logged = [words for words, key in said.items() if key.startswith("log-")]
    asked = [words for words, key in said.items() if key.startswith("ask-")]
    labels = [words for words, key in said.items() if key.startswith(("move-", "refusal-", "score-", "gain-"))]
    assert len(logged) > 100
    assert len(asked) > 10
    assert all(words[-1] in ".!?" and (words[0].isupper() or words[0].isdigit()) for words in logged + asked)
    assert all(words[-1] not in ".!?:," and (words[0].isupper() or words[0].isdigit()) for words in labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_games_rarely_say_can_be_said(language: str) -> None:
    speaker = Speaker(language)
    for phrase in examples():
        words = speaker.say(phrase)
        assert words.strip() == words != ""
        assert not RAW.search(words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_secret_is_said_only_to_those_who_may_know_it(language: str) -> None:
    speaker = speaker_for(language, 2)
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
