"""Settings that every table has, whatever is played."""

from collections.abc import Mapping
from enum import StrEnum

from bot.hours.clock_options import AWAY, AWAYS, CLOCK, CLOCKS, NIGHT, NIGHTS, OFF, ZERO, ZEROS
from games.core.game import AnyGame
from games.core.parts.settings import TableOption

ADVICE = "advice"
"""Whether anybody may ask what a sensible player would do."""
START = "start"
"""Who starts the game: its host, or whoever takes the last seat."""
COMPUTERS = "computers"
"""How long computers wait with their moves, so that people can read."""
DELAYS = {"soon": 8.0, "minute": 60.0, "hour": 3600.0, "now": 0.0}
NEWCOMERS = "newcomers"
"""Whether whoever comes may take a computer's seat."""
WANTED = "wanted"
"""Who is looked for. Beginners and people near the host's rating are whom the table then takes."""
ANYONE, BEGINNERS, RELAXED, QUICK, RATING = "anyone", "beginners", "relaxed", "quick", "rating"
WANTEDS = (ANYONE, BEGINNERS, RELAXED, QUICK, RATING)
QUORUM = "quorum"
"""How many must agree to what the table is asked."""
DEADLINE = "deadline"
"""How long the table has for an answer."""
DAY = 24 * 3600.0
DEADLINES = {"two-days": 2 * DAY, "day": DAY, "week": 7 * DAY}
ABSENCE = "absence"
"""After how long a wait the others may have somebody replaced."""
ABSENCES = {"three-days": 3 * DAY, "day": DAY, "week": 7 * DAY}
SHARED = tuple(range(2, 11))
"""So many seats are a table of several."""
CLOCK_OPTIONS = (
    TableOption(CLOCK, (OFF, *CLOCKS), SHARED),
    TableOption(NIGHT, NIGHTS, SHARED),
    TableOption(AWAY, tuple(AWAYS), SHARED),
    TableOption(ZERO, ZEROS, SHARED),
)
"""Time to think, when none of it passes, and what happens when there is none left."""
PARLEYS = "parleys"
"""What becomes of private threads about deals when the game is over."""
DELETED, KEPT = "deleted", "kept"
HOUSE_OPTIONS = (
    TableOption(ADVICE, ("on", "off")),
    TableOption(START, ("host", "full"), SHARED),
    TableOption(WANTED, WANTEDS, SHARED),
    TableOption(COMPUTERS, tuple(DELAYS), SHARED),
    TableOption(NEWCOMERS, ("welcome", "none"), SHARED),
    TableOption(QUORUM, ("all", "most"), SHARED),
    TableOption(DEADLINE, tuple(DEADLINES), SHARED),
    TableOption(ABSENCE, tuple(ABSENCES), SHARED),
    TableOption(PARLEYS, (DELETED, KEPT), SHARED),
    *CLOCK_OPTIONS,
)

PEOPLE = (WANTED, START, NEWCOMERS, QUORUM)
"""Those that are about who plays and who decides."""
PACE = (CLOCK, NIGHT, AWAY, ZERO, COMPUTERS, DEADLINE, ABSENCE)
"""Those that are about time."""
WITHIN = "within"
"""How long people are looked for; what is kept of it is the hour."""
WITHINS: Mapping[str, float | None] = {
    "open-end": None, "hour": 3600.0, "three-hours": 3 * 3600.0, "twelve-hours": DAY / 2, "day": DAY,
    "three-days": 3 * DAY, "week": 7 * DAY,
}  # fmt: skip
PACES: Mapping[str, dict[str, str]] = {
    "relaxed": {option.key: option.values[0] for option in HOUSE_OPTIONS if option.key in PACE},
    "brisk": {
        CLOCK: "move_24h", NIGHT: "23-7", AWAY: "week", ZERO: "replace",
        COMPUTERS: "soon", DEADLINE: "day", ABSENCE: "day",
    },
    "live": {
        CLOCK: "move_12h", NIGHT: "off", AWAY: "never", ZERO: "replace",
        COMPUTERS: "now", DEADLINE: "day", ABSENCE: "day",
    },
}  # fmt: skip
"""All of time at once: turn by turn when one likes, a move a day, or all of an evening."""


def pace_of(options: Mapping[str, str]) -> str | None:
    """The pace that has just these settings."""
    now = PACES["relaxed"] | {key: options[key] for key in PACE if key in options}
    return next((name for name, pace in PACES.items() if pace == now), None)


def house_options_for(found: AnyGame, seats: int) -> tuple[TableOption, ...]:
    """Those that concern so many at this game; whoever plays alone waits for nobody and asks nobody."""
    unheard = () if talks_in_private(found) else (PARLEYS,)
    there = (option for option in HOUSE_OPTIONS if option.key not in unheard)
    return tuple(option for option in there if not option.seats or seats in option.seats)


def talks_in_private(found: AnyGame) -> bool:
    """Whether people can put to each other what nobody else hears of."""
    return any(kind.private for kind in found.rules.tellings)


def parleys_are_kept(options: Mapping[str, str]) -> bool:
    """Whether what people said to each other about deals outlives the game."""
    return options.get(PARLEYS) == KEPT


def chosen_options(game: AnyGame, wished: Mapping[str, str]) -> dict[str, str]:
    """All settings of a table, the game's and the house's: as wished where there is such a value, else the first."""
    return game.settings.chosen(dict(wished)) | {
        option.key: value if (value := wished.get(option.key)) in option.values else option.values[0]
        for option in HOUSE_OPTIONS
    }


class Zero(StrEnum):
    """What happens when somebody's time is up; the values are stored."""

    MARK = "mark"
    """Everybody sees it, and nothing else."""
    REPLACE = "replace"
    """The others may have them replaced."""
    MOVE = "move"
    """The computer makes that one move."""
    SEAT = "seat"
    """The computer plays for them until they are back."""


def at_zero(options: Mapping[str, str]) -> Zero:
    """What this table has chosen."""
    chosen = options.get(ZERO, Zero.MARK)
    return Zero(chosen) if chosen in ZEROS else Zero.MARK


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


def wanted_at(options: Mapping[str, str]) -> str:
    """Who is looked for; tables from before it was a choice take anyone."""
    chosen = options.get(WANTED, ANYONE)
    return chosen if chosen in WANTEDS else ANYONE


def is_choosy(options: Mapping[str, str]) -> bool:
    """Whether it takes only those without an invitation who are whom it looks for."""
    return wanted_at(options) in (BEGINNERS, RATING)


def most_suffice(options: Mapping[str, str]) -> bool:
    """Whether more than half are enough; else all must agree."""
    return options.get(QUORUM) == "most"


def time_to_answer(options: Mapping[str, str]) -> float:
    """The seconds after which a question to the table lapses."""
    return DEADLINES.get(options.get(DEADLINE, ""), 2 * DAY)


def absent_after(options: Mapping[str, str]) -> float:
    """The seconds of waiting after which the others may have somebody replaced."""
    return ABSENCES.get(options.get(ABSENCE, ""), 3 * DAY)
