"""Cards, slots, metropolises, contracts, boards and tables as typed objects, loaded from packs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.engine.ability import Ability, On
from ludarium.engine.context import Context
from ludarium.engine.effect import Count, Effect, Either, Goods, If, InAnyOrder, InOrder, May, Per, Priced, Times
from ludarium.engine.errors import PackError, suggestion
from ludarium.engine.language import Vocabulary
from ludarium.engine.pack import Pack, PackEntry
from ludarium.engine.phrase import Phrase
from ludarium.games.underwater.content.abilities import OF_A_PERMANENT
from ludarium.games.underwater.content.boards import BLUE, BROWN, METROPOLIS_COLOURS, Board, BoardReader, Feature
from ludarium.games.underwater.content.boards import ON as FEATURE_PLACES
from ludarium.games.underwater.content.goods import amounts_of, goods_of, is_sure, parts_of
from ludarium.games.underwater.content.kinds import (
    ACTION,
    ALWAYS,
    ASSISTANT,
    BASIC_BOARDS,
    BOARDS,
    CARD,
    CARD_IDS,
    CARDS,
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
    SLOT_COUNT,
    SLOTS,
    SPACES,
    SPECIAL_BACK,
    TYPES,
)

if TYPE_CHECKING:
    from ludarium.games.underwater.notation import Moves

TAGS: Final = ["kelp", "steelplast", "science", "credit", "biomass", "track", "cards", "building", "upgrading", "points"]
CHOSEN: Final = ["number", "era", "colour", "name", "copies", "reward"]
DEAR: Final = 3  # credits of the special cards that lie open
MOST_SUPPLY: Final = 99

# What packs can add to what is in the box, at most.
MOST_FURTHER: Final = {"card": 90, "special": 30, "metropolis": 20, "contract": 20, "board": 8}
# Why they cannot add to the other tables.
FIXED: Final = {
    "assistant": "everybody has one personal assistant",
    "slot": "the main board has these slots",
    "feature": "the boards know these special sites",
    "piece": "the game has these pieces",
    "table": "up to four people play",
    "start": "up to four people play",
    "space": "the track has four spaces",
}


class Design:
    """A card: what it is and does. Era cards cost nothing."""

    def __init__(self, card: int, colour: int, kind: int, cost: int, name: str, effect: Effect[Any], also: On[Any] | None) -> None:
        self.card = card
        self.id = str(card + 1)  # as moves and views call it
        self.number = card + 1 if card < ASSISTANT else card  # as it is printed: the assistant has none, so new cards go on from 206
        self.back = SPECIAL_BACK  # or its era
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
        self.asks_for_cards = asks_for_cards(effect)

    def words(self) -> Phrase:
        """Return the card in words."""
        if self.card == ASSISTANT:
            return Phrase("assistant")
        return Phrase("card-name", {"id": self.name, "number": self.number if self.card < ASSISTANT else self.id})

    def is_special(self) -> bool:
        """Say whether the card is of the separate specialist decks."""
        return self.back == SPECIAL_BACK and self.card != ASSISTANT

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


def asks_for_cards(effect: Effect[Any]) -> bool:
    """Say whether it may depend on the action cards still unused whether some step of an effect is possible."""
    return any(leaf.source().startswith(("use-action", "perform", "build-upgraded")) for leaf in leaves_of(effect))


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

    def __init__(self, tile: str, colour: int, name: str) -> None:
        self.id = tile
        self.colour = colour
        self.name = name
        self.instant: Effect[Any] | None = None
        self.production: On[Any] | None = None
        self.scoring: On[Any] | None = None
        self.solo = True

    def words(self) -> Phrase:
        """Return the metropolis in words."""
        return Phrase("metropolis-name", {"id": self.name, "tile": self.id})


class Condition:
    """One condition of a contract."""

    def __init__(self, count: Count[Any], least: int) -> None:
        self.count = count
        self.least = least


class Contract:
    """A government contract: conditions, and the reward (UC-V2, UC-V3)."""

    def __init__(self, contract: str, name: str, effect: Effect[Any]) -> None:
        self.id = contract
        self.name = name
        self.effect = effect
        self.conditions: list[Condition] = []
        while isinstance(effect, If):
            self.conditions.append(Condition(effect.count, effect.least))
            effect = effect.effect
        self.reward: Effect[Any] = effect

    def words(self) -> Phrase:
        """Return the contract in words."""
        return Phrase("contract-name", {"id": self.name, "contract": self.id})


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
    """Everything the packs say, checked. What is in the box comes first everywhere, then what packs add."""

    moves: Moves  # this and what follows: made by the game
    slot_contexts: list[list[Context]]  # by seat and slot
    card_contexts: list[list[Context]]  # by seat and card

    def __init__(self) -> None:
        self.designs: list[Design] = []  # era cards, special cards, the personal assistant; new special cards, new era cards
        self.cards = CARDS  # numbers of cards that are dealt; with new ones that of the assistant is among them
        self.decks: list[list[int]] = [[] for era in ERAS]
        self.dear: list[int] = []  # special cards of 3 credits, of which some lie open
        self.cheap: list[int] = []  # the others: a deck
        # All that a context calls its card: cards, then slots, metropolises and contracts from these numbers on.
        self.slot_card = 0
        self.metropolis_card = 0
        self.contract_card = 0
        self.sources = 0
        self.slots: list[Slot] = []
        self.rings: list[list[int]] = []  # for each side of the main board the coloured slots, clockwise from the first green one (UC-R32)
        self.metropolises: list[Metropolis] = []
        self.contracts: list[Contract] = []
        self.boards: list[Board] = []
        self.basic: list[int] = []  # boards of the basic side
        self.advanced: list[int] = []
        self.features: list[Feature] = []
        self.pieces: list[PieceData] = []
        self.tables: list[TableData] = []
        self.starts: list[StartData] = []
        self.spaces: list[list[int]] = []  # bonuses of the track, space 1 first

    def gather(self) -> None:
        """Sort the cards into decks, the boards by their side, and number what effects stand on."""
        for design in self.designs:
            if design.card == ASSISTANT:
                continue
            if design.back != SPECIAL_BACK:
                self.decks[design.back].append(design.card)
            else:
                (self.dear if design.cost == DEAR else self.cheap).append(design.card)
        for number, board in enumerate(self.boards):
            (self.basic if board.side == "basic" else self.advanced).append(number)
        if len(self.designs) > ASSISTANT + 1:
            self.cards = len(self.designs)
        self.slot_card = len(self.designs)
        self.metropolis_card = self.slot_card + SLOT_COUNT
        self.contract_card = self.metropolis_card + len(self.metropolises)
        self.sources = self.contract_card + len(self.contracts)

    def card_of(self, name: str) -> int:
        """Return the number of a card that is called so, NOTHING if none is."""
        return next((design.card for design in self.designs if design.id == name), -1)


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
        for name, entry in found.items():
            if name not in names:
                near = suggestion(name, names)
                message = f"no {table} can be added: {FIXED[table]}. {field} must be one of {', '.join(names)}.{near}"
                raise entry.error(field, message)
            if first is None:
                entry.word(field, names)
            else:
                entry.number_in(field, first, first + len(names) - 1)
        return self._boxed(table, names)

    def _boxed(self, table: str, names: list[str]) -> list[PackEntry]:
        """Return what is in the box, in this order."""
        for name in names:
            if name not in self.entries[table]:
                raise PackError(f"no pack has [[{table}]] {name}")
        return [self.entries[table][name] for name in names]

    def numbered(self, table: str, names: list[str]) -> list[PackEntry]:
        """Return what is in the box of a table whose ids there are numbers."""
        boxed = self._boxed(table, names)
        for entry in boxed:
            entry.number_in("id", int(names[0]), int(names[-1]))
            entry.grows()
        return boxed

    def further(self, table: str, names: list[str]) -> list[PackEntry]:
        """Return the entries that packs add to what is in the box."""
        found = [entry for name, entry in self.entries[table].items() if name not in names]
        for number, entry in enumerate(found):
            name = str(entry.data.get("id"))
            if name.isdecimal() or name == "assistant":
                why = f"the box has {names[0]} to {names[-1]}, and the id of a new {table} is a word of its own"
                raise entry.error("id", f"there is no [[{table}]] {name}: {why}")
            entry.new_id()
            if number >= MOST_FURTHER[table]:
                raise entry.error("id", f"packs can add {MOST_FURTHER[table]} entries of [[{table}]], not more")
        return found

    def grown(self, table: str, names: list[str]) -> list[PackEntry]:
        """Return the entries of a table to which packs can add: those of the box in the order of their names, then the new ones."""
        boxed = self._boxed(table, names)
        for entry in boxed:
            entry.word("id", names)
            entry.grows()
        return boxed + self.further(table, names)

    def _title(self, entry: PackEntry, boxed: bool) -> str:
        """Return the name of an entry: what is in the box says one, a new one can do without."""
        return entry.title(False) if not boxed or "name" in entry.data else entry.text("name")

    def content(self) -> Content:
        made = Content()
        self._cards(made)
        self._slots(made)
        self._tiles(made)
        self._facts(made)
        for feature, entry in enumerate(self.row("feature", list(FEATURES))):
            made.features.append(self._feature(feature, entry))
        names = [str(number) for number in range(1, BOARDS + 1)]
        for number, entry in enumerate([*self.numbered("board", names), *self.further("board", names)]):
            board = BoardReader(entry, number, self.vocabulary, made.features).read()
            if number < BOARDS and (board.side == "basic") != (number < BASIC_BOARDS):
                raise entry.error("side", "boards 1 to 4 are basic, 5 to 8 advanced")
            made.boards.append(board)
        made.gather()
        for table in TABLES:
            for entry in self.entries[table].values():
                entry.close()
        return made

    # -- cards ---------------------------------------------------------------------------------------------------------

    def _cards(self, made: Content) -> None:
        for card, entry in enumerate(self.numbered("card", CARD_IDS[:ERA_CARDS])):
            era = self._era(entry)
            if not FIRST_OF_ERA[era] <= card < FIRST_OF_ERA[era + 1]:
                raise entry.error("era", f"card {card + 1} does not belong to era {ERAS[era]}")
            made.designs.append(self._card(entry, card, 0, era))
        for number, entry in enumerate(self.numbered("special", CARD_IDS[ERA_CARDS:])):
            card = ERA_CARDS + number
            cost = entry.number_in("cost", 1, DEAR)
            if (cost == DEAR) != (card < FIRST_CHEAP):
                raise entry.error("cost", "special cards 181 to 190 cost 3, the others 1 or 2")
            made.designs.append(self._card(entry, card, cost, SPECIAL_BACK))
        for entry in self.row("assistant", ["0"], 0):
            effect = self._steps(entry, "effect", False)
            made.designs.append(Design(ASSISTANT, NO_COLOUR, ACTION, 0, "assistant", effect, None))
            made.designs[-1].id = "assistant"
        specials = self.further("special", CARD_IDS[ERA_CARDS:])
        for entry in specials:  # before the other new cards: moves number them from the first special card on
            made.designs.append(self._card(entry, len(made.designs), entry.number_in("cost", 1, DEAR), SPECIAL_BACK))
        for entry in self.further("card", CARD_IDS[:ERA_CARDS]):
            if entry.data["id"] in [special.data["id"] for special in specials]:
                raise entry.error("id", "a special card has this id")
            made.designs.append(self._card(entry, len(made.designs), 0, self._era(entry)))

    def _era(self, entry: PackEntry) -> int:
        return ERAS.index(entry.word("era", list(ERAS)))

    def _card(self, entry: PackEntry, card: int, cost: int, back: int) -> Design:
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
        design = Design(card, colour, kind, cost, self._title(entry, card < ASSISTANT), effect, also)
        design.back = back
        design.id = str(entry.data["id"])
        if card < ASSISTANT or "tags" in entry.data:
            design.tags = self._words(entry, "tags", list(TAGS))
        design.chosen = self._words(entry, "chosen", list(CHOSEN)) if "chosen" in entry.data else []
        design.source = str(entry.data["source"])
        if design.is_special():
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
        for number, entry in enumerate(self.grown("metropolis", list(METROPOLISES))):
            colour = METROPOLIS_COLOURS.index(entry.word("colour", list(METROPOLIS_COLOURS)))
            boxed = number < len(METROPOLISES)
            if boxed and (colour == BROWN) != entry.text("id").startswith("MB"):
                raise entry.error("colour", "MB1 to MB5 are brown, ML1 to ML11 are blue")
            tile = Metropolis(entry.text("id"), colour, self._title(entry, boxed))
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
        for number, entry in enumerate(self.grown("contract", list(CONTRACTS))):
            title = self._title(entry, number < len(CONTRACTS))
            contract = Contract(entry.text("id"), title, entry.immediate("effect", self.vocabulary))
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


def load_content(packs: list[Pack], vocabulary: Vocabulary) -> Content:
    """Return the content of the packs together; PackError if something is wrong or missing."""
    loader = _Loader(vocabulary)
    for pack in packs:
        loader.read(pack)
    return loader.content()
