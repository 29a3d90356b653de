"""Wooden counters: whose and how many by shape, colour and number, and by their form what they are and are at.

A citizen has a head, a ship a hull; what is at work is hollow, who strikes lies down and is dark inside.
Who works an icon stands before it, a building stands on whoever is in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Literal, TypeAlias

from PIL import Image, ImageChops, ImageFilter

from games.archipelago.components import CITIZEN, UnitKind
from render.kit import palette as p
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.icons.draw import rasterised
from render.kit.icons.shapes import Fill, Layer, Point, Shape, disc, moved, path
from render.kit.lettering import SMALLEST, Type, Weight, width_of
from render.kit.palette import Colour
from render.kit.signs.badges import seat_shape
from render.kit.skins import kept
from render.kit.sprites import Sprite, layered, rounded_mask

At: TypeAlias = Literal["free", "busy", "lying"]

_BODY, _HEAD = 0.8, 15.0
_RIMS = (0.86, 0.86, 0.86, 0.88, 0.94)
"""So much of the body of what is at work is hollow: a shield and a diamond have little room for a number."""
_INSIDE: dict[At, Colour] = {"busy": p.CREAM, "lying": p.COAL}
"""What is at work is light within its rim, who strikes is dark."""
_RIM_OF_HOUSE = 0.84
"""What a building hides is so much smaller, for whose it is to be seen."""
_HULL = path("M 1 76 L 99 76 C 95 90 84 99 72 99 L 28 99 C 16 99 5 90 1 72 Z")
_SAIL = 0.8
_CORNER = 7
_FANNED, _ALIKE = 0.46, 0.22
_BEFORE = 0.66
"""So much of an icon is left of whoever works it."""
_HOUSE, _HOUSE_LYING = 0.76, 0.7
"""So large is a building on the shape of whoever is in it."""
_HALO = 3
"""So many points across is the brush by which light is laid around it."""
_STROKE: tuple[Layer, ...] = (
    Fill(path("M 3 83 L 17 97 L 97 17 L 83 3 Z"), p.CREAM),
    Fill(path("M 8 84 L 16 92 L 92 16 L 84 8 Z"), p.COAL),
)


@dataclass(frozen=True, slots=True)
class _Form:
    """Where the body of a counter lies in a square of 100, how large it is, and what makes it what it is."""

    at: Point
    scale: float
    mark: Shape
    timber: bool = False


_FORMS: dict[tuple[UnitKind, bool], _Form] = {
    ("citizen", False): _Form((50 - 50 * _BODY, 100 - 100 * _BODY), _BODY, disc(50, _HEAD, _HEAD)),
    ("citizen", True): _Form((100 - 100 * _BODY, 50 - 50 * _BODY), _BODY, disc(_HEAD, 50, _HEAD)),
    ("ship", False): _Form((50 - 50 * _SAIL, 0), _SAIL, _HULL, timber=True),
}
"""A citizen who lies has the head at the side."""


@kept(512)
def unit(kind: UnitKind, seat: int, at: At, count: int, size: int) -> Sprite:
    """So many of a seat's units, which are all at the same."""
    form = _FORMS[kind, at == "lying" and kind == CITIZEN]
    colour = p.SEATS[seat]
    whole = rasterised(_figure(form, seat, at), size, p.EDGE)
    ink = p.ink_on(_INSIDE.get(at, colour))
    middle = (form.at[0] + 50 * form.scale, form.at[1] + 50 * form.scale)
    return _numbered(whole, str(count), (middle[0] * size / 100, middle[1] * size / 100), ink)


def _figure(form: _Form, seat: int, at: At, share: float = 1) -> list[Layer]:
    """Head or hull, the body on it, and what is within the body's rim, in that share of its usual size."""
    colour = p.SEATS[seat]
    layers: list[Layer] = [
        Fill(form.mark, p.darker(colour, 0.34) if form.timber else colour),
        Fill(moved(seat_shape(seat), *form.at, form.scale), colour),
    ]
    if at in _INSIDE:
        inside = share * _RIMS[seat]
        x, y = (each + 50 * form.scale * (1 - inside) for each in form.at)
        layers.append(Fill(moved(seat_shape(seat), x, y, form.scale * inside), _INSIDE[at]))
    return layers


def _numbered(whole: Sprite, words: str, middle: Point, ink: Colour) -> Sprite:
    """With a number on it, cut to what is there."""
    left, top, right, bottom = whole.mask.getbbox() or (0, 0, whole.width, whole.height)
    canvas = Canvas(whole.colours.crop((left, top, right, bottom)))
    style = Type(max(SMALLEST, round(whole.height * 0.6)), Weight.BLACK)
    canvas.text(words, round(middle[0]) - left, round(middle[1]) - top, style, ink, "centre")
    return canvas.cut_out(whole.mask.crop((left, top, right, bottom)))


@kept(512)
def counted(sign: str, count: int, size: int) -> Sprite:
    """A thing of the land and, of more than one, how many in its corner."""
    thing = icon(sign, size)
    if count < 2:
        return thing
    style = Type(max(SMALLEST, size // 2), Weight.BLACK)
    wide, high = width_of(str(count), style) + 11, style.cap_height + 12
    out = wide // 2
    canvas = Canvas.plain(thing.width + out, thing.height, p.CREAM)
    canvas.image.paste(thing.colours, (0, 0), thing.mask)
    x, y = canvas.box.width - wide, canvas.box.height - high
    pill = layered([(p.COAL, rounded_mask(wide, high, _CORNER)), (p.CREAM, rounded_mask(wide, high, _CORNER - 2, 2))])
    canvas.image.paste(pill.colours, (x, y), pill.mask)
    canvas.text(str(count), x + wide // 2, y + high // 2, style, p.COAL, "centre")
    mask = Image.new("L", canvas.image.size)
    mask.paste(thing.mask, (0, 0))
    mask.paste(255, (x, y), pill.mask)
    return canvas.cut_out(mask)


@kept(256)
def fan(signs: tuple[str, ...], size: int) -> Sprite:
    """Things of the land one behind the other, those of a kind closer."""
    steps = [round(size * (_ALIKE if one == other else _FANNED)) for one, other in pairwise(signs)]
    places = list(accumulate(steps, initial=0))
    canvas = Canvas.plain(size + places[-1], size, p.CREAM)
    mask = Image.new("L", canvas.image.size)
    for sign, x in reversed([*zip(signs, places, strict=True)]):
        thing = icon(sign, size)
        canvas.image.paste(thing.colours, (x, 0), thing.mask)
        mask.paste(255, (x, 0), thing.mask)
    return Sprite(canvas.image, mask)


@kept(512)
def worked(sign: str, seat: int, at: At, count: int, size: int) -> Sprite:
    """An icon of the land with those of a seat before it who work it."""
    thing, people = icon(sign, size), unit(CITIZEN, seat, at, count, size)
    beside = round(size * _BEFORE)
    canvas = Canvas.plain(max(size, beside + people.width), size, p.CREAM)
    mask = Image.new("L", canvas.image.size)
    canvas.image.paste(thing.colours, (0, 0), thing.mask)
    mask.paste(thing.mask, (0, 0))
    canvas.sprite(people, beside, size - people.height)
    mask.paste(255, (beside, size - people.height), people.mask)
    return canvas.cut_out(mask)


@kept(256)
def held(sign: str, size: int, seat: int, *, lying: bool = False) -> Sprite:
    """A building on the shape of whoever is in it; of a striker's, the head is at the side."""
    if lying:
        figure = _figure(_FORMS[CITIZEN, True], seat, "lying", _RIM_OF_HOUSE)
        below = _cropped(rasterised(figure, round(size / _BODY), p.EDGE))
    else:
        below = rasterised([Fill(seat_shape(seat), p.SEATS[seat])], size, p.EDGE)
    canvas, mask = Canvas(below.colours.copy()), below.mask.copy()
    building = icon(sign, round(size * (_HOUSE_LYING if lying else _HOUSE)))
    x, y = below.width - (size + building.width) // 2, (below.height - building.height) // 2
    bare = Image.new("L", below.mask.size)
    bare.paste(building.mask, (x, y))
    halo = bare.filter(ImageFilter.MaxFilter(_HALO))
    canvas.image.paste(p.CREAM, (0, 0), halo)
    canvas.image.paste(building.colours, (x, y), building.mask)
    return canvas.cut_out(ImageChops.lighter(mask, bare))


def _cropped(whole: Sprite) -> Sprite:
    """What is there of it."""
    box = whole.mask.getbbox()
    return Sprite(whole.colours.crop(box), whole.mask.crop(box))


@kept(64)
def looted(sign: str, count: int, size: int) -> Sprite:
    """What the land bears no more, for somebody has looted it: struck through."""
    thing, bar = counted(sign, count, size), rasterised(_STROKE, size, None)
    canvas, mask = Canvas(thing.colours.copy()), thing.mask.copy()
    canvas.image.paste(bar.colours, (0, 0), bar.mask)
    mask.paste(255, (0, 0), bar.mask)
    return canvas.cut_out(mask)
