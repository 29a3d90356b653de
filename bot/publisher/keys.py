"""Clicks that let us change the message on which they were made: for a quarter of an hour, beside all limits.

Whoever makes a move clicks on the very panel that shows it next. Discord counts what is changed by a click's token for
no application, and what is changed by the bot's own for all of its servers together: decision 55.
"""

from collections import OrderedDict
from datetime import timedelta
from typing import Any

import discord
from discord.utils import utcnow

from bot.store.identity import MessageId, UserId

REMEMBERED = 500
IN_TIME = timedelta(seconds=30)
"""So long before its end a token is not trusted any more."""


class Keys:
    """The last click on each message that was answered by nothing but what the message shows."""

    def __init__(self) -> None:
        self._clicks: OrderedDict[MessageId, discord.Interaction[Any]] = OrderedDict()

    def note(self, click: discord.Interaction[Any]) -> None:
        """It was answered so that it can change its message."""
        message = click.message
        if message is None or message.flags.ephemeral:
            return
        self._clicks[MessageId(message.id)] = click
        self._clicks.move_to_end(MessageId(message.id))
        while len(self._clicks) > REMEMBERED:
            self._clicks.popitem(last=False)

    def of(self, message_id: MessageId) -> discord.Interaction[Any] | None:
        """The click by which this message can be changed."""
        click = self._clicks.get(message_id)
        if click is None or utcnow() < click.expires_at - IN_TIME:
            return click
        self.lose(message_id)
        return None

    def forget(self, user_id: UserId) -> None:
        """Nothing is known any more of where this person clicked."""
        for message_id in [each for each, click in self._clicks.items() if click.user.id == user_id]:
            self.lose(message_id)

    def lose(self, message_id: MessageId) -> None:
        """It does not fit any more."""
        self._clicks.pop(message_id, None)
