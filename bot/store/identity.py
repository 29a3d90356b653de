"""What is counted by numbers that must never be mistaken for each other."""

from typing import NewType

TableId = NewType("TableId", int)
"""Of a table, for ever: no other ever gets it."""
UserId = NewType("UserId", int)
"""Of a person, as Discord knows them."""
GuildId = NewType("GuildId", int)
"""Of a server."""
ChannelId = NewType("ChannelId", int)
"""Of a channel, a thread, or the private messages with somebody."""
MessageId = NewType("MessageId", int)
"""Of a message."""
Version = NewType("Version", int)
"""How many lines a table's log has."""
CampaignId = NewType("CampaignId", int)
"""Of a campaign, for ever."""
