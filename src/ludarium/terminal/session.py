"""One game at the keyboard: people and bots take their turns, every move is saved."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.text import Text

from ludarium.boards import board_for
from ludarium.bots import Bot, SearchBot, parse_bot
from ludarium.bots.finding import names_class, split_bot
from ludarium.bots.reasons import reasons_for, sentences
from ludarium.console import Quit, Screen, listed, shortened
from ludarium.engine.chance import chance, seed_of
from ludarium.engine.errors import LudariumError, NotationError, OptionError
from ludarium.engine.match import Match
from ludarium.engine.phrase import Option, Phrase, Question
from ludarium.records import PERSON, write_record
from ludarium.terminal import rulebook
from ludarium.terminal.layout import Parts, columns
from ludarium.terminal.picture import picture_lines, show_picture
from ludarium.terminal.sheet import show_result, speaker_for

LOG_LINES = 16
FEW_OPTIONS = 12  # so many are listed below the board, in two columns; more of them by `moves`
HINT_SECONDS = 1.5
HINT_MOVES = 3
COMMANDS = ("moves", "why", "hint", "undo", "log", "board", "rules", "save", "help", "quit")


class Session:
    """A match with somebody in every seat."""

    def __init__(self, match: Match, seats: list[str], file: Path, screen: Screen, language: str, packs: list[Path]) -> None:
        self.match = match
        self.seats = seats
        self.file = file
        self.screen = screen
        self.packs = packs
        self.speaker = speaker_for(match, language)
        self.board = board_for(match.game, self.speaker)
        self.bots: dict[int, Bot] = {seat: parse_bot(kind) for seat, kind in enumerate(seats) if kind != PERSON}
        self.people = [seat for seat, kind in enumerate(seats) if kind == PERSON]
        self.told = dict.fromkeys(range(len(seats)), 0)  # how much of the log each seat has read
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.explained: set[int] = set()  # the seats that have seen how the picture is read

    # -- the loop ------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves; the record is saved after every move."""
        self.save()
        self.screen.show(Text(self.speaker.text("term-saved-in", file=str(self.file)), style="dim", overflow="fold"))
        for seat in self.bots:
            words = self.speaker.text(split_bot(self.seats[seat])[0].words)
            self.screen.show(Text(f"{self.speaker.name(seat)} ({self.seats[seat]}): {words}", style="dim"))
        self.screen.pause(self.speaker.text("term-press-enter") + " ")
        try:
            while not self.match.state.over:
                seat = self.next_seat()
                if seat in self.bots:
                    self.play_bot(seat)
                else:
                    self.ask(seat)
        except (Quit, KeyboardInterrupt):
            self.leave()
            return
        self.finish()

    def next_seat(self) -> int:
        """Return who decides now: whoever is at the keyboard goes on, otherwise seat by seat."""
        waiting = self.match.state.to_move
        return self.at_keyboard if self.at_keyboard in waiting else waiting[0]

    def play_bot(self, seat: int) -> None:
        """Let a bot decide."""
        luck = chance(seed_of(self.match.record.seed, len(self.match.record.entries), seat))  # the same whenever the game comes here again
        self.match.play(seat, self.bots[seat].choose(self.match.state, seat, luck))
        self.save()

    def save(self) -> None:
        """Write the record."""
        write_record(self.file, self.match.record, self.seats)

    def leave(self) -> None:
        """Save, and say how to come back."""
        self.save()
        words = ["ludarium", "play", self.match.game.name, "--resume", str(self.file)]
        for pack in self.packs:
            words += ["--pack", str(pack)]
        if any(names_class(kind) for kind in self.seats):  # a file does not say which classes to load
            words += [word for seat in self.bots for word in ("--bot", self.seats[seat])]
        self.screen.show(Text(), Text(self.speaker.text("term-left")))
        self.screen.show_copyable(f"  {shlex.join(words)}")

    def finish(self) -> None:
        """Show how it ended."""
        self.screen.clear()
        self.show_log(self.people[0] if len(self.people) == 1 else None, self.unread())
        self.show_board(None, {})
        show_result(self.screen, self.match.state, self.speaker)
        self.screen.show(Text(), Text(self.speaker.text("term-record-in", file=str(self.file)), style="dim", overflow="fold"))

    # -- a person's decision -------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person the table and carry out what is typed, until a move is made or taken back."""
        if seat != self.at_keyboard:
            self.draw_curtain(seat)
        question = self.match.state.ask(seat)
        assert question is not None
        self.show_table(seat, question)
        choices = [*(option.notation for option in question.options), *COMMANDS]
        while True:
            typed = self.screen.read("> ", choices)
            try:
                if not typed and self.screen.interactive:
                    self.show_table(seat, question)
                elif typed and self.obey(seat, question, typed):
                    return
            except LudariumError as wrong:
                self.screen.show(Text(str(wrong), style="bold"))

    def draw_curtain(self, seat: int) -> None:
        """Hide one person's secrets before the next one looks."""
        if len(self.people) > 1:
            self.screen.clear(history=True)
            self.screen.show(Text(self.speaker.text("term-curtain", name=Phrase("seat", {"seat": seat})), style="bold reverse"))
            self.screen.pause(self.speaker.text("term-press-enter") + " ")
            self.screen.clear(history=True)
        self.at_keyboard = seat

    def obey(self, seat: int, question: Question, typed: str) -> bool:
        """Carry out a line: a command, a number or a move in notation; say whether the question is settled."""
        words = typed.split()
        command = words[0].lower()
        if command in COMMANDS:
            rest = typed[len(words[0]) :].strip()
            return self.command(seat, question, command, rest)
        move = self.move_of(question, typed)
        self.told[seat] = len(self.match.log)
        self.match.play(seat, move)
        self.save()
        return True

    def move_of(self, question: Question, typed: str) -> int:
        """Return the move that a number, a notation or its last word means."""
        if typed.isdecimal() and len(typed) < 6:
            if 1 <= int(typed) <= len(question.options):
                return question.options[int(typed) - 1].move
            raise NotationError(self.speaker.text("term-no-such-number", most=len(question.options)))
        tidy = " ".join(typed.split()).lower()
        meant = [option.move for option in question.options if option.notation.lower() == tidy]
        meant = meant or [option.move for option in question.options if option.notation.lower().split()[-1] == tidy]
        if len(meant) == 1:
            return meant[0]
        move = self.match.game.lexicon.parse(typed)
        target = self.match.game.target(move)
        for blocked in question.blocked:
            if blocked.target == target:
                why = self.speaker.say(blocked.refusal.words())
                raise NotationError(self.speaker.text("term-refused", move=typed, why=why, rule=blocked.refusal.rule))
        raise NotationError(self.speaker.text("term-not-now", move=typed))

    def command(self, seat: int, question: Question, command: str, rest: str) -> bool:
        """Carry out a command; say whether the question has changed."""
        if command == "undo":
            return self.undo(seat)
        if command == "quit":
            raise Quit
        if command == "moves":
            self.show_options(seat, question)
        elif command == "why":
            self.show_blocked(question)
        elif command == "hint":
            self.show_hint(seat, question)
        elif command == "save":
            self.save_as(rest)
        elif command == "rules":
            self.show_rule(rest)
        elif command == "log":
            self.show_log(seat, 0, whole=True)
        elif command == "board":
            self.show_pages(seat)
        else:
            self.show_help()
        return False

    def undo(self, seat: int) -> bool:
        """Take the own last move back, if the game allows it."""
        reason = self.match.undo_refusal(seat)
        if reason:
            self.screen.show(Text(self.speaker.text(f"term-undo-{reason}"), style="bold"))
            return False
        self.match.undo(seat)
        self.told[seat] = min(self.told[seat], len(self.match.log))
        self.save()
        return True

    def save_as(self, name: str) -> None:
        """Write a copy of the record."""
        if not name:
            raise OptionError(self.speaker.text("term-save-where"))
        write_record(Path(name).expanduser(), self.match.record, self.seats)
        self.screen.show(Text(self.speaker.text("term-saved-in", file=name), overflow="fold"))

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_table(self, seat: int, question: Question) -> None:
        """Print the screen of a decision, as much as fits of it: what happened, the table, the own things, the question."""
        screen, view = self.screen, self.match.state.view(seat)
        numbers = {option.target: str(number) for number, option in enumerate(question.options, start=1)}
        picture, bare = (self.board.picture(view, screen.width, marks) for marks in (numbers, {}))
        about_cards = any(option.target.startswith("card:") for option in question.options)
        shows_hand = len(question.options) > FEW_OPTIONS or not about_cards
        parts = Parts()
        parts.title = [screen.heading(f"{self.match.game.title} · {self.board.title(view)} · {self.speaker.name(seat)}")]
        parts.log = screen.lines(self.told_lines(seat, self.told[seat]))
        parts.board, parts.areas = picture_lines(screen, picture, self.board.areas(view, seat))
        parts.marked = [row for row, (line, plain) in enumerate(zip(picture.lines, bare.lines, strict=False)) if line.plain != plain.plain]
        if seat not in self.explained:
            parts.areas += screen.lines([Text(self.board.legend(), style="dim italic")])
            self.explained.add(seat)
        parts.own = screen.lines(self.board.own(view, seat, shows_hand))
        parts.question = self.question_lines(question)
        screen.clear()
        screen.show(*parts.fitted(screen.height))

    def show_board(self, seat: int | None, numbers: dict[str, str]) -> None:
        """Print the board and the open areas, side by side where there is room."""
        view = self.match.state.view(seat)
        show_picture(self.screen, self.board.picture(view, self.screen.width, numbers), self.board.areas(view, seat))

    def question_lines(self, question: Question) -> list[Text]:
        """Return the prompt, the options if they are few, and what else can be typed."""
        prompt = Text(self.speaker.say(question.prompt), style="bold")
        if question.rule:
            prompt.append(f"  {question.rule}", style="not bold dim")
        commands = Text(shortened(self.speaker.text("term-commands", commands=" ".join(COMMANDS)), self.screen.width), style="dim")
        if len(question.options) > FEW_OPTIONS:
            return [*self.screen.lines([prompt, Text(self.speaker.text("term-many", count=len(question.options)))]), commands]
        return [*self.screen.lines([prompt]), *self.option_lines(question), commands]

    def option_lines(self, question: Question) -> list[Text]:
        """Return the options in short: in two columns if they are many or all of them are short."""
        half = self.screen.width // 2 - 1
        rows = [self.cell(number, option, self.screen.width) for number, option in enumerate(question.options, start=1)]
        if len(rows) < FEW_OPTIONS // 2 and any(row.cell_len > half for row in rows):
            return rows
        return columns([self.cell(number, option, half) for number, option in enumerate(question.options, start=1)], self.screen.width)

    def cell(self, number: int, option: Option, width: int) -> Text:
        """Return an option in one short line: its number, its words as far as they fit, its notation."""
        notation = f" [{option.notation}]"
        words = shortened(self.speaker.say(option.label), max(1, width - 4 - len(notation)))
        return Text(f"{number:>3} ", style="bold").append(words, style="not bold").append(notation, style="not bold cyan")

    def show_options(self, seat: int, question: Question) -> None:
        """Print all options with what they would do."""
        view = self.match.state.view(seat)
        rows = []
        for number, option in enumerate(question.options, start=1):
            line = Text(self.speaker.say(option.label)).append(f"  [{option.notation}]", style="cyan")
            about = self.board.about(view, seat, option.target)
            if about:
                line.append(f"\n{about}", style="dim")
            rows.append((Text(str(number), style="bold"), line))
        self.screen.show(listed(rows, 3))

    def show_blocked(self, question: Question) -> None:
        """Print what is not possible now, and why."""
        if not question.blocked:
            self.screen.show(Text(self.speaker.text("term-nothing-blocked")))
            return
        rows = []
        for blocked in question.blocked:
            why = self.speaker.say(blocked.refusal.words())
            rows.append((Text("–"), Text(f"{self.speaker.say(blocked.label)}: {why} ({blocked.refusal.rule})")))
        self.screen.show(listed(rows, 3))

    def show_hint(self, seat: int, question: Question) -> None:
        """Print what the expert would do; in a game with other people there is no such help."""
        if len(self.people) > 1:
            raise OptionError(self.speaker.text("term-hint-people"))
        state = self.match.state
        luck = chance(seed_of(self.match.record.seed, len(self.match.record.entries), seat, "hint"))
        labels = {option.move: self.speaker.say(option.label) for option in question.options}
        rows = []
        candidates = SearchBot(seconds=HINT_SECONDS).analyse(state, seat, luck).candidates
        for candidate in candidates[:HINT_MOVES]:
            percent = self.speaker.text("hint-win", percent=round(100 * candidate.win))
            points = self.speaker.text("term-hint-points", points=round(candidate.points[seat])) if candidate.points else ""
            words = Text(labels[candidate.move]).append(f"  [{self.match.game.lexicon.text(candidate.move)}]", style="cyan")
            about = points if len(state.scores) == 1 else " · ".join(filter(None, [percent, points]))
            rows.append((Text("–"), words.append(f"  {about}", style="dim")))
        reasons = reasons_for(state, seat, [candidate.move for candidate in candidates], luck)
        told = [Text(self.speaker.say(sentence)) for sentence in sentences(reasons)]
        self.screen.show(Text(self.speaker.text("hint-best")), listed(rows, 1), *told)

    def unread(self) -> int:
        """Return from where the log is new to everybody at the keyboard."""
        return min(self.told[seat] for seat in self.people) if self.people else 0

    def told_lines(self, seat: int | None, begin: int, whole: bool = False) -> list[Text]:
        """Return what happened since a point of the log, as this seat may know it."""
        log = [happening for happening in self.match.log[begin:] if whole or not self.board.is_minor(happening, seat)]
        skipped = 0 if whole else max(0, len(log) - LOG_LINES)
        more = [Text(self.speaker.text("term-log-more", count=skipped), style="dim italic")] if skipped else []
        return [*more, *[Text("· ", style="dim").append(self.speaker.say(one.words(seat)), style="not dim") for one in log[skipped:]]]

    def show_log(self, seat: int | None, begin: int, whole: bool = False) -> None:
        """Print what happened since a point of the log."""
        self.screen.show(*self.told_lines(seat, begin, whole))

    def show_pages(self, seat: int) -> None:
        """Print the whole board, page by page, and what lies beside it."""
        view = self.match.state.view(seat)
        pages = self.board.pages(view, self.screen.width)
        for number, page in enumerate(pages, start=1):
            if len(pages) > 1:
                self.screen.rule(self.speaker.text("term-page", number=number, pages=len(pages)))
            self.screen.show(*page.lines)
            if number < len(pages):
                self.screen.pause(self.speaker.text("term-press-enter") + " ")
        self.screen.show(*self.board.areas(view, seat), *self.board.own(view, seat, True))

    def show_rule(self, name: str) -> None:
        """Print a rule of the catalogue, or say where the catalogue is."""
        file = rulebook.catalogue(self.match.game.name)
        if file is None:
            self.screen.show(Text(self.speaker.text("term-no-catalogue", file=f"docs/rules/{self.match.game.name}.md")))
            return
        words = rulebook.rule_text(file, name) if name else None
        missing = self.speaker.text("term-no-such-rule", rule=name[:40], file=str(file))
        self.screen.show(Text(words or missing, overflow="fold"))

    def show_help(self) -> None:
        """Print what can be typed."""
        rows = [(Text(command, style="bold"), Text(self.speaker.text(f"term-help-{command}"))) for command in COMMANDS]
        self.screen.show(Text(self.speaker.text("term-help")), listed(rows, 7), Text(self.board.legend()))
