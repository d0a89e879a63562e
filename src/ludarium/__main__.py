"""`python -m ludarium` is the program `ludarium`."""

from __future__ import annotations

from ludarium.start import main

if __name__ == "__main__":
    main()
