"""What the documentation site has beside docs/: the project's own pages, and the reference of the library from its docstrings.

MkDocs calls it (mkdocs.yml). Links to files that are no pages become plain names there.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
REFERENCE = """# The library

{introduction}

## What is at the front door

::: ludarium
    options:
      show_root_heading: false
      show_root_toc_entry: false
      members: {front}

## Players that are programs

::: ludarium.bots.bot
::: ludarium.bots.search
::: ludarium.bots.analysis

## Environments

::: ludarium.env.turns
::: ludarium.env.together

## What a game is made of

::: ludarium.engine.agenda
::: ludarium.engine.effect
::: ludarium.engine.ability
::: ludarium.engine.zones
::: ludarium.engine.fields
::: ludarium.engine.pack
::: ludarium.engine.evaluator
"""
INTRODUCTION = "Made from the docstrings. What `import ludarium` brings is stable; what follows is for those who write games and bots."


def on_config(config: Any) -> Any:
    """List what mkdocs.yml does not, before the changes: other pages, decisions, the rules and the balance of every game."""
    listed = str(config["nav"])
    pages = [file.name for file in sorted((ROOT / "docs").glob("*.md")) if f"'{file.name}'" not in listed]
    if pages:
        config["nav"].insert(-1, {"Further": pages})
    for folder in ("decisions", "rules", "balance"):
        pages = sorted(file.relative_to(ROOT / "docs").as_posix() for file in (ROOT / "docs" / folder).glob("*.md"))
        config["nav"].insert(-1, {folder.capitalize(): pages})
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that do not lie in docs/."""
    for name, page in PAGES.items():
        files.append(File.generated(config, page, content=moved(name)))
    files.append(File.generated(config, "reference.md", content=reference()))
    return files


def on_page_markdown(markdown: str, **_given: Any) -> str:
    """Name files of the project that are no pages instead of linking to them, and leave icons in brackets as they are."""
    named = re.sub(r"\[([^\]]+)\]\(\.\./(?:compose|deploy|examples|src)[^)]*\)", r"`\1`", markdown)
    parts = re.split(r"(```.*?```|`[^`\n]*`)", named, flags=re.DOTALL)  # every second part is code
    return "".join(part if number % 2 else re.sub(r"\[([\w -]+)\](?![(:])", r"\\[\1\\]", part) for number, part in enumerate(parts))


def moved(name: str) -> str:
    """Return a page of the project's root as it reads from within docs/."""
    text = (ROOT / name).read_text(encoding="utf-8")
    text = re.sub(r"(\]\(|src=\")docs/", r"\1", text)
    for other, page in PAGES.items():
        text = text.replace(f"]({other})", f"]({page})")
    return re.sub(r"\[([^\]]+)\]\((?:rules/|\.[\w/.-]+|[A-Z_]+\.md|LICENSE)\)", r"\1", text)


def reference() -> str:
    """Return the page of the library; mkdocstrings fills it in."""
    text = (ROOT / "src" / "ludarium" / "__init__.py").read_text(encoding="utf-8")
    front = re.findall(r'^    "(\w+)",$', text.partition("__all__")[2], re.MULTILINE)
    return REFERENCE.format(introduction=INTRODUCTION, front=[name for name in front if name != "GAMES"])
