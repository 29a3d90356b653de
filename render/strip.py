"""Several boards side by side, small: which table is which, and roughly how it stands."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.frame import CLOSE, GAP, MARGIN
from render.kit.ground import ground
from render.kit.lettering import FINE, first_fitting, fitted
from render.kit.picture import Picture, encoded, shortened_alt
from render.kit.sprites import Sprite, rounded_mask

MOST = 4
"""So many are told apart side by side."""
_CAPTION, _LINES, _RADIUS, _RIM = 44, 2, 16, 5
_SHAPE = 0.8
"""How high a small board is for its width; the rest of it is left out below."""
_HEAD = 136
"""So much of a board says what its caption does."""


def strip(boards: Sequence[Picture], captions: Sequence[str]) -> Picture:
    """The boards, each above what it is called, without its subtitle where there is no room for that."""
    abreast = max(2, len(boards))
    wide = (CLOSE - 2 * MARGIN - GAP * (abreast - 1)) // abreast
    high = round(wide * _SHAPE)
    called = [first_fitting((caption, caption.partition(":")[0]), FINE, wide) for caption in captions]
    below = max(_CAPTION, *(fitted(words, FINE, wide, _LINES).height for words in called))
    canvas = ground(CLOSE, 2 * GAP + high + below)
    left = (CLOSE - len(boards) * wide - GAP * (len(boards) - 1)) // 2
    for place, (board, words) in enumerate(zip(boards, called, strict=True)):
        box = Box(left + place * (wide + GAP), GAP, wide, high)
        card(canvas, box, p.PAPER)
        inner = box.inset(_RIM)
        canvas.sprite(Sprite(_small(board, inner), rounded_mask(inner.width, inner.height, _RADIUS)), inner.x, inner.y)
        canvas.text_in(words, Box(box.x, box.bottom + 4, wide, below), FINE, p.INK, "centre", lines=_LINES)
    return encoded(canvas.image, shortened_alt([f"{caption}." for caption in captions]))


def _small(board: Picture, box: Box) -> Image.Image:
    """What lies below its head, as much of it as has room."""
    image = Image.open(io.BytesIO(board.data)).convert("RGB")
    wanted = round(image.width * box.height / box.width)
    top = max(0, min(_HEAD, image.height - wanted))
    kept = image.crop((0, top, image.width, top + wanted))
    if image.height < wanted:
        kept.paste(image.crop((0, 0, 1, 1)).resize((image.width, wanted - image.height)), (0, image.height))
    return kept.resize((box.width, box.height), Image.Resampling.LANCZOS, None, 3.0)
