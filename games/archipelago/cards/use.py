"""Evolution cards in use: who may use which, what is paid to whom, and the effects that their data name."""

from collections.abc import Mapping
from functools import lru_cache

from games.archipelago import moves
from games.archipelago.bank import cubes_in, earn, pay, pay_cubes, payment_told, payments
from games.archipelago.cards.effects import EFFECTS, can_be_done
from games.archipelago.components import CARDS, RESOURCES, Card
from games.archipelago.rulebook import Archipelago
from games.archipelago.state import OwnedCard, State
from games.archipelago.turns.markers import shift_rebellion, shift_surplus
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat

SURCHARGE = 1
ANY = "any"


def takes_discs(card: str) -> bool:
    """Using it counts as acting."""
    return CARDS[card].disc_price > 0


def money_price(state: State, seat: Seat, card: str) -> int:
    """What the user pays: the owner to the bank, others one more, to the owner."""
    price = CARDS[card].money_price
    return price if state.owned(seat, card) else price + SURCHARGE


def cube_prices(card: Card) -> list[Mapping[str, int]]:
    """The cubes to be paid; cubes of any resource are of the payer's choice."""
    if card.gifts:
        return [gift.cubes for gift in card.gifts]
    wanted = card.cube_price.get(ANY, 0)
    if not wanted:
        return [card.cube_price]
    return [
        {first: 2} if first == second else {first: 1, second: 1}
        for at, first in enumerate(RESOURCES)
        for second in RESOURCES[at:]
    ]


def card_payments(state: State, seat: Seat, card: Card) -> list[str]:
    """The ways to pay its cubes, each as a word: the cubes, then what tokens stand for."""
    player = state.players[seat]
    return [way for price in cube_prices(card) for way in payments(player, price)]


def usable(state: State, seat: Seat, owned: OwnedCard) -> bool:
    """It lies ready, the user may use it, can pay money and discs, and it would do something."""
    card = CARDS[owned.card]
    if owned.busy or card.passive or card.wonder:
        return False
    if card.users == "owner" and not state.owned(seat, owned.card):
        return False
    player = state.players[seat]
    price = money_price(state, seat, owned.card)
    if player.money < price or player.discs < card.disc_price:
        return False
    return can_be_done(state.having_paid(seat, price), seat, owned.card)


def could_use_card(state: State, seat: Seat) -> bool:
    """Whether a card lies ready that the seat might use, or a wonder to build, as everybody can see."""
    discs = state.players[seat].discs
    for other in state.every_seat():
        for owned in state.players[other].cards:
            card = CARDS[owned.card]
            if card.passive or owned.busy or owned.built or card.disc_price > discs:
                continue
            if card.wonder:
                if other == seat and owned.turn < state.turn:
                    return True
            elif (other == seat or card.users == "any") and (not card.during or _acts_still(state, seat)):
                return True
    return False


def _acts_still(state: State, seat: Seat) -> bool:
    round_ = state.round
    return state.players[seat].discs > 0 and (round_ is None or not round_.acted)


def card_offers(state: State, seat: Seat) -> list[Offer]:
    """Own cards and those of others that everybody may use."""
    rows = tuple(
        (owned.card, payment)
        for other in [seat, *state.others(seat)]
        for owned in state.players[other].cards
        if usable(state, seat, owned)
        for payment in card_payments(state, seat, CARDS[owned.card])
    )
    return [_uses(rows)] if rows else []


@lru_cache(maxsize=1024)
def _uses(rows: tuple[tuple[str, str], ...]) -> Offer:
    told = {"payment": {payment: payment_told(payment) for _, payment in rows}}
    return offer_of_rows(moves.Use, rows, "card", "payment", private=True, told=told)


def use(play: Archipelago, seat: Seat, move: moves.Use) -> None:
    """Paid, turned, and done."""
    state = play.state
    owner = state.owner_of(move.card)
    assert owner is not None
    pay_for(play, seat, owner, move)
    owned = state.owned(owner, move.card)
    assert owned is not None
    owned.busy = True
    if owner == seat:
        play.emit("uses", seat, card=move.card)
    else:
        play.emit("uses-of", seat, card=move.card, owner_seat=owner)
    do(play, seat, move.card, move.payment)


def pay_for(play: Archipelago, seat: Seat, owner: Seat, move: moves.Use) -> None:
    """Money to the bank or the owner, cubes to the bank, discs onto the card."""
    state, card = play.state, CARDS[move.card]
    price = money_price(state, seat, move.card)
    if owner == seat:
        pay(play, seat, price)
    else:
        state.players[seat].money -= price
        state.players[owner].money += price
    pay_cubes(play, seat, move.payment)
    state.players[seat].discs -= card.disc_price
    owned = state.owned(owner, move.card)
    assert owned is not None
    owned.discs += [seat] * card.disc_price


def do(play: Archipelago, seat: Seat, name: str, payment: str = "") -> None:
    """The small pieces of its effect, in the order of the card; markers last, because they can end everything."""
    state, card = play.state, CARDS[name]
    if card.during:
        assert state.round is not None
        state.round.improved = name
    if card.money:
        play.emit("earns", seat, money=earn(play, seat, card.money))
    for key in ("grants", "does", "bulk", "open_cards", "stocks"):
        if getattr(card, key):
            EFFECTS[key](play, seat, name)
    rebellion = card.rebellion + sum(by * state.built(kind) for kind, by in card.rebellion_per.items())
    surplus = card.surplus + sum(by * state.built(kind) for kind, by in card.surplus_per.items())
    rebellion += by_churches(state, card) + by_gift(card, payment)
    shift_surplus(play, surplus)
    shift_rebellion(play, rebellion)


def by_churches(state: State, card: Card) -> int:
    """What rebellion does with so many churches."""
    reached = [step for step in card.by_churches if step.start <= state.churches()]
    return reached[-1].rebellion if reached else 0


def by_gift(card: Card, payment: str) -> int:
    """What rebellion does for these gifts."""
    return sum(gift.rebellion for gift in card.gifts if cubes_in(payment) == gift.cubes)
