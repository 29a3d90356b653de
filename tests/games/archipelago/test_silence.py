"""What did not happen tells, too: nobody may look whether it would, and take their move back."""

import pytest

from games.archipelago import GAME
from games.archipelago.components import SIDES, SIDES_OF
from games.archipelago.steps import BeginTurnZero, EndTurnZero, GatherFirst
from games.archipelago.turns.zero import fitting
from games.core.chance import Chance
from games.core.seats import Seat
from tests.games.archipelago.cards_at_hand import colony
from tests.games.archipelago.table import Table
from tests.games.archipelago.test_zero import RING, dealt, finish


@pytest.mark.parametrize("cubes", ["", "wood"])
def test_nobody_tries_by_pirates_and_thieves_who_has_cubes(cubes: str) -> None:
    for card, then in (("pirate", ""), ("thief", "aim 1")):
        table = colony()
        table.ships(0, "b")
        table.ships(1, "b")
        table.cubes(1, cubes)
        table.card(0, card)
        table.rounds()
        before = table.state.shown
        table.do(0, f"use {card} nothing")
        if then:
            assert table.state.shown == before, "so far it shows nothing"
            table.do(0, then)
        assert table.state.shown > before
        assert (table.waiting() == (1,)) == bool(cubes)


@pytest.mark.parametrize(("hand", "fits"), [(["turtle_island"], False), (["palm_cape"], True)])
def test_that_a_hand_is_not_shown_in_turn_zero_tells_that_something_fits(hand: list[str], *, fits: bool) -> None:
    """One place is left, between land on both sides: not every hand would fit there."""
    table = one_place_left(hand)
    before = table.state.shown
    table.do(0, "gather fish wood")
    assert table.state.shown > before
    assert bool(table.happened("unfit")) == (not fits)


def test_where_all_that_fits_nowhere_has_been_shown_silence_tells_nothing() -> None:
    table = one_place_left(["palm_cape"])
    unfit = [side for side in table.state.stack if not fitting(table.state, SIDES_OF[SIDES[side].hex])]
    table.state.stack = [side for side in table.state.stack if side not in unfit]
    table.state.discarded = unfit
    before = table.state.shown
    table.do(0, "gather fish wood")
    assert (table.waiting(), table.state.shown) == ((1,), before)


def one_place_left(hand: list[str]) -> Table:
    """Seat 0 is about to gather in Timber Shore; then it is seat 1's turn to settle."""
    table = Table(2, turn=0)
    for side, (at, turn) in RING.items():
        table.region(side, at, turn)
    for seat in (0, 1):
        table.ships(seat, "a")
    table.player(1).hand = hand
    table.state.stack = [
        side for side in table.state.stack if SIDES[side].hex not in {SIDES[each].hex for each in hand}
    ]
    table.state.agenda = [EndTurnZero(), BeginTurnZero(Seat(1)), GatherFirst([Seat(0)], "b")]
    return table.run()


def test_where_every_hand_fits_silence_tells_nothing() -> None:
    table = dealt(["timber_shore"], ["whale_bay", "coral_island", "stone_gate"])
    row = next(row for row in table.offered(0, "settle").rows or () if row[0] == "timber_shore")
    table.do(0, "settle " + " ".join(map(str, row)).replace("_", "-"))
    before = table.state.shown
    finish(table, 0)
    assert table.waiting() == (1,)
    assert table.state.shown == before


def on_the_brink() -> Table:
    """Four towns are built with three at the table: the fifth meets the condition of an objective."""
    table = colony()
    for side, at in (("sugar_bay", (-1, 0)), ("spice_coast", (-1, 1)), ("grass_shore", (0, -1))):
        table.region(side, at)
    for region in "cefg":
        table.building("town", region)
    table.citizens(0, "b")
    table.cubes(0, "wood stone")
    return table.rounds()


@pytest.mark.parametrize("holder", [1, None])
def test_that_nobody_opens_an_objective_tells_that_nobody_has_it(holder: int | None) -> None:
    table = on_the_brink()
    table.objective(2, "medium_ports")
    if holder is not None:
        table.objective(holder, "medium_towns")
    before = table.state.shown
    table.do(0, "build town citizen.b wood-stone")
    assert table.state.shown > before
    assert bool(table.happened("met")) == (holder is not None)


def test_it_tells_that_once_and_nobody_imagines_it_any_more() -> None:
    table = on_the_brink()
    table.objective(2, "medium_ports")
    table.do(0, "build town citizen.b wood-stone")
    before = table.state.shown
    table.do(1, "tax")
    assert table.state.shown == before
    for number in range(40):
        imagined = GAME.seeing.imagine(table.state, Seat(0), Chance(f"{number}"))
        assert "medium_towns" not in imagined.players[2].objectives


def test_nobody_takes_back_what_the_spy_has_seen() -> None:
    table = colony()
    table.objective(1, "medium_ports")
    table.card(0, "spy")
    table.rounds().do(0, "use spy nothing")
    before = table.state.shown
    table.do(0, "aim 1")
    assert table.state.shown > before
