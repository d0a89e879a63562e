"""Map, spaces, contracts, companies, officers and tiles as typed objects, loaded from packs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.engine.ability import Ability, On, Standing
from ludarium.engine.effect import Effect
from ludarium.engine.errors import PackError, suggestion
from ludarium.engine.language import Vocabulary
from ludarium.engine.pack import Pack, PackEntry
from ludarium.engine.phrase import Phrase, Refusal
from ludarium.games.barrage.content.abilities import (
    HIGHEST_VALUE,
    MOST_DROPS,
    MOST_MACHINES,
    NO_ABILITIES,
    OF_A_SIDE,
    OF_A_TILE,
    TOP_CAPACITY,
    TOP_LEVEL,
    standing,
    standing_of,
)
from ludarium.games.barrage.content.prices import Tariff
from ludarium.games.barrage.content.rows import COLOURS, ROWS, Row
from ludarium.games.barrage.content.sites import (
    AREAS,
    BASINS,
    CONDUIT_IDS,
    CONDUITS,
    DAM_IDS,
    DAMS,
    FIRST_CONDUIT,
    FIRST_HOUSE,
    HEADSTREAM_IDS,
    HOUSE_IDS,
    HOUSES,
    OUT,
    PIECES,
    site_words,
)

if TYPE_CHECKING:
    from ludarium.games.barrage.notation import Moves

COMPANIES: Final = ["usa", "germany", "italy", "france"]
OFFICERS: Final = [
    "wilhelm-adler",
    "graziano-del-monte",
    "viktor-fiesler",
    "jill-mcdowell",
    "solomon-p-jordan",
    "anton-krylov",
    "mahiri-sekibo",
]

# Technology tiles: each kind of tile builds one kind of piece; the joker builds any (BR-A13).
JOKER: Final = 4
TILE_KINDS: Final = [*PIECES, "joker"]
BASIC: Final = 5
SPECIAL: Final = 5  # of whoever copies tiles (BR-X8)
FIRST_ADVANCED: Final = 6
LEVELS: Final = ["I", "II", "III"]
TILES: Final = [
    *[f"basic-{kind}" for kind in TILE_KINDS],
    "anton",
    *[f"{level}-{kind}" for level in LEVELS for kind in TILE_KINDS],
]

# Contracts: starting, national, then three piles of private ones (BR-A4).
IS_START: Final = 3
IS_NATIONAL: Final = 4
CONTRACT_KINDS: Final = [*COLOURS, "start", "national"]
STARTING: Final = 4
NATIONAL: Final = 6
FIRST_NATIONAL: Final = STARTING
FIRST_PRIVATE: Final = STARTING + NATIONAL
PILE: Final = 15
COLOURS_COUNT: Final = len(COLOURS)
CONTRACTS: Final = [
    *[f"S{number}" for number in range(1, STARTING + 1)],
    *[f"N{number}" for number in range(1, NATIONAL + 1)],
    *[f"{letter}{number:02}" for letter in "GYR" for number in range(1, PILE + 1)],
]

# Action spaces that are open to all (BR-J12); the bank is a section of its own.
TURBINE: Final = 0
WATER: Final = 1
WORKSHOP: Final = 2
SHOP: Final = 3
OFFICE: Final = 4
PATENT: Final = 5
BANK: Final = 6
SECTIONS: Final = ["turbine", "water", "workshop", "shop", "contract", "patent", "bank"]
_ACTIONS: Final = [
    *[f"turbine-{modifier}" for modifier in ("plus2", "plus1", "zero", "minus1", "minus2")],
    *["water-two", "water-one-flow"],
    *["workshop-1", "workshop-2", "workshop-3"],
    *["shop-excavator", "shop-any", "shop-both"],
    *["contract-one-a", "contract-one-b", "contract-two"],
]
PATENTS: Final = 3
SPACES: Final = [
    *[f"{action}-{side}" for action in _ACTIONS for side in ("left", "right")],
    *[f"patent-{slot}" for slot in range(1, PATENTS + 1)],
]
BANK_SPACE: Final = "bank"
COMPANY_SPACES: Final = [f"company-{number}" for number in range(1, 5)]
OFFICER_SPACES: Final = ["mahiri-1", "mahiri-2"]
FIRST_PATENT_SPACE: Final = len(SPACES) - PATENTS

MOST_SURCHARGE: Final = 9  # as much as a pack can ask for a red site
INCOMES: Final = [2, 4, 5]  # the pieces of a row that uncover an income (BR-I3)
INCOME_ROWS: Final = 3  # the powerhouse row has none (BR-I6)
HEADSTREAM_TILES: Final = 8
WET_ROUNDS: Final = 4
BONUSES: Final = ["contracts", "bases", "elevations", "conduits", "powerhouses", "advanced-technology"]
OBJECTIVES: Final = ["red-sites", "connected-bases", "largest-area", "smallest-area", "basins-with-1", "basins-with-3"]
NEUTRAL_TILES: Final = 10
AUTOMA_TILES: Final = 20

# What packs can add to what is in the box, at most.
MOST_FURTHER: Final = {
    "contract": 60,
    "company": 8,
    "officer": 12,
    "technology": 30,
    "bonus": 20,
    "objective": 20,
    "headstream": 20,
    "neutral": 20,
    "automa": 20,
}
# Why they cannot add to the other tables.
FIXED: Final = {
    "area": "the map has these three areas",
    "basin": "the map has these basins",
    "dam": "the map has these sites",
    "powerhouse": "the map has these sites",
    "conduit": "the map has these sites",
    "space": "the boards have these spaces",
    "introduction": "the introductory game has four seats",
}

# Everything that effects stand on, in one row of numbers: what a context calls its card. What packs add comes behind.
COMPANY_CARD: Final = 0
OFFICER_CARD: Final = COMPANY_CARD + len(COMPANIES)
TILE_CARD: Final = OFFICER_CARD + len(OFFICERS)
CONTRACT_CARD: Final = TILE_CARD + len(TILES)
SPACE_CARD: Final = CONTRACT_CARD + len(CONTRACTS)
BANK_CARD: Final = SPACE_CARD + len(SPACES)
CARDS: Final = BANK_CARD + 1

DAM_CRITERIA: Final = [
    "most-powerful-conduit",
    "own-powerhouse",
    "most-water",
    "red-space",
    "upstream-powerhouse",
    "downstream-own-dam",
]
CONDUIT_CRITERIA: Final = [
    "most-powerful",
    "second-most-powerful",
    "dam-own-neutral-opponent",
    "dam-opponent-neutral-own",
    "powerhouse-own-opponent",
    "powerhouse-opponent-own",
]
HOUSE_CRITERIA: Final = [
    "most-powerful-conduit",
    "own-dam",
    "feeds-own-dam",
    "spares-opponent-dam",
    "in-basin-5",
    "in-basin-6",
    "in-basin-7",
    "in-plains",
]


def is_advanced(tile: int) -> bool:
    """Say whether a tile is an advanced one; the special tile of who copies tiles is none (BR-R32)."""
    return tile >= FIRST_ADVANCED


class MapData:
    """What the pack says of the map."""

    def __init__(self) -> None:
        self.area = [0] * BASINS
        self.top_capacity = [TOP_LEVEL] * BASINS  # drops behind a dam of the highest level
        self.river = [OUT] * BASINS
        self.base_price = [0] * len(AREAS)
        self.elevation_price = [0] * len(AREAS)
        self.dam_surcharge = [0] * DAMS
        self.house_surcharge = [0] * HOUSES
        self.value = [0] * CONDUITS
        self.end = [0] * CONDUITS  # the basin where a conduit ends
        self.ending: list[list[int]] = [[] for basin in range(BASINS)]  # conduit sites that end in a basin


class Space:
    """An action space: what it takes and what it does."""

    def __init__(self, name: str, engineers: int, surcharge: int, price: int, players: int, effect: Effect[Any]) -> None:
        self.name = name
        self.engineers = engineers
        self.surcharge = surcharge
        self.price = price
        self.credits = surcharge + price
        self.players = players
        self.effect = effect
        self.section = SECTIONS.index(name.split("-", maxsplit=1)[0]) if name.split("-", maxsplit=1)[0] in SECTIONS else -1
        # Made once, not whenever somebody looks at the space.
        self.too_few_engineers = Refusal("too-few-engineers", "BR-J3", {"needed": engineers})
        self.credits_missing = [Refusal("too-few-credits", "BR-J5", {"missing": missing}) for missing in range(self.credits + 1)]

    def words(self) -> Phrase:
        """Return the space in words: what it does and what it takes."""
        return Phrase("space", {"id": self.name, "effect": self.effect.words(), "engineers": self.engineers, "credits": self.credits})


class Contract:
    """A contract: the energy it needs and its reward. `card` is its number among all cards."""

    def __init__(self, card: int, energy: int, reward: Effect[Any]) -> None:
        self.card = card
        self.energy = energy
        self.reward = reward


class CompanyBoard:
    """A company: incomes by row and place, and the ability of the third powerhouse. `card` is its number among all cards."""

    def __init__(self, card: int, incomes: list[list[Effect[Any]]], ability: On[Any]) -> None:
        self.card = card
        self.incomes = incomes
        self.ability = ability


class Technology:
    """A technology tile: what it changes while building, and what answers it (BR-Y1, BR-K15). `card` is its number among all cards."""

    def __init__(self, card: int, effect: On[Any] | None) -> None:
        self.card = card
        self.effect = effect
        self.standing = standing_of(effect, card)


class Seating:
    """One column of the introductory game's table (BR-C1 to BR-C4)."""

    def __init__(self, company: int, officer: int, contract: int) -> None:
        self.company = company
        self.officer = officer
        self.contract = contract


class NeutralDam:
    """A starting set-up tile: where a neutral dam stands, and its level (BR-B9, BR-B10)."""

    def __init__(self, dam: int, level: int) -> None:
        self.dam = dam
        self.level = level


class AutomaTile:
    """One of the Automa's tiles: rows on the front, criteria on the back (BA-23)."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rows: list[Row] = []
        self.dam: list[int] = []
        self.dam_start = 0
        self.conduit: list[int] = []
        self.conduit_start = 0
        self.house: list[int] = []
        self.house_start = 0
        self.headstreams: list[int] = []


class Content:
    """Everything the packs say, checked. What is in the box comes first everywhere, then what packs add."""

    moves: Moves  # made by the game

    def __init__(self) -> None:
        self.cards = CARDS  # numbers of cards in use
        self.company_ids: list[str] = []
        self.officer_ids: list[str] = []
        self.tile_ids: list[str] = []
        self.contract_ids: list[str] = []
        self.bonus_ids: list[str] = []
        self.objective_ids: list[str] = []
        self.company_names: list[str] = []  # as packs give them; '' where the texts have one
        self.officer_names: list[str] = []
        self.tile_names: list[str] = []
        self.tile_kinds: list[int] = []  # which piece each tile builds, or JOKER; that of the special tile means nothing
        self.tile_levels: list[int] = []  # 1 to 3 for advanced tiles, 0 for the others
        self.colours: list[int] = []  # the pile of each contract: green, yellow, red, or IS_START, IS_NATIONAL
        self.starting: list[int] = []  # contracts
        self.national: list[int] = []
        self.piles: list[list[int]] = [[] for colour in COLOURS]
        self.places: list[int] = []  # of each contract among those of its kind
        self.map = MapData()
        self.headstreams: list[list[int]] = []
        self.neutral: list[NeutralDam] = []
        self.spaces: list[Space] = []
        self.bank: Space | None = None
        self.company_spaces: list[Space] = []
        self.officer_spaces: list[Space] = []
        self.contracts: list[Contract] = []
        self.companies: list[CompanyBoard] = []
        self.officers: list[On[Any]] = []
        self.talents: list[Standing] = []  # each officer's ability
        self.standings: list[Standing] = []  # of every set of abilities that a side can have (`standing_number`)
        self.tariffs: list[Tariff] = []  # what building costs with each of them,
        self.bare_tariffs: list[Tariff] = []  # and where the effects of tiles do not work (BA-19)
        self.most_drops = TOP_LEVEL  # behind any dam
        self.technology: list[Technology] = []
        self.bonuses: list[Effect[Any]] = []
        self.intro_bonuses: list[int] = []
        self.objectives: list[Effect[Any]] = []
        self.seatings: list[Seating] = []
        self.automa: list[AutomaTile] = []

    def standing_number(self, officer: int, copied: int, company: int) -> int:
        """Return the place of a set of abilities in `standings`: of an officer, a copied one and a company, -1 for none."""
        return ((officer + 1) * (len(self.officers) + 1) + copied + 1) * (len(self.companies) + 1) + company + 1

    def card(self, first: int, number: int, boxed: int) -> int:
        """Return the number among all cards of a company, officer, tile or contract, of which so many are in the box."""
        if number < boxed:
            return first + number
        self.cards += 1
        return self.cards - 1

    def card_words(self, card: int) -> Phrase | None:
        """Return the company or officer that a card belongs to, in words; None of any other card."""
        for company, board in enumerate(self.companies):
            if board.card == card:
                return self.company_words(company)
        for officer, talent in enumerate(self.talents):
            if any(ability.card == card for ability in talent.abilities):
                return self.officer_words(officer)
        return None

    def can_build(self, tile: int, piece: int) -> bool:
        """Say whether a tile is for this kind of piece (BR-K5)."""
        return tile != SPECIAL and self.tile_kinds[tile] in (piece, JOKER)

    def company_words(self, company: int) -> Phrase:
        """Return a company in words."""
        name, title = self.company_ids[company], self.company_names[company]
        return Phrase("company-named", {"id": name, "name": title}) if title else Phrase("company", {"id": name})

    def officer_words(self, officer: int) -> Phrase:
        """Return an officer in words."""
        name, title = self.officer_ids[officer], self.officer_names[officer]
        return Phrase("officer-named", {"id": name, "name": title}) if title else Phrase("officer", {"id": name})

    def tile_words(self, tile: int) -> Phrase:
        """Return a technology tile in words."""
        if tile == SPECIAL:
            return Phrase("tile-special")
        kind = TILE_KINDS[self.tile_kinds[tile]]
        if tile < BASIC:
            return Phrase("tile-basic", {"kind": kind})
        level = LEVELS[self.tile_levels[tile] - 1]
        if self.tile_names[tile]:
            return Phrase("tile-named", {"id": self.tile_ids[tile], "name": self.tile_names[tile], "kind": kind, "level": level})
        return Phrase("tile-advanced", {"kind": kind, "level": level})

    def site_words(self, site: int) -> Phrase:
        """Return a site in words: where it lies, and of a conduit where it leads."""
        words = site_words(site)
        if FIRST_CONDUIT <= site < FIRST_HOUSE:
            return Phrase("site", {**words.arguments, "to": self.map.end[site - FIRST_CONDUIT] + 1})
        return words

    def contract_words(self, contract: int) -> Phrase:
        """Return a contract in words: of which kind it is."""
        return Phrase("contract", {"id": self.contract_ids[contract], "kind": self.contract_kind(contract)})

    def contract_kind(self, contract: int) -> str:
        """Return the kind of a contract: start, national, or the colour of its pile."""
        return CONTRACT_KINDS[self.colours[contract]]


TABLES: Final = [
    "area",
    "basin",
    "dam",
    "powerhouse",
    "conduit",
    "headstream",
    "neutral",
    "space",
    "contract",
    "company",
    "officer",
    "technology",
    "bonus",
    "objective",
    "introduction",
    "automa",
]


class _Loader:
    """Gathers the entries of all packs; a later one replaces an earlier one of the same id."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.entries: dict[str, dict[str, PackEntry]] = {table: {} for table in TABLES}

    def read(self, pack: Pack) -> None:
        pack.allow_tables(list(TABLES))
        for table in TABLES:
            for entry in pack.entries(table):
                name = str(entry.data.get("seat" if table == "introduction" else "id"))
                self.entries[table][name] = entry

    def row(self, table: str, names: list[str], numbers: bool = False) -> list[PackEntry]:
        """Return the entries of a table in the order of their names: exactly these, each once."""
        found = self.entries[table]
        field = "seat" if table == "introduction" else "id"
        for name, entry in found.items():
            if name not in names:
                near = suggestion(name, names)
                message = f"no {table} can be added: {FIXED[table]}. {field} must be one of {', '.join(names)}.{near}"
                raise entry.error(field, message)
            if numbers:
                entry.number_in(field, 1, len(names))
            else:
                entry.word(field, names)
        return self._boxed(table, names)

    def grown(self, table: str, names: list[str]) -> list[PackEntry]:
        """Return the entries of a table to which packs can add: those of the box in the order of their names, then the new ones."""
        found = self.entries[table]
        further = [entry for name, entry in found.items() if name not in names]
        for number, entry in enumerate(further):
            entry.new_id()
            if number >= MOST_FURTHER[table]:
                raise entry.error("id", f"packs can add {MOST_FURTHER[table]} entries of [[{table}]], not more")
        boxed = self._boxed(table, names)
        for entry in boxed:
            entry.word("id", names)
            entry.grows()
        return boxed + further

    def _boxed(self, table: str, names: list[str]) -> list[PackEntry]:
        """Return what is in the box, in this order."""
        for name in names:
            if name not in self.entries[table]:
                raise PackError(f"no pack has [[{table}]] {name}")
        return [self.entries[table][name] for name in names]

    def _of_new(self, entry: PackEntry, field: str, known: list[str], boxed: list[str]) -> int:
        """Return what only a new entry has to say, since an id of the box says it already, by its number among what can be said."""
        entry.may_say(field, known)
        if field not in entry.data:
            name = entry.text("id")
            message = f"{name!r} is not in the box; a new {entry.table} says its {field}: {', '.join(known)}.{suggestion(name, boxed)}"
            raise entry.error(field, message)
        return known.index(entry.word(field, known))

    def _of_boxed(self, entry: PackEntry, field: str, known: list[str], own: int) -> int:
        """Return what an id of the box says; the entry may repeat it."""
        entry.may_say(field, known)
        if field in entry.data:
            entry.word(field, [known[own]])
        return own

    def content(self) -> Content:
        made = Content()
        self._map(made.map)
        self._tiles(made)
        self._spaces(made)
        self._companies(made)
        gather_abilities(made)
        for table in TABLES:
            for entry in self.entries[table].values():
                entry.close()
        return made

    def _map(self, made: MapData) -> None:
        for index, entry in enumerate(self.row("area", list(AREAS))):
            made.base_price[index] = entry.number_in("base", 1, MOST_MACHINES)
            made.elevation_price[index] = entry.number_in("elevation", 1, MOST_MACHINES)
        for index, entry in enumerate(self.row("basin", _numbers(BASINS), True)):
            made.area[index] = AREAS.index(entry.word("area", list(AREAS)))
            made.river[index] = entry.number_in("river", 0, BASINS) - 1
            if "capacity" in entry.data:
                made.top_capacity[index] = entry.number_in("capacity", TOP_LEVEL, MOST_DROPS)
            if made.river[index] != OUT and made.river[index] <= index:
                raise entry.error("river", "a river runs to a basin of a higher number, or to 0")
        for index, entry in enumerate(self.row("dam", list(DAM_IDS))):
            made.dam_surcharge[index] = entry.number_in("surcharge", 0, MOST_SURCHARGE)
        for index, entry in enumerate(self.row("powerhouse", list(HOUSE_IDS))):
            made.house_surcharge[index] = entry.number_in("surcharge", 0, MOST_SURCHARGE)
        for index, entry in enumerate(self.row("conduit", list(CONDUIT_IDS))):
            made.value[index] = entry.number_in("value", 1, HIGHEST_VALUE)
            made.end[index] = entry.number_in("to", 1, BASINS) - 1
            made.ending[made.end[index]].append(index)

    def _tiles(self, made: Content) -> None:
        for entry in self.grown("headstream", [f"HT{number}" for number in range(1, HEADSTREAM_TILES + 1)]):
            made.headstreams.append([entry.number_in(f"round_{number}", 0, 9) for number in range(1, WET_ROUNDS + 1)])
        for entry in self.grown("neutral", [f"ND{number}" for number in range(1, NEUTRAL_TILES + 1)]):
            made.neutral.append(NeutralDam(DAM_IDS.index(entry.word("dam", list(DAM_IDS))), entry.number_in("level", 1, 3)))
        for tile, entry in enumerate(self.grown("technology", list(TILES))):
            self._technology(made, tile, entry)
        for index, entry in enumerate(self.grown("bonus", list(BONUSES))):
            made.bonus_ids.append(entry.text("id"))
            made.bonuses.append(self._points(entry))
            if entry.number_in("intro", 0, 1):
                made.intro_bonuses.append(index)
        for entry in self.grown("objective", list(OBJECTIVES)):
            made.objective_ids.append(entry.text("id"))
            made.objectives.append(self._ranked(entry))
        for entry in self._automas():
            made.automa.append(self._automa(entry))

    def _technology(self, made: Content, tile: int, entry: PackEntry) -> None:
        """Read a tile: an id of the box says what it builds and its level, a new one is told both."""
        new = tile >= len(TILES)
        made.tile_ids.append(entry.text("id"))
        made.tile_names.append(entry.title(not new) if is_advanced(tile) else "")
        if new:
            made.tile_kinds.append(self._of_new(entry, "kind", list(TILE_KINDS), list(TILES)))
            made.tile_levels.append(self._of_new(entry, "level", list(LEVELS), list(TILES)) + 1)
        elif is_advanced(tile):
            made.tile_kinds.append(self._of_boxed(entry, "kind", list(TILE_KINDS), (tile - FIRST_ADVANCED) % len(TILE_KINDS)))
            made.tile_levels.append(self._of_boxed(entry, "level", list(LEVELS), (tile - FIRST_ADVANCED) // len(TILE_KINDS)) + 1)
        else:
            made.tile_kinds.append(tile if tile < BASIC else JOKER)
            made.tile_levels.append(0)
        effect = entry.ability("effect", self.vocabulary, OF_A_TILE) if "effect" in entry.data or new else None
        made.technology.append(Technology(made.card(TILE_CARD, tile, len(TILES)), effect))

    def _ranked(self, entry: PackEntry) -> Effect[Any]:
        """Read what an objective compares: something to rank, or a number of points."""
        effect = entry.immediate("effect", self.vocabulary)
        if effect.gives() != "point" and not effect.source().startswith("rank "):
            raise entry.error("effect", "an objective compares what 'rank …' counts, or a number of points")
        return effect

    def _automas(self) -> list[PackEntry]:
        """Return the tiles of the Automa: numbered from 1 without gaps, those of the box and further ones."""
        found = self.entries["automa"]
        most = AUTOMA_TILES + MOST_FURTHER["automa"]
        numbers = sorted([entry.number_in("id", 1, most) for entry in found.values()])
        for number, present in enumerate(numbers, start=1):
            if number != present:
                raise found[str(present)].error("id", f"Automa tiles are numbered without gaps: the next new one is {number}")
        if len(numbers) < AUTOMA_TILES:
            raise PackError(f"no pack has [[automa]] {len(numbers) + 1}")
        return [found[str(number)] for number in numbers]

    def _points(self, entry: PackEntry) -> Effect[Any]:
        effect = entry.immediate("effect", self.vocabulary)
        if effect.gives() != "point":
            raise entry.error("effect", "a bonus tile gives a number of points")
        return effect

    def _spaces(self, made: Content) -> None:
        names = [*SPACES, BANK_SPACE, *COMPANY_SPACES, *OFFICER_SPACES]
        spaces = [self._space(entry) for entry in self.row("space", names)]
        made.spaces = spaces[: len(SPACES)]
        made.bank = spaces[len(SPACES)]
        made.company_spaces = spaces[len(SPACES) + 1 : len(SPACES) + 1 + len(COMPANY_SPACES)]
        made.officer_spaces = spaces[-len(OFFICER_SPACES) :]
        for contract, entry in enumerate(self.grown("contract", list(CONTRACTS))):
            self._contract(made, contract, entry)

    def _contract(self, made: Content, contract: int, entry: PackEntry) -> None:
        """Read a contract: an id of the box says its kind, a new one is told it."""
        if contract >= len(CONTRACTS):
            colour = self._of_new(entry, "kind", list(CONTRACT_KINDS), list(CONTRACTS))
        elif contract >= FIRST_PRIVATE:
            colour = self._of_boxed(entry, "kind", list(CONTRACT_KINDS), (contract - FIRST_PRIVATE) // PILE)
        else:
            colour = self._of_boxed(entry, "kind", list(CONTRACT_KINDS), IS_NATIONAL if contract >= FIRST_NATIONAL else IS_START)
        kind = made.starting if colour == IS_START else made.national if colour == IS_NATIONAL else made.piles[colour]
        made.contract_ids.append(entry.text("id"))
        made.colours.append(colour)
        made.places.append(len(kind))
        kind.append(contract)
        card = made.card(CONTRACT_CARD, contract, len(CONTRACTS))
        made.contracts.append(Contract(card, entry.number_in("energy", 1, 99), entry.immediate("reward", self.vocabulary)))

    def _space(self, entry: PackEntry) -> Space:
        return Space(
            entry.text("id"),
            entry.number_in("engineers", 1, 12),
            entry.number_in("surcharge", 0, 99),
            entry.number_in("price", 0, 99),
            entry.number_in("players", 2, 4),
            entry.immediate("effect", self.vocabulary),
        )

    def _companies(self, made: Content) -> None:
        for company, entry in enumerate(self.grown("company", list(COMPANIES))):
            incomes: list[list[Effect[Any]]] = []
            for piece in range(INCOME_ROWS):
                incomes.append([entry.immediate(f"{PIECES[piece]}_{nth}", self.vocabulary) for nth in INCOMES])
            made.company_ids.append(entry.text("id"))
            made.company_names.append(entry.title(company < len(COMPANIES)))
            card = made.card(COMPANY_CARD, company, len(COMPANIES))
            made.companies.append(CompanyBoard(card, incomes, entry.ability("ability", self.vocabulary, OF_A_SIDE)))
        for officer, entry in enumerate(self.grown("officer", list(OFFICERS))):
            made.officer_ids.append(entry.text("id"))
            made.officer_names.append(entry.title(officer < len(OFFICERS)))
            made.officers.append(entry.ability("effect", self.vocabulary, OF_A_SIDE))
        for entry in self.row("introduction", _numbers(len(COMPANIES)), True):
            company = made.company_ids.index(entry.word("company", made.company_ids))
            officer = made.officer_ids.index(entry.word("officer", made.officer_ids))
            starting = [made.contract_ids[contract] for contract in made.starting]
            made.seatings.append(Seating(company, officer, made.contract_ids.index(entry.word("contract", starting))))

    def _automa(self, entry: PackEntry) -> AutomaTile:
        made = AutomaTile(entry.number_in("id", 1, AUTOMA_TILES + MOST_FURTHER["automa"]))
        for line in entry.text("rows").strip().splitlines():
            try:
                row = ROWS.parse(line)
            except PackError as wrong:
                raise entry.error_in("rows", line, wrong) from None
            assert isinstance(row, Row)
            made.rows.append(row)
        made.dam = self._words(entry, "dam", list(DAM_CRITERIA), 3)
        made.dam_start = entry.number_in("dam_start", 1, 10) - 1
        made.conduit = self._words(entry, "conduit", list(CONDUIT_CRITERIA), 3)
        made.conduit_start = CONDUIT_IDS.index(entry.word("conduit_start", list(CONDUIT_IDS)))
        made.house = self._words(entry, "powerhouse", list(HOUSE_CRITERIA), 3)
        made.house_start = entry.number_in("powerhouse_start", 5, 12) - 1
        made.headstreams = self._words(entry, "headstreams", list(HEADSTREAM_IDS), 4)
        return made

    def _words(self, entry: PackEntry, field: str, known: list[str], count: int) -> list[int]:
        """Return several words of a text by their numbers."""
        words = entry.text(field).split()
        for word in words:
            if word not in known:
                raise entry.error(field, f"{word!r} is not one of {', '.join(known)}")
        if len(words) != count:
            raise entry.error(field, f"{field} must have {count} words")
        return [known.index(word) for word in words]


def gather_abilities(made: Content) -> None:
    """Make every set of abilities that a side can have."""
    cards = [made.card(OFFICER_CARD, officer, len(OFFICERS)) for officer in range(len(made.officers))]
    made.talents = [standing_of(effect, card) for effect, card in zip(made.officers, cards, strict=True)]
    officers = [[], *[[Ability(effect, card)] for effect, card in zip(made.officers, cards, strict=True)]]
    companies = [[], *[[Ability(board.ability, board.card)] for board in made.companies]]
    for own in officers:
        for copied in officers:
            for company in companies:
                made.standings.append(standing([*own, *copied, *company]))
    tiles = [tile.standing for tile in made.technology]
    made.tariffs = [Tariff(made.map, abilities, tiles) for abilities in made.standings]
    made.bare_tariffs = [Tariff(made.map, abilities, [NO_ABILITIES] * len(tiles)) for abilities in made.standings]
    tops = [*made.map.top_capacity, *[whole.value(TOP_CAPACITY, 0) for whole in made.standings]]
    made.most_drops = max(tops)


def _numbers(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


def load_content(packs: list[Pack], vocabulary: Vocabulary) -> Content:
    """Return the content of the packs together; PackError if something is wrong or missing."""
    loader = _Loader(vocabulary)
    for pack in packs:
        loader.read(pack)
    return loader.content()
