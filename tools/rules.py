"""Which rules of docs/rules/ have a test that names them (`make rules`).

A catalogue defines an id where a line begins with it in bold: `- **GK-A3** …`, `**GK-E1 A title** …`, `- **GK-R1 A question?** …`.
A test proves the ids of its marker, `@rule("GK-A3", "GK-R1")`; tests are read, not imported. A test that is skipped or
expected to fail proves nothing. The report ends with exit code 1 if a rule has no test or a test names an unknown rule.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

DEFINITION = re.compile(r"(?:- )?\*\*([A-Z]{2,}-[A-Z]?\d+)\b")
HEADING = re.compile(r"## (?:[A-Z]\. )?(.+)")
UNPROVING = {"skip", "xfail"}

Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Section:
    """The rules that share a letter, as a chapter of a catalogue."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.ids: list[str] = []


def read_catalogue(text: str) -> dict[str, Section]:
    """Return the sections of a catalogue by what their ids begin with, as `GK-A`."""
    sections: dict[str, Section] = {}
    title = ""
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            title = heading.group(1).strip()
        defined = DEFINITION.match(line)
        if defined:
            rule = defined.group(1)
            section = sections.setdefault(rule.rstrip("0123456789"), Section(title))
            if rule in section.ids:
                raise SystemExit(f"{rule} is defined twice")
            section.ids.append(rule)
    return sections


def named_by(test: Test, where: str) -> Iterator[str]:
    """Yield the ids that the markers of a test name."""
    for mark in marks_of(test):
        if not isinstance(mark, ast.Call) or called(mark) != "rule":
            continue
        for argument in mark.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise SystemExit(f"{where}:{mark.lineno}: a rule is named by a string, so that it can be found without running the test")
            yield argument.value


def marks_of(test: Test) -> Iterator[ast.expr]:
    """Yield the decorators of a test and the marks of its parameters."""
    yield from test.decorator_list
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.keyword) and node.arg == "marks":
                yield from node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]


def called(mark: ast.expr) -> str:
    """Return the last word of a decorator's name: `rule`, or `skip` of `pytest.mark.skip(…)`."""
    function = mark.func if isinstance(mark, ast.Call) else mark
    return function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""


def read_tests(text: str, where: str) -> dict[str, list[str]]:
    """Return for every id named in a test file the tests that name it."""
    tests: dict[str, list[str]] = defaultdict(list)
    for node in ast.walk(ast.parse(text, where)):
        if not isinstance(node, Test) or not node.name.lower().startswith("test"):
            continue
        if UNPROVING & {called(decorator) for decorator in node.decorator_list}:
            continue
        for rule in named_by(node, where):
            tests[rule].append(f"{where}::{node.name}")
    return tests


def report(root: Path) -> int:
    """Print what is proven and what is not; return the exit code."""
    proofs: dict[str, list[str]] = defaultdict(list)
    for path in sorted((root / "tests").rglob("test_*.py")):
        for rule, tests in read_tests(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix()).items():
            proofs[rule] += tests
    defined: set[str] = set()
    unproven: list[str] = []
    for path in sorted((root / "docs" / "rules").glob("*.md")):
        sections = read_catalogue(path.read_text(encoding="utf-8"))
        rules = [rule for section in sections.values() for rule in section.ids]
        proven = [rule for rule in rules if rule in proofs]
        print(f"{path.stem}: {len(proven)} of {len(rules)} rules proven")
        for letter, section in sections.items():
            count = sum(1 for rule in section.ids if rule in proofs)
            sign = " " if count == len(section.ids) else "!"
            print(f"  {sign} {letter}  {count:3} of {len(section.ids):3}  {section.title}")
        defined.update(rules)
        unproven += [rule for rule in rules if rule not in proofs]
    unknown = sorted(set(proofs) - defined)
    if unproven:
        print(f"\nNo test names {len(unproven)} of them: {', '.join(unproven)}")
    for rule in unknown:
        print(f"\nNo catalogue defines {rule}, named by {', '.join(proofs[rule])}")
    return 1 if unproven or unknown else 0


def main() -> int:
    """Report on the project this file lies in, or on the one whose folder is given."""
    return report(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)


if __name__ == "__main__":
    raise SystemExit(main())
