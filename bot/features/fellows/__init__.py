"""What people at a table have for each other: a word to all, everybody's pace, a nudge, a talk about a deal."""

from bot.feature import Feature
from bot.features.fellows.parley_rows import end_parleys_here, end_parleys_of
from bot.features.fellows.rooms import Rooms
from bot.features.fellows.service import Fellows
from bot.features.fellows.telling import Nudging

FELLOWS = Feature(
    serve=Fellows,
    alarms=Fellows.alarms,
    tells=lambda sending: {**Nudging(sending).tells, **Rooms(sending).tells},
    stood_up=end_parleys_of,
    brought=end_parleys_here,
    forgets=Fellows.forgets,
    rows_of_people=("remarks", "nudges", "parleys"),
)
"""Who is there can be spoken to in words that everybody reads in their own language, and none of it rings."""
