"""What a delivery notes of those who watch, where they have gone or were forgotten while it was on its way."""

from msgspec.structs import replace

from bot.features.forgetting.rows import NOBODY
from bot.features.watching.rows import (
    Follower,
    WatchPanel,
    find_follower,
    find_watch_panel,
    forget_follower,
    forget_watch_panel,
    note_follower,
    note_watch_panel,
    save_follower,
    save_watch_panel,
)
from bot.store.engine.database import Store
from bot.store.identity import ChannelId, MessageId, UserId, Version
from bot.store.table.records import Table

ADA, HERE = UserId(104), ChannelId(5)


async def test_what_is_shown_is_noted_and_who_put_it_up_stays_forgotten(store: Store, table: Table) -> None:
    panel = WatchPanel(table_id=table.id, channel_id=HERE, user_id=ADA, language="en")
    told = replace(panel, message_id=MessageId(9), posted=Version(3), shows=Version(4), round=2, refused=True)
    forgotten = replace(panel, user_id=UserId(NOBODY))
    await store.write(lambda db: save_watch_panel(db, forgotten))
    await store.write(lambda db: note_watch_panel(db, told))
    assert await store.read(lambda db: find_watch_panel(db, table.id, HERE)) == replace(told, user_id=UserId(NOBODY))


async def test_what_was_taken_down_meanwhile_does_not_stand_again(store: Store, table: Table) -> None:
    panel = WatchPanel(table_id=table.id, channel_id=HERE, user_id=ADA, language="en")
    await store.write(lambda db: save_watch_panel(db, panel))
    await store.write(lambda db: forget_watch_panel(db, panel))
    await store.write(lambda db: note_watch_panel(db, replace(panel, message_id=MessageId(9))))
    assert await store.read(lambda db: find_watch_panel(db, table.id, HERE)) is None


async def test_what_followers_heard_is_noted_and_who_stopped_does_not_follow_again(store: Store, table: Table) -> None:
    follower = Follower(table_id=table.id, user_id=ADA)
    heard = replace(follower, round=4, since=Version(7), due=3.0)
    await store.write(lambda db: save_follower(db, replace(follower, rounds=True)))
    await store.write(lambda db: note_follower(db, heard))
    assert await store.read(lambda db: find_follower(db, table.id, ADA)) == replace(heard, rounds=True)
    await store.write(lambda db: forget_follower(db, table.id, ADA))
    await store.write(lambda db: note_follower(db, heard))
    assert await store.read(lambda db: find_follower(db, table.id, ADA)) is None
