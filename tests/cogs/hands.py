"""Plays as people do: presses what the panel shows, or fills in a command from what autocomplete offers."""

from cogs.kit.move_commands import path_of
from games.core.fields import written
from games.core.game import AnyGame
from games.core.moves import Offer
from tests.cogs.conftest import Evening
from tests.driver import Outcome, Player, SeenMessage

ANSWERS = (":do:", ":pick:", ":next:", ":put:", ":verb:")


async def play_by_panel(evening: Evening, thread: str) -> None:
    """Press until a move has been made: on the panel first, then wherever it leads."""
    mover, _ = await evening.mover(thread)
    before = (await evening.live(thread)).state.moves
    message = evening.panel(thread)
    for _ in range(10):
        outcome = await _press(evening, mover, message)
        if (await evening.live(thread)).state.moves > before:
            return
        message = outcome.message
    raise AssertionError("pressing led nowhere")


async def play_by_command(evening: Evening, thread: str) -> None:
    """One of the game's commands, each blank filled in with what is offered."""
    mover, _ = await evening.mover(thread)
    live = await evening.live(thread)
    before = live.state.moves
    offers = [offer for offer in live.request(live.waiting()[0]).offers if not offer.aside]
    command, filled = await _filled(evening, mover, thread, live.game, evening.chance.choice(offers))
    outcome = await mover.slash(thread, command, **filled)
    assert outcome.private
    assert (await evening.live(thread)).state.moves == before + 1


async def _filled(
    evening: Evening, mover: Player, thread: str, game: AnyGame, offer: Offer
) -> tuple[str, dict[str, str]]:
    command = path_of(game, offer.verb)
    filled: dict[str, str] = {}
    for field in offer.fields:
        offered = await mover.autocomplete(thread, command, written(field.name), "", **filled)
        assert offered, (command, field.name)
        filled[written(field.name)] = evening.chance.choice(list(offered.values()))
    return command, filled


async def _press(evening: Evening, mover: Player, message: SeenMessage) -> Outcome:
    buttons = [button for button in message.buttons if _answers(button.custom_id) and not button.disabled]
    lists = [select for select in message.selects if _answers(select.custom_id)]
    if not buttons and not lists:
        return await mover.click(message, next(each.custom_id for each in message.buttons if ":mine" in each.custom_id))
    pressed = evening.chance.choice([*buttons, *lists])
    if pressed in buttons:
        return await mover.click(message, pressed.custom_id)
    chosen = next(select for select in lists if select is pressed)
    return await mover.select(
        message, chosen.custom_id, evening.chance.sample(list(chosen.options), max(1, chosen.least))
    )


def _answers(custom_id: str) -> bool:
    return any(act in custom_id for act in ANSWERS)
