"""Realms of any shape find their place: squares apart, inside their panel, and named as commands name them."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.settlers.grid import FIRST, beside
from games.settlers.state import Lot, Player
from render.kit.boxes import Box
from render.settlers.arrange import Limits, arranged
from render.settlers.land import free, surveyed

LIMITS = Limits(largest=104, readable=76, tallest=1000, beside=44, around=200, gap=24, aside=560, rim=44)
WIDTH = 1544
ROOM = 1300


@st.composite
def realms(draw: st.DrawFn) -> Player:
    """A realm grown square by square, as players grow them."""
    land = {FIRST: Lot("lake")}
    for choice in draw(st.lists(st.integers(0, 99), max_size=28)):
        growing = free(land)
        land[growing[choice % len(growing)]] = Lot("mine")
    return Player(land=land)


@given(realms(), st.integers(300, 1500), st.sampled_from([0.55, 1.0]))
def test_squares_lie_apart_inside_the_land(player: Player, width: int, rim: float) -> None:
    land = surveyed(player.land, width, 1200, 104, rim)
    origin = Box(40, 60, land.width, land.height)
    squares = [land.square(origin, spot) for spot in [*player.land, *free(player.land)]]
    names = [box for _, box in [*land.column_names(origin), *land.row_names(origin)]]

    assert all(origin.contains(box) for box in [*squares, *names])
    assert not any(one.overlaps(other) for one, other in combinations([*squares, *names], 2))


@given(realms())
def test_a_square_is_named_by_its_column_and_its_row(player: Player) -> None:
    land = surveyed(player.land, 900, 900, 104)
    origin = Box(0, 0, land.width, land.height)
    for spot in [*player.land, *free(player.land)]:
        square = land.square(origin, spot)
        column = next(name for name, box in land.column_names(origin) if box.x == square.x)
        row = next(name for name, box in land.row_names(origin) if box.y == square.y)
        assert column + row == spot


@given(realms())
def test_a_state_grows_on_every_free_side(player: Player) -> None:
    growing = set(free(player.land))

    assert growing.isdisjoint(player.land)
    assert all(near in growing or near in player.land for spot in player.land for near in beside(spot))


def test_what_is_farther_away_is_higher_up() -> None:
    land = surveyed(["m50", "m51", "n50"], 900, 900, 104)
    origin = Box(0, 0, 900, 900)

    assert land.square(origin, "m51").bottom < land.square(origin, "m50").y
    assert land.square(origin, "m50").right < land.square(origin, "n50").x


def test_four_squares_meet_in_a_crossing() -> None:
    land = surveyed(["m50", "n51"], 900, 900, 104)
    origin = Box(0, 0, 900, 900)
    x, y = land.crossing(origin, "m50")

    assert land.square(origin, "m51").right < x < land.square(origin, "n51").x
    assert land.square(origin, "m51").bottom < y < land.square(origin, "m50").y


@given(st.lists(realms(), min_size=2, max_size=4), st.data())
def test_panels_lie_apart_inside_the_picture_in_turn_order(players: list[Player], data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(players) - 1))
    lines = arranged(players, WIDTH, LIMITS, ROOM, first)
    band = Box(28, 0, WIDTH, 0)
    places = [place for line in lines for place in line.places(band, LIMITS.gap)]

    assert [seat for seat, _, _ in places] == [(first + step) % len(players) for step in range(len(players))]
    for line in lines:
        boxes = [box for _, _, box in line.places(band, LIMITS.gap)]
        assert all(band.x <= box.x and box.right <= band.right for box in boxes)
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    for line in lines:
        for _, land, box in line.places(band, LIMITS.gap):
            assert land.width <= box.width - (LIMITS.aside if line.aside else LIMITS.beside)
            assert land.height <= box.height - (LIMITS.rim if line.aside else LIMITS.around)


def test_a_long_row_gets_a_line_of_its_own() -> None:
    row = Player(land={f"{letter}50": Lot("lake") for letter in "efghijklmnopqrstuvw"})
    small = Player(land={"m50": Lot("lake"), "n50": Lot("lake")})
    lines = arranged([small, small, row], WIDTH, LIMITS, ROOM)

    assert (2,) in [line.seats for line in lines]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_whoever_is_to_move_has_the_largest_tiles(first: int) -> None:
    square = [f"{letter}{row}" for letter in "klmno" for row in (48, 49, 50, 51)]
    players = [Player(land={spot: Lot("lake") for spot in square}) for _ in range(3)]
    lines = arranged(players, WIDTH, LIMITS, ROOM, first)
    pitches = {seat: land.pitch for line in lines for seat, land in zip(line.seats, line.lands, strict=True)}

    assert pitches[first] == max(pitches.values())
    assert sum(line.height for line in lines) + LIMITS.gap * (len(lines) - 1) <= ROOM
