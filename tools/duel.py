"""How much stronger have bots become? Today's bot plays that of an earlier version, each in a process of its own.

    git worktree add ../before COMMIT && (cd ../before && python tools/compile.py)
    python tools/duel.py ../before/build/compiled barrage expert --games 400 --seed 1 --save duel.jsonl

With more than two seats one bot of today sits among those of before. Every deal is played from each seat. Games are kept as the arena
keeps them, `ludarium standings` reads them, and the same command goes on where it was. The two versions must have the same rules and draw
the same from a seed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import ludarium
from ludarium.arena.playing import Ending, Tags, luck_for, play_out
from ludarium.arena.report import Report
from ludarium.arena.results import append_ending, begin_results
from ludarium.arena.schedule import PAIR, Bout, Setting, schedule
from ludarium.bots import Bot, parse_bot
from ludarium.console import Screen, progress_bar
from ludarium.engine.chance import Chance, seed_of, seed_text
from ludarium.engine.errors import LudariumError, OptionError
from ludarium.engine.state import State
from ludarium.parallel import workplace

PLAYER = Path(__file__).with_name("earlier.py")
BEFORE = " before"  # after a bot's name: it plays as the earlier version has it


class DuelError(LudariumError):
    """The earlier version cannot play, or plays by other rules."""


class EarlierBot(Bot):
    """A bot of the earlier version, in a process of its own that follows the game."""

    def __init__(self, folder: Path, setting: Setting, bout: Bout, seat: int) -> None:
        self.name = bout.seating[seat]
        bot = self.name.removesuffix(BEFORE)
        self.where = f"seed {bout.seed}, seat {seat}"
        self.process = subprocess.Popen(
            [sys.executable, str(PLAYER), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        luck = seed_text(seed_of(bout.seed, seat, bot))
        self.tell(
            {"game": setting.game, "players": setting.players, "seed": bout.seed, "options": setting.options, "bot": bot, "luck": luck}
        )
        self.answer()  # it is ready: what it took to begin is no thinking time

    def leave(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.communicate()

    def tell(self, what: object) -> None:
        """Write a line; DuelError if nobody is there to read it."""
        assert self.process.stdin is not None
        try:
            print(json.dumps(what), file=self.process.stdin, flush=True)
        except OSError:
            raise self.failed() from None

    def choose(self, state: State, player: int, luck: Chance) -> int:
        """Return the move that the earlier version has chosen, with luck of its own; DuelError if it is none today."""
        self.tell([player, None])
        chosen = self.answer()
        for move in state.moves(player):
            if state.game.lexicon.text(move) == chosen:
                return move
        raise DuelError(f"the earlier version has other rules: it chose {chosen!r}, which is not legal today ({self.where})")

    def answer(self) -> str:
        """Return what the process says next; DuelError if it has ended."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise self.failed()
        return str(json.loads(line))

    def failed(self) -> DuelError:
        """Return why the process has ended, in its own last words."""
        said = self.process.communicate()[1].strip().splitlines()
        return DuelError(f"the earlier version stopped ({self.where}): {said[-1] if said else 'it said nothing'}")


class Announcing(Bot):
    """Plays as a bot does, and tells its moves to all who follow the game."""

    def __init__(self, inner: Bot, followers: list[EarlierBot]) -> None:
        self.name = inner.name
        self.inner = inner
        self.followers = followers

    def choose(self, state: State, player: int, luck: Chance) -> int:
        move = self.inner.choose(state, player, luck)
        for follower in self.followers:
            follower.tell([player, state.game.lexicon.text(move)])
        return move


def play(setting: Setting, folder: Path, bout: Bout) -> Ending:
    """Play one game."""
    state = setting.opened().new(setting.players, bout.seed, setting.options)
    earlier: list[EarlierBot] = []
    bots: list[Bot] = []
    try:
        for seat, name in enumerate(bout.seating):
            if name.endswith(BEFORE):
                earlier.append(EarlierBot(folder, setting, bout, seat))
            bots.append(Announcing(earlier[-1] if name.endswith(BEFORE) else parse_bot(name), earlier))
        course = play_out(state, bots, [luck_for(bout.seed, seat, name) for seat, name in enumerate(bout.seating)])
    finally:
        for bot in earlier:
            bot.leave()
    outcomes = [outcome.plain() for outcome in state.outcomes]
    return Ending(bout, state.scores, state.ranking, 0, course, Tags([[] for _ in state.scores], []), outcomes)


def main() -> int:
    """Play, and print how strong both are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the package of the earlier version lies")
    parser.add_argument("game", choices=list(ludarium.GAMES))
    parser.add_argument("bot", help="today's bot, as the arena writes it")
    parser.add_argument("before", nargs="?", default="", help="the bot of the earlier version; the same unless told")
    parser.add_argument("--players", type=int, default=PAIR)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--save", type=Path, required=True)
    wish = parser.parse_args()
    try:
        duel(wish)
    except LudariumError as wrong:
        sys.exit(f"duel: {wrong}")
    return 0


def duel(wish: argparse.Namespace) -> None:
    """Play what the command line asks for."""
    parse_bot(wish.bot)
    if not wish.folder.is_dir():
        raise OptionError(f"there is no folder {wish.folder}: build the earlier version first")
    if wish.players < PAIR:
        raise OptionError(f"--players must be at least {PAIR}: somebody has to play the bots of before")
    bots = [wish.bot, *[(wish.before or wish.bot) + BEFORE] * (wish.players - 1)]
    setting = Setting(wish.game, [], wish.players, {}, bots, seed_text(seed_of(wish.seed)))
    bouts = list(schedule(setting, wish.games))
    results = begin_results(wish.save, setting, resume=True)
    played = {ending.bout.key for ending in results.endings}
    with workplace(wish.workers) as place, progress_bar(len(bouts), len(played)) as advance:
        for ending in place.in_order(partial(play, setting, wish.folder.resolve()), [bout for bout in bouts if bout.key not in played]):
            append_ending(wish.save, ending)
            results.endings.append(ending)
            advance()
    Report(results, bots[-1], "en").show(Screen(), wish.save, None)


if __name__ == "__main__":
    sys.exit(main())
