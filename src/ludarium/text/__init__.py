"""Everything people read about a game, in English, German and Hungarian.

`Speaker` says the phrases that the rules make. The words are in <language>/*.ftl, written in Mozilla's Fluent:

- engine, bots, terminal, arena, page, table: what is said in every game, by whom it is said; `table` by the page at a table.
- mistakes: what is wrong with an effect that somebody writes.
- <game>-lobby: what is read before a game begins: its name, its options, the sides that the rules play.
- <game>: everything that the rules of the game say.
- <game>-cards: the names of its cards, where it has many.
- <game>-terminal: what its drawing at the terminal says.
- <game>-page, <game>-view, <game>-rules, <game>-lesson: what only the web page says: its drawing, its plain view, its rules page,
  its first game.

A game's files are found by its name; the page's own list is web/src/lib/files.ts.
"""

from ludarium.text.figure import figure
from ludarium.text.speaker import LANGUAGES, Speaker, TextError

__all__ = ["LANGUAGES", "Speaker", "TextError", "figure"]
