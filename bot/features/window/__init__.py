"""The shop window: what was played on a server, in a channel of its choice."""

from bot.feature import Feature
from bot.publisher.sending import ServerPurpose

WINDOW = Feature(serve=lambda tables: tables.ledger, purposes=(ServerPurpose("window"),))
