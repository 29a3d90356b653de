"""Icons made into sprites: every layer with a dark edge below it, so that they stand out on any ground."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.kit.icons.shapes import Fill, Layer, Outline, Point
from render.kit.palette import Colour
from render.kit.sprites import OVERSAMPLE, Sprite, from_rgba

_EDGE = 4.0
_THINNEST_EDGE, _THICKEST_EDGE = 1.1, 6.0


def rasterised(layers: Sequence[Layer], size: int, edge: Colour | None) -> Sprite:
    """The layers as a square sprite; with an edge colour, the whole silhouette is outlined in it."""
    side = size * OVERSAMPLE
    sheet = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    pen = ImageDraw.Draw(sheet)
    rim = min(max(_EDGE, 100 * _THINNEST_EDGE / size), 100 * _THICKEST_EDGE / size) if edge is not None else 0.0
    scale = side / (100 + 2 * rim)
    at = (rim * scale, rim * scale)
    if edge is not None:
        painted_layers(pen, layers, scale, at, edge, 2 * rim)
    painted_layers(pen, layers, scale, at)
    return from_rgba(sheet.reduce(OVERSAMPLE))


def painted_layers(
    pen: ImageDraw.ImageDraw,
    layers: Sequence[Layer],
    scale: float,
    at: Point,
    only: Colour | None = None,
    wider: float = 0.0,
) -> None:
    """Layers at a scale from a corner, as they are or all of them in one colour, and so much wider."""
    for layer in layers:
        _paint(pen, layer, scale, at, layer.colour if only is None else only, wider)


def _paint(pen: ImageDraw.ImageDraw, layer: Layer, scale: float, at: Point, colour: Colour, wider: float) -> None:
    for outline in layer.shape:
        points = [(x * scale + at[0], y * scale + at[1]) for x, y in outline.points]
        if isinstance(layer, Fill):
            pen.polygon(points, fill=colour)
            if wider:
                _trace(pen, points, outline, wider * scale, colour)
        else:
            _trace(pen, points, outline, (layer.width + wider) * scale, colour)


def _trace(pen: ImageDraw.ImageDraw, points: list[Point], outline: Outline, width: float, colour: Colour) -> None:
    run = [*points, points[0]] if outline.closed else points
    pen.line(run, fill=colour, width=max(1, round(width)), joint="curve")
    radius = width / 2
    for x, y in (run[0], run[-1]):
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
