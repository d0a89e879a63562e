"""Upgrading (UC-L), and what else is done to a piece that stands: its production taken at once, a white city made symbiotic."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludarium.engine.ability import ANYTHING
from ludarium.engine.agenda import SEAT, Ask
from ludarium.engine.context import Context
from ludarium.engine.effect import Effect
from ludarium.engine.fields import EffectField, Field, Number, Truth
from ludarium.engine.phrase import Icon, Option, Phrase, Refusal
from ludarium.games.underwater.content.abilities import SECOND_UPGRADED, UPGRADE
from ludarium.games.underwater.content.kinds import (
    BUILDING_KINDS,
    FIRST_BUILDING,
    FIRST_TUNNEL,
    GROUPS,
    MEMBERS,
    PIECES,
    PLAIN,
    RESOURCE_COUNT,
    RESOURCES,
    SITES,
    STRUCTURE_GROUPS,
    STRUCTURE_KINDS,
    SYMBIOTIC_CITY,
    TUNNEL,
    UPGRADED,
    WHITE,
    WHITE_CITY,
    city_of,
    kind_at,
    site_words,
)
from ludarium.games.underwater.content.kinds import UPGRADE as UPGRADED_BY
from ludarium.games.underwater.notation import PRICE, SITE
from ludarium.games.underwater.rules.contracts import claim_contracts
from ludarium.games.underwater.rules.duties import weighed
from ludarium.games.underwater.rules.means import Means
from ludarium.games.underwater.rules.network import touches_city, upgraded_at
from ludarium.games.underwater.rules.steps import FreeChoice, Leaf, answers_of, bring
from ludarium.games.underwater.rules.supply import gain, resource_words
from ludarium.games.underwater.state import FROM_CARDS, UnderwaterState

USUAL_RESOURCE: Final = 2  # science (UC-L3)
NOTHING_TO_UPGRADE: Final = Refusal("nothing-to-upgrade", "UC-L5")


def upgrade(state: UnderwaterState, seat: int, site: int) -> None:
    """Turn a structure to its upgraded side (UC-L6); cards may answer (UC-G27)."""
    side = state.sides[seat]
    kind = kind_on(state, seat, site)
    if site < FIRST_BUILDING:
        state.put_tunnel(seat, site - FIRST_TUNNEL, UPGRADED)
    else:
        state.put_building(seat, site - FIRST_BUILDING, side.buildings[site - FIRST_BUILDING] + UPGRADED_BY)
    if state.listener is not None:
        state.report("upgraded", seat, {"kind": PIECES[kind], "site": site_words(site)})
    standing = side.standing
    abilities = [
        ability
        for ability in standing.answers[UPGRADE]
        if ability.on.trigger.what == ANYTHING or kind in members_of(STRUCTURE_GROUPS[ability.on.trigger.what])
    ]
    if kind < BUILDING_KINDS and standing.answers[SECOND_UPGRADED]:
        city = city_of(site - FIRST_BUILDING)
        if side.connected >> city & 1 and upgraded_at(side, city, kind) == 2:
            abilities.extend([ability for ability in standing.answers[SECOND_UPGRADED] if ability.on.trigger.what == kind])
    bring(state, seat, answers_of(state, seat, abilities))
    claim_contracts(state, seat)


def members_of(group: str) -> list[int]:
    """Return the kinds of pieces that a word stands for."""
    return MEMBERS[GROUPS.index(group)]


def kind_on(state: UnderwaterState, seat: int, site: int) -> int:
    """Return which kind of structure stands on a site."""
    return TUNNEL if site < FIRST_BUILDING else kind_at(state.sides[seat].buildings[site - FIRST_BUILDING])


def is_plain(state: UnderwaterState, seat: int, site: int) -> bool:
    """Say whether a plain structure stands on a site."""
    side = state.sides[seat]
    if site < FIRST_TUNNEL:
        return False
    if site < FIRST_BUILDING:
        return side.tunnels[site - FIRST_TUNNEL] == PLAIN
    return 1 <= side.buildings[site - FIRST_BUILDING] <= BUILDING_KINDS


def structures(state: UnderwaterState, seat: int, kinds: list[int], upgraded: bool) -> list[int]:
    """Return the sites of a player's structures of these kinds, either all plain ones or all upgraded ones."""
    side = state.sides[seat]
    board = state.content.boards[side.board]
    found: list[int] = []
    if TUNNEL in kinds:
        wanted = UPGRADED if upgraded else PLAIN
        found.extend([FIRST_TUNNEL + tunnel for tunnel in range(board.tunnels) if side.tunnels[tunnel] == wanted])
    for row in (board.building_sites, board.expansion_sites):
        for building in row:
            value = side.buildings[building]
            if value and (value > BUILDING_KINDS) == upgraded and (value - 1) % BUILDING_KINDS in kinds:
                found.append(FIRST_BUILDING + building)
    return found


def has_plain(state: UnderwaterState, seat: int, kinds: list[int]) -> bool:
    """Say whether a player has a plain structure of one of these kinds, without looking further than the first."""
    side = state.sides[seat]
    wanted = [False] * STRUCTURE_KINDS
    for kind in kinds:
        wanted[kind] = True
    if wanted[TUNNEL]:
        for tunnel in side.tunnels:
            if tunnel == PLAIN:
                return True
    return any(0 < value <= BUILDING_KINDS and wanted[value - 1] for value in side.buildings)


class Upgrade(Leaf):
    """`upgrade structure 3`, `upgrade-for farm 2 credit 1 science 1`: up to so many, each for one of the prices (UC-L3, UC-L4, UC-G15)."""

    def __init__(self, group: int, count: int, word: str, prices: list[int]) -> None:
        self.group = group
        self.count = count
        self.word = word
        self.prices = prices  # how much of each resource pays an upgrade, 0 where it cannot
        self.is_free = not any(prices)
        self.kinds = MEMBERS[group]

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        return (self.is_free or self.can_pay(state, context.seat)) and has_plain(state, context.seat, self.kinds)

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        if self.is_free or self.can_pay(state, context.seat):
            return NOTHING_TO_UPGRADE
        resource = next(resource for resource, amount in enumerate(self.prices) if amount)
        return Refusal("cannot-pay", "UC-L3", {"goods": [resource_words(resource, self.prices[resource])]})

    def can_pay(self, state: UnderwaterState, seat: int) -> bool:
        """Say whether a player can pay one of the prices."""
        goods = state.sides[seat].goods
        return any(self.prices[resource] and goods[resource] >= self.prices[resource] for resource in range(RESOURCE_COUNT))

    def ways(self, state: UnderwaterState, seat: int) -> list[int]:
        """Return the resources with which a player can pay."""
        goods = state.sides[seat].goods
        return [resource for resource, amount in enumerate(self.prices) if amount and goods[resource] >= amount]

    def add_means(self, state: UnderwaterState, means: Means) -> None:
        means.changed = True
        answers = state.sides[means.seat].standing.answers
        means.add_answers(answers[UPGRADE], self.count)
        means.add_answers(answers[SECOND_UPGRADED], self.count)

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        state.push(ChooseUpgrade(context.seat, self, free))

    def rest(self) -> Effect[Any] | None:
        return Upgrade(self.group, self.count - 1, self.word, self.prices) if self.count > 1 else None

    def words(self) -> Phrase:
        facts: dict[str, object] = {"kind": GROUPS[self.group], "count": self.count}
        if self.is_free:
            return Phrase("do-upgrade-free", facts)
        return Phrase("do-upgrade", {**facts, "goods": [resource_words(at, amount) for at, amount in enumerate(self.prices) if amount]})

    def icons(self) -> list[Icon]:
        row = [Icon("upgrade", self.count if self.count > 1 else 0), Icon(GROUPS[self.group])]
        if self.is_free:
            return [*row, Icon("free")]
        if self.word == "upgrade":
            return row
        row.append(Icon("for"))
        for resource, amount in enumerate(self.prices):
            if amount:
                if row[-1].name != "for":
                    row.append(Icon("or"))
                row.append(Icon(RESOURCES[resource], amount))
        return row

    def source(self) -> str:
        if self.word != "upgrade-for":
            return f"{self.word} {GROUPS[self.group]} {self.count}"
        prices = " ".join(f"{RESOURCES[resource]} {amount}" for resource, amount in enumerate(self.prices) if amount)
        return f"{self.word} {GROUPS[self.group]} {self.count} {prices}"


class ChooseUpgrade(FreeChoice):
    """Which structure is upgraded; it need not be connected (UC-L8, UC-R52)."""

    saved: ClassVar[list[Field]] = [SEAT, EffectField("effect"), Truth("free")]

    def __init__(self, seat: int, effect: Upgrade, free: bool) -> None:
        super().__init__(seat, free)
        self.effect = effect

    def ways(self, state: UnderwaterState) -> list[int]:
        return [SITE.at(site) for site in structures(state, self.seat, self.effect.kinds, False)]

    def choose(self, state: UnderwaterState, move: int) -> None:
        site = SITE.index(move)
        ways = self.effect.ways(state, self.seat)
        if len(ways) > 1:
            state.push(ChoosePrice(self.seat, self.effect, site))
        else:
            pay_upgrade(state, self.seat, self.effect, ways[0] if ways else -1)
            upgrade(state, self.seat, site)

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-upgrade")

    def rule(self) -> str:
        return "UC-L2"

    def offer(self, state: UnderwaterState, move: int) -> Option:
        site = SITE.index(move)
        label = Phrase("move-upgrade", {"kind": PIECES[kind_on(state, self.seat, site)], "site": site_words(site)})
        return Option(move, SITE.text(move), label, state.game.target(move))


def pay_upgrade(state: UnderwaterState, seat: int, effect: Upgrade, resource: int) -> None:
    """Pay an upgrade with one resource, or not at all where it is free."""
    if resource >= 0:
        state.sides[seat].goods[resource] -= effect.prices[resource]
        if state.listener is not None:
            state.report("paid", seat, {"goods": [resource_words(resource, effect.prices[resource])]})


class ChoosePrice(Ask[UnderwaterState]):
    """With what an upgrade is paid (UC-G15)."""

    saved: ClassVar[list[Field]] = [SEAT, EffectField("effect"), Number("site", 0, SITES - 1)]

    def __init__(self, seat: int, effect: Upgrade, site: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.site = site

    def moves(self, state: UnderwaterState) -> list[int]:
        return weighed(state, [PRICE.at(resource) for resource in self.effect.ways(state, self.seat)])

    def play(self, state: UnderwaterState, move: int) -> None:
        pay_upgrade(state, self.seat, self.effect, PRICE.index(move))
        upgrade(state, self.seat, self.site)

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-price")

    def rule(self) -> str:
        return "UC-G15"

    def option(self, state: UnderwaterState, move: int) -> Option:
        resource = PRICE.index(move)
        label = Phrase("move-price", {"goods": [resource_words(resource, self.effect.prices[resource])]})
        return Option(move, PRICE.text(move), label, state.game.target(move))


# ---------------------------------------------------------------------------------------------------------------------
# The production of one structure, and a symbiotic city out of a white one
# ---------------------------------------------------------------------------------------------------------------------


class ProduceOne(Leaf):
    """`produce-one structure`: gain what one upgraded structure next to a connected city produces by itself (UC-G16, UC-R50)."""

    def __init__(self, group: int) -> None:
        self.group = group

    def sites(self, state: UnderwaterState, seat: int) -> list[int]:
        """Return the structures to choose from."""
        side = state.sides[seat]
        board = state.board_of(seat)
        found: list[int] = []
        for site in structures(state, seat, MEMBERS[self.group], True):
            if site < FIRST_BUILDING:
                if touches_city(side, board, site - FIRST_TUNNEL):  # a city that a tunnel touches is connected (UC-K28)
                    found.append(site)
            elif side.connected >> city_of(site - FIRST_BUILDING) & 1:
                found.append(site)
        return found

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        return len(self.sites(state, context.seat)) > 0

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        return Refusal("nothing-upgraded", "UC-G16")

    def add_means(self, state: UnderwaterState, means: Means) -> None:
        for kind in MEMBERS[self.group]:
            means.add_row(state.content.pieces[kind].produces)
            means.add_row(state.content.pieces[kind].upgraded)

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        state.push(ChooseProducer(context.seat, self, free))

    def words(self) -> Phrase:
        return Phrase("do-produce-one", {"kind": GROUPS[self.group]})

    def icons(self) -> list[Icon]:
        return [Icon("produce-one"), Icon(GROUPS[self.group])]

    def source(self) -> str:
        return f"produce-one {GROUPS[self.group]}"


class ChooseProducer(FreeChoice):
    """Which upgraded structure gives its production."""

    saved: ClassVar[list[Field]] = [SEAT, EffectField("effect"), Truth("free")]

    def __init__(self, seat: int, effect: ProduceOne, free: bool) -> None:
        super().__init__(seat, free)
        self.effect = effect

    def ways(self, state: UnderwaterState) -> list[int]:
        return [SITE.at(site) for site in self.effect.sites(state, self.seat)]

    def choose(self, state: UnderwaterState, move: int) -> None:
        data = state.content.pieces[kind_on(state, self.seat, SITE.index(move))]
        gain(state, self.seat, [one + more for one, more in zip(data.produces, data.upgraded, strict=True)], FROM_CARDS)

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-producer")

    def rule(self) -> str:
        return "UC-G16"

    def offer(self, state: UnderwaterState, move: int) -> Option:
        site = SITE.index(move)
        label = Phrase("move-producer", {"kind": PIECES[kind_on(state, self.seat, site)], "site": site_words(site)})
        return Option(move, SITE.text(move), label, state.game.target(move))


class MakeSymbiotic(Leaf):
    """`make-symbiotic`: a white city becomes a symbiotic one; its dome returns to the supply (UC-L7, UC-R46)."""

    def is_possible(self, state: UnderwaterState, context: Context) -> bool:
        return state.symbiotic > 0 and WHITE_CITY in state.sides[context.seat].cities

    def refusal(self, state: UnderwaterState, context: Context) -> Refusal:
        if not state.symbiotic:
            return Refusal("no-dome", "UC-R46")
        return Refusal("no-white-city", "UC-R46")

    def begin(self, state: UnderwaterState, context: Context, free: bool) -> None:
        state.push(ChooseWhiteCity(context.seat, free))

    def words(self) -> Phrase:
        return Phrase("do-make-symbiotic")

    def icons(self) -> list[Icon]:
        return [Icon("white-city"), Icon("arrow"), Icon("symbiotic-city")]

    def source(self) -> str:
        return "make-symbiotic"


class ChooseWhiteCity(FreeChoice):
    """Which white city becomes symbiotic."""

    def ways(self, state: UnderwaterState) -> list[int]:
        return [SITE.at(city) for city, value in enumerate(state.sides[self.seat].cities) if value == WHITE_CITY]

    def choose(self, state: UnderwaterState, move: int) -> None:
        city = SITE.index(move)
        state.put_city(self.seat, city, SYMBIOTIC_CITY)
        state.white += 1
        if not state.solo():
            state.symbiotic -= 1
        if state.listener is not None:
            state.report("made-symbiotic", self.seat, {"site": site_words(city)})
        claim_contracts(state, self.seat)

    def prompt(self, state: UnderwaterState) -> Phrase:
        return Phrase("ask-white-city")

    def rule(self) -> str:
        return "UC-L7"

    def offer(self, state: UnderwaterState, move: int) -> Option:
        site = site_words(SITE.index(move))
        return Option(move, SITE.text(move), Phrase("move-upgrade", {"kind": PIECES[WHITE], "site": site}), state.game.target(move))
