"""What goes on beside games, as the store, the tables and people at Discord have it."""

from tests.bot.store.conftest import store, table
from tests.bot.tables.conftest import house
from tests.support.ports import ada, boris, drawn, port

__all__ = ["ada", "boris", "drawn", "house", "port", "store", "table"]
