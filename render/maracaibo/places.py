"""Where the places of the route lie on the chart: near their true coasts, moved apart so that names do not collide."""

from __future__ import annotations

WIDTH, HEIGHT = 1544, 852
_WEST, _NORTH = -90.4, 26.4
_ACROSS, _DOWN = 49.6, 46.6

SPOTS: dict[str, tuple[int, int]] = {
    "0": (472, 118),
    "1": (655, 62),
    "2": (752, 236),
    "3": (985, 128),
    "4": (836, 346),
    "5": (1066, 368),
    "6": (1235, 300),
    "7": (1404, 348),
    "8": (1460, 522),
    "9": (1385, 690),
    "10": (1180, 628),
    "11": (990, 648),
    "12": (838, 576),
    "13": (650, 462),
    "14": (712, 662),
    "15": (520, 738),
    "16": (350, 560),
    "17": (112, 424),
    "18": (545, 338),
    "19": (360, 258),
    "20": (172, 232),
    "21a": (84, 84),
    "21b": (84, 84),
    "22": (326, 80),
    "l4": (1250, 744),
    "l7": (236, 724),
    "mine": (1050, 822),
    "fleet_10": (590, 634),
    "fleet_11": (640, 634),
}


def projected(longitude: float, latitude: float) -> tuple[float, float]:
    """A point of the earth on the chart."""
    return (longitude - _WEST) * _ACROSS, (_NORTH - latitude) * _DOWN
