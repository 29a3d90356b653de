"""Cards, slots, marks and heads keep to their boxes and show what they must."""

from itertools import product

import pytest
from PIL import Image, ImageChops, ImageOps

from games.core.seats import Seat
from render.kit import palette as p
from render.kit.areas.panels import card, heading, table
from render.kit.areas.seats import HEIGHT, Figure, Note, SeatHead, seat_head
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.ground import ground
from render.kit.icons import icon
from render.kit.lettering import HEADING, SMALL, fitted
from render.kit.signs.badges import dashes, initials, pill_width, seat_badge, slot
from render.kit.signs.marks import halo, mark, put_signs
from render.kit.signs.pills import Pill, pills
from tests.render.readable import Readers


def _plain() -> Canvas:
    return Canvas.plain(700, 300, p.PARCHMENT)


def _touched(canvas: Canvas) -> Box:
    blank = Image.new("RGB", canvas.image.size, p.PARCHMENT)
    left, top, right, bottom = ImageChops.difference(canvas.image, blank).getbbox() or (0, 0, 0, 0)
    return Box(left, top, right - left, bottom - top)


def test_a_card_without_shadow_stays_in_its_box() -> None:
    canvas, box = _plain(), Box(50, 40, 301, 123)
    card(canvas, box, shadow=0)

    assert _touched(canvas) == box
    assert canvas.image.getpixel(box.centre) == p.PAPER


def test_pills_wrap_and_stay_in_their_width() -> None:
    canvas, box = _plain(), Box(40, 30, 400, 240)
    made = pills([Pill("Sell for 3 or more"), Pill("Keep: coffee, tobacco", icon("barrel", 34)), Pill("Ё" * 60)], 400)
    made.draw(canvas, box)

    assert made.height > 2 * pills([Pill("one line")], 400).height
    assert box.cut_top(made.height)[0].inset(-1).contains(_touched(canvas))
    assert pills([], 400).height == 0


def test_a_shadow_falls_outside() -> None:
    canvas, box = _plain(), Box(50, 40, 300, 120)
    card(canvas, box)

    assert _touched(canvas).contains(box.inset(-4))


@pytest.mark.parametrize("size", [(20, 20), (45, 12), (600, 200)])
def test_cards_and_slots_of_any_size_can_be_drawn(size: tuple[int, int]) -> None:
    canvas, box = _plain(), Box(30, 30, *size)
    slot(canvas, box)

    assert box.contains(_touched(canvas))
    card(canvas, box, shadow=0)
    assert _touched(canvas) == box


def test_a_slot_is_dashed() -> None:
    pieces = dashes([(0.0, 0.0), (100.0, 0.0)], 10, 10)

    assert pieces == [((start, 0.0), (start + 10, 0.0)) for start in (0.0, 20.0, 40.0, 60.0, 80.0)]


def test_a_mark_shows_in_colour_and_in_shape() -> None:
    canvas, box = _plain(), Box(200, 100, 120, 120)
    mark(canvas, box)
    put_signs(canvas)

    colours = {colour for _, colour in canvas.image.getcolors(100_000) or []}
    assert {p.CHANGED, p.WHITE} <= colours
    star, opposite = (canvas.image.crop((x - 12, box.y - 12, x + 24, box.y + 24)) for x in (box.right - 12, box.x - 12))
    assert ImageChops.difference(star, ImageOps.mirror(opposite)).getbbox() is not None
    assert canvas.image.getpixel(box.centre) == p.PARCHMENT


def test_a_pill_as_wide_as_it_says_keeps_its_words_whole_and_large() -> None:
    words = "Ждём хода"
    inside = pill_width(words, SMALL, 50) - 2 * (50 // 3)

    assert fitted(words, SMALL, inside).lines == (words,)
    assert fitted(words, SMALL, inside).style == SMALL


@pytest.mark.parametrize(
    "name", ["Wu", "Wilhelmina Wolfeschlegelsteinhausenbergerdorff", "Александра Константинопольская"]
)
def test_a_seat_head_stays_in_its_box(name: str) -> None:
    canvas, box = _plain(), Box(40, 60, 560, HEIGHT)
    seat_head(
        canvas,
        box,
        SeatHead(
            Seat(3),
            name,
            "W",
            (Figure("coin", "12"), Figure("point", "104")),
            Note("Ходит сейчас", "arrow", True),
            True,
        ),
    )

    assert box.inset(-2).contains(_touched(canvas))


def test_no_ring_around_a_head_runs_through_its_name(reading: Readers) -> None:
    """However the name fills its box."""
    for width in range(370, 430):
        canvas = _plain()
        seat_head(canvas, Box(40, 60, width, HEIGHT), SeatHead(Seat(0), "Ada Lovelace-King", "A"))
        halo(canvas, canvas.anchors.found[0].box, "proposed")
        reading.look(canvas)
    assert not [trouble for trouble in reading.troubles() if "line" in trouble]


def test_whose_turn_it_is_shows() -> None:
    idle, active = _plain(), _plain()
    for canvas, note in ((idle, None), (active, Note("To move", "arrow", True))):
        seat_head(canvas, Box(40, 60, 560, HEIGHT), SeatHead(Seat(0), "Ann", "A", (Figure("point", "3"),), note))

    assert idle.image.tobytes() != active.image.tobytes()


def test_a_heading_and_a_table_stay_in_their_boxes() -> None:
    canvas, box = _plain(), Box(20, 20, 400, 200)
    heading(canvas, box.cut_top(50)[0], "A heading far too long for its box to hold it all", HEADING)
    table(canvas, box.cut_top(60)[1], [["Name", "Points"], ["Wilhelmina the Third of Overlong", "12"]], [3, 1])

    assert box.contains(_touched(canvas))


def test_initials_differ_where_names_do() -> None:
    assert initials(["Ann", "Boris", "Wu"]) == ["A", "B", "W"]
    assert initials(["Anna", "Anton", "Alex"]) == ["An", "At", "Al"]
    assert len(set(initials(["Маша", "Миша", "Мила"]))) == 3


def test_the_ground_is_copied_not_shared() -> None:
    one, other = ground(300, 200), ground(300, 200)
    one.fill(Box(0, 0, 300, 200), p.INK)

    assert other.image.getpixel((10, 10)) != p.INK


@pytest.mark.parametrize(("seats", "smallest"), [((0, 1, 2, 3), 32), ((4,), 40)])
def test_every_initial_is_read_on_every_badge(reading: Readers, seats: tuple[int, ...], smallest: int) -> None:
    """Down to the smallest that bears one; the fifth shape is the narrowest, and no game has it smaller."""
    for seat, initial in product(seats, "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÇАБВГДЕЁЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"):
        canvas = _plain()
        seat_badge(canvas, (60, 60), seat, initial, smallest)
        reading.look(canvas)
        assert reading.troubles() == [], (seat, initial)
