"""The eight player boards: their graphs, bonuses and special sites, measured against chapter C of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import hypot

import pytest

from ludarium.games.underwater.content.boards import BLUE, BROWN, Board
from ludarium.games.underwater.content.kinds import (
    BUILDING_IDS,
    BUILDING_KINDS,
    CITIES,
    CITY_IDS,
    FEATURES,
    FIRST_BUILDING,
    FIRST_TUNNEL,
    GOODS,
    PLACE_IDS,
    POINT,
    RESOURCES,
    SITE_IDS,
    SITES_OF_CITY,
    TUNNEL_IDS,
)
from ludarium.games.underwater.content.worth import WEIGHTS, goods, weight
from ludarium.games.underwater.game import make
from tests.rule import rule
from tests.rules.underwater.design import DESIGN

CONTENT = make([]).content
BASIC = CONTENT.boards[:4]
ADVANCED = CONTENT.boards[4:]
ALL = [pytest.param(board, id=str(board.number)) for board in CONTENT.boards]
WANTED = {row["number"]: row for row in DESIGN["advanced_board"]}
CLEARANCE = 60  # no tunnel is drawn nearer than this past a site it does not join

Point = tuple[int, int]


def tunnels_of(board: Board) -> list[int]:
    """Return the tunnel sites of a board."""
    return [tunnel for tunnel, ends in enumerate(board.ends) if ends]


def names(board: Board, tunnel: int) -> list[str]:
    """Return what a tunnel joins."""
    return [[*CITY_IDS, *PLACE_IDS][end] for end in board.ends[tunnel]]


def distances(board: Board) -> dict[int, int]:
    """Return how many tunnels each city site is from the start."""
    found = {board.start: 0}
    waiting = [board.start]
    while waiting:
        city = waiting.pop(0)
        for other in board.neighbours[city]:
            if other not in found:
                found[other] = found[city] + 1
                waiting.append(other)
    return found


def reached(board: Board, built: list[int]) -> set[int]:
    """Return the city sites that these tunnels join to the start (UC-K21, UC-K22)."""
    found = {board.start}
    while True:
        more = {end for tunnel in built if found & set(board.ends[tunnel]) for end in board.ends[tunnel] if end < CITIES}
        if more <= found:
            return found
        found |= more


def fewest_tunnels(board: Board, place: int) -> int:
    """Return the fewest tunnels that connect a metropolis, its own included."""
    last = board.place_tunnels[place]
    ends = {board.ends[tunnel][0] for tunnel in last}
    inner = [tunnel for tunnel in tunnels_of(board) if board.ends[tunnel][1] < CITIES]
    for count in range(len(inner) + 1):
        if any(ends <= reached(board, list(built)) for built in combinations(inner, count)):
            return count + len(last)
    raise AssertionError("the metropolis cannot be reached")


def where(board: Board, end: int) -> Point:
    """Return where a city or metropolis is drawn."""
    if end < CITIES:
        return board.xs[end], board.ys[end]
    return board.place_xs[end - CITIES], board.place_ys[end - CITIES]


def turn(first: Point, second: Point, third: Point) -> int:
    """Return whether three points turn left (below 0), right (above 0) or not."""
    return (second[0] - first[0]) * (third[1] - first[1]) - (second[1] - first[1]) * (third[0] - first[0])


def cross(first: list[Point], second: list[Point]) -> bool:
    """Say whether two straight lines cross."""
    (a, b), (c, d) = first, second
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def gap(line: list[Point], point: Point) -> float:
    """Return how near a line between two sites comes to a point."""
    (ax, ay), (bx, by), (px, py) = *line, point
    along = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    along = min(1.0, max(0.0, along))
    return hypot(px - ax - along * (bx - ax), py - ay - along * (by - ay))


def bonuses(board: Board) -> dict[str, dict[str, int]]:
    """Return the ordinary bonuses by site."""
    return {SITE_IDS[site]: goods(effect) for site, effect in enumerate(board.bonus) if effect is not None}


def features(board: Board) -> dict[str, str]:
    """Return the special sites."""
    return {SITE_IDS[site]: FEATURES[feature] for site, feature in enumerate(board.feature) if feature >= 0}


def building_sites(board: Board) -> int:
    """Return how many ordinary building sites a board has."""
    return sum(board.sites)


# ---------------------------------------------------------------------------------------------------------------------
# All boards
# ---------------------------------------------------------------------------------------------------------------------


@rule("UC-C1")
@pytest.mark.parametrize("board", ALL)
def test_every_board_has_the_start_at_the_bottom_right_and_metropolises_in_three_corners(board: Board) -> None:
    cities = range(board.cities)
    assert max(cities, key=lambda city: board.xs[city] + board.ys[city]) == board.start
    assert Counter(board.place_colour) == {BLUE: 2, BROWN: 1}
    assert [len(board.place_tunnels[place]) for place in range(3)] == [2 if colour == BROWN else 1 for colour in board.place_colour]
    corners = {(round(board.place_xs[place] / 1000), round(board.place_ys[place] / 1000)): board.place_colour[place] for place in range(3)}
    assert corners == {(0, 0): BROWN, (1, 0): BLUE, (0, 1): BLUE}
    assert len(board.expansion_sites) == board.cities
    assert bonuses(board)


@rule("UC-C39")
@pytest.mark.parametrize("board", ALL)
def test_a_board_is_one_network_that_can_be_drawn_without_crossings(board: Board) -> None:
    lines = {tunnel: [where(board, end) for end in board.ends[tunnel]] for tunnel in tunnels_of(board)}
    for first, second in combinations(lines, 2):
        if not set(board.ends[first]) & set(board.ends[second]):
            assert not cross(lines[first], lines[second]), (TUNNEL_IDS[first], TUNNEL_IDS[second])
    for tunnel, line in lines.items():
        for end in [*range(board.cities), CITIES, CITIES + 1, CITIES + 2]:
            if end not in board.ends[tunnel]:
                assert gap(line, where(board, end)) > CLEARANCE, (TUNNEL_IDS[tunnel], names(board, tunnel), end)
    assert len({frozenset(board.ends[tunnel]) for tunnel in lines}) == len(lines)
    far = distances(board)
    assert len(far) == board.cities
    assert max(far.values()) <= DESIGN["checks"]["city_distance_from_start_max"]
    least, most = DESIGN["checks"]["city_degree"]
    assert all(least <= len(board.touching[city]) <= most for city in range(board.cities))
    assert len(board.touching[board.start]) in (2, 3)


@rule("UC-C39")
@pytest.mark.parametrize("board", ALL)
def test_most_city_sites_have_no_surcharge_and_no_site_has_two_gifts(board: Board) -> None:
    plain = [city for city in range(board.cities) if not any(board.surcharge[city])]
    assert len(plain) >= DESIGN["checks"]["city_sites_without_surcharge_min"]
    assert not set(bonuses(board)) & set(features(board))


@rule("UC-C1")
def test_sheets_carry_a_basic_and_an_advanced_board() -> None:
    assert [board.side for board in CONTENT.boards] == ["basic"] * 4 + ["advanced"] * 4
    assert [board.number for board in CONTENT.boards] == list(range(1, 9))
    assert len({str(bonuses(board)) for board in CONTENT.boards}) == 8


# ---------------------------------------------------------------------------------------------------------------------
# Basic boards
# ---------------------------------------------------------------------------------------------------------------------


@rule("UC-C2", "UC-C3", "UC-C4")
@pytest.mark.parametrize("board", ALL[:4])
def test_a_basic_board_has_the_sites_and_tunnels_of_the_proposal(board: Board) -> None:
    joined = [
        *["c1 c2", "c2 c3", "c3 c4", "c4 c5", "c5 c6", "c6 c7", "c7 c1", "c8 c2", "c8 c5", "c8 c7"],
        *["c3 m1", "c7 m2", "c4 m3", "c6 m3"],
    ]
    assert [" ".join(names(board, tunnel)) for tunnel in tunnels_of(board)] == joined
    assert board.place_colour == [BLUE, BLUE, BROWN]
    assert board.cities == 8
    assert board.sites[:8] == [3] * 8
    assert not features(board)
    beside_cities = [tunnel for tunnel in tunnels_of(board) if board.ends[tunnel][0] < CITIES]
    assert len(beside_cities) > 11
    assert [fewest_tunnels(board, place) for place in range(3)] == [3, 2, 6]


def legal_cities(board: Board, built: set[str]) -> set[str]:
    """Return the empty city sites beside a city (UC-K10)."""
    cities = {CITY_IDS.index(city) for city in built}
    return {CITY_IDS[city] for city in range(board.cities) if city not in cities and cities & set(board.neighbours[city])}


def built_tunnels(words: str) -> list[int]:
    """Return tunnels by name."""
    return [TUNNEL_IDS.index(word) for word in words.split()]


def legal_tunnels(board: Board, built: list[int]) -> set[str]:
    """Return the empty tunnel sites that touch what is reached (UC-K21)."""
    found = reached(board, built)
    return {TUNNEL_IDS[tunnel] for tunnel in tunnels_of(board) if tunnel not in built and found & set(board.ends[tunnel])}


def touched(board: Board, built: list[int]) -> set[str]:
    """Return the city sites that a built tunnel touches, and the start."""
    ends = {end for tunnel in built for end in board.ends[tunnel] if end < CITIES} | {board.start}
    return {CITY_IDS[city] for city in ends}


@rule("UC-C5", "UC-C39")
@pytest.mark.parametrize("board", ALL[:4])
def test_the_basic_graph_tells_the_examples_of_the_rulebook(board: Board) -> None:
    assert legal_cities(board, {"c1", "c2", "c8"}) == {"c3", "c5", "c7"}  # UC-E8
    assert legal_cities(board, {"c1", "c2", "c8", "c5"}) == {"c3", "c4", "c6", "c7"}
    three = built_tunnels("t1 t2 t3")
    assert legal_tunnels(board, three) == {"t4", "t7", "t8", "t11", "t13"}  # UC-E9
    assert "c8" not in touched(board, three)  # UC-E10
    assert "c2" in touched(board, three)
    four = built_tunnels("t1 t2 t7 t11")  # UC-E24
    assert set(four) <= set(tunnels_of(board))
    assert "c8" not in touched(board, four)
    beside = [tunnel for tunnel in four if {"c1", "c2"} & set(names(board, tunnel))]
    assert [TUNNEL_IDS[tunnel] for tunnel in beside] == ["t1", "t2", "t7"]
    assert names(board, four[-1]) == ["c3", "m1"]
    last = built_tunnels("t1 t2 t3 t13 t7 t6 t14")  # UC-E25
    assert {"c1", "c2", "c3", "c6", "c7"} <= touched(board, last)
    assert "c5" not in touched(board, last)
    assert set(board.place_tunnels[2]) <= set(last)
    assert {CITY_IDS[city] for city in reached(board, last)} == {"c1", "c2", "c3", "c4", "c6", "c7"}


@rule("UC-C6")
@pytest.mark.parametrize("board", ALL[:4])
def test_a_basic_board_has_nine_bonuses_worth_ten(board: Board) -> None:
    found = bonuses(board)
    assert len(found) == 9
    assert sum(weight(gains) for gains in found.values()) == 10
    doubles = [site for site, gains in found.items() if len(gains) > 1]
    assert [found[site] for site in doubles] == [{"card": 1, "track": 1}]
    assert doubles[0] in CITY_IDS
    assert [site for site, gains in found.items() if gains == {"steelplast": 1} and site in TUNNEL_IDS]
    assert not {"t7", "t12"} & set(found)


@rule("UC-C6")
def test_basic_boards_differ_in_bonuses_alone() -> None:
    first = BASIC[0]
    for other in BASIC[1:]:
        assert (other.ends, other.sites, other.xs, other.ys, other.feature) == (first.ends, first.sites, first.xs, first.ys, first.feature)
        assert bonuses(other) != bonuses(first)


# ---------------------------------------------------------------------------------------------------------------------
# Advanced boards
# ---------------------------------------------------------------------------------------------------------------------


@rule("UC-C7", "UC-C40")
@pytest.mark.parametrize("board", ALL[4:])
def test_an_advanced_board_keeps_the_numbers_of_its_row(board: Board) -> None:
    row = WANTED[board.number]
    assert board.theme == row["theme"].replace(" ", "-")
    assert board.cities == row["city_sites"]
    assert board.tunnels == row["tunnel_sites"]
    assert row["building_sites"][0] <= building_sites(board) <= row["building_sites"][1]
    least, most = DESIGN["advanced"]["building_sites_per_city"]
    assert all(least <= board.sites[city] <= most for city in range(board.cities))
    for place in range(3):
        least, most = DESIGN["advanced"]["tunnels_to_brown" if board.place_colour[place] == BROWN else "tunnels_to_blue"]
        assert least <= fewest_tunnels(board, place) <= most


@rule("UC-C7")
def test_every_advanced_board_has_its_own_graph() -> None:
    shapes = [sorted(len(board.touching[city]) for city in range(board.cities)) + board.sites for board in ADVANCED]
    assert all(first != second for first, second in combinations(shapes, 2))
    graphs = {str([names(board, tunnel) for tunnel in tunnels_of(board)]) for board in [BASIC[0], *ADVANCED]}
    assert len(graphs) == 5
    assert all(len(set(board.sites[: board.cities])) > 1 for board in ADVANCED)


def special_counts(board: Board) -> dict[str, int]:
    """Return how many of each kind of special site a board has; a pair of tunnels is one."""
    found = Counter(features(board).values())
    if "AS3" in found:
        found["AS3"] //= 2
    return dict(found)


@rule("UC-C8", "UC-C40")
@pytest.mark.parametrize("board", ALL[4:])
def test_special_sites_and_bonuses_of_an_advanced_board(board: Board) -> None:
    found = special_counts(board)
    assert found == WANTED[board.number]["special"]
    assert all(found.get(kind, 0) <= 1 for kind in ("AS1", "AS3", "AS4", "AS5"))
    assert 1 <= found["AS2"] <= 2
    assert 2 <= found["AS6"] <= 4
    assert len(found) >= 3
    start = CITY_IDS[board.start]
    assert not [site for site in features(board) if site == start or site.startswith(f"{start}.")]
    least, most = DESIGN["advanced"]["ordinary_bonus_sites"]
    assert least <= len(bonuses(board)) <= most
    least, most = DESIGN["advanced"]["ordinary_bonus_units"]
    assert least <= sum(weight(gains) for gains in bonuses(board).values()) <= most


@rule("UC-C8", "UC-C40")
def test_each_kind_of_special_site_is_on_two_boards_and_many_of_them_mean_fewer_bonuses() -> None:
    for kind in FEATURES:
        assert len([board for board in ADVANCED if kind in features(board).values()]) >= 2
    for first, second in combinations(ADVANCED, 2):
        specials = [sum(special_counts(board).values()) for board in (first, second)]
        gifts = [len(bonuses(board)) for board in (first, second)]
        assert (specials[0] - specials[1]) * (gifts[0] - gifts[1]) <= 0


@rule("UC-C9")
def test_printed_surcharges_are_the_named_share_of_what_a_site_adds() -> None:
    """Over two productions; AS5 gives at once."""
    feature = {entry.name: entry for entry in CONTENT.features}
    surcharge = {
        name: sum(amount * WEIGHTS[good] for good, amount in zip(RESOURCES, entry.surcharge, strict=True))
        for name, entry in feature.items()
    }
    point = WEIGHTS["point"]
    usual = CONTENT.pieces[5].produces[POINT]
    tunnel = CONTENT.pieces[3].produces[RESOURCES.index("credit")]
    assert feature["AS5"].bonus is not None
    added = {
        "AS1": 2 * point * (feature["AS1"].symbiotic - usual),
        "AS2": 2 * (feature["AS2"].multiplier - 1) * tunnel,
        "AS3": 2 * feature["AS3"].pair[RESOURCES.index("credit")],
        "AS4": 2 * point * feature["AS4"].metropolis[POINT],
        "AS5": weight(goods(feature["AS5"].bonus)),
    }
    shares = {name: round(100 * surcharge[name] / worth) for name, worth in added.items()}
    assert shares == {"AS3": 0, "AS2": 25, "AS4": 33, "AS5": 44, "AS1": 50}
    assert list(FEATURES) == ["AS1", "AS2", "AS3", "AS4", "AS5", "AS6"]


@rule("UC-C9")
@pytest.mark.parametrize("board", ALL[4:])
def test_a_doubled_building_site_costs_more_where_a_city_has_many(board: Board) -> None:
    units = DESIGN["advanced"]["as6_surcharge_units"]
    doubled = [site for site, kind in features(board).items() if kind == "AS6"]
    for name in doubled:
        site = BUILDING_IDS.index(name)
        city, place = divmod(site, SITES_OF_CITY)
        assert place < board.sites[city]
        wanted = units["city_with_up_to_3_sites" if board.sites[city] <= 3 else "city_with_4_or_5_sites"]
        assert sum(board.surcharge[FIRST_BUILDING + site]) == wanted


@rule("UC-C9")
def test_a_doubled_site_costs_a_sixth_to_a_half_of_what_a_building_adds_there() -> None:
    for kind in range(BUILDING_KINDS):
        piece = CONTENT.pieces[kind]
        plain = sum(WEIGHTS[GOODS[good]] * amount for good, amount in enumerate(piece.produces))
        upgraded = plain + sum(WEIGHTS[GOODS[good]] * amount for good, amount in enumerate(piece.upgraded))
        assert 0.15 <= 1 / (2 * upgraded) <= 0.5  # a small city's surcharge, over two productions
        assert 1 / (2 * plain) <= 0.5
        assert 2 / (2 * upgraded) <= 0.5


@rule("UC-C10")
def test_the_theme_of_an_advanced_board_shows_in_its_numbers() -> None:
    dense, long, metropolises, symbiosis = ADVANCED
    everyone = set(ADVANCED)
    assert all(building_sites(dense) > building_sites(other) for other in everyone - {dense})
    rails = {board: len([kind for kind in features(board).values() if kind in ("AS2", "AS3")]) for board in ADVANCED}
    assert all(rails[long] > rails[other] for other in everyone - {long})
    assert all(building_sites(long) < building_sites(other) for other in everyone - {long})
    ways = {board: sum(fewest_tunnels(board, place) for place in range(3)) for board in ADVANCED}
    assert all(ways[metropolises] < ways[other] for other in everyone - {metropolises})
    assert {"AS1", "AS5"} <= set(features(symbiosis).values())
    assert any("biomass" in gains for gains in bonuses(symbiosis).values())
    assert all("biomass" not in gains for other in everyone - {symbiosis} for gains in bonuses(other).values())


@rule("UC-C10")
@pytest.mark.parametrize("board", ALL[4:])
def test_seven_connected_cities_are_possible_without_any_surcharge(board: Board) -> None:
    free = [tunnel for tunnel in tunnels_of(board) if not any(board.surcharge[FIRST_TUNNEL + tunnel])]
    cities = [city for city in reached(board, free) if not any(board.surcharge[city])]
    assert len(cities) >= 7


def test_bonuses_are_goods_of_the_box() -> None:
    """Points are left to special sites, so that a bonus is a helping hand and no goal."""
    for board in CONTENT.boards:
        for gains in bonuses(board).values():
            assert set(gains) <= {*RESOURCES, "card", "track"}
            assert max(gains.values()) <= 2
