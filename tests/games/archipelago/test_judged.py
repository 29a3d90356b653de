"""Who thinks looks a whole turn ahead, and judges what it finds there."""

from collections.abc import Callable

from msgspec.structs import replace

from games.archipelago import GAME
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.judging import before_others, judged
from games.archipelago.state import State
from games.core.moves import Request
from games.core.seats import Seat
from games.core.thinking.budget import Budget
from games.core.thinking.verdict import Verdict, think
from tests.games.archipelago.minds import colony
from tests.games.archipelago.table import Table

ME, OTHER = Seat(0), Seat(1)
ACTIONS = 5


def at(table: Table, turn: int, phase: int = ACTIONS) -> State:
    """This colony as it would be then."""
    return replace(table.state, turn=turn, phase=phase)


def worth(table: Table, seat: Seat = ME) -> float:
    """What it is worth a turn on."""
    found = judged(at(table, 2), at(table, 3), seat)
    assert found is not None
    return found[0]


def test_nothing_is_told_before_a_whole_turn_is_over() -> None:
    table = colony(people=20)
    assert judged(at(table, 2), at(table, 2, 6), ME) is None
    assert judged(at(table, 2), at(table, 3, ACTIONS - 1), ME) is None
    assert judged(at(table, 2), at(table, 3), ME) is not None


def test_the_second_turn_is_judged_when_it_is_over() -> None:
    table = colony(people=20)
    assert judged(at(table, 2), at(table, 4, ACTIONS - 1), ME, 2) is None
    assert judged(at(table, 2), at(table, 4), ME, 2) is not None
    assert judged(at(table, 0, 0), at(table, 2, 6), ME, 2) is None
    assert judged(at(table, 0, 0), at(table, 3, 0), ME, 2) is not None


def test_from_turn_zero_the_first_one_is_played_to_its_end() -> None:
    table = colony(people=20)
    assert judged(at(table, 0, 0), at(table, 1, 6), ME) is None
    assert judged(at(table, 0, 0), at(table, 2, 0), ME) is not None


def test_whoever_leads_in_a_colony_that_holds_will_most_likely_win() -> None:
    table = colony(people=30)
    even = worth(table)
    table.card(0, "king")
    assert worth(table) > even
    ahead, behind = (judged(at(table, 2), at(table, 3), seat) for seat in (ME, OTHER))
    assert ahead is not None
    assert behind is not None
    assert ahead[1] > 0 > behind[1]
    safe = worth(table)
    table.state.rebellion = 29
    assert worth(table) < safe * 0.8


def test_what_helps_to_come_by_points_counts_before_it_has_brought_any() -> None:
    table = colony(people=30)
    assert "ships" not in Insight(table.state, ME).aims.weights
    even = worth(table)
    table.ships(0, next(iter(table.state.regions)), 2)
    assert worth(table) > even


def test_what_is_only_ranked_counts_the_more_the_later_it_is() -> None:
    table = colony(people=30)
    table.card(0, "king")
    early, late = (before_others(Insight(at(table, turn), ME)) for turn in (1, 5))
    assert early < late


def test_who_wins_by_independence_alone_does_what_is_sensible() -> None:
    table = colony().rounds()
    seat = Seat(table.waiting()[0])
    request = table.play.legal(seat)
    assert thought(table, request).forecasts
    table.objective(seat, "medium_separatist")
    assert not thought(table, request).forecasts


def test_who_wins_by_independence_alone_takes_as_long_as_the_others() -> None:
    table = colony().rounds()
    request = table.play.legal(Seat(table.waiting()[0]))

    def breaths() -> int:
        taken: list[None] = []
        thought(table, request, lambda: taken.append(None))
        return len(taken)

    usual = breaths()
    table.objective(request.seat, "medium_separatist")
    assert breaths() == usual > 0


def thought(table: Table, request: Request, breath: Callable[[], None] = lambda: None) -> Verdict:
    """What comes of a short thought."""
    view = GAME.view(table.state, request.seat)
    return think(GAME, view, request, Budget(playouts=12, candidates=3), "plots", breath)
