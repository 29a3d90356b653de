"""The icons that stand for docks and for the spaces of those who pass."""

from __future__ import annotations

from render.boards import Emblems
from render.santa_maria import faces

EMBLEMS: Emblems = {"dock": dict(faces.DOCKS), "space": dict(faces.SPACES)}
