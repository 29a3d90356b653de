"""Finding people: who is looked for and until when, who is called to open tables, codes for others, and a board."""

from bot.feature import Feature
from bot.features.finding.board import HEED, brought_on_board, placed_on_board, table_on_board, without_names
from bot.features.finding.board_words import BOARD_PURPOSE
from bot.features.finding.fitting import must_fit_wish
from bot.features.finding.heard import gathered, opened, seated
from bot.features.finding.service import Finding
from bot.features.finding.telling import Telling

FINDING = Feature(
    serve=Finding,
    comes=must_fit_wish,
    opened=opened,
    gathered=gathered,
    seated=seated,
    stood_up=table_on_board,
    brought=brought_on_board,
    placed=placed_on_board,
    disown=without_names,
    heed=HEED,
    rows_of_people=("wrong_codes", "callers", "calls_to_tables"),
    purposes=(BOARD_PURPOSE,),
    alarms=Finding.alarms,
    tells=lambda sending: Telling(sending).tells,
)
