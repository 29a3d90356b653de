"""Private notes: what somebody has noted for themselves at a table. They go with their person."""

from bot.feature import Feature
from bot.features.notes.rows import drop_note
from bot.features.notes.service import Notes
from bot.features.notes.words import on_card

NOTES = Feature(serve=Notes, rows_of_people=("notes",), stood_up=drop_note, on_card=on_card)
