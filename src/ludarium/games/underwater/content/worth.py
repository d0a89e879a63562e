"""What a card is worth before any simulation (UC-C35), in units of scale.toml: read from the parsed effect, never from a card's number.

An effect is valued for one era and one place: used at once (`now`), in productions, or at the end of the game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ludarium.engine.ability import Modifier, On
from ludarium.engine.effect import By, Count, Effect, Either, Goods, If, InAnyOrder, InOrder, Per, Priced, Times
from ludarium.engine.pack import Pack, PackEntry
from ludarium.engine.worth import NoWorth, Worth
from ludarium.games.underwater.content.components import DEAR

SCALE: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "scale.toml").read_text(encoding="utf-8"))
WEIGHTS: Final[dict[str, float]] = SCALE["weights"]
VALUATION: Final[dict[str, Any]] = SCALE["valuation"]
SPECIAL_ERA: Final = "II"  # special cards are valued in it (UC-C27)
GROUPS: Final = {
    "building": ("farm", "desal", "lab"),
    "structure": ("farm", "desal", "lab", "tunnel"),
    "city": ("white-city",),  # what a player without biomass builds
    "farm-or-desal": ("farm", "desal"),
    "farm-or-lab": ("farm", "lab"),
    "desal-or-lab": ("desal", "lab"),
}
DIFFICULTIES: Final = ("easy", "medium", "hard")


class Usual:
    """What a valuation needs of the packs: usual costs, production and the effects of slots."""

    def __init__(self, packs: list[Pack], parse: Callable[[str], Effect[Any]]) -> None:
        self.parse = parse
        self.pieces: dict[str, dict[str, Any]] = {}
        self.slots: dict[str, str] = {}
        for pack in packs:
            self.pieces.update({entry.data["id"]: entry.data for entry in pack.entries("piece")})
            self.slots.update({entry.data["id"]: entry.data["effect"] for entry in pack.entries("slot")})

    def cost(self, piece: str) -> dict[str, int]:
        """Return the usual cost of a piece."""
        return goods(self.parse(self.pieces[piece]["cost"]))

    def produced(self, piece: str) -> dict[str, int]:
        """Return what one upgraded piece produces."""
        fields = [self.pieces[piece].get(field) for field in ("produces", "upgraded")]
        return goods(self.parse(", ".join(field for field in fields if field)))


def goods(effect: Effect[Any]) -> dict[str, int]:
    """Return the amounts of a list of goods, `kelp 1, credit 2`."""
    parts = effect.parts if isinstance(effect, (InOrder, InAnyOrder)) else [effect]
    return {part.source().split()[0]: int(part.source().split()[1]) for part in parts}


def weight(amounts: dict[str, int]) -> float:
    """Return what goods are worth when they are gained at once."""
    return sum(WEIGHTS[good] * amount for good, amount in amounts.items())


def kind_of_count(count: str) -> str:
    """Return under which name of scale.toml a count stands."""
    words = count.split()
    if words[0] in ("tunnel", "upgraded-tunnel-at-city"):
        return "upgraded X" if words[0].startswith("upgraded") else "tunnel-at-city"
    if words[0] == "connected" and words[1] in GROUPS["building"]:
        return "connected X"
    if words[0] == "upgraded" and words[1] in GROUPS["structure"]:
        return "upgraded X"
    return "upgraded any" if count == "upgraded structure" else count


def difficulty(era: str, count: str, least: int) -> str | None:
    """Return how hard a condition is in its era; None if no threshold allows it (UC-C16)."""
    kind = kind_of_count(count)
    kinds = [kind]
    if kind == "upgraded any" or (kind == "upgraded X" and least == 1):
        kinds = ["upgraded X", "upgraded any"]  # so many of any kind are no more than so many of one
    for level in DIFFICULTIES:
        limits = SCALE["conditions"][era][level]
        if any(least <= limits.get(kind, 0) for kind in kinds):
            return level
    return None


class Valuation:
    """Values effects for one era."""

    def __init__(self, usual: Usual, era: str) -> None:
        self.usual = usual
        self.era = era
        self.place = "now"

    # -- cards by type ---------------------------------------------------------------------------------------------

    def card(self, effects: list[Effect[Any]]) -> float:
        """Return the worth of an instant, permanent, production or end-scoring card, all its effects together."""
        return sum(self.of(effect) for effect in effects)

    def action(self, effect: Effect[Any]) -> float:
        """Return the worth of an action card: more than the assistant gives for the same right, for each expected use."""
        return float((self.of(effect) - VALUATION["action_baseline"]) * VALUATION["action_uses"][self.era])

    # -- effects ---------------------------------------------------------------------------------------------------

    def of(self, effect: Effect[Any]) -> float:
        """Return the worth of an effect."""
        if isinstance(effect, On):
            return self.ability(effect)
        if isinstance(effect, (InOrder, InAnyOrder)):
            return sum(self.of(part) for part in effect.parts)
        if isinstance(effect, Either):
            return max(self.of(part) for part in effect.parts) + float(VALUATION["choice_bonus"])
        if isinstance(effect, Priced):
            return self.of(effect.then) - self.price(effect.price)
        if isinstance(effect, Times):
            return effect.times * self.of(effect.effect)
        if isinstance(effect, Per):
            return self.per(effect)
        if isinstance(effect, By):
            return self.of(effect.effect.resized(1)) * effect.steps[min(round(self.expected(effect.count)), len(effect.steps) - 1)]
        if isinstance(effect, If):
            level = difficulty(self.era, effect.count.source(), effect.least)
            if level is None:
                raise NoWorth(f"{effect.source()!r} asks for too much in era {self.era} (UC-C16)")
            return float(VALUATION["condition_factor"][level]) * self.of(effect.effect)
        return self.leaf(effect.source().split())

    def price(self, price: Effect[Any]) -> float:
        """Return what a price takes: at the end of the game goods are worth only what they would score."""
        paid = [part.source().split()[-2:] for part in (price.parts if isinstance(price, (InOrder, InAnyOrder)) else [price])]
        if self.place == "end":
            return sum(int(amount) for good, amount in paid) * float(VALUATION["resource_left_at_end"])
        return sum(self.good(good, int(amount)) for good, amount in paid)

    def per(self, effect: Per[Any]) -> float:
        """Return the worth of an amount for each full so many."""
        times = self.expected(effect.count) / effect.every
        if effect.limit and isinstance(effect.effect, Goods):
            times = min(times, effect.limit / effect.effect.amount)
        return times * self.of(effect.effect)

    def expected(self, count: Count[Any]) -> float:
        """Return how many an average player has."""
        row = known(SCALE["expected"], kind_of_count(count.source()))
        return float(row["end"] if self.place == "end" else row[self.place][self.era])

    # -- words -----------------------------------------------------------------------------------------------------

    def leaf(self, words: list[str]) -> float:
        """Return the worth of one word of the game with its arguments."""
        verb, arguments = words[0], words[1:]
        if verb in WEIGHTS:
            return self.good(verb, int(arguments[0]))
        if verb == "different":
            return float(arguments[0]) + float(VALUATION["choice_bonus"])
        if verb == "exchange":
            return float(VALUATION["choice_bonus"])
        if verb in ("use-action", "refresh"):
            one = WEIGHTS["use_action_card"] if verb == "use-action" else float(VALUATION["refresh"])
            return one * int(arguments[0] if arguments else 1)
        if verb == "take-special":
            return WEIGHTS["take_special_card"]
        if verb.startswith("build"):
            return self.build(verb, arguments)
        if verb.startswith("upgrade"):
            return self.upgrade(verb, arguments)
        return self.rare(verb, arguments)

    def rare(self, verb: str, arguments: list[str]) -> float:
        """Return the worth of a word that few cards have."""
        bonus = float(VALUATION["choice_bonus"])
        if verb == "perform":
            return self.perform(arguments[0])
        if verb == "produce-one":
            kinds = GROUPS.get(arguments[0], (arguments[0],))
            best = max(weight(self.usual.produced(kind)) for kind in kinds)
            level = difficulty(self.era, "upgraded structure", 1) or "hard"
            return (best + (bonus if len(kinds) > 1 else 0)) * float(VALUATION["condition_factor"][level])
        if verb == "metropolis":
            return float(VALUATION["metropolis_tile"]) + bonus
        if verb == "make-symbiotic":
            produced = float(VALUATION["symbiotic_points"]) * WEIGHTS["point"] * float(VALUATION["production_factor_point"][self.era])
            return WEIGHTS["build_right"] + produced
        raise NoWorth(f"the scale has no worth for {verb!r}")

    def good(self, good: str, amount: int) -> float:
        """Return the worth of goods: gained at once, or in every production to come."""
        worth = WEIGHTS[good] * amount
        if self.place != "production":
            return worth
        kind = good if good in ("kelp", "point") else "resource"
        return worth * float(VALUATION[f"production_factor_{kind}"][self.era])

    def build(self, verb: str, arguments: list[str]) -> float:
        """Return the worth of building: the right, and what is saved of the usual cost."""
        kinds = GROUPS.get(arguments[0], (arguments[0],))
        rest = arguments[1:]
        right = WEIGHTS["build_right"]
        if "expansion" in rest:
            right += float(VALUATION["expansion_right"])
            rest.remove("expansion")
        usual = max(weight(self.usual.cost(kind)) for kind in kinds)
        if len(kinds) > 1:
            right += float(VALUATION["choice_bonus"])
        if verb == "build-for":
            return right + usual - weight(pairs(rest))
        if verb == "build-less":
            return right + weight(pairs(rest))
        if verb == "build-upgraded":
            return right + WEIGHTS["upgrade_right"] + ((1 - weight(pairs(rest))) if rest else 0)
        if verb == "build-upgraded-free":
            return right + usual + WEIGHTS["upgrade_right"] + WEIGHTS["science"]
        count = int(rest[0]) if rest else 1
        return count * (right + (usual if verb == "build-free" else 0))

    def upgrade(self, verb: str, arguments: list[str]) -> float:
        """Return the worth of upgrades: the right, the science that is saved, a choice of prices."""
        right = WEIGHTS["upgrade_right"]
        count = int(arguments[1]) if len(arguments) > 1 else 1
        if verb == "upgrade-free":
            return count * (right + WEIGHTS["science"])
        if verb == "upgrade-for":
            prices = pairs(arguments[2:])
            cheapest = min(WEIGHTS[good] * amount for good, amount in prices.items())
            return count * (right + WEIGHTS["science"] - cheapest + (float(VALUATION["choice_bonus"]) if len(prices) > 1 else 0))
        return count * right

    def perform(self, which: str) -> float:
        """Return the worth of a slot's action: the best of those that may be chosen."""
        if which in self.usual.slots:
            return self.of(self.usual.parse(self.usual.slots[which]))
        slots = [effect for slot, effect in self.usual.slots.items() if slot != "W" or which == "available"]
        wide = 2 if which == "not-mine" else 1  # the choice among all slots is a choice twice
        return max(self.of(self.usual.parse(effect)) for effect in slots) + wide * float(VALUATION["choice_bonus"])

    # -- abilities -------------------------------------------------------------------------------------------------

    def ability(self, on: On[Any]) -> float:
        """Return the worth of what waits for its occasion."""
        occasion = on.trigger.source()
        if occasion in ("production", "end"):
            return self.placed(occasion, on.effect)
        parts = on.effect.parts if isinstance(on.effect, InOrder) else [on.effect]
        share = float(VALUATION["permanent_share"][self.era])
        if isinstance(parts[0], Modifier):
            return share * sum(self.changed(part) for part in parts if isinstance(part, Modifier))
        times = VALUATION["triggers"]
        expected = times.get(occasion, times.get(on.trigger.word))
        if expected is None:
            raise NoWorth(f"the scale does not say how often 'on {occasion}' comes")
        return share * float(expected) * self.of(on.effect)

    def placed(self, place: str, effect: Effect[Any]) -> float:
        """Return the worth of an effect in production or at the end."""
        self.place = place
        parts = effect.parts if isinstance(effect, InOrder) else [effect]
        worth = sum(self.more(part) if isinstance(part, Modifier) else self.of(part) for part in parts)
        self.place = "now"
        return worth

    def more(self, modifier: Modifier) -> float:
        """Return the worth of pieces that produce more."""
        kind, good = modifier.about
        count = f"upgraded {kind.removeprefix('upgraded-')}" if kind.startswith("upgraded-") else f"connected {kind}"
        if kind == "tunnel":
            count = "tunnel-at-city"
        return float(known(SCALE["expected"], kind_of_count(count))["production"][self.era]) * self.good(good, modifier.amount)

    def changed(self, modifier: Modifier) -> float:
        """Return the worth of a discount or a wider hand over a whole game."""
        if modifier.word == "hand-limit":
            return float(VALUATION["triggers"]["hand"]) * float(VALUATION["wider_choice"]) * modifier.amount
        kind, good = modifier.about
        pieces = GROUPS.get(kind, (kind,))
        saved = min(modifier.amount, max(self.usual.cost(piece).get(good, 0) for piece in pieces))
        return float(known(VALUATION["triggers"], f"build {kind}")) * WEIGHTS[good] * saved


def pairs(words: list[str]) -> dict[str, int]:
    """Return the goods of a stated cost, `kelp 1 credit 2`."""
    return {good: int(amount) for good, amount in zip(words[::2], words[1::2], strict=True)}


def known(scale: dict[str, Any], name: str) -> Any:
    """Return an entry of the scale; NoWorth if it has none of this name."""
    if name not in scale:
        raise NoWorth(f"the scale has no worth for {name!r}")
    return scale[name]


def card_worth(usual: Usual, entry: PackEntry) -> float:
    """Return the worth of an entry of [[card]] or [[special]]; NoWorth if the scale does not know all of its words."""
    valuation = Valuation(usual, entry.data.get("era", SPECIAL_ERA))
    effects = [usual.parse(entry.data[field]) for field in ("effect", "also") if field in entry.data]
    return valuation.action(effects[0]) if entry.data["type"] == "action" else valuation.card(effects)


def band_of(entry: PackEntry) -> tuple[float, float]:
    """Return between which worths a card lies: around the middle of its band (UC-C13), or by its cost (UC-C27)."""
    if entry.table == "special":
        least, most = SCALE["value_of_effect"][f"era_{SPECIAL_ERA}"]["green"]
        return least + entry.data["cost"], most + entry.data["cost"]
    least, most = SCALE["value_of_effect"][f"era_{entry.data['era']}"][entry.data["colour"]]
    middle, tolerance = (least + most) / 2, float(VALUATION["card_tolerance"])
    return middle * (1 - tolerance), middle * (1 + tolerance)


def worth_of(usual: Usual, entry: PackEntry) -> Worth | None:
    """Return the worth of a card with its band; None for other entries, for special cards that cost 3 (UC-C26) and unknown words."""
    if entry.table not in ("card", "special") or entry.data.get("cost") == DEAR:
        return None
    try:
        least, most = band_of(entry)
        return Worth(card_worth(usual, entry), least, most)
    except NoWorth:
        return None
