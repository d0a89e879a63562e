"""The words that Barrage adds to the effect language: rewards, incomes, actions, abilities of officers and tiles."""

from __future__ import annotations

from typing import Final

from ludarium.engine.context import NONE, Context
from ludarium.engine.effect import Count, Effect, Goods
from ludarium.engine.language import CountWord, Parameter, Verb, Vocabulary
from ludarium.engine.phrase import Icon, Phrase, Refusal
from ludarium.games.barrage.content.abilities import EVENTS
from ludarium.games.barrage.content.abilities import MODIFIERS as CHANGES
from ludarium.games.barrage.content.components import OBJECTIVES, is_advanced
from ludarium.games.barrage.content.rows import MIDDLE, MODIFIERS
from ludarium.games.barrage.content.sites import BASE, CONDUIT, DAMS, ELEVATION, FIRST_CONDUIT, PIECES, POWERHOUSE
from ludarium.games.barrage.rules.automa import AutomaSecond, automa_drops, automa_places, automa_power, automa_produces
from ludarium.games.barrage.rules.construction import WHERE, PlaceReward, piece_words, places_for
from ludarium.games.barrage.rules.contracts import Fulfil, TakeContracts, has_face_up
from ludarium.games.barrage.rules.patents import take_patent
from ludarium.games.barrage.rules.production import ACTION, ChooseProduction, FreeProduction, ProduceAgain, why_no_production
from ludarium.games.barrage.rules.scoring import objective_count
from ludarium.games.barrage.rules.supply import choose_machines, gain_credits, gain_energy, gain_machines, gain_points
from ludarium.games.barrage.rules.water import PlaceDrops, capacity
from ludarium.games.barrage.rules.wheel import turn_wheel
from ludarium.games.barrage.state import FROM_ABILITIES, FROM_ACTIONS, NOTHING, PERIODS, BarrageState

POINT: Final = 0
CREDIT: Final = 1
EXCAVATOR: Final = 2
MIXER: Final = 3
MACHINE: Final = 4
ENERGY: Final = 5
POWER: Final = 6
TURN: Final = 7
GOODS: Final = ["point", "credit", "excavator", "mixer", "machine", "energy", "power", "turn"]


class Gain(Goods[BarrageState]):
    """`credit 2`, `machine 1`, `turn 3`: `energy` only moves the marker, `power` can be used for a contract (BR-L19, BR-L20)."""

    def perform(self, state: BarrageState, context: Context) -> None:
        seat = context.seat
        if self.good == POINT:
            gain_points(state, seat, self.amount, FROM_ACTIONS if context.cause == NONE else context.cause)
        elif self.good == CREDIT:
            gain_credits(state, seat, self.amount)
        elif self.good == EXCAVATOR:
            gain_machines(state, seat, self.amount, 0)
        elif self.good == MIXER:
            gain_machines(state, seat, 0, self.amount)
        elif self.good == MACHINE:
            choose_machines(state, seat, self.amount)
        elif self.good == TURN:
            turn_wheel(state, seat, self.amount)
        elif self.good == ENERGY:
            gain_energy(state, seat, self.amount, context.card if context.cause == FROM_ABILITIES else NONE)
        else:
            gain_power(state, seat, self.amount)

    def word(self) -> str:
        return GOODS[self.good]

    def resized(self, amount: int) -> Gain:
        return Gain(self.good, amount)


def gain_power(state: BarrageState, seat: int, amount: int) -> None:
    """Energy of a tile: no production action, but one own contract may be fulfilled with it (BR-L20, BR-R30)."""
    gain_energy(state, seat, amount)
    if state.is_automa(seat):
        automa_power(state, seat, amount)
    else:
        state.push(Fulfil(seat, amount, False))


class Drops(Effect[BarrageState]):
    """`drop 2`, `flow 1`: drops on headstreams as a reward (BR-R38); `water 2`, `water-now 1`: as an action (BR-R36)."""

    def __init__(self, drops: int, flows: bool, duty: bool) -> None:
        self.drops = drops
        self.flows = flows
        self.duty = duty

    def perform(self, state: BarrageState, context: Context) -> None:
        if state.is_automa(context.seat):
            automa_drops(state, context.seat, self.drops, self.flows)
        else:
            state.push(PlaceDrops(context.seat, self.drops, self.flows, self.duty))

    def words(self) -> Phrase:
        key = "gain-flow" if self.flows else "gain-drop"
        return Phrase(key, {"count": self.drops})

    def icons(self) -> list[Icon]:
        return [Icon("flow" if self.flows else "drop", self.drops)]

    def source(self) -> str:
        word = ("water-now" if self.flows else "water") if self.duty else ("flow" if self.flows else "drop")
        return f"{word} {self.drops}"


class Place(Effect[BarrageState]):
    """`place-base plains`, `place-conduit 3`: a piece put on the map as a reward (BR-K26)."""

    def __init__(self, piece: int, limit: int) -> None:
        self.piece = piece
        self.limit = limit

    def perform(self, state: BarrageState, context: Context) -> None:
        if state.is_automa(context.seat):
            automa_places(state, context.seat, self.piece, self.limit)
        else:
            state.push(PlaceReward(context.seat, self.piece, self.limit))

    def why_not(self, state: BarrageState, context: Context) -> Refusal | None:
        return None if places_for(state, context.seat, self.piece, self.limit) else Refusal("no-place", "BR-R15")

    def words(self) -> Phrase:
        return Phrase("gain-piece", {"piece": piece_words(self.piece), "kind": PIECES[self.piece], "limit": self.limit})

    def icons(self) -> list[Icon]:
        if self.piece == BASE:
            return [Icon("place-base"), Icon(f"in-{WHERE[self.limit - 1]}")]
        return [Icon(f"place-{PIECES[self.piece]}", self.limit)]

    def source(self) -> str:
        if self.piece == BASE:
            return f"place-base {WHERE[self.limit - 1]}"
        return f"place-conduit {self.limit}" if self.piece == CONDUIT else f"place-{PIECES[self.piece]}"


class Produce(Effect[BarrageState]):
    """`produce plus-2`: a production action with a modifier; `free-production plus-2`: one that a tile grants (BR-Y11)."""

    def __init__(self, modifier: int, free: bool) -> None:
        self.modifier = modifier
        self.free = free

    def perform(self, state: BarrageState, context: Context) -> None:
        if state.is_automa(context.seat):
            automa_produces(state, context.seat, self.modifier)
        elif self.free:
            state.push(FreeProduction(context.seat, self.modifier))
        else:
            state.push(ChooseProduction(context.seat, self.modifier, ACTION, NOTHING))

    def why_not(self, state: BarrageState, context: Context) -> Refusal | None:
        return why_no_production(state, context.seat, self.modifier)

    def words(self) -> Phrase:
        key = "do-free-production" if self.free else "do-produce"
        return Phrase(key, {"modifier": MODIFIERS[self.modifier + MIDDLE]})

    def icons(self) -> list[Icon]:
        return [Icon("produce"), Icon(MODIFIERS[self.modifier + MIDDLE])]

    def source(self) -> str:
        return f"{'free-production' if self.free else 'produce'} {MODIFIERS[self.modifier + MIDDLE]}"


class TakeContract(Effect[BarrageState]):
    """`contract 2`: take face-up private contracts (BR-S1, BR-S2)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def perform(self, state: BarrageState, context: Context) -> None:
        state.push(TakeContracts(context.seat, self.count))

    def why_not(self, state: BarrageState, context: Context) -> Refusal | None:
        return None if has_face_up(state) else Refusal("no-contract", "BR-R40")

    def words(self) -> Phrase:
        return Phrase("do-contract", {"count": self.count})

    def icons(self) -> list[Icon]:
        return [Icon("contract", self.count)]

    def source(self) -> str:
        return f"contract {self.count}"


class TakePatent(Effect[BarrageState]):
    """`patent 1`: take the advanced tile of a slot of the patent office (BR-T1)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def perform(self, state: BarrageState, context: Context) -> None:
        take_patent(state, context.seat, self.slot - 1)

    def why_not(self, state: BarrageState, context: Context) -> Refusal | None:
        return Refusal("no-patent", "BR-T3") if state.patents[self.slot - 1] == NOTHING else None

    def words(self) -> Phrase:
        return Phrase("do-patent", {"slot": self.slot})

    def icons(self) -> list[Icon]:
        return [Icon("patent", self.slot)]

    def source(self) -> str:
        return f"patent {self.slot}"


class Construct(Effect[BarrageState]):
    """`construct`: what a company space does; the player chooses it by choosing a tile (BR-K3)."""

    def words(self) -> Phrase:
        return Phrase("do-construct")

    def icons(self) -> list[Icon]:
        return [Icon("construct")]

    def source(self) -> str:
        return "construct"


class FillEmptyDams(Effect[BarrageState]):
    """`fill-empty-dams`: one drop into each own dam without any, the new one included (BR-Y2, BR-R49)."""

    def perform(self, state: BarrageState, context: Context) -> None:
        for dam in range(DAMS):
            if state.dam_owner[dam] == context.seat and not state.dam_water[dam]:
                state.dam_water[dam] = 1
        if state.listener is not None:
            state.report("filled-dams", context.seat)

    def words(self) -> Phrase:
        return Phrase("do-fill-empty-dams")

    def icons(self) -> list[Icon]:
        return [Icon("fill-empty-dams")]

    def source(self) -> str:
        return "fill-empty-dams"


class FillDam(Effect[BarrageState]):
    """`fill-dam`: the dam just raised is filled to capacity (BR-Y9, BR-R50)."""

    def perform(self, state: BarrageState, context: Context) -> None:
        dam = context.place
        state.dam_water[dam] = max(state.dam_water[dam], capacity(state, dam))
        if state.listener is not None:
            state.report("filled-dams", context.seat)

    def words(self) -> Phrase:
        return Phrase("do-fill-dam")

    def icons(self) -> list[Icon]:
        return [Icon("fill-dam")]

    def source(self) -> str:
        return "fill-dam"


class SecondProduction(Effect[BarrageState]):
    """`second-production`: produce once more with another powerhouse, without modifiers (BR-W6, BA-138)."""

    def perform(self, state: BarrageState, context: Context) -> None:
        if state.is_automa(context.seat):
            state.push(AutomaSecond(context.seat, context.place))
        else:
            state.push(ProduceAgain(context.seat, context.place))

    def words(self) -> Phrase:
        return Phrase("ability", {"kind": "second-production", "amount": 0})

    def icons(self) -> list[Icon]:
        return [Icon("second-production")]

    def source(self) -> str:
        return "second-production"


class Rank(Effect[BarrageState]):
    """`rank red-sites`: what an objective tile compares at the end of the game (BR-Z2)."""

    def __init__(self, objective: int) -> None:
        self.objective = objective

    def measure(self, state: BarrageState, context: Context) -> int:
        return objective_count(state, context.seat, self.objective)

    def words(self) -> Phrase:
        return Phrase("objective", {"id": OBJECTIVES[self.objective]})

    def icons(self) -> list[Icon]:
        return [Icon("rank")]

    def source(self) -> str:
        return f"rank {OBJECTIVES[self.objective]}"


# ---------------------------------------------------------------------------------------------------------------------
# Counts
# ---------------------------------------------------------------------------------------------------------------------


class Own(Count[BarrageState]):
    """Own pieces of a kind on the map (BR-Y20, BR-Y21)."""

    def __init__(self, piece: int) -> None:
        self.piece = piece

    def value(self, state: BarrageState, context: Context) -> int:
        return state.sides[context.seat].built[self.piece]

    def words(self) -> Phrase:
        return Phrase("count-own", {"kind": PIECES[self.piece]})

    def icons(self) -> list[Icon]:
        return [Icon(f"own-{PIECES[self.piece]}")]

    def source(self) -> str:
        return f"own {PIECES[self.piece]}"


class ConduitValue(Count[BarrageState]):
    """The production value of the conduit just built (BR-Y4, BR-Y16)."""

    def value(self, state: BarrageState, context: Context) -> int:
        return state.content.map.value[context.place - FIRST_CONDUIT]

    def words(self) -> Phrase:
        return Phrase("count-conduit-value")

    def icons(self) -> list[Icon]:
        return [Icon("conduit-value")]

    def source(self) -> str:
        return "conduit-value"


class DamsFrom(Count[BarrageState]):
    """Own dams of at least this level (BR-Y15)."""

    def __init__(self, level: int) -> None:
        self.level = level

    def value(self, state: BarrageState, context: Context) -> int:
        return len([1 for dam in range(DAMS) if state.dam_owner[dam] == context.seat and state.dam_level[dam] >= self.level])

    def words(self) -> Phrase:
        return Phrase("count-dams-from", {"level": self.level})

    def icons(self) -> list[Icon]:
        return [Icon("dams-from", self.level)]

    def source(self) -> str:
        return f"dams-from {self.level}"


class AdvancedTiles(Count[BarrageState]):
    """Advanced tiles acquired, in supply or on the wheel (BR-Y18, BR-Y22)."""

    def value(self, state: BarrageState, context: Context) -> int:
        company = state.sides[context.seat]
        return len([1 for tile in company.tiles + company.wheel_tiles if is_advanced(tile)])

    def words(self) -> Phrase:
        return Phrase("count-advanced-tiles")

    def icons(self) -> list[Icon]:
        return [Icon("advanced-tile")]

    def source(self) -> str:
        return "advanced-tiles"


class FulfilledContracts(Count[BarrageState]):
    """Fulfilled contracts of any kind (BR-Y19)."""

    def value(self, state: BarrageState, context: Context) -> int:
        return len(state.sides[context.seat].fulfilled)

    def words(self) -> Phrase:
        return Phrase("count-contracts")

    def icons(self) -> list[Icon]:
        return [Icon("fulfilled-contract")]

    def source(self) -> str:
        return "contracts"


class EngineersPlaced(Count[BarrageState]):
    """Engineers placed for this action (BR-O1)."""

    def value(self, state: BarrageState, context: Context) -> int:
        return context.amount

    def words(self) -> Phrase:
        return Phrase("count-engineers")

    def icons(self) -> list[Icon]:
        return [Icon("engineer")]

    def source(self) -> str:
        return "engineers"


AMOUNT: Final = Parameter("how many", default=1)
MODIFIER: Final = Parameter("modifier", list(MODIFIERS))

VOCABULARY: Final = Vocabulary(
    verbs=[
        Verb("point", [AMOUNT], lambda given: Gain(POINT, given[0])),
        Verb("credit", [AMOUNT], lambda given: Gain(CREDIT, given[0])),
        Verb("excavator", [AMOUNT], lambda given: Gain(EXCAVATOR, given[0])),
        Verb("mixer", [AMOUNT], lambda given: Gain(MIXER, given[0])),
        Verb("machine", [AMOUNT], lambda given: Gain(MACHINE, given[0])),
        Verb("energy", [AMOUNT], lambda given: Gain(ENERGY, given[0])),
        Verb("power", [AMOUNT], lambda given: Gain(POWER, given[0])),
        Verb("turn", [AMOUNT], lambda given: Gain(TURN, given[0])),
        Verb("drop", [AMOUNT], lambda given: Drops(given[0], False, False)),
        Verb("flow", [AMOUNT], lambda given: Drops(given[0], True, False)),
        Verb("water", [AMOUNT], lambda given: Drops(given[0], False, True)),
        Verb("water-now", [AMOUNT], lambda given: Drops(given[0], True, True)),
        Verb("place-base", [Parameter("where", list(WHERE))], lambda given: Place(BASE, WHERE.index(given[0]) + 1)),
        Verb("place-elevation", [], lambda given: Place(ELEVATION, 0)),
        Verb("place-conduit", [Parameter("highest value")], lambda given: Place(CONDUIT, given[0])),
        Verb("place-powerhouse", [], lambda given: Place(POWERHOUSE, 0)),
        Verb("produce", [MODIFIER], lambda given: Produce(MODIFIERS.index(given[0]) - MIDDLE, False)),
        Verb("free-production", [MODIFIER], lambda given: Produce(MODIFIERS.index(given[0]) - MIDDLE, True)),
        Verb("contract", [AMOUNT], lambda given: TakeContract(given[0])),
        Verb("patent", [Parameter("slot")], lambda given: TakePatent(given[0])),
        Verb("construct", [], lambda given: Construct()),
        Verb("fill-empty-dams", [], lambda given: FillEmptyDams()),
        Verb("fill-dam", [], lambda given: FillDam()),
        Verb("rank", [Parameter("what", list(OBJECTIVES))], lambda given: Rank(OBJECTIVES.index(given[0]))),
        Verb("second-production", [], lambda given: SecondProduction()),
    ],
    counts=[
        CountWord("own", [Parameter("piece", list(PIECES))], lambda given: Own(PIECES.index(given[0]))),
        CountWord("conduit-value", [], lambda given: ConduitValue()),
        CountWord("dams-from", [Parameter("level")], lambda given: DamsFrom(given[0])),
        CountWord("advanced-tiles", [], lambda given: AdvancedTiles()),
        CountWord("contracts", [], lambda given: FulfilledContracts()),
        CountWord("engineers", [], lambda given: EngineersPlaced()),
    ],
    events=EVENTS,
    modifiers=CHANGES,
    periods=PERIODS,
)
