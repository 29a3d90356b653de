"""The front stall: sealed bids with one more for those who tie, and what the winner chooses."""

from docs.night_market import moves
from docs.night_market.components import GOODS, STREETS
from docs.night_market.rulebook import RULES, Market
from docs.night_market.state import State
from docs.night_market.steps import Bid, ChooseStall, OpenBids
from games.core.events import Value
from games.core.fields import Amount, Pick
from games.core.moves import Offer
from games.core.seats import Seat


@RULES.offers(Bid)
def bids(state: State, _: Bid, seat: Seat) -> list[Offer]:
    return [Offer(moves.Offer, (Amount("coins", "coins", 0, state.players[seat].coins),))]


@RULES.asks(Bid)
def for_the_second_time(_: State, step: Bid, __: Seat) -> dict[str, Value]:
    return {"again": "yes" if step.again else "no"}


@RULES.answer(Bid, moves.Offer)
def bid(play: Market, step: Bid, seat: Seat, move: moves.Offer) -> None:
    """The new bid takes the old one's place. When all are in, those who bid most alike bid anew, and all know it."""
    state = play.state
    state.bids[seat] = move.coins
    play.emit("bids", seat)
    if step.waiting or step.again:
        return
    tied = [other for other in state.in_turn(state.first) if state.bids[other] == max(state.bids.values())]
    if len(tied) > 1:
        step.again = True
        play.reveal()
        play.emit("tie", seats=tuple(tied), count=len(tied))
        play.ask_again(step, *tied)


@RULES.step(OpenBids)
def open_bids(play: Market, _: OpenBids) -> None:
    state = play.state
    order = state.in_turn(state.first)
    for seat in order:
        play.emit("bid", seat, coins=state.bids[seat])
    play.reveal()
    winner = max(order, key=lambda seat: (state.bids[seat], -order.index(seat)))
    state.players[winner].coins -= state.bids[winner]
    state.bids.clear()
    state.first = winner
    play.emit("wins", winner)
    play.then(ChooseStall([winner]))


@RULES.offers(ChooseStall)
def stalls(_: State, __: ChooseStall, ___: Seat) -> list[Offer]:
    sites = tuple(f"{street}.{good}" for street in STREETS for good in GOODS)
    return [Offer(moves.Open, (Pick("stall", "stall", sites, parts=("street", "good")),))]


@RULES.asks(ChooseStall)
def what_sells(state: State, _: ChooseStall, __: Seat) -> dict[str, Value]:
    return {"good": tuple(dict.fromkeys(sorted(state.sold)))}


@RULES.answer(ChooseStall, moves.Open)
def choose_stall(play: Market, step: ChooseStall, seat: Seat, move: moves.Open) -> None:
    play.state.stall = move.stall
    street, good = move.stall.split(".")
    play.emit("stall", seat, street=street, good=good)
