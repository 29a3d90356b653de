"""A finished picture: bytes, size and the words for those who can't see it."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Literal, TypeAlias

from PIL import Image

from render.kit.palette import Colour
from render.kit.tones import reduced

Format: TypeAlias = Literal["webp", "png", "gif"]
_EFFORT, _UTMOST = 7, 9
_HEAVY = 195 * 1024
"""What weighs more is packed once more, with all effort: five times as long, for the busiest tables alone."""
ALT_LIMIT = 1024


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded image with its alt text."""

    data: bytes
    format: Format
    width: int
    height: int
    alt: str
    order: tuple[str, ...] = ()
    """The words of a choice that is shown on it, in the order in which one reads them."""
    name: str = "board"
    """What its file is called, for those who share it."""


NOTHING = Picture(b"", "png", 0, 0, "")
"""Where there is nothing to see."""


def encoded(image: Image.Image, alt: str, own: tuple[Colour, ...] = (), order: tuple[str, ...] = ()) -> Picture:
    """The image in few tones, the game's own flat ones among them: a third of the weight of all tones, and sooner."""
    few = reduced(image, own)
    data = _packed(few, _EFFORT)
    if len(data) > _HEAVY:
        data = _packed(few, _UTMOST)
    return Picture(data, "png", image.width, image.height, alt, order)


def _packed(image: Image.Image, effort: int) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=effort)
    return out.getvalue()


def shortened_alt(sentences: list[str]) -> str:
    """Whole sentences, as many as Discord's limit for an alt text allows."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if len(longer) > ALT_LIMIT:
            break
        text = longer
    return text
