"""What must hold in every state of Puerto Rico, and between any two that follow each other."""

from collections import Counter
from collections.abc import Sequence

from games.core.events import Event
from games.puerto_rico.components import (
    BUILDINGS,
    FOREST,
    GOOD_TOKENS,
    PEOPLE,
    PLAYERS,
    QUARRY,
    SIZES,
    TILE_COUNTS,
)
from games.puerto_rico.setup import copies
from games.puerto_rico.state import ROSE, Board, State
from games.puerto_rico.steps import LayTile

MOST_MOVES = 3000


def laws(state: State) -> None:
    """Nothing is made or lost, everything stands where it may."""
    goods(state)
    people(state)
    tiles(state)
    points(state)
    buildings(state)
    ships_and_house(state)
    roles(state)
    for board in state.boards:
        placed(board)
    assert bool(state.agenda) != state.over
    assert not state.over or state.ending in ("colonists", "city", "points")
    assert not (state.options["nobles"] == "on" and state.ending == "colonists")
    assert state.moves < MOST_MOVES


def goods(state: State) -> None:
    fewer = PLAYERS[state.seats].fewer_goods
    for good, tokens in GOOD_TOKENS.items():
        loaded = sum(ship.load for ship in state.ships if ship.good == good)
        held = [board.goods[good] for board in state.boards]
        assert min(held) >= 0
        assert state.stock[good] >= 0
        assert state.stock[good] + loaded + state.house.count(good) + sum(held) == tokens - fewer


def people(state: State) -> None:
    nobles = state.options["nobles"] == "on"
    colonists = PEOPLE.colonists if nobles else PLAYERS[state.seats].colonists + state.seats
    on_boards = sum(sum(board.colonists.values()) for board in state.boards)
    assert state.colonists + state.ship_colonists + on_boards == colonists
    on_boards = sum(board.all_nobles() for board in state.boards)
    assert state.nobles + state.ship_nobles + on_boards == PEOPLE.nobles * nobles
    assert min(state.colonists, state.ship_colonists, state.nobles, state.ship_nobles) >= 0


def tiles(state: State) -> None:
    lying = [*state.row, *state.pile, *state.discards, *[QUARRY] * state.quarries]
    lying += [step.tile for step in state.agenda if isinstance(step, LayTile)]
    for board in state.boards:
        lying += [*board.forests, *(tile for tile in board.island if tile != FOREST)]
    fewer = PLAYERS[state.seats].fewer_tiles
    assert Counter(lying) == Counter({tile: count - fewer for tile, count in TILE_COUNTS.items()})
    assert len(state.row) <= state.seats + 1
    assert QUARRY not in (*state.row, *state.pile, *state.discards)


def points(state: State) -> None:
    held = [board.points for board in state.boards]
    assert min(*held, state.points, state.written) >= 0
    assert sum(held) + state.points == PLAYERS[state.seats].points + state.written


def buildings(state: State) -> None:
    owned = Counter(key for board in state.boards for key in board.city)
    for key, left in state.market.items():
        assert left >= 0
        assert left + owned.pop(key, 0) == copies(BUILDINGS[key], PLAYERS[state.seats])
    assert not owned
    beige = [key for key in state.market if BUILDINGS[key].beige and BUILDINGS[key].set != "nobles"]
    assert len(beige) == 17 or not state.round
    assert ("villa" in state.market) == (state.options["nobles"] == "on") or not state.round


def ships_and_house(state: State) -> None:
    assert len(state.house) <= SIZES.house
    carried = [ship.good for ship in state.ships if ship.good]
    assert len(set(carried)) == len(carried)
    for ship in state.ships:
        assert 0 <= ship.load <= ship.capacity
        assert bool(ship.load) == bool(ship.good)
        assert not ship.full() or state.role == "captain"


def roles(state: State) -> None:
    taken = [role for board in state.boards for role in board.roles]
    assert len(set(taken)) == len(taken)
    assert set(taken) <= state.roles.keys()
    assert all(coins >= 0 for coins in state.roles.values())
    assert not any(state.roles[role] for role in taken)
    assert max(len(board.roles) for board in state.boards) <= PLAYERS[state.seats].picks


def placed(board: Board) -> None:
    assert len(board.island) <= SIZES.island
    assert board.empty_city() >= 0
    assert len(set(board.city)) == len(board.city)
    assert board.island.count(FOREST) == len(board.forests)
    assert board.coins >= 0
    for pieces in (board.colonists, board.nobles):
        for place, count in pieces.items():
            assert count > 0
            assert place == ROSE or place in board.city or (place in board.island and place != FOREST), place
    for place in {*board.island, *board.city} - {FOREST}:
        assert board.empty_circles(place) >= 0, place


def flows(before: State, events: Sequence[Event], after: State) -> None:
    """Every doubloon and every point that came or went is in an event."""
    assert after.moves == before.moves + 1
    told = Counter[str]()
    for event in events:
        key = event.key.removeprefix("puerto_rico-log-")
        if key == "score":
            continue
        for name in ("coins", "price", "points"):
            amount = event.args.get(name, 0)
            assert isinstance(amount, int)
            told[name] += amount
        told["coins"] += len(tuple_of(event, "role")) if key == "unchosen" else 0
        told["points"] -= tuple_of(event, "item").count("point")
    assert coins_in_play(after) - coins_in_play(before) == told["coins"] - told["price"]
    assert points_held(after) - points_held(before) == told["points"]


def tuple_of(event: Event, name: str) -> tuple[str | int, ...]:
    value = event.args.get(name, ())
    return value if isinstance(value, tuple) else ()


def coins_in_play(state: State) -> int:
    return sum(board.coins for board in state.boards) + sum(state.roles.values())


def points_held(state: State) -> int:
    return sum(board.points for board in state.boards)
