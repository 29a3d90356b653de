"""A plausible player: wants what brings most for its price, and looks one step ahead."""

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.fields import PickSome, Spread
from games.core.moves import Move, Offer, Request
from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.actions.choices import nation
from games.maracaibo.actions.quests import reward_of
from games.maracaibo.actions.village import deals
from games.maracaibo.actions.war import card_manoeuvres
from games.maracaibo.cards import CARDS
from games.maracaibo.components import CAREERS, SPACES
from games.maracaibo.computer.appraisal import (
    card_worth,
    effects_worth,
    influence_worth,
    investment_worth,
    place_worth,
    purchase_worth,
    upgrade_worth,
)
from games.maracaibo.map.chart import routes
from games.maracaibo.map.trail import furthest
from games.maracaibo.state import State
from games.maracaibo.steps import ChooseNation, ChooseOption, SetSail

ENOUGH = 150
"""As many moves of one offer are looked at."""
LUCK = 0.6
"""What a card from the deck is worth."""


def sensible(state: State, request: Request, chance: Chance) -> Move:
    """The move that looks best; among equals, any."""
    offers = [offer for offer in request.offers if not (offer.aside and request.asked)]
    best: list[Move] = []
    highest = float("-inf")
    for offer in offers or request.offers:
        for move in _candidates(state, request.seat, offer):
            worth = _worth(state, request.seat, move)
            if worth > highest:
                best, highest = [], worth
            if worth == highest:
                best.append(move)
    return chance.pick(best)


def _candidates(state: State, seat: Seat, offer: Offer) -> list[Move]:
    if offer.makes is moves.Prepare:
        return [offer.make(tuple(field.now for field in offer.fields if isinstance(field, Spread)))]
    if offer.makes is moves.Fill:
        return [_filled(state, seat, offer)]
    return offer.moves(ENOUGH)


def _filled(state: State, seat: Seat, offer: Offer) -> Move:
    """Open cards that are clearly better than an unknown one, as many as may be taken."""
    (field,) = offer.fields
    assert isinstance(field, PickSome)
    worth = {card: purchase_worth(state, seat, card) for card in field.words}
    best_first = replace(field, words=tuple(sorted(worth, key=lambda card: -worth[card])))
    good = replace(best_first, words=tuple(card for card in best_first.words if worth[card] > LUCK * 4))
    chosen = good.first(field.most) or best_first.first(field.least)
    return moves.Fill(tuple(card for card in field.words if card in chosen))


def _worth(state: State, seat: Seat, move: Move) -> float:  # noqa: C901 - one case a move
    player = state.players[seat]
    match move:
        case moves.Sail():
            top = state.agenda[-1]
            points = top.points if isinstance(top, SetSail) else 0
            way = next(way for way in routes(state, seat, points) if (way.end, way.by) == (move.place, move.by))
            return place_worth(state, seat, way.end, way.points) - 0.5 * way.toll
        case moves.Deliver():
            action = effects_worth(state, seat, state.city_action(player.place))
            return 1.5 + action + upgrade_worth(state, seat, move.upgrade)
        case moves.OnlyDeliver():
            return 1.0 + upgrade_worth(state, seat, move.upgrade)
        case moves.City():
            return effects_worth(state, seat, state.city_action(player.place))
        case moves.FulfilQuest() | moves.CardQuest():
            return 4.0 + effects_worth(state, seat, reward_of(state, move.quest))
        case moves.UseAssistant():
            return 1.0 + effects_worth(state, seat, CARDS[move.card].action)
        case moves.UseTile():
            return 2.0 + upgrade_worth(state, seat, move.upgrade)
        case moves.Buy() | moves.BuyForHerbs():
            return purchase_worth(state, seat, move.card) + 1.0
        case moves.Invest():
            return investment_worth(state, seat, move.building)
        case moves.Deal():
            return 1.0 + effects_worth(state, seat, deals(player)[move.deal].gain)
        case moves.TakeDisc():
            return upgrade_worth(state, seat, move.upgrade)
        case moves.Favour() | moves.Rise():
            return influence_worth(state, player, move.nation, 2)
        case moves.Hoist():
            return 1.0 + influence_worth(state, player, move.nation, 1)
        case moves.Opt():
            top = state.agenda[-1]
            options = top.options if isinstance(top, ChooseOption) else []
            return max(effects_worth(state, seat, option) for option in options if option[0].do == move.option)
        case moves.Explore():
            space = SPACES[move.space]
            gain = effects_worth(state, seat, space.reward) + (3.0 if space.quest else 0.0)
            return gain + 0.9 * (furthest(player.explorer) - furthest(move.space))
        case moves.Fight():
            top = state.agenda[-1]
            value = top.values[nation(move.nation)] if isinstance(top, ChooseNation) else 0
            return value + influence_worth(state, player, move.nation, 2)
        case moves.Manoeuvre():
            return _manoeuvre_worth(state, seat, move) - 0.9 * move.figures
        case moves.SellCard():
            return 0.5 - 0.1 * card_worth(state, seat, move.card)
        case moves.SellHand():
            return 1.0 - 0.6 * len(player.hand)
        case moves.KeepCareer():
            return -sum(task.easy for task in CAREERS[move.career].tasks)
        case moves.ClaimTask():
            return 6.0 if move.level == "hard" else 0.4 * state.round
        case _:
            return _PLAIN.get(type(move), 0.5)


_PLAIN: dict[type[Move], float] = {
    moves.Pass: 0.1,
    moves.Drill: 1.4,
    moves.Claim: 2.5,
    moves.TakePoints: 2.0,
    moves.Attack: 4.0,
    moves.Fill: 1.0,
    moves.Draw: 0.0,
    moves.Take: 0.0,
    moves.Discharge: 3.0,
}


def _manoeuvre_worth(state: State, seat: Seat, move: moves.Manoeuvre) -> float:
    player = state.players[seat]
    match move.manoeuvre:
        case "influence_one":
            return 1.6
        case "influence_two":
            return 3.0
        case "city":
            return 3.0 + effects_worth(state, seat, state.flag(move.place))
        case "village":
            return 2.0 + 3.0 * len(player.helpers.get(move.place, ()))
        case "fleet":
            return 9.0
        case "mine":
            return 6.0
        case card:
            return effects_worth(state, seat, card_manoeuvres(player)[card].gain)
