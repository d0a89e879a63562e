"""What a seat may see (section H): a list of what is open to it, so that a new field starts hidden."""

from __future__ import annotations

from ludarium.games.ginkgopolis.city import NOBODY, Building, cell_text
from ludarium.games.ginkgopolis.content import LETTERS, PLAYER_COLOURS, card_id, tile_id
from ludarium.games.ginkgopolis.setup import pack_before
from ludarium.games.ginkgopolis.table import CHOOSING, DRAFT, NOTHING, PHASES, Table


def view(table: Table, player: int | None) -> dict[str, object]:
    """Return the table as this player sees it; None is the spectator's view."""
    return {
        "game": table.game.name,
        "players": table.players,
        "phase": PHASES[table.phase],
        "round": table.round,
        "first": table.first,
        "turn": table.turn if table.turn != NOTHING else None,
        "to_move": table.to_move,
        "over": table.over,
        "ending": table.ending,
        "city": [building_view(table.city.at[cell]) for cell in sorted(table.city.at)],
        "tokens": {LETTERS[letter]: cell_text(cell) for letter, cell in enumerate(table.city.tokens) if cell >= 0},
        "tile_supply": len(table.supply),
        "exhaustions": table.exhaustions,
        "deck": len(table.deck),
        "discard": len(table.discard),
        "hal_card": table.hal_card != NOTHING,
        "sides": [side_view(table, seat, player) for seat in range(len(table.sides))],
        "scores": table.scores if table.over else None,
    }


def building_view(building: Building) -> dict[str, object]:
    """Return a building; everything about it is public (GK-H7)."""
    return {
        "cell": cell_text(building.cell),
        "tile": tile_id(building.tile),
        "height": building.height,
        "owner": building.owner if building.owner != NOBODY else None,
        "marked": building.marked,
        "stack": [tile_id(tile) for tile in building.tiles()],
    }


def side_view(table: Table, seat: int, player: int | None) -> dict[str, object]:
    """Return what the player sees of one side: its public area, and everything if it is the own one."""
    side = table.sides[seat]
    seen: dict[str, object] = {
        "seat": seat,
        "hal": table.is_hal(seat),
        "colour": colours(table)[seat],
        "supply": side.supply,
        "new_hands": side.new_hands,
        "kept": [card_id(card) for card in side.kept],
        "characters": [character + 1 for character in side.characters] if table.phase != DRAFT else [],
        "committed": side.committed,
        "played": played_view(table, seat),
    }
    if table.is_hal(seat) or table.over:
        seen["points"] = side.points
    if seat == player:
        seen.update(own_view(table, seat))
    return seen


def colours(table: Table) -> list[str]:
    """Return the colour of each side (GK-S20)."""
    chosen = table.options.get("colours")
    return [str(colour) for colour in chosen] if isinstance(chosen, list) else list(PLAYER_COLOURS)


def played_view(table: Table, seat: int) -> dict[str, object] | None:
    """Return what lies before the screen: a face-down card, from phase 2 on with or without a tile, face up once shown (GK-H2, GK-H3).

    Hal's card shows from his turn on (GK-R87); his tile is in the city by then.
    """
    side = table.sides[seat]
    if table.is_hal(seat):
        return {"card": card_id(table.hal_card), "tile": None} if table.turn == seat and table.hal_card != NOTHING else None
    if not side.committed or side.chosen == NOTHING or (table.phase == CHOOSING and not side.shown):
        return None
    if not side.shown:
        return {"card": None, "tile": side.laid != NOTHING}
    return {"card": card_id(side.chosen), "tile": tile_id(side.laid) if side.laid != NOTHING else None}


def own_view(table: Table, seat: int) -> dict[str, object]:
    """Return what lies behind the own screen and in the own hand."""
    side = table.sides[seat]
    own: dict[str, object] = {
        "resources": side.resources,
        "points": side.points,
        "tiles": [tile_id(tile) for tile in side.tiles],
        "returning": [tile_id(tile) for tile in side.returning],
        "hand": [card_id(card) for card in side.hand],
        "chosen": card_id(side.chosen) if side.chosen != NOTHING else None,
        "laid": tile_id(side.laid) if side.laid != NOTHING else None,
    }
    if table.phase == DRAFT:
        pack = table.packs[pack_before(table, seat)] if table.packs else []
        has_picked = len(side.characters) > table.picks
        own["picked"] = [character + 1 for character in side.characters]
        own["pack"] = [] if has_picked else sorted(character + 1 for character in pack[table.picks :])
    return own
