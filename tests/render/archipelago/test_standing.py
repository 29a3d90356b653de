"""What stands in a region says where: at work on an icon, in a building though lying down, looted."""

from collections import Counter
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops

from games.archipelago import GAME
from games.archipelago.components import CITIZEN, MARKET, PORT, SHIP, SIDES
from games.archipelago.state import Region, State, Unit
from games.core.game import Setup
from render.archipelago.changes import changes
from render.archipelago.map.built import BUILT
from render.archipelago.map.counters import building, counted, held, looted, unit, worked
from render.archipelago.map.island import Detail, tokens_of
from render.archipelago.map.site import At, site_of
from render.archipelago.meaning import foot_of
from render.kit import palette as p
from render.kit.sprites import Sprite
from render.kit.traces import Written
from tests.render.test_laws import positions
from texts import Teller, words

SIZE, LEAST, PHONE = 60, 38, 15
ATS: tuple[At, ...] = ("free", "busy", "lying")
WITH_ICONS = [detail for detail in Detail if detail.value < Detail.COUNTED.value]
"""All that tell more than how many there are."""


def alone() -> tuple[State, str, str, str]:
    """A game without units, and an icon of a region of it."""
    state = GAME.view(GAME.start(Setup(3, {}, "standing")).state, None)
    for player in state.players:
        player.units.clear()
    side, part, resource = next(
        (key, part.name, resource)
        for key, side in SIDES.items()
        for part in side.zones
        if part.land and len(side.zones) > 1
        for resource in part.icons
    )
    state.regions["z"] = Region(side, 0, (9, 9))
    return state, "z", part, resource


def drawn(state: State, name: str, detail: Detail = Detail.ALL) -> list[Sprite]:
    """All counters of a region."""
    site = site_of(state, name)
    return [token.sprite for part in site.parts for token in tokens_of(site, part, SIZE, detail)]


@pytest.mark.parametrize("detail", WITH_ICONS)
def test_who_works_an_icon_is_drawn_before_it(detail: Detail) -> None:
    state, name, part, resource = alone()
    state.players[1].units.append(Unit(CITIZEN, name, part, resource, busy=True))
    assert worked(resource, 1, "busy", 1, SIZE, CITIZEN) in drawn(state, name, detail)
    assert unit(CITIZEN, 1, "busy", 1, SIZE) not in drawn(state, name, detail), "and nowhere else"


def test_a_ship_at_work_or_in_a_port_is_a_ship() -> None:
    state, name, part, resource = alone()
    state.regions[name].buildings[PORT] = part
    state.players[1].units += [Unit(SHIP, name, part, spot, busy=True) for spot in (resource, PORT)]
    there = drawn(state, name)
    assert worked(resource, 1, "busy", 1, SIZE, SHIP) in there
    assert held(PORT, 1, "busy", SIZE, SHIP) in there


def test_a_worked_icon_is_seen_beside_the_worker() -> None:
    for seat in range(len(p.SEATS)):
        both, worker = worked("fruit", seat, "busy", 2, SIZE), unit(CITIZEN, seat, "busy", 2, SIZE)
        assert both.width - worker.width >= SIZE // 2


@pytest.mark.parametrize("at", ATS)
def test_who_is_in_a_building_stands_before_it_whatever_they_are_at(at: At) -> None:
    state, name, part, _ = alone()
    state.regions[name].buildings[MARKET] = part
    assert building(MARKET, SIZE) in drawn(state, name)
    state.players[2].units += [
        Unit(CITIZEN, name, part, spot, busy=at == "busy", lying=at == "lying") for spot in (MARKET, "")
    ]
    assert held(MARKET, 2, at, SIZE, CITIZEN) in drawn(state, name)
    assert unit(CITIZEN, 2, at, 1, SIZE) in drawn(state, name), "the other one, and nobody twice"


def test_who_is_in_a_building_is_counted_where_there_is_no_room_before_it() -> None:
    state, name, part, _ = alone()
    state.regions[name].buildings[MARKET] = part
    state.players[2].units += [Unit(CITIZEN, name, part, spot) for spot in (MARKET, "")]
    there = drawn(state, name, Detail.BARE)
    assert building(MARKET, SIZE) in there
    assert unit(CITIZEN, 2, "free", 2, SIZE) in there


def test_buildings_are_told_apart_by_their_outlines() -> None:
    """Each from each other one in a fifth of the plate, as small as they are on a phone."""
    small = {sign: _grey(building(sign, LEAST)) for sign in BUILT}
    for one, other in combinations(BUILT, 2):
        differing = ImageChops.difference(small[one], small[other]).point([255 * (k > 96) for k in range(256)])
        assert differing.histogram()[255] > PHONE**2 // 5, (one, other)


def test_who_is_in_a_building_leaves_most_of_it_to_be_seen() -> None:
    for seat, at, sign in product(range(len(p.SEATS)), ATS, BUILT):
        both, plate = held(sign, seat, at, LEAST), building(sign, LEAST)
        top = (LEAST - plate.height) // 2
        left = both.colours.crop((0, top, plate.width, top + plate.height))
        same = ImageChops.difference(left, plate.colours).convert("L").point([255 * (k < 24) for k in range(256)])
        assert same.histogram()[255] > 0.7 * plate.width * plate.height, (seat, at, sign)


def test_a_striker_is_dark_within_the_rim() -> None:
    """Not told by the head alone, which is small on a phone."""
    for seat in range(len(p.SEATS)):
        dark = {at: _dark(unit(CITIZEN, seat, at, 1, SIZE)) for at in ATS}
        assert dark["lying"] > 1.2 * max(dark["free"], dark["busy"]), (seat, dark)


def test_a_looted_icon_keeps_its_colours_beside_the_stroke() -> None:
    state, name, part, resource = alone()
    state.regions[name].looted[f"{part} {resource}"] = 1
    gone, whole = looted(resource, 1, SIZE), counted(resource, 1, SIZE)
    assert gone in drawn(state, name)
    differing = (
        ImageChops.difference(gone.colours, whole.colours).convert("L").point([255 * (k > 0) for k in range(256)])
    )
    assert 0.05 < differing.histogram()[255] / SIZE**2 < 0.4


def test_the_foot_tells_rebels_and_the_stroke() -> None:
    state, name, part, resource = alone()
    teller = Teller(words("en"), "archipelago", ("Anna", "Boris", "Clara"))
    state.players[0].units.append(Unit(CITIZEN, name, part, lying=True))
    assert "looted" not in told(state, teller)
    state.regions[name].looted[f"{part} {resource}"] = 1
    assert {"rebel", "looted"} <= told(state, teller)


def told(state: State, teller: Teller) -> set[str]:
    """What the foot says."""
    legend = foot_of(state, teller, changes(None, state)).legend
    assert legend is not None
    return {called for _, called in legend.entries}


def _grey(sprite: Sprite) -> Image.Image:
    """As a phone shows it, without colour."""
    return sprite.colours.convert("L").resize((PHONE, PHONE), Image.Resampling.LANCZOS)


def _dark(sprite: Sprite) -> int:
    """How many points of it are as good as black."""
    return sum(sprite.colours.convert("L").histogram()[:60])


@pytest.mark.parametrize("detail", [detail for detail in Detail if detail is not Detail.BARE])
def test_the_numbers_in_a_hex_and_who_is_in_its_buildings_are_all_who_are_there(detail: Detail) -> None:
    inside = 0
    for state in positions("archipelago", 5):
        assert isinstance(state, State)
        for name in state.regions:
            site = site_of(state, name)
            shown: Counter[int | None] = Counter()
            for token in (token for part in site.parts for token in tokens_of(site, part, SIZE, detail)):
                owners = {owner for noun, _, owner in token.choices if noun == "unit"}
                numbers = [int(trace.words) for trace in token.sprite.traces if isinstance(trace, Written)]
                in_building = bool(owners) and not numbers
                inside += in_building
                shown.update({owner: sum(numbers) or in_building for owner in owners})
            there = {seat: len(player.here(name)) for seat, player in enumerate(state.players) if player.here(name)}
            assert {seat: count for seat, count in shown.items() if count} == there, name
    assert inside
