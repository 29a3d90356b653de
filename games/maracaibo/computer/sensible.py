"""A plausible player: wants what brings most for its price, and looks one step ahead."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from games.core.ahead.best import best_of, to_the_point
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
    seat = request.seat
    every = (move for offer in to_the_point(request) for move in _candidates(state, seat, offer))
    return best_of(every, partial(_worth, state, seat), chance)


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


def _worth(state: State, seat: Seat, move: Move) -> float:
    judge = _JUDGES.get(type(move))
    return _PLAIN.get(type(move), 0.5) if judge is None else judge(state, seat, move)


def _sail(state: State, seat: Seat, move: moves.Sail) -> float:
    top = state.agenda[-1]
    points = top.points if isinstance(top, SetSail) else 0
    way = next(way for way in routes(state, seat, points) if (way.end, way.by) == (move.place, move.by))
    return place_worth(state, seat, way.end, way.points) - 0.5 * way.toll


def _city(state: State, seat: Seat, _: moves.City) -> float:
    return effects_worth(state, seat, state.city_action(state.players[seat].place))


def _deliver(state: State, seat: Seat, move: moves.Deliver) -> float:
    action = effects_worth(state, seat, state.city_action(state.players[seat].place))
    return 1.5 + action + upgrade_worth(state, seat, move.upgrade)


def _only_deliver(state: State, seat: Seat, move: moves.OnlyDeliver) -> float:
    return 1.0 + upgrade_worth(state, seat, move.upgrade)


def _quest(state: State, seat: Seat, move: moves.FulfilQuest | moves.CardQuest) -> float:
    return 4.0 + effects_worth(state, seat, reward_of(state, move.quest))


def _assistant(state: State, seat: Seat, move: moves.UseAssistant) -> float:
    return 1.0 + effects_worth(state, seat, CARDS[move.card].action)


def _use_tile(state: State, seat: Seat, move: moves.UseTile) -> float:
    return 2.0 + upgrade_worth(state, seat, move.upgrade)


def _buy(state: State, seat: Seat, move: moves.Buy | moves.BuyForHerbs) -> float:
    return purchase_worth(state, seat, move.card) + 1.0


def _invest(state: State, seat: Seat, move: moves.Invest) -> float:
    return investment_worth(state, seat, move.building)


def _deal(state: State, seat: Seat, move: moves.Deal) -> float:
    return 1.0 + effects_worth(state, seat, deals(state.players[seat])[move.deal].gain)


def _take_disc(state: State, seat: Seat, move: moves.TakeDisc) -> float:
    return upgrade_worth(state, seat, move.upgrade)


def _favour(state: State, seat: Seat, move: moves.Favour | moves.Rise) -> float:
    return influence_worth(state, state.players[seat], move.nation, 2)


def _hoist(state: State, seat: Seat, move: moves.Hoist) -> float:
    return 1.0 + influence_worth(state, state.players[seat], move.nation, 1)


def _opt(state: State, seat: Seat, move: moves.Opt) -> float:
    top = state.agenda[-1]
    options = top.options if isinstance(top, ChooseOption) else []
    return max(effects_worth(state, seat, option) for option in options if option[0].do == move.option)


def _explore(state: State, seat: Seat, move: moves.Explore) -> float:
    space = SPACES[move.space]
    gain = effects_worth(state, seat, space.reward) + (3.0 if space.quest else 0.0)
    return gain + 0.9 * (furthest(state.players[seat].explorer) - furthest(move.space))


def _fight(state: State, seat: Seat, move: moves.Fight) -> float:
    top = state.agenda[-1]
    value = top.values[nation(move.nation)] if isinstance(top, ChooseNation) else 0
    return value + influence_worth(state, state.players[seat], move.nation, 2)


def _manoeuvre(state: State, seat: Seat, move: moves.Manoeuvre) -> float:
    return _manoeuvre_worth(state, seat, move) - 0.9 * move.figures


def _sell_card(state: State, seat: Seat, move: moves.SellCard) -> float:
    return 0.5 - 0.1 * card_worth(state, seat, move.card)


def _sell_hand(state: State, seat: Seat, _: moves.SellHand) -> float:
    return 1.0 - 0.6 * len(state.players[seat].hand)


def _keep_career(_: State, __: Seat, move: moves.KeepCareer) -> float:
    return -sum(task.easy for task in CAREERS[move.career].tasks)


def _claim_task(state: State, _: Seat, move: moves.ClaimTask) -> float:
    return 6.0 if move.level == "hard" else 0.4 * state.round


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


_JUDGES: dict[type[Move], Callable[[State, Seat, Any], float]] = {
    moves.Sail: _sail,
    moves.City: _city,
    moves.Deliver: _deliver,
    moves.OnlyDeliver: _only_deliver,
    moves.FulfilQuest: _quest,
    moves.CardQuest: _quest,
    moves.UseAssistant: _assistant,
    moves.UseTile: _use_tile,
    moves.Buy: _buy,
    moves.BuyForHerbs: _buy,
    moves.Invest: _invest,
    moves.Deal: _deal,
    moves.TakeDisc: _take_disc,
    moves.Favour: _favour,
    moves.Rise: _favour,
    moves.Hoist: _hoist,
    moves.Opt: _opt,
    moves.Explore: _explore,
    moves.Fight: _fight,
    moves.Manoeuvre: _manoeuvre,
    moves.SellCard: _sell_card,
    moves.SellHand: _sell_hand,
    moves.KeepCareer: _keep_career,
    moves.ClaimTask: _claim_task,
}
"""How good a move is that is worth more or less as the game stands; the others are always worth the same."""

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
