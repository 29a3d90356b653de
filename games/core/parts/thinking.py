"""What a game tells the one who thinks about it, beyond its rules and its sensible player."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Generic

from games.core.chance import Chance
from games.core.moves import Move, Request
from games.core.rules import S
from games.core.seats import Seat


@dataclass(frozen=True)
class Thinking(Generic[S]):
    """How a game is thought about. Without any of it each question with several answers is thought over."""

    matters: Callable[[S, Request], bool] | None = None
    """Whether this question is worth it; the others are answered sensibly at once, and by that others are judged."""
    followed: Callable[[S, Request], bool] = lambda view, request: True
    """Whether what is found better is done; who does not do it thinks as long, so that no clock tells who that is."""
    proposals: Callable[[S, Request, Move], Sequence[Move]] = lambda view, request, sensible: ()
    """`(view, request, the sensible move)`: spreads, orders and the like worth comparing, which no offer lists."""
    looks: Callable[[S, Request, Sequence[Move]], Sequence[float]] | None = None
    """How many points each of the compared moves looks worth at first sight."""
    qualm: float = 0.0
    """So much worth more another has to bring for each point by which it looks worse than the best of them.

    Whoever plays on plays against itself, and finds victories in what nobody else falls for.
    """
    left_alone: Collection[str] = ()
    """Moves of these verbs are made only where they are sensible."""
    points: float = 10.0
    """So many points ahead are a clear victory."""
    winning: float = 0.5
    """So much of a game's worth is the victory itself, the rest its points."""
    effort: float = 1.0
    """So many times as often as usual it is played on, where that is quick, or where it takes long."""
    for_each: int = 2
    """So many times at least it is played on for each move that is compared: more where worlds differ more."""
    judged: Callable[[S, S, Seat, int], tuple[float, float] | None] | None = None
    """`(the view, what came of it, whose, so many turns on)`: its worth, and by how many points one is better off.

    None plays on until then. Where luck and the others make most of a game, what comes of a move is lost in what comes
    later.
    """
    turns: Callable[[int], int] = lambda seats: 1
    """`(seats)`: so many turns on at the most it is judged; each takes longer where more sit."""
    strays: float = 0.03
    """In so many of their decisions all are taken to do something else than is sensible, unless somebody plays alone.

    Where little is left to luck more of them have to be: the game would else go on in one way alone.
    """
    quick: Callable[[S, Request, Chance], Move] | None = None
    """Who answers while games are played on, and what is usual, where the sensible player takes its time."""
