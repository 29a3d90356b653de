"""Reads the Fluent files of one language and says their messages."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from games.registry import GAMES
from texts.locales import LOCALES

HERE = Path(__file__).parent
Arg = str | int | float
MESSAGE = re.compile(r"^(?=[a-z][\w-]* *=)", re.MULTILINE)
"""Where the next message of a file begins."""
REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")
"""A message that says another one."""
SHORT_CODE = 12
SAID_BEFORE = 4096
"""So many sentences with their arguments are remembered: a story is told to each who reads it, and again."""
MINUS = "−"
HYPHEN_AS_MINUS = re.compile(r"(?<![\w-])-(?=\d)")


def folders() -> list[Path]:
    """Where texts are read from: a folder for each language in each of these, the house's own first."""
    return [HERE, *(texts for home in GAMES.values() if (texts := home.texts) is not None)]


class MissingText(KeyError):
    """A message that no file of this language has, or that needs an argument it did not get."""


class Words:
    """The messages of one language. A key is written with hyphens, also where a word of the games has underscores."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        # Isolation marks around arguments are for right-to-left scripts; here they would show as boxes in pictures.
        self._bundle = FluentBundle([locale], functions={"SHORT": _short, "SIGNED": signed}, use_isolating=False)
        self._plain: dict[str, str] = {}
        """Messages without arguments, such as names: most that is ever said."""
        self._said = lru_cache(SAID_BEFORE, typed=True)(self._formatted)
        self._under: dict[str, Sequence[str]] = {}
        self._messages: dict[str, str] = {}
        """As the files have them: each is parsed when it is first said, or every start would wait for them all."""
        for file in [file for folder in folders() for file in sorted((folder / locale).glob("*.ftl"))]:
            for message in MESSAGE.split(file.read_text(encoding="utf-8"))[1:]:
                self._messages[message.partition("=")[0].rstrip()] = message

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process goes the name of the language alone: the words are there, too."""
        return words, (self.locale,)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return _hyphened(key) in self._messages

    def source(self, key: str) -> str:
        """The message as its file has it."""
        return self._messages[_hyphened(key)]

    def under(self, prefix: str) -> Sequence[str]:
        """All keys that begin so."""
        found = self._under.get(prefix)
        if found is None:
            start = _hyphened(prefix)
            found = self._under[prefix] = tuple(key for key in self._messages if key.startswith(start))
        return found

    def __call__(self, key: str, **args: Arg) -> str:
        """The message with its arguments filled in."""
        if args:
            return self._said(key, **args)
        found = self._plain.get(key)
        if found is None:
            found = self._plain[key] = self._formatted(key)
        return found

    def _formatted(self, key: str, **args: Arg) -> str:
        if not self.has(key):
            raise MissingText(f"{self.locale}: {key}")
        self._parse(_hyphened(key))
        pattern = self._bundle.get_message(_hyphened(key)).value
        if pattern is None:
            raise MissingText(f"{self.locale}: {key} has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{self.locale}: {key}: {errors[0]}")
        return _with_minus(str(text)) if any(map(_is_negative, args.values())) else str(text)

    def _parse(self, key: str) -> None:
        if not self._bundle.has_message(key):
            for said in REFERENCE.findall(self._messages[key]):
                self._parse(said)
            # Last of all: another thread that finds it parsed may say it at once.
            self._bundle.add_resource(FluentResource(self._messages[key]))


def signed(number: Any) -> Any:
    """A change: always with its sign."""
    return _with_minus(f"{int(number):+d}") if int(number) else "0"


def digits(number: int) -> str:
    """A number as it stands alone."""
    return _with_minus(str(number))


def _is_negative(arg: Arg) -> bool:
    return isinstance(arg, int | float) and arg < 0


def _with_minus(text: str) -> str:
    """Numbers below nothing have a minus, which is no hyphen."""
    return HYPHEN_AS_MINUS.sub(MINUS, text)


def _hyphened(key: str) -> str:
    return key.replace("_", "-")


def _short(text: Any) -> Any:
    """The beginning of a long code: enough to recognise it."""
    return str(text)[:SHORT_CODE] + "…"


@cache
def words(locale: str) -> Words:
    """The words of a language, read once."""
    if locale not in LOCALES:
        raise ValueError(f"no such language: {locale}")
    return Words(locale)
