"""A position on one line: it reads back exactly, is short, and a damaged one is refused."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.engine.chance import KEYED, chance
from ludarium.engine.errors import LoadError, RecordError, UnknownGame
from ludarium.engine.game import Game
from ludarium.engine.line import LONGEST, checksum, head_of, is_line
from ludarium.engine.match import Match, match_from, replay
from ludarium.engine.record import parse_record
from ludarium.engine.state import State
from tests.toy.game import TOY

LONGEST_EVER = 1600
WHOLE = "copy it once more"


def after(game: Game[Any], players: int, moves: int, **more: Any) -> State:
    """Return a position after so many moves by lot."""
    state: State = Match(game, players, 7, **more).state
    luck = chance(moves)
    for _move in range(moves):
        if not state.over:
            seat = state.to_move[0]
            state.play(seat, luck.pick(state.moves(seat)))
    return state


@pytest.mark.parametrize("name", ludarium.GAMES)
def test_a_position_of_every_mode_reads_back_from_its_line(name: str) -> None:
    game: Game[Any] = ludarium.game(name)
    for number, mode in enumerate(game.modes()):
        state = after(game, mode.players, 40 * number % 260, options=mode.options)
        line = state.line()
        assert ludarium.position(line) == state
        assert type(ludarium.position(line)) is type(state)
        assert line.isascii()
        assert len(line.split()) == 1
        assert len(line) < LONGEST_EVER
        head = head_of(line)
        assert (head.game, head.rules, head.players) == (name, game.rules_version, mode.players)


@pytest.mark.parametrize("name", ludarium.GAMES)
def test_a_finished_game_and_one_with_keyed_chance_have_lines(name: str) -> None:
    game: Game[Any] = ludarium.game(name)
    over = after(game, 2, 5000)
    assert over.over
    assert ludarium.position(over.line()) == over
    keyed = after(game, 2, 30, generator=KEYED)
    assert game.position(keyed.line()) == keyed


def test_a_line_may_be_broken_on_its_way() -> None:
    line = after(TOY, 3, 9).line()
    assert TOY.position("  " + "\r\n".join(line[start : start + 60] for start in range(0, len(line), 60)) + "\n").line() == line
    assert is_line(f"\n {line}")
    assert not is_line("ludarium-record 1\ngame toy")


def test_every_letter_counts() -> None:
    line = after(TOY, 2, 9).line()
    for place, letter in enumerate(line):
        for wrong in (line[:place] + line[place + 1 :], line[:place] + ("1" if letter != "1" else "2") + line[place + 1 :]):
            with pytest.raises(LoadError, match=WHOLE):
                TOY.position(wrong)


@pytest.mark.parametrize("text", ["", "nonsense", "ludarium-1:", "ludarium-1:toy-1-2:abcdef:x", "ludarium-record 1"])
def test_what_is_no_line_is_refused(text: str) -> None:
    with pytest.raises(LoadError, match=WHOLE):
        ludarium.position(text)


def sealed(text: str) -> str:
    """Return a line with a right checksum, whatever it says."""
    return f"{text}:{checksum(text)}"


def test_a_line_of_something_else_says_of_what() -> None:
    line = after(TOY, 2, 9).line()
    magic, head, packing, payload, _check = line.split(":")
    refused = {
        sealed(f"ludarium-2:{head}:{packing}:{payload}"): "the line is of format 2",
        sealed(f"{magic}:farm-1-2:{packing}:{payload}"): "a position of 'farm', not of 'toy'",
        sealed(f"{magic}:toy-99-2:{packing}:{payload}"): "the line is of rules 99",
        sealed(f"{magic}:toy-{TOY.rules_version}-9:{packing}:{payload}"): "players, not 9",
        sealed(f"{magic}:{head}:000000:{payload}"): "written with other packs",
        sealed(f"{magic}:{head}:{packing}:{payload[:-8]}"): "the line is damaged",
        sealed(f"{magic}:{head}:{packing}:A"): "the line is damaged",
        "ludarium-1:" + "a" * LONGEST: "longer than",
    }
    for text, message in refused.items():
        with pytest.raises(LoadError, match=message):
            TOY.position(text)
    with pytest.raises(UnknownGame, match="there is no game 'toy'"):
        ludarium.position(line)


def test_a_line_that_unpacks_to_no_position_is_refused() -> None:
    import zlib

    magic, head, packing, _payload, _check = after(TOY, 2, 9).line().split(":")
    for text, message in ((b"[]", "a table of named values"), (b"{", "damaged"), (b"0" * 2_000_000, "no end"), (b"[" * 99_999, "damaged")):
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        payload = base64.urlsafe_b64encode(packer.compress(text) + packer.flush()).decode().rstrip("=")
        with pytest.raises(LoadError, match=message):
            TOY.position(sealed(f"{magic}:{head}:{packing}:{payload}"))


def test_a_position_with_further_packs_needs_them(tmp_path: Path) -> None:
    name = next(iter(ludarium.GAMES))
    more = tmp_path / "more.toml"
    more.write_text(f'[pack]\nname = "more"\ngame = "{name}"\nversion = 1\n', encoding="utf-8")
    line = ludarium.game(name, [more]).new(2, 7).line()
    assert ludarium.position(line, [more]).line() == line
    with pytest.raises(LoadError, match="other packs"):
        ludarium.position(line)


# -- records that begin from a position --------------------------------------------------------------------------------


def played_from(state: State, moves: int) -> Match:
    """Return a match that begins from a position and was played on by lot."""
    match = match_from(state)
    luck = chance(moves)
    for _move in range(moves):
        if not match.state.over:
            seat = match.state.to_move[0]
            match.play(seat, luck.pick(match.state.moves(seat)))
    return match


@pytest.mark.parametrize("name", ludarium.GAMES)
def test_a_game_that_begins_from_a_position_replays_from_there(name: str) -> None:
    begin = after(ludarium.game(name), 2, 50)
    match = played_from(begin, 40)
    assert match.record.position == begin.line()
    record = parse_record(str(match.record))
    assert record == match.record
    assert "seed" not in str(record)
    again = replay(record, ludarium.game(name))
    assert again.state == match.state
    assert again.record == match.record
    assert again.log == match.log
    assert replay(record, ludarium.game(name), 0).state == begin
    assert replay(match.copy().record, ludarium.game(name)).state == match.state


def test_a_line_is_the_record_of_a_game_that_begins_there() -> None:
    state = after(TOY, 3, 9)
    record = parse_record(f"  {state.line()[:30]}\n{state.line()[30:]}\n")
    assert (record.game, record.players, record.entries) == ("toy", 3, [])
    assert replay(record, TOY).state == state
    over = after(TOY, 2, 500)
    assert replay(parse_record(over.line()), TOY).state == over


def test_a_record_is_wrong_where_its_position_is() -> None:
    match = played_from(after(TOY, 2, 9), 2)
    text = str(match.record)
    line = match.record.position
    with pytest.raises(RecordError, match=f"begins from a position that cannot be read: .*{WHOLE}"):
        replay(parse_record(text.replace(line, line[:-1] + ("1" if line[-1] == "0" else "0"))), TOY)
    with pytest.raises(RecordError, match=WHOLE):
        parse_record(line[:-1])
    with pytest.raises(RecordError, match="other players or options than the position"):
        replay(parse_record(text.replace("players 2", "players 3")), TOY)
    with pytest.raises(RecordError, match="other players or options than the position"):
        replay(parse_record(text.replace("option rounds 3", "option rounds 2")), TOY)
    with pytest.raises(RecordError, match="has no line 'seed' or 'chance'"):
        parse_record(text.replace("players 2", "players 2\nseed 7"))
    with pytest.raises(RecordError, match="the record has no line 'seed'"):
        parse_record(text.replace(f"position {line}\n", ""))
