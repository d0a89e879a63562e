"""Whether a pack that somebody brings can be let in: within limits, and games with it come to an end.

A pack is data and never code, but its effects are carried out by the server. So what people bring is read and tried in a process of its
own (ludarium.server.replays), which is stopped if it takes too long.
"""

from __future__ import annotations

import re
from typing import Any, Final

import ludarium
from ludarium.engine.chance import chance
from ludarium.engine.pack import Pack, parse_pack
from ludarium.engine.rollout import rollout

MOST_ENTRIES: Final = 300
MOST_NUMBER: Final = 99
DEEPEST: Final = 4  # parentheses
TRIED: Final = 2  # games for the fewest and for the most players


def tried(text: str) -> dict[str, object]:
    """Return what a pack is known by, after games with it were played; PackError says what is wrong with it."""
    pack = parse_pack(text, "pack")
    check_size(pack)
    game: ludarium.Game[Any] = ludarium.game(pack.game, [pack])
    for wrong in immodest(pack):
        raise wrong
    for players in (game.counts[0], game.counts[-1]):
        for seed in range(TRIED):
            rollout(game.new(players, seed), chance(seed))
    return {"game": pack.game, **pack.plain()}


def check_size(pack: Pack) -> None:
    """Refuse a pack with too many entries."""
    if sum(len(entries) for entries in pack.tables.values() if isinstance(entries, list)) > MOST_ENTRIES:
        raise ludarium.PackError(f"a pack that is brought has at most {MOST_ENTRIES} entries", where=pack.where)


def immodest(pack: Pack) -> list[ludarium.PackError]:
    """Return what is wrong with effects that could keep a table busy for ages; the pack was read."""
    effects = [
        (entry, field, effect.source()) for table in pack.tables for entry in pack.entries(table) for field, effect in entry.effects.items()
    ]
    return [entry.error(field, f"{field}: {why}") for entry, field, source in effects if (why := why_immodest(source))]


def why_immodest(source: str) -> str:
    """Say what is too much in an effect: large numbers, repeated repetitions, deep nesting; '' if nothing is."""
    if any(int(number) > MOST_NUMBER for number in re.findall(r"\d+", source)):
        return f"numbers of a pack that is brought go up to {MOST_NUMBER}"
    if source.split().count("times") > 1:
        return "a pack that is brought has 'times' at most once in an effect"
    depth = deepest = 0
    for sign in source:
        depth += (sign == "(") - (sign == ")")
        deepest = max(deepest, depth)
    return f"parentheses of a pack that is brought are nested at most {DEEPEST} deep" if deepest > DEEPEST else ""
