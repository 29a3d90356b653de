"""Whether a stored game is sound: it can be read, and the rules can go on with what it says."""

from games.core.game import AnyGame
from games.core.play import Play
from games.core.seats import seats_of
from games.core.state import GameState


def prove(game: AnyGame, play: Play[GameState], seats: int) -> None:
    """Raises whatever the rules raise, unless everybody at so many seats can be asked and shown how it stands.

    What breaks only when it is looked at would otherwise spoil every list in which the table stands.
    """
    state = play.state
    if state.seats != seats:
        raise ValueError(f"a game of {state.seats} at a table of {seats}")
    for seat in seats_of(seats):
        play.legal(seat)
        game.view(state, seat)
    game.view(state, None)
    game.score(state)
    play.calls()
    if game.telling.round is not None:
        game.telling.round(state)
