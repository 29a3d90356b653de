"""Tracks, tiles on a grid, cards, gauges, dice and pieces keep to their places and show what they must."""

from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops

from render.kit import palette as p
from render.kit.areas.mosaic import Cell, Mosaic
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.signs.dice import die
from render.kit.signs.gauges import GAUGE_HEIGHT, Pointer, Zone, gauge
from render.kit.signs.pieces import Kind, draw_piece, piece

ROOM = Box(30, 20, 640, 420)


def _plain() -> Canvas:
    return Canvas.plain(700, 460, p.PARCHMENT)


def _touched(canvas: Canvas) -> Box:
    blank = Image.new("RGB", canvas.image.size, p.PARCHMENT)
    left, top, right, bottom = ImageChops.difference(canvas.image, blank).getbbox() or (0, 0, 0, 0)
    return Box(left, top, right - left, bottom - top)


@pytest.mark.parametrize("size", [32, 56])
def test_kinds_of_pieces_differ_in_outline(size: int) -> None:
    kinds: tuple[Kind, ...] = get_args(Kind)
    masks = {kind: piece(kind, size, 1).mask for kind in kinds}
    for one, other in combinations(masks.values(), 2):
        apart = sum(ImageChops.difference(one, other).histogram()[128:])
        assert apart > size * size / 25


@pytest.mark.parametrize("kind", get_args(Kind))
def test_a_piece_keeps_to_its_box(kind: Kind) -> None:
    canvas, box = _plain(), Box(100, 80, 90, 90)
    draw_piece(canvas, kind, box, 2, "W")

    assert box.inset(-1).contains(_touched(canvas))


def test_every_die_shows_its_value() -> None:
    assert len({die(value, 48).colours.tobytes() for value in range(7)}) == 7


MOSAIC = Mosaic(ROOM, 6, 6)
TILE: tuple[Cell, ...] = ((3, 3), (2, 3), (3, 2))


def test_cells_of_a_grid_lie_apart() -> None:
    cells = [MOSAIC.cell((column, row)) for column in range(6) for row in range(6)]

    assert all(ROOM.contains(box) for box in cells)
    assert not any(one.overlaps(other) for one, other in combinations(cells, 2))


def test_a_tile_covers_its_cells_and_the_gaps_between_them_and_no_other_cell() -> None:
    canvas = _plain()
    MOSAIC.draw_tile(canvas, TILE, p.LEAF)

    assert MOSAIC.around(TILE).inset(-MOSAIC.gap // 2 - 1).contains(_touched(canvas))
    for column in range(6):
        for row in range(6):
            face = canvas.image.getpixel(MOSAIC.cell((column, row)).centre)
            assert (face == p.LEAF) == ((column, row) in TILE)
    for one, other in ((TILE[0], TILE[1]), (TILE[0], TILE[2])):
        assert canvas.image.getpixel(MOSAIC.around([one, other]).centre) == p.LEAF


def test_a_gauge_shows_its_values_and_keeps_to_its_box() -> None:
    box, shown = Box(40, 100, 600, GAUGE_HEIGHT), set()
    zones = [Zone(10, p.LEAF, "calm"), Zone(30, p.BLOOD, "revolt")]
    for value in (0, 7, 30, 44):
        canvas = _plain()
        gauge(canvas, box, 30, zones, [Pointer(value, "people"), Pointer(5, "rebel", True)])
        assert box.inset(-3).contains(_touched(canvas))
        shown.add(canvas.image.tobytes())
    assert len(shown) == 4
