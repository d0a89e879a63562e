"""What may be left to do in a position: an agenda that does not fit where the game stands is refused."""

from __future__ import annotations

from typing import Any, Final

from ludarium.engine.agenda import Ask, Task
from ludarium.engine.errors import LoadError
from ludarium.games.underwater.content.kinds import ACTION, ALWAYS, RESOURCE_COUNT
from ludarium.games.underwater.rules.actions import ChooseActionCard, ChooseMetropolis, ChoosePerformed, ChooseRefresh
from ludarium.games.underwater.rules.building import ChooseKind, ChoosePayment, ChooseSite, UpgradeBuilt
from ludarium.games.underwater.rules.cards import (
    ChooseDiscard,
    ChooseLastUse,
    ChooseRejected,
    ChooseReplaced,
    ChooseToPay,
    ClaimCard,
    FinishInstant,
    ResolveCard,
    ShowRejected,
    hand_limit,
)
from ludarium.games.underwater.rules.feeding import EndEra
from ludarium.games.underwater.rules.production import EndProduction
from ludarium.games.underwater.rules.rounds import EndRound, PlayRound
from ludarium.games.underwater.rules.scoring import ChoosePurchase, FinalScoring, ScoreRest, ScoreSide
from ludarium.games.underwater.rules.specials import ChooseLooked, ChooseSpecial, ChooseUnder, ReturnLooked
from ludarium.games.underwater.rules.steps import ChooseStep, Steps
from ludarium.games.underwater.rules.track import ChooseAdvance
from ludarium.games.underwater.rules.trade import ChooseExchange, ChooseGoods
from ludarium.games.underwater.rules.turns import (
    BeginMatched,
    BeginTurn,
    Between,
    ChooseAbility,
    ChooseCard,
    ChooseFirst,
    ChooseSlot,
    DrawAtEnd,
    EndTurn,
    UseSlot,
)
from ludarium.games.underwater.rules.upgrading import ChoosePrice, ChooseProducer, ChooseUpgrade, ChooseWhiteCity, is_plain
from ludarium.games.underwater.state import (
    FIRST_HAND,
    NEW_ERA,
    NOTHING,
    PRODUCING,
    PRODUCTION_AFTER,
    ROUNDS,
    SCORING,
    TURNS,
    TURNS_PHASE,
    UnderwaterState,
)

STEP_TASKS: Final = (
    Steps,
    ChooseStep,
    ChooseAdvance,
    ChooseKind,
    ChooseSite,
    ChoosePayment,
    UpgradeBuilt,
    ChooseUpgrade,
    ChoosePrice,
    ChooseProducer,
    ChooseWhiteCity,
    ChooseExchange,
    ChooseGoods,
    ChooseActionCard,
    ChooseRefresh,
    ChoosePerformed,
    ChooseMetropolis,
    ChooseSpecial,
    ChooseLooked,
    ReturnLooked,
    ChooseUnder,
)
CARD_TASKS: Final = (ResolveCard, BeginMatched, ChooseFirst, FinishInstant, ClaimCard, ChooseToPay, ChooseReplaced)
TURN_TASKS: Final = (ChooseCard, ChooseSlot, ChooseDiscard, UseSlot, Between, ChooseAbility, ChooseLastUse, DrawAtEnd)
LOOKING: Final = (ChooseLooked, ReturnLooked, ChooseUnder)
GOODS_ONLY: Final = (Steps, ChooseStep, ChooseExchange, ChooseGoods)
BEFORE: Final = 2 * RESOURCE_COUNT + 1


def check_agenda(state: UnderwaterState) -> None:
    """Raise LoadError if what is still to be done does not fit where the game stands."""
    check_time(state)
    if state.phase == TURNS_PHASE:
        check_turn(state)
    elif state.phase == SCORING:
        check_scoring(state)
    else:
        check_lanes(state)
    for seat in range(state.players):
        lane = state.lanes[seat] if state.lanes else state.agenda
        check_stack(state, lane)
    for seat in state.to_move:
        need(bool(state.moves(seat)), "somebody is asked who can do nothing")


def need(holds: bool, what: str) -> None:
    """Refuse an agenda in which something does not hold."""
    if not holds:
        raise LoadError(f"position.agenda: {what}")


def check_time(state: UnderwaterState) -> None:
    """Round, era and phase belong together (UC-D1)."""
    era = sum([1 for last in PRODUCTION_AFTER[:2] if state.round > last])
    if state.phase == FIRST_HAND:
        fits = state.round == 0 and state.era == 0
    elif state.phase == TURNS_PHASE:
        fits = state.round >= 1 and state.era == era
    elif state.phase == NEW_ERA:
        fits = state.round in PRODUCTION_AFTER[:2] and state.era == era + 1
    else:
        fits = state.round in (PRODUCTION_AFTER if state.phase == PRODUCING else [ROUNDS]) and state.era == era
    need(fits, "round, era and phase do not fit")
    need((state.phase == TURNS_PHASE) == (state.turn != NOTHING), "it is somebody's turn exactly while turns are taken")
    need(not state.lanes or state.phase in (FIRST_HAND, NEW_ERA, PRODUCING), "nothing is chosen in secret now")


def check_turn(state: UnderwaterState) -> None:
    """The turns to come stand below the present one, in their order (UC-D2)."""
    need(0 <= state.turns < TURNS * state.players, "there are three turns a round")
    need(state.turn == state.order[state.turns % state.players], "it is another player's turn")
    coming = [state.order[turn % state.players] for turn in range(state.turns + 1, TURNS * state.players)]
    below: list[Task[Any]] = state.agenda[1 : 1 + len(coming)]
    need(bool(state.agenda) and isinstance(state.agenda[0], EndRound), "a round ends")
    need([task.seat for task in below if isinstance(task, BeginTurn)] == coming[::-1], "the turns to come do not fit")
    present = state.agenda[1 + len(coming) :]
    need(len(present) > 1 and isinstance(present[0], (EndTurn, DrawAtEnd)), "a turn ends")
    rest = present[1:]
    need(all(isinstance(task, (*STEP_TASKS, *CARD_TASKS, *TURN_TASKS)) for task in rest), "this is no part of a turn")
    holding = [task for task in rest if isinstance(task, CARD_TASKS)]
    need(len(holding) == (state.card != NOTHING), "the played card waits for nothing")
    need(len([1 for task in rest if isinstance(task, (ChooseCard, ChooseSlot))]) <= 1, "one card is played in a turn")
    need(not any(isinstance(task, DrawAtEnd) for task in rest), "a card is drawn at the end")
    if any(isinstance(task, (BeginMatched, ChooseFirst)) for task in rest):
        need(state.slot in state.ring(), "no slot is chosen")
    looking = [task for task in rest if isinstance(task, LOOKING)]
    need(
        len(looking) <= 1 and all(bool(side.looked) == (bool(looking) and seat == state.turn) for seat, side in enumerate(state.sides)),
        "nobody looks at special cards",
    )
    for seat, side in enumerate(state.sides):
        need(bool(side.hand) or seat == state.turn, "a hand is empty")
        need(not side.before, "nothing is hidden now")
    check_seats(state, present, state.turn)


def check_seats(state: UnderwaterState, tasks: list[Task[Any]], seat: int) -> None:
    """All that belongs to a turn or a lane is for its player, and stands where it can be done."""
    for task in tasks:
        if isinstance(task, (Steps, ChooseStep)):
            need(task.context.seat == seat, "an effect belongs to another player")
        need(getattr(task, "seat", seat) == seat, "a task belongs to another player")
        if isinstance(task, UseSlot):
            need(task.slot in state.ring() or task.slot == ALWAYS, "the slot is on the other side of the board")
        elif isinstance(task, ChooseLastUse):
            need(state.content.designs[task.card].type == ACTION, "only an action card is used")
        elif isinstance(task, UpgradeBuilt):
            need(is_plain(state, seat, task.site), "there is nothing to upgrade")
        elif isinstance(task, ChooseSlot):
            need(task.card in state.sides[seat].hand, "the card is not in hand")


def check_stack(state: UnderwaterState, stack: list[Task[Any]]) -> None:
    """A question waits on top; one that may be skipped stands on what is then left out."""
    for place, task in enumerate(stack):
        last = place == len(stack) - 1
        need(last or not isinstance(task, Ask) or isinstance(task, ChooseCard), "a question waits below another one")
        if last and getattr(task, "free", False) is True:
            need(place > 0 and isinstance(stack[place - 1], Steps), "there is nothing to do without")


def check_lanes(state: UnderwaterState) -> None:
    """First hands, new hands and choices of a production, made by all at once (UC-R56)."""
    kinds = [type(task) for task in state.agenda]
    if state.phase == PRODUCING:
        after = FinalScoring if state.round == ROUNDS else PlayRound
        need(kinds == [after, EndEra, EndProduction], "this is not what follows a production")
    else:
        need(kinds == [PlayRound, ShowRejected], "this is not what follows the choice of a hand")
    need(len(state.lanes) == state.players and any(state.lanes), "nobody chooses")
    for seat, lane in enumerate(state.lanes):
        side = state.sides[seat]
        need(not side.looked, "nobody looks at special cards")
        if state.phase == PRODUCING:
            need(len(side.before) == BEFORE, "what the others see is missing")
            need(all(isinstance(task, GOODS_ONLY) for task in lane), "this is no part of a production")
        else:
            need(not side.before, "nothing is hidden now")
            surplus = len(side.hand) > hand_limit(state, seat)
            need([type(task) for task in lane] == ([ChooseRejected] if surplus else []), "this is no choice of a hand")
            need(len(side.hand) >= 1, "a hand is empty")
        check_seats(state, lane, seat)


def check_scoring(state: UnderwaterState) -> None:
    """Who is scored, and who is to be scored (UC-T1)."""
    need(len(state.agenda) >= 2 and isinstance(state.agenda[-1], ChoosePurchase) and isinstance(state.agenda[-2], ScoreRest), "nobody buys")
    need(all(isinstance(task, ScoreSide) for task in state.agenda[:-2]), "this is no part of the scoring")
    seats = [task.seat for task in state.agenda[:-1] if isinstance(task, (ScoreSide, ScoreRest))]
    need(len(set(seats)) == len(seats), "somebody is scored twice")
    check_seats(state, state.agenda[-2:], state.agenda[-1].seat if isinstance(state.agenda[-1], Ask) else 0)
