"""Map, spaces, contracts, companies, officers and tiles as typed objects, loaded from packs."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.ability import Ability, On, Standing
from ludarium.engine.effect import Effect
from ludarium.engine.errors import PackError
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
    HEADSTREAM_IDS,
    HOUSE_IDS,
    HOUSES,
    OUT,
    PIECES,
)

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

# Everything that effects stand on, in one row of numbers: what a context calls its card.
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


def company_words(company: int) -> Phrase:
    """Return a company in words."""
    return Phrase("company", {"id": COMPANIES[company]})


def officer_words(officer: int) -> Phrase:
    """Return an officer in words."""
    return Phrase("officer", {"id": OFFICERS[officer]})


def tile_words(tile: int) -> Phrase:
    """Return a technology tile in words."""
    if tile == SPECIAL:
        return Phrase("tile-special")
    kind = TILE_KINDS[kind_of(tile)]
    return (
        Phrase("tile-basic", {"kind": kind})
        if tile < BASIC
        else Phrase("tile-advanced", {"kind": kind, "level": LEVELS[level_of(tile) - 1]})
    )


def kind_of(tile: int) -> int:
    """Return which piece a tile builds, or JOKER; the special tile is none of them."""
    return tile if tile < BASIC else (tile - FIRST_ADVANCED) % 5


def level_of(tile: int) -> int:
    """Return 1 to 3 for an advanced tile, 0 for the others."""
    return 0 if tile < FIRST_ADVANCED else (tile - FIRST_ADVANCED) // 5 + 1


def is_advanced(tile: int) -> bool:
    """Say whether a tile is an advanced one; the special tile of who copies tiles is none (BR-R32)."""
    return tile >= FIRST_ADVANCED


def can_build(tile: int, piece: int) -> bool:
    """Say whether a tile is for this kind of piece (BR-K5)."""
    return tile != SPECIAL and kind_of(tile) in (piece, JOKER)


def contract_words(contract: int) -> Phrase:
    """Return a contract in words: of which kind it is."""
    return Phrase("contract", {"id": CONTRACTS[contract], "kind": contract_kind(contract)})


def contract_kind(contract: int) -> str:
    """Return the kind of a contract: start, national, or the colour of its pile."""
    if contract < STARTING:
        return "start"
    return "national" if contract < FIRST_PRIVATE else COLOURS[colour_of(contract)]


def colour_of(contract: int) -> int:
    """Return the pile of a private contract: green, yellow, red."""
    return (contract - FIRST_PRIVATE) // PILE


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
    """A contract: the energy it needs and its reward."""

    def __init__(self, energy: int, reward: Effect[Any]) -> None:
        self.energy = energy
        self.reward = reward


class CompanyBoard:
    """A company: incomes by row and place, and the ability of the third powerhouse."""

    def __init__(self, incomes: list[list[Effect[Any]]], ability: On[Any]) -> None:
        self.incomes = incomes
        self.ability = ability


class Technology:
    """A technology tile: what it changes while building, and what answers it (BR-Y1, BR-K15)."""

    def __init__(self, tile: int, effect: On[Any] | None) -> None:
        self.effect = effect
        self.standing = standing_of(effect, TILE_CARD + tile)


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
    """Everything the packs say, checked."""

    def __init__(self) -> None:
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
        for name, entry in found.items():
            field = "seat" if table == "introduction" else "id"
            if numbers:
                entry.number_in(field, 1, len(names))
            else:
                entry.word(field, names)
        for name in names:
            if name not in found:
                raise PackError(f"no pack has [[{table}]] {name}")
        return [found[name] for name in names]

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
        for entry in self.row("headstream", [f"HT{number}" for number in range(1, HEADSTREAM_TILES + 1)]):
            made.headstreams.append([entry.number_in(f"round_{number}", 0, 9) for number in range(1, WET_ROUNDS + 1)])
        for entry in self.row("neutral", [f"ND{number}" for number in range(1, NEUTRAL_TILES + 1)]):
            made.neutral.append(NeutralDam(DAM_IDS.index(entry.word("dam", list(DAM_IDS))), entry.number_in("level", 1, 3)))
        for tile, entry in enumerate(self.row("technology", list(TILES))):
            effect = entry.ability("effect", self.vocabulary, OF_A_TILE) if "effect" in entry.data else None
            made.technology.append(Technology(tile, effect))
        for index, entry in enumerate(self.row("bonus", list(BONUSES))):
            made.bonuses.append(self._points(entry))
            if entry.number_in("intro", 0, 1):
                made.intro_bonuses.append(index)
        for entry in self.row("objective", list(OBJECTIVES)):
            made.objectives.append(entry.immediate("effect", self.vocabulary))
        for entry in self.row("automa", _numbers(AUTOMA_TILES), True):
            made.automa.append(self._automa(entry))

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
        for entry in self.row("contract", list(CONTRACTS)):
            made.contracts.append(Contract(entry.number_in("energy", 1, 99), entry.immediate("reward", self.vocabulary)))

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
        for entry in self.row("company", list(COMPANIES)):
            incomes: list[list[Effect[Any]]] = []
            for piece in range(INCOME_ROWS):
                incomes.append([entry.immediate(f"{PIECES[piece]}_{nth}", self.vocabulary) for nth in INCOMES])
            made.companies.append(CompanyBoard(incomes, entry.ability("ability", self.vocabulary, OF_A_SIDE)))
        for entry in self.row("officer", list(OFFICERS)):
            made.officers.append(entry.ability("effect", self.vocabulary, OF_A_SIDE))
        for entry in self.row("introduction", _numbers(len(COMPANIES)), True):
            company = COMPANIES.index(entry.word("company", list(COMPANIES)))
            officer = OFFICERS.index(entry.word("officer", list(OFFICERS)))
            made.seatings.append(Seating(company, officer, CONTRACTS.index(entry.word("contract", CONTRACTS[:STARTING]))))

    def _automa(self, entry: PackEntry) -> AutomaTile:
        made = AutomaTile(entry.number_in("id", 1, AUTOMA_TILES))
        for line in entry.text("rows").strip().splitlines():
            try:
                row = ROWS.parse(line)
            except PackError as wrong:
                raise entry.error("rows", f"{line!r}: {wrong.message}") from None
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


def standing_number(officer: int, copied: int, company: int) -> int:
    """Return the place of a set of abilities in `Content.standings`: of an officer, a copied one and a company, -1 for none."""
    return ((officer + 1) * (len(OFFICERS) + 1) + copied + 1) * (len(COMPANIES) + 1) + company + 1


def gather_abilities(made: Content) -> None:
    """Make every set of abilities that a side can have."""
    made.talents = [standing_of(effect, OFFICER_CARD + officer) for officer, effect in enumerate(made.officers)]
    officers = [[], *[[Ability(effect, OFFICER_CARD + officer)] for officer, effect in enumerate(made.officers)]]
    companies = [[], *[[Ability(board.ability, COMPANY_CARD + company)] for company, board in enumerate(made.companies)]]
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
