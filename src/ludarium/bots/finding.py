"""Which bots there are, and how they are written: `greedy`, `advanced:simulations=400`, `module:Class:depth=3`."""

from __future__ import annotations

import re
from collections.abc import Callable

from ludarium.bots.bot import BOTS, Bot, BotKind, read_settings
from ludarium.bots.own import NAME, PLACE, SHAPE, WORDS, OwnBot, installed_bots, own_kind
from ludarium.engine.errors import OptionError, suggestion


def known_bots() -> dict[str, BotKind]:
    """Return all bots that have a name: Ludarium's from the weakest to the strongest, then own ones."""
    own = {name: BotKind(name, maker_of(name), WORDS, is_own=True) for name in installed_bots() if name not in BOTS}
    return {**BOTS, **own}


def maker_of(spec: str) -> Callable[..., Bot]:
    """Return what makes a bot that is loaded only when it is wanted."""
    return lambda: parse_bot(spec)


def bot(name: str) -> Bot:
    """Return a new bot by its name; OptionError if there is none."""
    return kind_named(name).make()


def kind_named(name: str) -> BotKind:
    """Return the bot of a name; OptionError if there is none."""
    if name in BOTS:
        return BOTS[name]
    installed = installed_bots()
    if name in installed:
        return own_kind(name, installed[name])
    known = list(known_bots())
    raise OptionError(f"there is no bot {name!r}.{suggestion(name, known)} Known: {', '.join(known)}")


def parse_bot(spec: str) -> Bot:
    """Return the bot that is written so: a name or `module:Class`, and after a further colon settings; OptionError if there is none."""
    kind, settings = split_bot(spec)
    return kind.make() if settings is None else kind.make(**read_settings(kind, settings))


def split_bot(spec: str) -> tuple[BotKind, str | None]:
    """Return which bot a text names, and its settings as they are written there."""
    place = PLACE.fullmatch(spec)
    if place is None or not names_class(spec):
        name, colon, rest = spec.partition(":")
        return kind_named(name), rest if colon else None
    where = f"{place[1]}:{place[2]}"
    return own_kind(where, where), place[3]


def names_class(spec: str) -> bool:
    """Say whether a text names a bot by its class, `module:Class`."""
    return PLACE.fullmatch(spec) is not None and not is_name(spec.partition(":")[0])


def is_name(name: str) -> bool:
    """Say whether a bot has this name."""
    return name in BOTS or name in installed_bots()


def add_bot(spec: str) -> str:
    """Give a bot that is written `module:Class`, perhaps with settings, a name to be had by, and return it.

    It is the `name` of its class, or the class's own in small letters: CautiousBot is cautious-bot.
    """
    place = PLACE.fullmatch(spec)
    if place is None:
        raise OptionError(f"an own bot is written module:Class, not {spec!r:.80}")
    made = parse_bot(spec)
    assert isinstance(made, OwnBot)
    given = str(made.inner.name)
    name = given if given != Bot().name else re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", place[2]).lower().replace("_", "-")
    if NAME.fullmatch(name) is None:
        raise OptionError(f"the bot {spec!r} cannot be called {name!r:.60}: {SHAPE}. Give its class another `name`.")
    if is_name(name) and not is_same(name, spec):
        raise OptionError(f"there is a bot {name!r} already: give the class of {spec!r} another `name`")
    BOTS[name] = AddedKind(name, spec)
    return name


def is_same(name: str, spec: str) -> bool:
    """Say whether a bot of this name was added as it is written here."""
    kind = BOTS.get(name)
    return isinstance(kind, AddedKind) and kind.spec == spec


class AddedKind(BotKind):
    """A bot that was added under a name."""

    def __init__(self, name: str, spec: str) -> None:
        super().__init__(name, maker_of(spec), WORDS, is_own=True)
        self.spec = spec
