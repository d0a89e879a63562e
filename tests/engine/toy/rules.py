"""What happens in the toy game: set-up, the feast side by side, secret choices, turns, occasions."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.agenda import AnyOrder, Ask, ForEachPlayer, Sequence, Simultaneously, Task
from ludarium.engine.effect import On
from ludarium.engine.lexicon import SKIP
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from tests.engine.toy.moves import SITE
from tests.engine.toy.valley import ACTING, CHOOSING, FEAST, MOST_MACHINES, MOST_SITES, NOTHING, Farmer, Site, Valley

HAND: Final = 2
REST: Final = 1


class SetUp(Task[Valley]):
    """Shuffle, deal, then play the rounds one after the other (TOY-9)."""

    def run(self, state: Valley) -> None:
        state.farmers = [Farmer(3 if state.options["rich"] else 1) for seat in range(state.players)]
        state.deck = list(range(state.content.cards()))
        state.cards.shuffle_in(state.deck)
        state.chance.shuffle(state.deck)
        first = state.options["first"]
        state.first = first if isinstance(first, int) else state.chance.below(state.players)
        for seat in range(state.players):
            draw_cards(state, seat, HAND)
        rounds = state.options["rounds"]
        assert isinstance(rounds, int)
        state.push_all([PlayRound() for turn in range(rounds)])


class PlayRound(Task[Valley]):
    """Feast side by side, choose in secret, then turns from the first seat on (TOY-10)."""

    def run(self, state: Valley) -> None:
        state.round += 1
        state.phase = FEAST
        feast = state.content.feasts[(state.round - 1) % len(state.content.feasts)]
        state.report("round", state.first, {"round": state.round, "feast": feast.words()})
        seats = range(state.players)
        feasts: list[Task[Any]] = [feast.task(seat) for seat in seats]
        turns: list[Task[Any]] = [TakeTurn(seat) for seat in seats]
        ends: list[Task[Any]] = [RoundBonuses(seat) for seat in seats]
        state.push_all([Simultaneously(feasts), ChooseCards(), ForEachPlayer(turns), ForEachPlayer(ends), EndRound()])


class ChooseCards(Task[Valley]):
    """All choose a card in secret (TOY-11)."""

    def run(self, state: Valley) -> None:
        state.phase = CHOOSING
        state.push_all([Simultaneously([ChooseCard(seat) for seat in range(state.players)]), BeginTurns()])


class BeginTurns(Task[Valley]):
    """The choices are all made."""

    def run(self, state: Valley) -> None:
        state.phase = ACTING


def why_not_play(state: Valley, seat: int, card: int) -> Refusal | None:
    """Return why a card cannot be chosen: it costs too much, or there is no room for its site (TOY-12)."""
    farmer = state.farmers[seat]
    if len(farmer.sites) >= MOST_SITES:
        return Refusal("no-room", "TOY-7")
    cost = state.content.of(card).cost
    return Refusal("too-dear", "TOY-12", {"cost": cost}) if cost > farmer.gold else None


class ChooseCard(Ask[Valley]):
    """A card of the hand that can be paid for, or rest."""

    def moves(self, state: Valley) -> list[int]:
        play = state.content.moves.play
        hand = state.farmers[self.seat].hand
        return [*[play.at(card) for card in hand if why_not_play(state, self.seat, card) is None], SKIP.at(0)]

    def play(self, state: Valley, move: int) -> None:
        farmer = state.farmers[self.seat]
        farmer.committed = True
        if not SKIP.has(move):
            farmer.chosen = state.content.moves.play.index(move)
            farmer.hand.remove(farmer.chosen)
        state.report("has-chosen", self.seat)

    def prompt(self, state: Valley) -> Phrase:
        return Phrase("toy-ask-choose")

    def rule(self) -> str:
        return "TOY-11"

    def option(self, state: Valley, move: int) -> Option:
        label = Phrase("toy-rest") if SKIP.has(move) else Phrase("toy-play", {"card": state.game.lexicon.text(move)})
        return Option(move, state.game.lexicon.text(move), label, state.game.target(move))

    def blocked(self, state: Valley) -> list[Blocked]:
        barred = []
        for card in state.farmers[self.seat].hand:
            why = why_not_play(state, self.seat, card)
            if why is not None:
                move = state.content.moves.play.at(card)
                barred.append(Blocked(Phrase("toy-play", {"card": state.game.lexicon.text(move)}), state.game.target(move), why))
        return barred


class TakeTurn(Task[Valley]):
    """Turn the chosen card over, pay, build, carry it out; who chose none rests for a gold (TOY-13)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def arguments(self) -> list[object]:
        return [self.seat]

    def run(self, state: Valley) -> None:
        farmer = state.farmers[self.seat]
        card = farmer.chosen
        farmer.shown = True
        farmer.chosen = NOTHING
        state.seal()
        if card == NOTHING:
            farmer.gold += REST
            state.report("rested", self.seat)
            return
        design = state.content.of(card)
        state.cards.reveal(card)
        state.report("played", self.seat, {"card": state.content.name(card)})
        farmer.gold -= design.cost
        farmer.here = len(farmer.sites)
        state.push_all([design.effect.task(self.seat), LeaveSite(self.seat)])
        build(state, self.seat, design.kind, card)


class LeaveSite(Task[Valley]):
    """The card is carried out; 'here' has no meaning any more."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def arguments(self) -> list[object]:
        return [self.seat]

    def run(self, state: Valley) -> None:
        state.farmers[self.seat].here = NOTHING


class RoundBonuses(Task[Valley]):
    """The standing effects of the own sites for the end of a round, in any order (TOY-14)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def arguments(self) -> list[object]:
        return [self.seat]

    def run(self, state: Valley) -> None:
        found: list[Task[Any]] = [on.effect.task(self.seat) for on in standing(state, self.seat, "round", [])]
        state.push(AnyOrder(self.seat, found))


class EndRound(Task[Valley]):
    """Everybody draws; the next seat becomes first (TOY-15)."""

    def run(self, state: Valley) -> None:
        for farmer in state.farmers:
            farmer.committed = False
            farmer.shown = False
        for turn in range(state.players):
            draw_cards(state, (state.first + turn) % state.players, 1)
        state.first = (state.first + 1) % state.players


def draw_cards(state: Valley, seat: int, count: int) -> None:
    """Draw unseen; an empty deck is made anew of the discard pile; what is not there is lost (TOY-2)."""
    for turn in range(count):
        if not state.deck and state.discard:
            state.deck = state.discard
            state.discard = []
            state.cards.shuffle_in(state.deck)
            state.chance.shuffle(state.deck)
        if state.deck:
            state.seal()
            card = state.deck.pop()
            state.cards.show(card, seat)
            state.farmers[seat].hand.append(card)
            state.report("drew", seat, {}, {"card": state.content.name(card)}, 1 << seat)


def build(state: Valley, seat: int, kind: int, card: int) -> None:
    """Set a site; the standing effects it is an occasion for come at once, before what follows (TOY-7)."""
    from_before = standing(state, seat, "build", [state.content.kinds[kind]])
    state.farmers[seat].sites.append(Site(kind, card, 0))
    state.report("built", seat, {"kind": state.content.kinds[kind]})
    state.push(Sequence([on.effect.task(seat) for on in from_before]))


def fire(state: Valley, seat: int, word: str, arguments: list[str]) -> None:
    """Carry out the standing effects of an occasion, in the order of the sites (TOY-16)."""
    state.push_all([on.effect.task(seat) for on in standing(state, seat, word, arguments)])


def standing(state: Valley, seat: int, word: str, arguments: list[str]) -> list[On[Any]]:
    """Return the own standing effects whose occasion is this one; 'anything' fits every argument."""
    found = []
    for site in state.farmers[seat].sites:
        if site.card != NOTHING:
            on = state.content.of(site.card).standing
            if on is not None and on.trigger.word == word and _fits(on.trigger.arguments, arguments):
                found.append(on)
    return found


def _fits(wanted: list[int | str], given: list[str]) -> bool:
    return all(word in ("anything", given[index]) for index, word in enumerate(wanted))


def open_sites(state: Valley, seat: int, where: str) -> list[int]:
    """Return the sites that can take a machine (TOY-6)."""
    farmer = state.farmers[seat]
    found = []
    for index, site in enumerate(farmer.sites):
        fits = where == "any" or (where == "here") == (index == farmer.here)
        if fits and site.machines < MOST_MACHINES:
            found.append(index)
    return found


def put_machine(state: Valley, seat: int, index: int) -> None:
    """Set a machine on a site."""
    site = state.farmers[seat].sites[index]
    state.farmers[seat].sites[index] = Site(site.kind, site.card, site.machines + 1)
    state.report("machine", seat, {"site": index + 1})


class ChooseSite(Ask[Valley]):
    """Which site takes the machine."""

    def __init__(self, seat: int, where: str) -> None:
        super().__init__(seat)
        self.where = where

    def arguments(self) -> list[object]:
        return [self.seat, self.where]

    def moves(self, state: Valley) -> list[int]:
        return [SITE.at(index) for index in open_sites(state, self.seat, self.where)]

    def play(self, state: Valley, move: int) -> None:
        put_machine(state, self.seat, SITE.index(move))

    def prompt(self, state: Valley) -> Phrase:
        return Phrase("toy-ask-site")

    def rule(self) -> str:
        return "TOY-6"

    def option(self, state: Valley, move: int) -> Option:
        return Option(move, SITE.text(move), Phrase("toy-site", {"number": SITE.index(move) + 1}), state.game.target(move))

    def blocked(self, state: Valley) -> list[Blocked]:
        barred = []
        for index, site in enumerate(state.farmers[self.seat].sites):
            if site.machines >= MOST_MACHINES:
                why = Refusal("site-full", "TOY-6")
                barred.append(Blocked(Phrase("toy-site", {"number": index + 1}), state.game.target(SITE.at(index)), why))
        return barred


class ThrowCard(Ask[Valley]):
    """Which card of the hand goes face down to the discard pile (TOY-4)."""

    def moves(self, state: Valley) -> list[int]:
        return [state.content.moves.throw.at(card) for card in state.farmers[self.seat].hand]

    def play(self, state: Valley, move: int) -> None:
        card = state.content.moves.throw.index(move)
        state.farmers[self.seat].hand.remove(card)
        state.discard.append(card)
        state.report("threw", self.seat, {}, {"card": state.content.name(card)}, 1 << self.seat)

    def prompt(self, state: Valley) -> Phrase:
        return Phrase("toy-ask-throw")

    def rule(self) -> str:
        return "TOY-4"

    def option(self, state: Valley, move: int) -> Option:
        return Option(move, state.game.lexicon.text(move), Phrase("toy-throw"), state.game.target(move))


TASKS: Final = [
    SetUp,
    PlayRound,
    ChooseCards,
    BeginTurns,
    ChooseCard,
    TakeTurn,
    LeaveSite,
    RoundBonuses,
    EndRound,
    ChooseSite,
    ThrowCard,
]
