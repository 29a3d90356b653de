"""Interim and final scoring, step by step."""

from games.core.agenda import Step
from games.core.moves import Move, Offer
from games.core.seats import Seat
from games.core.stores import put
from games.maracaibo import gains
from games.maracaibo.actions.assistants import miss_ahead
from games.maracaibo.actions.buying import buy, invest, price, purchases
from games.maracaibo.actions.effects import counted
from games.maracaibo.cards import CARDS
from games.maracaibo.components import BUILDINGS, HAVANA, POINTS, START
from games.maracaibo.kinds import NATIONS
from games.maracaibo.map import markers
from games.maracaibo.moves import Buy, BuyForHerbs, Invest, TakePoints
from games.maracaibo.paying import given
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import Player, State, Traveller
from games.maracaibo.steps import (
    CheckStories,
    ClearMarkets,
    EndActions,
    Finish,
    NewCards,
    NewMarket,
    NewRound,
    NextBuilding,
    PayIncome,
    Refill,
    ScoreCards,
    ScoreJean,
    ScoreNations,
    ScoringChoice,
    ShipsHome,
    StartScoring,
)
from games.maracaibo.turns.jean import jean_income, score_points
from games.maracaibo.turns.rounds import after

CHEAPEST = min(card.cost for card in CARDS.values())


def final(state: State) -> bool:
    """Whether this is the last round."""
    return state.round == START.rounds


@RULES.step(StartScoring)
def start_scoring(play: Maracaibo, step: StartScoring) -> None:
    """From the player who ended the round on, each buys or takes points; the rest follows for all."""
    state = play.state
    play.emit("final-scoring" if final(state) else "interim-scoring", count=state.round)
    order = state.in_turn(Seat(state.closer % state.seats))
    rest: list[Step] = (
        [PayIncome(), ScoreCards(), ScoreNations(), ScoreJean(), CheckStories(), Finish()]
        if final(state)
        else [PayIncome(), ClearMarkets(), NewMarket(), NextBuilding(), CheckStories(), ShipsHome()]
    )
    play.then(*(ScoringChoice([seat]) for seat in order), *rest)


@RULES.offers(ScoringChoice)
def scoring_choice(state: State, step: ScoringChoice, seat: Seat) -> list[Offer]:
    """A purchase with a new hand, or points."""
    return [*purchases(state, seat), Offer(TakePoints)]


@RULES.known_to_all(ScoringChoice)
def too_poor(state: State, step: ScoringChoice, seat: Seat) -> bool:
    """Who could not pay for the cheapest card of all needs no secret: everybody sees the doubloons."""
    player = state.players[seat]
    return player.coins < price(player, CHEAPEST)


@RULES.answer(ScoringChoice, TakePoints)
def take_points(play: Maracaibo, step: ScoringChoice, seat: Seat, move: TakePoints) -> None:
    """Points, and no new cards."""
    gains.points(play, seat, POINTS.no_purchase)


@RULES.answer(ScoringChoice, Buy)
@RULES.answer(ScoringChoice, BuyForHerbs)
@RULES.answer(ScoringChoice, Invest)
def purchase(play: Maracaibo, step: ScoringChoice, seat: Seat, move: Move) -> None:
    """A purchase, then the hand and the market are refilled before the next player chooses."""
    if seat != play.state.closer:
        play.state.moved = 0  # only who ended the round is still in a turn with a sailing
    play.then(EndActions(seat, free=False), Refill([seat], free=False), NewCards())
    match move:
        case Buy():
            buy(play, seat, move.card)
        case BuyForHerbs():
            buy(play, seat, move.card, given(move.first, move.second, move.third))
        case Invest():
            invest(play, seat, move.building)
        case _:
            raise TypeError(move)


@RULES.step(PayIncome)
def pay_income(play: Maracaibo, step: PayIncome) -> None:
    """Doubloons and points; at the end the points shown by the doubloon income instead of doubloons."""
    play.regardless()
    state = play.state
    for seat in state.every_seat():
        player = state.players[seat]
        if final(state):
            _score(player, "income", player.point_income)
            _score(player, "shields", player.shields())
        else:
            gains.doubloons(play, seat, player.income)
            gains.points(play, seat, player.point_income)
    if state.jean is not None:
        if final(state):
            _score(state.jean, "income", jean_income(state.jean))
        else:
            score_points(play, state.jean, jean_income(state.jean))


def _score(who: Traveller, source: str, count: int) -> None:
    put(who.final, source, count)


@RULES.step(ClearMarkets)
def clear_markets(play: Maracaibo, step: ClearMarkets) -> None:
    """The discs leave the city markets; those on legacy tiles stay."""
    play.state.delivered.clear()


@RULES.step(NewMarket)
def new_market(play: Maracaibo, step: NewMarket) -> None:
    """Four new cards."""
    state = play.state
    state.discards += state.market
    state.market.clear()
    play.then(NewCards())


@RULES.step(NextBuilding)
def next_building(play: Maracaibo, step: NextBuilding) -> None:
    """From left to right."""
    state = play.state
    building = state.buildings[state.open_buildings]
    state.open_buildings += 1
    play.reveal()
    play.emit("building", building=building)


@RULES.step(ShipsHome)
def ships_home(play: Maracaibo, step: ShipsHome) -> None:
    """All ships return, and who sits left of the one who ended the round begins the next."""
    state = play.state
    for seat in state.every_seat():
        miss_ahead(play, seat)
    for who in state.travellers():
        who.place = HAVANA
    state.round += 1
    state.starter = after(state, state.closer)
    play.then(NewRound())


@RULES.step(ScoreCards)
def score_cards(play: Maracaibo, step: ScoreCards) -> None:
    """Bought cards and buildings; hand and planning area are worth nothing."""
    for player in play.state.players:
        _score(player, "cards", sum(CARDS[card].points for card in player.bought))
        _score(player, "buildings", sum(building_points(player, key) for key in player.buildings))


def building_points(player: Player, key: str) -> int:
    """What an investment is worth at the end."""
    building = BUILDINGS[key]
    worth = building.n * counted(player, building.per)
    return worth if building.most is None else min(worth, building.most)


@RULES.step(ScoreNations)
def score_nations(play: Maracaibo, step: ScoreNations) -> None:
    """Most influence with each nation, then each rank times the nation's multiplier."""
    state = play.state
    multipliers = markers.multipliers(state)
    for nation in NATIONS:
        most = max(who.influence[nation] for who in state.travellers())
        for who in state.travellers():
            if most and who.influence[nation] == most:
                _score(who, "leaders", POINTS.leader)
            _score(who, "nations", who.rank(nation) * multipliers[nation])
    for seat in state.every_seat():
        for source, count in state.players[seat].final.items():
            if count:
                play.emit("scores", seat, source=source, count=count)
