"""What a seat may know, and what it may imagine."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.chance import Chance
from games.core.parts.seeing import HIDDEN, UNKNOWN
from games.core.saving import clone
from games.core.seats import Seat, seats_of
from games.puerto_rico import GAME
from games.puerto_rico.steps import LayTile
from games.puerto_rico.view import view
from tests.games.puerto_rico.laws import laws
from tests.games.puerto_rico.table import Table


@pytest.mark.rule("PR-GEN-05")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_everybodys_riches_are_public(viewer: Seat | None) -> None:
    state = Table().seat(1, island="corn quarry-", city="office", goods="corn sugar", coins=4, rose=2).state
    seen, board = view(state, viewer).boards[1], state.boards[1]
    assert (seen.coins, seen.goods, seen.island, seen.city) == (board.coins, board.goods, board.island, board.city)
    assert (seen.colonists, seen.nobles) == (board.colonists, board.nobles)


@pytest.mark.rule("PR-GEN-06")
def test_points_are_ones_own_secret_until_the_end() -> None:
    state = Table().seat(0, points=4).seat(1, points=7).state
    assert [board.points for board in view(state, Seat(1)).boards] == [UNKNOWN, 7, UNKNOWN, UNKNOWN]
    assert {board.points for board in view(state, None).boards} == {UNKNOWN}
    state.over = True
    assert [board.points for board in view(state, None).boards] == [4, 7, 0, 0]


@pytest.mark.rule("PR-GEN-10")
def test_the_stacks_are_hidden() -> None:
    state = Table().state
    for viewer in (*seats_of(4), None):
        assert view(state, viewer).pile == [HIDDEN] * len(state.pile)


@given(seed=st.text(min_size=1, max_size=8), viewer=st.sampled_from([0, 1, 2, 3, None]), shift=st.integers(1, 5))
def test_views_do_not_depend_on_what_they_hide(seed: str, viewer: Seat | None, shift: int) -> None:
    state = Table().seat(0, points=9).seat(1, points=9).seat(2, points=9).seat(3, points=9).state
    other = clone(state)
    other.chance.seed = seed
    Chance(seed).shuffle(other.pile)
    hidden = [seat for seat in range(4) if seat != viewer]
    other.boards[hidden[0]].points += shift
    other.boards[hidden[1]].points -= shift
    assert view(other, viewer) == view(state, viewer)


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_what_is_imagined_looks_the_same_and_obeys_all_laws(viewer: Seat | None) -> None:
    table = Table(nobles="on").seat(1, island="forest corn", points=6).seat(2, city="wharf", goods="corn", points=3)
    table.board(2).points += 4
    table.state.written += 4
    imagined = GAME.seeing.imagine(table.state, viewer, Chance("dream"))
    laws(imagined)
    assert view(imagined, viewer) == view(table.state, viewer)
    assert imagined.pile != table.state.pile
    assert imagined.chance.seed not in ("", table.state.chance.seed)


@pytest.mark.parametrize("seats", GAME.settings.seat_counts)
def test_it_holds_at_every_number_of_players(seats: int) -> None:
    table = Table(seats).seat(0, points=5).seat(1, points=2)
    imagined = GAME.seeing.imagine(table.state, Seat(0), Chance("dream"))
    laws(imagined)
    assert sorted(imagined.pile) == sorted(table.state.pile)


def test_a_view_is_saved_and_loaded_like_a_state() -> None:
    seen = view(Table().seat(1, points=6).state, Seat(0))
    assert clone(seen) == seen
    assert GAME.play(seen).legal(Seat(0)).asked


def test_a_tile_that_somebody_looks_at_is_theirs_alone_to_see() -> None:
    table = Table(new_buildings="planters").seat(0, island="forest", city="forest_house hacienda")
    table.state.boards[1].secret_forests = [table.state.pile.pop(0)]
    table.state.boards[1].island.append("forest")
    table.stack("coffee").begin("settler").do(0, "draw")
    state = table.state
    (step,) = (step for step in state.agenda if isinstance(step, LayTile))
    assert step.tile == "coffee"
    for viewer, seen in ((Seat(0), "coffee"), (Seat(1), HIDDEN), (None, HIDDEN)):
        (shown,) = (step for step in view(state, viewer).agenda if isinstance(step, LayTile))
        assert shown.tile == seen
    assert view(state, Seat(1)).boards[1].secret_forests == state.boards[1].secret_forests
    assert view(state, Seat(0)).boards[1].secret_forests == [HIDDEN]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_every_tile_is_imagined_once(viewer: Seat | None) -> None:
    table = Table(new_buildings="planters").seat(0, island="forest quarry corn", city="forest_house hacienda")
    state = table.state
    state.boards[1].secret_forests = [state.pile.pop(0), state.pile.pop(0)]
    state.boards[1].island += ["forest", "forest"]
    state.discards = [state.pile.pop(0) for _ in range(3)]
    table.begin("settler").do(0, "draw")
    (looked,) = (step for step in state.agenda if isinstance(step, LayTile))
    everything = sorted([*state.pile, *state.boards[1].secret_forests, looked.tile])
    dreams = [GAME.seeing.imagine(state, viewer, Chance(f"dream {number}")) for number in range(3)]
    for imagined in dreams:
        (step,) = (step for step in imagined.agenda if isinstance(step, LayTile))
        assert sorted([*imagined.pile, *imagined.boards[1].secret_forests, step.tile]) == everything
        assert len(imagined.boards[1].secret_forests) == 2
        assert HIDDEN not in (step.tile, *imagined.boards[1].secret_forests)
        if viewer == 0:
            assert step.tile == looked.tile
        if viewer == 1:
            assert imagined.boards[1].secret_forests == state.boards[1].secret_forests
    assert dreams[0].pile != dreams[1].pile != sorted(dreams[1].pile)
