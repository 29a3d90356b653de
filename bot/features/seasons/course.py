"""A season goes on by itself: sign-up ends, tables are dealt, opened and counted, rounds end, a final, and the end."""

import asyncio
import logging
import math
from typing import assert_never

import msgspec

from bot.features.seasons.counting import keep_as_it_stands
from bot.features.seasons.news import season_news
from bot.features.seasons.rounds import NEWCOMER, Round, Strengths, next_round
from bot.features.seasons.rows import (
    Season,
    Whole,
    deal_of,
    first_due,
    load_season,
    load_whole,
    note_opened,
    note_over,
    put_deals,
    save_entrant,
    save_season,
)
from bot.features.seasons.terms import DAY, STANDS
from bot.features.seasons.work import Closed, Deserted, Finished, Unopened, Unstarted, Vacant, Work, next_work
from bot.store.connection import Connection
from bot.store.identity import TableId
from bot.store.people.skills import skill_of
from bot.store.table.records import NewTable, Sitting, Table
from bot.store.telling.outbox import put_outbox
from bot.tables.brought.alarm import OfItsShare
from bot.tables.lobby.house_options import chosen_options
from bot.tables.lobby.playable import meant_for, playable
from bot.tables.model import Person, Refused
from bot.tables.seats.changing import with_seat
from bot.tables.service import Tables
from games.core.events import Event
from games.core.seats import Seat
from texts import words

log = logging.getLogger(__name__)


class Course(OfItsShare):
    """An alarm: whatever is to be done for a season is done at once, and its times are kept."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf
        self._unfit: set[tuple[TableId, int]] = set()
        """Who cannot sit down at a table, for a reason that only they can change; asked again after a restart."""
        self._begun: set[int] = set()
        """Seasons whose tables have begun, and whose card does not lead to their threads yet."""
        self._doing = 0
        """The season that something is being done for."""
        self._asleep: dict[int, float] = {}
        """Seasons for which something could not be done, and until when they are left alone."""

    async def due(self) -> float | None:
        """At once where anything is to be done, else when a sign-up or a round ends."""

        asleep = self._asleep

        def soonest(db: Connection) -> float | None:
            if self._begun or next_work(db, self._ledger.share, self._unfit, asleep) is not None:
                return 0.0
            first = first_due(db, self._ledger.share, asleep)
            return None if first is None else first[1]

        due = await self._ledger.read(soonest)
        return min((each for each in (due, *asleep.values()) if each is not None), default=None)

    async def ring(self, now: float) -> bool:
        """Do one thing; whether there was one."""
        self._asleep = asleep = {season: until for season, until in self._asleep.items() if until > now}
        self._doing = 0
        work = await self._ledger.read(lambda db: next_work(db, self._ledger.share, self._unfit, asleep))
        if work is not None:
            self._doing = work.season_id
            await self._do(work, now)
            return True
        if self._begun:
            await self._show_the_way(self._begun.pop())
            return True
        first = await self._ledger.read(lambda db: first_due(db, self._ledger.share, asleep))
        if first is None or first[1] > now:
            return False
        self._doing = first[0]
        await self._time_is_up(first[0])
        return True

    async def put_off(self, now: float, until: float) -> None:
        """Something cannot be read or done: that season is left alone for a while, and no other."""
        self._asleep[self._doing] = until

    async def stand(self, season_id: int) -> None:
        """The tables of the round that are in play are closed, and count as they stand."""
        whole = await self._ledger.read(lambda db: load_whole(db, season_id))
        for deal in () if whole is None else whole.now:
            if deal.over_at is None and deal.table_id is not None:
                await self._close(deal.table_id)

    async def _do(self, work: Work, now: float) -> None:
        match work:
            case Closed(_, deal):
                await self._ledger.write(lambda db: keep_as_it_stands(db, deal, now))
            case Deserted(_, table_id):
                await self._close(table_id)
            case Unopened(season_id, number_of_round, number):
                await self._open(season_id, number_of_round, number, now)
            case Unstarted(_, table_id):
                await self._start(table_id)
            case Vacant(_, table_id, seat, entrant):
                assert entrant.user_id is not None
                fits = await self._sits_down(table_id, seat, Person(entrant.user_id, entrant.name, ""))
                if not fits:
                    self._unfit.add((table_id, entrant.number))
            case Finished(season_id):
                await self._go_on(season_id, now)
            case unknown:
                assert_never(unknown)

    async def _close(self, table_id: TableId) -> None:
        """Whatever it stands at counts; a game that cannot be read is over without places."""
        try:
            await self._tables.votes.end_untouched(table_id, math.inf, Event("bot-log-ended-season"))
        except Refused:
            log.warning("a season's table cannot be closed", extra={"table": table_id})
            await self._ledger.write(lambda db: _give_up(db, table_id, self._ledger.now()))

    async def _open(self, season_id: int, number_of_round: int, number: int, now: float) -> None:
        """An ordinary table with these people, which begins at once."""
        whole = await self._ledger.read(lambda db: load_whole(db, season_id))
        assert whole is not None
        deal = next(each for each in whole.deals if (each.round, each.number) == (number_of_round, number))
        seats = tuple(_sitting(whole, each.seat, each.entrant, now) for each in deal.seats)
        host = next((seat.user_id for seat in seats if seat.user_id is not None), None)
        if host is None:
            await self._ledger.write(lambda db: note_over(db, deal, now))
            return
        season = whole.season
        try:
            found = playable(deal.game)
        except Refused:  # The game is not there any more.
            await self._ledger.write(lambda db: note_over(db, deal, now))
            return
        new = NewTable(
            game=deal.game,
            host=host,
            seat_count=len(seats),
            language=season.language,
            open=False,
            options=chosen_options(found, meant_for(found, len(seats), season.terms.options)),
            rules_version=found.saved.version,
            guild_id=season.guild_id,
            channel_id=season.channel_id,
            seats=seats,
        )

        def along(db: Connection, table: Table) -> None:
            note_opened(db, deal, table.id)
            put_outbox(db, [season_news(season)])
            self._ledger.tell.gathered(db, table, now)

        await self._tables.lobby.create(new, along, by_house=True)

    async def _start(self, table_id: TableId) -> None:
        table = await self._shelf.table(table_id)
        try:
            await self._tables.lobby.start(table_id, Person(table.host, "", table.language))
        except Refused:
            log.exception("a season's table cannot begin", extra={"table": table_id})
            await self._ledger.write(lambda db: _give_up(db, table_id, self._ledger.now()))
        deal = await self._ledger.read(lambda db: deal_of(db, table_id))
        if deal is not None:
            self._begun.add(deal.season_id)

    async def _show_the_way(self, season_id: int) -> None:
        """By now the tables have their threads."""
        season = await self._ledger.read(lambda db: load_season(db, season_id))
        if season is not None:
            await self._ledger.write(lambda db: put_outbox(db, [season_news(season)]))

    async def _sits_down(self, table_id: TableId, seat: Seat, person: Person) -> bool:
        """Somebody who has waited takes a seat that nobody has; whether they can."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            former = live.table.seats[seat]
            if live.table.seat_of(person.id) is not None or former.user_id is not None:
                return False
            taken = Sitting(seat, person.id, person.name, self._ledger.now())
            happened = Event("bot-log-seated", seat, {"former": former.called})
            try:
                await self._tables.seats.change(live, with_seat(live, taken), [happened], None, person)
            except Refused:
                return False
            return True

    async def _time_is_up(self, season_id: int) -> None:
        whole = await self._ledger.read(lambda db: load_whole(db, season_id))
        assert whole is not None
        season = whole.season
        if season.status == "joining":
            await self._ledger.write(lambda db: begin(db, season_id, self._ledger.now()))
            return
        if season.terms.late == STANDS:
            await self.stand(season_id)
        timeless = msgspec.structs.replace(season, until=None)
        await self._ledger.write(lambda db: _keep_if(db, season, timeless))

    async def _go_on(self, season_id: int, now: float) -> None:
        """Deal the round that has come, or go on to the next; where there is none, it is over."""
        whole = await self._ledger.read(lambda db: load_whole(db, season_id))
        assert whole is not None
        season = whole.season
        if not whole.now:
            await self._deal(whole, now)
        elif season.round < season.last_round:
            later = msgspec.structs.replace(season, round=season.round + 1, until=None, updated_at=now)
            await self._ledger.write(lambda db: _keep_if(db, season, later))
        else:
            await self._ledger.write(lambda db: _keep_if(db, season, _over(season, now)))

    async def _deal(self, whole: Whole, now: float) -> None:
        season = whole.season
        former = await self._ledger.read(lambda db: load_whole(db, season.former or 0))
        strengths = await self._ledger.read(lambda db: _strengths(db, whole))
        dealt = await asyncio.to_thread(next_round, whole, former, strengths)
        until = now + season.terms.round_days * DAY
        if not dealt.deals:
            await self._ledger.write(lambda db: _keep_if(db, season, _over(season, now)))
            return
        begun = msgspec.structs.replace(season, until=until, updated_at=now)
        await self._ledger.write(lambda db: _keep_dealt(db, season, begun, dealt))


def begin(db: Connection, season_id: int, now: float) -> bool:
    """Sign-up is over: the first round is dealt, or nothing comes of it where too few have come; whether it begins."""
    whole = load_whole(db, season_id)
    if whole is None or whole.season.status != "joining":
        return False
    enough = len(whole.there) >= fewest(whole.season)
    changed = msgspec.structs.replace(
        whole.season, status="playing" if enough else "closed", round=1 if enough else 0, until=None, updated_at=now
    )
    save_season(db, changed)
    put_outbox(db, [season_news(changed, anew=True)])
    return enough


def fewest(season: Season) -> int:
    """How many have to come."""
    return max(min(each for each in playable(key).settings.seat_counts if each > 1) for key in season.terms.games)


def _over(season: Season, now: float) -> Season:
    return msgspec.structs.replace(season, status="over", until=None, updated_at=now)


def _keep_if(db: Connection, known: Season, changed: Season) -> bool:
    """Keep it, if it is still as it was known."""
    stands = load_season(db, known.id)
    if stands is None or (stands.status, stands.round) != (known.status, known.round):
        return False
    kept = msgspec.structs.replace(changed, host=stands.host, name=stands.name, channel_id=stands.channel_id)
    save_season(db, kept)
    put_outbox(db, [season_news(kept, anew=True)])
    return True


def _keep_dealt(db: Connection, known: Season, begun: Season, dealt: Round) -> None:
    whole = load_whole(db, known.id)
    if whole is None or whole.now or not _keep_if(db, known, begun):
        return
    put_deals(db, dealt.deals)
    people = {each.number: each for each in whole.entrants}
    for each in dealt.changed:
        stands = people[each.number]
        if stands.user_id is not None:
            status = each.status if stands.status != "left" else stands.status
            save_entrant(db, msgspec.structs.replace(stands, status=status, division=each.division))


def _give_up(db: Connection, table_id: TableId, now: float) -> None:
    deal = deal_of(db, table_id)
    if deal is not None:
        note_over(db, deal, now)


def _strengths(db: Connection, whole: Whole) -> Strengths:
    """How strong everybody is at the game of the round, by all that was ever counted."""
    key = whole.season.terms.game_of(1 if whole.season.final else whole.season.round)
    found: dict[int, float] = {}
    for each in whole.entrants:
        skill = None if each.user_id is None else skill_of(db, each.user_id, key)
        found[each.number] = NEWCOMER if skill is None else skill.mu
    return found


def _sitting(whole: Whole, seat: int, number: int, now: float) -> Sitting:
    """Who was dealt there; who has left meanwhile has the computer there, until somebody comes for them."""
    each = whole.entrant(number)
    if each.user_id is None or each.status == "left":
        name = each.name or words(whole.season.language)("bot-stranger", number=seat + 1)
        return Sitting(Seat(seat), None, name, now, computer=True)
    return Sitting(Seat(seat), each.user_id, each.name, now)
