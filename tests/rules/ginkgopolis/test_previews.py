"""What a card would pay and bring as the table stands, told before it is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.engine.phrase import Option, Preview
from ludarium.games.ginkgopolis.content.components import EXPLOIT, FLOOR
from ludarium.games.ginkgopolis.rules.previews import bonus_target
from tests.rule import rule
from tests.rules.ginkgopolis.scene import Scene, plain


def option(scene: Scene, move: str, seat: int = 0) -> Option:
    question = scene.table.ask(seat, previews=True)
    assert question is not None
    return next(option for option in question.options if option.notation == move)


def told(preview: Preview) -> str:
    label = f"{preview.label.key}: " if preview.label is not None else ""
    parts = [*[f"-{icon.count} {icon.name}" for icon in preview.pays], *[f"+{icon.count} {icon.name}" for icon in preview.brings]]
    return label + ", ".join(parts)


def previews(scene: Scene, move: str) -> list[str]:
    return [told(preview) for preview in option(scene, move).previews]


@rule("GK-X3")
def test_a_building_card_tells_what_it_gives_alone() -> None:
    scene = plain().building("blue-9", "0,0", height=3).building("yellow-12", "1,0", height=2).hand(0, "blue-9", "yellow-12", "A", "B")
    assert previews(scene, "play blue-9") == ["preview-alone: +3 tile"]
    assert previews(scene, "play yellow-12") == ["preview-alone: +2 point"]


@rule("GK-P4", "GK-X8")
def test_bonuses_are_counted_in() -> None:
    scene = plain().building("yellow-12", "1,0", height=2).characters(0, 1).hand(0, "yellow-12", "A", "B", "C")
    character = scene.table.content.characters[0]
    alone = told(option(scene, "play yellow-12").previews[0])
    scene.characters(0)
    without = told(option(scene, "play yellow-12").previews[0])
    assert (alone == without) == (character.trigger != 0)


@rule("GK-U8")
def test_an_urbanization_card_tells_what_the_buildings_beside_its_token_give() -> None:
    scene = plain().building("red-9", "0,1", height=4).hand(0, "B", "C", "D", "E").holds(0, tiles=["blue-12"])
    assert previews(scene, "play B") == ["preview-beside: +4 resource"]


@rule("GK-X1", "GK-X6")
def test_an_urbanization_card_tells_what_each_answer_brings_where_it_can_only_be_played_alone() -> None:
    scene = plain().building("red-9", "0,1", height=4).hand(0, "B", "C", "D", "E").holds(0, tiles=[])
    assert previews(scene, "play B") == ["gain-resource: +1 resource", "gain-tile: +1 tile"]
    builders = [number for number, each in enumerate(scene.table.content.characters, 1) if each.trigger == EXPLOIT]
    more = previews(scene.characters(0, *builders), "play B")
    assert [len(answer) > len("gain-resource: +1 resource") for answer in more] == [True, True], "bonuses are counted in"


@rule("GK-F7", "GK-F9", "GK-F11", "GK-F1")
def test_a_floor_tells_its_price() -> None:
    scene = plain().building("red-9", "0,0", height=2, owner=0).hand(0, "red-9", "A", "B", "C")
    scene.holds(0, resources=6, points=9, tiles=["red-12", "blue-5"]).play(0, "play red-9")
    assert previews(scene, "lay red-12")[0] == "-1 resource", "three placed, two come back"
    assert previews(scene, "lay blue-5")[0] == "-2 resource, -4 point", "another colour, a lower number"
    assert previews(scene, "alone") == ["+2 resource"]
    kinds = [line["kind"] for line in option(scene, "lay blue-5").previews[0].lines]
    assert kinds[:2] == ["resources-returned", "paid-extra"]


def lines(scene: Scene, move: str) -> list[tuple[object, object, dict[str, object]]]:
    """Return what a choice tells of districts: kind, side and facts."""
    told = [line for preview in option(scene, move).previews for line in preview.lines if str(line["kind"]).startswith("district")]
    return [(line["kind"], line["seat"], facts(line)) for line in told]


def facts(line: dict[str, object]) -> dict[str, object]:
    words = line["words"]
    assert isinstance(words, dict)
    return {name: value for name, value in words["args"].items() if name != "seat"}


@rule("GK-V8", "GK-V9")
def test_a_floor_tells_what_becomes_of_its_district() -> None:
    scene = plain().empty_city().building("red-9", "0,0", height=2, owner=0).building("red-4", "1,0", height=3, owner=1)
    scene.hand(0, "red-9", "A", "B", "C").holds(0, resources=6, points=9, tiles=["red-12", "blue-12"]).play(0, "play red-9")
    now: Any = scene.table.view(0)
    assert now["districts"] == [
        {
            "colour": "red",
            "cells": ["0,0", "1,0"],
            "shares": [{"seat": 1, "resources": 3, "points": 5}, {"seat": 0, "resources": 2, "points": 2}],
        }
    ]
    assert [side["districts"] for side in now["sides"][:2]] == [2, 5]
    assert lines(scene, "lay red-12") == [
        ("districts-worth", 0, {"before": 2, "after": 6}),
        ("district-share", 0, {"colour": "red", "cells": "0,0 1,0", "count": 3, "points": 6}),
        ("district-share", 1, {"colour": "red", "cells": "0,0 1,0", "count": 3, "points": 3}),
    ], "as many resources, and the higher number"
    assert lines(scene, "lay blue-12") == [("districts-worth", 0, {"before": 2, "after": 0})], (
        "two buildings of two colours are no district"
    )


@rule("GK-V1", "GK-P22")
def test_a_floor_tells_what_it_is_worth_at_the_end() -> None:
    scene = plain().empty_city().building("yellow-20", "0,0").hand(0, "yellow-20", "A", "B", "C").holds(0, resources=6, tiles=["blue-20"])
    scene.play(0, "play yellow-20")
    assert previews(scene, "lay blue-20") == ["-3 resource", "preview-end: +9 point"], "the card is kept and gives 9 points"


@rule("GK-U5", "GK-U8")
def test_an_urbanization_tells_its_goods_wherever_its_token_goes() -> None:
    scene = (
        plain().building("red-9", "0,1", height=4).hand(0, "B", "C", "D", "E").holds(0, resources=2, tiles=["blue-12"]).play(0, "play B")
    )
    assert previews(scene, "lay blue-12")[0] == "-1 resource, +4 resource", "one on the new building, four from the neighbour"


@rule("GK-G8", "GK-G9")
@pytest.mark.parametrize(("supply", "told"), [(0, [{"why": "resources"}]), (1, [])])
def test_a_choice_tells_that_it_makes_the_round_the_last(supply: int, told: list[dict[str, str]]) -> None:
    scene = plain().hand(0, "B", "C", "D", "E").holds(0, resources=1, supply=supply, tiles=["blue-12"]).play(0, "play B")

    def ends(move: str) -> list[object]:
        return [facts(line) for preview in option(scene, move).previews for line in preview.lines if line["kind"] == "brings-end"]

    assert ends("lay blue-12") == told
    assert ends("alone") == []


@rule("GK-P4", "GK-P6")
def test_a_choice_tells_which_bonuses_pay() -> None:
    scene = plain().empty_city().building("red-9", "0,0").hand(0, "red-9", "A", "B", "C").holds(0, resources=6, points=9, tiles=["red-12"])
    scene.characters(0, 1, 2, 3).keeps(0, "blue-1", "blue-2", "blue-3").play(0, "play red-9")

    def paying(move: str) -> set[str]:
        cards = [
            facts(line)["cards"] for preview in option(scene, move).previews for line in preview.lines if line["kind"] == "bonuses-pay"
        ]
        return {card for named in cards for card in str(named).split()}

    for move, occasion in (("lay red-12", FLOOR), ("alone", EXPLOIT)):
        cards = [card for card in scene.table.bonus_cards(0) if card.trigger == occasion]
        assert cards, "the cards of the scene have all occasions"
        assert paying(move) == {bonus_target(card) for card in cards}


@rule("GK-A3")
def test_what_cannot_be_paid_tells_that_the_card_is_played_alone() -> None:
    scene = plain().building("red-9", "0,0", height=2).hand(0, "red-9", "A", "B", "C").holds(0, resources=0, tiles=["red-12"])
    scene.play(0, "play red-9")
    assert previews(scene, "lay red-12") == ["+2 resource"]
    assert [line["kind"] for line in option(scene, "lay red-12").previews[0].lines] == ["converted"]


@rule("GK-R38")
def test_a_choice_can_be_taken_back_until_the_last_one_has_chosen() -> None:
    scene = plain(2).holds(0, tiles=[]).holds(1, tiles=[])
    first = scene.table.ask(0, previews=True)
    assert first is not None
    assert not any(option.final for option in first.options if option.notation.startswith("play"))
    assert all(option.final for option in first.options if option.notation == "new-hand"), "cards are drawn"
    scene.play(0, first.options[0].notation)
    last = scene.table.ask(1, previews=True)
    assert last is not None
    assert all(option.final for option in last.options)
