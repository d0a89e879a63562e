"""Positions for rule tests, written in the words of the catalogue.

    scene = given(gold=3).mine("I-S1 1,0", "II-B1 2,1 collapsed").holds("III-R1")
    scene.performs("gold 2, draw 1")             # an effect, as the player's own, up to the first question
    assert scene.asks() == "deck I, deck II, deck III"

A scene is a real table. Cards that a scene names are taken from wherever they lay, so that all cards are conserved.
"""

from __future__ import annotations

from typing import Any

import ludarium
from ludarium.engine.agenda import Task
from ludarium.engine.context import Context
from ludarium.engine.happening import Happening, Log
from ludarium.engine.pack import parse_pack, read_pack
from ludarium.games.miners.content.components import FROM_EVENTS
from ludarium.games.miners.content.effects import VOCABULARY
from ludarium.games.miners.game import BASE_PACK, MinersGame
from ludarium.games.miners.notation import BOARDS
from ludarium.games.miners.rules.activation import effect_context
from ludarium.games.miners.rules.digging import Dig
from ludarium.games.miners.rules.drawing import CheckHand
from ludarium.games.miners.rules.mine import LEVELS, NOTHING, SIDES, SLOTS, Chamber, slot_text
from ludarium.games.miners.rules.rounds import BeginChoice, EndRound, Reveal, TurnEvent, push_event
from ludarium.games.miners.state import CHOOSING, DIGGING, EVENT, Miner, MinersState
from tests.engine.small.pause import Pause

GAME = MinersGame([read_pack(BASE_PACK, "base.toml")])
SLOT_OF = {slot_text(slot): slot for slot in range(SLOTS)}
PACK = '[pack]\nname = "scene"\ngame = "miners"\nversion = 1\n'


def game_with(entries: str) -> MinersGame:
    """Return the game with further entries of a pack."""
    return MinersGame([read_pack(BASE_PACK, "base.toml"), parse_pack(PACK + entries, "scene.toml")])


def card_entry(name: str, effect: str, level: str = "I", faction: str = "none", cost: int = 0, carts: str = "W") -> str:
    """Return a card of a pack with one effect."""
    lines = [
        f'id = "{name}"',
        f'level = "{level}"',
        f'faction = "{faction}"',
        f"cost = {cost}",
        f'first = "{effect}"',
        f'carts = "{carts}"',
    ]
    return "\n".join(["", "[[card]]", *lines, 'source = "ludarium"', ""])


class Scene:
    """A table under construction, and what a test looks at."""

    def __init__(self, game: MinersGame, players: int, options: dict[str, object], seed: int) -> None:
        self.game = game
        self.table: MinersState = game.new(players, seed, options)
        self.used: set[int] = set()
        self.log = Log()
        self.table.listener = self.log
        self.settle()

    def settle(self) -> None:
        """Leave the set-up: empty hands, no event yet, nothing on the agenda."""
        table = self.table
        table.lanes = []
        table.agenda = [Pause(0)]
        table.phase = DIGGING
        table.round = 1
        table.past.append(table.event_deck.pop())
        table.event_cards.reveal(table.past[-1])
        for miner in table.miners:
            for card in [*miner.hand, *miner.kept]:
                table.decks[self.level_of(card)].insert(0, card)
            miner.hand, miner.kept, miner.ready = [], [], False
        self.event("EV01")
        self.log.happenings.clear()

    # -- pieces --------------------------------------------------------------------------------------------------------

    def level_of(self, card: int) -> int:
        return self.table.content.design[card].level

    def card(self, name: str) -> int:
        """Return a copy of a card that the scene has not used yet: its name, or that of the copy."""
        names, designs = self.table.content.names, self.table.content.design
        found = [card for card in range(len(names)) if name in (names[card], designs[card].name) and card not in self.used]
        self.used.add(found[0])
        return found[0]

    def take(self, name: str) -> int:
        """Take a card from wherever it lies."""
        card = self.card(name)
        for pile in [*self.table.decks, *self.table.discards, *[miner.hand for miner in self.table.miners]]:
            if card in pile:
                pile.remove(card)
        return card

    def miner(self, seat: int = 0) -> Miner:
        return self.table.miners[seat]

    def mine(self, *cards: str, seat: int = 0) -> Scene:
        """Lay cards: a name, a place, then perhaps `machines=2`, `collapsed`, `activated`, and `carts=W,NE` for other half carts."""
        for text in cards:
            name, place, *marks = text.split(" ")
            card = self.take(name)
            chamber = Chamber(SLOT_OF[place], card, mask=self.table.content.masks[card])
            for mark in marks:
                word, _, value = mark.partition("=")
                if word == "machines":
                    chamber = chamber.with_machines(int(value))
                elif word == "collapsed":
                    chamber = chamber.with_collapse(True)
                elif word == "activated":
                    chamber = chamber.with_mark(True)
                else:
                    chamber.mask = mask_of(value)
            self.miner(seat).mine.dig(chamber)
            self.table.cards.reveal(card)
        return self

    def holds(self, *cards: str, seat: int = 0) -> Scene:
        """Give a player cards."""
        for name in cards:
            card = self.take(name)
            self.miner(seat).hand.append(card)
            self.table.cards.show(card, seat)
        return self

    def deck(self, level: str, *cards: str) -> Scene:
        """Let a deck consist of these cards, the top one first; the others are out of the way under the scene's table."""
        self.table.decks[LEVELS.index(level)] = [self.card(name) for name in reversed(cards)]
        return self

    def discards(self, level: str, *cards: str) -> Scene:
        """Let a discard pile consist of these cards, the top one last."""
        self.table.discards[LEVELS.index(level)] = [self.take(name) for name in cards]
        for card in self.table.discards[LEVELS.index(level)]:
            self.table.cards.reveal(card)
        return self

    def event(self, name: str) -> Scene:
        """Let an event be this round's."""
        number = [event.name for event in self.table.content.events].index(name)
        table = self.table
        for pile in (table.event_deck, table.removed):
            if number in pile:
                pile[pile.index(number)] = table.past[-1]
                table.past[-1] = number
        return self

    def next_event(self, name: str) -> Scene:
        """Let an event lie on top of the event deck."""
        number = [event.name for event in self.table.content.events].index(name)
        table = self.table
        for pile in (table.removed, table.past, table.event_deck):
            if number in pile:
                pile[pile.index(number)], table.event_deck[-1] = table.event_deck[-1], number
                break
        return self

    def boards(self, *sides: str) -> Scene:
        """Turn the boards so that these sides lie up."""
        boards = self.table.content.boards
        self.table.sides = [[side.name for side in boards[board]].index(sides[board]) for board in range(BOARDS)]
        return self

    def pickaxe(self, board: int, step: int, steps: int = NOTHING, seat: int = 0) -> Scene:
        """Let a pickaxe stand on a step of a board (from 1)."""
        miner = self.miner(seat)
        miner.board, miner.step, miner.steps = board - 1, step, step if steps == NOTHING else steps
        return self

    # -- what happens --------------------------------------------------------------------------------------------------

    def run(self, tasks: list[Task[Any]]) -> Scene:
        """Let tasks come one after the other, up to the first question."""
        self.table.agenda = [Pause(0)]
        self.table.stack = self.table.agenda
        self.table.push_all(tasks)
        self.table.run()
        return self

    def performs(self, effect: str, at: str = "", seat: int = 0) -> Scene:
        """Perform an effect, as that of a card of the mine if a place is given, and then look at the hand."""
        context = effect_context(self.table, seat, SLOT_OF[at]) if at else Context(seat, FROM_EVENTS)
        return self.run([VOCABULARY.parse(effect).task(context), CheckHand(seat)])

    def chooses(self) -> Scene:
        """Begin the mine phase of this round: cards are chosen."""
        self.table.phase = CHOOSING
        return self.run([BeginChoice(), Reveal()])

    def digs(self, name: str, seat: int = 0) -> Scene:
        """Let a player dig a card that is revealed and paid."""
        self.miner(seat).chosen = self.take(name)
        self.table.cards.reveal(self.miner(seat).chosen)
        return self.run([Dig(seat)])

    def turns_event(self, name: str) -> Scene:
        """Turn over an event, which all carry out if it is immediate."""
        self.next_event(name)
        self.table.round += 1
        self.table.phase = EVENT
        return self.run([TurnEvent()])

    def carries_out(self, name: str) -> Scene:
        """Let all carry out this event, whenever it would come."""
        self.event(name)
        self.table.agenda = [Pause(0)]
        self.table.stack = self.table.agenda
        push_event(self.table)
        self.table.run()
        return self

    def ends_round(self) -> Scene:
        """Let the round end."""
        self.table.agenda = []
        self.table.stack = self.table.agenda
        self.table.push(EndRound())
        self.table.run()
        return self

    def play(self, *moves: str, seat: int = 0) -> Scene:
        """Play moves of a seat."""
        for move in moves:
            self.table.play(seat, self.game.lexicon.parse(move))
        return self

    # -- what a test looks at ------------------------------------------------------------------------------------------

    def asks(self, seat: int = 0) -> str:
        """Return the moves that a seat is offered, '' while it has nothing to decide."""
        ask = self.table.pending(seat)
        if ask is None or isinstance(ask, Pause):
            return ""
        return ", ".join(self.game.lexicon.text(move) for move in self.table.moves(seat))

    def refusals(self, seat: int = 0) -> dict[str, str]:
        """Return what is refused now: the target and the reason."""
        question = self.table.ask(seat)
        assert question is not None
        return {blocked.target: blocked.refusal.reason for blocked in question.blocked}

    def hand(self, seat: int = 0) -> list[str]:
        """Return the names of the cards in hand."""
        return [self.table.content.design[card].name for card in self.miner(seat).hand]

    def at(self, place: str, seat: int = 0) -> Chamber:
        """Return the chamber at a place."""
        return self.miner(seat).mine.at(SLOT_OF[place])

    def goods(self, seat: int = 0) -> str:
        """Return gold and points."""
        return f"{self.miner(seat).gold} gold, {self.miner(seat).points()} points"

    def happened(self, kind: str) -> list[Happening]:
        """Return all happenings of a kind."""
        return [happening for happening in self.log.happenings if happening.kind == kind]

    def names(self, kind: str) -> list[str]:
        """Return the cards of all happenings of a kind."""
        return [str(happening.facts["card"].arguments["id"]) for happening in self.happened(kind)]  # type: ignore[attr-defined]


def mask_of(sides: str) -> int:
    """Return the mask of some full halves: `W,NE`; nothing for none."""
    return sum(1 << SIDES.index(side) for side in sides.split(",") if side)


def given(players: int = 1, gold: int = 0, seed: int = 1, game: MinersGame = GAME, **options: object) -> Scene:
    """Return a scene of a table without cards, events or gold, but that much for everybody."""
    scene = Scene(game, players, {name.replace("_", "-"): value for name, value in options.items()}, seed)
    for miner in scene.table.miners:
        miner.gold = gold
    return scene


def opened(players: int, seed: int = 1, **options: object) -> MinersState:
    """Return a new game."""
    return GAME.new(players, seed, {name.replace("_", "-"): value for name, value in options.items()})


def played(state: MinersState, seed: int, moves: int = 10_000) -> MinersState:
    """Play random moves."""
    luck = ludarium.chance(seed)
    for turn in range(moves):
        if state.over:
            break
        seat = luck.pick(state.to_move)
        state.play(seat, luck.pick(state.moves(seat)))
    return state
