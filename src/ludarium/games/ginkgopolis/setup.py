"""Setting up the table, beginner sets and the character draft (sections S and D)."""

from __future__ import annotations

from typing import Any

from ludarium.engine.agenda import Ask, Sequence, Simultaneously, Task
from ludarium.engine.hidden import Hidden
from ludarium.engine.phrase import Option, Phrase
from ludarium.games.ginkgopolis.city import NOBODY, START_CELLS, START_TOKEN_CELLS, Building
from ludarium.games.ginkgopolis.content import BEGINNER_SETS, CARDS, TILES, is_building_card, is_start_tile
from ludarium.games.ginkgopolis.deck import draw_card, shuffle_deck
from ludarium.games.ginkgopolis.hal import PlaySoloRound
from ludarium.games.ginkgopolis.lexicon import FIRST_DRAFT
from ludarium.games.ginkgopolis.rounds import HAND, PlayRound
from ludarium.games.ginkgopolis.supply import GainTiles, gain_points, gain_resources
from ludarium.games.ginkgopolis.table import ACTING, HAL, Side, Table

DRAFT_CARDS = 4
DRAFT_PICKS = 3
SOLO_GOODS = 6


class SetUp(Task[Table]):
    """Lay the table, then give characters and starting goods, then play (GK-S1 to GK-S19)."""

    def run(self, table: Table) -> None:
        lay_city(table)
        lay_supplies(table)
        lay_deck(table)
        choose_first_player(table)
        table.report("table-laid", table.first, {"players": table.players})
        if table.solo():
            table.push_all([SoloGoods(), PlaySoloRound()])
        elif table.options["characters"] == "draft":
            table.push_all([DealDraft(), *[DraftPick() for pick in range(DRAFT_PICKS)], RevealCharacters(), DealHands(), PlayRound()])
        else:
            table.push_all([DealSets(), RevealCharacters(), DealHands(), PlayRound()])


def lay_city(table: Table) -> None:
    """Nine start tiles at random, tokens clockwise round them (GK-S1 to GK-S4)."""
    table.faces = Hidden(TILES, table.players)
    tiles = [tile for tile in range(TILES) if is_start_tile(tile)]
    table.chance.shuffle(tiles)
    for index, cell in enumerate(START_CELLS):
        table.city.put(Building(cell, tiles[index], 1, NOBODY, False, None))
        table.faces.reveal(tiles[index])
    table.city.tokens = START_TOKEN_CELLS.copy()
    for letter, cell in enumerate(START_TOKEN_CELLS):
        table.city.token_at[cell] = letter


def lay_supplies(table: Table) -> None:
    """Face-down tiles without those removed unseen, and each side's resources (GK-S5, GK-S6, GK-S11, GK-S12)."""
    numbers = table.content.tables[table.players]
    tiles = [tile for tile in range(TILES) if not is_start_tile(tile)]
    for tile in tiles:
        table.faces.reveal(tile)
    table.faces.shuffle_in(tiles)
    table.chance.shuffle(tiles)
    for turn in range(numbers.tiles_removed):
        table.removed.append(tiles.pop())
    table.supply = tiles
    table.sides = [Side(numbers.resources, numbers.new_hands) for seat in range(max(table.players, HAL + 1))]


def lay_deck(table: Table) -> None:
    """The first deck: urbanization cards and the cards of the start city (GK-S8, GK-S9)."""
    table.cards = Hidden(CARDS, table.players)
    cards = [card for card in range(CARDS) if not is_building_card(card) or is_start_tile(card)]
    for card in cards:
        table.cards.reveal(card)
    shuffle_deck(table, cards)


def choose_first_player(table: Table) -> None:
    """The table names the first player, or chance does (GK-S17, GK-R69); alone you are always first (GK-L7)."""
    if table.solo():
        return
    wish = table.options["first"]
    table.first = wish if isinstance(wish, int) else table.chance.below(table.players)


class SoloGoods(Task[Table]):
    """Alone you begin with six resources, six points and six tiles; Hal with nothing (GK-L3, GK-L5)."""

    def run(self, table: Table) -> None:
        gain_resources(table, 0, SOLO_GOODS)
        gain_points(table, 0, SOLO_GOODS)
        table.push(GainTiles(0, SOLO_GOODS))


class DealSets(Task[Table]):
    """Each player gets one of the six beginner sets at random (GK-D1, GK-D2)."""

    def run(self, table: Table) -> None:
        sets = list(range(1, BEGINNER_SETS + 1))
        table.chance.shuffle(sets)
        for seat in range(table.players):
            for character in table.content.characters:
                if character.beginner_set == sets[seat]:
                    table.sides[seat].characters.append(character.index)


class DealDraft(Task[Table]):
    """All characters are shuffled and each player is dealt four (GK-D3)."""

    def run(self, table: Table) -> None:
        characters = list(range(len(table.content.characters)))
        table.chance.shuffle(characters)
        table.seal()
        for seat in range(table.players):
            table.packs.append(characters[DRAFT_CARDS * seat : DRAFT_CARDS * (seat + 1)])


class DraftPick(Task[Table]):
    """Everybody picks one character in secret at the same time; then the packs go to the left (GK-D4 to GK-D6)."""

    def run(self, table: Table) -> None:
        picks: list[Task[Any]] = [PickCharacter(seat) for seat in range(table.players)]
        table.push_all([Simultaneously(picks), PassPacks()])


def pack_before(table: Table, seat: int) -> int:
    """Return which pack lies before a seat now: packs go left, so it is the one that began so many seats to the right."""
    return (seat - table.picks) % table.players


class PickCharacter(Ask[Table]):
    """Choose one character of the pack before you (GK-D4)."""

    def moves(self, table: Table) -> list[int]:
        pack = table.packs[pack_before(table, self.seat)]
        return [FIRST_DRAFT + character for character in sorted(pack[table.picks :])]

    def play(self, table: Table, move: int) -> None:
        character = move - FIRST_DRAFT
        pack = table.packs[pack_before(table, self.seat)]
        pack.remove(character)
        pack.insert(table.picks, character)
        table.sides[self.seat].characters.append(character)
        table.report("has-picked", self.seat)

    def prompt(self, table: Table) -> Phrase:
        return Phrase("ask-draft", {"pick": table.picks + 1})

    def rule(self) -> str:
        return "GK-D4"

    def option(self, table: Table, move: int) -> Option:
        character = table.content.characters[move - FIRST_DRAFT]
        label = Phrase("move-draft", {"character": character.words(), "bonus": character.effect.words(), "start": character.start.words()})
        return Option(move, table.game.lexicon.text(move), label, table.game.target(move))


class PassPacks(Task[Table]):
    """The packs move on; after the last pick what is left goes back to the box (GK-D6, GK-D8)."""

    def run(self, table: Table) -> None:
        table.picks += 1
        if table.picks == DRAFT_PICKS:
            table.packs = []


class RevealCharacters(Task[Table]):
    """All reveal their characters and take the starting goods, in seat order (GK-D7, GK-S14, GK-R70)."""

    def run(self, table: Table) -> None:
        table.seal()
        table.phase = ACTING
        goods: list[Task[Any]] = []
        for seat in range(table.players):
            side = table.sides[seat]
            side.characters.sort()
            characters = [table.content.characters[index] for index in side.characters]
            if table.listener is not None:
                table.report("characters-revealed", seat, {"characters": [character.words() for character in characters]})
            goods.append(Sequence([character.start.task(seat) for character in characters]))
        table.push_all(goods)


class DealHands(Task[Table]):
    """Each player is dealt four cards (GK-S18)."""

    def run(self, table: Table) -> None:
        for seat in range(table.players):
            for card in range(HAND):
                table.sides[seat].hand.append(draw_card(table, seat))
