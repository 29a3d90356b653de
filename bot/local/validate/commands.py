"""Application commands: names, lengths, order and number, as Discord demands them."""

from enum import IntEnum
from typing import Any

from bot.local.validate.form import Form, Path, present
from bot.local.world.json_object import Json
from bot.local.world.refusals import ApiError

MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
MOST_CHARACTERS = 8000
MOST_OPTIONS = 25
CHAT_INPUT = 1

LOCALES = frozenset((
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
))  # fmt: skip


class OptionKind(IntEnum):
    SUB_COMMAND = 1
    SUB_COMMAND_GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


class Context(IntEnum):
    """Where a command can be used: in servers, in private messages with the bot, in those of people."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


class Install(IntEnum):
    """Where an application is added: to a server, or to somebody's account."""

    GUILD = 0
    USER = 1


_GROUPS = (OptionKind.SUB_COMMAND, OptionKind.SUB_COMMAND_GROUP)
_VALUES = tuple(kind for kind in OptionKind if kind not in _GROUPS)
_WITHIN = (tuple(OptionKind), (OptionKind.SUB_COMMAND,), _VALUES)
"""What may stand in a command, in a group of subcommands, and in a subcommand."""
_WITH_CHOICES = (OptionKind.STRING, OptionKind.INTEGER, OptionKind.NUMBER)


def _is_command_name(name: str) -> bool:
    return name == name.lower() and all(each.isalnum() or each in "-_'" for each in name)


class CommandReader:
    """Reads one command: the stored body out, faults into the form."""

    def __init__(self, form: Form) -> None:
        self._form = form

    def read(self, raw: Any, path: Path = ()) -> Json:
        body = self._form.mapping(path, raw)
        kind = body.get("type") or CHAT_INPUT
        self._form.one_of((*path, "type"), kind, (1, 2, 3))
        stored = self._named(body, path, plain_name=kind != CHAT_INPUT)
        if kind == CHAT_INPUT:
            stored |= self._described(body, path)
        else:
            stored["description"] = ""
            if body.get("description"):
                self._form.add((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION")
        options = self._options(body.get("options"), path, depth=0)
        stored |= {
            "type": kind,
            "default_member_permissions": self._permissions(body, path),
            "dm_permission": body.get("dm_permission") is not False,
            "contexts": self._some_of(body, path, "contexts", tuple(Context)),
            "integration_types": self._some_of(body, path, "integration_types", tuple(Install)) or [0],
            "nsfw": bool(body.get("nsfw")),
        }
        if options:
            stored["options"] = options
        if size(stored) > MOST_CHARACTERS:
            self._form.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})")
        return stored

    def _permissions(self, body: Json, path: Path) -> str | None:
        """A set of permission bits, as text."""
        raw = body.get("default_member_permissions")
        if raw is None:
            return None
        return str(self._form.snowflake((*path, "default_member_permissions"), raw))

    def _some_of(self, body: Json, path: Path, key: str, allowed: tuple[int, ...]) -> list[int] | None:
        """Where a command is offered, or how its application is installed; an empty list is refused."""
        if body.get(key) is None:
            return None
        chosen = self._form.entries((*path, key), body[key], 1, len(allowed))
        for index, each in enumerate(chosen):
            self._form.one_of((*path, key, index), each, allowed)
        return chosen

    def _named(self, body: Json, path: Path, *, plain_name: bool = False) -> Json:
        form = self._form
        name = form.text((*path, "name"), body.get("name"), 1, 32, required=True) or ""
        localized = self._localizations(body, path, "name_localizations", 32)
        if not plain_name:
            for where, one in (("name", name), *(("name_localizations", each) for each in (localized or {}).values())):
                if not _is_command_name(one):
                    form.add((*path, where), "APPLICATION_COMMAND_INVALID_NAME")
        return {"name": name, "name_localizations": localized}

    def _described(self, body: Json, path: Path) -> Json:
        return {
            "description": self._form.text((*path, "description"), body.get("description"), 1, 100, required=True),
            "description_localizations": self._localizations(body, path, "description_localizations", 100),
        }

    def _localizations(self, body: Json, path: Path, key: str, most: int) -> dict[str, str] | None:
        raw = body.get(key)
        if not raw:
            return None
        read = {}
        for locale, words in self._form.mapping((*path, key), raw).items():
            if locale not in LOCALES:
                self._form.add((*path, key, locale), "DICT_TYPE_INVALID_KEY", f'Locale "{locale}" is not known.')
            read[locale] = self._form.text((*path, key, locale), words, 1, most, required=True) or ""
        return read

    def _options(self, raw: Any, path: Path, depth: int) -> list[Json]:
        here = (*path, "options")
        entries = self._form.entries(here, raw, 0, MOST_OPTIONS)
        stored = [self._option(entry, (*here, index), depth) for index, entry in enumerate(entries)]
        self._unique(here, stored, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS")
        groups = [option["type"] in _GROUPS for option in stored]
        if any(groups) and not all(groups):
            self._form.add(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID")
        required = [bool(option.get("required")) for option in stored]
        for index, late in enumerate(required):
            if late and not all(required[:index]):
                self._form.add((*here, index), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")
        return stored

    def _option(self, raw: Any, path: Path, depth: int) -> Json:
        body = self._form.mapping(path, raw)
        kind = body.get("type")
        allowed = _WITHIN[depth]
        if not self._form.one_of((*path, "type"), kind, tuple(map(int, allowed))):
            return {"type": 0, "name": str(body.get("name"))}
        stored = {"type": kind} | self._named(body, path) | self._described(body, path)
        if kind in _GROUPS:
            deeper = 1 if kind == OptionKind.SUB_COMMAND_GROUP else 2
            return stored | {"options": self._options(body.get("options"), path, deeper)}
        stored |= {"required": bool(body.get("required"))}
        stored |= self._bounds(body, path)
        if kind in _WITH_CHOICES:
            stored |= self._choices(body, path)
        return stored | present(channel_types=body.get("channel_types"))

    def _bounds(self, body: Json, path: Path) -> Json:
        form = self._form
        bounds = {key: _number(form, (*path, key), body.get(key)) for key in ("min_value", "max_value")}
        bounds |= {key: form.number((*path, key), body.get(key), 0, 6000) for key in ("min_length", "max_length")}
        for least, most in (("min_value", "max_value"), ("min_length", "max_length")):
            if bounds[least] is not None and bounds[most] is not None and bounds[least] > bounds[most]:
                form.add((*path, least), "NUMBER_TYPE_MAX", f"{least} must be lower than or equal to {most}")
        return present(**bounds)

    def _choices(self, body: Json, path: Path) -> Json:
        form, here = self._form, (*path, "choices")
        entries = form.entries(here, body.get("choices"), 0, MOST_OPTIONS)
        if body.get("autocomplete") and entries:
            form.add((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES")
        choices = [self._choice(entry, (*here, index), body["type"]) for index, entry in enumerate(entries)]
        self._unique(here, choices, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS")
        return present(choices=choices or None, autocomplete=body.get("autocomplete"))

    def _choice(self, raw: Any, path: Path, kind: int) -> Json:
        body = self._form.mapping(path, raw)
        return {
            "name": self._form.text((*path, "name"), body.get("name"), 1, 100, required=True),
            "name_localizations": self._localizations(body, path, "name_localizations", 100),
            "value": read_choice_value(self._form, (*path, "value"), body.get("value"), kind),
        }

    def _unique(self, path: Path, entries: list[Json], code: str) -> None:
        if len({entry["name"] for entry in entries}) < len(entries):
            self._form.add(path, code)


def _number(form: Form, path: Path, value: Any) -> Any:
    if value is not None and (isinstance(value, bool) or not isinstance(value, int | float)):
        form.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        return None
    return value


def read_choice_value(form: Form, path: Path, value: Any, kind: int) -> Any:
    if kind == OptionKind.STRING:
        return form.text(path, value, 1, 100, required=True)
    numeric = isinstance(value, int) if kind == OptionKind.INTEGER else isinstance(value, int | float)
    if not numeric or isinstance(value, bool):
        form.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    return value


def read_autocomplete_choices(raw: Any, kind: int) -> list[Json]:
    """The bot's answer to an autocomplete interaction."""
    form = Form()
    path: Path = ("choices",)
    read = []
    for index, entry in enumerate(form.mappings(path, form.mapping((), raw).get("choices"), 0, MOST_OPTIONS)):
        here = (*path, index)
        name = form.text((*here, "name"), entry.get("name"), 1, 100, required=True)
        value = read_choice_value(form, (*here, "value"), entry.get("value"), kind)
        read.append({"name": name, "value": value} | present(name_localizations=entry.get("name_localizations")))
    form.check()
    return read


def size(body: Json) -> int:
    """Characters of names, descriptions and values, counting the longest translation of each."""
    total = sum(_longest(body.get(key), body.get(f"{key}_localizations")) for key in ("name", "description"))
    total += len(str(body.get("value", "")))
    return total + sum(size(inner) for key in ("options", "choices") for inner in body.get(key, ()))


def _longest(words: str | None, translations: dict[str, str] | None) -> int:
    return max(len(words or ""), *map(len, (translations or {}).values()), 0)


def check_list(bodies: list[Json]) -> None:
    """What holds for all commands of one scope together."""
    form = Form()
    seen: set[tuple[int, str]] = set()
    for index, body in enumerate(bodies):
        key = (body["type"], body["name"])
        if key in seen:
            form.add((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME")
        seen.add(key)
    form.check()
    for kind, most in MOST_COMMANDS.items():
        if sum(body["type"] == kind for body in bodies) > most:
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({most})")


def read_commands(raw: Any) -> list[Json]:
    form = Form()
    reader = CommandReader(form)
    bodies = [reader.read(each, (index,)) for index, each in enumerate(form.entries((), raw, 0, 130))]
    form.check()
    check_list(bodies)
    return bodies


def read_command(raw: Any) -> Json:
    form = Form()
    body = CommandReader(form).read(raw)
    form.check()
    return body
