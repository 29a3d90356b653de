"""Exploration: a hex is drawn, laid and settled; and what a new region gives."""

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from functools import lru_cache

from games.archipelago import moves
from games.archipelago.bank import gain, room, stock
from games.archipelago.components import CARDS, SIDES, SIDES_OF, WHEEL
from games.archipelago.map.geography import (
    EDGES,
    At,
    Coasts,
    Lying,
    around,
    beyond,
    can_stand,
    coasts,
    empty_places,
    opposite,
    part_at,
    part_towards,
    turns_between,
)
from games.archipelago.map.units import kind_word, unit_named
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import Region, State, Unit
from games.archipelago.steps import AfterMove, ChooseHex, Convert, GatherFound, LookAtHex, MoreExploring, TakeHex
from games.archipelago.telling.naming import all_told, region_told
from games.archipelago.turns.markers import add_citizen, shift_surplus
from games.core.events import Phrase, Value
from games.core.fields import NOTHING, Pick
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat

SHARES = 2
"""An explored region touches at least so many others."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"


# The stack of hexes


def restack(play: Archipelago) -> None:
    """The discarded hexes become a new stack where there is no other."""
    state, chance = play.state, play.state.chance
    if not state.stack and state.discarded:
        hexes = [SIDES[side].hex for side in state.discarded]
        state.stack = [chance.pick(SIDES_OF[hexagon]) for hexagon in sorted(hexes)]
        chance.shuffle(state.stack)
        state.discarded = []
        play.reveal()
        play.emit("hexes-shuffled")


def draw_hex(play: Archipelago) -> str | None:
    """The upper side of the next hex."""
    restack(play)
    if not play.state.stack:
        return None
    play.reveal()
    return play.state.stack.pop()


def left_to_explore(state: State) -> int:
    """Hexes that can still come."""
    return len(state.stack) + len(state.discarded)


# Where a hex can lie


def place_named(state: State, name: str, touching: int) -> At:
    """The free place of this number."""
    return empty_places(state.hexes_at(), touching)[int(name) - 1]


def positions(
    state: State, sides: Sequence[str], touching: int, among: Container[At]
) -> Iterator[tuple[str, str, At, int]]:
    """Every side with each of these places and turn in which it fits; the places by their numbers, too.

    They are numbered in the order in which one reads the map.
    """
    places = [place for place in free_places(state.lying(), touching) if place[1] in among]
    for side in sides:
        for name, at, wanted in places:
            for turn in turns_between(side, wanted):
                yield side, name, at, turn


@lru_cache(maxsize=128)
def free_places(lying: Lying, touching: int) -> tuple[tuple[str, At, Coasts], ...]:
    """The number of each free place, and what must lie at its edges."""
    regions = {at: Region(side, turn, at) for _, side, turn, at in lying}
    return tuple((str(number), at, coasts(regions, at)) for number, at in enumerate(empty_places(regions, touching), 1))


def edge_name(turn: int) -> str:
    """How far a side is turned, as people say it: by the direction in which its first edge points."""
    return ("ne", "e", "se", "sw", "w", "nw")[turn]


def turn_named(name: str) -> int:
    """The turn that brings the first edge there."""
    return ("ne", "e", "se", "sw", "w", "nw").index(name)


def lay_region(play: Archipelago, seat: Seat, side: str, at: At, turn: int) -> str:
    """The hex lies; returns its letter."""
    state = play.state
    letter = LETTERS[len(state.regions)]
    state.regions[letter] = Region(side, turn, at)
    play.emit("region", seat, where=region_told(state, letter))
    return letter


# Who can explore


def explorers(state: State, seat: Seat) -> dict[At, dict[str, tuple[Unit, int]]]:
    """At each place beside the own units, one unit of each kind and place, with the edge that it would come across."""
    found: dict[At, dict[str, tuple[Unit, int]]] = {}
    for unit in state.players[seat].units:
        home = state.regions[unit.region]
        for edge, at in enumerate(around(home.at)) if unit.free else ():
            if part_at(home, edge).name == unit.part:
                found.setdefault(at, {}).setdefault(kind_word(unit), (unit, opposite(edge)))
    return found


# The action


def can_explore(state: State, seat: Seat) -> bool:
    """A hex is left, and somebody could go beyond a border."""
    if not left_to_explore(state):
        return False
    shores = _unexplored(state.lying())
    return any(unit.free and (unit.region, unit.part) in shores for unit in state.players[seat].units)


@lru_cache(maxsize=128)
def _unexplored(lying: Lying) -> frozenset[tuple[str, str]]:
    """The waters and lands beyond which a hex can be laid."""
    regions = {at: Region(side, turn, at) for _, side, turn, at in lying}
    free = set(empty_places(regions, SHARES))
    return frozenset(
        (name, part_at(regions[at], edge).name)
        for name, _, _, at in lying
        for edge in EDGES
        if beyond(at, edge) in free
    )


def space_to_explore(state: State, seat: Seat) -> bool:
    """The space of one's own colour first, then shared ones."""
    return not state.players[seat].explored or state.shared_explorations < WHEEL.exploration[state.seats]


def begin_exploration(play: Archipelago, seat: Seat, card: str = "") -> None:
    """The Explorer looks at three hexes; everybody else at the upper side of one."""
    look, again = (CARDS[card].look, CARDS[card].again) if card else (0, False)
    play.then(LookAtHex(seat, look), *([AfterMove(), MoreExploring(seat)] if again else []))


@RULES.step(MoreExploring)
def more_exploring(play: Archipelago, step: MoreExploring) -> None:
    if can_explore(play.state, step.seat):
        play.then(LookAtHex(step.seat))


@RULES.step(LookAtHex)
def look_at_hex(play: Archipelago, step: LookAtHex) -> None:
    if not step.several:
        restack(play)
        play.then(TakeHex([step.seat]))
        return
    drawn = [side for side in (draw_hex(play) for _ in range(step.several)) if side is not None]
    play.emit("looks", step.seat, side=tuple(drawn))
    choose_hex(play, step.seat, drawn)


@RULES.offers(TakeHex)
def hex_to_take(state: State, _: TakeHex, __: Seat) -> list[Offer]:
    return [Offer(moves.Take), *([Offer(moves.Decline)] if left_to_explore(state) > 1 else [])]


@RULES.asks(TakeHex)
def side_on_top(state: State, _: TakeHex, __: Seat) -> dict[str, Value]:
    """Only the upper side of the top hex is seen; an empty stack is made of the discarded ones first."""
    return {"side": state.stack[-1]}


@RULES.answer(TakeHex, moves.Take)
def take_hex(play: Archipelago, _: TakeHex, seat: Seat, __: moves.Take) -> None:
    side = draw_hex(play)
    assert side is not None
    play.emit("takes", seat, side=side)
    choose_hex(play, seat, [side])


@RULES.answer(TakeHex, moves.Decline)
def decline_hex(play: Archipelago, _: TakeHex, seat: Seat, __: moves.Decline) -> None:
    declined = draw_hex(play)
    assert declined is not None
    play.state.discarded.append(declined)
    side = draw_hex(play)
    assert side is not None
    play.emit("declines", seat, side_declined=declined, side=side)
    choose_hex(play, seat, [side])


def choose_hex(play: Archipelago, seat: Seat, drawn: list[str]) -> None:
    """Where the hex can lie, on either side; if nowhere, the exploration fails."""
    step = ChooseHex([seat], drawn)
    if discoveries(play.state, seat, drawn):
        play.then(step)
    else:
        fail(play, step, seat)


def discoveries(state: State, seat: Seat, drawn: list[str]) -> tuple[tuple[str, str, str, str], ...]:
    """Side, place, turn and unit of everything that could be discovered."""
    sides = [side for up in drawn for side in SIDES_OF[SIDES[up].hex]]
    waiting = explorers(state, seat)
    return tuple(
        (side, place, edge_name(turn), word)
        for side, place, at, turn in positions(state, sides, SHARES, waiting)
        for word, (unit, edge) in waiting[at].items()
        if can_stand(unit.kind, part_at(Region(side, turn, at), edge))
    )


@RULES.offers(ChooseHex)
def hexes_to_lay(state: State, step: ChooseHex, seat: Seat) -> list[Offer]:
    rows = discoveries(state, seat, step.hexes)
    told = {"unit": all_told(state, [row[3] for row in rows])}
    return [offer_of_rows(moves.Discover, rows, "side", "place", "edge", "unit", told=told), Offer(moves.Fail)]


@RULES.answer(ChooseHex, moves.Fail)
def fail(play: Archipelago, step: ChooseHex, seat: Seat, _: moves.Fail | None = None) -> None:
    play.state.discarded += step.hexes
    play.emit("fails", seat)


@RULES.answer(ChooseHex, moves.Discover)
def discover(play: Archipelago, step: ChooseHex, seat: Seat, move: moves.Discover) -> None:
    state = play.state
    taken = next(side for side in step.hexes if SIDES[side].hex == SIDES[move.side].hex)
    state.discarded += [side for side in step.hexes if side != taken]
    at = place_named(state, move.place, SHARES)
    unit = unit_named(state.players[seat].units, move.unit)
    region = lay_region(play, seat, move.side, at, turn_named(move.edge))
    shore = part_towards(state.regions[region], state.regions[unit.region].at)
    unit.region, unit.part, unit.spot = region, shore.name, ""
    take_token(play, seat)
    gathering = [GatherFound([seat], region)] if SIDES[move.side].icons else []
    play.then(AfterMove(), *gathering, AfterMove(), Convert([seat], region))


def take_token(play: Archipelago, seat: Seat) -> None:
    """An explorer token of the first stack that is not empty; the first two stacks bring everybody a disc."""
    state = play.state
    for number, left in enumerate(state.tokens):
        if left:
            state.tokens[number] -= 1
            state.players[seat].tokens += 1
            if not state.tokens[number] and number + 1 < len(state.tokens):
                for player in state.players:
                    player.discs += 1
                    player.all_discs += 1
                    player.passed = False
                play.emit("stack-empty", count=number + 1)
            return


# What a new region gives


def gatherings(state: State, region: str) -> tuple[tuple[str, str], ...]:
    """A cube for the market and one for oneself, as far as the bank has them; a single icon serves the market alone."""
    icons = SIDES[state.regions[region].side].icons
    can_be_placed = [each for each in icons if state.bank[each] and room_at_home(state, each)]
    rows: list[tuple[str, str]] = []
    for market in can_be_placed or list(icons):
        spent = {market: 1} if market in can_be_placed else {}
        left = Counter(icons)
        left[market] -= 1
        own = [each for each in icons if left[each] and state.bank[each] > spent.get(each, 0)]
        rows += [(market, each) for each in own] or [(market, NOTHING)]
    return tuple(rows)


def room_at_home(state: State, resource: str) -> bool:
    """Whether the domestic market takes another cube of it."""
    return room(state, "domestic", resource) > 0


def gathering_offer(state: State, region: str) -> list[Offer]:
    """The offer of both cubes; of each is told whose it becomes."""
    rows = gatherings(state, region)
    columns = zip(("market", "own"), zip(*rows, strict=True), strict=True)
    told = {
        whose: {each: Phrase(f"archipelago-split-to-{whose}", {"resource": each}) for each in column if each != NOTHING}
        for whose, column in columns
    }
    return [offer_of_rows(moves.Gather, rows, "resource", "resource", told=told)]


def gather_cubes(play: Archipelago, seat: Seat, move: moves.Gather) -> None:
    """The cubes go where they were meant to go, as far as the bank has them."""
    placed = stock(play, "domestic", move.market)
    if placed:
        play.emit("to-market", seat, resource=move.market)
    if move.own != NOTHING and gain(play, seat, move.own, 1):
        play.emit("gains", seat, resource=move.own, count=1)


@RULES.offers(GatherFound)
def cubes_to_gather(state: State, step: GatherFound, _: Seat) -> list[Offer]:
    return gathering_offer(state, step.region)


@RULES.answer(GatherFound, moves.Gather)
def gather(play: Archipelago, _: GatherFound, seat: Seat, move: moves.Gather) -> None:
    gather_cubes(play, seat, move)


# The people of its huts


def shores_with_room(state: State, seat: Seat, region: str) -> list[str]:
    """The lands where a citizen of this seat can be added; in a new region nobody is but who has explored it."""
    return list(SIDES[state.regions[region].side].lands) if state.citizens_left(seat) else []


def converts(state: State) -> bool:
    """Whether the Missionary goes along in this round."""
    improved = state.round.improved if state.round else ""
    return bool(improved) and CARDS[improved].converts


@RULES.offers(Convert)
def people_to_welcome(state: State, step: Convert, seat: Seat) -> list[Offer]:
    huts = SIDES[state.regions[step.region].side].huts
    shores = shores_with_room(state, seat, step.region) if huts and converts(state) else []
    offers = [Offer(moves.Done)]
    if shores:
        offers.insert(0, Offer(moves.Welcome, (Pick("shore", "shore", tuple(shores)),)))
    return offers


@RULES.answer(Convert, moves.Welcome)
def welcome(play: Archipelago, step: Convert, seat: Seat, move: moves.Welcome) -> None:
    add_citizen(play, seat, step.region, move.shore)
    play.emit("converts", seat, where=region_told(play.state, step.region))
    shift_surplus(play, SIDES[play.state.regions[step.region].side].huts - 1)


@RULES.answer(Convert, moves.Done)
def leave_huts(play: Archipelago, step: Convert, _: Seat, __: moves.Done) -> None:
    shift_surplus(play, SIDES[play.state.regions[step.region].side].huts)
