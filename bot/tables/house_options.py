"""Settings that every table has, whatever is played."""

from collections.abc import Mapping

from games.core.game import AnyGame, TableOption

ADVICE = "advice"
"""Whether anybody may ask what a sensible player would do."""
START = "start"
"""Who starts the game: its host, or whoever takes the last seat."""
COMPUTERS = "computers"
"""How long computers wait with their moves, so that people can read."""
DELAYS = {"soon": 8.0, "minute": 60.0, "hour": 3600.0, "now": 0.0}
NEWCOMERS = "newcomers"
"""Whether whoever comes may take a computer's seat."""
HOUSE_OPTIONS = (
    TableOption(ADVICE, ("on", "off")),
    TableOption(START, ("host", "full")),
    TableOption(COMPUTERS, tuple(DELAYS)),
    TableOption(NEWCOMERS, ("welcome", "none")),
)


def chosen_options(game: AnyGame, wished: Mapping[str, str]) -> dict[str, str]:
    """All settings of a table, the game's and the house's: as wished where there is such a value, else the first."""
    return game.chosen_options(dict(wished)) | {
        option.key: value if (value := wished.get(option.key)) in option.values else option.values[0]
        for option in HOUSE_OPTIONS
    }


def starts_when_full(options: Mapping[str, str]) -> bool:
    """Whether the last to sit down begins the game."""
    return options.get(START) == "full"


def advised(options: Mapping[str, str]) -> bool:
    """Whether this table allows advice; tables from before it was a choice do."""
    return options.get(ADVICE, "on") == "on"


def patience_of_computers(options: Mapping[str, str]) -> float:
    """The seconds for which computers wait before they move."""
    return DELAYS.get(options.get(COMPUTERS, ""), DELAYS["soon"])


def newcomers_welcome(options: Mapping[str, str]) -> bool:
    """Whether whoever comes may take a computer's seat."""
    return options.get(NEWCOMERS, "welcome") == "welcome"
