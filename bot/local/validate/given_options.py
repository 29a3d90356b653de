"""The options of a command as a person gave them, checked the way Discord's client and server do."""

from typing import Any

from bot.local.validate.commands import OptionKind
from bot.local.validate.form import Form, Path
from bot.local.world.json_object import Json

_GROUPS = (OptionKind.SUB_COMMAND, OptionKind.SUB_COMMAND_GROUP)
_LONGEST_STRING = 6000


def check_options(given: list[Json], declared: list[Json], *, complete: bool) -> None:
    """Options against the command; an autocomplete request (`complete=False`) may still lack some."""
    form = Form()
    _options(form, ("options",), given, declared, complete=complete)
    form.check()


def _options(form: Form, path: Path, given: list[Json], declared: list[Json], *, complete: bool) -> None:
    by_name = {option["name"]: option for option in declared}
    named = {option.get("name") for option in given}
    for index, option in enumerate(given):
        wanted = by_name.get(option.get("name"))
        if wanted is None:
            form.add((*path, index), "INTERACTION_APPLICATION_COMMAND_OPTION_UNKNOWN")
        elif wanted["type"] in _GROUPS:
            inner = (*path, index, "options")
            _options(form, inner, option.get("options", []), wanted.get("options", []), complete=complete)
        elif complete or not option.get("focused"):
            _value(form, (*path, index, "value"), option.get("value"), wanted)
    grouped = any(option["type"] in _GROUPS for option in declared)
    missing = [o["name"] for o in declared if o.get("required") and o["name"] not in named]
    if complete and (missing or (grouped and not given)):
        form.add(path, "INTERACTION_APPLICATION_COMMAND_OPTION_MISSING")


def _value(form: Form, path: Path, value: Any, wanted: Json) -> None:
    choices = wanted.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        form.add(path, "INTERACTION_APPLICATION_COMMAND_INVALID_CHOICE")
    match wanted["type"]:
        case OptionKind.STRING:
            most = min(wanted.get("max_length", _LONGEST_STRING), _LONGEST_STRING)
            form.text(path, value, wanted.get("min_length", 0), most, required=True)
        case OptionKind.INTEGER | OptionKind.NUMBER:
            _number(form, path, value, wanted)
        case OptionKind.BOOLEAN:
            if not isinstance(value, bool):
                form.add(path, "BOOLEAN_TYPE_CONVERT")
        case _:
            form.snowflake(path, value)


def _number(form: Form, path: Path, value: Any, wanted: Json) -> None:
    whole = wanted["type"] == OptionKind.INTEGER
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        form.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        return
    if value < wanted.get("min_value", value) or value > wanted.get("max_value", value):
        form.add(path, "NUMBER_TYPE_RANGE")
