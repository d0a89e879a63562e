"""What statistics count in a finished game: seats, factions, cards, boards and events, and the shape of mines (IM-C37 to IM-C43)."""

from __future__ import annotations

import itertools
from typing import Final

from ludarium.engine.facts import FactKind, Facts, MeasureKind, turn_kind
from ludarium.engine.happening import Happening
from ludarium.engine.phrase import Phrase
from ludarium.games.miners.content.components import FROM_BOARDS, FROM_EVENTS, Content
from ludarium.games.miners.notation import BOARDS, FACTIONS
from ludarium.games.miners.rules.mine import LEVELS
from ludarium.games.miners.state import ROUNDS, MinersState

FACTION: Final = "faction"
CARD: Final = "card"
EVENT: Final = "event"
SIDES: Final = "sides"
MANY: Final = 4  # cards of a faction that make a mine one of the faction (IM-C39)

SHAPE: Final = "shape"
SHARE: Final = "share"
BLIND: Final = "blind"
SHAPES: Final = ["row-I", "row-II", "row-III", "row-IV", "carts", "boards", "gold", "machines", "collapses", "tokens"]
SOURCES: Final = [*[f"cards-{level}" for level in LEVELS], "boards", "carts", "events"]


def combination(content: Content, sides: list[int]) -> str:
    """Return the three sides that lie up, as one name."""
    return "-".join([content.boards[board][sides[board]].name for board in range(BOARDS)])


def combinations(content: Content) -> dict[str, Phrase]:
    """Return the ways in which the boards can lie, in words; the first board changes fastest."""
    found: dict[str, Phrase] = {}
    counts = [range(len(sides)) for sides in reversed(content.boards)]
    for backwards in itertools.product(*counts):
        sides = list(reversed(backwards))
        words = [content.boards[board][sides[board]].words() for board in range(BOARDS)]
        found[combination(content, sides)] = Phrase("fact-combination", {"boards": words})
    return found


def fact_kinds(content: Content, most_players: int) -> list[FactKind]:
    """Return the kinds of tags in words."""
    return [
        turn_kind(most_players),
        FactKind(FACTION, Phrase("fact-faction"), {name: Phrase("move-faction", {"faction": name}) for name in FACTIONS}),
        FactKind(CARD, Phrase("fact-card"), {design.name: design.words() for design in content.designs}),
        FactKind(SIDES, Phrase("fact-sides"), combinations(content)),
        FactKind(EVENT, Phrase("fact-event"), {event.name: event.words() for event in content.events}),
    ]


def measure_kinds() -> list[MeasureKind]:
    """Return the measures in words: what mines are like, where points come from, how often nothing could be played."""
    return [
        MeasureKind(SHAPE, Phrase("fact-shape"), {name: Phrase("fact-shape-of", {"what": name}) for name in SHAPES}, False),
        MeasureKind(SHARE, Phrase("fact-share"), {name: Phrase("fact-share-of", {"what": name}) for name in SOURCES}, True),
        MeasureKind(BLIND, Phrase("fact-blind"), {BLIND: Phrase("fact-blind-share")}, True),
    ]


def facts(log: list[Happening], end: MinersState) -> Facts:
    """Return the tags and measures of a game."""
    found = Facts(end.players)
    found.add_turns(list(range(end.players)))
    for seat in range(end.players):
        add_mine(found, end, seat)
    for event in end.past:
        found.add_of_table(EVENT, end.content.events[event].name)
    found.add_of_table(SIDES, combination(end.content, end.sides))
    blind = sum([happening.kind == "dug-blindly" for happening in log])
    found.measure(BLIND, BLIND, blind, ROUNDS * end.players)
    return found


def add_mine(found: Facts, end: MinersState, seat: int) -> None:
    """Note the cards, factions, shape and points of one mine."""
    miner = end.miners[seat]
    for chamber in miner.mine.chambers:
        found.add(seat, CARD, end.content.design[chamber.card].name)
    for faction, name in enumerate(FACTIONS):
        if end.cards_of(seat, faction) >= MANY:
            found.add(seat, FACTION, name)
    for row, level in enumerate(LEVELS):
        found.measure(SHAPE, f"row-{level}", miner.mine.in_row(row))
    shape = {"carts": miner.mine.full, "boards": miner.completed, "gold": miner.gold, "tokens": len(miner.mine.tokens)}
    shape["machines"], shape["collapses"] = miner.mine.machines(), miner.mine.collapses()
    for name, count in shape.items():
        found.measure(SHAPE, name, count)
    points = {f"cards-{level}": miner.vp[number] for number, level in enumerate(LEVELS)}
    points |= {"boards": miner.vp[FROM_BOARDS], "carts": miner.mine.full, "events": miner.vp[FROM_EVENTS]}
    for name, count in points.items():
        found.measure(SHARE, name, count, end.scores[seat])
