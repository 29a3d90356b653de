"""Composes a small drawing: a frame by its kind, a ground, a main figure and a second sign before it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit import palette as p
from render.kit.icons import ICONS
from render.kit.icons.draw import painted_layers
from render.kit.icons.shapes import Fill, Shape, moved
from render.kit.palette import Colour
from render.kit.skins import kept
from render.kit.sprites import OVERSAMPLE, Sprite, from_rgba
from render.kit.vignettes.frames import FRAMES, Frame
from render.kit.vignettes.grounds import GROUNDS

_RIM, _THINNEST_RIM = 5.0, 1.6
_ALONE, _WITH = (14.0, 12.0, 72.0), (8.0, 8.0, 68.0)
"""Where the main figure is, and how large: alone, and beside a sign."""
_SIGN = 46.0
_STEP = 19.0
"""From one to the next of several signs."""
_LOW = 97.0


@dataclass(frozen=True, slots=True)
class Scene:
    """What is drawn of a word."""

    frame: Frame
    rim: Colour
    ground: str
    main: str
    by: str = ""
    count: int = 1
    """So many of the second sign."""


@kept(512)
def composed(scene: Scene, size: int) -> Sprite:
    """The drawing as a square sprite, kept for the next time."""
    return drawn(scene, size)


def made_of(scene: Scene) -> tuple[object, ...]:
    """All that the drawing is composed of."""
    layers = (GROUNDS[scene.ground], ICONS[scene.main], ICONS[scene.by] if scene.by else ())
    return scene, FRAMES[scene.frame], layers


def drawn(scene: Scene, size: int) -> Sprite:
    """The drawing as a square sprite."""
    side = size * OVERSAMPLE
    rim = max(_RIM, 100 * _THINNEST_RIM / size)
    sheet = Image.new("RGBA", (side, side), (*scene.rim, 0))
    sheet.paste((*p.EDGE, 255), mask=_mask(scene.frame, side, 0.0))
    sheet.paste((*scene.rim, 255), mask=_mask(scene.frame, side, rim * 0.35))
    ground = Image.new("RGBA", (side, side))
    painted_layers(ImageDraw.Draw(ground), GROUNDS[scene.ground], side / 100, (0.0, 0.0))
    sheet.paste(ground, mask=_mask(scene.frame, side, rim))
    pen = ImageDraw.Draw(sheet)
    _figure(pen, scene.main, side, _WITH if scene.by else _ALONE)
    for turn in range(scene.count if scene.by else 0):
        left = _LOW - _SIGN - _STEP * (scene.count - 1 - turn)
        _figure(pen, scene.by, side, (left, _LOW - _SIGN, _SIGN), halo=True)
    return from_rgba(sheet.reduce(OVERSAMPLE))


@lru_cache(maxsize=48)
def _mask(frame: Frame, side: int, inset: float) -> Image.Image:
    scale = (100 - 2 * inset) / 100
    mask = Image.new("RGB", (side, side))
    shape: Shape = moved(FRAMES[frame], inset, inset, scale)
    painted_layers(ImageDraw.Draw(mask), (Fill(shape, p.WHITE),), side / 100, (0.0, 0.0))
    return mask.getchannel("R")


def _figure(
    pen: ImageDraw.ImageDraw, name: str, side: int, place: tuple[float, float, float], halo: bool = False
) -> None:
    """An icon with its edge in a square by its left, top and side; before another with a light line around it."""
    left, top, across = place
    scale = side * across / 10_000
    at = (left * side / 100, top * side / 100)
    thick = max(4.0, 1.0 * OVERSAMPLE / scale)
    if halo:
        painted_layers(pen, ICONS[name], scale, at, p.CREAM, 4 * thick)
    painted_layers(pen, ICONS[name], scale, at, p.EDGE, 2 * thick)
    painted_layers(pen, ICONS[name], scale, at)
