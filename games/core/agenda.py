"""The agenda: a stack of small, named, serialisable steps. A game that waits for weeks is just this list."""

from typing import ClassVar

import msgspec

from games.core.seats import QuestionNumber, Seat


class Step(msgspec.Struct, tag_field="step", tag=True):
    """Something to do, with its own small scope. A subclass's name is its name in saved games."""


class _Numbered(Step, tag=True, kw_only=True):
    asked: dict[Seat, QuestionNumber] = {}
    """The number of each seat's question, so that it is asked anew after another came between."""


class Decision(_Numbered, tag=True):
    """Seats must choose. The step stays on the agenda until each of them has answered."""

    waiting: list[Seat]

    may_answer_itself: ClassVar[bool] = True
    """A single legal answer is taken at once; False where the silence would tell a secret."""

    secret: ClassVar[bool] = False
    """What can be answered is for that seat's eyes alone: nobody else may see its controls.

    It never answers itself: the silence would tell.
    """
