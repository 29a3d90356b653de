"""What a person filled in, checked the way Discord's client and server do before the bot hears of it."""

from typing import Any

from bot.local import errors
from bot.local.errors import ApiError
from bot.local.plain import Json
from bot.local.realm import Realm
from bot.local.validate.commands import OptionKind
from bot.local.validate.form import Form, Path
from bot.local.validate.kinds import SELECTS, Kind
from bot.local.validate.modals import fields_of
from bot.local.wire.guilds import member
from bot.local.wire.places import channel as channel_wire
from bot.local.wire.users import user as user_wire
from bot.local.world import Channel, Guild

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
            if not str(value).isdigit():
                form.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def _number(form: Form, path: Path, value: Any, wanted: Json) -> None:
    whole = wanted["type"] == OptionKind.INTEGER
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        form.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        return
    if value < wanted.get("min_value", value) or value > wanted.get("max_value", value):
        form.add(path, "NUMBER_TYPE_RANGE")


def resolve(realm: Realm, channel: Channel, ids: list[tuple[int, int]]) -> Json:
    """The `resolved` part of a payload for (option or select kind, id) pairs; ids nobody has are refused."""
    world, guild = realm.world, _guild(realm, channel)
    resolved: dict[str, Json] = {}
    for kind, one_id in ids:
        if kind == OptionKind.CHANNEL and one_id in world.channels:
            place = channel_wire(realm, world.channels[one_id]) | {"permissions": "0"}
            resolved.setdefault("channels", {})[str(one_id)] = place
        elif kind in (OptionKind.USER, OptionKind.MENTIONABLE) and one_id in world.users:
            resolved.setdefault("users", {})[str(one_id)] = user_wire(world.users[one_id])
            if guild is not None and one_id in guild.members:
                someone = member(realm, guild.members[one_id], with_user=False) | {"permissions": "0"}
                resolved.setdefault("members", {})[str(one_id)] = someone
        else:
            raise errors.unknown_user()
    return resolved


def _guild(realm: Realm, channel: Channel) -> Guild | None:
    return None if channel.guild_id is None else realm.world.guilds[channel.guild_id]


_SELECT_AS_OPTION = {
    Kind.USER_SELECT: OptionKind.USER,
    Kind.CHANNEL_SELECT: OptionKind.CHANNEL,
    Kind.MENTIONABLE_SELECT: OptionKind.MENTIONABLE,
    Kind.ROLE_SELECT: OptionKind.ROLE,
}


def references_in_options(options: list[Json]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for option in options:
        found += references_in_options(option.get("options", []))
        if OptionKind.USER <= option["type"] <= OptionKind.MENTIONABLE and "value" in option:
            found.append((option["type"], int(option["value"])))
    return found


def references_in_select(select: Json, values: list[str]) -> list[tuple[int, int]]:
    kind = _SELECT_AS_OPTION.get(Kind(select["type"]))
    return [] if kind is None else [(kind, int(value)) for value in values]


def references_in_modal(modal: Json, answers: dict[str, Json]) -> list[tuple[int, int]]:
    selects = [field for field in fields_of(modal) if field["type"] in SELECTS]
    chosen = [(select, answers.get(select["custom_id"], {}).get("values", [])) for select in selects]
    return [reference for select, values in chosen for reference in references_in_select(select, values)]


def check_select(select: Json, values: list[str], *, required: bool = True) -> None:
    if not values and not required:
        return
    allowed = [option["value"] for option in select.get("options", ())]
    unknown = select["type"] == Kind.STRING_SELECT and set(values) - set(allowed)
    number_fits = select["min_values"] <= len(values) <= select["max_values"]
    if unknown or not number_fits or len(set(values)) < len(values):
        raise component_failed()


def component_failed() -> ApiError:
    errors_body = {
        "data": {"_errors": [{"code": "COMPONENT_VALIDATION_FAILED", "message": "Component validation failed"}]}
    }
    return ApiError(400, 50035, "Invalid Form Body", errors_body)


def check_modal(modal: Json, answers: dict[str, Json]) -> None:
    """`answers` are the filled-in fields by custom id."""
    form = Form()
    for wanted in fields_of(modal):
        path: Path = ("components", wanted["custom_id"])
        answer = answers.get(wanted["custom_id"], {})
        if wanted["type"] in SELECTS:
            check_select(wanted, answer.get("values", []), required=wanted["required"])
            continue
        if wanted["type"] in (Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP, Kind.CHECKBOX):
            _check_ticks(wanted, answer)
            continue
        text = answer.get("value") or ""
        if text or wanted["required"]:
            least = max(wanted.get("min_length", 0), 1 if wanted["required"] else 0)
            form.text(path, text, least, wanted.get("max_length", 4000), required=True)
    form.check()


def _check_ticks(wanted: Json, answer: Json) -> None:
    if wanted["type"] == Kind.CHECKBOX:
        sound = isinstance(answer.get("value"), bool)
    else:
        radio = wanted["type"] == Kind.RADIO_GROUP
        ticked = [answer["value"]] if radio and answer.get("value") else answer.get("values") or []
        least, most = (1, 1) if radio else (wanted["min_values"], wanted["max_values"])
        known = {option["value"] for option in wanted["options"]}
        sound = (not ticked and not wanted["required"]) or (least <= len(ticked) <= most and set(ticked) <= known)
    if not sound:
        raise component_failed()
