"""What goes on in a process that thinks: it knows the games and what it is asked, and nothing else of the house."""

from functools import partial
from typing import Any

import msgspec

from bot.host.watchdog import within
from games.core.moves import Move, Request
from games.core.thinking.budget import Budget
from games.core.thinking.hindsight import second_look
from games.core.thinking.verdict import Verdict, think
from games.registry import game


class Question(msgspec.Struct, frozen=True):
    """What somebody is asked who sees no more than their seat does."""

    game: str
    view: bytes
    request: Request
    budget: Budget
    luck: str
    """The same in the same position."""
    made: Move | None = None
    """What they did, where it is asked what would have been better."""


class _Dropped(Exception):
    """Nobody waits for it any more."""


_dropped: list[Any] = []
"""One list for all processes: for each place where somebody thinks, the number of its last thought that was dropped."""


def begin(dropped: Any) -> None:
    """In each of the processes."""
    _dropped[:] = [dropped]


def answered(question: Question, seconds: float, place: int, number: int) -> Verdict | None:
    """The best answer and what it was compared with; None if it was dropped meanwhile.

    TookTooLong after so many seconds of the processor.
    """

    def breath() -> None:
        if _dropped[0][place] >= number:
            raise _Dropped

    found = game(question.game)
    view = found.saved.load(question.view)
    asked, how = question.request, (question.budget, question.luck, breath)
    if question.made is None:
        thought = partial(think, found, view, asked, *how)
    else:
        thought = partial(second_look, found, view, asked, question.made, *how)
    try:
        return within(seconds, thought)
    except _Dropped:
        return None
