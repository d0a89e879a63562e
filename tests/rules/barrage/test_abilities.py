"""Officers, companies and tiles are pure data: whoever has an ability in the pack plays with it, and nobody else."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.engine.chance import chance
from ludarium.engine.rollout import rollout
from ludarium.games.barrage.content.components import COMPANIES, OFFICERS
from ludarium.games.barrage.game import BASE_PACK, BarrageGame
from ludarium.games.barrage.rules.water import capacity
from ludarium.text import LANGUAGES, Speaker
from tests.rule import rule
from tests.rules.barrage.scene import GAME, Scene, given, new

PACK: dict[str, list[dict[str, Any]]] = tomllib.loads(BASE_PACK.read_text(encoding="utf-8"))
EFFECTS: dict[str, str] = {entry["id"]: entry["effect"] for entry in PACK["officer"]}
ABILITIES: dict[str, str] = {entry["id"]: entry["ability"] for entry in PACK["company"]}
RULES = Path(ludarium.__file__).parent / "games" / "barrage" / "rules"
FULL: dict[str, object] = {"game": "full"}


def packed(tmp_path: Path, *entries: dict[str, Any]) -> BarrageGame:
    """Return the game with a pack of these entries; `table` says which."""
    text = '[pack]\nname = "other"\ngame = "barrage"\nversion = 1\n'
    for entry in entries:
        fields = {name: value for name, value in entry.items() if name != "table"}
        lines = [f"{name} = {value!r}" for name, value in {**fields, "source": "ludarium"}.items()]
        text += "\n".join(["", f"[[{entry['table']}]]", *lines, ""]).replace("'", '"')
    path = tmp_path / "other.toml"
    path.write_text(text, encoding="utf-8")
    game = ludarium.game("barrage", [path])
    assert isinstance(game, BarrageGame)
    return game


def officer(name: str, effect: str) -> dict[str, Any]:
    return {"table": "officer", "id": name, "effect": effect}


def company(name: str, **changes: str) -> dict[str, Any]:
    own = next(entry for entry in PACK["company"] if entry["id"] == name)
    return {"table": "company", **{field: value for field, value in own.items() if field != "source"}, **changes}


# -- what each officer's ability does, whoever has it -----------------------------------------------------------------------


def has_cheap_bases(scene: Scene) -> bool:
    scene.holds(0, excavators=3, credits=0)
    return "D1L" in sites(scene, "basic-base")


def sites(scene: Scene, tile: str) -> list[str]:
    """Return where a tile can be built."""
    if f"build {tile}" not in scene.moves():
        return []
    return scene.play(f"build {tile}").family("at")


def has_deep_dams(scene: Scene) -> bool:
    return capacity(scene.dam("D1U", 0, level=3).state, 0) == 4


def produces_at_least_4(scene: Scene) -> bool:
    scene.dam("D9L", 0, water=1).conduit("C9L", 0).house("P11a", 0).play("space turbine-zero-left")
    return all(scene.label(f"produce {route}")["energy"] == 4 for route in scene.family("produce"))


def pays_conduits_with_mixers(scene: Scene) -> bool:
    scene.holds(0, excavators=0, mixers=4, credits=0)
    return bool(sites(scene, "basic-conduit"))


def pays_machines_with_credits(scene: Scene) -> bool:
    scene.holds(0, excavators=0, mixers=0, credits=20)
    return bool(sites(scene, "basic-base"))


def copies_tiles(scene: Scene) -> bool:
    scene.holds(0, excavators=20).play("build basic-conduit", "at C8L").turn(0)
    return scene.family("copy") == ["basic-conduit"]


def copies_officers(scene: Scene) -> bool:
    scene.officer(1, next(name for name in OFFICERS if name not in (OFFICERS[scene.side(0).officer], "mahiri-sekibo")))
    return bool(scene.family("officer"))


PROBES: dict[str, Callable[[Scene], bool]] = {
    "wilhelm-adler": has_cheap_bases,
    "graziano-del-monte": has_deep_dams,
    "viktor-fiesler": produces_at_least_4,
    "jill-mcdowell": pays_conduits_with_mixers,
    "solomon-p-jordan": pays_machines_with_credits,
    "anton-krylov": copies_tiles,
    "mahiri-sekibo": copies_officers,
}


def scene_with(game: BarrageGame, name: str) -> Scene:
    return given(2, FULL, game=game).officer(0, name)


@rule("BR-X1", "BR-X2", "BR-X3", "BR-X4", "BR-X6", "BR-X8", "BR-X10")
@pytest.mark.parametrize("ability", PROBES)
def test_an_officer_with_another_officers_effect_plays_as_its_text_says(ability: str, tmp_path: Path) -> None:
    probe = PROBES[ability]
    for name in OFFICERS:
        if name == ability:
            assert probe(scene_with(GAME, name))
            continue
        assert not probe(scene_with(GAME, name)), f"{name} has no such ability"
        swapped = packed(tmp_path, officer(name, EFFECTS[ability]), officer(ability, EFFECTS[name]))
        assert probe(scene_with(swapped, name)), f"{name} has it now"
        assert not probe(scene_with(swapped, ability)), f"{ability} has given it away"
        talents = [Speaker("en", "barrage").say(effect.words()) for effect in swapped.content.officers]
        usual = [Speaker("en", "barrage").say(effect.words()) for effect in GAME.content.officers]
        assert talents[OFFICERS.index(name)] == usual[OFFICERS.index(ability)], "and its text says so"


@rule("BR-X8", "BR-D7")
def test_who_copies_tiles_begins_with_the_special_tile(tmp_path: Path) -> None:
    game = packed(tmp_path, officer("jill-mcdowell", EFFECTS["anton-krylov"]), officer("anton-krylov", EFFECTS["jill-mcdowell"]))
    seen = set()
    for seed in range(30):
        for own in new(4, FULL, seed, game).state.sides:
            name = OFFICERS[own.officer]
            assert (5 in own.tiles) == (name == "jill-mcdowell"), name
            seen.add(name)
    assert {"jill-mcdowell", "anton-krylov"} <= seen


@rule("BA-155", "BR-R6", "BR-R7")
def test_the_variants_for_who_copies_officers_follow_the_ability(tmp_path: Path) -> None:
    game = packed(tmp_path, officer("jill-mcdowell", EFFECTS["mahiri-sekibo"]), officer("mahiri-sekibo", EFFECTS["jill-mcdowell"]))
    richer = 0
    for seed in range(40):
        scene = new(2, {"mahiri-credits": True, "mahiri-officers": True}, seed, game)
        for own in scene.state.sides:
            assert own.credits in (6, 9)
            assert (own.credits == 9) == (OFFICERS[own.officer] == "jill-mcdowell") == own.copies_officers()
            richer += own.credits == 9
        solo = new(1, {"automa-1": "4"}, seed, game).state.sides[1]
        assert OFFICERS[solo.officer] != "jill-mcdowell", "an Automa of level 4 does not copy officers"
    assert richer


# -- companies ------------------------------------------------------------------------------------------------------------


def three_houses(game: BarrageGame, name: str) -> Scene:
    """Return a table where side 0 is a company with three powerhouses and water to drive."""
    scene = given(2, FULL, game=game).company(0, name)
    for house in ("P11a", "P12a", "P10a"):
        scene.house(house, 0)
    return scene.dam("D9L", 0, level=2, water=2).conduit("C9L", 0)


@rule("BR-W3", "BR-W4", "BR-W5", "BR-W6", "BR-W8", "BR-W9")
@pytest.mark.parametrize("name", COMPANIES)
def test_a_company_with_another_ability_plays_it(name: str, tmp_path: Path) -> None:
    abilities: dict[str, Callable[[Scene], int]] = {
        "on produced: credit 4": lambda scene: scene.side(0).credits,
        "on produced: point 2": lambda scene: scene.side(0).points,
        "on produced: energy 5": lambda scene: scene.side(0).energy,
    }
    for ability, count in abilities.items():
        amounts = []
        for game in (packed(tmp_path, company(name, ability="on turn: copy-officer")), packed(tmp_path, company(name, ability=ability))):
            scene = three_houses(game, name)
            scene.play("space turbine-zero-left", "produce D9L-C9L-1")
            amounts.append(count(scene))
        assert amounts[1] - amounts[0] == int(ability[-1]), ability


@rule("BR-W9")
@pytest.mark.parametrize("less", [1, 3, 6])
def test_a_company_may_need_less_energy_by_any_number(less: int, tmp_path: Path) -> None:
    game = packed(tmp_path, company("italy", ability=f"on contract: less-energy {less}"))
    scene = three_houses(game, "italy").contracts(0, "G15").play("space turbine-zero-left")
    energy = game.content.contracts[game.lexicon.parse("take G15") - game.lexicon.parse("take S1")].energy
    route = max(scene.family("produce"), key=lambda route: int(str(scene.label(f"produce {route}")["energy"])))
    produced = int(str(scene.label(f"produce {route}")["energy"]))
    scene.play(f"produce {route}")
    assert ("G15" in scene.family("fulfil")) == (produced >= max(1, energy - less))


@rule("BR-W3")
@pytest.mark.parametrize(
    ("ability", "what"), [("on pass: energy 1", "energy"), ("on pass: credit 2", "credits"), ("on pass: point 3", "points")]
)
def test_passing_water_gives_what_the_pack_says(ability: str, what: str, tmp_path: Path) -> None:
    for name in COMPANIES:
        scene = three_houses(packed(tmp_path, company(name, ability=ability)), name)
        before = getattr(scene.side(0), what)
        scene.springs(0, 0, 0, 1).play("space water-one-flow-left", "drop H4")
        passed = (getattr(scene.side(0), what) - before) / int(ability[-1])
        assert passed >= 1, name


@rule("BR-W1")
def test_points_of_an_ability_stand_in_the_score_sheet(tmp_path: Path) -> None:
    scene = three_houses(packed(tmp_path, company("italy", ability="on produced: point 2")), "italy")
    scene.play("space turbine-zero-left", "produce D9L-C9L-1")
    lines = {str(line.source.arguments.get("source")): line.points for line in scene.state.sheet if line.side == 0}
    assert lines["abilities"] == 2
    for language in LANGUAGES:
        assert Speaker(language, "barrage").text("score-source", source="abilities")


@rule("BR-W1")
def test_an_ability_can_be_limited_to_once_a_round(tmp_path: Path) -> None:
    scene = three_houses(packed(tmp_path, company("italy", ability="on produced once per round: credit 4")), "italy")
    scene.play("space turbine-zero-left", "produce D9L-C9L-1")
    assert scene.side(0).credits == 10
    scene.turn(0).play("space turbine-zero-right", "produce D9L-C9L-1")
    assert scene.side(0).credits < 10, "the second production of the round brings none, and costs the space"


# -- the map ----------------------------------------------------------------------------------------------------------------


@rule("BR-H5", "BR-L2", "BR-L3")
@pytest.mark.parametrize("most", [5, 6, 9])
def test_dams_can_hold_more_than_usual(most: int, tmp_path: Path) -> None:
    """More drops than the usual lexicon names: every route leads through a built conduit and can be written and read."""
    basin = next(entry for entry in PACK["basin"] if entry["id"] == 9)
    for game in (
        packed(tmp_path, officer("jill-mcdowell", f"on water: top-capacity {most}")),
        packed(tmp_path, {"table": "basin", **{name: value for name, value in basin.items() if name != "source"}, "capacity": most}),
    ):
        scene = given(2, FULL, game=game).officer(0, "jill-mcdowell").house("P11a", 0).conduit("C9L", 0)
        scene.dam("D9L", 0, level=3, water=most)
        assert capacity(scene.state, 17) == most
        scene.play("space turbine-zero-left")
        routes = scene.family("produce")
        assert routes == [f"D9L-C9L-{drops}" for drops in range(1, most + 1)]
        assert scene.label(f"produce D9L-C9L-{most}")["drops"] == most
        assert game.target(game.lexicon.parse(f"produce D9L-C9L-{most}")) == f"route:D9L-C9L-{most}"
        loaded = game.load(scene.state.dump())
        scene.play(f"produce D9L-C9L-{most}")
        loaded.play(0, game.lexicon.parse(f"produce D9L-C9L-{most}"))
        assert scene.water("D9L") == [0]
        assert loaded.digest() == scene.state.digest()


@rule("BR-L2")
def test_the_usual_moves_keep_their_numbers_with_any_pack(tmp_path: Path) -> None:
    game = packed(tmp_path, officer("jill-mcdowell", "on water: top-capacity 9"))
    assert game.lexicon.size > GAME.lexicon.size
    assert [game.lexicon.text(move) for move in range(GAME.lexicon.size)] == [GAME.lexicon.text(move) for move in range(GAME.lexicon.size)]


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_with_a_strange_pack_hold_together(seed: int, tmp_path: Path) -> None:
    names = sorted(OFFICERS)
    swapped = [officer(name, EFFECTS[names[(place + 1 + seed) % len(names)]]) for place, name in enumerate(names)]
    abilities = ["on pass: credit 1", "on produced: machine 1 or point 1", "on contract: less-energy 2", "on water: top-capacity 7"]
    boards = [company(name, ability=abilities[(place + seed) % 4]) for place, name in enumerate(COMPANIES)]
    game = packed(tmp_path, *swapped, *boards)
    for players, options in ((2, FULL), (4, FULL), (1, {"automa-1": "4", "automa-2": "3"})):
        state = game.new(players, seed, options)
        luck = chance(seed)
        for turn in range(60):
            if state.over:
                break
            seat = state.to_move[0]
            state.play(seat, luck.pick(state.moves(seat)))
            game.check(state)
        assert game.load(state.dump()).digest() == state.digest()
        rollout(state, luck)
        assert state.over


# -- what a pack may not say --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (officer("jill-mcdowell", "on pass: base-price 3"), "'base-price' stands after 'on build', not after 'on pass'"),
        (officer("jill-mcdowell", "base-price 3"), "'base-price' changes how something is done: it stands after 'on build: …'"),
        (officer("jill-mcdowell", "credit 3"), "effect has an occasion: 'on build / water"),
        (officer("jill-mcdowell", "on water: credit 1"), "nothing happens 'on water': it only says when a change holds (top-capacity)"),
        (officer("jill-mcdowell", "on build: base-price 3, credit 1"), "nothing happens 'on build'"),
        (officer("jill-mcdowell", "on build once per turn: base-price 3"), "nothing happens 'on build'"),
        (officer("jill-mcdowell", "on built: credit 1"), "'on built' has no meaning in effect of a officer"),
        (officer("jill-mcdowell", "on water: top-capacity 10"), "a number from 3 to 9, found '10'"),
        (officer("jill-mcdowell", "on water: top-capacity 2"), "a number from 3 to 9, found '2'"),
        (officer("jill-mcdowell", "instead of produced: credit 1"), "nothing can stand for 'produced'"),
        (officer("jill-mcdowell", "on produced once per game: credit 1"), "expected a time (turn, round), found 'game'"),
        (company("italy", ability="on produced: base-price 3"), "'base-price' stands after 'on build', not after 'on produced'"),
        ({"table": "technology", "id": "II-base", "effect": "on pass: energy 1"}, "'on pass' has no meaning in effect of a technology"),
        ({"table": "contract", "id": "G01", "energy": 2, "reward": "on pass: energy 1"}, "reward is carried out at once"),
        ({"table": "contract", "id": "G01", "energy": 2, "reward": "base-price 3"}, "'base-price' changes how something is done"),
        ({"table": "basin", "id": 9, "area": "plains", "river": 11, "capacity": 12}, "capacity must be a whole number from 3 to 9"),
    ],
)
def test_what_a_pack_may_not_say_is_refused_with_its_place(entry: dict[str, Any], message: str, tmp_path: Path) -> None:
    with pytest.raises(ludarium.PackError, match=re.escape(message)) as caught:
        packed(tmp_path, entry)
    assert caught.value.line > 5


def test_no_rule_names_an_officer_or_a_company() -> None:
    words = [part for name in [*OFFICERS, *COMPANIES] for part in name.split("-") if len(part) > 2]
    named = re.compile(rf"\b({'|'.join([*words, 'german', 'italian', 'french'])})\b", re.IGNORECASE)
    for path in sorted(RULES.rglob("*.py")):
        found = [line for line in path.read_text(encoding="utf-8").splitlines() if named.search(line)]
        assert not found, f"{path.name}: {found}"
