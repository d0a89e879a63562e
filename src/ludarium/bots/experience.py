"""What a seat has found out about moves in the course of a search: priors to go by where the search has hardly been yet.

A prior that plays each move and values what follows takes most of the time of a search. What it finds depends above all on what the
seat itself has done before; what the others did meanwhile changes little. So a new node takes over what its moves were worth after
the same own moves, and has priors of its own once it is visited often enough for them to pay.
"""

from __future__ import annotations


class Experience:
    """The logits of a seat's moves after certain own moves. Those of different positions are made comparable by the moves they share."""

    def __init__(self) -> None:
        self.logits: dict[int, float] = {}
        self.later: dict[int, Experience] = {}

    def after(self, key: int) -> Experience:
        """Return the experience after a further own move."""
        found = self.later.get(key)
        if found is None:
            found = Experience()
            self.later[key] = found
        return found

    def lacking(self, keys: list[int]) -> list[int]:
        """Return the moves to be judged so that all of these are known: the new ones, and the best of the others to compare them with."""
        lacking = [key for key in keys if key not in self.logits]
        if 0 < len(lacking) < len(keys):
            best = -1
            for key in keys:
                if key in self.logits and (best < 0 or self.logits[key] > self.logits[best]):
                    best = key
            lacking.append(best)
        return lacking

    def learn(self, keys: list[int], logits: list[float]) -> None:
        """Note the logits that moves have in one position, moved by as much as those known before differ from it on the average."""
        known = 0
        shift = 0.0
        for index in range(len(keys)):
            before = self.logits.get(keys[index])
            if before is not None:
                known += 1
                shift += before - logits[index]
        if known:
            shift /= known
        for index in range(len(keys)):
            self.logits[keys[index]] = logits[index] + shift

    def recall(self, keys: list[int]) -> list[float]:
        """Return the logits of known moves."""
        return [self.logits[key] for key in keys]


class NoExperience(Experience):
    """For searches that borrow no priors: nothing is noted, and nobody has to go anywhere for it."""

    def after(self, key: int) -> Experience:
        return self

    def learn(self, keys: list[int], logits: list[float]) -> None:
        pass
