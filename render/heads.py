"""The heads of the players' panels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from games.core.game import AnyGame
from games.core.seats import Seat
from games.core.state import GameState
from render.kit.areas.seats import Figure, Note, SeatHead
from render.kit.signs.badges import initials
from texts import Teller


def seat_heads(
    game: AnyGame,
    view: GameState,
    teller: Teller,
    names: Sequence[str],
    figures: Callable[[Seat], Iterable[Figure]],
    first: int | None = None,
) -> list[SeatHead]:
    """Every seat's head with its figures; whom the game waits for, or who has won, and who begins are marked."""
    concerned = game.score(view).winners if view.over else game.play(view).waiting()
    letters, note = initials(names), _note(teller, view.over)
    return [
        SeatHead(
            seat, names[seat], letters[seat], tuple(figures(seat)), note if seat in concerned else None, seat == first
        )
        for seat in view.every_seat()
    ]


def _note(teller: Teller, over: bool) -> Note:
    key, sign = ("winner", "star") if over else ("to-move", "arrow")
    return Note(teller.words(f"core-picture-{key}"), sign, lit=True)
