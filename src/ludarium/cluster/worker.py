"""What a worker does: look whether it is fit, do one piece of work, and say in a pair what came of it."""

from __future__ import annotations

import pickle
import platform
import traceback
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ludarium.cluster.build import Build, build_here
from ludarium.engine.errors import LudariumError
from ludarium.parallel import WorkplaceError

FIT: Final = "fit"
UNFIT: Final = "unfit"  # why, in words
DONE: Final = "done"  # the result
WRONG: Final = "wrong"  # the error that the work raised

Answer = tuple[str, bytes]


def do(expected: bytes, work: bytes, item: bytes) -> Answer:
    """Do one piece of work; without any, only say whether this worker is fit for it. Everything is pickled."""
    why = unfitness(expected)
    if why:
        return UNFIT, why.encode()
    if not work:
        return FIT, b""
    try:
        function = unpacked(work)
    except ImportError as missing:
        return UNFIT, described(f"it lacks what the work needs ({missing}); install the same extras").encode()
    try:
        return DONE, pickle.dumps(function(pickle.loads(item)))
    except Exception as wrong:
        return WRONG, packed(wrong)


@cache
def unfitness(expected: bytes) -> str:
    """Return why this process would not play the same games as others; '' if it would."""
    wanted: Build = pickle.loads(expected)
    try:
        why = wanted.difference(build_here(list(wanted.bots)))
    except LudariumError as wrong:
        why = str(wrong)
    return described(why) if why else ""


def described(why: str) -> str:
    """Return a sentence that names this machine."""
    return f"the machine {platform.node()!r} of the cluster is not fit: {why}"


@cache
def unpacked(work: bytes) -> Callable[[Any], Any]:
    """Return the work: of one kind there are thousands of pieces."""
    function: Callable[[Any], Any] = pickle.loads(work)
    return function


def packed(wrong: Exception) -> bytes:
    """Return an error that can travel. One that is a mistake of ours tells where it was raised; the others are sentences already."""
    if not isinstance(wrong, LudariumError):  # compiled, those take no notes
        wrong.add_note(traceback.format_exc())
    try:
        data = pickle.dumps(wrong)
        pickle.loads(data)
    except Exception:
        data = pickle.dumps(WorkplaceError(f"{type(wrong).__name__}: {wrong}"))
    return data
