"""Reads until when somebody is away, as people write it: `3 days`, `до пятницы`, `2026-12-01`, `tomorrow 18:00`."""

import re
from calendar import monthrange
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.hours.habits import HOUR, MORNING, Habits
from bot.hours.quiet_hours import Unclear, read_time
from bot.hours.zones import instant, local

LONGEST_DAYS = 366


class Over(Exception):
    """That moment is over already."""


class TooLong(Exception):
    """Nobody is away for so long."""


_FILLERS = {
    "until",
    "till",
    "til",
    "to",
    "for",
    "in",
    "the",
    "on",
    "of",
    "at",
    "до",
    "на",
    "через",
    "в",
    "во",
    "по",
    "г",
    "г.",
    "года",
}
_NUMBERS = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "ten": 10,
    "один": 1, "одну": 1, "два": 2, "две": 2, "пару": 2, "три": 3, "четыре": 4, "пять": 5, "шесть": 6, "семь": 7,
    "десять": 10,
}  # fmt: skip
_UNITS: Mapping[str, tuple[str, ...]] = {
    "hours": ("h", "hour", "hours", "ч", "час", "часа", "часов"),
    "days": ("d", "day", "days", "д", "день", "дня", "дней"),
    "weeks": ("w", "week", "weeks", "неделя", "неделю", "недели", "недель", "нед"),
    "months": ("month", "months", "месяц", "месяца", "месяцев", "мес"),
}
_NEAR = {"tomorrow": 1, "завтра": 1, "послезавтра": 2}
_WEEKDAYS: tuple[tuple[str, ...], ...] = (
    ("monday", "mon", "понедельник", "понедельника", "пн"),
    ("tuesday", "tue", "вторник", "вторника", "вт"),
    ("wednesday", "wed", "среда", "среду", "среды", "ср"),
    ("thursday", "thu", "четверг", "четверга", "чт"),
    ("friday", "fri", "пятница", "пятницу", "пятницы", "пт"),
    ("saturday", "sat", "суббота", "субботу", "субботы", "сб"),
    ("sunday", "sun", "воскресенье", "воскресенья", "вс"),
)
_MONTHS: tuple[tuple[str, ...], ...] = (
    ("january", "jan", "январь", "января"), ("february", "feb", "февраль", "февраля"),
    ("march", "mar", "март", "марта"), ("april", "apr", "апрель", "апреля"), ("may", "май", "мая"),
    ("june", "jun", "июнь", "июня"), ("july", "jul", "июль", "июля"), ("august", "aug", "август", "августа"),
    ("september", "sep", "сентябрь", "сентября"), ("october", "oct", "октябрь", "октября"),
    ("november", "nov", "ноябрь", "ноября"), ("december", "dec", "декабрь", "декабря"),
)  # fmt: skip
_UNIT_OF = {word: unit for unit, known in _UNITS.items() for word in known}
_WEEKDAY_OF = {word: number for number, known in enumerate(_WEEKDAYS) for word in known}
_MONTH_OF = {word: number for number, known in enumerate(_MONTHS, 1) for word in known}
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DOTTED = re.compile(r"(\d{1,2})\.(\d{1,2})\.?(\d{4})?")
_CLOCK = re.compile(r"\d{1,2}:\d{2}")
_GLUED = re.compile(r"(\d+)([^\W\d_]+)")


def read_until(text: str, now: float, habits: Habits) -> float:
    """The moment that is meant, in the person's own zone; a day without an hour ends the absence in its morning."""
    words = [
        word for each in text.casefold().replace(",", " ").split() if each not in _FILLERS for word in _apart(each)
    ]
    here = local(now, habits.where)
    while_away = _duration(words, here)
    until = while_away if while_away is not None else _on_day(words, here, habits)
    if until <= now:
        raise Over(text)
    if until > now + LONGEST_DAYS * 24 * HOUR:
        raise TooLong(text)
    return until


def _apart(word: str) -> list[str]:
    """A number and its unit, also where they are written as one."""
    found = _GLUED.fullmatch(word)
    return [found[1], found[2]] if found is not None and found[2] in _UNIT_OF else [word]


def _duration(words: list[str], here: datetime) -> float | None:
    """So many hours, or so many days to the same hour of the clock there."""
    match words:
        case [count, unit] if unit in _UNIT_OF and (number := _number(count)) is not None:
            pass
        case [unit] if unit in _UNIT_OF and len(unit) > 2:
            number = 1
        case _:
            return None
    if number > LONGEST_DAYS * 24:
        raise TooLong(" ".join(words))
    match _UNIT_OF[unit]:
        case "hours":
            return here.timestamp() + number * HOUR
        case "months":
            day = _months_later(here.date(), number)
        case "weeks":
            day = here.date() + timedelta(weeks=number)
        case _:
            day = here.date() + timedelta(days=number)
    return instant(day, here.hour * 60 + here.minute, _zone(here))


def _on_day(words: list[str], here: datetime, habits: Habits) -> float:
    minute = MORNING if habits.quiet is None else habits.quiet.end
    if len(words) > 1 and _CLOCK.fullmatch(words[-1]):
        minute = read_time(words.pop())
    return instant(_day(words, here.date()), minute, _zone(here))


def _day(words: list[str], today: date) -> date:
    match words:
        case [near] if near in _NEAR:
            return today + timedelta(days=_NEAR[near])
        case ["day", "after", "tomorrow"]:
            return today + timedelta(days=2)
        case [weekday] | ["next" | "следующей" | "следующего" | "следующую", weekday] if weekday in _WEEKDAY_OF:
            return today + timedelta(days=(_WEEKDAY_OF[weekday] - today.weekday() - 1) % 7 + 1)
        case ["next", "week"] | ["следующей", "недели"]:
            return today + timedelta(days=7 - today.weekday())
        case [one] if found := _ISO.fullmatch(one):
            return _date(int(found[1]), int(found[2]), int(found[3]))
        case [one] if found := _DOTTED.fullmatch(one):
            return _next_date(today, int(found[2]), int(found[1]), found[3])
        case [day, month, *year] if month in _MONTH_OF and _ordinal(day) and len(year) < 2:
            return _next_date(today, _MONTH_OF[month], _ordinal(day), *year)
        case [month, day, *year] if month in _MONTH_OF and _ordinal(day) and len(year) < 2:
            return _next_date(today, _MONTH_OF[month], _ordinal(day), *year)
        case _:
            raise Unclear(" ".join(words))


def _next_date(today: date, month: int, day: int, year: str | None = None) -> date:
    """This day of the year that is named, else the next one that comes."""
    if year is not None:
        if not year.isdecimal():
            raise Unclear(year)
        return _date(int(year), month, day)
    this_year = _date(today.year, month, day)
    return this_year if this_year > today else _date(today.year + 1, month, day)


def _date(year: int, month: int, day: int) -> date:
    try:
        return date(year, month, day)
    except ValueError:
        raise Unclear(f"{year}-{month}-{day}") from None


def _months_later(day: date, months: int) -> date:
    year, month = divmod(day.month - 1 + months, 12)
    year, month = day.year + year, month + 1
    return date(year, month, min(day.day, monthrange(year, month)[1]))


def _number(word: str) -> int | None:
    return _NUMBERS.get(word) or (int(word) if word.isdecimal() and len(word) < 6 and int(word) else None)


def _ordinal(word: str) -> int:
    """The day of a month: 1, 1st, 1-го."""
    found = re.fullmatch(r"(\d{1,2})(?:-?(?:st|nd|rd|th|го|е))?", word)
    return 0 if found is None else int(found[1])


def _zone(here: datetime) -> ZoneInfo:
    assert isinstance(here.tzinfo, ZoneInfo)
    return here.tzinfo
