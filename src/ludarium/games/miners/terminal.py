"""The mines, the boards and the own hand of Imperial Miners in text. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from ludarium.boards.board import Board, Picture, View
from ludarium.boards.grid import MOST_ROWS, Cell, Place, around, cropped, draw, most_columns
from ludarium.engine.happening import Happening
from ludarium.engine.phrase import Phrase
from ludarium.games.miners.content.components import Content
from ludarium.games.miners.game import MinersGame

SEAT_STYLES = {"yellow": "yellow", "blue": "bright_blue", "red": "red", "green": "green", "black": "bright_black"}
LEVEL_STYLES = {"I": "white on dark_green", "II": "white on orange4", "III": "white on grey37", "IV": "white on purple4"}
LETTERS = "SBEJAR"


class Drawing(Board):
    """Imperial Miners in text: the mine of who is asked as a grid, all others in a line."""

    @property
    def content(self) -> Content:
        """The cards of the packs in play."""
        assert isinstance(self.game, MinersGame)
        return self.game.content

    # -- words ---------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.speaker.say(Phrase("seat", {"seat": seat}))

    def card(self, design: str) -> str:
        """Return the name of a card."""
        return self.speaker.say(Phrase("card", {"id": design}))

    def effects(self, design: str) -> str:
        """Return what a card does."""
        found = next(known for known in self.content.designs if known.name == design)
        return " / ".join([self.speaker.say(effect.words()) for effect in found.effects])

    def factions(self, design: str) -> str:
        """Return the letters of a card's factions."""
        found = next(known for known in self.content.designs if known.name == design)
        return "".join([LETTERS[faction] for faction in found.factions]) or "–"

    def title(self, view: View) -> str:
        if not view["round"]:
            return self.speaker.text("term-im-title-keep")
        phase = self.speaker.text(f"phase-{view['phase']}")
        return self.speaker.text("term-im-title", round=view["round"], rounds=view["rounds"], phase=phase)

    def legend(self) -> str:
        return self.speaker.text("term-im-legend")

    # -- mines ---------------------------------------------------------------------------------------------------------

    def picture(self, view: View, width: int, marks: Mapping[str, str]) -> Picture:
        seat = self.shown(view, marks)
        cells = self.cells(view["miners"][seat], marks)
        if not cells:
            cells = {(0, 0): Cell("·", "", "dim")}
        window = cropped(around(list(cells)), most_columns(width), MOST_ROWS, list(cells))
        picture = draw(cells, window, width)
        picture.note = self.speaker.text("term-im-mine-of", name=self.name(seat))
        return picture

    def shown(self, view: View, marks: Mapping[str, str]) -> int:
        """Return whose mine is drawn: of the player who is asked, else of the first."""
        own = [miner["seat"] for miner in view["miners"] if "hand" in miner]
        return own[0] if own else 0

    def cells(self, miner: View, marks: Mapping[str, str]) -> dict[Place, Cell]:
        """Return the cards of a mine and the numbers of choices, each at its place."""
        cells: dict[Place, Cell] = {}
        for chamber in miner["chambers"]:
            signs = self.factions(chamber["design"]) + "⚙" * chamber["machines"]
            signs += ("✖" if chamber["collapsed"] else "") + ("✓" if chamber["activated"] else "")
            mark = marks.get(f"slot:{chamber['slot']}")
            cells[place_of(chamber["slot"])] = Cell(chamber["card"], f"[{mark}]" if mark else signs, LEVEL_STYLES[chamber["level"]])
        for target, mark in marks.items():
            place = place_of(target[5:]) if target.startswith("slot:") else None
            if place is not None and place not in cells:
                cells[place] = Cell(f"[{mark}]", "", "bold reverse")
        return cells

    def areas(self, view: View, player: int | None) -> list[Text]:
        say = self.speaker
        lines: list[Text] = []
        if view["event"] is not None:
            event = next(known for known in self.content.events if known.name == view["event"]["event"])
            lines.append(Text(f"{say.text('term-im-event')}: {say.say(event.words())}. {say.say(event.on.words())}", style="bold"))
        decks = " · ".join([f"{level} {count}" for level, count in zip(("I", "II", "III", "IV"), view["decks"], strict=True)])
        lines.append(Text(say.text("term-im-decks", decks=decks, events=view["events_left"])))
        for miner in view["miners"]:
            lines += self.area(view, miner)
        return lines

    def area(self, view: View, miner: View) -> list[Text]:
        """Return what lies openly before a player."""
        say = self.speaker
        head = Text(f"#{miner['seat'] + 1} {self.name(miner['seat'])}", style=f"bold {SEAT_STYLES[miner['colour']]}")
        facts = {key: miner[key] for key in ("gold", "vp", "carts", "cards")}
        goods = say.text("term-im-goods", **facts, pickaxe=self.pickaxe(view, miner))
        lines = [head, Text(f"   {goods}")]
        state = self.state_words(view, miner)
        if state:
            head.append(f" ({state})", style="not bold")
        row = [f"{chamber['card']}@{chamber['slot']}" for chamber in miner["chambers"]]
        joins = [f"{'●' if join['full'] else '○'}{join['join']}" for join in miner["joins"]]
        lines.append(Text("   " + (" ".join([*row, *joins]) or say.text("term-im-empty")), style="dim"))
        return lines

    def pickaxe(self, view: View, miner: View) -> str:
        """Return where a pickaxe stands."""
        board = miner["pickaxe"]["board"]
        if board is None:
            return self.speaker.text("term-im-no-board")
        name = self.speaker.say(Phrase("research-board", {"id": view["boards"][board - 1]["side"]}))
        return self.speaker.text("term-im-board", board=name, step=miner["pickaxe"]["step"])

    def state_words(self, view: View, miner: View) -> str:
        """Return what a player is doing."""
        if miner["card"] is not None and view["phase"] != "choose":
            return self.speaker.text("term-im-shows", card=self.card(miner["card"]["design"]))
        if miner["ready"] and view["phase"] in ("choose", "keep"):
            return self.speaker.text("term-im-chosen")
        return self.speaker.text("term-im-digs") if miner["busy"] and view["phase"] == "dig" and view["players"] > 1 else ""

    def is_minor(self, happening: Happening, player: int | None) -> bool:
        hidden_card = happening.kind == "drew" and len(happening.known_to(player)) == len(happening.facts)
        return hidden_card or happening.kind in ("has-chosen", "has-kept")

    # -- the own area --------------------------------------------------------------------------------------------------

    def own(self, view: View, player: int, hand: bool) -> list[Text]:
        miner = view["miners"][player]
        lines: list[Text] = []
        if miner["kept"]:
            kept = self.speaker.listed([self.card(card["design"]) for card in miner["kept"]])
            lines.append(Text(f"{self.speaker.text('term-im-keeps')}: {kept}"))
        if hand and miner["hand"]:
            lines.append(Text(self.speaker.text("term-im-hand"), style="bold"))
            lines += [Text(f"   {card['card']} {self.card_words(card)}") for card in miner["hand"]]
        return lines

    def card_words(self, card: Any) -> str:
        """Return a card of the own hand with what it costs and does."""
        facts = {"card": self.card(card["design"]), "level": card["level"], "cost": card["cost"], "effects": self.effects(card["design"])}
        return self.speaker.text("term-im-card", **facts)

    def about(self, view: View, player: int, target: str) -> str:
        kind, _, item = target.partition(":")
        miner = view["miners"][player]
        cards = miner["hand"] if kind == "card" else miner["chambers"] if kind == "slot" else []
        found = [card["design"] for card in cards if item == card[kind]]
        return self.effects(found[0]) if found else ""


def place_of(slot: str) -> Place:
    """Return the coordinates of a place that is written row,x: columns are half cards, rows grow downwards."""
    row, x = slot.split(",")
    return int(x), -int(row)
