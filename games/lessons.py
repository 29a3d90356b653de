"""Lessons: guided tables for one person, brought by each game as data in its package, in `lessons.toml`.

A lesson begins in a position, which a seed and moves lead to, and goes on in steps. A step asks for one move and says
what must be true after it; whatever else is legal is answered with what it would do.
"""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from games.core.ahead.outlook import Change
from games.core.chance import Chance
from games.core.events import Event
from games.core.fields import read, written
from games.core.game import Setup
from games.core.moves import IllegalMove, Move
from games.core.play import Play
from games.core.saving import load
from games.core.seats import Seat
from games.registry import game, home_of

FILE = "lessons.toml"
BETWEEN = "|"
LEARNER = Seat(0)
"""Where the one who learns sits."""

Line = str
"""A move in its text form, after the number of its seat: `1 settle corn`."""


class Must(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be true after a move. All of it; of a move that is named, one."""

    does: tuple[str, ...] = ()
    """The move begins with one of these."""
    gains: dict[str, int] = {}
    """By noun and word (`good corn`, `points`): at least so many more, or so many fewer where it is below nothing."""

    def holds(self, text: str, changes: dict[str, int]) -> bool:
        """Whether it is true after this move, which has changed so much of what the seat has."""
        named = not self.does or any(text == each or text.startswith(f"{each} ") for each in self.does)
        return named and all(_as_much(changes.get(what, 0), wanted) for what, wanted in self.gains.items())


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea. Without a move there is only something to look at."""

    key: str
    look: str = ""
    """What is shown where nothing is asked: `table`, `own`, or a part that can be looked at closer."""
    do: str = ""
    """The move that it means."""
    must: Must | None = None
    """What must be true after the move; if nothing is said, it must be this very move."""
    then: tuple[Line, ...] = ()
    """What happens next, as long as it is legal; from there on the others do what is sensible."""

    def fulfilled(self, text: str, changes: dict[str, int]) -> bool:
        """Whether this move is what the step is about."""
        return text == self.do if self.must is None else self.must.holds(text, changes)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided table."""

    key: str
    seed: str
    seats: int
    steps: tuple[Step, ...] = msgspec.field(name="step")
    options: dict[str, str] = {}
    moves: str = ""
    """What leads to the position from which it begins: moves, with strokes between them."""
    goes_on: bool = False
    """After its last step the game goes on at a table like any other."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: tuple[Lesson, ...]


class Answered(NamedTuple):
    """What the learner's move would come to."""

    text: str
    """The move in its text form."""
    after: Play[Any]
    events: tuple[Event, ...]
    """What they read of it."""
    changes: tuple[Change, ...]
    """What they have more or less of."""
    fulfilled: bool


@cache
def lessons_of(key: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none if it brings none."""
    spec = find_spec(home_of(key).rules)
    file = Path("" if spec is None or spec.origin is None else spec.origin).parent / FILE
    return msgspec.toml.decode(file.read_bytes(), type=_File).lesson if file.is_file() else ()


def lesson_of(key: str, lesson: str) -> Lesson | None:
    """The lesson of this name."""
    return next((each for each in lessons_of(key) if each.key == lesson), None)


def played(key: str, lesson: Lesson, lines: tuple[Line, ...] = ()) -> Play[Any]:
    """The game as it stands where a lesson begins, and after these moves.

    IllegalMove or ValueError if they do not fit.
    """
    play = game(key).play(load(game(key).saved.state_type, _prepared(key, lesson.key)))
    for line in lines:
        _apply(play, line)
    return play


@cache
def _prepared(key: str, name: str) -> bytes:
    lesson = next(each for each in lessons_of(key) if each.key == name)
    play = game(key).start(Setup(lesson.seats, lesson.options, lesson.seed))
    for line in filter(None, map(str.strip, lesson.moves.replace("\n", BETWEEN).split(BETWEEN))):
        _apply(play, line)
    return play.saved()


@cache
def as_meant(key: str, name: str) -> tuple[tuple[Line, ...], ...]:
    """The moves that lead to each step, and in the end to what follows the last, where all is done as it is meant."""
    lesson = next(each for each in lessons_of(key) if each.key == name)
    play = played(key, lesson)
    lines: tuple[Line, ...] = ()
    found: list[tuple[Line, ...]] = [lines]
    for step in lesson.steps:
        if step.do:
            lines = (*lines, _apply(play, f"{LEARNER} {step.do}"))
        lines = (*lines, *go_on(key, play, step))
        found.append(lines)
    return tuple(found)


def answered(key: str, play: Play[Any], step: Step, move: Move) -> Answered:
    """What comes of this move of the learner's, made on a copy; IllegalMove as at a table."""
    text, holdings = play.legal(LEARNER).text(move), game(key).telling.holdings
    after = play.copy()
    told = tuple(event for event in after.apply(LEARNER, move) if event.is_for(LEARNER))
    had, has = (holdings(each.state, LEARNER) if holdings else {} for each in (play, after))
    changes = [Change(*what, has.get(what, 0) - had.get(what, 0)) for what in {**had, **has}]
    counted = {f"{each.noun} {each.word}".strip(): each.count for each in changes}
    found = tuple(each for each in changes if each.count)
    return Answered(text, after, told, found, step.fulfilled(text, counted))


def go_on(key: str, play: Play[Any], step: Step) -> tuple[Line, ...]:
    """What happens after a step until the learner is asked again: it is made."""
    lines: list[Line] = []
    for line in step.then:
        try:
            lines.append(_apply(play, line))
        except IllegalMove:
            break
    while others := [seat for seat in play.waiting() if seat != LEARNER]:
        request = play.legal(others[0])
        view = game(key).view(play.state, others[0])
        move = game(key).sensible(view, request, Chance(f"{play.state.moves} moves"))
        lines.append(_apply(play, f"{others[0]} {request.text(move)}"))
    return tuple(lines)


def meant(play: Play[Any], step: Step) -> Move:
    """The move that the step means; where it is not possible and any of its kind would do, another. Or IllegalMove."""
    request = play.legal(LEARNER)
    try:
        move = request.read(step.do)
        if request.offered(move) is None:
            raise IllegalMove(play.why_not(LEARNER, move))
        return move
    except IllegalMove:
        verb = read(step.do.partition(" ")[0])
        offer = request.offer(verb)
        if offer is None or step.must is None or step.must != Must((written(verb),)):
            raise
        return offer.makes(*offer.best) if offer.best is not None else offer.any_move(lambda _: 0)


def fits(play: Play[Any], step: Step) -> bool:
    """Whether what the step means can be done here."""
    try:
        return not step.do or bool(meant(play, step))
    except IllegalMove:
        return False


def _apply(play: Play[Any], line: Line) -> Line:
    number, _, text = line.partition(" ")
    seat = Seat(int(number))
    if seat not in play.state.every_seat():
        raise ValueError(f"there is no such seat: {line}")
    play.apply(seat, play.legal(seat).read(text))
    return line


def _as_much(change: int, wanted: int) -> bool:
    return change >= wanted if wanted > 0 else change <= wanted
