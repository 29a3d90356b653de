"""`/settings` as a card: what everything is now, and a list for each group with what it can be instead."""

from collections.abc import Iterator, Mapping
from typing import Any

from discord import ButtonStyle, ui

from bot.hours.zones import UTC_NAME
from bot.panel.kit import ids
from bot.panel.kit.labels import cut
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.widgets import IN_A_LIST, Choice, button, dropdown
from bot.panel.questions.modals import HINT_ROOM, LABEL_ROOM, TITLE_ROOM, TYPED, Window
from bot.store.identity import TableId
from bot.tables.own_settings import GROUPS, NONE, OFF, OFFERED
from bot.tables.own_settings import TYPED as CAN_BE_TYPED
from texts import Words, words

WISH, TYPE = "wish", "type"
COUNTED = "counted"
OF_NO_TABLE = TableId(0)
TYPED_ROOM = 60


def settings_card(now: Mapping[str, str], locale: str) -> Posting:
    """All of it on one screen: to open a list and to choose from it is a change."""
    say = words(locale)
    sheet = Sheet().text(f"### {say('bot-settings-title')}")
    for group, settings in GROUPS.items():
        lines = [f"{say(f'bot-setting-{each}')}: {called(each, now[each], now['zone'], say)}" for each in settings]
        sheet.text("\n".join([f"**{say(f'bot-settings-{group}')}**", *(f"-# {line}" for line in lines)]))
        sheet.rows([[_list(group, now, say)]])
    return sheet.posting()


def uncounted(locale: str) -> Posting:
    """Nobody leaves the statistics at a touch: past games go with them."""
    say = words(locale)
    sure = ids.Control(OF_NO_TABLE, WISH, args=(COUNTED, OFF)).id()
    back = button(say("bot-settings-back"), ids.Control(OF_NO_TABLE, WISH).id())
    go = button(say("bot-settings-uncount"), sure, ButtonStyle.danger)
    return Sheet().text(say("bot-settings-uncount-sure")).rows([[go, back]]).posting()


def called(setting: str, value: str, zone: str, say: Words) -> str:
    """What it is, in words; an hour with the zone in which it counts."""
    key = f"bot-setting-{setting}-{value}"
    if say.has(key):
        return say(key)
    if value == NONE:
        return say("bot-setting-none")
    if setting == "reminders":
        hours = float(value)
        return say("bot-setting-none") if hours <= 0 else say("bot-setting-hours", hours=_number(hours))
    counted = UTC_NAME if zone == NONE else zone
    if setting == "digest":
        return say("bot-setting-at", at=value, zone=counted)
    return say("bot-setting-between", hours=value, zone=counted) if setting == "quiet" else value


def typing_wish(setting: str, locale: str) -> Window:
    """A line to type what no list holds."""
    say = words(locale)
    line: ui.TextInput[Any] = ui.TextInput(custom_id=TYPED, max_length=TYPED_ROOM)
    name = say(f"bot-setting-{setting}")
    window = Window(title=cut(name, TITLE_ROOM), custom_id=ids.Control(OF_NO_TABLE, WISH, args=(setting,)).id())
    hint = cut(say(f"bot-settings-{setting}"), HINT_ROOM)
    window.add_item(ui.Label(text=cut(name, LABEL_ROOM), description=hint, component=line))
    return window


def _list(group: str, now: Mapping[str, str], say: Words) -> ui.Select[Any]:
    choices = [choice for setting in GROUPS[group] for choice in _changes(setting, now, say)]
    at = ids.Control(OF_NO_TABLE, WISH, args=(group,)).id()
    return dropdown(say("bot-settings-change", group=say(f"bot-settings-{group}")), at, choices[:IN_A_LIST])


def _changes(setting: str, now: Mapping[str, str], say: Words) -> Iterator[Choice]:
    """What it can be instead of what it is."""
    name = say(f"bot-setting-{setting}")
    for value in OFFERED[setting]:
        if value != now[setting]:
            yield f"{name}: {called(setting, value, now['zone'], say)}", f"{setting}:{value}"
    if setting in CAN_BE_TYPED:
        yield f"{name}: {say('bot-setting-type')}", f"{setting}:{TYPE}"


def _number(hours: float) -> float | int:
    return int(hours) if hours == int(hours) else hours
