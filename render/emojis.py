"""Icons and small drawings as Discord shows them in words: small squares with nothing around them."""

from __future__ import annotations

import hashlib
import io
from functools import cache

from PIL import Image

from render.emblems import drawings
from render.kit.icons import icon
from render.kit.skins import wearing
from render.kit.sprites import Sprite
from render.kit.vignettes.composed import drawn, made_of

SIDE = 128
_DIGITS = 8


@cache
def emoji_picture(name: str) -> bytes:
    """An icon or a small drawing as a PNG, with its dark edge, which stands out on light and dark ground alike."""
    with wearing("light"):
        sprite = _sprite(name)
    picture = sprite.colours.convert("RGBA")
    picture.putalpha(sprite.mask)
    out = io.BytesIO()
    picture.quantize(128, Image.Quantize.FASTOCTREE).save(out, "PNG", compress_level=6)
    return out.getvalue()


def _sprite(name: str) -> Sprite:
    scene = drawings().get(name)
    return icon(name, SIDE) if scene is None else drawn(scene, SIDE)


@cache
def emoji_name(name: str) -> str:
    """What it is called as an emoji: it ends in a digest, so that a new drawing has a new name.

    Of small drawings there are several hundred: the digest is that of what they are made of, and none is drawn for it.
    """
    scene = drawings().get(name)
    known_by = emoji_picture(name) if scene is None else repr(made_of(scene)).encode()
    return f"{name}_{hashlib.sha256(known_by).hexdigest()[:_DIGITS]}"


def drawn_as(emoji: str) -> str:
    """Of what an emoji is a drawing, of today or of before."""
    return emoji.rpartition("_")[0]
