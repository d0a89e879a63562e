"""Goods and the general supply: gaining, paying, and what happens when the tiles run out (GK-B12 to GK-B18, GK-G1 to GK-G8)."""

from __future__ import annotations

from typing import Any

from ludarium.engine.agenda import Ask, SeatTask, Simultaneously, Task
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.games.ginkgopolis.content import POINT, RESOURCE, tile_words
from ludarium.games.ginkgopolis.lexicon import DONE, RETURN
from ludarium.games.ginkgopolis.table import NOTHING, Table


def gain(table: Table, seat: int, good: int, count: int) -> None:
    """Give a side goods of a kind (GK-B18)."""
    if good == RESOURCE:
        gain_resources(table, seat, count)
    elif good == POINT:
        gain_points(table, seat, count)
    else:
        table.push(GainTiles(seat, count))


def gain_resources(table: Table, seat: int, count: int) -> None:
    """Move resources from the side's supply behind the screen; what is not there is lost (GK-B15, GK-R14)."""
    side = table.sides[seat]
    gained = min(count, side.supply)
    side.supply -= gained
    side.resources += gained
    if table.listener is not None:
        table.report("gained-resources", seat, {"count": gained, "lost": count - gained})


def gain_points(table: Table, seat: int, count: int) -> None:
    """Give points from the general supply, which never runs out (GK-B17, GK-R19)."""
    table.sides[seat].points += count
    if table.listener is not None:
        table.report("gained-points", seat, {"count": count})


class GainTiles(Task[Table]):
    """Draw tiles unseen (GK-B16). If the last one leaves the supply, that is dealt with before the rest is drawn (GK-G5)."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def arguments(self) -> list[object]:
        return [self.seat, self.count]

    def run(self, table: Table) -> None:
        drawn = min(self.count, len(table.supply))
        if not drawn:
            table.report("tiles-lost", self.seat, {"count": self.count})
            return
        tiles = [draw_tile(table, self.seat) for turn in range(drawn)]
        table.sides[self.seat].tiles.extend(tiles)
        if table.listener is not None:
            words = [tile_words(tile) for tile in tiles]
            table.report("gained-tiles", self.seat, {"count": drawn}, {"tiles": words}, 1 << self.seat)
        if not table.supply:
            if drawn < self.count:
                table.push(GainTiles(self.seat, self.count - drawn))
            table.push(SUPPLY_EMPTY)


def draw_tile(table: Table, seat: int) -> int:
    """Take the next tile of the supply; its face is known to the seat that draws it."""
    table.seal()
    tile = table.supply.pop()
    if seat < table.players:
        table.faces.show(tile, seat)
    return tile


class SupplyEmpty(Task[Table]):
    """The last tile has left the supply: return tiles the first time, end the game the second (GK-G1, GK-G7, GK-L22)."""

    def run(self, table: Table) -> None:
        table.exhaustions += 1
        table.report("supply-empty", NOTHING, {"time": table.exhaustions})
        if table.solo() or table.exhaustions > 1:
            trigger_end(table, "tiles")
            return
        returns: list[Task[Any]] = [ReturnTiles(seat) for seat in range(table.players)]
        table.push_all([Simultaneously(returns), NewSupply()])


SUPPLY_EMPTY = SupplyEmpty()


class ReturnTiles(SeatTask[Table]):
    """A player may return held tiles, in secret, one after the other (GK-G1, GK-G2)."""

    def run(self, table: Table) -> None:
        if table.sides[self.seat].tiles:
            table.push(ChooseReturn(self.seat))


class ChooseReturn(Ask[Table]):
    """Which tile goes back next, or enough."""

    def moves(self, table: Table) -> list[int]:
        return [*[RETURN.at(tile) for tile in table.sides[self.seat].tiles], DONE.at(0)]

    def play(self, table: Table, move: int) -> None:
        if not RETURN.has(move):
            return
        side = table.sides[self.seat]
        tile = RETURN.index(move)
        side.tiles.remove(tile)
        side.returning.append(tile)
        table.push(ReturnTiles(self.seat))

    def prompt(self, table: Table) -> Phrase:
        return Phrase("ask-return-tiles", {"count": len(table.sides[self.seat].returning)})

    def rule(self) -> str:
        return "GK-G1"

    def option(self, table: Table, move: int) -> Option:
        if DONE.has(move):
            label = Phrase("move-return-done", {"count": len(table.sides[self.seat].returning)})
            return Option(move, DONE.text(move), label, "done")
        tile = RETURN.index(move)
        return Option(move, RETURN.text(move), Phrase("move-return", {"tile": tile_words(tile)}), table.game.target(move))

    def blocked(self, table: Table) -> list[Blocked]:
        tile = table.sides[self.seat].laid
        if tile == NOTHING:
            return []
        why = Refusal("tile-is-laid", "GK-R23")
        return [Blocked(Phrase("move-return", {"tile": tile_words(tile)}), table.game.target(RETURN.at(tile)), why)]


class NewSupply(Task[Table]):
    """Reveal what was returned, pay for it, and shuffle it into a new supply (GK-G3, GK-G4, GK-R28); none is the end (GK-R24)."""

    def run(self, table: Table) -> None:
        returned: list[int] = []
        for seat in range(table.players):
            side = table.sides[seat]
            for tile in side.returning:
                table.faces.reveal(tile)
            returned.extend(side.returning)
            side.points += len(side.returning)
            if table.listener is not None:
                words = [tile_words(tile) for tile in side.returning]
                table.report("tiles-returned", seat, {"count": len(words), "tiles": words})
            side.returning = []
        table.faces.shuffle_in(returned)
        table.chance.shuffle(returned)
        table.supply = returned
        table.seal()
        if not returned:
            table.push(SUPPLY_EMPTY)


def check_resources_spent(table: Table, seat: int) -> None:
    """After placing resources: a side with none left, neither held nor in the supply, triggers the end (GK-G8, GK-L23)."""
    side = table.sides[seat]
    if not side.supply and not side.resources:
        trigger_end(table, "resources")


def trigger_end(table: Table, why: str) -> None:
    """Let this round be the last (GK-G9); once triggered the end stays triggered (GK-G10)."""
    if not table.ending:
        table.ending = True
        table.report("end-triggered", table.turn, {"why": why})
