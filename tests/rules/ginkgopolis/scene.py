"""Positions for rule tests, written in the words of the rulebook.

    scene = given(players=3).building("red-9", "0,2", height=2, owner=1).holds(0, resources=1, points=2, supply=12)
    scene.takes_turn(0, "red-9")              # reveals the card alone and carries the action out
    assert scene.goods(0) == "3 resources, 0 tiles, 2 points; supply 10"

A scene is a real table. What a test does not set stays as a new game has it; cards and tiles that a scene moves are
taken from wherever they lay, so that pieces are conserved unless a test sets amounts on purpose.
"""

from __future__ import annotations

from typing import Any

import ludarium
from ludarium.engine.happening import Log
from ludarium.games.ginkgopolis.content.components import COLOURS, LETTERS, NUMBERS, TILES, card_id, tile_id
from ludarium.games.ginkgopolis.rules.actions import TakeTurn
from ludarium.games.ginkgopolis.rules.city import NOBODY, Building, City, cell_at, cell_text
from ludarium.games.ginkgopolis.rules.rounds import ChooseCard
from ludarium.games.ginkgopolis.rules.scoring import district_lines
from ludarium.games.ginkgopolis.state import ACTING, NOTHING, GinkgopolisState, Side


def tile(name: str) -> int:
    """Return the tile (and building card) that is written so: red-9."""
    colour, number = name.split("-")
    return COLOURS.index(colour) * NUMBERS + int(number) - 1


def card(name: str) -> int:
    """Return the card that is written so: red-9, or a letter."""
    return TILES + LETTERS.index(name) if name in LETTERS else tile(name)


def cell(name: str) -> int:
    """Return the cell that is written so: x,y."""
    x, y = name.split(",")
    return cell_at(int(x), int(y))


class Scene:
    """A table under construction, and what a test looks at."""

    def __init__(self, table: GinkgopolisState) -> None:
        self.table = table
        self.log = Log()

    # -- what lies where -------------------------------------------------------------------------------------------

    def side(self, seat: int) -> Side:
        return self.table.sides[seat]

    def at(self, where: str) -> Building:
        """Return the building on a cell."""
        return self.table.city.at[cell(where)]

    def find(self, name: str) -> Building:
        """Return the building whose top tile is written so."""
        return next(building for building in self.table.city.at.values() if building.tile == tile(name))

    def token(self, letter: str) -> str:
        """Return the cell of a token, 'off' while it is off the table."""
        where = self.table.city.tokens[LETTERS.index(letter)]
        return cell_text(where) if where >= 0 else "off"

    def goods(self, seat: int) -> str:
        """Return what a side holds: '3 resources, 1 tiles, 3 points; supply 10'."""
        side = self.side(seat)
        return f"{side.resources} resources, {len(side.tiles)} tiles, {side.points} points; supply {side.supply}"

    def cards(self, numbers: list[int]) -> set[str]:
        """Return a list of cards as names."""
        return {card_id(number) for number in numbers}

    def discarded(self) -> set[str]:
        return self.cards(self.table.discard)

    def districts(self) -> list[int]:
        """Return the points of each side for districts alone."""
        totals = [0] * len(self.table.sides)
        for district in self.table.city.districts(NUMBERS):
            for line in district_lines(district, len(totals)):
                totals[line.side] += line.points
        return totals

    # -- setting ---------------------------------------------------------------------------------------------------

    def empty_city(self) -> Scene:
        """Take all buildings away (tokens stay)."""
        tokens = self.table.city
        self.table.city = City()
        self.table.city.tokens = tokens.tokens.copy()
        self.table.city.token_at = tokens.token_at.copy()
        return self

    def building(self, name: str, where: str, height: int = 1, owner: int = NOBODY, marked: bool = False) -> Scene:
        """Put a building on a cell, in place of what is there; levels below the top are made of unused tiles."""
        top = tile(name)
        self._take_tile(top)
        place = cell(where)
        if place in self.table.city.token_at:
            raise ValueError(f"a token lies on {where}; move it first")
        under: Building | None = None
        for level in range(1, height):
            below = self.table.supply.pop()
            self.table.faces.reveal(below)
            under = Building(place, below, level, owner, False, under)
        self.table.city.put(Building(place, top, height, owner, marked, under))
        self.table.faces.reveal(top)
        return self

    def token_on(self, letter: str, where: str) -> Scene:
        """Lay a token on a cell."""
        self.table.city.put_token(LETTERS.index(letter), cell(where))
        return self

    def holds(
        self,
        seat: int,
        resources: int | None = None,
        points: int | None = None,
        tiles: list[str] | None = None,
        supply: int | None = None,
        new_hands: int | None = None,
    ) -> Scene:
        """Set what a side holds behind the screen, and its part of the general supply."""
        side = self.side(seat)
        if resources is not None:
            side.resources = resources
        if points is not None:
            side.points = points
        if supply is not None:
            side.supply = supply
        if new_hands is not None:
            side.new_hands = new_hands
        if tiles is not None:
            self.table.supply.extend(side.tiles)
            side.tiles = []
            for name in tiles:
                self._take_tile(tile(name))
                side.tiles.append(tile(name))
        return self

    def tile_supply(self, count: int) -> Scene:
        """Leave so many tiles in the supply; the others go out of the game."""
        while len(self.table.supply) > count:
            self.table.removed.append(self.table.supply.pop())
        while len(self.table.supply) < count:
            self.table.supply.append(self.table.removed.pop())
        return self

    def characters(self, seat: int, *numbers: int) -> Scene:
        """Give a side exactly these characters, by their printed ids."""
        self.side(seat).characters = sorted(number - 1 for number in numbers)
        return self

    def keeps(self, seat: int, *names: str) -> Scene:
        """Give a side these kept cards, in this order."""
        for name in names:
            self._take_card(card(name))
        self.side(seat).kept = [card(name) for name in names]
        return self

    def hand(self, seat: int, *names: str) -> Scene:
        """Give a side exactly this hand; the cards it had go under the deck."""
        side = self.side(seat)
        self.table.deck[:0] = side.hand
        side.hand = []
        for name in names:
            self._take_card(card(name))
            side.hand.append(card(name))
            self.table.cards.show(card(name), seat)
        return self

    def deck(self, *names: str) -> Scene:
        """Put these cards on top of the deck, the first one uppermost."""
        for name in reversed(names):
            self._take_card(card(name))
            self.table.deck.append(card(name))
        return self

    def hal_has(self, name: str) -> Scene:
        """Give Hal this face-down card; the one he had goes under the deck."""
        if self.table.hal_card != NOTHING:
            self.table.deck.insert(0, self.table.hal_card)
        self._take_card(card(name))
        self.table.hal_card = card(name)
        return self

    def next_tile(self, name: str) -> Scene:
        """Lay this tile so that it is the next one drawn from the supply."""
        self._take_tile(tile(name))
        self.table.supply.append(tile(name))
        return self

    def _take_tile(self, number: int) -> None:
        table = self.table
        for place in (table.supply, table.removed, *[side.tiles for side in table.sides]):
            if number in place:
                place.remove(number)

    def _take_card(self, number: int) -> None:
        table = self.table
        for place in (table.deck, table.discard, *[side.hand for side in table.sides], *[side.kept for side in table.sides]):
            if number in place:
                place.remove(number)

    # -- playing ---------------------------------------------------------------------------------------------------

    def takes_turn(self, seat: int, card_name: str, tile_name: str = "") -> Scene:
        """Let a side reveal a card, alone or with a tile, and carry the action out as far as no decision is needed."""
        side = self.side(seat)
        self._take_card(card(card_name))
        side.chosen = card(card_name)
        side.committed = True
        if tile_name:
            self._take_tile(tile(tile_name))
            side.laid = tile(tile_name)
        self.run(TakeTurn(seat))
        return self

    def run(self, *tasks: Any) -> Scene:
        """Carry tasks out in the middle of phase 2; afterwards the table waits for seat 0's choice of a card."""
        table = self.table
        table.phase = ACTING
        table.lanes = []
        table.agenda = [ChooseCard(0)]
        table.stack = table.agenda
        table.push_all(list(tasks))
        table.listener = self.log
        table.run()
        return self

    def play(self, seat: int, *moves: str) -> Scene:
        """Play moves, given in notation."""
        self.table.listener = self.log
        for move in moves:
            self.table.play(seat, self.table.game.lexicon.parse(move))
        return self

    def chooses(self, seat: int, card_name: str, tile_name: str = "") -> Scene:
        """Let a side choose in phase 1 a card, its whole hand then, alone or with a held tile; after the last choice phase 2 runs."""
        self.hand(seat, card_name)
        alone = ["alone"] if self.side(seat).tiles else []
        return self.play(seat, f"play {card_name}", *([f"lay {tile_name}"] if tile_name else alone))

    def offers(self, seat: int) -> set[str]:
        """Return the legal moves of a seat in notation."""
        return {self.table.game.lexicon.text(move) for move in self.table.moves(seat)}

    def refuses(self, seat: int) -> dict[str, str]:
        """Return the blocked choices of a seat: target and rule id."""
        question = self.table.ask(seat)
        assert question is not None
        return {blocked.target: blocked.refusal.rule for blocked in question.blocked}

    def happened(self) -> list[str]:
        """Return the kinds of all happenings heard so far."""
        return [happening.kind for happening in self.log.happenings]


def given(players: int = 3, seed: int = 1, **options: Any) -> Scene:
    """Return a new game, waiting for its first decision; seat 0 is first player unless an option says otherwise."""
    chosen = {"first": 0, **options} if players > 1 else options
    table = ludarium.game("ginkgopolis").new(players, seed, chosen)
    assert isinstance(table, GinkgopolisState)
    return Scene(table)


def plain(players: int = 3, seed: int = 1, **options: Any) -> Scene:
    """Return a new game without characters, so that only the bonuses a test gives are paid."""
    scene = given(players, seed, **options)
    for side in scene.table.sides:
        side.characters = []
    return scene


__all__ = ["NOTHING", "Scene", "card", "cell", "given", "plain", "tile", "tile_id"]
