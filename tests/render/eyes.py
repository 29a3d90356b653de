"""Finds pieces that are told apart by nothing but their colours, and those that hardly stand out from their ground."""

from collections.abc import Iterator
from itertools import combinations

from PIL import Image, ImageChops, ImageFilter, ImageStat

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.signs.marks import Sign
from render.kit.sprites import Sprite
from render.kit.traces import Pasted, Written
from tests.render.pieces import CORES, colours_in, pieces_of

COLOURED, SHADES = 24.0, 40
"""Of 255: so much two pieces differ in a colour that says something, and somewhere in grey if that is not lost."""
_ONE_SHAPE = 0.95
"""So much of two outlines is the same where they are of one shape."""
LEAST, ENOUGH, ALL_AROUND = 3.0, 0.025, 0.1
"""The contrast of a piece and its ground, and how much of the piece has it: an edge on one side, or all around it."""
_MARGIN = 4
_LIKE_A_MARK = 60


def alike(canvas: Canvas) -> list[str]:
    """Pairs of pieces of one shape that differ in colour, but not in grey, and bear no letter."""
    plain = {id(piece.sprite): piece for piece in _without_letters(canvas)}
    return [
        f"the pieces at {one.x}, {one.y} and {other.x}, {other.y} differ in colour alone"
        for one, other in combinations(plain.values(), 2)
        if one.sprite.mask.size == other.sprite.mask.size and _differ_in_colour_alone(one.sprite, other.sprite)
    ]


def faint(canvas: Canvas, enough: float = ENOUGH) -> Iterator[str]:
    """Pieces that do not stand out from what is around them; of one with a letter that can be read, the letter does."""
    for piece in _without_letters(canvas):
        ground, own = _ground_and_own(canvas, piece)
        whole = sum(count for count, _ in own)
        if ground is None or not whole:
            continue
        clear = sum(count for count, colour in own if p.contrast(colour, ground) >= LEAST)
        if clear < enough * whole:
            yield f"the piece at {piece.x}, {piece.y} is faint on {bytes(ground).hex()}: {clear / whole:.0%}"


def _without_letters(canvas: Canvas) -> list[Pasted]:
    """The pieces with no letter or number on them; what stands back on purpose is none."""
    middles = [Box(*words.box.centre, 0, 0) for words in canvas.traces if isinstance(words, Written)]
    return [
        piece
        for piece in pieces_of(canvas)
        if not (piece.sprite.faded or isinstance(piece.sprite, Sign))
        and not any(piece.box.contains(middle) for middle in middles)
    ]


def _differ_in_colour_alone(one: Sprite, other: Sprite) -> bool:
    both = ImageChops.darker(one.mask, other.mask).point(CORES)
    either = ImageChops.lighter(one.mask, other.mask).point(CORES)
    if not both.histogram()[255] or both.histogram()[255] < _ONE_SHAPE * either.histogram()[255]:
        return False
    coloured = max(ImageStat.Stat(ImageChops.difference(one.colours, other.colours), both).mean)
    greys = [sprite.colours.convert("L") for sprite in (one, other)]
    apart = ImageChops.darker(ImageChops.difference(*greys), both).filter(ImageFilter.BoxBlur(1))
    return coloured > COLOURED and max(apart.tobytes()) < SHADES


def _ground_and_own(canvas: Canvas, piece: Pasted) -> tuple[Colour | None, list[tuple[int, Colour]]]:
    """The colour of most that is around a piece, and its own colours as they are seen."""
    box, mask = piece.box, Image.new("L", (piece.box.width + 2 * _MARGIN, piece.box.height + 2 * _MARGIN))
    mask.paste(piece.sprite.mask, (_MARGIN, _MARGIN))
    whole = mask.point([255 * (level > 0) for level in range(256)])
    ring = ImageChops.subtract(whole.filter(ImageFilter.MaxFilter(7)), whole.filter(ImageFilter.MaxFilter(3)))
    shown = canvas.image.crop((box.x - _MARGIN, box.y - _MARGIN, box.right + _MARGIN, box.bottom + _MARGIN))
    around = max((each for each in colours_in(shown, ring) if not _of_a_mark(each[1])), default=None)
    return None if around is None else around[1], colours_in(shown, mask.point(CORES))


def _of_a_mark(colour: Colour) -> bool:
    """The line around what is new, and its glow, are no ground."""
    glow = (p.CHANGED, p.lighter(p.CHANGED, 0.35))
    return any(max(abs(a - b) for a, b in zip(colour, tone, strict=True)) < _LIKE_A_MARK for tone in glow)
