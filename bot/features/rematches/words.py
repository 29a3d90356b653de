"""Where a new table for the same people is found."""

from bot.panel.kit.links import channel_mention
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import told
from bot.store.table.records import Table
from texts import words


def rematch_told(table: Table, locale: str) -> Posting:
    """To whoever has opened it: in its channel, or in everybody's private messages."""
    say = words(locale)
    if table.channel_id is None:
        return told(say("bot-said-rematch-privately", table=table.id))
    return told(say("bot-said-rematch", channel=channel_mention(table.channel_id)))
