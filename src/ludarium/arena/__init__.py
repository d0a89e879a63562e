"""Bots against each other and against the rules' own sides: who is stronger, and how even a game is (docs/arena.md)."""
