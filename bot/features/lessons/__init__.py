"""Guided tables for one person alone: a position, one idea a step, and the last of them goes on as a game."""

from bot.feature import Feature
from bot.features.lessons.service import Lessons

LESSONS = Feature(serve=Lessons, forgets=Lessons.forgets, rows_of_people=("lessons",))
