"""What nobody can read is found, each kind of it, and nothing else is."""

from collections.abc import Callable

import pytest

from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas, painted
from render.kit.finish import finished
from render.kit.lettering import BODY, Type
from render.kit.signs.badges import number_badge, seat_badge
from render.kit.signs.marks import mark, star
from tests.render.readable import LONG_NAME, Readers, readers

FIELD = Box(40, 40, 320, 120)


def fine(canvas: Canvas) -> None:
    card(canvas, FIELD)
    canvas.text("Anna", 60, 80)
    canvas.text("12", 60, 130)
    canvas.text_in(LONG_NAME, Box(150, 60, 180, 40))


def on_another(canvas: Canvas) -> None:
    canvas.text("Anna", 60, 80)
    canvas.text("Boris", 100, 84)


def on_a_tile_twice(canvas: Canvas) -> None:
    canvas.sprite(painted(200, 80, 8, p.PAPER, on_another), 40, 40)


def under_a_piece(canvas: Canvas) -> None:
    canvas.text("Anna", 60, 80)
    seat_badge(canvas, (110, 80), 0, "", 30)


def beyond_its_card(canvas: Canvas) -> None:
    card(canvas, Box(40, 40, 90, 80))
    canvas.text("Ekaterina", 50, 80)


def beyond_its_tile(canvas: Canvas) -> None:
    canvas.sprite(painted(90, 80, 8, p.PAPER, fits_not), 40, 40)


def fits_not(tile: Canvas) -> None:
    tile.text("Ekaterina", 10, 40)


def beyond_the_picture(canvas: Canvas) -> None:
    canvas.text("Anna", 380, 80)


def on_one_another(canvas: Canvas) -> None:
    for seat in (0, 1):
        seat_badge(canvas, (100 + 8 * seat, 80), seat, "", 50)


def half_under_a_veil(canvas: Canvas) -> None:
    canvas.sprite(star(44), 60, 60)
    canvas.fill(Box(82, 60, 22, 44), p.PAPER)


def a_name_on_a_piece(canvas: Canvas) -> None:
    seat_badge(canvas, (100, 80), 0, "", 50)
    card(canvas, Box(60, 60, 80, 26), p.GOOD, p.GOOD, 10, 0, 0)


def beside_and_on_a_piece(canvas: Canvas) -> None:
    seat_badge(canvas, (100, 80), 0, "", 50)
    canvas.text("Anna", 100, 80, BODY, p.WHITE)


def on_two_grounds(canvas: Canvas) -> None:
    canvas.fill(Box(40, 60, 50, 40), p.INK)
    canvas.text("Anna", 60, 80)


def on_its_plate(canvas: Canvas) -> None:
    seat_badge(canvas, (100, 80), 0, "", 50)
    number_badge(canvas, (124, 100), "7")


def neighbours_that_are_new(canvas: Canvas) -> None:
    for column in range(3):
        mark(canvas, Box(60 + 90 * column, 60, 80, 80))


def outlined(canvas: Canvas) -> None:
    canvas.text("Anna", 60, 80)
    mark(canvas, Box(60, 60, 140, 40))


def marked_twice(canvas: Canvas) -> None:
    for _ in range(2):
        mark(canvas, Box(60, 60, 140, 80))


FAULTS: dict[str, Callable[[Canvas], object]] = {
    "×": on_another,
    "'Anna' at 100, 120 × 'Boris'": on_a_tile_twice,
    "is covered": under_a_piece,
    "leaves its frame": beyond_its_card,
    "leaves its frame Box(x=40": beyond_its_tile,
    "leaves the picture": beyond_the_picture,
    "is small: 20": lambda canvas: canvas.text("Anna", 60, 80, Type(20)),
    "is no word of people": lambda canvas: canvas.text("(12,)", 60, 80),
    "is cut": lambda canvas: canvas.text_in("Ekaterina", Box(60, 60, 80, 40)),
    "is pale: 3.0": lambda canvas: canvas.text("Anna", 60, 80, BODY, p.INK_FAINT),
    "is buried": on_one_another,
    "a piece at 75, 55 is buried": a_name_on_a_piece,
    "runs onto a piece": beside_and_on_a_piece,
    "57% at 3.0": on_two_grounds,
    "is half seen": half_under_a_veil,
    "is on a mark's line": outlined,
    "is marked twice": marked_twice,
}


def drawn(paint: Callable[[Canvas], object]) -> None:
    canvas = Canvas.plain(400, 200, p.PAPER)
    paint(canvas)
    finished(canvas, "")


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_found(reading: Readers, fault: str) -> None:
    drawn(FAULTS[fault])
    assert any(fault in trouble for trouble in reading.troubles()), fault


def test_no_glow_lies_on_the_sign_of_a_neighbour(reading: Readers) -> None:
    drawn(neighbours_that_are_new)
    assert reading.troubles() == []


def test_a_number_on_its_plate_may_lie_on_a_piece(reading: Readers) -> None:
    drawn(on_its_plate)
    assert reading.troubles() == []


def test_what_can_be_read_is_no_fault(reading: Readers) -> None:
    drawn(fine)
    assert reading.words()[:2] == ["Anna", "12"]
    assert reading.troubles() == []


def test_people_call_themselves_as_they_like() -> None:
    with readers(["Cyd\n# <@1>", "D_" * 20]) as reading:
        drawn(lambda canvas: canvas.text("To move: Cyd # <@1>", 60, 60))
        drawn(lambda canvas: canvas.text_in("D_" * 20, Box(60, 60, 200, 40)))
        assert reading.troubles() == []


def test_a_name_may_go_on_in_the_next_line() -> None:
    with readers(["Cyd # loud <@1>"]) as reading:
        drawn(lambda canvas: canvas.text("loud <@1>. Year 1", 60, 60))
        assert reading.troubles() == []
        drawn(lambda canvas: canvas.text("Year 1: <@1>", 60, 60))
        assert any("no word of people" in trouble for trouble in reading.troubles())
