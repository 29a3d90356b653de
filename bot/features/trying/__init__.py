"""Trying a turn: move after move for one person alone, to be done at once or forgotten."""

from bot.feature import Feature
from bot.features.trying.rows import drop_tries, drop_try
from bot.features.trying.service import Trying

TRYING = Feature(
    serve=Trying,
    stood_up=drop_try,
    ended=drop_tries,
    forgets=Trying.forgets,
    alarms=lambda trying: (trying,),
    rows_of_people=("tries",),
)
