"""Where the places of the route lie on the chart: near their true coasts, moved apart so that names do not collide."""

from __future__ import annotations

WIDTH, HEIGHT = 1544, 852
_WEST, _NORTH = -90.4, 26.4
_ACROSS, _DOWN = 49.6, 46.6

SPOTS: dict[str, tuple[int, int]] = {
    "0": (452, 112),
    "1": (655, 62),
    "2": (752, 236),
    "3": (955, 212),
    "4": (836, 346),
    "5": (1066, 368),
    "6": (1235, 300),
    "7": (1404, 366),
    "8": (1452, 538),
    "9": (1404, 668),
    "10": (1195, 660),
    "11": (990, 648),
    "12": (838, 576),
    "13": (650, 462),
    "14": (712, 662),
    "15": (520, 738),
    "16": (350, 560),
    "17": (112, 408),
    "18": (545, 338),
    "19": (346, 256),
    "20": (228, 186),
    "21a": (84, 84),
    "21b": (84, 84),
    "22": (316, 60),
    "l4": (1290, 712),
    "l7": (330, 725),
    "mine": (1150, 814),
    "fleet_10": (590, 620),
    "fleet_11": (640, 620),
}


def projected(longitude: float, latitude: float) -> tuple[float, float]:
    """A point of the earth on the chart."""
    return (longitude - _WEST) * _ACROSS, (_NORTH - latitude) * _DOWN
