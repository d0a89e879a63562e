"""What must be the same on all machines, or games would not be: the library as it is built, and own bots."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from ludarium.bots import parse_bot
from ludarium.bots.own import OwnBot
from ludarium.engine import state
from ludarium.version import VERSION

LIBRARY: Final = Path(__file__).parent.parent
PARTS: Final = ("engine", "games", "bots", "arena", "training", "cluster")  # what a game between bots depends on
KINDS: Final = (".py", ".toml", ".json")  # code, packs, weights


class Build:
    """The library of one machine: version, digest of its files, whether it is compiled. And the digests of own bots, as written."""

    def __init__(self, version: str, digest: str, is_compiled: bool, bots: Mapping[str, str]) -> None:
        self.version = version
        self.digest = digest
        self.is_compiled = is_compiled
        self.bots = dict(bots)

    def difference(self, there: Build) -> str:
        """Return in words what is different on another machine; '' if nothing is."""
        if there.version != self.version:
            return f"it has ludarium {there.version}, and here is {self.version}; install the same version"
        if there.is_compiled != self.is_compiled:
            return f"ludarium is {told(there)} there and {told(self)} here, and bots would think at two speeds; install the same build"
        if there.digest != self.digest:
            return f"it has ludarium {there.version} as here, but with other rules, packs or weights; install the same files"
        for bot, digest in self.bots.items():
            if there.bots.get(bot) != digest:
                return f"the bot {bot!r} is another one there; install the same files"
        return ""


def told(build: Build) -> str:
    """Return how a library is built, in a word."""
    return "compiled" if build.is_compiled else "interpreted"


def build_here(bots: Sequence[str]) -> Build:
    """Return the library of this machine; OptionError if one of the bots is not there."""
    digest = digest_of({path.relative_to(LIBRARY).as_posix(): path.read_bytes() for path in library_files()})
    own = {spec: digest_of(files_of(module)) for spec, module in own_modules(bots).items()}
    return Build(VERSION, digest, not (state.__file__ or "").endswith(".py"), own)


def library_files() -> Iterator[Path]:
    """Yield the files that games depend on, in a fixed order."""
    for part in PARTS:
        yield from (path for path in sorted((LIBRARY / part).rglob("*")) if path.suffix in KINDS)


def digest_of(files: Mapping[str, bytes]) -> str:
    """Return a number that changes with names and contents."""
    digest = hashlib.sha256()
    for name, content in files.items():
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


# ---------------------------------------------------------------------------------------------------------------------
# Own bots
# ---------------------------------------------------------------------------------------------------------------------


def own_modules(bots: Sequence[str]) -> dict[str, str]:
    """Return the module or package, the outermost one, of each bot that is not Ludarium's."""
    made = {spec: parse_bot(spec) for spec in bots}
    return {spec: type(bot.inner).__module__.partition(".")[0] for spec, bot in made.items() if isinstance(bot, OwnBot)}


def files_of(module: str) -> dict[str, bytes]:
    """Return the files of a module or package that is loaded, by their names beside each other."""
    loaded = sys.modules[module]
    folders = list(getattr(loaded, "__path__", []))
    if not folders:
        return {Path(loaded.__file__).name: Path(loaded.__file__).read_bytes()} if loaded.__file__ else {}
    root = Path(folders[0])
    found = sorted(path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(root.parent).as_posix(): path.read_bytes() for path in found}


def files_to_send(bots: Sequence[str]) -> dict[str, bytes]:
    """Return the files of own bots that lie in the current folder: what is installed must be installed on the other machines, too."""
    found: dict[str, bytes] = {}
    for module in own_modules(bots).values():
        if is_here(module):
            found |= files_of(module)
    return found


def is_here(module: str) -> bool:
    """Say whether a module or package lies in the current folder."""
    loaded = sys.modules[module]
    places = list(getattr(loaded, "__path__", [])) or [loaded.__file__ or ""]
    return Path(places[0]).resolve().parent == Path.cwd().resolve()
