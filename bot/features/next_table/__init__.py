"""From one table that waits for somebody to the next, in the order in which they want to go."""

from bot.feature import Feature
from bot.features.next_table.service import Queue

NEXT_TABLE = Feature(serve=Queue)
