"""The icons that stand for buildings, roles and people, where they have other names."""

from __future__ import annotations

from games.puerto_rico.components import BUILDINGS
from render.boards import Emblems

_PRODUCTION = {key: building.good for key, building in BUILDINGS.items() if building.good}

EMBLEMS: Emblems = {
    "role": {"second_prospector": "prospector"},
    "building": _PRODUCTION | dict.fromkeys((key for key in BUILDINGS if key not in _PRODUCTION), "house"),
    "place": dict(_PRODUCTION),
    "piece": {"noble": "nobleman"},
}
