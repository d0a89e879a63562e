"""The cards, events, research boards and surface effects of Imperial Miners as typed objects, loaded from packs (section C).

A card is a number. The copies of a design follow each other, the designs as the packs have them; a design has one mask of half carts for
each of its copies.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.ability import Ability, On, Standing
from ludarium.engine.effect import By, Effect, Either, If, InAnyOrder, InOrder, May, Per, Priced, Times
from ludarium.engine.errors import PackError
from ludarium.engine.language import Vocabulary
from ludarium.engine.pack import Pack, PackEntry
from ludarium.engine.phrase import Phrase
from ludarium.games.miners.notation import BOARDS, FACTIONS, STEPS, Moves
from ludarium.games.miners.rules.mine import LEVELS, SIDES

SCOTS: Final = 0
BARBARIANS: Final = 1
EGYPTIANS: Final = 2
JAPANESE: Final = 3
ATLANTEANS: Final = 4
ROMANS: Final = 5

# What sets an effect going, and so where points come from: a card by its level, a research board, an event. The surface gives none.
FROM_BOARDS: Final = 4
FROM_EVENTS: Final = 5
FROM_SURFACE: Final = 6
CAUSES: Final = 7

# When an event works (IM-V3): its occasion in the effect language.
REVEAL: Final = 0
ROUND_END: Final = 1
DIG: Final = 2
TIMINGS: Final = ["reveal", "round-end", "dig"]

# What modifying events change (IM-C7).
COST: Final = 0
RESEARCH: Final = 1
SURFACES: Final = 2
PASSES: Final = 3
QUANTITIES: Final = 4

PLAYER_COLOURS: Final = ["yellow", "blue", "red", "green", "black"]
MOST_COST: Final = 13
MOST_COPIES: Final = 20
EVENT_DECK: Final = 10
LETTERS: Final = "abcdefghijklmnopqrst"
TABLES: Final = ["card", "event", "side", "surface"]
MOST_FURTHER: Final = {"card": 100, "event": 50, "side": 12, "surface": 5}  # that packs can add


class Design:
    """What is printed on a card, and how many copies of it there are."""

    def __init__(self, name: str, level: int, factions: list[int], cost: int, effects: list[Effect[Any]], masks: list[int]) -> None:
        self.name = name
        self.title = ""  # as a pack gives it; '' where the texts have one
        self.level = level  # from 0
        self.factions = factions
        self.cost = cost
        self.effects = effects
        self.masks = masks  # one for each copy

    def words(self) -> Phrase:
        """Return the card's name."""
        return Phrase("card-named", {"id": self.name, "name": self.title}) if self.title else Phrase("card", {"id": self.name})


class Event:
    """An event card: its occasion says when it works."""

    def __init__(self, name: str, title: str, on: On[Any]) -> None:
        self.name = name
        self.title = title
        self.on = on
        self.timing = on.trigger.event
        self.standing = Standing([Ability(on, 0)], QUANTITIES, len(TIMINGS))

    def words(self) -> Phrase:
        """Return the event's name."""
        return Phrase("event-named", {"id": self.name, "name": self.title}) if self.title else Phrase("event", {"id": self.name})


class BoardSide:
    """One side of a research board: what each step gives; the lowest space gives nothing (IM-R26)."""

    def __init__(self, name: str, title: str, spaces: list[Effect[Any]]) -> None:
        self.name = name
        self.title = title
        self.spaces = spaces

    def words(self) -> Phrase:
        """Return the board's name."""
        if self.title:
            return Phrase("research-board-named", {"id": self.name, "name": self.title})
        return Phrase("research-board", {"id": self.name})


class SurfaceChoice:
    """One way to use the surface; ways of the same `effect` count as one effect (IM-R49)."""

    def __init__(self, name: str, effect: int, does: Effect[Any]) -> None:
        self.name = name
        self.effect = effect
        self.does = does


class Content:
    """Everything the packs say, checked."""

    def __init__(self, designs: list[Design], events: list[Event], boards: list[list[BoardSide]], surface: list[SurfaceChoice]) -> None:
        self.designs = designs
        self.events = events
        self.boards = boards  # the sides of each: a, b, and those that packs add
        self.surface = surface
        self.design: list[Design] = []  # of each card
        self.masks: list[int] = []
        self.names: list[str] = []
        self.decks: list[list[int]] = [[] for level in LEVELS]
        self.factions: list[int] = []  # of each card, as bits
        for design in designs:
            for copy, mask in enumerate(design.masks):
                self.decks[design.level].append(len(self.design))
                self.design.append(design)
                self.masks.append(mask)
                self.names.append(copy_names(design)[copy])
                self.factions.append(sum([1 << faction for faction in design.factions]))
        self.cards = len(self.design)
        self.unchanged = Standing([], QUANTITIES, len(TIMINGS))  # while no event is open
        self.moves = Moves(self.names, [choice.name for choice in surface])

    def words(self, card: int) -> Phrase:
        """Return the name of a card."""
        return self.design[card].words()


def copy_names(design: Design) -> list[str]:
    """Return what the copies of a card are called: by its id, and a letter if there are several."""
    return [design.name if len(design.masks) == 1 else f"{design.name}{LETTERS[copy]}" for copy in range(len(design.masks))]


def way_names(name: str, effect: Effect[Any]) -> list[str]:
    """Return what the ways of an effect of the surface are called: by its id, and a number if there are several."""
    return [f"{name}-{way + 1}" for way in range(len(effect.parts))] if isinstance(effect, Either) else [name]


def leaves(effect: Effect[Any], in_price: bool = False) -> list[Leaf]:
    """Return the words that an effect is made of, each with whether it stands in a price."""
    if isinstance(effect, (InOrder, InAnyOrder, Either)):
        return [leaf for part in effect.parts for leaf in leaves(part, in_price)]
    if isinstance(effect, Priced):
        return [*leaves(effect.price, True), *leaves(effect.then, in_price)]
    if isinstance(effect, (May, Times, Per, By, If, On)):
        return leaves(effect.effect, in_price)
    return [Leaf(effect, in_price)]


class Leaf:
    """A single word of an effect."""

    def __init__(self, effect: Effect[Any], in_price: bool) -> None:
        self.effect = effect
        self.word = effect.source().split(" ", maxsplit=1)[0]
        self.in_price = in_price


# Where words have no place (IM-C7, IM-C10, IM-R48): the word, and why.
ONLY_PRICES: Final = ["pay", "spend"]
NOT_ON: Final = {
    "card": {"draw-IV": "cards of level IV are drawn through boards and events only (IM-D4)"},
    "side": {"research": "a research board does not move the pickaxe (IM-C10)", "spend": "there is no card here"},
    "event": {"spend": "there is no card here"},
    "surface": {"spend": "there is no card here"},
}


class _Loader:
    """Reads packs one after the other; a later entry replaces an earlier one of the same id."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.designs: dict[str, Design] = {}
        self.events: dict[str, Event] = {}
        self.sides: dict[str, BoardSide] = {}
        self.boards: dict[str, int] = {}  # of each side
        self.surface: dict[str, Effect[Any]] = {}
        self.entries: dict[str, PackEntry] = {}  # cards and surfaces, which have several names each
        self.boxed: dict[str, list[str]] = {table: [] for table in TABLES}  # ids of the base pack
        self.letters: dict[str, str] = {}  # of its sides: 1a to 3b

    def read(self, pack: Pack) -> None:
        pack.allow_tables(list(TABLES))
        if not self.designs:
            for table in TABLES:
                self.boxed[table] = [str(entry.data.get("id")) for entry in pack.entries(table)]
        for entry in pack.entries("card"):
            self._card(entry)
        for entry in pack.entries("event"):
            self._event(entry)
        for entry in pack.entries("side"):
            self._side(entry)
        for entry in pack.entries("surface"):
            name = self._name(entry)
            self.surface[name] = self._effect(entry, "effect")
            self.entries[f"surface {name}"] = entry
            entry.close()

    def _name(self, entry: PackEntry) -> str:
        """Return the id of an entry: one of the box, or a new one, of which there is a limit."""
        name, table = str(entry.data.get("id")), entry.table
        if name in self.boxed[table]:
            name = entry.text("id")
            entry.grows()
            return name
        known: list[str] = {"card": list(self.designs), "event": list(self.events), "side": list(self.sides)}.get(table, list(self.surface))
        if name not in known and len(known) - len(self.boxed[table]) >= MOST_FURTHER[table]:
            raise entry.error("id", f"packs can add {MOST_FURTHER[table]} entries of [[{table}]], not more")
        return entry.new_id()

    def _title(self, entry: PackEntry) -> str:
        return entry.title(str(entry.data["id"]) in self.boxed[entry.table])

    def _card(self, entry: PackEntry) -> None:
        name = self._name(entry)
        level = LEVELS.index(entry.word("level", LEVELS))
        cost = entry.number_in("cost", 0, MOST_COST)
        effects = [self._effect(entry, "first")]
        if "second" in entry.data:
            effects.append(self._effect(entry, "second"))
        self.designs[name] = Design(name, level, self._factions(entry), cost, effects, self._masks(entry))
        self.designs[name].title = self._title(entry)
        self.entries[f"card {name}"] = entry
        entry.close()

    def _effect(self, entry: PackEntry, field: str) -> Effect[Any]:
        """Return an effect that is carried out at once, with every word in a place where it has a meaning."""
        effect = entry.immediate(field, self.vocabulary)
        self._check_words(entry, field, effect)
        return effect

    def _check_words(self, entry: PackEntry, field: str, effect: Effect[Any]) -> None:
        for leaf in leaves(effect):
            if leaf.word in NOT_ON[entry.table]:
                raise entry.error(field, f"{leaf.word!r} has no place in a {entry.table}: {NOT_ON[entry.table][leaf.word]}")
            if leaf.word in ONLY_PRICES and not leaf.in_price:
                raise entry.error(field, f"{leaf.word!r} is a price: what it buys stands behind a colon")

    def _factions(self, entry: PackEntry) -> list[int]:
        found: list[int] = []
        for word in entry.text("faction").split():
            if word == "none":
                continue
            if word not in FACTIONS or FACTIONS.index(word) in found or len(found) == 2:
                raise entry.error("faction", f"faction is none, or one or two of {', '.join(FACTIONS)}, not {word!r}")
            found.append(FACTIONS.index(word))
        return found

    def _masks(self, entry: PackEntry) -> list[int]:
        """Return the half carts of each copy: `W NE, E SW` are two copies with two full halves each."""
        masks: list[int] = []
        for text in entry.text("carts").split(","):
            mask = 0
            for word in text.split():
                if word not in SIDES or mask >> SIDES.index(word) & 1:
                    raise entry.error("carts", f"carts are the full halves of each copy, of {', '.join(SIDES)}, not {word!r}")
                mask |= 1 << SIDES.index(word)
            masks.append(mask)
        if len(masks) > MOST_COPIES:
            raise entry.error("carts", f"there are at most {MOST_COPIES} copies of a card")
        return masks

    def _event(self, entry: PackEntry) -> None:
        name = self._name(entry)
        ability = entry.ability("effect", self.vocabulary, TIMINGS)
        self._check_words(entry, "effect", ability)
        self.events[name] = Event(name, self._title(entry), ability)
        entry.close()

    def _side(self, entry: PackEntry) -> None:
        name = self._name(entry)
        board = entry.number_in("board", 1, BOARDS)
        if name in self.boxed["side"]:
            self._letter(entry, name, board)
            entry.may_say("side", ["a", "b"])
        elif "side" in entry.data:
            raise entry.error("side", f"{name!r} is not in the box; a new side has no letter: it is one more of its board")
        spaces = [self._effect(entry, f"step_{step + 1}") for step in range(STEPS)]
        self.sides[name] = BoardSide(name, self._title(entry), spaces)
        self.boards[name] = board - 1
        entry.close()

    def _letter(self, entry: PackEntry, name: str, board: int) -> None:
        """Check the letter of a side of the box: it stays at its place, and each place has one."""
        letter = f"{board}{entry.word('side', ['a', 'b'])}"
        if self.letters.get(name, letter) != letter or any(other != name and own == letter for other, own in self.letters.items()):
            raise entry.error("side", "the packs need two sides, a and b, for each of the 3 research boards (IM-K11)")
        self.letters[name] = letter

    def content(self) -> Content:
        for level, name in enumerate(LEVELS):
            if not any(design.level == level for design in self.designs.values()):
                raise PackError(f"no pack has a card of level {name}")
        if len(self.events) < EVENT_DECK:
            raise PackError(f"the packs need at least {EVENT_DECK} events (IM-S5)")
        if len(self.letters) != 2 * BOARDS:
            raise PackError(f"the packs need two sides, a and b, for each of the {BOARDS} research boards (IM-K11)")
        if not self.surface:
            raise PackError("no pack says what the surface does")
        self._check_names("card", {name: copy_names(design) for name, design in self.designs.items()})
        self._check_names("surface", {name: way_names(name, effect) for name, effect in self.surface.items()})
        boxed = sorted(self.letters, key=lambda name: self.letters[name])
        sides = [*boxed, *[name for name in self.sides if name not in self.letters]]
        boards = [[self.sides[name] for name in sides if self.boards[name] == board] for board in range(BOARDS)]
        return Content(list(self.designs.values()), list(self.events.values()), boards, self._choices())

    def _check_names(self, table: str, names: dict[str, list[str]]) -> None:
        """Refuse an entry whose copies or ways would be called like those of another one."""
        owners: dict[str, str] = {}
        for name, parts in names.items():
            for part in parts:
                if owners.setdefault(part, name) != name:
                    raise self.entries[f"{table} {name}"].error("id", f"{part!r} is already part of [[{table}]] {owners[part]}")

    def _choices(self) -> list[SurfaceChoice]:
        """Return the ways to use the surface: what is joined by `or` is several ways of one effect."""
        choices: list[SurfaceChoice] = []
        for number, (name, effect) in enumerate(self.surface.items()):
            for way, does in zip(way_names(name, effect), effect.parts if isinstance(effect, Either) else [effect], strict=True):
                choices.append(SurfaceChoice(way, number, does))
        return choices


def load_content(packs: list[Pack], vocabulary: Vocabulary) -> Content:
    """Return the content of the packs together; PackError if something is wrong or missing."""
    loader = _Loader(vocabulary)
    for pack in packs:
        loader.read(pack)
    return loader.content()
