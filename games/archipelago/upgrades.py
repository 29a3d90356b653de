"""What makes games saved by earlier versions those of this one."""

from typing import Any

from games.core.saving import FIRST, Upgrades


def name_the_hosts(plain: dict[str, Any]) -> None:
    """In the first version a region was open to all whoever came to rule it; it was opened by who is in its town."""
    for letter, region in plain["regions"].items():
        if region.pop("welcome", False):
            region["host"] = next(
                (seat for seat, player in enumerate(plain["players"]) if _rules(player, letter)), None
            )


def _rules(player: dict[str, Any], letter: str) -> bool:
    return any(unit["region"] == letter and unit.get("spot") == "town" for unit in player.get("units", ()))


UPGRADES: Upgrades = {FIRST: name_the_hosts}
