"""What gathers in a hex lies apart, inside of it, and is told when there is no room."""

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from render.kit.areas.clusters import Group, apart, crowded, together
from render.kit.areas.hexes import HexGrid
from render.kit.boxes import Box

GRID = HexGrid(0, 0, 90, 52)
BADGE = Box(68, 6, 44, 44)
LINE = 32
GROUPS = st.lists(
    st.builds(
        Group, st.tuples(st.integers(0, 180), st.integers(0, 208)), st.lists(st.integers(20, 60), min_size=1).map(tuple)
    ),
    max_size=4,
)


def lies_inside(box: Box) -> bool:
    """All four corners are on the hex's side of each of its edges."""
    corners = [GRID.corner((0, 0), number) for number in range(7)]
    points = [(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
    return all(
        (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0 for (ax, ay), (bx, by) in pairwise(corners) for x, y in points
    )


@given(GROUPS)
def test_groups_lie_apart_inside_of_their_hex(groups: list[Group]) -> None:
    found = apart(GRID, tuple(groups), LINE, BADGE)
    if found is None:
        return
    boxes = [box for group in found for box in group]
    assert [box.width for box in boxes] == [width for group in groups for width in group.widths]
    assert not any(one.overlaps(other) for one, other in combinations([*boxes, BADGE], 2))
    assert all(map(lies_inside, boxes))


@given(st.lists(st.integers(20, 60), min_size=1, max_size=14))
def test_all_together_follows_the_shape_of_the_hex(widths: list[int]) -> None:
    boxes = together(GRID, tuple(widths), LINE, BADGE.bottom)
    if boxes is None:
        assert sum(widths) > GRID.width
        return
    assert [box.width for box in boxes] == widths
    assert all(box.y >= BADGE.bottom and lies_inside(box) for box in boxes)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


@given(st.integers(0, 20), st.integers(20, 34))
def test_a_crowd_stays_in_its_hex(count: int, size: int) -> None:
    boxes = crowded(GRID, count, size, BADGE.bottom)
    assert len(boxes) == count
    assert all(map(lies_inside, boxes))


def test_a_few_stand_where_they_belong_and_too_many_nowhere() -> None:
    few = apart(GRID, (Group((60, 100), (30, 30)),), LINE, BADGE)
    assert few is not None
    left, right = few[0]
    assert (left.y, right.right + left.x) == (84, 120)
    assert apart(GRID, (Group((60, 100), (60,) * 20),), LINE, BADGE) is None
    assert together(GRID, (60,) * 20, LINE, BADGE.bottom) is None
