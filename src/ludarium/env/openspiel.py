"""OpenSpiel: importing this module registers every game as `ludarium_<name>`, with the parameters `players` and `options`.

pyspiel.load_game("ludarium_ginkgopolis", {"players": 3, "options": "characters:draft first:0"})

Chance is explicit. A move that needs luck (a shuffle, a draw by the rules) is followed by LUCK_NODES chance nodes of
LUCK_OUTCOMES equally likely outcomes each, which together seed the game's generator anew; then the move is carried out.
So nothing that is decided by chance lies hidden in a state beforehand, except the order of what was shuffled already:
that is hidden information, and `resample_from_infostate` draws it anew. One seed drawn at the root would be simpler,
but then a search would know all luck to come.

Simultaneous decisions are taken one after the other, clockwise from the first seat; nobody sees what was chosen before
all have.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(f"OpenSpiel is not there ({missing}): pip install 'ludarium[openspiel]'") from missing

import ludarium
from ludarium.engine.chance import chance
from ludarium.engine.errors import OptionError
from ludarium.engine.game import Game
from ludarium.engine.happening import Log
from ludarium.engine.side_by_side import next_seat
from ludarium.engine.state import State
from ludarium.env.rewards import by_place
from ludarium.env.story import Story, ToldStory, fingerprints, in_world_of

LUCK_OUTCOMES: Final = 256
LUCK_NODES: Final = 4
LONGEST: Final = 5000  # decisions and chance nodes of a game; random games have a few hundred
PARAMETERS: Final = {"players": 2, "options": ""}


class Held:
    """A position as OpenSpiel holds it: it can be copied and pickled, also when the game is compiled."""

    def __init__(self, state: State, story: Story) -> None:
        self.state = state
        self.story = story

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.state.copy(), self.story)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_held, (self.state.dump(), fingerprints(self.story, self.state.players))


def load_held(data: dict[str, Any], known: dict[int, str]) -> Held:
    """Return the position that was pickled."""
    return Held(ludarium.game(data["game"]).load(data), ToldStory(known))


def game_type(game: Game[Any], is_zero_sum: bool) -> pyspiel.GameType:
    """Return what OpenSpiel is told about a game; with sides that the rules play, the people's rewards do not sum to nothing."""
    return pyspiel.GameType(
        short_name=f"ludarium_{game.name}",
        long_name=f"{game.title} (Ludarium)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if is_zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.counts[-1],
        min_num_players=game.counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # a whole history has no fixed size; the observation's tensor has
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def parse_options(game: Game[Any], text: str) -> dict[str, object]:
    """Return options that are written `name:value name:value`."""
    specs = {spec.name: spec for spec in game.options}
    chosen: dict[str, object] = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon:
            raise OptionError(f"options are written name:value, with spaces between; {word!r} is not")
        chosen[name] = specs[name].parse(value) if name in specs else value
    return chosen


class LudariumGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Ludarium for OpenSpiel; `register` makes a class of its own for each."""

    name = ""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(parameters or {})}
        self.rules = ludarium.game(self.name)
        self.players = int(given["players"])
        self.options = self.rules.settle(self.players, parse_options(self.rules, str(given["options"])))
        example = self.rules.new(self.players, 0, self.options)
        self.parts = example.observe(0).parts
        is_zero_sum = len(example.scores) == self.players > 1  # a player alone wins or loses by an outcome
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.lexicon.size,
            max_chance_outcomes=LUCK_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.rules, is_zero_sum), info, dict(given))

    def new_initial_state(self) -> LudariumState:
        """Return the state before the set-up: chance comes first."""
        return LudariumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LudariumObserver:
        """Return an observer: of what a player sees, with perfect recall also of what the player has seen."""
        return LudariumObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class LudariumState(pyspiel.State):  # type: ignore[misc]
    """A state of a game of Ludarium for OpenSpiel."""

    def __init__(self, game: LudariumGame) -> None:
        super().__init__(game)
        self._held: Held | None = None  # before the set-up there is no position
        self._move = -1  # what waits for luck
        self._luck: list[int] = []  # outcomes so far
        self._needs_luck = True

    @property
    def position(self) -> State:
        """The position, as the library has it."""
        if self._held is None:
            raise AssertionError("chance has not laid the table yet")
        return self._held.state

    @property
    def is_set_up(self) -> bool:
        """Whether there is a position yet."""
        return self._held is not None

    def told_to(self, player: int) -> str:
        """Return the fingerprint of everything a player has seen happen."""
        return "" if self._held is None else self._held.story.told_to(player)

    # -- OpenSpiel's interface -------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """Return who decides: a seat, chance, or nobody any more."""
        if self._needs_luck:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else next_seat(self.position)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a piece of luck, all equally likely."""
        return [(outcome, 1.0 / LUCK_OUTCOMES) for outcome in range(LUCK_OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if not self._needs_luck:
            self._decide(action)
            return
        self._luck.append(action)
        if len(self._luck) == LUCK_NODES:
            self._decide_by_luck()

    def _decide(self, move: int) -> None:
        """Carry out a move, unless it turns out to need luck: then nothing has happened yet."""
        before = self.position
        after = before.copy()
        story = self._play(after, next_seat(before), move)
        if after.chance.dump() == before.chance.dump():
            self._held = Held(after, story)
        else:
            self._move, self._needs_luck = move, True

    def _decide_by_luck(self) -> None:
        """Carry out what waited for luck: a move, or the set-up."""
        luck = chance(int.from_bytes(bytes(self._luck), "big"))
        if self._held is None:
            self._held = self._set_up(luck)
        else:
            state = self.position
            state.chance = luck
            self._held.story = self._play(state, next_seat(state), self._move)
        self._luck, self._move, self._needs_luck = [], -1, False

    def _set_up(self, luck: ludarium.Chance) -> Held:
        game: LudariumGame = self.get_game()
        state = game.rules.create(game.players, game.options, luck)
        log = Log()
        state.listener = log
        state.run()
        state.listener = None
        return Held(state, Story(None, happenings=log.happenings))

    def _play(self, state: State, seat: int, move: int) -> Story:
        """Play a move and return the story with it."""
        assert self._held is not None
        log = Log()
        state.listener = log
        state.play(seat, move)
        state.listener = None
        return Story(self._held.story, seat, move, log.happenings)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        game: LudariumGame = self.get_game()
        return game.rules.lexicon.text(action)

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return not self._needs_luck and self.position.over

    def returns(self) -> list[float]:
        """Return 1 for the winner, -1 for the last; 0 for all until the game is over."""
        return by_place(self.position) if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LudariumState:
        """Return a state that this player cannot tell from this one, with everything hidden drawn anew."""
        world: LudariumState = self.clone()
        assert world._held is not None
        luck = chance(int(sampler() * (1 << 32)))
        world._held = Held(self.position.resample(player, luck), in_world_of(world._held.story, player, self.num_players()))
        return world

    def __str__(self) -> str:
        """Return the spectators' view and a fingerprint of everything."""
        waiting = f"{self._move} {self._luck}" if self._needs_luck else ""
        if not self.is_set_up:
            return f"before the set-up {waiting}"
        return f"{json.dumps(self.position.view(None), sort_keys=True)} {self.position.digest()} {waiting}"


class LudariumObserver:
    """What a player sees: as a tensor in the game's named parts, and as a string."""

    def __init__(self, game: LudariumGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers of Ludarium take no parameters, but were given {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer sees what one player sees, or what everybody sees, never what all players see together")
        self.with_memory = kind.perfect_recall
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.is_public and not self.with_memory:
            self.tensor = np.zeros(max(end for _begin, end in game.parts.values()), np.float32)
            self.dict = {name: self.tensor[begin:end] for name, (begin, end) in game.parts.items()}

    def set_from(self, state: LudariumState, player: int) -> None:
        """Write what the player sees into the tensor; zeros before the set-up."""
        if self.tensor is not None:
            self.tensor[:] = state.position.observe(player).values if state.is_set_up else 0.0

    def string_from(self, state: LudariumState, player: int) -> str:
        """Return what the player sees in words, with perfect recall also a fingerprint of all that the player has seen."""
        if not state.is_set_up:
            return ""
        view = json.dumps(state.position.view(None if self.is_public else player), sort_keys=True)
        return f"{view} {state.told_to(player)}" if self.with_memory else view


def register() -> None:
    """Make the games known to OpenSpiel; to do it again changes nothing.

    OpenSpiel keeps what makes a game until after the interpreter has ended, and only a class survives that.
    """
    known = pyspiel.registered_names()
    for name in ludarium.GAMES:
        if f"ludarium_{name}" not in known:
            pyspiel.register_game(
                game_type(ludarium.game(name), True), type(f"Ludarium{name.capitalize()}", (LudariumGame,), {"name": name})
            )


register()
