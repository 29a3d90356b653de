"""What makes games saved by earlier versions those of this one."""

from typing import Any

from games.core.saving import FIRST, RulesVersion, Upgrades


def name_the_hosts(plain: dict[str, Any]) -> None:
    """In the first version a region was open to all whoever came to rule it; it was opened by who is in its town."""
    for letter, region in plain["regions"].items():
        if region.pop("welcome", False):
            region["host"] = next(
                (seat for seat, player in enumerate(plain["players"]) if _rules(player, letter)), None
            )


def _rules(player: dict[str, Any], letter: str) -> bool:
    return any(unit["region"] == letter and unit.get("spot") == "town" for unit in player.get("units", ()))


def keep_all_that_was_seen(plain: dict[str, Any]) -> None:
    """In the second version the last objective that the Spy had shown of somebody was all that was kept."""
    for player in plain["players"]:
        player["seen"] = {owner: [objective] for owner, objective in player.get("seen", {}).items()}


UPGRADES: Upgrades = {FIRST: name_the_hosts, RulesVersion(2): keep_all_that_was_seen}
