"""From the box to the first turn: boards, the order of turn zero, the first regions, objectives, the open row."""

from collections import Counter
from functools import cache

from games.archipelago import moves
from games.archipelago.components import (
    BOX,
    CARDS,
    CUBES,
    DECKS,
    DESERT,
    HEXES,
    OPEN_SEA,
    RESOURCES,
    SIDES,
    SIDES_OF,
    START,
    TRENDS,
    Length,
)
from games.archipelago.criteria import PACIFIST, SEPARATIST
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import Player, Region, RowCard, State, Unit
from games.archipelago.steps import (
    ChooseTrend,
    DealHexes,
    DrawTrends,
    EndTurnZero,
    KeepObjectives,
    OpenRow,
    Prepare,
    Turn,
)
from games.archipelago.turns.evolution import turn_up_back
from games.archipelago.variants import (
    BENEFACTOR,
    CHOOSE_TREND,
    DESERT_START,
    MORE_CONTROL,
    MORE_SPICE,
    NO_SECRETS,
    without_roles,
)
from games.core.chance import Chance
from games.core.fields import Pick, PickSome
from games.core.game import Setup
from games.core.moves import Offer
from games.core.seats import Seat, nothing_asked

START_LETTER = "a"
UNDECIDED = "any"


def set_up(setup: Setup) -> State:
    """An empty table; the first step prepares it."""
    return State(
        seats=setup.seats,
        options=setup.options,
        chance=Chance(setup.seed),
        agenda=[Prepare()],
        requests=nothing_asked(setup.seats),
        players=[Player(money=START.money, discs=START.discs, all_discs=START.discs) for _ in range(setup.seats)],
        bank={resource: CUBES[resource] - 1 for resource in RESOURCES},
        money=BOX.money - START.money * setup.seats,
        markets={"domestic": dict.fromkeys(RESOURCES, 1), "export": dict.fromkeys(RESOURCES, 0)},
        tokens=list(BOX.explorer_stacks),
        docks=BOX.docks,
        halls=BOX.halls,
    )


@RULES.step(Prepare)
def prepare(play: Archipelago, _: Prepare) -> None:
    state, chance = play.state, play.state.chance
    state.order = list(state.every_seat())
    chance.shuffle(state.order)
    play.emit("order", seats=tuple(state.order))
    state.deck = list(CARDS)
    chance.shuffle(state.deck)
    turn_up_back(play)
    state.stack = [chance.pick(SIDES_OF[hexagon]) for hexagon in HEXES]
    chance.shuffle(state.stack)
    play.reveal()
    lay_start(play)
    if state.plays(CHOOSE_TREND):
        play.then(ChooseTrend(list(state.order)), DealHexes())
    else:
        play.then(DealHexes())


def lay_start(play: Archipelago) -> None:
    """The hex in the middle, with what stands on it."""
    state = play.state
    desert = state.plays(DESERT_START)
    side = DESERT if desert else OPEN_SEA
    state.regions[START_LETTER] = Region(side, 0, (0, 0))
    part = SIDES[side].zones[0].name
    for player in state.players:
        if desert:
            player.units = [Unit("citizen", START_LETTER, part) for _ in range(START.citizens)]
        else:
            player.units = [Unit("ship", START_LETTER, part) for _ in range(START.ships)]
    if desert:
        state.population = START.citizens * state.seats
        state.surplus = START.desert_surplus
    play.emit("start", side=side)


# The trend that the table agrees on


@RULES.offers(ChooseTrend)
def trends_to_wish(state: State, _: ChooseTrend, __: Seat) -> list[Offer]:
    chosen = tuple(trend for trend in TRENDS if not (state.plays(BENEFACTOR) and trend == BENEFACTOR))
    return [Offer(moves.Wish, (Pick("trend", "trend", (UNDECIDED, *chosen)),))]


@RULES.answer(ChooseTrend, moves.Wish)
def wish(play: Archipelago, step: ChooseTrend, seat: Seat, move: moves.Wish) -> None:
    state = play.state
    state.wishes[seat] = move.trend
    play.emit("wishes", seat)
    if step.waiting:
        return
    said = set(state.wishes.values()) - {UNDECIDED}
    agreed = said.pop() if len(said) == 1 else ""
    for each, trend in sorted(state.wishes.items()):
        play.emit("wish", each, trend=trend)
    state.wishes.clear()
    if agreed:
        state.trends.append(agreed)
        play.emit("agreed-trend", trend=agreed)


@RULES.step(DrawTrends)
def draw_trends(play: Archipelago, _: DrawTrends) -> None:
    """More control opens two; with the Benefactor it is the first of two, and more control adds a third."""
    state = play.state
    wanted = 1 + state.plays(MORE_CONTROL)
    if state.plays(BENEFACTOR):
        state.trends.insert(0, BENEFACTOR)
        wanted += 1
    left = [trend for trend in TRENDS if trend not in state.trends]
    state.chance.shuffle(left)
    while len(state.trends) < wanted:
        state.trends.append(left.pop())
    play.emit("trends", trend=tuple(state.trends))


# Objectives and the open row


@RULES.step(EndTurnZero)
def end_turn_zero(play: Archipelago, _: EndTurnZero) -> None:
    state, chance = play.state, play.state.chance
    for player in state.players:
        state.discarded += player.hand
        player.hand = []
    hexes = {SIDES[side].hex for side in (*state.stack, *state.discarded)}
    state.discarded = []
    state.stack = [chance.pick(SIDES_OF[hexagon]) for hexagon in HEXES if hexagon in hexes]
    chance.shuffle(state.stack)
    play.reveal()
    choosing = deal_objectives(play)
    trends = [] if state.plays(NO_SECRETS) else [DrawTrends()]
    play.then(*choosing, *trends, OpenRow())


def deal_objectives(play: Archipelago) -> list[KeepObjectives]:
    """Each its own, or all open where nothing is secret; with more spice all then choose."""
    state = play.state
    deck = [*objectives_in_play(state)]
    state.chance.shuffle(deck)
    if state.plays(NO_SECRETS):
        state.open_objectives = [deck.pop() for _ in range(state.seats)]
        play.emit("objectives", objective=tuple(state.open_objectives))
    else:
        for player in state.players:
            drawn = [deck.pop() for _ in range(held(state) * (1 + state.plays(MORE_SPICE)))]
            if state.plays(MORE_SPICE):
                player.drawn = drawn
            else:
                player.objectives = drawn
        for seat in state.order:
            mine = tuple(state.players[seat].drawn or state.players[seat].objectives)
            play.emit("dealt", seat, to=(seat,), objective=mine)
    state.unused_objectives = deck
    return [KeepObjectives(list(state.order))] if state.plays(MORE_SPICE) else []


def held(state: State) -> int:
    """How many objectives everybody has."""
    return 2 if state.seats == 2 else 1


def objectives_in_play(state: State) -> tuple[str, ...]:
    """The deck of the chosen length, without what this table cannot use."""
    return _deck(state.options["length"], state.seats, roles=not without_roles(state))


@cache
def _deck(length: Length, seats: int, *, roles: bool) -> tuple[str, ...]:
    left_out = () if roles else (PACIFIST, SEPARATIST)
    return tuple(
        key for key, objective in DECKS[length].items() if seats in objective.at and objective.counts not in left_out
    )


@RULES.offers(KeepObjectives)
def objectives_to_keep(state: State, _: KeepObjectives, seat: Seat) -> list[Offer]:
    drawn = tuple(state.players[seat].drawn)
    return [Offer(moves.Keep, (PickSome("objectives", "objective", drawn, held(state), held(state)),))]


@RULES.answer(KeepObjectives, moves.Keep)
def keep_objectives(play: Archipelago, _: KeepObjectives, seat: Seat, move: moves.Keep) -> None:
    player = play.state.players[seat]
    player.objectives = list(move.objectives)
    play.state.unused_objectives += list((Counter(player.drawn) - Counter(move.objectives)).elements())
    player.drawn = []
    play.emit("keeps", seat)
    play.emit("kept", seat, to=(seat,), objective=move.objectives)


@RULES.step(OpenRow)
def open_row(play: Archipelago, _: OpenRow) -> None:
    state = play.state
    state.row = [RowCard(state.deck.pop()) for _ in range(START.row)]
    play.reveal()
    play.emit("row", card=tuple(card.card for card in state.row))
    turn_up_back(play)
    play.then(Turn())
