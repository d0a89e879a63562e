"""Static: every key that the sources use has a message in every language, there are no others, and variables fit."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludarium
from ludarium.engine.game import SeatOption
from ludarium.engine.language import Entry
from ludarium.engine.match import UNDO_REASONS
from ludarium.engine.worths import Worth
from ludarium.server.tables.livegame import STAND_IN
from ludarium.text import LANGUAGES, Speaker
from ludarium.text.speaker import FOLDER, Spoken, files_of
from tests.known import known
from tests.text.corpus import examples, played

SOURCES = Path(ludarium.__file__).parent
PART = "part-"  # the building blocks that a language makes for itself
GAMES = list(ludarium.GAMES)

SPEAKERS_OWN = {"player", "list-pair", "list-more", "list-or-pair", "list-or-more", "list-steps-pair", "list-steps-more"}
PROGRAMS_OWN = {"game-title", "game-about", "game-solo", "game-lesson"}
NEVER_SAID = {*PROGRAMS_OWN, "refusal-not-your-turn", "refusal-no-such-move", "refusal-not-offered"}
SAID_BY_PROGRAMS = ("icon-", "option-", "side-", "phase-", "undo-", "worth-")


@cache
def calls(name: str) -> list[ast.Call]:
    """Return every call in the engine and in one game."""
    files = [*(SOURCES / "engine").rglob("*.py"), *(SOURCES / "games" / name).rglob("*.py")]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def name_of(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def strings(game: str, function: str, place: int, composed: dict[str, list[str]]) -> set[str]:
    """Return the strings given at a place of all calls of a function; a composed one must be known."""
    found: set[str] = set()
    for call in calls(game):
        if name_of(call) != function or len(call.args) <= place:
            continue
        given = call.args[place]
        if isinstance(given, ast.Constant) and isinstance(given.value, str):
            found.add(given.value)
        else:
            found.update(composed[ast.unparse(given)])
    return found


def worths_of(game: str) -> list[Worth]:
    """Return what the value of a game is made of; a game need not explain its moves."""
    worths = ludarium.game(game).evaluator.worths()
    return [] if worths is None else worths.worths


def phrase_keys(game: str) -> set[str]:
    """Return the keys of the phrases that the engine and a game make."""
    own = known(game)
    composed = {
        "f'trigger-{self.word}'": [f"trigger-{word}" for word in ludarium.game(game).vocabulary.events],
        "f'gain-{self.word()}'": [f"gain-{good}" for good in own.goods],
        "f'refusal-{self.reason}'": [],  # read from Refusal(…)
        "f'mistake-{key}'": [],  # of mistakes.ftl (test_mistakes.py)
        "self.key": [],  # read from Grades(…)
        "f'worth-{self.name}'": [worth.words().key for worth in worths_of(game)],
        "self.message": ["effect-any-order", ludarium.game(game).vocabulary.any_order],
        **own.phrases,
        "key": ["effect-times", "effect-up-to-times", *own.phrases.get("key", [])],  # and log-…, read from report(…)
    }
    unused = {"mistake-name", "seat"} if ludarium.game(game).vocabulary.modifiers else {"mistake-name", "seat", "ability"}
    return strings(game, "Phrase", 0, composed) - unused


def words_of(entry: Entry) -> list[str]:
    """Return all words that a word of the effect language can be said with; each has a sign of its own."""
    return [word for parameter in entry.parameters for word in parameter.words or []]


def icon_keys(game: str) -> set[str]:
    """Return the keys of the icons that the engine and a game draw."""
    vocabulary = ludarium.game(game).vocabulary
    composed = {
        "good": list(ludarium.game(game).goods(ludarium.game(game).new(2, 1), 0)),
        "f'once-per-{self.period}'": ["once-per-turn", "once-per-round"],
        "f'on-{self.word}'": [f"on-{word}" for word in vocabulary.events],
        "name": [word for entry in [*vocabulary.modifiers.values(), *vocabulary.events.values()] for word in words_of(entry)],
        "self.about[-1]": [],  # one of the same names
        "self.word()": list(known(game).goods),
        "between": ["and", "or"],
        "'up-to-times' if self.free else 'times'": ["times", "up-to-times"],
        **known(game).icons,
        "self.word": [*vocabulary.modifiers, *known(game).icons.get("self.word", [])],
    }
    return {f"icon-{icon}" for icon in strings(game, "Icon", 0, composed)}


def log_keys(game: str) -> set[str]:
    """Return the key of each reported kind, and the one for those who may know more."""
    keys: set[str] = set()
    for call in calls(game):
        if name_of(call) == "report":
            assert isinstance(call.args[0], ast.Constant)
            kind = str(call.args[0].value)
            keys.add(f"log-{kind}")
            if len(call.args) > 3:
                keys.add(f"log-{kind}-secret")
    return keys


def option_keys(game: str) -> set[str]:
    keys: set[str] = set()
    for spec in ludarium.game(game).options:
        keys |= {f"option-{spec.name}", f"option-{spec.name}-help"}
        keys |= {f"option-{spec.name}-{spec.write(value)}" for value in spec.values}
        assert not isinstance(spec, SeatOption) or spec.values == ["random"]
    return keys


@cache
def used_keys(game: str) -> frozenset[str]:
    """Return every key that the sources can ask for."""
    keys = phrase_keys(game) | log_keys(game) | icon_keys(game) | option_keys(game)
    keys |= {f"refusal-{reason}" for reason in strings(game, "Refusal", 0, {})}
    keys |= {f"refusal-{reason}" for reason in strings(game, "IllegalMove", 1, {"why.reason": []})} | {"refusal-not-offered"}
    keys |= {key for ending in ("won", "lost", "Grades") for key in strings(game, ending, 0, {})}
    keys |= {f"undo-{reason}" for reason in (*UNDO_REASONS, STAND_IN)}
    keys |= {f"phase-{phase}" for phase in known(game).phases}
    return frozenset(keys | SPEAKERS_OWN | PROGRAMS_OWN)


@cache
def messages(game: str, language: str) -> dict[str, ftl.Message]:
    """Return the messages of the engine and the rules of a game, in one language."""
    found: dict[str, ftl.Message] = {}
    for name in ("engine", f"{game}-lobby", game, f"{game}-cards"):
        file = FOLDER / language / f"{name}.ftl"
        if not file.is_file() and name == f"{game}-cards":  # of a game whose cards have names
            continue
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_key_has_a_message_and_every_message_is_used(game: str, language: str) -> None:
    written = {key for key in messages(game, language) if not key.startswith(PART)}
    assert written == used_keys(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_written_twice(game: str, language: str) -> None:
    seen: dict[str, str] = {}
    for file in files_of(language, game):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                assert entry.id.name not in seen, f"{entry.id.name} is in {seen[entry.id.name]} and {file.name}"
                seen[entry.id.name] = file.name


class References(Visitor):
    """Collects the variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        assert node.attribute is None
        self.messages.add(node.id.name)


def references(game: str, language: str, key: str) -> References:
    """Return everything a message refers to, through other messages too."""
    found = References()
    found.visit(messages(game, language)[key])
    for other in sorted(found.messages):
        further = references(game, language, other)
        found.variables |= further.variables
        found.messages |= further.messages
    return found


class Recorder(Speaker):
    """A speaker that notes which variables each message is given whenever it is said."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.given: dict[str, set[str]] = {}
        for phrase in [*played(game), *examples(game)]:
            self.say(phrase)

    def _message(self, key: str, variables: dict[str, object]) -> Spoken:
        self.given[key] = self.given.get(key, set(variables)) & set(variables)
        return super()._message(key, variables)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_messages_use_only_what_their_phrases_supply(game: str, language: str) -> None:
    recorder = Recorder(language, game)
    sometimes = known(game).sometimes
    for key in used_keys(game):
        variables = references(game, language, key).variables
        if key in recorder.given:
            assert variables <= recorder.given[key] | sometimes.get(key, set()), key
        else:  # said by the programs directly
            assert variables == set(), key
            assert recorder.text(key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_building_block_is_used(game: str, language: str) -> None:
    used: set[str] = set()
    for key in messages(game, language):
        used |= references(game, language, key).messages
    assert {key for key in messages(game, language) if key.startswith(PART)} == {key for key in used if key.startswith(PART)}


@pytest.mark.parametrize(("language", "other"), [("de", "en"), ("hu", "en"), ("hu", "de")])
@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_left_in_another_language(game: str, language: str, other: str) -> None:
    plain = [key for key in used_keys(game) if not references(game, language, key).variables]
    same = {key for key in plain if Speaker(language, game).text(key) == Speaker(other, game).text(key)}
    assert same - known(game).same_in_some == known(game).same_in_all


@pytest.mark.parametrize("game", GAMES)
def test_games_and_examples_together_say_everything(game: str) -> None:
    unsaid = {key for key in used_keys(game) - set(Recorder("en", game).given) if not key.startswith(SAID_BY_PROGRAMS)}
    assert unsaid == NEVER_SAID
