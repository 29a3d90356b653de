"""What comes up only in imagination, such as the tile that would be drawn: nobody plans for it by name."""

from collections.abc import Iterator
from typing import Any

import msgspec

from games.core.events import Phrase
from games.core.fields import PART, Amount, AnyField, Arrange, Pick, PickSome, Spread
from games.core.moves import Offer, Request


class Unforeseen:
    """The words that stand in an imagined state, and nowhere in what its seat sees."""

    def __init__(self, seen: msgspec.Struct, imagined: msgspec.Struct) -> None:
        self._known = {*_strings(msgspec.to_builtins(seen))}
        self.words = {*_strings(msgspec.to_builtins(imagined))} - self._known
        self._piles = [
            name
            for name in imagined.__struct_fields__
            if _is_pile(pile := getattr(imagined, name)) and pile != getattr(seen, name)
        ]

    def look_at(self, state: msgspec.Struct) -> None:
        """What lies in hidden piles later was not known either, such as the other sides of what was imagined there."""
        self.words |= {word for name in self._piles for word in getattr(state, name)} - self._known

    def without(self, request: Request) -> Request | None:
        """The question with nothing of them in it; None if it is about them, or nothing else is left of it."""
        if not self.words:
            return request
        if self._tells(request.prompt):
            return None
        offers = tuple(left for offer in request.offers if (left := self._offer(offer)) is not None)
        answers = any(not offer.aside for offer in offers)
        return msgspec.structs.replace(request, offers=offers) if answers else None

    def _offer(self, offer: Offer) -> Offer | None:
        if offer.rows is None:
            fields = [self._field(field) for field in offer.fields]
            left = tuple(field for field in fields if field is not None)
            return msgspec.structs.replace(offer, fields=left, best=None) if len(left) == len(fields) else None
        columns = [
            {word for word in column if isinstance(word, str) and self._names(field, word)}
            for field, column in zip(offer.fields, map(set, zip(*offer.rows, strict=True)), strict=True)
        ]
        rows = tuple(
            row for row in offer.rows if not any(word in some for word, some in zip(row, columns, strict=True))
        )
        return msgspec.structs.replace(offer, rows=rows, best=None) if rows else None

    def _field(self, field: AnyField) -> AnyField | None:
        left = tuple(word for word in _words(field) if not self._names(field, word))
        match field:
            case Pick():
                return msgspec.structs.replace(field, words=left) if left else None
            case PickSome():
                some = msgspec.structs.replace(field, words=left, most=min(field.most, len(left)))
                return None if some.wrong() else some
            case Arrange() | Spread():
                return field if len(left) == len(_words(field)) else None
            case Amount():
                return field

    def _names(self, field: AnyField, word: str) -> bool:
        told = (field.told or {}).get(word)
        return not self.words.isdisjoint((word, *word.split(PART))) or (told is not None and self._tells(told))

    def _tells(self, said: Any) -> bool:
        if isinstance(said, Phrase):
            return any(map(self._tells, said.args.values()))
        return any(map(self._tells, said)) if isinstance(said, tuple) else said in self.words


def _is_pile(thing: object) -> bool:
    return isinstance(thing, list) and all(isinstance(each, str) for each in thing)


def _words(field: AnyField) -> tuple[str, ...]:
    match field:
        case Pick() | PickSome() | Arrange():
            return field.words
        case Spread():
            return tuple(place.word for place in field.places) + tuple(kind for kind, _ in field.pieces)
        case Amount():
            return ()


def _strings(thing: Any) -> Iterator[str]:
    """All strings in plain data, also the names of its parts."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from _strings(key)
            yield from _strings(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from _strings(value)
