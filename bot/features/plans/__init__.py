"""Plans: answers that people leave for questions to come. How they act belongs to the life of a move."""

from bot.feature import Feature
from bot.features.plans.service import Planning

PLANS = Feature(serve=Planning)
