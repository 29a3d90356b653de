"""Tables, people, and what is kept about both."""

from functools import partial

import msgspec
import pytest

from bot.store.engine.database import Store
from bot.store.facts import recall_fact, remember_fact
from bot.store.identity import ChannelId, GuildId, MessageId, TableId, Version
from bot.store.people.choices import Choices, load_choices, save_choices
from bot.store.table.moves import commit_move
from bot.store.table.proposals import Asked, Proposal, close_proposal, open_proposal, save_proposal
from bot.store.table.records import NewTable, Sitting, StaleVersion, Table
from bot.store.table.tables import create_table, load_table, save_table, table_in_thread, tables_of, tables_with_status
from bot.store.telling.posts import Post, Purpose, forget_post, posts_of, save_post
from games.core.seats import Seat
from tests.bot.store.commits import commit
from tests.bot.store.conftest import ANNA, BORIS, CHIARA
from tests.support.stored import find_post

replace = msgspec.structs.replace


async def test_a_table_is_found_as_it_was_made(store: Store, table: Table) -> None:
    assert await store.read(lambda db: load_table(db, table.id)) == table
    assert await store.read(lambda db: table_in_thread(db, ChannelId(70))) == table
    assert await store.read(lambda db: load_table(db, TableId(999))) is None
    assert (table.status, table.version, table.seat_of(BORIS), table.seat_of(CHIARA)) == (
        "lobby",
        0,
        1,
        None,
    )


async def test_a_lobby_changes_with_its_seats_and_invitations(store: Store, table: Table) -> None:
    seats = (table.seats[0], Sitting(Seat(2), CHIARA, "Chiara", 20.0))
    changed = replace(table, open=False, seats=seats, invited=frozenset({BORIS}), options={"ruins": "on"}, host=CHIARA)
    await store.write(lambda db: save_table(db, changed, now=30.0))
    assert await store.read(lambda db: load_table(db, table.id)) == replace(changed, updated_at=30.0)


async def test_a_game_that_has_begun_is_not_overwritten_by_its_lobby(store: Store, table: Table) -> None:
    await store.write(lambda db: commit_move(db, commit(table, 0)))
    with pytest.raises(StaleVersion):
        await store.write(lambda db: save_table(db, replace(table, host=CHIARA), now=30.0))


async def test_a_person_sits_once_at_a_table(store: Store, table: Table) -> None:
    twice = replace(table, seats=(*table.seats, Sitting(Seat(2), ANNA, "Anna", 3.0)))
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.write(lambda db: save_table(db, twice, now=30.0))


async def test_somebody_s_tables_come_with_the_latest_touched_first(store: Store, table: Table) -> None:
    new = NewTable(
        game="settlers", host=CHIARA, seat_count=3, language="ru", seats=(Sitting(Seat(0), ANNA, "Anna", 5.0),)
    )
    other = await store.write(lambda db: create_table(db, new, now=11.0))
    assert [t.id for t in await store.read(lambda db: tables_of(db, ANNA))] == [other.id, table.id]
    assert [t.id for t in await store.read(lambda db: tables_of(db, BORIS))] == [table.id]
    assert await store.read(lambda db: tables_of(db, CHIARA)) == []
    assert await store.read(lambda db: tables_of(db, ANNA, statuses=["finished"])) == []


async def test_tables_of_a_server_by_status(store: Store, table: Table) -> None:
    assert await store.read(lambda db: tables_with_status(db, "lobby")) == [table]
    assert await store.read(lambda db: tables_with_status(db, "lobby", guild_id=GuildId(7))) == [table]
    assert await store.read(lambda db: tables_with_status(db, "lobby", guild_id=GuildId(8))) == []
    assert await store.read(lambda db: tables_with_status(db, "playing")) == []


async def test_the_id_of_a_table_is_never_given_again(store: Store, table: Table) -> None:
    await store.write(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (table.id,)))
    new = NewTable(game="settlers", host=ANNA, seat_count=2, language="en")
    assert (await store.write(lambda db: create_table(db, new, now=12.0))).id > table.id


async def test_people_keep_their_settings(store: Store) -> None:
    assert await store.read(lambda db: load_choices(db, ANNA)) == Choices(ANNA)
    for chosen in (Choices(ANNA, "ru", False, {"big": True}), Choices(ANNA, None, True)):
        await store.write(partial(save_choices, choices=chosen))
        assert await store.read(lambda db: load_choices(db, ANNA)) == chosen


async def test_a_proposal_is_open_until_it_is_closed(store: Store, table: Table) -> None:
    asked = Proposal(table_id=table.id, kind=Asked.UNDO, seat=Seat(0), agreed=frozenset({Seat(0)}), at=5.0)
    await store.write(lambda db: save_proposal(db, asked))
    agreed = replace(asked, agreed=frozenset({0, 1}))
    await store.write(lambda db: save_proposal(db, agreed))
    assert await store.read(lambda db: open_proposal(db, table.id, Asked.UNDO)) == agreed
    assert await store.read(lambda db: open_proposal(db, table.id, Asked.END)) is None
    await store.write(lambda db: close_proposal(db, table.id, Asked.UNDO))
    assert await store.read(lambda db: open_proposal(db, table.id, Asked.UNDO)) is None


async def test_one_post_stands_for_each_purpose_and_seat(store: Store, table: Table) -> None:
    panel = Post(
        table_id=table.id, purpose=Purpose.PANEL, channel_id=ChannelId(70), message_id=MessageId(1), version=Version(1)
    )
    notice = Post(
        table_id=table.id,
        purpose=Purpose.TURN,
        channel_id=ChannelId(71),
        message_id=MessageId(2),
        version=Version(1),
        seat=Seat(0),
    )
    newer = replace(panel, message_id=3, version=2)
    for post in (panel, notice, newer):
        await store.write(partial(save_post, post=post))
    assert await store.read(lambda db: find_post(db, table.id, Purpose.PANEL)) == newer
    assert await store.read(lambda db: find_post(db, table.id, Purpose.TURN, seat=Seat(0))) == notice
    await store.write(lambda db: forget_post(db, panel))
    await store.write(lambda db: forget_post(db, notice))
    assert await store.read(lambda db: posts_of(db, table.id)) == [newer]


async def test_a_post_with_a_purpose_of_another_version_stands_for_nothing(store: Store, table: Table) -> None:
    card = Post(
        table_id=table.id, purpose=Purpose.CARD, channel_id=ChannelId(70), message_id=MessageId(1), version=Version(1)
    )
    for post in (card, replace(card, purpose=Purpose.TURN, seat=Seat(1))):
        await store.write(partial(save_post, post=post))
    await store.write(lambda db: db.execute("UPDATE posts SET purpose = 'dance' WHERE purpose = 'turn'"))
    assert await store.read(lambda db: posts_of(db, table.id)) == [card]


async def test_facts_are_remembered(store: Store) -> None:
    for value in ("one", "two"):
        await store.write(partial(remember_fact, name="commands", value=value))
    assert await store.read(lambda db: recall_fact(db, "commands")) == "two"
