"""Tables that pause: no moves, no reminders, no clocks, until a certain time or until they agree to go on."""

from bot.feature import Feature
from bot.features.pauses.service import Pauses

PAUSES = Feature(serve=Pauses, motions=Pauses.motions, alarms=Pauses.alarms)
