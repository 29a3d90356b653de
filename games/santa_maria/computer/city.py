"""What the moves of the Maya look worth."""

from games.core.moves import Move
from games.santa_maria.cards import FESTIVAL, half
from games.santa_maria.city import road_of, stops
from games.santa_maria.city_moves import (
    BuildInCity,
    BuyFromBank,
    CloseMarket,
    CompleteLevel,
    DrawCard,
    Drive,
    DriveWithCard,
    Feast,
    Fill,
    Imitate,
    ImitateWithCard,
    PlayTechnology,
    Priest,
    RoadToken,
    SellToBank,
    Storage,
    TradeCard,
)
from games.santa_maria.moves import Skip
from games.santa_maria.proposals import WORTH, worth_of_building
from games.santa_maria.rulebook import NONE
from games.santa_maria.state import State

DIE = 2.0
CARD = 3.0
"""What a card is worth under a district."""
LEVEL = 9.0
SMALL = 1.0


def maya_worth(state: State, move: Move) -> float:
    """How good a move of the Maya looks, in coins."""
    match move:
        case Drive(die, road, spot, change):
            return _passed(state, road, spot) - _change(state, die, road, change) - DIE
        case DriveWithCard(die, road, spot, change):
            return _passed(state, road, spot) - _change(state, die, road, change) - DIE + CARD
        case Imitate(spot):
            return _best_road(state, spot)
        case ImitateWithCard(spot):
            return _best_road(state, spot) + CARD
        case Priest(spot):
            return worth_of_building(state.city().plots[spot])
        case CompleteLevel():
            return LEVEL
        case PlayTechnology():
            return CARD
        case BuildInCity(_, building):
            return worth_of_building(building) + 1.0
        case Feast(card):
            return _feast(card)
        case TradeCard():
            return SMALL
    return _small(move)


def _small(move: Move) -> float:
    match move:
        case Fill(good) | Storage(good):
            return WORTH[good]
        case DrawCard():
            return CARD
        case RoadToken():
            return SMALL
        case CloseMarket() | Skip():
            return 0.0
        case BuyFromBank() | SellToBank():
            return -SMALL
    return -10.0


def _passed(state: State, road: str, spot: str) -> float:
    city = state.city()
    return sum(worth_of_building(city.plots[plot]) for plot in stops(city, int(road[-1]))[spot])


def _best_road(state: State, spot: str) -> float:
    """At least the building where the die stops."""
    return worth_of_building(state.city().plots[spot]) + 0.1 * road_of(spot)


def _change(state: State, die: str, road: str, change: str) -> float:
    value = int(die[-1]) if die[-1].isdigit() else state.envoys[die.removeprefix("envoy_")]
    return WORTH[change] if change in WORTH else float(change != NONE) * abs(int(road[-1]) - value)


def _feast(card: str) -> float:
    found = half(card, FESTIVAL)
    assert found is not None
    return WORTH[found.what] * found.n - sum(WORTH[kind] * count for kind, count in found.pay.items()) + CARD
