"""What is in the box, as raw data: for those who count everything a second time."""

import tomllib
from pathlib import Path
from typing import Any

import games.settlers

DATA = tomllib.loads((Path(games.settlers.__file__).parent / "components.toml").read_text(encoding="utf-8"))
TILES: dict[str, dict[str, Any]] = {tile["key"]: tile for tile in DATA["tile"]}
MASTERS: dict[str, str] = {master["key"]: master["resource"] for master in DATA["master"]}
