"""What a table can choose of clocks: how much time there is, when none passes, and what comes when none is left."""

from collections.abc import Mapping

HOUR = 3600.0
DAY = 24 * HOUR
OFF = "off"

CLOCK, NIGHT, ZERO, AWAY = "clock", "clock_night", "clock_zero", "clock_away"
"""The options of a table."""
CLOCKS: Mapping[str, tuple[float, float | None]] = {
    "move_12h": (12 * HOUR, None),
    "move_24h": (DAY, None),
    "move_48h": (2 * DAY, None),
    "move_72h": (3 * DAY, None),
    "move_7d": (7 * DAY, None),
    "bank_2d": (2 * DAY, 2 * HOUR),
    "bank_4d": (4 * DAY, 4 * HOUR),
    "bank_7d": (7 * DAY, 6 * HOUR),
    "bank_14d": (14 * DAY, 12 * HOUR),
}
"""The time that a clock begins with, and what a bank gains with each turn; a move's time has no such thing."""
NIGHTS = ("off", "22-8", "23-7", "0-8")
ZEROS = ("mark", "replace", "move", "seat")
AWAYS: Mapping[str, float] = {"week": 7 * DAY, "always": float("inf"), "never": 0.0}
"""For how long somebody's absence stops their clock."""
