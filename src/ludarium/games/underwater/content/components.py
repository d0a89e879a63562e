"""Cards, slots, metropolises, contracts, boards and tables as typed objects, loaded from packs."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.ability import Ability, On
from ludarium.engine.effect import Count, Effect, Either, Goods, If, InAnyOrder, InOrder, May, Per, Priced, Times
from ludarium.engine.errors import PackError
from ludarium.engine.language import Vocabulary
from ludarium.engine.pack import Pack, PackEntry
from ludarium.engine.phrase import Phrase
from ludarium.games.underwater.content.abilities import OF_A_PERMANENT
from ludarium.games.underwater.content.boards import BLUE, BROWN, METROPOLIS_COLOURS, Board, BoardReader, Feature
from ludarium.games.underwater.content.boards import ON as FEATURE_PLACES
from ludarium.games.underwater.content.goods import amounts_of, goods_of, is_sure, parts_of
from ludarium.games.underwater.content.kinds import (
    ACTION,
    ACTION_IDS,
    ALWAYS,
    ASSISTANT,
    BASIC_BOARDS,
    BOARDS,
    CARD,
    CARD_IDS,
    COLOURS,
    CONTRACTS,
    END_SCORING,
    ERA_CARDS,
    ERAS,
    FEATURES,
    FIRST_CHEAP,
    FIRST_OF_ERA,
    INSTANT,
    METROPOLISES,
    NO_COLOUR,
    PERMANENT,
    PIECES,
    PLACES,
    PRODUCTION,
    RESOURCE_COUNT,
    SIDES,
    SLOTS,
    SPACES,
    TYPES,
    is_special,
)

TAGS: Final = ["kelp", "steelplast", "science", "credit", "biomass", "track", "cards", "building", "upgrading", "points"]
CHOSEN: Final = ["number", "era", "colour", "name", "copies", "reward"]
DEAR: Final = 3  # credits of the special cards that lie open
MOST_SUPPLY: Final = 99


class Design:
    """A card: what it is and does. Era cards cost nothing."""

    def __init__(self, card: int, colour: int, kind: int, cost: int, name: str, effect: Effect[Any], also: On[Any] | None) -> None:
        self.card = card
        self.colour = colour
        self.type = kind
        self.cost = cost
        self.name = name
        self.effect = effect
        self.tags: list[str] = []
        self.chosen: list[str] = []
        self.source = ""
        self.abilities: list[Ability] = []  # what a claimed permanent or production card brings
        for ability in [effect, also]:
            if isinstance(ability, On):
                self.abilities.append(Ability(ability, card))
        self.is_plain = kind == INSTANT and is_plain(effect)
        self.may_enable = may_enable(kind, self.effects())

    def words(self) -> Phrase:
        """Return the card in words."""
        if self.card == ASSISTANT:
            return Phrase("assistant")
        return Phrase("card-name", {"id": self.name, "number": self.card + 1})

    def effects(self) -> list[Effect[Any]]:
        """Return all that stands on the card."""
        return [self.effect] if len(self.abilities) < 2 else [ability.on for ability in self.abilities]


def may_enable(kind: int, effects: list[Effect[Any]]) -> bool:
    """Say whether a card that is used or claimed can make something possible in the same turn (UC-R33)."""
    if kind == PERMANENT:
        return any(isinstance(effect, On) and effect.trigger.word in ("build", "use", "any-time") for effect in effects)
    if kind == INSTANT:
        return any(not isinstance(leaf, Goods) or leaf.good < RESOURCE_COUNT for effect in effects for leaf in leaves_of(effect))
    return kind == ACTION


def is_plain(effect: Effect[Any]) -> bool:
    """Say whether an effect gives goods, cards or points and nothing else: it is then always the better the sooner it comes."""
    return bool(goods_of(effect))


class Slot:
    """An action slot (UC-H)."""

    def __init__(self, number: int, colour: int, place: int, sides: str, effect: Effect[Any]) -> None:
        self.number = number
        self.colour = colour
        self.place = place
        self.sides = sides
        self.effect = effect
        self.steps = parts_of(effect)
        self.is_sure = is_sure(effect)  # some step of it is always possible

    def words(self) -> Phrase:
        """Return the slot in words: its colour and what it does."""
        colour = "none" if self.colour == NO_COLOUR else COLOURS[self.colour]
        return Phrase("slot", {"colour": colour, "place": self.place, "effect": self.effect.words()})


class Metropolis:
    """A metropolis tile (UC-N6 to UC-N17)."""

    def __init__(self, number: int, colour: int, name: str) -> None:
        self.number = number
        self.colour = colour
        self.name = name
        self.instant: Effect[Any] | None = None
        self.production: On[Any] | None = None
        self.scoring: On[Any] | None = None
        self.solo = True

    def words(self) -> Phrase:
        """Return the metropolis in words."""
        return Phrase("metropolis-name", {"id": self.name, "tile": METROPOLISES[self.number]})


class Condition:
    """One condition of a contract."""

    def __init__(self, count: Count[Any], least: int) -> None:
        self.count = count
        self.least = least


class Contract:
    """A government contract: conditions, and the reward (UC-V2, UC-V3)."""

    def __init__(self, number: int, name: str, effect: Effect[Any]) -> None:
        self.number = number
        self.name = name
        self.effect = effect
        self.conditions: list[Condition] = []
        while isinstance(effect, If):
            self.conditions.append(Condition(effect.count, effect.least))
            effect = effect.effect
        self.reward: Effect[Any] = effect

    def words(self) -> Phrase:
        """Return the contract in words."""
        return Phrase("contract-name", {"id": self.name, "contract": CONTRACTS[self.number]})


class PieceData:
    """What a kind of piece costs and produces, and how many there are (0: any number)."""

    def __init__(self, cost: list[int], produces: list[int], upgraded: list[int], pair: list[int], supply: int) -> None:
        self.cost = cost
        self.produces = produces
        self.upgraded = upgraded
        self.pair = pair
        self.supply = supply


class TableData:
    """How the table is laid for a number of players (UC-B1, UC-B5, UC-B6)."""

    def __init__(self, side: int, symbiotic: int, cloning: bool) -> None:
        self.side = side
        self.symbiotic = symbiotic
        self.cloning = cloning


class StartData:
    """What a place in the first turn order brings (UC-B18 to UC-B21)."""

    def __init__(self, space: int, extra: list[int]) -> None:
        self.space = space
        self.extra = extra


class Content:
    """Everything the packs say, checked."""

    def __init__(self) -> None:
        self.designs: list[Design] = []  # era cards, special cards, the personal assistant
        self.slots: list[Slot] = []
        self.rings: list[list[int]] = []  # for each side of the main board the coloured slots, clockwise from the first green one (UC-R32)
        self.metropolises: list[Metropolis] = []
        self.contracts: list[Contract] = []
        self.boards: list[Board] = []
        self.features: list[Feature] = []
        self.pieces: list[PieceData] = []
        self.tables: list[TableData] = []
        self.starts: list[StartData] = []
        self.spaces: list[list[int]] = []  # bonuses of the track, space 1 first


TABLES: Final = [
    *["card", "special", "assistant", "slot", "metropolis", "contract", "board", "feature", "piece", "table", "start", "space"],
]
KEYS: Final = {"table": "players", "start": "turn"}


class _Loader:
    """Gathers the entries of all packs; a later one replaces an earlier one of the same id."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.entries: dict[str, dict[str, PackEntry]] = {table: {} for table in TABLES}

    def read(self, pack: Pack) -> None:
        pack.allow_tables(list(TABLES))
        for table in TABLES:
            for entry in pack.entries(table):
                self.entries[table][str(entry.data.get(KEYS.get(table, "id")))] = entry

    def row(self, table: str, names: list[str], first: int | None = None) -> list[PackEntry]:
        """Return the entries of a table in the order of their names, exactly these; with `first` they are numbers from there on."""
        found = self.entries[table]
        field = KEYS.get(table, "id")
        for entry in found.values():
            if first is None:
                entry.word(field, names)
            else:
                entry.number_in(field, first, first + len(names) - 1)
        for name in names:
            if name not in found:
                raise PackError(f"no pack has [[{table}]] {name}")
        return [found[name] for name in names]

    def content(self) -> Content:
        made = Content()
        self._cards(made)
        self._slots(made)
        self._tiles(made)
        self._facts(made)
        for feature, entry in enumerate(self.row("feature", list(FEATURES))):
            made.features.append(self._feature(feature, entry))
        for number, entry in enumerate(self.row("board", [str(number) for number in range(1, BOARDS + 1)], 1)):
            board = BoardReader(entry, self.vocabulary, made.features).read()
            if (board.side == "basic") != (number < BASIC_BOARDS):
                raise entry.error("side", "boards 1 to 4 are basic, 5 to 8 advanced")
            made.boards.append(board)
        for table in TABLES:
            for entry in self.entries[table].values():
                entry.close()
        return made

    # -- cards ---------------------------------------------------------------------------------------------------------

    def _cards(self, made: Content) -> None:
        for card, entry in enumerate(self.row("card", CARD_IDS[:ERA_CARDS], 1)):
            era = ERAS.index(entry.word("era", list(ERAS)))
            if not FIRST_OF_ERA[era] <= card < FIRST_OF_ERA[era + 1]:
                raise entry.error("era", f"card {card + 1} does not belong to era {ERAS[era]}")
            made.designs.append(self._card(entry, card, 0))
        for number, entry in enumerate(self.row("special", CARD_IDS[ERA_CARDS:], ERA_CARDS + 1)):
            card = ERA_CARDS + number
            cost = entry.number_in("cost", 1, DEAR)
            if (cost == DEAR) != (card < FIRST_CHEAP):
                raise entry.error("cost", "special cards 181 to 190 cost 3, the others 1 or 2")
            made.designs.append(self._card(entry, card, cost))
        for entry in self.row("assistant", ["0"], 0):
            effect = self._steps(entry, "effect", False)
            made.designs.append(Design(ASSISTANT, NO_COLOUR, ACTION, 0, "assistant", effect, None))

    def _card(self, entry: PackEntry, card: int, cost: int) -> Design:
        kind = TYPES.index(entry.word("type", list(TYPES)))
        also = None
        effect: Effect[Any]
        if kind == PERMANENT:
            effect = self._permanent(entry, "effect")
            if "also" in entry.data:
                also = self._permanent(entry, "also")
        elif kind == PRODUCTION:
            effect = self._production(entry, "effect")
        elif kind == END_SCORING:
            effect = self._scoring(entry, "effect")
        else:
            effect = self._steps(entry, "effect", False)
        colour = COLOURS.index(entry.word("colour", list(COLOURS)))
        design = Design(card, colour, kind, cost, entry.text("name"), effect, also)
        design.tags = self._words(entry, "tags", list(TAGS))
        design.chosen = self._words(entry, "chosen", list(CHOSEN)) if "chosen" in entry.data else []
        design.source = str(entry.data["source"])
        if is_special(card):
            check_reach(entry, design)
        return design

    def _words(self, entry: PackEntry, field: str, known: list[str]) -> list[str]:
        words = entry.text(field).split()
        for word in words:
            if word not in known:
                raise entry.error(field, f"{word!r} is not one of {', '.join(known)}")
        return words

    def _steps(self, entry: PackEntry, field: str, of_slot: bool) -> Effect[Any]:
        effect = entry.immediate(field, self.vocabulary)
        wrong = why_no_steps(effect, of_slot)
        if wrong:
            raise entry.error(field, wrong)
        return effect

    def _permanent(self, entry: PackEntry, field: str) -> On[Any]:
        ability = entry.ability(field, self.vocabulary, list(OF_A_PERMANENT))
        wrong = why_no_steps(ability.effect, False)
        if wrong:
            raise entry.error(field, wrong)
        if (ability.trigger.word == "any-time") != (ability.trigger.word == "any-time" and ability.period == "turn"):
            raise entry.error(field, "what can be used at any time is used 'once per turn'")
        if "both" in [part.source() for part in parts_of(ability.effect)] and ability.trigger.word != "use":
            raise entry.error(field, "'both' stands after 'on use …'")
        return ability

    def _production(self, entry: PackEntry, field: str) -> On[Any]:
        ability = entry.ability(field, self.vocabulary, ["production"])
        for part in leaves_of(ability.effect):
            word = part.source().split(" ")[0]
            if not isinstance(part, Goods) and word not in ("pay", "forgo", "more"):
                raise entry.error(field, f"{word!r} cannot stand in a production")
            if isinstance(part, Goods) and part.good == CARD and not is_unasked(ability.effect):
                raise entry.error(field, "a choice in a production gives no cards: nobody sees it before all have chosen")
        return ability

    def _scoring(self, entry: PackEntry, field: str) -> On[Any]:
        ability = entry.ability(field, self.vocabulary, ["end"])
        effect = ability.effect
        bought = effect.effect if isinstance(effect, Times) and effect.free else effect
        if isinstance(bought, Priced):
            paid = [part.source().split(" ")[0] for part in parts_of(bought.price)]
            if any(word != "pay" for word in paid) or [part.source().split(" ")[0] for part in parts_of(bought.then)] != ["point"]:
                raise entry.error(field, "a purchase at the end pays goods for points")
        elif effect.gives() != "point":
            raise entry.error(field, "end scoring gives a number of points")
        return ability

    # -- slots and tiles -----------------------------------------------------------------------------------------------

    def _slots(self, made: Content) -> None:
        for number, entry in enumerate(self.row("slot", list(SLOTS))):
            sides = entry.word("sides", ["both", *SIDES])
            colour, place = NO_COLOUR, 0
            if number != ALWAYS:
                colour = COLOURS.index(entry.word("colour", list(COLOURS)))
                place = entry.number_in("place", 1, PLACES)
            made.slots.append(Slot(number, colour, place, sides, self._steps(entry, "effect", True)))
        for side in SIDES:
            ring: list[int] = []
            for colour in (2, 0, 1):
                for place in range(1, PLACES + 1):
                    found = [
                        slot.number for slot in made.slots if slot.colour == colour and slot.place == place and slot.sides in ("both", side)
                    ]
                    if len(found) != 1:
                        raise PackError(f"[[slot]]: the side {side} needs exactly one {COLOURS[colour]} slot at place {place}")
                    ring.extend(found)
            made.rings.append(ring)

    def _tiles(self, made: Content) -> None:
        for number, entry in enumerate(self.row("metropolis", list(METROPOLISES))):
            colour = METROPOLIS_COLOURS.index(entry.word("colour", list(METROPOLIS_COLOURS)))
            if (colour == BROWN) != entry.text("id").startswith("MB"):
                raise entry.error("colour", "MB1 to MB5 are brown, ML1 to ML11 are blue")
            tile = Metropolis(number, colour, entry.text("name"))
            if "instant" in entry.data:
                tile.instant = self._steps(entry, "instant", False)
            if "production" in entry.data:
                tile.production = self._production(entry, "production")
            if "scoring" in entry.data:
                tile.scoring = self._scoring(entry, "scoring")
            if "not_in_solo" in entry.data:
                tile.solo = entry.number_in("not_in_solo", 0, 1) == 0
            if (colour == BLUE) != (tile.instant is not None) or (colour == BROWN) != (tile.scoring is not None):
                raise entry.error("colour", "a blue metropolis has an instant effect, a brown one an end scoring (UC-N9, UC-N10)")
            made.metropolises.append(tile)
        for number, entry in enumerate(self.row("contract", list(CONTRACTS))):
            contract = Contract(number, entry.text("name"), entry.immediate("effect", self.vocabulary))
            if not contract.conditions or not is_plain(contract.reward):
                raise entry.error("effect", "a contract gives goods, points or cards under one condition or several: '(point 4) if … >= n'")
            made.contracts.append(contract)

    # -- facts ---------------------------------------------------------------------------------------------------------

    def _goods(self, entry: PackEntry, field: str) -> list[int]:
        if field not in entry.data:
            return amounts_of(InOrder([]))
        effect = entry.immediate(field, self.vocabulary)
        if not goods_of(effect):
            raise entry.error(field, f"{field} is a row of goods")
        return amounts_of(effect)

    def _facts(self, made: Content) -> None:
        for entry in self.row("piece", list(PIECES)):
            cost = self._goods(entry, "cost")[:RESOURCE_COUNT]
            goods = [self._goods(entry, field) for field in ("produces", "upgraded", "pair")]
            made.pieces.append(PieceData(cost, goods[0], goods[1], goods[2], entry.number_in("supply", 0, MOST_SUPPLY)))
        for entry in self.row("table", ["1", "2", "3", "4"], 1):
            side = SIDES.index(entry.word("side", list(SIDES)))
            symbiotic = entry.number_in("symbiotic", 0, MOST_SUPPLY)
            made.tables.append(TableData(side, symbiotic, entry.number_in("cloning", 0, 1) == 1))
        for entry in self.row("start", ["1", "2", "3", "4"], 1):
            made.starts.append(StartData(entry.number_in("space", 0, SPACES), self._goods(entry, "extra")))
        for entry in self.row("space", [str(space) for space in range(1, SPACES + 1)], 1):
            made.spaces.append(self._goods(entry, "bonus"))

    def _feature(self, number: int, entry: PackEntry) -> Feature:
        feature = Feature()
        feature.name = FEATURES[number]
        feature.on = entry.word("on", list(FEATURE_PLACES))
        feature.surcharge = self._goods(entry, "surcharge")[:RESOURCE_COUNT]
        if "multiplier" in entry.data:
            feature.multiplier = entry.number_in("multiplier", 1, 9)
        if "symbiotic" in entry.data:
            feature.symbiotic = entry.number_in("symbiotic", 0, 99)
        if "pair" in entry.data:
            feature.pair = self._goods(entry, "pair")
        if "metropolis" in entry.data:
            feature.metropolis = self._goods(entry, "metropolis")
        if "bonus" in entry.data:
            feature.bonus = entry.immediate("bonus", self.vocabulary)
        return feature


# ---------------------------------------------------------------------------------------------------------------------
# What may stand where
# ---------------------------------------------------------------------------------------------------------------------


def leaves_of(effect: Effect[Any]) -> list[Effect[Any]]:
    """Return all words of an effect, without the forms that join them."""
    if isinstance(effect, (InOrder, InAnyOrder, Either)):
        return [leaf for part in effect.parts for leaf in leaves_of(part)]
    if isinstance(effect, Priced):
        return [*leaves_of(effect.price), *leaves_of(effect.then)]
    if isinstance(effect, (If, Per, May, Times, On)):
        return leaves_of(effect.effect)
    inner = getattr(effect, "effect", None)  # By
    return leaves_of(inner) if isinstance(inner, Effect) else [effect]


def is_unasked(effect: Effect[Any]) -> bool:
    """Say whether a production effect happens by itself: goods, perhaps counted or under a condition, without price and choice."""
    return not any(isinstance(part, (Priced, Either, Times)) for part in forms_of(effect))


def forms_of(effect: Effect[Any]) -> list[Effect[Any]]:
    """Return an effect and all that it is made of."""
    found = [effect]
    if isinstance(effect, (InOrder, InAnyOrder, Either)):
        for part in effect.parts:
            found.extend(forms_of(part))
    elif isinstance(effect, Priced):
        found.extend([*forms_of(effect.price), *forms_of(effect.then)])
    elif isinstance(effect, (If, Per, May, Times, On)):
        found.extend(forms_of(effect.effect))
    return found


def why_no_steps(effect: Effect[Any], of_slot: bool) -> str:
    """Return what is wrong with the steps of a card or slot, '' if nothing is (UC-C37)."""
    for form in forms_of(effect):
        if isinstance(form, May):
            return "every step may be waived, so 'may' is not written (UC-R63)"
        if isinstance(form, InOrder) and not all(
            isinstance(part, Goods) or part.source().startswith(("pay ", "track ", "cheaper ", "more ")) for part in form.parts
        ):
            return "',' joins goods; steps are joined by '+', in any order (UC-I1)"
        if isinstance(form, Times) and not (form.free and isinstance(form.effect, Priced)):
            return "'times' stands as 'up to n times (pay …: …)'"
        if form.source() == "take-special" and not of_slot:
            return "special cards come from slots only (UC-F31)"
        if form.source().split(" ")[0] in ("forgo",):
            return "'forgo' stands in a production"
    return ""


def check_reach(entry: PackEntry, design: Design) -> None:
    """Refuse a special card that would reach the always-available slot (UC-R21)."""
    for effect in design.effects():
        if "perform available" in [leaf.source() for leaf in leaves_of(effect)]:
            raise entry.error("effect", "a special card reaches coloured slots only: 'perform available-coloured' (UC-H34)")


def card_id(card: int) -> str:
    """Return the number of a card as it is printed; the personal assistant has none."""
    return ACTION_IDS[card]


def load_content(packs: list[Pack], vocabulary: Vocabulary) -> Content:
    """Return the content of the packs together; PackError if something is wrong or missing."""
    loader = _Loader(vocabulary)
    for pack in packs:
        loader.read(pack)
    return loader.content()
