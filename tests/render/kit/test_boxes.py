"""Dividing a box loses nothing and lets nothing overlap."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from render.kit.boxes import Box, flow

BOXES = st.builds(Box, st.integers(-50, 500), st.integers(-50, 500), st.integers(200, 2000), st.integers(200, 2000))


@given(BOXES, st.integers(1, 9), st.integers(1, 9), st.integers(0, 12))
def test_cells_of_a_grid_stay_inside_and_apart(box: Box, columns: int, rows: int, gap: int) -> None:
    cells = box.grid(columns, rows, gap)

    assert len(cells) == columns * rows
    assert all(box.contains(cell) for cell in cells)
    assert not any(one.overlaps(other) for one, other in combinations(cells, 2))


@given(BOXES, st.lists(st.integers(1, 9), min_size=1, max_size=6), st.integers(0, 12))
def test_weighted_columns_fill_the_width(box: Box, shares: list[int], gap: int) -> None:
    columns = box.columns(shares, gap)

    assert columns[0].x == box.x
    assert columns[-1].right == box.right
    assert sum(column.width for column in columns) == box.width - gap * (len(shares) - 1)


def test_bands_lie_below_each_other() -> None:
    bands = Box(10, 20, 300, 0).stacked([40, 0, 25], 5)

    assert [(band.y, band.height) for band in bands] == [(20, 40), (65, 0), (70, 25)]
    assert {(band.x, band.width) for band in bands} == {(10, 300)}


def test_cuts_leave_the_rest_beside_them() -> None:
    box = Box(10, 20, 300, 200)

    assert box.cut_top(50, 10) == (Box(10, 20, 300, 50), Box(10, 80, 300, 140))
    assert box.cut_bottom(50, 10) == (Box(10, 170, 300, 50), Box(10, 20, 300, 140))
    assert box.cut_left(50, 10) == (Box(10, 20, 50, 200), Box(70, 20, 240, 200))
    assert box.cut_right(50, 10) == (Box(260, 20, 50, 200), Box(10, 20, 240, 200))


def test_a_cut_larger_than_the_box_leaves_nothing() -> None:
    assert Box(0, 0, 40, 40).cut_top(60)[1].height == 0


def test_touching_boxes_do_not_overlap() -> None:
    assert not Box(0, 0, 10, 10).overlaps(Box(10, 0, 10, 10))
    assert Box(0, 0, 10, 10).overlaps(Box(9, 9, 10, 10))
    shared = [Box(0, 0, 10, 10).shared(Box(x, y, 10, 10)) for x, y in ((10, 0), (0, 12), (9, 8), (-4, 0))]
    assert shared == [0, 0, 2, 60]


@given(st.lists(st.integers(1, 300), max_size=20), st.integers(300, 900), st.integers(0, 20))
def test_a_flow_wraps_before_the_edge(widths: list[int], room: int, gap: int) -> None:
    places = flow(widths, room, gap)

    assert all(x + width <= room for (_, x), width in zip(places, widths, strict=True))
    boxes = [Box(x, line, width, 1) for (line, x), width in zip(places, widths, strict=True)]
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
