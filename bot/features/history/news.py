"""What has to be told of a table's past; the kind's name and fields are stored."""

from bot.store.identity import Version
from bot.store.table.records import Table
from bot.store.telling.news import AtTable, News, Outgoing


class StepNews(News, frozen=True, tag="step"):
    """Somebody shows a step of the past to all."""

    cosmetic = True

    number: int
    """What everybody calls it."""
    version: Version
    """How the game stood then."""


def step_news(table: Table, number: int, version: Version) -> Outgoing:
    """It is shown where the table stands."""
    return Outgoing(news=StepNews(number, version), target=AtTable(table.id), table_id=table.id)
