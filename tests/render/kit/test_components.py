"""Tracks, tiles on a grid, cards, gauges, dice and pieces keep to their places and show what they must."""

from itertools import combinations, pairwise
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.cards import CardFace, Sign, card_face, card_height
from render.kit.dice import die
from render.kit.gauges import GAUGE_HEIGHT, Pointer, Zone, gauge
from render.kit.mosaic import Cell, Mosaic, rotated
from render.kit.pieces import Kind, draw_piece, fanned, piece
from render.kit.tracks import Space, draw_markers, draw_space, forked, in_line, winding

ROOM = Box(30, 20, 640, 420)


def _plain() -> Canvas:
    return Canvas.plain(700, 460, p.PARCHMENT)


def _touched(canvas: Canvas) -> Box:
    blank = Image.new("RGB", canvas.image.size, p.PARCHMENT)
    left, top, right, bottom = ImageChops.difference(canvas.image, blank).getbbox() or (0, 0, 0, 0)
    return Box(left, top, right - left, bottom - top)


@given(st.integers(2, 40), st.integers(2, 9))
def test_a_winding_track_leads_from_each_space_to_one_beside_it(count: int, columns: int) -> None:
    spaces = winding(ROOM, count, columns)

    assert len(spaces) == count
    assert all(ROOM.contains(space) for space in spaces)
    assert not any(one.overlaps(other) for one, other in combinations(spaces, 2))
    for one, other in pairwise(spaces):
        assert (one.x == other.x) != (one.y == other.y)
        assert abs(one.x - other.x) <= one.width + 10
        assert abs(one.y - other.y) <= one.height + 10


def test_a_forked_track_has_every_space_once_apart() -> None:
    places = forked(ROOM, [["a"], ["b1", "b2"], ["c1", "c2", "c3"], ["d"]])

    assert list(places) == ["a", "b1", "b2", "c1", "c2", "c3", "d"]
    assert all(ROOM.contains(place) for place in places.values())
    assert not any(one.overlaps(other) for one, other in combinations(places.values(), 2))
    assert places["b1"].x == places["b2"].x < places["c1"].x


@pytest.mark.parametrize("space", [Space("12"), Space("3", ("coin",)), Space("", ("monk", "die")), Space()])
def test_a_space_keeps_to_its_place(space: Space) -> None:
    canvas, place = _plain(), in_line(ROOM.cut_top(84)[0], 8)[3]
    draw_space(canvas, place, space)

    assert place.contains(_touched(canvas))


@given(st.integers(0, 5), st.integers(40, 160), st.integers(40, 160))
def test_everybody_on_a_space_can_be_seen(count: int, width: int, height: int) -> None:
    box = Box(10, 10, width, height)
    places = fanned(box, count)

    assert len(set(places)) == count
    assert all(box.contains(place) for place in places)


def test_who_stands_on_a_space_shows() -> None:
    place, shown = Box(200, 100, 90, 90), []
    for seats in ([], [0], [1], [0, 1], [1, 0, 2, 3, 4]):
        canvas = _plain()
        draw_markers(canvas, place, seats, "ABCDE")
        assert place.inset(-2).contains(_touched(canvas)) or not seats
        shown.append(canvas.image.tobytes())
    assert len(set(shown)) == 5


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
TILE: tuple[Cell, ...] = ((0, 0), (1, 0), (0, 1))


@pytest.mark.parametrize("quarters", range(5))
def test_a_tile_keeps_its_size_and_comes_back_after_four_quarters(quarters: int) -> None:
    turned = rotated(TILE, quarters)

    assert len(set(turned)) == 3
    assert min(column for column, _ in turned) == min(row for _, row in turned) == 0
    assert (set(turned) == set(TILE)) == (quarters % 4 == 0)


def test_a_quarter_is_clockwise() -> None:
    assert rotated(((0, 0), (1, 0), (2, 0)), 1) == ((0, 0), (0, 1), (0, 2))
    assert set(rotated(TILE, 1)) == {(1, 0), (1, 1), (0, 0)}


def test_cells_and_names_of_a_grid_lie_apart() -> None:
    cells = [MOSAIC.cell((column, row)) for column in range(6) for row in range(6)]
    names = [*map(MOSAIC.row_name, range(6)), *map(MOSAIC.column_name, range(6))]

    assert all(ROOM.contains(box) for box in [*cells, *names])
    assert not any(one.overlaps(other) for one, other in combinations([*cells, *names], 2))


def test_a_tile_covers_its_cells_and_the_gaps_between_them_and_no_other_cell() -> None:
    canvas = _plain()
    tile = tuple((column + 2, row + 2) for column, row in rotated(TILE, 2))
    MOSAIC.draw_tile(canvas, tile, p.LEAF)

    assert MOSAIC.around(tile).inset(-MOSAIC.gap // 2 - 1).contains(_touched(canvas))
    for column in range(6):
        for row in range(6):
            face = canvas.image.getpixel(MOSAIC.cell((column, row)).centre)
            assert (face == p.LEAF) == ((column, row) in tile)
    for one, other in ((tile[0], tile[1]), (tile[0], tile[2])):
        assert canvas.image.getpixel(MOSAIC.around([one, other]).centre) == p.LEAF


CARDS = [
    CardFace("Harbour master", ((Sign("coin", "2"), Sign("arrow"), Sign("point", "3")),), 7, 2),
    CardFace("Сокровища затонувшего галеона", (("Приключение и ещё одно приключение", Sign("quest")),), 12),
    CardFace("Slavery", (), None, None, p.LEAF, "round"),
]


@pytest.mark.parametrize("face", CARDS)
@pytest.mark.parametrize("width", [260, 420])
def test_a_card_has_room_for_all_it_says(monkeypatch: pytest.MonkeyPatch, face: CardFace, width: int) -> None:
    boxes: list[Box] = []
    write = Canvas.text

    def noting(canvas: Canvas, words: str, x: int, middle: int, *rest: object, **named: object) -> int:
        advance = write(canvas, words, x, middle, *rest, **named)  # type: ignore[arg-type]
        boxes.append(Box(x if rest[-1] != "centre" else x - advance // 2, middle - 10, advance, 20))
        return advance

    monkeypatch.setattr(Canvas, "text", noting)
    height = card_height(face, width)
    made = card_face(face, width, height + 1)

    assert (made.width, made.height) == (width, height + 1)
    assert boxes
    assert all(Box(0, 0, width, height).contains(box) for box in boxes)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


def test_a_gauge_shows_its_values_and_keeps_to_its_box() -> None:
    box, shown = Box(40, 100, 600, GAUGE_HEIGHT), set()
    zones = [Zone(10, p.LEAF, "calm"), Zone(30, p.BLOOD, "revolt")]
    for value in (0, 7, 30, 44):
        canvas = _plain()
        gauge(canvas, box, 30, zones, [Pointer(value, "people"), Pointer(5, "rebel", True)])
        assert box.inset(-3).contains(_touched(canvas))
        shown.add(canvas.image.tobytes())
    assert len(shown) == 4
