"""What somebody is told who cannot do what they want."""

from games.core.moves import Move
from games.core.seats import Seat
from tests.games.maracaibo.table import Table
from texts import Teller, words

ENGLISH = Teller(words("en"), "maracaibo", ("Ada", "Boris", "Clara"))
NO_FIGURE = "You need a figure in your supply."
NOT_SO = "That move is possible now, but not like that."


def told(table: Table, move: Move) -> str:
    """What seat 0 is told who cannot do this."""
    assert not table.play.legal(Seat(0)).accepts(move)
    return ENGLISH.phrase(table.play.why_not(Seat(0), move))


def allowed(table: Table, move: Move) -> bool:
    return table.play.legal(Seat(0)).accepts(move)
