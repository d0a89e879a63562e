"""Whether a pack that somebody brings can be let in: within limits, and games with it come to an end.

A pack is data and never code, but its effects are carried out by the server. So what people bring is read and tried in a process of its
own (ludarium.server.replays), which is stopped if it takes too long.
"""

from __future__ import annotations

import re
from typing import Any, Final

import ludarium
from ludarium.engine.chance import chance
from ludarium.engine.pack import Pack, PackEntry, parse_pack
from ludarium.engine.rollout import rollout

MOST_ENTRIES: Final = 300
MOST_NUMBER: Final = 99
DEEPEST: Final = 4  # parentheses
TRIED: Final = 2  # games for the fewest and for the most players


def tried(text: str) -> dict[str, object]:
    """Return what a pack is known by, after games with it were played; PackError says what is wrong with it."""
    pack = parse_pack(text, "pack")
    if sum(len(entries) for entries in pack.tables.values() if isinstance(entries, list)) > MOST_ENTRIES:
        raise ludarium.PackError(f"a pack that is brought has at most {MOST_ENTRIES} entries", where=pack.where)
    game: ludarium.Game[Any] = ludarium.game(pack.game, [pack])
    check_modest(pack)
    for players in (game.counts[0], game.counts[-1]):
        for seed in range(TRIED):
            rollout(game.new(players, seed), chance(seed))
    return {"game": pack.game, **pack.plain()}


def check_modest(pack: Pack) -> None:
    """Refuse effects that could keep a table busy for ages."""
    for table in pack.tables:
        for entry in pack.entries(table):
            for field, effect in entry.effects.items():
                check_effect(entry, field, effect.source())


def check_effect(entry: PackEntry, field: str, source: str) -> None:
    """Refuse large numbers, repeated repetitions and deep nesting in one effect."""
    if any(int(number) > MOST_NUMBER for number in re.findall(r"\d+", source)):
        raise entry.error(field, f"{field}: numbers of a pack that is brought go up to {MOST_NUMBER}")
    if source.split().count("times") > 1:
        raise entry.error(field, f"{field}: a pack that is brought has 'times' at most once in an effect")
    depth = deepest = 0
    for sign in source:
        depth += (sign == "(") - (sign == ")")
        deepest = max(deepest, depth)
    if deepest > DEEPEST:
        raise entry.error(field, f"{field}: parentheses of a pack that is brought are nested at most {DEEPEST} deep")
