"""What does not happen tells something, too: whatever may be taken back alone looks the same in every world."""

from typing import Any

from bot.store.table.records import LineKind
from bot.tables.acting import kind_of_line
from bot.tables.remembered.ways_back import same_knowledge
from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.moves import Move
from games.core.play import Play
from games.core.saving import clone
from games.core.seats import Seat

WORLDS = 2
"""In so many that its seat can imagine a move is made."""


def tells_nothing(game: AnyGame, state: Any, seat: Seat, move: Move, chance: Chance) -> None:
    """Else its seat looks, takes the move back, and knows in which of the worlds it is."""
    happened = _Made(game, state, seat, move)
    for _ in range(WORLDS):
        world = game.seeing.imagine(state, seat, chance)
        if game.play(clone(world)).legal(seat).accepts(move):
            fancied = _Made(game, world, seat, move)
            if happened.may_be_taken_back or fancied.may_be_taken_back:
                assert happened.seen() == fancied.seen(), f"seat {seat} learns by {move} what it can take back"


class _Made:
    """A move as it was made in one of the worlds."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat, move: Move) -> None:
        before: Play[Any] = game.play(clone(state))
        self.game, self.seat = game, seat
        self.now = before.copy()
        self.events = self.now.apply(seat, move)
        whispered = kind_of_line(self.now) is LineKind.WHISPER
        over = self.now.state.over
        self.may_be_taken_back = not over and not whispered and same_knowledge(state, self.now.state)

    def seen(self) -> tuple[object, ...]:
        """All that its seat sees of it."""
        told = [event for event in self.events if event.is_for(self.seat)]
        view = self.game.view(self.now.state, self.seat)
        return told, view, self.now.waiting(), self.now.legal(self.seat)
