"""Small things that are compiled with the engine: a game of two coins, and words that only speak."""
