"""`/forget me`: whoever wants it is forgotten; the tables at which they sat stay whole for the others."""

from bot.feature import Feature
from bot.features.forgetting.service import Forgetting

FORGETTING = Feature(serve=Forgetting, alarms=lambda forgetting: (forgetting.erasing,))
