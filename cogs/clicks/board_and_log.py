"""Clicks that show the board or the log."""

from cogs.clicks.click import Click, Handler
from cogs.kit.showing import show_board, show_log

LONGEST = 12


async def board(click: Click) -> None:
    """One's own board; for those who watch, the table."""
    live = await click.live()
    await show_board(click.answer, live, live.seat_of(click.person.id), click.person.locale, own=True)


async def log(click: Click) -> None:
    """A page of the log."""
    end = click.control.args[0] if click.control.args else ""
    await show_log(click.answer, click.control.table, click.person.locale, number_of(end))


def number_of(text: str) -> int | None:
    """The number that a control names; whatever nothing can be counted to is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST else None


ACTS: dict[str, Handler] = {"board": board, "log": log}
