"""Outlines of small drawings: what is of one kind has one, told apart without its colour."""

from __future__ import annotations

from typing import Literal, TypeAlias

from render.kit.icons.shapes import Shape, bar, disc, path

Frame: TypeAlias = Literal["square", "cut", "arch", "disc", "shield", "hexagon", "wall", "tag"]

FRAMES: dict[Frame, Shape] = {
    "square": bar(2, 2, 98, 98, 13),
    "cut": path("M 18 2 L 82 2 L 98 18 L 98 82 L 82 98 L 18 98 L 2 82 L 2 18 Z"),
    "arch": path("M 3 98 L 3 46 C 3 -13 97 -13 97 46 L 97 98 Z"),
    "disc": disc(50, 50, 49),
    "shield": path("M 3 3 L 97 3 L 97 56 C 97 78 74 90 50 98 C 26 90 3 78 3 56 Z"),
    "hexagon": path("M 50 0 L 96 22 L 96 78 L 50 100 L 4 78 L 4 22 Z"),
    "wall": path("M 2 98 L 2 2 L 22 2 L 22 12 L 40 12 L 40 2 L 60 2 L 60 12 L 78 12 L 78 2 L 98 2 L 98 98 Z"),
    "tag": path("M 22 2 L 78 2 L 98 26 L 98 98 L 2 98 L 2 26 Z"),
}
