"""The laws of Puerto Rico, in the most naive way: everything is counted anew from the raw data of the box."""

from collections import Counter
from collections.abc import Sequence

from games.core.events import Event, Value
from games.core.play import Play
from games.puerto_rico.score import score
from games.puerto_rico.state import Board, State
from games.puerto_rico.steps import LayTile
from tests.games.puerto_rico.box import BUILDINGS, DATA, PLAYERS
from tests.games.puerto_rico.naive import compare_offers
from tests.games.puerto_rico.naive_score import count_points
from tests.support.laws import Hidden, Rates

MOST_MOVES = 3000
RATES = Rates(aside=60)
HIDDEN = (
    Hidden("pile.*"),
    Hidden("boards.{seat}.points"),
    Hidden("boards.{seat}.secret_forests.*"),
    Hidden("agenda.LayTile.tile", known_to="waiting"),
)
CELLS = 12
HOUSE = 4
BEIGE_KINDS = 17


def laws(state: State) -> None:
    """Nothing is made or lost, everything stands where it may."""
    check_goods(state)
    check_people(state)
    check_tiles(state)
    check_points(state)
    check_buildings(state)
    check_ships_and_house(state)
    check_roles(state)
    for board in state.boards:
        check_board(board)
    assert bool(state.agenda) != state.over
    assert not state.over or state.ending in ("colonists", "city", "points")
    assert not (state.plays("nobles") and state.ending == "colonists")
    if state.over:
        outcome = score(state)
        assert ([of_seat.total for of_seat in outcome.scores], outcome.winners) == count_points(state)


def offers(play: Play[State]) -> None:
    """What is offered is what the rulebook allows, read once more and differently."""
    for seat in play.waiting():
        compare_offers(play, seat)


def check_goods(state: State) -> None:
    fewer = PLAYERS[str(state.seats)].get("fewer_goods", 0)
    for good, of_good in DATA["good"].items():
        loaded = sum(ship.load for ship in state.ships if ship.good == good)
        held = [board.goods[good] for board in state.boards]
        assert min(*held, state.stock[good]) >= 0
        assert state.stock[good] + loaded + state.house.count(good) + sum(held) == of_good["tokens"] - fewer


def check_people(state: State) -> None:
    nobles = state.plays("nobles")
    colonists = DATA["people"]["colonists"] if nobles else PLAYERS[str(state.seats)]["colonists"] + state.seats
    on_boards = sum(sum(board.colonists.values()) for board in state.boards)
    assert state.colonists + state.ship_colonists + on_boards == colonists
    on_boards = sum(sum(board.nobles.values()) for board in state.boards)
    assert state.nobles + state.ship_nobles + on_boards == DATA["people"]["nobles"] * nobles
    assert min(state.colonists, state.ship_colonists, state.nobles, state.ship_nobles) >= 0


def check_tiles(state: State) -> None:
    lying = [*state.row, *state.pile, *state.discards, *["quarry"] * state.quarries]
    lying += [step.tile for step in state.agenda if isinstance(step, LayTile)]
    for board in state.boards:
        lying += [*board.forests, *board.secret_forests, *(tile for tile in board.island if tile != "forest")]
    fewer = PLAYERS[str(state.seats)].get("fewer_tiles", 0)
    assert Counter(lying) == Counter({tile: of_tile["count"] - fewer for tile, of_tile in DATA["tile"].items()})
    assert len(state.row) <= state.seats + 1
    assert "quarry" not in (*state.row, *state.pile, *state.discards)


def check_points(state: State) -> None:
    held = [board.points for board in state.boards]
    assert min(*held, state.points, state.written) >= 0
    assert sum(held) + state.points == PLAYERS[str(state.seats)]["points"] + state.written


def check_buildings(state: State) -> None:
    owned = Counter(key for board in state.boards for key in board.city)
    for key, left in state.market.items():
        assert left >= 0
        assert left + owned.pop(key, 0) == copies(key, state.seats), key
    assert not owned
    if state.round:
        sets = Counter(BUILDINGS[key]["set"] for key in state.market if "guild" not in BUILDINGS[key])
        assert sets["base"] + sets["new_buildings"] == BEIGE_KINDS
        assert sets["nobles"] == (7 if state.plays("nobles") else 0)


def copies(key: str, seats: int) -> int:
    if seats == 2:
        return 2 if "guild" in BUILDINGS[key] else 1
    return int(BUILDINGS[key].get("copies", 2))


def check_ships_and_house(state: State) -> None:
    assert len(state.house) <= HOUSE
    assert len(state.house) < HOUSE or state.role == "trader"
    carried = [ship.good for ship in state.ships if ship.good]
    assert len(set(carried)) == len(carried)
    for ship in state.ships:
        assert 0 <= ship.load <= ship.capacity
        assert bool(ship.load) == bool(ship.good)
        assert ship.load < ship.capacity or state.role == "captain"


def check_roles(state: State) -> None:
    taken = [role for board in state.boards for role in board.roles]
    assert len(set(taken)) == len(taken)
    assert set(taken) <= state.roles.keys()
    assert all(coins >= 0 for coins in state.roles.values())
    assert not any(state.roles[role] for role in taken)
    assert max(len(board.roles) for board in state.boards) <= (3 if state.seats == 2 else 1)


def check_board(board: Board) -> None:
    assert len(board.island) <= CELLS
    assert built(board) <= CELLS
    assert len(set(board.city)) == len(board.city)
    assert board.island.count("forest") == len(board.forests) + len(board.secret_forests)
    assert board.coins >= 0
    assert all(count > 0 for count in (*board.colonists.values(), *board.nobles.values()))
    circles = circles_of(board)
    standing = Counter(board.colonists) + Counter(board.nobles)
    standing.pop("rose", None)
    for place, count in standing.items():
        assert count <= circles.get(place, 0), place


def circles_of(board: Board) -> Counter[str]:
    circles = Counter(tile for tile in board.island if tile != "forest")
    circles.update({key: BUILDINGS[key].get("circles", 1) for key in board.city})
    return circles


def flows(before: State, events: Sequence[Event], after: State) -> None:
    """Every coin and point that came or went is told; no tile is seen in secret; nobody waits at an empty circle."""
    assert after.moves - before.moves in (0, 1)
    assert after.shown > before.shown or after.pile == before.pile
    check_ending(before, after)
    told = Counter[str]()
    for event in events:
        key = event.key.removeprefix("puerto_rico-log-")
        if key == "assign" and event.seat is not None and after.role == "mayor":
            board = after.boards[event.seat]
            placed = sum(board.colonists.values()) + sum(board.nobles.values())
            waiting = board.colonists.get("rose", 0) + board.nobles.get("rose", 0)
            assert not waiting or placed - waiting == circles_of(board).total()
        if key != "score":
            for name in ("coins", "price", "points"):
                amount = event.args.get(name, 0)
                assert isinstance(amount, int)
                told[name] += amount
        told["coins"] += len(words(event, "role")) if key == "unchosen" else 0
        told["points"] -= words(event, "item").count("point")
    assert coins_in_play(after) - coins_in_play(before) == told["coins"] - told["price"]
    assert points_held(after) - points_held(before) == told["points"]


def check_ending(before: State, after: State) -> None:
    """The end comes just when one of its conditions is met, and stays."""
    boards = zip(before.boards, after.boards, strict=True)
    full = any(built(new) == CELLS > built(old) for old, new in boards)
    if before.ending:
        assert after.ending == before.ending
    elif after.ending:
        assert {"points": not after.points, "city": full, "colonists": not after.colonists}[after.ending]
    else:
        assert after.points or not before.points
        assert not full


def built(board: Board) -> int:
    return sum(BUILDINGS[key].get("cells", 1) for key in board.city)


def words(event: Event, name: str) -> tuple[Value, ...]:
    value = event.args.get(name, ())
    return value if isinstance(value, tuple) else ()


def coins_in_play(state: State) -> int:
    return sum(board.coins for board in state.boards) + sum(state.roles.values())


def points_held(state: State) -> int:
    return sum(board.points for board in state.boards)
