"""Migration: ships sail, citizens walk or cross in convoys; in batches, because each kind opens ways for the other.

After each batch no more than three citizens of a player are in a region. That forbids nothing which is allowed when all
have moved: who comes and who makes room go in the same batch, as a ship that has sailed also carries from where it was.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from games.archipelago import moves
from games.archipelago.components import CARDS, CITIZEN, LIMITS, SHIP, TOKENED, UnitKind
from games.archipelago.map.reach import Chart, Shore, anchorages
from games.archipelago.map.units import at_spot, region_of, spot_of, unit_word
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import State, Unit
from games.archipelago.steps import EndMigration, Migrate, Movers
from games.archipelago.telling.naming import spot_at, spot_told
from games.core.fields import PART, Group, Place, Spread
from games.core.moves import Offer
from games.core.seats import Seat
from games.core.stores import put

Stock = tuple[tuple[str, int], ...]
"""How many units are at each place."""
Ways = tuple[tuple[str, tuple[str, ...]], ...]
"""Where units can end, each with the words of those that can get there."""


def migration_offers(
    state: State, seat: Seat, kinds: Movers = "all", movers: int = 0, before: Sequence[list[Shore]] = ()
) -> list[Offer]:
    """Ships and citizens that have not moved in this action; what is not sent elsewhere stays."""
    return list(_each_kind(state, seat, kinds, movers, before))


def can_migrate(state: State, seat: Seat, kinds: Movers = "all") -> bool:
    """Whether somebody can go somewhere."""
    return any(_each_kind(state, seat, kinds))


def _each_kind(
    state: State, seat: Seat, kinds: Movers, movers: int = 0, before: Sequence[list[Shore]] = ()
) -> Iterator[Offer]:
    """One after the other: often it is enough to know that there is one."""
    free = [unit for unit in state.players[seat].units if unit.free and not unit.moved]
    if not free:
        return
    chart = Chart(state, seat)
    former = [Chart(state, seat, ships) for ships in before]
    if kinds == "all" and (sailing := _moving(state, seat, chart, [], SHIP, free, movers)):
        yield sailing
    if walking := _moving(state, seat, chart, former, CITIZEN, free, movers):
        yield walking


def _moving(
    state: State,
    seat: Seat,
    chart: Chart,
    former: Sequence[Chart],
    kind: UnitKind,
    units: Iterable[Unit],
    movers: int,
) -> Offer | None:
    """All of these units of a kind over the places where they can end, or could before ships of theirs sailed."""
    free = [unit for unit in units if unit.kind == kind]
    if not free:
        return None
    origins: dict[str, int] = {}
    movable: dict[str, Unit] = {}
    for unit in reversed(free):
        word = unit_word(unit)
        put(origins, word)
        movable[word] = unit
    ways = tuple([(spot, tuple(words)) for spot, words in _spots(state, chart, former, movable).items()])
    sides = tuple([state.regions[region_of(spot)].side for spot, _ in ways])
    staying = _staying(state, seat) if kind == CITIZEN else ()
    return _journeys(kind, tuple(sorted(origins.items())), ways, sides, staying, movers or len(free))


@lru_cache(maxsize=1024)
def _journeys(
    kind: UnitKind, stock: Stock, ways: Ways, sides: tuple[str, ...], staying: tuple[str, ...], most: int
) -> Offer | None:
    """These units over the places where they can end, of which those lie in regions of these sides."""
    origins, reached = dict(stock), dict(ways)
    units = sum(origins.values())
    spots = sorted(reached)
    places = tuple([Place(spot, _room(spot, kind, units), tuple(sorted(reached[spot]))) for spot in spots])
    now = tuple([(spot, spot, origins[spot]) for spot in spots if spot in origins])
    groups = _crowds(spots, staying) if kind == CITIZEN else ()
    told = {spot: spot_at(spot, side) for (spot, _), side in zip(ways, sides, strict=True)}
    spread = Spread(
        "where", "spot", places, stock, units, units, now, kinds="origin", groups=groups, moving=most, told=told
    )
    return None if spread.wrong() else Offer(moves.Sail if kind == SHIP else moves.Walk, (spread,))


def _spots(state: State, chart: Chart, former: Sequence[Chart], movable: Mapping[str, Unit]) -> dict[str, list[str]]:
    """Where these units can end, each with the words of those that can get there."""
    round_ = state.round
    card = CARDS[round_.improved] if round_ and round_.improves("migration") else None
    walks, sails = (card.walks, card.sails) if card else (1, 1)
    spots: dict[str, list[str]] = {}
    for origin, unit in movable.items():
        reached = chart.spots(unit, walks=walks, sails=sails)
        if former:
            reached = list(
                dict.fromkeys([*reached, *(spot for each in former for spot in each.ashore(unit, walks=walks))])
            )
        for spot in reached:
            spots.setdefault(spot, []).append(origin)
    return spots


def _room(spot: str, kind: UnitKind, units: int) -> int:
    """A building holds one; a region as many ships as come, and three citizens."""
    if PART in spot and spot.partition(PART)[2] in TOKENED:
        return 1
    return units if kind == SHIP else min(LIMITS.crowd, units)


def _staying(state: State, seat: Seat) -> tuple[str, ...]:
    """The region of each citizen that cannot move."""
    citizens = state.players[seat].citizens()
    return tuple(sorted([unit.region for unit in citizens if not unit.free or unit.moved]))


def _crowds(spots: Iterable[str], staying: Sequence[str]) -> tuple[Group, ...]:
    """Three citizens a region, those counted that cannot move."""
    by_region: dict[str, list[str]] = {}
    for spot in spots:
        by_region.setdefault(region_of(spot), []).append(spot)
    return tuple([Group(tuple(words), LIMITS.crowd - staying.count(region)) for region, words in by_region.items()])


def send(play: Archipelago, seat: Seat, move: moves.Sail | moves.Walk) -> int:
    """Who is sent elsewhere goes there; returns how many went."""
    state = play.state
    kind: UnitKind = SHIP if isinstance(move, moves.Sail) else CITIZEN
    units = state.players[seat].units
    moving: list[tuple[Unit, str]] = []
    for spot, origin, count in move.where:
        for _ in range(count if spot != origin else 0):
            unit = at_spot(units, kind, origin)
            unit.moved = True
            moving.append((unit, spot))
    for unit, spot in moving:
        unit.region, unit.part, unit.spot = spot_of(state, spot, kind)
    for (origin, spot), count in Counter((origin, spot) for spot, origin, n in move.where for _ in range(n)).items():
        if spot != origin:
            here, there = spot_told(state, origin), spot_told(state, spot)
            play.emit("moves", seat, unit=kind, here=here, there=there, count=count)
    return len(moving)


def begin_migration(play: Archipelago, seat: Seat, kinds: Movers = "all", movers: int = 0) -> None:
    """In batches, as long as somebody can still move."""
    play.then(Migrate([seat], kinds, movers), EndMigration(seat))


def migrate(play: Archipelago, seat: Seat, move: moves.Sail | moves.Walk) -> None:
    """The action with its first batch."""
    play.then(EndMigration(seat))
    go(play, Migrate([seat]), seat, move)


@RULES.step(EndMigration)
def end_migration(play: Archipelago, step: EndMigration) -> None:
    for unit in play.state.players[step.seat].units:
        unit.moved = False


@RULES.offers(Migrate)
def who_migrates(state: State, step: Migrate, seat: Seat) -> list[Offer]:
    return [*migration_offers(state, seat, step.kinds, step.movers, step.before), Offer(moves.Done)]


@RULES.answer(Migrate, moves.Sail)
@RULES.answer(Migrate, moves.Walk)
def go(play: Archipelago, step: Migrate, seat: Seat, move: moves.Sail | moves.Walk) -> None:
    before = [*step.before, anchorages(play.state, seat)] if isinstance(move, moves.Sail) else step.before
    gone = send(play, seat, move)
    if not step.movers or step.movers > gone:
        play.then(Migrate([seat], step.kinds, step.movers - gone if step.movers else 0, before))


@RULES.answer(Migrate, moves.Done)
def stay(_: Archipelago, __: Migrate, ___: Seat, ____: moves.Done) -> None:
    """All have moved who should."""
