"""Random numbers: the known ones, unbiased, seeds in every form."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.engine.chance import FAST, GENERATORS, KEYED, MASK, Chance, KeyedChance, chance, load_chance, seed_of, seed_text
from ludarium.engine.errors import LoadError, OptionError


def test_the_first_words_are_the_known_ones() -> None:
    """A change of the generator would replay every record differently: these numbers never change."""
    zero, seven = chance(0), chance(7)
    assert [zero.word() for turn in range(6)] == [808754475, 4216505632, 947923937, 2491578854, 3964400089, 2091952393]
    assert [seven.word() for turn in range(6)] == [2902237333, 1046312763, 3343957389, 2183037117, 955467618, 2224546530]
    items = list(range(10))
    chance(7).shuffle(items)
    assert items == [5, 4, 0, 7, 8, 1, 3, 9, 2, 6]


def sfc32(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """Return words of the generator, written down from its definition."""
    words = []
    for turn in range(count):
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = (((c << 21) | (c >> 11)) % 2**32 + result) % 2**32
        words.append(result)
    return words


@given(st.lists(st.integers(0, MASK), min_size=4, max_size=4))
def test_it_is_sfc32(words: list[int]) -> None:
    made = Chance(words[0], words[1], words[2], words[3])
    assert [made.word() for turn in range(50)] == sfc32(words[0], words[1], words[2], words[3], 50)
    seed = f"{words[0]:08x}{words[1]:08x}{words[2]:08x}{words[3]:08x}"
    assert chance(seed).word() == sfc32(words[0], words[1], words[2], words[3], 16)[15], "fifteen words are thrown away first"


def hmac_sha256(key: bytes, text: bytes) -> bytes:
    """Return the keyed hash, written down from its definition (RFC 2104)."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + text).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def test_the_keyed_words_are_the_known_ones() -> None:
    zero, seven = chance(0, KEYED), chance(7, KEYED)
    assert [zero.word() for turn in range(4)] == [3569492320, 3537776394, 491233422, 3062869276]
    assert [seven.word() for turn in range(10)][6:] == [8428281, 362872640, 2565803721, 1159185605]


@given(st.integers(0, 2**128 - 1))
def test_the_keyed_words_follow_from_the_seed_alone(seed: int) -> None:
    made = chance(seed, KEYED)
    blocks = b"".join(hmac_sha256(seed_text(seed).encode(), f"chance {block}".encode()) for block in range(3))
    assert [made.word() for turn in range(24)] == [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 96, 4)]


def test_a_generator_that_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError, match="there is no generator 'dice'; known: sfc32, hmac-sha256"):
        chance(7, "dice")


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# The bound of a chi-square value that a fair generator exceeds once in 10,000 seeds, by its degrees of freedom.
BOUND = {1: 15.2, 2: 18.5, 5: 25.8, 6: 27.9, 11: 37.4, 23: 55.6, 51: 94.0}


@pytest.mark.parametrize("generator", GENERATORS)
@pytest.mark.parametrize("n", [2, 3, 6, 7, 12, 52])
def test_below_is_unbiased(n: int, generator: str) -> None:
    luck = chance(n, generator)
    counts = [0] * n
    for turn in range(400 * n):
        counts[luck.below(n)] += 1
    assert chi_square(counts) < BOUND[n - 1]


def test_below_is_unbiased_where_a_plain_remainder_is_not() -> None:
    """With n = 3 * 2**27 a remainder of 32 bits would give the lower numbers 11 times for each 10 of the others."""
    n = 3 * 2**27
    luck = chance(1)
    counts = [0, 0, 0]
    for turn in range(6000):
        counts[luck.below(n) // 2**27] += 1
    assert chi_square(counts) < BOUND[2]


@pytest.mark.parametrize("generator", GENERATORS)
def test_every_order_of_a_shuffle_is_equally_likely(generator: str) -> None:
    luck = chance(4, generator)
    counts: dict[str, int] = {}
    for turn in range(24 * 300):
        items = [0, 1, 2, 3]
        luck.shuffle(items)
        order = "".join(map(str, items))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < BOUND[23]


def test_pick_is_unbiased() -> None:
    luck = chance(9)
    counts = [0] * 6
    for turn in range(3000):
        counts[luck.pick([0, 1, 2, 3, 4, 5])] += 1
    assert chi_square(counts) < BOUND[5]


@given(st.integers(1, 2**29 - 1), st.integers(0, 2**128 - 1))
def test_below_stays_below(n: int, seed: int) -> None:
    luck = chance(seed)
    assert all(0 <= luck.below(n) < n for turn in range(20))


@given(st.lists(st.integers()), st.integers(0, 2**64))
def test_a_shuffle_keeps_every_item(items: list[int], seed: int) -> None:
    shuffled = items.copy()
    chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("generator", GENERATORS)
def test_small_shuffles_draw_nothing(generator: str) -> None:
    luck = chance(1, generator)
    before = luck.dump()
    luck.shuffle([])
    luck.shuffle([5])
    assert luck.dump() == before
    assert luck.below(1) == 0


@pytest.mark.parametrize("generator", GENERATORS)
def test_copies_go_on_alike_and_apart(generator: str) -> None:
    luck = chance(3, generator)
    other = luck.copy()
    assert [luck.word() for turn in range(5)] == [other.word() for turn in range(5)]
    luck.word()
    assert luck.dump() != other.dump()
    for turn in range(20):  # across the blocks of the keyed one
        loaded = load_chance(luck.dump())
        assert type(loaded) is type(luck) is (KeyedChance if generator == KEYED else Chance)
        assert [loaded.word(), loaded.word()] == [luck.copy().word(), other_word(luck)]
        luck.word()


def other_word(luck: Chance) -> int:
    """Return the word after the next."""
    ahead = luck.copy()
    ahead.word()
    return ahead.word()


# -- seeds ------------------------------------------------------------------------------------------------------------


def test_a_seed_is_a_number_or_digits() -> None:
    assert seed_text(7) == "00000000000000000000000000000007" == seed_text("7") == seed_text(" 07 ")
    assert seed_text(2**128 - 1) == "f" * 32 == seed_text("F" * 32)
    assert chance("1f").dump() == chance(31).dump()
    assert chance(0).dump() != chance(1).dump()


def test_no_seed_draws_a_new_one_each_time() -> None:
    one, two = seed_text(None), seed_text(None)
    assert len(one) == len(two) == 32
    assert one != two
    assert seed_text(one) == one


@pytest.mark.parametrize("seed", ["", "  ", "xyz", "0x7", "-1", "f" * 33, "1 2", "٣", -1, 2**128])
def test_bad_seeds_are_refused(seed: int | str) -> None:
    with pytest.raises(OptionError, match="seed"):
        chance(seed)


@given(st.integers(0, 2**128 - 1))
def test_every_seed_has_one_written_form(seed: int) -> None:
    text = seed_text(seed)
    assert len(text) == 32
    assert int(text, 16) == seed
    assert seed_text(text) == text


@pytest.mark.parametrize("words", [[], [1, 2, 3], [1, 2, 3, 4, 5], [-1, 0, 0, 0], [0, 0, 0, 2**32]])
def test_damaged_generators_are_refused(words: list[int]) -> None:
    with pytest.raises(LoadError, match="four words"):
        load_chance(words)


SEED = seed_text(7)


@pytest.mark.parametrize("data", [[KEYED], [KEYED, SEED], [KEYED, SEED, -1], [KEYED, SEED, 2**60], [KEYED, SEED, True], [KEYED, 7, 0]])
def test_damaged_keyed_generators_are_refused(data: list[object]) -> None:
    with pytest.raises(LoadError, match="the generator's name, a seed and the number of the next word expected"):
        load_chance(data)


@pytest.mark.parametrize("data", [[KEYED, "xyz", 0], [KEYED, "", 0]])
def test_a_keyed_generator_with_a_bad_seed_is_refused(data: list[object]) -> None:
    with pytest.raises(LoadError, match="a seed is a number"):
        load_chance(data)


def test_the_fast_generator_is_the_usual_one() -> None:
    assert type(chance(7)) is type(chance(7, FAST)) is Chance


def test_facts_make_a_seed_of_their_own() -> None:
    made = {seed_of(first, second) for first in (1, "1 2", "x") for second in (2, 3, "y")}
    assert len(made) == 9
    assert all(len(seed) == 32 and chance(seed).word() >= 0 for seed in made)
    assert seed_of("x", 2) == seed_of("x", 2)
