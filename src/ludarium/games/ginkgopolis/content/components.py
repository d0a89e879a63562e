"""The cards and numbers of Ginkgopolis as typed objects, loaded from packs (section C of docs/rules/ginkgopolis.md).

Tiles and building cards share one number: 20 for each colour, in the order of COLOURS, so tile 8 (red-9) lies on the
building that card 8 designates (GK-C2, GK-B8). Urbanization cards follow as 60 to 71.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.ability import Ability, On
from ludarium.engine.effect import Effect
from ludarium.engine.errors import PackError, suggestion
from ludarium.engine.language import Vocabulary
from ludarium.engine.pack import Pack, PackEntry
from ludarium.engine.phrase import Phrase
from ludarium.games.ginkgopolis.rules.city import START_TOKEN_CELLS, cell_text

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
COLOURS: Final = ["red", "blue", "yellow"]
NUMBERS: Final = 20
TILES: Final = 60
START_NUMBERS: Final = 3
LETTERS: Final = "ABCDEFGHIJKL"
TOKENS: Final = 12
CARDS: Final = TILES + TOKENS

# What gives a bonus its occasion (GK-P1, GK-P6 to GK-P8): an action, or the end of the game.
EXPLOIT: Final = 0
URBANIZE: Final = 1
FLOOR: Final = 2
END: Final = 3
TRIGGERS: Final = ["exploit", "urbanize", "floor", "end"]
START: Final = 4  # what besides them sets an effect going: the starting goods of a character
CAUSES: Final = 5
PERIODS: Final = ["round"]
ROUND: Final = 0

# The goods, in the order of the colours that give them (GK-B7).
RESOURCE: Final = 0
TILE: Final = 1
POINT: Final = 2
GOODS: Final = ["resource", "tile", "point"]

PLAYER_COLOURS: Final = ["green", "orange", "purple", "white", "black"]
BEGINNER_SETS: Final = 6
MOST_PLAYERS: Final = 5
MOST_CHARACTERS: Final = 99
# Why packs cannot add to these tables.
FIXED: Final = {
    "building": "every building card belongs to a tile, and the tiles are 20 numbers in each of three colours (red-1 to yellow-20)",
    "urbanization": "every urbanization card belongs to a token, and twelve lie round the start city (A to L)",
    "table": f"1 to {MOST_PLAYERS} people play",
}
FIRST_CHARACTER: Final = CARDS  # as a number among all cards that effects stand on


def colour_of(tile: int) -> int:
    """Return the colour of a tile or building card."""
    return tile // NUMBERS


def number_of(tile: int) -> int:
    """Return the printed number, 1 to 20, of a tile or building card."""
    return tile % NUMBERS + 1


def is_start_tile(tile: int) -> bool:
    """Say whether the tile is one of the nine of the start city (GK-S1)."""
    return tile % NUMBERS < START_NUMBERS


def is_building_card(card: int) -> bool:
    """Say whether the card is a building card; the others are urbanization cards."""
    return card < TILES


def tile_id(tile: int) -> str:
    """Return how a tile or building card is written: red-9."""
    return f"{COLOURS[tile // NUMBERS]}-{tile % NUMBERS + 1}"


def card_id(card: int) -> str:
    """Return how a card is written: red-9, or the letter of an urbanization card."""
    return tile_id(card) if card < TILES else LETTERS[card - TILES]


def tile_words(tile: int) -> Phrase:
    """Return a tile in words."""
    return Phrase("tile", {"colour": COLOURS[colour_of(tile)], "number": number_of(tile)})


def card_words(card: int) -> Phrase:
    """Return a card in words."""
    if is_building_card(card):
        return Phrase("building-card", {"colour": COLOURS[colour_of(card)], "number": number_of(card)})
    return Phrase("urbanization-card", {"letter": LETTERS[card - TILES]})


class BonusCard(Ability):
    """What characters and building cards share: a colour and a bonus with its occasion."""

    def __init__(self, card: int, colour: int, effect: On[Any]) -> None:
        super().__init__(effect, card)
        self.colour = colour
        self.effect = effect
        self.trigger = effect.trigger.event
        self.bonus: Effect[Any] = effect.effect


class Character(BonusCard):
    """A character card. `index` counts from 0; the printed number is one more. `title` is the name that a pack gives, or ''."""

    def __init__(self, index: int, colour: int, effect: On[Any], beginner_set: int, start: Effect[Any], title: str) -> None:
        super().__init__(FIRST_CHARACTER + index, colour, effect)
        self.index = index
        self.id = str(index + 1)  # a word if a pack calls it by one
        self.beginner_set = beginner_set
        self.start = start
        self.title = title

    def words(self) -> Phrase:
        """Return the character in words."""
        facts: dict[str, object] = {"number": self.index + 1, "colour": COLOURS[self.colour], "trigger": TRIGGERS[self.trigger]}
        return Phrase("character-named", {**facts, "name": self.title}) if self.title else Phrase("character", facts)


class TableNumbers:
    """How the table is laid for one number of players."""

    def __init__(self, resources: int, tiles_removed: int, cards_discarded: int, new_hands: int) -> None:
        self.resources = resources
        self.tiles_removed = tiles_removed
        self.cards_discarded = cards_discarded
        self.new_hands = new_hands


class Content:
    """Everything the packs say, checked."""

    def __init__(
        self,
        buildings: list[BonusCard],
        characters: list[Character],
        urbanization: list[Effect[Any]],
        tables: list[TableNumbers],
    ) -> None:
        self.buildings = buildings
        self.characters = characters
        self.urbanization = urbanization
        self.tables = tables


def fixed(entry: PackEntry, field: str, known: list[str]) -> None:
    """Refuse an entry that would add to what the rules count."""
    name = str(entry.data.get(field))
    if name not in known:
        raise entry.error(field, f"no {entry.table} can be added: {FIXED[entry.table]}.{suggestion(name, known)}")


class _Loader:
    """Reads packs one after the other; a later entry replaces an earlier one of the same id."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.names = [tile_id(tile) for tile in range(TILES)]
        self.buildings: dict[str, BonusCard] = {}
        self.characters: dict[int, Character] = {}
        self.further: dict[str, Character] = {}  # whose ids are words
        self.urbanization: dict[str, Effect[Any]] = {}
        self.tables: dict[int, TableNumbers] = {}

    def read(self, pack: Pack) -> None:
        pack.allow_tables(["table", "urbanization", "building", "character"])
        for entry in pack.entries("table"):
            self._table(entry)
        for entry in pack.entries("urbanization"):
            self._urbanization(entry)
        for entry in pack.entries("building"):
            self._building(entry)
        for entry in pack.entries("character"):
            self._character(entry)

    def _table(self, entry: PackEntry) -> None:
        fixed(entry, "players", [str(players) for players in range(1, MOST_PLAYERS + 1)])
        players = entry.number_in("players", 1, MOST_PLAYERS)
        self.tables[players] = TableNumbers(
            entry.number_in("resources", 6, 99),
            entry.number_in("tiles_removed", 0, 20),
            entry.number_in("cards_discarded", 0, 7),
            entry.number_in("new_hands", 0, 9),
        )
        entry.close()

    def _urbanization(self, entry: PackEntry) -> None:
        fixed(entry, "id", list(LETTERS))
        letter = entry.word("id", list(LETTERS))
        cell = cell_text(START_TOKEN_CELLS[LETTERS.index(letter)])
        entry.word("cell", [cell])
        self.urbanization[letter] = entry.immediate("effect", self.vocabulary)
        entry.close()

    def _building(self, entry: PackEntry) -> None:
        fixed(entry, "id", self.names)
        name = entry.word("id", self.names)
        card = self.names.index(name)
        self.buildings[name] = BonusCard(card, colour_of(card), self._bonus(entry))
        entry.close()

    def _character(self, entry: PackEntry) -> None:
        word = isinstance(entry.data.get("id"), str)
        if word and (entry.new_id().isdecimal() or len(self.further) >= MOST_CHARACTERS):
            raise entry.error("id", f"the id of a character is its number without quotes, or a word, up to {MOST_CHARACTERS} of them")
        number = 1 if word else entry.number_in("id", 1, MOST_CHARACTERS)
        entry.grows()
        colour = COLOURS.index(entry.word("colour", COLOURS))
        beginner_set = entry.number_in("set", 0, BEGINNER_SETS)
        start = entry.immediate("start", self.vocabulary)
        made = Character(number - 1, colour, self._bonus(entry), beginner_set, start, entry.title(not word))
        if word:
            made.id = str(entry.data["id"])
            self.further[made.id] = made
        else:
            self.characters[number] = made
        entry.close()

    def _bonus(self, entry: PackEntry) -> On[Any]:
        effect = entry.ability("effect", self.vocabulary, TRIGGERS)
        if effect.trigger.word == TRIGGERS[END] and effect.effect.gives() != GOODS[POINT]:
            raise entry.error("effect", "what is scored at the end must be a number of points")
        return effect

    def content(self) -> Content:
        for letter in LETTERS:
            if letter not in self.urbanization:
                raise PackError(f"no pack has the urbanization card {letter}")
        for tile in range(TILES):
            if tile_id(tile) not in self.buildings:
                raise PackError(f"no pack has the building card {tile_id(tile)}")
        for players in range(1, MOST_PLAYERS + 1):
            if players not in self.tables:
                raise PackError(f"no pack says how to lay the table for {players}")
        numbers = sorted(self.characters)
        if numbers != list(range(1, len(numbers) + 1)) or len(numbers) < 20:
            raise PackError("characters must be numbered from 1 without gaps, at least 20 of them")
        for index, character in enumerate(self.further.values(), start=len(numbers)):
            character.index = index
            character.card = FIRST_CHARACTER + index
        characters = [*[self.characters[number] for number in numbers], *self.further.values()]
        for beginner_set in range(1, BEGINNER_SETS + 1):
            if sum(1 for character in characters if character.beginner_set == beginner_set) != 3:
                raise PackError(f"beginner set {beginner_set} must have three characters (GK-D1)")
        return Content(
            [self.buildings[tile_id(tile)] for tile in range(TILES)],
            characters,
            [self.urbanization[letter] for letter in LETTERS],
            [TableNumbers(0, 0, 0, 0), *[self.tables[players] for players in range(1, MOST_PLAYERS + 1)]],
        )


def load_content(packs: list[Pack], vocabulary: Vocabulary) -> Content:
    """Return the content of the packs together; PackError if something is wrong or missing."""
    loader = _Loader(vocabulary)
    for pack in packs:
        loader.read(pack)
    return loader.content()
