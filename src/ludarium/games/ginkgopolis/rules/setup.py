"""Setting up the table, beginner sets and the character draft (sections S and D)."""

from __future__ import annotations

from typing import Any

from ludarium.engine.agenda import Ask, Sequence, Simultaneously, Task
from ludarium.engine.context import Context
from ludarium.engine.hidden import Hidden
from ludarium.engine.phrase import Option, Phrase
from ludarium.games.ginkgopolis.content.components import BEGINNER_SETS, CARDS, START, TILES, is_building_card, is_start_tile
from ludarium.games.ginkgopolis.notation import FIRST_DRAFT
from ludarium.games.ginkgopolis.rules.city import NOBODY, START_CELLS, START_TOKEN_CELLS, Building
from ludarium.games.ginkgopolis.rules.deck import draw_card, shuffle_deck
from ludarium.games.ginkgopolis.rules.hal import PlaySoloRound
from ludarium.games.ginkgopolis.rules.rounds import HAND, PlayRound
from ludarium.games.ginkgopolis.rules.supply import GainTiles, gain_points, gain_resources
from ludarium.games.ginkgopolis.state import ACTING, DRAFT_PICKS, GinkgopolisState, Side

DRAFT_CARDS = 4
SOLO_GOODS = 6


class SetUp(Task[GinkgopolisState]):
    """Lay the table, then give characters and starting goods, then play (GK-S1 to GK-S19)."""

    def run(self, state: GinkgopolisState) -> None:
        lay_city(state)
        lay_supplies(state)
        lay_deck(state)
        choose_first_player(state)
        state.report("table-laid", state.first, {"players": state.players})
        if state.solo():
            state.push_all([SoloGoods(), PlaySoloRound()])
        elif state.options["characters"] == "draft":
            state.push_all([DealDraft(), *[DraftPick() for pick in range(DRAFT_PICKS)], RevealCharacters(), DealHands(), PlayRound()])
        else:
            state.push_all([DealSets(), RevealCharacters(), DealHands(), PlayRound()])


def lay_city(state: GinkgopolisState) -> None:
    """Nine start tiles at random, tokens clockwise round them (GK-S1 to GK-S4)."""
    state.faces = Hidden(TILES, state.players)
    tiles = [tile for tile in range(TILES) if is_start_tile(tile)]
    state.chance.shuffle(tiles)
    for index, cell in enumerate(START_CELLS):
        state.city.put(Building(cell, tiles[index], 1, NOBODY, False, None))
        state.faces.reveal(tiles[index])
    state.city.tokens = START_TOKEN_CELLS.copy()
    for letter, cell in enumerate(START_TOKEN_CELLS):
        state.city.token_at[cell] = letter


def lay_supplies(state: GinkgopolisState) -> None:
    """Face-down tiles without those removed unseen, and each side's resources (GK-S5, GK-S6, GK-S11, GK-S12)."""
    numbers = state.content.tables[state.players]
    tiles = [tile for tile in range(TILES) if not is_start_tile(tile)]
    for tile in tiles:
        state.faces.reveal(tile)
    state.faces.shuffle_in(tiles)
    state.chance.shuffle(tiles)
    for turn in range(numbers.tiles_removed):
        state.removed.append(tiles.pop())
    state.supply = tiles
    state.sides = [Side(numbers.resources, numbers.new_hands) for seat in range(state.side_count())]


def lay_deck(state: GinkgopolisState) -> None:
    """The first deck: urbanization cards and the cards of the start city (GK-S8, GK-S9)."""
    state.cards = Hidden(CARDS, state.players)
    cards = [card for card in range(CARDS) if not is_building_card(card) or is_start_tile(card)]
    for card in cards:
        state.cards.reveal(card)
    shuffle_deck(state, cards)


def choose_first_player(state: GinkgopolisState) -> None:
    """The table names the first player, or chance does (GK-S17, GK-R69); alone you are always first (GK-L7)."""
    if state.solo():
        return
    wish = state.options["first"]
    state.first = wish if isinstance(wish, int) else state.chance.below(state.players)


class SoloGoods(Task[GinkgopolisState]):
    """Alone you begin with six resources, six points and six tiles; Hal with nothing (GK-L3, GK-L5)."""

    def run(self, state: GinkgopolisState) -> None:
        gain_resources(state, 0, SOLO_GOODS)
        gain_points(state, 0, SOLO_GOODS)
        state.push(GainTiles(0, SOLO_GOODS))


class DealSets(Task[GinkgopolisState]):
    """Each player gets one of the six beginner sets at random (GK-D1, GK-D2)."""

    def run(self, state: GinkgopolisState) -> None:
        sets = list(range(1, BEGINNER_SETS + 1))
        state.chance.shuffle(sets)
        for seat in range(state.players):
            for character in state.content.characters:
                if character.beginner_set == sets[seat]:
                    state.sides[seat].characters.append(character.index)


class DealDraft(Task[GinkgopolisState]):
    """All characters are shuffled and each player is dealt four (GK-D3)."""

    def run(self, state: GinkgopolisState) -> None:
        characters = list(range(len(state.content.characters)))
        state.chance.shuffle(characters)
        state.seal()
        for seat in range(state.players):
            state.packs.append(characters[DRAFT_CARDS * seat : DRAFT_CARDS * (seat + 1)])


class DraftPick(Task[GinkgopolisState]):
    """Everybody picks one character in secret at the same time; then the packs go to the left (GK-D4 to GK-D6)."""

    def run(self, state: GinkgopolisState) -> None:
        picks: list[Task[Any]] = [PickCharacter(seat) for seat in range(state.players)]
        state.push_all([Simultaneously(picks), PassPacks()])


def pack_before(state: GinkgopolisState, seat: int) -> int:
    """Return which pack lies before a seat now: packs go left, so it is the one that began so many seats to the right."""
    return (seat - state.picks) % state.players


class PickCharacter(Ask[GinkgopolisState]):
    """Choose one character of the pack before you (GK-D4)."""

    def moves(self, state: GinkgopolisState) -> list[int]:
        pack = state.packs[pack_before(state, self.seat)]
        return [FIRST_DRAFT + character for character in sorted(pack[state.picks :])]

    def play(self, state: GinkgopolisState, move: int) -> None:
        character = move - FIRST_DRAFT
        pack = state.packs[pack_before(state, self.seat)]
        pack.remove(character)
        pack.insert(state.picks, character)
        state.sides[self.seat].characters.append(character)
        state.report("has-picked", self.seat)

    def prompt(self, state: GinkgopolisState) -> Phrase:
        return Phrase("ask-draft", {"pick": state.picks + 1})

    def rule(self) -> str:
        return "GK-D4"

    def option(self, state: GinkgopolisState, move: int) -> Option:
        character = state.content.characters[move - FIRST_DRAFT]
        label = Phrase("move-draft", {"character": character.words(), "bonus": character.effect.words(), "start": character.start.words()})
        return Option(move, state.game.lexicon.text(move), label, state.game.target(move))


class PassPacks(Task[GinkgopolisState]):
    """The packs move on; after the last pick what is left goes back to the box (GK-D6, GK-D8)."""

    def run(self, state: GinkgopolisState) -> None:
        state.picks += 1
        if state.picks == DRAFT_PICKS:
            state.packs = []


class RevealCharacters(Task[GinkgopolisState]):
    """All reveal their characters and take the starting goods, in seat order (GK-D7, GK-S14, GK-R70)."""

    def run(self, state: GinkgopolisState) -> None:
        state.seal()
        state.phase = ACTING
        goods: list[Task[Any]] = []
        for seat in range(state.players):
            side = state.sides[seat]
            side.characters.sort()
            characters = [state.content.characters[index] for index in side.characters]
            if state.listener is not None:
                state.report("characters-revealed", seat, {"characters": [character.words() for character in characters]})
            goods.append(Sequence([character.start.task(Context(seat, START, character.card)) for character in characters]))
        state.push_all(goods)


class DealHands(Task[GinkgopolisState]):
    """Each player is dealt four cards (GK-S18)."""

    def run(self, state: GinkgopolisState) -> None:
        for seat in range(state.players):
            for card in range(HAND):
                state.sides[seat].hand.append(draw_card(state, seat))
