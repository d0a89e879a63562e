"""The final scoring: held points, end-game cards, new-hand tokens, districts (section V)."""

from __future__ import annotations

from ludarium.engine.context import OF_SEAT
from ludarium.engine.phrase import Phrase
from ludarium.engine.state import ScoreLine
from ludarium.games.ginkgopolis.content.components import COLOURS, END, NUMBERS, card_id, card_words, colour_of, number_of
from ludarium.games.ginkgopolis.rules.city import NOBODY, Building, cell_text
from ludarium.games.ginkgopolis.state import GinkgopolisState

POINTS_PER_NEW_HAND = 2


def score_sheet(state: GinkgopolisState) -> list[ScoreLine]:
    """Return every source of points of every side (GK-V1, GK-L26)."""
    lines: list[ScoreLine] = []
    for seat, side in enumerate(state.sides):
        lines.append(ScoreLine(seat, Phrase("score-points"), side.points))
        for card in side.kept:
            if state.content.buildings[card].trigger == END:
                lines.append(card_line(state, seat, card))
        if side.new_hands:
            points = POINTS_PER_NEW_HAND * side.new_hands
            lines.append(ScoreLine(seat, Phrase("score-new-hands", {"count": side.new_hands}), points))
    for district in state.city.districts(NUMBERS):
        lines.extend(district_lines(district, len(state.sides)))
    return lines


def card_line(state: GinkgopolisState, seat: int, card: int) -> ScoreLine:
    """Score one kept end-game card on its own (GK-P23)."""
    bonus = state.content.buildings[card].bonus
    words = Phrase("score-card", {"card": card_words(card), "bonus": bonus.words()})
    return ScoreLine(seat, words, bonus.measure(state, OF_SEAT[seat]), [f"card:{card_id(card)}"])


class Share:
    """What one side has in a district; compared in the order of GK-R63."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.resources = 0
        self.height = 0
        self.number = 0

    def add(self, building: Building) -> None:
        """Count a building of this side."""
        self.resources += building.height
        number = number_of(building.tile)
        if building.height > self.height or (building.height == self.height and number > self.number):
            self.height = building.height
            self.number = number

    def rank(self) -> int:
        """Return one number that orders shares: resources, then the highest building, then its number."""
        return (self.resources * 100 + self.height) * 100 + self.number


def shares_of(district: list[Building], sides: int) -> list[Share]:
    """Return the shares of the sides that have resources in a district, best first (GK-V7, GK-V11 to GK-V13)."""
    shares = [Share(seat) for seat in range(sides)]
    for building in district:
        if building.owner != NOBODY:
            shares[building.owner].add(building)
    present = [share for share in shares if share.resources]
    present.sort(key=lambda share: -share.rank())
    return present


def points_of(shares: list[Share]) -> list[int]:
    """Return what each place is worth: all resources for the first, the own ones for the second; alone, both (GK-V8 to GK-V14)."""
    points = [0] * len(shares)
    if shares:
        points[0] = sum(share.resources for share in shares)
        second = min(1, len(shares) - 1)
        points[second] += shares[second].resources
    return points


def district_points(state: GinkgopolisState) -> list[int]:
    """Return what the districts would be worth for each side if the game ended now."""
    totals = [0] * len(state.sides)
    for district in state.city.districts(NUMBERS):
        shares = shares_of(district, len(totals))
        for share, points in zip(shares, points_of(shares), strict=True):
            totals[share.seat] += points
    return totals


def district_lines(district: list[Building], sides: int) -> list[ScoreLine]:
    """Score one district (GK-V8 to GK-V10, GK-V14)."""
    shares = shares_of(district, sides)
    if not shares:
        return []
    points = points_of(shares)
    colour = COLOURS[colour_of(district[0].tile)]
    targets = [f"cell:{cell_text(building.cell)}" for building in district]
    total = sum(share.resources for share in shares)
    facts: dict[str, object] = {"colour": colour, "buildings": len(district), "total": total, "own": shares[0].resources}
    if len(shares) == 1:
        return [ScoreLine(shares[0].seat, Phrase("score-district-alone", facts), points[0], targets)]
    second: dict[str, object] = {**facts, "own": shares[1].resources}
    return [
        ScoreLine(shares[0].seat, Phrase("score-district-first", facts), points[0], targets),
        ScoreLine(shares[1].seat, Phrase("score-district-second", second), points[1], targets),
    ]


def quick_scores(state: GinkgopolisState) -> list[int]:
    """Return the points of each side: the sums of `score_sheet`, without making its words."""
    totals = district_points(state)
    for seat, side in enumerate(state.sides):
        totals[seat] += side.points + POINTS_PER_NEW_HAND * side.new_hands
        for card in side.kept:
            bonus_card = state.content.buildings[card]
            if bonus_card.trigger == END:
                totals[seat] += bonus_card.bonus.measure(state, OF_SEAT[seat])
    return totals
