"""What is seen of a game that is played on: its end, or how it stands on the way there where the game tells that."""

from statistics import fmean

from games.core.game import AnyGame
from games.core.seats import Seat
from games.core.state import GameState
from games.core.thinking.worth import Worth, worth_of_end


class Foresight:
    """What one seat sees of one game that is played on: its end, or what is judged after each of so many turns."""

    def __init__(self, game: AnyGame, view: GameState, seat: Seat, turns: int) -> None:
        self._game, self._view, self._seat = game, view, seat
        self._judged = game.thinking.judged
        self._turns = min(turns, game.thinking.turns(view.seats)) if self._judged else 1
        self._seen: list[Worth] = []

    def enough(self, state: GameState) -> bool:
        """Whether all is seen; what can be judged now is seen first."""
        if self._judged is not None:
            told = self._judged(self._view, state, self._seat, len(self._seen) + 1)
            if told is not None:
                self._seen.append(Worth(*told))
        return len(self._seen) == self._turns

    def worth(self, end: GameState) -> Worth:
        """The mean of all that is seen; where the game ended sooner, its end stands for the turns that are missing."""
        missing = self._turns - len(self._seen)
        if missing:
            self._seen += [worth_of_end(self._game, self._game.score(end), self._seat)] * missing
        return Worth(fmean([each.worth for each in self._seen]), fmean([each.points for each in self._seen]))
