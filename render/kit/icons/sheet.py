"""A contact sheet of all icons at the sizes in use: `python -m render.kit.icons.sheet OUT.png`."""

from __future__ import annotations

import sys
from pathlib import Path

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import ICONS, icon
from render.kit.lettering import FINE
from render.kit.picture import encoded

_SIZES = (96, 48, 32, 24)
_CELL = Box(0, 0, 240, 150)
_COLUMNS = 10


def contact_sheet() -> Canvas:
    """All icons with their names, each in all sizes."""
    rows = -(-len(ICONS) // _COLUMNS)
    canvas = Canvas.plain(_CELL.width * _COLUMNS, _CELL.height * rows, p.PARCHMENT)
    for index, name in enumerate(ICONS):
        cell = _CELL.moved(index % _COLUMNS * _CELL.width, index // _COLUMNS * _CELL.height).inset(8)
        x = cell.x
        for size in _SIZES:
            canvas.sprite(icon(name, size), x, cell.y)
            x += size + 6
        canvas.text_in(name, cell.cut_bottom(30)[0], FINE)
    return canvas


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(encoded(contact_sheet().image, "").data)
