"""A step of a turn that is tried, beside clicks that make a move: on one's own card, on the panel; pictures apart."""

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
                taken: dict[str, list[float]] = {"own": [], "panel": [], "step": [], "undo": []}
                for number in range(-WARM_UP, ROUNDS):
                    live, person, card = await _opened(clicking, live)
                    tried = _whole(live, card)
                    spent = {"step": await clicking.timed(person.hasty.click(card, tried))}
                    spent["undo"] = await clicking.timed(person.hasty.click(card.again, _doing(card.again, "undo")))
                    await person.click(card, _doing(card.again, "forget"))
                    spent["own"] = await clicking.timed(person.hasty.click(card.again, _whole(live, card.again)))
                    live, panel, chosen = await clicking.ready(await port.again(live))
                    person = clicking.people[live.waiting()[0]]
                    spent["panel"] = await clicking.timed(person.hasty.click(panel, chosen))
                    live = await port.again(live)
                    if number >= 0:
                        for what, seconds in spent.items():
                            taken[what].append(seconds)
        own = Series(f"a click on one's own card, {game}", tuple(taken["own"]))
        panels = Series("a click on the panel, answered by an empty word", tuple(taken["panel"]))
        step = Series("a move tried", tuple(taken["step"]))
        sheet.add(own)
        sheet.add(step, against=own, at_most=Limit(median=1.5))
        sheet.add(Series("taken back again", tuple(taken["undo"])), against=own, at_most=Limit(median=1.5))
        sheet.add(panels)
        sheet.add(step, against=panels)


async def _opened(clicking: Clicking, live: Live) -> tuple[Live, Player, SeenMessage]:
    """The card on which somebody tries, where that and their own card have a button that is a whole move."""
    while True:
        live, panel, chosen = await clicking.ready(live)
        person = clicking.people[live.waiting()[0]]
        board = (await press(person, panel, "board")).message
        if "try" in acts(board) and _whole(live, board):
            card = (await press(person, board, "try")).message
            if _whole(live, card):
                return live, person, card
        await person.click(panel, chosen)
        live = await clicking.port.again(live)


def _whole(live: Live, card: SeenMessage) -> str:
    return next((button for button in answering(card) if is_whole(live, button)), "")


def _doing(card: SeenMessage, what: str) -> str:
    return next(each for each in custom_ids(card) if ":try:" in each and f":{what}:" in each)
