"""The icons as Discord shows them in words: small squares with nothing around them."""

from __future__ import annotations

import hashlib
import io
from functools import cache

from PIL import Image

from render.kit.icons import icon
from render.kit.skins import wearing

SIDE = 128
_DIGITS = 8


@cache
def emoji_picture(name: str) -> bytes:
    """An icon as a PNG, with its dark edge, which stands out on light and dark ground alike."""
    with wearing("light"):
        sprite = icon(name, SIDE)
    picture = sprite.colours.convert("RGBA")
    picture.putalpha(sprite.mask)
    out = io.BytesIO()
    picture.quantize(128, Image.Quantize.FASTOCTREE).save(out, "PNG", compress_level=6)
    return out.getvalue()


def emoji_name(name: str) -> str:
    """What an icon is called as an emoji: it ends in a digest, so that a new drawing has a new name."""
    return f"{name}_{hashlib.sha256(emoji_picture(name)).hexdigest()[:_DIGITS]}"


def icon_named(emoji: str) -> str:
    """The icon of which an emoji is a drawing, of today or of before."""
    return emoji.rpartition("_")[0]
