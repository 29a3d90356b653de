"""Select menus and their options, as messages and modals have them."""

from typing import Any

from bot.local.validate.emoji import Emojis, read_emoji
from bot.local.validate.form import Form, Path, present
from bot.local.world.components import ComponentKind
from bot.local.world.json_object import Json


def read_select(form: Form, body: Json, path: Path, own: Emojis) -> Json:
    """What every select has, in messages and in modals."""
    least = form.number((*path, "min_values"), body.get("min_values"), 0, 25, default=1) or 0
    most = form.number((*path, "max_values"), body.get("max_values"), 1, 25, default=1) or 1
    if least > most:
        form.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", f"Must be {most} or lower")
    placeholder = form.text((*path, "placeholder"), body.get("placeholder"), 0, 150)
    stored: Json = {"min_values": least, "max_values": most} | present(placeholder=placeholder or None)
    if body.get("type") == ComponentKind.STRING_SELECT:
        options = form.entries((*path, "options"), body.get("options"), most, 25)
        stored["options"] = read_options(form, options, (*path, "options"), own)
        if sum(bool(option.get("default")) for option in stored["options"]) > most:
            form.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES")
    if body.get("type") == ComponentKind.CHANNEL_SELECT and body.get("channel_types"):
        stored["channel_types"] = body["channel_types"]
    if body.get("default_values"):
        chosen = form.mappings((*path, "default_values"), body["default_values"], 0, most)
        stored["default_values"] = [
            each | {"id": str(form.snowflake((*path, "default_values", index, "id"), each.get("id")))}
            for index, each in enumerate(chosen)
        ]
    return stored


def read_options(form: Form, options: list[Any], path: Path, own: Emojis) -> list[Json]:
    seen: set[str] = set()
    stored = []
    for index, raw in enumerate(options):
        here = (*path, index)
        body = form.mapping(here, raw)
        value = form.text((*here, "value"), body.get("value"), 1, 100, required=True) or ""
        if value in seen:
            form.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
        seen.add(value)
        label = form.text((*here, "label"), body.get("label"), 1, 100, required=True)
        description = form.text((*here, "description"), body.get("description"), 0, 100)
        emoji = read_emoji(form, (*here, "emoji"), body.get("emoji"), own)
        optional = present(description=description or None, emoji=emoji, default=body.get("default") or None)
        stored.append({"label": label, "value": value} | optional)
    return stored
