"""What statistics count in a finished game: turn order, companies, officers, contracts, bonus tiles, the objective."""

from __future__ import annotations

from typing import Final

from ludarium.engine.facts import FactKind, Facts, turn_kind
from ludarium.engine.happening import Happening
from ludarium.engine.phrase import Phrase
from ludarium.games.barrage.content.components import CONTRACT_KINDS, IS_START, Content
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
        kind_of(
            COMPANY,
            Phrase("fact-company"),
            content.company_ids,
            [content.company_words(company) for company in range(len(content.companies))],
        ),
        kind_of(
            OFFICER,
            Phrase("fact-officer"),
            content.officer_ids,
            [content.officer_words(officer) for officer in range(len(content.officers))],
        ),
        kind_of(
            START,
            Phrase("fact-start"),
            [content.contract_ids[contract] for contract in content.starting],
            [Phrase("fact-starting-contract", {"number": place + 1}) for place in range(len(content.starting))],
        ),
        kind_of(
            CONTRACT,
            Phrase("fact-contract"),
            content.contract_ids,
            [fulfilled_words(content, contract) for contract in range(len(content.contracts))],
        ),
        kind_of(OBJECTIVE, Phrase("fact-objective"), content.objective_ids, [effect.words() for effect in content.objectives]),
        kind_of(BONUS, Phrase("fact-bonus"), content.bonus_ids, [effect.words() for effect in content.bonuses]),
    ]


def kind_of(name: str, title: Phrase, ids: list[str], words: list[Phrase]) -> FactKind:
    """Return a kind of tags: each id with its words."""
    return FactKind(name, title, dict(zip(ids, words, strict=True)))


def fulfilled_words(content: Content, contract: int) -> Phrase:
    """Return a contract in words that no other has: its kind, what it needs, what it gives."""
    data = content.contracts[contract]
    words = content.contract_words(contract)
    return Phrase("fact-contract-name", {"contract": words, "energy": data.energy, "reward": data.reward.words()})


def facts(opening: BarrageState, log: list[Happening], end: BarrageState) -> Facts:
    """Return the tags of a game."""
    found = Facts(len(end.sides))
    content = end.content
    found.add_turns(opening.order)
    for side, company in enumerate(end.sides):
        found.add(side, COMPANY, content.company_ids[company.company])
        found.add(side, OFFICER, content.officer_ids[company.officer])
        for contract in company.fulfilled:
            found.add(side, CONTRACT, content.contract_ids[contract])
        for contract in opening.sides[side].contracts:  # given in the introductory game (BR-C1)
            found.add(side, START, content.contract_ids[contract])
    for happening in log:
        if happening.kind == "took-contract":
            add_drafted(found, happening)
    found.add_of_table(OBJECTIVE, content.objective_ids[end.objective])
    for bonus in end.bonuses:
        found.add_of_table(BONUS, content.bonus_ids[bonus])
    return found


def add_drafted(found: Facts, happening: Happening) -> None:
    """Note a starting contract that was chosen in the draft; it may have been discarded later (BR-S5)."""
    contract = happening.facts["contract"]
    assert isinstance(contract, Phrase)
    name = str(contract.arguments["id"])
    if contract.arguments["kind"] == CONTRACT_KINDS[IS_START]:
        found.add(happening.seat, START, name)
