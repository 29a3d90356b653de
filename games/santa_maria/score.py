"""How the game stands: the final scoring, the demands of bishops, and the achievements of the solo game."""

from collections.abc import Callable

from games.core.ending.outcome import Outcome, ScoreLine, SeatScore, ranked
from games.core.events import Phrase
from games.core.seats import Seat
from games.santa_maria.components import (
    ACHIEVEMENTS,
    BISHOPS,
    BUILDINGS,
    DOCKS,
    END,
    GOLD,
    GOVERNOR,
    RESOURCES,
    SCHOLARS,
    SHIPS,
    SPACES,
    TILES,
)
from games.santa_maria.grid import COLUMNS, TURNS, WHOLE_LINES, beside
from games.santa_maria.state import Colony, State


def full_lines(colony: Colony) -> list[tuple[str, ...]]:
    """Rows and columns without an empty cell."""
    return [line for line in WHOLE_LINES if colony.full(line)]


def sets(colony: Colony) -> int:
    """Tiles in the emptiest dock."""
    return min(len(colony.docks.get(dock, ())) for dock in DOCKS)


def _shown(colony: Colony, good: str) -> int:
    return sum(SHIPS[ship].cost.get(good, 0) for ship in colony.ships())


def _tiles(colony: Colony, *kinds: str) -> int:
    return sum(TILES[laid.tile].kind in kinds for laid in colony.laid)


def _missions(state: State, seat: Seat) -> int:
    return sum(seat in state.monks.get(mission, ()) for mission in state.missions)


COUNTS: dict[str, Callable[[State, Seat, Colony], int]] = {
    "ships": lambda state, seat, colony: len(colony.ships()),
    "lines": lambda state, seat, colony: len(full_lines(colony)),
    "missions": lambda state, seat, colony: _missions(state, seat),
    "sugar": lambda state, seat, colony: _shown(colony, "sugar"),
    "gem": lambda state, seat, colony: _shown(colony, "gem"),
    "doubles": lambda state, seat, colony: _tiles(colony, "double"),
    "large_tiles": lambda state, seat, colony: _tiles(colony, "triple", "special"),
    "roads": lambda state, seat, colony: sum(BUILDINGS[kind].road for kind in colony.cells.values()),
    "conquest": lambda state, seat, colony: state.players[seat].twice,
}
"""What bishops count."""


def bishop_points(state: State, seat: Seat, bishop: str) -> int:
    """What the bishop's demand brings, without the loss."""
    found = BISHOPS[bishop]
    return min(found.most, found.points * COUNTS[found.count](state, seat, state.colony(seat)))


def sold_coins(state: State, seat: Seat) -> int:
    """The coins after everything has been sold; the Maya get one for each resource."""
    player = state.players[seat]
    if player.city is not None:
        return player.coins + sum(count for kind, count in player.goods.items() if kind != GOLD)
    bonus = int(state.knows(seat, "commerce"))
    return player.coins + sum(
        count * (RESOURCES[kind].sale + bonus) for kind, count in player.goods.items() if RESOURCES[kind].sale
    )


def governor_points(cell: str) -> int:
    """What it is worth that the governor stands there."""
    return GOVERNOR.points[int(cell[1]) - 1][COLUMNS.index(cell[0])]


def colonist_points(colony: Colony) -> int:
    """A point for each colonist in each full line."""
    return sum(colony.colonists(line) for line in full_lines(colony))


def lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """One seat's points by their source."""
    player = state.players[seat]
    found = [
        ScoreLine("joy", player.joy),
        ScoreLine("coins", sold_coins(state, seat) // END.coins_a_point),
    ]
    colony = player.colony
    if colony is None:
        return tuple(found)
    here = [place for place, monks in state.monks.items() if seat in monks]
    bishops = [place for place in here if place in state.bishops]
    scholars = [place for place in here if place in state.scholars]
    if colony.scholar and state.options.get("picked_scholars") == "points":
        scholars.append(colony.scholar)
    loss = 0 if state.plays("kingdoms") else END.bishop
    found += [
        ScoreLine("colonists", colonist_points(colony)),
        ScoreLine("scholars", sum(SCHOLARS[scholar].points for scholar in scholars)),
        ScoreLine("bishops", sum(bishop_points(state, seat, bishop) + loss for bishop in bishops)),
        ScoreLine("sets", END.set * sets(colony)),
        ScoreLine("ships", sum(SHIPS[ship].points for ship in colony.ships())),
    ]
    if colony.governor:
        found.append(ScoreLine("governor", governor_points(colony.governor)))
    return tuple(found)


def points_in_the_end(state: State, seat: Seat) -> int:
    """What would count beside the points won in play and what can be sold."""
    return sum(line.points for line in lines(state, seat) if line.key not in ("joy", "coins"))


def _height(state: State, seat: Seat) -> int:
    """How high the seat's marker stands among those who passed; higher is better."""
    order = [there for space in SPACES for there in state.spaces.get(space, ())]
    return -order.index(seat) if seat in order else -state.seats


def score(state: State) -> Outcome:
    """Most points win; a tie goes to the higher space of the last year. Alone one needs a hundred."""
    outcome = ranked(tuple(SeatScore(seat, lines(state, seat), (_height(state, seat),)) for seat in state.every_seat()))
    if state.seats == 1 and outcome.scores[0].total < END.won:
        return Outcome(outcome.scores, (), cause=Phrase("santa-maria-cause-too-few", {"points": END.won}))
    return outcome


# Alone


def one_type(colony: Colony) -> bool:
    """Whether a row or column holds buildings of a single type, and no road."""
    return any(
        colony.full(line)
        and len({BUILDINGS[colony.cells[cell]].type for cell in line} | {""}) == 2
        and all(BUILDINGS[colony.cells[cell]].active for cell in line)
        for line in WHOLE_LINES
    )


def chained(colony: Colony) -> bool:
    """Whether buildings of a single type, side by side, lead from one edge to the opposite one."""
    for start, goal in (("a", "f"), ("1", "6")):
        for cell, kind in colony.cells.items():
            if start in cell and BUILDINGS[kind].active and goal in "".join(_joined(colony, cell)):
                return True
    return False


def _joined(colony: Colony, first: str) -> list[str]:
    """All cells of the same type that hang together with this one."""
    kind = BUILDINGS[colony.cells[first]].type
    found, left = [first], [first]
    while left:
        cell = left.pop()
        for other in (beside(cell, way) for way in TURNS):
            if other in colony.cells and other not in found and BUILDINGS[colony.cells[other]].type == kind:
                found.append(other)
                left.append(other)
    return found


def achieved(state: State) -> tuple[str, ...]:
    """The achievements of who plays alone."""
    (seat,) = state.every_seat()
    colony = state.players[seat].colony
    total = sum(line.points for line in lines(state, seat))
    reached = {"total": total, "colonists": 0, "sets": 0, "bishops": 0, "goat": 0}
    if colony is not None:
        here = [bishop for bishop in state.bishops if seat in state.monks.get(bishop, ())]
        reached |= {
            "colonists": colonist_points(colony),
            "sets": sets(colony),
            "bishops": sum(bishop_points(state, seat, bishop) for bishop in here),
            "goat": int((chained if state.options.get("goat") == "chain" else one_type)(colony)),
        }
    return tuple(key for key, found in ACHIEVEMENTS.items() if reached[found.of] >= found.least)
