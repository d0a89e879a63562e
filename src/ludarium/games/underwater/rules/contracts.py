"""Government contracts (UC-V1 to UC-V4): claimed at the first moment at which all conditions hold (UC-R41)."""

from __future__ import annotations

from ludarium.engine.context import Context
from ludarium.games.underwater.content.goods import amounts_of
from ludarium.games.underwater.rules.supply import gain
from ludarium.games.underwater.state import FROM_CONTRACTS, UnderwaterState


def claim_contracts(state: UnderwaterState, seat: int) -> None:
    """Let a player claim every open contract whose conditions all hold; the reward comes at once (UC-V2, UC-V3)."""
    side = state.sides[seat]
    for contract in state.contracts:
        if meets(state, seat, contract):
            state.contracts = [other for other in state.contracts if other != contract]
            side.contracts = [*side.contracts, contract]
            if state.listener is not None:
                state.report("contract", seat, {"contract": state.content.contracts[contract].words()})
            gain(state, seat, amounts_of(state.content.contracts[contract].reward), FROM_CONTRACTS)


def meets(state: UnderwaterState, seat: int, contract: int) -> bool:
    """Say whether a player meets all conditions of a contract."""
    context = Context(seat, FROM_CONTRACTS, state.content.contract_card + contract)
    return all(condition.count.value(state, context) >= condition.least for condition in state.content.contracts[contract].conditions)
