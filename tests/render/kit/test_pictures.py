"""Finished pictures: without loss, equal for equal showings."""

import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageChops

from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.ground import ground
from render.kit.icons import icon
from render.kit.lettering import HEADING
from render.kit.panels import card
from render.kit.picture import ALT_LIMIT, Format, encoded, shortened_alt


def _scene() -> Canvas:
    canvas = ground(640, 400)
    card(canvas, Box(40, 40, 500, 300))
    canvas.sprite(icon("ship", 120), 80, 80)
    canvas.text("Каравелла", 240, 140, HEADING)
    return canvas


@pytest.mark.parametrize("form", ["webp", "png"])
def test_encoding_loses_nothing(form: Format) -> None:
    image = _scene().image
    picture = encoded(image, "A ship", form)

    shown = Image.open(io.BytesIO(picture.data))
    assert shown.format == form.upper()
    assert ImageChops.difference(shown.convert("RGB"), image).getbbox() is None
    assert (picture.width, picture.height, picture.alt) == (640, 400, "A ship")


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
