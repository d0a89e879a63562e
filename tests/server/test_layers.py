"""The server's modules depend on each other in one direction: whoever acts knows whom it tells, never the other way round."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import ludarium.server

ROOT = Path(ludarium.server.__file__).parent
PREFIX = "ludarium.server."


def modules() -> dict[str, Path]:
    """Return the modules of the server by their names without the common beginning."""
    paths = [path for path in ROOT.rglob("*.py") if path.name != "__init__.py" and "migrations" not in path.parts]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in paths}


def imported(path: Path) -> set[str]:
    """Return what a module imports of the server, wherever in the module that stands."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and f"{node.module}.".startswith(PREFIX):
            inside = node.module.removeprefix(PREFIX.rstrip(".")).lstrip(".")
            found |= {inside, *(f"{inside}.{alias.name}".lstrip(".") for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name.removeprefix(PREFIX) for alias in node.names}
    return found & set(modules())


GRAPH = {name: imported(path) for name, path in modules().items()}


def behind(name: str) -> set[str]:
    """Return everything a module depends on, directly or not."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for other in GRAPH[waiting.pop()] - found:
            found.add(other)
            waiting.append(other)
    return found


def test_no_module_depends_on_itself() -> None:
    order = list(TopologicalSorter(GRAPH).static_order())  # CycleError names the modules of a cycle
    assert order.index("storage") < order.index("tables.moves") < order.index("scheduler") < order.index("context") < order.index("app")


def test_what_changes_tables_knows_nothing_of_those_who_ask_for_it() -> None:
    above = {"app", "context", "streams", "middleware", "scheduler", "peers"} | {name for name in GRAPH if name.startswith("routes.")}
    for name in GRAPH:
        if name.startswith("tables."):
            assert not behind(name) & above, name


def test_what_tables_stand_on_knows_nothing_of_tables() -> None:
    for name in (
        "storage",
        "schema",
        "bus",
        "worker_pool",
        "fair_queue",
        "worker",
        "people",
        "addresses",
        "limits",
        "metrics",
        "background",
        "problems",
        "settings",
        "steady",
        "listener",
    ):
        assert not any(other.startswith("tables.") for other in behind(name)), name


def test_a_move_is_committed_by_one_module_alone() -> None:
    assert {name for name, others in GRAPH.items() if "tables.moves" in others} == {"context", "scheduler"}
    writers = [name for name, path in modules().items() if "append_entries(connection" in path.read_text() and name != "tables.records"]
    assert writers == ["tables.moves"]
