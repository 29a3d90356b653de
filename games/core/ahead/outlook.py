"""What a move would do now, as far as somebody may know: gains and costs, tried out on states they could imagine."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from itertools import islice, product
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from games.core.agenda import Decision
from games.core.chance import Chance
from games.core.events import Note, Phrase, Value
from games.core.fields import Pick
from games.core.moves import Move, Offer
from games.core.play import Ended, Play
from games.core.rules import Deciding, Rules, S
from games.core.saving import load, save
from games.core.seats import Seat

if TYPE_CHECKING:
    from games.core.game import Game

Holdings = Mapping[tuple[str, str], int]
"""What a seat has, by noun and word (`good`, `corn`), the most important first; a noun of one kind has no word."""

WORLDS = 2
"""What is equal in so many imagined states is told."""
MORE_WORLDS = 4
"""As many where something hidden comes up, so that chance does not make unlike things look alike."""
LOOKED_AHEAD = 3
"""So many ways to go on from a half-made move are tried, at the most."""


class Change(msgspec.Struct, frozen=True):
    """So many more, or fewer, of something."""

    noun: str
    word: str
    count: int


class Outlook(msgspec.Struct, frozen=True):
    """What a move will do now."""

    changes: tuple[Change, ...] = ()
    note: Note | None = None
    luck: bool = False
    """The move itself ends in something hidden: what that brings, nobody knows."""
    vain: tuple[Phrase, ...] = ()
    """What it could bring and does not."""
    closing: str = ""
    """What ends with it, such as a year."""
    afterwards: tuple[Change, ...] = ()
    """What that end brings, whatever is chosen."""

    @property
    def told(self) -> tuple[Change, ...]:
        """The changes that the note does not tell."""
        covered = () if self.note is None else self.note.instead_of
        return tuple(change for change in self.changes if change.noun not in covered)

    def of(self, nouns: Collection[str]) -> "Outlook":
        """What is known of these nouns alone."""
        return Outlook(tuple(change for change in self.changes if change.noun in nouns), luck=self.luck)


UNTOLD = Outlook()


class _Hidden(Exception):
    """Something would be drawn or shown: nobody knows what comes now."""


class _Regardless(Exception):
    """What comes now is none of the move's doing."""


class _NoChance(Chance):
    def below(self, limit: int) -> int:
        raise _Hidden


class _Trial(Play[S]):
    """Goes on to the next question, or to where something hidden comes up."""

    __slots__ = ("_counts", "_mover", "before_closing", "closing", "vain")

    def __init__(self, rules: Rules[S], state: S, counts: Callable[[], Holdings]) -> None:
        super().__init__(rules, state)
        self._counts = counts
        self.closing = ""
        self.before_closing: Holdings = {}
        self.vain: list[Phrase] = []

    def reveal(self, by: Seat | None = None) -> None:
        """What the mover shows, such as a hand card, is nothing new to the mover."""
        if by is None or by != self._mover:
            raise _Hidden

    def in_vain(self, event: str, why: str, seat: Seat, **args: Value) -> None:
        if seat == self._mover and not self.closing:
            self.vain.append(Phrase(f"{self.rules.game}-vain-{why}", dict(args)))

    def regardless(self, closing: str = "") -> None:
        if not closing:
            raise _Regardless
        if not self.closing:
            self.closing, self.before_closing = closing, dict(self._counts())

    def answer(self, seat: Seat, move: Move) -> bool:
        """Make the move, without what comes of it; whether it ends in something hidden."""
        self._mover = seat
        self.state.chance = _NoChance("")
        try:
            self._answer(seat, move)
        except _Hidden:
            return True
        except (Ended, _Regardless):
            return False
        return False

    def go_on(self) -> bool:
        """All that comes of it now; whether that ends in something hidden."""
        try:
            self.run()
        except _Hidden:
            return True
        except _Regardless:
            return False
        return False

    def _answered_itself(self, decision: Decision, asked: list[Seat]) -> bool:
        return False


class World(Generic[S]):
    """One of the states that the viewer could imagine."""

    def __init__(self, game: "Game[S]", imagined: S, seat: Seat, *, own: bool) -> None:
        assert game.telling.holdings is not None
        self.rules: Rules[S] = game.rules
        self.holdings = game.telling.holdings
        self.seat = seat
        self.own = own
        self.state = imagined
        self.saved = save(imagined)
        self.before = dict(self.holdings(imagined, seat))

    @cached_property
    def offers(self) -> dict[str, Offer]:
        return {offer.verb: offer for offer in Play(self.rules, self.state).legal(self.seat).offers}

    def outlook(self, move: Move) -> tuple[Outlook, bool] | None:
        """What comes of the move here, and whether something hidden came up; None if it is not possible here."""
        offer = self.offers.get(move.verb)
        if offer is None or not offer.accepts(move):
            return None
        state = load(type(self.state), self.saved)
        trial = _Trial(self.rules, state, lambda: self.holdings(state, self.seat))
        luck = trial.answer(self.seat, move)
        stopped = luck or trial.go_on()
        after = self.holdings(state, self.seat)
        brought = trial.before_closing if trial.closing else after
        rule = self.rules.notes.get(type(move))
        note = None if rule is None else rule(self.state, self.seat, move)
        read = None if note is None else note.read_by(self.own)
        outlook = Outlook(
            _changes(self.before, brought),
            read,
            luck,
            tuple(trial.vain),
            trial.closing,
            _changes(brought, after),
        )
        return outlook, stopped


def _changes(before: Holdings, after: Holdings) -> tuple[Change, ...]:
    changes = (Change(*key, after.get(key, 0) - before.get(key, 0)) for key in {**after, **before})
    return tuple(change for change in changes if change.count)


class Foresight(Generic[S]):
    """What the moves of a seat would do, as far as this viewer (None: everybody) may know. Changes nothing."""

    def __init__(self, game: "Game[S]", state: S, seat: Seat, viewer: Seat | None) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._viewer = viewer
        self._worlds: list[World[S]] = []
        self._known: dict[Move, Outlook] = {}

    def outlook(self, move: Move) -> Outlook:
        """What this move will do now."""
        if self._game.telling.holdings is None:
            return UNTOLD
        known = self._known.get(move)
        if known is None:
            known = self._known[move] = self._looked(move)
        return known

    def outlook_so_far(self, offer: Offer, answers: Sequence[Any]) -> Outlook:
        """What a half-made move will do however it goes on."""
        deciding = self._deciding(offer, len(answers))
        ways = _ways_on(offer, tuple(answers), LOOKED_AHEAD + 1 if deciding is None else 1)
        if deciding is None and len(ways) > LOOKED_AHEAD:
            return UNTOLD
        found = _common([self.outlook(offer.make(way)) for way in ways])
        return found.of(deciding.nouns) if deciding is not None and deciding.nouns else found

    def _deciding(self, offer: Offer, filled: int) -> Deciding | None:
        """What decides already how the move comes out, as long as something of it is open."""
        known = {field.name for field in offer.fields[:filled]}
        deciding = self._game.rules.deciding.get(offer.makes)
        done = filled == len(offer.fields)
        return deciding if deciding is not None and not done and deciding.blanks <= known else None

    def _looked(self, move: Move) -> Outlook:
        seen: list[Outlook] = []
        wanted = WORLDS
        while len(seen) < wanted:
            one = self._world(len(seen)).outlook(move)
            if one is None:
                return UNTOLD
            outlook, stopped = one
            seen.append(outlook)
            if stopped:
                wanted = MORE_WORLDS
        return _common(seen)

    def _world(self, number: int) -> World[S]:
        while len(self._worlds) <= number:
            chance = Chance(f"world {len(self._worlds)}")
            imagined = self._game.seeing.imagine(self._state, self._viewer, chance)
            self._worlds.append(World(self._game, imagined, self._seat, own=self._viewer == self._seat))
        return self._worlds[number]


def _ways_on(offer: Offer, answers: tuple[Any, ...], most: int) -> list[tuple[Any, ...]]:
    """Some of the moves that begin so; none, if they are not made of words alone."""
    if len(answers) == len(offer.fields):
        return [answers]
    if offer.rows is not None:
        return list(islice((row for row in offer.rows if row[: len(answers)] == answers), most))
    left = [field.words for field in offer.fields[len(answers) :] if isinstance(field, Pick)]
    if len(answers) + len(left) < len(offer.fields):
        return []
    return [(*answers, *way) for way in islice(product(*left), most)]


def _common(seen: Sequence[Outlook]) -> Outlook:
    """What all of them say."""
    if not seen:
        return UNTOLD
    first, *others = seen
    changes = tuple(change for change in first.changes if all(change in other.changes for other in others))
    vain = tuple(phrase for phrase in first.vain if all(phrase in other.vain for other in others))
    note, luck = _common_note([one.note for one in seen]), any(one.luck for one in seen)
    if any(other.closing != first.closing for other in others):
        return Outlook(changes, note, luck, vain)
    then = tuple(change for change in first.afterwards if all(change in other.afterwards for other in others))
    return Outlook(changes, note, luck, vain, first.closing, then)


def _common_note(seen: Sequence[Note | None]) -> Note | None:
    """The note that all have, or the broader one."""
    first = seen[0]
    if first is None or all(first == other for other in seen):
        return first
    if first.broader is None or any(other is None or first.broader != other.broader for other in seen):
        return None
    return Note(first.broader, first.instead_of)
