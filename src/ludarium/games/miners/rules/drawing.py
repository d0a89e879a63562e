"""Drawing cards (section D): ordinary and faction draws, the hand limit, discarding, and decks that run out."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.agenda import SEAT, Ask, SeatTask, Task
from ludarium.engine.fields import Field, Number, Truth
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.engine.zones import draw, shuffle
from ludarium.games.miners.notation import DECK, DONE, DRAWN_LEVELS, FACTION, FACTIONS
from ludarium.games.miners.rules.mine import LEVELS, NOTHING
from ludarium.games.miners.state import MinersState

MOST_CARDS: Final = 8  # in hand (IM-D5)
TOP_LEVEL: Final = 3  # level IV, which ordinary draws cannot use (IM-D2)
ANY_LEVEL: Final = NOTHING
ANY_FACTION: Final = NOTHING


# ---------------------------------------------------------------------------------------------------------------------
# Decks
# ---------------------------------------------------------------------------------------------------------------------


def has_cards(state: MinersState, level: int) -> bool:
    """Say whether a deck can give a card, from its discard pile if need be (IM-R31)."""
    return bool(state.decks[level]) or bool(state.discards[level])


def renew(state: MinersState, level: int) -> None:
    """Make a new deck of the discard pile when a card is needed and the deck is empty (IM-D9, IM-R31)."""
    if not state.decks[level] and state.discards[level]:
        state.decks[level] = state.discards[level]
        state.discards[level] = []
        shuffle(state, state.decks[level], state.cards)
        if state.listener is not None:
            state.report("deck-renewed", NOTHING, {"level": LEVELS[level], "count": len(state.decks[level])})


def take_top(state: MinersState, seat: int, level: int) -> int:
    """Take the top card of a deck that can give one; the player who takes it knows it."""
    renew(state, level)
    return draw(state, state.decks[level], state.cards, seat)


def draw_card(state: MinersState, seat: int, level: int) -> None:
    """Draw one card of a level into the hand; everybody sees of which level it is (IM-H1)."""
    card = take_top(state, seat, level)
    state.miners[seat].hand.append(card)
    if state.listener is not None:
        state.report("drew", seat, {"level": LEVELS[level]}, {"card": state.content.words(card)}, 1 << seat)


def discard(state: MinersState, seat: int, card: int) -> None:
    """Lay a card of the hand on the discard pile of its level, face up (IM-D8, IM-H4)."""
    state.miners[seat].hand.remove(card)
    state.discards[state.content.design[card].level].append(card)
    state.cards.reveal(card)
    if state.listener is not None:
        state.report("discarded", seat, {"card": state.content.words(card)})


def deck_words(level: int) -> Phrase:
    """Return a deck in words."""
    return Phrase("deck", {"level": LEVELS[level]})


# ---------------------------------------------------------------------------------------------------------------------
# Ordinary draws
# ---------------------------------------------------------------------------------------------------------------------


class DrawCards(SeatTask[MinersState]):
    """So many cards, one at a time (IM-D1): of one level, or each of the level that the player then chooses (IM-D3, IM-R29)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 0), Number("level", ANY_LEVEL, TOP_LEVEL)]

    def __init__(self, seat: int, count: int, level: int) -> None:
        super().__init__(seat)
        self.count = count
        self.level = level

    def run(self, state: MinersState) -> None:
        if not self.count:
            return
        levels = drawable(state) if self.level == ANY_LEVEL else [self.level] if has_cards(state, self.level) else []
        if len(levels) > 1:
            state.push(ChooseDeck(self.seat, self.count))
        elif levels:
            draw_card(state, self.seat, levels[0])
            state.push(DrawCards(self.seat, self.count - 1, self.level))
        elif state.listener is not None:
            state.report("nothing-to-draw", self.seat)


def drawable(state: MinersState) -> list[int]:
    """Return the levels of which an ordinary draw may take a card (IM-D2)."""
    return [level for level in range(DRAWN_LEVELS) if has_cards(state, level)]


def why_no_deck(state: MinersState, level: int) -> Refusal | None:
    """Return why no card can be drawn from a deck (IM-R31)."""
    return None if has_cards(state, level) else Refusal("deck-is-empty", "IM-R31")


class ChooseDeck(Ask[MinersState]):
    """From which deck the next card is drawn, knowing those drawn before (IM-D3)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 1)]

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def moves(self, state: MinersState) -> list[int]:
        found = [DECK.at(level) for level in range(DRAWN_LEVELS) if why_no_deck(state, level) is None]
        return found or [DONE.at(0)]  # the others, who draw at the same time, may have taken the last ones

    def play(self, state: MinersState, move: int) -> None:
        if DECK.has(move):
            draw_card(state, self.seat, DECK.index(move))
            state.push(DrawCards(self.seat, self.count - 1, ANY_LEVEL))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-deck", {"count": self.count})

    def rule(self) -> str:
        return "IM-D3"

    def option(self, state: MinersState, move: int) -> Option:
        if DONE.has(move):
            return Option(move, DONE.text(move), Phrase("move-nothing-left"), "done")
        return Option(move, DECK.text(move), Phrase("move-deck", {"deck": deck_words(DECK.index(move))}), state.game.target(move))

    def blocked(self, state: MinersState) -> list[Blocked]:
        return blocked_decks(state, 0)


def blocked_decks(state: MinersState, tried: int) -> list[Blocked]:
    """Return the decks that give nothing, and why."""
    found: list[Blocked] = []
    for level in range(DRAWN_LEVELS):
        why = Refusal("deck-was-searched", "IM-D13") if tried >> level & 1 else why_no_deck(state, level)
        if why is not None:
            found.append(Blocked(Phrase("move-deck", {"deck": deck_words(level)}), state.game.target(DECK.at(level)), why))
    return found


# ---------------------------------------------------------------------------------------------------------------------
# Faction draws
# ---------------------------------------------------------------------------------------------------------------------


class FactionDraws(SeatTask[MinersState]):
    """So many faction draws, one after the other (IM-R33); the faction is named before the deck."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 0), Number("faction", ANY_FACTION, len(FACTIONS) - 1)]

    def __init__(self, seat: int, count: int, faction: int) -> None:
        super().__init__(seat)
        self.count = count
        self.faction = faction

    def run(self, state: MinersState) -> None:
        if not self.count:
            return
        rest: Task[MinersState] = FactionDraws(self.seat, self.count - 1, self.faction)
        first: Task[MinersState] = ChooseFaction(self.seat) if self.faction == ANY_FACTION else SearchDecks(self.seat, self.faction, 0)
        state.push_all([first, rest])


class ChooseFaction(Ask[MinersState]):
    """Which faction is looked for where the card says "any" (IM-D15)."""

    def moves(self, state: MinersState) -> list[int]:
        return [FACTION.at(faction) for faction in range(len(FACTIONS))]

    def play(self, state: MinersState, move: int) -> None:
        state.push(SearchDecks(self.seat, FACTION.index(move), 0))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-faction")

    def rule(self) -> str:
        return "IM-D15"

    def option(self, state: MinersState, move: int) -> Option:
        label = Phrase("move-faction", {"faction": FACTIONS[FACTION.index(move)]})
        return Option(move, FACTION.text(move), label, state.game.target(move))


class SearchDecks(SeatTask[MinersState]):
    """Look for a card of a faction in a deck that was not searched yet; `tried` are those that were, as bits (IM-D10, IM-D13)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("faction", 0, len(FACTIONS) - 1), Number("tried", 0, (1 << DRAWN_LEVELS) - 1)]

    def __init__(self, seat: int, faction: int, tried: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.tried = tried

    def run(self, state: MinersState) -> None:
        levels = searchable(state, self.tried)
        if len(levels) > 1:
            state.push(ChooseSearch(self.seat, self.faction, self.tried))
        elif levels:
            search(state, self.seat, self.faction, levels[0], self.tried)
        elif state.listener is not None:
            state.report("faction-not-found", self.seat, {"faction": FACTIONS[self.faction]})


def searchable(state: MinersState, tried: int) -> list[int]:
    """Return the decks that a faction draw may still search."""
    return [level for level in range(DRAWN_LEVELS) if not tried >> level & 1 and has_cards(state, level)]


class ChooseSearch(Ask[MinersState]):
    """Which deck is searched for a card of the faction (IM-D10)."""

    saved: ClassVar[list[Field]] = SearchDecks.saved

    def __init__(self, seat: int, faction: int, tried: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.tried = tried

    def moves(self, state: MinersState) -> list[int]:
        return [DECK.at(level) for level in searchable(state, self.tried)] or [DONE.at(0)]

    def play(self, state: MinersState, move: int) -> None:
        if DECK.has(move):
            search(state, self.seat, self.faction, DECK.index(move), self.tried)

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-search", {"faction": FACTIONS[self.faction]})

    def rule(self) -> str:
        return "IM-D10"

    def option(self, state: MinersState, move: int) -> Option:
        if DONE.has(move):
            return Option(move, DONE.text(move), Phrase("move-nothing-left"), "done")
        return Option(move, DECK.text(move), Phrase("move-deck", {"deck": deck_words(DECK.index(move))}), state.game.target(move))

    def blocked(self, state: MinersState) -> list[Blocked]:
        return blocked_decks(state, self.tried)


def search(state: MinersState, seat: int, faction: int, level: int, tried: int) -> None:
    """Turn cards over until one belongs to the faction; it goes to the hand, the others back into the deck (IM-D10 to IM-D14, IM-R32)."""
    renew(state, level)
    deck = state.decks[level]
    turned: list[int] = []
    found = NOTHING
    while deck and found == NOTHING:
        card = draw(state, deck, state.cards, NOTHING)
        state.cards.reveal(card)  # by everybody, the taken one too (IM-H9, IM-R34)
        if state.content.factions[card] >> faction & 1:
            found = card
        else:
            turned.append(card)
    report_search(state, seat, faction, level, turned, found)
    if turned:
        deck.extend(turned)
        shuffle(state, deck, state.cards)
    if found != NOTHING:
        state.miners[seat].hand.append(found)
    else:
        state.push(SearchDecks(seat, faction, tried | 1 << level))


def report_search(state: MinersState, seat: int, faction: int, level: int, turned: list[int], found: int) -> None:
    """Tell what was turned over."""
    if state.listener is None:
        return
    facts: dict[str, object] = {"faction": FACTIONS[faction], "deck": deck_words(level), "count": len(turned)}
    facts["turned"] = [state.content.words(card) for card in turned]
    if found == NOTHING:
        state.report("searched-in-vain", seat, facts)
    else:
        state.report("found", seat, {**facts, "card": state.content.words(found)})


# ---------------------------------------------------------------------------------------------------------------------
# The hand
# ---------------------------------------------------------------------------------------------------------------------


class CheckHand(SeatTask[MinersState]):
    """A complete effect is finished: who has more than eight cards discards down to eight (IM-D6, IM-D7, IM-R30)."""

    def run(self, state: MinersState) -> None:
        miner = state.miners[self.seat]
        miner.discarded = 0
        miner.cleared = 0
        if len(miner.hand) > MOST_CARDS:
            state.push(DiscardDown(self.seat))


class ChooseCards(Ask[MinersState]):
    """What questions about a card of the own hand share."""

    def card_option(self, state: MinersState, move: int) -> Option:
        """Return the choice of a card to be discarded."""
        family = state.content.moves.discard
        label = Phrase("move-discard", {"card": state.content.words(family.index(move))})
        return Option(move, family.text(move), label, state.game.target(move))


class DiscardDown(ChooseCards):
    """Which card goes, until eight are left (IM-D7)."""

    def moves(self, state: MinersState) -> list[int]:
        return [state.content.moves.discard.at(card) for card in state.miners[self.seat].hand]

    def play(self, state: MinersState, move: int) -> None:
        discard(state, self.seat, state.content.moves.discard.index(move))
        if len(state.miners[self.seat].hand) > MOST_CARDS:
            state.push(DiscardDown(self.seat))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-discard-down", {"count": len(state.miners[self.seat].hand) - MOST_CARDS, "most": MOST_CARDS})

    def rule(self) -> str:
        return "IM-D7"

    def option(self, state: MinersState, move: int) -> Option:
        return self.card_option(state, move)


class Discards(SeatTask[MinersState]):
    """So many cards of the hand, or as many as there are (IM-V8); with `free` as many as the player likes up to that."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 0), Truth("free")]

    def __init__(self, seat: int, count: int, free: bool) -> None:
        super().__init__(seat)
        self.count = count
        self.free = free

    def run(self, state: MinersState) -> None:
        hand = state.miners[self.seat].hand
        if not self.count or not hand:
            return
        if not self.free and len(hand) <= self.count:
            for card in hand.copy():
                discard_by_effect(state, self.seat, card)
        else:
            state.push(ChooseDiscard(self.seat, self.count, self.free))


def discard_by_effect(state: MinersState, seat: int, card: int) -> None:
    """Discard a card; the effect may count it."""
    discard(state, seat, card)
    state.miners[seat].discarded += 1


class ChooseDiscard(ChooseCards):
    """Which card an effect discards."""

    saved: ClassVar[list[Field]] = Discards.saved

    def __init__(self, seat: int, count: int, free: bool) -> None:
        super().__init__(seat)
        self.count = count
        self.free = free

    def moves(self, state: MinersState) -> list[int]:
        cards = [state.content.moves.discard.at(card) for card in state.miners[self.seat].hand]
        return [*cards, DONE.at(0)] if self.free else cards

    def play(self, state: MinersState, move: int) -> None:
        if DONE.has(move):
            return
        discard_by_effect(state, self.seat, state.content.moves.discard.index(move))
        state.push(Discards(self.seat, self.count - 1, self.free))

    def prompt(self, state: MinersState) -> Phrase:
        return Phrase("ask-discard-up-to" if self.free else "ask-discard", {"count": self.count})

    def rule(self) -> str:
        return "IM-V7" if self.free else "IM-R13"

    def option(self, state: MinersState, move: int) -> Option:
        if DONE.has(move):
            return Option(move, DONE.text(move), Phrase("move-keep-the-rest"), "done")
        return self.card_option(state, move)
