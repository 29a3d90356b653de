"""What waits at a place for the ship that sails there: the best main action, and what lies beside it."""

from games.core.once import once
from games.core.parts.seeing import HIDDEN
from games.maracaibo.actions.assistants import payments_of
from games.maracaibo.actions.buying import affordable, open_buildings
from games.maracaibo.actions.free import after_free_actions
from games.maracaibo.actions.main import skull
from games.maracaibo.actions.quests import cost_of, reward_of
from games.maracaibo.actions.village import deal_payments, deals, village_row
from games.maracaibo.campaign.components import LEGACY, STORIES
from games.maracaibo.cards import CARDS
from games.maracaibo.components import POINTS, VILLAGE_ACTIONS
from games.maracaibo.computer.appraisal import Appraisal
from games.maracaibo.computer.weights import WEIGHTS
from games.maracaibo.map.chart import LEFT, goal
from games.maracaibo.map.trail import Way
from games.maracaibo.paying import Payment, can_pay_stock, payments
from games.maracaibo.state import Player, State

FOURTH = 4


class Voyage:
    """Where a ship could go, as it looks to its owner."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.state: State = appraisal.state
        self.player = appraisal.player
        self._cities: dict[str, float] = {}
        self._actions: dict[str, float] = {}

    def way(self, way: Way) -> float:
        """What a sailing brings, less what the movement and the toll cost."""
        worth = self.place(way.end, way.points) - WEIGHTS.sailing["move"] * way.points
        ahead = self._lead - LEFT[way.end]
        if ahead > 0:
            worth -= WEIGHTS.sailing["lead"] * min(way.points, ahead)
        worth -= self.appraisal.coin * way.toll
        return worth + WEIGHTS.sailing["goal"] if way.end == goal(self.state) else worth

    def place(self, place: str, moved: int) -> float:
        """The best main action that waits at a place for a ship that comes so far, and the tiles beside it."""
        state = self.state
        best = 0.0
        if state.is_city(place):
            best = max(best, self.city(place))
        elif not skull(state, place):
            best = max(best, WEIGHTS.sailing["village"] * self.village(moved))
        for quest in state.quests.get(place, ()):
            best = max(best, self.quest(quest, moved))
        for helper in self.player.helpers.get(place, ()):
            best = max(best, self.assistant(helper.card))
        return best + tiles_worth(self.appraisal, place, moved)

    @once
    def _lead(self) -> int:
        """How far the ship of the others that leads still has to go."""
        return min([LEFT[who.place] for who in self.appraisal.nations.others], default=0)

    # Cities

    def city(self, place: str) -> float:
        """A delivery, and what the city does."""
        known = self._cities.get(place)
        if known is None:
            known = self._cities[place] = self.delivery(place) + self.city_action(place)
        return known

    def city_action(self, place: str) -> float:
        """What the city does."""
        known = self._actions.get(place)
        if known is None:
            known = self._actions[place] = self.appraisal.effects(self.state.city_action(place))
        return known

    def delivery(self, place: str) -> float:
        """The best disc, for the card that is missed least."""
        state = self.state
        if state.market_room(place) < 1 or not self.appraisal.engine.open_cells:
            return 0.0
        wanted = state.wanted(place)
        goods = [card for card in self.player.hand if card != HIDDEN and CARDS[card].good in wanted]
        if not goods:
            return 0.0
        return max(0.0, self.appraisal.best_disc - min(map(self.appraisal.kept, goods)))

    # Villages

    @once
    def _acts(self) -> list[float]:
        """What village actions would bring one after the other, the best first, as long as the doubloons last."""
        appraisal, player = self.appraisal, self.player
        wanted = sorted([(appraisal.purchase(key), key) for key in affordable(self.state, player)], reverse=True)
        coins, figures = player.coins, player.figures
        found = []
        for worth, key in wanted:
            cost = appraisal.price(CARDS[key].cost)
            if cost <= coins and (not CARDS[key].figure or figures):
                coins -= cost
                figures -= bool(CARDS[key].figure)
                found.append(worth)
        found += [appraisal.investment(key) for key in open_buildings(self.state, player)]
        least = VILLAGE_ACTIONS.sell_one * appraisal.coin
        if appraisal.engine.effects("drill"):
            least = max(least, appraisal.point + appraisal.coin)
        found += [self.deal(key) for key, deal in deals(player).items() if deal_payments(player, deal)]
        return sorted([*found, least, least, least], reverse=True)

    def village(self, moved: int) -> float:
        """The best village actions together, as many as so many movement points bring."""
        return self._villages[min(moved, len(self._villages) - 1)]

    @once
    def _villages(self) -> list[float]:
        return [sum(self._acts[:actions]) for actions in village_row(self.player)]

    def deal(self, key: str) -> float:
        """What a deal brings, less the cards."""
        deal = deals(self.player)[key]
        return self.appraisal.effects(deal.gain) - self.paid(deal_payments(self.player, deal))

    # Quests and assistants

    def quest(self, quest: str, moved: int) -> float:
        """A quest that can be paid; nothing if it cannot."""
        cost = cost_of(self.state, quest)
        if not can_pay_stock(self.able, cost, moved):
            return 0.0
        ways = payments(self.player, cost)
        if not ways:
            return 0.0
        appraisal = self.appraisal
        stock = {"doubloons": appraisal.coin, "strength": appraisal.point, "figures": appraisal.figure}
        spent = sum([stock.get(part.pay, 0.0) * part.n for part in cost])
        return self.reward(quest) - spent - self.paid(ways)

    @once
    def able(self) -> Player:
        """What the stock could be."""
        return after_free_actions(self.player)

    def reward(self, quest: str) -> float:
        """What a quest brings, with its tile in the row."""
        player = self.player
        worth = WEIGHTS.sailing["quest"] + self.appraisal.effects(reward_of(self.state, quest))
        row = len(player.quests) + 1
        if row >= FOURTH:
            worth += POINTS.fourth_quest if row == FOURTH else POINTS.later_quest
        worth += WEIGHTS.sailing["story"] if quest in self.state.story_tiles else 0.0
        return worth + (WEIGHTS.alone["quest"] if self.state.jean else 0.0)

    def paid(self, ways: list[Payment]) -> float:
        """What the cards of the cheapest payment are missed."""
        return min([sum(map(self.appraisal.kept, way)) for way in ways], default=0.0)

    def assistant(self, card: str) -> float:
        """What an assistant does, less what passing them brings."""
        ways = payments_of(self.state, self.appraisal.seat, card)
        if not ways:
            return 0.0
        return self.appraisal.effects(CARDS[card].action) - self.paid(ways) - POINTS.missed_assistant


def tiles_worth(appraisal: Appraisal, place: str, moved: int) -> float:
    """What the legacy tiles there give before the main action; one that the story waits for is worth more."""
    worth = 0.0
    for tile, discs in appraisal.state.legacy.items():
        legacy = LEGACY[tile]
        if legacy.place != place:
            continue
        if legacy.kind == "points":
            worth += appraisal.effects(legacy.reward)
        elif legacy.kind == "figure":
            worth += appraisal.figure
        elif legacy.kind == "discs" and discs < legacy.discs:
            worth += _disc_worth(appraisal, tile, moved)
    return worth


def _disc_worth(appraisal: Appraisal, tile: str, moved: int) -> float:
    """What it brings to move a disc onto the tile, if it can be paid."""
    player, legacy = appraisal.player, LEGACY[tile]
    if not (
        appraisal.engine.open_cells and can_pay_stock(player, legacy.cost, moved) and payments(player, legacy.cost)
    ):
        return 0.0
    stories = appraisal.state.stories
    awaited = any(STORIES[story].fill == tile for story in stories if story in STORIES)
    gain = appraisal.best_disc + appraisal.effects(legacy.reward) - len(legacy.cost)
    return gain + (WEIGHTS.sailing["story"] if awaited else 0.0)
