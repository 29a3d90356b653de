"""Charts put places where they belong, keep stops and names apart, and draw routes through their stops."""

from itertools import combinations
from math import hypot

from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import ImageChops

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.charts import Chart, Name, draw_route, draw_stop, names_apart, set_apart, smooth
from tests.render.looks import colour_at

CHART = Chart(Box(40, 30, 600, 400), -90, -60, 8, 28)
ISLAND = ((-80.0, 14.0), (-70.0, 14.0), (-70.0, 22.0), (-80.0, 22.0))


def test_a_place_lies_by_its_longitude_and_latitude() -> None:
    assert CHART.at(-90, 28) == (40, 30)
    assert CHART.at(-60, 8) == (640, 430)
    assert CHART.at(-75, 18) == CHART.box.centre


def test_land_is_green_and_the_sea_is_not() -> None:
    canvas = Canvas.plain(700, 460, p.WHITE)
    CHART.draw(canvas, [ISLAND])
    _, land_green, land_blue = colour_at(canvas.image, CHART.at(-75, 18))
    _, sea_green, sea_blue = colour_at(canvas.image, CHART.at(-88, 10))

    assert land_green > land_blue
    assert sea_blue > sea_green
    assert canvas.image.getpixel((20, 20)) == p.WHITE


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(60, 620), st.integers(50, 410)), min_size=2, max_size=12))
def test_stops_are_set_apart_inside_of_the_chart(points: list[tuple[int, int]]) -> None:
    moved = set_apart(points, 60, CHART.box)

    assert all(hypot(a[0] - b[0], a[1] - b[1]) >= 58 for a, b in combinations(moved, 2))
    assert all(CHART.box.x <= x <= CHART.box.right and CHART.box.y <= y <= CHART.box.bottom for x, y in moved)


def test_stops_that_are_apart_stay_where_they_are() -> None:
    assert set_apart([(100, 100), (300, 200)], 60, CHART.box) == [(100, 100), (300, 200)]


def test_names_lie_apart_from_each_other_and_from_the_stops() -> None:
    stops = [Box(100 + 130 * column, 80 + 90 * row, 44, 44) for column in range(4) for row in range(3)]
    names = [Name(f"Port {number}", stop) for number, stop in enumerate(stops)]
    places = names_apart(names, CHART.box, stops)

    assert not any(one.overlaps(other) for one, other in combinations([*places, *stops], 2))
    assert all(CHART.box.contains(place) for place in places)


def test_a_route_goes_through_its_stops_and_a_line_of_two_is_straight() -> None:
    points = [(60.0, 60.0), (200.0, 300.0), (500.0, 100.0)]
    assert all(any(hypot(x - a, y - b) < 1 for a, b in smooth(points)) for x, y in points)
    assert smooth(points[:2]) == points[:2]
    canvas = Canvas.plain(700, 460, p.WHITE)
    draw_route(canvas, points, p.WINE, dashed=False)
    assert all(canvas.image.getpixel((int(x), int(y))) == p.WINE for x, y in points)


def test_kinds_of_stops_differ_without_colour() -> None:
    shown = []
    for kind in ("round", "square", "diamond"):
        canvas = Canvas.plain(100, 100, p.WHITE)
        box = draw_stop(canvas, (50, 50), "7", 60, p.CREAM, kind)
        shown.append(canvas.image)
        assert box == Box(20, 20, 60, 60)
    assert all(ImageChops.difference(one, other).getbbox() for one, other in combinations(shown, 2))
