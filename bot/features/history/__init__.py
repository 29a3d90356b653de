"""A table's past, step by step and as a film, and how the points grew in it."""

from bot.feature import Feature
from bot.features.history.service import Histories
from bot.features.history.telling import Sharing

HISTORY = Feature(serve=Histories, recall=Histories.recall_course, tells=lambda sending: Sharing(sending).tells)
