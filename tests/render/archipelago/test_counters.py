"""Wooden counters: whose they are, what they are and are at is told without their colours, and their number is read."""

from itertools import combinations, product

import pytest
from PIL import ImageChops

from games.archipelago.components import CITIZEN, SHIP
from render.archipelago.map.counters import counted, unit, worked
from render.kit import palette as p
from render.kit.areas.hexes import tone
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.skins import SKINS, SkinName, wearing
from tests.render.readable import Readers

SMALLEST = 38
FORMS = ((CITIZEN, "free"), (CITIZEN, "busy"), (CITIZEN, "lying"), (SHIP, "free"), (SHIP, "busy"))
APART = 40
"""So many points of a hundred differ clearly, at least."""


@pytest.mark.parametrize("skin", SKINS)
def test_the_number_on_each_is_read_on_land_and_water(reading: Readers, skin: SkinName) -> None:
    with wearing(skin):
        for (kind, at), seat, ground in product(FORMS, range(len(p.SEATS)), ("land", "water")):
            for count in (1, 4, 6):
                canvas = Canvas.plain(100, 100, tone(ground))
                canvas.sprite_in(unit(kind, seat, at, count, SMALLEST), canvas.box)  # type: ignore[arg-type]
                finished(canvas, "")
        for at, seat, ground in product(("busy", "lying"), range(len(p.SEATS)), ("land", "water")):
            canvas = Canvas.plain(100, 100, tone(ground))
            canvas.sprite_in(worked("fruit", seat, at, 2, SMALLEST), canvas.box)  # type: ignore[arg-type]
            finished(canvas, "")
        for ground in ("land", "water"):
            canvas = Canvas.plain(100, 100, tone(ground))
            canvas.sprite_in(counted("fish", 5, SMALLEST), canvas.box)
            finished(canvas, "")
    assert reading.troubles() == []
    assert reading.too_small() == []


def test_seats_and_what_they_are_at_are_told_apart_without_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(p, "SEATS", (p.SEATS[0],) * len(p.SEATS))
    made = []
    for (kind, at), seat in product(FORMS, range(len(p.SEATS))):
        canvas = Canvas.plain(SMALLEST + 12, SMALLEST + 12, tone("land"))
        canvas.sprite_in(unit.__wrapped__(kind, seat, at, 1, SMALLEST), canvas.box)  # type: ignore[attr-defined]
        made.append(canvas.image.convert("L"))
    for one, other in combinations(made, 2):
        differing = ImageChops.difference(one, other).point([255 * (level > 48) for level in range(256)])
        assert differing.histogram()[255] > APART
