"""Results as a file of JSON lines: the setting first, then one line a game, in the order of the schedule.

A line is written when its game is over, so a run that was killed goes on where it was. What the machine decides, the
thinking time, is in `seconds` only; everything else is the same wherever and whenever the games are played.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ludarium.arena.playing import Course, Ending, Tags
from ludarium.arena.schedule import Bout, Setting, line_ups, seatings, seed_for
from ludarium.engine.errors import LudariumError, OptionError
from ludarium.engine.outcome import PlainOutcome

FORMAT = 1


class ResultsError(LudariumError):
    """A results file is damaged, or is of another setting."""


class Results:
    """The games of one setting."""

    def __init__(self, header: dict[str, Any], endings: list[Ending]) -> None:
        self.header = header
        self.endings = endings

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.header["game"])

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.header["players"])

    @property
    def bots(self) -> list[str]:
        """Those who played."""
        return list(dict.fromkeys(str(bot) for bot in self.header["bots"]))


# ---------------------------------------------------------------------------------------------------------------------
# Writing
# ---------------------------------------------------------------------------------------------------------------------


def begin_results(path: Path, setting: Setting, resume: bool) -> Results:
    """Return the games that the file has already, none for a new one, which gets its header; with `resume` it may have some."""
    header = {"ludarium-arena": FORMAT, **setting.header()}
    try:
        if path.is_dir() or (path.exists() and path.stat().st_size and not resume):
            raise OptionError(f"{path} exists already: choose another name for --save, or go on with --resume")
        path.parent.mkdir(parents=True, exist_ok=True)
        begun = path.read_bytes() if path.exists() else b""
        found = Results(header, [])
        if not line_of(header).encode().startswith(begun):  # even the header may have been cut off
            found = read_results(path, unfinished=True)
            check_same(path, found, setting)
        whole = begun.rfind(b"\n") + 1
        if whole < len(begun):  # a run was killed in the middle of a line
            os.truncate(path, whole)
    except OSError as wrong:
        raise OptionError(f"{path} cannot be written: {wrong.strerror}") from None
    if not whole:
        append_line(path, header)
    return found


def seed_in(path: Path) -> str | None:
    """Return the seed that a file was begun with; None if there is no file, or not even a header."""
    if not path.is_file() or b"\n" not in path.read_bytes():
        return None
    return str(read_results(path, unfinished=True).header.get("seed"))


def append_ending(path: Path, ending: Ending) -> None:
    """Write one game to the end of the file."""
    append_line(path, plain_ending(ending))


def append_line(path: Path, data: dict[str, object]) -> None:
    """Write one line to the end of the file; OptionError if the disk refuses."""
    try:
        with path.open("a", encoding="utf-8") as stream:
            stream.write(line_of(data))
    except OSError as wrong:
        raise OptionError(f"{path} cannot be written: {wrong.strerror}") from None


def line_of(data: dict[str, object]) -> str:
    """Return data as one line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def check_same(path: Path, found: Results, setting: Setting) -> None:
    """Refuse to go on with a file of another setting, or with games that are not in the schedule or come twice."""
    for key, here in setting.header().items():
        there = found.header.get(key)
        if there != here:
            raise ResultsError(f"{path} was played with another setting: {key} is {shown(there)} there, {shown(here)} here")
    known = [seating for line_up in line_ups(setting.bots, setting.players) for seating in seatings(line_up)]
    played: set[tuple[str, tuple[str, ...]]] = set()
    for ending in found.endings:
        bout = ending.bout
        if bout.seed != seed_for(setting.seed, bout.deal) or bout.seating not in known:
            raise ResultsError(f"{path}:{bout.number + 2}: this game is not in the schedule: deal {bout.deal}, {shown(bout.seating)}")
        if bout.key in played:
            raise ResultsError(f"{path}:{bout.number + 2}: the same game comes twice: deal {bout.deal}, {shown(bout.seating)}")
        played.add(bout.key)


def shown(value: object) -> str:
    """Return a value of a header in a sentence."""
    if isinstance(value, list):
        return ", ".join(map(shown, value))
    if isinstance(value, dict):
        return ", ".join(f"{key}={shown(part)}" for key, part in value.items()) or "none"
    return str(value)


def plain_ending(ending: Ending) -> dict[str, object]:
    """Return a game as JSON-able data."""
    outcomes = {"outcomes": list(ending.outcomes)} if ending.outcomes else {}
    measures = {"measures": ending.facts.measures} if ending.facts.measures else {}
    return {
        "deal": ending.bout.deal,
        "seed": ending.bout.seed,
        "seating": ending.bout.seating,
        "scores": ending.scores,
        "ranking": ending.ranking,
        **outcomes,
        "rounds": ending.rounds,
        "decisions": ending.decisions,
        "seconds": ending.seconds,
        "facts": {"sides": ending.facts.sides, "table": ending.facts.table, **measures},
    }


# ---------------------------------------------------------------------------------------------------------------------
# Reading
# ---------------------------------------------------------------------------------------------------------------------


def read_results(path: Path, unfinished: bool = False) -> Results:
    """Return the games of a file; ResultsError, with the line, if it is damaged or no results file. A last line may be `unfinished`."""
    try:
        lines = path.read_text(encoding="utf-8", errors="replace" if unfinished else "strict").split("\n")
    except UnicodeDecodeError:
        raise ResultsError(f"{path} is no results file: it is not UTF-8 text") from None
    except (OSError, ValueError) as wrong:
        raise ResultsError(f"{path} cannot be read: {getattr(wrong, 'strerror', None) or wrong}") from None
    if unfinished or not lines[-1]:
        lines.pop()
    entries = parsed_lines(path, lines)
    header = next(entries, None)
    if header is None or header.get("ludarium-arena") != FORMAT:
        raise ResultsError(f"{path} is no results file of `ludarium arena` that this version reads")
    if not isinstance(header.get("game"), str) or not isinstance(header.get("players"), int) or not isinstance(header.get("bots"), list):
        raise ResultsError(f"{path}:1: the header is damaged")
    endings: list[Ending] = []
    for number, entry in enumerate(entries):
        try:
            endings.append(parse_ending(number, entry, int(header["players"])))
        except (KeyError, TypeError, ValueError) as wrong:
            raise ResultsError(f"{path}:{number + 2}: the game is damaged ({type(wrong).__name__}: {wrong})") from None
    return Results(header, endings)


def read_together(paths: Sequence[Path]) -> Results:
    """Return the games of several files as one contest; ResultsError if they were not played with the same setting, or come twice."""
    parts = [read_results(path) for path in paths]
    first = parts[0].header
    bots: list[str] = []
    endings: list[Ending] = []
    played: set[tuple[str, tuple[str, ...]]] = set()
    for path, part in zip(paths, parts, strict=True):
        check_alike(path, part.header, {key: value for key, value in first.items() if key != "bots"}, paths[0])
        bots += [bot for bot in part.bots if bot not in bots]
        for ending in part.endings:
            if ending.bout.key in played:
                raise ResultsError(f"{path}: the same games are given twice")
            played.add(ending.bout.key)
        endings += part.endings
    if not endings:
        raise ResultsError(f"{paths[0]} has no finished game yet")
    return Results({**first, "bots": bots}, endings)


def check_alike(path: Path, header: dict[str, Any], wanted: dict[str, Any], other: Path) -> None:
    """Refuse a file to be counted with another one whose setting differs."""
    for key, there in wanted.items():
        if header.get(key) != there:
            raise ResultsError(f"{path}: {key} is {shown(header.get(key))} here, {shown(there)} in {other}")


def parsed_lines(path: Path, lines: list[str]) -> Iterator[dict[str, Any]]:
    """Yield the objects of a file of JSON lines."""
    for number, line in enumerate(lines, start=1):
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError):
            entry = None
        if not isinstance(entry, dict):
            raise ResultsError(f"{path}:{number}: not a line of results: {line[:40]!r}")
        yield entry


def parse_ending(number: int, entry: dict[str, Any], players: int) -> Ending:
    """Return the game that `plain_ending` wrote."""
    seating = [str(bot) for bot in entry["seating"]]
    scores, ranking = whole_numbers(entry["scores"]), whole_numbers(entry["ranking"])
    course = Course(players)
    course.decisions = whole_numbers(entry["decisions"])
    course.seconds = [float(seconds) for seconds in entry["seconds"]]
    sides = [[str(tag) for tag in tags] for tags in entry["facts"]["sides"]]
    measures = {str(tag): whole_numbers(pair) for tag, pair in entry["facts"].get("measures", {}).items()}
    if any(len(pair) != 2 for pair in measures.values()):
        raise ValueError("an amount and its cases expected for each measure")
    facts = Tags(sides, [str(tag) for tag in entry["facts"]["table"]], measures)
    if not len(seating) == len(course.decisions) == len(course.seconds) == players or 1 not in ranking:
        raise ValueError("one entry for each seat, and a winner, expected")
    if not len(scores) == len(ranking) == len(facts.sides) >= players:
        raise ValueError("one entry for each side expected")
    outcomes = [parse_outcome(outcome) for outcome in entry.get("outcomes", [])]
    if outcomes and len(outcomes) != len(scores):
        raise ValueError("an outcome for each side expected")
    (deal,) = whole_numbers([entry["deal"]])
    (rounds,) = whole_numbers([entry["rounds"]])
    return Ending(Bout(number, deal, str(entry["seed"]), seating), scores, ranking, rounds, course, facts, outcomes)


def parse_outcome(data: Any) -> PlainOutcome:
    """Return what the end of a game meant to a side; ValueError if it is something else."""
    words, worth = data["words"], float(data["worth"])
    if not isinstance(words["key"], str) or not isinstance(words["args"], dict) or not 0.0 <= worth <= 1.0:
        raise ValueError("an outcome is words, and a worth from 0 to 1")
    return {"words": words, "worth": worth}


def whole_numbers(values: Any) -> list[int]:
    """Return a list of whole numbers; TypeError if it is something else."""
    if not isinstance(values, list) or any(type(value) is not int for value in values):
        raise TypeError(f"whole numbers expected, not {values!r}"[:80])
    return values
