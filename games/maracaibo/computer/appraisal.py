"""What things are worth to a player, roughly, in victory points."""

from collections.abc import Iterable

from games.core.parts.seeing import HIDDEN
from games.core.seats import Seat
from games.maracaibo.actions.assistants import payments_of
from games.maracaibo.actions.buying import meets_needs, on_sale, price
from games.maracaibo.actions.effects import counted
from games.maracaibo.actions.main import skull
from games.maracaibo.actions.quests import cost_of, reward_of
from games.maracaibo.actions.ship import open_cells
from games.maracaibo.actions.village import village_actions
from games.maracaibo.campaign.components import LEGACY, STORIES
from games.maracaibo.cards import CARDS
from games.maracaibo.components import BUILDINGS, START, UPGRADES
from games.maracaibo.kinds import Effect
from games.maracaibo.map.markers import multiplier
from games.maracaibo.paying import can_pay_stock, payments
from games.maracaibo.state import Player, State

COIN = 0.7
"""A doubloon that is paid, or comes again in every round."""
A_MOVE = 0.5
"""What a movement point is worth: who sails slowly takes more turns."""
EACH = {
    "doubloons": 0.5,  # a few at once seldom buy anything more
    "points": 1.0,
    "strength": 0.9,
    "figures": 1.2,
    "disc": 1.7,
    "explore": 2.2,
    "village": 2.5,
    "object": 2.0,
    "discount": 2.5,
    "war_strength": 2.0,
    "compass": 2.0,
    "stride": 2.0,
    "synergy": 1.5,
    "own_quest": 2.0,
    "village_marker": 1.0,
    "village_rank": 4.0,
    "rank": 4.0,
    "settle_figures": 2.0,
    "sail": 4.0,
    "pay_strength": -0.9,
    "pay_goods": -1.0,
    "pay_doubloons": -0.5,
    "city_quest": 2.0,
}
USUAL = 1.5
AWAITED = 2.0
"""That the story goes on."""


def rounds_left(state: State) -> int:
    """How many incomes are still to come."""
    return START.rounds + 1 - state.round


def influence_worth(state: State, player: Player, nation: str, count: int) -> float:
    """More where ranks are worth more."""
    best = max(multiplier(state, key) for key in player.influence)
    worth = next((multiplier(state, key) for key in player.influence if key == nation), best)
    return count * (0.6 + worth * 0.35)


def effects_worth(state: State, seat: Seat, effects: Iterable[Effect]) -> float:
    """What some effects bring together."""
    return sum(effect_worth(state, seat, effect) for effect in effects)


def effect_worth(state: State, seat: Seat, effect: Effect) -> float:
    """What an effect brings now and later."""
    player = state.players[seat]
    match effect.do:
        case "influence":
            return influence_worth(state, player, effect.nation, effect.n)
        case "income":
            return effect.n * COIN * (rounds_left(state) - 1) * (0.6 if effect.synergy else 1.0) + effect.n * 0.3
        case "point_income":
            return effect.n * rounds_left(state) * (0.6 if effect.synergy else 1.0)
        case "points_per" | "doubloons_per":
            each = 1.0 if effect.do == "points_per" else COIN
            return each * effect.n * counted(player, effect.per)
        case "war":
            return 4.0 + 0.4 * (player.strength + player.figures)
        case "choose":
            return max(effects_worth(state, seat, option) for option in effect.options)
        case "synergy" if effect.synergy in player.synergies:
            return 0.0
        case "deal" | "manoeuvre":
            return 0.4 * effects_worth(state, seat, effect.gain) * rounds_left(state)
        case _:
            return EACH.get(effect.do, USUAL) * effect.n


def card_worth(state: State, seat: Seat, key: str) -> float:
    """What a project card would bring, without its price."""
    if key == HIDDEN:
        return 1.0
    card = CARDS[key]
    worth = card.points + effects_worth(state, seat, card.effects)
    if card.assistant:
        worth += 0.7 * (rounds_left(state) - 1) * effects_worth(state, seat, card.action)
    return worth - (1.2 if card.figure else 0.0)


def cast_and_planned(state: State, seat: Seat, cast: int) -> tuple[list[str], str]:
    """Of the first hand the so many worst cards, and of the others the dearest, which waits best."""
    hand = sorted(state.players[seat].hand, key=lambda card: card_worth(state, seat, card))
    return hand[:cast], max(hand[cast:], key=lambda card: CARDS[card].cost)


def purchase_worth(state: State, seat: Seat, key: str) -> float:
    """What is left of a card's worth when it has been paid."""
    return card_worth(state, seat, key) - COIN * price(state.players[seat], CARDS[key].cost)


def investment_worth(state: State, seat: Seat, key: str) -> float:
    """A building scores what there will be at the end."""
    player, building = state.players[seat], BUILDINGS[key]
    growth = 1.0 + 0.5 * (rounds_left(state) - 1)
    scored = building.n * counted(player, building.per) * growth
    return scored + 2.0 - COIN * price(player, building.cost) - 1.2


def upgrade_worth(state: State, seat: Seat, key: str) -> float:
    """A disc nearer to what a cell gives; what is begun is worth finishing."""
    left = state.players[seat].discs.get(key, 0)
    worth = effects_worth(state, seat, UPGRADES[key].effects)
    return worth / 2 + (2.0 if left == 1 else 0.0)


def village_worth(state: State, seat: Seat) -> float:
    """The best single village action, roughly."""
    player = state.players[seat]
    cards = [key for key in on_sale(player) if key != HIDDEN and meets_needs(state, player, CARDS[key])]
    return max([1.0, *(purchase_worth(state, seat, key) for key in cards)])


def place_worth(state: State, seat: Seat, place: str, moved: int) -> float:
    """The best main action that waits at a place for a ship that comes so far."""
    player = state.players[seat]
    found = [0.0]
    if state.is_city(place):
        delivery = 0.0
        if state.market_room(place) > 0 and open_cells(player):
            delivery = 2.5 if any(CARDS[card].good in state.wanted(place) for card in player.hand) else 0.0
        found.append(delivery + effects_worth(state, seat, state.city_action(place)))
    elif not skull(state, place):
        found.append(village_actions(player, moved) * village_worth(state, seat) * 0.8)
    for quest in state.quests.get(place, ()):
        cost = cost_of(state, quest)
        if can_pay_stock(player, cost, moved) and payments(player, cost):
            found.append(3.0 + effects_worth(state, seat, reward_of(state, quest)))
    found += [
        1.0 + effects_worth(state, seat, CARDS[helper.card].action)
        for helper in player.helpers.get(place, ())
        if payments_of(state, seat, helper.card)
    ]
    return max(found) + tiles_worth(state, seat, place, moved) - A_MOVE * moved


def tiles_worth(state: State, seat: Seat, place: str, moved: int) -> float:
    """What the legacy tiles there give before the main action; one that the story waits for is worth more."""
    worth = 0.0
    for tile, discs in state.legacy.items():
        legacy = LEGACY[tile]
        if legacy.place != place:
            continue
        if legacy.kind == "points":
            worth += effects_worth(state, seat, legacy.reward)
        elif legacy.kind == "figure":
            worth += EACH["figures"]
        elif legacy.kind == "discs" and discs < legacy.discs:
            worth += _disc_worth(state, seat, tile, moved)
    return worth


def _disc_worth(state: State, seat: Seat, tile: str, moved: int) -> float:
    """What it brings to move a disc onto the tile, if it can be paid."""
    player, legacy = state.players[seat], LEGACY[tile]
    if not (open_cells(player) and can_pay_stock(player, legacy.cost, moved) and payments(player, legacy.cost)):
        return 0.0
    awaited = any(STORIES[story].fill == tile for story in state.stories if story in STORIES)
    gain = EACH["disc"] + effects_worth(state, seat, legacy.reward) - len(legacy.cost)
    return gain + (AWAITED if awaited else 0.0)
