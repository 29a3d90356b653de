"""All that goes on beside games, a line each, in the order in which the house asks them."""

import time
from collections.abc import Callable
from typing import Any

from bot.feature import Feature, Running
from bot.features.absence import ABSENCE
from bot.features.calling import CALLING
from bot.features.campaigns import CAMPAIGNS
from bot.features.clocks import CLOCKS
from bot.features.computers import COMPUTERS
from bot.features.fellows import FELLOWS
from bot.features.finding import FINDING
from bot.features.forgetting import FORGETTING
from bot.features.help import HELP
from bot.features.hindsight import HINDSIGHT
from bot.features.history import HISTORY
from bot.features.lessons import LESSONS
from bot.features.next_table import NEXT_TABLE
from bot.features.notes import NOTES
from bot.features.pauses import PAUSES
from bot.features.places import PLACES
from bot.features.plans import PLANS
from bot.features.private_tables import PRIVATE_TABLES
from bot.features.rematches import REMATCHES
from bot.features.seasons import SEASONS
from bot.features.seats import SEATS
from bot.features.statistics import STATISTICS
from bot.features.trying import TRYING
from bot.features.untouched import UNTOUCHED
from bot.features.watching import WATCHING
from bot.features.window import WINDOW
from bot.host.courtesy import Courtesy
from bot.host.limits import Limits
from bot.measures.measures import Measures
from bot.store.engine.database import Store
from bot.tables.brought.alarm import Alarm
from bot.tables.rules.patience import USUAL_SECONDS
from bot.tables.service import Tables

FEATURES: tuple[Feature[Any], ...] = (
    CLOCKS,
    ABSENCE,
    COMPUTERS,
    SEASONS,
    SEATS,
    CALLING,
    CAMPAIGNS,
    FELLOWS,
    FINDING,
    FORGETTING,
    HELP,
    HINDSIGHT,
    HISTORY,
    LESSONS,
    NEXT_TABLE,
    NOTES,
    PAUSES,
    PLACES,
    PRIVATE_TABLES,
    PLANS,
    REMATCHES,
    STATISTICS,
    TRYING,
    UNTOUCHED,
    WATCHING,
    WINDOW,
)


def table_service(
    store: Store,
    wake: Callable[[], None] = lambda: None,
    now: Callable[[], float] = time.time,
    rule_seconds: float = USUAL_SECONDS,
    limits: Limits | None = None,
    measures: Measures | None = None,
) -> Tables:
    """The tables, with all that goes on beside their games."""
    return Tables(store, wake, now, rule_seconds, limits or Limits(), FEATURES, measures)


def running(tables: Tables, courtesy: Courtesy) -> dict[Feature[Any], Running]:
    """What goes on by itself."""
    return {each: each.runs(tables.of(each), courtesy) for each in FEATURES if each.runs is not None}


def alarms_of(tables: Tables) -> list[Alarm]:
    """What falls due of all of them."""
    return [alarm for feature in FEATURES if feature.alarms for alarm in feature.alarms(tables.of(feature))]
