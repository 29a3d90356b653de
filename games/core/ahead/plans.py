"""Answers that a seat leaves for questions to come: for the next one of a kind, or for each until it says so.

A plan is no part of the game's state: nobody can see it in anything. Whether it fits is found out in `answering`.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, assert_never

import msgspec

from games.core.ahead.coming import kind_of
from games.core.events import Phrase
from games.core.fields import Amount, AnyField, Arrange, Pick, PickSome, Spread, read
from games.core.moves import IllegalMove, Move, Offer, Request
from games.core.rules import S
from games.core.seats import QuestionNumber, Seat

if TYPE_CHECKING:
    from games.core.game import Game

EVERY = "*"
"""The question of a plan that is for all of them; behind a step, whatever that is about."""


class Need(msgspec.Struct, frozen=True):
    """At least so many of something: by noun and word, as a game's holdings are named."""

    noun: str
    word: str
    least: int


class Wish(msgspec.Struct, frozen=True):
    """One answer that is wanted, if it is possible then and its conditions hold."""

    move: str
    """The move's text form, with open words where any will do; the verb alone where all of the move is open."""
    fields: tuple[AnyField, ...] = ()
    """Its blanks with no more than the chosen words, so that it can be told at any time."""
    most: tuple[str, str] | None = None
    """Of all moves of the verb the one that brings most of this."""
    brings: Need | None = None
    """Only if it brings at least so much."""
    has: Need | None = None
    """Only if the seat has at least so much then."""
    whichever: bool = False
    """Any move of the verb: the recommended one, or the first."""
    asks: bool = False
    """If it is possible, its seat is asked after all."""
    never: bool = False
    """The question is answered as if nothing of this verb were in it, where that leaves a single answer."""


class Plan(msgspec.Struct, frozen=True):
    """What a seat wants to answer to its next question of a kind, or to each of them, the most wanted first."""

    question: str
    prompt: Phrase
    """The question in words, as it was imagined when the plan was made."""
    wishes: tuple[Wish, ...]
    after: QuestionNumber
    """It is meant for a question with a later number."""
    unchanged: tuple[Need, ...] | None = None
    """Only if the seat still has exactly this."""
    stays: bool = False
    """It is for each such question until its seat says so; where nothing in it fits, the seat is asked."""
    while_it_fits: bool = False
    """It stays only until nothing in it fits."""
    until: tuple[str, ...] = ()
    """It stays only until its seat makes a move of one of these verbs."""

    def meant_for(self, request: Request) -> bool:
        """Whether this is a question that the plan was made for."""
        return request.asked and request.asked_after(self.after) and self.question in questions_of(request.prompt)

    def after_question(self, request: Request) -> "Plan":
        """The same, not meant for this question any more."""
        return msgspec.structs.replace(self, after=request.number)


def about_anything(prompt: Phrase) -> str:
    """The question of a plan for all questions of this step, whatever words they are about."""
    return f"{prompt.key} {EVERY}"


def questions_of(prompt: Phrase) -> tuple[str, str, str]:
    """The questions that plans for it may have, the narrowest first."""
    return kind_of(prompt), about_anything(prompt), EVERY


def wish_for(offer: Offer, move: Move) -> Wish:
    """A wish for this very move."""
    answers = zip(offer.fields, move.answers(), strict=True)
    return Wish(offer.text(move), tuple(_kept(field, answer) for field, answer in answers))


def wished_move(game: "Game[S]", wish: Wish) -> tuple[Offer, Move] | None:
    """The move of a wish with the offer that tells of it; None where it is but a verb, or if its blanks are others."""
    kind = game.rules.moves().get(verb_of_wish(wish))
    if kind is None or wish.most is not None or wish.whichever or wish.never:
        return None
    try:
        offer = Offer(kind, wish.fields)
        return offer, Request(Seat(0), QuestionNumber(0), False, Phrase(""), (offer,)).read(wish.move)
    except (ValueError, IllegalMove):
        return None


def verb_of_wish(wish: Wish) -> str:
    """The verb of what is wished."""
    return verb_of_text(wish.move)


def verb_of_text(text: str) -> str:
    """The verb of a move in its text form."""
    return read(text.partition(" ")[0])


def due(plans: Sequence[Plan], request: Request, passed: Collection[Plan] = ()) -> Plan | None:
    """The first of the plans that are meant for this question: those for one time come first, then the narrowest."""
    questions = questions_of(request.prompt)
    meant = [plan for plan in plans if plan not in passed and plan.meant_for(request)]
    return min(meant, key=lambda plan: (plan.stays, questions.index(plan.question)), default=None)


def held(game: "Game[S]", state: S, seat: Seat) -> tuple[Need, ...]:
    """What the seat has, as it knows it."""
    if game.telling.holdings is None:
        return ()
    holdings = game.telling.holdings(game.view(state, seat), seat)
    return tuple(Need(noun, word, count) for (noun, word), count in holdings.items())


def has_lost(game: "Game[S]", before: S, now: S, seat: Seat) -> bool:
    """Whether the seat has less of anything than before, as it knows it."""
    had, has = ({(one.noun, one.word): one.least for one in held(game, state, seat)} for state in (before, now))
    return any(has.get(what, 0) < count for what, count in had.items())


def _kept(field: AnyField, answer: Any) -> AnyField:
    """The blank with nothing in it but what was chosen."""
    match field:
        case Pick():
            return msgspec.structs.replace(field, words=(answer,), told=_told(field, (answer,)))
        case PickSome():
            return msgspec.structs.replace(field, words=answer, least=0, most=len(answer), told=_told(field, answer))
        case Arrange():
            return msgspec.structs.replace(field, words=answer, told=_told(field, answer))
        case Spread():
            words = {word for put in answer for word in put[:2]}
            places = tuple(place for place in field.places if place.word in words)
            told = _told(field, words)
            return msgspec.structs.replace(field, places=places, groups=(), now=(), moving=0, least=0, told=told)
        case Amount():
            return field
        case _:
            assert_never(field)


def _told(field: AnyField, words: Collection[str]) -> dict[str, Phrase] | None:
    return None if field.told is None else {word: told for word, told in field.told.items() if word in words}
