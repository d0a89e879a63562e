"""Player boards as graphs (UC-C1 to UC-C10): city sites joined by tunnel sites, building sites, metropolises, bonuses and special sites."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.effect import Effect, Goods, InAnyOrder, InOrder
from ludarium.engine.errors import PackError
from ludarium.engine.language import Vocabulary
from ludarium.engine.pack import PackEntry
from ludarium.games.underwater.content.goods import amounts_of, parts_of
from ludarium.games.underwater.content.kinds import (
    BOARDS,
    BUILDINGS,
    CITIES,
    CITY_IDS,
    EXPANSION,
    FEATURES,
    FIRST_BUILDING,
    FIRST_TUNNEL,
    METROPOLIS_PLACES,
    PLACE_IDS,
    RESOURCE_COUNT,
    RESOURCES,
    SITE_IDS,
    SITES,
    SITES_OF_CITY,
    TUNNEL_IDS,
    TUNNELS,
)

MOST_XY: Final = 1000
NO_FEATURE: Final = -1
NOTHING: Final = -1
ON: Final = ["city", "tunnel", "metropolis-tunnel", "building"]
METROPOLIS_COLOURS: Final = ["blue", "brown"]
BLUE: Final = 0
BROWN: Final = 1
NO_SURCHARGE: Final = [0, 0, 0, 0, 0]


class Feature:
    """A kind of special site of the advanced boards (UC-V6): what it costs besides, and what it gives or produces."""

    def __init__(self) -> None:
        self.name = ""
        self.on = ""
        self.surcharge: list[int] = NO_SURCHARGE
        self.multiplier = 1
        self.symbiotic = NOTHING  # points of a symbiotic city there, in place of the usual ones
        self.pair: list[int] = []  # goods for both tunnels of a pair
        self.metropolis: list[int] = []  # goods once the metropolis there is connected
        self.bonus: Effect[Any] | None = None


class Board:
    """A player board."""

    def __init__(self, number: int, side: str, theme: str) -> None:
        self.number = number
        self.id = str(number)
        self.side = side
        self.theme = theme
        self.cities = 0
        self.tunnels = 0
        self.start = 0
        self.xs = [0] * CITIES
        self.ys = [0] * CITIES
        self.sites = [0] * CITIES  # ordinary building sites of each city
        self.exists = [False] * SITES
        self.ends: list[list[int]] = [[] for tunnel in range(TUNNELS)]  # cities; CITIES and more: metropolises
        self.touching: list[list[int]] = [[] for city in range(CITIES)]  # tunnel sites at each city site
        self.neighbours: list[list[int]] = [[] for city in range(CITIES)]
        self.near = [0] * CITIES  # the same as bits
        self.place_xs = [0] * METROPOLIS_PLACES
        self.place_ys = [0] * METROPOLIS_PLACES
        self.place_colour = [BLUE] * METROPOLIS_PLACES
        self.place_tunnels: list[list[int]] = [[] for place in range(METROPOLIS_PLACES)]
        self.bonus: list[Effect[Any] | None] = [None] * SITES
        self.feature = [NO_FEATURE] * SITES
        self.surcharge: list[list[int]] = [NO_SURCHARGE] * SITES
        self.pairs: list[int] = []  # the two tunnels of AS3
        # All sites that exist, by kind, for loops:
        self.building_sites: list[int] = []
        self.expansion_sites: list[int] = []
        self.beside: list[list[int]] = [[] for city in range(CITIES)]  # the ordinary building sites of each city
        self.expands: list[list[int]] = [[] for city in range(CITIES)]  # its expansion site
        self.special_sites: list[int] = []
        self.giving_sites: list[int] = []  # with a bonus of more than points and cards
        self.gives: list[list[int] | None] = [NO_SURCHARGE] * SITES  # resources; None where the bonus is more than goods
        # As views tell them, worked out once:
        self.bonus_words: list[str | None] = [None] * SITES  # in the effect language
        self.surcharges: list[dict[str, int]] = [{}] * SITES  # by the names of the resources


class BoardReader:
    """Reads the lines of a board; every error names the line's field."""

    def __init__(self, entry: PackEntry, number: int, vocabulary: Vocabulary, features: list[Feature]) -> None:
        self.entry = entry
        self.vocabulary = vocabulary
        self.features = features
        side = entry.word("side", ["basic", "advanced"])
        theme = entry.title(False) if number >= BOARDS and "theme" not in entry.data else entry.text("theme")
        self.board = Board(number + 1, side, theme)
        self.board.id = str(entry.data["id"])

    def read(self) -> Board:
        """Return the board."""
        self._cities()
        self._metropolises()
        self._tunnels()
        self._bonuses()
        self._features()
        self._gather()
        return self.board

    def _lines(self, field: str) -> list[list[str]]:
        return [line.split(maxsplit=1) if field == "bonuses" else line.split() for line in self.entry.text(field).strip().splitlines()]

    def _number(self, field: str, text: str, most: int) -> int:
        if not text.isdecimal() or int(text) > most:
            raise self.entry.error(field, f"{text!r} must be a whole number from 0 to {most}")
        return int(text)

    def _known(self, field: str, text: str, known: list[str]) -> int:
        if text not in known:
            raise self.entry.error(field, f"{text!r} is not one of {', '.join(known)}")
        return known.index(text)

    def _site(self, field: str, text: str) -> int:
        site = self._known(field, text, list(SITE_IDS))
        if not self.board.exists[site]:
            raise self.entry.error(field, f"the board has no site {text}")
        return site

    def _cities(self) -> None:
        board = self.board
        starts = 0
        for number, words in enumerate(self._lines("cities")):
            if len(words) not in (4, 5) or number >= CITIES or words[0] != CITY_IDS[number] or words[4:] not in ([], ["start"]):
                raise self.entry.error("cities", f"{' '.join(words)!r}: expected 'c{number + 1} x y building-sites [start]'")
            board.xs[number] = self._number("cities", words[1], MOST_XY)
            board.ys[number] = self._number("cities", words[2], MOST_XY)
            board.sites[number] = self._number("cities", words[3], EXPANSION)
            board.exists[number] = True
            for place in [*range(board.sites[number]), EXPANSION]:
                board.exists[FIRST_BUILDING + number * SITES_OF_CITY + place] = True
            if len(words) == 5:
                board.start = number
                starts += 1
            board.cities += 1
        if starts != 1:
            raise self.entry.error("cities", "exactly one city site is the start")

    def _metropolises(self) -> None:
        board = self.board
        lines = self._lines("metropolises")
        if len(lines) != METROPOLIS_PLACES:
            raise self.entry.error("metropolises", f"a board has {METROPOLIS_PLACES} metropolis places")
        for number, words in enumerate(lines):
            if len(words) != 4 or words[0] != PLACE_IDS[number]:
                raise self.entry.error("metropolises", f"{' '.join(words)!r}: expected 'm{number + 1} x y colour'")
            board.place_xs[number] = self._number("metropolises", words[1], MOST_XY)
            board.place_ys[number] = self._number("metropolises", words[2], MOST_XY)
            board.place_colour[number] = self._known("metropolises", words[3], list(METROPOLIS_COLOURS))
        if board.place_colour.count(BROWN) != 1:
            raise self.entry.error("metropolises", "a board has one brown and two blue places")

    def _tunnels(self) -> None:
        board = self.board
        for number, words in enumerate(self._lines("tunnels")):
            if len(words) != 3 or number >= TUNNELS or words[0] != TUNNEL_IDS[number]:
                raise self.entry.error("tunnels", f"{' '.join(words)!r}: expected 't{number + 1} city city-or-metropolis'")
            city = self._known("tunnels", words[1], CITY_IDS[: board.cities])
            end = self._known("tunnels", words[2], [*CITY_IDS, *PLACE_IDS])
            board.exists[FIRST_TUNNEL + number] = True
            board.ends[number] = [city, end]
            board.touching[city].append(number)
            if end >= CITIES:
                board.place_tunnels[end - CITIES].append(number)
            else:
                board.touching[end].append(number)
                board.neighbours[city].append(end)
                board.neighbours[end].append(city)
            board.tunnels += 1
        for place in range(METROPOLIS_PLACES):
            needed = 2 if board.place_colour[place] == BROWN else 1
            if len(board.place_tunnels[place]) != needed:
                raise self.entry.error("tunnels", f"{PLACE_IDS[place]} needs {needed} tunnel site{'s' if needed > 1 else ''}")

    def _bonuses(self) -> None:
        for words in self._lines("bonuses"):
            if len(words) != 2:
                raise self.entry.error("bonuses", f"{' '.join(words)!r}: expected 'site goods'")
            site = self._site("bonuses", words[0])
            try:
                effect = self.vocabulary.parse(words[1])
            except PackError as wrong:
                raise self.entry.error_in("bonuses", words[1], wrong) from None
            parts = effect.parts if isinstance(effect, (InOrder, InAnyOrder)) else [effect]
            if not all(isinstance(part, Goods) or part.source().startswith("track ") for part in parts):
                raise self.entry.error("bonuses", f"{words[1]!r}: a bonus gives goods, cards, points or steps on the track")
            self.board.bonus[site] = effect

    def _features(self) -> None:
        board = self.board
        for words in self._lines("features"):
            if len(words) < 2:
                raise self.entry.error("features", f"{' '.join(words)!r}: expected 'site kind [surcharge]'")
            site = self._site("features", words[0])
            number = self._known("features", words[1], list(FEATURES))
            feature = self.features[number]
            if not fits(board, feature, site):
                raise self.entry.error("features", f"{feature.name} stands on a {feature.on} site, not on {words[0]}")
            board.feature[site] = number
            board.surcharge[site] = feature.surcharge
            if len(words) > 2:
                board.surcharge[site] = self._surcharge(" ".join(words[2:]))
            if feature.pair:
                board.pairs.append(site - FIRST_TUNNEL)
        if len(board.pairs) not in (0, 2):
            raise self.entry.error("features", "a pair of tunnels is two tunnel sites")

    def _surcharge(self, text: str) -> list[int]:
        try:
            effect = self.vocabulary.parse(text)
        except PackError as wrong:
            raise self.entry.error_in("features", text, wrong) from None
        return amounts_of(effect)[:RESOURCE_COUNT]

    def _gather(self) -> None:
        board = self.board
        board.special_sites = [site for site in range(SITES) if board.feature[site] != NO_FEATURE]
        for site in range(SITES):
            parts = self._bonus_parts(site)
            if any(not isinstance(part, Goods) or part.good < RESOURCE_COUNT for part in parts):
                board.giving_sites.append(site)
                board.gives[site] = given_by(parts)
        board.bonus_words = [None if bonus is None else bonus.source() for bonus in board.bonus]
        board.surcharges = [{RESOURCES[good]: amount for good, amount in enumerate(amounts) if amount} for amounts in board.surcharge]
        for building in range(BUILDINGS):
            if board.exists[FIRST_BUILDING + building]:
                expands = building % SITES_OF_CITY == EXPANSION
                (board.expansion_sites if expands else board.building_sites).append(building)
                (board.expands if expands else board.beside)[building // SITES_OF_CITY].append(building)
        board.near = [sum([1 << other for other in set(others)]) for others in board.neighbours]

    def _bonus_parts(self, site: int) -> list[Effect[Any]]:
        bonuses = [self.board.bonus[site]]
        if self.board.feature[site] != NO_FEATURE:
            bonuses.append(self.features[self.board.feature[site]].bonus)
        return [part for bonus in bonuses if bonus is not None for part in parts_of(bonus)]


def given_by(parts: list[Effect[Any]]) -> list[int] | None:
    """Return the resources that a bonus gives; None if not all of it is goods."""
    row = [0] * RESOURCE_COUNT
    for part in parts:
        if not isinstance(part, Goods):
            return None
        if part.good < RESOURCE_COUNT:
            row[part.good] += part.amount
    return row


def fits(board: Board, feature: Feature, site: int) -> bool:
    """Say whether a kind of special site can stand on a site."""
    if site < FIRST_TUNNEL:
        return feature.on == "city"
    if site >= FIRST_BUILDING:
        return feature.on == "building"
    beside = board.ends[site - FIRST_TUNNEL][1] >= CITIES
    return feature.on == ("metropolis-tunnel" if beside else "tunnel")
