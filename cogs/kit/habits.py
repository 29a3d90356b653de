"""Changes what people have set for themselves, chosen from a list, typed or given with a command."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bot.client.caravel import Caravel
from bot.features.clocks import CLOCKS
from bot.features.statistics import STATISTICS
from bot.hours.habits import Habits
from bot.hours.quiet_hours import Unclear, read_quiet, read_time
from bot.hours.zones import known_zone
from bot.panel.messages.settings_card import OF_NO_TABLE, settings_card
from bot.store.identity import UserId
from bot.store.people.choices import ORDERS
from bot.tables.model import Refused
from bot.tables.own_settings import AUTO, OFFERED, ON, SWITCH, TYPED, chosen
from bot.tables.waiting.calls import usual_hours
from cogs.kit.answering import Answer
from texts import LOCALES, words

T = TypeVar("T")

MOST_REMINDER_HOURS = 336


def with_wishes(
    habits: Habits,
    *,
    zone: str | None = None,
    quiet: str | None = None,
    reminders: int | None = None,
    digest: str | None = None,
    ahead: bool | None = None,
) -> Habits:
    """The habits with what is wished; None leaves it as it is. Refused if nobody can tell what is meant."""
    if zone is not None:
        found = known_zone(zone)
        if found is None:
            raise Refused("unknown-zone", zone=zone[:50])
        habits = replace(habits, zone=found)
    if quiet is not None:
        habits = replace(habits, quiet=None if _none(quiet) else _read(read_quiet, quiet, "unclear-quiet-hours"))
    if digest is not None:
        habits = replace(habits, digest=None if _none(digest) else _read(read_time, digest, "unclear-time"))
    if reminders is not None:
        habits = replace(habits, reminder_hours=float(reminders))
    if ahead is not None:
        habits = replace(habits, ahead=ahead)
    if not habits.zone and (quiet is not None or digest is not None) and (habits.quiet or habits.digest is not None):
        raise Refused("zone-first")
    return habits


def _none(text: str) -> bool:
    """Whether this says that there shall be none, in any language of the house."""
    plain = text.strip().casefold()
    return plain in {"-", "0", *(word for locale in LOCALES for word in words(locale)("bot-habits-no").split())}


def _read(reader: Callable[[str], T], text: str, wrong: str) -> T:
    try:
        return reader(text)
    except Unclear:
        raise Refused(wrong, text=text[:50]) from None


class Wishes(msgspec.Struct, frozen=True):
    """What is to be otherwise, by the names of the settings; None leaves it as it is."""

    language: str | None = None
    dms: bool | None = None
    pictures: str | None = None
    coach: bool | None = None
    zone: str | None = None
    quiet: str | None = None
    reminders: int | None = None
    digest: str | None = None
    ahead: bool | None = None
    asked: bool | None = None
    counted: bool | None = None
    order: str | None = None
    nudges: bool | None = None


def wished(setting: str, value: str) -> Wishes:
    """What a value of a setting means, chosen or typed."""
    if setting not in OFFERED or not (value in OFFERED[setting] or setting in TYPED):
        raise Refused("unknown-control")
    meant: str | int | bool = value
    if OFFERED[setting] is SWITCH:
        meant = value == ON
    elif setting == "reminders":
        hours = value.strip()
        if not (hours.isascii() and hours.isdecimal() and len(hours) < 4 and int(hours) <= MOST_REMINDER_HOURS):
            raise Refused("unclear-hours", most=MOST_REMINDER_HOURS)
        meant = int(hours)
    return msgspec.convert({setting: meant}, Wishes)


async def grant(client: Caravel, user: UserId, wishes: Wishes) -> None:
    """Change what is wished, with all that follows from it."""
    people = client.people
    if wishes.language not in (None, AUTO, *LOCALES):
        raise Refused("unknown-language")
    if wishes.order not in (None, *ORDERS):
        raise Refused("unknown-order")
    change = partial(
        with_wishes,
        zone=wishes.zone,
        quiet=wishes.quiet,
        reminders=wishes.reminders,
        digest=wishes.digest,
        ahead=wishes.ahead,
    )
    habits = await people.habits(user)
    if change(habits) != habits:
        await people.change_habits(user, change, client.now())
        await client.tables.of(CLOCKS).habits_changed(user)
        client.scheduler.stir()
    await people.choose(user, language=wishes.language, dms=wishes.dms, skin=wishes.pictures)
    if wishes.order is not None:
        await people.go_in_order(user, wishes.order)
    if wishes.coach is not None:
        await people.coach(user, wishes.coach)
    if wishes.nudges is not None:
        await people.be_nudged(user, wishes.nudges)
    if wishes.asked is not None:
        await people.ask_anyway(user, not wishes.asked)
        everybody = client.tables.ledger.shelf.asked_anyway
        (everybody.discard if wishes.asked else everybody.add)(user)
    if wishes.counted is not None:
        await people.count(user, wishes.counted)
        if not wishes.counted:
            await client.tables.of(STATISTICS).drop(user)


async def show_wishes(answer: Answer) -> None:
    """The card with all that one has set for oneself."""
    interaction, client = answer.interaction, answer.interaction.client
    locale = (await client.people.person(interaction)).locale
    usual = await client.store.read(usual_hours)
    choices = await client.people.choices(UserId(interaction.user.id))
    answer.table = OF_NO_TABLE
    await answer.show(settings_card(chosen(choices, usual), locale))
