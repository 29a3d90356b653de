"""What people at a table have for each other: a word to all, a look at everybody's pace, a nudge."""

from bot.feature import Feature
from bot.features.fellows.service import Fellows
from bot.features.fellows.telling import Nudging

FELLOWS = Feature(
    serve=Fellows,
    alarms=Fellows.alarms,
    tells=lambda sending: Nudging(sending).tells,
    rows_of_people=("remarks", "nudges"),
)
"""Who is there can be spoken to in words that everybody reads in their own language, and none of it rings."""
