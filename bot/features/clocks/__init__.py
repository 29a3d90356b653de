"""What happens when somebody's time is up: what the table has chosen, and nothing else.

How clocks run, how they are stored with each version, and how they are shown lies beneath: that is part of every move.
"""

from bot.feature import Feature
from bot.features.clocks.service import Clocks

CLOCKS = Feature(serve=Clocks, open=Clocks.open, close=Clocks.close, alarms=lambda clocks: (clocks,))
