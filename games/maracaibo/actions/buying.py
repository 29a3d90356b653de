"""Buying project cards and investing in buildings."""

from games.core.fields import Pick
from games.core.moves import Offer
from games.core.parts.seeing import HIDDEN
from games.core.seats import Seat
from games.maracaibo import gains
from games.maracaibo.actions.assistants import employ
from games.maracaibo.cards import CARDS, MARKERS_NEEDED, Card
from games.maracaibo.components import BUILDINGS, POINTS
from games.maracaibo.kinds import Cost, Effect
from games.maracaibo.map import markers
from games.maracaibo.moves import Buy, BuyForHerbs, Invest
from games.maracaibo.paying import Payment, paid_offer, payments
from games.maracaibo.rulebook import Maracaibo
from games.maracaibo.state import Player, State
from games.maracaibo.steps import Effects

INCOME_FIRST = ("income", "point_income")


def price(player: Player, cost: int) -> int:
    """What is left of a price after all discounts."""
    return max(0, cost - player.total("discount"))


def on_sale(player: Player) -> list[str]:
    """Cards can be bought from the hand and the planning area."""
    return [*player.hand, *player.planned]


def affordable(state: State, player: Player) -> list[str]:
    """The cards on sale all of whose requirements but herbs are met; no card that is hidden is known to be one."""
    dearest = player.coins + player.total("discount")
    return [key for key in on_sale(player) if key != HIDDEN and _meets_needs(state, player, CARDS[key], dearest)]


def _meets_needs(state: State, player: Player, card: Card, dearest: int) -> bool:
    return (
        card.cost <= dearest
        and (not card.figure or player.figures > 0)
        and (not card.markers or markers.on_map(state)[card.markers] >= MARKERS_NEEDED)
    )


def herb_payments(player: Player, key: str) -> list[Payment]:
    """All ways to pay the herbs of a card; it cannot pay for itself."""
    return payments(player, [Cost("herb", CARDS[key].herbs)], own=key)


def open_buildings(state: State, player: Player) -> list[str]:
    """The buildings that the player can invest in."""
    if not player.figures:
        return []
    dearest = player.coins + player.total("discount")
    shown = state.buildings[: state.open_buildings]
    return [key for key in shown if key not in player.buildings and BUILDINGS[key].cost <= dearest]


def purchases(state: State, seat: Seat) -> list[Offer]:
    """Everything that can be bought or invested in now."""
    player = state.players[seat]
    fit = affordable(state, player)
    plain = tuple(key for key in fit if not CARDS[key].herbs)
    healing = ((key, payment) for key in fit if CARDS[key].herbs for payment in herb_payments(player, key))
    buildings = tuple(open_buildings(state, player))
    offers = [Offer(Buy, (Pick("card", "card", plain),))] if plain else []
    offers += paid_offer(BuyForHerbs, "card", healing)
    if buildings:
        offers.append(Offer(Invest, (Pick("building", "building", buildings),)))
    return offers


def buy(play: Maracaibo, seat: Seat, key: str, herbs: Payment = ()) -> None:
    """Pay everything that the card wants; its effects work at once, income first."""
    player = play.state.players[seat]
    card = CARDS[key]
    cost = price(player, card.cost)
    (player.hand if key in player.hand else player.planned).remove(key)
    gains.forget(player, key)
    player.coins -= cost
    play.reveal(by=seat)
    play.emit("buys", seat, card=key, price=cost)
    gains.discard(play, seat, herbs)
    player.bought.append(key)
    match card.figure:
        case "supply":
            gains.give_figures(play, seat, 1)
        case "card":
            player.figures -= 1
            player.on_cards[key] = 1
        case "place":
            employ(play, seat, key)
        case _:
            pass
    play.then(Effects(seat, in_order(card.effects)))


def in_order(effects: tuple[Effect, ...]) -> list[Effect]:
    """Income comes before what the same card gives besides."""
    return sorted(effects, key=lambda effect: effect.do not in INCOME_FIRST)


def invest(play: Maracaibo, seat: Seat, key: str) -> None:
    """Doubloons and a figure for the building; the first to invest gets points."""
    state = play.state
    player = state.players[seat]
    building = BUILDINGS[key]
    cost = price(player, building.cost)
    player.coins -= cost
    player.figures -= 1
    player.buildings.append(key)
    play.emit("invests", seat, building=key, price=cost)
    gains.synergy(play, seat, building.synergy)
    first = not state.invested(key)
    state.investors[key] = state.invested(key) + 1
    if first:
        gains.points(play, seat, POINTS.investor)
