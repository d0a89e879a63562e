"""What a search found out about a decision: for hints, reviews and the choice itself."""

from __future__ import annotations


class Candidate:
    """One legal move, as the search evaluates it."""

    def __init__(self, move: int, visits: int, win: float, points: list[float], principal_variation: list[int]) -> None:
        self.move = move
        self.visits = visits  # simulations that began with it
        self.win = win  # how likely the seat is to win after it, from 0 to 1
        self.points = points  # what each side should have at the end
        self.principal_variation = principal_variation  # the seat's own moves that should follow

    def plain(self) -> dict[str, object]:
        """Return the candidate as JSON-able data."""
        return {
            "move": self.move,
            "visits": self.visits,
            "win": self.win,
            "points": self.points,
            "principal_variation": self.principal_variation,
        }


class Analysis:
    """A decision of one seat: all its legal moves, the best first."""

    def __init__(self, player: int, simulations: int, candidates: list[Candidate]) -> None:
        self.player = player
        self.simulations = simulations
        self.candidates = candidates

    @property
    def best(self) -> Candidate:
        """The move to make."""
        return self.candidates[0]

    def of(self, move: int) -> Candidate:
        """Return what was found out about one of the legal moves."""
        for candidate in self.candidates:
            if candidate.move == move:
                return candidate
        raise KeyError(move)

    def plain(self) -> dict[str, object]:
        """Return the analysis as JSON-able data."""
        found = [candidate.plain() for candidate in self.candidates]
        return {"player": self.player, "simulations": self.simulations, "candidates": found}


def analysis_from(data: dict[str, object]) -> Analysis:
    """Return the analysis that `Analysis.plain` wrote."""
    candidates: list[Candidate] = []
    found = data["candidates"]
    assert isinstance(found, list)
    for one in found:
        candidates.append(Candidate(one["move"], one["visits"], one["win"], list(one["points"]), list(one["principal_variation"])))
    player, simulations = data["player"], data["simulations"]
    assert isinstance(player, int)
    assert isinstance(simulations, int)
    return Analysis(player, simulations, candidates)


def in_order(candidates: list[Candidate]) -> list[Candidate]:
    """Return candidates with the most visited first; of equals the one that wins more often, then the lower move."""
    return sorted(candidates, key=lambda candidate: (-candidate.visits, -candidate.win, candidate.move))


def merged(analyses: list[Analysis]) -> Analysis:
    """Return what several searches of the same decision found out together: visits add up, the rest is averaged by them."""
    together: list[Candidate] = []
    for candidate in analyses[0].candidates:
        parts = [analysis.of(candidate.move) for analysis in analyses]
        visits = sum([part.visits for part in parts])
        best = max(parts, key=lambda part: part.visits)
        visited = [part for part in parts if part.points]
        weights = [max(part.visits, 1) / sum([max(other.visits, 1) for other in visited]) for part in visited]
        win = sum([weight * part.win for weight, part in zip(weights, visited, strict=True)])
        points = [0.0] * len(visited[0].points) if visited else []
        for weight, part in zip(weights, visited, strict=True):
            points = [total + weight * more for total, more in zip(points, part.points, strict=True)]
        together.append(Candidate(candidate.move, visits, win, points, best.principal_variation))
    return Analysis(analyses[0].player, sum([analysis.simulations for analysis in analyses]), in_order(together))
