"""Action cards of the Maya: one half is carried out, and the card is tucked under that half's district."""

from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.actions.effects import performing
from games.santa_maria.components import CARDS, COIN, DISTRICTS, LODGES, Effect, Half
from games.santa_maria.goods import can_pay, gain, pay
from games.santa_maria.maya.city import empty_plots
from games.santa_maria.maya.moves import BuildInCity, Feast, TradeCard
from games.santa_maria.maya.steps import Market, MayaAct, Receive
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import State

TRADE, FESTIVAL, CONSTRUCTION, TECHNOLOGY = "trade", "festival", "construction", "technology"
VERBS = {"conquistador": "conquest", "religion": "religion"}


HALVES: dict[str, dict[str, Half]] = {
    district: {key: half for key, card in CARDS.items() for half in card.halves if half.district == district}
    for district in DISTRICTS
}
"""Of each district the cards that have a half of it."""


def hand(state: State, district: str) -> dict[str, Half]:
    """The cards in hand with a half of this district."""
    halves = HALVES[district]
    return {card: halves[card] for card in state.city().hand if card in halves}


def technology_cards(state: State, value: int) -> tuple[str, ...]:
    """The cards that can be played with a die of this value."""
    return technologies(state).get(value, ())


def technologies(state: State) -> dict[int, tuple[str, ...]]:
    """The cards that can be played with a die, by its value."""
    found: dict[int, tuple[str, ...]] = {}
    for card, each in hand(state, TECHNOLOGY).items():
        if fits(state, each):
            found[each.value] = (*found.get(each.value, ()), card)
    return found


def fits(state: State, technology: Half) -> bool:
    """A gem or sugar needs an empty token of its type; no card is tucked for nothing."""
    assert state.maya is not None
    return technology.what in VERBS or state.players[state.maya].fits(technology.what) > 0


def card_offers(state: State) -> tuple[Offer, ...]:
    """What the hand makes possible, for the eyes of the Maya alone."""
    assert state.maya is not None
    city = state.city()
    offers: list[Offer] = []
    if trades := tuple(hand(state, TRADE)):
        offers.append(Offer(TradeCard, (Pick("card", "card", trades),), private=True))
    feasts = tuple(card for card, each in hand(state, FESTIVAL).items() if can_pay(state, state.maya, each.pay))
    if feasts:
        offers.append(Offer(Feast, (Pick("card", "card", feasts),), private=True))
    pairs = [
        (card, kind)
        for card, each in hand(state, CONSTRUCTION).items()
        if can_pay(state, state.maya, {LODGES[each.builds].cost: 1})
        for kind, left in city.lodges[each.builds].items()
        if left
    ]
    plots = empty_plots(city)
    if pairs and plots:
        cards, kinds = (tuple(dict.fromkeys(column)) for column in zip(*pairs, strict=True))
        fields = (Pick("card", "card", cards), Pick("building", "building", kinds), Pick("spot", "spot", plots))
        rows = tuple([(card, kind, plot) for card, kind in pairs for plot in plots])
        offers.append(Offer(BuildInCity, fields, rows, private=True))
    return tuple(offers)


def tuck(play: SantaMaria, card: str, district: str) -> None:
    """The card lies under the district for the rest of the game."""
    city = play.state.city()
    city.hand.remove(card)
    city.tucked.setdefault(district, []).append(card)
    play.emit("tuck", play.state.maya, card=card, district=district)
    play.reveal(by=play.state.maya)


@RULES.answer(MayaAct, TradeCard)
def trade_card(play: SantaMaria, step: MayaAct, seat: Seat, move: TradeCard) -> None:
    """A coin, then the market."""
    play.state.lately = None
    tuck(play, move.card, TRADE)
    gain(play, seat, COIN, 1)
    play.then(Market([seat]))


@RULES.answer(MayaAct, Feast)
def feast(play: SantaMaria, step: MayaAct, seat: Seat, move: Feast) -> None:
    """Goods for points or coins."""
    play.state.lately = None
    found = HALVES[FESTIVAL][move.card]
    tuck(play, move.card, FESTIVAL)
    play.then(*pay(play, seat, found.pay), Receive(seat, found.what, found.n))


@RULES.step(Receive)
def receive(play: SantaMaria, step: Receive) -> None:
    """What has been paid for comes."""
    gain(play, step.seat, step.what, step.count)


@RULES.answer(MayaAct, BuildInCity)
def build_in_city(play: SantaMaria, step: MayaAct, seat: Seat, move: BuildInCity) -> None:
    """Wood for a wooden building, grain for a straw one; it does nothing yet."""
    state = play.state
    state.lately = None
    found = HALVES[CONSTRUCTION][move.card]
    tuck(play, move.card, CONSTRUCTION)
    city = state.city()
    city.lodges[found.builds][move.building] -= 1
    city.plots[move.spot] = move.building
    play.emit("city-build", seat, building=move.building, spot=move.spot)
    play.then(*pay(play, seat, {LODGES[found.builds].cost: 1}))


def play_technology(play: SantaMaria, seat: Seat, card: str) -> None:
    """No main action: beside the use of a die of its value."""
    found = HALVES[TECHNOLOGY][card]
    tuck(play, card, TECHNOLOGY)
    if found.what in VERBS:
        effect = Effect("religion", n=found.n) if found.what == "religion" else Effect("conquest", n=found.n)
        play.then(*performing(seat, [effect], found.what))
    else:
        gain(play, seat, found.what, found.n)
