"""Everything that people see of a table, as Caravel would show it in the position at hand."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import groupby
from typing import Any

import msgspec

from bot.features.calling.words import Waits, morning, next_up_notice, reminder, reminder_here, roundup
from bot.features.fellows.words import fellows_card, nudge, parley_begins
from bot.features.history.steps import steps_in
from bot.features.history.words import Reading, history_step, shared_step
from bot.features.plans.words import plans_card
from bot.features.private_tables.words import private_panel
from bot.features.trying.rows import Kept
from bot.features.trying.turn import begun
from bot.features.trying.words import try_card
from bot.features.watching.words import followed, watch_panel
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import told
from bot.panel.kit.wording import teller
from bot.panel.lines.asked import vote_line
from bot.panel.lines.beside import Beside
from bot.panel.messages.advice import advice
from bot.panel.messages.agreed_end import agreeing_to_end
from bot.panel.messages.lobby_card import lobby_card
from bot.panel.messages.log import LOG_LINES, log_page
from bot.panel.messages.private_card import closer_card, own_board, turn_notice, turn_over, your_move
from bot.panel.messages.recap import recap
from bot.panel.messages.service import more_card
from bot.panel.messages.status import status
from bot.panel.messages.table_panel import past_panel, table_panel
from bot.store.identity import ChannelId, UserId, Version
from bot.store.table.proposals import Asked, Terms
from bot.store.table.records import LineKind, StoredLine
from bot.tables.brought.vote import Vote
from bot.tables.live import Live
from bot.tables.logbook import LogPage, page_of
from bot.tables.model import LogLine, Summary
from bot.tables.thinking.suggesting import suggesting
from games.core.seats import Seat
from games.core.thinking.verdict import Verdict
from render.boards import boards, final, part_of, parts_of, tallied
from render.kit.frame import CLOSEST
from render.kit.picture import Picture
from render.parts import BETWEEN
from tests.support.marks import as_written

Json = dict[str, Any]
Show = Callable[[], Posting]
ADA = UserId(1)
STEPS = 2
PAGES = 2
"""So many of the last steps of the history, and of the last pages of the log, are looked at."""
URL = "https://discord.com/channels/1/2/3"
SINCE = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)


@dataclass(frozen=True)
class Sight:
    """A message that can be shown now, made when it is asked for."""

    name: str
    show: Show


def public_sights(live: Live, locale: str) -> Iterator[Sight]:
    """What everybody sees: the panel in the thread, what becomes of it, the card, the log, how the table stands."""
    table, picture = live.table, drawn_before(live, None)
    lines = [line for line in live.recent if line.event.is_for(None)]
    yield Sight("panel", lambda: table_panel(live, locale, picture, live.waiting()))
    yield Sight("former panel", lambda: past_panel(live, locale, lines))
    yield Sight("card", lambda: lobby_card(table))
    yield Sight("status", lambda: status(live, locale))
    for number, page in enumerate(log_pages(live, None)):
        yield Sight(f"page {number} of the log", partial(log_page, table, page, locale))
    for what in Asked:
        yield Sight(f"question to {what}", partial(asked, live, what, locale))
    yield from last_steps(live, None, locale)
    yield Sight("watch panel", lambda: watch_panel(live, locale, [picture]))
    yield Sight("told to followers", lambda: followed(live, locale))
    for seat in live.openly_addressed():
        yield Sight("reminder here", partial(reminder_here, live, seat, SINCE, URL))
    yield Sight("board", lambda: own_board(live, None, locale, picture))


def asked(live: Live, what: Asked, locale: str) -> Posting:
    """The whole table is asked something by its first seat, about its last."""
    first, last = Seat(0), Seat(len(live.table.seats) - 1)
    terms = Terms(seat=last if what is Asked.REPLACE else None, until=SINCE.timestamp())
    if what is Asked.BRING:
        terms = Terms(channel_id=ChannelId(1), name="islands")
    vote = Vote(what, first, (first,), terms=terms, until=SINCE.timestamp())
    return told(vote_line(live, vote, teller(live.table, locale, live.emblems)))


def private_sights(live: Live, seat: Seat, locale: str) -> Iterator[Sight]:
    """What one seat sees privately."""
    picture = drawn_before(live, seat)
    lines = [line for line in live.recent if line.event.is_for(seat)]
    yield Sight("own board", lambda: own_board(live, seat, locale, picture))
    yield Sight("your move", lambda: your_move(live, seat, locale, picture, events=[line.event for line in lines]))
    both = (picture, drawn_before(live, None))
    yield Sight("private panel", lambda: private_panel(live, seat, locale, both, live.table.people[:1]))
    since = recap(live, seat, teller(live.table, locale, live.emblems))
    beside = Beside(("by \\*me\\*",), since=since, others=2)
    yield Sight(
        "coming back", lambda: your_move(live, seat, locale, picture, linked=True, beside=beside, table=both[1])
    )
    yield Sight("more", lambda: more_card(live, seat, locale))
    paces = dict(zip(live.table.people, (600.0, 90_000.0), strict=False))
    for reader in (live.table.seats[seat].user_id, None):
        yield Sight("fellows", partial(fellows_card, live, reader, paces, locale))
    yield Sight("nudge", lambda: nudge(live, locale, None))
    yield Sight("parley", lambda: parley_begins(live, live.table.people[:2], locale, None))
    yield Sight("closer", lambda: closer_card(live, seat, locale, picture))
    for number, page in enumerate(log_pages(live, seat)):
        yield Sight(f"page {number} of the own log", partial(log_page, live.table, page, locale))
    yield from last_steps(live, seat, locale)
    if live.playing:
        yield Sight("agreeing to the end", lambda: agreeing_to_end(live, seat, locale))
    if seat in live.waiting():
        yield Sight("notice", lambda: turn_notice(live, seat, locale, picture))
        yield Sight("reminder", lambda: reminder(live, seat, locale, SINCE, None))
        yield Sight("round-up", lambda: roundup([_summary(live)], locale, UserId(100 + seat), daily=True))
        day = [Waits(live, seat), Waits(live, seat)]
        yield Sight("morning", lambda: morning(day, locale, picture, both[1], beside=beside))
        yield Sight("notice that is over", lambda: turn_over(live, locale))
    elif live.waiting():
        yield Sight("next up", lambda: next_up_notice(live, locale, None))


def thought_sights(live: Live, seat: Seat, locale: str) -> Iterator[Sight]:
    """What one seat sees of what is thought through for it: by playing on, so that only sound positions have it."""
    if live.playing:
        yield Sight("plans", lambda: plans_card(live, seat, live.ahead.coming(seat), locale))
    if seat in live.waiting():
        yield Sight("advice", lambda: advice(live, seat, Verdict(suggesting(live, seat)()), locale))
    yield from _tried(live, seat, locale)


def _tried(live: Live, seat: Seat, locale: str) -> Iterator[Sight]:
    """A turn that is tried: as it begins, and after a sensible move; or a question to come that could begin one."""
    if not live.playing:
        return
    asked = live.request(seat).asked
    kinds = [""] if asked else [one.kind for one in live.ahead.coming(seat)][:1]
    for kind in kinds:
        turn = begun(live, seat, Kept(live.request(seat).number, coming=kind))
        if turn is not None:
            yield Sight("try", partial(try_card, turn, locale, drawn_before(live, seat)))
            if asked and not turn.end:
                then = turn.then(suggesting(turn.table, seat)())
                yield Sight("tried move", partial(try_card, then, locale, drawn_before(live, seat)))


def _summary(live: Live) -> Summary:
    return Summary(live.table, live.waiting(), True, SINCE)


def last_steps(live: Live, viewer: Seat | None, locale: str) -> Iterator[Sight]:
    """The end of the game's history, as it is read step by step."""
    steps, picture = steps_in(stored_lines(live), viewer, openly=live.table.over), drawn_before(live, viewer)
    for at in range(len(steps))[-STEPS:]:
        yield Sight(f"step {at} of the history", partial(history_step, live, steps, at, viewer, locale, picture))
    everybodys, open_picture = steps_in(stored_lines(live), None, openly=False), drawn_before(live, None)
    for at in range(len(everybodys))[-STEPS:]:
        reading = Reading(everybodys=True, shared=at + 1)
        show = partial(history_step, live, everybodys, at, viewer, locale, open_picture, reading)
        yield Sight(f"everybody's step {at}", show)
        yield Sight(f"shared step {at}", partial(shared_step, live, everybodys[at], at + 1, open_picture))


def log_pages(live: Live, viewer: Seat | None) -> Iterator[LogPage]:
    """The log as it is stored, read from its end backwards."""
    stored, end = stored_lines(live), None
    for _ in range(PAGES):
        page = page_of(stored, viewer, LOG_LINES, end)
        yield page
        end = page.earlier
        if not end:
            return


def stored_lines(live: Live) -> list[StoredLine]:
    """What is remembered of the log, as the store has it; the text of a move says all that the move was."""
    by_version = groupby(live.recent, key=lambda line: line.version)
    return [_stored(version, list(lines)) for version, lines in by_version]


def _stored(version: Version, lines: list[LogLine]) -> StoredLine:
    kind = LineKind.WHISPER if lines[0].whispered else LineKind.MOVE
    events = msgspec.json.encode([line.event for line in lines], enc_hook=as_written)
    text, at = events.decode(), lines[0].at.timestamp()
    return StoredLine(
        number=version, kind=kind, seat=lines[0].by, user_id=ADA, text=text, events=events, at=at, undone_by=None
    )


def pictures(live: Live, viewer: Seat | None, locale: str) -> Iterator[Picture]:
    """The table as this viewer sees it, and for a seat its own board; what changed since the last move is marked."""
    view, say, drawing = live.view(viewer), live.teller(locale), boards(live.table.game)
    if not live.playing:
        yield final(live.outcome(), say, None, None)
        yield tallied(live.outcome(), say, None, None)
    before = None if viewer is None else live.view_before(viewer, viewer)
    table = drawing.table(view, say, viewer, before)
    assert table.height <= CLOSEST, table.height
    yield table
    words = one_of_each(parts_of(view, say, viewer))
    word = words[sum(live.state.requests) % len(words)]  # another one after each question
    yield part_of(live.table.game, word)(view, say, viewer, before)
    if viewer is not None:
        yield drawing.own(view, say, viewer, before)


def one_of_each(words: Iterable[str]) -> list[str]:
    """Of each kind of part the last one."""
    return list({word.partition(BETWEEN)[0]: word for word in words}.values())


def drawn_before(live: Live, viewer: Seat | None) -> Picture:
    """Stands for a picture where what is around it is looked at."""
    return Picture(b"bytes", "webp", 10, 10, f"The table as {viewer} sees it.")
