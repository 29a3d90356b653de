"""Kinds of tiles are told apart by their outline alone, also when small."""

from itertools import combinations
from typing import get_args

import pytest
from PIL import ImageChops

from render.kit import palette as p
from render.kit.signs.silhouettes import Silhouette, outline, shaped
from render.settlers.faces import KINDS, SHAPES

KINDS_OF_OUTLINES: tuple[Silhouette, ...] = get_args(Silhouette)


@pytest.mark.parametrize("size", [(40, 40), (60, 60), (240, 104)])
def test_outlines_differ_at_every_size(size: tuple[int, int]) -> None:
    masks = {kind: outline(kind, *size) for kind in KINDS_OF_OUTLINES}
    for one, other in combinations(masks.values(), 2):
        apart = sum(ImageChops.difference(one, other).histogram()[128:])
        assert apart >= 0.01 * min(size) ** 2


def test_a_face_is_cut_along_its_outline() -> None:
    made = shaped("cut", 80, 60, p.GOLD, lambda _: None)

    assert (made.width, made.height) == (80, 60)
    assert made.mask.getpixel((1, 1)) == 0
    assert made.mask.getpixel((40, 30)) == 255
    assert made.colours.getpixel((40, 30)) == p.GOLD


def test_the_kinds_of_tiles_of_settlers_differ_in_outline() -> None:
    assert SHAPES.keys() == KINDS.keys()
    assert len(set(SHAPES.values())) == len(KINDS)
