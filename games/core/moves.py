"""Moves and what may be moved: an offer describes all legal moves of one verb, and everything is derived from it."""

from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any

import msgspec

from games.core.events import Phrase
from games.core.fields import Arrange, Field, Pick, PickSome, Spread, read, written
from games.core.seats import QuestionNumber, Seat


class Move(msgspec.Struct, frozen=True, tag_field="verb"):
    """What a seat does in one gesture. Each game names its moves: `class Ship(Move, frozen=True, tag="ship")`."""

    @property
    def verb(self) -> str:
        """The word that names the move, in texts, commands and tests."""
        return verb_of(type(self))

    def answers(self) -> tuple[Any, ...]:
        """What fills the blanks, in order."""
        return msgspec.structs.astuple(self)


def verb_of(move: type[Move]) -> str:
    """The word of a kind of move."""
    return str(move.__struct_config__.tag)


class IllegalMove(Exception):
    """The move is not possible now; the reason is for the person who tried it."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Offer(msgspec.Struct, frozen=True):
    """All legal moves of one verb: a small form. An answer is legal only if it is in this description."""

    makes: type[Move]
    fields: tuple[Field, ...] = ()
    rows: tuple[tuple[str, ...], ...] | None = None
    """If given, the picks depend on each other: only these combinations are legal."""
    aside: bool = False
    """It does not bear on the question at hand, so that a forced answer need not wait for it."""

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
        return all(field.accepts(answer) for field, answer in zip(self.fields, answers, strict=True))

    def forced(self) -> bool:
        """Whether exactly one move is legal."""
        if self.rows is not None:
            return len(self.rows) == 1
        return all(field.forced() for field in self.fields)

    def make(self, answers: tuple[Any, ...]) -> Move:
        """The move with these answers, unchecked."""
        return self.makes(*answers)

    def any_move(self, below: Callable[[int], int]) -> Move:
        """A random legal move."""
        if self.rows is not None:
            return self.make(self.rows[below(len(self.rows))])
        return self.make(tuple(field.any_answer(below) for field in self.fields))

    def choices(self, name: str, chosen: dict[str, str]) -> tuple[str, ...]:
        """The words still legal for one pick, given what other picks have already been made."""
        names = [field.name for field in self.fields]
        at = names.index(name)
        if self.rows is None:
            field = self.fields[at]
            return field.words if isinstance(field, Pick | PickSome | Arrange) else ()
        fixed = [(names.index(other), word) for other, word in chosen.items() if other in names and other != name]
        fitting = (row[at] for row in self.rows if all(row[i] == word for i, word in fixed))
        return tuple(dict.fromkeys(fitting))

    def moves(self, most: int) -> list[Move]:
        """Up to so many of the legal moves; of a spread or an order only a sensible one."""
        if self.rows is not None:
            return [self.make(row) for row in self.rows[:most]]
        answers = [_some_answers(field) for field in self.fields]
        return [self.make(row) for row in islice(product(*answers), most)]

    def text(self, move: Move) -> str:
        """The move's one short text form."""
        answers = zip(self.fields, move.answers(), strict=True)
        return " ".join([written(self.verb), *(field.to_text(answer) for field, answer in answers)])


def _some_answers(field: Field) -> list[Any]:
    match field:
        case Pick():
            return list(field.words)
        case PickSome():
            return [(), *((word,) for word in field.words)] if field.least == 0 else [field.words[: field.least]]
        case Arrange():
            return [field.words]
        case Spread():
            return [field.now or field.any_answer(lambda _: 0)]
        case _:
            return list(range(field.least, field.most + 1))  # type: ignore[attr-defined]


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

    def offer(self, verb: str) -> Offer | None:
        """The offer of this verb, if there is one."""
        return next((offer for offer in self.offers if offer.verb == verb), None)

    def accepts(self, move: Move) -> bool:
        """Whether the move is legal now."""
        return any(offer.accepts(move) for offer in self.offers)

    def forced(self) -> Move | None:
        """The only legal answer, if there is just one."""
        only: Offer | None = None
        for offer in self.offers:
            if not offer.aside:
                if only is not None:
                    return None
                only = offer
        return only.any_move(lambda _: 0) if only is not None and only.forced() else None

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


def _answers(offer: Offer, text: str) -> Iterator[Any]:
    for field in offer.fields:
        if isinstance(field, Spread):
            part, text = text, ""
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
