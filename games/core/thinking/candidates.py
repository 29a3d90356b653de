"""The moves worth comparing: the sensible one first, then what the game proposes and what the offers list."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from games.core.ahead.best import to_the_point
from games.core.fields import Arrange, Spread
from games.core.game import AnyGame
from games.core.moves import Move, Offer, Request
from games.core.state import GameState

LISTED = 400
"""So many moves of one offer are looked through."""


def candidates(
    game: AnyGame, view: GameState, request: Request, first: Move, most: int, also: Sequence[Move] = ()
) -> list[Move]:
    """Up to so many different moves, these among them.

    Where there are more, each kind of move has its share, spread over its list.
    """
    offers = to_the_point(request)
    thinking = game.thinking
    if thinking.matters is not None and not thinking.matters(view, request):
        return list(dict.fromkeys((first, *also)))
    proposed = [move for move in thinking.proposals(view, request, first) if request.accepts(move)]
    known = [first, *also, *_spread_over(proposed, most // 2)]
    lists = [
        [move for move in _listed(offer, first) if move not in known]
        for offer in offers
        if offer.verb not in thinking.left_alone
    ]
    room = max(0, most - len(known))
    share = -(-room // max(1, len(lists)))
    if sum(map(len, lists)) > room:
        spare = room - sum(min(len(each), share) for each in lists)
        lists = [_spread_over(each, share + spare if len(each) > share else share) for each in lists]
    abreast = (move for row in zip_longest(*lists) for move in row if move is not None)
    return list(dict.fromkeys((*known, *abreast)))[:most]


def _listed(offer: Offer, first: Move) -> Sequence[Move]:
    """What an offer lists; of a spread or an order there is no list worth trying, so the sensible one stands for it."""
    if any(isinstance(field, Arrange | Spread) for field in offer.fields):
        return () if offer.makes is type(first) else offer.moves(1)
    return offer.moves(LISTED)


def _spread_over(moves: Sequence[Move], count: int) -> list[Move]:
    return list(_evenly(moves, count)) if len(moves) > count else list(moves)


def _evenly(moves: Sequence[Move], count: int) -> Iterator[Move]:
    for at in range(count):
        yield moves[at * len(moves) // count]
