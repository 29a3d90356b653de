"""The frame of every table: seats keep their places, whoever is to move, and the corner at the foot stays free."""

from collections.abc import Sequence

import pytest
from PIL import Image, ImageChops

from games.core.seats import Seat
from render.kit import palette as p
from render.kit.areas.lines import SIGN, Cell, SeatLine, SeatLines
from render.kit.areas.seats import Figure, Note, SeatHead
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE, CLOSE_INSIDE, Foot, Standing
from render.kit.icons import icon
from render.kit.signs import legend as signs
from render.kit.signs.trails import ghost, trail
from render.kit.traces import Written
from tests.render.readable import LONG_NAME

NAMES = ("Ekaterina", "Дмитрий", LONG_NAME, "Wu", "Elena")


def _heads(lit: Sequence[int], first: int = 0) -> list[SeatHead]:
    note = Note("To move", "arrow", lit=True)
    return [
        SeatHead(Seat(seat), name, name[0], (Figure("point", "7"),), note if seat in lit else None, seat == first)
        for seat, name in enumerate(NAMES)
    ]


def _lines(lit: Sequence[int], first: int = 0, cells: int = 4) -> SeatLines:
    each = [Cell(icon("coin", SIGN), str(number)) for number in range(cells)]
    return SeatLines([SeatLine(head, each) for head in _heads(lit, first)], CLOSE_INSIDE)


def _drawn(lines: SeatLines) -> Canvas:
    canvas = Canvas.plain(CLOSE, lines.height + 40, p.PARCHMENT)
    lines.draw(canvas, Box(28, 20, CLOSE_INSIDE, lines.height))
    return canvas


def _written(canvas: Canvas) -> list[tuple[str, int, int]]:
    return [(trace.words, trace.x, trace.middle) for trace in canvas.traces if isinstance(trace, Written)]


@pytest.mark.parametrize("cells", [0, 3, 12])
def test_nobody_moves_or_grows_when_it_is_another_ones_turn(cells: int) -> None:
    boxes = {(lines.one, lines.height) for lit in ([], [0], [2, 4]) for lines in [_lines(lit, cells=cells)]}
    written = {tuple(_written(_drawn(_lines(lit, cells=cells)))) for lit in ([], [0], [2, 4])}

    assert len(boxes) == len(written) == 1


def test_figures_of_all_seats_stand_below_each_other() -> None:
    columns: dict[str, set[int]] = {}
    for words, x, _ in _written(_drawn(_lines([1], cells=9))):
        columns.setdefault(words, set()).add(x)

    assert all(len(columns[str(number)]) == 1 for number in range(7))


@pytest.mark.parametrize("lit", [[], [2], [0, 1, 2, 3, 4]])
def test_where_the_game_stands_fits_the_head(lit: Sequence[int]) -> None:
    standing = Standing("Archipelago", "Turn 12 of 15", "Balancing the domestic market", _heads(lit))
    canvas = Canvas.plain(CLOSE, standing.height, p.PARCHMENT)

    standing.draw(canvas, Box(28, 0, CLOSE_INSIDE, standing.height))

    written = [trace for trace in canvas.traces if isinstance(trace, Written)]
    assert all(canvas.box.contains(each.box) for each in written)
    assert not [
        (one.words, other.words)
        for at, one in enumerate(written)
        for other in written[at + 1 :]
        if one.box.overlaps(other.box)
    ]


def test_the_corner_at_the_foot_is_free() -> None:
    foot = Foot.of([(icon("coin", signs.SIGN), "doubloons, of which there are never enough")] * 5)
    canvas = Canvas.plain(CLOSE, foot.height, p.PARCHMENT)

    foot.draw(canvas, Box(28, 0, CLOSE_INSIDE, foot.height))

    assert all(trace.x >= 180 for trace in canvas.traces if isinstance(trace, Written))
    assert Foot.of([]).height >= 60


def test_a_trail_leads_from_one_place_to_another_in_the_colour_of_its_seat() -> None:
    canvas = Canvas.plain(400, 300, p.PARCHMENT)
    trail(canvas, (40, 150), (360, 150), 3, away=30)
    blank = Image.new("RGB", canvas.image.size, p.PARCHMENT)
    left, top, right, bottom = ImageChops.difference(canvas.image, blank).getbbox() or (0, 0, 0, 0)

    assert 50 <= left < 90
    assert 310 < right < 360
    assert 0 < top < bottom < 300
    assert p.SEATS[3] in {colour for _, colour in canvas.image.getcolors(1 << 16) or []}


def test_a_trail_between_neighbours_is_none() -> None:
    canvas = Canvas.plain(100, 100, p.PARCHMENT)
    trail(canvas, (40, 50), (60, 50), 0, away=20)
    blank = Image.new("RGB", canvas.image.size, p.PARCHMENT)

    assert ImageChops.difference(canvas.image, blank).getbbox() is None


def test_a_ghost_is_fainter_than_what_it_was() -> None:
    canvas, coin = Canvas.plain(200, 100, p.PARCHMENT), icon("coin", 60)
    canvas.sprite(coin, 10, 20)
    ghost(canvas, coin, 110, 20)

    assert p.contrast(canvas.colour_at((140, 30)), p.PARCHMENT) < p.contrast(canvas.colour_at((40, 30)), p.PARCHMENT)
