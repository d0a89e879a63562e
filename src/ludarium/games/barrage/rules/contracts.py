"""Contracts: taking them at the contract office (section S) and fulfilling them with energy (section M)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.agenda import SEAT, Ask, Task
from ludarium.engine.context import Context
from ludarium.engine.fields import Field, Number, Truth
from ludarium.engine.lexicon import SKIP
from ludarium.engine.phrase import Blocked, Option, Phrase, Refusal
from ludarium.games.barrage.content.abilities import REQUIREMENT
from ludarium.games.barrage.content.components import COLOURS_COUNT, IS_NATIONAL
from ludarium.games.barrage.state import FROM_CONTRACTS, NOTHING, OPEN_CONTRACTS, BarrageState

SKIP_MOVE: Final = SKIP.base
ENERGY: Final = Number("energy", 0)


def requirement(state: BarrageState, side: int, contract: int) -> int:
    """Return the energy a side needs for a contract, abilities counted in, at least 1 (BR-W9, BR-R20)."""
    return max(1, state.sides[side].standing.value(REQUIREMENT, state.content.contracts[contract].energy))


def is_national(state: BarrageState, contract: int) -> bool:
    """Say whether a contract is a national one."""
    return state.content.colours[contract] == IS_NATIONAL


def within_reach(state: BarrageState, side: int, energy: int, national: bool) -> list[int]:
    """Return the contracts a side could fulfil: own ones, and national ones after a production action (BR-M7, BR-R18)."""
    found = [contract for contract in state.sides[side].contracts if requirement(state, side, contract) <= energy]
    if national:
        for contract in state.national:
            if contract != NOTHING and requirement(state, side, contract) <= energy:
                found.append(contract)
    return found


class Fulfil(Task[BarrageState]):
    """One contract may be fulfilled with the energy just produced (BR-L12, BR-M2)."""

    saved: ClassVar[list[Field]] = [SEAT, ENERGY, Truth("national")]

    def __init__(self, seat: int, energy: int, national: bool) -> None:
        self.seat = seat
        self.energy = energy
        self.national = national

    def run(self, state: BarrageState) -> None:
        if within_reach(state, self.seat, self.energy, self.national):
            state.push(ChooseFulfilled(self.seat, self.energy, self.national))


class ChooseFulfilled(Ask[BarrageState]):
    """Choose a contract to fulfil, or none (BR-M9)."""

    saved: ClassVar[list[Field]] = [SEAT, ENERGY, Truth("national")]

    def __init__(self, seat: int, energy: int, national: bool) -> None:
        super().__init__(seat)
        self.energy = energy
        self.national = national

    def moves(self, state: BarrageState) -> list[int]:
        reached = within_reach(state, self.seat, self.energy, self.national)
        return [*[state.content.moves.fulfil.at(contract) for contract in reached], SKIP_MOVE]

    def play(self, state: BarrageState, move: int) -> None:
        if move != SKIP_MOVE:
            fulfil(state, self.seat, state.content.moves.fulfil.index(move))

    def prompt(self, state: BarrageState) -> Phrase:
        return Phrase("ask-fulfil", {"energy": self.energy})

    def rule(self) -> str:
        return "BR-M1"

    def option(self, state: BarrageState, move: int) -> Option:
        if move == SKIP_MOVE:
            return Option(move, SKIP.text(move), Phrase("move-skip"), "skip")
        family = state.content.moves.fulfil
        label = contract_label(state, self.seat, "move-fulfil", family.index(move))
        return Option(move, family.text(move), label, state.game.target(move))

    def blocked(self, state: BarrageState) -> list[Blocked]:
        barred: list[Blocked] = []
        offered = within_reach(state, self.seat, self.energy, self.national)
        for contract in [*state.sides[self.seat].contracts, *[contract for contract in state.national if contract != NOTHING]]:
            if contract in offered:
                continue
            if is_national(state, contract) and not self.national:
                why = Refusal("needs-production", "BR-R18")
            else:
                why = Refusal("too-little-energy", "BR-M1", {"needed": requirement(state, self.seat, contract)})
            target = f"contract:{state.content.contract_ids[contract]}"
            barred.append(Blocked(contract_label(state, self.seat, "move-fulfil", contract), target, why))
        return barred


def contract_label(state: BarrageState, seat: int, key: str, contract: int) -> Phrase:
    """Return a move with a contract in words: which one, what this side needs for it, what it gives."""
    data = state.content.contracts[contract]
    energy = requirement(state, seat, contract)
    facts: dict[str, object] = {"contract": state.content.contract_words(contract), "energy": energy, "relief": data.energy - energy}
    return Phrase(key, {**facts, "reward": data.reward.words()})


def fulfil(state: BarrageState, side: int, contract: int) -> None:
    """Turn a contract face down and gain its reward at once (BR-M5, BR-M8)."""
    company = state.sides[side]
    if contract in company.contracts:
        company.contracts.remove(contract)
    elif is_national(state, contract):
        state.national = [NOTHING if other == contract else other for other in state.national]
    else:
        state.office[state.office.index(contract)] = NOTHING
    company.fulfilled = [*company.fulfilled, contract]
    if state.listener is not None:
        reward = state.content.contracts[contract].reward.words()
        state.report("fulfilled", side, {"contract": state.content.contract_words(contract), "reward": reward})
    push_reward(state, side, contract)


def push_reward(state: BarrageState, side: int, contract: int) -> None:
    """Put the reward on the agenda."""
    data = state.content.contracts[contract]
    state.push(data.reward.task(Context(side, FROM_CONTRACTS, data.card)))


# ---------------------------------------------------------------------------------------------------------------------
# The contract office
# ---------------------------------------------------------------------------------------------------------------------


class TakeContracts(Task[BarrageState]):
    """Take so many face-up private contracts, then discard down to three (BR-S1, BR-S2, BR-S5)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("count", 0)]

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, state: BarrageState) -> None:
        if self.count and has_face_up(state):
            state.push_all([ChooseContract(self.seat), TakeContracts(self.seat, self.count - 1)])
        elif len(state.sides[self.seat].contracts) > OPEN_CONTRACTS:
            state.push_all([DiscardContract(self.seat), TakeContracts(self.seat, 0)])


def face_up(state: BarrageState) -> list[int]:
    """Return the face-up private contracts (BR-S3)."""
    return [contract for contract in state.office if contract != NOTHING]


def has_face_up(state: BarrageState) -> bool:
    """Say whether any private contract lies face up."""
    return any(contract != NOTHING for contract in state.office)


class ChooseContract(Ask[BarrageState]):
    """Choose a face-up private contract (BR-S1)."""

    def moves(self, state: BarrageState) -> list[int]:
        return [state.content.moves.take.at(contract) for contract in face_up(state)]

    def play(self, state: BarrageState, move: int) -> None:
        contract = state.content.moves.take.index(move)
        state.office[state.office.index(contract)] = NOTHING
        state.sides[self.seat].contracts.append(contract)
        if state.listener is not None:
            state.report("took-contract", self.seat, {"contract": state.content.contract_words(contract)})

    def prompt(self, state: BarrageState) -> Phrase:
        after = state.agenda[-2] if len(state.agenda) > 1 else None
        more = min(after.count, len(face_up(state)) - 1) if isinstance(after, TakeContracts) else 0
        return Phrase("ask-contract", {"more": more})

    def rule(self) -> str:
        return "BR-S1"

    def option(self, state: BarrageState, move: int) -> Option:
        take = state.content.moves.take
        return Option(move, take.text(move), contract_label(state, self.seat, "move-take", take.index(move)), state.game.target(move))


def report_discard(state: BarrageState, side: int, contract: int) -> None:
    """Tell which contract is discarded: of one colour there are many, what it needs and gives tells them apart."""
    if state.listener is not None:
        data = state.content.contracts[contract]
        facts: dict[str, object] = {
            "contract": state.content.contract_words(contract),
            "energy": data.energy,
            "reward": data.reward.words(),
        }
        state.report("discarded-contract", side, facts)


class DiscardContract(Ask[BarrageState]):
    """More than three face-up contracts: discard one of choice, for good (BR-S5, BR-R41)."""

    def moves(self, state: BarrageState) -> list[int]:
        return [state.content.moves.discard.at(contract) for contract in state.sides[self.seat].contracts]

    def play(self, state: BarrageState, move: int) -> None:
        contract = state.content.moves.discard.index(move)
        state.sides[self.seat].contracts.remove(contract)
        report_discard(state, self.seat, contract)

    def prompt(self, state: BarrageState) -> Phrase:
        return Phrase("ask-discard")

    def rule(self) -> str:
        return "BR-S5"

    def option(self, state: BarrageState, move: int) -> Option:
        family = state.content.moves.discard
        label = contract_label(state, self.seat, "move-discard", family.index(move))
        return Option(move, family.text(move), label, state.game.target(move))


def with_pile(piles: list[list[int]], colour: int, pile: list[int]) -> list[list[int]]:
    """Return the piles with another one of a colour: copies of a position share them."""
    piles = piles.copy()
    piles[colour] = pile
    return piles


def refill_office(state: BarrageState) -> None:
    """Fill empty places from the matching pile, the left one first (BR-S4, BA-R14); an empty pile leaves them empty (BR-R14)."""
    for place in range(2 * COLOURS_COUNT):
        if state.office[place] != NOTHING:
            continue
        colour = place // 2
        pile = state.piles[colour]
        if not pile and state.thrown[colour]:
            pile = state.thrown[colour].copy()
            state.thrown = with_pile(state.thrown, colour, [])
            state.chance.shuffle(pile)
        if pile:
            state.seal()
            state.office[place] = pile[-1]
            state.piles = with_pile(state.piles, colour, pile[:-1])
            if state.listener is not None:
                state.report("contract-revealed", NOTHING, {"contract": state.content.contract_words(state.office[place])})
