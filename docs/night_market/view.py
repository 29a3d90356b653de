"""What may be known: all but the pile, the others' hands and bids, what others whisper, and the seed."""

from collections import Counter

from docs.night_market.components import GOODS
from docs.night_market.state import Exchange, State
from games.core.chance import Chance
from games.core.parts.seeing import HIDDEN, UNKNOWN, to_be_masked
from games.core.seats import Seat
from games.core.talk import hide_private


def view(state: State, viewer: Seat | None) -> State:
    """Not even how many goods another holds: an exchange between two would tell the others of itself."""
    seen = to_be_masked(state, viewer)
    seen.pile = [HIDDEN] * len(seen.pile)
    if state.over:
        return seen
    for seat in seen.every_seat():
        if seat != viewer:
            seen.players[seat].hand = []
    seen.bids = {seat: coins if seat == viewer else UNKNOWN for seat, coins in sorted(seen.bids.items())}
    hide_private(seen, viewer)
    return seen


def draw_hidden(imagined: State, viewer: Seat | None, chance: Chance) -> None:
    """What the viewer does not know could lie in any other hand, or in the pile; others may have bid anything."""
    unseen = Counter({good.key: good.copies for good in GOODS.values()})
    unseen.subtract(imagined.sold)
    for deal in exchanges(imagined):
        unseen.subtract(deal.give)
    if viewer is not None:
        unseen.subtract(imagined.players[viewer].hand)
    left = list(unseen.elements())
    chance.shuffle(left)
    imagined.pile = [left.pop() for _ in imagined.pile]
    others = [seat for seat in imagined.every_seat() if seat != viewer]
    for good in left:
        imagined.players[others[chance.below(len(others))]].hand.append(good)
    for seat, coins in imagined.bids.items():
        if coins == UNKNOWN:
            imagined.bids[seat] = chance.below(imagined.players[seat].coins + 1)


def exchanges(state: State) -> list[Exchange]:
    """The open deals for which goods are set aside."""
    return [proposal for proposal in state.proposals if isinstance(proposal, Exchange)]
