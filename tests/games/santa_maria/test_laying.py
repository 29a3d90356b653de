"""What a tile looks worth where it is laid is what its cells bring one by one, whatever was looked at before."""

from collections.abc import Iterator

import pytest

from games.core.chance import Chance
from games.core.game import Setup
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import BUILDINGS, ENVOYS, START, TILES
from games.santa_maria.computer.forecast import lasting_worth, uses, years_left
from games.santa_maria.computer.laying import Laying
from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.grid import CELLS, COLUMNS, SIDE, covered, placements
from games.santa_maria.state import State

GAMES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"setup": "advanced", "kingdoms": "on"}),
    (3, {"kingdoms": "on", "governor": "on", "specialists": "on", "envoys": "on"}),
    (2, {}),
)
NAMES = (*COLUMNS, *map(str, range(1, SIDE + 1)))
FEW = 40
"""Of so many places one is looked at."""


def often(state: State, seat: Seat) -> dict[str, float]:
    """How often a year each column and row will run."""
    whites = (ENVOYS if state.plays("envoys") else START).white_dice
    found = uses(tuple(state.colony(seat).cells.items()), float(whites), state.players[seat].blues + 0.5)
    return dict(zip(NAMES, found.values(), strict=True))


def counted(cells: dict[str, str]) -> int:
    """What all colonists count, the fuller their lines are."""
    lines = [[BUILDINGS[cells[cell]].colonists for cell in cells if name in cell] for name in NAMES]
    return sum(len(line) ** 2 * sum(line) for line in lines)


def filling(before: dict[str, str], laid: dict[str, str]) -> float:
    return (counted({**before, **laid}) - counted(before)) / SIDE**2 * WEIGHTS.tile["full"] * WEIGHTS.piece["joy"]


def cell_by_cell(state: State, seat: Seat, tile: str, where: str) -> float:
    colony, laid, runs = state.colony(seat), covered(tile, where), often(state, seat)
    brought = [
        lasting_worth(kind) * (runs[cell[0]] + runs[cell[1]]) for cell, kind in laid.items() if BUILDINGS[kind].active
    ]
    settled = sum(BUILDINGS[kind].colonists for kind in laid.values())
    fits = placements(TILES[tile].shape, colony.taken())[where]
    found = WEIGHTS.tile["used"] * years_left(state, seat) * sum(brought) + WEIGHTS.tile["colonist"] * settled
    return found + WEIGHTS.tile["fit"] * fits + filling(colony.cells, laid)


def positions(seats: int, options: dict[str, str]) -> Iterator[tuple[State, Seat]]:
    """What whoever is asked sees, all through a game."""
    play, chance = GAME.start(Setup(seats, options, "laying")), Chance("laying")
    while not play.state.over:
        seat = play.waiting()[0]
        view = GAME.view(play.state, seat)
        yield view, seat
        play.apply(seat, GAME.sensible(view, play.legal(seat), chance))


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_tile_brings_what_its_cells_bring_and_how_full_their_lines_become(
    seats: int, options: dict[str, str]
) -> None:
    looked_at = 0
    for state, seat in positions(seats, options):
        for tile in (*state.doubles, *state.triples, *state.specials, *state.pairs):
            worths = Laying(state, seat).worths(tile)
            assert [*worths] == [*placements(TILES[tile].shape, state.colony(seat).taken())]
            for where in [*worths][looked_at % FEW :: FEW]:
                assert worths[where] == pytest.approx(cell_by_cell(state, seat, tile, where))
                looked_at += 1
    assert looked_at


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_road_is_worth_what_it_fills_where_it_fills_most(seats: int, options: dict[str, str]) -> None:
    worths = set[float]()
    for state, seat in positions(seats, options):
        cells = state.colony(seat).cells
        best = max(filling(cells, {cell: "road1"}) for cell in CELLS if cell not in cells)
        assert Laying(state, seat).best_road == pytest.approx(best)
        worths.add(best)
    assert len(worths) > 1
