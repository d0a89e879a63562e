"""The harsh check every game gets for free: whole random games under everything that must always hold (design, section 7).

At every decision the game's own invariants, legal moves and turn order; at some decisions of every game, and at every
decision of some games: copies, saving and loading, secrecy in two worlds, undo, refused moves. At the end the score
sheet, the ranking, and the replay of the record, undone moves included.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import ludarium
from ludarium.engine.chance import Chance
from ludarium.engine.game import Game
from ludarium.engine.phrase import Option
from ludarium.engine.record import UNDO, Entry, parse_record
from ludarium.engine.state import State
from tests.known import pick_for

LOOK_EVERY = 61  # one in so many decisions of an ordinary game is looked at closely
CLOSE_EVERY = 25  # one in so many games is looked at more closely, and moves are taken back in it
CLOSER_EVERY = 8  # one in so many decisions of that game
GOES_ON = 12  # moves for which a loaded position is compared with the one that was saved
UNDO_SHARE = 12  # at a close look one in so many moves is taken back for good


class Report:
    """What a checked game was like."""

    def __init__(self) -> None:
        self.decisions = 0
        self.looks = 0
        self.worlds = 0
        self.undone = 0
        self.scores: list[int] = []


def check_game(game: Game[Any], players: int, options: Mapping[str, object], seed: int, close: bool) -> Report:
    """Play one random game and check it; with `close`, at many decisions."""
    luck = ludarium.chance(seed * 2 + 1)
    pick = pick_for(game.name, seed)
    match = ludarium.Match(game, players, seed, options)
    report = Report()
    every = CLOSER_EVERY if close else LOOK_EVERY
    while not match.state.over:
        state = match.state
        check_decision(game, state)
        player = luck.pick(state.to_move)
        if report.decisions % every == seed % every:
            report.looks += 1
            look_closely(match, player, luck, report)
        moves = match.state.moves(player)
        match.play(player, pick(luck, moves))
        report.decisions += 1
        if close and luck.below(UNDO_SHARE) == 0:
            take_back_for_good(match, luck, report)
    check_end(match, close)
    report.scores = match.state.scores
    return report


def check_decision(game: Game[Any], state: State) -> None:
    """What holds at every decision: invariants, and a legal move for everyone who is to move and nobody else."""
    game.check(state)
    to_move = state.to_move
    assert to_move, "nobody is to move, but the game is not over"
    assert to_move == sorted(set(to_move))
    assert state.next_ask() is state.pending(to_move[0])
    for player in range(state.players):
        moves = state.moves(player)
        assert bool(moves) == (player in to_move)
        assert len(set(moves)) == len(moves), "a move is offered twice"
        assert all(0 <= move < game.lexicon.size for move in moves)


def look_closely(match: ludarium.Match, player: int, luck: Chance, report: Report) -> None:
    """Copies, saving, secrecy, refusals and undo at one decision."""
    state = match.state
    digest = state.digest()
    check_copy(state, player, luck)
    check_saving(match.game, state, luck)
    for seat in range(state.players):
        check_secrecy(match.game, state, seat, luck)
        report.worlds += 1
    check_question(match.game, state, player)
    check_refusals(state, player, luck)
    assert state.digest() == digest, "looking at a position changed it"
    report.undone += check_undo(match, player, luck)
    assert match.state.digest() == digest, "undo does not restore the identical position"


def check_copy(state: State, player: int, luck: Chance) -> None:
    """A copy is equal and independent."""
    digest = state.digest()
    copy = state.copy()
    assert copy.digest() == digest
    copy.play(player, luck.pick(copy.moves(player)))
    assert state.digest() == digest, "playing on a copy changed the original"


def check_saving(game: Game[Any], state: State, luck: Chance) -> None:
    """Dump and load give the position back exactly, through JSON, and the game goes on alike."""
    data = state.dump()
    loaded = game.load(json.loads(json.dumps(data)))
    assert loaded.dump() == data
    assert loaded.digest() == state.digest()
    kept = state.copy()
    for turn in range(GOES_ON):
        assert loaded.to_move == kept.to_move
        if kept.over:
            break
        seat = luck.pick(kept.to_move)
        assert loaded.moves(seat) == kept.moves(seat)
        move = luck.pick(kept.moves(seat))
        loaded.play(seat, move)
        kept.play(seat, move)
    assert loaded.digest() == kept.digest(), "a loaded position goes on otherwise"


def check_secrecy(game: Game[Any], state: State, seat: int, luck: Chance) -> None:
    """In a world the seat cannot tell from this one it sees, is asked and is offered the same (design, section 3)."""
    world = state.resample(seat, luck)
    game.check(world)
    assert world.view(seat) == state.view(seat), "the view tells this world from another"
    assert world.view(None) == state.view(None), "the spectator's view tells this world from another"
    several: list[int | None] = [*range(state.players), None]
    assert state.views(several) == [state.view(player) for player in several], "several see something else than each alone"
    assert world.views([seat, None]) == [state.view(seat), state.view(None)], "several can tell this world from another"
    assert world.to_move == state.to_move
    assert world.moves(seat) == state.moves(seat)
    ours, theirs = state.ask(seat, previews=True), world.ask(seat, previews=True)
    assert (ours is None) == (theirs is None)
    if ours is not None and theirs is not None:
        assert ours.plain() == theirs.plain(), "the question tells this world from another"
    json.dumps(state.view(seat))
    number = luck.below(1000)
    here, there = (position.resample(seat, ludarium.chance(number)).dump() for position in (state, world))
    assert here == there, "with the same luck another world comes out of one that looks the same"


def check_question(game: Game[Any], state: State, player: int) -> None:
    """Every legal move is an option with its notation, and no option is blocked at the same time."""
    question = state.ask(player, previews=True)
    assert question is not None
    assert [option.move for option in question.options] == state.moves(player)
    for option in question.options:
        check_final(state, player, option)
        assert option.notation == game.lexicon.text(option.move)
        assert game.lexicon.parse(option.notation) == option.move
        assert option.target
    assert not {option.target for option in question.options} & {blocked.target for blocked in question.blocked}
    assert all(blocked.refusal.rule for blocked in question.blocked)


def check_final(state: State, player: int, option: Option) -> None:
    """An option says truly whether it could be taken back, and what is paid for certain is there; a label tells of another case."""
    after = state.copy()
    after.play(player, option.move)
    together = after.lanes and after.rounds_of_lanes == state.rounds_of_lanes
    others_move_on = not together and after.to_move != [player]
    assert option.final == (after.seals != state.seals or others_move_on), f"{option.notation}: says the wrong thing about being taken back"
    held = state.game.goods(state, player)
    for preview in [preview for preview in option.previews if preview.label is None]:
        assert all(0 < icon.count <= held[icon.name] for icon in preview.pays), f"{option.notation} pays what is not there"
        assert all(icon.count > 0 for icon in preview.brings)


def check_refusals(state: State, player: int, luck: Chance) -> None:
    """What is not offered is refused, and refusing changes nothing (the caller compares digests)."""
    legal = state.moves(player)
    for attempt in (luck.below(state.game.lexicon.size), -1, state.game.lexicon.size):
        if attempt not in legal:
            refused(state, player, attempt)
    for other in range(-1, state.players + 1):
        if other not in state.to_move:
            refused(state, other, legal[0])


def refused(state: State, player: int, move: int) -> None:
    """Expect IllegalMove."""
    try:
        state.play(player, move)
    except ludarium.IllegalMove:
        return
    raise AssertionError(f"seat {player} was allowed {move}")


def check_undo(match: ludarium.Match, player: int, luck: Chance) -> int:
    """Play up to three moves of one player and take them back; return how many were taken back."""
    entries = len(match.record.entries)
    made = 0
    while made < 3 and player in match.state.to_move:
        trial = match.state.copy()
        move = luck.pick(match.state.moves(player))
        seals = trial.seals
        trial.play(player, move)
        if trial.seals != seals:
            break
        match.play(player, move)
        made += 1
    for turn in range(made):
        assert match.undo_refusal(player) == "", "a move that revealed nothing cannot be taken back"
        match.undo(player)
    del match.record.entries[entries:]
    return made


def take_back_for_good(match: ludarium.Match, luck: Chance, report: Report) -> None:
    """Let a random player take the last move back if that is possible, whatever others did meanwhile."""
    player = luck.below(match.state.players)
    if match.undo_refusal(player) == "":
        match.undo(player)
        report.undone += 1


def check_end(match: ludarium.Match, close: bool) -> None:
    """Scores are the sums of the sheet, places follow them, and the record replays to the same position."""
    state = match.state
    assert state.to_move == []
    totals = [0] * len(state.scores)
    for line in state.sheet:
        totals[line.side] += line.points
    assert totals == state.scores
    ranking = state.ranking
    assert min(ranking) == 1
    for one in range(len(totals)):
        for other in range(len(totals)):
            assert ranking[one] <= ranking[other] or totals[one] <= totals[other], "a lower score is placed better"
    if not close:
        return
    text = str(match.record)
    assert str(parse_record(text)) == text
    assert ludarium.replay(parse_record(text), match.game).state.digest() == state.digest()
    record = parse_record(text)
    record.entries = without_undone(record.entries)
    assert ludarium.replay(record, match.game).state.digest() == state.digest(), "undo leaves a trace in the position"


def without_undone(entries: list[Entry]) -> list[Entry]:
    """Return the entries as if the moves taken back had never been made."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.move != UNDO:
            kept.append(entry)
            continue
        last = max(index for index, earlier in enumerate(kept) if earlier.seat == entry.seat)
        del kept[last]
    return kept
