"""A word to the table, everybody's pace and a nudge: seldom, within one's hours, and never to who would rather not."""

import pytest
from msgspec.structs import replace

from bot.features.absence import ABSENCE
from bot.features.fellows import FELLOWS
from bot.features.fellows.news import NudgeNews
from bot.features.fellows.parleys import offered_by, talkers
from bot.features.fellows.remarks import REMARKS, line_of
from bot.features.fellows.service import DAY, MOST_A_DAY, REST
from bot.features.fellows.words import PACES, pace_word
from bot.hours.habits import Habits, with_habits
from bot.hours.quiet_hours import Quiet
from bot.panel.lines.away import line_text
from bot.store.people.choices import NO_NUDGES, UNCOUNTED, Choices, save_choices
from bot.store.table.proposals import Asked, Terms
from bot.store.table.records import Table
from bot.store.telling.news import LineNews, News, read_news
from bot.tables.model import Person, Refused
from games.core.seats import Seat
from games.core.talk import Proposal
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House
from texts import LOCALES, words

pytestmark = pytest.mark.both_engines
PEOPLE = (ADA, BORIS, CLARA)


async def told(house: House, kind: type[News]) -> list[News]:
    rows = await house.store.read(lambda db: db.execute("SELECT payload FROM outbox ORDER BY id").fetchall())
    return [news for (payload,) in rows if isinstance(news := read_news(payload), kind)]


async def remarks(house: House) -> list[str]:
    lines = [news for news in await told(house, LineNews) if isinstance(news, LineNews)]
    return [line.key for line in lines if line.key.startswith("bot-line-remark")]


async def late(house: House, table: Table) -> tuple[Seat, Person, Person]:
    """Who is waited for, and somebody else."""
    seat = (await house.tables.live(table.id)).waiting()[0]
    return seat, PEOPLE[seat], PEOPLE[1 - seat]


async def nudge(house: House, table: Table) -> None:
    seat, _, other = await late(house, table)
    await house.tables.of(FELLOWS).nudge(table.id, other, seat)


async def nudges(house: House) -> int:
    """So many have been told by now."""
    alarm, _ = house.tables.of(FELLOWS).alarms()
    while await alarm.ring(house.now):
        pass
    return len(await told(house, NudgeNews))


@pytest.mark.parametrize("locale", LOCALES)
def test_each_word_is_told_by_whoever_says_it(locale: str) -> None:
    for word in REMARKS:
        line = line_text(LineNews(line_of(word), {"player": "Ada"}, ADA.id), locale)
        assert line.endswith(f"Ada: {words(locale)(f'bot-remark-{word}')}")


async def test_a_word_is_told_to_the_table_and_is_no_line_of_its_log(house: House) -> None:
    table = await house.begun()
    before = (await house.tables.table(table.id)).version
    await house.tables.of(FELLOWS).remark(table.id, ADA, "thinking")
    assert await remarks(house) == [line_of("thinking")]
    assert (await house.tables.table(table.id)).version == before


async def test_nobody_says_very_much(house: House) -> None:
    table = await house.begun()
    say = house.tables.of(FELLOWS).remark
    for count in range(MOST_A_DAY):
        await say(table.id, ADA, "hello")
        house.now += REST - 1
        if count < MOST_A_DAY - 1:
            with pytest.raises(Refused, match="remark-again"):
                await say(table.id, ADA, "thanks")
        house.now += 1
    with pytest.raises(Refused, match="remarks-enough"):
        await say(table.id, ADA, "thanks")
    await say(table.id, BORIS, "thanks")
    house.now += DAY
    await say(table.id, ADA, "thanks")
    assert len(await remarks(house)) == MOST_A_DAY + 2


async def test_only_who_plays_says_something_and_only_what_is_offered(house: House) -> None:
    table = await house.begun()
    for person, word, why in ((CLARA, "hello", "not-seated"), (ADA, "rubbish", "unknown-control")):
        with pytest.raises(Refused, match=why):
            await house.tables.of(FELLOWS).remark(table.id, person, word)
    assert await remarks(house) == []


def test_every_pace_has_a_word() -> None:
    assert [pace_word(seconds) for seconds in (*PACES.values(), 1e6)] == [*PACES, "days"]
    assert pace_word(None) == "unknown"


async def test_paces_are_from_the_log_but_for_whoever_is_in_no_statistics(house: House) -> None:
    table = await house.begun()
    for _ in range(12):
        house.now += 600
        await house.play_on(table.id, 1)
    live = await house.tables.live(table.id)
    paces = await house.tables.of(FELLOWS).paces(live)
    assert paces == {ADA.id: 600.0, BORIS.id: 600.0}
    await house.store.write(lambda db: save_choices(db, Choices(BORIS.id, settings={UNCOUNTED: True})))
    assert await house.tables.of(FELLOWS).paces(live) == {ADA.id: 600.0}


async def test_a_nudge_is_told_once_a_day_at_most_whoever_gives_it(house: House) -> None:
    table = await house.begun()
    await nudge(house, table)
    assert await nudges(house) == 1
    house.now += DAY - 1
    with pytest.raises(Refused, match="nudged-already"):
        await nudge(house, table)
    house.now += 2
    await nudge(house, table)
    assert await nudges(house) == 2


async def test_a_nudge_waits_for_the_morning(house: House) -> None:
    table = await house.begun()
    _, slow, _ = await late(house, table)
    hour = house.now % DAY / 3600
    night = Quiet(int(hour * 60), int(hour * 60 + 120) % 1440)
    settings = with_habits({}, Habits(zone="UTC", quiet=night))
    await house.store.write(lambda db: save_choices(db, Choices(slow.id, settings=settings)))
    await nudge(house, table)
    assert await nudges(house) == 0
    house.now += 3 * 3600
    assert await nudges(house) == 1


async def test_nobody_is_nudged_who_is_not_waited_for_or_would_rather_not_be(house: House) -> None:
    table = await house.begun()
    seat, slow, other = await late(house, table)
    fellows = house.tables.of(FELLOWS)
    for person, whom, why in (
        (other, Seat(1 - seat), "not-waited-for"),
        (slow, seat, "not-waited-for"),
        (CLARA, seat, "not-seated"),
    ):
        with pytest.raises(Refused, match=why):
            await fellows.nudge(table.id, person, whom)
    await house.store.write(lambda db: save_choices(db, Choices(slow.id, settings={NO_NUDGES: True})))
    with pytest.raises(Refused, match="nudge-unwished"):
        await nudge(house, table)
    assert await nudges(house) == 0


async def test_nobody_is_nudged_while_the_table_pauses_or_they_are_away(house: House) -> None:

    table = await house.begun()
    _, slow, other = await late(house, table)
    absences = house.tables.of(ABSENCE)
    await absences.leave(slow, house.now + DAY)
    with pytest.raises(Refused, match="nudge-away"):
        await nudge(house, table)
    await absences.back(slow)
    await house.tables.votes.propose(table.id, slow, Asked.PAUSE, Terms(until=house.now + DAY))
    await house.tables.votes.vote(table.id, other, yes=True)
    with pytest.raises(Refused, match="nudge-paused"):
        await nudge(house, table)
    assert await nudges(house) == 0


class Toast(Proposal, tag="toast"):
    """Put before everybody."""


class Secret(Proposal, tag="secret"):
    """Put to one alone."""

    private = True


async def test_only_what_is_private_and_put_to_people_is_talked_about(house: House) -> None:
    live = await house.tables.live((await house.begun(BORIS, CLARA)).id)
    a, b, c = map(Seat, range(3))
    live.state.proposals = [
        Toast(by=a, to=[b], id="1", among=(a, b)),
        Secret(by=a, to=[c], id="ac1", among=(a, c)),
        Secret(by=b, to=[a], id="ab1", among=(a, b)),
    ]
    assert offered_by(live, a) == [("ac1", (c,))], "his own, and nothing that everybody hears"
    assert talkers(live, ADA, "ac1") == {ADA.id, CLARA.id}
    for proposal in ("1", "ab1", "9"):
        with pytest.raises(Refused, match="parley-over"):
            talkers(live, ADA, proposal)
    table = live.table
    live.table = replace(table, seats=(*table.seats[:2], replace(table.seats[2], user_id=None)))
    assert offered_by(live, a) == [], "nobody sits there"
    live.table, live.state.proposals = table, []
