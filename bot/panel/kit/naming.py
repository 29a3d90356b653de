"""What moves, blanks and answers are called."""

from collections.abc import Sequence
from typing import Any

from games.core.fields import Arrange, Field, Pick, PickSome, Put, Spread
from games.core.moves import Move, Offer
from texts import Teller

COUNT = "×"
SHORTEST_STEM = 3
ENDING = 2
ZERO = (0, "0")
"""Of several numbers those that are none go without saying."""


def verb_name(say: Teller, verb: str) -> str:
    """What a move is called on a button."""
    return say(f"verb-{verb}")


def verb_about(say: Teller, verb: str) -> str:
    """What a move is, in a sentence."""
    return say(f"verb-{verb}-about")


def field_name(say: Teller, noun: str) -> str:
    """What a blank is called."""
    return say.blank(noun)


def names_it(move: str, field: str) -> bool:
    """Whether the move's name holds the blank's, whatever its ending: "Сбросить карту" asks for a "карта"."""
    stem = field.casefold()[: max(SHORTEST_STEM, len(field) - ENDING)]
    return any(word.startswith(stem) for word in move.casefold().split())


def answer_name(say: Teller, field: Field, answer: Any) -> str:
    """An answer as people read it."""
    if isinstance(field, Spread):
        gone = _gone(field, answer)
        parts = [_went(say, field, *put) for put in gone] or [_piece(say, field, *put) for put in answer]
        return say.words("core-list-separator").join(parts) or say.words("core-nothing")
    if isinstance(answer, tuple):
        separator = " → " if isinstance(field, Arrange) else say.words("core-list-separator")
        return separator.join(say.choice(field, word) for word in answer) or none_name(say, field)
    return say.choice(field, answer) if isinstance(answer, str) else str(answer)


def none_name(say: Teller, field: Field, otherwise: str = "core-nothing") -> str:
    """What it is called to choose none of these."""
    key = f"{say.key}-none-{field.noun}"
    return say.words(key if isinstance(field, PickSome) and say.words.has(key) else otherwise)


def move_name(say: Teller, offer: Offer, answers: Sequence[Any]) -> str:
    """A move, or the part of it that is already chosen."""
    named = _named(say, offer, list(zip(offer.fields, answers, strict=False)))
    verb = verb_name(say, offer.verb)
    return f"{verb}: {_joined(say, named)}" if named else verb


def answers_name(say: Teller, offer: Offer, answers: Sequence[Any], begin: int = 0) -> str:
    """The answers from one blank on; those that mean nothing only if all do."""
    return _joined(say, _named(say, offer, list(zip(offer.fields, answers, strict=True))[begin:]))


def _named(say: Teller, offer: Offer, given: Sequence[tuple[Field, Any]]) -> list[str]:
    telling = [(field, answer) for field, answer in given if not _silent(field, answer)] or given
    return [part_name(say, offer, field, answer) for field, answer in telling]


def _silent(field: Field, answer: Any) -> bool:
    return answer in ZERO or (isinstance(field, Pick) and answer in field.silent)


def part_name(say: Teller, offer: Offer, field: Field, answer: Any) -> str:
    """An answer as it stands among others: a number says of what."""
    return say.numbered(offer, field, answer_name(say, field, answer))


def whole_move_name(say: Teller, offer: Offer, move: Move) -> str:
    """A move in words, as the lists of moves show it."""
    return move_name(say, offer, move.answers())


def kinds_matter(field: Spread) -> bool:
    """Whether there are pieces of several kinds to tell apart."""
    return len(field.pieces) > 1


def _gone(field: Spread, answer: Sequence[Put]) -> list[Put]:
    """Where only some pieces go elsewhere, these; the others stay without a word."""
    before = {(place, kind): count for place, kind, count in field.now}
    gone = [(place, kind, count - before.get((place, kind), 0)) for place, kind, count in answer]
    return [put for put in gone if put[2] > 0] if field.moving else []


def _went(say: Teller, field: Spread, place: str, kind: str, count: int) -> str:
    piece = f"{say.kind(field, kind)} → {say.choice(field, place)}"
    return piece if count == 1 else say.words("core-times", what=piece, count=count)


def _piece(say: Teller, field: Spread, place: str, kind: str, count: int) -> str:
    if not kinds_matter(field):
        return say.words("core-times", what=say.choice(field, place), count=count)
    piece = say.kind(field, kind)
    pieces = piece if count == 1 else say.words("core-times", what=piece, count=count)
    return say.words("core-piece", place=say.choice(field, place), piece=pieces)


def followed(say: Teller, part: str) -> str:
    """What stands after others in a list: a count belongs to what is before it."""
    return f" {part}" if part.startswith(COUNT) else say.words("core-list-separator") + part


def _joined(say: Teller, parts: Sequence[str]) -> str:
    return "".join(followed(say, part) if at else part for at, part in enumerate(parts))
