"""The terminal program `tarn`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.text import Text
from typer.core import TyperGroup

import tarn
from tarn.engine.chance import seed_text
from tarn.engine.errors import OptionError, TarnError
from tarn.engine.game import SeatOption
from tarn.engine.phrase import Phrase
from tarn.server.command import serve
from tarn.terminal.files import game_of, read_record, replayed
from tarn.terminal.opening import Wishes, open_session, read_options, seed_of
from tarn.terminal.packs import check_pack
from tarn.terminal.replaying import Replay
from tarn.terminal.screen import Screen, default_language, shortened
from tarn.terminal.sheet import show_result, speaker_for
from tarn.terminal.simulate import Plan, simulate
from tarn.text import Speaker


class OneLineErrors(TyperGroup):
    """Whatever is wrong on the command line is one line on stderr and status 2, never a traceback."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except TarnError as wrong:
            fail(str(wrong))
        except (typer.Abort, KeyboardInterrupt):
            sys.exit(130)
        except Exception as wrong:
            message = getattr(wrong, "format_message", None)
            if message is None:
                raise
            fail(message())
        sys.exit(code if isinstance(code, int) else 0)


def fail(message: str) -> NoReturn:
    """Say what is wrong and leave."""
    print(f"tarn: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


app = typer.Typer(cls=OneLineErrors, add_completion=False, rich_markup_mode=None, invoke_without_command=True)
packs_app = typer.Typer(rich_markup_mode=None)
app.add_typer(packs_app, name="pack", help="Check content packs.")
app.command(name="serve")(serve)

Language = Annotated[str, typer.Option("--language", help="en, de or hu.")]
Packs = Annotated[list[Path] | None, typer.Option("--pack", help="A further content pack; repeatable.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the table, name=value; repeatable.")]
Bots = Annotated[list[str] | None, typer.Option("--bot", help="random or greedy; repeatable, seat by seat.")]
Seed = Annotated[str | None, typer.Option("--seed", help="A number or up to 32 hexadecimal digits.")]
SavedGame = Annotated[Path, typer.Argument(help="A saved game.")]


@app.callback()
def start(context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False) -> None:
    """Heavy board games with every rule enforced: play, simulate, replay."""
    if version:
        print(f"tarn {tarn.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, as `tarn games` lists it.")],
    players: Annotated[int | None, typer.Option("--players", help="How many seats; 2 unless told.")] = None,
    bot: Bots = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Several people at one keyboard.")] = False,
    option: Options = None,
    seed: Seed = None,
    language: Language = "",
    name: Annotated[list[str] | None, typer.Option("--name", help="A player's name; repeatable, seat by seat.")] = None,
    pack: Packs = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where every move is saved.")] = None,
) -> None:
    """Play a game against bots, or with friends at one keyboard."""
    tarn.game(game)
    if players is not None and players < 1:
        raise OptionError(f"--players must be at least 1, not {players}")
    wishes = Wishes(game, spoken(language), pack or [])
    wishes.players = players or 0
    wishes.bots, wishes.hot_seat = bot or [], hot_seat
    wishes.options, wishes.seed, wishes.names = option or [], seed, name or []
    wishes.resume, wishes.save = resume, save
    open_session(wishes, Screen()).run()


@app.command(name="simulate")
def simulate_games(
    game: Annotated[str, typer.Argument(help="The game, as `tarn games` lists it.")],
    players: Annotated[int, typer.Option("--players", help="How many seats.")] = 2,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 20,
    bot: Bots = None,
    option: Options = None,
    seed: Seed = None,
    language: Language = "",
    pack: Packs = None,
) -> None:
    """Let bots play many games and print what came out."""
    made = tarn.game(game, list(pack or []))
    if games < 1:
        raise OptionError(f"--games must be at least 1, not {games}")
    bots = bot or ["greedy"]
    if len(bots) > max(1, players):
        raise OptionError(f"{len(bots)} bots are too many for a table of {players}")
    for name in bots:
        tarn.bots.bot(name)
    options = read_options(option or [], {spec.name: spec for spec in made.options})
    made.settle(players, options)
    seats = [bots[min(seat, len(bots) - 1)] for seat in range(players)]
    plan = Plan(game, pack or [], seats, options, seed_text(seed_of(seed)))
    names: dict[int, str | Phrase] = dict(made.automatic_sides(players))
    simulate(plan, games, Screen(), Speaker(spoken(language), game, names))


@app.command()
def replay(
    file: SavedGame,
    step: Annotated[bool, typer.Option("--step", help="Move by move: Enter for the next, b for back, q to leave.")] = False,
    language: Language = "",
    pack: Packs = None,
) -> None:
    """Go through a saved game: step by step at a terminal, all at once through a pipe."""
    screen = Screen()
    shown = Replay(file, pack or [], spoken(language), screen)
    if step or screen.interactive:
        shown.step_by_step()
    else:
        shown.all_at_once()


@app.command()
def show(file: SavedGame, language: Language = "", pack: Packs = None) -> None:
    """Print the ranking and the score sheet of a saved game, as it stands if it is unfinished."""
    record = read_record(file)[0]
    match = replayed(file, record, game_of(record, pack or []))
    show_result(Screen(), match.state, speaker_for(match, spoken(language)))


@packs_app.command(name="check")
def check(file: Annotated[Path, typer.Argument(help="The pack, a TOML file.")], language: Language = "") -> None:
    """Validate a pack and print every card it defines."""
    check_pack(file, spoken(language), Screen())


@app.command(name="games")
def list_games(language: Language = "") -> None:
    """List the games, who can play them, and their options."""
    screen = Screen()
    for name in tarn.GAMES:
        made = tarn.game(name)
        speaker = Speaker(spoken(language), name)
        counts = f"{made.counts[0]}-{made.counts[-1]}"
        screen.show(Text(name, style="bold").append(f"  {speaker.text('term-game', title=made.title, players=counts)}", style="not bold"))
        for spec in made.options:
            values = ", ".join(spec.write(value) for value in spec.values)
            if isinstance(spec, SeatOption):
                values += f", 0-{spec.counts[-1] - 1}"
            screen.show(Text(f"  --option {spec.name}=…  {shortened(values, screen.width - 36)}  ({spec.rule})"))


def spoken(language: str) -> str:
    """Return the language asked for, or the person's own; OptionError if there are no words in it."""
    chosen = language or default_language()
    Speaker(chosen)
    return chosen


def main() -> None:
    """Run the program."""
    app()


if __name__ == "__main__":
    main()
