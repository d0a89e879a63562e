"""Map, offices, wheels and goods of Barrage in text. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len
from rich.text import Text

from ludarium.boards.board import Board, Picture, View
from ludarium.engine.happening import Happening
from ludarium.engine.phrase import Phrase
from ludarium.games.barrage.content.components import SPACES, Content
from ludarium.games.barrage.content.sites import AREAS, BASINS, CONDUIT_IDS, DAM_BASINS, DAM_IDS, HEADSTREAM_IDS, HOUSE_IDS, HOUSES_IN, OUT
from ludarium.games.barrage.game import BarrageGame
from ludarium.games.barrage.state import ROUNDS

SIDE_STYLES = ["dark_orange", "bright_blue", "green", "magenta"]
BARE = "·"
RED = "!"
INDENT = 3
MINOR = ("paid-credits", "wheel-turned")


class Drawing(Board):
    """Barrage in text."""

    @property
    def content(self) -> Content:
        """The map, tiles and contracts of the packs in play."""
        assert isinstance(self.game, BarrageGame)
        return self.game.content

    def title(self, view: View) -> str:
        phase = self.speaker.text(f"phase-{view['phase']}")
        return self.speaker.text("term-br-title", round=view["round"], rounds=ROUNDS, phase=phase) if view["round"] else phase

    def legend(self) -> str:
        return self.speaker.text("term-br-legend")

    def is_minor(self, happening: Happening, player: int | None) -> bool:
        return happening.kind in MINOR

    # -- the map -------------------------------------------------------------------------------------------------------

    def picture(self, view: View, width: int, marks: Mapping[str, str]) -> Picture:
        lines = self.headstreams(view, marks, width)
        area = ""
        rows = {basin: self.basin(view, basin, marks) for basin in range(BASINS)}
        columns = column_widths(list(rows.values()), width - INDENT - 4)
        for basin, (waters, houses) in rows.items():
            if AREAS[self.content.map.area[basin]] != area:
                area = AREAS[self.content.map.area[basin]]
                lines.append(Text(self.speaker.text("term-br-area", area=area), style="bold"))
            river = self.content.map.river[basin]
            name = f"{basin + 1}→{river + 1}" if river != OUT else f"{basin + 1}"
            lines += placed(name, waters, houses, columns, width)
        return Picture(lines, max(cell_len(line.plain) for line in lines))

    def headstreams(self, view: View, marks: Mapping[str, str], width: int) -> list[Text]:
        """Return the drops that wait on each headstream, and those of its tile round by round, the present one in brackets."""
        cells = []
        for number, name in enumerate(HEADSTREAM_IDS):
            drops = [str(drops) for drops in view["map"]["headstream_tiles"][number]]
            if 1 <= view["round"] <= len(drops):
                drops[view["round"] - 1] = f"[{drops[view['round'] - 1]}]"
            cell = Text(marked(marks, f"headstream:{name}") + name, style="bold")
            waiting = "●" * view["map"]["headstreams"][name]
            cells.append(cell.append(f" {waiting or BARE} {' '.join(drops)}", style="not bold bright_blue"))
        return flowed(Text(""), cells, width)

    def basin(self, view: View, basin: int, marks: Mapping[str, str]) -> tuple[list[Text], list[Text]]:
        """Return what can stand in a basin: two dams and two conduits, and the powerhouses."""
        waters: list[Text] = []
        if basin < DAM_BASINS:
            waters = [self.dam(view, dam, marks) for dam in (2 * basin, 2 * basin + 1)]
            waters += [self.conduit(view, conduit, marks) for conduit in (2 * basin, 2 * basin + 1)]
        return waters, [self.house(view, house, marks) for house in HOUSES_IN[basin]]

    def dam(self, view: View, dam: int, marks: Mapping[str, str]) -> Text:
        """Return a dam site: D5U! #2 ▲2 ●○."""
        name = DAM_IDS[dam]
        cell = Text(marked(marks, f"site:{name}") + name + (RED if self.content.map.dam_surcharge[dam] else ""))
        built = view["map"]["dams"].get(name)
        if built is None:
            return cell.append(f" {BARE}", style="dim")
        water = "●" * built["water"] + "○" * (built["capacity"] - built["water"])
        cell.append(f" {owner_sign(built['owner'])} ▲{built['level']} ", style=owner_style(built["owner"]))
        return cell.append(water, style="bright_blue")

    def conduit(self, view: View, conduit: int, marks: Mapping[str, str]) -> Text:
        """Return a conduit site: C1L 5→8 #2."""
        name = CONDUIT_IDS[conduit]
        board = self.content.map
        cell = Text(f"{marked(marks, f'site:{name}')}{name} {board.value[conduit]}→{board.end[conduit] + 1}")
        return with_owner(cell, view["map"]["conduits"].get(name))

    def house(self, view: View, house: int, marks: Mapping[str, str]) -> Text:
        """Return a powerhouse site: P8c! #1."""
        name = HOUSE_IDS[house]
        cell = Text(marked(marks, f"site:{name}") + name + (RED if self.content.map.house_surcharge[house] else ""))
        return with_owner(cell, view["map"]["powerhouses"].get(name))

    # -- offices and sides ---------------------------------------------------------------------------------------------

    def areas(self, view: View, player: int | None) -> list[Text]:
        lines = [self.headed("term-br-bonuses", self.bonuses(view))]
        if view["objective"] is not None:
            objective = self.content.objectives[self.content.objective_ids.index(view["objective"])]
            lines.append(self.headed("term-br-objective", self.speaker.say(objective.words())))
        lines += self.contracts("term-br-national", view["national"])
        lines += self.contracts("term-br-office", view["office"])
        patents = [self.tile(tile) for tile in view["patents"] if tile is not None]
        if patents:
            lines.append(self.headed("term-br-patents", self.speaker.listed(patents)))
        for seat in view["order"] if view["round"] else range(len(view["sides"])):
            lines += self.area(view, view["sides"][seat])
        return lines

    def headed(self, key: str, words: str) -> Text:
        """Return a line with its heading."""
        return Text(f"{self.speaker.text(key)}: ", style="bold").append(words, style="not bold")

    def bonuses(self, view: View) -> str:
        """Return the bonus tiles of this round and those to come."""
        first = max(1, view["round"])
        words = [self.speaker.say(self.content.bonuses[self.content.bonus_ids.index(name)].words()) for name in view["bonuses"]]
        return " · ".join(f"{number}: {words[number - 1]}" for number in range(first, ROUNDS + 1))

    def contracts(self, key: str, names: list[str | None]) -> list[Text]:
        """Return contracts with what they need and give, one a line."""
        shown = [name for name in names if name is not None]
        lines = [Text(f"{self.speaker.text(key)}:", style="bold")] if shown else []
        return lines + [Text(f"   {self.contract(name)}") for name in shown]

    def contract(self, name: str) -> str:
        """Return a contract in short: R13 (10): 8 points and 1 drop that flows at once."""
        data = self.content.contracts[self.content.contract_ids.index(name)]
        return f"{name} ({data.energy}): {self.speaker.say(data.reward.words())}"

    def tile(self, name: str) -> str:
        """Return a technology tile in words."""
        return self.speaker.say(self.content.tile_words(self.content.tile_ids.index(name)))

    def area(self, view: View, side: View) -> list[Text]:
        """Return what lies before a side; everything in Barrage is open."""
        say = self.speaker
        head = Text(f"#{side['seat'] + 1} {say.say(Phrase('seat', {'seat': side['seat']}))}", style=f"bold {SIDE_STYLES[side['seat']]}")
        if side["company"] is not None:
            company = self.content.company_words(self.content.company_ids.index(side["company"]))
            officer = self.content.officer_words(self.content.officer_ids.index(side["officer"]))
            head.append(f" · {say.say(company)}, {say.say(officer)}", style="not bold")
        if side["automa"]:
            head.append(f" · {say.text('term-br-level', level=side['automa'])}", style="not bold")
        if side["passed"]:
            head.append(f" · {say.text('term-br-passed')}", style="not bold")
        lines = [head, Text(" " * INDENT + self.goods(side))]
        lines += [Text(" " * INDENT) + line for line in self.possessions(view, side)]
        return lines

    def goods(self, side: View) -> str:
        """Return points, energy, engineers, credits and machines."""
        say = self.speaker
        facts = [say.text("gain-point", count=side["points"]), say.text("gain-energy", count=side["energy"])]
        facts.append(say.text("part-engineers", engineers=side["engineers"]))
        if not side["automa"]:
            facts.append(say.text("gain-credit", count=side["credits"]))
        facts += [say.text("gain-excavator", count=side["excavators"]), say.text("gain-mixer", count=side["mixers"])]
        return " · ".join(facts)

    def possessions(self, view: View, side: View) -> list[Text]:
        """Return tiles, wheel, contracts and occupied spaces, as far as there are any."""
        lines = []
        if side["tiles"]:
            lines.append(self.headed("term-br-tiles", self.speaker.listed([self.tile(tile) for tile in side["tiles"]])))
        wheel = self.wheel(side)
        if wheel:
            lines.append(self.headed("term-br-wheel", wheel))
        if side["contracts"]:
            lines.append(self.headed("term-br-contracts", " · ".join(self.contract(name) for name in side["contracts"])))
        if side["fulfilled"]:
            lines.append(self.headed("term-br-fulfilled", " ".join(side["fulfilled"])))
        spaces = [self.content.spaces[SPACES.index(space["id"])] for space in view["spaces"] if space["owner"] == side["seat"]]
        if spaces:
            lines.append(self.headed("term-br-spaces", " · ".join(self.speaker.say(space.words()) for space in spaces)))
        return lines

    def wheel(self, side: View) -> str:
        """Return what lies on the wheel, and after how many turns it comes home."""
        found = []
        for turns, sector in enumerate(side["wheel"]):
            things = [self.tile(sector["tile"])] if sector["tile"] else []
            if sector["excavators"]:
                things.append(self.speaker.text("gain-excavator", count=sector["excavators"]))
            if sector["mixers"]:
                things.append(self.speaker.text("gain-mixer", count=sector["mixers"]))
            if things:
                found.append(self.speaker.text("term-br-sector", turns=turns, things=self.speaker.listed(things)))
        return " · ".join(found)

    # -- the own area --------------------------------------------------------------------------------------------------

    def own(self, view: View, player: int, hand: bool) -> list[Text]:
        side = view["sides"][player]
        if side["company"] is None:
            return []
        return [self.headed("term-br-you-have", self.goods(side))]

    def about(self, view: View, player: int, target: str) -> str:
        kind, _, item = target.partition(":")
        if kind == "space" and item.startswith("patent-"):
            tile = view["patents"][int(item.rpartition("-")[2]) - 1]
            return self.tile_effect(tile) if tile is not None else ""
        if kind in ("tile", "wheel"):
            return self.tile_effect(item)
        return ""

    def tile_effect(self, name: str) -> str:
        """Return a technology tile with what it does."""
        effect = self.content.technology[self.content.tile_ids.index(name)].effect
        return f"{self.tile(name)}: {self.speaker.say(effect.words())}" if effect is not None else ""


def marked(marks: Mapping[str, str], target: str) -> str:
    """Return the number of the choice that points at a target, in brackets."""
    return f"[{marks[target]}]" if target in marks else ""


def owner_sign(owner: int | str) -> str:
    """Return whose a piece is: the number of a side, or = for nobody's."""
    return f"#{owner + 1}" if isinstance(owner, int) else "="


def owner_style(owner: int | str) -> str:
    """Return the colour of a side."""
    return SIDE_STYLES[owner] if isinstance(owner, int) else ""


def with_owner(cell: Text, owner: int | None) -> Text:
    """Return a site with the side that has built there."""
    return cell.append(f" {BARE}", style="dim") if owner is None else cell.append(f" {owner_sign(owner)}", style=owner_style(owner))


def column_widths(rows: list[tuple[list[Text], list[Text]]], width: int) -> list[int]:
    """Return how wide the columns of dams and conduits are; none if they do not fit beside each other."""
    whole = [waters for waters, houses in rows if waters]
    widths = [max(cell_len(cells[place].plain) for cells in whole) + 2 for place in range(len(whole[0]))]
    return widths if sum(widths) <= width else []


def placed(name: str, waters: list[Text], houses: list[Text], columns: list[int], width: int) -> list[Text]:
    """Return the lines of a basin: dams and conduits in columns where they fit, then the powerhouses."""
    head = Text(f"{name:<{INDENT + 3}}", style="bold")
    if not columns:
        return flowed(head, [*waters, *houses], width)
    lines: list[Text] = []
    if waters:
        line = head
        for cell, column in zip(waters, columns, strict=True):
            line = line + cell + Text(" " * (column - cell_len(cell.plain)))
        line.rstrip()
        lines.append(line)
        head = Text(" " * len(head))
    return lines + flowed(head, houses, width) if houses else lines


def flowed(head: Text, cells: list[Text], width: int) -> list[Text]:
    """Return cells one after the other, in as many lines as the width needs."""
    indent = Text(" " * len(head))
    lines = [head.copy()]
    for cell in cells:
        if cell_len(lines[-1].plain) + cell_len(cell.plain) > width and len(lines[-1]) > len(indent):
            lines.append(indent.copy())
        lines[-1] = lines[-1] + cell + Text("  ")
    for line in lines:
        line.rstrip()
    return lines
