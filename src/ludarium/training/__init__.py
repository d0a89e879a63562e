"""Training what bots know of a game: self-play, value networks, policy priors (docs/training.md).

No module here knows a game. What to train, and how a position or an action becomes features, a game's evaluator says.
"""
