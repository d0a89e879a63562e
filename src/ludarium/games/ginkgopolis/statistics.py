"""What statistics count in a finished game: turn order, characters, building cards, colours."""

from __future__ import annotations

from typing import Final

from ludarium.engine.facts import FactKind, Facts, turn_kind
from ludarium.engine.phrase import Phrase
from ludarium.games.ginkgopolis.content.components import PLAYER_COLOURS, TILES, Content, tile_id, tile_words
from ludarium.games.ginkgopolis.state import GinkgopolisState
from ludarium.games.ginkgopolis.view import colours

CHARACTER: Final = "character"
BUILDING: Final = "building"
COLOUR: Final = "colour"


def fact_kinds(content: Content, most_players: int) -> list[FactKind]:
    """Return the kinds of tags in words."""
    characters = {character.id: character.words() for character in content.characters}
    return [
        turn_kind(most_players),
        FactKind(CHARACTER, Phrase("fact-character"), characters),
        FactKind(BUILDING, Phrase("fact-building"), {tile_id(tile): tile_words(tile) for tile in range(TILES)}),
        FactKind(COLOUR, Phrase("fact-colour"), {colour: Phrase(f"side-{colour}") for colour in PLAYER_COLOURS}),
    ]


def facts(opening: GinkgopolisState, end: GinkgopolisState) -> Facts:
    """Return the tags of a game; Hal has only his colour."""
    found = Facts(len(end.sides))
    found.add_turns([(opening.first + turn) % opening.players for turn in range(opening.players)])
    for seat, side in enumerate(end.sides):
        for character in side.characters:
            found.add(seat, CHARACTER, end.content.characters[character].id)
        for card in side.kept:
            found.add(seat, BUILDING, tile_id(card))
        found.add(seat, COLOUR, colours(end)[seat])
    return found
