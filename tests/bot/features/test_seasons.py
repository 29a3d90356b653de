"""What a season does by itself and at its people's word: as it is stored, with another Caravel after each step."""

from functools import partial

import msgspec
import pytest

from bot.features.forgetting import FORGETTING
from bot.features.seasons import SEASONS
from bot.features.seasons.board import order_of, ratings_of, standings_of
from bot.features.seasons.counting import keep_places
from bot.features.seasons.course import Course
from bot.features.seasons.drawing import tables_of
from bot.features.seasons.rows import Deal, Season, Whole, save_season
from bot.features.seasons.service import Seasons
from bot.features.seasons.terms import DAY, OFFERED, Terms, with_choice
from bot.features.seasons.words import board_of, own_card, season_card
from bot.features.seats import SEATS
from bot.people.ratings import rating
from bot.store.fleet.shares import home_of, share_of
from bot.store.identity import ChannelId, GuildId, UserId
from bot.store.table.records import Table
from bot.tables.model import Person, Refused
from games.core.ending.outcome import ScoreLine, SeatScore, ranked
from games.core.seats import Seat
from games.registry import GAMES
from tests.bot.panel.shown import shown
from tests.bot.tables.conftest import ADA, House

pytestmark = pytest.mark.both_engines

GUILD, CHANNEL = GuildId(7), ChannelId(70)
LOCALES = ("en", "ru")


def person(number: int) -> Person:
    return Person(UserId(number), f"Sailor {number}", "en")


async def table_of(house: House, deal: Deal) -> Table:
    assert deal.table_id is not None
    return await house.tables.table(deal.table_id)


async def rung_out(course: Course, now: float) -> None:
    """Whatever is due by now is done."""
    while await course.ring(now):
        pass


class Regatta:
    """A season in a house, where another service takes over whenever something is done."""

    def __init__(self, house: House, season: Season) -> None:
        self.house = house
        self.id = season.id

    @classmethod
    async def announced(
        cls, house: House, people: int, games: tuple[str, ...] = ("settlers",), **terms: str
    ) -> "Regatta":
        drafted = await house.tables.of(SEASONS).draft(ADA, GUILD, CHANNEL)
        found = cls(house, drafted)
        seeded = msgspec.structs.replace(await found.seasons.play(GUILD, found.id, games), seed="a regatta")
        await house.store.write(lambda db: save_season(db, seeded))
        for name, value in terms.items():
            await found.seasons.choose(GUILD, found.id, name, value)
        await found.seasons.announce(GUILD, found.id)
        for number in range(1, people + 1):
            await found.seasons.join(GUILD, found.id, person(number))
        return found

    @classmethod
    async def begun(cls, house: House, people: int, games: tuple[str, ...] = ("settlers",), **terms: str) -> "Regatta":
        found = await cls.announced(house, people, games, **terms)
        await found.seasons.begin(GUILD, found.id)
        await found.go_on()
        return found

    @property
    def seasons(self) -> Seasons:
        return self.house.tables.of(SEASONS)

    async def whole(self) -> Whole:
        return await self.seasons.whole(GUILD, self.id)

    async def go_on(self, seconds: float = 0.0) -> int:
        """All that is to be done by then, each thing by another Caravel; how many those were."""
        self.house.now += seconds
        done = 0
        while await self.seasons.course.ring(self.house.now):
            self.house.tables = self.house.new_service()
            done += 1
            assert done < 100, "it never comes to rest"
        due = await self.seasons.course.due()
        assert due is None or due > self.house.now
        return done

    async def over(self, round_number: int, best: list[int] | None = None) -> None:
        """The tables of a round are over; these people stand in front wherever they sit, else the first seats."""
        for deal in (await self.whole()).deals:
            if deal.round == round_number and deal.over_at is None:
                order = best or [each.entrant for each in deal.seats]
                points = [-order.index(each.entrant) if each.entrant in order else -99 for each in deal.seats]
                scores = tuple(SeatScore(Seat(at), (ScoreLine("all", each),)) for at, each in enumerate(points))
                keep = partial(
                    keep_places, table=await table_of(self.house, deal), outcome=ranked(scores), now=self.house.now
                )
                await self.house.store.write(keep)
        await self.go_on()


async def test_a_tournament_ends_with_a_final_of_the_best(house: House) -> None:
    regatta = await Regatta.begun(house, 6, ("settlers", "puerto_rico"), kind="tournament", rounds="2", seats="3")
    best = [5, 2, 6, 1, 3, 4]
    await regatta.over(1, best)
    assert (await regatta.whole()).season.round == 2
    await regatta.over(2, best)
    whole = await regatta.whole()
    assert whole.season.final
    (final,) = whole.now
    assert (final.final, final.game) == (True, "settlers")
    assert set(final.people) == {one.entrant for one in standings_of(whole)[:3]}
    table = await table_of(house, final)
    assert table.season is not None
    assert table.season.final
    last = sorted(final.people, reverse=True)
    await regatta.over(3, last)
    whole = await regatta.whole()
    assert whole.season.status == "over"
    assert order_of(whole)[:3] == last, "the final decides"
    told = str(shown(season_card(whole, "en")))
    assert f"**Sailor {last[0]}** wins the season" in told.replace("\\\\", "")


async def test_a_season_is_seen_to_by_the_process_of_its_server_alone(house: House) -> None:
    regatta = await Regatta.announced(house, 4, seats="4")
    await regatta.seasons.begin(GUILD, regatta.id)
    home = home_of(GUILD)
    for block in (1 - home % 2, home % 2):
        tables = house.new_service()
        tables.ledger.share = share_of(block, 2, 2)
        course = tables.of(SEASONS).course
        owned = block == home % 2
        due = await course.due()
        assert (due is not None and due <= house.now) is owned
        await rung_out(course, house.now)
        assert [deal.table_id is not None for deal in (await regatta.whole()).now] == [True] * owned


async def test_a_league_goes_on_with_who_went_up_and_down(house: House) -> None:
    regatta = await Regatta.begun(house, 8, rounds="1", divisions="2", seats="4")
    whole = await regatta.whole()
    assert [sorted(deal.people) for deal in whole.now] == [[1, 2, 3, 4], [5, 6, 7, 8]], "nobody has a rating yet"
    await regatta.over(1, [1, 2, 3, 4, 8, 7, 6, 5])
    whole = await regatta.whole()
    assert whole.season.status == "over"
    board = board_of(whole, "en")
    assert board is not None
    marks = {row.number: row.mark for group in board.groups for row in group.rows}
    assert marks == {1: "won", 2: "", 3: "", 4: "down", 8: "won", 7: "", 6: "", 5: ""}
    after = await regatta.seasons.draft(ADA, GUILD, CHANNEL, "", whole.season)
    assert (after.terms, after.former) == (whole.season.terms, whole.season.id)
    following = Regatta(house, after)
    await following.seasons.announce(GUILD, after.id)
    for number in (9, 4, 8, 7, 6, 3, 2, 1):
        await following.seasons.join(GUILD, after.id, person(number))
    await following.seasons.begin(GUILD, after.id)
    await following.go_on()
    whole = await following.whole()
    first, second = ({whole.entrant(each).user_id for each in deal.people} for deal in whole.now)
    assert first == {1, 2, 3, 8}, "eight has come up"
    assert second == {4, 6, 7, 9}, "four has come down, and who is new begins below"


async def test_every_game_of_the_house_can_be_played(house: House) -> None:
    regatta = await Regatta.begun(house, 7, tuple(GAMES), rounds="5")
    for number, key in enumerate(GAMES, 1):
        deals = [deal for deal in (await regatta.whole()).deals if deal.round == number]
        tables = [await table_of(house, deal) for deal in deals]
        assert {(table.game, table.status) for table in tables} == {(key, "playing")}
        assert sum(len(table.seats) for table in tables) == 7, "nobody is left out"
        assert {table.options["clock_zero"] for table in tables} == {"move"}
        await regatta.over(number)
    assert (await regatta.whole()).season.status == "over"


async def test_everybody_reads_where_they_stand_and_play(house: House) -> None:
    regatta = await Regatta.begun(house, 9, rounds="2", seats="3")
    await regatta.over(1, [9, 1, 2, 3, 4, 5, 6, 7, 8])
    whole = await regatta.whole()
    mine = next(deal for deal in whole.now if 9 in deal.people)
    tables = await tables_of(house.tables, whole, UserId(9))
    told = str(shown(own_card(whole, "en", (), tables, reader=UserId(9), hosts=False)))
    assert ":season:leave:" in told
    assert ":season:join:" not in told, "who plays already is not asked to come"
    assert "**You:** place 1 of 9 · 24 points" in told
    assert f"**Your table:** {mine.table_id}" in told.replace("[", "")
    assert "**You:**" not in str(shown(own_card(whole, "en", (), tables, reader=UserId(99), hosts=False)))


async def test_a_season_can_go_on_in_another_channel(house: House) -> None:
    regatta = await Regatta.begun(house, 4, rounds="2", seats="4")
    moved = await regatta.seasons.move(GUILD, regatta.id, ChannelId(71))
    assert moved.channel_id == 71
    await regatta.over(1)
    first, second = [await table_of(house, deal) for deal in (await regatta.whole()).deals]
    assert (first.channel_id, second.channel_id) == (CHANNEL, 71)
    await regatta.seasons.end(GUILD, regatta.id)
    with pytest.raises(Refused, match="season-over"):
        await regatta.seasons.move(GUILD, regatta.id, CHANNEL)


async def test_nothing_comes_of_a_season_for_which_too_few_come(house: House) -> None:
    regatta = await Regatta.announced(house, 1, days="2")
    with pytest.raises(Refused, match="season-too-few"):
        await regatta.seasons.begin(GUILD, regatta.id)
    assert await regatta.go_on(1.9 * DAY) == 0
    await regatta.go_on(0.2 * DAY)
    assert (await regatta.whole()).season.status == "closed"


async def test_a_round_ends_with_its_time_or_waits_for_its_tables(house: House) -> None:
    stands = await Regatta.begun(house, 4, rounds="1", seats="2", round_days="3")
    waits = await Regatta.begun(house, 4, rounds="1", seats="2", round_days="3", late="waits")
    assert len((await stands.whole()).now) == 2
    await stands.go_on(3.1 * DAY)
    whole = await stands.whole()
    assert whole.season.status == "over"
    assert all(deal.over_at for deal in whole.deals)
    tables = [await table_of(house, deal) for deal in whole.deals]
    assert {table.status for table in tables} == {"ended"}
    assert sum(one.points for one in standings_of(whole)) == 2 * 24, "what stands counts"
    whole = await waits.whole()
    assert whole.season.status == "playing"
    assert whole.season.until is None
    await waits.seasons.end_round(GUILD, waits.id)
    await waits.go_on()
    assert (await waits.whole()).season.status == "over", "its host can end it"


async def test_who_waits_takes_the_place_of_who_has_left(house: House) -> None:
    regatta = await Regatta.begun(house, 6, rounds="2", seats="3")
    await regatta.seasons.join(GUILD, regatta.id, person(7))
    await regatta.go_on()
    assert [each.number for each in (await regatta.whole()).standby] == [7]
    seat = next(deal for deal in (await regatta.whole()).now if 2 in deal.people)
    await regatta.seasons.leave(GUILD, regatta.id, person(2))
    await regatta.go_on()
    whole = await regatta.whole()
    now = next(deal for deal in whole.now if deal.number == seat.number)
    assert now.people == tuple(7 if each == 2 else each for each in seat.people)
    assert {each.number: each.status for each in whole.entrants}[2] == "left"
    other = next(each for each in seat.people if each != 2)
    await regatta.seasons.leave(GUILD, regatta.id, person(other))
    await regatta.seasons.join(GUILD, regatta.id, person(2))
    await regatta.go_on()
    whole = await regatta.whole()
    assert [each.number for each in whole.standby] == [8], "who knows the secrets of another seat takes none there"
    await regatta.over(1)
    whole = await regatta.whole()
    assert {each.user_id for each in whole.there} == {1, 2, 3, 4, 5, 6, 7} - {other}


async def test_a_table_that_everybody_has_left_holds_nobody_up(house: House) -> None:
    regatta = await Regatta.begun(house, 4, rounds="2", seats="2")
    deal = (await regatta.whole()).now[0]
    for number in deal.people:
        await regatta.seasons.leave(GUILD, regatta.id, person(number))
    await regatta.go_on()
    over = {each.number: each.over_at for each in (await regatta.whole()).now}
    assert over[deal.number] is not None


async def test_who_is_forgotten_stays_a_number(house: House) -> None:
    regatta = await Regatta.begun(house, 4, rounds="2", seats="4")
    await regatta.over(1, [3, 1, 2, 4])
    before = {one.entrant: one.points for one in standings_of(await regatta.whole())}
    await house.tables.of(FORGETTING).forget(person(3))
    await regatta.go_on()
    whole = await regatta.whole()
    assert whole.entrant(3).user_id is None
    assert whole.entrant(3).name == ""
    assert {one.entrant: one.points for one in standings_of(whole)} == before
    assert standings_of(whole)[-1].entrant == 3
    for locale in LOCALES:
        assert "Sailor 3" not in str(shown(own_card(whole, locale, reader=ADA.id, hosts=True))).replace("\\", "")


async def test_a_season_is_called_after_nobody_who_is_forgotten(house: House) -> None:
    seasons = house.tables.of(SEASONS)
    season = await seasons.draft(person(5), GUILD, CHANNEL, "The cup of Sailor 5")
    await seasons.play(GUILD, season.id, ("settlers",))
    await seasons.announce(GUILD, season.id)
    await seasons.join(GUILD, season.id, person(5))
    await seasons.join(GUILD, season.id, person(6))
    await house.tables.of(FORGETTING).forget(person(5))
    whole = await seasons.whole(GUILD, season.id)
    assert "Sailor" not in whole.season.name
    assert whole.season.host == 0
    assert [each.name for each in whole.entrants] == ["Sailor 6"]


async def test_nothing_is_done_that_cannot_be(house: House) -> None:
    seasons = house.tables.of(SEASONS)
    draft = await seasons.draft(ADA, GUILD, CHANNEL)
    for refused, word in (
        (seasons.announce(GUILD, draft.id), "season-no-games"),
        (seasons.join(GUILD, draft.id, ADA), "season-not-open"),
        (seasons.whole(GuildId(8), draft.id), "no-such-season"),
        (seasons.begin(GUILD, draft.id), "season-not-open"),
        (seasons.end_round(GUILD, draft.id), "season-not-playing"),
        (seasons.leave(GUILD, draft.id, ADA), "season-not-joined"),
    ):
        with pytest.raises(Refused, match=word):
            await refused
    unknown = await seasons.choose(GUILD, draft.id, "rounds", "1000")
    assert unknown.terms == Terms()
    assert (await seasons.play(GUILD, draft.id, ("chess", "maracaibo"))).terms.games == ("maracaibo",)
    await seasons.end(GUILD, draft.id)
    with pytest.raises(Refused, match="season-over"):
        await seasons.join(GUILD, draft.id, ADA)


@pytest.mark.parametrize("locale", LOCALES)
async def test_each_card_fits_a_phone(house: House, locale: str) -> None:
    regatta = await Regatta.announced(house, 8, ("settlers", "santa_maria"), divisions="2", seats="2", rounds="1")
    drafted = await regatta.seasons.draft(ADA, GUILD, CHANNEL, "Х" * 60)
    cards = [own_card(await regatta.seasons.whole(GUILD, drafted.id), locale, reader=ADA.id, hosts=True)]
    cards.append(own_card(await regatta.whole(), locale, reader=ADA.id, hosts=True))
    await regatta.seasons.begin(GUILD, regatta.id)
    await regatta.go_on()
    cards.append(own_card(await regatta.whole(), locale, reader=ADA.id, hosts=True))
    await regatta.over(1)
    cards.append(own_card(await regatta.whole(), locale, reader=ADA.id, hosts=True))
    for card in cards:
        rows = [each for each in card.view.walk_children() if type(each).__name__ == "ActionRow"]
        assert 1 <= len(rows) <= 6
    for name, values in OFFERED.items():
        for value in values:
            assert getattr(with_choice(Terms(), name, value), name) is not None


async def test_everybody_begins_once_before_anybody_begins_again(house: House) -> None:
    regatta = await Regatta.begun(house, 4, rounds="4", seats="4")
    for number in range(1, 5):
        await regatta.over(number)
    deals = (await regatta.whole()).deals
    assert sorted(deal.people[0] for deal in deals) == [1, 2, 3, 4]


async def test_who_does_not_sit_there_at_the_end_has_nothing_of_the_seat(house: House) -> None:
    regatta = await Regatta.begun(house, 4, rounds="2", seats="4")
    (deal,) = (await regatta.whole()).now
    table = await table_of(house, deal)
    first, second, *_ = (seat.user_id or UserId(0) for seat in table.seats)
    stranger = Person(UserId(77), "Nobody's", "en")
    offers = house.tables.of(SEATS).offers
    await offers.offer_own(table.id, Person(first, "", "en"), stranger)
    await offers.accept(table.id, stranger, Seat(0))
    await offers.to_computer(table.id, Person(second, "", "en"), keep=True)
    await regatta.over(1)
    (deal, *_) = (await regatta.whole()).deals
    assert [(each.place, each.points) for each in deal.seats] == [(None, 0), (None, 0), (3, 8), (4, 0)]
    assert {each.status for each in (await regatta.whole()).entrants} == {"in"}, "both had agreed to it, and go on"
    assert ratings_of(await regatta.whole()) == {}, "a table that somebody has left counts for nobody's strength"
    await regatta.over(2, [3, 1, 4, 2])
    ratings = {number: rating(skill) for number, skill in ratings_of(await regatta.whole()).items()}
    assert ratings[3] > 1500 > ratings[2]
    assert sorted(ratings, key=lambda number: -ratings[number]) == [3, 1, 4, 2]


async def test_who_leaves_a_table_for_good_is_out_and_whom_the_computer_awaits_is_not(house: House) -> None:
    regatta = await Regatta.begun(house, 4, rounds="2", seats="4")
    (deal,) = (await regatta.whole()).now
    table = await table_of(house, deal)
    first, second, *_ = (seat.user_id or UserId(0) for seat in table.seats)
    live = await house.tables.live(table.id)
    await house.tables.seats.computer_takes(live, Seat(0), None, kept_for=first)
    await house.tables.seats.leave(table.id, {second})
    status = {each.user_id: each.status for each in (await regatta.whole()).entrants}
    assert (status[first], status[second]) == ("in", "left")


async def test_a_season_that_cannot_be_read_stands_in_nobodys_way(house: House) -> None:
    damaged = await Regatta.begun(house, 4, rounds="2", seats="4")
    sound = await Regatta.begun(house, 4, rounds="2", seats="4")
    (deal,) = (await damaged.whole()).now
    await house.store.write(
        lambda db: db.execute("UPDATE seasons SET terms = '{\"games\": 1', until = 0 WHERE id = ?", (damaged.id,))
    )
    keep = partial(
        keep_places,
        table=await table_of(house, deal),
        outcome=ranked(tuple(SeatScore(Seat(at), (ScoreLine("all", at),)) for at in range(4))),
        now=house.now,
    )
    await house.store.write(keep)
    course = house.tables.of(SEASONS).course
    with pytest.raises(msgspec.DecodeError):
        await rung_out(course, house.now)
    await course.put_off(house.now, house.now + 3600.0)
    await rung_out(course, house.now)
    assert await course.due() == house.now + 3600.0, "it is tried again"
    assert len(await sound.seasons.at(GUILD)) == 2
    house.now += 60.0
    keep = partial(keep, table=await table_of(house, (await sound.whole()).now[0]))
    await house.store.write(keep)
    await rung_out(course, house.now)
    assert (await sound.whole()).season.round == 2, "the other goes on"
    await house.tables.of(FORGETTING).forget(person(2))
    assert (await sound.whole()).entrant(2).name == ""
