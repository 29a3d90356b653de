"""The Maya city on the picture: roads side by side, the strips between them with their temples."""

from __future__ import annotations

from games.santa_maria.state import City
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.santa_maria.changes import SeatChanges
from texts import Teller

CITY_HEIGHT = 900


def draw_city(canvas: Canvas, box: Box, city: City, changed: SeatChanges, teller: Teller | None = None) -> None:
    """Roads with their plots, temples with their levels."""
