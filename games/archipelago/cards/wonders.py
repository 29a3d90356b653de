"""Wonders: built by their owner in the place of a card, with a citizen who stays there for good."""

from games.archipelago import moves
from games.archipelago.bank import pay_cubes, payment_told, payments
from games.archipelago.cards.steps import MountWonder
from games.archipelago.cards.use import do
from games.archipelago.components import CARDS
from games.archipelago.map.units import kind_word, unit_named
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import State
from games.archipelago.telling.naming import all_told
from games.archipelago.turns.markers import shift_population
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat


def wonder_offers(state: State, seat: Seat) -> list[Offer]:
    """Not in the turn in which it was bought, and only once."""
    player = state.players[seat]
    citizens = sorted({kind_word(unit) for unit in player.citizens() if unit.free})
    rows = tuple(
        (owned.card, payment, unit)
        for owned in player.cards
        if (card := CARDS[owned.card]).wonder and not owned.built and owned.turn < state.turn
        if player.discs >= card.disc_price and (not card.needs or state.controlled(seat, card.needs))
        for payment in payments(player, card.cube_price)
        for unit in citizens
    )
    if not rows:
        return []
    told = {"unit": all_told(state, citizens), "payment": {row[1]: payment_told(row[1]) for row in rows}}
    return [offer_of_rows(moves.Erect, rows, "card", "payment", "unit", private=True, told=told)]


def erect(play: Archipelago, seat: Seat, move: moves.Erect) -> None:
    """Cubes and discs, then the effect, then the citizen."""
    state, card = play.state, CARDS[move.card]
    player = state.players[seat]
    pay_cubes(play, seat, move.payment)
    player.discs -= card.disc_price
    owned = state.owned(seat, move.card)
    assert owned is not None
    owned.discs += [seat] * card.disc_price
    owned.built = True
    play.emit("erects", seat, card=move.card)
    play.then(MountWonder(seat, move.unit))
    do(play, seat, move.card)


@RULES.step(MountWonder)
def mount(play: Archipelago, step: MountWonder) -> None:
    """The citizen is on the wonder and no longer on the archipelago."""
    player = play.state.players[step.seat]
    player.units.remove(unit_named(player.units, step.unit))
    player.on_wonders += 1
    shift_population(play, -1)
