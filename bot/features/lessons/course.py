"""One person in one lesson: where they are, what they are asked, and what a move of theirs comes to."""

from datetime import UTC, datetime
from functools import cached_property

import msgspec

from bot.features.lessons.rows import Kept
from bot.panel.kit.packing import mark
from bot.panel.lines.learning import NO_TABLE
from bot.store.identity import ChannelId, Version
from bot.store.table.records import Sitting, Table
from bot.tables.live import Live
from bot.tables.lobby.house_options import chosen_options
from bot.tables.lobby.seating import new_name
from bot.tables.model import Person
from games.core.ahead.outlook import Change
from games.core.events import Event
from games.core.moves import IllegalMove, Move, Offer
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState
from games.core.thinking.budget import EASY
from games.lessons import LEARNER, Lesson, Step, answered, as_meant, fits, go_on, lesson_of, meant, played
from games.registry import game

NEVER = datetime.fromtimestamp(0, UTC)


class AtLesson(Live):
    """A lesson's game: what can be asked of a table in play can be asked of it, and nobody else sees it."""

    def __init__(self, table: Table, play: Play[GameState], before: bytes | None = None) -> None:
        super().__init__(table, play.state, NEVER)
        self.play = play
        if before is not None:
            self.marks.before[LEARNER] = before


class Told(msgspec.Struct, frozen=True):
    """What a move came to, told before what is asked next."""

    offer: Offer
    move: Move
    events: tuple[Event, ...]
    changes: tuple[Change, ...]
    lesson: str
    step: Step
    """In which it was made."""
    fulfilled: bool


class Course:
    """It never changes: a move more is another one."""

    def __init__(
        self,
        person: Person,
        lesson: Lesson,
        kept: Kept,
        play: Play[GameState],
        told: Told | None = None,
        before: bytes | None = None,
    ) -> None:
        self.person = person
        self.lesson = lesson
        self.kept = kept
        self.play = play
        self.told = told
        self._before = before

    @property
    def step(self) -> Step | None:
        """Where they are; None when all is done."""
        steps = self.lesson.steps
        return steps[self.kept.step] if self.kept.step < len(steps) else None

    @property
    def mark(self) -> str:
        """How far it has come, for its controls."""
        return mark_of(self.kept)

    @cached_property
    def live(self) -> AtLesson:
        """The game as it stands."""
        return AtLesson(table_of(self.person, self.kept.game, self.lesson), self.play, self._before)

    def answered(self, move: Move) -> "Course":
        """After this move: a step further, or where one was, with what it does; IllegalMove as at a table."""
        step = self.step
        offer = self.play.legal(LEARNER).offered(move)
        if step is None or offer is None or not step.do:
            raise IllegalMove(self.play.why_not(LEARNER, move))
        found = answered(self.kept.game, self.play, step, move)
        told = Told(offer, move, found.events, found.changes, self.lesson.key, step, found.fulfilled)
        if not found.fulfilled:
            return Course(self.person, self.lesson, self.kept, self.play, told)
        return self._further(found.after, (*self.kept.lines, f"{LEARNER} {found.text}"), told)

    def shown(self) -> "Course":
        """What the step means is done, or looked at."""
        step = self.step
        if step is None or not step.do:
            return self if step is None else self._further(self.play.copy(), self.kept.lines, None)
        here = self if fits(self.play, step) else self.at(self.kept.step)
        return here.answered(meant(here.play, step))

    def at(self, step: int) -> "Course":
        """At this step, with all done before it as it is meant."""
        step = max(0, min(step, len(self.lesson.steps)))
        lines = as_meant(self.kept.game, self.lesson.key)[step]
        kept = msgspec.structs.replace(self.kept, step=step, lines=lines)
        return Course(self.person, self.lesson, kept, played(self.kept.game, self.lesson, lines))

    def _further(self, play: Play[GameState], lines: tuple[str, ...], told: Told | None) -> "Course":
        """The next step, where it has come to of itself; or as it is prepared, where that does not fit."""
        assert self.step is not None, "after the last step nothing comes"
        replies = go_on(self.kept.game, play, self.step)
        kept = Kept(
            self.kept.game,
            self.kept.lesson,
            self.kept.step + 1,
            (*lines, *replies),
            self.kept.finished or self.kept.step + 1 == len(self.lesson.steps),
        )
        found = Course(self.person, self.lesson, kept, play, told, self.play.saved())
        if found.step is None or fits(play, found.step):
            return found
        prepared = found.at(kept.step)
        return Course(self.person, self.lesson, prepared.kept, prepared.play, told)


def course(person: Person, kept: Kept) -> Course | None:
    """As far as they had come; from its beginning where that does not fit any more, None if there is no such lesson."""
    lesson = lesson_of(kept.game, kept.lesson)
    if lesson is None:
        return None
    try:
        play = played(kept.game, lesson, kept.lines)
        found = Course(person, lesson, kept, play)
        if kept.step <= len(lesson.steps) and (found.step is None or fits(play, found.step)):
            return found
    except (IllegalMove, ValueError):
        pass
    return Course(person, lesson, Kept(kept.game, kept.lesson, finished=kept.finished), played(kept.game, lesson))


def mark_of(kept: Kept) -> str:
    """The same for all who are as far, and for nobody else."""
    return mark([kept.game, kept.lesson, str(kept.step), *kept.lines])


def table_of(person: Person, key: str, lesson: Lesson) -> Table:
    """A table that stands nowhere: the person, and easy computers."""
    found = Table(
        id=NO_TABLE,
        game=key,
        host=person.id,
        seat_count=lesson.seats,
        language=person.locale,
        options=chosen_options(game(key), lesson.options),
        channel_id=ChannelId(0),
        seats=(Sitting(LEARNER, person.id, person.name, 0.0),),
        status="playing",
        version=Version(1),
        created_at=0.0,
        updated_at=0.0,
    )
    while len(found.seats) < lesson.seats:
        seat = Sitting(Seat(len(found.seats)), None, new_name(found, EASY), 0.0, computer=True)
        found = msgspec.structs.replace(found, seats=(*found.seats, seat))
    return found
