"""Moves and what may be moved: an offer describes all legal moves of one verb, and everything is derived from it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice, product
from operator import methodcaller
from typing import Any, assert_never

import msgspec

from games.core.events import Phrase
from games.core.fields import NOTHING, Amount, AnyField, Arrange, Pick, PickSome, Spread, read, written
from games.core.kinds import word_of
from games.core.seats import QuestionNumber, Seat


class Move(msgspec.Struct, frozen=True, tag_field="verb", tag=word_of):
    """What a seat does in one gesture, named by its class: `class Ship(Move, frozen=True)` is `ship`; or by a `tag`."""

    @property
    def verb(self) -> str:
        """The word that names the move, in texts, commands and tests."""
        return verb_of(type(self))

    def answers(self) -> tuple[Any, ...]:
        """What fills the blanks, in order."""
        return msgspec.structs.astuple(self)


@lru_cache(maxsize=1024)
def verb_of(move: type[Move]) -> str:
    """The word of a kind of move."""
    return str(move.__struct_config__.tag)


class IllegalMove(Exception):
    """The move is not possible now; the reason is for the person who tried it."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.key)
        self.reason = reason


Row = tuple[str | int, ...]
"""One answer for each field, where answers depend on each other."""

IN_ROWS = (Pick, Amount)
NOT_NOW = "core-reason-not-possible"
END_OF_SPREAD = ";"
"""What ends a spread in the text form, if there is more to come."""


class Offer(msgspec.Struct, frozen=True):
    """All legal moves of one verb: a small form. An answer is legal only if it is in this description."""

    makes: type[Move]
    fields: tuple[AnyField, ...] = ()
    rows: tuple[Row, ...] | None = None
    """If given, words and amounts depend on each other: only these combinations are legal."""
    aside: bool = False
    """It does not bear on the question at hand, so that a forced answer need not wait for it."""
    private: bool = False
    """Hidden things decide whether it is there or what is in it, so nobody but its seat may see its controls."""
    best: tuple[Any, ...] | None = None
    """The recommended answers, which come first wherever there is a choice."""

    def __post_init__(self) -> None:
        """What nobody could answer, or nobody could type, is a mistake of the rules and refused at once."""
        if len(self.fields) != len(self.makes.__struct_fields__):
            raise ValueError(f"{self.makes.__name__} has other blanks than its offer")
        if self.rows is not None:
            self._check_rows(self.rows)
        else:
            for field in self.fields:
                if wrong := field.wrong():
                    raise ValueError(f"{self.makes.__name__}: {field.name} {wrong}")
        if self.best is not None and not self._recommends_well(self.best):
            raise ValueError(f"{self.makes.__name__}: what is recommended is not legal: {self.best}")

    def _recommends_well(self, best: tuple[Any, ...]) -> bool:
        """Whether what is recommended is legal, as far as that is seen at a glance: a spread takes longer."""
        if self.rows is not None:
            return best in self.rows
        pairs = zip(self.fields, best, strict=True)
        return all(isinstance(field, Spread) or field.accepts(answer) for field, answer in pairs)

    def _check_rows(self, rows: tuple[Row, ...]) -> None:
        if not rows or len(rows[0]) != len(self.fields):
            raise ValueError(f"{self.makes.__name__}: its rows do not fill its blanks")
        for field in self.fields:
            if type(field) not in IN_ROWS:
                raise ValueError(f"{self.makes.__name__}: rows hold words and numbers, but {field.name} is neither")

    @property
    def verb(self) -> str:
        """The word of the moves it describes."""
        return verb_of(self.makes)

    def accepts(self, move: Move) -> bool:
        """Whether this very move is offered."""
        if type(move) is not self.makes:
            return False
        answers = move.answers()
        if self.rows is not None:
            return answers in self.rows
        return all(map(_fills, self.fields, answers))

    def forced(self) -> bool:
        """Whether exactly one move is legal."""
        if self.rows is not None:
            return len(self.rows) == 1
        return all(map(_is_forced, self.fields))

    def make(self, answers: tuple[Any, ...]) -> Move:
        """The move with these answers, unchecked."""
        return self.makes(*answers)

    def any_move(self, below: Callable[[int], int]) -> Move:
        """A random legal move."""
        if self.rows is not None:
            return self.make(self.rows[below(len(self.rows))])
        return self.makes(*[field.any_answer(below) for field in self.fields])

    def choices(self, name: str, chosen: Mapping[str, str | int]) -> tuple[str, ...]:
        """The words still legal in one blank, given what is chosen in others; none where it takes no words."""
        field = self.field(name)
        match field:
            case Amount() | Spread():
                return ()
            case Pick() | PickSome() | Arrange():
                at = self.fields.index(field)
                words = field.words if self.rows is None else tuple(map(str, self._fitting(at, chosen)))
                return self._best_first(at, words)
            case _:
                assert_never(field)

    def numbers(self, name: str, chosen: Mapping[str, str | int]) -> Sequence[int]:
        """The numbers still legal in one amount, given what is chosen in other blanks."""
        field = self.field(name)
        if not isinstance(field, Amount):
            return ()
        if self.rows is None:
            return range(field.least, field.most + 1)
        return sorted(map(int, self._fitting(self.fields.index(field), chosen)))

    def field(self, name: str) -> AnyField:
        """The blank of this name."""
        return next(field for field in self.fields if field.name == name)

    def _fitting(self, at: int, chosen: Mapping[str, str | int]) -> tuple[str | int, ...]:
        """What stands in this column of all rows that hold what is chosen in the others."""
        names = [field.name for field in self.fields]
        fixed = [(names.index(other), word) for other, word in chosen.items() if other in names and other != names[at]]
        return tuple(dict.fromkeys(row[at] for row in self.rows or () if all(row[i] == word for i, word in fixed)))

    def _best_first(self, at: int, words: tuple[str, ...]) -> tuple[str, ...]:
        best = None if self.best is None else self.best[at]
        return (best, *(word for word in words if word != best)) if isinstance(best, str) and best in words else words

    def moves(self, most: int) -> list[Move]:
        """Up to so many of the legal moves, the recommended one first; of a spread or an order only a sensible one."""
        if self.rows is not None:
            moves = [self.makes(*row) for row in self.rows[:most]]
        elif len(self.fields) == 1:
            moves = [self.makes(answer) for answer in _some_answers(self.fields[0])[:most]]
        else:
            moves = [self.makes(*row) for row in islice(product(*map(_some_answers, self.fields)), most)]
        if self.best is None:
            return moves
        best = self.make(self.best)
        return [best, *(move for move in moves if move != best)][:most]

    def text(self, move: Move) -> str:
        """The move's one short text form."""
        parts = [field.to_text(answer) for field, answer in zip(self.fields, move.answers(), strict=True)]
        for at, field in enumerate(self.fields[:-1]):
            if isinstance(field, Spread):
                parts[at] += END_OF_SPREAD
        return " ".join([written(self.verb), *parts])


_is_forced = methodcaller("forced")


def _fills(field: AnyField, answer: Any) -> bool:
    return field.accepts(answer)


def _some_answers(field: AnyField) -> Sequence[Any]:
    match field:
        case Pick():
            return field.words
        case PickSome():
            few = [(), *((word,) for word in field.words)] if field.least == 0 else [field.first(field.least)]
            return list(filter(field.accepts, few))
        case Arrange():
            return [field.words]
        case Spread():
            return [(not field.moving and field.now) or field.any_answer(lambda _: 0)]
        case Amount():
            return range(field.least, field.most + 1)
        case _:
            assert_never(field)


@lru_cache(maxsize=4096)
def one_of(makes: type[Move], noun: str, words: tuple[str, ...]) -> Offer:
    """An offer of one of these words; its noun says what they name."""
    (name,) = makes.__struct_fields__
    return Offer(makes, (Pick(name, noun, words),))


def offer_of_rows(
    makes: type[Move],
    rows: Sequence[tuple[str, ...]],
    *nouns: str,
    private: bool = False,
    told: Mapping[str, dict[str, Phrase]] | None = None,
    silent: tuple[str, ...] = (NOTHING,),
) -> Offer:
    """An offer whose words depend on each other; a noun for each blank says what its words name."""
    columns = zip(*rows, strict=True)
    fields = tuple(
        [
            Pick(name, noun, tuple(dict.fromkeys(column)), silent, told=(told or {}).get(name))
            for name, noun, column in zip(makes.__struct_fields__, nouns, columns, strict=True)
        ]
    )
    return Offer(makes, fields, tuple(rows), private=private)


class Request(msgspec.Struct, frozen=True):
    """What a seat may do now: asked, if the game waits for it; else only the moves open at any time."""

    seat: Seat
    number: QuestionNumber
    """Counts the seat's questions, so that a late answer to an earlier one is recognised."""
    asked: bool
    prompt: Phrase
    offers: tuple[Offer, ...]
    secret: bool = False
    """What is offered is for this seat's eyes alone."""
    private: bool = False
    """There may be private offers beside the public ones, so a control for them is always shown."""
    changing: bool = False
    """The seat has answered, and may do so anew until all have."""
    began: QuestionNumber | None = None
    """The number with which the question was first asked, if its seat has done something else since."""
    whispers: int | None = None
    """Counts what its seat has done without anybody else's notice; nobody else is told."""

    def asked_after(self, number: QuestionNumber) -> bool:
        """Whether it is a later question than the one that had this number."""
        return (self.number if self.began is None else self.began) > number

    def numbered_anew(self, number: QuestionNumber) -> "Request":
        """The same question, which stands though its seat has done something else."""
        began = self.number if self.asked and self.began is None else self.began
        return msgspec.structs.replace(self, number=number, began=began)

    def unadvised(self) -> "Request":
        """The same without recommendations."""
        if all(offer.best is None for offer in self.offers):
            return self
        return msgspec.structs.replace(self, offers=tuple(map(_unadvised, self.offers)))

    def public(self) -> "Request":
        """What everybody may see of it."""
        seen = tuple(offer for offer in self.offers if not offer.private)
        return msgspec.structs.replace(self, offers=seen, whispers=None)

    def as_recommended(self, move: Move) -> Move:
        """What is recommended among the moves of the same verb, if anything is; else this move."""
        offer = self.offered(move)
        return move if offer is None or offer.best is None else offer.make(offer.best)

    def offered(self, move: Move) -> Offer | None:
        """The offer that this move is in; None if it is not legal now."""
        for offer in self.offers:
            if offer.accepts(move):
                return offer
        return None

    def offer(self, verb: str) -> Offer | None:
        """The offer of this verb, if there is one."""
        return next((offer for offer in self.offers if offer.verb == verb), None)

    def accepts(self, move: Move) -> bool:
        """Whether the move is legal now."""
        return self.offered(move) is not None

    def forced(self) -> Move | None:
        """The only legal answer, if there is just one."""
        return only_answer([offer for offer in self.offers if not offer.aside])

    def text(self, move: Move) -> str:
        """The text form of one of these moves."""
        offer = self.offer(move.verb)
        if offer is None:
            raise IllegalMove(Phrase("core-reason-not-now"))
        return offer.text(move)

    def read(self, text: str) -> Move:
        """The move that a person typed; it may still be illegal."""
        typed_verb, _, rest = text.strip().partition(" ")
        offer = self.offer(read(typed_verb)) or self.offer(typed_verb.lower())
        if offer is None:
            verbs = ", ".join(written(offer.verb) for offer in self.offers)
            raise IllegalMove(Phrase("core-reason-no-such-move", {"text": typed_verb[:40], "verbs": verbs}))
        return offer.make(tuple(_answers(offer, rest.strip())))


def only_answer(bearing: Sequence[Offer]) -> Move | None:
    """The only move of these offers, if there is just one."""
    return bearing[0].any_move(lambda _: 0) if len(bearing) == 1 and bearing[0].forced() else None


def _answers(offer: Offer, text: str) -> Iterator[Any]:
    for field in offer.fields:
        if isinstance(field, Spread):
            part, _, text = (each.strip() for each in text.partition(END_OF_SPREAD))
        else:
            part, _, text = text.partition(" ")
            text = text.strip()
        if not part:
            raise IllegalMove(Phrase("core-reason-missing-word", {"field": field.noun}))
        try:
            yield field.from_text(part)
        except ValueError:
            raise IllegalMove(Phrase("core-reason-unreadable", {"text": part[:40], "field": field.noun})) from None
    if text:
        raise IllegalMove(Phrase("core-reason-too-many-words", {"text": text[:40]}))


def _unadvised(offer: Offer) -> Offer:
    return offer if offer.best is None else msgspec.structs.replace(offer, best=None)


def not_now(move: Move, request: Request | None = None) -> Phrase:
    """It is not this move's time: a game tells by `<game>-when-<verb>` when that is; or it is, but not so."""
    if request is not None and request.offer(move.verb) is not None:
        return Phrase("core-reason-not-so", {"verb": move.verb})
    return Phrase(NOT_NOW, {"verb": move.verb})
