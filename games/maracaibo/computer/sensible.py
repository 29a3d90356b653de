"""A plausible player: wants what brings most for its price, and looks one step ahead."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core.agenda import Step
from games.core.ahead.best import best_of, to_the_point
from games.core.chance import Chance
from games.core.fields import PickSome, Spread
from games.core.moves import Move, Offer, Request
from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.actions.choices import nation
from games.maracaibo.actions.quests import cost_of
from games.maracaibo.actions.village import deals
from games.maracaibo.actions.war import card_manoeuvres, deal_of, open_manoeuvres
from games.maracaibo.cards import CARDS
from games.maracaibo.components import CAREERS, COMBAT, POINTS, START
from games.maracaibo.computer.appraisal import Appraisal
from games.maracaibo.computer.voyage import Voyage
from games.maracaibo.computer.weights import WEIGHTS
from games.maracaibo.map.chart import routes
from games.maracaibo.paying import can_pay_stock, given
from games.maracaibo.state import State
from games.maracaibo.steps import ChooseAction, ChooseNation, ChooseOption, Manoeuvre, Refill, ScoringChoice, SetSail

ENOUGH = 150
"""As many moves of one offer are looked at."""


def sensible(state: State, request: Request, chance: Chance) -> Move:
    """The move that looks best; among equals, any."""
    look = Look(state, request.seat)
    offers = [*to_the_point(request), *look.beside(request)]
    every = [move for offer in offers for move in look.candidates(offer)]
    return best_of(every, look.worth, chance)


class Look:
    """How the moves of one question look to its seat."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.top = state.agenda[-1]
        self.appraisal = Appraisal(state, seat)
        self.voyage = Voyage(self.appraisal)
        self.ways = (
            {(way.end, way.by): way for way in routes(state, seat, self.top.points)}
            if isinstance(self.top, SetSail)
            else {}
        )
        self.prices = (
            {(word, place): price for word, place, price in open_manoeuvres(state, self.player, self.top)}
            if isinstance(self.top, Manoeuvre)
            else {}
        )
        self.in_scoring = isinstance(self.top, ScoringChoice)
        if self.in_scoring and state.round == START.rounds:
            self.appraisal.coin = 0.0

    def beside(self, request: Request) -> list[Offer]:
        """What is offered beside the question and yet is worth a thought there."""
        wanted = _BESIDE.get(type(self.top))
        return [offer for offer in request.offers if offer.aside and offer.makes is wanted]

    def candidates(self, offer: Offer) -> list[Move]:
        """The moves of an offer that are worth a look."""
        if offer.makes is moves.Prepare:
            return [offer.make(tuple(field.now for field in offer.fields if isinstance(field, Spread)))]
        if offer.makes is moves.Fill:
            return [self._filled(offer)]
        return offer.moves(ENOUGH)

    def _filled(self, offer: Offer) -> Move:
        """Open cards that are clearly better than an unknown one, as many as may be taken."""
        (field,) = offer.fields
        assert isinstance(field, PickSome)
        worth = {card: self._new(card) for card in field.words}
        best_first = replace(field, words=tuple(sorted(worth, key=lambda card: -worth[card])))
        good = replace(best_first, words=tuple(card for card in best_first.words if worth[card] > 0))
        chosen = good.first(field.most) or best_first.first(field.least)
        return moves.Fill(tuple(card for card in field.words if card in chosen))

    def _new(self, card: str) -> float:
        """How much better than an unknown card one is that lies open; what is planned waits where it is."""
        if card in self.player.planned:
            return -1.0
        return self.appraisal.purchase(card) - WEIGHTS.cards["unknown"] - WEIGHTS.cards["better"]

    def worth(self, move: Move) -> float:
        """How good a move looks."""
        judge = _JUDGES.get(type(move))
        return _PLAIN.get(type(move), 0.5) if judge is None else judge(self, move)

    # Sailing and main actions

    def sail(self, move: moves.Sail) -> float:
        return self.voyage.way(self.ways[move.place, move.by])

    def city(self, _: moves.City) -> float:
        return self.voyage.city_action(self.player.place)

    def deliver(self, move: moves.Deliver) -> float:
        return self.voyage.city_action(self.player.place) + self.only_deliver(move)

    def only_deliver(self, move: moves.Deliver | moves.OnlyDeliver) -> float:
        return WEIGHTS.sailing["delivery"] + self.appraisal.upgrade(move.upgrade) - self.appraisal.kept(move.card)

    def quest(self, move: moves.FulfilQuest | moves.CardQuest) -> float:
        return self.voyage.reward(move.quest) - self._discarded(move.first, move.second)

    def assistant(self, move: moves.UseAssistant) -> float:
        brought = self.appraisal.effects(CARDS[move.card].action)
        return brought - POINTS.missed_assistant - self._discarded(move.first, move.second, move.third)

    def use_tile(self, move: moves.UseTile) -> float:
        return 2.0 + self.appraisal.upgrade(move.upgrade) - self._discarded(move.card)

    def _discarded(self, *words: str) -> float:
        return sum(map(self.appraisal.kept, given(*words)))

    # Village actions

    def buy(self, move: moves.Buy | moves.BuyForHerbs) -> float:
        worth = self.appraisal.purchase(move.card) + 1.0
        if isinstance(move, moves.BuyForHerbs):
            worth -= self._discarded(move.first, move.second, move.third)
        return worth

    def invest(self, move: moves.Invest) -> float:
        return self.appraisal.investment(move.building)

    def deal(self, move: moves.Deal) -> float:
        gain = self.appraisal.effects(deals(self.player)[move.deal].gain)
        return 1.0 + gain - self._discarded(move.first, move.second, move.third)

    def drill(self, _: moves.Drill) -> float:
        return self.appraisal.coin + (self.appraisal.point if self.player.strength < COMBAT.most else 0.0)

    def claim(self, move: moves.Claim) -> float:
        return self.hoist(move) + self.appraisal.nations.influence(move.nation, 1) + self.appraisal.coin

    def sell_card(self, move: moves.SellCard) -> float:
        return self.appraisal.coin - 0.2 - self.appraisal.kept(move.card)

    def sell_hand(self, _: moves.SellHand) -> float:
        return 2 * self.appraisal.coin - 0.5 - sum(map(self.appraisal.kept, self.player.hand))

    # Choices

    def take_disc(self, move: moves.TakeDisc) -> float:
        return self.appraisal.upgrade(move.upgrade)

    def favour(self, move: moves.Favour | moves.Rise) -> float:
        count = getattr(self.top, "count", 2)
        return self.appraisal.nations.influence(move.nation, count)

    def hoist(self, move: moves.Hoist | moves.Claim) -> float:
        return 1.0 + self.appraisal.nations.marker(nation(move.nation))

    def option(self, move: moves.Opt) -> float:
        options = self.top.options if isinstance(self.top, ChooseOption) else []
        return max(self.appraisal.effects(option) for option in options if option[0].do == move.option)

    def explore(self, move: moves.Explore) -> float:
        steps = getattr(self.top, "steps", 0) + self.player.total("stride")
        way = next(way for way in self.appraisal.reach(steps) if (way.end, way.by) == (move.space, move.by))
        return self.appraisal.space(way)

    def settle(self, move: moves.Settle) -> float:
        return move.figures * (2 * self.appraisal.incomes * self.appraisal.coin - self.appraisal.figure)

    # War

    def fight(self, move: moves.Fight) -> float:
        if not isinstance(self.top, ChooseNation):
            return 0.0
        each = nation(move.nation)
        appraisal = self.appraisal
        deal = appraisal.effects(deal_of(self.top.token, each))
        step = appraisal.nations.influence(each, 1) + appraisal.nations.marker(each) / 2
        return deal + appraisal.army.campaign(self.top.values[each], step)

    def manoeuvre(self, move: moves.Manoeuvre) -> float:
        return self._manoeuvre(move) - self._price(move)

    def _price(self, move: moves.Manoeuvre) -> float:
        """What is added to the value, and what of the value is gone for other manoeuvres."""
        top = self.top
        assert isinstance(top, Manoeuvre)
        added = max(0, self.prices[move.manoeuvre, move.place] - top.value)
        used = min(top.value, self.prices[move.manoeuvre, move.place])
        appraisal = self.appraisal
        return appraisal.figure * move.figures + appraisal.point * (added - move.figures) + WEIGHTS.war["spent"] * used

    def _manoeuvre(self, move: moves.Manoeuvre) -> float:
        top = self.top
        assert isinstance(top, Manoeuvre)
        step = self.appraisal.nations.influence
        match move.manoeuvre:
            case "influence_one":
                return step(top.nation, 1)
            case "influence_two":
                return step(top.nation, 2)
            case "city":
                marker = self.appraisal.nations.marker(top.nation)
                return step(top.nation, 1) + marker + self.appraisal.army.flag(move.place)
            case "village":
                own = COMBAT.own_assistant * len(self.player.helpers.get(move.place, ()))
                return step(top.nation, 1) + self.appraisal.nations.marker(top.nation) + own
            case "fleet":
                return 9.0
            case "mine":
                return 6.0
            case card:
                return self.appraisal.effects(card_manoeuvres(self.player)[card].gain)

    # Cards

    def plan(self, move: moves.Plan) -> float:
        """A card that is worth its price waits better where it takes no room."""
        return WEIGHTS.cards["plan"] + self.appraisal.purchase(move.card)

    def enlist(self, _: moves.Enlist) -> float:
        """Worth what a combat point more makes possible where the ship is."""
        able, player = self.voyage.able, self.player
        quests = [
            self.voyage.quest(quest, self.state.leg)
            for quest in self.state.quests.get(player.place, ())
            if not can_pay_stock(player, cost_of(self.state, quest), self.state.leg)
        ]
        helpers = [
            self.appraisal.effects(CARDS[helper.card].action) - POINTS.missed_assistant
            for helper in player.helpers.get(player.place, ())
            if not helper.fresh and player.strength < _paid_strength(helper.card) <= able.strength
        ]
        return max([-1.0, *quests, *helpers]) - self.appraisal.figure

    def keep_career(self, move: moves.KeepCareer) -> float:
        return -float(sum([task.easy for task in CAREERS[move.career].tasks]))

    def claim_task(self, move: moves.ClaimTask) -> float:
        return 6.0 if move.level == "hard" else WEIGHTS.cards["task"] * self.state.round


def _paid_strength(card: str) -> int:
    return sum([effect.n for effect in CARDS[card].action if effect.do == "pay_strength"])


_BESIDE: dict[type[Step], type[Move]] = {Refill: moves.Plan, ChooseAction: moves.Enlist}
"""Cards wait best before the hand is filled; figures are enlisted for what wants combat points."""
_JUDGES: dict[type[Move], Callable[[Look, Any], float]] = {
    moves.Sail: Look.sail,
    moves.City: Look.city,
    moves.Deliver: Look.deliver,
    moves.OnlyDeliver: Look.only_deliver,
    moves.FulfilQuest: Look.quest,
    moves.CardQuest: Look.quest,
    moves.UseAssistant: Look.assistant,
    moves.UseTile: Look.use_tile,
    moves.Buy: Look.buy,
    moves.BuyForHerbs: Look.buy,
    moves.Invest: Look.invest,
    moves.Deal: Look.deal,
    moves.Drill: Look.drill,
    moves.Claim: Look.claim,
    moves.SellCard: Look.sell_card,
    moves.SellHand: Look.sell_hand,
    moves.TakeDisc: Look.take_disc,
    moves.Favour: Look.favour,
    moves.Rise: Look.favour,
    moves.Hoist: Look.hoist,
    moves.Opt: Look.option,
    moves.Explore: Look.explore,
    moves.Settle: Look.settle,
    moves.Fight: Look.fight,
    moves.Manoeuvre: Look.manoeuvre,
    moves.Plan: Look.plan,
    moves.Enlist: Look.enlist,
    moves.KeepCareer: Look.keep_career,
    moves.ClaimTask: Look.claim_task,
}
"""How good a move is that is worth more or less as the game stands; the others are always worth the same."""

_PLAIN: dict[type[Move], float] = {
    moves.Pass: 0.1,
    moves.TakePoints: 2.0,
    moves.Attack: 4.0,
    moves.Fill: 1.0,
    moves.Draw: 0.0,
    moves.Take: 0.0,
    moves.Discharge: 3.0,
}
