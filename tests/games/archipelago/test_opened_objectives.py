"""An objective whose condition is met lies open before the round is over."""

import pytest

from games.archipelago import GAME
from games.core.chance import Chance
from games.core.parts.seeing import HIDDEN
from games.core.seats import Seat
from tests.games.archipelago import laws
from tests.games.archipelago.islands import islands
from tests.support.hosted import Hosted
from tests.support.planting import look_for_planted, look_for_planted_after
from tests.support.secrecy import Secrecy, Viewer

VIEWERS: tuple[Viewer, ...] = (None, Seat(0), Seat(1), Seat(2))


@pytest.mark.rule("AR-OPEN-01", "AR-END-01")
def test_all_see_what_lies_open_and_what_was_met_each_once() -> None:
    state = islands().state
    state.open_objectives = ["medium_towns", "medium_ports"]
    assert state.shown_objectives == ["medium_towns", "medium_ports"]
    state.ended_by = "medium_ports"
    assert state.shown_objectives == ["medium_towns", "medium_ports"]
    state.open_objectives, state.ended_by = [], "medium_markets"
    assert state.shown_objectives == ["medium_markets"]


@pytest.mark.rule("AR-END-01", "AR-END-02")
@pytest.mark.parametrize("held", [("medium_separatist",), ("medium_towns", "medium_separatist")])
def test_whoever_holds_what_is_met_opens_it_for_all_to_see_and_nothing_else(held: tuple[str, ...]) -> None:
    table = islands()
    for objective in held:
        table.objective(1, objective)
    table.objective(2, "medium_ports")
    table.player(0).seen = {Seat(1): list(held)}
    table.cubes(0, "stone")
    table.card(0, "bishop")
    table.player(2).money += table.state.money - 2
    table.state.money = 2
    sale = table.rounds().play.legal(Seat(0)).read("sell domestic stone cube")
    look_for_planted_after(Hosted(GAME.key, table.play).live, laws.HIDDEN, Seat(0), sale, VIEWERS, "en")
    table.make(0, sale)
    (opened,) = table.happened("opens-objective")
    assert (opened.seat, opened.args["objective"], opened.to) == (1, "medium_separatist", None)
    assert table.waiting() == (0,), "the round goes on"
    live = Hosted(GAME.key, table.play).live
    Secrecy(live, Chance("a stranger"), VIEWERS, "en").looks()
    look_for_planted(live, laws.HIDDEN, VIEWERS, "en", drawn=True)
    for viewer in (None, Seat(0), Seat(2)):
        seen = GAME.view(table.state, viewer).players[1].objectives
        assert seen == [each if each == "medium_separatist" else HIDDEN for each in held]
    for number in range(5):
        of_stranger, of_spy = (GAME.seeing.imagine(table.state, who, Chance(f"{number}")) for who in (None, Seat(0)))
        assert of_stranger.players[1].objectives[-1] == "medium_separatist", "nobody imagines another in its place"
        assert of_spy.players[1].objectives == list(held)
