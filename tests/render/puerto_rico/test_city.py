"""Every building of a city and every tile of an island has its place, and pieces stand where they can."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from games.puerto_rico.components import BUILDINGS, FOREST, GOODS, QUARRY, SIZES
from games.puerto_rico.state import Board
from render.kit.boxes import Box
from render.puerto_rico.city import cells, island, placed

ROOM = Box(30, 40, 700, 300)


@st.composite
def cities(draw: st.DrawFn) -> list[str]:
    """Buildings in any order, as many as have room."""
    city: list[str] = []
    for key in draw(st.permutations(list(BUILDINGS))):
        if sum(BUILDINGS[built].cells for built in [*city, key]) <= SIZES.city:
            city.append(key)
    return city[: draw(st.integers(0, len(city)))]


@given(cities())
def test_buildings_and_free_cells_fill_the_city(city: list[str]) -> None:
    built, free = placed(city, cells(ROOM, 6))
    boxes = [box for _, box in built] + free

    assert Counter(key for key, _ in built) == Counter(city)
    assert len(free) == SIZES.city - sum(BUILDINGS[key].cells for key in city)
    assert all(ROOM.contains(box) for box in boxes)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


@given(cities())
def test_large_buildings_stand_on_two_cells(city: list[str]) -> None:
    places = cells(ROOM, 6)
    for key, box in placed(city, places)[0]:
        assert sum(box.contains(place) for place in places) == BUILDINGS[key].cells


@given(st.lists(st.sampled_from([*GOODS, QUARRY, FOREST]), max_size=SIZES.island), st.data())
def test_as_many_pieces_stand_on_the_island_as_on_its_kinds_of_tiles(tiles: list[str], data: st.DataObject) -> None:
    board = Board(0, {}, tiles)
    for tile in set(tiles) - {FOREST}:
        nobles = data.draw(st.integers(0, tiles.count(tile)))
        colonists = data.draw(st.integers(0, tiles.count(tile) - nobles))
        board.nobles |= {tile: nobles} if nobles else {}
        board.colonists |= {tile: colonists} if colonists else {}
    standing = Counter(island(board))

    assert [tile for tile, _ in island(board)] == tiles
    for tile in set(tiles) - {FOREST}:
        assert standing[tile, "nobleman"] == board.nobles.get(tile, 0)
        assert standing[tile, "colonist"] == board.colonists.get(tile, 0)
    assert standing[FOREST, ""] == tiles.count(FOREST)
