"""New Buildings: choosing the beige buildings of the game."""

import pytest

from games.core.game import Setup
from games.core.play import Play
from games.puerto_rico import GAME
from games.puerto_rico.components import BUILDINGS, CELLS, MIXES
from games.puerto_rico.setup import draft_pool
from games.puerto_rico.state import State


def drafting(seats: int = 4, nobles: str = "off") -> Play[State]:
    return GAME.start(Setup(seats, {"new_buildings": "draft", "nobles": nobles}, "draft"))


def pick(play: Play[State], building: str = "") -> int:
    """Whoever is asked takes this building, or any; who it was."""
    (seat,) = play.waiting()
    request = play.legal(seat)
    events = play.apply(seat, request.read(f"draft {building}") if building else request.offers[0].moves(1)[0])
    assert (events[0].key, events[0].seat) == ("puerto_rico-log-draft", seat)
    return seat


def pool(play: Play[State]) -> tuple[str, ...]:
    offer = play.legal(play.waiting()[0]).offer("draft")
    return offer.choices("building", {}) if offer else ()


@pytest.mark.rule("PR-DRAFT-01", "PR-DRAFT-02")
def test_the_pool_is_all_beige_buildings_and_production_buildings_are_there() -> None:
    play = drafting()
    kinds = [BUILDINGS[key] for key in pool(play)]
    assert sorted((kind.set, kind.large) for kind in kinds) == sorted(
        [("base", False)] * 12 + [("base", True)] * 5 + [("new_buildings", False)] * 12 + [("new_buildings", True)] * 2
    )
    assert all(kind.beige for kind in kinds)
    assert sum(play.state.market.values()) == 20


@pytest.mark.rule("PR-DRAFT-03", "PR-DRAFT-05", "PR-DRAFT-08", "PR-DRAFT-09")
@pytest.mark.parametrize("nobles", ["off", "on"])
def test_seventeen_picks_clockwise_from_the_first_player_then_the_game_begins(nobles: str) -> None:
    play = drafting(nobles=nobles)
    first = play.state.governor
    seats = [pick(play) for _ in range(17)]
    assert seats == [(first + turn) % 4 for turn in range(17)]
    market = [BUILDINGS[key] for key in play.state.market]
    beige = [kind for kind in market if kind.beige and kind.set != "nobles"]
    assert [sum(kind.cost == cost for kind in beige) for cost in CELLS] == list(CELLS.values())
    assert (sum(kind.large for kind in beige), len(beige)) == (5, 17)
    assert play.waiting() == (first,)
    assert play.legal(first).offers[0].verb == "choose"


@pytest.mark.rule("PR-DRAFT-04")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (4, 2)])
def test_small_kinds_come_with_all_copies(seats: int, copies: int) -> None:
    play = drafting(seats)
    pick(play, "library")
    pick(play, "statue")
    assert (play.state.market["library"], play.state.market["statue"]) == (copies, 1)


@pytest.mark.rule("PR-DRAFT-06")
def test_a_full_cell_takes_nothing_more() -> None:
    play = drafting()
    pick(play, "aqueduct")
    assert "small_market" not in pool(play)
    pick(play, "hacienda")
    assert "forest_house" in pool(play)
    pick(play, "black-market")
    assert not {"forest_house", "construction_hut"} & set(pool(play))


@pytest.mark.rule("PR-DRAFT-07")
def test_the_cells_and_their_candidates() -> None:
    everything = draft_pool([])
    candidates = {cost: sum(BUILDINGS[key].cost == cost for key in everything) for cost in CELLS}
    assert CELLS == {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}
    assert candidates == {1: 2, 2: 4, 3: 2, 4: 2, 5: 4, 6: 2, 7: 2, 8: 4, 9: 2, 10: 7}


@pytest.mark.rule("PR-DRAFT-10")
def test_office_and_trading_post_may_both_be_chosen() -> None:
    play = drafting()
    pick(play, "office")
    pick(play, "trading-post")
    assert {"office", "trading_post"} <= play.state.market.keys()


@pytest.mark.parametrize("way", ["random", *MIXES])
def test_other_ways_fill_the_same_cells(way: str) -> None:
    play = GAME.start(Setup(4, {"new_buildings": way}, "any"))
    beige = [key for key in play.state.market if BUILDINGS[key].beige]
    assert len(beige) == 17
    assert draft_pool(beige) == ()
