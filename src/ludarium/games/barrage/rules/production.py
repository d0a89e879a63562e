"""Production: driving water from a dam through a conduit to a powerhouse (section L), and what companies add to it (section W)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.engine.ability import answer, is_unused, modifiers_of
from ludarium.engine.agenda import SEAT, Ask, Task
from ludarium.engine.context import NONE, Context
from ludarium.engine.effect import Goods
from ludarium.engine.fields import Field, Number
from ludarium.engine.lexicon import SKIP
from ludarium.engine.phrase import Option, Phrase, Refusal
from ludarium.games.barrage.content.abilities import PRODUCED, PRODUCT
from ludarium.games.barrage.content.rows import MIDDLE
from ludarium.games.barrage.content.sites import BASINS, FIRST_CONDUIT, FIRST_HOUSE, site_words
from ludarium.games.barrage.notation import ROUTES, produce_move, produced_route, route_index
from ludarium.games.barrage.rules.contracts import Fulfil
from ludarium.games.barrage.rules.supply import gain_credits, gain_energy, gain_points, pay_credits
from ludarium.games.barrage.rules.water import WATER_NEWS, flow, report_drop
from ludarium.games.barrage.state import FROM_ABILITIES, FROM_TOLLS, NEUTRAL, NOBODY, NOTHING, BarrageState, seat_words

SKIP_MOVE: Final = SKIP.base
NO_POWERHOUSE: Final = Refusal("no-powerhouse", "BR-L1")
NO_PRODUCTION: Final = Refusal("no-production", "BR-R64")

# What kind of production it is: by an action, a second one that an ability grants, or by a technology tile.
ACTION: Final = 0
SECOND: Final = 1
BY_TILE: Final = 2

MODIFIER: Final = Number("modifier", -MIDDLE, MIDDLE)


def total_of(state: BarrageState, side: int, conduit: int, drops: int, modifier: int, second: bool) -> int:
    """Return the energy of a production (BR-L4, BR-L5); a second one is the bare product (BR-W7, BR-R3)."""
    product = drops * state.content.map.value[conduit]
    if second:
        return product
    company = state.sides[side]
    return company.standing.value(PRODUCT, product) + modifier + company.production_bonus()


def sum_words(state: BarrageState, side: int, conduit: int, drops: int, modifier: int, second: bool) -> Phrase:
    """Return how the energy of a production adds up, in the order of BR-L4 and BR-L5, and whose ability changes the product."""
    value = state.content.map.value[conduit]
    facts: dict[str, object] = {"drops": drops, "value": value}
    company = state.sides[side]
    counted = drops * value if second else company.standing.value(PRODUCT, drops * value)
    facts["modifier"] = 0 if second else modifier
    facts["bonus"] = 0 if second else company.production_bonus()
    facts["energy"] = total_of(state, side, conduit, drops, modifier, second)
    if counted == drops * value:
        return Phrase("energy-sum", facts)
    givers = [ability.card for ability in company.standing.abilities if any(each.quantity == PRODUCT for each in modifiers_of(ability.on))]
    return Phrase("energy-sum-changed", {**facts, "counted": counted, "givers": words_of_cards(state, givers)})


def words_of_cards(state: BarrageState, cards: list[int]) -> list[Phrase]:
    """Return the companies and officers of cards in words."""
    return [words for words in [state.content.card_words(card) for card in cards] if words is not None]


def answered_energy(state: BarrageState, side: int, second: bool) -> Phrase | None:
    """Return what abilities add on the track once a production is over, and whose they are (BR-W8, BR-R31); None if nothing."""
    if second:
        return None
    more = 0
    givers: list[int] = []
    for ability in state.sides[side].standing.answers[PRODUCED]:
        effect = ability.on.effect
        if isinstance(effect, Goods) and effect.gives() == "energy" and is_unused(state, ability, side):
            more += effect.amount
            givers.append(ability.card)
    return Phrase("energy-then", {"count": more, "givers": words_of_cards(state, givers)}) if more else None


def toll(state: BarrageState, side: int, conduit: int, drops: int) -> int:
    """Return the credits for using a conduit: one a drop if it belongs to somebody else (BR-L8, BR-L10)."""
    return 0 if state.conduit_owner[conduit] == side else drops


def feeds(state: BarrageState, side: int, dam: int) -> bool:
    """Say whether a side can take water from a dam: its own or a neutral one that holds some (BR-L1, BR-R17)."""
    return state.dam_water[dam] > 0 and state.dam_owner[dam] in (side, NEUTRAL)


def systems(state: BarrageState, side: int, excluded: int) -> list[int]:
    """Return what a side could produce with: an own or neutral dam with water, a conduit, an own powerhouse (BR-L1, BR-R17).

    Each is given by its production with one drop; those of an excluded basin are left out.
    """
    found: list[int] = []
    for basin in state.sides[side].driven:
        if basin == excluded:
            continue
        for conduit in state.content.map.ending[basin]:
            if state.conduit_owner[conduit] == NOBODY:
                continue
            upper = conduit - conduit % 2  # dams and conduits of a basin have the same numbers
            for dam in range(upper, upper + 2):
                if feeds(state, side, dam):
                    found.append(route_index(dam, conduit, 1))
    return found


def productions(state: BarrageState, side: int, modifier: int, second: bool, excluded: int) -> list[int]:
    """Return every legal production by number: payable and of at least 1 energy (BR-L7, BR-R43, BR-R64)."""
    found: list[int] = []
    credits = state.sides[side].credits
    for system in systems(state, side, excluded):
        dam = ROUTES.dams[system]
        conduit = ROUTES.conduits[system]
        for drops in range(1, state.dam_water[dam] + 1):
            if toll(state, side, conduit, drops) > credits:
                break
            if total_of(state, side, conduit, drops, modifier, second) >= 1:
                found.append(route_index(dam, conduit, drops))
    found.sort()
    return found


def can_produce(state: BarrageState, side: int, modifier: int, second: bool, excluded: int) -> bool:
    """Say whether `productions` would find any; without its lists, for a turn asks this of every space to produce on."""
    company = state.sides[side]
    for basin in company.driven:
        if basin == excluded:
            continue
        for conduit in state.content.map.ending[basin]:
            owner = state.conduit_owner[conduit]
            if owner == NOBODY:
                continue
            upper = conduit - conduit % 2
            for dam in range(upper, upper + 2):
                if not feeds(state, side, dam):
                    continue
                most = state.dam_water[dam] if owner == side else min(state.dam_water[dam], company.credits)
                for drops in range(most, 0, -1):  # the most first: they bring most
                    if total_of(state, side, conduit, drops, modifier, second) >= 1:
                        return True
    return False


def why_no_production(state: BarrageState, side: int, modifier: int) -> Refusal | None:
    """Return why a side cannot produce with a modifier now, or None (BR-J7, BR-L1)."""
    if not state.sides[side].driven:
        return NO_POWERHOUSE
    return None if can_produce(state, side, modifier, False, NOTHING) else NO_PRODUCTION


def answer_production(state: BarrageState, side: int, conduit: int, total: int) -> None:
    """Let abilities answer a production once its contract has been dealt with (BR-W6, BR-W8, BR-R74)."""
    context = Context(side, FROM_ABILITIES, NONE, state.content.map.end[conduit], total)
    answer(state, state.sides[side].standing.answers[PRODUCED], context)


def drive(state: BarrageState, side: int, route: int, modifier: int, second: bool) -> None:
    """Pay the toll, record the energy, move the water to its end, in this order (BR-R58)."""
    dam, conduit, drops = ROUTES.dams[route], ROUTES.conduits[route], ROUTES.drops[route]
    end = state.content.map.end[conduit]
    owner = state.conduit_owner[conduit]
    total = total_of(state, side, conduit, drops, modifier, second)
    if state.listener is not None:
        facts: dict[str, object] = {"drops": drops, "energy": total, "dam": site_words(dam)}
        facts["sum"] = sum_words(state, side, conduit, drops, modifier, second)
        facts["conduit"] = state.content.site_words(conduit + FIRST_CONDUIT)
        facts["powerhouse"] = site_words(state.own_house_in(side, end) + FIRST_HOUSE)
        state.report("produced", side, facts)
    if owner != side:
        if state.listener is not None:
            state.report("toll", side, {"owner": seat_words(owner), "count": drops})
        pay_credits(state, side, drops)
        gain_credits(state, owner, drops)
        gain_points(state, owner, drops, FROM_TOLLS)
    gain_energy(state, side, total)
    state.dam_water[dam] -= drops
    for drop in range(drops):
        stop = flow(state, end, False)
        if state.listener is not None:
            report_drop(state, side, site_words(state.own_house_in(side, end) + FIRST_HOUSE), stop)


class ChooseProduction(Ask[BarrageState]):
    """Choose dam, conduit and number of drops (BR-L2, BR-L3); the powerhouse follows from the conduit."""

    shows: ClassVar[list[str]] = WATER_NEWS

    saved: ClassVar[list[Field]] = [SEAT, MODIFIER, Number("kind", ACTION, BY_TILE), Number("excluded", NOTHING, BASINS - 1)]

    def __init__(self, seat: int, modifier: int, kind: int, excluded: int) -> None:
        super().__init__(seat)
        self.modifier = modifier
        self.kind = kind
        self.excluded = excluded

    def moves(self, state: BarrageState) -> list[int]:
        routes = productions(state, self.seat, self.modifier, self.kind == SECOND, self.excluded)
        moves = [produce_move(route) for route in routes]
        if self.kind != ACTION:
            moves.append(SKIP_MOVE)
        return moves

    def play(self, state: BarrageState, move: int) -> None:
        if move == SKIP_MOVE:
            return
        route = produced_route(move)
        conduit = ROUTES.conduits[route]
        second = self.kind == SECOND
        total = total_of(state, self.seat, conduit, ROUTES.drops[route], self.modifier, second)
        if not second:
            answer_production(state, self.seat, conduit, total)
        state.push(Fulfil(self.seat, total, True))
        drive(state, self.seat, route, self.modifier, second)

    def prompt(self, state: BarrageState) -> Phrase:
        if self.kind == SECOND:
            return Phrase("ask-second-production")
        company = state.sides[self.seat]
        facts: dict[str, object] = {"modifier": self.modifier, "bonus": company.production_bonus()}
        facts["least"] = company.standing.value(PRODUCT, 0)
        return with_answer(Phrase("ask-production", facts), answered_energy(state, self.seat, False))

    def rule(self) -> str:
        return "BR-W6" if self.kind == SECOND else "BR-L2"

    def option(self, state: BarrageState, move: int) -> Option:
        if move == SKIP_MOVE:
            return Option(move, SKIP.text(move), Phrase("move-skip"), "skip")
        route = produced_route(move)
        conduit, drops = ROUTES.conduits[route], ROUTES.drops[route]
        facts: dict[str, object] = {
            "dam": site_words(ROUTES.dams[route]),
            "conduit": state.content.site_words(conduit + FIRST_CONDUIT),
            "drops": drops,
        }
        facts["to"] = state.content.map.end[conduit] + 1
        second = self.kind == SECOND
        facts["energy"] = total_of(state, self.seat, conduit, drops, self.modifier, second)
        facts["sum"] = sum_words(state, self.seat, conduit, drops, self.modifier, second)
        facts["toll"] = toll(state, self.seat, conduit, drops)
        label = with_answer(Phrase("move-produce", facts), answered_energy(state, self.seat, second))
        return Option(move, state.game.lexicon.text(move), label, state.game.target(move))


def with_answer(words: Phrase, answer: Phrase | None) -> Phrase:
    """Return words about a production, and `…-then` with what abilities add after it."""
    return words if answer is None else Phrase(f"{words.key}-then", {**words.arguments, "then": answer})


class ProduceAgain(Task[BarrageState]):
    """A company may produce once more with another powerhouse, without modifiers (BR-W6, BR-W7, BR-R2)."""

    saved: ClassVar[list[Field]] = [SEAT, Number("first", 0, BASINS - 1)]

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def run(self, state: BarrageState) -> None:
        if can_produce(state, self.seat, 0, True, self.first):
            state.push(ChooseProduction(self.seat, 0, SECOND, self.first))


class FreeProduction(Task[BarrageState]):
    """A production that a technology tile grants: optional, without engineers (BR-Y11, BR-R45)."""

    saved: ClassVar[list[Field]] = [SEAT, MODIFIER]

    def __init__(self, seat: int, modifier: int) -> None:
        self.seat = seat
        self.modifier = modifier

    def run(self, state: BarrageState) -> None:
        if can_produce(state, self.seat, self.modifier, False, NOTHING):
            state.push(ChooseProduction(self.seat, self.modifier, BY_TILE, NOTHING))
