"""Games and bots."""

from __future__ import annotations

import asyncio
import itertools
from functools import cache, lru_cache
from typing import Any

from fastapi import APIRouter, Request, Response

import ludarium
from ludarium.bots import known_bots
from ludarium.engine.game import EachSideOption, OptionSpec, SeatOption
from ludarium.engine.language import KEYWORDS, Entry
from ludarium.engine.pack import title_of
from ludarium.engine.phrase import Phrase
from ludarium.packs import kinds_of
from ludarium.server.encoding import encode
from ludarium.server.models import ContentReply, FieldsReply, GamesReply
from ludarium.server.packs import GAMES_KEPT
from ludarium.server.problems import Problem
from ludarium.server.routes.common import Anybody, Context, answer, limited, problems
from ludarium.server.shelf import Shelf
from ludarium.server.tables.loading import game_of

router = APIRouter(tags=["games"])


def option_kind(spec: OptionSpec) -> str:
    """Return how an option is chosen."""
    if isinstance(spec, EachSideOption):
        return "each-side"
    return "seat" if isinstance(spec, SeatOption) else "choice"


def can_be(game: ludarium.Game[Any], count: int, options: dict[str, object]) -> bool:
    """Say whether a table can be opened with these options; the game itself is asked, so that nothing is written down twice."""
    try:
        game.settle(count, options)
    except ludarium.LudariumError:
        return False
    return True


def choices_of(game: ludarium.Game[Any], spec: OptionSpec, count: int) -> dict[str, object]:
    """Return what can be chosen at a table of so many players."""
    return {"values": [value for value in spec.values if can_be(game, count, {spec.name: value})], "default": spec.default_for(count)}


def exceptions(game: ludarium.Game[Any], spec: OptionSpec) -> dict[str, dict[str, object]]:
    """Return the numbers of players for which an option has other values or another default than usual."""
    if option_kind(spec) != "choice":
        return {}
    usual = {"values": spec.values, "default": spec.default}
    return {str(count): choices for count in spec.counts if (choices := choices_of(game, spec, count)) != usual}


def conflicts(game: ludarium.Game[Any]) -> list[dict[str, object]]:
    """Return every two choices that are possible each by itself, but not together."""
    found: list[dict[str, object]] = []
    choices = [{spec.name: value} for spec in game.options if option_kind(spec) == "choice" for value in spec.values]
    for first, second in itertools.combinations(choices, 2):
        both = {**first, **second}
        counts = [
            count
            for count in game.counts
            if len(both) > 1 and can_be(game, count, first) and can_be(game, count, second) and not can_be(game, count, both)
        ]
        if counts:
            found.append({"counts": counts, "choices": both})
    return found


def describe(game: ludarium.Game[Any], shelf: Shelf) -> dict[str, object]:
    """Return all there is to know to open a table."""
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.rules_version,
        "counts": game.counts,
        "options": [
            {
                "name": spec.name,
                "kind": option_kind(spec),
                "values": spec.values,
                "default": spec.default,
                "counts": spec.counts,
                "rule": spec.rule,
                "exceptions": exceptions(game, spec),
            }
            for spec in game.options
        ],
        "conflicts": conflicts(game),
        "packs": [pack.plain() for pack in game.packs],
        "offered": shelf.of(game.name),
        "automatic_sides": {
            str(count): [{"side": side, "name": name.plain()} for side, name in sides.items()]
            for count in game.counts
            if (sides := game.automatic_sides(count))
        },
    }


@cache
def all_games(shelf: Shelf) -> str:
    """Return all games and bots as JSON."""
    bots = [
        {"name": kind.name, "words": Phrase(kind.words).plain(), "level": kind.is_level, "own": kind.is_own}
        for kind in known_bots().values()
    ]
    return encode({"games": [describe(ludarium.game(name), shelf) for name in ludarium.GAMES], "bots": bots})


@lru_cache(maxsize=GAMES_KEPT)
def content(game: ludarium.Game[Any]) -> str:
    """Return the entries of a game's packs as JSON, later packs in place of earlier ones; effects with words and icons.

    What a pack adds has a name: as it says, or its id as words.
    """
    found: dict[str, dict[object, dict[str, object]]] = {}
    boxed: set[tuple[str, object]] = set()
    for pack in game.packs:
        for table, entries in pack.tables.items():
            for number, entry in enumerate(entries if isinstance(entries, list) else []):
                key = entry.get("id", entry.get("players", number))
                told = {field: with_effect(game, field, value) for field, value in entry.items()}
                if pack is game.packs[0]:
                    boxed.add((table, key))
                elif (table, key) not in boxed and isinstance(key, str):
                    told.setdefault("name", title_of(key))
                found.setdefault(table, {})[key] = told
    return encode({table: list(entries.values()) for table, entries in found.items()})


def with_effect(game: ludarium.Game[Any], field: str, value: object) -> object:
    """Return a field of a pack; an effect is told in words and icons, too."""
    if not isinstance(value, str) or field in ("id", "source", "name", "tags", "chosen", "theme"):
        return value
    try:
        effect = game.vocabulary.parse(value)
    except ludarium.LudariumError:
        return value
    return {"source": value, "words": effect.words().plain(), "icons": [icon.plain() for icon in effect.icons()]}


@lru_cache(maxsize=GAMES_KEPT)
def fields(game: ludarium.Game[Any]) -> str:
    """Return what can stand in a pack for a game, and the words of its effects, as JSON."""
    tables = [
        {
            "table": kind.table,
            "key": kind.key,
            "fields": [
                {
                    "name": field.name,
                    "kind": field.kind.kind,
                    "words": field.kind.words,
                    "least": field.kind.least,
                    "most": field.kind.most,
                    "free": field.kind.free,
                    "needed": field.needed,
                }
                for field in kind.fields
            ],
        }
        for kind in kinds_of(game)
    ]
    words = game.vocabulary
    language = {
        "effects": [word_of(entry) for entry in words.verbs.values()],
        "counts": [word_of(entry) for entry in words.counts.values()],
        "occasions": [word_of(entry) for entry in words.events.values()],
        "periods": words.periods,
        "joining": list(KEYWORDS),
    }
    return encode({"tables": tables, "words": language})


def word_of(entry: Entry) -> dict[str, object]:
    """Return a word of the effect language with what stands after it."""
    return {"word": entry.word, "after": [parameter.words or parameter.name for parameter in entry.parameters]}


@router.get("/api/games", response_model=GamesReply, responses=problems(changes=False))
async def games(request: Request, context: Context, person: Anybody) -> Response:
    """List games with their options, and bots."""
    limited(request, context, person, "read")
    return answer(request, all_games(context.shelf))


@router.get("/api/games/{game}/content", response_model=ContentReply, responses=problems("no_such_game", changes=False))
async def game_content(request: Request, context: Context, person: Anybody, game: str) -> Response:
    """List the cards and tiles of a game with their effects in words and icons."""
    limited(request, context, person, "read")
    if game not in ludarium.GAMES:
        raise Problem("no_such_game")
    return answer(request, content(ludarium.game(game)))


@router.get("/api/games/{game}/fields", response_model=FieldsReply, responses=problems("no_such_game", changes=False))
async def game_fields(request: Request, context: Context, person: Anybody, game: str) -> Response:
    """List what can stand in a pack for a game: the fields of its entries and the words of its effects."""
    limited(request, context, person, "read")
    if game not in ludarium.GAMES:
        raise Problem("no_such_game")
    return answer(request, fields(ludarium.game(game)))


@router.get(
    "/api/tables/{table_id}/content", response_model=ContentReply, responses=problems("no_such_table", "rules_changed", changes=False)
)
async def table_content(request: Request, context: Context, person: Anybody, table_id: str) -> Response:
    """List the cards and tiles of a table's game, those of its packs among them."""
    limited(request, context, person, "read")
    async with context.tables.use(table_id) as table:
        meta = table.meta
    return answer(request, await asyncio.to_thread(lambda: content(game_of(meta))))
