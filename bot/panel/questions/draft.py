"""A move on its way: some blanks are filled, the next one perhaps half. It fits into the id of a control."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.panel.kit.packing import DIGITS, mark, pack, short, unpack
from games.core.fields import Amount, AnyField, Arrange, Pick, PickSome, Spread
from games.core.moves import Move, Offer, Request

VERB_ROOM = 20
ANSWERS_ROOM = 50
BETWEEN = ":"
"""Parts the words of a draft where it is the value of a choice; none of them holds it."""


class Gone(Exception):
    """What the control says is not among the legal moves any more."""


class Draft(msgspec.Struct, frozen=True):
    """An offer with the answers given so far, and what is chosen of the next one but not yet confirmed."""

    offer: Offer
    answers: tuple[Any, ...] = ()
    partial: Any = None

    @property
    def complete(self) -> bool:
        """Whether it is a whole move."""
        return len(self.answers) == len(self.offer.fields)

    @property
    def field(self) -> AnyField:
        """The next blank."""
        return self.offer.fields[len(self.answers)]

    @property
    def choices(self) -> tuple[str, ...]:
        """The words still legal in the next blank."""
        return self.offer.choices(self.field.name, self._chosen)

    @property
    def numbers(self) -> Sequence[int]:
        """The numbers still legal in the next blank."""
        return self.offer.numbers(self.field.name, self._chosen)

    @property
    def _chosen(self) -> dict[str, str | int]:
        """The words and numbers so far."""
        filled = zip(self.offer.fields, self.answers, strict=False)
        return {field.name: answer for field, answer in filled if isinstance(answer, str | int)}

    def rows_left(self) -> list[tuple[str | int, ...]]:
        """The whole answers that go on from here, where blanks depend on each other."""
        return [row for row in self.offer.rows or () if row[: len(self.answers)] == self.answers]

    def recommended(self) -> Any:
        """The recommended answer to the next blank, if what is chosen so far is recommended, too."""
        best, at = self.offer.best, len(self.answers)
        return best[at] if best is not None and not self.complete and best[:at] == self.answers else None

    def move(self) -> Move:
        """The whole move; Gone if it is not legal."""
        move = self.offer.make(self.answers)
        if not self.offer.accepts(move):
            raise Gone
        return move

    @property
    def legal(self) -> bool:
        """Whether it is a whole move that is legal."""
        return self.complete and self.offer.accepts(self.offer.make(self.answers))

    def filled(self, answer: Any) -> "Draft":
        """The next blank is filled, and no other."""
        return Draft(self.offer, (*self.answers, answer))

    def answered(self, answer: Any) -> "Draft":
        """The next blank is filled, and with it all after it that leave no choice."""
        return self.filled(answer).advanced()

    def holding(self, partial: Any) -> "Draft":
        """The next blank is half filled."""
        return Draft(self.offer, self.answers, partial)

    def advanced(self) -> "Draft":
        """Fill all that leaves no choice."""
        if self.complete:
            return self
        if self.offer.rows is not None or isinstance(self.field, Pick):
            choices: Sequence[str | int] = self.numbers if isinstance(self.field, Amount) else self.choices
            return self.answered(choices[0]) if len(choices) == 1 else self
        return self.answered(self.field.any_answer(lambda _: 0)) if self.field.forced() else self

    def args(self) -> tuple[str, ...]:
        """The draft as parts of an id."""
        room = _room(self.offer)
        codes = [_write(field, answer, room) for field, answer in zip(self.offer.fields, self.answers, strict=False)]
        verb = short(self.offer.verb, VERB_ROOM)
        if self.partial is None:
            return (verb, ",".join(codes)) if codes else (verb,)
        return verb, ",".join(codes), _write(self.field, self.partial, room)


def drafted(request: Request, args: Sequence[str]) -> Draft:
    """The draft that an id holds; Gone if it does not fit what is offered now."""
    verb, answers, partial = (*args, "", "")[:3] if args else ("", "", "")
    offer = next((offer for offer in request.offers if short(offer.verb, VERB_ROOM) == verb), None)
    if offer is None:
        raise Gone
    draft = Draft(offer)
    codes = answers.split(",") if answers else []
    if len(codes) > len(offer.fields):
        raise Gone
    for code in codes:
        draft = Draft(offer, (*draft.answers, _read(draft, code)))
    if partial and not draft.complete:
        draft = draft.holding(_read(draft, partial))
    return draft


def cells(field: Spread) -> tuple[tuple[str, str], ...]:
    """Every place that has room with every kind that it takes and of which there are pieces."""
    return tuple(
        (place.word, kind) for place in field.places for kind, count in field.pieces if count and place.room(kind)
    )


def _room(offer: Offer) -> int:
    return ANSWERS_ROOM // max(1, len(offer.fields)) - 1


def _cell_sizes(field: Spread) -> list[int]:
    capacity = {place.word: place.capacity for place in field.places}
    stock = dict(field.pieces)
    return [min(capacity[place], stock[kind]) + 1 for place, kind in cells(field)]


def _write(field: AnyField, answer: Any, room: int) -> str:
    match field:
        case Amount():
            return str(answer)
        case PickSome():
            ticks = [int(word in answer) for word in field.words]
            return mark(field.words) + pack(ticks, [2] * len(ticks))
        case Arrange():
            return mark(field.words) + DIGITS[len(answer)] + _pack_order(field.words, answer)
        case Spread():
            counts = {(place, kind): count for place, kind, count in answer}
            sizes = _cell_sizes(field)
            return mark((cells(field), sizes)) + pack([counts.get(cell, 0) for cell in cells(field)], sizes)
        case Pick():
            return short(answer, room)


def _read(draft: Draft, code: str) -> Any:
    field = draft.field
    try:
        match field:
            case Amount():
                return int(code)
            case PickSome():
                ticks = unpack(_unmarked(code, field.words), [2] * len(field.words))
                return tuple(word for word, ticked in zip(field.words, ticks, strict=True) if ticked)
            case Arrange():
                order = _unmarked(code, field.words)
                return _unpack_order(field.words, DIGITS.index(order[0]), order[1:])
            case Spread():
                sizes = _cell_sizes(field)
                counts = unpack(_unmarked(code, (cells(field), sizes)), sizes)
                puts = dict(zip(cells(field), counts, strict=True))
                return field.in_order(puts)
            case Pick():
                room = _room(draft.offer)
                return next(word for word in draft.choices if short(word, room) == code)
    except (ValueError, IndexError, StopIteration):
        raise Gone from None


def _unmarked(code: str, parts: Sequence[object]) -> str:
    if code[:3] != mark(parts):
        raise Gone
    return code[3:]


def _pack_order(words: Sequence[str], order: Sequence[str]) -> str:
    left = list(words)
    digits: list[int] = []
    for word in order:
        digits.append(left.index(word))
        left.remove(word)
    return pack(digits, [len(words) - done for done in range(len(order))])


def _unpack_order(words: Sequence[str], count: int, code: str) -> tuple[str, ...]:
    left = list(words)
    return tuple(left.pop(digit) for digit in unpack(code, [len(words) - done for done in range(count)]))
