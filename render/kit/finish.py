"""The last step of every picture: the proposal that is being drawn is put on it, then it is stored."""

from __future__ import annotations

import re

from render.kit import palette as p
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.picture import Picture, encoded, shortened_alt
from render.kit.proposal import calmed, with_proposal

_OFTEN = (*p.SEATS, p.WOOD, p.GOLD, p.LEAF, p.blend(p.WOOD, p.WOOD_LIGHT, 0.55))
"""What stands on many boards, and is stored as it looks also where it fades."""
_SENTENCES = re.compile(r"(?<=\.) ")


def finished(canvas: Canvas, alt: str, own: tuple[Colour, ...] = ()) -> Picture:
    """The picture of a board with its words, stored in the kit's tones and the game's own ones."""
    whole, proposed, order = with_proposal(canvas)
    words = shortened_alt([f"{proposed}.", *_SENTENCES.split(alt)]) if proposed else alt
    calm = tuple(calmed(tone) for tone in (*own, *_OFTEN)) if proposed else ()
    return encoded(whole.image, words, (*own, *calm), order)
