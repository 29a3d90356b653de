"""What only colour tells apart, and what hardly stands out, is found; icons are neither, in both skins."""

import pytest

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import ICONS, icon
from render.kit.icons.draw import rasterised
from render.kit.icons.shapes import Fill, disc
from render.kit.signs.badges import seat_badge
from render.kit.signs.pieces import Kind, coloured
from render.kit.signs.trails import ghost
from render.kit.skins import SKINS, SkinName, wearing
from tests.render.eyes import alike, faint

SIZE = 36
BLUE, ORANGE = p.SEATS[0], p.SEATS[1]


def paper() -> Canvas:
    return Canvas.plain(300, 100, p.PAPER)


def test_pieces_of_one_shape_that_differ_in_colour_alone_are_found() -> None:
    canvas = paper()
    for at, colour in enumerate((BLUE, p.BRICK)):
        canvas.sprite(coloured("disc", 40, colour), 20 + 60 * at, 20)
    assert alike(canvas) == ["the pieces at 20, 20 and 80, 20 differ in colour alone"]


@pytest.mark.parametrize(("one", "other"), [("disc", "cube"), ("flag", "house")])
def test_pieces_of_two_shapes_are_told_apart(one: Kind, other: Kind) -> None:
    canvas = paper()
    canvas.sprite(coloured(one, 40, BLUE), 20, 20)
    canvas.sprite(coloured(other, 40, ORANGE), 80, 20)
    assert alike(canvas) == []


def test_letters_tell_apart_and_what_stands_back_is_not_asked() -> None:
    canvas = paper()
    for seat in range(5):
        seat_badge(canvas, (40 + 50 * seat, 30), seat, "ABCDE"[seat], 44)
    for at, colour in enumerate((BLUE, ORANGE)):
        ghost(canvas, coloured("ship", 40, colour), 20 + 60 * at, 55)
    assert alike(canvas) == []
    assert list(faint(canvas)) == []


def test_what_hardly_stands_out_is_found() -> None:
    canvas = paper()
    canvas.sprite(rasterised((Fill(disc(50, 50, 50), p.STRAW),), 40, None), 20, 20)
    canvas.sprite(coloured("disc", 40, p.STRAW), 80, 20)
    assert list(faint(canvas)) == ["the piece at 20, 20 is faint on fbf5e6: 0%"]


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("name", ICONS)
def test_an_icon_stands_out_on_paper(name: str, skin: SkinName) -> None:
    with wearing(skin):
        for ground in (p.PAPER, p.PAPER_DEEP, p.PARCHMENT):
            canvas = Canvas.plain(2 * SIZE, 2 * SIZE, ground)
            canvas.sprite_in(icon(name, SIZE), Box(0, 0, 2 * SIZE, 2 * SIZE))
            assert list(faint(canvas)) == [], bytes(ground).hex()
