"""What the moves of the Maya look worth."""

from collections.abc import Iterable

from games.core.fields import NOTHING
from games.core.moves import Move
from games.core.stores import put
from games.santa_maria.components import BUILDINGS, DISTRICTS, LODGES, SPACES, TEMPLES, YEARS
from games.santa_maria.lines.proposals import WORTH, worth_of_building, worth_of_effect
from games.santa_maria.maya.cards import CONSTRUCTION, FESTIVAL, HALVES, TECHNOLOGY, TRADE
from games.santa_maria.maya.city import PLACES, districts_at, road_of, stops
from games.santa_maria.maya.market import PRICES
from games.santa_maria.maya.moves import (
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
from games.santa_maria.moves import Pass, Skip
from games.santa_maria.state import City, Player, State

DIE = 0.5
CARD = 3.0
"""What a card in hand is worth."""
GROWTH = 1.0
"""So many cards, or levels, are likely to come to a district before it scores."""
REWARDS = {"coins": 2.0, "cards": 2 * CARD, "store": 5.0, "fork": 1.0, "priest": 6.0}
USES = 1.0
"""How often a year a building is activated."""
HALF = 0.5
"""So much is left of the year in which it is built."""
INNER = 0.4
"""What it is worth that a building lies further in, where more ways pass."""
MIDDLE = 3.5
PASSING = 0.05
SMALL = 1.0


class CityAppraisal:
    """How moves look to the Maya, in coins."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._stops: dict[tuple[str, ...], float] = {}

    def worth(self, move: Move) -> float:
        """How good a move looks."""
        state = self._state
        match move:
            case Drive(die, road, spot, change):
                passed = stops(state.city(), int(road[-1]))[spot]
                return self._stop(passed) - _change(state, die, road, change) - DIE
            case DriveWithCard(die, road, spot, change):
                return self.worth(Drive(die, road, spot, change)) + _card(state, TECHNOLOGY)
            case Imitate(spot) | Priest(spot):
                return self._stop((spot,))
            case ImitateWithCard(spot):
                return self._stop((spot,)) + _card(state, TECHNOLOGY)
            case CompleteLevel(district):
                return level_worth(state, district)
            case PlayTechnology():
                return _card(state, TECHNOLOGY)
            case BuildInCity(card, building, spot):
                return _building(state, card, building, spot) + _card(state, CONSTRUCTION)
            case Feast(card):
                return _feast(card) + _card(state, FESTIVAL)
            case TradeCard():
                return SMALL + _card(state, TRADE)
            case Pass(space):
                return PASSING * _space(state, space) - 1.0
        return _small(state, move)

    def _stop(self, passed: tuple[str, ...]) -> float:
        """What it brings to pass these buildings and to stop at the last; of all ways to come there it is the same."""
        if passed not in self._stops:
            self._stops[passed] = _stop(self._state, passed)
        return self._stops[passed]


def _small(state: State, move: Move) -> float:
    match move:
        case Fill(good) | Storage(good):
            return WORTH[good] + _wanted(state, good)
        case DrawCard():
            return CARD
        case RoadToken():
            return SMALL
        case CloseMarket() | Skip():
            return 0.0
        case BuyFromBank(good):
            return WORTH[good] + _wanted(state, good) - PRICES[good] - SMALL
        case SellToBank():
            return -SMALL
    return -10.0


def _player(state: State) -> Player:
    assert state.maya is not None
    return state.players[state.maya]


def scorings(state: State) -> int:
    """How often the temples will still score."""
    return YEARS - state.year + (not _player(state).space)


def _card(state: State, district: str) -> float:
    """A card more in the district, each time that it scores."""
    return scorings(state) * WORTH["joy"] * (state.city().temples[district].levels + GROWTH / 2)


def level_worth(state: State, district: str) -> float:
    """A level more, each time that it scores, and its reward."""
    city = state.city()
    found = DISTRICTS[district]
    times = scorings(state)
    count = len(city.tucked.get(district, ())) + GROWTH * times / 2 if found.cards else city.gold
    return times * WORTH["joy"] * count + REWARDS.get(found.reward.do, REWARDS.get(found.reward.what, 0.0))


def _stop(state: State, passed: tuple[str, ...]) -> float:
    """What the buildings on the way bring, and the best level that can then be paid where the die rests."""
    player, city = _player(state), state.city()
    left = {kind: player.fits(kind) for kind in player.room}
    goods = dict(player.goods)
    total = 0.0
    for plot in passed:
        for effect in BUILDINGS[city.plots[plot]].effects:
            if effect.do != "gain" or effect.what not in left:
                total += worth_of_effect(effect)
            elif left[effect.what] > 0:
                left[effect.what] -= 1
                put(goods, effect.what)
                total += WORTH[effect.what]
    able = _payable(city, goods, districts_at(road_of(passed[-1])))
    return total + max((level_worth(state, key) for key in able), default=0.0)


def _payable(city: City, goods: dict[str, int], districts: Iterable[str]) -> list[str]:
    """The districts among these whose next level could be paid."""
    tokens = {key: city.temples[key].token for key in districts}
    return [
        key
        for key, token in tokens.items()
        if token and all(goods.get(kind, 0) >= count for kind, count in TEMPLES[token].cost.items())
    ]


def _wanted(state: State, good: str) -> float:
    """For how many temples it is needed."""
    return sum([good in TEMPLES[temple.token].cost for temple in state.city().temples.values() if temple.token])


def _building(state: State, card: str, building: str, spot: str) -> float:
    found = HALVES[CONSTRUCTION][card]
    place = INNER * PLACES.index(spot[0]) - INNER * abs(road_of(spot) - MIDDLE)
    uses = USES * (YEARS - state.year + HALF)
    return worth_of_building(building) * uses + place - WORTH[LODGES[found.builds].cost]


def _space(state: State, space: str) -> float:
    """What the space brings: coins, steps, a filled store, a level of any temple."""
    effect = SPACES[space].maya
    if effect.do == "temple":
        city, goods = state.city(), _player(state).goods
        return max((level_worth(state, key) for key in _payable(city, goods, city.temples)), default=0.0)
    if effect.do == "fill":
        player = _player(state)
        return max((WORTH[kind] for kind in player.room if player.fits(kind) > 0), default=0.0)
    return worth_of_effect(effect)


def _change(state: State, die: str, road: str, change: str) -> float:
    value = int(die[-1]) if die[-1].isdigit() else state.envoys[die.removeprefix("envoy_")]
    return WORTH[change] if change in WORTH else float(change != NOTHING) * abs(int(road[-1]) - value)


def _feast(card: str) -> float:
    found = HALVES[FESTIVAL][card]
    return WORTH[found.what] * found.n - sum([WORTH[kind] * count for kind, count in found.pay.items()])
