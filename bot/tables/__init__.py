"""The tables: all that people can do at them, whatever the game."""

from bot.store.table.proposals import Asked
from bot.tables.live import Live, Vote
from bot.tables.model import Damaged, Late, LogLine, Moved, Person, Refused, Summary
from bot.tables.service import Tables

__all__ = ["Asked", "Damaged", "Late", "Live", "LogLine", "Moved", "Person", "Refused", "Summary", "Tables", "Vote"]
