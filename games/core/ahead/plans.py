"""Answers that a seat leaves for questions to come. Whether one fits is found out when its question is asked.

A plan is judged by what its seat may know then, and is no part of the game's state: nobody can see it in anything.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, assert_never

import msgspec

from games.core.ahead.coming import kind_of
from games.core.ahead.outlook import Foresight
from games.core.events import Phrase
from games.core.fields import Amount, AnyField, Arrange, Pick, PickSome, Spread, read
from games.core.moves import IllegalMove, Move, Offer, Request
from games.core.play import Play
from games.core.rules import S
from games.core.seats import QuestionNumber, Seat

if TYPE_CHECKING:
    from games.core.game import Game

COMPARED = 200
"""So many moves of a verb are compared where the best of them is wished."""


class Need(msgspec.Struct, frozen=True):
    """At least so many of something: by noun and word, as a game's holdings are named."""

    noun: str
    word: str
    least: int


class Wish(msgspec.Struct, frozen=True):
    """One answer that is wanted, if it is possible then and its conditions hold."""

    move: str
    """The move's text form; the verb alone where the best move of that verb is wanted."""
    fields: tuple[AnyField, ...] = ()
    """Its blanks with no more than the chosen words, so that it can be told at any time."""
    most: tuple[str, str] | None = None
    """Of all moves of the verb the one that brings most of this."""
    brings: Need | None = None
    """Only if it brings at least so much."""
    has: Need | None = None
    """Only if the seat has at least so much then."""


class Plan(msgspec.Struct, frozen=True):
    """What a seat wants to answer to its next question of a kind, the most wanted first."""

    question: str
    prompt: Phrase
    """The question in words, as it was imagined when the plan was made."""
    wishes: tuple[Wish, ...]
    after: QuestionNumber
    """It is meant for a question with a later number."""
    unchanged: tuple[Need, ...] | None = None
    """Only if the seat still has exactly this."""

    def meant_for(self, request: Request) -> bool:
        """Whether this is the question that the plan was made for."""
        return request.asked and request.asked_after(self.after) and kind_of(request.prompt) == self.question


def wish_for(offer: Offer, move: Move) -> Wish:
    """A wish for this very move."""
    answers = zip(offer.fields, move.answers(), strict=True)
    return Wish(offer.text(move), tuple(_kept(field, answer) for field, answer in answers))


def wished_move(game: "Game[S]", wish: Wish) -> tuple[Offer, Move] | None:
    """The move of a wish with the offer that tells of it; None for the best of a verb, or if its blanks are others."""
    kind = game.rules.moves().get(verb_of_wish(wish))
    if kind is None or wish.most is not None:
        return None
    try:
        offer = Offer(kind, wish.fields)
        return offer, Request(Seat(0), QuestionNumber(0), False, Phrase(""), (offer,)).read(wish.move)
    except (ValueError, IllegalMove):
        return None


def verb_of_wish(wish: Wish) -> str:
    """The verb of what is wished."""
    return read(wish.move.partition(" ")[0])


def due(plans: Sequence[Plan], request: Request) -> Plan | None:
    """The first of the plans that is meant for this question."""
    return next((plan for plan in plans if plan.meant_for(request)), None)


def planned(game: "Game[S]", play: Play[S], seat: Seat, plan: Plan) -> Move | None:
    """The answer by this plan; None if nothing in it fits any more."""
    if plan.unchanged is not None and held(game, play.state, seat) != plan.unchanged:
        return None
    request = play.legal(seat)
    foresight = Foresight(game, play.state, seat, seat)
    moves = (_wished(game, play, request, foresight, wish) for wish in plan.wishes)
    return next((move for move in moves if move is not None), None)


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


def _wished(game: "Game[S]", play: Play[S], request: Request, foresight: Foresight[S], wish: Wish) -> Move | None:
    if wish.has is not None and not _has(held(game, play.state, request.seat), wish.has):
        return None
    move = _written(request, wish.move) if wish.most is None else _most(request, foresight, wish)
    if move is None or not request.accepts(move):
        return None
    need = wish.brings
    enough = need is None or _gain(foresight, move, (need.noun, need.word)) >= need.least
    return move if enough else None


def _written(request: Request, text: str) -> Move | None:
    try:
        return request.read(text)
    except IllegalMove:
        return None


def _most(request: Request, foresight: Foresight[S], wish: Wish) -> Move | None:
    """The move of the verb that brings most; none if none of them brings any."""
    offer = request.offer(read(wish.move))
    if offer is None or wish.most is None:
        return None
    gains = [(_gain(foresight, move, wish.most), move) for move in offer.moves(COMPARED)]
    most = max((gain for gain, _ in gains), default=0)
    return next(move for gain, move in gains if gain == most) if most > 0 else None


def _gain(foresight: Foresight[S], move: Move, what: tuple[str, str]) -> int:
    changes = foresight.outlook(move).changes
    return sum(change.count for change in changes if (change.noun, change.word) == what)


def _has(holdings: Sequence[Need], need: Need) -> bool:
    return any((one.noun, one.word) == (need.noun, need.word) and one.least >= need.least for one in holdings)
