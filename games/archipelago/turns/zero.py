"""Turn zero: everybody lays a first region beside the start and lands there."""

from collections.abc import Sequence

from games.archipelago import moves
from games.archipelago.actions.exploring import (
    draw_hex,
    edge_name,
    free_places,
    gather_cubes,
    gathering_offer,
    lay_region,
    place_named,
    positions,
    take_token,
    turn_named,
)
from games.archipelago.components import CITIZEN, HEXES, SHIP, SIDES, SIDES_OF, START
from games.archipelago.map.geography import (
    At,
    Coasts,
    around,
    empty_places,
    fits,
    part_towards,
    turns,
    turns_between,
)
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.setup import START_LETTER
from games.archipelago.state import State
from games.archipelago.steps import BeginTurnZero, DealHexes, EndTurnZero, GatherFirst, Land, PlaceFirst
from games.archipelago.telling.naming import region_told
from games.archipelago.turns.markers import add_citizen, shift_surplus
from games.archipelago.variants import DESERT_START
from games.core.fields import Place, Spread
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat

FirstPlace = tuple[str, str, str]
"""The side of a first region, its place and its turn."""
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
    """AR-ZERO-05, where no hex of the stack fits: those come in that others have kept, else the start alone matters."""
    if could_be_unfit(play.state, step.seat):
        play.reveal()
    if not draw_until_one_fits(play, step.seat):
        collect_leftovers(play, step.seat)
        if not draw_until_one_fits(play, step.seat):
            play.emit("fits-nowhere", step.seat)
    play.then(PlaceFirst([step.seat]))


def could_be_unfit(state: State, seat: Seat) -> bool:
    """For all that the others know, nothing in this hand may fit; then it tells something that nothing is shown."""
    lying = [SIDES[side].hex for side in (*(region.side for region in state.regions.values()), *state.discarded)]
    coasts = coasts_beside_start(state)
    unfit = [hexagon for hexagon in HEXES if hexagon not in lying and not fits_somewhere(coasts, SIDES_OF[hexagon])]
    return len(unfit) >= len(state.players[seat].hand)


def draw_until_one_fits(play: Archipelago, seat: Seat) -> bool:
    """A hand in which nothing fits is shown and drawn anew, until all have come up that are in nobody else's hand."""
    state, player = play.state, play.state.players[seat]
    unseen = {SIDES[side].hex for side in (*player.hand, *state.stack, *state.discarded)}
    coasts = coasts_beside_start(state)
    while unseen:
        if fits_somewhere(coasts, sides_in_hand(state, seat)):
            return True
        unseen -= {SIDES[side].hex for side in player.hand}
        play.emit("unfit", seat, side=tuple(player.hand))
        state.discarded += player.hand
        draw_hand(play, seat)
    return False


def collect_leftovers(play: Archipelago, seat: Seat) -> None:
    """Who has settled needs the rest of their hexes no more; these would go back a little later."""
    state = play.state
    play.emit("leftovers", seat)
    for other in state.order[: state.order.index(seat)]:
        state.discarded += state.players[other].hand
        state.players[other].hand = []


# Where a first region can lie


def first_places(state: State, seat: Seat) -> tuple[FirstPlace, ...]:
    """All of them; where nothing fits at all, a region has to match the start alone."""
    sides = sides_in_hand(state, seat)
    return fitting(state, sides) or matching_start(state, sides)


def fitting(state: State, sides: Sequence[str]) -> tuple[FirstPlace, ...]:
    """Those that match all that they would touch."""
    return tuple(
        (side, place, edge_name(turn)) for side, place, _, turn in positions(state, sides, ONE, beside_start(state))
    )


def coasts_beside_start(state: State) -> list[Coasts]:
    """What a first region would touch, wherever there is a place for one."""
    beside = beside_start(state)
    return list(dict.fromkeys(wanted for _, at, wanted in free_places(state.lying(), ONE) if at in beside))


def fits_somewhere(coasts: Sequence[Coasts], sides: Sequence[str]) -> bool:
    """Whether one of these sides matches one of these coasts."""
    return any(turns_between(side, wanted) for wanted in coasts for side in sides)


def matching_start(state: State, sides: Sequence[str]) -> tuple[FirstPlace, ...]:
    """Those that match the start, whatever else they would touch."""
    start = state.regions[START_LETTER]
    return tuple(
        (side, str(number), edge_name(turn))
        for side in sides
        for number, at in enumerate(empty_places(state.hexes_at(), ONE), 1)
        if at in beside_start(state)
        for turn in turns(side)
        if fits({start.at: start}, side, turn, at)
    )


def sides_in_hand(state: State, seat: Seat) -> list[str]:
    """Both sides of each hex."""
    return [side for up in state.players[seat].hand for side in SIDES_OF[SIDES[up].hex]]


def beside_start(state: State) -> tuple[At, ...]:
    """The places around the start, whose edges are all alike: whoever stands there gets into whatever matches it."""
    return around(state.regions[START_LETTER].at)


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
    if state.plays(DESERT_START):
        shift_surplus(play, SIDES[move.side].huts)
        play.then(*gathering)
    else:
        play.then(Land([seat], region), *gathering)


def entry(state: State, region: str, by_sea: bool) -> str:
    """The water or land of a first region that touches the start."""
    part = part_towards(state.regions[region], state.regions[START_LETTER].at)
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
