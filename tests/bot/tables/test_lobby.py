"""Opening a table, sitting down, standing up, starting."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.features.places import PLACES
from bot.features.rematches import REMATCHES
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.table.proposals import Asked
from bot.store.telling.news import Notice, read_news
from bot.tables.lobby import playable
from bot.tables.model import Person, Refused, Unfit
from games.core.events import Phrase
from games.core.parts.settings import TableOption
from games.maracaibo.state import State as Maracaibo
from games.registry import game
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House
from tests.support.varied import varied

DMITRI, EVA = Person(UserId(4), "Dmitri", "ru"), Person(UserId(5), "Eva", "ru")


async def test_the_host_sits_first(house: House) -> None:
    table = await house.lobby()
    assert (table.names, table.status, table.host) == (("Ada",), "lobby", ADA.id)


async def test_people_sit_down_in_order(house: House) -> None:
    assert (await house.lobby(BORIS, CLARA)).names == ("Ada", "Boris", "Clara")


async def test_nobody_sits_down_twice(house: House) -> None:
    table = await house.lobby(BORIS)
    with pytest.raises(Refused, match="already-seated"):
        await house.tables.lobby.join(table.id, BORIS)


async def test_a_full_table_takes_nobody_more(house: House) -> None:
    table = await house.lobby(BORIS, CLARA, DMITRI)
    with pytest.raises(Refused, match="table-full"):
        await house.tables.lobby.join(table.id, EVA)


async def test_a_table_by_invitation_takes_only_the_invited(house: House) -> None:
    table = await house.lobby(open_to_all=False)
    with pytest.raises(Refused, match="invitation-only"):
        await house.tables.lobby.join(table.id, BORIS)
    await house.tables.lobby.invite(table.id, ADA, [BORIS.id])
    assert (await house.tables.lobby.join(table.id, BORIS)).names == ("Ada", "Boris")


async def test_nobody_starts_alone(house: House) -> None:
    table = await house.lobby()
    with pytest.raises(Refused, match="too-few"):
        await house.tables.lobby.start(table.id, ADA)


async def test_only_the_host_starts(house: House) -> None:
    table = await house.lobby(BORIS)
    with pytest.raises(Refused, match="not-host"):
        await house.tables.lobby.start(table.id, BORIS)


async def test_a_started_table_is_played_and_cannot_be_left(house: House) -> None:
    table = await house.begun()
    assert table.status == "playing"
    with pytest.raises(Refused, match="cannot-leave-playing"):
        await house.tables.lobby.leave(table.id, BORIS)
    with pytest.raises(Refused, match="not-in-lobby"):
        await house.tables.lobby.join(table.id, CLARA)


async def test_when_the_host_leaves_another_hosts(house: House) -> None:
    table = await house.lobby(BORIS, CLARA)
    left = await house.tables.lobby.leave(table.id, ADA)
    assert (left.names, left.host, left.seat_of(CLARA.id)) == (("Boris", "Clara"), BORIS.id, 1)


async def test_the_last_one_closes_the_table(house: House) -> None:
    table = await house.lobby()
    assert (await house.tables.lobby.leave(table.id, ADA)).status == "ended"
    with pytest.raises(Refused, match="over"):
        await house.tables.lobby.join(table.id, BORIS)


async def test_a_table_that_never_was(house: House) -> None:
    with pytest.raises(Refused, match="no-such-table"):
        await house.tables.lobby.join(TableId(999), ADA)


async def test_a_rematch_seats_the_same_people(house: House) -> None:
    table = await house.begun()
    with pytest.raises(Refused, match="not-over"):
        await house.tables.of(REMATCHES).open(table.id, BORIS)
    await house.tables.votes.propose(table.id, ADA, Asked.END)
    await house.tables.votes.vote(table.id, BORIS, yes=True)
    again = await house.tables.of(REMATCHES).open(table.id, BORIS)
    assert (again.names, again.host, again.status, again.options) == (
        ("Boris", "Ada"),
        BORIS.id,
        "lobby",
        table.options,
    )


async def test_two_people_open_one_rematch(house: House) -> None:
    table = await house.begun()
    await house.tables.votes.end_abandoned(table.id, ADA)
    opened = await house.tables.of(REMATCHES).open(table.id, BORIS)
    with pytest.raises(Refused, match="rematch-open"):
        await house.tables.of(REMATCHES).open(table.id, ADA)
    await house.tables.lobby.close(opened.id, BORIS)
    assert (await house.tables.of(REMATCHES).open(table.id, ADA)).host == ADA.id


async def test_a_table_is_opened_once_however_often_that_is_heard(house: House) -> None:
    first, again = [await house.lobby(interaction=77) for _ in range(2)]
    assert again == first
    assert [summary.table.id for summary in await house.tables.tables_of(ADA.id)] == [first.id]


async def test_the_host_decides_how_many_seats_there_are(house: House) -> None:
    table = await house.lobby(BORIS)
    with pytest.raises(Refused, match="table-full"):
        await house.tables.lobby.join(table.id, CLARA)
    await house.tables.lobby.change(table.id, ADA, {}, seat_count=3)
    assert (await house.tables.lobby.join(table.id, CLARA)).names == ("Ada", "Boris", "Clara")


async def test_the_fingerprint_is_told_at_the_start_and_the_seed_at_the_end(house: House) -> None:
    table = await house.begun()
    live = await house.tables.live(table.id)
    fingerprint = live.state.chance.fingerprint()
    started = (await house.tables.log(table.id, None, limit=10)).lines
    assert started[0].event.args == {"fingerprint": fingerprint}
    assert live.state.chance.seed not in repr(started)
    await house.tables.votes.propose(table.id, ADA, Asked.END)
    await house.tables.votes.vote(table.id, BORIS, yes=True)
    ended = (await house.tables.log(table.id, None, limit=10)).lines
    assert ended[-1].event.args == {"secret": live.state.chance.seed}


class TestWhatIsPlayed:
    """Settings that do not go together, and a game for one."""

    @staticmethod
    def played(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
        changed = varied(game("settlers"), **changes)
        monkeypatch.setattr(playable, "game", lambda _: changed)

    async def test_settings_that_do_not_fit_are_refused_for_the_games_reason(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        reason = Phrase("settlers-reason-no-stack")
        options = (TableOption("giant", ("off", "on")),)
        self.played(monkeypatch, options=options, fits=lambda seats, options: reason if seats > 2 else None)
        table = await house.lobby(BORIS)
        with pytest.raises(Unfit) as refused:
            await house.tables.lobby.change(table.id, ADA, {"giant": "on"}, 3)
        assert refused.value.reason == reason
        assert (await house.tables.lobby.change(table.id, ADA, {"giant": "on"}, 2)).options["giant"] == "on"
        with pytest.raises(Unfit):
            await house.lobby(BORIS, CLARA)

    async def test_what_is_a_choice_for_one_alone_is_forgotten_with_more_seats(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        reason = Phrase("settlers-reason-no-stack")
        rival = (TableOption("rival", ("weak", "strong"), seats=(1,)),)

        def fits(seats: int, options: Mapping[str, str]) -> Phrase | None:
            return reason if seats > 1 and options["rival"] == "strong" else None

        self.played(monkeypatch, seat_counts=(1, 2, 3), options=rival, fits=fits)
        table = await house.lobby()
        change = house.tables.lobby.change
        assert (await change(table.id, ADA, {"rival": "strong"}, 1)).options["rival"] == "strong"
        assert (await change(table.id, ADA, {}, 3)).options["rival"] == "weak"
        with pytest.raises(Unfit):
            await change(table.id, ADA, {"rival": "strong"})

    async def test_a_game_for_one_begins_alone_only_where_that_is_meant(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.played(monkeypatch, seat_counts=(1, 2, 3))
        table = await house.lobby()
        with pytest.raises(Refused, match="too-few") as refused:
            await house.tables.lobby.start(table.id, ADA)
        assert refused.value.reason.args == {"wanted": 2}


async def test_a_rematch_goes_on_with_a_campaign(house: House) -> None:
    opened = await house.tables.lobby.open(
        ADA,
        game_key="maracaibo",
        options={"story": "campaign"},
        seat_count=1,
        language="en",
        open_to_all=True,
        invited=(),
        guild_id=GuildId(7),
        channel_id=ChannelId(70),
    )
    table = await house.tables.lobby.start(opened.id, ADA)
    while (live := await house.tables.live(table.id)).waiting():
        await house.play_on(table.id, 20)
    left = live.outcome().archive
    assert left.games == 1
    house.tables = house.new_service()
    again = await house.tables.of(REMATCHES).open(table.id, ADA)
    await house.tables.lobby.start(again.id, ADA)
    state = (await house.tables.live(again.id)).state
    assert isinstance(state, Maracaibo)
    assert state.game_number == 2
    assert state.stories == left.stories
    assert set(left.tiles) <= set(state.legacy)
    await house.tables.votes.end_abandoned(again.id, ADA)
    third = await house.tables.of(REMATCHES).open(again.id, ADA)
    await house.tables.lobby.start(third.id, ADA)
    once_more = (await house.tables.live(third.id)).state
    assert isinstance(once_more, Maracaibo)
    assert once_more.game_number == 2


@pytest.mark.parametrize("by_keeper", [False, True])
async def test_whoever_loses_a_seat_with_a_table_that_is_closed_is_told(house: House, by_keeper: bool) -> None:
    table = await house.lobby(BORIS, CLARA)
    if by_keeper:
        await house.tables.of(PLACES).close(table.id, Person(UserId(9), "Keeper", "en"))
    else:
        await house.tables.lobby.close(table.id, ADA)
    rows = await house.store.read(lambda db: db.execute("SELECT payload FROM outbox WHERE kind = 'notice'").fetchall())
    told = [read_news(payload) for (payload,) in rows]
    names = {news.user_id for news in told if isinstance(news, Notice) and news.key == "bot-notice-table-closed"}
    assert names == {BORIS.id, CLARA.id} | ({ADA.id} if by_keeper else set())
