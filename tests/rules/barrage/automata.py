"""Scenes with an Automa: side 1 of a table for one, or the sides after the people."""

from __future__ import annotations

from ludarium.games.barrage.content.rows import ROWS, Row
from ludarium.games.barrage.content.sites import PIECES, SITE_IDS
from ludarium.games.barrage.rules.actions import ChooseAction
from ludarium.games.barrage.rules.automa_sites import choose_site
from ludarium.games.barrage.rules.automa_turn import carry_out, why_not_row
from ludarium.games.barrage.rules.rounds import EndTurn
from ludarium.games.barrage.state import NOTHING
from tests.rules.barrage.scene import Scene, given

AUTOMA = 1


def solo(level: int = 2, company: str = "italy", criteria: int = 1, round: int = 1) -> Scene:
    """A person (France) against one Automa, with the back of a tile that gives the criteria."""
    scene = given(1, {"automa-1": str(level)}, round=round)
    scene.state.automa_pile = [tile for tile in range(20) if tile != criteria - 1]
    scene.state.automa_discard = [criteria - 1]
    other = "france" if company != "france" else "germany"
    return scene.company(0, other).company(AUTOMA, company)


def row(text: str) -> Row:
    """Return a row as it is written in the pack."""
    parsed = ROWS.parse(text)
    assert isinstance(parsed, Row)
    return parsed


def why(scene: Scene, text: str) -> str:
    """Return why an Automa skips a row, '' if it does not."""
    return why_not_row(scene.state, AUTOMA, row(text))


def do(scene: Scene, text: str) -> Scene:
    """Carry out a row and what follows from it."""
    assert why(scene, text) == "", why(scene, text)
    state = scene.state
    state.turn = AUTOMA
    state.agenda = [EndTurn(), ChooseAction(0)]
    state.stack = state.agenda
    state.listener = scene.log
    carry_out(state, AUTOMA, row(text))
    state.run()
    state.listener = None
    return scene


def choice(scene: Scene, piece: str, sites: str, preference: int = NOTHING) -> str:
    """Return which of several sites an Automa takes for a piece."""
    numbers = [SITE_IDS.index(site) for site in sites.split()]
    return SITE_IDS[choose_site(scene.state, AUTOMA, PIECES.index(piece), numbers, preference)]
