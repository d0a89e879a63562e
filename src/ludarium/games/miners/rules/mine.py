"""A mine: where its chambers lie, how they touch, and the carts where their halves meet (sections P and W, IM-C1 to IM-C4).

A place is a number. Row r (from 0) has 19 + r places; the one with number c has the coordinate x = 2c - 18 - r of the catalogue. So the
upper places of c are c - 1 and c of the row above, the lower ones c and c + 1 of the row below.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1
ROWS: Final = 4
TOP_ROW_SLOTS: Final = 19
ROW_START: Final = [0, 19, 39, 60, 82]
SLOTS: Final = 82
MIDDLE: Final = 9  # where the first card lies (IM-R7)
LEVELS: Final = ["I", "II", "III", "IV"]

# The six half carts of a card as bits of its mask (IM-C2), and the halves they meet (IM-C3).
SIDES: Final = ["W", "E", "NW", "NE", "SW", "SE"]
W: Final = 1
E: Final = 2
NW: Final = 4
NE: Final = 8
SW: Final = 16
SE: Final = 32

# A join is named after the left or upper of its two cards and that card's side: three for each place.
JOIN_SIDES: Final = ["E", "SW", "SE"]
JOINS: Final = SLOTS * len(JOIN_SIDES)
MOST_MACHINES: Final = 3  # on one card (IM-M2)


def slot_of(row: int, number: int) -> int:
    """Return the place with this number in a row, NOTHING beyond its ends."""
    if not 0 <= row < ROWS or not 0 <= number < TOP_ROW_SLOTS + row:
        return NOTHING
    return ROW_START[row] + number


def row_of(slot: int) -> int:
    """Return the row of a place, from 0."""
    row = 0
    while slot >= ROW_START[row + 1]:
        row += 1
    return row


ROW_OF: Final = [row_of(slot) for slot in range(SLOTS)]


def x_of(slot: int) -> int:
    """Return the coordinate of a place, in half card widths from the middle (IM-C1)."""
    row = ROW_OF[slot]
    return 2 * (slot - ROW_START[row]) - TOP_ROW_SLOTS + 1 - row


def slot_text(slot: int) -> str:
    """Return how a place is written: its row from 1 and its coordinate."""
    return f"{ROW_OF[slot] + 1},{x_of(slot)}"


def join_text(join: int) -> str:
    """Return how a join is written: the left or upper place and its side."""
    return f"{slot_text(join // 3)},{JOIN_SIDES[join % 3]}"


def _moved(slot: int, rows: int, steps: int) -> int:
    row = ROW_OF[slot]
    return slot_of(row + rows, slot - ROW_START[row] + steps)


LEFT: Final = [_moved(slot, 0, -1) for slot in range(SLOTS)]
RIGHT: Final = [_moved(slot, 0, 1) for slot in range(SLOTS)]
UP_LEFT: Final = [_moved(slot, -1, -1) for slot in range(SLOTS)]
UP_RIGHT: Final = [_moved(slot, -1, 0) for slot in range(SLOTS)]
DOWN_LEFT: Final = [_moved(slot, 1, 0) for slot in range(SLOTS)]
DOWN_RIGHT: Final = [_moved(slot, 1, 1) for slot in range(SLOTS)]


class Touch:
    """Where a place touches another: the halves that meet there, and the join they make."""

    def __init__(self, slot: int, own: int, other: int, join: int) -> None:
        self.slot = slot
        self.own = own
        self.other = other
        self.join = join


def _touches(slot: int) -> list[Touch]:
    left, up_left, up_right = LEFT[slot], UP_LEFT[slot], UP_RIGHT[slot]
    found = [
        Touch(left, W, E, left * 3),
        Touch(RIGHT[slot], E, W, slot * 3),
        Touch(up_left, NW, SE, up_left * 3 + 2),
        Touch(up_right, NE, SW, up_right * 3 + 1),
        Touch(DOWN_LEFT[slot], SW, NE, slot * 3 + 1),
        Touch(DOWN_RIGHT[slot], SE, NW, slot * 3 + 2),
    ]
    return [touch for touch in found if touch.slot != NOTHING]


TOUCHES: Final = [_touches(slot) for slot in range(SLOTS)]


def are_adjacent(slot: int, other: int) -> bool:
    """Say whether two places touch (IM-P15)."""
    return any(touch.slot == other for touch in TOUCHES[slot])


def ends_of(join: int) -> list[int]:
    """Return the two places that a join connects."""
    slot = join // 3
    return [slot, (RIGHT if join % 3 == 0 else DOWN_LEFT if join % 3 == 1 else DOWN_RIGHT)[slot]]


class Chamber:
    """A card in a mine. Replaced, never changed: copies of a position share it. `mask` is that of its card."""

    def __init__(
        self, slot: int = 0, card: int = 0, machines: int = 0, collapsed: bool = False, activated: bool = False, mask: int = 0
    ) -> None:
        self.slot = slot
        self.card = card
        self.machines = machines
        self.collapsed = collapsed
        self.activated = activated  # in this round (IM-X12)
        self.mask = mask

    def with_machines(self, machines: int) -> Chamber:
        """Return the chamber with so many machines."""
        return Chamber(self.slot, self.card, machines, self.collapsed, self.activated, self.mask)

    def with_collapse(self, collapsed: bool) -> Chamber:
        """Return the chamber with or without a collapse."""
        return Chamber(self.slot, self.card, self.machines, collapsed, self.activated, self.mask)

    def with_mark(self, activated: bool) -> Chamber:
        """Return the chamber marked as activated in this round, or not."""
        return Chamber(self.slot, self.card, self.machines, self.collapsed, activated, self.mask)


class Mine:
    """The chambers of one player in the order in which they were dug, and the cart tokens on their joins."""

    def __init__(self) -> None:
        self.chambers: list[Chamber] = []
        self.tokens: list[int] = []  # joins, in ascending order
        self.full = 0  # full carts: follows from the above
        self.half_full: list[int] = []  # half-full carts without a token, in ascending order: likewise

    def copy(self) -> Mine:
        """Return an independent copy."""
        other = Mine()
        other.chambers = self.chambers.copy()
        other.tokens = self.tokens.copy()
        other.full = self.full
        other.half_full = self.half_full.copy()
        return other

    # -- where chambers lie --------------------------------------------------------------------------------------------

    def find(self, slot: int) -> int:
        """Return the number of the chamber at a place, NOTHING where there is none."""
        for number in range(len(self.chambers)):
            if self.chambers[number].slot == slot:
                return number
        return NOTHING

    def at(self, slot: int) -> Chamber:
        """Return the chamber at a place where there is one."""
        return self.chambers[self.find(slot)]

    def has(self, slot: int) -> bool:
        """Say whether there is a chamber at a place."""
        return slot != NOTHING and self.find(slot) != NOTHING

    def put(self, chamber: Chamber) -> None:
        """Put a chamber in the place of the one that lies there."""
        self.chambers[self.find(chamber.slot)] = chamber

    def open_slots(self, row: int) -> list[int]:
        """Return the places where a card of a row may be laid, from left to right (IM-P11, IM-R7, IM-C1)."""
        if row == 0:
            if not self.chambers:
                return [MIDDLE]
            return [slot for slot in range(TOP_ROW_SLOTS) if not self.has(slot)]
        found: list[int] = []
        for chamber in self.chambers:
            if ROW_OF[chamber.slot] == row - 1:
                for slot in (DOWN_LEFT[chamber.slot], DOWN_RIGHT[chamber.slot]):
                    if slot not in found and not self.has(slot):
                        found.append(slot)
        found.sort()
        return found

    def is_open(self, row: int) -> bool:
        """Say whether a card of a row has a place (IM-P4)."""
        if row == 0:
            return True
        for chamber in self.chambers:
            slot = chamber.slot
            if ROW_OF[slot] == row - 1 and not (self.has(DOWN_LEFT[slot]) and self.has(DOWN_RIGHT[slot])):
                return True
        return False

    def uppers(self, slot: int) -> list[int]:
        """Return the upper neighbours of a place, the left one first (IM-P14)."""
        return [upper for upper in (UP_LEFT[slot], UP_RIGHT[slot]) if self.has(upper)]

    def adjacent(self, slot: int) -> int:
        """Return how many cards touch a place; the surface is no card (IM-P15, IM-E14)."""
        count = 0
        for touch in TOUCHES[slot]:
            count += self.has(touch.slot)
        return count

    # -- digging and carts ---------------------------------------------------------------------------------------------

    def dig(self, chamber: Chamber) -> None:
        """Add a chamber; its joins form at once (IM-R10)."""
        for touch in TOUCHES[chamber.slot]:
            number = self.find(touch.slot)
            if number != NOTHING:
                self._join(touch, chamber.mask, self.chambers[number].mask)
        self.chambers.append(chamber)

    def _join(self, touch: Touch, own: int, other: int) -> None:
        halves = bool(own & touch.own) + bool(other & touch.other)
        if halves == 2:
            self.full += 1
        elif halves == 1:
            if touch.join in self.tokens:  # only while a saved mine is read
                self.full += 1
            else:
                self.half_full.append(touch.join)
                self.half_full.sort()

    def put_token(self, join: int) -> None:
        """Put a cart token on a half-full cart, which is a full one from now on (IM-W5)."""
        self.half_full.remove(join)
        self.tokens.append(join)
        self.tokens.sort()
        self.full += 1

    def restore(self, masks: list[int]) -> None:
        """Work out the carts of chambers that were read."""
        chambers = self.chambers
        self.chambers = []
        self.full = 0
        self.half_full = []
        for chamber in chambers:
            chamber.mask = masks[chamber.card]
            self.dig(chamber)

    def state_of(self, join: int) -> int:
        """Return how many halves of a join are full (IM-C4); NOTHING where no two cards touch."""
        slot = join // 3
        for touch in TOUCHES[slot]:
            if touch.join == join and self.has(slot) and self.has(touch.slot):
                return bool(self.at(slot).mask & touch.own) + bool(self.at(touch.slot).mask & touch.other)
        return NOTHING

    def full_beside(self, slot: int) -> int:
        """Return how many full carts touch a chamber."""
        mask = self.at(slot).mask
        count = 0
        for touch in TOUCHES[slot]:
            number = self.find(touch.slot)
            if number != NOTHING:
                halves = bool(mask & touch.own) + bool(self.chambers[number].mask & touch.other)
                count += halves == 2 or (halves == 1 and touch.join in self.tokens)
        return count

    # -- counting ------------------------------------------------------------------------------------------------------

    def in_row(self, row: int) -> int:
        """Return how many cards lie in a row."""
        count = 0
        for chamber in self.chambers:
            count += ROW_OF[chamber.slot] == row
        return count

    def machines(self) -> int:
        """Return how many machines there are."""
        count = 0
        for chamber in self.chambers:
            count += chamber.machines
        return count

    def collapses(self) -> int:
        """Return how many collapses there are."""
        count = 0
        for chamber in self.chambers:
            count += chamber.collapsed
        return count

    def activated(self) -> int:
        """Return how many cards were activated in this round."""
        count = 0
        for chamber in self.chambers:
            count += chamber.activated
        return count
