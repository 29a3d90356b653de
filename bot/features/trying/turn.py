"""One person's turn as they try it: the game in their imagination, after each of its moves."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cached_property, partial
from typing import NamedTuple, TypeVar

import msgspec

from bot.features.trying.rows import Kept
from bot.panel.kit.packing import mark
from bot.tables.live import Live
from bot.tables.rules.patience import Patience, What
from games.core.ahead.coming import kind_of
from games.core.ahead.outlook import UNTOLD, Change, Foresight, Outlook
from games.core.ahead.plans import Wish, wish_for
from games.core.ahead.trying import End, Tried, first_asked, imagined, tried
from games.core.ahead.unforeseen import Unforeseen
from games.core.events import Phrase
from games.core.moves import IllegalMove, Move, Offer, Request
from games.core.play import Play
from games.core.seats import Seat
from games.core.state import GameState

T = TypeVar("T")
NEVER = datetime.fromtimestamp(0, UTC)
MOST = 40
"""So many moves are a turn in any game; a game for one goes on and on."""
LONG = "long"


class Step(NamedTuple):
    """A move of the turn, with the question that it answered."""

    offer: Offer
    tried: Tried[GameState]
    prompt: Phrase
    changes: tuple[Change, ...] = ()
    """What of its own the seat has more or less of then, as far as that is known."""
    foretold: Outlook = UNTOLD
    """What was known of the move before it was made, where more cannot be known."""

    @property
    def question(self) -> str:
        """The kind of the question, for whoever leaves an answer to it."""
        return kind_of(self.prompt)

    @property
    def wish(self) -> Wish:
        """The same answer, to be left for when it is asked."""
        return wish_for(self.offer, self.tried.move)


class Imagined(Live):
    """A table as it would be: what can be asked of one in play can be asked of it, and nobody else sees it.

    Of a question that is still to come nobody knows what its answers bring, nor what comes up in imagination alone.
    """

    def __init__(
        self,
        live: Live,
        seat: Seat,
        play: Play[GameState],
        before: Play[GameState],
        unforeseen: Unforeseen | None,
        patience: Patience,
    ) -> None:
        super().__init__(live.table, play.state, live.waiting_since or NEVER, patience)
        self.play = play
        self.emblems = live.emblems
        self.marks.before[seat] = before.saved()
        self._unforeseen = unforeseen

    def request(self, seat: Seat) -> Request:
        """What is offered, as far as it can be foreseen."""
        request = super().request(seat)
        left = request if self._unforeseen is None else self._unforeseen.without(request)
        return left or msgspec.structs.replace(request, asked=False, offers=())

    def foresight(self, seat: Seat, reader: Seat | None) -> Foresight[GameState]:
        """What the seat's moves would do then."""
        if self._unforeseen is None:
            return super().foresight(seat, reader)
        return _Untold(self.game, self.state, seat, reader)


class _Untold(Foresight[GameState]):
    def outlook(self, move: Move) -> Outlook:
        return UNTOLD


class Turn:
    """What it begins with, its moves, and where they lead. It never changes: a move more is another one."""

    def __init__(
        self,
        live: Live,
        seat: Seat,
        kept: Kept,
        worlds: Sequence[Play[GameState]],
        unforeseen: Unforeseen | None,
        patience: Patience,
        steps: Sequence[Step] = (),
    ) -> None:
        self.live = live
        self.real = live.play
        """The game as it stands at the table."""
        self.seat = seat
        self.kept = kept
        self.steps = tuple(steps)
        self._worlds = tuple(worlds)
        self._unforeseen = unforeseen
        self._patience = patience

    @property
    def mark(self) -> str:
        """How far it has come, for its controls."""
        return mark([self.kept.question, self.kept.coming, *self.kept.moves])

    @property
    def is_begun(self) -> bool:
        """Whether there is anything to be forgotten."""
        return bool(self.kept.moves or self.kept.undone or self.kept.coming)

    @property
    def is_to_come(self) -> bool:
        """Whether its question is still to come: then it is a plan."""
        return self._unforeseen is not None

    @property
    def end(self) -> str:
        """Why it does not go on from here; nothing if it does."""
        last = self.steps[-1].tried.end if self.steps else None
        if last is not None:
            return last
        if len(self.steps) >= MOST:
            return LONG
        return "" if self.table.request(self.seat).asked else End.HIDDEN

    @cached_property
    def table(self) -> Imagined:
        """The table as far as it can be known."""
        return Imagined(self.live, self.seat, self._worlds[-1], self._worlds[0], self._unforeseen, self._patience)

    @property
    def brought(self) -> tuple[Change, ...]:
        """What all of it brings, as far as that is known."""
        total: dict[tuple[str, str], int] = {}
        for change in (change for step in self.steps for change in step.changes):
            what = change.noun, change.word
            total[what] = total.get(what, 0) + change.count
        return tuple(Change(*what, count) for what, count in total.items() if count)

    def then(self, move: Move, undone: tuple[str, ...] = ()) -> "Turn":
        """With one move more; IllegalMove if it is none."""
        request = self.table.request(self.seat)
        offer = request.offered(move)
        what = ("try", self.seat, self.kept.moves, move)
        made = self._bounded(what, partial(tried, self._worlds[-1], self.seat, move))
        assert offer is not None, "what is not offered is not made"
        kept = Kept(self.kept.question, (*self.kept.moves, offer.text(move)), undone, self.kept.coming)
        if made.after is None:
            known = self.table.foresight(self.seat, self.seat).outlook(move)
            last = Step(offer, made, request.prompt, known.changes, known)
            return self._with(kept, self._worlds, (*self.steps, last))
        if self._unforeseen is not None:
            self._unforeseen.look_at(made.after.state)
        changes = _changes(self.live, self._worlds[-1], made.after, self.seat)
        step = Step(offer, made, request.prompt, changes)
        return self._with(kept, (*self._worlds, made.after), (*self.steps, step))

    def back(self) -> "Turn":
        """Without its last move, which can be made again."""
        if not self.steps:
            return self
        kept = Kept(
            self.kept.question, self.kept.moves[:-1], (*self.kept.undone, self.kept.moves[-1]), self.kept.coming
        )
        return self._with(kept, self._worlds[: len(self.steps)], self.steps[:-1])

    def again(self) -> "Turn":
        """With the move that was taken back last."""
        if not self.kept.undone or self.end:
            return self
        *undone, text = self.kept.undone
        return self.then(self.table.request(self.seat).read(text), tuple(undone))

    def having_undone(self, undone: tuple[str, ...]) -> "Turn":
        """The same, and these were taken back."""
        return self._with(msgspec.structs.replace(self.kept, undone=undone), self._worlds, self.steps)

    def _with(self, kept: Kept, worlds: Sequence[Play[GameState]], steps: Sequence[Step]) -> "Turn":
        other = Turn(self.live, self.seat, kept, worlds, self._unforeseen, self._patience, steps)
        if worlds[-1] is self._worlds[-1]:
            other.table = self.table
        return other

    def _bounded(self, what: What, rules: Callable[[], T]) -> T:
        return self._patience.wait_for(self.live.table.version, what, rules)


def fitting(live: Live, seat: Seat, kept: Kept) -> Turn | None:
    """The turn as far as it was tried, where the table stands now; None if it does not fit there any more."""
    now = live.request(seat)
    if kept.coming and now.asked and kind_of(now.prompt) == kept.coming:
        kept = msgspec.structs.replace(kept, question=now.number, coming="")
    if kept.question != now.number or now.asked == bool(kept.coming):
        return None
    try:
        turn = begun(live, seat, msgspec.structs.replace(kept, moves=(), undone=()))
        for text in kept.moves:
            if turn is None or turn.end:
                return None
            turn = turn.then(turn.table.request(seat).read(text))
    except IllegalMove:
        return None
    return None if turn is None else turn.having_undone(kept.undone)


def begun(live: Live, seat: Seat, kept: Kept) -> Turn | None:
    """A turn before its first move; None if that question does not come."""
    patience, play = live.patience.apart(), live.ready()
    if not kept.coming:
        world = patience.wait_for(live.table.version, ("try", seat), partial(imagined, live.game, play, seat))
        return Turn(live, seat, kept, [world], None, patience)
    coming = partial(first_asked, live.game, play, seat, kept.coming)
    found = patience.wait_for(live.table.version, ("coming", seat, kept.coming), coming)
    return None if found is None else Turn(live, seat, kept, [found[0]], found[1], patience)


def _changes(live: Live, before: Play[GameState], after: Play[GameState], seat: Seat) -> tuple[Change, ...]:
    """What the seat has more or less of, as it knows it."""
    holdings = live.game.telling.holdings
    if holdings is None:
        return ()
    had, has = holdings(before.state, seat), holdings(after.state, seat)
    changes = (Change(*what, has.get(what, 0) - had.get(what, 0)) for what in {**has, **had})
    return tuple(change for change in changes if change.count)
