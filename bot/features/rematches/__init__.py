"""Once more: the same people at a new table."""

from bot.feature import Feature
from bot.features.rematches.service import Rematches

REMATCHES = Feature(serve=Rematches)
