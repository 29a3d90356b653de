"""What a plan comes to when its question is asked, judged by what its seat may know then."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from games.core.ahead.outlook import Foresight
from games.core.ahead.plans import Need, Plan, Wish, held, verb_of_wish
from games.core.fields import ANY, GREATEST, PickSome, Spread
from games.core.moves import IllegalMove, Move, Offer, Request
from games.core.play import Play
from games.core.rules import S

if TYPE_CHECKING:
    from games.core.game import Game

COMPARED = 200
"""So many moves of a verb are compared where the best of them is wished."""
LOOKED_THROUGH = 2000
"""Among so many moves those are looked for that have the wished words."""


class Answer(NamedTuple):
    """A move, or that the seat is asked after all."""

    move: Move | None = None
    over: bool = False
    """What the plan was based on has changed."""


def planned(game: "Game[S]", play: Play[S], request: Request, plan: Plan) -> Answer | None:
    """The answer by this plan to its seat's question; None if nothing in it fits any more."""
    if plan.unchanged is not None and held(game, play.state, request.seat) != plan.unchanged:
        return Answer(over=True)
    foresight = Foresight(game, play.state, request.seat, request.seat)
    conditional = any(wish.has is not None for wish in plan.wishes)
    holdings = held(game, play.state, request.seat) if conditional else ()
    never: set[str] = set()
    for wish in plan.wishes:
        if wish.has is not None and not _has(holdings, wish.has):
            continue
        if wish.never:
            never.add(verb_of_wish(wish))
        elif (move := _wished(request, foresight, wish)) is not None:
            return Answer(None if wish.asks else move)
    only = _without(request, never).forced() if never else None
    return None if only is None else Answer(only)


def _without(request: Request, verbs: set[str]) -> Request:
    offers = tuple(offer for offer in request.offers if offer.verb not in verbs)
    return msgspec.structs.replace(request, offers=offers)


def _wished(request: Request, foresight: Foresight[S], wish: Wish) -> Move | None:
    moves = _possible(request, wish)
    if (need := wish.brings) is not None:
        moves = [move for move in moves if _gain(foresight, move, (need.noun, need.word)) >= need.least]
    if wish.most is None or not moves:
        return next(iter(moves), None)
    gains = [_gain(foresight, move, wish.most) for move in moves]
    most = max(gains)
    return moves[gains.index(most)] if most > 0 else None


def _possible(request: Request, wish: Wish) -> Sequence[Move]:
    """The legal moves that the wish may mean, the most wanted first."""
    offer = request.offer(verb_of_wish(wish))
    if offer is None:
        return ()
    if wish.whichever:
        return offer.moves(1) if proposes(offer) else ()
    if wish.most is not None:
        return offer.moves(COMPARED)
    move = _written(request, wish.move)
    if move is None:
        return ()
    if not {ANY, GREATEST}.intersection(filter(_is_word, move.answers())):
        return (move,) if request.accepts(move) else ()
    return _in_place_of(offer, move)


def proposes(offer: Offer) -> bool:
    """Whether one move of it is recommended, or proposed by what it starts from: words to be ticked propose nothing."""
    if offer.best is not None:
        return True
    ticked = any(isinstance(field, PickSome) for field in offer.fields)
    return not ticked and all(field.proposes for field in offer.fields if isinstance(field, Spread))


def _in_place_of(offer: Offer, pattern: Move) -> Sequence[Move]:
    """The moves with these words, whatever stands in the open blanks; the greatest numbers first where they are wanted.

    Of others the recommended one comes first.
    """
    wanted = pattern.answers()
    found = [
        move
        for move in offer.moves(LOOKED_THROUGH)
        if all(word in (ANY, GREATEST, answer) for word, answer in zip(wanted, move.answers(), strict=True))
    ]
    greatest = [at for at, word in enumerate(wanted) if word == GREATEST]
    if greatest:
        found.sort(key=lambda move: _numbers(move, greatest), reverse=True)
    return found[:COMPARED]


def _numbers(move: Move, at: Sequence[int]) -> tuple[int, ...]:
    """How much it is in all, then blank by blank."""
    answers = move.answers()
    numbers = [int(answers[each]) if str(answers[each]).isdecimal() else 0 for each in at]
    return (sum(numbers), *numbers)


def _is_word(answer: object) -> bool:
    return isinstance(answer, str)


def _written(request: Request, text: str) -> Move | None:
    try:
        return request.read(text)
    except IllegalMove:
        return None


def _gain(foresight: Foresight[S], move: Move, what: tuple[str, str]) -> int:
    changes = foresight.outlook(move).changes
    return sum(change.count for change in changes if (change.noun, change.word) == what)


def _has(holdings: Sequence[Need], need: Need) -> bool:
    return any((one.noun, one.word) == (need.noun, need.word) and one.least >= need.least for one in holdings)
