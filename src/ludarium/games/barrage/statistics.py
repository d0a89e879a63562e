"""What statistics count in a finished game: turn order, companies, officers, contracts, bonus tiles, the objective."""

from __future__ import annotations

from typing import Final

from ludarium.engine.facts import FactKind, Facts, turn_kind
from ludarium.engine.happening import Happening
from ludarium.engine.phrase import Phrase
from ludarium.games.barrage.content.components import (
    BONUSES,
    COMPANIES,
    CONTRACTS,
    OBJECTIVES,
    OFFICERS,
    STARTING,
    Content,
    company_words,
    contract_words,
    officer_words,
)
from ludarium.games.barrage.state import BarrageState

COMPANY: Final = "company"
OFFICER: Final = "officer"
START: Final = "start"
CONTRACT: Final = "contract"
OBJECTIVE: Final = "objective"
BONUS: Final = "bonus"


def fact_kinds(content: Content, most_sides: int) -> list[FactKind]:
    """Return the kinds of tags in words."""
    return [
        turn_kind(most_sides),
        FactKind(COMPANY, Phrase("fact-company"), {name: company_words(company) for company, name in enumerate(COMPANIES)}),
        FactKind(OFFICER, Phrase("fact-officer"), {name: officer_words(officer) for officer, name in enumerate(OFFICERS)}),
        FactKind(
            START,
            Phrase("fact-start"),
            {CONTRACTS[contract]: Phrase("fact-starting-contract", {"number": contract + 1}) for contract in range(STARTING)},
        ),
        FactKind(CONTRACT, Phrase("fact-contract"), {name: fulfilled_words(content, number) for number, name in enumerate(CONTRACTS)}),
        FactKind(OBJECTIVE, Phrase("fact-objective"), {name: content.objectives[tile].words() for tile, name in enumerate(OBJECTIVES)}),
        FactKind(BONUS, Phrase("fact-bonus"), {name: content.bonuses[tile].words() for tile, name in enumerate(BONUSES)}),
    ]


def fulfilled_words(content: Content, contract: int) -> Phrase:
    """Return a contract in words that no other has: its kind, what it needs, what it gives."""
    data = content.contracts[contract]
    return Phrase("fact-contract-name", {"contract": contract_words(contract), "energy": data.energy, "reward": data.reward.words()})


def facts(opening: BarrageState, log: list[Happening], end: BarrageState) -> Facts:
    """Return the tags of a game."""
    found = Facts(len(end.sides))
    found.add_turns(opening.order)
    for side, company in enumerate(end.sides):
        found.add(side, COMPANY, COMPANIES[company.company])
        found.add(side, OFFICER, OFFICERS[company.officer])
        for contract in company.fulfilled:
            found.add(side, CONTRACT, CONTRACTS[contract])
        for contract in opening.sides[side].contracts:  # given in the introductory game (BR-C1)
            found.add(side, START, CONTRACTS[contract])
    for happening in log:
        if happening.kind == "took-contract":
            add_drafted(found, happening)
    found.add_of_table(OBJECTIVE, OBJECTIVES[end.objective])
    for bonus in end.bonuses:
        found.add_of_table(BONUS, BONUSES[bonus])
    return found


def add_drafted(found: Facts, happening: Happening) -> None:
    """Note a starting contract that was chosen in the draft; it may have been discarded later (BR-S5)."""
    contract = happening.facts["contract"]
    assert isinstance(contract, Phrase)
    name = str(contract.arguments["id"])
    if CONTRACTS.index(name) < STARTING:
        found.add(happening.seat, START, name)
