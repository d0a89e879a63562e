"""Everything people read about a game, in English, German and Hungarian.

`Speaker` says the phrases that the rules make. The words are in <language>/*.ftl, written in Mozilla's Fluent.
"""

from ludarium.text.speaker import LANGUAGES, Speaker, TextError

__all__ = ["LANGUAGES", "Speaker", "TextError"]
