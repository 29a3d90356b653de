"""Marked words: they behave as the words they are, but wherever they go it can be seen that they lay hidden."""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, SupportsIndex
from unittest.mock import patch

import msgspec

from bot.tables import shelf
from games.core import saving
from games.core.events import Event, Phrase
from texts import Teller

SIGN = re.compile(r"⟦(\d+)⟧")
NUMBER = 7_000_000
"""From here on a number is a planted one."""
SEATS = ("seat", "seats")
"""So end the names of arguments that are seats."""
MOST_MARKS = 900_000
FAR_APART = 100
"""Planted numbers lie so far apart that what is added to one is still known to be of it, and of no other."""
BETWEEN_DIGITS = re.compile(r"(?<=\d)[,.\s\u00a0\u202f](?=\d{3})")
PLANTED_NUMBER = re.compile(r"(?<![0-9A-Za-z])7\d{6}(?![0-9A-Za-z])")


_words, _numbers = count(1), count(1)


def next_word_mark() -> int:
    """A mark that was not used for long, and is never a number's."""
    return MOST_MARKS + next(_words) % MOST_MARKS


def next_number_mark() -> int:
    """The same for a number."""
    return next(_numbers) * FAR_APART % MOST_MARKS


def _mark_of(number: int) -> int:
    """The mark of the planted number that is nearest."""
    return (number - NUMBER + FAR_APART // 2) // FAR_APART * FAR_APART


class Marked(str):
    """A word that is known again: equal to its plain self, so that rules take it for that."""

    __slots__ = ("mark",)

    mark: int

    def __new__(cls, word: str, mark: int) -> "Marked":
        made = super().__new__(cls, word)
        made.mark = mark
        return made

    def __reduce__(self) -> tuple[type, tuple[str, int]]:
        return Marked, (str(self), self.mark)

    def replace(self, old: str, new: str, count: SupportsIndex = -1, /) -> str:
        return Marked(super().replace(old, new, count), self.mark)

    def signed(self, text: str) -> str:
        """The text that stands for the word, with the mark on it."""
        return f"{text}⟦{self.mark}⟧"


def changed(thing: Any, change: Callable[[Any], Any]) -> Any:
    """The thing with every word and number in it changed, in place as far as it goes; a seat stays the seat it is."""
    match thing:
        case bool() | None:
            return thing
        case str() | int():
            return change(thing)
        case list():
            thing[:] = [changed(member, change) for member in thing]
        case tuple():
            return tuple(changed(member, change) for member in thing)
        case dict():
            for key, member in thing.items():
                if not str(key).endswith(SEATS):
                    thing[key] = changed(member, change)
        case Phrase(key, args):
            return Phrase(key, changed(dict(args), change))
        case msgspec.Struct():
            for name in thing.__struct_fields__:
                msgspec.structs.force_setattr(thing, name, changed(getattr(thing, name), change))
    return thing


def marks_in(thing: Any) -> Iterator[int]:
    """The marks of all planted words and numbers in something: data or text."""
    match thing:
        case Marked():
            yield thing.mark
        case str():
            yield from map(int, SIGN.findall(thing))
            yield from (_mark_of(int(number)) for number in PLANTED_NUMBER.findall(BETWEEN_DIGITS.sub("", thing)))
        case int():
            if thing >= NUMBER:
                yield _mark_of(thing)
        case list() | tuple():
            for member in thing:
                yield from marks_in(member)
        case dict():
            for key, member in thing.items():
                yield from marks_in(key)
                yield from marks_in(member)
        case msgspec.Struct():
            for name in thing.__struct_fields__:
                yield from marks_in(getattr(thing, name))


@contextmanager
def marks_kept() -> Iterator[None]:
    """Marks survive that a state is saved, loaded and cloned, and show on the names that people read."""
    named, worded = Teller.name, Teller._word

    def name(self: Teller, noun: str, word: str) -> str:
        said = named(self, noun, word)
        return word.signed(said) if isinstance(word, Marked) else said

    def _word(self: Teller, noun: str, word: str) -> str:
        said = worded(self, noun, word)
        return word.signed(said) if isinstance(word, Marked) else said

    _forget_known()
    with (
        patch.object(saving, "_encoder", msgspec.json.Encoder(enc_hook=as_written)),
        patch.object(saving, "_decoders", _Decoders()),
        patch.object(shelf, "_events", _Decoder(list[Event])),
        patch.object(Teller, "name", name),
        patch.object(Teller, "_word", _word),
    ):
        yield
    _forget_known()


def _forget_known() -> None:
    """Rules remember what they worked out from words; marked words and plain ones must not be taken for each other."""
    for name, module in list(sys.modules.items()):
        for member in vars(module).values() if name.startswith("games.") else ():
            if hasattr(member, "cache_clear"):
                member.cache_clear()


def as_written(thing: object) -> str:
    """A marked word in saved data."""
    if isinstance(thing, Marked):
        return thing.signed(str(thing))
    raise NotImplementedError(type(thing))


def _read(word: Any) -> Any:
    found = SIGN.search(word) if isinstance(word, str) else None
    return word if found is None else Marked(SIGN.sub("", word), int(found.group(1)))


class _Decoders(dict[type, Any]):
    """Decoders that know marked words again."""

    def get(self, kind: type, default: Any = None) -> "_Decoder":
        return _Decoder(kind)


class _Decoder:
    def __init__(self, kind: Any) -> None:
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind)

    def decode(self, saved: bytes) -> Any:
        return changed(self._decoder.decode(saved), _read)
