"""A small game with everything the engine can do, in the shape that every game has. docs/new-game.md walks through it."""
