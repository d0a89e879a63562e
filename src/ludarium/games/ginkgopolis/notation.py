"""The moves of Ginkgopolis and how they are written."""

from __future__ import annotations

from typing import Final

from ludarium.engine.lexicon import CHOOSE, FIRST_FREE_MOVE, SKIP, Family, Lexicon
from ludarium.games.ginkgopolis.content.components import CARDS, LETTERS, TILES, TOKENS, card_id, tile_id
from ludarium.games.ginkgopolis.rules.city import CELLS, cell_text

PLAY: Final = Family("play", [card_id(card) for card in range(CARDS)], FIRST_FREE_MOVE)
NEW_HAND: Final = Family("new-hand", [""], FIRST_FREE_MOVE + CARDS)
ALONE: Final = Family("alone", [""], FIRST_FREE_MOVE + CARDS + 1)
LAY: Final = Family("lay", [tile_id(tile) for tile in range(TILES)], FIRST_FREE_MOVE + CARDS + 2)
RETURN: Final = Family("return", [tile_id(tile) for tile in range(TILES)], FIRST_FREE_MOVE + CARDS + 2 + TILES)
DONE: Final = Family("done", [""], FIRST_FREE_MOVE + CARDS + 2 + 2 * TILES)
SHIFT: Final = Family("shift", list(LETTERS), FIRST_FREE_MOVE + CARDS + 3 + 2 * TILES)
MOST_PLACES: Final = 2 * TILES + 2  # cells that share an edge with a city of so many buildings, which hang together
TOKEN: Final = Family("token", [cell_text(cell) for cell in range(CELLS)], FIRST_FREE_MOVE + CARDS + 3 + 2 * TILES + TOKENS, MOST_PLACES)
FIRST_DRAFT: Final = FIRST_FREE_MOVE + CARDS + 3 + 2 * TILES + TOKENS + CELLS


def make_lexicon(characters: int) -> Lexicon:
    """Return the lexicon for packs with so many characters; all other moves have the same number with any packs."""
    draft = Family("draft", [str(number) for number in range(1, characters + 1)], FIRST_DRAFT)
    return Lexicon([CHOOSE, SKIP, PLAY, NEW_HAND, ALONE, LAY, RETURN, DONE, SHIFT, TOKEN, draft])


def target_of(lexicon: Lexicon, move: int) -> str:
    """Return the board element a move points at."""
    family = lexicon.family(move)
    item = family.items[family.index(move)]
    kinds = {"play": "card", "lay": "tile", "return": "tile", "shift": "token", "token": "cell", "draft": "character"}
    if family.word in kinds:
        return f"{kinds[family.word]}:{item}"
    return f"choice:{item}" if family is CHOOSE else family.word
