"""Everything Barrage says can be said in every language, and nothing is written that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tarn
from tarn import Phrase
from tarn.engine.effect import Effect
from tarn.games.barrage.content import CONDUIT_CRITERIA, DAM_CRITERIA, HOUSE_CRITERIA
from tarn.games.barrage.effects import GOODS, OCCASIONS
from tarn.games.barrage.rows import ACTIONS, MODIFIERS
from tarn.games.barrage.sites import PIECES
from tarn.games.barrage.table import PHASES
from tarn.text import LANGUAGES, Speaker
from tarn.text.speaker import FOLDER
from tests.rules.barrage.scene import BUSY_MODES, GAME, busy_pick

SOURCES = Path(tarn.__file__).parent / "games" / "barrage"
RAW = re.compile(r"[{}$]|\?\?\?|  | [.,;:!?)]|\( |\.\.|[\u2068\u2069]|\b(?:log|ask|move|refusal|score|effect|gain|count|trigger)-[a-z]")
NAMES = ["Nell", "Miley", "Faye", "Owen"]

COMPOSED = {
    "f'gain-{GOODS[self.good]}'": [f"gain-{good}" for good in GOODS],
    "key": [
        *["ask-drop", "ask-flow", "gain-drop", "gain-flow", "do-produce", "do-free-production"],
        *["move-fulfil", "move-take", "move-discard", "move-build", "move-copy-tile"],
    ],
}
COMPOSED_ICONS = {
    "GOODS[self.good]": list(GOODS),
    "'flow' if self.flows else 'drop'": ["flow", "drop"],
    "f'place-{PIECES[self.piece]}'": [f"place-{piece}" for piece in PIECES],
    "f'own-{PIECES[self.piece]}'": [f"own-{piece}" for piece in PIECES],
    "f'row-{ACTIONS[self.action]}'": [f"row-{action}" for action in ACTIONS],
    "MODIFIERS[self.modifier + MIDDLE]": list(MODIFIERS),
}


@cache
def calls() -> list[ast.Call]:
    """Return every call in the sources of the game; compiled mirrors carry them too."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in SOURCES.glob("*.py")]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else call.func.attr if isinstance(call.func, ast.Attribute) else ""


def strings(name: str, composed: dict[str, list[str]]) -> set[str]:
    found: set[str] = set()
    for call in calls():
        if name_of(call) == name and call.args:
            given = call.args[0]
            found |= {str(given.value)} if isinstance(given, ast.Constant) else set(composed[ast.unparse(given)])
    return found


@cache
def used_keys() -> frozenset[str]:
    """Return every key that the sources of Barrage can ask for beyond the engine's own."""
    keys = strings("Phrase", COMPOSED) - {"seat", "move-skip"}
    keys |= {f"log-{kind}" for kind in strings("report", {})}
    keys |= {f"refusal-{reason}" for reason in strings("Refusal", {})}
    keys |= {f"icon-{icon}" for icon in strings("Icon", COMPOSED_ICONS)} | {f"icon-on-{word}" for word in OCCASIONS}
    keys |= {f"trigger-{word}" for word in OCCASIONS} | {f"phase-{phase}" for phase in PHASES}
    for spec in GAME.options:
        keys |= {f"option-{spec.name}", f"option-{spec.name}-help"}
        keys |= {f"option-{spec.name}-{spec.write(value)}" for value in spec.values}
    return frozenset(keys | {"game-title", "game-about"})


def messages(language: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((FOLDER / language / "barrage.ftl").read_text(encoding="utf-8"))
    found: dict[str, ftl.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_message_and_every_message_is_used(language: str) -> None:
    assert {key for key in messages(language) if not key.startswith("part-")} == used_keys()


class References(Visitor):
    """Collects the messages that a message refers to."""

    def __init__(self) -> None:
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_block_is_used(language: str) -> None:
    found = References()
    written = messages(language)
    for message in written.values():
        found.visit(message)
    assert {key for key in written if key.startswith("part-")} == {key for key in found.messages if key.startswith("part-")}


def said_in(players: int, options: dict[str, object], seed: int) -> Iterator[Phrase]:
    """Play a game in which much is built; yield everything that is said in it."""
    match = tarn.Match(GAME, players, seed, options)
    luck = tarn.chance(seed + 1)
    yield from (happening.words(None) for happening in match.opening)
    while not match.state.over:
        seat = match.state.to_move[0]
        question = match.state.ask(seat)
        assert question is not None
        yield question.prompt
        yield from (option.label for option in question.options)
        for blocked in question.blocked:
            yield blocked.label
            yield blocked.refusal.words()
        yield from (happening.words(None) for happening in match.play(seat, busy_pick(luck, match.state.moves(seat))))
    yield from (line.source for line in match.state.sheet)


@cache
def said() -> dict[str, Phrase]:
    found: dict[str, Phrase] = {}
    for players, options in BUSY_MODES:
        for seed in (3, 4):
            for phrase in said_in(players, options, seed):
                found.setdefault(repr(phrase), phrase)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    names: dict[int, str | Phrase] = {**dict(enumerate(NAMES)), **GAME.automatic_sides(2)}
    speaker = Speaker(language, "barrage", names)
    keys = set()
    for phrase in said().values():
        words = speaker.say(phrase)
        keys.add(phrase.key)
        assert words.strip() == words != ""
        assert not RAW.search(words), words
        if phrase.key.startswith(("log-", "ask-")):
            assert words[-1] in ".!?", words
            assert words[0].isupper() or words[0].isdigit(), words
        if phrase.key.startswith(("move-", "refusal-", "score-", "gain-", "place-")):
            assert words[-1] not in ".!?:,", words
            assert words[0].isupper() or words[0].isdigit(), words
    assert len(keys) > 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_phrases_can_be_said(language: str) -> None:
    speaker = Speaker(language, "barrage")
    every = {*DAM_CRITERIA, *CONDUIT_CRITERIA, *HOUSE_CRITERIA, "only", "completes-system", "preference", "start-order"}
    assert len({speaker.text("criterion", id=name) for name in every}) == len(every)
    reasons = ["no-system", "leads", "no-contract", "no-water", "cannot-build", "no-patent", "empty-wheel", "last-round"]
    assert len({speaker.text("automa-reason", id=name) for name in reasons}) == len(reasons)
    for key in used_keys():
        if key.startswith(("option-", "phase-", "icon-", "trigger-", "game-")):
            assert speaker.text(key)


def pack_effects() -> dict[str, Effect[Any]]:
    """Return every effect of the pack by a name of its own."""
    content = GAME.content
    found: dict[str, Effect[Any]] = {}
    groups: list[tuple[str, list[Effect[Any]]]] = [
        ("contract", [contract.reward for contract in content.contracts]),
        ("space", [space.effect for space in [*content.spaces, *content.company_spaces, *content.officer_spaces]]),
        ("officer", list(content.officers)),
        ("ability", [company.ability for company in content.companies]),
        ("income", [income for company in content.companies for row in company.incomes for income in row]),
        ("technology", [tile.effect for tile in content.technology if tile.effect is not None]),
        ("bonus", list(content.bonuses)),
        ("objective", list(content.objectives)),
        ("row", [row for tile in content.automa for row in tile.rows]),
    ]
    for group, effects in groups:
        for number, effect in enumerate(effects):
            found[f"{group} {number}"] = effect
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_read_draw_and_differ(language: str) -> None:
    speaker = Speaker(language, "barrage")
    texts: dict[str, str] = {}
    for name, effect in pack_effects().items():
        words = speaker.say(effect.words())
        assert words
        assert not RAW.search(words), words
        assert effect.icons(), name
        alike = effect.source().replace("water-now ", "flow ").replace("water ", "drop ") if name.startswith("space") else effect.source()
        if not name.startswith("row"):
            assert GAME.vocabulary.parse(effect.source()).source() == effect.source()
            assert texts.setdefault(words, alike) == alike, words


@pytest.mark.parametrize(("language", "other"), [("de", "en"), ("hu", "en"), ("hu", "de")])
def test_no_message_is_left_in_another_language(language: str, other: str) -> None:
    written = [key for key in used_keys() if key.startswith(("option-", "phase-", "icon-", "trigger-", "refusal-", "game-"))]
    plain = [key for key in written if not key.startswith("refusal-") or key in ("refusal-no-place", "refusal-site-taken")]
    same = {key for key in plain if Speaker(language, "barrage").text(key) == Speaker(other, "barrage").text(key)}
    assert same == {"game-title"}
