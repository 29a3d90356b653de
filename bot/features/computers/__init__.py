"""Computers that hold seats make their moves: after a while in which people can read, and beside everything else.

What a computer thinks lies beneath, for a clock that runs out may ask for it, too; and so does whether computers go on,
for every panel says whom the game waits for.
"""

from bot.feature import Feature
from bot.features.computers.moving import Computers
from bot.tables.service import Tables


def _tables(tables: Tables) -> Tables:
    return tables


COMPUTERS = Feature(serve=_tables, runs=Computers)
