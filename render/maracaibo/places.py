"""Where the places of the route lie on the chart: near their true coasts, in columns in which they give way."""

from __future__ import annotations

WIDTH, HEIGHT = 944, 872
_WEST, _NORTH = -90.4, 26.4
_ACROSS, _DOWN = 30.3, 47.6
COLUMN, STRIDE = 182, 190
"""How wide what lies at a place may be, and from one column to the next."""

SPOTS: dict[str, tuple[int, int, int]] = {
    "21a": (0, 20, 15),
    "21b": (0, 20, 15),
    "20": (0, 50, 127),
    "17": (0, 0, 256),
    "16": (0, 20, 482),
    "fleet_10": (0, 20, 742),
    "fleet_11": (0, 50, 808),
    "22": (1, 40, 15),
    "0": (1, 90, 116),
    "19": (1, 20, 243),
    "18": (1, 10, 378),
    "l7": (1, 0, 548),
    "15": (1, 20, 688),
    "1": (2, 60, 15),
    "2": (2, 70, 127),
    "4": (2, 10, 236),
    "13": (2, 0, 440),
    "12": (3, 20, 446),
    "14": (2, 10, 660),
    "3": (3, 10, 56),
    "5": (3, 20, 246),
    "11": (3, 0, 600),
    "10": (3, 40, 776),
    "mine": (3, 90, 392),
    "6": (4, 0, 118),
    "7": (4, 20, 269),
    "8": (4, 30, 419),
    "9": (4, 10, 570),
    "l4": (4, 0, 714),
}
"""The column of each place, and where in it it begins if there is room and nothing in its way."""


def projected(longitude: float, latitude: float) -> tuple[float, float]:
    """A point of the earth on the chart."""
    return (longitude - _WEST) * _ACROSS, (_NORTH - latitude) * _DOWN
