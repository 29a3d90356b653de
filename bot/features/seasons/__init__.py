"""Leagues and tournaments of a server: signed up for, dealt, opened, counted and ended without anybody's reckoning."""

from bot.feature import Feature
from bot.features.seasons.counting import keep_departure, keep_places, know_who_sits, play_as_nobody
from bot.features.seasons.service import Seasons
from bot.features.seasons.telling import Telling

SEASONS = Feature(
    serve=Seasons,
    alarms=Seasons.alarms,
    tells_apart=lambda sending: Telling(sending).tells,
    seated=know_who_sits,
    ended=keep_places,
    deserted=keep_departure,
    disown=play_as_nobody,
)
