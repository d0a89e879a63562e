"""A table, and everything that is done at it.

- Of what has passed: `passed`, which plays records again in a process of its own.
- Stored: `meta` (settings, seats, status), `records` (entries and snapshots), `invite_codes`; `clock` and `due` tell the time.
- In memory: `livegame` (the game and what each viewer sees of it), `table` (with its watchers), `cache` (all of them).
  `loading` makes a game of what is stored, `snapshots` make that fast.
- Changed by: `moves` (moves and undo, from their arrival to everybody who has to know) and `changes` (settings and seats).
  On top of `changes`: `opening`, `seats`, `invites`, `stand_ins`, `resigning`, `rematch`, `imports`.
- Beside the game: `chat`, `presence`, and `turns` (where a person is to move, over all tables).
"""
