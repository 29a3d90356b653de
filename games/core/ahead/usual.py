"""What people with some sense often answer, as far as a reader knows the position."""

from typing import Any

from msgspec.structs import replace

from games.core.ahead.best import to_the_point
from games.core.fields import Pick
from games.core.game import Game
from games.core.moves import Move, Offer, Request
from games.core.parts.seeing import luck_of
from games.core.rules import S
from games.core.seats import Seat

MOST = 3
"""So many are at hand at once."""
ALIKE = 2
"""So many of them are of one move, where there is another beside what one does for want of anything better."""


def usual_answers(game: Game[S], state: S, request: Request, reader: Seat | None, most: int = MOST) -> list[Move]:
    """The few answers that a sensible player would give one after the other, if the better ones were not there: each
    about something else, and not all of one move, as long as there is anything else.

    Where everybody reads them they follow from what everybody sees: a world is imagined from that, and nothing else.
    """
    seat = request.seat
    seen = game.view(state, reader)
    luck = luck_of(seen, "usual")
    eye = seen if reader == seat else game.view(game.seeing.imagine(state, reader, luck), seat)
    unusual = game.rules.makeshifts | game.rules.seldom_made
    left = replace(request, offers=tuple(to_the_point(request)))
    found: list[Move] = []
    while left.offers and len(found) < most:
        move = game.quick(eye, left, luck)
        if not left.accepts(move):
            break
        found.append(move)
        offers = [offer for each in left.offers for offer in _without(each, move)]
        others = [offer for offer in offers if offer.makes not in {type(move), *unusual}]
        alike = sum(type(each) is type(move) for each in found) >= ALIKE
        left = replace(left, offers=tuple(others if alike and others else offers))
    return [move for offer in request.offers for move in _in_order(offer, found)]


def _without(offer: Offer, move: Move) -> list[Offer]:
    """The offer without this answer; of pieces and sets there is one sensible answer, and no other."""
    if not offer.accepts(move):
        return [offer]
    best = None if offer.best == move.answers() else offer.best
    if offer.rows is not None:
        others = tuple(row for row in offer.rows if row[:1] != move.answers()[:1])
        rows = others or tuple(row for row in offer.rows if row != move.answers())
        return [replace(offer, rows=rows, best=best if best in rows else None)] if rows else []
    match offer.fields:
        case (Pick(words=words) as field,) if len(words) > 1:
            left: Any = replace(field, words=tuple(word for word in words if (word,) != move.answers()))
            return [replace(offer, fields=(left,), best=best)]
        case _:
            return []


def _in_order(offer: Offer, found: list[Move]) -> list[Move]:
    """Those of this offer as it lists them, so that no order tells which looks best."""
    if offer.rows is None:
        words = next((field.words for field in offer.fields[:1] if isinstance(field, Pick)), ())
        return sorted(
            (move for move in found if offer.accepts(move)),
            key=lambda move: words.index(move.answers()[0]) if words else 0,
        )
    return [move for row in offer.rows for move in found if offer.makes is type(move) and row == move.answers()]
