"""What is in the box, as raw data: for those who count everything a second time."""

import tomllib
from pathlib import Path
from typing import Any

import games.puerto_rico

DATA = tomllib.loads((Path(games.puerto_rico.__file__).parent / "components.toml").read_text(encoding="utf-8"))
BUILDINGS: dict[str, dict[str, Any]] = DATA["building"]
PLAYERS: dict[str, dict[str, Any]] = DATA["players"]
