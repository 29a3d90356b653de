"""What may be known: all but the pile, the others' hands and bids, what others whisper, and the seed."""

from collections import Counter

from docs.night_market.components import GOODS
from docs.night_market.state import HIDDEN, UNKNOWN, Exchange, State
from games.core.chance import Chance
from games.core.saving import clone
from games.core.seats import Seat
from games.core.talk import hide_private


def view(state: State, viewer: Seat | None) -> State:
    """A hand keeps its size, with what is set aside in deals that the viewer knows nothing of."""
    seen = clone(state)
    seen.chance.seed = ""
    seen.pile = [HIDDEN] * len(seen.pile)
    if state.over:
        return seen
    for seat in seen.every_seat():
        if seat != viewer:
            secret = [deal for deal in exchanges(state) if deal.by == seat and not deal.known_to(viewer)]
            aside = sum(len(deal.give) for deal in secret)
            seen.players[seat].hand = [HIDDEN] * (len(state.players[seat].hand) + aside)
    seen.bids = {seat: coins if seat == viewer else UNKNOWN for seat, coins in sorted(seen.bids.items())}
    hide_private(seen, viewer)
    return seen


def imagine(state: State, viewer: Seat | None, chance: Chance) -> State:
    """What the viewer does not know could lie in any other hand, or in the pile; others may have bid anything."""
    imagined = view(state, viewer)
    imagined.chance.seed = "".join(f"{chance.below(1 << 32):08x}" for _ in range(8))
    unseen = Counter({good.key: good.copies for good in GOODS.values()})
    unseen.subtract(imagined.sold)
    for deal in exchanges(imagined):
        unseen.subtract(deal.give)
    for player in imagined.players:
        unseen.subtract(good for good in player.hand if good != HIDDEN)
    left = list(unseen.elements())
    chance.shuffle(left)
    for player in imagined.players:
        player.hand = [left.pop() if good == HIDDEN else good for good in player.hand]
    imagined.pile = left
    for seat, coins in imagined.bids.items():
        if coins == UNKNOWN:
            imagined.bids[seat] = chance.below(imagined.players[seat].coins + 1)
    return imagined


def exchanges(state: State) -> list[Exchange]:
    """The open deals for which goods are set aside."""
    return [proposal for proposal in state.proposals if isinstance(proposal, Exchange)]
