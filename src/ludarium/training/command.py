"""The commands `ludarium train …`. Numpy is needed by what they do, not to list them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import ludarium
from ludarium.cluster import workplace_at
from ludarium.engine.errors import OptionError
from ludarium.engine.training import FitPrior, FitValue, SelfPlay, Stage

if TYPE_CHECKING:
    from ludarium.training.stages import Training

MISSING = 'training needs more packages: pip install "ludarium[train]" ({name} is missing)'
SAMPLES = Path("build") / "train"
CLUSTER = "Play on a Ray cluster, HOST:PORT or auto (docs/cluster.md)."

train_app = typer.Typer(rich_markup_mode=None)

GameName = Annotated[str, typer.Argument(help="The game, as `ludarium games` lists it.")]
Weights = Annotated[Path | None, typer.Option("--weights", help="The folder of value.json and prior.json; the game's own unless told.")]
Samples = Annotated[Path, typer.Option("--samples", help="The folder in which the samples of games are kept.")]
Workers = Annotated[int, typer.Option("--workers", help="How many processes play; 0: one for each core.")]
OnCluster = Annotated[str, typer.Option("--cluster", help=CLUSTER)]
Games = Annotated[int, typer.Option("--games", help="How many games.")]
Seed = Annotated[int, typer.Option("--seed", help="The seed of the first game; further games have the next ones.")]


@train_app.command(name="self-play")
def self_play(
    game: GameName,
    games: Games = 2000,
    seed: Seed = 1,
    simulations: Annotated[int, typer.Option("--simulations", help="Of each player's search; 0: by the quick estimate.")] = 0,
    players: Annotated[int, typer.Option("--players", help="Only tables of so many; 0: all line-ups of the game.")] = 0,
    continuations: Annotated[int, typer.Option("--continuations", help="Rollouts by the prior from each position to the end.")] = 0,
    weights: Weights = None,
    samples: Samples = SAMPLES,
    workers: Workers = 0,
    cluster: OnCluster = "",
) -> None:
    """Let bots play each other, and keep the features of their positions with the results."""
    check_counts([("--games", games, 1), ("--simulations", simulations, 0), ("--continuations", continuations, 0)])
    with training(game, weights, samples, workers, cluster) as whole:
        whole.play(SelfPlay(games, seed, simulations, players, continuations))


@train_app.command(name="value")
def value(
    game: GameName,
    only: Annotated[str, typer.Option("--only", help="Fit this set of weights, leave the others as they are.")] = "",
    units: Annotated[int, typer.Option("--units", help="Of the hidden layer: a multiple of eight.")] = 8,
    epochs: Annotated[int, typer.Option("--epochs", help="How often all positions are gone through.")] = 6,
    weights: Weights = None,
    samples: Samples = SAMPLES,
) -> None:
    """Fit the value networks of a game to all games kept so far."""
    check_counts([("--epochs", epochs, 1)])
    with training(game, weights, samples, 1) as whole:
        whole.fit_value(FitValue(only, units), epochs)


@train_app.command(name="prior")
def prior(
    game: GameName,
    games: Games = 500,
    seed: Seed = 1,
    simulations: Annotated[int, typer.Option("--simulations", help="Of the search that plays.")] = 60,
    worlds: Annotated[int, typer.Option("--worlds", help="In which every action is tried.")] = 30,
    weights: Weights = None,
    workers: Workers = 0,
    cluster: OnCluster = "",
) -> None:
    """Fit the policy prior of a game: try every action of a round in many worlds."""
    check_counts([("--games", games, 1), ("--simulations", simulations, 1), ("--worlds", worlds, 1)])
    with training(game, weights, SAMPLES, workers, cluster) as whole:
        whole.fit_prior(FitPrior(games, seed, simulations, worlds))


@train_app.command(name="run")
def run(
    game: GameName,
    scale: Annotated[float, typer.Option("--scale", help="Play so many times as many games as the plan says, 0.01 for a try.")] = 1.0,
    weights: Weights = None,
    samples: Samples = SAMPLES,
    workers: Workers = 0,
    cluster: OnCluster = "",
) -> None:
    """Carry out the whole plan of a game, from games by the quick estimate to the last weights (hours)."""
    if scale <= 0:
        raise OptionError(f"--scale must be above 0, not {scale}")
    with training(game, weights, samples, workers, cluster) as whole:
        for number, stage in enumerate(whole.plan.stages, start=1):
            scaled(stage, scale)
            print(f"{game}, stage {number} of {len(whole.plan.stages)}: {described(stage)}", flush=True)
            whole.run(stage)


def check_counts(counts: list[tuple[str, int, int]]) -> None:
    """Refuse numbers below the least that makes sense."""
    for name, number, least in counts:
        if number < least:
            raise OptionError(f"{name} must be at least {least}, not {number}")


def scaled(stage: Stage, scale: float) -> None:
    """Change the number of a stage's games."""
    if isinstance(stage, SelfPlay | FitPrior):
        stage.games = max(1, round(stage.games * scale))


def described(stage: Stage) -> str:
    """Return in words what a stage does."""
    if isinstance(stage, SelfPlay):
        how = f"search with {stage.simulations} simulations" if stage.simulations else "quick estimate"
        who = f", {stage.players} players" if stage.players else ""
        more = f", {stage.continuations} continuations of each position" if stage.continuations else ""
        return f"{stage.games} games by {how}{who}{more}"
    if isinstance(stage, FitPrior):
        return f"fit the prior to {stage.games} games"
    return f"fit the value network {stage.only}" if isinstance(stage, FitValue) and stage.only else "fit the value networks"


@contextmanager
def training(game: str, weights: Path | None, samples: Path, workers: int, cluster: str = "") -> Iterator[Training]:
    """Prepare the training of a game where its games are to be played; OptionError if it has no plan or a package is missing."""
    check_counts([("--workers", workers, 0)])
    ludarium.game(game)
    try:
        from ludarium.training.deals import plan_of  # noqa: PLC0415 - numpy is needed from here on
        from ludarium.training.stages import Training  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise OptionError(MISSING.format(name=missing.name)) from None
    plan = plan_of(game)
    with workplace_at(cluster, workers) as place:
        yield Training(game, plan, weights or plan.folder, samples / game, place)
