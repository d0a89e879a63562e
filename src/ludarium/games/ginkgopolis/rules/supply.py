"""Goods and the general supply: gaining, paying, and what happens when the tiles run out (GK-B12 to GK-B18, GK-G1 to GK-G8)."""

from __future__ import annotations

from typing import Any, ClassVar

from ludarium.engine.agenda import SEAT, Ask, SeatTask, Simultaneously, Task
from ludarium.engine.fields import Field, Number
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.engine.zones import draw, shuffle
from ludarium.games.ginkgopolis.content.components import POINT, RESOURCE, tile_words
from ludarium.games.ginkgopolis.notation import DONE, RETURN
from ludarium.games.ginkgopolis.state import NOTHING, GinkgopolisState


def gain(state: GinkgopolisState, seat: int, good: int, count: int) -> None:
    """Give a side goods of a kind (GK-B18)."""
    if good == RESOURCE:
        gain_resources(state, seat, count)
    elif good == POINT:
        gain_points(state, seat, count)
    else:
        state.push(GainTiles(seat, count))


def gain_resources(state: GinkgopolisState, seat: int, count: int) -> None:
    """Move resources from the side's supply behind the screen; what is not there is lost (GK-B15, GK-R14)."""
    side = state.sides[seat]
    gained = min(count, side.supply)
    side.supply -= gained
    side.resources += gained
    if state.listener is not None:
        state.report("gained-resources", seat, {"count": gained, "lost": count - gained})


def gain_points(state: GinkgopolisState, seat: int, count: int) -> None:
    """Give points from the general supply, which never runs out (GK-B17, GK-R19)."""
    state.sides[seat].points += count
    if state.listener is not None:
        state.report("gained-points", seat, {"count": count})


class GainTiles(Task[GinkgopolisState]):
    """Draw tiles unseen (GK-B16). If the last one leaves the supply, that is dealt with before the rest is drawn (GK-G5)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 0)]

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, state: GinkgopolisState) -> None:
        drawn = min(self.count, len(state.supply))
        if not drawn:
            state.report("tiles-lost", self.seat, {"count": self.count})
            return
        tiles = [draw_tile(state, self.seat) for turn in range(drawn)]
        state.sides[self.seat].tiles.extend(tiles)
        if state.listener is not None:
            words = [tile_words(tile) for tile in tiles]
            state.report("gained-tiles", self.seat, {"count": drawn}, {"tiles": words}, 1 << self.seat)
        if not state.supply:
            if drawn < self.count:
                state.push(GainTiles(self.seat, self.count - drawn))
            state.push(SUPPLY_EMPTY)


def draw_tile(state: GinkgopolisState, seat: int) -> int:
    """Take the next tile of the supply; its face is known to the seat that draws it."""
    return draw(state, state.supply, state.faces, seat)


class SupplyEmpty(Task[GinkgopolisState]):
    """The last tile has left the supply: return tiles the first time, end the game the second (GK-G1, GK-G7, GK-L22)."""

    def run(self, state: GinkgopolisState) -> None:
        state.exhaustions += 1
        state.report("supply-empty", NOTHING, {"time": state.exhaustions})
        if state.solo() or state.exhaustions > 1:
            trigger_end(state, "tiles")
            return
        returns: list[Task[Any]] = [ReturnTiles(seat) for seat in range(state.players)]
        state.push_all([Simultaneously(returns), NewSupply()])


SUPPLY_EMPTY = SupplyEmpty()


class ReturnTiles(SeatTask[GinkgopolisState]):
    """A player may return held tiles, in secret, one after the other (GK-G1, GK-G2)."""

    def run(self, state: GinkgopolisState) -> None:
        if state.sides[self.seat].tiles:
            state.push(ChooseReturn(self.seat))


class ChooseReturn(Ask[GinkgopolisState]):
    """Which tile goes back next, or enough."""

    def moves(self, state: GinkgopolisState) -> list[int]:
        return [*[RETURN.at(tile) for tile in state.sides[self.seat].tiles], DONE.at(0)]

    def play(self, state: GinkgopolisState, move: int) -> None:
        if not RETURN.has(move):
            return
        side = state.sides[self.seat]
        tile = RETURN.index(move)
        side.tiles.remove(tile)
        side.returning.append(tile)
        state.push(ReturnTiles(self.seat))

    def prompt(self, state: GinkgopolisState) -> Phrase:
        return Phrase("ask-return-tiles", {"count": len(state.sides[self.seat].returning)})

    def rule(self) -> str:
        return "GK-G1"

    def option(self, state: GinkgopolisState, move: int) -> Option:
        if DONE.has(move):
            label = Phrase("move-return-done", {"count": len(state.sides[self.seat].returning)})
            return Option(move, DONE.text(move), label, "done")
        tile = RETURN.index(move)
        return Option(move, RETURN.text(move), Phrase("move-return", {"tile": tile_words(tile)}), state.game.target(move))

    def blocked(self, state: GinkgopolisState) -> list[Blocked]:
        tile = state.sides[self.seat].laid
        if tile == NOTHING:
            return []
        why = Refusal("tile-is-laid", "GK-R23")
        return [Blocked(Phrase("move-return", {"tile": tile_words(tile)}), state.game.target(RETURN.at(tile)), why)]


class NewSupply(Task[GinkgopolisState]):
    """Reveal what was returned, pay for it, and shuffle it into a new supply (GK-G3, GK-G4, GK-R28); none is the end (GK-R24)."""

    def run(self, state: GinkgopolisState) -> None:
        returned: list[int] = []
        for seat in range(state.players):
            side = state.sides[seat]
            for tile in side.returning:
                state.faces.reveal(tile)
            returned.extend(side.returning)
            side.points += len(side.returning)
            if state.listener is not None:
                words = [tile_words(tile) for tile in side.returning]
                state.report("tiles-returned", seat, {"count": len(words), "tiles": words})
            side.returning = []
        shuffle(state, returned, state.faces)
        state.supply = returned
        if not returned:
            state.push(SUPPLY_EMPTY)


def check_resources_spent(state: GinkgopolisState, seat: int) -> None:
    """After placing resources: a side with none left, neither held nor in the supply, triggers the end (GK-G8, GK-L23)."""
    side = state.sides[seat]
    if not side.supply and not side.resources:
        trigger_end(state, "resources")


def trigger_end(state: GinkgopolisState, why: str) -> None:
    """Let this round be the last (GK-G9); once triggered the end stays triggered (GK-G10)."""
    if not state.ending:
        state.ending = True
        state.report("end-triggered", state.turn, {"why": why})
