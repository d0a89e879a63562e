"""Where the project lives, as its packages say it: links in the metadata, and a description whose links and pictures work anywhere.

The project's files know no address. A build takes it from where it runs (GITHUB_SERVER_URL and GITHUB_REPOSITORY, which the release
workflow has), and a wheel that is made from an sdist takes it from there. `python tools/links.py FOLDER` fails unless every package in
the folder has the links: the release workflow asks before it publishes.
"""

from __future__ import annotations

import os
import re
import sys
import tarfile
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PICTURE = re.compile(r'(!\[[^\]]*\]\(|<img src=")(?!https?:)([^)"#]+)')
LINK = re.compile(r"(?<!!)(\[[^\]]*\]\()(?!https?:|#)([^)#]+)")
UNKNOWN = "The packages get no links: GITHUB_SERVER_URL and GITHUB_REPOSITORY do not say where the project lives."


def address() -> str:
    """Return the address of the project's repository; empty where nothing says it."""
    came = ROOT / "PKG-INFO"  # only an sdist has it
    if came.is_file():
        return urls(message_from_string(came.read_text(encoding="utf-8"))).get("Source", "")
    server, repository = os.environ.get("GITHUB_SERVER_URL", ""), os.environ.get("GITHUB_REPOSITORY", "")
    return f"{server.rstrip('/')}/{repository}" if server and repository else ""


def links(source: str, version: str) -> dict[str, str]:
    """Return what a package of that version links to; nothing when the address is not known."""
    if not source:
        return {}
    return {
        "Homepage": source,
        "Documentation": f"{source}/tree/v{version}/docs",
        "Changelog": f"{source}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{source}/issues",
        "Source": source,
    }


def described(readme: str, source: str, version: str) -> str:
    """Return the README as a package's description: its links and pictures lead to the files of that version."""
    if not source:
        return readme
    shown = PICTURE.sub(rf"\1{source}/raw/v{version}/\2", readme)
    return LINK.sub(lambda found: f"{found[1]}{source}/{'tree' if found[2].endswith('/') else 'blob'}/v{version}/{found[2]}", shown)


def urls(metadata: Message) -> dict[str, str]:
    """Return the links in a package's metadata, by their names."""
    return dict(line.split(", ", 1) for line in metadata.get_all("Project-URL", []))


def metadata_of(package: Path) -> Message:
    """Return the metadata of a wheel or an sdist."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as packed:
            return message_from_string(packed.read(next(name for name in packed.namelist() if name.endswith("/METADATA"))).decode())
    with tarfile.open(package) as packed:
        read = packed.extractfile(f"{package.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert read is not None
        return message_from_string(read.read().decode())


def missing(package: Path) -> list[str]:
    """Return what a package ought to link to and does not."""
    metadata = metadata_of(package)
    known, description = urls(metadata), str(metadata.get_payload())
    lost = [name for name in links("https://example.org/somewhere", "0") if not known.get(name, "").startswith("https://")]
    return lost + [found[2] for pattern in (PICTURE, LINK) for found in pattern.finditer(description)]


def main() -> None:
    """Look at all packages in a folder."""
    packages = sorted(file for file in Path(sys.argv[1]).iterdir() if file.name.endswith((".whl", ".tar.gz")))
    if not packages:
        sys.exit(f"There is no package in {sys.argv[1]}.")
    wrong = [f"{package.name}: no link for {', '.join(lost)}" for package in packages if (lost := missing(package))]
    if wrong:
        sys.exit("\n".join([*wrong, UNKNOWN]))
    print(f"{len(packages)} packages link to {urls(metadata_of(packages[0]))['Source']}")


if __name__ == "__main__":
    main()
