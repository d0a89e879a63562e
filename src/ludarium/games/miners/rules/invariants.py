"""What holds in every position. Loading refuses positions that break it; the tests check it in random play."""

from __future__ import annotations

from ludarium.engine.errors import LoadError
from ludarium.games.miners.content.components import EVENT_DECK
from ludarium.games.miners.rules.drawing import MOST_CARDS
from ludarium.games.miners.rules.mine import LEVELS, MIDDLE, NOTHING, ROW_OF, TOP_ROW_SLOTS, UP_LEFT, UP_RIGHT
from ludarium.games.miners.state import CHOOSING, DIGGING, KEEPING, ROUNDS, Miner, MinersState


def check_position(state: MinersState) -> None:
    """Raise LoadError, naming the rule, if the position breaks one."""
    if state.round == 0 and state.phase != KEEPING:
        raise LoadError("position breaks IM-T2: there is no round yet")
    for name, broken in (
        ("IM-K13", cards_lost(state)),
        ("IM-S5", events_lost(state)),
        ("IM-T6", mines_too_large(state)),
        ("IM-P11", chambers_astray(state)),
        ("IM-P20", levels_wrong(state)),
        ("IM-R11", tokens_astray(state)),
        ("IM-R42", choices_wrong(state)),
        ("IM-L10", pickaxes_astray(state)),
        ("IM-D5", hands_too_large(state)),
    ):
        if broken:
            raise LoadError(f"position breaks {name}")


def cards_lost(state: MinersState) -> bool:
    """Every card lies in exactly one place, and in decks and piles of its level."""
    found: list[int] = []
    for piles in (state.decks, state.discards):
        for level in range(len(LEVELS)):
            if any(state.content.design[card].level != level for card in piles[level]):
                return True
            found.extend(piles[level])
    for miner in state.miners:
        found.extend(miner.hand)
        found.extend(miner.kept)
        found.extend([chamber.card for chamber in miner.mine.chambers])
        if miner.chosen != NOTHING:
            found.append(miner.chosen)
    return sorted(found) != list(range(state.content.cards))


def events_lost(state: MinersState) -> bool:
    """Ten events make a game, one for each round; the others are out (IM-S5, IM-S6, IM-T8)."""
    events = sorted([*state.event_deck, *state.past, *state.removed])
    turned = state.round if len(state.past) == state.round else state.round - 1  # a round begins before its event is turned
    return events != list(range(len(state.content.events))) or len(state.event_deck) + turned != EVENT_DECK or len(state.past) != turned


def mines_too_large(state: MinersState) -> bool:
    """Nobody has more cards in the mine than mine phases were begun."""
    return any(len(miner.mine.chambers) > state.round for miner in state.miners) or state.round > ROUNDS


def chambers_astray(state: MinersState) -> bool:
    """Every card touches one of the row above, and no two lie in one place (IM-P11, IM-P19); the first lies in the middle (IM-R7)."""
    for miner in state.miners:
        slots = [chamber.slot for chamber in miner.mine.chambers]
        if len(set(slots)) != len(slots) or (slots and slots[0] != MIDDLE):
            return True
        for number, slot in enumerate(slots):
            if slot >= TOP_ROW_SLOTS and UP_LEFT[slot] not in slots[:number] and UP_RIGHT[slot] not in slots[:number]:
                return True
    return False


def levels_wrong(state: MinersState) -> bool:
    """Every card lies in the row of its level (IM-P8)."""
    chambers = [chamber for miner in state.miners for chamber in miner.mine.chambers]
    return any(ROW_OF[chamber.slot] != state.content.design[chamber.card].level for chamber in chambers)


def tokens_astray(state: MinersState) -> bool:
    """Tokens lie on joins of one full and one empty half, at most one on each (IM-W8, IM-W10); full carts are counted right."""
    for miner in state.miners:
        mine = miner.mine
        if sorted(set(mine.tokens)) != mine.tokens or any(mine.state_of(join) != 1 for join in mine.tokens):
            return True
        joins = [join for chamber in mine.chambers for join in range(chamber.slot * 3, chamber.slot * 3 + 3)]
        full = [join for join in joins if mine.state_of(join) == 2]
        half = sorted([join for join in joins if mine.state_of(join) == 1 and join not in mine.tokens])
        if mine.full != len(full) + len(mine.tokens) or mine.half_full != half:
            return True
    return False


def choices_wrong(state: MinersState) -> bool:
    """A card is chosen in secret, or revealed and not yet placed; cards are kept at the set-up only."""
    if state.phase != KEEPING and any(miner.kept for miner in state.miners):
        return True
    if state.phase in (CHOOSING, DIGGING):
        return state.phase == CHOOSING and any(miner.chosen != NOTHING and not miner.ready for miner in state.miners)
    return any(miner.chosen != NOTHING for miner in state.miners)


def pickaxes_astray(state: MinersState) -> bool:
    """A pickaxe that is on no board has made no step (IM-S8)."""
    return any(miner.board == NOTHING and (miner.step or miner.steps or miner.completed) for miner in state.miners)


def hands_too_large(state: MinersState) -> bool:
    """While cards are chosen nobody has more than eight, the chosen one included (IM-D5)."""
    return state.phase == CHOOSING and any(in_hand(miner) > MOST_CARDS for miner in state.miners)


def in_hand(miner: Miner) -> int:
    """Return how many cards a player holds, the chosen one included."""
    return len(miner.hand) + (miner.chosen != NOTHING)
