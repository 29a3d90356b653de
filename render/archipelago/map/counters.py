"""Wooden counters: whose and how many by shape, colour and number, and by their form what they are and are at.

A citizen has a head, a ship a hull; what is at work is hollow, who strikes lies down and is dark inside.
A building is a dark plate. Who works an icon or is in a building stands before it, and nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, pairwise

from PIL import Image

from games.archipelago.components import CITIZEN, UnitKind
from render.archipelago.map.built import BUILT
from render.archipelago.map.site import At
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

_BODY, _HEAD = 0.8, 15.0
_RIMS = (0.86, 0.86, 0.86, 0.88, 0.94)
"""So much of the body of what is at work is hollow at most: a shield and a diamond have little room for a number."""
_THICK, _BARE = 0.74, 0.58
"""So much is hollow where there is more room than the number needs, and where there is no number."""
_NUMBER = (27, 27, 27, 29, 34)
"""So wide the hollow of each shape must be for its number."""
_INSIDE: dict[At, Colour] = {"busy": p.CREAM, "lying": p.COAL}
"""What is at work is light within its rim, who strikes is dark."""
_HULL = path("M 1 76 L 99 76 C 95 90 84 99 72 99 L 28 99 C 16 99 5 90 1 72 Z")
_SAIL = 0.8
_CORNER = 7
_FANNED, _ALIKE = 0.46, 0.22
_BEFORE = 0.84
"""So much of an icon is left of whoever works it."""
_PLATE, _PLATE_RIM, _ROUND = 0.96, 2, 0.2
_HOLDER, _HOLDER_LEAST = 0.82, 36
"""So large is whoever is in a building, who stands before it."""
_SHOWN = 0.72
"""So much of a building is left of them."""
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
    whole = rasterised(_figure(form, seat, at, _hollow(seat, size)), size, p.EDGE)
    ink = p.ink_on(_INSIDE.get(at, colour))
    middle = (form.at[0] + 50 * form.scale, form.at[1] + 50 * form.scale)
    return _numbered(whole, str(count), (middle[0] * size / 100, middle[1] * size / 100), ink)


def _hollow(seat: int, size: int) -> float:
    """How much of the body is hollow around a number: the rim is as thick as that allows."""
    return min(_RIMS[seat], max(_THICK, _NUMBER[seat] / (size * _BODY)))


def _figure(form: _Form, seat: int, at: At, inside: float) -> list[Layer]:
    """Head or hull, the body on it, and what is within the body's rim."""
    colour = p.SEATS[seat]
    layers: list[Layer] = [
        Fill(form.mark, p.darker(colour, 0.34) if form.timber else colour),
        Fill(moved(seat_shape(seat), *form.at, form.scale), colour),
    ]
    if at in _INSIDE:
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
def worked(sign: str, seat: int, at: At, count: int, size: int, kind: UnitKind = CITIZEN) -> Sprite:
    """An icon of the land with those of a seat before it who work it."""
    thing, people = icon(sign, size), unit(kind, seat, at, count, size)
    beside = round(size * _BEFORE)
    canvas = Canvas.plain(max(size, beside + people.width), size, p.CREAM)
    mask = Image.new("L", canvas.image.size)
    canvas.image.paste(thing.colours, (0, 0), thing.mask)
    mask.paste(thing.mask, (0, 0))
    canvas.sprite(people, beside, size - people.height)
    mask.paste(255, (beside, size - people.height), people.mask)
    return canvas.cut_out(mask)


@kept(64)
def building(sign: str, size: int) -> Sprite:
    """A building: its outline, light on a dark plate."""
    side = round(size * _PLATE)
    light, dark = rounded_mask(side, side, side * _ROUND), rounded_mask(side, side, side * _ROUND, _PLATE_RIM)
    canvas = Canvas(layered([(p.CREAM, light), (p.COAL, dark)]).colours)
    canvas.sprite_in(rasterised(BUILT[sign], side - 4 * _PLATE_RIM, None), canvas.box)
    return canvas.cut_out(light)


def printed(sign: str, size: int) -> Sprite:
    """What stands for something off the map: of a building its plate, so that it looks the same everywhere."""
    return building(sign, size) if sign in BUILT else icon(sign, size)


@kept(256)
def held(sign: str, seat: int, at: At, size: int, kind: UnitKind = CITIZEN) -> Sprite:
    """A building with whoever is in it before it."""
    below, who = building(sign, size), _bare(kind, seat, at, max(_HOLDER_LEAST, round(size * _HOLDER)))
    beside = round(size * _SHOWN)
    canvas = Canvas.plain(beside + who.width, size, p.CREAM)
    mask = Image.new("L", canvas.image.size)
    for sprite, x, y in ((below, 0, (size - below.height) // 2), (who, beside, size - who.height)):
        canvas.image.paste(sprite.colours, (x, y), sprite.mask)
        mask.paste(255, (x, y), sprite.mask)
    return canvas.cut_out(mask)


def _bare(kind: UnitKind, seat: int, at: At, size: int) -> Sprite:
    """One unit without a number."""
    figure = _figure(_FORMS[kind, at == "lying" and kind == CITIZEN], seat, at, _BARE)
    return _cropped(rasterised(figure, size, p.EDGE))


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
