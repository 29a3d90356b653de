"""All that can be waiting to be told: kinds of news, each with what it takes to tell it later.

The kinds' names and fields are stored. What is renamed here needs a migration, and a new field a default.
"""

from functools import cache, reduce
from operator import or_
from typing import ClassVar, TypeVar, assert_never

import msgspec

from bot.store.fleet.shares import home_of
from bot.store.identity import ChannelId, GuildId, MessageId, TableId, UserId, Version
from games.core.seats import Seat


class News(msgspec.Struct, frozen=True, tag_field="kind"):
    """A kind of news. What goes on beside games brings kinds of its own."""

    last_suffices: ClassVar[bool] = False
    """The last of its kind and table tells what those before it could."""
    cosmetic: ClassVar[bool] = False
    """Nobody waits for it, and nobody is troubled where it cannot be told."""

    def suffices_for(self, earlier: "News") -> bool:
        """Whether it tells all that this earlier one of its kind and table could."""
        return self.last_suffices


class CardNews(News, frozen=True, tag="card"):
    """The table's card is behind."""


class ThreadNews(News, frozen=True, tag="thread"):
    """The table needs its thread."""


class PanelNews(News, frozen=True, tag="panel"):
    """The table's panel is behind. It is posted anew if somebody else is to move now, else edited."""

    anew: bool = False
    ping: tuple[Seat, ...] = ()
    """The seats that must act now and did not have to before; those who want it so are called privately instead."""
    here: tuple[Seat, ...] = ()
    """The seats that can only be called here."""
    people: tuple[UserId, ...] = ()
    """Those who are offered a seat or asked for their vote, and are called to answer."""


class LineNews(News, frozen=True, tag="line"):
    """Something that everyone at the table should read, in one line; it calls nobody."""

    key: str
    args: dict[str, str | int] = {}
    by: UserId | None = None
    """Who knows it already."""


class TurnNews(News, frozen=True, tag="turn"):
    """A seat is to move: told in a private message, if the person wishes."""

    last_suffices = True

    seat: Seat
    whisper: bool = False
    """Somebody has put something to it in private, so it is told privately or not at all."""
    silent: bool = False
    """No telephone may ring for it now."""

    def suffices_for(self, earlier: News) -> bool:
        """What may be told openly where nothing else is possible does not rest on what may not."""
        return not self.whisper or (isinstance(earlier, TurnNews) and earlier.whisper)


class ReminderNews(News, frozen=True, tag="reminder"):
    """A seat still keeps the table waiting: told privately or in the thread, as the target says."""

    seat: Seat


class RoundupNews(News, frozen=True, tag="roundup"):
    """All tables that wait for somebody, told as one: privately, or in the thread of the first."""

    user_id: UserId
    tables: tuple[TableId, ...]
    daily: bool = False
    """It is the one of today."""


class AheadNews(News, frozen=True, tag="ahead"):
    """Somebody at the table wants to be told when their turn is the next: whether it is, has to be seen."""


class NextNews(News, frozen=True, tag="next"):
    """A seat's turn is the next, as everybody can see: told privately or in the thread, as the target says."""

    seat: Seat
    after: tuple[Seat, ...]
    """Who is asked until then."""


class PlannedNews(News, frozen=True, tag="planned"):
    """A plan has answered for its seat, whose person was not there: nothing rings for what is done already."""

    seat: Seat
    version: Version
    """The line of the log that tells it."""


class OwnNews(News, frozen=True, tag="own"):
    """A seat's private message is behind: the game asks it once more, and nobody need ring."""

    seat: Seat


class FormerPanel(News, frozen=True, tag="former_panel"):
    """Another panel has taken the place of this one, which becomes the story of the while for which it stood."""

    cosmetic = True

    channel_id: ChannelId
    message_id: MessageId
    since: Version
    """The table's version that it showed at first."""
    until: Version
    user_id: UserId | None = None
    """The one who reads it, in private messages."""


class FormerNotice(News, frozen=True, tag="former_notice"):
    """Another notice has taken the place of this one."""

    cosmetic = True

    channel_id: ChannelId
    message_id: MessageId
    user_id: UserId | None = None


class FormerCard(News, frozen=True, tag="former_card"):
    """Another card has taken the place of this one."""

    cosmetic = True

    channel_id: ChannelId
    message_id: MessageId


class FormerThread(News, frozen=True, tag="former_thread"):
    """The game that was played in it is over."""

    cosmetic = True

    channel_id: ChannelId


class FormerReminder(News, frozen=True, tag="former_reminder"):
    """Another reminder has taken the place of this one, or nobody is waited for any more."""

    cosmetic = True

    channel_id: ChannelId
    message_id: MessageId


class Invitation(News, frozen=True, tag="invitation"):
    """Somebody may sit down at a table for which one needs an invitation."""

    user_id: UserId


class Notice(News, frozen=True, tag="notice"):
    """Something that a person should know, such as where a table has gone."""

    user_id: UserId
    key: str
    args: dict[str, str | int] = {}
    silent: bool = False
    """No telephone may ring for it, whatever the hour."""


class PrivatePanelNews(News, frozen=True, tag="private_panel"):
    """Somebody's panel of a table in private messages is behind: it is edited, or posted anew."""

    user_id: UserId
    anew: bool = False
    ring: bool = False
    """The person should look now."""


class Look(News, frozen=True, tag="look"):
    """Somebody has to see whether the table's thread and panel still stand."""


class StandingNews(News, frozen=True, tag="standing"):
    """What stands in a server's channel for this purpose is behind."""

    cosmetic = True

    purpose: str

    def suffices_for(self, earlier: News) -> bool:
        """The last of a purpose tells what those before it could."""
        return isinstance(earlier, StandingNews) and earlier.purpose == self.purpose


class Outdated(News, frozen=True, tag="outdated"):
    """Stored by an earlier Caravel or a later one, and not to be understood."""


TableNews = CardNews | ThreadNews | PanelNews | LineNews | Look
PersonNews = TurnNews | OwnNews | Invitation | Notice
CallNews = ReminderNews | RoundupNews | AheadNews | NextNews | PlannedNews
"""Told privately or at a table, as its target says."""
TidyingNews = FormerPanel | FormerNotice | FormerCard | FormerReminder | FormerThread

N = TypeVar("N", bound=News)


@cache
def _decoder(kinds: tuple[type[News], ...]) -> msgspec.json.Decoder[News]:
    return msgspec.json.Decoder(reduce(or_, kinds))


def kind_of(news: type[News]) -> str:
    """The name under which this kind is stored."""
    return str(news.__struct_config__.tag)


def write_news(news: News) -> str:
    """As it is stored."""
    return msgspec.json.encode(news).decode()


def read_news(text: str) -> News:
    """What was stored."""
    try:
        return _decoder(tuple(News.__subclasses__())).decode(text)
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


class AtServer(msgspec.Struct, frozen=True):
    """What belongs to a server and to no table, in one of its channels. Nobody waits for it."""

    guild_id: GuildId
    channel_id: ChannelId


class Elsewhere(msgspec.Struct, frozen=True):
    """A target that no Caravel knows any more."""

    text: str


Target = AtTable | ToPerson | Tidying | Watching | AtServer | Elsewhere


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
        case AtServer(guild_id, channel_id):
            return f"server:{guild_id}:{channel_id}"
        case Elsewhere(text):
            return text


def home_of_target(target: Target) -> int | None:
    """By what is told there it is known who tells it; None: by its table, and without one it is the first block's."""
    match target:
        case AtTable() | Watching() | ToPerson() | Tidying():
            return None
        case AtServer(guild_id):
            return home_of(guild_id)
        case Elsewhere():
            return 0
        case unknown:
            assert_never(unknown)


def read_target(text: str) -> Target:
    """What was stored."""
    kind, _, number = text.partition(":")
    if kind == "server":
        guild_id, _, channel_id = number.partition(":")
        known = guild_id.isdecimal() and channel_id.isdecimal()
        return AtServer(GuildId(int(guild_id)), ChannelId(int(channel_id))) if known else Elsewhere(text)
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


class Outgoing(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be told to a target; one target is told in order."""

    news: News
    target: Target
    table_id: TableId | None = None
