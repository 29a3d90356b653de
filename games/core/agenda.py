"""The agenda: a stack of small, named, serialisable steps. A game that waits for weeks is just this list."""

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from games.core.seats import QuestionNumber, Seat

MOST_STEPS = 10_000
"""So many steps are done between two questions, at the most; in random play of all games it is never a hundredth."""


class Endless(Exception):
    """Steps bring on steps and no question ever comes: a mistake in the rules."""


class Step(msgspec.Struct, tag_field="step", tag=True):
    """Something to do, with its own small scope. A subclass's name is its name in saved games."""


class _Numbered(Step, kw_only=True):
    asked: dict[Seat, QuestionNumber] = {}
    """The number of each seat's question, so that it is asked anew after another came between."""
    began: dict[Seat, QuestionNumber] = {}
    """The number that it had before its seat did something else, if the question has stood through that."""
    answered: list[Seat] = []
    """Who has answered and may still change it; kept only where answers may change."""


class Decision(_Numbered):
    """Seats must choose. The step stays on the agenda until each of them has answered."""

    waiting: list[Seat]

    may_answer_itself: ClassVar[bool] = True
    """A single legal answer is taken at once; False where the silence would tell a secret."""

    secret: ClassVar[bool] = False
    """What can be answered is for that seat's eyes alone: nobody else may see its controls.

    It never answers itself, for the silence would tell, unless `known_to_all` says that there is nothing to tell.
    """

    private_beside: ClassVar[bool] = False
    """Some of its offers may be `private`, because hidden things decide them; nothing answers itself then.

    The question and its other offers are public. A control for the private ones is there for every seat, always.
    """

    kept_back: ClassVar[tuple[str, ...]] = ()
    """Its values that the question does not tell, because whoever is asked may not know them."""

    may_change: ClassVar[bool] = False
    """Until all have answered, a seat may answer anew; the rule must put its new answer in the old one's place."""


class Lines(Step):
    """Seats that are led through questions of their own side by side: a small agenda for each of them.

    A game narrows them to its own steps: `class Envoys(Lines): lines: dict[Seat, list["AnyStep"]]`. What all share is
    done by the step beneath, when every line has ended.
    One seat's questions never hold up another's; what a rule puts on the agenda meanwhile goes to the line it is in.
    """

    lines: dict[Seat, list[Any]]
    """In turn order; of each line the next step is the last of its list."""


ASKING = (Decision, Lines)


def decisions(agenda: list[Any]) -> Iterator[Decision]:
    """All decisions on it, also those that wait under something else."""
    for step in agenda:
        if isinstance(step, ASKING):
            if isinstance(step, Decision):
                yield step
            else:
                for line in step.lines.values():
                    yield from decisions(line)


def fronts(agenda: list[Any]) -> Iterator[tuple[list[Any], Decision]]:
    """The decisions that are being asked now, each with the agenda that it stands on: more than one only in lines."""
    top = agenda[-1] if agenda else None
    if isinstance(top, Decision):
        yield agenda, top
    elif isinstance(top, Lines):
        for line in top.lines.values():
            yield from fronts(line)


def front(agenda: list[Any], seat: Seat) -> tuple[list[Any], Decision] | None:
    """What the seat is asked now (of several things, the one that came first), and the agenda that it stands on."""
    top = agenda[-1] if agenda else None
    if isinstance(top, Decision):
        return (agenda, top) if seat in top.waiting else None
    if isinstance(top, Lines):
        for line in top.lines.values():
            if (at := front(line, seat)) is not None:
                return at
    return None


def changeable(agenda: list[Any], seat: Seat) -> tuple[list[Any], Decision] | None:
    """The decision in which the seat may change its answer, and the agenda that it stands on."""
    return next((at for at in fronts(agenda) if seat in at[1].answered), None)


def waiting(agenda: list[Any]) -> tuple[Seat, ...]:
    """The seats that are being asked."""
    top = agenda[-1] if agenda else None
    if isinstance(top, Decision):
        return tuple(top.waiting)
    return tuple(dict.fromkeys(seat for _, decision in fronts(agenda) for seat in decision.waiting))


def line_of(agenda: list[Any], seat: Seat) -> list[Any]:
    """The seat's own line, if it has one that still goes on; otherwise what is done for all."""
    top = agenda[-1] if agenda else None
    while isinstance(top, Lines) and top.lines.get(seat):
        agenda = top.lines[seat]
        top = agenda[-1]
    return agenda
