"""Tables that nobody starts or touches for months: they are closed, and their people hear of it before."""

from bot.feature import Feature
from bot.features.untouched.service import Untouched

UNTOUCHED = Feature(serve=Untouched, alarms=lambda untouched: (untouched,))
