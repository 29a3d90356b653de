"""What is counted where it happens. Who and at which table is nobody's business here: there is no word for it."""

from typing import Literal

from bot.measures.sight import Sight

Stage = Literal["acknowledged", "durable"]
Kind = Literal["read", "write"]


class Measures:
    """Counts nothing: nobody looks at this Caravel from outside."""

    def clicked(self, stage: Stage, seconds: float) -> None:
        """So long after somebody clicked, typed or chose, Discord had our answer, or what it changed was stored."""

    def moved(self, game: str, moves: int) -> None:
        """So many moves were stored."""

    def late(self) -> None:
        """Somebody answered a question that was settled already."""

    def refused(self, why: str) -> None:
        """Something that somebody did cannot be, for this one of the house's own reasons."""

    def requested(self, route: str, status: str) -> None:
        """Discord was asked for something, and has answered so."""

    def rate_limited(self, scope: str) -> None:
        """Discord has refused something because it is asked for too much."""

    def stored(self, kind: Kind, seconds: float) -> None:
        """A job of the store took so long, with the time for which it waited for others."""

    def retried(self, times: int) -> None:
        """A job of the store was begun so many times more, because it had met another."""

    def drawn(self, game: str, seconds: float) -> None:
        """A picture took so long, with the time for which it waited for others."""

    def lagged(self, seconds: float) -> None:
        """So much later than it should the event loop came round."""

    def text(self, now: Sight) -> bytes:
        """All that was counted, and how Caravel stands now, as Prometheus reads it."""
        return b""
