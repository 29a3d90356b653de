"""Assistants on the map: how they come there, what they do, and what one gets for passing them by."""

from games.core.moves import Offer
from games.core.seats import Seat
from games.maracaibo import gains
from games.maracaibo.cards import CARDS
from games.maracaibo.components import POINTS
from games.maracaibo.map.chart import AHEAD
from games.maracaibo.moves import UseAssistant
from games.maracaibo.paying import Payment, equal_goods, given, paid_offer
from games.maracaibo.rulebook import Maracaibo
from games.maracaibo.state import Helper, State
from games.maracaibo.steps import Effects, EndActions


def employ(play: Maracaibo, seat: Seat, key: str) -> None:
    """A figure goes to the card's place; who could not be reached in this round is not missed in it."""
    state = play.state
    player = state.players[seat]
    place = CARDS[key].place
    scoring = any(isinstance(step, EndActions) and not step.free for step in state.agenda)
    player.figures -= 1
    player.helpers.setdefault(place, []).append(
        Helper(key, settled=scoring or place not in AHEAD[player.place], fresh=True)
    )
    play.emit("employs", seat, card=key, place=place)


def payments_of(state: State, seat: Seat, key: str) -> list[Payment]:
    """The ways to pay what an assistant's action costs; none if it cannot be paid."""
    player = state.players[seat]
    for effect in CARDS[key].action:
        if effect.do == "pay_strength" and player.strength < effect.n:
            return []
        if effect.do == "pay_goods":
            return equal_goods(player, effect.n)
    return [()]


def assistant_offers(state: State, seat: Seat) -> list[Offer]:
    """One's own assistants where the ship is, from the turn after they came."""
    player = state.players[seat]
    ready = [helper.card for helper in player.helpers.get(player.place, ()) if not helper.fresh]
    ways = ((card, payment) for card in ready for payment in payments_of(state, seat, card))
    return paid_offer(UseAssistant, "card", ways)


def use_assistant(play: Maracaibo, seat: Seat, move: UseAssistant) -> None:
    """Pay, then everything in the printed order."""
    action = CARDS[move.card].action
    play.emit("assistant", seat, card=move.card)
    gains.discard(play, seat, given(move.first, move.second, move.third))
    for effect in action:
        if effect.do == "pay_strength":
            gains.spend_strength(play, seat, effect.n)
    play.then(Effects(seat, [effect for effect in action if not effect.do.startswith("pay_")]))


def miss(play: Maracaibo, seat: Seat, place: str, used: str = "") -> None:
    """Points for the assistants at a place that are not used, once a round for each."""
    missed = 0
    for helper in play.state.players[seat].helpers.get(place, ()):
        if not helper.settled:
            helper.settled = True
            missed += helper.card != used
    if missed:
        play.emit("missed", seat, count=missed, place=place)
        gains.points(play, seat, POINTS.missed_assistant * missed)


def miss_passed(play: Maracaibo, seat: Seat) -> None:
    """Points for all that the ship has left behind or aside."""
    player = play.state.players[seat]
    for place in player.helpers:
        if place != player.place and place not in AHEAD[player.place]:
            miss(play, seat, place)


def miss_ahead(play: Maracaibo, seat: Seat) -> None:
    """Points for all that the ship did not reach in this round; the next round begins for all of them."""
    player = play.state.players[seat]
    for place, helpers in player.helpers.items():
        if place in AHEAD[player.place]:
            miss(play, seat, place)
        for helper in helpers:
            helper.settled = helper.fresh = False


def rested(state: State, seat: Seat) -> None:
    """After the turn in which they came, assistants can be used."""
    for helpers in state.players[seat].helpers.values():
        for helper in helpers:
            helper.fresh = False
