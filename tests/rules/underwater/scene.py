"""Positions of Underwater Cities in a line or two.

    scene = given(2).built(0, "c2 c8* t1 t2+ c1.1:farm c1.2:lab+").holds(0, kelp=2)
    scene.produce()
    assert scene.goods(0) == "5 kelp, 1 credit"

`c2` is a white city, `c8*` a symbiotic one, `+` means upgraded. A scene is a real table. What a test does not set stays as a new game
has it, but nobody holds goods, hands are empty, nobody has moved on the track, and board 1 lies before everybody (board 5 where the
advanced ones are used). Cards with an effect that a test wants to see come from a pack of its own (`cards`).
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ludarium.engine.context import Context
from ludarium.engine.happening import Log
from ludarium.games.underwater.content.kinds import (
    ASSISTANT,
    BELOW,
    BUILDING_IDS,
    BUILDING_KINDS,
    CITY_IDS,
    CONTRACTS,
    ERAS,
    METROPOLISES,
    PIECES,
    PLACE_IDS,
    RESOURCES,
    SLOTS,
    SYMBIOTIC_CITY,
    TUNNEL_IDS,
    WHITE_CITY,
)
from ludarium.games.underwater.game import UnderwaterGame, make
from ludarium.games.underwater.rules.feeding import EndEra, lay_deck
from ludarium.games.underwater.rules.production import Production
from ludarium.games.underwater.rules.rounds import EndRound
from ludarium.games.underwater.rules.scoring import FinalScoring
from ludarium.games.underwater.rules.steps import Steps
from ludarium.games.underwater.rules.turns import BeginTurn
from ludarium.games.underwater.state import FROM_CARDS, NOTHING, TURNS_PHASE, Side, UnderwaterState

GAME: UnderwaterGame = make([])
Entry = tuple[int, str, str, str]
PACK = '[pack]\nname = "scene"\ngame = "underwater"\nversion = 1\n'


@cache
def game_with(*entries: Entry) -> UnderwaterGame:
    """Return the game with other cards: number, colour, type and effect of each. The number decides on era or cost."""
    text = PACK
    for number, colour, kind, effect in entries:
        design = GAME.content.designs[number - 1]
        own = f"[[special]]\ncost = {design.cost}" if design.cost else f'[[card]]\nera = "{ERAS[design.back]}"'
        text += f'\n{own}\nid = {number}\ncolour = "{colour}"\ntype = "{kind}"\neffect = "{effect}"\nname = "{design.name}"\n'
        text += f'tags = "{" ".join(design.tags)}"\nsource = "ludarium"\n'
    return packed(text)


@cache
def packed(text: str) -> UnderwaterGame:
    """Return the game with a pack of this text."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "scene.toml")
        path.write_text(text if text.startswith("[pack]") else PACK + text, encoding="utf-8")
        return make([path])


class Scene:
    """A table under construction, and what a test looks at."""

    def __init__(self, state: UnderwaterState) -> None:
        self.state = state
        self.log = Log()

    def side(self, seat: int) -> Side:
        return self.state.sides[seat]

    # -- what lies where -------------------------------------------------------------------------------------------

    def board(self, seat: int, number: int) -> Scene:
        """Lay a board before a player, with nothing on it but the starting city."""
        side = self.side(seat)
        side.board = number - 1
        side.cities = [0] * len(side.cities)
        side.tunnels = [0] * len(side.tunnels)
        side.buildings = [0] * len(side.buildings)
        side.cities[self.state.board_of(seat).start] = WHITE_CITY
        self.state.refresh(seat)
        return self

    def built(self, seat: int, pieces: str) -> Scene:
        """Put pieces on a board without paying, and without their bonuses."""
        side = self.side(seat)
        for piece in pieces.split():
            site, _, kind = piece.rstrip("+*").partition(":")
            upgraded = piece.endswith("+")
            if kind:
                side.buildings[BUILDING_IDS.index(site)] = PIECES.index(kind) + 1 + (BUILDING_KINDS if upgraded else 0)
            elif site in TUNNEL_IDS:
                side.tunnels[TUNNEL_IDS.index(site)] = 2 if upgraded else 1
                self.state.tunnels -= 1
            else:
                side.cities[CITY_IDS.index(site)] = SYMBIOTIC_CITY if piece.endswith("*") else WHITE_CITY
        self.state.refresh(seat)
        return self

    def holds(self, seat: int, **amounts: int) -> Scene:
        """Set resources, and points."""
        for name, amount in amounts.items():
            if name == "points":
                self.side(seat).points = amount
            else:
                self.side(seat).goods[RESOURCES.index(name)] = amount
        return self

    def rich(self, seat: int) -> Scene:
        """Give a player plenty of everything."""
        return self.holds(seat, kelp=20, steelplast=20, science=20, credit=20, biomass=20)

    def withdraw(self, number: int) -> int:
        """Take a card from wherever it is."""
        card = number - 1
        zones = [self.state.deck, self.state.discard, self.state.shown, self.state.specials]
        for zone in [*zones, *[side.hand for side in self.state.sides]]:
            if card in zone:
                zone.remove(card)
        return card

    def hand(self, seat: int, *numbers: int) -> Scene:
        """Let a player hold exactly these cards; the ones before go under the deck."""
        side = self.side(seat)
        for card in side.hand:
            self.state.deck.insert(0, card)
        side.hand = []
        for number in numbers:
            card = self.withdraw(number)
            side.hand.append(card)
            self.state.cards.show(card, seat)
        return self

    def claims(self, seat: int, *numbers: int, used: bool = False) -> Scene:
        """Lay cards before a player; an action card may have been used already."""
        side = self.side(seat)
        for number in numbers:
            card = self.withdraw(number)
            self.state.cards.reveal(card)
            side.claimed.append(card)
            if used:
                side.used.append(card)
        self.state.gather(seat)
        return self

    def assistant(self, seat: int, used: bool) -> Scene:
        """Turn the personal assistant."""
        self.side(seat).used = [card for card in self.side(seat).used if card != ASSISTANT] + ([ASSISTANT] if used else [])
        return self

    def tile(self, slot: str, seat: int, clone: bool = False) -> Scene:
        """Put a tile on a slot; NEUTRAL is somebody too."""
        (self.state.clones if clone else self.state.tiles)[SLOTS.index(slot)] = seat
        return self

    def space(self, seat: int, space: int) -> Scene:
        """Put a marker on the track, on top of those that came before."""
        self.state.arrivals += 1
        self.side(seat).space = space
        self.side(seat).arrived = self.state.arrivals if space else 0
        return self

    def metropolises(self, seat: int, **tiles: str) -> Scene:
        """Lay metropolises on their places: m1="ML1"."""
        side = self.side(seat)
        places = list(side.metropolises)
        for place, tile in tiles.items():
            wanted = METROPOLISES.index(tile)
            for other in self.state.sides:
                other.metropolises = [NOTHING if found == wanted else found for found in other.metropolises]
            if wanted in self.state.metropolises:
                self.state.metropolises.remove(wanted)
            places[PLACE_IDS.index(place)] = wanted
        side.metropolises = places
        self.state.refresh(seat)
        return self

    def contracts(self, *names: str) -> Scene:
        """Lay these contracts open."""
        self.state.contracts = [CONTRACTS.index(name) for name in names]
        return self

    def era(self, era: int, round: int = 0) -> Scene:
        """Go to an era (1 to 3) with its own deck."""
        self.state.era = era - 1
        lay_deck(self.state)
        if round:
            self.state.round = round
        return self

    # -- playing ---------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Scene:
        """Begin this player's turn; the round goes on with the same player for ever."""
        self.state.phase = TURNS_PHASE
        return self.run(BeginTurn(seat))

    def run(self, *tasks: Any) -> Scene:
        """Carry out tasks one after the other; afterwards seat 0 begins a turn."""
        return self.carry_out([BeginTurn(0), *reversed(tasks)])

    def carry_out(self, agenda: list[Any]) -> Scene:
        """Let an agenda run until somebody is asked, or to the end of the game."""
        self.state.agenda = agenda
        self.state.stack = self.state.agenda
        self.state.listener = self.log
        self.state.run()
        self.state.listener = None
        return self

    def effect(self, seat: int, source: str, cause: int = FROM_CARDS) -> Scene:
        """Carry an effect out for a player, as if it stood on an instant card."""
        effect = self.state.game.vocabulary.parse(source)
        self.state.turn = seat
        return self.run(Steps(Context(seat, cause, NOTHING), [effect], [], False))

    def play(self, *moves: str) -> Scene:
        """Play moves, each by whoever is to move first."""
        self.state.listener = self.log
        for move in moves:
            self.state.play(self.state.to_move[0], self.state.game.lexicon.parse(move))
        self.state.listener = None
        return self

    def produce(self) -> Scene:
        """Let all produce."""
        return self.run(Production())

    def feed(self) -> Scene:
        """End the era: feed, and in the first two eras go on to the next."""
        return self.run(EndEra())

    def end_round(self) -> Scene:
        """End the round, with all that follows from it."""
        return self.run(EndRound())

    def score(self) -> Scene:
        """Score the end of the game; with nobody to ask it is over then."""
        return self.carry_out([FinalScoring()])

    # -- looking ---------------------------------------------------------------------------------------------------

    def moves(self, seat: int = -1) -> list[str]:
        """Return the notation of all legal moves."""
        player = self.state.to_move[0] if seat < 0 else seat
        return [self.state.game.lexicon.text(move) for move in self.state.moves(player)]

    def family(self, word: str) -> list[str]:
        """Return what can follow a word."""
        return [move.split(" ")[1] for move in self.moves() if move.split(" ")[0] == word]

    def refusal(self, target: str) -> tuple[str, str]:
        """Return reason and rule with which something is blocked."""
        question = self.state.ask(self.state.to_move[0])
        assert question is not None
        return next((blocked.refusal.reason, blocked.refusal.rule) for blocked in question.blocked if blocked.target == target)

    def question(self) -> str:
        """Return the key of what is asked."""
        question = self.state.ask(self.state.to_move[0])
        assert question is not None
        return question.prompt.key

    def goods(self, seat: int) -> str:
        """Return what a player has: '2 kelp, 1 credit'; 'nothing' without anything."""
        amounts = [f"{amount} {RESOURCES[kind]}" for kind, amount in enumerate(self.side(seat).goods) if amount]
        return ", ".join(amounts) or "nothing"

    def points(self, seat: int) -> int:
        return self.side(seat).points

    def cards(self, seat: int) -> list[int]:
        """Return the numbers of the cards in a hand."""
        return [card + 1 for card in self.side(seat).hand]

    def stands(self, seat: int, site: str) -> str:
        """Return what stands on a site: 'lab+', 'white', 'tunnel', '' for nothing."""
        side = self.side(seat)
        if site in CITY_IDS:
            return ["", "white", "symbiotic"][side.cities[CITY_IDS.index(site)]]
        if site in TUNNEL_IDS:
            return ["", "tunnel", "tunnel+"][side.tunnels[TUNNEL_IDS.index(site)]]
        value = side.buildings[BUILDING_IDS.index(site)]
        return "" if not value else PIECES[(value - 1) % BUILDING_KINDS] + ("+" if value > BUILDING_KINDS else "")

    def connected(self, seat: int) -> list[str]:
        """Return the sites with connected cities."""
        return [site for number, site in enumerate(CITY_IDS) if self.side(seat).connected >> number & 1]

    def happened(self, kind: str) -> list[dict[str, object]]:
        """Return the facts of all happenings of a kind."""
        return [happening.facts for happening in self.log.happenings if happening.kind == kind]


def new(players: int, options: Mapping[str, object] | None = None, seed: int = 1, game: UnderwaterGame = GAME) -> Scene:
    """Return a table as the set-up leaves it; everybody keeps the last cards of the first hand."""
    state = game.new(players, seed, options)
    while not state.round:
        seat = state.to_move[0]
        state.play(seat, state.moves(seat)[0])
    return Scene(state)


def given(players: int = 2, game: UnderwaterGame = GAME, options: Mapping[str, object] | None = None) -> Scene:
    """Return a table with bare boards and empty hands, at the beginning of the turn of seat 0."""
    scene = new(players, options, game=game)
    state = scene.state
    state.order = list(range(players))
    for seat in range(players):
        scene.board(seat, 5 if state.advanced() else 1)
        scene.holds(seat, kelp=0, steelplast=0, science=0, credit=0, biomass=0, points=0)
        scene.hand(seat)
        scene.side(seat).space = BELOW
    scene.run()
    return scene
