"""Who is asked next, whatever those who are asked now answer: as far as everybody may know it."""

from games.core.ahead.coming import any_answer
from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.parts.seeing import luck_of
from games.core.seats import Seat
from games.core.state import GameState

WAYS = 12
"""So many ways to go on are tried; where two of them differ, nobody is the next."""
MOVES = 40
"""So many answers in a row are one turn, at the most."""


def next_up(game: AnyGame, state: GameState) -> Seat | None:
    """Played on from states that anybody who watches could imagine, so that nothing hidden can be in it."""
    seen = game.view(state, None)
    found: Seat | None = None
    for way in range(WAYS):
        follows = _follows(game, state, luck_of(seen, f"next {way}"))
        if follows is None or found not in (None, follows):
            return None
        found = follows
    return found


def _follows(game: AnyGame, state: GameState, chance: Chance) -> Seat | None:
    """Who is asked alone after the one who is asked alone now, in one way to go on."""
    play = game.play(game.seeing.imagine(state, None, chance))
    first = play.waiting()
    for _ in range(MOVES):
        waiting = play.waiting()
        if play.state.over or len(waiting) != 1 or len(first) != 1:
            return None
        if waiting != first:
            return waiting[0]
        play.apply(waiting[0], any_answer(play, play.legal(waiting[0]), chance))
    return None
