"""At which tables a game is tried out: by whole-game checks and golden games, in training, for its balance and its speed."""

from __future__ import annotations


class Mode:
    """A kind of table: a number of players with options; what is not named is as it is by default."""

    def __init__(self, players: int, options: dict[str, object] | None = None) -> None:
        self.players = players
        self.options: dict[str, object] = {} if options is None else options

    def __str__(self) -> str:
        players = f"{self.players} player{'s' if self.players > 1 else ''}"
        return ", ".join([players, *[f"{name}={value}" for name, value in self.options.items()]])


class Trials:
    """What tests and tools are told of a game besides its rules; a game that says nothing is tried out all the same.

    `further` are modes beside the plain ones (`Game.plain_modes`): line-ups with options that would multiply without end.
    `balance` are the options of the tables at which `make balance` counts who wins.
    `speed` says how many times as many moves a second the compiled game should make as the contestants of `make bench`, also when it is
    played from Python through `state.play`.
    """

    def __init__(
        self,
        further: list[Mode] | None = None,
        balance: dict[str, object] | None = None,
        speed: dict[str, float] | None = None,
    ) -> None:
        self.further: list[Mode] = [] if further is None else further
        self.balance: dict[str, object] = {} if balance is None else balance
        self.speed: dict[str, float] = {} if speed is None else speed
