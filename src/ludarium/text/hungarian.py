"""The Hungarian article. Messages say `a(z)`; which of `a` and `az` it is depends on how the next word is spoken."""

from __future__ import annotations

import re
from typing import Final

ARTICLE: Final = re.compile(r"\b([Aa])\(z\)(\s+)(\S+)")
VOWELS: Final = "aáeéiíoóöőuúüű"
SPELT: Final = "AEFILMNORSUXY"  # letters whose names begin with a vowel: ef, el, em, iksz, ipszilon
CODE: Final = re.compile(r"([A-Z])\d*(?!\w)")  # a letter that is spelt: the A card, contract R10
ROMAN: Final = {"I.": 1, "II.": 2, "III.": 3, "IV.": 4, "V.": 5}


def with_articles(words: str) -> str:
    """Return the words with every `a(z)` settled."""
    if "(z)" not in words:
        return words
    return ARTICLE.sub(lambda found: f"{found[1]}{'z' if begins_with_vowel(found[3]) else ''}{found[2]}{found[3]}", words)


def begins_with_vowel(word: str) -> bool:
    """Say whether a word begins with a vowel when it is spoken: 5-ös, I. szintű, R10, az, but not 15-ös or G01."""
    word = word.lstrip("„»(")
    if word in ROMAN:
        return number_begins_with_vowel(ROMAN[word])
    digits = re.match(r"\d+", word)
    if digits:
        return number_begins_with_vowel(int(digits[0]))
    code = CODE.match(word)
    if code:
        return code[1] in SPELT
    return word[:1].lower() in VOWELS


def number_begins_with_vowel(number: int) -> bool:
    """Say whether a number's name begins with a vowel: egy, öt, ötven, ötszáz, ezer, egymillió; but száz, tizenegy."""
    while number >= 1000:
        number //= 1000
    return number in (1, 5) or 50 <= number <= 59 or 500 <= number <= 599
