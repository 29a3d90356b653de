"""The raw data of the box, read without the engine's own types."""

import tomllib
from pathlib import Path
from typing import Any

import games.santa_maria

DATA: dict[str, Any] = tomllib.loads(
    Path(games.santa_maria.__file__).with_name("components.toml").read_text(encoding="utf-8")
)
BUILDINGS: dict[str, dict[str, Any]] = DATA["building"]
TILES: dict[str, dict[str, Any]] = DATA["tile"]
SHIPS: dict[str, dict[str, Any]] = DATA["ship"]
ALL_CELLS = [f"{column}{row}" for column in "abcdef" for row in range(1, 7)]
"""Column by column."""
