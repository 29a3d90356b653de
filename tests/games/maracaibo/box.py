"""The box as it is written down, for laws that count everything anew."""

import tomllib
from pathlib import Path
from typing import Any

import games.maracaibo
from games.maracaibo.kinds import Nation

_FOLDER = Path(games.maracaibo.__file__).parent


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_FOLDER / name).read_text(encoding="utf-8"))


DATA = _read("components.toml")
CARDS: dict[str, dict[str, Any]] = _read("cards.toml")
CAMPAIGN = _read("campaign/campaign.toml")
NATIONS: tuple[Nation, ...] = ("france", "spain", "england")
