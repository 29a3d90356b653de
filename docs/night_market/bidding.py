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
def bid(play: Market, _: Bid, seat: Seat, move: moves.Offer) -> None:
    """The new bid takes the old one's place."""
    play.state.bids[seat] = move.coins
    play.emit("bids", seat)


@RULES.step(OpenBids)
def open_bids(play: Market, step: OpenBids) -> None:
    """Those who bid most alike bid once more, and all know it; else the highest bid wins.

    Coins can be given away after bidding. No gift is held up, which would tell of the bid: it shrinks to what is left.
    """
    state = play.state
    state.bids = {seat: min(coins, state.players[seat].coins) for seat, coins in state.bids.items()}
    order = state.in_turn(state.first)
    tied = [seat for seat in order if state.bids[seat] == max(state.bids.values())]
    if len(tied) > 1 and not step.again:
        play.reveal()
        play.emit("tie", seats=tuple(tied), count=len(tied))
        play.then(Bid(tied, again=True), OpenBids(again=True))
        return
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
