"""What has to be told after a change: items for the outbox."""

from collections.abc import Collection

import msgspec

from bot.store.records import Outgoing, Table


class PanelNews(msgspec.Struct, frozen=True):
    """The table's panel is behind. It is posted anew if somebody else is to move now, else edited."""

    anew: bool
    ping: tuple[int, ...] = ()
    """The seats that must act now and did not have to before."""


class FormerPanel(msgspec.Struct, frozen=True):
    """Another panel has taken the place of this one, which becomes the story of the while for which it stood."""

    channel_id: int
    message_id: int
    since: int
    """The table's version that it showed at first."""
    until: int


class FormerNotice(msgspec.Struct, frozen=True):
    """Another notice has taken the place of this one."""

    channel_id: int
    message_id: int


class TurnNews(msgspec.Struct, frozen=True):
    """A seat is to move: told in a private message, if the person wishes."""

    seat: int
    reminder: bool = False


def room(table: Table) -> str:
    """The target of all that is told at a table: one after the other."""
    return f"table:{table.id}"


def card(table: Table) -> Outgoing:
    """The table's card is behind."""
    return Outgoing(kind="card", target=room(table), table_id=table.id)


def thread(table: Table) -> Outgoing:
    """The table needs its thread."""
    return Outgoing(kind="thread", target=room(table), table_id=table.id)


def panel(table: Table, news: PanelNews) -> Outgoing:
    """The table's panel is behind."""
    return Outgoing(kind="panel", target=room(table), table_id=table.id, payload=msgspec.json.encode(news))


def turn(table: Table, news: TurnNews) -> Outgoing:
    """A person is to move."""
    user_id = table.seats[news.seat].user_id
    return Outgoing(kind="turn", target=f"person:{user_id}", table_id=table.id, payload=msgspec.json.encode(news))


def former_panel(table: Table, news: FormerPanel) -> Outgoing:
    """A panel has to lose its controls."""
    payload = msgspec.json.encode(news)
    return Outgoing(kind="former_panel", target=room(table), table_id=table.id, payload=payload)


def former_notice(table: Table, user_id: int, news: FormerNotice) -> Outgoing:
    """A notice has to lose its controls."""
    payload = msgspec.json.encode(news)
    return Outgoing(kind="former_notice", target=f"person:{user_id}", table_id=table.id, payload=payload)


def after_change(
    table: Table, before: Collection[int], waiting: Collection[int], mover: int | None
) -> tuple[Outgoing, ...]:
    """All to be told after the game went on: the panel, and a notice to each who is to move now and was not before."""
    newly = tuple(seat for seat in waiting if seat not in before and seat != mover)
    items = [panel(table, PanelNews(anew=bool(newly) or not waiting, ping=newly))]
    if not waiting:
        items.append(card(table))
    items += [turn(table, TurnNews(seat)) for seat in newly if table.seats[seat].user_id is not None]
    return tuple(items)
