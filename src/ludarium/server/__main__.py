"""`python -m ludarium.server` is `ludarium serve`."""

from __future__ import annotations

from ludarium.server.command import main

if __name__ == "__main__":
    main()
