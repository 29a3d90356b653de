"""What is seen of a game that is played on: its end, or how it stands on the way there where the game tells that."""

from statistics import fmean

from games.core.game import AnyGame
from games.core.seats import Seat
from games.core.state import GameState
from games.core.thinking.worth import Worth, worth_of_end


class Looks:
    """What one seat sees of one game that is played on."""

    def __init__(self, game: AnyGame, view: GameState, seat: Seat, most: int) -> None:
        self._game, self._view, self._seat = game, view, seat
        self._judged = game.thinking.judged
        self._most = most if self._judged else 1
        self._seen: list[Worth] = []

    def taken(self, state: GameState) -> bool:
        """Whether all are taken, this one among them where it is time for it."""
        if self._judged is not None:
            told = self._judged(self._view, state, self._seat, len(self._seen) + 1)
            if told is not None:
                self._seen.append(Worth(*told))
        return len(self._seen) == self._most

    def worth(self, end: GameState) -> Worth:
        """The mean of all; whoever could not look before the end sees the end."""
        missed = self._most - len(self._seen)
        if missed:
            self._seen += [worth_of_end(self._game, self._game.score(end), self._seat)] * missed
        return Worth(fmean([each.worth for each in self._seen]), fmean([each.points for each in self._seen]))
