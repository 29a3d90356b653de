"""What moves, blanks and answers are called."""

from collections.abc import Callable, Sequence
from typing import Any

from games.core.fields import NOTHING, Arrange, Field, Spread, written
from games.core.moves import Move, Offer
from texts import Teller


def verb_name(say: Teller, verb: str) -> str:
    """What a move is called on a button."""
    return say(f"verb-{verb}")


def verb_about(say: Teller, verb: str) -> str:
    """What a move is, in a sentence."""
    return say(f"verb-{verb}-about")


def field_name(say: Teller, noun: str) -> str:
    """What a blank is called."""
    return _first(say, f"{say.key}-field-{noun}", f"core-field-{noun}", otherwise=lambda: written(noun))


def answer_name(say: Teller, field: Field, answer: Any) -> str:
    """An answer as people read it."""
    if isinstance(field, Spread):
        parts = [f"{say.choice(field, place)} {_pieces(say, field, kind, count)}" for place, kind, count in answer]
        return say.words("core-list-separator").join(parts) or say.words("core-nothing")
    if isinstance(answer, tuple):
        separator = " → " if isinstance(field, Arrange) else say.words("core-list-separator")
        return separator.join(say.choice(field, word) for word in answer) or say.words("core-nothing")
    return say.choice(field, answer) if isinstance(answer, str) else str(answer)


def move_name(say: Teller, offer: Offer, answers: Sequence[Any]) -> str:
    """A move, or the part of it that is already chosen."""
    named = [answer_name(say, field, answer) for field, answer in zip(offer.fields, answers, strict=False)]
    verb = verb_name(say, offer.verb)
    return f"{verb}: {', '.join(named)}" if named else verb


def answers_name(say: Teller, offer: Offer, answers: Sequence[Any], begin: int = 0) -> str:
    """The answers from one blank on; those that mean nothing only if all do."""
    given = list(zip(offer.fields, answers, strict=True))[begin:]
    telling = [(field, answer) for field, answer in given if answer != NOTHING] or given
    return say.words("core-list-separator").join(answer_name(say, field, answer) for field, answer in telling)


def whole_move_name(say: Teller, offer: Offer, move: Move) -> str:
    """A move in words, as the lists of moves show it."""
    return move_name(say, offer, move.answers())


def kinds_matter(field: Spread) -> bool:
    """Whether there are pieces of several kinds to tell apart."""
    return len(field.pieces) > 1


def _pieces(say: Teller, field: Spread, kind: str, count: int) -> str:
    return f"{count} {say.kind(field, kind)}" if kinds_matter(field) else str(count)


def _first(say: Teller, *keys: str, otherwise: Callable[[], str]) -> str:
    for key in keys:
        if say.words.has(key):
            return say.words(key)
    return otherwise()
