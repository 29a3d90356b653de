"""What makes games saved by earlier versions those of this one."""

from typing import Any

from games.core.saving import FIRST, Upgrades


def tell_lanterns_apart(plain: dict[str, Any]) -> None:
    """In the first version all lanterns were of paper, so a street had just a number of them."""
    for player in plain["players"]:
        player["lanterns"] = {street: {"paper": count} if count else {} for street, count in player["lanterns"].items()}


UPGRADES: Upgrades = {FIRST: tell_lanterns_apart}
