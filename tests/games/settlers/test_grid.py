"""The names of squares and corners."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.settlers.grid import around, beside, block, corner_of, place_of, spot_at

steps = st.integers(-35, 35)


def test_letters_run_to_the_right_and_numbers_away_from_the_owner() -> None:
    assert spot_at(0, 0) == "g7"
    assert (spot_at(1, 0), spot_at(0, 1), spot_at(-1, -1)) == ("h7", "g8", "f6")


def test_columns_go_on_beyond_the_alphabet() -> None:
    names = [spot_at(x, 0)[:-1] for x in range(-9, 23)]
    assert names[:4] == ["ax", "ay", "az", "a"]
    assert names[-4:] == ["z", "za", "zb", "zc"]


def test_rows_go_on_below_the_first() -> None:
    assert [spot_at(0, y) for y in range(-5, -10, -1)] == ["g2", "g1", "g01", "g02", "g03"]


@given(steps, steps)
def test_a_name_leads_back_to_its_square(x: int, y: int) -> None:
    assert place_of(spot_at(x, y)) == (x, y)


def test_every_square_has_a_name_of_its_own() -> None:
    squares = [(x, y) for x in range(-35, 36) for y in range(-35, 36)]
    assert len({spot_at(x, y) for x, y in squares}) == len(squares)


@given(steps, steps)
def test_neighbours(x: int, y: int) -> None:
    spot = spot_at(x, y)
    away = {place_of(near): max(abs(place_of(near)[0] - x), abs(place_of(near)[1] - y)) for near in around(spot)}
    assert len(away) == 8
    assert set(away.values()) == {1}
    assert set(beside(spot)) == {near for near in around(spot) if sum(map(abs, distance(spot, near))) == 1}


def distance(one: str, other: str) -> tuple[int, int]:
    (x, y), (i, j) = place_of(one), place_of(other)
    return i - x, j - y


@given(steps, steps)
def test_four_squares_meet_in_a_corner(x: int, y: int) -> None:
    corner = corner_of(spot_at(x, y))
    four = block(corner)
    assert corner == f"{four[0]}_{four[3]}"
    assert all(set(beside(one)) & set(four) for one, _ in pairwise((*four, four[0])))


@pytest.mark.parametrize("wrong", ["", "g", "7", "g00", "g007", "7g", "g-1", "gg7", "ä7", "g7g", "g٣"])
def test_what_names_no_square(wrong: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        place_of(wrong)


@pytest.mark.parametrize("wrong", ["g7", "g7_g7", "g7_h9", "h8_g7", "g7-h8"])
def test_what_names_no_corner(wrong: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        block(wrong)
