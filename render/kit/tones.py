"""The few colours that a picture is stored in: those of the palette and of the game, and how they run into each other.

A fixed palette costs a twentieth of what it costs to find one for each picture, and no rare colour is ever lost in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from render.kit import palette as p
from render.kit.palette import Colour
from render.kit.skins import kept

_MOST = 256
_ALIKE = 5
"""Pillow tells colours apart by their six highest bits: of two that differ less, it may take either for the other."""
_EDGES = (1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6)
_TINTS = (0.2, 0.45, 0.6, 0.8)
_SHADES = 12


def reduced(image: Image.Image, own: tuple[Colour, ...] = ()) -> Image.Image:
    """The image in the kit's tones and in a game's own ones."""
    return image.quantize(palette=_sheet(own), dither=Image.Dither.NONE)


@kept(32)
def _sheet(own: tuple[Colour, ...]) -> Image.Image:
    """A palette for Pillow, which keeps in it what it has looked up."""
    made = tones(own)
    sheet = Image.new("P", (1, 1))
    sheet.putpalette([channel for tone in (*made, *[made[-1]] * (_MOST - len(made))) for channel in tone])
    return sheet


def tones(own: Iterable[Colour] = ()) -> list[Colour]:
    """At most 256 colours: flat ones exactly, then always the blend that is farthest from all that are there."""
    found = _apart([*p.surfaces(), *own, *p.NAMED, *_shadows()])
    blends = _apart([*found, *_blends(found)])[len(found) :]
    farthest = [min(_distance(blend, tone) for tone in found) for blend in blends]
    while len(found) < _MOST and blends:
        chosen = max(range(len(blends)), key=farthest.__getitem__)
        found.append(blends.pop(chosen))
        farthest.pop(chosen)
        farthest = [min(far, _distance(blend, found[-1])) for far, blend in zip(farthest, blends, strict=True)]
    return found


def _blends(flat: Iterable[Colour]) -> list[Colour]:
    """What is between two colours that meet: edges, lettering, tints."""
    made = [p.blend(ground, p.INK, step / _SHADES) for ground in (p.PAPER, p.WHITE) for step in range(_SHADES)]
    for colour in flat:
        made += [p.blend(colour, p.INK, share) for share in _EDGES]
        made += [p.blend(colour, p.PAPER, share) for share in _EDGES]
        made += [p.lighter(colour, share) for share in _TINTS]
    return made


def _shadows() -> list[Colour]:
    return [p.blend(p.PARCHMENT, p.SHADOW, step / (3 * _SHADES)) for step in range(1, _SHADES)]


def _apart(colours: Iterable[Colour]) -> list[Colour]:
    """Of colours that Pillow may take for each other, the first."""
    kept: list[Colour] = []
    for red, green, blue in dict.fromkeys(colours):
        for r, g, b in kept:
            if abs(red - r) < _ALIKE and abs(green - g) < _ALIKE and abs(blue - b) < _ALIKE:
                break
        else:
            kept.append((red, green, blue))
    return kept


def _distance(one: Colour, other: Colour) -> int:
    """How different two colours look: green counts most, red least."""
    red, green, blue = one[0] - other[0], one[1] - other[1], one[2] - other[2]
    return 2 * red * red + 4 * green * green + 3 * blue * blue
