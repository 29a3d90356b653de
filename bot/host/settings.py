"""The settings, from the environment and `.env`, checked at once and typed from then on."""

import difflib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from bot.host.database_address import LOCAL_SCHEMA, SCHEMA, DatabaseAddress, database_url
from bot.host.limits import Limits
from bot.host.secret import Secret

LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["text", "json"]
Language = Literal["en", "ru"]
Drawing = Literal["process", "thread"]

TOKEN = "DISCORD_TOKEN"
PREFIX = "CARAVEL_"
MOST_HOURS = 8760
"""A year."""
LEAST_SECONDS, MOST_SECONDS = 0.5, 60
MOST_OF_ANYTHING = 100_000
LEAST_LOBBY_DAYS, LEAST_UNTOUCHED_DAYS, MOST_DAYS = 7, 30, 3650
MOST_COPIES = 1_000
LEAST_BACKUP_HOURS = 0.25
MOST_THINKERS = 64
MOST_EASELS = 16
MOST_BLOCKS = 64
MOST_SHARDS = 1_000
"""More would not even identify within an hour."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How this Caravel runs."""

    token: Secret | None = None
    data: Path = Path("data")
    database_url: Secret | None = None
    local_port: int = 8023
    language: Language = "en"
    reminder_hours: float = 12.0
    guild: int | None = None
    game_commands: bool = True
    drawing: Drawing = "process"
    easels: int = 1
    shards: int = 0
    blocks: int = 1
    """So many processes share the shards, if there are more than one."""
    rule_seconds: float = 2.0
    tables_each: int = Limits().tables_each
    tables_a_server: int = Limits().tables_a_server
    returns: int = Limits().returns
    pictures: int = Limits().pictures
    films: int = Limits().films
    thinkers: int = Limits().thinkers
    lobby_days: int = Limits().lobby_days
    untouched_days: int = Limits().untouched_days
    backups: Path | None = None
    backup_hours: float = 24.0
    backups_kept: int = 7
    backup_before_migrating: bool = True
    metrics: tuple[str, int] | None = None
    """The address and the port at which Caravel is seen from outside."""
    log_level: LogLevel = "info"
    log_format: LogFormat = "text"

    @property
    def local(self) -> bool:
        """Whether people play at the local table instead of on Discord."""
        return self.token is None

    @property
    def limits(self) -> Limits:
        """How much there may be at once."""
        return Limits(
            tables_each=self.tables_each,
            tables_a_server=self.tables_a_server,
            returns=self.returns,
            pictures=self.pictures,
            films=self.films,
            thinkers=self.thinkers,
            lobby_days=self.lobby_days,
            untouched_days=self.untouched_days,
        )

    @property
    def folder(self) -> Path:
        """Where this Caravel keeps its tables: those of the local table are not Discord's."""
        return self.data / "local" if self.local else self.data

    @property
    def database(self) -> DatabaseAddress | None:
        """Where the tables are, if not in a file in that folder."""
        return None if self.database_url is None else self.database_at(self.database_url)

    def database_at(self, url: Secret) -> DatabaseAddress:
        """Where they would be on that server: those of the local table are not Discord's there either."""
        return DatabaseAddress(url, LOCAL_SCHEMA if self.local else SCHEMA)

    @property
    def secrets(self) -> list[Secret]:
        """What no log may show."""
        known = [] if self.token is None else [self.token]
        if self.database is not None:
            known += [self.database.url, *map(Secret, self.database.secrets)]
        return known


class SettingsWrong(Exception):
    """All mistakes in the settings, each in one line for the host."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


def read_settings(environment: Mapping[str, str], env_file: Path = Path(".env")) -> Settings:
    """The settings, where the environment wins over the file; SettingsWrong with every mistake at once."""
    from_file, mistakes = _read_env_file(env_file)
    given = {
        name: value.strip()
        for name, value in {**from_file, **environment}.items()
        if name == TOKEN or name.startswith(PREFIX)
    }
    values: dict[str, Any] = {}
    for name, value in given.items():
        setting = SETTINGS.get(name)
        if setting is None:
            mistakes.append(_unknown(name))
        elif value:
            field, parse = setting
            try:
                values[field] = parse(value)
            except ValueError as wrong:
                mistakes.append(f"{name} {wrong}.")
    if mistakes or (mistakes := list(_at_odds(Settings(**values)))):
        raise SettingsWrong(mistakes)
    return Settings(**values)


def _at_odds(settings: Settings) -> Iterator[str]:
    """What is right by itself, and not together."""
    if settings.blocks > 1 and settings.database_url is None:
        yield "CARAVEL_BLOCKS beyond 1 needs CARAVEL_DATABASE: one process alone can work on a file."
    if settings.blocks > settings.shards > 0:
        yield "CARAVEL_BLOCKS must not be more than CARAVEL_SHARDS: each block has a shard at least."


def _read_env_file(file: Path) -> tuple[dict[str, str], list[str]]:
    """What the file sets, and the lines that set nothing; a line is never quoted, it may hold a secret."""
    if not file.is_file():
        return {}, []
    values: dict[str, str] = {}
    mistakes: list[str] = []
    try:
        lines = file.read_text(encoding="utf-8-sig").splitlines()
    except OSError as error:
        return {}, [f"{file.name} cannot be read: {error.strerror or error}."]
    except UnicodeDecodeError:
        return {}, [f"{file.name} cannot be read: it is no text in UTF-8."]
    for number, line in enumerate(lines, 1):
        text = line.strip().removeprefix("export ")
        if not text or text.startswith("#"):
            continue
        name, equals, value = text.partition("=")
        if equals and name.strip().isidentifier():
            values[name.strip()] = _unquoted(value.strip())
        else:
            mistakes.append(f"{file.name}, line {number}: expected NAME=value.")
    return values, mistakes


def _unquoted(value: str) -> str:
    if len(value) >= 2 and value[0] == value[-1] and value[0] in "'\"":
        return value[1:-1]
    return value.partition(" #")[0].rstrip()


def _unknown(name: str) -> str:
    near = difflib.get_close_matches(name, SETTINGS, n=1)
    return f"{name} is no setting of Caravel" + (f"; did you mean {near[0]}?" if near else ".")


def _token(value: str) -> Secret:
    if len(value.split(".")) != 3 or any(character.isspace() for character in value):
        raise ValueError("does not look like a bot's token: three parts joined by dots, from the page Bot of your app")
    return Secret(value)


def _one_of(kind: Any) -> Callable[[str], str]:
    choices = get_args(kind)

    def parse(value: str) -> str:
        if value.lower() not in choices:
            raise ValueError(f"must be one of {', '.join(choices)}")
        return value.lower()

    return parse


def _port(value: str) -> int:
    if not value.isdecimal() or len(value) > 5 or int(value) > 65535:
        raise ValueError("must be a port, a number from 0 to 65535")
    return int(value)


def _address(value: str) -> tuple[str, int]:
    host, colon, port = value.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not colon or not host or any(character.isspace() for character in host):
        raise ValueError("must be an address and a port, such as 127.0.0.1:9464")
    return host, _port(port)


def _span(unit: str, least: float, most: float) -> Callable[[str], float]:
    def parse(value: str) -> float:
        wrong = ValueError(f"must be a number of {unit}, from {least:g} to {most:g}")
        try:
            number = float(value)
        except ValueError:
            raise wrong from None
        if not least <= number <= most:
            raise wrong
        return number

    return parse


def _count(least: int, most: int) -> Callable[[str], int]:
    def parse(value: str) -> int:
        if not value.isascii() or not value.isdecimal() or len(value) > 6 or not least <= int(value) <= most:
            raise ValueError(f"must be a number from {least} to {most}")
        return int(value)

    return parse


def _days(least: int) -> Callable[[str], int]:
    def parse(value: str) -> int:
        days = int(value) if value.isascii() and value.isdecimal() and len(value) <= 4 else -1
        if days != 0 and not least <= days <= MOST_DAYS:
            raise ValueError(f"must be a number of days, from {least} to {MOST_DAYS}, or 0 for never")
        return days

    return parse


def _yes_or_no(value: str) -> bool:
    if value.lower() not in ("yes", "no"):
        raise ValueError("must be yes or no")
    return value.lower() == "yes"


def _guild(value: str) -> int:
    if not value.isdecimal() or not 15 <= len(value) <= 20:
        raise ValueError("must be a server's id, a number of 15 to 20 digits")
    return int(value)


def _directory(value: str) -> Path:
    try:
        path = Path(value).expanduser()
        is_something_else = path.exists() and not path.is_dir()
    except (OSError, RuntimeError):
        raise ValueError("must be a directory, and is no name of one") from None
    if is_something_else:
        raise ValueError("must be a directory, and is a file")
    return path


SETTINGS: dict[str, tuple[str, Callable[[str], Any]]] = {
    TOKEN: ("token", _token),
    "CARAVEL_DATA": ("data", _directory),
    "CARAVEL_DATABASE": ("database_url", database_url),
    "CARAVEL_LOCAL_PORT": ("local_port", _port),
    "CARAVEL_LANGUAGE": ("language", _one_of(Language)),
    "CARAVEL_REMINDER_HOURS": ("reminder_hours", _span("hours", 0, MOST_HOURS)),
    "CARAVEL_GUILD": ("guild", _guild),
    "CARAVEL_GAME_COMMANDS": ("game_commands", _yes_or_no),
    "CARAVEL_DRAWING": ("drawing", _one_of(Drawing)),
    "CARAVEL_EASELS": ("easels", _count(1, MOST_EASELS)),
    "CARAVEL_SHARDS": ("shards", _count(0, MOST_SHARDS)),
    "CARAVEL_BLOCKS": ("blocks", _count(1, MOST_BLOCKS)),
    "CARAVEL_RULE_SECONDS": ("rule_seconds", _span("seconds", LEAST_SECONDS, MOST_SECONDS)),
    "CARAVEL_TABLES_EACH": ("tables_each", _count(1, MOST_OF_ANYTHING)),
    "CARAVEL_TABLES_SERVER": ("tables_a_server", _count(1, MOST_OF_ANYTHING)),
    "CARAVEL_PICTURES_A_MINUTE": ("pictures", _count(1, MOST_OF_ANYTHING)),
    "CARAVEL_FILMS_AN_HOUR": ("films", _count(1, MOST_OF_ANYTHING)),
    "CARAVEL_THINKERS": ("thinkers", _count(1, MOST_THINKERS)),
    "CARAVEL_LOBBY_DAYS": ("lobby_days", _days(LEAST_LOBBY_DAYS)),
    "CARAVEL_UNTOUCHED_DAYS": ("untouched_days", _days(LEAST_UNTOUCHED_DAYS)),
    "CARAVEL_UNDOS": ("returns", _count(1, MOST_OF_ANYTHING)),
    "CARAVEL_BACKUPS": ("backups", _directory),
    "CARAVEL_BACKUP_HOURS": ("backup_hours", _span("hours", LEAST_BACKUP_HOURS, MOST_HOURS)),
    "CARAVEL_BACKUPS_KEPT": ("backups_kept", _count(1, MOST_COPIES)),
    "CARAVEL_BACKUP_BEFORE_MIGRATING": ("backup_before_migrating", _yes_or_no),
    "CARAVEL_METRICS": ("metrics", _address),
    "CARAVEL_LOG_LEVEL": ("log_level", _one_of(LogLevel)),
    "CARAVEL_LOG_FORMAT": ("log_format", _one_of(LogFormat)),
}
"""Each variable's field and how its text is read; the text of a ValueError goes on after the variable's name."""
