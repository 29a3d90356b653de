"""The main actions of a turn that look best, each with the position to which it leads."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from games.core.fields import NOTHING
from games.core.moves import Move
from games.santa_maria.components import DOCKS, SPACES, TILES
from games.santa_maria.computer.alone.effects import todo_of, todo_of_building
from games.santa_maria.computer.alone.payments import payment, raised, tile_cost
from games.santa_maria.computer.alone.position import DOCK, UNROLLED, Position
from games.santa_maria.computer.alone.values import VALUES, Tried
from games.santa_maria.computer.alone.worth import COIN
from games.santa_maria.grid import COLUMN_LINES, ROW_LINES, covered, value_of
from games.santa_maria.lines.dice import BLUE, WHITE
from games.santa_maria.moves import Activate, Expand, Pass, UseDie

Allowed = Callable[[Move], bool]
COLUMN_VALUES = tuple((line, value_of(line)) for line in COLUMN_LINES)
ROW_VALUES = tuple((line, value_of(line)) for line in ROW_LINES)
EVERY_VALUE = (*ROW_VALUES, *COLUMN_VALUES)
CHANGED = "coins"
KINDS = ("double", "triple")
NEXT_BEST = 2
"""As many places of each tile are tried."""
INCOME = tuple(todo_of(DOCKS[dock].effect) for dock in DOCK)


def _lines(position: Position, colour: str) -> tuple[tuple[str, int], ...]:
    if colour == WHITE:
        return COLUMN_VALUES
    return EVERY_VALUE if "philosophy" in position.knows else ROW_VALUES


def _price(position: Position, die: int, value: int) -> int:
    if die == UNROLLED:
        return 1
    steps = abs(die - value)
    return steps - 1 if steps and "mathematics" in position.knows else steps


def promise(position: Position) -> float:
    """What the dice that are left may still bring this year."""
    if not position.whites and not position.blue:
        return 0.0
    skills = "philosophy" in position.knows, "mathematics" in position.knows
    key = (position.blocked, position.whites, position.blue, position.year, *skills)
    found = position.layout.promises.get(key)
    if found is None:
        found = VALUES.colony.promise * sum([_best_use(position, WHITE, die) for die in position.whites])
        found += VALUES.colony.promise * sum([_best_use(position, BLUE, die) for die in position.blue])
        position.layout.promises[key] = found
    return found


def _best_use(position: Position, colour: str, die: int) -> float:
    free, coin = position.layout.free(position.blocked, position.year), COIN[position.year - 1]
    uses = [
        free[line].worth - coin * _price(position, die, value)
        for line, value in _lines(position, colour)
        if line in free
    ]
    return max(uses, default=0.0)


class _Use(NamedTuple):
    worth: float
    colour: str
    die: int
    line: str
    price: int


def _uses(position: Position) -> list[_Use]:
    free, coin = position.layout.free(position.blocked, position.year), COIN[position.year - 1]
    found = []
    for colour, dice in ((WHITE, position.whites), (BLUE, position.blue)):
        for die in dict.fromkeys(dice):
            for line, value in _lines(position, colour):
                if line in free:
                    price = _price(position, die, value)
                    found.append(_Use(free[line].worth - coin * price, colour, die, line, price))
    return sorted(found, reverse=True)


def _with_dice(position: Position, allowed: Allowed) -> Iterator[Position]:
    free = position.layout.free(position.blocked, position.year)
    for _, colour, die, line, price in _uses(position):
        after = _paid(position, UseDie(f"{colour}_{die}", line, CHANGED if price else NOTHING), price, allowed)
        if after is None:
            continue
        dice = [*(position.whites if colour == WHITE else position.blue)]
        dice.remove(die)
        if colour == WHITE:
            after.whites = tuple(dice)
        else:
            after.blue = tuple(dice)
        sites = free[line].sites
        after.blocked |= sites[-1].bit
        after.coins += position.layout.colonists[line] * ("taxation" in position.knows)
        after.todo = tuple([todo for site in sites for todo in todo_of_building(site.kind)])
        yield after


def _paid(position: Position, move: Move, price: int, allowed: Allowed) -> Position | None:
    """The position once so many coins have been paid for it, if need be after a sale."""
    after = position.copy()
    sold = raised(after, price)
    first = position.first or (sold[0] if sold else move)
    if sold is None or (position.first is None and not allowed(first)):
        return None
    after.first = first
    after.coins -= price
    return after


def _single(position: Position, allowed: Allowed) -> Iterator[Position]:
    price = position.paid + 1
    if "bookkeeping" in position.knows:
        price = max(1, price - 1)
    at, blocked = position.year - 1, position.blocked
    sites = {site.cell: site for line in COLUMN_LINES for site in position.layout.sites[line] if not site.bit & blocked}
    for site in sorted(sites.values(), key=lambda site: (-site.worth[at], site.cell)):
        after = _paid(position, Activate(site.cell), price, allowed)
        if after is not None:
            after.paid += 1
            after.blocked |= site.bit
            after.todo = todo_of_building(site.kind)
            yield after


def _with_tiles(position: Position, allowed: Allowed) -> Iterator[Position]:
    ways = {kind: payment(position, tile_cost(kind, "architecture" in position.knows)) for kind in KINDS}
    scored: list[tuple[float, str, str]] = []
    for tile in position.tiles:
        kind = TILES[tile].kind
        paid = ways[kind]
        if paid is not None and len(paid.bought) < 2:
            less = VALUES.tile.grain * (kind == "triple")
            places = position.layout.places(tile, position.year, position.blues)
            scored += [(score - less, tile, where) for score, where in places[:NEXT_BEST]]
    for _, tile, where in sorted(scored, reverse=True):
        paid = ways[TILES[tile].kind]
        assert paid is not None
        after = position.begun(paid.first(Expand(tile, where)))
        if position.first is None and not (after.first and allowed(after.first)):
            continue
        after.goods = paid.goods[:]
        after.coins -= paid.price
        after.layout = position.layout.with_cells(covered(tile, where))
        after.tiles = tuple([each for each in position.tiles if each != tile])
        after.doubles += TILES[tile].kind == "double"
        yield after


def actions(position: Position, tried: Tried, allowed: Allowed) -> Iterator[Position]:
    """What looks best of dice, single buildings and tiles."""
    yield from islice(_with_dice(position, allowed), tried.dice)
    yield from islice(_single(position, allowed), tried.single)
    yield from islice(_with_tiles(position, allowed), tried.tiles)


def passes(position: Position, allowed: Allowed) -> Iterator[Position]:
    """Passing to each of the spaces; then the docks bring something."""
    income = [todo for each, count in zip(INCOME, position.docks, strict=True) for _ in range(count) for todo in each]
    for space in SPACES:
        after = position.begun(Pass(space))
        if position.first is None and not allowed(Pass(space)):
            continue
        after.passed = True
        after.todo = (*todo_of(SPACES[space].effect), *income)
        yield after
