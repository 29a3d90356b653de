"""Realms of any shape find their place: squares apart, inside their panel, and named as commands name them."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.seats import Seat
from games.settlers.grid import FIRST, beside
from games.settlers.state import Lot, Player
from render.kit.boxes import Box
from render.settlers.arrange import Limits, arranged, bottom
from render.settlers.land import extent, free

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
    land = extent(player.land).surveyed(width, 1200, 104, rim)
    origin = Box(40, 60, land.width, land.height)
    squares = [land.square(origin, spot) for spot in [*player.land, *free(player.land)]]
    names = [box for _, box in [*land.column_names(origin), *land.row_names(origin)]]

    assert all(origin.contains(box) for box in [*squares, *names])
    assert not any(one.overlaps(other) for one, other in combinations([*squares, *names], 2))


@given(realms())
def test_a_square_is_named_by_its_column_and_its_row(player: Player) -> None:
    land = extent(player.land).surveyed(900, 900, 104)
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
    land = extent(["m50", "m51", "n50"]).surveyed(900, 900, 104)
    origin = Box(0, 0, 900, 900)

    assert land.square(origin, "m51").bottom < land.square(origin, "m50").y
    assert land.square(origin, "m50").right < land.square(origin, "n50").x


def test_four_squares_meet_in_a_crossing() -> None:
    land = extent(["m50", "n51"]).surveyed(900, 900, 104)
    origin = Box(0, 0, 900, 900)
    x, y = land.crossing(origin, "m50")

    assert land.square(origin, "m51").right < x < land.square(origin, "n51").x
    assert land.square(origin, "m51").bottom < y < land.square(origin, "m50").y


@given(st.lists(realms(), min_size=2, max_size=4), st.data())
def test_panels_lie_apart_inside_the_picture_in_turn_order(players: list[Player], data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(players) - 1))
    places = arranged(players, WIDTH, LIMITS, ROOM, first)
    whole = Box(0, 0, WIDTH, bottom(places))

    assert [place.seat for place in places] == [(first + step) % len(players) for step in range(len(players))]
    assert all(whole.contains(place.box) for place in places)
    assert not any(one.box.overlaps(other.box) for one, other in combinations(places, 2))
    for place in places:
        assert place.land.width <= place.box.width - (place.aside or LIMITS.beside)
        assert place.land.height <= place.box.height - (LIMITS.rim if place.aside else LIMITS.around)


@pytest.mark.parametrize("columns", ["m", "mn", "lmn"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_the_land_is_high_and_narrow_its_tiles_are_large_or_its_panel_is_narrow_too(
    columns: str, seats: int
) -> None:
    tower = Player(land={f"{letter}{row}": Lot("lake") for letter in columns for row in range(47, 53)})
    square = Player(land={f"{letter}{row}": Lot("lake") for letter in "lmn" for row in (49, 50, 51)})
    first, *_ = arranged([tower, *[square] * (seats - 1)], WIDTH, LIMITS, ROOM)

    assert first.land.pitch == LIMITS.largest or first.land.width > first.box.width / 2


def test_a_long_row_gets_a_line_of_its_own() -> None:
    row = Player(land={f"{letter}50": Lot("lake") for letter in "efghijklmnopqrstuvw"})
    small = Player(land={"m50": Lot("lake"), "n50": Lot("lake")})
    places = arranged([small, small, row], WIDTH, LIMITS, ROOM)

    assert [place.seat for place in places if place.box.width == WIDTH] == [2]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_whoever_is_to_move_has_the_largest_tiles(first: int) -> None:
    square = [f"{letter}{row}" for letter in "klmno" for row in (48, 49, 50, 51)]
    players = [Player(land={spot: Lot("lake") for spot in square}) for _ in range(3)]
    places = arranged(players, WIDTH, LIMITS, ROOM, first)
    pitches = {place.seat: place.land.pitch for place in places}

    assert pitches[Seat(first)] == max(pitches.values())
    assert bottom(places) <= ROOM


def realm(columns: str, rows: range) -> Player:
    """A full rectangle of tiles."""
    return Player(land={f"{letter}{row}": Lot("lake") for letter in columns for row in rows})


def test_a_low_and_wide_land_leaves_no_half_of_its_panel_empty() -> None:
    limits = replace(LIMITS, largest=132, readable=60, tallest=640)
    players = [realm("klmnopq", range(49, 52)), realm("lmnop", range(48, 53)), realm("klmnop", range(49, 53))]
    first, *others = arranged(players, WIDTH, limits, ROOM)

    assert first.land.pitch > 1.2 * max(place.land.pitch for place in others)
    assert first.land.height > 0.55 * first.box.height
