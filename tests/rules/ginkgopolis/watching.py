"""Watching a game: whole games of random legal moves, for rules that speak of every position, and what a seat sees of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import ludarium
from ludarium.games.ginkgopolis.state import NOTHING, GinkgopolisState
from tests.rules.ginkgopolis.scene import Scene, given

SEVERAL = [2, 3, 4, 5]
EVERY_COUNT = [1, 2, 3, 4, 5]


def random_game(players: int, seed: int, **options: Any) -> Iterator[Scene]:
    """Yield one table before each decision of a random game and once when it is over; its log hears everything after the set-up.

    Of several seats that owe a decision a random one moves first, so that requests arrive in any order.
    """
    scene = given(players, seed, **options)
    scene.table.listener = scene.log
    luck = ludarium.chance(seed + 1000)
    while not scene.table.over:
        yield scene
        seat = luck.pick(scene.table.to_move)
        scene.table.play(seat, luck.pick(scene.table.moves(seat)))
    yield scene


def finished_game(players: int, seed: int, **options: Any) -> Scene:
    """Return the table at the end of a random game."""
    *_, scene = random_game(players, seed, **options)
    return scene


def seen(scene: Scene, player: int | None) -> Mapping[str, Any]:
    """Return what a player (None: a spectator) sees of the table."""
    return scene.table.view(player)


def seen_side(scene: Scene, side: int, player: int | None) -> dict[str, Any]:
    """Return what a player (None: a spectator) sees of one side."""
    shown: dict[str, Any] = seen(scene, player)["sides"][side]
    return shown


def facts(scene: Scene, kind: str, player: int | None = None) -> list[tuple[int, dict[str, Any]]]:
    """Return seat and facts, as far as a player may know them, of everything of a kind that happened."""
    return [(heard.seat, heard.known_to(player)) for heard in scene.log.happenings if heard.kind == kind]


def worlds(scene: Scene, player: int, count: int = 60) -> list[GinkgopolisState]:
    """Return so many worlds that a player cannot tell from the real one."""
    drawn = []
    for seed in range(count):
        world = scene.table.resample(player, ludarium.chance(seed))
        assert isinstance(world, GinkgopolisState)
        drawn.append(world)
    return drawn


def circulating(table: GinkgopolisState) -> list[int]:
    """Return every card in circulation: hands, laid aside, chosen, deck, discard pile, Hal's."""
    cards = table.deck + table.discard
    for side in table.sides:
        cards = cards + side.hand + ([side.chosen] if side.chosen != NOTHING else [])
    return cards + ([table.hal_card] if table.hal_card != NOTHING else [])


def leave_in_deck(scene: Scene, count: int) -> Scene:
    """Leave so many cards on the deck, the top ones; the others go to the discard pile."""
    table = scene.table
    below = len(table.deck) - count
    table.discard.extend(table.deck[:below])
    table.deck = table.deck[below:]
    return scene


def plays_alone(scene: Scene, seat: int, name: str) -> Scene:
    """Let a seat choose a card and no tile."""
    scene.play(seat, f"play {name}")
    if "alone" in scene.offers(seat):
        scene.play(seat, "alone")
    return scene


def everybody_exploits(scene: Scene) -> Scene:
    """Let every player play a card of the hand alone, and take resources wherever there is a choice."""
    now = scene.table.round
    for seat in range(scene.table.players):
        plays_alone(scene, seat, min(scene.cards(scene.side(seat).hand)))
    while scene.table.round == now and scene.table.to_move:
        scene.play(scene.table.to_move[0], "choose 1")
    return scene
