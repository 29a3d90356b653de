"""What a move will do at once: what it changes of a player's things."""

from games.core.ahead.outlook import Holdings
from games.core.events import Note, Phrase
from games.core.seats import Seat
from games.santa_maria.moves import Buy, Expand, Found, Pass, Rest, Sell
from games.santa_maria.rulebook import RULES
from games.santa_maria.score import points_in_the_end
from games.santa_maria.state import State


def holdings(state: State, seat: Seat) -> Holdings:
    """Coins, happiness, resources, places on the tracks, and what will count in the end."""
    player = state.players[seat]
    found = {
        ("coins", ""): player.coins,
        ("joy", ""): player.joy,
        **{("good", good): count for good, count in player.goods.items()},
        ("faith", ""): player.faith,
        ("march", ""): player.march,
        ("blues", ""): player.blues,
    }
    if player.city is None:
        found["worth", ""] = points_in_the_end(state, seat)
    else:
        found["gold", ""] = player.city.gold
    return found


@RULES.note(Found)
def the_scholar(state: State, seat: Seat, move: Found) -> Note:
    """Who comes with the town hall."""
    scholar = state.pairs[move.hall]
    able = Phrase(f"santa-maria-scholar-{scholar}-about")
    return Note(Phrase("santa-maria-note-found", {"scholar": scholar, "able": able}))


RULES.seldom(Pass, Sell, Buy, Rest)
RULES.brings_by(Found, "hall")
RULES.brings_by(Expand, "tile", of=("coins", "good"))
