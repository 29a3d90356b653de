"""Phase C: refilling the hand."""

from games.core.events import Value
from games.core.fields import Group, Pick, PickSome
from games.core.moves import Offer
from games.core.seats import Seat
from games.maracaibo.components import START
from games.maracaibo.moves import Draw, Fill, Pass, Take
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import Player, State
from games.maracaibo.steps import NewCards, Refill

MARKET_PRICE = 1


def missing(player: Player) -> int:
    """How many cards the hand lacks."""
    return max(0, player.hand_limit() - len(player.hand))


def supply(state: State) -> int:
    """How many cards deck and discard pile can give."""
    return len(state.deck) + len(state.discards)


def card_price(player: Player) -> int:
    """What a card of the market costs."""
    return 0 if player.effects("free_market") else MARKET_PRICE


def sources(state: State, player: Player) -> tuple[str, ...]:
    """The open cards that can be taken: of the market, if they can be paid, and of the planning area."""
    market = state.market if card_price(player) <= player.coins else []
    return (*market, *player.planned)


def dear(state: State, player: Player, most: int) -> tuple[Group, ...]:
    """The cards of the market, if not as many of them can be paid as could be taken."""
    price = card_price(player)
    if not price or player.coins >= price * min(most, len(state.market)):
        return ()
    return (Group(tuple(state.market), player.coins // price),)


@RULES.offers(Refill)
def refills(state: State, step: Refill, seat: Seat) -> list[Offer]:
    """All at once, or card by card. Who needs none, or cannot get any from the deck, may end the turn."""
    player = state.players[seat]
    lack = missing(player)
    cards = sources(state, player)
    offers = []
    if lack and (supply(state) or cards):
        least, most = 0 if supply(state) else 1, min(lack, len(cards))
        offers.append(Offer(Fill, (PickSome("cards", "card", cards, least, most, groups=dear(state, player, most)),)))
        if supply(state) and lack > 1:
            offers.append(Offer(Draw))
        if cards and lack > 1:
            offers.append(Offer(Take, (Pick("card", "card", cards),)))
    return offers if lack and supply(state) else [*offers, Offer(Pass)]


@RULES.asks(Refill)
def what_is_missing(state: State, step: Refill, seat: Seat) -> dict[str, Value]:
    """So many cards; with a full hand the turn is over as soon as its player says so."""
    return {"lack": missing(state.players[seat])}


@RULES.known_to_all(Refill)
def counted_by_all(state: State, step: Refill, seat: Seat) -> bool:
    """All count what somebody holds, lacks and could pay. Who can still plan a card, and draw another, is asked."""
    player = state.players[seat]
    return not player.hand or len(player.planned) >= START.planning


@RULES.answer(Refill, Fill)
def fill(play: Maracaibo, step: Refill, seat: Seat, move: Fill) -> None:
    """These cards, and all others from the deck."""
    for card in move.cards:
        take_card(play, seat, card)
    draw(play, seat, missing(play.state.players[seat]))


@RULES.answer(Refill, Draw)
def draw_one(play: Maracaibo, step: Refill, seat: Seat, move: Draw) -> None:
    """One card, then the next choice; phase B is over."""
    draw(play, seat, 1)
    play.then(Refill([seat], free=False))


@RULES.answer(Refill, Take)
def take_one(play: Maracaibo, step: Refill, seat: Seat, move: Take) -> None:
    """One card, then the next choice; phase B is over."""
    take_card(play, seat, move.card)
    play.then(Refill([seat], free=False))


@RULES.answer(Refill, Pass)
def no_cards(play: Maracaibo, step: Refill, seat: Seat, move: Pass) -> None:
    """A full hand draws nothing and discards nothing."""


def take_card(play: Maracaibo, seat: Seat, card: str) -> None:
    """From the market for a doubloon, or from the planning area."""
    state = play.state
    player = state.players[seat]
    if card in player.planned:
        player.planned.remove(card)
        play.emit("unplans", seat, to=(seat,), card=card)
        play.emit("unplans-card", seat, not_to=(seat,))
    else:
        state.market.remove(card)
        player.seen.append(card)
        price = card_price(player)
        player.coins -= price
        play.emit("takes", seat, card=card, price=price)
    player.hand.append(card)


def draw(play: Maracaibo, seat: Seat, count: int) -> None:
    """From the deck; only the owner learns what came."""
    state = play.state
    drawn = [card for card in (next_card(play) for _ in range(count)) if card]
    if drawn:
        state.players[seat].hand += drawn
        play.reveal()
        play.emit("draws", seat, to=(seat,), card=tuple(drawn))
        play.emit("draws-cards", seat, not_to=(seat,), count=len(drawn))


def next_card(play: Maracaibo) -> str:
    """The top card of the deck; the discard pile becomes a new deck when it is empty."""
    state = play.state
    if not state.deck and state.discards:
        state.deck, state.discards = state.discards, []
        state.chance.shuffle(state.deck)
        play.emit("reshuffled", count=len(state.deck))
    return state.deck.pop() if state.deck else ""


@RULES.step(NewCards)
def new_cards(play: Maracaibo, step: NewCards) -> None:
    """The gaps of the market are filled only now."""
    state = play.state
    came = []
    while len(state.market) < START.market and (card := next_card(play)):
        state.market.append(card)
        came.append(card)
    if came:
        play.reveal()
        play.emit("market", card=tuple(came))
