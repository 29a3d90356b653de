"""Realms of any shape find their place: squares apart, inside their box, and named as commands name them."""

from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from games.settlers.grid import FIRST, beside
from games.settlers.state import Lot, Player
from render.kit.boxes import Box
from render.settlers.arrange import Realms, arranged
from render.settlers.changes import SeatChanges
from render.settlers.hand import Hand, down
from render.settlers.land import extent, free
from render.settlers.realm import above

WIDTH, ROOM, LEAST, LEAST_PIECE = 944, 720, 92, 36


@st.composite
def realms(draw: st.DrawFn) -> Player:
    """A realm grown square by square, as players grow them."""
    land = {FIRST: Lot("lake")}
    for choice in draw(st.lists(st.integers(0, 99), max_size=28)):
        growing = free(land)
        land[growing[choice % len(growing)]] = Lot("mine")
    return Player(land=land)


@given(realms(), st.integers(300, 1500), st.booleans())
def test_squares_lie_apart_inside_the_land(player: Player, width: int, growing: bool) -> None:
    land = extent(player.land).surveyed(width, 1200, 104, growing=growing)
    origin = Box(40, 60, land.width, land.height)
    squares = [land.square(origin, spot) for spot in [*player.land, *(free(player.land) if growing else ())]]
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
    land = extent(["g7", "g8", "h7"]).surveyed(900, 900, 104)
    origin = Box(0, 0, 900, 900)

    assert land.square(origin, "g8").bottom < land.square(origin, "g7").y
    assert land.square(origin, "g7").right < land.square(origin, "h7").x


def test_four_squares_meet_in_a_crossing() -> None:
    land = extent(["g7", "h8"]).surveyed(900, 900, 104)
    origin = Box(0, 0, 900, 900)
    x, y = land.crossing(origin, "g7")

    assert land.square(origin, "g8").right < x < land.square(origin, "h8").x
    assert land.square(origin, "g8").bottom < y < land.square(origin, "g7").y


def laid(players: list[Player], room: int = ROOM) -> Realms:
    """Their realms, with so much in hand as they have."""
    return arranged(players, [Hand(player, SeatChanges()) for player in players], WIDTH, room, LEAST)


@given(st.lists(realms(), min_size=2, max_size=4))
def test_boxes_of_one_size_stand_in_the_order_of_the_seats_with_their_lands_inside(players: list[Player]) -> None:
    made = laid(players)
    whole = Box(0, 0, WIDTH, made.height)
    cells = made.cells(whole)[: len(players)]

    assert len({(cell.width, cell.height) for cell in cells}) == 1
    assert cells == sorted(cells, key=lambda cell: (cell.y, cell.x))
    assert all(whole.contains(cell) for cell in cells)
    assert not any(one.overlaps(other) for one, other in combinations(cells, 2))
    for land, cell in zip(made.lands, cells, strict=True):
        head, hand, room = made.parts(cell)
        assert cell.contains(head)
        assert not any(one.overlaps(other) for one, other in combinations((head, hand, room), 2))
        assert land.width <= room.width
        assert land.height <= room.height


@pytest.mark.parametrize("tokens", [{}, {"war": 2, "coin": 1, "cart": 3}])
def test_the_hand_has_room_beside_a_land_and_above_one(tokens: dict[str, int]) -> None:
    full = Player(land={"g7": Lot("lake")}, tokens=tokens, masters=["smith", "weaver"], replaced=["lake"])
    for players in ([full] * 2, [full] * 4):
        made = laid(players)
        _, hand, _ = made.parts(made.cells(Box(0, 0, WIDTH, made.height))[0])
        assert down(Hand(full, SeatChanges()).within(hand.width)) <= hand.height


def realm(columns: str, rows: range) -> Player:
    """A full rectangle of tiles."""
    return Player(land={f"{letter}{row}": Lot("lake") for letter in columns for row in rows})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_box_is_as_high_as_the_highest_land_needs(seats: int) -> None:
    made = laid([realm("fgh", range(6, 9)) for _ in range(seats)])
    _, _, room = made.parts(made.cells(Box(0, 0, WIDTH, made.height))[0])

    assert made.height <= ROOM
    assert room.height - max(land.height for land in made.lands) < made.lands[0].pitch


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_realms_as_people_build_them_have_tiles_that_can_be_seen_on_a_phone(seats: int) -> None:
    made = laid([realm("efghi", range(5, 10)), *[realm("fgh", range(4, 11))] * (seats - 1)])

    assert min(land.side for land in made.lands) >= 35


@pytest.mark.parametrize(("masters", "room"), [(1, 602), (2, 602), (3, 646), (4, 690)])
def test_full_hands_leave_room_for_realms_as_high_as_people_build_them(masters: int, room: int) -> None:
    """Each master in a line of its own made boxes higher than the table, or tiles of 22."""
    full = Player(
        land=realm("fghi", range(5, 11)).land,
        tokens={"war": 1, "coin": 1, "cart": 1},
        masters=["smith", "weaver", "vintner", "fisherman"][:masters],
        replaced=["lake"],
    )
    wide = Player(land=realm("defghi", range(5, 10)).land, tokens=full.tokens, masters=full.masters)
    for players in ([full] * 4, [full, wide, full, full]):
        made = laid(players, room)
        assert made.height <= room
        assert min(land.side for land in made.lands) >= 35


def test_squares_are_named_where_tiles_can_be_seen_beside_their_names() -> None:
    small, large = laid([realm("fgh", range(6, 9))] * 4), laid([realm("fgh", range(2, 10))] * 4)

    assert all(land.names for land in small.lands)
    assert not any(land.names for land in large.lands)


@given(realms())
def test_what_stands_on_the_far_edge_of_a_tile_lies_over_no_other_and_within_the_land(player: Player) -> None:
    """The shield of an exposed tile was read as that of the next one."""
    land = extent(player.land).surveyed(500, 500, 96, growing=False)
    assume(land.side >= LEAST_PIECE)
    origin = Box(0, 0, land.width, land.height)
    for spot in player.outermost():
        size = max(LEAST_PIECE, round(land.side * 0.3))
        x, y = above(land, land.square(origin, spot), size)
        sign = Box(x, y, 0, 0).centred(size, size)
        assert origin.contains(sign)
        others = [land.square(origin, other) for other in player.land if other != spot]
        assert not any(sign.overlaps(other) for other in others)
        assert land.square(origin, spot).overlaps(sign), "it is tied to its tile"
