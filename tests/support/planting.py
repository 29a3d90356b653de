"""Plants marked words where a game's laws say that something is hidden, and looks for them in all that is seen."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.panel.kit.wording import label_teller
from bot.panel.typed.autocomplete import blanks, whole_moves
from bot.panel.typed.reading import meant
from bot.store.identity import Version
from bot.store.table.records import StoredLine
from bot.tables.live import Live
from bot.tables.model import LogLine
from bot.tables.public import public_line, public_state
from bot.tables.remembered.recent import Recent
from games.core.events import Event
from games.core.fields import Arrange, Field, Pick, PickSome, Spread
from games.core.moves import IllegalMove, Move, Offer, Request
from games.core.saving import save
from games.core.seats import Seat
from tests.bot.panel.shown import shown
from tests.support.hidden_places import places
from tests.support.laws import Hidden
from tests.support.marks import NUMBER, Marked, changed, marks_in, marks_kept, next_number_mark, next_word_mark
from tests.support.positions import NOW
from tests.support.secrecy import Viewer, like
from tests.support.sights import pictures, private_sights, public_sights, stored_lines

SEED = Hidden("chance.seed")
"""In every game it tells all that is to come."""
WHISPERS = Hidden("whispers.{seat}")
"""In every game nobody else may notice them."""


class Planted:
    """A copy of a table with marked words in it."""

    def __init__(self, live: Live, hidden: Sequence[Hidden], *, numbers: bool) -> None:
        self.hidden = (SEED, WHISPERS, *hidden)
        self.known: dict[int, tuple[Seat, ...]] = {}
        """For each mark the seats that know what lies there."""
        self.where: dict[int, str] = {}
        self._numbers = numbers
        state = live.game.saved.load(save(live.state))
        for place in self.hidden:
            for thing, knowers, put in places(state, place):
                put(changed(thing, partial(self._marked, place.where, knowers)))
        self.live = like(live, live.game.play(state))
        in_places = set(self.known)
        self.live.recent = Recent(self._told(line) for line in live.recent)
        self.heard = self.known.keys() - in_places
        """The marks in what was told to some only."""

    def _told(self, line: LogLine) -> LogLine:
        """What was told to some only stays theirs."""
        event = line.event
        if event.to is None:
            return line
        args = changed(dict(event.args), partial(self._marked, event.key, event.to))
        return replace(line, event=replace(event, args=args))

    def _marked(self, where: str, knowers: tuple[Seat, ...], thing: str | int) -> str | int:
        if isinstance(thing, int) and not self._numbers:
            return thing
        mark = next_word_mark() if isinstance(thing, str) else next_number_mark()
        self.known[mark], self.where[mark] = knowers, where
        return Marked(thing, mark) if isinstance(thing, str) else NUMBER + mark

    def unknown_to(self, viewer: Viewer, but: Collection[str] = ()) -> dict[int, str]:
        """The marks that this viewer must not see, with where they lie; those at some places left out."""
        unknown = {mark: self.where[mark] for mark, knowers in self.known.items() if viewer not in knowers}
        return {mark: where for mark, where in unknown.items() if where not in but}


def look_for_planted(
    live: Live, hidden: Sequence[Hidden], viewers: Sequence[Viewer], locale: str, *, drawn: bool = False
) -> None:
    """Nobody sees what is hidden from them in this position, wherever they look."""
    assert hidden or _all_open(live), "something is hidden, but laws.py does not say what: it has no HIDDEN"
    with marks_kept():
        planted = Planted(live, hidden, numbers=True)
        for viewer in viewers:
            unnamed = sorted({*_kept_back(planted.live.state, planted.live.view(viewer))})
            assert not unnamed, f"the view keeps back what laws.py does not name in HIDDEN: {', '.join(unnamed)}"
            _search(planted.live, viewer, locale, planted.unknown_to(viewer), drawn=drawn)


def _kept_back(thing: Any, seen: Any, where: str = "") -> Iterator[str]:
    """Where the view differs though nothing marked lies there; what is not in the view at all is not compared."""
    match thing:
        case msgspec.Struct() if type(seen) is type(thing):
            for name in thing.__struct_fields__:
                yield from _kept_back(getattr(thing, name), getattr(seen, name), f"{where}.{name}" if where else name)
        case dict() if isinstance(seen, dict):
            for key in thing.keys() & seen.keys():
                yield from _kept_back(thing[key], seen[key], f"{where}.*")
        case list() | tuple() if isinstance(seen, list | tuple) and len(seen) == len(thing):
            for member, seen_member in zip(thing, seen, strict=True):
                yield from _kept_back(member, seen_member, f"{where}.*")
        case str() | int() if thing != seen and not isinstance(thing, bool):
            if next(marks_in(thing), None) is None:
                yield where


def _all_open(live: Live) -> bool:
    """Whether a spectator sees everything but the seed."""
    seen: Any = live.view(None)
    seen.chance.seed = live.state.chance.seed
    return save(seen) == save(live.state)


def look_for_planted_after(
    live: Live, hidden: Sequence[Hidden], seat: Seat, move: Move, viewers: Sequence[Viewer], locale: str
) -> None:
    """Nor do they hear of it by what a move does; what the move shows, it says that it shows."""
    with marks_kept():
        planted = Planted(live, hidden, numbers=False)
        play, before = planted.live.play, live.state
        events = play.apply(seat, _as_planted(move, play.legal(seat)))
        if play.state.over:
            return
        still: dict[int, set[Seat]] = {}
        for place in planted.hidden:
            for thing, knowers, _ in places(play.state, place):
                for mark in marks_in(thing):
                    still.setdefault(mark, set()).update(knowers)
        for viewer in viewers:
            unknown = planted.unknown_to(viewer)
            if play.state.shown > before.shown:
                hidden_still = planted.heard | {mark for mark, knowers in still.items() if viewer not in knowers}
                unknown = {mark: where for mark, where in unknown.items() if mark in hidden_still}
            _not_seen("an event", [_told(event) for event in events if event.is_for(viewer)], unknown, viewer)
            after = like(planted.live, play)
            after.recent += [LogLine(Version(live.table.version + 1), event, seat, NOW) for event in events]
            _search(after, viewer, locale, unknown)


def _search(live: Live, viewer: Viewer, locale: str, unknown: dict[int, str], *, drawn: bool = False) -> None:
    """Everything that the viewer sees."""
    if not unknown:
        return
    look = partial(_not_seen, unknown=unknown, viewer=viewer)
    look("the view", live.view(viewer))
    for sight in (*public_sights(live, locale), *(() if viewer is None else private_sights(live, viewer, locale))):
        look(sight.name, shown(sight.show()))
    if viewer is None:
        look("the export", public_state(live.table, save(live.state)).decode())
        look("an exported line", [_exported(live, line) for line in stored_lines(live)])
    else:
        request = live.request(viewer)
        look("what is offered", request)
        look("autocomplete", list(_completed(live, request, locale)))
        look("a reason", list(_reasons(live, viewer, locale)))
    if drawn:
        look("a picture's words", [picture.alt for picture in pictures(live, viewer, locale)])


def _exported(live: Live, line: StoredLine) -> list[str]:
    told = public_line(live.table, line)
    return [] if told is None else [told.text, told.events.decode()]


def _completed(live: Live, request: Request, locale: str) -> Iterator[Any]:
    say = label_teller(live.table, locale)
    yield whole_moves(request, "", say)
    for offer in request.offers:
        for field in offer.fields:
            yield blanks(request, offer.verb, field.name, {}, "", say)


def _reasons(live: Live, viewer: Seat, locale: str) -> Iterator[str]:
    """Why one may not do what somebody else may, nor what one has not even named."""
    say, request = live.teller(locale), live.request(viewer)
    for seat in live.waiting():
        for offer in live.request(seat).offers:
            for move in offer.moves(3):
                yield say.phrase(live.play.why_not(viewer, move))
    for verb, kind in live.game.rules.moves().items():
        with suppress(IllegalMove):
            yield say.phrase(live.play.why_not(viewer, meant(say, request, kind, verb, "")))


def _told(event: Event) -> Any:
    return [event.key, dict(event.args)]


def _as_planted(move: Move, request: Request) -> Move:
    """The same move, made of the marked words that are offered."""
    for offer in request.offers:
        if offer.accepts(move):
            offered: dict[Any, Any] = {word: word for field in offer.fields for word in _words(field, offer)}
            return offer.make(changed(move.answers(), partial(_same_in, offered)))
    return move


def _same_in(offered: dict[Any, Any], word: Any) -> Any:
    return offered.get(word, word)


def _words(field: Field, offer: Offer) -> Iterator[str | int]:
    if offer.rows is not None:
        yield from (word for row in offer.rows for word in row)
    elif isinstance(field, Pick | PickSome | Arrange):
        yield from field.words
    elif isinstance(field, Spread):
        yield from (place.word for place in field.places)
        yield from (kind for kind, _ in field.pieces)


def _not_seen(what: str, seen: Any, unknown: dict[int, str], viewer: Viewer) -> None:
    leaked = {unknown[mark] for mark in marks_in(seen) if mark in unknown}
    assert not leaked, f"{what} tells {'everybody' if viewer is None else f'seat {viewer}'} of {', '.join(leaked)}"
