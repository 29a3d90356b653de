"""Clicks that lead through a table's past."""

from cogs.clicks.board_and_log import number_of
from cogs.clicks.click import Click, Handler
from cogs.kit.past import show_film, show_step


async def to_step(click: Click) -> None:
    """On or back, to the first step or the last; without more, the past is opened at its end."""
    await _show(click, number_of(click.control.args[-1]) if click.control.args else None)


async def leap(click: Click) -> None:
    """To what was chosen from a list."""
    await _show(click, number_of(click.values[0]) if click.values else None)


async def film(click: Click) -> None:
    """All of it as one moving picture."""
    await show_film(click.answer, await click.live(), click.person.locale)


async def _show(click: Click, step: int | None) -> None:
    await show_step(click.answer, await click.live(), click.person.locale, step)


ACTS: dict[str, Handler] = {"step": to_step, "leap": leap, "film": film}
