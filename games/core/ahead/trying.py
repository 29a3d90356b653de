"""A turn that is tried out: in a world that its seat imagines, up to where nobody knows what would come."""

from collections.abc import Collection
from enum import StrEnum
from typing import TYPE_CHECKING, Generic, NamedTuple

from games.core.ahead.coming import WAYS, ahead, kind_of, luck_of_way
from games.core.ahead.unforeseen import Unforeseen
from games.core.events import Event
from games.core.moves import Move
from games.core.parts.seeing import luck_of
from games.core.play import Play
from games.core.rules import Rules, S
from games.core.saving import load
from games.core.seats import Seat

if TYPE_CHECKING:
    from games.core.game import Game


class End(StrEnum):
    """Why nothing can be tried after a move."""

    HIDDEN = "hidden"
    """Something would be drawn or shown that its seat does not know."""
    OTHERS = "others"
    """Somebody else is asked something then."""
    DONE = "done"
    """The seat is asked nothing more, and others are asked what they were asked before."""
    OVER = "over"
    """The game is over, and all that was hidden counts."""


class Tried(NamedTuple, Generic[S]):
    """A move that was tried, and what came of it."""

    move: Move
    after: Play[S] | None
    """The game then; None where nobody can know it."""
    events: tuple[Event, ...] = ()
    """What the seat reads of it."""
    end: End | None = None
    asked: tuple[Seat, ...] = ()
    """Who else is asked then, where that ends it."""


class _Attempt(Play[S]):
    """Notices where something comes up that the mover did not know."""

    __slots__ = ("_came_up", "_mover")

    def __init__(self, rules: Rules[S], state: S, mover: Seat) -> None:
        super().__init__(rules, state)
        self._mover = mover
        self._came_up = False

    def reveal(self, by: Seat | None = None) -> None:
        """What the mover shows, such as a hand card, is nothing new to the mover."""
        super().reveal(by)
        self._came_up = self._came_up or by != self._mover

    def shows_more_than(self, before: S) -> bool:
        """Whether the mover learns something by it, or something was drawn."""
        return self._came_up or self.state.chance.draws != before.chance.draws


def imagined(game: "Game[S]", play: Play[S], seat: Seat) -> Play[S]:
    """The game as the seat imagines it, made of what it sees and of nothing else: in the same position the same."""
    seen = game.view(play.state, seat)
    world = game.play(game.seeing.imagine(play.state, seat, luck_of(seen, f"try {seat}")))
    world.asked_anyway = play.asked_anyway
    return world


def first_asked(game: "Game[S]", play: Play[S], seat: Seat, kind: str) -> tuple[Play[S], Unforeseen] | None:
    """A world in which the seat is asked that question next, with what comes up only there; None if none is found."""
    seen = game.view(play.state, seat)
    for way in range(WAYS):
        unforeseen = Unforeseen(seen, game.seeing.imagine(play.state, seat, luck_of_way(seen, seat, way)))
        for world in ahead(game, play.state, seat, way):
            unforeseen.look_at(world.state)
            request = unforeseen.without(world.legal(seat))
            if request is not None and kind_of(request.prompt) == kind:
                return world.copy(), unforeseen
    return None


def tried(world: Play[S], seat: Seat, move: Move) -> Tried[S]:
    """The move made in that world, which stays as it is; IllegalMove as at the table."""
    before, waiting, called = world.state, world.waiting(), _called(world)
    attempt = _Attempt(world.rules, load(type(before), world.saved()), seat)
    attempt.asked_anyway = world.asked_anyway
    events = attempt.apply(seat, move)
    if attempt.state.over:
        return Tried(move, None, end=End.OVER)
    if attempt.shows_more_than(before):
        return Tried(move, None, end=End.HIDDEN)
    told = tuple(event for event in events if event.is_for(seat))
    asked = _others(seat, (*attempt.waiting(), *_called(attempt)), (*waiting, *called))
    if asked:
        return Tried(move, attempt, told, End.OTHERS, asked)
    return Tried(move, attempt, told, None if attempt.legal(seat).asked else End.DONE)


def _called(play: Play[S]) -> tuple[Seat, ...]:
    return tuple(call.seat for call in play.calls())


def _others(seat: Seat, asked: Collection[Seat], before: Collection[Seat]) -> tuple[Seat, ...]:
    """Who is asked now and was not before, but for the seat itself."""
    return tuple(dict.fromkeys(each for each in asked if each != seat and each not in before))
