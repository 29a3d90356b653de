"""The names of squares and corners."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.settlers.grid import around, beside, block, corner_of, place_of, spot_at

steps = st.integers(-35, 35)


def test_letters_run_to_the_right_and_numbers_away_from_the_owner() -> None:
    assert spot_at(0, 0) == "m50"
    assert (spot_at(1, 0), spot_at(0, 1), spot_at(-1, -1)) == ("n50", "m51", "l49")


def test_columns_go_on_beyond_the_alphabet() -> None:
    names = [spot_at(x, 0)[:-2] for x in range(-15, 17)]
    assert names[:4] == ["ax", "ay", "az", "a"]
    assert names[-4:] == ["z", "za", "zb", "zc"]


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


@pytest.mark.parametrize("wrong", ["", "m", "50", "m050", "5m", "m-1", "mm50", "ä50", "m50m", "m٣"])
def test_what_names_no_square(wrong: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        place_of(wrong)


@pytest.mark.parametrize("wrong", ["m50", "m50_m50", "m50_n52", "n51_m50", "m50-n51"])
def test_what_names_no_corner(wrong: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        block(wrong)
