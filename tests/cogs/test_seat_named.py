"""Whom somebody means who names a player."""

import pytest
from msgspec.structs import replace

from bot.tables.live import Live
from bot.tables.model import Refused
from cogs.features.seats import seat_named
from games.core.chance import Chance
from games.core.game import Setup
from games.core.seats import Seat
from games.registry import game
from tests.support.positions import NOW, table_of


def table_with(*names: str) -> Live:
    unnamed = table_of("settlers", len(names))
    seats = tuple(replace(seat, name=name) for seat, name in zip(unnamed.seats, names, strict=True))
    table = replace(unnamed, seats=seats)
    play = game("settlers").start(Setup(len(names), {}, Chance("named").seed))
    return Live(table, play.state, NOW)


def test_a_player_is_named_by_the_list_or_in_letters_of_any_size() -> None:
    live = table_with("Anna", "Boris", "2")
    assert [seat_named(live, text) for text in ("1", "boris", "2")] == [Seat(1), Seat(1), Seat(2)]


@pytest.mark.parametrize("typed", ["Anna", "anna", "Clara", ""])
def test_a_name_of_two_or_of_nobody_names_nobody(typed: str) -> None:
    """Least of all oneself, whose seat would be given away."""
    live = table_with("Anna", "anna", "Boris")
    with pytest.raises(Refused, match="no-such-player"):
        seat_named(live, typed)
    assert [seat_named(live, str(seat)) for seat in live.state.every_seat()] == [Seat(0), Seat(1), Seat(2)]
