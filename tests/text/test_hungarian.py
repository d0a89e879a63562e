"""The Hungarian article before numbers, letters and names: a or az, as the next word is spoken."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ludarium
from ludarium.text import Speaker
from ludarium.text.hungarian import begins_with_vowel, with_articles
from ludarium.text.speaker import FOLDER
from tests.text.corpus import examples, played

# web/src/lib/hungarian.test.ts reads them, too
SENTENCES = json.loads((Path(__file__).parent / "hungarian.json").read_text(encoding="utf-8"))
SAID = re.compile(r"(?<!\w)([Aa]z?) ([\w„(]\S*)")
POINTING = {"számít"}  # after az as a pronoun
VARIABLE = re.compile(r"(?<![\w(])[Aa]z? \{ (?!\")")


@pytest.mark.parametrize(("written", "spoken"), SENTENCES)
def test_the_next_word_decides(written: str, spoken: str) -> None:
    assert with_articles(written) == spoken


@pytest.mark.parametrize("game", list(ludarium.GAMES))
def test_every_article_that_a_game_says_is_right(game: str) -> None:
    speaker = Speaker("hu", game, {0: "Anna", 1: "Béla", 2: "4821. vendég", 3: "Ede"})
    wrong = set()
    for words in {speaker.say(phrase) for phrase in (*played(game), *examples(game))}:
        assert "(z)" not in words
        for article, word in SAID.findall(words):
            if (article.lower() == "az") != begins_with_vowel(word) and word.strip(".,:") not in POINTING:
                wrong.add(f"{article} {word}: {words}")
    assert not wrong


@pytest.mark.parametrize("file", sorted(path.name for path in (FOLDER / "hu").glob("*.ftl")))
def test_before_a_variable_no_message_decides_by_itself(file: str) -> None:
    """What follows is not known when the message is written: it says a(z), unless it names the only word that can come."""
    lines = (FOLDER / "hu" / file).read_text(encoding="utf-8").splitlines()
    known = re.compile(r"[Aa]z? \{ part-(colour|bonus)")  # piros, kék, sárga; hasznosítási, bővítési, szintépítési
    assert [line for line in lines if VARIABLE.search(line) and not known.search(line)] == []
