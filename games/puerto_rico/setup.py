"""Preparing the game."""

from games.core.chance import Chance
from games.core.game import Setup
from games.core.parts.settings import OFF, ON, TableOption
from games.core.seats import Seat, nothing_asked
from games.puerto_rico.components import (
    BUILDINGS,
    CELLS,
    GOOD_TOKENS,
    GOODS,
    MIXES,
    PEOPLE,
    PLAYERS,
    PROSPECTORS,
    QUARRY,
    ROLES,
    TILE_COUNTS,
    Building,
    PlayerCount,
)
from games.puerto_rico.state import Board, Ship, State
from games.puerto_rico.steps import AnyStep, DraftBuilding, NewRound

OPTIONS = (
    TableOption("new_buildings", ("off", "draft", "random", *MIXES)),
    TableOption("nobles", (OFF, ON)),
    TableOption("mayor", ("together", "in_turn")),
)
PICKS = sum(CELLS.values())


def set_up(setup: Setup) -> State:
    """The table before the first step."""
    count = PLAYERS[setup.seats]
    chance = Chance(setup.seed)
    governor = Seat(chance.below(setup.seats))
    tiles = {tile: number - count.fewer_tiles for tile, number in TILE_COUNTS.items()}
    nobles = setup.options["nobles"] == ON
    state = State(
        seats=setup.seats,
        options=setup.options,
        chance=chance,
        agenda=[NewRound()],
        requests=nothing_asked(setup.seats),
        boards=_boards(count, governor),
        governor=governor,
        active=governor,
        roles=dict.fromkeys((*ROLES, *PROSPECTORS[: count.prospectors]), 0),
        market={},
        stock={good: tokens - count.fewer_goods for good, tokens in GOOD_TOKENS.items()},
        ships=[Ship(capacity) for capacity in count.ships],
        pile=[],
        quarries=tiles.pop(QUARRY),
        colonists=PEOPLE.colonists - (setup.seats - 1) if nobles else count.colonists,
        nobles=PEOPLE.nobles - 1 if nobles else 0,
        ship_colonists=setup.seats - 1 if nobles else setup.seats,
        ship_nobles=1 if nobles else 0,
        points=count.points,
    )
    for tile in count.plantations:
        tiles[tile] -= 1
    state.pile = [tile for tile, number in tiles.items() for _ in range(number)]
    chance.shuffle(state.pile)
    state.row = [state.pile.pop() for _ in range(setup.seats + 1)]
    state.market = _market(state, count)
    if setup.options["new_buildings"] == "draft":
        state.agenda = _draft(state)
    return state


def _boards(count: PlayerCount, governor: Seat) -> list[Board]:
    seats = len(count.plantations)
    return [
        Board(count.coins, dict.fromkeys(GOODS, 0), [count.plantations[(seat - governor) % seats]])
        for seat in range(seats)
    ]


def _market(state: State, count: PlayerCount) -> dict[str, int]:
    nobles = state.plays("nobles")
    chosen = _beige(state)
    return {
        key: copies(building, count)
        for key, building in BUILDINGS.items()
        if key in chosen or (building.set == "base" and not building.beige) or (building.set == "nobles" and nobles)
    }


def copies(building: Building, count: PlayerCount) -> int:
    """How many copies of a building are used with so many players."""
    fewer = count.small_copies if building.beige else count.production_copies
    return building.copies if building.large or fewer is None else fewer


def _beige(state: State) -> tuple[str, ...]:
    """The seventeen beige kinds of the base board; none if they are to be drafted."""
    way = state.options["new_buildings"]
    if way == "off":
        return tuple(key for key, building in BUILDINGS.items() if building.set == "base" and building.beige)
    if way == "random":
        chosen: list[str] = []
        while len(chosen) < PICKS:
            chosen.append(state.chance.pick(draft_pool(chosen)))
        return tuple(chosen)
    return MIXES.get(way, ())


def draft_pool(chosen: list[str]) -> tuple[str, ...]:
    """The beige kinds whose cost still has an empty cell."""
    taken = [BUILDINGS[key].cost for key in chosen]
    return tuple(
        key
        for key, building in BUILDINGS.items()
        if building.beige
        and building.set != "nobles"
        and key not in chosen
        and taken.count(building.cost) < CELLS[building.cost]
    )


def _draft(state: State) -> list[AnyStep]:
    order = state.in_turn(state.governor)
    picks: list[AnyStep] = [DraftBuilding([order[pick % state.seats]]) for pick in range(PICKS)]
    return [NewRound(), *reversed(picks)]
