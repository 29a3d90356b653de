"""What a viewer may not know changes nothing that they see: not what is shown, not what is asked, not what happens."""

from collections.abc import Callable, Iterator, Sequence
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from bot.features.calling.next_up import next_up
from bot.features.private_tables.words import shown_of
from bot.store.identity import Version
from bot.store.table.records import LineKind
from bot.store.telling.news import AtTable
from bot.tables.acting import Made, kind_of_line
from bot.tables.changes import told_after
from bot.tables.live import Live
from bot.tables.model import LogLine
from bot.tables.remembered.recent import Recent
from bot.tables.remembered.ways_back import WaysBack, same_knowledge
from bot.tables.thinking.computers import Position
from games.core.chance import Chance
from games.core.events import Event
from games.core.game import AnyGame
from games.core.moves import Move
from games.core.play import Play
from games.core.saving import clone, save
from games.core.seats import Seat
from tests.bot.panel.shown import shown
from tests.support.hidden_places import places
from tests.support.laws import Hidden, Laws, any_move
from tests.support.positions import NOW
from tests.support.sights import private_sights, public_sights, thought_sights

Viewer = Seat | None
LATER = NOW + timedelta(hours=1)


class Secrecy:
    """Compares a position with others that a viewer cannot tell from it."""

    def __init__(self, live: Live, chance: Chance, viewers: Sequence[Viewer], locale: str) -> None:
        self.live = live
        self.viewers = viewers
        self.game = live.game
        self.chance = chance
        self.locale = locale

    def looks(self) -> None:
        """Each viewer sees the same, is asked the same, and sees the same asked of others."""
        if not self.live.playing:
            return
        before = save(self.live.state)
        for viewer, imagined in self._imagined():
            assert imagined.view(viewer) == self.live.view(viewer), f"{viewer} sees too much"
            if viewer is not None:
                assert imagined.request(viewer) == self.live.request(viewer), f"{viewer}'s offers tell too much"
            self._same_sights(viewer, imagined)
            self._nothing_answers_itself(viewer, imagined)
        assert save(self.live.state) == before, "looking changed the game"

    def moves(self, seat: Seat, move: Move) -> None:
        """Unless something hidden is shown, a move does the same wherever it is possible: what is told, who is asked.

        Else whoever moves could take the move back and would know.
        """
        happened, events = _after(self.live, seat, move)
        if happened.state.over or not same_knowledge(self.live.state, happened.state):
            return
        for viewer, imagined in self._imagined():
            if not imagined.play.legal(seat).accepts(move):
                continue
            other, others = _after(imagined, seat, move)
            if other.state.over or not same_knowledge(imagined.state, other.state):
                continue
            assert _told(events, viewer) == _told(others, viewer), f"{viewer} hears another story of {move}"
            assert happened.waiting() == other.waiting(), f"{viewer} sees others asked after {move}"
            assert self.game.view(happened.state, viewer) == self.game.view(other.state, viewer), (
                f"{viewer} sees another table after {move}"
            )

    def alternatives(self, seat: Seat, move: Move, other: Move, hidden: Sequence[Hidden]) -> None:
        """Where two moves differ for a viewer only in hidden numbers, such as a sealed bid, so does what is told.

        Hidden words are followed by marks; a number has none.
        """
        (happened, events), (instead, others) = (_after(self.live, seat, each) for each in (move, other))
        for viewer in self.viewers:
            if _numbers(happened.state, hidden, viewer) == _numbers(instead.state, hidden, viewer):
                continue
            if self.game.view(happened.state, viewer) != self.game.view(instead.state, viewer):
                continue
            assert _told(events, viewer) == _told(others, viewer), f"{viewer} hears whether it was {move} or {other}"

    def whispers(self, seat: Seat, laws: Laws, below: Callable[[int], int]) -> None:
        """What a seat does among a few is noticed by nobody else: no message, no edit, no control more or less."""
        for offer in self.live.request(seat).offers:
            if offer.aside and self.live.playing:
                self._whispered(seat, any_move(laws, offer, below))

    def _whispered(self, seat: Seat, move: Move) -> None:
        live, trial = self.live, self.live.play.copy()
        events = trial.apply(seat, move)
        made = Made(seat, None, "whisper", trial, events, kind_of_line(trial))
        if made.kind is not LineKind.WHISPER:
            assert not self._looks_the_same(trial, events), f"{move} changes nothing openly, but is no whisper"
            return
        told = told_after(live, trial.waiting(), trial.calls(), (made.line(),), seat)
        assert not [item for item in told if isinstance(item.target, AtTable)], f"the table hears of {move}"
        concerned = {each for event in events for each in event.to or ()}
        outsiders = [viewer for viewer in self.viewers if viewer is None or viewer not in concerned]
        seen = {viewer: list(self._sights(live, viewer)) for viewer in outsiders}
        after = like(live, live.play)
        after.marks.before = dict(live.marks.before)
        version = Version(live.table.version + 1)
        lines = [LogLine(version, event, seat, LATER, kind=LineKind.WHISPER) for event in events]
        after.moved(seat, trial, save(trial.state), replace(live.table, version=version), lines, LATER)
        for viewer in outsiders:
            assert after.view(viewer) == live.view(viewer), f"{viewer} counts {move}"
            now = list(self._sights(after, viewer))
            for here, there in zip(seen[viewer], now, strict=True):
                assert here == there, f"{viewer} notices {move} on the {here[0]}: {_differing(here, there)}"
            if viewer is not None and viewer in live.waiting():
                same = _thought(live, viewer) == _thought(after, viewer)
                assert same, f"a computer at {viewer} thinks otherwise after {move}"
            assert after.view_before(seat, viewer) == live.view_before(seat, viewer)

    def _looks_the_same(self, after: Play[Any], events: Sequence[Event]) -> bool:
        """Whether some alone are told, and the table is for those who watch as it was."""
        if not events or any(event.to is None for event in events):
            return False
        return bool(self.game.view(after.state, None) == self.live.view(None))

    def _imagined(self) -> Iterator[tuple[Viewer, Live]]:
        for viewer in self.viewers:
            of_the_view_alone(self.game, self.live.state, viewer, self.chance.seed)
            state = self.game.seeing.imagine(self.live.state, viewer, self.chance)
            assert state.chance.seed != self.live.state.chance.seed
            imagined = like(self.live, self.game.play(state))
            imagined.plans = {seat: left for seat, left in self.live.plans.items() if seat == viewer}
            yield viewer, imagined

    def _same_sights(self, viewer: Viewer, imagined: Live) -> None:
        for here, there in zip(self._sights(self.live, viewer), self._sights(imagined, viewer), strict=True):
            assert here == there, f"{viewer} sees on the {here[0]} what they may not know: {_differing(here, there)}"

    def _sights(self, live: Live, viewer: Viewer) -> Iterator[tuple[str, Any]]:
        yield "note to the next", next_up(live.game, live.state) if live.playing else None
        sights = [*public_sights(live, self.locale)]
        if viewer is not None:
            yield "mark of the private panel", shown_of(live, viewer, ())
            sights += [*private_sights(live, viewer, self.locale), *thought_sights(live, viewer, self.locale)]
        for sight in sights:
            if sight.name != "status":  # which shows the fingerprint of the seed
                yield sight.name, shown(sight.show())

    def _nothing_answers_itself(self, viewer: Viewer, imagined: Live) -> None:
        """What waits for somebody here waits for them there, too: the silence of a forced answer tells nothing."""
        trial = imagined.play.copy()
        trial.run()
        assert (trial.waiting(), trial.events) == (self.live.waiting(), []), f"{viewer} knows it by who is not asked"


def of_the_view_alone(game: AnyGame, state: Any, viewer: Viewer, luck: str) -> None:
    """Whoever imagines holds nothing that they may not know: the same luck gives the same world."""
    true = game.seeing.imagine(state, viewer, Chance(luck))
    assert true == game.seeing.imagine(game.view(state, viewer), viewer, Chance(luck)), f"{viewer} imagines what is so"


def _differing(here: object, there: object) -> str:
    """From where on two sights differ."""
    one, other = repr(here), repr(there)
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"{one[max(0, at - 60) : at + 120]} | {other[max(0, at - 60) : at + 120]}"


def _thought(live: Live, seat: Seat) -> Move | None:
    """What a computer would do in this seat."""
    thought = Position.of(live, seat).thought()
    return None if thought is None else thought.move


def like(live: Live, play: Play[Any]) -> Live:
    """The same table in another state."""
    other = Live(live.table, play.state, NOW)
    other.play = play
    other.recent, other.past = Recent(live.recent), WaysBack(live.past)
    other.marks.before, other.vote = live.marks.before, live.vote
    other.plans, other.marks.missed = live.plans, live.marks.missed
    return other


def _after(live: Live, seat: Seat, move: Move) -> tuple[Live, list[Event]]:
    play: Play[Any] = live.game.play(clone(live.state))
    events = play.apply(seat, move)
    return like(live, play), events


def _numbers(state: Any, hidden: Sequence[Hidden], viewer: Viewer) -> list[int]:
    """The numbers that lie where this viewer may not see them."""
    return [
        thing
        for place in hidden
        for thing, knowers, _ in places(state, place)
        if viewer not in knowers and isinstance(thing, int)
    ]


def _told(events: list[Event], viewer: Viewer) -> list[Event]:
    return [event for event in events if event.is_for(viewer)]
