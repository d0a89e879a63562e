"""Moving an urbanization token away from a new building (GK-U5 to GK-U7, GK-R48 to GK-R53)."""

from __future__ import annotations

import random

import pytest

import ludarium
from ludarium.games.ginkgopolis.content.components import LETTERS
from ludarium.games.ginkgopolis.rules.city import City, cell_text, x_of, y_of
from ludarium.games.ginkgopolis.rules.hal import HalTurn
from ludarium.games.ginkgopolis.rules.tokens import allowed_cells, way_clearing
from ludarium.games.ginkgopolis.state import GinkgopolisState
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, card, given, plain, tile

Cell = tuple[int, int]


def founder(players: int = 3) -> Scene:
    """Seat 0 can urbanize with red-4; nobody has a character."""
    scene = plain(players)
    return scene.holds(0, resources=5, points=1, tiles=["red-4", "red-6"], supply=9)


def stuck_between() -> Scene:
    """GK-E29: token B on 0,2 has no free neighbouring cell, and A and C lie side by side on the outer edge."""
    scene = founder().token_on("A", "-1,3").token_on("C", "0,3")
    return scene.building("yellow-10", "-1,2").building("yellow-11", "1,2").building("yellow-12", "1,3")


# -- an ordinary move ----------------------------------------------------------------------------------------------------


@rule("GK-U5")
@pytest.mark.parametrize(
    ("letter", "cells"),
    [
        ("A", {"-1,3", "-2,2"}),
        ("C", {"1,3", "2,2"}),
        ("D", {"2,2", "3,1"}),
        ("F", {"3,-1", "2,-2"}),
        ("G", {"2,-2", "1,-3"}),
        ("I", {"-2,-2", "-1,-3"}),
        ("J", {"-2,-2", "-3,-1"}),
        ("L", {"-3,1", "-2,2"}),
    ],
)
def test_the_token_goes_to_an_empty_cell_that_shares_an_edge(letter: str, cells: set[str]) -> None:
    for target in cells:
        scene = founder().takes_turn(0, letter, "red-4")
        assert scene.offers(0) == {f"token {where}" for where in cells}
        assert scene.play(0, f"token {target}").token(letter) == target


@rule("GK-U5")
@pytest.mark.parametrize(("letter", "target"), [("B", "0,3"), ("E", "3,0"), ("H", "0,-3"), ("K", "-3,0")])
def test_the_only_empty_cell_is_taken(letter: str, target: str) -> None:
    assert founder().takes_turn(0, letter, "red-4").token(letter) == target


@rule("GK-U6", "GK-R51")
def test_neither_a_token_nor_a_building_leaves_a_cell_empty() -> None:
    scene = founder().token_on("A", "-1,3").token_on("C", "1,3").building("yellow-10", "1,2").takes_turn(0, "B", "red-4")
    assert scene.offers(0) == {"token 0,3", "token -1,2"}
    assert scene.refuses(0) == {"cell:1,2": "GK-U6", "cell:0,1": "GK-U6"}
    blocked = founder().token_on("A", "0,3").token_on("C", "1,3").building("yellow-10", "1,2").building("yellow-11", "0,4")
    assert blocked.takes_turn(0, "B", "red-4").token("B") == "-1,2"


@rule("GK-U6", "GK-R51")
def test_a_token_can_be_put_on_no_other_cell() -> None:
    scene = founder().takes_turn(0, "C", "red-4")
    before = scene.table.digest()
    for where in ("1,1", "0,2", "1,2", "1,4", "2,3", "3,3"):
        with pytest.raises(ludarium.IllegalMove):
            scene.play(0, f"token {where}")
    assert scene.table.digest() == before


@rule("GK-R51")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_no_two_tokens_ever_share_a_cell_or_lie_on_a_building(players: int) -> None:
    luck = ludarium.chance(players)
    for seed in range(8):
        table = given(players, seed).table
        while not table.over:
            lying = [where for where in table.city.tokens if where >= 0]
            assert len(set(lying)) == len(lying) >= 11
            assert not any(where in table.city.at for where in lying)
            seat = table.to_move[0]
            moves = table.moves(seat)
            table.play(seat, moves[luck.below(len(moves))])


@rule("GK-R48")
def test_an_ordinary_move_need_not_keep_alphabetical_order() -> None:
    scene = founder().token_on("G", "5,5").token_on("B", "1,-2").token_on("G", "0,2").takes_turn(0, "B", "red-4")
    assert scene.offers(0) == {"token 2,-2", "token 1,-3"}  # between F and H


@rule("GK-R49")
def test_a_token_may_move_into_an_enclosed_gap_and_a_building_can_rise_there() -> None:
    scene = founder().token_on("A", "-2,2").token_on("C", "2,2")
    for index, where in enumerate(("-1,2", "-1,3", "0,4", "1,3", "1,2")):
        scene.building(f"yellow-{10 + index}", where)
    scene.takes_turn(0, "B", "red-4")
    assert scene.token("B") == "0,3"
    scene.takes_turn(0, "B", "red-6")
    assert scene.at("0,3").tile == tile("red-6")


@rule("GK-R49")
def test_the_gap_is_one_choice_among_others() -> None:
    scene = founder().token_on("A", "-2,2").token_on("C", "2,2").token_on("B", "0,3")
    for index, where in enumerate(("-1,2", "-1,3", "1,2", "1,3")):
        scene.building(f"yellow-{10 + index}", where)
    assert scene.takes_turn(0, "B", "red-4").offers(0) == {"token 0,2", "token 0,4"}  # the new building closes the gap 0,2


# -- the stuck token -----------------------------------------------------------------------------------------------------


@rule("GK-E29", "GK-U7", "GK-R52")
def test_example_token_without_a_free_neighbour_lets_a_give_way() -> None:
    scene = stuck_between().takes_turn(0, "B", "red-4")
    assert scene.offers(0) == {"shift A", "shift C"}
    scene.play(0, "shift A")
    assert scene.offers(0) == {"token -2,2"}
    scene.play(0, "token -2,2")
    assert scene.offers(0) == {"token -1,3"}
    scene.play(0, "token -1,3")
    assert (scene.token("A"), scene.token("B"), scene.token("C")) == ("-2,2", "-1,3", "0,3")


@rule("GK-E29", "GK-U7", "GK-R52")
@pytest.mark.parametrize(
    ("clear", "then"),
    [("1,4", {"0,3"}), ("2,3", {"0,3", "1,4"}), ("2,2", {"0,3", "1,4", "2,3"})],
)
def test_example_token_without_a_free_neighbour_lets_c_give_way(clear: str, then: set[str]) -> None:
    scene = stuck_between().takes_turn(0, "B", "red-4").play(0, "shift C")
    assert scene.offers(0) == {"token 1,4", "token 2,3", "token 2,2"}
    scene.play(0, f"token {clear}")
    assert scene.offers(0) == {f"token {where}" for where in then}
    scene.play(0, "token 0,3")
    assert (scene.token("A"), scene.token("B"), scene.token("C")) == ("-1,3", "0,3", clear)


@rule("GK-U7", "GK-R52")
def test_a_stuck_token_goes_to_any_free_cell_between_its_neighbours_in_the_alphabet() -> None:
    scene = founder().token_on("A", "-1,3").token_on("C", "2,2")
    for index, where in enumerate(("-1,2", "0,3", "1,2", "1,3")):
        scene.building(f"yellow-{10 + index}", where)
    scene.takes_turn(0, "B", "red-4")
    assert scene.offers(0) == {"token 0,4", "token 1,4", "token 2,3"}


@rule("GK-R52")
def test_letters_off_the_walk_are_skipped_and_the_alphabet_is_cyclic() -> None:
    # L stands in a gap of its own, so A lies between K and B.
    scene = founder().token_on("B", "0,3").token_on("L", "9,9").building("yellow-13", "-2,1").building("yellow-14", "-2,3")
    for index, where in enumerate(("0,2", "-1,3")):
        scene.building(f"yellow-{10 + index}", where)
    scene.building("yellow-15", "-3,2").token_on("L", "-2,2").takes_turn(0, "A", "red-4")
    assert city_cells(scene.table.city.outer_walk()).isdisjoint({(-2, 2), (-1, 2)})
    assert scene.token("A") == "off"
    assert scene.offers(0) == {"token -3,1", "token -4,2", "token -3,3", "token -2,4", "token -1,4"}


@rule("GK-R52")
def test_a_token_in_the_mouth_of_a_bay_is_met_twice_and_both_ways_on_are_allowed() -> None:
    # A lies on 0,4 between two arms, C on 0,2 at the end of the bay behind it; B is built in a gap of its own on 3,0.
    scene = founder().token_on("A", "0,4").token_on("B", "3,0").token_on("C", "0,2").token_on("E", "5,0")
    for index, where in enumerate(("-1,2", "-1,3", "-1,4", "1,2", "1,3", "1,4")):
        scene.building(f"yellow-{10 + index}", where)
    for index, where in enumerate(("2,0", "3,1", "4,0", "3,-1")):
        scene.building(f"blue-{10 + index}", where)
    scene.takes_turn(0, "B", "red-4")
    assert {"token 0,3", "token 1,5", "token -1,5"} < scene.offers(0)  # inside the bay, and all the way round the city
    free = [where for where in scene.table.city.edge_cells() if where not in scene.table.city.token_at]
    assert scene.offers(0) == {f"token {cell_text(where)}" for where in free}


@rule("GK-R52")
def test_if_no_neighbour_can_give_way_any_free_edge_cell_will_do() -> None:
    # L, A, C and D follow each other without a free cell: neither A nor C can make room for B.
    scene = stuck_between().token_on("L", "-2,2").token_on("D", "1,4").takes_turn(0, "B", "red-4")
    assert scene.offers(0) == {f"token {where}" for where in ("-2,1", "2,1", "2,2", "2,3")}
    scene.play(0, "token -2,1")
    assert scene.token("B") == "-2,1"


@rule("GK-R52")
def test_only_a_neighbour_that_can_make_room_is_offered() -> None:
    scene = stuck_between().token_on("L", "-2,2").takes_turn(0, "B", "red-4")  # A has no other cell between L and C
    assert scene.offers(0) == {"token 1,4", "token 2,3", "token 2,2"}


@rule("GK-R53")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_acting_player_decides_about_the_token_that_gives_way(seat: int) -> None:
    scene = stuck_between().holds(seat, resources=2, tiles=["red-4"]).takes_turn(seat, "B", "red-4")
    for move in ("shift C", "token 2,2", "token 0,3"):
        assert scene.table.to_move == [seat]
        scene.play(seat, move)
    assert scene.token("B") == "0,3"


@rule("GK-R53", "GK-L14")
def test_in_the_solo_game_you_decide_for_hal_too() -> None:
    scene = given(1).token_on("A", "-1,3").token_on("C", "0,3")
    scene.building("yellow-10", "-1,2").building("yellow-11", "1,2").building("yellow-12", "1,3")
    scene.table.discard.append(scene.table.hal_card)
    scene.deck("B")
    scene.table.hal_card = scene.table.deck.pop()
    scene.run(HalTurn())
    for move in ("shift C", "token 2,2", "token 0,3"):
        assert scene.table.to_move == [0]
        scene.play(0, move)
    assert scene.at("0,2").owner == 1
    assert (scene.token("B"), scene.token("C")) == ("0,3", "2,2")
    assert card("B") == scene.table.discard[-1]


# -- GK-R52 read a second time, on coordinates ---------------------------------------------------------------------------

NORTH, EAST, SOUTH, WEST = (0, 1), (1, 0), (0, -1), (-1, 0)
WAYS = (NORTH, EAST, SOUTH, WEST)


def city_cells(cells: list[int]) -> set[Cell]:
    return {(x_of(where), y_of(where)) for where in cells}


def outside_of(buildings: set[Cell]) -> set[Cell]:
    """Return the empty cells near the city that are connected with the open land."""
    low_x, high_x = min(x for x, y in buildings) - 2, max(x for x, y in buildings) + 2
    low_y, high_y = min(y for x, y in buildings) - 2, max(y for x, y in buildings) + 2
    reached = {(low_x, low_y)}
    waiting = [(low_x, low_y)]
    while waiting:
        x, y = waiting.pop()
        for way_x, way_y in WAYS:
            near = (x + way_x, y + way_y)
            inside = low_x <= near[0] <= high_x and low_y <= near[1] <= high_y
            if inside and near not in buildings and near not in reached:
                reached.add(near)
                waiting.append(near)
    return reached


def side_line(building: Cell, way: Cell) -> tuple[Cell, Cell]:
    """Return a side of a building as a line between corner points, walked with the building on the right hand."""
    x, y = building
    corners = {
        NORTH: ((x, y + 1), (x + 1, y + 1)),
        EAST: ((x + 1, y + 1), (x + 1, y)),
        SOUTH: ((x + 1, y), (x, y)),
        WEST: ((x, y), (x, y + 1)),
    }
    return corners[way]


def outline(buildings: set[Cell]) -> list[Cell]:
    """Return the cells met on the way once round the city: its outer sides joined end to end."""
    outside = outside_of(buildings)
    lines: dict[Cell, list[tuple[Cell, Cell]]] = {}
    count = 0
    for x, y in buildings:
        for way in WAYS:
            beyond = (x + way[0], y + way[1])
            if beyond in outside:
                start, end = side_line((x, y), way)
                lines.setdefault(start, []).append((end, beyond))
                count += 1
    start = min(lines)
    point, last = lines[start][0]
    met = [last]
    while len(met) < count:
        point, last = next((line for line in lines[point] if line[1] == last), lines[point][0])
        met.append(last)
    return met


def may_lie(tokens: dict[Cell, int], letter: int, walk: list[Cell]) -> set[Cell]:
    """GK-R52, part 2, for a token; `tokens` are all on the table, the letter's own may be among them."""
    on_walk = sorted({tokens[where] for where in walk if where in tokens} - {letter})
    if not on_walk:
        return set()
    before = max((other for other in on_walk if other < letter), default=on_walk[-1])
    after = min((other for other in on_walk if other > letter), default=on_walk[0])
    allowed = set()
    for index, where in enumerate(walk):
        if tokens.get(where) == before:
            ahead = walk[index + 1 :] + walk[: index + 1]
            stop = next(step for step, there in enumerate(ahead) if tokens.get(there) == after)
            allowed |= {there for there in ahead[:stop] if there not in tokens}
    return allowed


def giving_way(tokens: dict[Cell, int], stuck: int, walk: list[Cell]) -> set[tuple[int, Cell]]:
    """GK-R52, part 3: which neighbour can go where, so that the stuck token has a cell."""
    found = set()
    letters = sorted(set(tokens.values()) & {tokens[where] for where in walk if where in tokens})
    before = max((other for other in letters if other < stuck), default=letters[-1])
    after = min((other for other in letters if other > stuck), default=letters[0])
    for neighbour in {before, after}:
        for where in may_lie(tokens, neighbour, walk):
            moved = {there: letter for there, letter in tokens.items() if letter != neighbour}
            moved[where] = neighbour
            if may_lie(moved, stuck, walk):
                found.add((neighbour, where))
    return found


def tokens_of(city: City) -> dict[Cell, int]:
    return {(x_of(where), y_of(where)): letter for where, letter in city.token_at.items()}


def random_city(luck: random.Random) -> City:
    """Return a city grown from the start block, with eleven tokens on edge cells anywhere."""
    scene = plain(seed=luck.randrange(1000))
    city = scene.table.city
    for letter in range(12):
        city.take_token(letter)
    some_building = scene.at("0,0")
    for growth in range(luck.randrange(4, 40)):
        edge = city.edge_cells()
        city.at[luck.choice(edge)] = some_building  # only the cell matters here
    edge = city.edge_cells()
    luck.shuffle(edge)
    if luck.random() < 0.7:  # mostly in order, as in a game
        walk = list(dict.fromkeys(city.outer_walk()))
        first = luck.randrange(len(walk))
        edge = sorted(edge[:12], key=lambda where: (walk.index(where) - first) % len(walk) if where in walk else 99)
    for letter in range(12):
        city.put_token(letter, edge[letter])
    city.take_token(luck.randrange(12))
    return city


@rule("GK-R52")
@pytest.mark.parametrize("seed", range(150))
def test_the_outer_walk_and_the_allowed_cells_of_any_city(seed: int) -> None:
    city = random_city(random.Random(seed))
    stuck = city.tokens.index(-1)
    walk = outline(city_cells(list(city.at)))
    found = [(x_of(where), y_of(where)) for where in city.outer_walk()]
    turns = [found[index:] + found[:index] for index in range(len(found))]
    assert walk in turns
    assert city_cells(allowed_cells(city, stuck, city.outer_walk())) == may_lie(tokens_of(city), stuck, walk)
    clearing = {(letter, (x_of(where), y_of(where))) for letter, where in way_clearing(city, stuck)}
    assert clearing == giving_way(tokens_of(city), stuck, walk)


def expected_offers(table: GinkgopolisState, seat: int) -> set[str] | None:
    """Return what GK-R52 lets a seat choose now, or None while no token is stuck."""
    question = table.ask(seat)
    assert question is not None
    if question.rule != "GK-R52":
        return None
    stuck = table.city.tokens.index(-1)
    walk, tokens = outline(city_cells(list(table.city.at))), tokens_of(table.city)
    allowed, clearing = may_lie(tokens, stuck, walk), giving_way(tokens, stuck, walk)
    if question.prompt.key == "ask-giving-way":
        assert not allowed
        return {f"shift {LETTERS[letter]}" for letter, where in clearing}
    if question.prompt.key == "ask-give-way":
        assert not allowed
        moving = LETTERS.index(str(question.prompt.arguments["letter"]))
        return {f"token {x},{y}" for letter, (x, y) in clearing if letter == moving}
    if not allowed:
        assert not clearing
        free = [where for where in table.city.edge_cells() if where not in table.city.token_at]
        return {f"token {cell_text(where)}" for where in free}
    return {f"token {x},{y}" for x, y in allowed}


@rule("GK-U7", "GK-R52")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_stuck_tokens_in_random_games_are_placed_by_the_ruling(players: int) -> None:
    luck = ludarium.chance(77 + players)
    stuck = 0
    for seed in range(60):
        scene = given(players, seed)
        table = scene.table
        while not table.over:
            seat = table.to_move[0]
            moves = table.moves(seat)
            if len(table.city.token_at) < 12:
                expected = expected_offers(table, seat)
                assert expected in (None, scene.offers(seat))
                stuck += expected is not None
            table.play(seat, moves[luck.below(len(moves))])
    assert stuck >= 3  # with fewer the test would prove nothing


@rule("GK-R52")
def test_a_free_edge_cell_always_exists() -> None:
    for seed in range(60):
        city = random_city(random.Random(seed))
        free = [where for where in city.edge_cells() if where not in city.token_at]
        assert len(city.edge_cells()) >= 12
        assert free
