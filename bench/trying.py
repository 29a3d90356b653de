"""A step of a turn that is tried, beside a click that makes a move in the same position, pictures apart."""

import tempfile
from pathlib import Path
from unittest.mock import patch

from bench.clicks import Clicking, is_whole
from bench.measure import Limit, Series, Sheet
from bot.tables.live import Live
from render.boards import Boards
from tests.driver import Player, SeenMessage
from tests.support.blank import blank
from tests.support.harbour import acts, answering, custom_ids, harbour, press

TITLE = "Trying a turn, until the first answer, pictures apart"
PLAYED = ("settlers", "puerto_rico")
ROUNDS, WARM_UP = 40, 5


async def measure(sheet: Sheet) -> None:
    """In turn, on one Caravel and in the same positions, so that a slow moment of the machine hits all alike."""
    blank_boards = patch("bot.pictures.drawing.boards", lambda _: Boards(blank, blank))
    for game in PLAYED:
        with tempfile.TemporaryDirectory() as name, blank_boards:
            async with harbour(Path(name)) as port:
                clicking = Clicking(port)
                live = await port.begun(*clicking.people, game=game)
                taken: dict[str, list[float]] = {"click": [], "step": [], "undo": []}
                for number in range(-WARM_UP, ROUNDS):
                    live, panel, chosen = await clicking.ready(live)
                    person = clicking.people[live.waiting()[0]]
                    card, tried = await _opened(live, person, panel)
                    spent = {"step": await clicking.timed(person.hasty.click(card, tried))}
                    spent["undo"] = await clicking.timed(person.hasty.click(card.again, _doing(card.again, "undo")))
                    await person.click(card, _doing(card.again, "forget"))
                    spent["click"] = await clicking.timed(person.hasty.click(panel, chosen))
                    if number >= 0:
                        for what, seconds in spent.items():
                            taken[what].append(seconds)
        click = Series(f"a click, {game}", tuple(taken["click"]))
        sheet.add(click)
        sheet.add(Series("a move tried", tuple(taken["step"])), against=click, at_most=Limit(median=1.5))
        sheet.add(Series("taken back again", tuple(taken["undo"])), against=click, at_most=Limit(median=1.5))


async def _opened(live: Live, person: Player, panel: SeenMessage) -> tuple[SeenMessage, str]:
    """The person's card on which they try, and a button on it that is a whole move."""
    board = (await press(person, panel, "board")).message
    if "try" not in acts(board):  # the very first one asks how one wants to be called
        board = (await press(person, panel, "board")).message
    card = (await press(person, board, "try")).message
    return card, next(button for button in answering(card) if is_whole(live, button))


def _doing(card: SeenMessage, what: str) -> str:
    return next(each for each in custom_ids(card) if ":try:" in each and f":{what}:" in each)
