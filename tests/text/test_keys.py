"""Static: every key that the sources use has a message in every language, there are no others, and variables fit."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tarn
from tarn.engine.game import SeatOption
from tarn.engine.match import UNDO_REASONS
from tarn.games.ginkgopolis.content import COLOURS, GOODS, PLAYER_COLOURS, TRIGGERS
from tarn.games.ginkgopolis.table import PHASES
from tarn.text import LANGUAGES, Speaker
from tarn.text.speaker import FOLDER, Spoken, files_of
from tests.text.corpus import EFFECTS, GAME, examples, played

SOURCES = Path(tarn.__file__).parent
OWN_FILES = ("engine.ftl", "ginkgopolis.ftl")
PART = "part-"  # the building blocks that a language makes for itself

SPEAKERS_OWN = {"player", "list-pair", "list-more", "list-or-pair", "list-or-more"}
PROGRAMS_OWN = {"game-title", "game-about"}

# First arguments of Phrase(…) that are not a plain string, and the keys they stand for.
COMPOSED = {
    "f'trigger-{self.word}'": [f"trigger-{word}" for word in GAME.vocabulary.triggers],
    "f'gain-{GOODS[self.good]}'": [f"gain-{good}" for good in GOODS],
    "f'refusal-{self.reason}'": [],  # read from Refusal(…)
    "key": ["effect-times", "effect-up-to-times"],  # and log-…, read from report(…)
}
COMPOSED_ICONS = {
    "f'on-{self.trigger.word}'": [f"on-{word}" for word in TRIGGERS],
    "GOODS[self.good]": list(GOODS),
    "f'resource-on-{COLOURS[self.colour]}'": [f"resource-on-{colour}" for colour in COLOURS],
    "f'card-on-{TRIGGERS[self.trigger]}'": [f"card-on-{word}" for word in TRIGGERS[:3]],
    "f'card-{COLOURS[self.colour]}'": [f"card-{colour}" for colour in COLOURS],
    "between": ["and", "or"],
    "'up-to-times' if self.free else 'times'": ["times", "up-to-times"],
}


@cache
def calls() -> list[ast.Call]:
    """Return every call in the engine and in this game; other games check their own words (tests/rules/<game>/test_text.py)."""
    files = [*(SOURCES / "engine").rglob("*.py"), *(SOURCES / "games" / "ginkgopolis").rglob("*.py")]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def name_of(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def strings(name: str, place: int, composed: dict[str, list[str]]) -> set[str]:
    """Return the strings given at a place of all calls of a function; a composed one must be known."""
    found: set[str] = set()
    for call in calls():
        if name_of(call) != name or len(call.args) <= place:
            continue
        given = call.args[place]
        if isinstance(given, ast.Constant) and isinstance(given.value, str):
            found.add(given.value)
        else:
            found.update(composed[ast.unparse(given)])
    return found


def log_keys() -> set[str]:
    """Return the key of each reported kind, and the one for those who may know more."""
    keys: set[str] = set()
    for call in calls():
        if name_of(call) == "report":
            assert isinstance(call.args[0], ast.Constant)
            kind = str(call.args[0].value)
            keys.add(f"log-{kind}")
            if len(call.args) > 3:
                keys.add(f"log-{kind}-secret")
    return keys


def option_keys() -> set[str]:
    keys: set[str] = set()
    for spec in GAME.options:
        keys |= {f"option-{spec.name}", f"option-{spec.name}-help"}
        keys |= {f"option-{spec.name}-{spec.write(value)}" for value in spec.values}
        assert not isinstance(spec, SeatOption) or spec.values == ["random"]
    return keys


@cache
def used_keys() -> frozenset[str]:
    """Return every key that the sources can ask for."""
    keys = strings("Phrase", 0, COMPOSED) - {"seat"}
    keys |= log_keys()
    keys |= {f"refusal-{reason}" for reason in strings("Refusal", 0, {})}
    keys |= {f"refusal-{reason}" for reason in strings("IllegalMove", 1, {"why.reason": []})} | {"refusal-not-offered"}
    keys |= {f"icon-{icon}" for icon in strings("Icon", 0, COMPOSED_ICONS)}
    keys |= {f"undo-{reason}" for reason in UNDO_REASONS}
    keys |= {f"phase-{phase}" for phase in PHASES}
    keys |= {f"side-{colour}" for colour in PLAYER_COLOURS}
    return frozenset(keys | option_keys() | SPEAKERS_OWN | PROGRAMS_OWN)


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """Return the messages of the engine and the game, in one language."""
    found: dict[str, ftl.Message] = {}
    for name in OWN_FILES:
        resource = FluentParser().parse((FOLDER / language / name).read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
    return found


def test_the_sources_use_as_many_keys_as_we_think() -> None:
    assert {"log-drew-card-secret", "log-gained-tiles-secret", "move-skip", "gain-tile", "refusal-not-your-turn"} <= used_keys()
    assert {key for key in used_keys() if key.endswith("-secret")} == {
        "log-drew-card-secret",
        "log-gained-tiles-secret",
        "log-converted-secret",
    }
    assert {"option-expert-yes", "option-first-random", "icon-on-end", "icon-card-red", "hal"} <= used_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_message_and_every_message_is_used(language: str) -> None:
    written = {key for key in messages(language) if not key.startswith(PART)}
    assert written == used_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    seen: dict[str, str] = {}
    for file in files_of(language, "ginkgopolis"):
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


def references(language: str, key: str) -> References:
    """Return everything a message refers to, through other messages too."""
    found = References()
    found.visit(messages(language)[key])
    for other in sorted(found.messages):
        further = references(language, other)
        found.variables |= further.variables
        found.messages |= further.messages
    return found


class Recorder(Speaker):
    """A speaker that notes which variables each message is given whenever it is said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.given: dict[str, set[str]] = {}

    def _message(self, key: str, variables: dict[str, object]) -> Spoken:
        self.given[key] = self.given.get(key, set(variables)) & set(variables)
        return super()._message(key, variables)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_what_their_phrases_supply(language: str) -> None:
    recorder = Recorder(language)
    for phrase in [*played(), *examples()]:
        recorder.say(phrase)
    sometimes = {"log-end-triggered": {"seat", "seat-start"}}
    for key in used_keys():
        variables = references(language, key).variables
        if key in recorder.given:
            assert variables <= recorder.given[key] | sometimes.get(key, set()), key
        else:  # said by the programs directly
            assert variables == set(), key
            assert recorder.text(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_block_is_used(language: str) -> None:
    used: set[str] = set()
    for key in messages(language):
        used |= references(language, key).messages
    assert {key for key in messages(language) if key.startswith(PART)} == {key for key in used if key.startswith(PART)}


@pytest.mark.parametrize(("language", "other"), [("de", "en"), ("hu", "en"), ("hu", "de")])
def test_no_message_is_left_in_another_language(language: str, other: str) -> None:
    plain = [key for key in used_keys() if not references(language, key).variables]
    same = {key for key in plain if Speaker(language).text(key) == Speaker(other).text(key)}
    assert same - {"side-orange", "option-colours-orange"} == {"game-title", "hal", "option-characters-draft"}


def test_the_corpus_has_all_forms_of_effects() -> None:
    words = {word for source in EFFECTS for word in source.replace(":", " ").replace("(", " ").split()}
    assert {"on", "or", "may", "times", "up", "per", "max", "by", "if", "+"} <= words


def test_games_and_examples_together_say_everything() -> None:
    recorder = Recorder("en")
    for phrase in [*played(), *examples()]:
        recorder.say(phrase)
    unsaid = {key for key in used_keys() - set(recorder.given) if not key.startswith(("icon-", "option-", "side-", "phase-", "undo-"))}
    assert unsaid == {"game-title", "game-about", "refusal-not-your-turn", "refusal-no-such-move", "refusal-not-offered"}
