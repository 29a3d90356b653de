"""A whole game as one moving picture, small enough for Discord."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PIL import Image

from games.core.seats import Seat
from render.kit.picture import Picture, encoded
from texts import Teller

if TYPE_CHECKING:
    from render.boards import Draw

WIDTH = 720
HEAVIEST = 9_500_000
"""Bytes; Discord takes ten million of anybody."""
_MILLISECONDS, _LAST = 700, 5000


def still(draw: Draw, view: Any, teller: Teller, viewer: Seat | None, before: Any) -> Picture:
    """One moment of it: the board, as small as it is shown."""
    picture = draw(view, teller, viewer, before)
    board = Image.open(io.BytesIO(picture.data)).convert("RGB")
    height = round(board.height * WIDTH / board.width)
    return encoded(board.resize((WIDTH, height), Image.Resampling.BILINEAR, reducing_gap=2.0), picture.alt)


def film(stills: Sequence[Picture]) -> Picture:
    """The moments one after the other, the last one longest; where they weigh too much, every second one."""
    shown = list(stills)
    while True:
        made = _moving(shown)
        if len(made.data) <= HEAVIEST or len(shown) < 3:
            return made
        shown = [*shown[:-1:2], shown[-1]]


def _moving(stills: Sequence[Picture]) -> Picture:
    height = max(still.height for still in stills)
    frames = [_on_ground(still, height) for still in stills]
    out = io.BytesIO()
    frames[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=[*[_MILLISECONDS] * (len(frames) - 1), _LAST],
        loop=0,
        optimize=False,
    )
    return Picture(out.getvalue(), "gif", WIDTH, height, stills[-1].alt)


def _on_ground(still: Picture, height: int) -> Image.Image:
    """All moments have one size and one palette: what does not change is stored once."""
    image = Image.open(io.BytesIO(still.data))
    frame = image.copy().resize((1, 1)).resize((WIDTH, height))
    frame.paste(image.crop((0, 0, 1, 1)).tobytes()[0], (0, 0, WIDTH, height))
    frame.paste(image, (0, 0))
    return frame
