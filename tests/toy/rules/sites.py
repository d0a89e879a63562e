"""Building sites and setting machines on them (TOY-6, TOY-7)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.ability import answer
from ludarium.engine.agenda import SEAT, Ask
from ludarium.engine.context import Context
from ludarium.engine.fields import Field, Number, Word
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal

from ..notation import SITE
from ..state import BUILD, KINDS, MOST_MACHINES, MOST_SITES, NOTHING, ROOM, Site, ToyState

HERE: Final = "here"
OTHER: Final = "other"
ANYWHERE: Final = "any"
WHERE: Final = [HERE, OTHER, ANYWHERE]


def kind_words(kind: int) -> Phrase:
    """Return a kind of site in words."""
    return Phrase("kind", {"id": KINDS[kind]})


def build(state: ToyState, seat: int, kind: int, card: int) -> None:
    """Set a site; the abilities it is an event for answer at once, before what follows (TOY-7)."""
    earlier = state.standing(seat)
    state.farmers[seat].sites.append(Site(kind, card, 0))
    state.report("built", seat, {"kind": kind_words(kind)})
    answer(state, earlier.answers[BUILD], Context(seat, BUILD, card, len(state.farmers[seat].sites) - 1), kind)


def open_sites(state: ToyState, seat: int, where: str, here: int) -> list[int]:
    """Return the sites that can take a machine; 'here' is the place of the effect's context (TOY-6)."""
    room = state.standing(seat).value(ROOM, MOST_MACHINES)
    found = []
    for index, site in enumerate(state.farmers[seat].sites):
        if site.machines < room and (where == ANYWHERE or (where == HERE) == (index == here)):
            found.append(index)
    return found


def put_machine(state: ToyState, seat: int, index: int) -> None:
    """Set a machine on a site."""
    site = state.farmers[seat].sites[index]
    state.farmers[seat].sites[index] = Site(site.kind, site.card, site.machines + 1)
    state.report("machine", seat, {"site": index + 1})


class ChooseSite(Ask[ToyState]):
    """Which site takes the machine (TOY-6)."""

    saved: ClassVar[list[Field]] = [SEAT, Word("where", WHERE), Number("here", NOTHING, MOST_SITES - 1)]

    def __init__(self, seat: int, where: str, here: int) -> None:
        super().__init__(seat)
        self.where = where
        self.here = here

    def moves(self, state: ToyState) -> list[int]:
        return [SITE.at(index) for index in open_sites(state, self.seat, self.where, self.here)]

    def play(self, state: ToyState, move: int) -> None:
        put_machine(state, self.seat, SITE.index(move))

    def prompt(self, state: ToyState) -> Phrase:
        return Phrase("ask-site")

    def rule(self) -> str:
        return "TOY-6"

    def option(self, state: ToyState, move: int) -> Option:
        return Option(move, SITE.text(move), self.label(state, SITE.index(move)), state.game.target(move))

    def label(self, state: ToyState, index: int) -> Phrase:
        """Return a site in words."""
        return Phrase("move-site", {"number": index + 1, "kind": kind_words(state.farmers[self.seat].sites[index].kind)})

    def blocked(self, state: ToyState) -> list[Blocked]:
        possible = open_sites(state, self.seat, self.where, self.here)
        barred = []
        for index in range(len(state.farmers[self.seat].sites)):
            if index not in possible:
                why = Refusal("site-full", "TOY-6") if self.where == ANYWHERE else Refusal("site-elsewhere", "TOY-6")
                barred.append(Blocked(self.label(state, index), state.game.target(SITE.at(index)), why))
        return barred
