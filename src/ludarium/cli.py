"""The terminal program `ludarium`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.text import Text
from typer.core import TyperGroup

import ludarium
from ludarium.arena.balance import read_groups
from ludarium.arena.contest import Contest, check_whole
from ludarium.arena.drawing import check_drawable
from ludarium.arena.ladder import LadderPage, contests
from ludarium.arena.pack_balance import show_balance
from ludarium.arena.page import Page, write_page
from ludarium.arena.playing import PATIENCE
from ludarium.arena.report import Report
from ludarium.arena.results import read_together, seed_in
from ludarium.arena.schedule import Setting
from ludarium.bots import BOTS, known_bots, level_names, parse_bot
from ludarium.cluster import workplace_at
from ludarium.console import Screen, default_language, progress_bar, shortened
from ludarium.engine.chance import seed_text
from ludarium.engine.errors import LudariumError, OptionError
from ludarium.engine.game import SeatOption
from ludarium.engine.pack import read_pack
from ludarium.engine.phrase import Phrase
from ludarium.parallel import workplace
from ludarium.records import game_of, read_record, replayed
from ludarium.server.command import serve
from ludarium.terminal.opening import Wishes, open_session, read_options, seed_of
from ludarium.terminal.packs import check_pack
from ludarium.terminal.replaying import Replay
from ludarium.terminal.sheet import show_result, speaker_for
from ludarium.terminal.simulate import simulate
from ludarium.text import LANGUAGES, Speaker
from ludarium.training.command import CLUSTER, train_app


class OneLineErrors(TyperGroup):
    """Whatever is wrong on the command line is one line on stderr and status 2, never a traceback."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except LudariumError as wrong:
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
    print(f"ludarium: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


def games_like(incomplete: str) -> list[str]:
    """Return the games for the shell to complete a word with."""
    return [name for name in ludarium.GAMES if name.startswith(incomplete)]


def bots_like(incomplete: str) -> list[str]:
    """Return the bots for the shell to complete a word with."""
    return [name for name in known_bots() if name.startswith(incomplete)]


app = typer.Typer(cls=OneLineErrors, rich_markup_mode=None, invoke_without_command=True)
packs_app = typer.Typer(rich_markup_mode=None)
app.add_typer(packs_app, name="pack", help="Check and measure content packs.")
app.add_typer(train_app, name="train", help="Train what bots know of a game (docs/training.md).")
app.command(name="serve")(serve)

GameName = Annotated[str, typer.Argument(help="The game, as `ludarium games` lists it.", autocompletion=games_like)]
Language = Annotated[str, typer.Option("--language", help="en, de or hu.")]
Packs = Annotated[list[Path] | None, typer.Option("--pack", help="A further content pack; repeatable.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the table, name=value; repeatable.")]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        help=f"One of {', '.join(BOTS)} (see `ludarium bots`), or an own one, module:Class; repeatable, seat by seat.",
        autocompletion=bots_like,
    ),
]
Seed = Annotated[str | None, typer.Option("--seed", help="A number or up to 32 hexadecimal digits.")]
Chart = Annotated[Path | None, typer.Option("--chart", help="Draw strengths and win rates: a name ending in .svg or .png.")]
Anchor = Annotated[str, typer.Option("--anchor", help="The bot with Elo 0; random unless told, else the first.")]
PackFile = Annotated[Path, typer.Argument(help="The pack, a TOML file.")]
SavedGame = Annotated[Path, typer.Argument(help="A saved game, or a position on one line.")]


@app.callback()
def start(context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False) -> None:
    """Heavy board games with every rule enforced: play, simulate, replay."""
    if version:
        print(f"ludarium {ludarium.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def play(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", help="How many seats; 2 unless told.")] = None,
    bot: Bots = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Several people at one keyboard.")] = False,
    option: Options = None,
    seed: Seed = None,
    language: Language = "",
    name: Annotated[list[str] | None, typer.Option("--name", help="A player's name; repeatable, seat by seat.")] = None,
    pack: Packs = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game, or from a position on one line.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where every move is saved.")] = None,
) -> None:
    """Play a game against bots, or with friends at one keyboard."""
    ludarium.game(game)
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
    game: GameName,
    players: Annotated[int, typer.Option("--players", help="How many seats.")] = 2,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 20,
    bot: Bots = None,
    option: Options = None,
    seed: Seed = None,
    language: Language = "",
    pack: Packs = None,
) -> None:
    """Let bots play many games and print what came out."""
    made = ludarium.game(game, list(pack or []))
    if games < 1:
        raise OptionError(f"--games must be at least 1, not {games}")
    bots = bot or ["greedy"]
    if len(bots) > max(1, players):
        raise OptionError(f"{len(bots)} bots are too many for a table of {players}")
    for name in bots:
        parse_bot(name)
    options = read_options(option or [], {spec.name: spec for spec in made.options})
    made.settle(players, options)
    seats = [bots[min(seat, len(bots) - 1)] for seat in range(players)]
    setting = Setting(game, pack or [], players, options, seats, seed_text(seed_of(seed)))
    names: dict[int, str | Phrase] = dict(made.automatic_sides(players, options))
    simulate(setting, games, Screen(), Speaker(spoken(language), game, names))


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(
            help="Bots, with settings where they take some: greedy advanced:simulations=400 module:Class.", autocompletion=bots_like
        ),
    ],
    games: Annotated[int, typer.Option("--games", help="How many games for every two bots, or for every mixed table.")] = 200,
    players: Annotated[int, typer.Option("--players", help="How many seats; 1: each bot alone against the game itself.")] = 2,
    option: Options = None,
    seed: Seed = None,
    workers: Annotated[int, typer.Option("--workers", help="How many processes play; 0: one for each core.")] = 0,
    save: Annotated[Path | None, typer.Option("--save", help="The file for the results, written game by game.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the games in that file.")] = False,
    chart: Chart = None,
    records: Annotated[Path | None, typer.Option("--records", help="A folder for the record of every game.")] = None,
    patience: Annotated[float, typer.Option("--patience", help="Seconds for a decision of an own bot; then the arena stops.")] = PATIENCE,
    cluster: Annotated[str, typer.Option("--cluster", help=CLUSTER)] = "",
    anchor: Anchor = "",
    language: Language = "",
    pack: Packs = None,
) -> None:
    """Let bots play each other from all seats of the same deals, and print how strong they are."""
    for name, value, least in (("--games", games, 1), ("--players", players, 1), ("--workers", workers, 0)):
        if value < least:
            raise OptionError(f"{name} must be at least {least}, not {value}")
    if not patience > 0:
        raise OptionError(f"--patience must be above 0, not {patience:g}")
    if resume and save is None:
        raise OptionError("--resume needs --save: the file to go on with")
    check_anchor(anchor, bots)
    if chart is not None:
        check_drawable(chart)
    chosen = spoken(language)
    made = ludarium.game(game, list(pack or []))
    options = read_options(option or [], {spec.name: spec for spec in made.options})
    begun = seed_in(save) if resume and save is not None and seed is None else None
    setting = Setting(game, pack or [], players, options, bots, begun or seed_text(seed_of(seed)))
    with workplace_at(cluster, workers, bots) as place:
        contest = Contest(setting, games, save, resume)
        with progress_bar(len(contest.bouts), len(contest.results.endings)) as advance:
            for ending in contest.play(place, records, patience):
                advance()
    if contest.results.endings:
        Report(contest.results, anchor, chosen).show(Screen(), save, chart)
    check_whole(place.lost)


@app.command()
def standings(
    files: Annotated[list[Path], typer.Argument(help="Results that `ludarium arena --save` wrote, all with one seed and setting.")],
    chart: Chart = None,
    anchor: Anchor = "",
    language: Language = "",
) -> None:
    """Print how strong the bots of saved arenas are: the games of several files count together."""
    results = read_together(files)
    check_anchor(anchor, results.bots)
    if chart is not None:
        check_drawable(chart)
    Report(results, anchor, spoken(language)).show(Screen(), None, chart)


@app.command()
def ladder(
    folder: Annotated[Path, typer.Argument(help="Where the games are kept, a file for each game and number of players.")] = Path("ladder"),
    games: Annotated[int, typer.Option("--games", help="How many games for every two bots, or at every larger table.")] = 200,
    game: Annotated[list[str] | None, typer.Option("--game", help="One game, not all; repeatable.", autocompletion=games_like)] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", help="A bot; repeatable, from the weakest on. Random and all levels unless told.", autocompletion=bots_like),
    ] = None,
    seed: Seed = "1",
    workers: Annotated[int, typer.Option("--workers", help="How many processes play; 0: one for each core.")] = 0,
    out: Annotated[Path | None, typer.Option("--out", help="The page for the tables, a name ending in .md; charts go beside it.")] = None,
    charts: Annotated[bool, typer.Option("--charts/--no-charts", help="Draw strengths and win rates of tables of two.")] = True,
    cluster: Annotated[str, typer.Option("--cluster", help=CLUSTER)] = "",
    language: Language = "",
) -> None:
    """Let all levels play each other in all games, at tables of every size. The same command goes on with what was broken off."""
    for name, value, least in (("--games", games, 1), ("--workers", workers, 0)):
        if value < least:
            raise OptionError(f"{name} must be at least {least}, not {value}")
    screen, speaker = Screen(), Speaker(spoken(language))
    page = LadderPage(out or folder / "ladder.md", spoken(language), charts)
    bots = bot or ["random", *level_names()]
    found = contests(game or list(ludarium.GAMES), bots, seed_text(seed_of(seed)), folder, games)
    for contest in found:
        if contest.results.endings:
            page.note(contest.results)
    with workplace_at(cluster, workers, bots) as place:
        for contest in found:
            numbers = {"players": contest.setting.players, "games": len(contest.bouts), "done": len(contest.results.endings)}
            screen.show(Text(speaker.text("ladder-stage", title=ludarium.game(contest.setting.game).title, **numbers)))
            with progress_bar(numbers["games"], numbers["done"]) as advance:
                for ending in contest.play(place):
                    advance()
            if len(contest.results.endings) > numbers["done"]:
                page.note(contest.results)
            page.write()
    screen.show_copyable(speaker.text("ladder-written", file=str(page.path)))
    check_whole(place.lost)


def check_anchor(anchor: str, bots: list[str]) -> None:
    """Refuse to count from a bot that did not play."""
    if anchor and anchor not in bots:
        raise OptionError(f"--anchor must be one of the bots: {', '.join(bots)}")


@app.command()
def balance(
    files: Annotated[list[Path], typer.Argument(help="Results that `ludarium arena --save` wrote, all of one game.")],
    out: Annotated[Path | None, typer.Option("--out", help="The page to write, a name ending in .md; its charts go beside it.")] = None,
    language: Language = "",
) -> None:
    """Count who wins: by place in the turn order, card, company, objective. Without --out the page is printed."""
    groups = read_groups(files)
    speaker = Speaker(spoken(language), groups[0].game)
    if out is None:
        print(Page(groups, speaker, None).text(), end="")
    else:
        write_page(groups, speaker, out)
        Screen().show_copyable(speaker.text("balance-written", file=str(out)))


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


@app.command()
def line(
    file: SavedGame,
    moves: Annotated[int | None, typer.Option("--moves", help="After so many moves; after the last one unless told.")] = None,
    pack: Packs = None,
) -> None:
    """Print the position of a saved game on one line, to be pasted into a message, an issue or `ludarium play --resume`."""
    record = read_record(file)[0]
    if moves is not None and not 0 <= moves <= len(record.entries):
        raise OptionError(f"--moves must be from 0 to {len(record.entries)}, not {moves}")
    print(replayed(file, record, game_of(record, pack or []), -1 if moves is None else moves).state.line())


@packs_app.command(name="check")
def check(file: PackFile, language: Annotated[str, typer.Option("--language", help="en, de or hu alone.")] = "") -> None:
    """Validate a pack and print every entry: facts, icons, words in all languages, worth where the game has a scale."""
    check_pack(file, spoken(language), [language] if language else list(LANGUAGES), Screen())


@packs_app.command(name="balance")
def balance_pack(
    file: PackFile,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 200,
    players: Annotated[int, typer.Option("--players", help="How many seats.")] = 2,
    bot: Annotated[str, typer.Option("--bot", help="Who plays all seats.")] = "greedy",
    seed: Seed = None,
    workers: Annotated[int, typer.Option("--workers", help="How many processes play; 0: one for each core.")] = 0,
    chart: Annotated[Path | None, typer.Option("--chart", help="Draw the win rates: a name ending in .svg or .png.")] = None,
    language: Language = "",
) -> None:
    """Let bots play with a pack and say which of its entries are too strong, too weak or never used."""
    for name, value, least in (("--games", games, 1), ("--players", players, 1), ("--workers", workers, 0)):
        if value < least:
            raise OptionError(f"{name} must be at least {least}, not {value}")
    if chart is not None:
        check_drawable(chart)
    pack = read_pack(file)
    made = ludarium.game(pack.game, [pack])
    options = {spec.name: made.trials.balance[spec.name] for spec in made.options if spec.name in made.trials.balance}
    setting = Setting(pack.game, [file], players, options, [bot], seed_text(seed_of(seed)))
    speaker = Speaker(spoken(language), pack.game)
    show_balance(file, setting, games, workplace(workers), speaker, chart, Screen())


@app.command(name="games")
def list_games(language: Language = "") -> None:
    """List the games, who can play them, and their options."""
    screen = Screen()
    for name in ludarium.GAMES:
        made = ludarium.game(name)
        speaker = Speaker(spoken(language), name)
        counts = f"{made.counts[0]}-{made.counts[-1]}"
        screen.show(Text(name, style="bold").append(f"  {speaker.text('term-game', title=made.title, players=counts)}", style="not bold"))
        for spec in made.options:
            values = ", ".join(spec.write(value) for value in spec.values)
            if isinstance(spec, SeatOption):
                values += f", 0-{spec.counts[-1] - 1}"
            screen.show(Text(f"  --option {spec.name}=…  {shortened(values, screen.width - 36)}  ({spec.rule})"))


@app.command(name="bots")
def list_bots(language: Language = "") -> None:
    """List the bots, from the weakest to the strongest, and how they play."""
    screen, speaker = Screen(), Speaker(spoken(language))
    for name, kind in known_bots().items():
        words = screen.lines([Text(speaker.text(kind.words))], screen.width - 2)
        screen.show(Text(name, style="bold"), *[Text("  ").append_text(line) for line in words])


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
