"""The icons that stand for tiles, masters and stacks: what they give."""

from __future__ import annotations

from games.settlers.components import MASTERS, TILES
from render.boards import Emblems


def _of_tiles() -> dict[str, str]:
    made = {key: tile.produces[0] for key, tile in TILES.items() if tile.produces}
    return made | {key: "point" for key, tile in TILES.items() if tile.points}


EMBLEMS: Emblems = {
    "tile": _of_tiles(),
    "master": {key: master.resource for key, master in MASTERS.items()},
    "stack": dict.fromkeys(("nature", "village", "city"), "stack"),
}
