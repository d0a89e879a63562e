"""A game: who can play it, with what options and packs, how its moves are written, how a position begins."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from ludarium.engine.agenda import Task
from ludarium.engine.chance import Chance, chance
from ludarium.engine.errors import OptionError, PackError, suggestion
from ludarium.engine.evaluator import Evaluator
from ludarium.engine.facts import FactKind, Facts, MeasureKind
from ludarium.engine.happening import Happening
from ludarium.engine.language import Vocabulary
from ludarium.engine.lexicon import CHOOSE, Lexicon
from ludarium.engine.line import read_line, written
from ludarium.engine.observation import Observation
from ludarium.engine.outcome import Outcome
from ludarium.engine.pack import Pack, PackEntry, read_pack
from ludarium.engine.phrase import Option, Phrase, Preview
from ludarium.engine.preview import add_previews
from ludarium.engine.saving import TaskTypes, load_position
from ludarium.engine.state import ScoreLine, State
from ludarium.engine.svg import plain_sheet
from ludarium.engine.trials import Mode, Trials
from ludarium.engine.worth import Worth

LONGEST_SEAT = 9

S = TypeVar("S", bound=State)


class OptionSpec:
    """One thing a table can choose when it is opened. `counts` are the numbers of players for which it has a meaning."""

    def __init__(self, name: str, values: list[object], default: object, counts: list[int], rule: str) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.counts = counts
        self.rule = rule

    def check(self, value: object, players: int) -> object:
        """Return the value if it can be chosen, itself or as it is written on a command line; OptionError otherwise."""
        for known in self.values:
            if _shown(known) == _shown(value):
                return known
        shown = ", ".join(_shown(known) for known in self.values)
        near = suggestion(value, [str(known) for known in self.values]) if isinstance(value, str) else ""
        raise OptionError(f"option {self.name!r} can be {shown}, not {value!r}.{near}")

    def default_for(self, players: int) -> object:
        """Return the value a table of so many players has unless it chooses another."""
        return self.default

    def parse(self, text: str) -> object:
        """Return the value that is written so on a command line or in a record."""
        for known in self.values:
            if _shown(known) == text:
                return known
        return text

    def write(self, value: object) -> str:
        """Return the value as it is written on a command line or in a record."""
        return _shown(value)


class SeatOption(OptionSpec):
    """A seat, or 'random'."""

    def check(self, value: object, players: int) -> object:
        if value == "random" or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players):
            return value
        raise OptionError(f"option {self.name!r} can be random or a seat from 0 to {players - 1}, not {value!r}")

    def parse(self, text: str) -> object:
        return int(text) if text.isdecimal() and len(text) <= LONGEST_SEAT else text


class EachSideOption(OptionSpec):
    """A list with one value for each side, all different."""

    def check(self, value: object, players: int) -> object:
        sides = len(self.default_for(players))
        if not isinstance(value, list) or len(value) != sides:
            raise OptionError(f"option {self.name!r} needs {sides} values, one for each side, not {value!r}")
        for chosen in value:
            if chosen not in self.values:
                shown = ", ".join(map(_shown, self.values))
                raise OptionError(
                    f"option {self.name!r} can be {shown}, not {chosen!r}.{suggestion(str(chosen), list(map(str, self.values)))}"
                )
        if len(set(value)) < sides:
            raise OptionError(f"option {self.name!r}: no two sides can have the same value")
        return list(value)

    def default_for(self, players: int) -> list[object]:
        """Return the first values, one for each side; a solo game has a second side."""
        return self.values[: max(players, 2)]

    def parse(self, text: str) -> object:
        return text.split(",")

    def write(self, value: object) -> str:
        return ",".join(map(_shown, value)) if isinstance(value, list) else _shown(value)


def _shown(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


class Game(Generic[S]):
    """What is the same for all tables of a game. Subclasses say how its positions begin, look, score and are saved."""

    def __init__(
        self,
        name: str,
        title: str,
        rules_version: int,
        counts: list[int],
        options: list[OptionSpec],
        lexicon: Lexicon,
        packs: list[Pack],
        vocabulary: Vocabulary,
        task_types: TaskTypes,
    ) -> None:
        self.name = name
        self.title = title
        self.rules_version = rules_version
        self.counts = counts
        self.options = options
        self.lexicon = lexicon
        self.packs = packs
        self.vocabulary = vocabulary
        self.task_types = task_types
        self.evaluator: Evaluator[S] = Evaluator()  # games that have one of their own put it here
        self.trials = Trials()  # likewise
        self._packing: dict[int, bytes] = {}
        self.opened: tuple[Any, ...] = ()  # what opens this game again in another process: a function and its arguments

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.title} for {self.counts[0]} to {self.counts[-1]} players>"

    def __copy__(self) -> Game[S]:
        return self  # a game does not change: positions share it

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[S]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.opened:
            raise TypeError(f"{self.name!r} was not opened by ludarium.game, so another process cannot open it again")
        return self.opened

    # -- what a game provides ------------------------------------------------------------------------------------------

    def blank(self, players: int, options: Mapping[str, object], luck: Chance) -> S:
        """Return an empty position: no set-up, nothing on the agenda."""
        raise NotImplementedError

    def opening(self) -> Task[Any]:
        """Return the task with which every game begins."""
        raise NotImplementedError

    def context_bounds(self) -> list[int]:
        """Return how many causes, cards and places the contexts of effects tell apart; what is saved is checked against it."""
        return [0, 0, 0]

    def view(self, state: S, player: int | None) -> Mapping[str, object]:
        """Return what this player may see (None: a spectator) as JSON-able data: a list of what is open, never a filter.

        A game says here which TypedDict it returns: the page's types are made from it (tools/page_types.py).
        """
        raise NotImplementedError

    def views(self, state: S, players: list[int | None]) -> list[Mapping[str, object]]:
        """Return what several players may see; a game whose views have much in common works that out once."""
        return [self.view(state, player) for player in players]

    def svg(self, state: S, player: int | None) -> str:
        """Return the table as this player sees it (None: a spectator) as a picture: its numbers, unless the game draws itself."""
        return plain_sheet(self.title, state.stage(), self.view(state, player), state.to_move)

    def has_secrets(self, players: int, options: Mapping[str, object]) -> bool:
        """Say whether a player may see something that another may not; around one screen the device is then passed on face down."""
        return True

    def observe(self, state: S, player: int, seen: Observation) -> None:
        """Write what `view` tells this player as numbers: the same parts of the same length at every table of the game."""
        raise NotImplementedError

    def resample(self, state: S, player: int, luck: Chance) -> S:
        """Return a copy in which all that the player cannot know is drawn anew, consistently."""
        raise NotImplementedError

    def goods(self, state: S, side: int) -> dict[str, int]:
        """Return what a side has of each good that can be counted, by the names of their signs: previews tell how it changes."""
        return {}

    def set_apart(self, side: int, happenings: list[Happening]) -> list[Preview]:
        """Return what happenings laid away from a side's goods for a while, or brought back, each under a label.

        Previews tell it apart: taken together with what is spent and gained, the one would hide the other.
        """
        return []

    def add_previews(self, state: S, player: int, options: list[Option]) -> None:
        """Let options say what they would do, and whether they could still be taken back."""
        add_previews(state, player, options)

    def scores(self, state: S) -> list[int]:
        """Return the points of each side if the game were scored now."""
        totals: list[int] = []
        for line in self.sheet(state):
            while len(totals) <= line.side:
                totals.append(0)
            totals[line.side] += line.points
        return totals

    def sheet(self, state: S) -> list[ScoreLine]:
        """Return where each point comes from; at least one line for each side."""
        raise NotImplementedError

    def ranking(self, state: S) -> list[int]:
        """Return the place of each side, 1 for the winner; games with tie-breaks override."""
        scores = self.scores(state)
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    def outcomes(self, state: S) -> list[Outcome]:
        """Return what the end means to each side, where the rulebook says more than points and places; otherwise nothing.

        Asked of finished games only. A game that one can play alone, without a second side, should say something here:
        there a ranking says nothing.
        """
        return []

    def goals(self, state: S) -> list[int]:
        """Return from how many points on the outcome of a player alone gets better; nothing where it takes other things."""
        return []

    def finish(self, state: S) -> None:
        """Do what remains when the agenda is empty."""

    def check(self, state: S) -> None:
        """Raise LoadError if the position breaks an invariant of the game."""

    def worth(self, entry: PackEntry) -> Worth | None:
        """Return what an entry of a pack is worth by the scale the game was designed with; None where the scale says nothing of it."""
        return None

    # -- for statistics --------------------------------------------------------------------------------------------------

    def fact_kinds(self) -> list[FactKind]:
        """Return the kinds of tags that `facts` uses, in the order in which a report shows them."""
        return []

    def measure_kinds(self) -> list[MeasureKind]:
        """Return the kinds of measures that `facts` adds to, in the order in which a report shows them."""
        return []

    def facts(self, opening: S, log: list[Happening], end: S) -> Facts:
        """Return what can be counted about a finished game, from its first position, what happened, and its last position."""
        return Facts(len(end.scores))

    def automatic_sides(self, players: int, options: Mapping[str, object] | None = None) -> dict[int, Phrase]:
        """Return the sides that the rules themselves play with these options, and their names; without options, all there can be."""
        return {}

    def target(self, move: int) -> str:
        """Return the board element a move points at, as the game's options name it."""
        if CHOOSE.has(move):
            return f"choice:{CHOOSE.index(move) + 1}"
        return self.lexicon.text(move)

    # -- for tests and tools ---------------------------------------------------------------------------------------------

    def plain_modes(self) -> list[Mode]:
        """Return every number of players with every combination of the options that have a few fixed values.

        An option of a kind of its own (a seat, a level, a variant) is left as it is: `trials` names the line-ups that matter.
        """
        found: list[Mode] = []
        for players in self.counts:
            specs = [spec for spec in self.options if type(spec) is OptionSpec and players in spec.counts]
            for values in itertools.product(*[spec.values for spec in specs]):
                found.append(Mode(players, {spec.name: value for spec, value in zip(specs, values, strict=True)}))
        return found

    def modes(self) -> list[Mode]:
        """Return all modes in which whole games are checked."""
        return [*self.plain_modes(), *self.trials.further]

    # -- opening and loading -------------------------------------------------------------------------------------------

    def new(self, players: int, seed: int | str | None = None, options: Mapping[str, object] | None = None) -> S:
        """Return a new game, set up and waiting for its first decision."""
        state = self.create(players, self.settle(players, options), chance(seed))
        state.run()
        return state

    def create(self, players: int, options: Mapping[str, object], luck: Chance) -> S:
        """Return a position before the set-up, with that on its agenda; the options are settled."""
        state = self.blank(players, options, luck)
        state.push(self.opening())
        return state

    def settle(self, players: int, options: Mapping[str, object] | None) -> dict[str, object]:
        """Return the complete options of a table; OptionError if something cannot be chosen."""
        if players not in self.counts:
            raise OptionError(f"{self.title} is for {self.counts[0]} to {self.counts[-1]} players, not {players}")
        chosen = {} if options is None else dict(options)
        settled: dict[str, object] = {}
        for spec in self.options:
            if players not in spec.counts:
                if spec.name in chosen:
                    raise OptionError(
                        f"option {spec.name!r} has no meaning with {players} player{'s' if players > 1 else ''} ({spec.rule})"
                    )
                continue
            value = chosen.get(spec.name, spec.default_for(players))
            settled[spec.name] = spec.check(spec.parse(value) if isinstance(value, str) else value, players)
        names = [spec.name for spec in self.options]
        for name in chosen:
            if name not in names:
                raise OptionError(f"{self.title} has no option {name!r}.{suggestion(name, names)} Known: {', '.join(names)}")
        return settled

    def load(self, data: object) -> S:
        """Return the position that `State.dump` wrote; LoadError if the data is damaged or of other rules."""
        loaded: S = load_position(self, data)
        return loaded

    def position(self, line: str) -> S:
        """Return the position that `State.line` wrote; LoadError if it is damaged, or of other rules or packs."""
        read: S = read_line(self, line)
        return read

    def packing(self, players: int) -> bytes:
        """Return what positions with so many players are packed with when they are written on one line: an opening."""
        if players not in self._packing:
            self._packing[players] = written(self.new(players, 0))
        return self._packing[players]


def with_base(base: Path, more: Sequence[Path | Pack], game: str) -> list[Pack]:
    """Return a game's base pack and further ones, files read; PackError for one of another game, or two of one name."""
    packs = [read_pack(base, "base.toml"), *[pack if isinstance(pack, Pack) else read_pack(pack) for pack in more]]
    names: list[str] = []
    for pack in packs:
        if pack.game != game:
            raise PackError(f"this pack is for {pack.game!r}, not for {game!r}", where=pack.where)
        if pack.name in names:
            raise PackError(f"two packs are called {pack.name!r}", where=pack.where)
        names.append(pack.name)
    return packs
