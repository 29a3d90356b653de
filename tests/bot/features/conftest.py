"""What goes on beside games, as the store and the tables have it."""

from tests.bot.store.conftest import store, table
from tests.bot.tables.conftest import house

__all__ = ["house", "store", "table"]
