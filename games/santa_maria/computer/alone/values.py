"""What a planner thinks things are worth, and how widely it looks, as data."""

from pathlib import Path

import msgspec

Years = tuple[float, float, float]
"""One for each year."""


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is tried in a position: so many uses of dice, single buildings, and tiles with their places."""

    dice: int
    single: int
    tiles: int


class Breadth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many ways a planner follows."""

    plans: int
    """So many beginnings of a year side by side."""
    begun: int
    """So many, once an action has been chosen and only its parts are asked about."""
    fully: int
    """In so many of them, the best, all is tried."""
    ends: int
    """So many of them may be the last before passing."""
    parts: int
    """So many ways to carry out one action."""
    full: Tried
    less: Tried
    """In the others."""


class Colony(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a colony is judged."""

    run: Years
    sure: float
    full: Years
    promise: float


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a place for a tile is judged at first sight."""

    now: float
    any_line: float
    best_line: float
    grain: float


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of values.toml, in points."""

    kept: dict[str, Years]
    held: dict[str, Years]
    building: dict[str, Years]
    dock: dict[str, Years]
    track: dict[str, Years]
    scholar: dict[str, Years]
    bishop: dict[str, Years]
    colony: Colony
    tile: Tile
    breadth: dict[str, Breadth]


VALUES = msgspec.toml.decode(Path(__file__).with_name("values.toml").read_bytes(), type=Values)
