"""A player with some sense."""

import pytest

from games.core.chance import Chance
from games.core.game import Setup
from games.core.moves import Move
from games.core.play import Play
from games.core.seats import Seat
from games.settlers import GAME, moves
from games.settlers.state import State
from tests.games.settlers.table import do, table, turn

FAR = "water_meadow water_meadow"


def chosen(play: Play[State], seat: int = 0) -> Move:
    return GAME.sensible(GAME.view(play.state, Seat(seat)), play.legal(Seat(seat)), Chance("sense"))


def test_takes_the_prize() -> None:
    play = turn("mine weavery", FAR, rows="lake", prizes="altar_of_minerva")
    assert isinstance(chosen(play), moves.Place)
    assert chosen(play).answers()[0] == "altar_of_minerva"


def test_buys_what_a_good_prize_lacks_but_pays_no_point_for_a_point() -> None:
    play = turn(
        "workshop_iron_water lake", "weavery lake", hands=("coin",), rows="lake", prizes="sanctuary_of_the_parcae"
    )
    assert chosen(play) == moves.Coin("1", "g7", "cloth")
    play = turn("mine lake", "weavery lake", hands=("coin",), rows="lake", prizes="altar_of_minerva")
    assert isinstance(chosen(play), moves.Place)


def test_ruins_a_temple_but_no_meadow() -> None:
    assert chosen(turn("lake lake", "temple_of_janus lake", hands=("war",), rows="lake")) == moves.War("1", "g7")
    assert isinstance(chosen(turn("lake lake", FAR, hands=("war",), rows="lake")), moves.Place)


def test_puts_an_idle_master_to_work() -> None:
    play = turn("mine lake", FAR, masters=("smith",), rows="lake", prizes="temple_of_janus")
    assert chosen(play) == moves.Master("smith", "g7")
    needed = turn("mine lake", FAR, masters=("smith",), rows="lake", prizes="altar_of_minerva")
    assert isinstance(chosen(needed), moves.Place)


def test_agrees_to_the_end_only_when_ahead() -> None:
    play = table("temple_of_janus lake", FAR, "lake lake")
    do(play, "2: propose")
    assert chosen(play, 0) == moves.Agree()
    assert chosen(play, 1) == moves.Refuse()


def test_reveals_what_the_prizes_wait_for() -> None:
    assert chosen(table("mine lake", FAR, rows="lake cliff", prizes="altar_of_minerva")) == moves.Reveal("village")
    market = table("gold_mine lake", FAR, rows="lake cliff mine stable", prizes="sanctuary_of_juno")
    assert chosen(market) == moves.Reveal("city")


def test_lays_a_tile_where_a_prize_can_follow() -> None:
    play = turn("mine lake cliff grove", FAR, rows="weavery", prizes="altar_of_minerva")
    assert chosen(play) in (moves.Place("weavery", "i8"), moves.Place("weavery", "i6"))


@pytest.mark.parametrize("seats", GAME.settings.seat_counts)
def test_most_prizes_are_claimed(seats: int) -> None:
    play = GAME.start(Setup(seats, {}, "prizes"))
    open_at_first = len(play.state.prizes)
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, chosen(play, seat))
    assert len(play.state.prizes) <= open_at_first // 4
