"""A small whole game that is no real one: it uses every combinator and every form of effect, so that they are proved in play."""
