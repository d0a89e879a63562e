"""Water: drops, dams and rivers (section H), and putting drops on headstreams (section N)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.ability import answer_at_once
from ludarium.engine.agenda import SEAT, Ask, Task
from ludarium.engine.context import NONE, Context
from ludarium.engine.fields import Field, Number, Truth
from ludarium.engine.phrase import Option, Phrase
from ludarium.games.barrage.content.abilities import PASS, TOP_CAPACITY, TOP_LEVEL
from ludarium.games.barrage.content.sites import DAMS, HEADSTREAMS, OUT, headstream_words, site_words
from ludarium.games.barrage.notation import DONE, DROP
from ludarium.games.barrage.state import FROM_ABILITIES, NOBODY, BarrageState

WATER_NEWS: Final = ["drop-stopped", "drop-left", "drop-placed"]  # what tells where water goes


def capacity(state: BarrageState, dam: int) -> int:
    """Return how many drops a dam can hold: its level, or what its basin and abilities allow at the highest (BR-H5, BR-X2)."""
    level = state.dam_level[dam]
    if level < TOP_LEVEL:
        return level
    most = state.content.map.top_capacity[dam // 2]
    owner = state.dam_owner[dam]
    return state.sides[owner].standing.value(TOP_CAPACITY, most) if owner >= 0 else most


def has_room(state: BarrageState, dam: int) -> bool:
    """Say whether a dam stands here and holds fewer drops than it can (BR-H6, BR-H7)."""
    return state.dam_owner[dam] != NOBODY and state.dam_water[dam] < capacity(state, dam)


def flow(state: BarrageState, basin: int, by_river: bool) -> int:
    """Let one drop run from a basin on until a dam holds it (BR-H3); return that dam, or OUT if it left the map (BR-H4).

    A drop that enters by river passes the powerhouses of the basin; one that a production delivers does not (BR-H15, BR-H16).
    """
    river = state.content.map.river
    while basin != OUT:
        if by_river and state.watching:
            pass_powerhouses(state, basin)
        if 2 * basin < DAMS:
            for dam in (2 * basin, 2 * basin + 1):
                if has_room(state, dam):
                    state.dam_water[dam] += 1
                    return dam
        by_river = True
        basin = river[basin]
    return OUT


def pass_powerhouses(state: BarrageState, basin: int) -> None:
    """A drop passes the powerhouses of a basin: abilities answer it (BR-W3, BR-W4)."""
    for side in state.watching:
        if state.own_house_in(side, basin) >= 0:
            answer_at_once(state, state.sides[side].standing.answers[PASS], Context(side, FROM_ABILITIES, NONE, basin, 1))


def report_drop(state: BarrageState, side: int, start: Phrase, end: int) -> None:
    """Tell where a drop came from and where it is now."""
    if end == OUT:
        state.report("drop-left", side, {"start": start})
    else:
        state.report("drop-stopped", side, {"start": start, "dam": site_words(end)})


def flow_from_headstream(state: BarrageState, side: int, headstream: int) -> None:
    """One new drop runs at once; drops that wait there stay (BR-N4)."""
    end = flow(state, headstream, True)
    if state.listener is not None:
        report_drop(state, side, headstream_words(headstream), end)


def put_drop(state: BarrageState, side: int, headstream: int, flows: bool) -> None:
    """Put a drop on a headstream, to wait for the water flow or to run at once (BR-M15, BR-M16)."""
    if flows:
        flow_from_headstream(state, side, headstream)
        return
    state.springs[headstream] += 1
    if state.listener is not None:
        state.report("drop-placed", side, {"headstream": headstream_words(headstream)})


class FlowPhase(Task[BarrageState]):
    """Phase 3: every drop on every headstream runs, one at a time (BR-U1, BR-U2)."""

    def run(self, state: BarrageState) -> None:
        for headstream in range(HEADSTREAMS):
            drops = state.springs[headstream]
            state.springs[headstream] = 0
            for turn in range(drops):
                flow_from_headstream(state, NOBODY, headstream)


class PlaceDrops(Ask[BarrageState]):
    """Put drops on headstreams of choice, one after the other (BR-N1, BR-R37). As an action at least one is a duty (BR-R36)."""

    shows: ClassVar[list[str]] = WATER_NEWS

    saved: ClassVar[list[Field]] = [SEAT, Number("drops", 1), Truth("flows"), Truth("duty")]

    def __init__(self, seat: int, drops: int, flows: bool, duty: bool) -> None:
        super().__init__(seat)
        self.drops = drops
        self.flows = flows
        self.duty = duty

    def moves(self, state: BarrageState) -> list[int]:
        moves = [DROP.at(headstream) for headstream in range(HEADSTREAMS)]
        if not self.duty:
            moves.append(DONE.at(0))
        return moves

    def play(self, state: BarrageState, move: int) -> None:
        if DONE.has(move):
            return
        put_drop(state, self.seat, DROP.index(move), self.flows)
        if self.drops > 1:
            state.push(PlaceDrops(self.seat, self.drops - 1, self.flows, False))

    def prompt(self, state: BarrageState) -> Phrase:
        key = "ask-flow" if self.flows else "ask-drop"
        return Phrase(key, {"count": self.drops})

    def rule(self) -> str:
        return "BR-N3" if self.flows else "BR-N1"

    def option(self, state: BarrageState, move: int) -> Option:
        if DONE.has(move):
            return Option(move, DONE.text(move), Phrase("move-no-more-drops"), "done")
        label = Phrase("move-drop", {"headstream": headstream_words(DROP.index(move))})
        return Option(move, DROP.text(move), label, state.game.target(move))
