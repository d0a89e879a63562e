"""A position on one line of letters and digits, to be pasted into a terminal, a page or an issue.

    ludarium-1:barrage-1-3:4fb2c1:eNqrVspMUbJSMlKyUqoFABLvAws:9a0f63d2

Format; game, rules version and players; a fingerprint of what the position is packed with; the position; a checksum of all before it.
The position is what `State.dump` gives, packed with an opening of the same game and number of players, so that what all positions of
it have in common takes no room. Everything is in it, what is hidden too.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zlib
from typing import TYPE_CHECKING, Any, Final

from ludarium.engine.errors import LoadError

if TYPE_CHECKING:
    from ludarium.engine.game import Game
    from ludarium.engine.state import State

MAGIC: Final = "ludarium-1"
BEGINNING: Final = re.compile(r"\s*ludarium-\d+:")
FORM: Final = re.compile(r"ludarium-(\d+):([a-z]+)-(\d{1,9})-(\d{1,9}):([0-9a-f]{6}):([A-Za-z0-9_-]+):([0-9a-f]{8})")
LONGEST: Final = 20_000  # letters of a line
MOST_BYTES: Final = 1_000_000  # of a position that is unpacked


class Head:
    """What a line says openly: game, rules version and players."""

    def __init__(self, game: str, rules: int, players: int) -> None:
        self.game = game
        self.rules = rules
        self.players = players


def is_line(text: str) -> bool:
    """Say whether a text is meant to be a position on one line."""
    return BEGINNING.match(text) is not None


def write_line(state: State) -> str:
    """Return a position on one line."""
    game: Game[Any] = state.game
    packing = game.packing(state.players)
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, packing)
    packed = packer.compress(written(state)) + packer.flush()
    payload = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    text = f"{MAGIC}:{game.name}-{game.rules_version}-{state.players}:{fingerprint(packing)}:{payload}"
    return f"{text}:{checksum(text)}"


def written(state: State) -> bytes:
    """Return a position as compact JSON."""
    return json.dumps(state.dump(), separators=(",", ":")).encode()


def fingerprint(packing: bytes) -> str:
    """Return by which what a position is packed with is known again."""
    return hashlib.sha256(packing).hexdigest()[:6]


def checksum(text: str) -> str:
    """Return what stands at the end of a line."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def head_of(line: str) -> Head:
    """Return what a line says openly; LoadError if a letter of it is missing or wrong."""
    parts = _parts(line)
    return Head(parts[1], int(parts[2]), int(parts[3]))


def _parts(line: str) -> list[str]:
    """Return the parts of a line that is whole. Blanks are left out: a line may have been broken on its way."""
    tidy = "".join(line.split())
    if len(tidy) > LONGEST:
        raise LoadError(f"the line is not a position: it is longer than {LONGEST} letters")
    found = FORM.fullmatch(tidy)
    if found is None:
        raise LoadError(f"the line is not a whole position, which reads {MAGIC}:game-rules-players:…:…:…; copy it once more")
    if checksum(tidy.rpartition(":")[0]) != found.group(7):
        raise LoadError("the line is damaged: its checksum is wrong, so a letter is missing or changed; copy it once more")
    if found.group(1) != MAGIC.rpartition("-")[2]:
        raise LoadError(f"the line is of format {found.group(1)}; this version reads {MAGIC}")
    return [str(part) for part in found.groups()]


def read_line(game: Game[Any], line: str) -> Any:
    """Return the position on a line; LoadError if it is damaged, or of other rules or packs."""
    parts = _parts(line)
    if parts[1] != game.name:
        raise LoadError(f"the line is a position of {parts[1]!r}, not of {game.name!r}")
    if int(parts[2]) != game.rules_version:
        raise LoadError(f"the line is of rules {parts[2]}; this version plays rules {game.rules_version}")
    players = int(parts[3])
    if players not in game.counts:
        raise LoadError(f"{game.title} is for {game.counts[0]} to {game.counts[-1]} players, not {players}")
    packing = game.packing(players)
    if parts[4] != fingerprint(packing):
        raise LoadError("the line was written with other packs, or by a version that saves positions in another way")
    return game.load(_unpacked(parts[5], packing))


def _unpacked(payload: str, packing: bytes) -> Any:
    try:
        packed = base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4))
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS, packing)
        text = unpacker.decompress(packed, MOST_BYTES)
        if not unpacker.eof:
            raise LoadError("the line is damaged: there is no end to its position")
        return json.loads(text)
    except (ValueError, zlib.error, RecursionError) as wrong:
        raise LoadError(f"the line is damaged: {wrong}") from None
