"""After the end: which of one's own moves cost most, and what a strong player would have done."""

from bot.feature import Feature
from bot.features.hindsight.service import Hindsights

HINDSIGHT = Feature(serve=Hindsights, close=Hindsights.close)
