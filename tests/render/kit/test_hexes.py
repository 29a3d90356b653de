"""Hexes fit edge to edge, land meets land, and every point of a hex is where the grid says."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.kit import palette as p
from render.kit.areas.hexes import Spot, Terrain, beside, draw_hex, fitted_grid, flat
from render.kit.areas.landscapes import landscape
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from tests.render.looks import colour_at

ROOM = Box(20, 30, 700, 500)
FLOWER: list[Spot] = [(0, 0), *beside((0, 0))]
SPOTS = st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=12)


@given(SPOTS)
def test_hexes_stay_in_their_room(spots: set[Spot]) -> None:
    grid = fitted_grid(spots, ROOM, 180)

    assert all(ROOM.contains(grid.box(spot)) for spot in spots)
    assert grid.width <= 180


@given(SPOTS)
def test_what_is_too_narrow_is_as_high_as_the_room_lets_it_be(spots: set[Spot]) -> None:
    regular, grid, least = fitted_grid(spots, ROOM, 180), fitted_grid(spots, ROOM, 180, 120), 140
    rows = [south for _, south in spots]
    down = 3 * (max(rows) - min(rows)) + 4

    assert all(ROOM.contains(grid.box(spot)) for spot in spots)
    assert grid.half == regular.half
    assert grid.height == regular.height or grid.height <= least
    assert grid.height >= least or down * (grid.quarter + 1) > ROOM.height


@given(SPOTS)
def test_neighbours_share_their_edge_and_its_corners(spots: set[Spot]) -> None:
    grid = fitted_grid(spots, ROOM, 180)
    for spot in spots:
        for edge, other in enumerate(beside(spot)):
            assert grid.corner(spot, edge) == grid.corner(other, edge + 4)
            assert grid.corner(spot, edge + 1) == grid.corner(other, edge + 3)


def test_no_ground_shows_between_hexes_and_none_hides_another() -> None:
    grid = fitted_grid(FLOWER, ROOM, 160)
    canvas = Canvas.plain(740, 560, p.WHITE)
    for spot in FLOWER:
        draw_hex(canvas, grid, spot, flat(grid.half, grid.quarter, p.COAL))
    middle = grid.box((0, 0))
    assert canvas.image.crop(middle.corners).getcolors() == [(middle.width * middle.height, p.COAL)]
    assert len({grid.box(spot) for spot in FLOWER}) == 7
    centres = [grid.box(spot).centre for spot in FLOWER]
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) >= grid.half for a, b in combinations(centres, 2))


@pytest.mark.parametrize("land", range(6))
def test_land_lies_along_its_edge_and_sea_along_the_others(land: int) -> None:
    edges: tuple[Terrain, ...] = tuple("field" if edge == land else "sea" for edge in range(6))
    grid = fitted_grid([(0, 0)], ROOM, 200)
    canvas = Canvas.plain(740, 560, p.WHITE)
    draw_hex(canvas, grid, (0, 0), landscape(grid.half, grid.quarter, edges))

    def green(edge: int) -> bool:
        _, shade, blue = colour_at(canvas.image, grid.toward((0, 0), edge, 0.9))
        return bool(shade > blue)

    assert [edge for edge in range(6) if green(edge)] == [land]


def test_an_island_lies_in_the_middle_of_the_sea() -> None:
    sea: tuple[Terrain, ...] = ("sea",) * 6
    assert landscape(90, 52, sea, True).colours.tobytes() != landscape(90, 52, sea).colours.tobytes()
