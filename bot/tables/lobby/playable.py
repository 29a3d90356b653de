"""Which games are played here, with how many, and with which settings."""

from bot.tables.model import Refused, Unfit
from games.core.game import AnyGame
from games.registry import GAMES, game


def fewest(found: AnyGame, meant: int) -> int:
    """How few can play; one alone only at a table that is meant for one."""
    return min((count for count in found.settings.seat_counts if count > 1 or meant == 1), default=1)


def meant_for(found: AnyGame, seats: int, options: dict[str, str]) -> dict[str, str]:
    """What was chosen, without what is no choice for so many seats."""
    others = {option.key for option in found.settings.options} - {
        option.key for option in found.settings.options_for(seats)
    }
    return {key: value for key, value in options.items() if key not in others}


def must_fit(found: AnyGame, seats: int, options: dict[str, str]) -> None:
    """Unfit, with the game's own reason, where it does not play these settings together."""
    if reason := found.settings.fits(seats, options):
        raise Unfit(reason)


def playable(key: str) -> AnyGame:
    """The game of this key; Refused if it is none of the house's any more."""
    if key not in GAMES:
        raise Refused("unknown-game")
    return game(key)
