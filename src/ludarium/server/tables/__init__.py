"""A table, and everything that is done at it.

What is stored: `meta` (settings, seats, status), `records` (entries and snapshots), `clock` and `due` (time).
What is in memory: `livegame` (the game and what each viewer sees of it), `table` (with its watchers), `cache` (all of them).
What changes a table: `moves` (moves and undo: the way of a move from its arrival to everybody who has to know of it), `changes`
(settings and seats), and on top of `changes`: `opening`, `seats`, `invites`, `stand_ins`, `resigning`, `rematch`, `imports`.
Beside the game: `chat`, `presence`.
"""
