"""How people are called when it is their turn: once, in the thread or privately, and when they want to be."""

from collections.abc import Collection

from msgspec.structs import replace

from bot.hours.habits import HOUR, Habits, habits_in, may_tell_at, remind_at
from bot.hours.quiet_hours import after_quiet
from bot.store.connection import Connection
from bot.store.facts import recall_fact, remember_fact
from bot.store.identity import UserId
from bot.store.people.absences import absence_of
from bot.store.people.choices import Choices, load_choices
from bot.store.table.commits import Commit
from bot.store.table.company import USUAL_HOURS, Companion, Heed, company_of
from bot.store.table.waiting import Called, call_later, tables_waiting_for
from bot.store.telling.calls_to_answer import answer_calls_due
from bot.store.telling.news import AheadNews, AtTable, Outgoing, PanelNews, ToPerson, TurnNews
from games.core.seats import Seat

REMINDER_HOURS = 12.0
"""After so long the first reminder comes, where neither the person nor the host has chosen otherwise."""


class Reach:
    """When and how somebody can be told something."""

    def __init__(self, choices: Choices, away_until: float | None, usual: float) -> None:
        self.choices = choices
        self.habits: Habits = habits_in(choices.settings)
        self._away_until = away_until
        self._usual_hours = usual

    @classmethod
    def of(cls, db: Connection, user_id: UserId) -> "Reach":
        """This person's."""
        absence = absence_of(db, user_id)
        return cls(load_choices(db, user_id), None if absence is None else absence.until, usual_hours(db))

    @property
    def privately(self) -> bool:
        """Whether a private message reaches them; who wants one digest a day wants it so."""
        return self.choices.called_privately or (self.habits.digest is not None and not self.choices.closed)

    def at(self, moment: float) -> float:
        """The first moment from this one on at which they may be told."""
        return may_tell_at(moment, self.habits, self._away_until)

    def rests(self, moment: float) -> bool:
        """Whether no telephone of theirs may ring now."""
        return after_quiet(max(moment, self._away_until or moment), self.habits.quiet, self.habits.where) > moment

    def again(self, moment: float, told: int) -> float | None:
        """When to tell once more what was told for the `told`th time at this moment."""
        return remind_at(moment, told, self.habits, self._away_until, self._usual_hours)

    def called(self, now: float) -> Called:
        """Called now and reminded later; or called when they may be."""
        free = self.at(now)
        return Called(0, free) if free > now else Called(1, self.again(now, 1))


def with_calls(db: Connection, commit: Commit, heeds: tuple[Heed, ...]) -> Commit:
    """The change, with those called who may be called now, each as they wish: privately, or else by the panel."""
    company = company_of(db, commit.table_id, heeds)
    if company is None:
        return commit
    before, usual = company.waited_for, _hours(company.usual_hours)
    pinged = {seat for item in commit.outbox for seat in _called_by(item)}
    asked = commit.waiting - before | pinged | {line.seat for line in commit.lines if line.seat is not None}
    calls: dict[Seat, Called] = {}
    private: set[Seat] = set()
    for each in company.seats:
        if each.user_id is not None and each.seat in asked:
            reach = Reach(each.choices(each.user_id), each.away_until, usual)
            calls[each.seat] = called = _called(reach, each.seat, commit)
            if called.told and (reach.choices.called_privately or each.guest):
                private.add(each.seat)
    later = {seat for seat, called in calls.items() if not called.told}
    kept = [_without(item, later) for item in commit.outbox if _wanted(item, private)]
    others = [each for each in company.seats if each.seat not in commit.waiting]
    if before != commit.waiting and any(map(_looks_ahead, others)):
        kept.append(Outgoing(news=AheadNews(), target=AtTable(commit.table_id), table_id=commit.table_id))
    return replace(commit, outbox=tuple(kept), calls=calls, company=company)


def _called(reach: Reach, seat: Seat, commit: Commit) -> Called:
    """Who has just moved is there, whatever the hour; those whose plans have moved after that are not."""
    there = seat == commit.lines[0].seat
    return Called(1, reach.again(commit.now, 1)) if there else reach.called(commit.now)


def _looks_ahead(one: Companion) -> bool:
    """Whether there is somebody who wants to know when their turn is the next."""
    return one.user_id is not None and habits_in(one.choices(one.user_id).settings).ahead


def call_anew(db: Connection, user_id: UserId, now: float) -> None:
    """Somebody's habits have changed, or others wait for them: when to tell them of each table is counted anew."""
    reach = Reach.of(db, user_id)
    answer_calls_due(db, user_id, reach.at(now))
    for waiting in tables_waiting_for(db, user_id):
        due = reach.again(waiting.told_at, waiting.told) if waiting.told else reach.at(now)
        # What would have come meanwhile comes a little later: nobody is told something for changing a setting.
        call_later(db, waiting, due if due is None or due >= now else reach.at(now + HOUR))


def usual_hours(db: Connection) -> float:
    """After how many hours the first reminder comes, for those who have not chosen."""
    return _hours(recall_fact(db, USUAL_HOURS))


def _hours(stored: str | None) -> float:
    return float(stored or REMINDER_HOURS)


def choose_usual_hours(db: Connection, hours: float) -> None:
    """The host has chosen so."""
    if usual_hours(db) != hours:
        remember_fact(db, USUAL_HOURS, str(hours))


def _called_by(item: Outgoing) -> Collection[Seat]:
    match item.news:
        case PanelNews(ping=ping):
            return ping
        case TurnNews(seat=seat):
            return (seat,)
        case _:
            return ()


def _wanted(item: Outgoing, private: Collection[Seat]) -> bool:
    """Whether this is no private call, or one for somebody who wants it."""
    match item.news, item.target:
        case TurnNews(seat=seat, whisper=False), ToPerson():
            return seat in private
        case _:
            return True


def _without(item: Outgoing, later: Collection[Seat]) -> Outgoing:
    """The item, waking nobody who is to be told later: what is whispered to them comes in silence."""
    match item.news:
        case PanelNews() as news:
            return replace(item, news=_awake(news, later))
        case TurnNews(seat=seat, whisper=True) as news if seat in later:
            return replace(item, news=replace(news, silent=True))
        case _:
            return item


def _awake(news: PanelNews, resting: Collection[Seat]) -> PanelNews:
    return replace(news, ping=tuple(seat for seat in news.ping if seat not in resting))
