"""Finished pictures: no loss that one sees, equal for equal showings."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageChops, ImageStat

from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.ground import ground
from render.kit.icons import icon
from render.kit.lettering import HEADING
from render.kit.picture import ALT_LIMIT, encoded, shortened_alt
from render.kit.skins import SKINS, SkinName, wearing
from render.kit.tones import tones
from tests.render.looks import image, likeness


def _scene() -> Canvas:
    canvas = ground(640, 400)
    card(canvas, Box(40, 40, 500, 300))
    canvas.sprite(icon("ship", 120), 80, 80)
    canvas.text("Каравелла", 240, 140, HEADING)
    return canvas


def test_a_stored_picture_looks_like_the_drawn_one() -> None:
    drawn = _scene().image
    picture = encoded(drawn, "A ship")
    shown = image(picture)

    assert (picture.width, picture.height, picture.alt) == (640, 400, "A ship")
    assert likeness(drawn, shown) > 0.99
    assert ImageStat.Stat(ImageChops.difference(drawn, shown)).mean < [1.5, 1.5, 1.5]


@pytest.mark.parametrize("skin", SKINS)
def test_flat_colours_are_stored_as_they_are(skin: SkinName) -> None:
    with wearing(skin):
        named = [*p.surfaces()[:4], p.CHANGED, p.GOLD, *p.SEATS]
        chart = Image.new("RGB", (len(named), 1))
        chart.putdata(named)
        shown = image(encoded(chart, ""))

    assert ImageChops.difference(chart, shown).getbbox() is None


def test_tones_are_as_many_as_a_palette_holds_and_a_games_own_are_among_them() -> None:
    own = ((12, 200, 34), (250, 3, 99))
    made = tones(own)

    assert len(made) == len(set(made)) == 256
    assert set(own) <= set(made)


def test_equal_scenes_give_equal_bytes_in_any_thread() -> None:
    with ThreadPoolExecutor(2) as pool:
        drawn = list(pool.map(lambda _: encoded(_scene().image, "").data, range(6)))

    assert len(set(drawn)) == 1


def test_an_alt_text_keeps_whole_sentences_within_the_limit() -> None:
    sentences = [f"Sentence number {number} tells something of the position." for number in range(60)]
    text = shortened_alt(sentences)

    assert ALT_LIMIT - 60 < len(text) <= ALT_LIMIT
    assert text.endswith(".")
    assert text.startswith(sentences[0])
