"""How long sensible players take, by seats and by what is chosen: the figures that the lobby tells.

A setting is named in `Game.lengthens` where it changes them by a tenth.
"""

from collections.abc import Iterator, Mapping
from statistics import mean

from bench.measure import Sheet
from games.core.game import AnyGame
from games.registry import GAMES as KEYS
from games.registry import game
from tests.support.pacing import taken

TITLE = "Decisions of each player and turns of a sensible game: a setting against the default ones"
COLUMNS = ("decisions", "turns", "told", "", "")
GAMES = 4
"""So many of each; `lengths=40` plays more of them."""


async def measure(sheet: Sheet) -> None:
    """Each number of seats with the default settings; then each setting by itself, over all seats."""
    for key in KEYS:
        found = game(key)
        usual = {seats: taken(found, seats, {}, map(str, range(GAMES))) for seats in found.settings.seat_counts}
        for seats, (decisions, turns) in usual.items():
            told = found.settings.pace[seats]
            figures = [f"{decisions:.0f}", f"{turns:.0f}", f"{told.decisions} / {told.turns}"]
            sheet.row(f"{key}, {seats} seats", figures)
        for option, value, where in settings(found):
            ratios = []
            for seats, options in where.items():
                decisions, turns = taken(found, seats, options, map(str, range(GAMES)))
                ratios.append((decisions / usual[seats][0], turns / usual[seats][1]))
            figures = [f"x{mean(ratio[at] for ratio in ratios):.2f}" for at in range(2)]
            sheet.row(
                f"{key}, {option} {value}", [*figures, f"{found.settings.lengthens.get(option, {}).get(value, 1.0)}"]
            )


def settings(found: AnyGame) -> Iterator[tuple[str, str, Mapping[int, Mapping[str, str]]]]:
    """Each value of each option that is not its default, with all else that it needs, where it can be played."""
    for option in found.settings.options:
        for value in option.values[1:]:
            chosen = found.settings.chosen({**option.only_with, option.key: value})
            seats = [
                each
                for each in found.settings.seat_counts
                if found.settings.fits(each, chosen) is None
                and found.settings.in_effect(each, chosen).get(option.key) == value
            ]
            if seats:
                yield option.key, value, dict.fromkeys(seats, chosen)
