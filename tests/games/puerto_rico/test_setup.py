"""Preparing the game, at every number of players and with both expansions."""

from collections import Counter

import pytest

from games.core.game import Setup
from games.puerto_rico import GAME
from games.puerto_rico.components import BUILDINGS, GOODS, QUARRY, ROLES
from games.puerto_rico.state import State

SEEDS = [str(seed) for seed in range(12)]


def started(seats: int, seed: str = "seed", **options: str) -> State:
    return GAME.start(Setup(seats, options, seed)).state


def in_order(state: State) -> list[str]:
    """The starting plantations from the governor on."""
    return [state.boards[seat].island[0] for seat in state.in_turn(state.governor)]


@pytest.mark.rule("PR-SETUP-01")
def test_two_to_five_can_play() -> None:
    assert GAME.settings.seat_counts == (2, 3, 4, 5)
    with pytest.raises(ValueError, match="not for 6"):
        started(6)


@pytest.mark.rule("PR-SETUP-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_base_buildings_are_there(seats: int) -> None:
    market = started(seats).market
    beige = {key: copies for key, copies in market.items() if BUILDINGS[key].beige}
    assert sorted(beige.values()) == [1] * 5 + [2] * 12
    assert all(BUILDINGS[key].large == (copies == 1) for key, copies in beige.items())
    assert sum(market.values()) - sum(beige.values()) == 20


@pytest.mark.rule("PR-SETUP-03", "PR-2P-01")
@pytest.mark.parametrize(("seats", "coins"), [(2, 3), (3, 2), (4, 3), (5, 4)])
def test_starting_doubloons(seats: int, coins: int) -> None:
    assert [board.coins for board in started(seats).boards] == [coins] * seats


@pytest.mark.rule("PR-SETUP-04")
def test_chance_makes_the_governor_who_begins() -> None:
    states = [started(4, seed) for seed in [*SEEDS, *(f"more {seed}" for seed in SEEDS)]]
    assert {state.governor for state in states} == {0, 1, 2, 3}
    assert all(GAME.play(state).waiting() == (state.governor,) for state in states)


@pytest.mark.rule("PR-SETUP-05", "PR-2P-01")
@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        (2, "indigo corn"),
        (3, "indigo indigo corn"),
        (4, "indigo indigo corn corn"),
        (5, "indigo indigo indigo corn corn"),
    ],
)
def test_starting_plantations_from_the_governor_on(seats: int, tiles: str) -> None:
    for seed in SEEDS:
        assert in_order(started(seats, seed)) == tiles.split()


@pytest.mark.rule("PR-SETUP-06", "PR-SETUP-13", "PR-SETUP-17")
def test_nobody_starts_with_more_than_an_unoccupied_plantation_and_doubloons() -> None:
    state = started(5)
    for board in state.boards:
        assert len(board.island) == 1
        assert not any((board.colonists, board.nobles, board.city, board.points, *board.goods.values()))
    assert set(state.roles.values()) == {0}
    assert sum(state.stock.values()) == 50


@pytest.mark.rule("PR-SETUP-07", "PR-SETUP-09", "PR-SETUP-10")
@pytest.mark.parametrize(("seats", "face_up"), [(3, 4), (4, 5), (5, 6)])
def test_plantations_lie_face_up_or_hidden_and_quarries_apart(seats: int, face_up: int) -> None:
    state = started(seats)
    assert len(state.row) == face_up
    assert state.quarries == 8
    lying = Counter([*state.row, *state.pile, *in_order(state)])
    assert lying == {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
    assert QUARRY not in lying


@pytest.mark.rule("PR-SETUP-10", "PR-GEN-10")
def test_the_stacks_are_shuffled() -> None:
    assert len({tuple(started(4, seed).pile) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("PR-SETUP-08", "PR-2P-05", "PR-GEN-07")
@pytest.mark.parametrize(("seats", "points"), [(2, 65), (3, 75), (4, 100), (5, 122)])
def test_the_supply_of_points(seats: int, points: int) -> None:
    assert started(seats).points == points


@pytest.mark.rule("PR-SETUP-11", "PR-2P-09")
@pytest.mark.parametrize(("seats", "prospectors"), [(2, 1), (3, 0), (4, 1), (5, 2)])
def test_role_tokens(seats: int, prospectors: int) -> None:
    roles = list(started(seats).roles)
    assert roles[:6] == list(ROLES)
    assert len(roles) == 6 + prospectors
    assert all("prospector" in role for role in roles[6:])


@pytest.mark.rule("PR-SETUP-12", "PR-2P-07", "PR-SETUP-18")
@pytest.mark.parametrize(("seats", "ships"), [(2, [4, 6]), (3, [4, 5, 6]), (4, [5, 6, 7]), (5, [6, 7, 8])])
def test_cargo_ships(seats: int, ships: list[int]) -> None:
    found = started(seats).ships
    assert [ship.capacity for ship in found] == ships
    assert not any(ship.good or ship.load for ship in found)


@pytest.mark.rule("PR-SETUP-14")
def test_the_trading_house_is_empty() -> None:
    assert started(4).house == []


@pytest.mark.rule("PR-SETUP-15", "PR-SETUP-16", "PR-2P-06")
@pytest.mark.parametrize(("seats", "supply"), [(2, 40), (3, 55), (4, 75), (5, 95)])
def test_colonists_on_the_ship_and_in_the_supply(seats: int, supply: int) -> None:
    state = started(seats)
    assert (state.ship_colonists, state.colonists) == (seats, supply)
    assert state.nobles == state.ship_nobles == 0


@pytest.mark.rule("PR-2P-02", "PR-2P-03", "PR-SETUP-18")
def test_two_players_use_fewer_tiles() -> None:
    state = started(2)
    assert state.quarries == 5
    assert len(state.row) == 3
    lying = Counter([*state.row, *state.pile, *in_order(state)])
    assert lying == {"corn": 7, "indigo": 9, "sugar": 8, "tobacco": 6, "coffee": 5}


@pytest.mark.rule("PR-2P-04", "PR-2P-14")
def test_two_players_use_fewer_copies_of_the_same_buildings() -> None:
    market = started(2).market
    assert market.keys() == started(4).market.keys()
    assert all(copies == (1 if BUILDINGS[key].beige else 2) for key, copies in market.items())


@pytest.mark.rule("PR-2P-08")
def test_two_players_use_fewer_goods() -> None:
    full, fewer = started(3).stock, started(2).stock
    assert [full[good] - fewer[good] for good in GOODS] == [2] * 5


@pytest.mark.rule("PR-NOBLE-01")
@pytest.mark.parametrize(("seats", "small"), [(2, 1), (3, 2), (5, 2)])
def test_nobles_bring_their_buildings(seats: int, small: int) -> None:
    with_nobles, without = started(seats, nobles="on").market, started(seats).market
    new = {key: with_nobles[key] for key in with_nobles.keys() - without.keys()}
    assert new.pop("royal_garden") == 1
    assert new.pop("jeweler") == 2
    assert len(new) == 6
    assert set(new.values()) == {small}
    assert all(BUILDINGS[key].beige and not BUILDINGS[key].large for key in new)


@pytest.mark.rule("PR-NOBLE-02")
def test_nobles_join_the_new_buildings() -> None:
    market = started(4, new_buildings="planters", nobles="on").market
    assert {"statue", "library", "royal_garden", "jeweler"} <= market.keys()
    assert "harbor" not in market
    assert len(market) == 6 + 17 + 8


@pytest.mark.rule("PR-NOBLE-03", "PR-NOBLE-04", "PR-NOBLE-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_colonists_play_with_the_nobles(seats: int) -> None:
    state = started(seats, nobles="on")
    assert (state.ship_nobles, state.ship_colonists) == (1, seats - 1)
    assert (state.nobles, state.colonists) == (19, 100 - (seats - 1))
