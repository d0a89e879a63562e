"""Where the program `ludarium` begins. Beside the library it needs an extra; where that is missing, one line says which."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NoReturn

import ludarium

NEEDS_PLAY = 'this command needs more packages: pip install "ludarium[play]" ({name} is missing)'
NEEDS_SERVE = 'the server needs more packages: pip install "ludarium[serve]" ({name} is missing)'


def main() -> None:
    """Run the program."""
    if sys.argv[1:] == ["--version"]:
        print(f"ludarium {ludarium.__version__}")
        return
    program()()


def program() -> Callable[[], None]:
    """Return all commands, or the server alone where that is asked for and nothing else is installed."""
    try:
        from ludarium.cli import main as all_commands  # noqa: PLC0415  (the library alone has no packages for it)
    except ModuleNotFoundError as missing:
        if sys.argv[1:2] == ["serve"]:
            return server()
        give_up(NEEDS_PLAY, missing)
    return all_commands


def server() -> Callable[[], None]:
    """Return the command `serve` without the others."""
    try:
        from ludarium.server.command import main as serve_alone  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        give_up(NEEDS_SERVE, missing)
    del sys.argv[1]
    return serve_alone


def give_up(words: str, missing: ModuleNotFoundError) -> NoReturn:
    """Leave with one line, unless what is missing is a part of Ludarium itself: that is a mistake of ours."""
    name = (missing.name or "").partition(".")[0]
    if name == "ludarium":
        raise missing
    print(f"ludarium: {words.format(name=name)}", file=sys.stderr)
    sys.exit(2)
