"""Collects what is wrong with a request body and words it as Discord does."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.local.validate.fault_words import WORDS
from bot.local.world.json_object import Json
from bot.local.world.refusals import ApiError
from bot.local.world.snowflakes import read_id

Path = tuple[str | int, ...]


def invalid_form(path: Path, code: str, message: str) -> ApiError:
    """A refusal for a single fault."""
    form = Form()
    form.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", form.errors)


@contextmanager
def inside(step: str) -> Iterator[None]:
    """Faults found within belong to the part of the body under `step`."""
    try:
        yield
    except ApiError as refusal:
        if refusal.errors is None:
            raise
        raise ApiError(refusal.status, refusal.code, refusal.message, {step: refusal.errors}) from None


class Form:
    def __init__(self) -> None:
        self.errors: Json = {}

    def add(self, path: Path, code: str, message: str | None = None) -> None:
        """`message` only where it tells more than the code's usual words."""
        node = self.errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message or WORDS[code]})

    def check(self) -> None:
        if self.errors:
            raise ApiError(400, 50035, "Invalid Form Body", self.errors)

    def text(self, path: Path, value: Any, least: int, most: int, *, required: bool = False) -> str | None:
        if value is None:
            if required:
                self.add(path, "BASE_TYPE_REQUIRED")
            return None
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", f"Could not interpret {value!r} as string.")
            return None
        if least == 0 and len(value) > most:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif not least <= len(value) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def number(self, path: Path, value: Any, least: int, most: int, *, default: int | None = None) -> int | None:
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if value < least:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        return value

    def snowflake(self, path: Path, value: Any) -> int:
        """An id; 0, which nothing has, for what is none."""
        found = read_id(value)
        if found is None:
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return found or 0

    def one_of(self, path: Path, value: Any, allowed: tuple[int, ...]) -> bool:
        if value in allowed and not isinstance(value, bool):
            return True
        listed = ", ".join(str(each) for each in allowed)
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
        return False

    def entries(self, path: Path, value: Any, least: int, most: int) -> list[Any]:
        if value is None:
            value = []
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT")
            return []
        if not least <= len(value) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def mappings(self, path: Path, value: Any, least: int, most: int) -> list[Json]:
        entries = self.entries(path, value, least, most)
        return [self.mapping((*path, index), entry) for index, entry in enumerate(entries)]

    def mapping(self, path: Path, value: Any) -> Json:
        if isinstance(value, dict):
            return value
        self.add(path, "MODEL_TYPE_CONVERT")
        return {}


def present(**values: Any) -> Json:
    """Only what was given: Discord leaves absent fields out."""
    return {key: value for key, value in values.items() if value is not None}
