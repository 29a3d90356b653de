"""Campaigns by name: begun, gone on with, given up, kept through restarts and restores, and brought in from files."""

import asyncio
import base64
import hashlib
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.features.campaigns import CAMPAIGNS, rows, service
from bot.features.campaigns.enlisting import Meant
from bot.features.campaigns.rows import Campaign
from bot.features.places import PLACES
from bot.features.rematches import REMATCHES
from bot.panel.lines.campaign import how_it_stands
from bot.store.connection import Connection, Job
from bot.store.engine.copies import backup, restore
from bot.store.engine.database import Store
from bot.store.identity import CampaignId, ChannelId, GuildId, TableId
from bot.store.table.commits import Commit
from bot.store.table.moves import commit_move
from bot.store.table.records import Line, LineKind, Table
from bot.tables.model import Person, Refused
from bot.tables.public import public_state
from games.core.parts.seeing import HIDDEN
from games.core.saving import save
from games.maracaibo.campaign.archive import CampaignArchive
from games.maracaibo.state import State
from games.registry import game
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House
from texts import words

pytestmark = pytest.mark.both_engines

HERE = GuildId(7)
LEFT = CampaignArchive(stories=["s05"], tiles=["l25"], cards=["reef_lantern"], read=["s01", "s02", "s04"], games=1)


async def opened(
    house: House, campaign: Meant | None = None, host: Person = ADA, guild: GuildId | None = HERE, **options: str
) -> Table:
    return await house.tables.lobby.open(
        host,
        game_key="maracaibo",
        options=options if campaign is None else {**options, **game("maracaibo").settings.campaign},
        seat_count=2,
        language="en",
        open_to_all=True,
        invited=(),
        guild_id=guild,
        channel_id=ChannelId(70),
        along=None if campaign is None else house.tables.of(CAMPAIGNS).enlisting(campaign),
    )


async def begun(house: House, campaign: Meant | None) -> Table:
    table = await opened(house, campaign)
    await house.tables.lobby.join(table.id, BORIS)
    return await house.tables.lobby.start(table.id, ADA)


async def finished(house: House, table: Table, archive: CampaignArchive | None = LEFT) -> None:
    """Its last move, with what it leaves."""
    live = await house.tables.live(table.id)
    live.state.over = True
    commit = Commit(
        table_id=table.id,
        expected_version=live.table.version,
        lines=(Line(kind=LineKind.MOVE, text="the last", state=save(live.state)),),
        waiting=frozenset(),
        now=house.now,
        status="finished",
    )
    outcome = replace(live.outcome(), archive=archive)

    def store(db: Connection) -> None:
        commit_move(db, commit)
        house.tables.ledger.tell.ended(db, live.table, outcome, commit.now)

    await house.store.write(store)
    house.tables = house.new_service()


async def campaigns(house: House) -> list[Campaign]:
    return await house.tables.of(CAMPAIGNS).at(HERE, ADA.id)


async def refusal(house: House, campaign: Meant | None, host: Person = ADA) -> str:
    with pytest.raises(Refused) as refused:
        await opened(house, campaign, host)
    return refused.value.reason.key.removeprefix("bot-refused-")


@pytest.fixture
async def played(house: House) -> Campaign:
    """A campaign of Ada's and Boris's with one game behind it."""
    await finished(house, await begun(house, "Sunday pirates"))
    [campaign] = await campaigns(house)
    return campaign


async def test_a_name_begins_a_campaign_and_its_game_writes_the_archive(house: House, played: Campaign) -> None:
    assert (played.name, played.finished, played.table_id, played.told) == ("Sunday pirates", 1, None, False)
    assert played.archive == save(LEFT)
    assert played.people == {ADA.id: "Ada", BORIS.id: "Boris"}


async def test_the_next_game_begins_with_the_archive(house: House, played: Campaign) -> None:
    meant = await house.tables.of(CAMPAIGNS).meant("maracaibo", HERE, BORIS.id, " sunday  PIRATES ")
    assert meant == played.id
    table = await begun(house, meant)
    assert table.campaign is not None
    assert (table.campaign.name, table.campaign.number) == ("Sunday pirates", 2)
    state = (await house.tables.live(table.id)).state
    assert isinstance(state, State)
    assert (state.game_number, state.stories, set(state.legacy)) == (2, ["s05"], {"l25"})


async def test_it_lives_on_after_a_restart_and_a_restore(house: House, played: Campaign, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    backup(tmp_path, copy)
    await finished(house, await begun(house, played.id), None)
    assert (await campaigns(house))[0].told
    await house.store.close()
    restore(tmp_path, copy)
    async with Store.open(tmp_path) as house.store:
        house.tables = house.new_service()
        await house.tables.open()
        assert await house.tables.of(CAMPAIGNS).at_hand(HERE, CLARA.id) == [played]
        await house.tables.close()


async def test_they_are_read_when_somebody_asks(
    house: House, played: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits at the start for what nobody wants to know; who has asked is answered from memory."""
    asked: list[str] = []
    read = rows._campaigns

    def counted(db: Connection, where: str, values: tuple[object, ...]) -> list[Campaign]:
        asked.append(where)
        return read(db, where, values)

    monkeypatch.setattr(rows, "_campaigns", counted)
    house.tables = house.new_service()
    await house.tables.open()
    assert asked == []
    assert await house.tables.of(CAMPAIGNS).at_hand(HERE, CLARA.id) == [played]
    assert len(asked) == 1
    with monkeypatch.context() as closed:
        closed.setattr(house.tables.ledger, "read", None)
        assert await house.tables.of(CAMPAIGNS).at_hand(HERE, ADA.id) == [played]
    await house.tables.close()


async def test_what_was_played_meanwhile_is_there_at_the_first_letter(
    house: House, played: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever answers slowly is answered for from memory."""
    there = house.tables.of(CAMPAIGNS)
    assert await there.at_hand(HERE, ADA.id) == [played]
    await finished(house, await begun(house, played.id), None)
    (now,) = await there.at_hand(HERE, ADA.id)
    assert (now.finished, now.told) == (2, True)

    answers, read = asyncio.Event(), house.tables.ledger.read

    async def slow(job: Job[Any]) -> Any:
        await answers.wait()
        return await read(job)

    monkeypatch.setattr(house.tables.ledger, "read", slow)
    monkeypatch.setattr(service, "PATIENCE", 0.0)
    assert await there.at_hand(HERE, ADA.id) == [now]
    answers.set()
    await there.close()


async def test_a_table_that_is_deleted_leaves_the_campaign_whole(house: House, played: Campaign) -> None:
    await house.store.write(lambda db: db.execute("DELETE FROM tables").rowcount)
    assert await campaigns(house) == [played]
    table = await begun(house, played.id)
    assert table.campaign is not None
    assert table.campaign.number == 2


async def test_one_game_of_a_campaign_at_a_time_and_by_its_own_people(house: House, played: Campaign) -> None:
    assert await refusal(house, played.id, CLARA) == "campaign-of-others"
    with pytest.raises(Refused, match="campaign-of-others"):
        await house.tables.of(CAMPAIGNS).meant("maracaibo", HERE, CLARA.id, "sunday pirates")
    await opened(house, played.id)
    assert await refusal(house, played.id, BORIS) == "campaign-in-play"


async def test_a_story_that_is_told_goes_on_no_more(house: House, played: Campaign) -> None:
    await finished(house, last := await begun(house, played.id), None)
    ended = await house.tables.live(last.id)
    assert isinstance(ended.state, State)
    ended.state.stories.clear()
    house.tables._shelf.forget(ended)
    assert "is complete" in how_it_stands(ended.table, ended.outcome(), words("en"))
    assert await refusal(house, played.id) == "campaign-told"
    again = await house.tables.of(REMATCHES).open(last.id, ADA)
    assert again.campaign is not None
    assert (again.campaign.name, again.campaign.number) == ("Sunday pirates 2", 1)


async def test_a_rematch_goes_on_and_a_game_that_is_broken_off_counts_for_nothing(
    house: House, played: Campaign
) -> None:
    table = await begun(house, played.id)
    await house.tables.votes.end_abandoned(table.id, ADA)
    [campaign] = await campaigns(house)
    assert (campaign.archive, campaign.finished) == (played.archive, 1)
    again = await house.tables.of(REMATCHES).open(table.id, BORIS)
    assert again.campaign is not None
    assert (again.campaign.campaign_id, again.campaign.number) == (played.id, 2)


async def test_a_single_chapter_can_be_played_instead(house: House, played: Campaign) -> None:
    table = await opened(house, played.id)
    table = await house.tables.lobby.change(table.id, ADA, {"story": "chapter_3"})
    assert table.campaign is None
    assert [each.table_id for each in await campaigns(house)] == [None]
    table = await house.tables.of(CAMPAIGNS).go_on_with(table.id, ADA, played.id)
    assert table.options["story"] == "campaign"
    assert table.campaign is not None
    assert table.campaign.number == 2


async def test_a_campaign_that_never_began_goes_with_its_table(house: House) -> None:
    table = await opened(house, story="campaign")
    assert table.campaign is not None
    assert table.campaign.name == "Ada's story"
    other = await opened(house, story="campaign")
    assert other.campaign is not None
    assert other.campaign.name == "Ada's story 2"
    await house.tables.lobby.close(table.id, ADA)
    await house.tables.lobby.change(other.id, ADA, {"story": "card_76"})
    assert await campaigns(house) == []


async def test_campaigns_are_at_home_where_they_began(house: House, played: Campaign) -> None:
    assert await house.tables.of(CAMPAIGNS).at(GuildId(8), ADA.id) == []
    assert await house.tables.of(CAMPAIGNS).at(None, ADA.id) == []
    alone = await opened(house, "Alone", guild=None)
    assert [each.name for each in await house.tables.of(CAMPAIGNS).at(None, ADA.id)] == ["Alone"]
    assert await house.tables.of(CAMPAIGNS).at(None, BORIS.id) == []
    with pytest.raises(Refused, match="no-such-campaign"):
        await house.tables.of(CAMPAIGNS).go_on_with(alone.id, ADA, played.id)


async def test_a_campaign_goes_where_its_table_is_brought(house: House, played: Campaign) -> None:
    table = await opened(house, "sunday pirates", guild=None)
    await house.tables.of(PLACES).bring(table.id, HERE, ChannelId(71))
    assert await house.tables.of(CAMPAIGNS).at(None, ADA.id) == []
    assert sorted(each.name for each in await campaigns(house)) == ["Sunday pirates", "sunday pirates 2"]
    table = await house.tables.lobby.close(table.id, ADA)
    assert [each.name for each in await campaigns(house)] == ["Sunday pirates"]


async def test_names_are_made_harmless_and_told_apart(house: House, played: Campaign) -> None:
    mine = house.tables.of(CAMPAIGNS)
    for wrong, why in (("\u202e", "needs-name"), ("x" * 61, "name-too-long")):
        with pytest.raises(Refused, match=f"campaign-{why}"):
            await mine.rename(HERE, ADA, "Sunday pirates", wrong)
    with pytest.raises(Refused, match="no-campaigns"):
        await mine.meant("settlers", HERE, ADA.id, "Sunday pirates")
    table = await opened(house, "Second")
    with pytest.raises(Refused, match="campaign-name-taken"):
        await mine.rename(HERE, ADA, "second", "SUNDAY PIRATES")
    with pytest.raises(Refused, match="no-such-campaign"):
        await mine.rename(HERE, CLARA, "Second", "Mine now")
    await mine.rename(HERE, ADA, "Second", "Third")
    assert (await house.tables.table(table.id)).campaign == msgspec.structs.replace(
        table.campaign or pytest.fail("it is none"), name="Third"
    )


async def test_who_leaves_last_takes_it_along(house: House, played: Campaign) -> None:
    mine = house.tables.of(CAMPAIGNS)
    table = await opened(house, played.id)
    with pytest.raises(Refused, match="campaign-in-play"):
        await mine.leave(HERE, ADA, played.name)
    await house.tables.lobby.close(table.id, ADA)
    await mine.leave(HERE, ADA, played.name)
    [left] = await campaigns(house)
    assert left.people == {BORIS.id: "Boris"}
    await mine.leave(HERE, BORIS, played.name)
    assert await campaigns(house) == []


async def test_an_archive_goes_out_as_a_file_and_comes_in_again(house: House, played: Campaign) -> None:
    mine = house.tables.of(CAMPAIGNS)
    _, file = await mine.export(HERE, ADA, "Sunday pirates")
    assert not any(word.encode() in file for word in (*LEFT.stories, *LEFT.tiles, *LEFT.cards))
    copy = await mine.bring_in(HERE, CLARA, file, None)
    assert (copy.name, copy.finished, copy.archive) == ("Sunday pirates 2", 1, played.archive)
    assert copy.people == {CLARA.id: "Clara"}
    elsewhere = await mine.bring_in(None, BORIS, file, "Alone")
    assert (elsewhere.name, elsewhere.guild_id) == ("Alone", None)
    with pytest.raises(Refused, match="campaign-name-taken"):
        await mine.bring_in(HERE, CLARA, file, "sunday pirates")


async def test_there_is_no_file_of_what_has_not_been_played(house: House, played: Campaign) -> None:
    await opened(house, "New")
    with pytest.raises(Refused, match="campaign-not-begun"):
        await house.tables.of(CAMPAIGNS).export(HERE, ADA, "New")
    with pytest.raises(Refused, match="no-such-campaign"):
        await house.tables.of(CAMPAIGNS).export(HERE, CLARA, "Sunday pirates")


def sealed(archive: object) -> dict[str, object]:
    plain = msgspec.json.encode(archive)
    return {"seal": hashlib.sha256(plain).hexdigest(), "archive": base64.b64encode(zlib.compress(plain)).decode()}


def changed(**parts: object) -> dict[str, object]:
    return sealed({**msgspec.to_builtins(LEFT), **parts})


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"caravel": "table"}, "no-campaign-file"),
        ({"games": 10**9}, "no-campaign-file"),
        ({"games": -1}, "no-campaign-file"),
        ({"format": 2}, "file-too-new"),
        ({"game": "poker"}, "file-of-unknown-game"),
        ({"game": "settlers"}, "file-of-unknown-game"),
        ({"seal": "0" * 64}, "file-damaged"),
        ({"archive": "not base64"}, "file-damaged"),
        ({"archive": base64.b64encode(zlib.compress(b"0" * 10**7)).decode()}, "file-damaged"),
        (changed(version=99), "file-too-new"),
        (changed(stories=[]), "file-damaged"),
        (changed(stories=["s99"]), "file-damaged"),
        (changed(stories=["s01"]), "file-damaged"),
        (changed(tiles=["l25", "l25"]), "file-damaged"),
        (changed(cards=["cane_press"]), "file-damaged"),
        (changed(games=0), "file-damaged"),
        (sealed([]), "file-damaged"),
        (sealed({"stories": {}}), "file-damaged"),
    ],
)
async def test_a_hostile_file_is_refused_and_changes_nothing(
    house: House, played: Campaign, parts: dict[str, object], why: str
) -> None:
    _, file = await house.tables.of(CAMPAIGNS).export(HERE, ADA, "Sunday pirates")
    forged = msgspec.json.encode({**msgspec.json.decode(file), **parts})
    with pytest.raises(Refused, match=why):
        await house.tables.of(CAMPAIGNS).bring_in(HERE, ADA, forged, None)
    assert await campaigns(house) == [played]


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[" * 60_000, b"{}", b"0" * 70_000])
async def test_what_is_no_file_of_ours_is_refused(house: House, data: bytes) -> None:
    with pytest.raises(Refused, match=r"no-campaign-file|file-too-large"):
        await house.tables.of(CAMPAIGNS).bring_in(HERE, ADA, data, None)


async def test_the_export_of_a_table_that_is_over_keeps_what_the_story_has_yet_to_bring(
    house: House, played: Campaign
) -> None:
    table = await begun(house, played.id)
    state = (await house.tables.live(table.id)).state
    assert isinstance(state, State)
    assert HIDDEN not in state.story_cards
    over = msgspec.structs.replace(table, status="finished")
    shown = msgspec.json.decode(public_state(over, save(state)), type=State)
    assert shown.story_cards == [HIDDEN] * len(state.story_cards)
    assert shown.players == state.players


async def test_what_a_rematch_carried_along_before_there_were_names_gets_one(house: House) -> None:
    """A game that was finished without a campaign of its own hands its archive to the one its rematch begins."""
    table = await begun(house, "Old")
    await house.store.write(lambda db: db.execute("DELETE FROM campaigns").rowcount)
    live = await house.tables.live(TableId(table.id))
    live.state.over = True
    await finished(house, table)
    again = await house.tables.of(REMATCHES).open(table.id, ADA)
    assert again.campaign is not None
    [campaign] = await campaigns(house)
    assert (campaign.id, campaign.finished, campaign.archive is not None) == (CampaignId(2), 1, True)
