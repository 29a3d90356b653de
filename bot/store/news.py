"""All that can be waiting to be told: a closed list of kinds, each with what it takes to tell it later.

The kinds' names and fields are stored. What is renamed here needs a migration, and a new field a default.
"""

from typing import TypeVar

import msgspec

from bot.store.identity import ChannelId, MessageId, TableId, UserId, Version
from games.core.seats import Seat


class _Kind(msgspec.Struct, frozen=True, tag_field="kind"):
    """A kind of news."""


class CardNews(_Kind, frozen=True, tag="card"):
    """The table's card is behind."""


class ThreadNews(_Kind, frozen=True, tag="thread"):
    """The table needs its thread."""


class PanelNews(_Kind, frozen=True, tag="panel"):
    """The table's panel is behind. It is posted anew if somebody else is to move now, else edited."""

    anew: bool = False
    ping: tuple[Seat, ...] = ()
    """The seats that must act now and did not have to before; those who want it so are called privately instead."""
    here: tuple[Seat, ...] = ()
    """The seats that can only be called here."""
    people: tuple[UserId, ...] = ()
    """Those who are offered a seat or asked for their vote, and are called to answer."""


class LineNews(_Kind, frozen=True, tag="line"):
    """Something that everyone at the table should read, in one line; it calls nobody."""

    key: str
    args: dict[str, str | int] = {}
    by: UserId | None = None
    """Who knows it already."""


class TurnNews(_Kind, frozen=True, tag="turn"):
    """A seat is to move: told in a private message, if the person wishes."""

    seat: Seat
    whisper: bool = False
    """Somebody has put something to it in private, so it is told privately or not at all."""
    silent: bool = False
    """No telephone may ring for it now."""


class ReminderNews(_Kind, frozen=True, tag="reminder"):
    """A seat still keeps the table waiting: told privately or in the thread, as the target says."""

    seat: Seat


class RoundupNews(_Kind, frozen=True, tag="roundup"):
    """All tables that wait for somebody, told as one: privately, or in the thread of the first."""

    user_id: UserId
    tables: tuple[TableId, ...]
    daily: bool = False
    """It is the one of today."""


class AheadNews(_Kind, frozen=True, tag="ahead"):
    """Somebody at the table wants to be told when their turn is the next: whether it is, has to be seen."""


class NextNews(_Kind, frozen=True, tag="next"):
    """A seat's turn is the next, as everybody can see: told privately or in the thread, as the target says."""

    seat: Seat
    after: tuple[Seat, ...]
    """Who is asked until then."""


class PlannedNews(_Kind, frozen=True, tag="planned"):
    """A plan has answered for its seat, whose person was not there: nothing rings for what is done already."""

    seat: Seat
    version: Version
    """The line of the log that tells it."""


class OwnNews(_Kind, frozen=True, tag="own"):
    """A seat's private message is behind: the game asks it once more, and nobody need ring."""

    seat: Seat


class FormerPanel(_Kind, frozen=True, tag="former_panel"):
    """Another panel has taken the place of this one, which becomes the story of the while for which it stood."""

    channel_id: ChannelId
    message_id: MessageId
    since: Version
    """The table's version that it showed at first."""
    until: Version
    user_id: UserId | None = None
    """The one who reads it, in private messages."""


class FormerNotice(_Kind, frozen=True, tag="former_notice"):
    """Another notice has taken the place of this one."""

    channel_id: ChannelId
    message_id: MessageId
    user_id: UserId | None = None


class FormerCard(_Kind, frozen=True, tag="former_card"):
    """Another card has taken the place of this one."""

    channel_id: ChannelId
    message_id: MessageId


class FormerThread(_Kind, frozen=True, tag="former_thread"):
    """The game that was played in it is over."""

    channel_id: ChannelId


class FormerReminder(_Kind, frozen=True, tag="former_reminder"):
    """Another reminder has taken the place of this one, or nobody is waited for any more."""

    channel_id: ChannelId
    message_id: MessageId


class Invitation(_Kind, frozen=True, tag="invitation"):
    """Somebody may sit down at a table for which one needs an invitation."""

    user_id: UserId


class Notice(_Kind, frozen=True, tag="notice"):
    """Something that a person should know, such as where a table has gone."""

    user_id: UserId
    key: str
    args: dict[str, str | int] = {}
    silent: bool = False
    """No telephone may ring for it, whatever the hour."""


class PrivatePanelNews(_Kind, frozen=True, tag="private_panel"):
    """Somebody's panel of a table in private messages is behind: it is edited, or posted anew."""

    user_id: UserId
    anew: bool = False
    ring: bool = False
    """The person should look now."""


class WatchedNews(_Kind, frozen=True, tag="watched"):
    """Something has happened at a table that is watched."""


class WatchPanelNews(_Kind, frozen=True, tag="watch_panel"):
    """What a channel shows of a table is behind."""

    channel_id: ChannelId


class FollowNews(_Kind, frozen=True, tag="follow"):
    """A round has begun or the game is over, for somebody who follows the table."""

    user_id: UserId


class Look(_Kind, frozen=True, tag="look"):
    """Somebody has to see whether the table's thread and panel still stand."""


class Outdated(_Kind, frozen=True, tag="outdated"):
    """Stored by an earlier Caravel or a later one, and not to be understood."""


TableNews = CardNews | ThreadNews | PanelNews | LineNews | Look
PersonNews = TurnNews | OwnNews | Invitation | Notice
CallNews = ReminderNews | RoundupNews | AheadNews | NextNews | PlannedNews
"""Told privately or at a table, as its target says."""
TidyingNews = FormerPanel | FormerNotice | FormerCard | FormerReminder | FormerThread
WatchNews = WatchedNews | WatchPanelNews | FollowNews
News = TableNews | PersonNews | PrivatePanelNews | WatchNews | CallNews | TidyingNews | Outdated

N = TypeVar("N", bound=_Kind)

_news: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


def kind_of(news: type[_Kind]) -> str:
    """The name under which this kind is stored."""
    return str(news.__struct_config__.tag)


def write_news(news: News) -> str:
    """As it is stored."""
    return msgspec.json.encode(news).decode()


def read_news(text: str) -> News:
    """What was stored."""
    try:
        return _news.decode(text)
    except msgspec.DecodeError:
        return Outdated()


class AtTable(msgspec.Struct, frozen=True):
    """All that is told at a table: one after the other."""

    table_id: TableId


class ToPerson(msgspec.Struct, frozen=True):
    """All that is told to somebody privately: one after the other."""

    user_id: UserId


class Tidying(msgspec.Struct, frozen=True):
    """What becomes of former messages in a channel. Nobody waits for it, and it stands in nobody's way."""

    channel_id: ChannelId


class Watching(msgspec.Struct, frozen=True):
    """What those who watch a table are told: it waits for whatever somebody waits for."""

    table_id: TableId


class Elsewhere(msgspec.Struct, frozen=True):
    """A target that no Caravel knows any more."""

    text: str


Target = AtTable | ToPerson | Tidying | Watching | Elsewhere


def write_target(target: Target) -> str:
    """As it is stored, and ordered by."""
    match target:
        case AtTable(table_id):
            return f"table:{table_id}"
        case ToPerson(user_id):
            return f"person:{user_id}"
        case Tidying(channel_id):
            return f"tidy:{channel_id}"
        case Watching(table_id):
            return f"watch:{table_id}"
        case Elsewhere(text):
            return text


def read_target(text: str) -> Target:
    """What was stored."""
    kind, _, number = text.partition(":")
    if not number.isdecimal():
        return Elsewhere(text)
    match kind:
        case "table":
            return AtTable(TableId(int(number)))
        case "person":
            return ToPerson(UserId(int(number)))
        case "watch":
            return Watching(TableId(int(number)))
        case "tidy":
            return Tidying(ChannelId(int(number)))
        case _:
            return Elsewhere(text)
