"""Phase 2: sealed bids, and the order of turn that the highest bidder makes."""

from games.archipelago import moves
from games.archipelago.bank import pay
from games.archipelago.components import CARDS
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import State
from games.archipelago.steps import Bid, OpenBids, RevealBids, SetOrder
from games.core.fields import Amount, Arrange
from games.core.moves import Offer
from games.core.seats import Seat, seat_of, seat_words


@RULES.step(OpenBids)
def open_bids(play: Archipelago, _: OpenBids) -> None:
    play.state.phase = 2
    play.then(Bid(list(play.state.order)), RevealBids())


@RULES.offers(Bid)
def bids(state: State, _: Bid, seat: Seat) -> list[Offer]:
    return [Offer(moves.Bid, (Amount("amount", "amount", 0, state.players[seat].money),))]


@RULES.answer(Bid, moves.Bid)
def bid(play: Archipelago, _: Bid, seat: Seat, move: moves.Bid) -> None:
    play.state.players[seat].bid = move.amount
    play.emit("bids", seat)


def bonus(state: State, seat: Seat) -> int:
    """What the King and the Queen add to a bid, unasked and unpaid."""
    return sum(CARDS[owned.card].bid for owned in state.players[seat].cards)


@RULES.step(RevealBids)
def reveal_bids(play: Archipelago, step: RevealBids) -> None:
    state = play.state
    totals: dict[Seat, int] = {}
    for seat in state.order:
        player = state.players[seat]
        if player.bid is None:
            continue
        pay(play, seat, player.bid)
        totals[seat] = player.bid + bonus(state, seat)
        play.emit("bid", seat, money=player.bid, bonus=bonus(state, seat))
        player.bid = None
    play.reveal()
    highest = max(totals.values())
    winners = [seat for seat, total in totals.items() if total == highest]
    if highest == 0:
        play.emit("order-stays")
    elif len(winners) == 1:
        play.then(SetOrder(winners))
    elif step.again or state.seats == 2:
        play.emit("order-stays")
    else:
        play.emit("tie", seats=tuple(winners))
        play.then(Bid(winners), RevealBids(again=True))


@RULES.offers(SetOrder)
def orders(state: State, _: SetOrder, __: Seat) -> list[Offer]:
    return [Offer(moves.Order, (Arrange("seats", "seat", seat_words(state.order)),))]


@RULES.answer(SetOrder, moves.Order)
def set_order(play: Archipelago, _: SetOrder, seat: Seat, move: moves.Order) -> None:
    play.state.order = [seat_of(word) for word in move.seats]
    play.emit("orders", seat, seats=tuple(play.state.order))
