"""Who knows what: every arrangement that agrees with a player's knowledge occurs, none other, all equally often."""

from __future__ import annotations

import itertools
import json

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

import ludarium
from ludarium.engine.chance import chance
from ludarium.engine.errors import LoadError
from ludarium.engine.fields import Loading, write_fields
from ludarium.engine.hidden import FORGET_AT, HIDDEN_FIELDS, Hidden, Knowledge

Arrangement = tuple[int, ...]


def written(hidden: Hidden) -> dict[str, object]:
    return write_fields(hidden, HIDDEN_FIELDS)


def possible(hidden: Hidden, player: int, pieces: list[int]) -> set[Arrangement]:
    """Return, by trying all, the arrangements that agree with what the player knows: for each piece the one in its place."""
    unknown = [piece for piece in pieces if not hidden.seen[piece] >> player & 1]
    found: set[Arrangement] = set()
    for order in itertools.permutations(unknown):
        instead = list(range(len(hidden.seen)))
        fits = True
        for place, piece in zip(unknown, order, strict=True):
            instead[place] = piece
            fits = fits and hidden.may_lie(player, piece, place)
        if fits:
            found.add(tuple(instead))
    return found


def sampled(hidden: Hidden, player: int, pieces: list[int], times: int) -> dict[Arrangement, int]:
    """Return how often each arrangement comes out."""
    luck = chance(1)
    counts: dict[Arrangement, int] = {}
    for turn in range(times):
        made = tuple(hidden.copy().exchange(player, pieces, luck))
        counts[made] = counts.get(made, 0) + 1
    return counts


def all_unknown() -> Hidden:
    hidden = Hidden(4, 2)
    hidden.shuffle_in([0, 1, 2, 3])
    return hidden


def some_seen() -> Hidden:
    hidden = all_unknown()
    hidden.show(1, 0)
    hidden.show(2, 1)
    return hidden


def shuffled_twice() -> Hidden:
    """Player 0 has seen 0 and 1 go into the second shuffle; 2 and 3 were dealt in the first."""
    hidden = all_unknown()
    hidden.show(0, 0)
    hidden.show(1, 0)
    hidden.shuffle_in([0, 1])
    return hidden


def shuffled_in_part() -> Hidden:
    """Player 0 has seen 0 go into the second shuffle, along with the unknown 1; 2, 3 and 4 stayed where they were."""
    hidden = Hidden(5, 2)
    hidden.shuffle_in([0, 1, 2, 3, 4])
    hidden.show(0, 0)
    hidden.shuffle_in([0, 1])
    return hidden


def thrice() -> Hidden:
    hidden = Hidden(5, 2)
    hidden.shuffle_in([0, 1, 2, 3, 4])
    hidden.show(0, 0)
    hidden.shuffle_in([0, 1, 2])
    hidden.show(3, 0)
    hidden.shuffle_in([1, 3])
    return hidden


def a_shuffle_without_secrets() -> Hidden:
    """Everybody saw which two pieces went into the second shuffle: nothing else can lie there."""
    hidden = all_unknown()
    hidden.reveal(0)
    hidden.reveal(1)
    hidden.shuffle_in([0, 1])
    hidden.show(2, 1)
    return hidden


def shuffled_apart() -> Hidden:
    """Player 0 saw piece 0 go into the second shuffle, so it is not among those of the third, which lay elsewhere."""
    hidden = all_unknown()
    hidden.show(0, 0)
    hidden.shuffle_in([0, 1])
    hidden.shuffle_in([2, 3])
    return hidden


CASES = {
    "all unknown": (all_unknown(), 24),
    "some seen": (some_seen(), 6),
    "shuffled twice": (shuffled_twice(), 4),
    "shuffled in part": (shuffled_in_part(), 48),
    "thrice": (thrice(), 36),
    "a shuffle without secrets": (a_shuffle_without_secrets(), 4),
    "shuffled apart": (shuffled_apart(), 12),
}


@pytest.mark.parametrize("case", CASES)
def test_all_possible_arrangements_occur_equally_often_and_no_others(case: str) -> None:
    hidden, number = CASES[case]
    pieces = list(range(len(hidden.seen)))
    expected = possible(hidden, 0, pieces)
    assert len(expected) == number
    counts = sampled(hidden, 0, pieces, 150 * number)
    assert set(counts) == expected
    chi_square = sum((count - 150) ** 2 / 150 for count in counts.values())
    degrees = number - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5 + 8, "a fair sample exceeds this less than once in 10,000 times"


def test_known_pieces_and_pieces_left_out_stay() -> None:
    hidden = some_seen()
    for made in sampled(hidden, 0, [0, 1, 2], 100):
        assert made[1] == 1
        assert made[3] == 3
    assert set(sampled(hidden, 1, [0, 1, 3], 200)) == possible(hidden, 1, [0, 1, 3])


def test_who_knows_all_has_one_world() -> None:
    hidden = all_unknown()
    for piece in range(4):
        hidden.reveal(piece)
    assert hidden.seen == [3, 3, 3, 3]
    assert set(sampled(hidden, 0, [0, 1, 2, 3], 20)) == {(0, 1, 2, 3)}
    assert hidden.copy().exchange(0, [], chance(1)) == [0, 1, 2, 3]


def test_what_others_know_of_a_place_goes_over_to_the_piece_there() -> None:
    hidden = some_seen()  # player 1 knows where 2 lies
    for seed in range(30):
        world = hidden.copy()
        instead = world.exchange(0, [0, 1, 2, 3], chance(seed))
        assert world.seen[1] == 1, "player 0 still knows 1"
        assert [piece for piece in range(4) if world.knows(1, piece)] == [instead[2]]
        assert world.dealt == [1, 1, 1, 1]


def test_a_world_can_be_exchanged_again_for_any_player() -> None:
    hidden = thrice()
    for seed in range(50):
        luck = chance(seed)
        world = hidden.copy()
        for player in (0, 1, 1, 0):
            world.exchange(player, [0, 1, 2, 3, 4], luck)
            for piece in range(5):
                for other in range(2):
                    assert world.may_lie(other, piece, piece)
        assert possible(world, 0, [0, 1, 2, 3, 4])


def by_place(hidden: Hidden, player: int, at: list[int], seed: int) -> tuple[list[int], dict[str, object]]:
    """Return which piece an exchange lays in each place, and all that is known afterwards; `at` says what lies in the places before."""
    world = hidden.copy()
    instead = world.exchange(player, at, chance(seed))
    return [instead[piece] for piece in at], written(world)


@pytest.mark.parametrize("case", CASES)
def test_the_same_luck_gives_the_same_world_however_the_pieces_really_lie(case: str) -> None:
    hidden, _number = CASES[case]
    at = list(range(len(hidden.seen)))
    for player in range(2):
        for seed in range(20):
            other = hidden.copy()
            moved = other.exchange(player, at, chance(seed))
            assert by_place(other, player, moved, 99) == by_place(hidden, player, at, 99)


def knots(count: int) -> Hidden:
    """Return pieces in groups of four that filling one place after the other rarely gets right: what may lie in two places overlaps."""
    hidden = Hidden(4 * count, 2)
    for first in range(0, 4 * count, 4):
        hidden.shuffle_in([first, first + 1, first + 2, first + 3])
        hidden.shuffle_in([first, first + 1, first + 3])
        hidden.show(first + 1, 0)
        hidden.shuffle_in([first + 1, first + 2])
    return hidden


def test_where_filling_fails_it_is_the_same_world_too() -> None:
    hidden = knots(8)
    at = list(range(len(hidden.seen)))
    assert not any(hidden.copy()._fill(0, at, at.copy(), chance(seed)) for seed in range(60)), "or this tests nothing"
    for seed in range(5):
        other = hidden.copy()
        moved = other.exchange(0, at, chance(seed))
        assert moved != at
        assert by_place(other, 0, moved, 99) == by_place(hidden, 0, at, 99)


def test_a_hand_is_ordered_by_who_else_knows_a_piece() -> None:
    """Otherwise it depends on the pieces' numbers which place in a neighbour's hand a third player knows."""
    hidden = all_unknown()
    hidden.show(2, 1)
    assert hidden.in_order([2, 0, 3], 0) == [0, 3, 2]


def test_a_copy_is_independent() -> None:
    hidden = some_seen()
    before = json.dumps(written(hidden))
    other = hidden.copy()
    other.shuffle_in([0, 1])
    other.show(0, 1)
    other.exchange(0, [0, 1, 2, 3], chance(2))
    assert json.dumps(written(hidden)) == before


def test_a_trial_knows_what_was_known_and_notes_nothing() -> None:
    hidden = some_seen()
    before = json.dumps(written(hidden))
    trial = hidden.unheeded()
    assert json.dumps(written(trial)) == before
    trial.shuffle_in([0, 1])
    trial.show(0, 1)
    trial.reveal(2)
    assert json.dumps(written(trial)) == json.dumps(written(hidden)) == before
    assert trial.unheeded() is trial
    for luck in range(8):
        for player in (0, 1):
            trial.exchange(player, [0, 1, 2, 3], chance(luck))
    assert json.dumps(written(hidden)) == before


def loaded(data: object) -> Hidden:
    """Return what is known of five pieces among the players of a table for two."""
    state = ludarium.game("ginkgopolis").new(2, 1)
    return Knowledge("cards", 5).read(data, "hidden", Loading(state, lambda *given: None, lambda text: None))


def test_it_is_saved_and_loaded() -> None:
    hidden = thrice()
    data = json.loads(json.dumps(written(hidden)))
    assert written(loaded(data)) == written(hidden)
    for change in ({"shuffles": -1}, {"seen": [0] * 4}, {"seen": [4] * 5}, {"dealt": [9] * 5}, {"surely": [0] * 9}):
        with pytest.raises(LoadError):
            loaded({**data, **change})


def busy_cards(steps: int, seed: int, forgetting: bool) -> Hidden:
    """Deal, look at, show and reshuffle eight cards for two players, as a game does that reshuffles often."""
    hidden, luck, order = Hidden(8, 2), chance(seed), list(range(8))
    for step in range(steps):
        luck.shuffle(order)
        count = luck.below(9)
        action = luck.below(4)
        if action < 2:
            hidden.shuffle_in(order[:count])
        elif action == 2:
            hidden.show(order[0], luck.below(2))
        else:
            hidden.reveal(order[0])
        if forgetting and luck.below(2):
            hidden._forget()
        elif not forgetting:
            luck.below(2)
    return hidden


@pytest.mark.parametrize("seed", range(40))
def test_forgetting_old_shuffles_changes_nothing_that_a_player_could_tell(seed: int) -> None:
    remembers, forgets = busy_cards(30, seed, False), busy_cards(30, seed, True)
    assert forgets.shuffles <= remembers.shuffles
    assert forgets.seen == remembers.seen
    everywhere = list(itertools.product(range(2), range(8), range(8)))
    assert [forgets.may_lie(*where) for where in everywhere] == [remembers.may_lie(*where) for where in everywhere]


def test_a_game_may_reshuffle_as_often_as_it_likes() -> None:
    """Four players draw and discard openly until the deck is empty, two thousand times."""
    hidden, luck = Hidden(40, 4), chance(3)
    deck, hands, discard = list(range(40)), [[], [], [], []], []  # type: ignore[var-annotated]
    hidden.shuffle_in(deck)
    for turn in range(40_000):
        hand = hands[turn % 4]
        if not deck:
            deck, discard = discard, []
            hidden.shuffle_in(deck)
            luck.shuffle(deck)
        hand.append(deck.pop())
        hidden.show(hand[-1], turn % 4)
        if len(hand) > 5:
            discard.append(hand.pop(luck.below(6)))
            hidden.reveal(discard[-1])
        assert hidden.shuffles <= FORGET_AT
    assert all(hidden.may_lie(player, card, card) for player in range(4) for card in range(40))
    assert sorted(hidden.exchange(1, list(range(40)), luck)) == list(range(40))


class Worlds(RuleBasedStateMachine):
    """Pieces are shuffled, shown and exchanged at will; the worlds a player could be in are tracked by brute force.

    `worlds` holds, for player 0, every arrangement (place -> piece) that could have come about given all that this player
    saw: an independent account of the same knowledge, without shuffle numbers.
    """

    pieces = 4

    def __init__(self) -> None:
        super().__init__()
        self.hidden = Hidden(self.pieces, 2)
        self.at = list(range(self.pieces))  # the piece in each place
        self.hidden.shuffle_in(list(range(self.pieces)))
        self.worlds: set[Arrangement] = set(itertools.permutations(range(self.pieces)))

    @rule(places=st.sets(st.integers(0, 3), min_size=1), seed=st.integers(0, 99))
    def shuffle(self, places: set[int], seed: int) -> None:
        """Shuffle what lies in some places among them."""
        chosen = sorted(places)
        taken = [self.at[place] for place in chosen]
        self.hidden.shuffle_in(taken)
        chance(seed).shuffle(taken)
        for place, piece in zip(chosen, taken, strict=True):
            self.at[place] = piece
        mixed: set[Arrangement] = set()
        for world in self.worlds:
            for order in itertools.permutations([world[place] for place in chosen]):
                other = list(world)
                for place, piece in zip(chosen, order, strict=True):
                    other[place] = piece
                mixed.add(tuple(other))
        self.worlds = mixed

    @rule(place=st.integers(0, 3))
    def show(self, place: int) -> None:
        """Let player 0 see what lies in a place."""
        self.hidden.show(self.at[place], 0)
        self.worlds = {world for world in self.worlds if world[place] == self.at[place]}

    @rule(place=st.integers(0, 3))
    def show_other(self, place: int) -> None:
        """Let player 1 see it: player 0 learns nothing."""
        self.hidden.show(self.at[place], 1)

    @invariant()
    def exactly_the_worlds_the_player_could_be_in_are_possible(self) -> None:
        made = {tuple(instead[piece] for piece in self.at) for instead in possible(self.hidden, 0, list(range(self.pieces)))}
        assert self.worlds == made
        assert tuple(self.at) in made

    @invariant()
    def an_exchange_is_always_feasible_and_agrees(self) -> None:
        pieces = list(range(self.pieces))
        for player in range(2):
            allowed = possible(self.hidden, player, pieces)
            for seed in range(3):
                assert tuple(self.hidden.copy().exchange(player, pieces, chance(seed))) in allowed


TestWorlds = Worlds.TestCase
TestWorlds.settings = settings(max_examples=60, stateful_step_count=12, deadline=None, derandomize=True)
