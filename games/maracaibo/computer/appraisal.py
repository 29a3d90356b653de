"""What things are worth to a player, roughly, in victory points."""

from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import get_args

from games.core.once import once
from games.core.parts.seeing import HIDDEN
from games.core.seats import Seat
from games.core.stores import put
from games.maracaibo.actions.buying import on_sale
from games.maracaibo.actions.effects import counted
from games.maracaibo.actions.exploring import closed_spaces
from games.maracaibo.cards import CARDS, Card
from games.maracaibo.components import (
    ASSISTANTS,
    BORDERS,
    BUILDINGS,
    COMBAT,
    HAVANA,
    POINTS,
    SPACES,
    START,
    TRAIL_END,
    UPGRADES,
)
from games.maracaibo.computer.army import Army
from games.maracaibo.computer.nations import Nations
from games.maracaibo.computer.weights import WEIGHTS
from games.maracaibo.kinds import Does, Effect
from games.maracaibo.map.chart import AHEAD, LEFT
from games.maracaibo.map.trail import Way, borders_on, furthest, ways
from games.maracaibo.state import State

TURNS = 4.2
"""So many turns a round usually has."""
_PURSES = [most for most, _ in WEIGHTS.purse]
FULL = 8
"""The upgrades after which a disc opens nothing more."""


class Appraisal:
    """How things look to one seat."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.engine = self.player.engine()
        self.travellers = state.travellers()
        self.nations = Nations(self)
        self.army = Army(self)
        self.incomes = START.rounds - state.round
        """How many incomes in doubloons are still to come."""
        self.turns = self._turns()
        """How many turns are left, as far as the ship that leads tells."""
        self.coin = self._coin()
        """What a doubloon is worth that is spent in this round."""
        self._scored = self._by_what_is_scored() if self.player.buildings else {}
        use = min(1.0, self.turns * WEIGHTS.each["use"])
        """How surely what is kept can still be used."""
        self.figure = WEIGHTS.each["figures"] * use + self.scored("garrison")
        """What a figure in the supply is worth."""
        self.point = WEIGHTS.each["strength"] * use + self.scored("garrison")
        """What a combat point is worth."""
        self.time = min(1.0, self.turns * WEIGHTS.ship["finished"])
        """How surely what is begun is finished."""
        self._discount = self.engine.total("discount")
        self._purchases: dict[str, float] = {HIDDEN: 0.0}
        self._upgrades: dict[str, float] = {}
        self._visits: dict[str, float] = {}
        self._explored: dict[int, float] = {}
        self._spaces: dict[tuple[str, ...], float] = {}

    def _turns(self) -> float:
        ahead = min([LEFT[who.place] for who in self.travellers])
        return TURNS * (self.incomes + ahead / LEFT[HAVANA])

    def _coin(self) -> float:
        _, scarce = WEIGHTS.purse[bisect_left(_PURSES, self.player.coins)]
        return WEIGHTS.coin[self.state.round - 1] * scarce

    def _by_what_is_scored(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for key in self.player.buildings:
            put(found, BUILDINGS[key].per, BUILDINGS[key].n)
        return found

    def scored(self, per: str) -> int:
        """What one's buildings will score for one more of this."""
        return self._scored.get(per, 0)

    # Effects

    def effects(self, effects: Iterable[Effect]) -> float:
        """What some effects bring together."""
        worth = 0.0
        for effect in effects:
            worth += _KINDS[effect.do](self, effect)
        return worth

    def plainly(self, effects: Iterable[Effect]) -> float:
        """The same, with a disc at its usual worth: what the cells are worth depends on such things in their turn."""
        worth = 0.0
        for effect in effects:
            worth += _PLAIN_KINDS[effect.do](self, effect)
        return worth

    def effect(self, effect: Effect) -> float:
        """What an effect brings now and later."""
        return _KINDS[effect.do](self, effect)

    def _usual(self, effect: Effect) -> float:
        return _USUAL[effect.do] * effect.n

    def _lasting(self, effect: Effect) -> float:
        return WEIGHTS.each_turn[effect.do] * self.turns

    def _adding_up(self, effect: Effect) -> float:
        return WEIGHTS.each_turn[effect.do] * self.turns * effect.n

    def _doubloons(self, effect: Effect) -> float:
        return self.coin * effect.n * (-1 if effect.do == "pay_doubloons" else 1)

    def _income(self, effect: Effect) -> float:
        """Paid in each round that ends; at the end its track shows points."""
        sure = self._has_or_gets(effect)
        return effect.n * sure * _INCOME[self.state.round]

    def _point_income(self, effect: Effect) -> float:
        return effect.n * self._has_or_gets(effect) * (self.incomes + 1)

    def _has_or_gets(self, effect: Effect) -> float:
        return 1.0 if not effect.synergy or effect.synergy in self.player.synergies else 0.5

    def _counted(self, effect: Effect) -> float:
        each = 1.0 if effect.do == "points_per" else self.coin
        return each * effect.n * counted(self.player, effect.per)

    def _figures(self, effect: Effect) -> float:
        return self.figure * min(effect.n, self.player.reserve)

    def _strength(self, effect: Effect) -> float:
        return self.point * min(effect.n, COMBAT.most - self.player.strength)

    def _influence(self, effect: Effect) -> float:
        return self.nations.influence(effect.nation, effect.n)

    def _disc(self, effect: Effect) -> float:
        return self.best_disc * effect.n

    def _synergy(self, effect: Effect) -> float:
        """A token counts where tokens are counted, and for the incomes that wait for it."""
        if effect.synergy in self.player.synergies:
            return 0.0
        return WEIGHTS.each["synergy"] + self.effects(self.engine.waiting(effect.synergy))

    def _visitors(self, effect: Effect) -> float:
        """Every ship that ends at one of one's assistants pays."""
        share = WEIGHTS.each_turn[effect.do] * len(self.travellers) * (len(self.player.helpers) + 0.3)
        return share * self.turns * effect.n * (self.coin if effect.do == "visitor_doubloons" else 1.0)

    def _deal(self, effect: Effect) -> float:
        """A village action that can be taken again and again by a hand that pays for it, or a manoeuvre in each war."""
        able = (self.engine.hand_limit / START.hand) ** effect.n if effect.do == "deal" else 1.0
        return WEIGHTS.each_turn[effect.do] * self.turns * able * self.effects(effect.gain)

    def _village_war(self, effect: Effect) -> float:
        """One's assistants in villages are worth a visit of the army."""
        helpers = sum([len(there) for place, there in self.player.helpers.items() if place not in self.state.markers])
        return WEIGHTS.each_turn[effect.do] * self.turns * (0.8 + 0.4 * helpers)

    def _hand(self, effect: Effect) -> float:
        """More cards help who has few that are wanted."""
        return WEIGHTS.each_turn[effect.do] * self.turns * (1.6 - 0.2 * self.wanted)

    def _long_days(self, effect: Effect) -> float:
        """More village actions help who has much to buy."""
        return WEIGHTS.each_turn[effect.do] * self.turns * (0.4 + 0.2 * self.wanted)

    def _free_market(self, effect: Effect) -> float:
        """The more that lies there is wanted, the more is saved."""
        there = self._much_wanted(self.state.market)
        return WEIGHTS.each_turn[effect.do] * self.turns * (0.5 + 0.25 * there)

    def _drill(self, effect: Effect) -> float:
        """A village action for combat points, which help who fights with more than they have."""
        fights = len(self.engine.effects("war_strength")) + len(self.engine.effects("manoeuvre"))
        return WEIGHTS.each_turn[effect.do] * self.turns * (1.0 + 0.3 * fights + 0.1 * self.scored("garrison"))

    @once
    def wanted(self) -> int:
        """How many cards at hand would bring clearly more than they cost."""
        return self._much_wanted(on_sale(self.player))

    def _much_wanted(self, cards: Iterable[str]) -> int:
        return sum([self.purchase(card) > WEIGHTS.cards["better"] for card in cards])

    def _choose(self, effect: Effect) -> float:
        return max([self.effects(option) for option in effect.options])

    def _war(self, _: Effect) -> float:
        return self.army.war

    def _explore(self, effect: Effect) -> float:
        return self.exploring(effect.n)

    # The explorer

    def exploring(self, steps: int) -> float:
        """The best place that so many steps reach."""
        known = self._explored.get(steps)
        if known is None:
            ways = self.reach(steps + self.engine.total("stride"))
            known = self._explored[steps] = max(map(self.space, ways), default=0.0)
        return known

    def reach(self, steps: int) -> tuple[Way, ...]:
        """Where the explorer can stop."""
        return ways(self.player.explorer, steps, self._closed)

    @once
    def _closed(self) -> frozenset[str]:
        return closed_spaces(self.state, self.player)

    def space(self, way: Way) -> float:
        """What it brings to go there."""
        known = self._spaces.get(way.path)
        if known is None:
            known = self._spaces[way.path] = self._space(way)
        return known

    def _space(self, way: Way) -> float:
        """The space's reward, borders on the way, and that the end is nearer."""
        state, space = self.state, SPACES[way.end]
        worth = self.plainly(space.reward)
        worth += WEIGHTS.explorer["quest"] if space.quest else 0.0
        worth += self._step * (furthest(self.player.explorer) - furthest(way.end))
        if way.end == TRAIL_END:
            worth += space.arrival[state.arrived]
        for key in borders_on(way.path):
            border = BORDERS[key]
            points = border.later if state.crossed.get(key) else border.first
            worth += self.nations.influence("any", border.influence) if border.influence else points
        return worth

    @once
    def _step(self) -> float:
        return WEIGHTS.explorer["step"] + (WEIGHTS.alone["step"] if self.state.jean else 0.0)

    # The ship

    @once
    def best_disc(self) -> float:
        """What a disc brings that may come from any cell."""
        return max([self.upgrade(key) for key in self.engine.open_cells], default=0.0)

    def upgrade(self, key: str) -> float:
        """What a disc from a cell brings."""
        known = self._upgrades.get(key)
        if known is None:
            known = self._upgrades[key] = self._upgrade(key)
        return known

    def _upgrade(self, key: str) -> float:
        """A disc nearer to what a cell gives; what is begun is worth finishing, if there is time."""
        worth = self.effects(UPGRADES[key].effects)
        if key in _OPENED:
            worth += max([self.effects(UPGRADES[later].effects) for later in _OPENED[key]]) * 0.2
        for each in self._with_any_upgrade:
            worth += each
        begun = WEIGHTS.ship["begun"]
        return worth * (1 - begun * self.time) if self.player.discs.get(key) == 1 else worth * begun * self.time

    @once
    def _with_any_upgrade(self) -> list[float]:
        """What comes with every upgrade, whichever it is: cells that open, what buildings score, Jean's lead."""
        opens = WEIGHTS.ship["opens"] if self.player.upgrades() < FULL else 0.0
        alone = WEIGHTS.alone["upgrade"] if self.state.jean else 0.0
        return [each for each in (opens, self.scored("upgrades"), alone) if each]

    # Cards and buildings

    def card(self, card: Card) -> float:
        """What a project card would bring, without its price."""
        worth = card.points + self.plainly(card.effects)
        if card.assistant:
            worth += self.assistant(card)
        return worth - (self.figure if card.figure else 0.0)

    def assistant(self, card: Card) -> float:
        """In each round they act or are passed, and those count who count assistants."""
        rounds = self.incomes + (card.place in AHEAD[self.player.place])
        return rounds * self._visit(card.assistant) + self.scored("assistants")

    def _visit(self, assistant: str) -> float:
        """What an assistant brings in a round."""
        known = self._visits.get(assistant)
        if known is None:
            better = max(0.0, self.plainly(ASSISTANTS[assistant].effects) - WEIGHTS.assistant["usual"])
            known = self._visits[assistant] = POINTS.missed_assistant + WEIGHTS.assistant["used"] * better
        return known

    def purchase(self, key: str) -> float:
        """What is left of a card's worth when it has been paid."""
        known = self._purchases.get(key)
        if known is None:
            card = CARDS[key]
            known = self._purchases[key] = self.card(card) - self.coin * max(0, card.cost - self._discount)
        return known

    def price(self, cost: int) -> int:
        """What is left of a price after all discounts."""
        return max(0, cost - self._discount)

    def kept(self, key: str) -> float:
        """What is lost with a hand card that is discarded for something."""
        return WEIGHTS.cards["kept"] * max(0.0, self.purchase(key))

    def investment(self, key: str) -> float:
        """A building scores what there will be at the end."""
        player, building = self.player, BUILDINGS[key]
        there = counted(player, building.per) + WEIGHTS.growth.get(building.per, 0.0) * self.turns
        scored = building.n * (there if building.most is None else min(there, building.most / building.n))
        first = 0 if self.state.invested(key) else POINTS.investor
        synergy = self.effect(Effect("synergy", synergy=building.synergy))
        return scored + first + synergy - self.coin * self.price(building.cost) - self.figure


_USUAL = {do: WEIGHTS.each.get(do, WEIGHTS.each["usual"]) for do in get_args(Does)}
_INCOME = [sum(WEIGHTS.coin[rounds:]) + WEIGHTS.shield for rounds in range(START.rounds + 1)]
"""What a step of income brings after so many rounds."""
_ADD_UP = {"discount", "war_strength", "compass", "stride", "removal", "leap"}
"""Lasting effects that are worth more the more there is of them."""
_OPENED = {
    upgrade.after: tuple(later for later, each in UPGRADES.items() if each.after == upgrade.after)
    for upgrade in UPGRADES.values()
    if upgrade.after
}
"""The cells that another one opens."""
_KINDS: dict[str, Callable[[Appraisal, Effect], float]] = {
    **dict.fromkeys(get_args(Does), Appraisal._usual),
    **dict.fromkeys(WEIGHTS.each_turn, Appraisal._lasting),
    **dict.fromkeys(_ADD_UP, Appraisal._adding_up),
    "doubloons": Appraisal._doubloons,
    "pay_doubloons": Appraisal._doubloons,
    "income": Appraisal._income,
    "point_income": Appraisal._point_income,
    "points_per": Appraisal._counted,
    "doubloons_per": Appraisal._counted,
    "figures": Appraisal._figures,
    "strength": Appraisal._strength,
    "influence": Appraisal._influence,
    "disc": Appraisal._disc,
    "synergy": Appraisal._synergy,
    "visitor_doubloons": Appraisal._visitors,
    "visitor_points": Appraisal._visitors,
    "deal": Appraisal._deal,
    "manoeuvre": Appraisal._deal,
    "village_war": Appraisal._village_war,
    "hand": Appraisal._hand,
    "long_days": Appraisal._long_days,
    "free_market": Appraisal._free_market,
    "drill": Appraisal._drill,
    "choose": Appraisal._choose,
    "war": Appraisal._war,
    "explore": Appraisal._explore,
}
_PLAIN_KINDS = {**_KINDS, "disc": Appraisal._usual}


def cast_and_planned(state: State, seat: Seat, cast: int) -> tuple[list[str], str]:
    """Of the first hand the so many worst cards, and of the others the dearest, which waits best."""
    appraisal = Appraisal(state, seat)
    hand = sorted(state.players[seat].hand, key=appraisal.purchase)
    return hand[:cast], max(hand[cast:], key=lambda card: CARDS[card].cost)
