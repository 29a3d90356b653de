"""Seats can be told apart by everybody, and words read on every ground."""

from itertools import combinations

import pytest

from render.kit import palette as p
from render.kit.palette import Colour
from render.kit.skins import SKINS, SkinName, forget, kept, wearing
from tests.support.eyes import SIGHTS, light_seen


def _seen(colour: Colour, sight: str) -> tuple[float, float, float]:
    """Lightness and two opponent colours (CIELAB) of a colour as this sight shows it."""
    red, green, blue = light_seen((colour[0] / 255, colour[1] / 255, colour[2] / 255), sight)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("sight", SIGHTS)
def test_seat_colours_differ_in_every_sight(sight: str) -> None:
    for one, other in combinations(p.SEATS, 2):
        apart = sum((a - b) ** 2 for a, b in zip(_seen(one, sight), _seen(other, sight), strict=True)) ** 0.5
        assert apart > 15, (one, other, apart)


@pytest.mark.parametrize("skin", SKINS)
def test_ink_reads_on_paper_and_on_wood(skin: SkinName) -> None:
    with wearing(skin):
        for ground in (p.PAPER, p.PAPER_DEEP, p.PARCHMENT, p.SAND):
            assert p.contrast(p.INK, ground) > 7
            assert p.contrast(p.INK_SOFT, ground) >= p.READABLE, "what is sold out is written so"


@pytest.mark.parametrize("skin", SKINS)
def test_words_read_on_the_tints_of_all_colours(skin: SkinName) -> None:
    with wearing(skin):
        for colour in p.NAMED:
            for share in (0.0, 0.4, 0.6, 0.8):
                field = p.tint(colour, share)
                assert p.contrast(p.ink_on(field), field) >= p.READABLE


def test_paper_and_ink_are_those_of_the_skin_that_is_worn() -> None:
    light = p.PAPER
    with wearing("dark"):
        assert light != p.PAPER
        assert p.luminance(p.PAPER) < p.luminance(p.INK)
        assert p.tint(p.GOLD, 0.5) != p.lighter(p.GOLD, 0.5)
    assert light == p.PAPER


def test_what_is_kept_is_kept_apart_for_each_skin() -> None:
    made: list[str] = []

    @kept(4)
    def painted(name: str) -> Colour:
        made.append(name)
        return p.PAPER

    bright = [painted("a"), painted("a")]
    with wearing("dark"):
        assert painted("a") not in bright
    assert made == ["a", "a"]
    forget()
    assert painted("a") == bright[0]
    assert len(made) == 3


@pytest.mark.parametrize("ground", p.SEATS)
def test_words_read_on_seat_colours(ground: Colour) -> None:
    assert p.contrast(p.ink_on(ground), ground) > 3.9
