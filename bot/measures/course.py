"""How one interaction goes, from the moment in which it is heard of."""

from collections.abc import Callable

from bot.measures.measures import Stage

DONE, LATE, ILLEGAL, BROKEN, UNTOLD = "done", "late", "illegal-move", "broken", "untold"


class Course:
    """When its stages were reached, and what came of it."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._began = clock()
        self.stages: dict[Stage, float] = {}
        """Seconds from its beginning to each stage."""
        self.outcome = DONE
        """Or in a word why not; there are so many as the house has reasons."""

    def reached(self, stage: Stage) -> None:
        """It has come so far, if it had not before."""
        self.stages.setdefault(stage, self.lasted)

    @property
    def lasted(self) -> float:
        """Seconds since its beginning."""
        return self._clock() - self._began
