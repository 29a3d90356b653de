"""The small things on a picture, and the colours in a part of it."""

from itertools import pairwise
from typing import Any

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.traces import Frame, Pasted

CORES = [255 * (level >= 224) for level in range(256)]
"""Of a mask, what is inside its edges."""
_PIECE = 110
"""What is larger is no piece, but something that pieces lie on."""


def colours_in(shown: Image.Image, where: Image.Image) -> list[tuple[int, Colour]]:
    """The colours in a mask, and how often each is there."""
    apart = Image.new("RGBA", shown.size)
    apart.paste(shown, (0, 0), where)
    found: Any = apart.getcolors(1 << 16) or []
    return [(count, colour[:3]) for count, colour in found if colour[3]]


def pieces_of(canvas: Canvas) -> list[Pasted]:
    """What is small, bears no words, and is no face that a frame was put around."""
    return [
        trace
        for former, trace in pairwise([None, *canvas.traces])
        if isinstance(trace, Pasted)
        and not trace.sprite.traces
        and max(trace.sprite.width, trace.sprite.height) <= _PIECE
        and not (isinstance(former, Frame) and former.box == trace.box)
    ]
