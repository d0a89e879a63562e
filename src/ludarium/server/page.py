"""The web client's files, if they are there: built once into static/, kept in memory with their packed form."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from ludarium.server.problems import Problem

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
NO_PAGE: Final = "The table server runs. The page is not built here; the interface is described at /openapi.json.\n"


class File(NamedTuple):
    """One file."""

    body: bytes
    packed: bytes
    kind: str
    tag: str
    forever: bool


def read_files(folder: Path) -> dict[str, File]:
    """Return all files of the client by address. What lies in assets/ has a name that changes with its content."""
    files: dict[str, File] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            body = path.read_bytes()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            packed = gzip.compress(body, 9, mtime=0) if not kind.startswith(("image/png", "image/jpeg", "font/", "audio/")) else body
            tag = '"' + hashlib.sha256(body).hexdigest()[:20] + '"'
            files["/" + name] = File(body, packed, kind, tag, name.startswith("assets/"))
    return files


class Page:
    """Serves the client: a file where there is one, and the page itself for every other address."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.files = read_files(folder)

    def respond(self, request: Request) -> Response:
        """Return a file or the page; addresses of the interface are never a page."""
        path = request.url.path
        if path == "/api" or path.startswith("/api/"):
            raise Problem("not_found")
        if request.method not in ("GET", "HEAD"):
            raise Problem("method_not_allowed", headers={"Allow": "GET, HEAD"})
        file = self.files.get(path)
        if file is None and path.startswith("/assets/"):
            raise Problem("not_found")
        file = file or self.files.get("/index.html")
        if file is None:
            return Response(NO_PAGE, 200, media_type="text/plain; charset=utf-8")
        headers = {"ETag": file.tag, "Vary": "Accept-Encoding", "Cache-Control": FOREVER if file.forever else "no-cache"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.body
        if "gzip" in request.headers.get("accept-encoding", "") and file.packed is not file.body:
            body, headers["Content-Encoding"] = file.packed, "gzip"
        kind = f"{file.kind}; charset=utf-8" if file.kind.startswith("text/") else file.kind
        return Response(body, 200, headers, kind)
