"""What statistics count in a finished game (UC-C29 to UC-C34): boards, tiles, contracts and cards, and how they were used."""

from __future__ import annotations

from typing import Final

from ludarium.engine.facts import FactKind, Facts, MeasureKind, turn_kind
from ludarium.engine.happening import Happening
from ludarium.engine.phrase import Phrase
from ludarium.games.underwater.content.boards import BROWN, Board
from ludarium.games.underwater.content.components import Content
from ludarium.games.underwater.content.kinds import ASSISTANT, ERAS, NO_COLOUR, SLOTS
from ludarium.games.underwater.rules.network import connected_metropolises
from ludarium.games.underwater.state import FROM_BROWN, FROM_FEEDING, UNLIMITED, UnderwaterState

BOARD: Final = "board"
BROWN_TILE: Final = "brown"
BLUE_TILE: Final = "blue"
CONTRACT: Final = "contract"
CARD: Final = "card"
METROPOLIS: Final = "metropolis"
SPECIAL: Final = "special"

USED: Final = "used"
FIRST_PICK: Final = "first-pick"
EMPTY: Final = "empty"
TURNS: Final = "turns"
SUPPLY: Final = "supply"
CONNECTED: Final = "connected"
BROWN_POINTS: Final = "brown-points"
TAKEN: Final = "taken"
PAID: Final = "paid"
CLAIMED: Final = "contract-claimed"
CLAIM_ROUND: Final = "contract-round"
POINTS: Final = "points"

DECKS: Final = [*ERAS, "special"]  # by the back of their cards

MATCHED: Final = "matched"
ALWAYS: Final = "always"
CLONED: Final = "cloned"
TUNNELS: Final = "tunnels"
SYMBIOTIC: Final = "symbiotic"
WINNER: Final = "winner"
STARVED: Final = "starved"


def fact_kinds(content: Content, most_sides: int) -> list[FactKind]:
    """Return the kinds of tags in words."""
    brown = {tile.id: tile.words() for tile in content.metropolises if tile.colour == BROWN}
    blue = {tile.id: tile.words() for tile in content.metropolises if tile.colour != BROWN}
    return [
        turn_kind(most_sides),
        FactKind(BOARD, Phrase("fact-board"), {board.id: board_words(board) for board in content.boards}),
        FactKind(BROWN_TILE, Phrase("fact-brown"), brown, METROPOLIS),
        FactKind(BLUE_TILE, Phrase("fact-blue"), blue, METROPOLIS),
        FactKind(CONTRACT, Phrase("fact-contract"), contract_names(content)),
        *[
            FactKind(kind, Phrase("fact-card", {"deck": deck}), names, CARD if deck in ERAS else SPECIAL)
            for kind, deck, names in decks(content)
        ],
    ]


def measure_kinds(content: Content) -> list[MeasureKind]:
    """Return the kinds of measures in words."""
    cards = card_names(content)
    dear = {content.designs[card].id: cards[content.designs[card].id] for card in content.dear}
    special = {content.designs[card].id: cards[content.designs[card].id] for card in [*content.dear, *content.cheap]}
    coloured = {SLOTS[slot.number]: slot.words() for slot in content.slots if slot.colour != NO_COLOUR}
    tiles = {tile.id: tile.words() for tile in content.metropolises}
    brown = {tile.id: tile.words() for tile in content.metropolises if tile.colour == BROWN}
    return [
        MeasureKind(
            TURNS, Phrase("measure-turns"), {name: Phrase("measure-turn", {"what": name}) for name in (MATCHED, ALWAYS, CLONED)}, True
        ),
        MeasureKind(POINTS, Phrase("measure-points"), {name: Phrase("measure-point", {"what": name}) for name in (WINNER, STARVED)}, False),
        MeasureKind(
            SUPPLY, Phrase("measure-supply"), {name: Phrase("measure-exhausted", {"what": name}) for name in (TUNNELS, SYMBIOTIC)}, True
        ),
        MeasureKind(FIRST_PICK, Phrase("measure-first-pick"), coloured, True),
        MeasureKind(EMPTY, Phrase("measure-empty"), coloured, True),
        MeasureKind(CONNECTED, Phrase("measure-connected"), tiles, True),
        MeasureKind(BROWN_POINTS, Phrase("measure-brown-points"), brown, False),
        MeasureKind(CLAIMED, Phrase("measure-claimed"), contract_names(content), True),
        MeasureKind(CLAIM_ROUND, Phrase("measure-claim-round"), contract_names(content), False),
        MeasureKind(TAKEN, Phrase("measure-taken"), dear, True),
        MeasureKind(PAID, Phrase("measure-paid"), special, True),
        *[MeasureKind(f"{USED}-{deck}", Phrase("measure-used", {"deck": deck}), names, True) for kind, deck, names in decks(content)],
    ]


def board_words(board: Board) -> Phrase:
    """Return a board in words."""
    return Phrase("fact-board-name", {"number": board.number, "name": Phrase("board-name", {"id": board.theme})})


def contract_names(content: Content) -> dict[str, Phrase]:
    """Return the contracts in words."""
    return {contract.id: contract.words() for contract in content.contracts}


def card_names(content: Content) -> dict[str, Phrase]:
    """Return all cards in words, with their numbers: copies share a name."""
    return {
        design.id: Phrase("fact-card-name", {"number": design.number, "name": Phrase("card-name", {"id": design.name})})
        for design in content.designs
        if design.card != ASSISTANT
    }


def decks(content: Content) -> list[tuple[str, str, dict[str, Phrase]]]:
    """Return the cards deck by deck: the kind of tag, the name of the deck, its cards in words."""
    cards = card_names(content)
    found: list[tuple[str, str, dict[str, Phrase]]] = []
    for back, deck in enumerate(DECKS):
        own = [design.id for design in content.designs if design.back == back and design.id in cards]
        found.append((f"{CARD}-{deck}", deck, {name: cards[name] for name in own}))
    return found


def deck_of(content: Content, card: str) -> str:
    """Return the deck of a card."""
    return DECKS[content.designs[content.card_of(card)].back]


# ---------------------------------------------------------------------------------------------------------------------
# Counting
# ---------------------------------------------------------------------------------------------------------------------


def facts(opening: UnderwaterState, log: list[Happening], end: UnderwaterState) -> Facts:
    """Return the tags and measures of a game."""
    found = Facts(len(end.sides))
    found.add_turns(opening.order)
    for seat, side in enumerate(end.sides):
        found.add(seat, BOARD, end.content.boards[side.board].id)
        for contract in side.contracts:
            found.add(seat, CONTRACT, end.content.contracts[contract].id)
        count_tiles(found, opening, end, seat)
    count_end(found, opening, end)
    Tally(found, opening).read(log)
    return found


def count_tiles(found: Facts, opening: UnderwaterState, end: UnderwaterState, seat: int) -> None:
    """Count the metropolises that lay on a board: whether they were connected, and what a brown one brought."""
    side = end.sides[seat]
    connected = connected_metropolises(side, end.board_of(seat))
    for tile in opening.sides[seat].metropolises:
        brown = end.content.metropolises[tile].colour == BROWN
        found.add(seat, BROWN_TILE if brown else BLUE_TILE, end.content.metropolises[tile].id)
        found.measure(CONNECTED, end.content.metropolises[tile].id, 1 if tile in connected else 0)
        if brown and tile in connected:
            found.measure(BROWN_POINTS, end.content.metropolises[tile].id, side.gained[FROM_BROWN])


def count_end(found: Facts, opening: UnderwaterState, end: UnderwaterState) -> None:
    """Count what the last position shows of the whole table."""
    found.measure(POINTS, WINNER, max(end.scores))
    for side in end.sides:
        found.measure(POINTS, STARVED, -side.gained[FROM_FEEDING])
    found.measure(SUPPLY, TUNNELS, 1 if end.tunnels == 0 else 0)
    if opening.symbiotic < UNLIMITED:
        found.measure(SUPPLY, SYMBIOTIC, 1 if end.symbiotic == 0 else 0)
    claimed = [contract for side in end.sides for contract in side.contracts]
    for contract in opening.contracts:
        found.measure(CLAIMED, end.content.contracts[contract].id, 1 if contract in claimed else 0)


class Tally:
    """Reads what happened: hands and turns, card by card and slot by slot."""

    def __init__(self, found: Facts, opening: UnderwaterState) -> None:
        self.found = found
        self.opening = opening
        self.designs = opening.content.designs
        self.hands: list[list[str]] = [[self.designs[card].id for card in side.hand] for side in opening.sides]
        self.held: list[set[str]] = [set() for side in opening.sides]
        self.used: list[set[str]] = [set() for side in opening.sides]
        self.round = opening.round
        self.picked: list[str] = []  # slots with a tile in this round, in their order
        self.cloned = False
        self.taken: list[str] = []

    def read(self, log: list[Happening]) -> None:
        """Count a whole game."""
        for happening in log:
            self.hear(happening)
        self.end_round()
        for seat, held in enumerate(self.held):
            for card in sorted(held, key=self.opening.content.card_of):
                self.found.measure(f"{USED}-{deck_of(self.opening.content, card)}", card, 1 if card in self.used[seat] else 0)
            for card in sorted(self.used[seat], key=self.opening.content.card_of):
                self.found.add(seat, f"{CARD}-{deck_of(self.opening.content, card)}", card)
        for shown in self.opening.shown:
            self.found.measure(TAKEN, self.designs[shown].id, 1 if self.designs[shown].id in self.taken else 0)
        for card in sorted(set(self.taken), key=self.opening.content.card_of):
            self.found.measure(PAID, card, 1 if any(card in used for used in self.used) else 0)

    def hear(self, happening: Happening) -> None:
        """Count one happening."""
        kind, seat = happening.kind, happening.seat
        if kind == "round-began":
            self.end_round()
            self.round = int(str(happening.facts["round"]))
        elif kind == "drew":
            self.hands[seat].append(card_of(happening.secrets["card"]))
        elif kind in ("took-special", "kept-special"):
            card = card_of(happening.facts.get("card") or happening.secrets["card"])
            self.hands[seat].append(card)
            self.taken.append(card)
        elif kind == "discarded":
            self.hands[seat].remove(card_of(happening.facts["card"]))
        elif kind == "rejected":
            cards = happening.facts["cards"]
            assert isinstance(cards, list)
            for rejected in cards:
                self.hands[seat].remove(card_of(rejected))
        elif kind == "played":
            self.played(happening)
        elif kind in ("played-instant", "claimed"):
            self.used[seat].add(card_of(happening.facts["card"]))
        elif kind == "cloned":
            self.cloned = True
        elif kind == "contract":
            self.found.measure(CLAIM_ROUND, contract_of(self.opening.content, happening.facts["contract"]), self.round)

    def played(self, happening: Happening) -> None:
        """Count a turn: all cards in hand were held, one was played."""
        seat = happening.seat
        slot = str(happening.facts["id"])
        self.held[seat] |= set(self.hands[seat])
        self.hands[seat].remove(card_of(happening.facts["card"]))
        always = slot == SLOTS[-1]
        self.found.measure(TURNS, ALWAYS, 1 if always else 0)
        if not always:
            self.found.measure(TURNS, MATCHED, 1 if happening.facts["match"] == "yes" else 0)
            if not self.picked:
                for other in self.opening.ring():
                    self.found.measure(FIRST_PICK, SLOTS[other], 1 if SLOTS[other] == slot else 0)
            self.picked.append(slot)

    def end_round(self) -> None:
        """Count the slots that nobody used; neutral tiles of the solo game are nobody's choice, so that game is left out."""
        if not self.picked:
            return
        if len(self.hands) > 1:
            for slot in self.opening.ring():
                self.found.measure(EMPTY, SLOTS[slot], 0 if SLOTS[slot] in self.picked else 1)
        if self.opening.content.tables[self.opening.players - 1].cloning:
            self.found.measure(TURNS, CLONED, 1 if self.cloned else 0)
        self.picked = []
        self.cloned = False


def card_of(words: object) -> str:
    """Return which card a happening tells of."""
    assert isinstance(words, Phrase)
    return str(words.arguments["number"])


def contract_of(content: Content, words: object) -> str:
    """Return which contract a happening tells of."""
    assert isinstance(words, Phrase)
    names = [contract.words() for contract in content.contracts]
    return content.contracts[names.index(words)].id
