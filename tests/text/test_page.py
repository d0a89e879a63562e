"""What the page says itself: every key that its sources use has a message in every language, there are no others, and variables fit.

The pages' sources are read, not run: a key is a string literal such as 'ui-undo' or 'table-hand', or a template such as `ui-clock-${kind}`.
The words of rules pages and first games are compared with their outlines and scripts in web/src/games/rules.test.ts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludarium
from ludarium.packs import kinds_of
from ludarium.server.problems import PROBLEMS
from ludarium.text import LANGUAGES
from ludarium.text.speaker import FOLDER
from tests.known import known

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
PROBLEM = "ui-problem-"
EVERYWHERE = ("engine", "bots", "page", "table", "editor")  # web/src/lib/files.ts: the last two are read with a table, or in the editor
LITERAL = re.compile(r"'((?:ui|table)-[a-z0-9-]+)'")
TEMPLATE = re.compile(r"`((?:ui|table)-(?!\$\{string\})[^`]*\$\{[^`]*)`")  # `ui-${string}` is a type
PHRASE = re.compile(r"key: '([a-z][a-z0-9-]*)', args")
GAMES = list(ludarium.GAMES)
DRAWN = [game for game in GAMES if (WEB / "games" / game / "index.ts").is_file()]
PAGES = ["page", "table", "editor"]
PROGRAM_FILES = [*PAGES, *(f"{game}-{part}" for game in GAMES for part in ("page", "view", "rules", "lesson", "packs", "terminal"))]

pytestmark = pytest.mark.skipif(not WEB.is_dir(), reason="the page's sources are in the checkout only, not in the compiled mirror")


# -- what is written ---------------------------------------------------------------------------------------------------


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, ftl.Message]:
    """Return the messages of a file by their keys; none if there is no such file, as for a game that is not drawn yet."""
    path = FOLDER / language / f"{file}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8") if path.is_file() else "").body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def variables(message: ftl.Message) -> set[str]:
    """Return the variables of a message."""
    found = Variables()
    found.visit(message)
    return found.names


def test_every_language_has_the_same_files() -> None:
    names = [{file.name for file in (FOLDER / language).glob("*.ftl")} for language in LANGUAGES]
    assert names[0] == names[1] == names[2]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", PROGRAM_FILES)
def test_every_language_says_the_same_with_the_same_facts(file: str, language: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english)
    for key, message in english.items():
        assert [form.id.name for form in other[key].attributes] == [form.id.name for form in message.attributes], key
        assert variables(other[key]) == variables(message), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_in_two_files_that_are_read_together(game: str, language: str) -> None:
    own = [f"{game}-lobby", game, f"{game}-cards", f"{game}-page", f"{game}-view", f"{game}-rules", f"{game}-lesson", f"{game}-packs"]
    keys = [key for file in (*EVERYWHERE, *own) for key in messages(language, file)]
    assert [key for key in keys if keys.count(key) > 1] == []


# -- what is used ------------------------------------------------------------------------------------------------------


class Use:
    """A key in the sources, and the names of the facts that are given with it; None where they are put together elsewhere."""

    def __init__(self, key: str, given: set[str] | None) -> None:
        self.key = key
        self.given = given


def closing(text: str, start: int) -> int:
    """Return where the bracket closes that opens at this place."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] in "([{") - (text[place] in ")]}")
        if not depth:
            return place
    raise ValueError(f"no bracket closes {text[start : start + 40]!r}")


def at_top(text: str) -> Iterator[str]:
    """Yield what commas separate outside of all brackets."""
    begin = place = 0
    while place < len(text):
        if text[place] in "([{":
            place = closing(text, place)
        elif text[place] == ",":
            yield text[begin:place].strip()
            begin = place + 1
        place += 1
    yield text[begin:].strip()


def given_after(text: str, place: int) -> set[str] | None:
    """Return the names in the object that follows a key in a call: `text('table-at', { cell })`."""
    while text[place] not in ",)]}`;\n":
        place = closing(text, place) + 1 if text[place] in "([{" else place + 1
    start = re.compile(r",\s*\{").match(text, place)
    if start is None:
        return set()
    inside = text[start.end() : closing(text, start.end() - 1)]
    names = [part.split(":")[0].strip() for part in at_top(inside) if part]
    return None if any(name.startswith("...") for name in names) else set(names)


@cache
def sources(folder: str) -> list[str]:
    """Return the page's sources below a folder, without tests."""
    files = [*(WEB / folder).rglob("*.ts"), *(WEB / folder).rglob("*.svelte")]
    return [file.read_text(encoding="utf-8") for file in sorted(files) if not file.name.endswith(".test.ts")]


def uses(folder: str) -> Iterator[Use]:
    """Yield every key that is written out in the sources below a folder."""
    for text in sources(folder):
        yield from (Use(found[1], given_after(text, found.end())) for found in LITERAL.finditer(text))


def is_used(key: str, folder: str) -> bool:
    """Say whether a key is written out below a folder, or fits a template there."""
    templates = {found[1] for text in sources(folder) for found in TEMPLATE.finditer(text)}
    return any(use.key == key for use in uses(folder)) or any(
        re.fullmatch("[a-z0-9-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template))), key) for template in templates
    )


def is_sign(key: str, game: str) -> bool:
    """Say whether a key names a sign of a game's drawing, which the legend explains."""
    sign = key.removeprefix("icon-")
    signs = (WEB / "games" / game / "icons.ts").read_text(encoding="utf-8")
    return key != sign and re.search(rf"^ +'?{re.escape(sign)}\b", signs, re.MULTILINE) is not None


def test_the_sources_use_as_many_keys_as_we_think() -> None:
    assert DRAWN
    keys = {use.key: use.given for use in uses("")}
    assert {"ui-undo", "ui-zoom-in", "ui-choice", "table-hand", "table-city", "table-takes"} <= set(keys)
    assert keys["ui-conflict"] == {"first", "second"}
    assert keys["table-prospect"] is None


@pytest.mark.parametrize("game", DRAWN)
def test_a_drawing_uses_all_its_words_and_has_all_it_uses(game: str) -> None:
    written = messages("en", f"{game}-page")
    used = {use.key for use in uses(f"games/{game}") if use.key.startswith("table-")}
    assert used - set(written) == set()
    assert [key for key in written if not is_used(key, f"games/{game}") and not is_sign(key, game)] == []


@pytest.mark.parametrize("game", DRAWN)
def test_the_plain_view_has_a_name_for_every_part_of_a_position(game: str) -> None:
    types = (WEB / "games" / game / "view.gen.ts").read_text(encoding="utf-8")
    views = types[types.index("schemas: {") : types.index("responses: never")]
    keys = {key.replace("_", "-") for key in re.findall(r"^ {12}([a-z_]+)\??: ", views, re.MULTILINE)}
    assert keys - {key.removeprefix("view-") for key in messages("en", f"{game}-view")} == set()


def test_only_drawings_have_words_of_a_drawing() -> None:
    shared = [use.key for folder in ("lib", "pages", "table", "games/shared", "games/generic") for use in uses(folder)]
    assert [key for key in shared if key.startswith("table-")] == []


def test_the_page_uses_all_its_words_and_has_all_it_uses() -> None:
    written = {key: message for file in PAGES for key, message in messages("en", file).items()}
    assert {use.key for use in uses("") if use.key.startswith("ui-")} - set(written) == set()
    assert [key for key in written if not is_used(key, "")] == []


def test_the_page_has_words_for_problems_that_there_are() -> None:
    codes = {key.removeprefix(PROBLEM) for key in messages("en", "page") if key.startswith(PROBLEM)}
    assert codes - {code.replace("_", "-") for code in PROBLEMS} == {"unreachable"}  # which no server can say


@pytest.mark.parametrize("file", [*PAGES, *(f"{game}-page" for game in DRAWN)])
def test_messages_use_only_what_is_given_with_their_keys(file: str) -> None:
    written = messages("en", file)
    folder = "" if file in PAGES else f"games/{file.removesuffix('-page')}"
    for use in uses(folder):
        if use.given is not None and use.key in written:
            assert variables(written[use.key]) <= use.given, use.key


@pytest.mark.parametrize("game", GAMES)
def test_the_editor_has_a_name_for_every_table_and_field_of_a_pack(game: str) -> None:
    kinds = kinds_of(ludarium.game(game))
    fields = {f"field-{field.name.replace('_', '-')}" for kind in kinds for field in kind.fields}
    assert set(messages("en", f"{game}-packs")) == {f"entry-{kind.table}" for kind in kinds} | fields


@pytest.mark.parametrize("game", DRAWN)
def test_the_phrases_that_a_drawing_says_are_those_of_the_rules(game: str) -> None:
    said = {found[1] for text in sources(f"games/{game}") for found in PHRASE.finditer(text)}
    assert said <= {key for file in ("engine", f"{game}-lobby", game, f"{game}-cards") for key in messages("en", file)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_one_thing_has_one_name(game: str, language: str) -> None:
    for file in sorted((FOLDER / language).glob(f"{game}*.ftl")):
        said = " ".join(line for line in file.read_text(encoding="utf-8").lower().splitlines() if not line.startswith("#"))
        assert [word for word in known(game).other_names.get(language, ()) if word in said] == [], file.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_say_no_codes_that_the_board_does_not_show(game: str, language: str) -> None:
    said = (FOLDER / language / f"{game}-rules.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\b[A-Z]\d+[A-Za-z]?\b", said) == []
