"""Icons are told apart by their shape alone, also when small."""

from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from render.kit.icons import ICONS, icon, sign
from render.kit.icons.sheet import contact_sheet
from render.kit.palette import COAL, WHITE

SMALL = 24
SHADES_APART = 18.0
A_LITTLE = 4


def _grey_at_full_contrast(name: str) -> list[float]:
    sprite = icon(name, SMALL)
    grey = sprite.colours.convert("L")
    grey.paste(255, mask=ImageChops.invert(sprite.mask))
    return [float(level) for level in grey.tobytes()]


def test_no_two_icons_look_alike_without_colour() -> None:
    seen = {name: _grey_at_full_contrast(name) for name in ICONS}
    alike = [
        (one, other)
        for one, other in combinations(seen, 2)
        if sum(abs(a - b) for a, b in zip(seen[one], seen[other], strict=True)) / SMALL**2 < SHADES_APART
    ]
    assert alike == []


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_fills_its_box_and_is_not_cut_off(name: str) -> None:
    left, top, right, bottom = icon(name, 96).mask.getbbox() or (0, 0, 0, 0)

    assert max(right - left, bottom - top) >= 76
    edge = icon(name, 96).mask.copy()
    edge.paste(0, (1, 1, 95, 95))
    assert ImageStat.Stat(edge).mean[0] < 4


@pytest.mark.parametrize("name", ICONS)
def test_no_shape_of_an_icon_reaches_far_beyond_its_box(name: str) -> None:
    reached = [each for layer in ICONS[name] for outline in layer.shape for point in outline.points for each in point]

    assert min(reached) >= -A_LITTLE
    assert max(reached) <= 100 + A_LITTLE


def test_an_icon_is_drawn_once() -> None:
    assert icon("wood", 40) is icon("wood", 40)


def test_a_sign_has_one_colour() -> None:
    assert sign("check", 32, WHITE).colours.convert("L").crop((14, 16, 18, 20)).getextrema() != (0, 0)
    inked = sign("star", 32, COAL)
    assert inked.colours.getpixel((16, 16)) == COAL


def test_the_contact_sheet_shows_all_icons() -> None:
    sheet = contact_sheet().image

    assert sheet.width * sheet.height >= len(ICONS) * 96 * 96
