"""Phase 6: the evolution track, and what a newly uncovered back does at once."""

from games.archipelago import moves
from games.archipelago.bank import pay
from games.archipelago.components import CARDS, START
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import OwnedCard, RowCard, State
from games.archipelago.steps import AfterMove, EndPhase, EvolutionTurn, Evolve, ReadBalance, Refill
from games.core.fields import PickSome
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat

TURNS = 2
SKULL = 3
NOBODY = "none"


def turn_up_back(play: Archipelago) -> None:
    """The back of the deck's top card lies open; a deck that has run out is made of the discarded cards."""
    state = play.state
    if not state.deck and state.graveyard:
        state.deck, state.graveyard = state.graveyard, []
        state.chance.shuffle(state.deck)
        play.emit("cards-shuffled")
    if state.deck:
        top = CARDS[state.deck[-1]]
        state.balance = (top.upper, top.lower)
        play.reveal()
    else:
        state.balance = None


def discard(play: Archipelago, *cards: str) -> None:
    """A deck that has run out is made of what is discarded at once (AR-EVO-12)."""
    play.state.graveyard += cards
    if not play.state.deck:
        turn_up_back(play)


@RULES.step(Evolve)
def evolve(play: Archipelago, _: Evolve) -> None:
    """Discs and coins come back; then everybody in turn."""
    state = play.state
    state.phase = 6
    for player in state.players:
        player.discs = player.all_discs
        state.money += player.on_wheel
        player.on_wheel = 0
        for owned in player.cards:
            owned.discs = []
    play.then(*(step for seat in state.order for step in (EvolutionTurn([seat]), EndPhase())))


@RULES.offers(EvolutionTurn)
def cards_to_buy_and_turn(state: State, _: EvolutionTurn, seat: Seat) -> list[Offer]:
    offers = []
    row = [card.card for card in state.row]
    money = state.players[seat].money
    rows = tuple(
        (card.card, turned)
        for card in state.row
        if card.price <= money
        for turned in [other for other in row if other != card.card] or [NOBODY]
    )
    if rows:
        offers.append(offer_of_rows(moves.Acquire, rows, "card", "card", private=True))
    count = min(TURNS, len(row))
    return [*offers, Offer(moves.Rotate, (PickSome("cards", "card", tuple(row), count, count),))]


@RULES.answer(EvolutionTurn, moves.Acquire)
def acquire(play: Archipelago, _: EvolutionTurn, seat: Seat, move: moves.Acquire) -> None:
    state = play.state
    bought = next(card for card in state.row if card.card == move.card)
    state.row.remove(bought)
    play.emit("acquires", seat, card=bought.card, money=bought.price)
    pay(play, seat, bought.price)
    state.players[seat].cards.append(OwnedCard(bought.card, state.turn))
    if move.turned != NOBODY:
        rotate(play, seat, move.turned)
    play.then(AfterMove(), Refill())


@RULES.answer(EvolutionTurn, moves.Rotate)
def rotate_cards(play: Archipelago, _: EvolutionTurn, seat: Seat, move: moves.Rotate) -> None:
    for card in move.cards:
        rotate(play, seat, card)
    play.then(Refill())


def rotate(play: Archipelago, seat: Seat, name: str) -> None:
    """To the next price; at the skull the card is discarded."""
    state = play.state
    card = next(card for card in state.row if card.card == name)
    card.turned += 1
    if card.turned == SKULL:
        state.row.remove(card)
        state.graveyard.append(card.card)
        play.emit("discards", seat, card=name)
    else:
        play.emit("turns", seat, card=name, money=card.price)


@RULES.step(Refill)
def refill(play: Archipelago, _: Refill) -> None:
    """Card by card: each uncovers a back, whose red halves happen before the next is drawn."""
    state = play.state
    if len(state.row) >= START.row or not (state.deck or state.graveyard):
        return
    if not state.deck:
        turn_up_back(play)
    card = state.deck.pop()
    state.row.append(RowCard(card))
    play.emit("opens", card=card)
    turn_up_back(play)
    play.then(ReadBalance(red=True), Refill())
