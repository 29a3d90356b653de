"""What single cards do beyond moving markers, by the names that their data use, and whether that is possible now."""

from collections.abc import Callable

from games.archipelago.actions.building import add_ship, building_offers
from games.archipelago.actions.exploring import can_explore, space_to_explore
from games.archipelago.actions.harvest import free_fields
from games.archipelago.actions.migration import begin_migration, can_migrate
from games.archipelago.actions.settling import recruitment_offers
from games.archipelago.cards.aims import TARGETS, stockings
from games.archipelago.cards.steps import (
    BuyOpened,
    ChooseCharacter,
    ChooseTarget,
    Construct,
    Hire,
    PlaceShips,
    ShowMoney,
    TradeMany,
)
from games.archipelago.components import (
    CARDS,
    CHURCH,
    PORT,
    SHIP,
    Card,
)
from games.archipelago.map.units import spot_of, spot_word
from games.archipelago.rulebook import Archipelago
from games.archipelago.state import State
from games.archipelago.steps import AfterMove, Trade, Uncover
from games.archipelago.telling.naming import region_told
from games.archipelago.trade.trading import trade_offers
from games.archipelago.turns.evolution import turn_up_back
from games.core.seats import Seat

FIVE = 5


# Whether it can be done


def can_be_done(state: State, seat: Seat, name: str) -> bool:
    """Whether a card has something to work on."""
    card = CARDS[name]
    if card.during:
        return can_improve(state, seat, card)
    if card.grants:
        return GRANTED[card.grants](state, seat)
    if card.bulk:
        return bool(trade_offers(state, seat, (card.bulk,)))
    if card.open_cards:
        return bool(state.deck or state.graveyard)
    if card.does in TARGETS:
        return bool(TARGETS[card.does](state, seat))
    if card.stocks:
        return bool(stockings(state, card))
    if card.does in POSSIBLE:
        return POSSIBLE[card.does](state, seat)
    return True


def can_improve(state: State, seat: Seat, card: Card) -> bool:
    """The action that it improves must still come in this round."""
    round_ = state.round
    if round_ is None or round_.acted or round_.improved or state.players[seat].discs <= card.disc_price:
        return False
    match card.during:
        case "exploration":
            return can_explore(state, seat) and space_to_explore(state, seat)
        case "migration":
            return can_migrate(state, seat)
        case resource:
            return resource in free_fields(state, seat)


GRANTED: dict[str, Callable[[State, Seat], bool]] = {
    "recruit": lambda state, seat: bool(recruitment_offers(state, seat, 1)),
    "build_ship": lambda state, seat: bool(building_offers(state, seat, (SHIP,))),
    "build": lambda state, seat: bool(building_offers(state, seat)),
    "migrate": can_migrate,
    "trade": lambda state, seat: bool(trade_offers(state, seat, ("domestic",))),
}


POSSIBLE: dict[str, Callable[[State, Seat], bool]] = {
    "preach": lambda state, seat: bool(state.controlled(seat, CHURCH)) and can_migrate(state, seat, "citizens"),
    "show_money": lambda state, seat: state.players[seat].money >= FIVE,
    "raise_own": lambda state, seat: any(unit.lying for unit in state.players[seat].citizens()),
}


# Doing it


def grant(play: Archipelago, seat: Seat, name: str) -> None:
    """An action without a disc, which takes no space of the wheel."""
    match CARDS[name].grants:
        case "recruit":
            play.then(Hire([seat]))
        case "build_ship":
            play.then(Construct([seat], only_ship=True))
        case "build":
            play.then(Construct([seat]))
        case "migrate":
            begin_migration(play, seat)
        case "trade":
            play.then(Trade([seat], "domestic", 1))


def does(play: Archipelago, seat: Seat, name: str) -> None:
    """What only this card does."""
    match CARDS[name].does:
        case "preach":
            begin_migration(play, seat, "citizens", len(play.state.controlled(seat, CHURCH)))
        case "show_money":
            play.then(ShowMoney([seat]))
        case "drive":
            for unit in play.state.players[seat].citizens():
                unit.spot, unit.busy = unit.building, False
        case "raise_own":
            for unit in play.state.players[seat].citizens():
                unit.lying = False
        case "light":
            light(play)
        case "assassinate":
            play.then(ChooseCharacter([seat], name))
        case _:
            play.then(ChooseTarget([seat], name))


def water_of_port(state: State, region: str) -> str:
    """Where a ship lies that comes from the port of a region."""
    return spot_of(state, spot_word(region, "", PORT), SHIP)[1]


def light(play: Archipelago) -> None:
    """Everybody adds a ship in each region where they control a port."""
    state = play.state
    choosing = []
    for seat in state.order:
        ports = state.controlled(seat, PORT)
        left = state.ships_left(seat)
        if len(ports) <= left:
            for region in ports:
                add_ship(state, seat, region, water_of_port(state, region))
            if ports:
                where = tuple(region_told(state, region) for region in ports)
                play.emit("launches", seat, where=where, count=len(ports))
        elif left:
            choosing.append(PlaceShips([seat], left))
    play.then(*choosing)


def bulk(play: Archipelago, seat: Seat, name: str) -> None:
    """Any number of one resource."""
    market = CARDS[name].bulk
    assert market
    play.then(TradeMany([seat], market))


def open_cards(play: Archipelago, seat: Seat, name: str) -> None:
    """The top cards of the deck are opened; red halves of their backs do nothing, that of the next one does."""
    state, wanted = play.state, CARDS[name].open_cards
    assert wanted is not None
    opened: list[str] = []
    while len(opened) < wanted.cards and (state.deck or state.graveyard):
        if not state.deck:
            turn_up_back(play)
        opened.append(state.deck.pop())
    play.reveal()
    turn_up_back(play)
    play.emit("opens-cards", seat, card=tuple(opened))
    play.then(BuyOpened([seat], opened, wanted.kind), AfterMove(), Uncover())


EFFECTS: dict[str, Callable[[Archipelago, Seat, str], None]] = {
    "grants": grant,
    "does": does,
    "bulk": bulk,
    "open_cards": open_cards,
    "stocks": lambda play, seat, name: play.then(ChooseTarget([seat], name)),
}
