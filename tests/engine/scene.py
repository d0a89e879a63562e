"""Positions of the toy game in which nothing is to be done but what a test puts on the agenda."""

from __future__ import annotations

import json
from typing import Any

from ludarium.engine.agenda import Task
from ludarium.engine.context import Context
from ludarium.engine.happening import Log
from tests.toy.content.effects import VOCABULARY
from tests.toy.game import TOY
from tests.toy.state import KINDS, NOTHING, Site, ToyState


def table(players: int = 2, gold: int = 0, vp: int = 0, sites: str = "", seed: int = 7) -> ToyState:
    """Return a table where every farmer has this much and these sites (`farm farm mill`), and nothing is to be done."""
    state = TOY.new(players, seed, {"first": 0})
    state.agenda.clear()
    state.lanes = []
    state.stack = state.agenda
    for farmer in state.farmers:
        farmer.gold = gold
        farmer.vp = vp
        farmer.sites = [Site(KINDS.index(kind), NOTHING, 0) for kind in sites.split()]
    return state


def run(state: ToyState, *tasks: Task[Any]) -> ToyState:
    """Let these tasks be done, in this order."""
    state.push_all(list(tasks))
    state.run()
    return state


def effect(source: str, seat: int = 0, place: int = NOTHING) -> Task[Any]:
    """Return the task that carries an effect out, on a site if one is named."""
    return VOCABULARY.parse(source).task(Context(seat, place=place))


def performing(source: str, players: int = 2, gold: int = 0, vp: int = 0, sites: str = "") -> ToyState:
    """Return a table on which seat 0 carries out an effect."""
    return run(table(players, gold, vp, sites), effect(source))


def offered(state: ToyState, seat: int = 0) -> str:
    """Return the moves a seat has, in notation."""
    return ", ".join(TOY.lexicon.text(move) for move in state.moves(seat))


def labels(state: ToyState, seat: int = 0) -> list[str]:
    """Return the keys of the labels a seat is offered."""
    question = state.ask(seat)
    assert question is not None
    return [option.label.key for option in question.options]


def play(state: ToyState, *moves: str, seat: int = 0) -> ToyState:
    """Play moves of one seat, in notation."""
    for move in moves:
        state.play(seat, TOY.lexicon.parse(move))
    return state


def goods(state: ToyState, seat: int = 0) -> str:
    """Return what a seat has, in words."""
    farmer = state.farmers[seat]
    return f"{farmer.gold} gold, {farmer.vp} vp"


def owns(state: ToyState, name: str, seat: int = 0) -> None:
    """Let a seat have the site of a card, taken from wherever the card lies."""
    card = TOY.content.names.index(name)
    for cards in (state.deck, *[farmer.hand for farmer in state.farmers]):
        if card in cards:
            cards.remove(card)
    state.cards.reveal(card)
    state.farmers[seat].sites.append(Site(TOY.content.of(card).kind, card, 0))


def saved(state: ToyState) -> ToyState:
    """Return the position after a journey through JSON; the data must come back as it was."""
    data = json.loads(json.dumps(state.dump()))
    loaded = TOY.load(data)
    assert json.dumps(loaded.dump(), sort_keys=True) == json.dumps(data, sort_keys=True)
    return loaded


def heard(state: ToyState) -> Log:
    """Listen to the state from now on."""
    log = Log()
    state.listener = log
    return log
