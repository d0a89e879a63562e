"""Packs that add cards and tiles: what is new is dealt, seen, said, drawn, saved, observed and played by bots like what is in the box."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

import ludarium
from ludarium.engine.game import Game
from ludarium.engine.pack import Pack, parse_pack, title_of
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import State
from tests.harness import check_game
from tests.known import known, pick_for

GAMES = [name for name in ludarium.GAMES if known(name).additions]
REFUSALS = [(name, *refusal) for name in GAMES for refusal in known(name).refusals]
BOT_EVERY = 9  # one in so many decisions is a bot's, the others are made at random
DEALT = 40  # games in which everything new should have come up


def pack_of(name: str, entries: str) -> Pack:
    """Return a pack of these entries."""
    return parse_pack(f'[pack]\nname = "more"\ngame = "{name}"\nversion = 1\n\n{entries}', "more.toml")


@cache
def grown(name: str) -> Game[Any]:
    """Return a game with a pack that adds one of every kind."""
    return ludarium.game(name, [pack_of(name, known(name).additions)])


def added(name: str) -> list[tuple[str, dict[str, Any]]]:
    """Return what the pack adds: tables and entries."""
    tables = grown(name).packs[-1].tables
    return [(table, entry) for table, entries in tables.items() for entry in entries]


def positions(game: Game[Any], seeds: range, every: int) -> Iterator[State]:
    """Return positions of random games of the modes that differ much, the final ones too."""
    modes = known(game.name).few
    for seed in seeds:
        mode = modes[seed % len(modes)]
        luck = ludarium.chance(seed)
        pick = pick_for(game.name, seed)
        state = game.new(mode.players, seed, mode.options)
        decisions = 0
        while not state.over:
            if decisions % every == 0:
                yield state
            seat = luck.pick(state.to_move)
            state.play(seat, pick(luck, state.moves(seat)))
            decisions += 1
        yield state


@pytest.mark.parametrize("name", GAMES)
def test_the_pack_adds_and_replaces_nothing(name: str) -> None:
    base = ludarium.game(name).packs[0].tables
    for table, entry in added(name):
        assert entry["id"] not in [own["id"] for own in base[table]]


@pytest.mark.parametrize("name", GAMES)
def test_several_packs_add_together(name: str) -> None:
    entries = known(name).additions.strip().split("\n\n")
    packs = [pack_of(name, "\n\n".join(entries[half::2])) for half in (0, 1)]
    packs[1].name = "others"
    game = ludarium.game(name, packs)
    assert game.lexicon.size == grown(name).lexicon.size
    mode = known(name).few[-1]
    check_game(game, mode.players, mode.options, 2, close=False)


@pytest.mark.parametrize("name", GAMES)
def test_random_games_with_additions_hold_everything_that_must_hold(name: str) -> None:
    for seed, mode in enumerate(known(name).few):
        check_game(grown(name), mode.players, mode.options, seed, close=seed < 2)


@pytest.mark.parametrize("name", GAMES)
def test_everything_new_comes_up_and_is_seen(name: str) -> None:
    seen = ""
    wanted = [str(entry["id"]) for table, entry in added(name) if table not in known(name).unseen]
    for state in positions(grown(name), range(DEALT), 40):
        seen += "".join(json.dumps(state.view(seat)) for seat in [*range(state.players), None])
        if all(f'"{new}' in seen for new in wanted):
            return
    pytest.fail(f"never seen: {[new for new in wanted if f'{chr(34)}{new}' not in seen]}")


def words_in(phrase: Phrase) -> Iterator[str]:
    """Return all texts that are arguments somewhere in a phrase."""
    for value in phrase.arguments.values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Phrase):
                yield from words_in(each)
            elif isinstance(each, str):
                yield each


def told_in(game: Game[Any], seed: int) -> Iterator[Phrase]:
    """Play a game at random; yield what happens for who sees most of it, and now and then a question with its options."""
    modes = known(game.name).few
    mode = modes[seed % len(modes)]
    match = ludarium.Match(game, mode.players, seed, mode.options)
    luck, pick = ludarium.chance(seed), pick_for(game.name, seed)
    happened = match.opening
    while not match.state.over:
        seat = luck.pick(match.state.to_move)
        yield from (happening.words(seat) for happening in happened)
        if luck.below(4) == 0:
            question = match.state.ask(seat)
            assert question is not None
            yield from (question.prompt, *[option.label for option in question.options])
        happened = match.play(seat, pick(luck, match.state.moves(seat)))
    yield from (line.source for line in match.state.sheet)


@pytest.mark.parametrize("name", GAMES)
def test_everything_new_is_said_in_every_language(name: str) -> None:
    text = pytest.importorskip("ludarium.text")
    names = {entry["name"]: False for _, entry in added(name) if "name" in entry}
    speakers = [text.Speaker(language, name) for language in text.LANGUAGES]
    told: dict[str, Phrase] = {}
    for seed in range(DEALT):
        for phrase in told_in(grown(name), seed):
            told.setdefault(repr(phrase), phrase)
        found = {word for phrase in told.values() for word in words_in(phrase)}
        if set(names) <= found:
            break
    assert set(names) <= found
    for speaker in speakers:
        said = {repr(phrase): speaker.say(phrase) for phrase in told.values() if set(names) & set(words_in(phrase))}
        assert said
        for title in names:
            assert any(title in words for words in said.values()), f"{title} is not said in {speaker.language}"


@pytest.mark.parametrize("name", GAMES)
def test_additions_are_drawn_observed_and_read_back(name: str) -> None:
    pytest.importorskip("rich")
    boards = pytest.importorskip("ludarium.boards")
    game = grown(name)
    first = game.new(2, 0).observe(0)
    assert len(first.values) > len(ludarium.game(name).new(2, 0).observe(0).values)
    for state in positions(game, range(len(known(name).few)), 50):
        assert boards.drawn(state)
        ElementTree.fromstring(state.svg(0))
        assert game.position(state.line()).digest() == state.digest()
        for seat in range(state.players):
            observed = state.observe(seat)
            assert observed.parts == first.parts
            assert all(-1.0 <= value <= 1.0 for value in observed.values)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["greedy", "mcts"])
def test_bots_play_with_additions(name: str, bot: str) -> None:
    bots = pytest.importorskip("ludarium.bots")
    player = bots.bot(bot) if bot == "greedy" else bots.SearchBot(simulations=2)
    luck = ludarium.chance(3)
    several = [mode for mode in known(name).few if mode.players > 1]
    mode = max(several, key=lambda mode: len(mode.options))  # where there is most to choose
    state = grown(name).new(mode.players, 4, mode.options)
    decisions = chosen = 0
    while not state.over:
        seat = luck.pick(state.to_move)
        asked = decisions % BOT_EVERY == 0
        state.play(seat, player.choose(state, seat, luck) if asked else luck.pick(state.moves(seat)))
        decisions += 1
        chosen += asked
    assert chosen > 5


@pytest.mark.parametrize("name", GAMES)
def test_statistics_know_what_is_new(name: str) -> None:
    counted = {(kind.table, key) for kind in grown(name).fact_kinds() for key in kind.names}
    for table, entry in added(name):
        assert ((table, str(entry["id"])) in counted) == (table not in known(name).uncounted)


@pytest.mark.parametrize(("name", "entry", "message"), REFUSALS)
def test_what_cannot_be_added_is_refused_with_a_reason(name: str, entry: str, message: str) -> None:
    with pytest.raises(ludarium.PackError) as refused:
        ludarium.game(name, [pack_of(name, f'{entry}\nsource = "ludarium"\n')])
    assert message in str(refused.value)
    assert refused.value.line


def test_an_id_becomes_a_name() -> None:
    assert [title_of(name) for name in ("ada-stone", "G16", "otto-k")] == ["Ada Stone", "G16", "Otto K"]
