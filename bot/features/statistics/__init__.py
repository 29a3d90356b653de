"""How people's games ended: places, points, pace and ratings, apart from the tables. They go with their person."""

from bot.feature import Feature
from bot.features.statistics.counting import keep_departure, keep_results
from bot.features.statistics.service import Statistics

STATISTICS = Feature(
    serve=Statistics,
    rows_of_people=("results",),
    ended=keep_results,
    deserted=keep_departure,
    alarms=Statistics.alarms,
)
