"""A finished picture: bytes, size and the words for those who can't see it."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Literal, TypeAlias

from PIL import Image

Format: TypeAlias = Literal["webp", "png"]
ALT_LIMIT = 1024


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded image with its alt text."""

    data: bytes
    format: Format
    width: int
    height: int
    alt: str


def encoded(image: Image.Image, alt: str, form: Format = "webp") -> Picture:
    """The image without loss: WebP at the lowest effort is the fastest and smallest; PNG where that is wanted."""
    out = io.BytesIO()
    if form == "webp":
        image.save(out, "WEBP", lossless=True, quality=0, method=0)
    else:
        image.save(out, "PNG", compress_level=3)
    return Picture(out.getvalue(), form, image.width, image.height, alt)


def shortened_alt(sentences: list[str]) -> str:
    """Whole sentences, as many as Discord's limit for an alt text allows."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if len(longer) > ALT_LIMIT:
            break
        text = longer
    return text
