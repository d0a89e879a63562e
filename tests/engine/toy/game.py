"""The toy game as the engine meets it: opening, seeing, scoring, saving, imagining other worlds."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ludarium.engine.chance import Chance
from ludarium.engine.errors import LoadError
from ludarium.engine.game import EachSideOption, Game, OptionSpec, SeatOption, check_packs
from ludarium.engine.hidden import load_hidden
from ludarium.engine.pack import Pack, parse_pack, read_pack
from ludarium.engine.phrase import Phrase
from ludarium.engine.saving import Reader
from ludarium.engine.state import ScoreLine
from tests.engine.toy.content import BASE, load_content
from tests.engine.toy.moves import SITE
from tests.engine.toy.rules import TASKS, SetUp, standing, why_not_play
from tests.engine.toy.valley import FINISHED, KINDS, MOST_MACHINES, MOST_SITES, NOTHING, PHASES, SECTORS, Farmer, Site, Valley
from tests.engine.toy.words import VOCABULARY

NAME: Final = "toy"
COUNTS: Final = [2, 3, 4]
MANY: Final = 1_000_000

OPTIONS: Final = [
    OptionSpec("rounds", [2, 3, 4], 3, COUNTS, "TOY-9"),
    OptionSpec("rich", [False, True], False, COUNTS, "TOY-9"),
    SeatOption("first", ["random"], "random", COUNTS, "TOY-9"),
    EachSideOption("colours", ["ash", "birch", "cedar", "elm"], None, [2, 3], "TOY-9"),
]


class Toy(Game[Valley]):
    """The toy game for 2 to 4."""

    def __init__(self, packs: list[Pack]) -> None:
        content = load_content(packs, VOCABULARY)
        types = {task.__name__: task for task in TASKS}
        super().__init__(NAME, "Toy", 1, COUNTS, list(OPTIONS), content.moves.lexicon, packs, VOCABULARY, types)
        self.content = content

    def create(self, players: int, options: Mapping[str, object], luck: Chance) -> Valley:
        state = Valley(self, players, options, luck, self.content)
        state.push(SetUp())
        return state

    def sheet(self, state: Valley) -> list[ScoreLine]:
        lines = []
        for seat, farmer in enumerate(state.farmers):
            lines.append(ScoreLine(seat, Phrase("toy-points"), farmer.vp))
            for on in standing(state, seat, "end", []):
                lines.append(ScoreLine(seat, on.words(), on.measure(state, seat)))
        return lines

    def finish(self, state: Valley) -> None:
        state.phase = FINISHED
        state.seal()
        state.report("game-over", NOTHING)

    def target(self, move: int) -> str:
        if SITE.has(move):
            return f"site:{SITE.index(move) + 1}"
        for family in (self.content.moves.play, self.content.moves.throw):
            if family.has(move):
                return f"card:{self.content.name(family.index(move))}"
        return super().target(move)

    def view(self, state: Valley, player: int | None) -> dict[str, object]:
        return {
            "round": state.round,
            "phase": PHASES[state.phase],
            "first": state.first,
            "to_move": state.to_move,
            "over": state.over,
            "deck": len(state.deck),
            "discard": len(state.discard),
            "farmers": [self.farmer_view(state, seat, player) for seat in range(state.players)],
            "scores": state.scores if state.over else None,
        }

    def farmer_view(self, state: Valley, seat: int, player: int | None) -> dict[str, object]:
        """Return what the player sees of one seat: all but hand and chosen card of the others."""
        farmer = state.farmers[seat]
        seen: dict[str, object] = {
            "gold": farmer.gold,
            "vp": farmer.vp,
            "cards": len(farmer.hand) + (farmer.chosen != NOTHING),
            "committed": farmer.committed,
            "sites": [[KINDS[site.kind], site.card, site.machines] for site in farmer.sites],
            "wheel": farmer.wheel.copy(),
            "gate": farmer.gate,
        }
        if seat == player:
            seen["hand"] = [self.content.name(card) for card in farmer.hand]
            seen["chosen"] = self.content.name(farmer.chosen) if farmer.chosen != NOTHING else None
        return seen

    # -- other worlds ------------------------------------------------------------------------------------------------

    def resample(self, state: Valley, player: int, luck: Chance) -> Valley:
        world = state.copy()
        world.chance = Chance(luck.word(), luck.word(), luck.word(), luck.word())
        self.exchange(world, player, luck)
        for seat, farmer in enumerate(world.farmers):
            if seat != player and farmer.committed and not farmer.shown:
                redraw_choice(world, seat, luck)
        return world

    def exchange(self, world: Valley, player: int, luck: Chance) -> None:
        """Exchange the cards whose place the player does not know."""
        hidden = world.deck + world.discard
        for farmer in world.farmers:
            hidden = hidden + farmer.hand
            if farmer.chosen != NOTHING:
                hidden.append(farmer.chosen)
        instead = world.cards.exchange(player, hidden, luck)
        world.deck = [instead[card] for card in world.deck]
        world.discard = [instead[card] for card in world.discard]
        for farmer in world.farmers:
            farmer.hand = [instead[card] for card in farmer.hand]
            if farmer.chosen != NOTHING:
                farmer.chosen = instead[farmer.chosen]

    # -- saving ------------------------------------------------------------------------------------------------------

    def dump(self, state: Valley) -> dict[str, object]:
        return {
            "farmers": [dump_farmer(farmer) for farmer in state.farmers],
            "deck": state.deck.copy(),
            "discard": state.discard.copy(),
            "cards": state.cards.dump(),
            "first": state.first,
            "round": state.round,
            "phase": state.phase,
        }

    def restore(self, players: int, options: Mapping[str, object], luck: Chance, reader: Reader) -> Valley:
        state = Valley(self, players, options, luck, self.content)
        cards = self.content.cards()
        farmers = reader.items("farmers")
        if len(farmers) != players:
            raise LoadError(f"{reader.where}.farmers: one for each seat expected")
        state.farmers = [load_farmer(Reader(data, f"{reader.where}.farmers[{seat}]"), cards) for seat, data in enumerate(farmers)]
        state.deck = reader.numbers("deck", 0, cards - 1)
        state.discard = reader.numbers("discard", 0, cards - 1)
        state.cards = load_hidden(reader.part("cards"), cards, players)
        state.first = reader.number("first", 0, players - 1)
        state.round = reader.number("round", 0, MANY)
        state.phase = reader.number("phase", 0, len(PHASES) - 1)
        return state

    def check(self, state: Valley) -> None:
        """Every card is somewhere, exactly once."""
        found = state.deck + state.discard
        for farmer in state.farmers:
            found = found + farmer.hand + [site.card for site in farmer.sites if site.card != NOTHING]
            if farmer.chosen != NOTHING:
                found.append(farmer.chosen)
        if sorted(found) != list(range(self.content.cards())):
            raise LoadError("position.state: every card lies in exactly one place")


def redraw_choice(world: Valley, seat: int, luck: Chance) -> None:
    """Redraw another's secret choice among those that the seat could have made."""
    farmer = world.farmers[seat]
    if farmer.chosen != NOTHING:
        farmer.hand.append(farmer.chosen)
        farmer.chosen = NOTHING
    possible = [card for card in farmer.hand if why_not_play(world, seat, card) is None]
    pick = luck.below(len(possible) + 1)
    if pick < len(possible):
        farmer.chosen = possible[pick]
        farmer.hand.remove(farmer.chosen)


def dump_farmer(farmer: Farmer) -> dict[str, object]:
    """Return one farmer as plain data."""
    return {
        "gold": farmer.gold,
        "vp": farmer.vp,
        "hand": farmer.hand.copy(),
        "chosen": farmer.chosen,
        "committed": farmer.committed,
        "shown": farmer.shown,
        "here": farmer.here,
        "sites": [[site.kind, site.card, site.machines] for site in farmer.sites],
        "wheel": farmer.wheel.copy(),
        "gate": farmer.gate,
    }


def load_farmer(reader: Reader, cards: int) -> Farmer:
    """Return the farmer that `dump_farmer` wrote."""
    farmer = Farmer(reader.number("gold", 0, MANY))
    farmer.vp = reader.number("vp", 0, MANY)
    farmer.hand = reader.numbers("hand", 0, cards - 1)
    farmer.chosen = reader.number("chosen", NOTHING, cards - 1)
    farmer.committed = reader.truth("committed")
    farmer.shown = reader.truth("shown")
    farmer.here = reader.number("here", NOTHING, MOST_SITES - 1)
    sites = reader.items("sites")
    if len(sites) > MOST_SITES:
        raise LoadError(f"{reader.where}.sites: at most {MOST_SITES} expected")
    farmer.sites = [load_site(Reader({"site": site}, reader.where), cards) for site in sites]
    farmer.wheel = reader.numbers("wheel", 0, MANY, SECTORS)
    farmer.gate = reader.number("gate", 0, SECTORS - 1)
    return farmer


def load_site(reader: Reader, cards: int) -> Site:
    """Return one site."""
    kind, card, machines = reader.numbers("site", NOTHING, MANY, 3)
    if not 0 <= kind < len(KINDS) or card >= cards or not 0 <= machines <= MOST_MACHINES:
        raise LoadError(f"{reader.where}.sites: kind, card and machines expected")
    return Site(kind, card, machines)


def make(more_packs: list[Path]) -> Toy:
    """Return the game with its base pack and further ones."""
    packs = [parse_pack(BASE, "base"), *[read_pack(path) for path in more_packs]]
    check_packs(packs, NAME)
    return Toy(packs)


TOY: Final = make([])
