"""What goes on beside games, as the store and the tables have it."""

from tests.bot.store.conftest import store, table

__all__ = ["store", "table"]
