"""Slots, boards and hands of Underwater Cities in text. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from ludarium.boards.board import Board, Picture, View
from ludarium.engine.happening import Happening
from ludarium.engine.phrase import Phrase
from ludarium.games.underwater.content.components import Content, Design
from ludarium.games.underwater.content.kinds import RESOURCES, TYPES
from ludarium.games.underwater.game import UnderwaterGame

SLOT_STYLES = {"yellow": "yellow", "red": "red", "green": "green", None: "bold"}
CITY_SIGNS = {"white": "O", "symbiotic": "@", None: "·"}
BUILDING_SIGNS = {"farm": "f", "desal": "d", "lab": "l", None: "·"}
MINOR = ("drew", "paid", "wasted")


def wrapped(tokens: list[Text], width: int, indent: int = 0) -> list[Text]:
    """Return tokens in lines within a width."""
    lines = [Text(" " * indent)]
    for token in tokens:
        if len(lines[-1]) > indent and len(lines[-1]) + len(token) > width:
            lines.append(Text(" " * indent))
        lines[-1].append_text(token)
        lines[-1].append(" ")
    return [line[: min(len(line), width)] for line in lines]


class Drawing(Board):
    """Underwater Cities in text."""

    @property
    def content(self) -> Content:
        """What the packs in play say."""
        assert isinstance(self.game, UnderwaterGame)
        return self.game.content

    # -- words ---------------------------------------------------------------------------------------------------------

    def title(self, view: View) -> str:
        if not view["round"]:
            return self.speaker.text("term-uc-title-first")
        return self.speaker.text("term-uc-title", round=view["round"], era=view["era"])

    def design(self, card: str) -> Design:
        """Return a card by its number, or the personal assistant."""
        return self.content.designs[self.content.card_of(card)]

    def card_words(self, card: str) -> str:
        """Return the name of a card."""
        return self.speaker.say(self.design(card).words())

    def effect_words(self, card: str) -> str:
        """Return what stands on a card."""
        return "; ".join([self.speaker.say(effect.words()) for effect in self.design(card).effects()])

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.speaker.say(Phrase("seat", {"seat": seat}))

    def mark(self, marks: Mapping[str, str], target: str, text: str, style: str = "") -> Text:
        """Return something on the board with the number of the choice that points at it."""
        if target in marks:
            return Text(f"[{marks[target]}]{text}", style="bold reverse")
        return Text(text, style=style)

    # -- the boards ----------------------------------------------------------------------------------------------------

    def picture(self, view: View, width: int, marks: Mapping[str, str]) -> Picture:
        lines = self.slots(view, width, marks)
        lines += self.track(view, width)
        acting = view["turn"] if view["turn"] is not None else (view["to_move"] or [0])[0]
        for side in view["sides"]:
            lines += self.board(side, width, marks if side["seat"] == acting else {})
        return Picture(lines, max([len(line) for line in lines]))

    def slots(self, view: View, width: int, marks: Mapping[str, str]) -> list[Text]:
        """Return the slots by colour with the tiles on them."""
        lines: list[Text] = []
        for colour in ("yellow", "red", "green", None):
            tokens = []
            for slot in [slot for slot in view["slots"] if slot["colour"] == colour]:
                tiles = "".join(["=" if owner == "neutral" else f"#{owner + 1}" for owner in slot["tiles"]])
                tokens.append(self.mark(marks, f"slot:{slot['id']}", f"{slot['id']}{tiles or '·'}", SLOT_STYLES[colour]))
            lines += wrapped(tokens, width)
        return lines

    def track(self, view: View, width: int) -> list[Text]:
        """Return the federation track."""
        spaces = [f"{space['space']}:{''.join([f'#{seat + 1}' for seat in space['seats']]) or '·'}" for space in view["track"]]
        return wrapped([Text(self.speaker.text("term-uc-track")), *[Text(space) for space in spaces]], width)

    def board(self, side: View, width: int, marks: Mapping[str, str]) -> list[Text]:
        """Return one player's board: city sites with their buildings, tunnels, metropolises."""
        board = side["board"]
        head = Text(f"#{side['seat'] + 1} {self.name(side['seat'])}"[:width], style="bold")
        cities = [token for city in board["cities"] for token in self.city(city, marks)]
        tunnels = []
        for tunnel in board["tunnels"]:
            sign = "=" if tunnel["upgraded"] else "-" if tunnel["built"] else "·"
            tunnels.append(self.mark(marks, f"site:{tunnel['id']}", f"{tunnel['id']}{sign}"))
        places = [Text(f"{place['tile']}{'+' if place['connected'] else '·'}") for place in board["metropolises"]]
        return [head, *wrapped(cities, width, 1), *wrapped([*tunnels, *places], width, 1)]

    def city(self, city: View, marks: Mapping[str, str]) -> list[Text]:
        """Return a city site and its building sites: capitals are upgraded, ! is connected."""
        joined = "!" if city["connected"] else ""
        tokens = [self.mark(marks, f"site:{city['id']}", f"{city['id']}{CITY_SIGNS[city['city']]}{joined}", "bold")]
        signs = ""
        for building in city["buildings"]:
            sign = BUILDING_SIGNS[building["kind"]]
            sign = sign.upper() if building["upgraded"] else sign
            if f"site:{building['id']}" in marks:
                tokens.append(self.mark(marks, f"site:{building['id']}", f"{building['id']}{sign}"))
            else:
                signs += f"({sign})" if building["expansion"] else sign
        return [*tokens, Text(signs)] if signs else tokens

    # -- around the boards ---------------------------------------------------------------------------------------------

    def areas(self, view: View, player: int | None) -> list[Text]:
        say = self.speaker
        supply = view["supply"]
        domes = supply["symbiotic-city"]
        facts = say.text("term-uc-supply", tunnels=supply["tunnel"], white=supply["white-city"], deck=view["deck"])
        lines = [Text(facts if domes is None else f"{facts} · {say.text('term-uc-domes', count=domes)}")]
        specials = [*view["specials"], *([view["special_top"]] if view["special_top"] else [])]
        lines.append(Text(say.text("term-uc-specials", cards=", ".join([self.card_words(card) for card in specials]) or "–")))
        for contract in view["contracts"]:
            design = next(known for known in self.content.contracts if known.id == contract["id"])
            lines.append(Text(f"{say.say(design.words())}: {say.say(design.effect.words())}"))
        for side in view["sides"]:
            lines += self.area(side)
        return lines

    def area(self, side: View) -> list[Text]:
        """Return what lies openly before a player."""
        say = self.speaker
        goods = " · ".join([say.text(f"gain-{good}", count=side["goods"][good]) for good in RESOURCES])
        head = Text(f"#{side['seat'] + 1} {self.name(side['seat'])}", style="bold")
        hand = say.text("term-uc-hand-of", count=len(side["hand"]))
        head.append(f" {say.text('gain-point', count=side['points'])} · {hand}", style="not bold")
        lines = [head, Text(f"   {goods}")]
        for claimed in side["claimed"]:
            used = f" {say.text('term-uc-used')}" if claimed["used"] else ""
            lines.append(Text(f"   {self.card_words(claimed['card'])}{used}: {self.effect_words(claimed['card'])}"))
        return lines

    def legend(self) -> str:
        return self.speaker.text("term-uc-legend")

    def is_minor(self, happening: Happening, player: int | None) -> bool:
        return happening.kind in MINOR and len(happening.known_to(player)) == len(happening.facts)

    def own(self, view: View, player: int, hand: bool) -> list[Text]:
        side = view["sides"][player]
        goods = [self.speaker.text(f"gain-{good}", count=side["goods"][good]) for good in RESOURCES]
        lines = [Text(" · ".join([self.speaker.text("gain-point", count=side["points"]), *goods]))]
        if hand:
            lines.append(Text(self.speaker.text("term-uc-hand"), style="bold"))
            for entry in side["hand"]:
                lines.append(self.hand_line(entry["card"]))
        return lines

    def hand_line(self, card: str) -> Text:
        """Return a card of the own hand: number, colour, type, and what it does."""
        design = self.design(card)
        kind = self.speaker.text("term-uc-type", type=TYPES[design.type], colour=["yellow", "red", "green"][design.colour])
        return Text(f" {card} {self.card_words(card)} ({kind}): {self.effect_words(card)}")

    def about(self, view: View, player: int, target: str) -> str:
        kind, _, name = target.partition(":")
        return self.effect_words(name) if kind == "card" and self.content.card_of(name) >= 0 else ""
