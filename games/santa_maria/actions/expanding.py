"""Buying tiles and laying them; road tiles, too."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain

from games.core.fields import PART, Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.actions.effects import SKIP, VERBS
from games.santa_maria.components import PRICES, TILES
from games.santa_maria.goods import Cost, can_pay, pay
from games.santa_maria.grid import CELLS, covered, mask, placements
from games.santa_maria.lines.resting import ask
from games.santa_maria.lines.steps import LayRoad, LayTile, Perform
from games.santa_maria.moves import Expand, RoadTile, Skip
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import Laid, State
from games.santa_maria.steps import Act

DISCOUNT = 1
"""What Architecture saves."""
ROAD_TILE = "road2"


def tile_cost(state: State, seat: Seat, kind: str) -> Cost:
    """With Architecture doubles and triples cost a wood less."""
    cost = PRICES[kind]
    if "wood" in cost and state.knows(seat, "architecture"):
        return {**cost, "wood": cost["wood"] - DISCOUNT}
    return cost


def display(state: State) -> tuple[str, ...]:
    """All tiles that lie there."""
    return (*state.doubles, *state.triples, *state.specials)


@lru_cache(maxsize=128)
def _expansions(tiles: tuple[str, ...], taken: int) -> tuple[Offer, ...]:
    fitting = tuple([tile for tile in tiles if placements(TILES[tile].shape, taken)])
    if not fitting:
        return ()
    shapes = tuple(dict.fromkeys([TILES[tile].shape for tile in tiles]))
    rows = tuple(chain.from_iterable([_rows(tile, taken) for tile in tiles]))
    return (Offer(Expand, (Pick("tile", "tile", fitting), _where(shapes, taken)), rows),)


@lru_cache(maxsize=256)
def _where(shapes: tuple[str, ...], taken: int) -> Pick:
    """Wherever tiles of these shapes fit."""
    return where_field(chain.from_iterable(placements(shape, taken) for shape in shapes))


@lru_cache(maxsize=512)
def _rows(tile: str, taken: int) -> tuple[tuple[str, str], ...]:
    return tuple([(tile, where) for where in placements(TILES[tile].shape, taken)])


def where_field(words: Iterable[str]) -> Pick:
    """The first cell of a tile, and where its second one lies."""
    return Pick("where", "where", tuple(dict.fromkeys(words)), parts=("spot", "turn"))


def expansions(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Every tile of the display that can be paid and fits, wherever it fits."""
    can = [kind for kind in PRICES if can_pay(state, seat, tile_cost(state, seat, kind))]
    if not can:
        return ()
    tiles = tuple([tile for tile in display(state) if TILES[tile].kind in can])
    return _expansions(tiles, state.colony(seat).taken())


@RULES.answer(Act, Expand)
def expand(play: SantaMaria, step: Act, seat: Seat, move: Expand) -> None:
    """One tile, paid and laid."""
    play.state.lately = None
    cost = tile_cost(play.state, seat, TILES[move.tile].kind)
    play.then(*pay(play, seat, cost), LayTile(seat, move.tile, move.where))


@RULES.step(LayTile)
def lay_tile(play: SantaMaria, step: LayTile) -> None:
    """Nothing is activated by that; the display has a gap."""
    state = play.state
    for tiles in (state.doubles, state.triples, state.specials):
        if step.tile in tiles:
            tiles.remove(step.tile)
    lay(state, step.seat, step.tile, step.where)
    spot, turn = step.where.split(PART)
    play.emit("expand", step.seat, tile=step.tile, spot=spot, turn=turn)


def lay(state: State, seat: Seat, tile: str, where: str) -> None:
    """The tile lies in the colony."""
    colony = state.colony(seat)
    colony.cells.update(covered(tile, where))
    colony.laid.append(Laid(tile, *where.split(PART)))


# Road tiles


def road(play: SantaMaria, step: Perform) -> None:
    """One of the three, while they last and there is room."""
    state = play.state
    if state.roads and _empty_cells(state, step.seat):
        ask(play, LayRoad([step.seat]))
    else:
        play.in_vain("idle", "road", step.seat, building=step.building)


VERBS["road"] = road


def _empty_cells(state: State, seat: Seat) -> tuple[str, ...]:
    taken = state.colony(seat).taken()
    return tuple(cell for cell in CELLS if not taken & mask((cell,)))


@RULES.offers(LayRoad)
def road_cells(state: State, step: LayRoad, seat: Seat) -> tuple[Offer, ...]:
    """Any empty cell, or none."""
    return (Offer(RoadTile, (Pick("spot", "spot", _empty_cells(state, seat)),)), SKIP)


@RULES.answer(LayRoad, RoadTile)
def lay_road(play: SantaMaria, step: LayRoad, seat: Seat, move: RoadTile) -> None:
    """It is not replaced."""
    play.state.roads -= 1
    play.state.colony(seat).cells[move.spot] = ROAD_TILE
    play.emit("road", seat, spot=move.spot)


@RULES.answer(LayRoad, Skip)
def no_road(play: SantaMaria, step: LayRoad, seat: Seat, move: Skip) -> None:
    """It stays where it is."""
    play.emit("skip", seat, building="road")
