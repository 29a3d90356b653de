"""Not now: how long a notice can be put off, on the notice itself."""

from enum import StrEnum
from typing import assert_never

from bot.hours.habits import HOUR, Habits, next_morning
from bot.panel.kit import ids
from bot.panel.kit.sheet import Widget
from bot.panel.kit.widgets import button, dropdown
from bot.store.identity import TableId
from texts import Words

SNOOZE = "snooze"


class Snooze(StrEnum):
    """For how long; the values stand in controls."""

    HOUR = "hour"
    FOUR_HOURS = "four"
    MORNING = "morning"

    def until(self, now: float, habits: Habits) -> float:
        """When to remind again."""
        match self:
            case Snooze.HOUR:
                return now + HOUR
            case Snooze.FOUR_HOURS:
                return now + 4 * HOUR
            case Snooze.MORNING:
                return next_morning(now, habits)
            case unknown:
                assert_never(unknown)


class Range(StrEnum):
    """What a reminder is about; the values stand in its controls, and tell it from the notice of a turn."""

    ONE = "one"
    ALL = "all"


def snooze_row(table: TableId, say: Words, about: Range | None = None) -> list[Widget]:
    """A button for each."""
    args = () if about is None else (about,)
    return [
        button(say(f"bot-snooze-{each}"), ids.Control(table, SNOOZE, args=(each, *args)).id(), icon="💤")
        for each in Snooze
    ]


def snooze_list(table: TableId, say: Words, about: Range | None = None) -> list[Widget]:
    """The same in one list, under a notice with buttons of its own."""
    args = () if about is None else (about,)
    choices = [(say(f"bot-snooze-{each}"), str(each)) for each in Snooze]
    at = ids.Control(table, SNOOZE, args=args).id()
    return [dropdown(say("bot-snooze-for"), at, choices, icon=lambda _: "💤")]


def snoozed(control: ids.Control) -> tuple[Snooze, bool] | None:
    """For how long, and whether all tables; None if no Caravel of now has such a button."""
    match control.args:
        case [length, *about] if length in set(Snooze):
            return Snooze(length), Range.ALL in about
        case _:
            return None


def is_of_reminder(control: ids.Control) -> bool:
    """Whether the control belongs to a reminder, which stands for no panel and no notice."""
    return control.act == SNOOZE and len(control.args) > 1
