"""Who watches a table: channels that show it live, and people who follow it. Nobody waits for any of it."""

from bot.feature import Feature
from bot.features.watching.rows import WATCHED, put_up_by_nobody, those_who_watch
from bot.features.watching.service import Watchers
from bot.features.watching.telling import Telling
from bot.store.table.company import Heed

WATCHING = Feature(
    serve=Watchers,
    alarms=Watchers.alarms,
    tells=lambda sending: Telling(sending).tells,
    heed=Heed(WATCHED, those_who_watch),
    rows_of_people=("followers",),
    disown=put_up_by_nobody,
)
