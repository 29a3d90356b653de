"""Turn zero: everybody lays a first region beside the start and lands there."""

from games.archipelago import moves
from games.archipelago.components import CITIZEN, SHIP, SIDES, SIDES_OF, START
from games.archipelago.exploring import (
    draw_hex,
    edge_name,
    gather_cubes,
    gathering_offer,
    lay_region,
    place_named,
    positions,
    take_token,
    turn_named,
)
from games.archipelago.geography import EDGES, SEA, around, beyond, kind_of_edge, opposite, part_at
from games.archipelago.markers import add_citizen, shift_surplus
from games.archipelago.naming import region_told
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.setup import START_LETTER
from games.archipelago.state import State
from games.archipelago.steps import BeginTurnZero, DealHexes, EndTurnZero, GatherFirst, Land, PlaceFirst
from games.archipelago.variants import DESERT_START, plays
from games.core.fields import Place, Spread
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat

ONE = 1
"""A first region touches the start, and perhaps others."""


@RULES.step(DealHexes)
def deal_hexes(play: Archipelago, _: DealHexes) -> None:
    state = play.state
    for seat in state.order:
        draw_hand(play, seat)
    play.then(*(BeginTurnZero(seat) for seat in state.order), EndTurnZero())


def draw_hand(play: Archipelago, seat: Seat) -> None:
    """Three hexes, seen by their owner alone."""
    hand = [side for side in (draw_hex(play) for _ in range(START.hexes)) if side is not None]
    play.state.players[seat].hand = hand
    play.emit("hand", seat, to=(seat,), side=tuple(hand))


@RULES.step(BeginTurnZero)
def begin_turn_zero(play: Archipelago, step: BeginTurnZero) -> None:
    """Nobody is stuck: a hand in which nothing fits is shown and drawn anew."""
    player = play.state.players[step.seat]
    while not first_places(play.state, step.seat):
        play.emit("unfit", step.seat, side=tuple(player.hand))
        play.state.discarded += player.hand
        player.hand = []
        draw_hand(play, step.seat)
    play.then(PlaceFirst([step.seat]))


def first_places(state: State, seat: Seat) -> tuple[tuple[str, str, str], ...]:
    """Side, place and turn of every first region that fits."""
    sides = [side for up in state.players[seat].hand for side in SIDES_OF[SIDES[up].hex]]
    beside_start = {place: edge for edge, place in enumerate(around(state.regions[START_LETTER].at))}
    return tuple(
        (side, place, edge_name(turn))
        for side, place, at, turn in positions(state, sides, ONE, beside_start)
        if reachable(state, side, turn, opposite(beside_start[at]))
    )


def reachable(state: State, side: str, turn: int, edge: int) -> bool:
    """The ship of the start must sail in, or in the desert a citizen walk in; and somebody must be able to land."""
    sea = kind_of_edge(side, turn, edge) == SEA
    return sea != plays(state, DESERT_START) and bool(SIDES[side].lands)


@RULES.offers(PlaceFirst)
def regions_to_settle(state: State, _: PlaceFirst, seat: Seat) -> list[Offer]:
    rows = first_places(state, seat)
    return [offer_of_rows(moves.Settle, rows, "side", "place", "edge")]


@RULES.answer(PlaceFirst, moves.Settle)
def settle(play: Archipelago, _: PlaceFirst, seat: Seat, move: moves.Settle) -> None:
    state = play.state
    player = state.players[seat]
    player.hand.remove(next(side for side in player.hand if SIDES[side].hex == SIDES[move.side].hex))
    at = place_named(state, move.place, ONE)
    region = lay_region(play, seat, move.side, at, turn_named(move.edge))
    take_token(play, seat)
    mover = player.units[0]
    mover.region = region
    mover.part = entry(state, region, mover.kind == SHIP)
    gathering = [GatherFirst([seat], region)] if SIDES[move.side].icons else []
    if plays(state, DESERT_START):
        shift_surplus(play, SIDES[move.side].huts)
        play.then(*gathering)
    else:
        play.then(Land([seat], region), *gathering)


def entry(state: State, region: str, by_sea: bool) -> str:
    """The water or land of a first region that touches the start."""
    start, new = state.regions[START_LETTER], state.regions[region]
    edge = next(edge for edge in EDGES if beyond(start.at, edge) == new.at)
    part = part_at(new, opposite(edge))
    assert part is not None
    assert part.land != by_sea
    return part.name


@RULES.offers(Land)
def shores_to_land_on(state: State, step: Land, _: Seat) -> list[Offer]:
    lands = SIDES[state.regions[step.region].side].lands
    shores = tuple(Place(land, START.citizens) for land in lands)
    both = ((CITIZEN, START.citizens),)
    return [Offer(moves.Land, (Spread("shores", "shore", shores, both, START.citizens, START.citizens, kinds="unit"),))]


@RULES.answer(Land, moves.Land)
def land(play: Archipelago, step: Land, seat: Seat, move: moves.Land) -> None:
    for shore, _, count in move.shores:
        for _ in range(count):
            add_citizen(play, seat, step.region, shore)
    play.emit("lands", seat, where=region_told(play.state, step.region), count=START.citizens)
    shift_surplus(play, SIDES[play.state.regions[step.region].side].huts)


@RULES.offers(GatherFirst)
def first_cubes(state: State, step: GatherFirst, _: Seat) -> list[Offer]:
    return gathering_offer(state, step.region)


@RULES.answer(GatherFirst, moves.Gather)
def gather_first(play: Archipelago, _: GatherFirst, seat: Seat, move: moves.Gather) -> None:
    gather_cubes(play, seat, move)
