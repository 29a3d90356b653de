"""What stands in a region says where: at work on an icon, in a building though lying down, looted."""

import pytest
from PIL import Image, ImageChops

from games.archipelago import GAME
from games.archipelago.components import CHURCH, CITIZEN, MARKET, PORT, SIDES, TOWN
from games.archipelago.state import Region, State, Unit
from games.core.game import Setup
from render.archipelago.changes import changes
from render.archipelago.map.counters import At, counted, held, looted, unit, worked
from render.archipelago.map.island import Detail, tokens_of
from render.archipelago.meaning import foot_of
from render.kit import palette as p
from render.kit.icons import icon
from render.kit.sprites import Sprite
from texts import Teller, words

SIZE = 60
ATS: tuple[At, ...] = ("free", "busy", "lying")
WITH_ICONS = [detail for detail in Detail if detail is not Detail.COUNTED]
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
    parts = SIDES[state.regions[name].side].zones
    return [token.sprite for part in parts for token in tokens_of(state, name, part, SIZE, detail)]


@pytest.mark.parametrize("detail", WITH_ICONS)
def test_who_works_an_icon_is_drawn_before_it(detail: Detail) -> None:
    state, name, part, resource = alone()
    state.players[1].units.append(Unit(CITIZEN, name, part, resource, busy=True))
    assert worked(resource, 1, "busy", 1, SIZE) in drawn(state, name, detail)
    assert unit(CITIZEN, 1, "busy", 1, SIZE) not in drawn(state, name, detail), "and nowhere else"


def test_a_worked_icon_is_seen_beside_the_worker() -> None:
    for seat in range(len(p.SEATS)):
        both, worker = worked("fruit", seat, "busy", 2, SIZE), unit(CITIZEN, seat, "busy", 2, SIZE)
        assert both.width - worker.width >= SIZE // 2


@pytest.mark.parametrize("at", ATS)
def test_a_building_shows_who_is_in_it_whatever_they_are_at(at: At) -> None:
    state, name, part, _ = alone()
    state.regions[name].buildings[MARKET] = part
    assert counted(MARKET, 1, SIZE) in drawn(state, name)
    state.players[2].units += [
        Unit(CITIZEN, name, part, spot, busy=at == "busy", lying=at == "lying") for spot in (MARKET, "")
    ]
    assert held(MARKET, SIZE, 2, lying=at == "lying") in drawn(state, name)
    assert unit(CITIZEN, 2, at, 2, SIZE) in drawn(state, name), "who is in it is counted"


def test_a_striker_in_a_building_lies_there() -> None:
    for seat in range(len(p.SEATS)):
        standing, lying = held(MARKET, SIZE, seat, lying=False), held(MARKET, SIZE, seat, lying=True)
        assert lying.width > standing.width, "with the head at the side"


@pytest.mark.parametrize("sign", [TOWN, MARKET, PORT, CHURCH])
def test_a_building_stands_out_from_its_owners_shape(sign: str) -> None:
    """Light lies all around it: a market's red roof is seen on a red shape, a dark town on a dark one."""
    for seat in range(len(p.SEATS)):
        for lying, share in ((False, 0.76), (True, 0.7)):
            house = icon(sign, round(share * SIZE))
            both = held(sign, SIZE, seat, lying=lying)
            assert _light(both.colours, both.mask) > _light(house.colours, house.mask) + SIZE // 2, (seat, lying)


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


def _dark(sprite: Sprite) -> int:
    """How many points of it are as good as black."""
    return sum(sprite.colours.convert("L").histogram()[:60])


def _light(colours: Image.Image, mask: Image.Image) -> int:
    """How many points of it are as light as paper."""
    light = ImageChops.difference(colours, Image.new("RGB", colours.size, p.CREAM)).convert("L")
    return ImageChops.darker(light.point([255 * (k < 24) for k in range(256)]), mask).histogram()[255]
