"""The action phase: placing engineers on a space, building, the bank, officers that copy others, passing (section J)."""

from __future__ import annotations

from typing import Final

from ludarium.engine.agenda import Ask
from ludarium.engine.context import NONE, OF_SEAT, Context
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.games.barrage.content.abilities import COPY_OFFICER, COPY_TILE
from ludarium.games.barrage.content.components import (
    BANK_CARD,
    FIRST_PATENT_SPACE,
    SPACE_CARD,
    SPACES,
    SPECIAL,
    Space,
)
from ludarium.games.barrage.notation import BANK, PASS, SPACE
from ludarium.games.barrage.rules.construction import ChooseSite, can_build_with, next_space, prices_with, why_not_tile
from ludarium.games.barrage.rules.supply import pay_credits
from ludarium.games.barrage.state import CLOSED, FROM_ACTIONS, NOBODY, NOTHING, BarrageState, Company

NO_PATENT_OFFICE: Final = Refusal("no-patent-office", "BR-B12")
SPACE_TAKEN: Final = Refusal("space-taken", "BR-J13")


def why_not_space(state: BarrageState, side: int, space: int) -> Refusal | None:
    """Return why a side cannot use an action space now, or None: the one source of legality (BR-J2 to BR-J7)."""
    owner = state.space_owner[space]
    if owner == CLOSED:
        return why_closed(state, space)
    return SPACE_TAKEN if owner != NOBODY else why_not_free_space(state, side, state.sides[side], state.content.spaces[space])


def why_not_free_space(state: BarrageState, side: int, company: Company, data: Space) -> Refusal | None:
    """Return why a side with this company cannot use a space that nobody has taken, or None."""
    if company.engineers < data.engineers:
        return data.too_few_engineers
    if company.credits < data.credits:
        return data.credits_missing[data.credits - company.credits]
    company.credits -= data.credits  # what the action itself costs must be payable from the rest (BR-R43)
    why = data.effect.why_not(state, OF_SEAT[side])
    company.credits += data.credits
    return why


def why_closed(state: BarrageState, space: int) -> Refusal:
    """Return why a space is closed for the whole game: it is for more companies (BR-B14, BR-B15), or not for beginners (BR-B12)."""
    if space >= FIRST_PATENT_SPACE:
        return NO_PATENT_OFFICE
    players = state.content.spaces[space].players
    return Refusal("space-closed", "BR-B14" if len(state.sides) > 2 else "BR-B15", {"players": players})


def space_words(state: BarrageState, space: int) -> Phrase:
    """Return a space in words: of the patent office with the tile that lies there (BR-T1)."""
    words = state.content.spaces[space].words()
    effect = words.arguments["effect"]
    if isinstance(effect, Phrase) and effect.key == "do-patent":
        slot = effect.arguments["slot"]
        assert isinstance(slot, int)
        tile = state.patents[slot - 1]
        if tile != NOTHING:
            words = Phrase("space", {**words.arguments, "effect": Phrase("do-take-tile", {"tile": state.content.tile_words(tile)})})
    return words


def space_label(state: BarrageState, space: int) -> Phrase:
    """Return a space in words for whoever chooses it."""
    return Phrase("move-space", {"space": space_words(state, space)})


def use_space(state: BarrageState, side: int, space: int) -> None:
    """Place engineers, pay, and carry the action out (BR-J2 to BR-J5)."""
    data = state.content.spaces[space]
    station(state, side, space, data.engineers)
    if state.listener is not None:
        state.report("used-space", side, {"space": space_words(state, space)})
    pay_credits(state, side, data.credits)
    state.push(data.effect.task(Context(side, FROM_ACTIONS, SPACE_CARD + space, NONE, data.engineers)))


def station(state: BarrageState, side: int, space: int, engineers: int) -> None:
    """Put engineers on a space; it is closed for the rest of the round (BR-J13, BR-J15)."""
    state.space_owner[space] = side
    state.space_engineers[space] = engineers
    state.sides[side].engineers -= engineers


def use_bank(state: BarrageState, side: int, engineers: int) -> None:
    """Place any number of engineers in the bank, which is never closed, and take as many credits (BR-O1, BR-O2)."""
    company = state.sides[side]
    company.engineers -= engineers
    company.banking += engineers
    if state.listener is not None:
        state.report("used-bank", side, {"count": engineers})
    assert state.content.bank is not None
    state.push(state.content.bank.effect.task(Context(side, FROM_ACTIONS, BANK_CARD, NONE, engineers)))


# ---------------------------------------------------------------------------------------------------------------------
# Officers that change what can be done in a turn
# ---------------------------------------------------------------------------------------------------------------------


def copyable_tiles(state: BarrageState, side: int) -> list[int]:
    """Return the tiles on the wheel that can be copied now (BR-X8, BR-R32): with the special tile, or by a copied officer (BR-X12)."""
    company = state.sides[side]
    if SPECIAL not in company.tiles and not copies_without_tile(state, side):
        return []
    return sorted(tile for tile in company.wheel_tiles if tile not in (NOTHING, SPECIAL))


def copies_without_tile(state: BarrageState, side: int) -> bool:
    """Say whether a side copies tiles by an officer it has copied itself: without the special tile (BR-X12)."""
    copied = state.sides[side].copied
    return copied != NOTHING and state.content.talents[copied].has(COPY_TILE)


def laid_for_copy(state: BarrageState, side: int) -> int:
    """Return the tile that goes on the wheel when another is copied: the special one, or none (BR-X9, BR-X12)."""
    return NOTHING if copies_without_tile(state, side) else SPECIAL


def officers_in_play(state: BarrageState, side: int) -> list[int]:
    """Return the officers that can be copied: those of the other companies in play (BR-R6, BA-R40)."""
    found = [company.officer for other, company in enumerate(state.sides) if other != side and company.officer != NOTHING]
    return sorted([officer for officer in found if not state.content.talents[officer].has(COPY_OFFICER)] + state.extra_officers)


def why_not_officer(state: BarrageState, side: int, officer: int) -> Refusal | None:
    """Return why an officer cannot be copied now, or None (BR-X10, BR-X11, BR-R5, BR-R8)."""
    company = state.sides[side]
    spaces = state.content.officer_spaces
    if company.copied != NOTHING:
        return Refusal("officer-this-turn", "BR-R8")
    if company.copying >= len(spaces):
        return Refusal("officer-twice", "BR-R8")
    space = spaces[company.copying]
    if company.engineers < space.engineers:
        return Refusal("too-few-engineers", "BR-X10", {"needed": space.engineers})
    if company.credits < space.credits:
        return Refusal("too-few-credits", "BR-X11", {"missing": space.credits - company.credits})
    if company.engineers == space.engineers and not could_act_with(state, side, officer, space.engineers, space.credits):
        return Refusal("no-action-left", "BR-R5")
    return None


def could_act_with(state: BarrageState, side: int, officer: int, engineers: int, credits: int) -> bool:
    """Say whether an engineer-free construction is left once the last engineer has gone to the officer (BR-R5)."""
    company = state.sides[side]
    company.copied = officer
    state.refresh(side)
    company.engineers -= engineers
    company.credits -= credits
    able = bool(free_builds(state, side) or free_copies(state, side))
    company.copied = NOTHING
    state.refresh(side)
    company.engineers += engineers
    company.credits += credits
    return able


def copy_officer(state: BarrageState, side: int, officer: int) -> None:
    """Place an engineer on the officer tile; the ability lasts until the end of the turn (BR-X10, BR-R5)."""
    company = state.sides[side]
    space = state.content.officer_spaces[company.copying]
    company.copying += 1
    company.engineers -= space.engineers
    company.copied = officer
    state.refresh(side)
    if state.listener is not None:
        state.report("copied-officer", side, {"officer": state.content.officer_words(officer)})
    pay_credits(state, side, space.credits)


def free_builds(state: BarrageState, side: int) -> list[int]:
    """Return the tiles in supply with which a side can build without engineers (BR-Y6, BR-Y14)."""
    return [
        tile
        for tile in state.sides[side].tiles
        if tile != SPECIAL and not prices_with(state, side, tile).needs_space and can_build_with(state, side, tile)
    ]


def free_copies(state: BarrageState, side: int) -> list[int]:
    """Return the tiles whose copy a side can build with without engineers (BR-R32)."""
    return [
        tile for tile in copyable_tiles(state, side) if not prices_with(state, side, tile).needs_space and can_build_with(state, side, tile)
    ]


def must_pass(state: BarrageState, side: int) -> bool:
    """Say whether nothing is left for a side but to pass (BR-J9, BR-R34)."""
    return not state.sides[side].engineers and not free_builds(state, side) and not free_copies(state, side)


# ---------------------------------------------------------------------------------------------------------------------
# The turn
# ---------------------------------------------------------------------------------------------------------------------


class ChooseAction(Ask[BarrageState]):
    """A player's turn: one action (BR-J1), before it perhaps the copy of an officer (BR-R5)."""

    def moves(self, state: BarrageState) -> list[int]:
        seat = self.seat
        company = state.sides[seat]
        known = state.content.moves
        moves: list[int] = []
        if company.engineers:
            owners = state.space_owner
            for space, data in enumerate(state.content.spaces):
                if owners[space] == NOBODY and why_not_free_space(state, seat, company, data) is None:
                    moves.append(SPACE.at(space))
            for count in range(company.engineers):
                moves.append(BANK.at(count))
        for tile in company.tiles:
            if tile != SPECIAL and can_build_with(state, seat, tile):
                moves.append(known.build.at(tile))
        if company.may_copy_tile():
            moves.extend([known.copy.at(tile) for tile in copyable_tiles(state, seat) if can_build_with(state, seat, tile)])
        if company.copies_officers():
            officers = [other for other in officers_in_play(state, seat) if why_not_officer(state, seat, other) is None]
            moves.extend([known.officer.at(officer) for officer in officers])
        if not company.engineers and company.copied == NOTHING:
            moves.append(PASS.at(0))
        return moves

    def play(self, state: BarrageState, move: int) -> None:
        seat = self.seat
        known = state.content.moves
        if SPACE.has(move):
            use_space(state, seat, SPACE.index(move))
        elif BANK.has(move):
            use_bank(state, seat, BANK.index(move) + 1)
        elif known.build.has(move):
            tile = known.build.index(move)
            state.push(ChooseSite(seat, tile, tile))
        elif known.copy.has(move):
            state.push(ChooseSite(seat, known.copy.index(move), laid_for_copy(state, seat)))
        elif known.officer.has(move):
            copy_officer(state, seat, known.officer.index(move))
            state.push(ChooseAction(seat))
        else:
            pass_turn(state, seat)

    def prompt(self, state: BarrageState) -> Phrase:
        return Phrase("ask-action", {"round": state.round, "engineers": state.sides[self.seat].engineers})

    def rule(self) -> str:
        return "BR-J2"

    def option(self, state: BarrageState, move: int) -> Option:
        known = state.content.moves
        if SPACE.has(move):
            label = space_label(state, SPACE.index(move))
        elif BANK.has(move):
            label = Phrase("move-bank", {"count": BANK.index(move) + 1})
        elif known.build.has(move):
            label = build_label(state, self.seat, "move-build", known.build.index(move))
        elif known.copy.has(move):
            label = build_label(state, self.seat, "move-copy-tile", known.copy.index(move))
        elif known.officer.has(move):
            label = officer_label(state, self.seat, known.officer.index(move))
        else:
            label = Phrase("move-pass")
        return Option(move, state.game.lexicon.text(move), label, state.game.target(move))

    def blocked(self, state: BarrageState) -> list[Blocked]:
        barred: list[Blocked] = []
        for space in range(len(SPACES)):
            why = why_not_space(state, self.seat, space)
            if why is not None:
                barred.append(Blocked(space_label(state, space), f"space:{SPACES[space]}", why))
        barred.extend(blocked_builds(state, self.seat))
        company = state.sides[self.seat]
        if company.copies_officers():
            for officer in officers_in_play(state, self.seat):
                why = why_not_officer(state, self.seat, officer)
                if why is not None:
                    target = f"officer:{state.content.officer_ids[officer]}"
                    barred.append(Blocked(officer_label(state, self.seat, officer), target, why))
        if company.engineers:
            barred.append(Blocked(Phrase("move-pass"), "pass", Refusal("engineers-left", "BR-R34")))
        return barred


def build_label(state: BarrageState, seat: int, key: str, tile: int) -> Phrase:
    """Return a construction in words: the tile, and what its company space takes."""
    space = next_space(state, seat) if prices_with(state, seat, tile).needs_space else None
    engineers = 0 if space is None else space.engineers
    return Phrase(key, {"tile": state.content.tile_words(tile), "engineers": engineers, "credits": 0 if space is None else space.credits})


def officer_label(state: BarrageState, seat: int, officer: int) -> Phrase:
    """Return the copy of an officer in words, with its price."""
    uses = min(state.sides[seat].copying, len(state.content.officer_spaces) - 1)
    return Phrase("move-officer", {"officer": state.content.officer_words(officer), "credits": state.content.officer_spaces[uses].credits})


def blocked_builds(state: BarrageState, seat: int) -> list[Blocked]:
    """Return the tiles a side cannot build with, each with the reason; those on the wheel are not available (BR-K6)."""
    company = state.sides[seat]
    names = state.content.tile_ids
    barred: list[Blocked] = []
    for tile in company.tiles:
        if tile == SPECIAL:
            if not copyable_tiles(state, seat):
                label = build_label(state, seat, "move-build", tile)
                barred.append(Blocked(label, f"tile:{names[tile]}", Refusal("nothing-to-copy", "BR-R32")))
            continue
        why = why_not_tile(state, seat, tile)
        if why is not None:
            barred.append(Blocked(build_label(state, seat, "move-build", tile), f"tile:{names[tile]}", why))
    copyable = copyable_tiles(state, seat) if company.may_copy_tile() else []
    for tile in company.wheel_tiles:
        if tile == NOTHING:
            continue
        if tile not in copyable:
            barred.append(Blocked(build_label(state, seat, "move-build", tile), f"wheel:{names[tile]}", Refusal("tile-on-wheel", "BR-K6")))
            continue
        why = why_not_tile(state, seat, tile)
        if why is not None:
            barred.append(Blocked(build_label(state, seat, "move-copy-tile", tile), f"wheel:{names[tile]}", why))
    return barred


def pass_turn(state: BarrageState, side: int) -> None:
    """A side that has passed takes no more turns this round (BR-R35)."""
    state.sides[side].passed = True
    if state.listener is not None:
        state.report("passed", side)
