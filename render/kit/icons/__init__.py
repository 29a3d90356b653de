"""Icons drawn by us, told apart by shape as well as by colour."""

from __future__ import annotations

from functools import lru_cache

from render.kit import palette as p
from render.kit.icons.basics import BASICS
from render.kit.icons.colonies import COLONIES
from render.kit.icons.deeds import DEEDS
from render.kit.icons.draw import rasterised
from render.kit.icons.harvest import HARVEST
from render.kit.icons.people import PEOPLE
from render.kit.icons.pieces import PIECES
from render.kit.icons.plantations import PLANTATIONS
from render.kit.icons.resources import RESOURCES
from render.kit.icons.shapes import Fill, Layer
from render.kit.palette import Colour
from render.kit.skins import kept
from render.kit.sprites import Sprite

ICONS: dict[str, tuple[Layer, ...]] = BASICS | RESOURCES | PLANTATIONS | PIECES | HARVEST | PEOPLE | COLONIES | DEEDS


@kept(1024)
def icon(name: str, size: int, edged: bool = True) -> Sprite:
    """An icon as a square sprite, with an edge around it unless told otherwise."""
    return rasterised(ICONS[name], size, p.EDGE if edged else None)


@lru_cache(maxsize=512)
def sign(name: str, size: int, colour: Colour) -> Sprite:
    """An icon's silhouette in one colour, for arrows, checks and the like."""
    layers = tuple(
        Fill(layer.shape, colour) if isinstance(layer, Fill) else type(layer)(layer.shape, layer.width, colour)
        for layer in ICONS[name]
    )
    return rasterised(layers, size, None)
