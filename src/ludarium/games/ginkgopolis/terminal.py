"""The city, the sides and the own hand of Ginkgopolis in text. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from ludarium.boards.board import Board, Picture, View
from ludarium.boards.grid import MOST_ROWS, Cell, Place, Window, around, cropped, draw, most_columns, tiled
from ludarium.engine.effect import Effect, InOrder
from ludarium.engine.happening import Happening
from ludarium.engine.phrase import Phrase
from ludarium.games.ginkgopolis.content.components import COLOURS, GOODS, LETTERS, TRIGGERS, BonusCard, Content
from ludarium.games.ginkgopolis.content.effects import Gain
from ludarium.games.ginkgopolis.game import GinkgopolisGame

TILE_STYLES = {"red": "white on dark_red", "blue": "white on dark_blue", "yellow": "black on yellow3"}
WORD_STYLES = {"red": "red", "blue": "bright_blue", "yellow": "yellow"}
SIDE_STYLES = {"green": "green", "orange": "dark_orange", "purple": "magenta", "white": "bright_white", "black": "bright_black"}


def place_of(cell: str) -> Place:
    """Return the coordinates of a cell that is written x,y."""
    x, y = cell.split(",")
    return int(x), int(y)


def parts_of(tile: str) -> tuple[str, int]:
    """Return colour and number of a tile that is written red-9."""
    colour, number = tile.split("-")
    return colour, int(number)


class Drawing(Board):
    """Ginkgopolis in text."""

    @property
    def content(self) -> Content:
        """The cards of the packs in play."""
        assert isinstance(self.game, GinkgopolisGame)
        return self.game.content

    # -- words ---------------------------------------------------------------------------------------------------------

    def short(self, tile: str) -> str:
        """Return a tile or card in short: the letter of its colour and its number, or the letter of the token."""
        if tile in LETTERS:
            return f"({tile})"
        colour, number = parts_of(tile)
        return f"{self.speaker.text('term-gk-letter', colour=colour)}{number}"

    def short_text(self, tile: str) -> Text:
        """Return a tile or card in short, in its colour."""
        return Text(self.short(tile), style=WORD_STYLES.get(tile.split("-", maxsplit=1)[0], "bold"))

    def row(self, tiles: list[str]) -> Text:
        """Return tiles or cards in short, in a row."""
        return Text(" ").join([self.short_text(tile) for tile in tiles])

    def goods(self, good: str, count: int) -> str:
        """Return so many goods in words."""
        return self.speaker.text(f"gain-{good}", count=count)

    def name(self, seat: int) -> str:
        """Return a side's name."""
        return self.speaker.say(Phrase("seat", {"seat": seat}))

    def colour_words(self, colour: str) -> str:
        """Return a side's colour."""
        return f"({self.speaker.text(f'side-{colour}').lower()})"

    def title(self, view: View) -> str:
        if not view["round"]:
            return self.speaker.text("term-gk-title-draft")
        return self.speaker.text("term-gk-title", round=view["round"], ending=1 if view["ending"] else 0)

    # -- the city ------------------------------------------------------------------------------------------------------

    def cells(self, view: View, marks: Mapping[str, str]) -> dict[Place, Cell]:
        """Return what lies on each cell: buildings, tokens, and the numbers of choices."""
        cells: dict[Place, Cell] = {}
        for building in view["city"]:
            colour = parts_of(building["tile"])[0]
            marker = "*" if building["marked"] else ""
            owner = f"#{building['owner'] + 1}" if building["owner"] is not None else ""
            cells[place_of(building["cell"])] = Cell(
                self.short(building["tile"]) + marker, f"▲{building['height']}{owner}", TILE_STYLES[colour]
            )
        for letter, cell in view["tokens"].items():
            cells[place_of(cell)] = Cell(f"({letter})", "", "bold")
        for target, mark in marks.items():
            if target.startswith("cell:"):
                cells[place_of(target[5:])] = Cell(f"[{mark}]", "", "bold reverse")
        return cells

    def picture(self, view: View, width: int, marks: Mapping[str, str]) -> Picture:
        cells = self.cells(view, marks)
        focus = [place_of(target[5:]) for target in marks if target.startswith("cell:")]
        window = cropped(around(list(cells)), most_columns(width), MOST_ROWS, focus or [place_of(b["cell"]) for b in view["city"]])
        picture = draw(cells, window, width)
        hidden = sum(1 for place in cells if not window.has(place))
        if hidden:
            picture.note = self.speaker.text("term-cropped", count=hidden)
        return picture

    def pages(self, view: View, width: int) -> list[Picture]:
        cells = self.cells(view, {})
        whole: Window = around(list(cells))
        return [draw(cells, window, width) for window in tiled(whole, most_columns(width), MOST_ROWS)]

    # -- the sides -----------------------------------------------------------------------------------------------------

    def areas(self, view: View, player: int | None) -> list[Text]:
        say = self.speaker
        lines = [Text(say.text("term-gk-supplies", tiles=view["tile_supply"], deck=view["deck"], discard=view["discard"]))]
        if view["exhaustions"] and not view["over"]:
            lines.append(Text(say.text("term-gk-second-supply"), style="bold"))
        for side in view["sides"]:
            lines += self.area(view, side)
        return lines

    def legend(self) -> str:
        return self.speaker.text("term-gk-legend", letter=self.speaker.text("term-gk-letter", colour="red"))

    def is_minor(self, happening: Happening, player: int | None) -> bool:
        hidden_card = happening.kind == "drew-card" and len(happening.known_to(player)) == len(happening.facts)
        return hidden_card or happening.kind in ("has-chosen", "has-picked")

    def area(self, view: View, side: View) -> list[Text]:
        """Return what lies openly before a side."""
        say = self.speaker
        head = Text(f"#{side['seat'] + 1} {self.name(side['seat'])}", style=f"bold {SIDE_STYLES[side['colour']]}")
        head.append(f" {self.colour_words(side['colour'])}", style="not bold")
        if view["first"] == side["seat"] and view["players"] > 1:
            head.append(f" {say.text('term-gk-first')}", style="not bold")
        facts = [say.text("term-gk-in-supply", count=side["supply"])]
        if side["new_hands"]:
            facts.append(say.text("term-gk-new-hands", count=side["new_hands"]))
        if side["hal"] and "points" in side:
            facts.append(self.goods("point", side["points"]))
        lines = [head, Text("   " + " · ".join(facts))]
        played = self.played(side)
        if played is not None:
            lines.append(Text("   ") + played)
        return lines + [Text("   ") + line for line in self.bonuses(side)]

    def played(self, side: View) -> Text | None:
        """Return what a side has laid down this round."""
        played = side["played"]
        if played is None:
            return Text(self.speaker.text("term-gk-chosen"), style="dim") if side["committed"] else None
        if played["card"] is None:
            return Text(self.speaker.text("term-gk-face-down", tile=1 if played["tile"] else 0), style="dim")
        shown = Text(self.speaker.text("term-gk-plays") + " ") + self.short_text(played["card"])
        return shown + Text(" + ") + self.short_text(played["tile"]) if played["tile"] else shown

    def bonuses(self, side: View) -> list[Text]:
        """Return a side's bonus cards in short: goods by occasion, then the cards that score at the end."""
        cards: list[BonusCard] = [self.content.characters[number - 1] for number in side["characters"]]
        cards += [self.content.buildings[tile_number(card)] for card in side["kept"]]
        lines = []
        if not side["hal"]:
            for trigger in TRIGGERS[:3]:
                words = self.summed([card.bonus for card in cards if TRIGGERS[card.trigger] == trigger])
                if words:
                    lines.append(Text(f"{self.speaker.text('term-gk-on', trigger=trigger)}: {words}"))
        at_end = [card for card in side["kept"] if TRIGGERS[self.content.buildings[tile_number(card)].trigger] == "end"]
        if at_end:
            lines.append(Text(f"{self.speaker.text('term-gk-on', trigger='end')}: ") + self.row(at_end))
        return lines

    def summed(self, effects: list[Effect[Any]]) -> str:
        """Return several bonuses of one occasion together: goods added up, anything else in its own words."""
        totals = dict.fromkeys(GOODS, 0)
        others = []
        for effect in effects:
            parts = effect.parts if isinstance(effect, InOrder) else [effect]
            if all(isinstance(part, Gain) for part in parts):
                for part in parts:
                    assert isinstance(part, Gain)
                    totals[GOODS[part.good]] += part.amount
            else:
                others.append(self.speaker.say(effect.words()))
        return self.speaker.listed([self.goods(good, count) for good, count in totals.items() if count] + others)

    # -- the own area --------------------------------------------------------------------------------------------------

    def own(self, view: View, player: int, hand: bool) -> list[Text]:
        side = view["sides"][player]
        holds = Text(self.speaker.text("term-gk-you-hold") + " ", style="bold")
        holds.append(f"{self.goods('resource', side['resources'])} · {self.goods('point', side['points'])} · ", style="not bold")
        tiles = self.row(sorted(side["tiles"], key=tile_number))
        holds += Text(self.goods("tile", len(side["tiles"])) + (": " if side["tiles"] else "")) + tiles
        lines = [holds]
        if side["returning"]:
            lines.append(Text(self.speaker.text("term-gk-returning") + " ") + self.row(side["returning"]))
        if side["chosen"] and not side["played"]:
            chosen = Text(self.speaker.text("term-gk-you-chose") + " ") + self.short_text(side["chosen"])
            about = self.card_words(view, side["chosen"])
            lines.append(chosen + Text(f"  {about}", style="dim"))
        if side.get("picked"):
            lines += [Text(f"   {self.character(number)}") for number in side["picked"]]
        if hand and side["hand"]:
            lines.append(Text(self.speaker.text("term-gk-hand") + " ", style="bold") + self.row(side["hand"]))
        return lines

    def character(self, number: int) -> str:
        """Return a character with its bonus."""
        character = self.content.characters[number - 1]
        return f"{self.speaker.say(character.words())}: {self.speaker.say(character.effect.words())}"

    # -- what a choice would do ----------------------------------------------------------------------------------------

    def about(self, view: View, player: int, target: str) -> str:
        kind, _, item = target.partition(":")
        if kind == "card":
            return self.card_words(view, item)
        side = view["sides"][player]
        if kind == "tile" and side.get("chosen") and not side["played"]:
            return self.price_words(view, side["chosen"], item, player)
        if kind == "cell":
            return self.around_words(view, item)
        return ""

    def card_words(self, view: View, card: str) -> str:
        """Return what a card gives alone, and with a tile."""
        say = self.speaker
        if card in LETTERS:
            alone = say.say(self.content.urbanization[LETTERS.index(card)].words())
            cell = view["tokens"].get(card, "")
            return say.text("term-gk-card-urbanization", alone=alone, cell=cell, goods=self.neighbours(view, cell))
        building = next((b for b in view["city"] if b["tile"] == card), None)
        if building is None:
            return ""
        goods = self.goods(GOODS[COLOURS.index(parts_of(card)[0])], building["height"])
        bonus = say.say(self.content.buildings[tile_number(card)].effect.words())
        return say.text("term-gk-card-building", cell=building["cell"], goods=goods, bonus=bonus)

    def neighbours(self, view: View, cell: str) -> str:
        """Return what the buildings round a cell give."""
        totals = dict.fromkeys(GOODS, 0)
        x, y = place_of(cell) if cell else (0, 0)
        for building in view["city"]:
            other = place_of(building["cell"])
            if cell and abs(other[0] - x) + abs(other[1] - y) == 1:
                totals[GOODS[COLOURS.index(parts_of(building["tile"])[0])]] += building["height"]
        return self.speaker.listed([self.goods(good, count) for good, count in totals.items() if count]) or "–"

    def around_words(self, view: View, cell: str) -> str:
        """Return which buildings a cell touches."""
        return self.speaker.text("term-gk-beside", goods=self.neighbours(view, cell))

    def price_words(self, view: View, card: str, tile: str, player: int) -> str:
        """Return what laying a tile on the chosen card costs (GK-A4, GK-A5)."""
        say = self.speaker
        if card in LETTERS:
            return say.text("term-gk-price-urbanize", price=self.goods("resource", 1))
        building = next((b for b in view["city"] if b["tile"] == card), None)
        if building is None:
            return ""
        (colour, number), (new_colour, new_number) = parts_of(card), parts_of(tile)
        resources = building["height"] + 1 + (colour != new_colour)
        price = self.goods("resource", resources)
        if new_number < number:
            price += f", {self.goods('point', number - new_number)}"
        back = building["height"] if building["owner"] == player else 0
        return say.text("term-gk-price-floor", height=building["height"] + 1, price=price, back=back)


def tile_number(tile: str) -> int:
    """Return the index of a tile or building card that is written red-9."""
    colour, number = parts_of(tile)
    return COLOURS.index(colour) * 20 + number - 1
